"""Text and tree: reading descriptions, printing them, saying what is wrong with them and where."""

from ludkit.syntax.diagnostics import DescriptionError, Diagnostic, Severity
from ludkit.syntax.parser import ParseResult, parse
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
    "parse",
]
