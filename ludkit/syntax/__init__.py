"""Text and tree: reading descriptions, printing them, saying what is wrong with them and where."""

from ludkit.syntax.diagnostics import DescriptionError, Diagnostic, Severity
from ludkit.syntax.layout import layout, layout_node
from ludkit.syntax.parser import ParseResult, parse
from ludkit.syntax.printer import replace, source_text
from ludkit.syntax.reading import UnreadableError
from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import Document, Node

__all__ = [
    "DescriptionError",
    "Diagnostic",
    "Document",
    "Node",
    "ParseResult",
    "Place",
    "Severity",
    "Source",
    "UnreadableError",
    "layout",
    "layout_node",
    "parse",
    "replace",
    "source_text",
]
