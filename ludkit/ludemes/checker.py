"""The checker: from a description to typed ludemes, or to all that keeps Ludii from compiling it.

The verdict is Ludii's, on the selected options: what Ludii does not look at, or lets pass, is a warning at most.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from ludkit.expand.expansion import Expansion, expand
from ludkit.library import Library
from ludkit.ludemes import codes
from ludkit.ludemes.creation import check_creation
from ludkit.ludemes.faults import Faults
from ludkit.ludemes.matcher import Matcher
from ludkit.ludemes.names import check_names
from ludkit.ludemes.schema import Schema, load_schema
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call, Document, Node

GAME = "game.Game"
METADATA = "metadata.Metadata"

MAX_NESTING = 400
"""How deep brackets may be nested after expansion."""

_FRAMES_A_LEVEL = 12
"""More than the calls of a function that one level of nesting takes."""


@dataclass(slots=True)
class CheckResult:
    """What checking found out of a description.

    ``game`` and ``metadata`` are typed where they match (metadata also where the description has none: None),
    ``diagnostics`` in the order of the text; ``ok`` is Ludii's verdict.
    """

    ok: bool
    diagnostics: list[Diagnostic]
    game: Ludeme | None
    metadata: Ludeme | None
    expansion: Expansion


@dataclass(slots=True)
class Checked:
    """A tree that was checked: the typed ludeme, or None and why not."""

    ludeme: Ludeme | None
    diagnostics: list[Diagnostic] = field(default_factory=list)


def check(
    description: str | Document,
    *,
    name: str = "<string>",
    library: Library | None = None,
    options: Sequence[str] = (),
    ruleset: str | None = None,
    all_options: bool = False,
) -> CheckResult:
    """Check a description, a text or its tree. ``name`` is what messages call a text (its path).

    ``options`` and ``ruleset`` are selected as `expand` selects them. With ``all_options``, faults in options that are
    not selected and in defines that nothing calls are errors, without it warnings. Nothing is raised for faults.
    """
    diagnostics: list[Diagnostic] = []
    if isinstance(description, str):
        parsed = parse(description, name)
        document = parsed.document
        diagnostics += parsed.diagnostics
    else:
        document = description
    readable = not _errors(diagnostics)
    expansion = expand(document, library=library, options=options, ruleset=ruleset)
    diagnostics += expansion.diagnostics
    game, metadata = None, None
    if expansion.game is not None:
        if readable:
            checked = check_game(expansion.game)
            game = checked.ludeme
            diagnostics += checked.diagnostics
        else:
            diagnostics += _only_unknown(expansion.game)
    if expansion.metadata is not None and readable:
        checked = check_metadata(expansion.metadata)
        metadata = checked.ludeme
        diagnostics += checked.diagnostics
    found = in_order(diagnostics, document)
    return CheckResult(not _errors(found), found, game, metadata, expansion)


def check_game(game: Call, schema: Schema | None = None) -> Checked:
    """Resolve an expanded game or match, and check its names and its creation."""
    checked = check_tree(game, GAME, schema)
    diagnostics = list(checked.diagnostics)
    diagnostics += check_names(game)
    if checked.ludeme is not None:
        diagnostics += check_creation(checked.ludeme)
    return Checked(None if _errors(diagnostics) else checked.ludeme, diagnostics)


def check_metadata(metadata: Call, schema: Schema | None = None) -> Checked:
    """Resolve expanded metadata."""
    return check_tree(metadata, METADATA, schema)


def check_tree(node: Node, type_name: str, schema: Schema | None = None) -> Checked:
    """Resolve an expanded tree to a ludeme of the type (a full class name of the schema)."""
    if _is_too_deep(node):
        message = f"brackets are nested deeper than {MAX_NESTING} (MAX_NESTING) after expansion"
        return Checked(None, [codes.TOO_DEEP.at(node.place, message)])
    matcher = Matcher(schema or load_schema())
    with _deep_recursion():
        value = matcher.match(node, type_name)
        if isinstance(value, Ludeme):
            return Checked(value)
        return Checked(None, Faults(matcher).explain(node, type_name))


def in_order(diagnostics: list[Diagnostic], document: Document) -> list[Diagnostic]:
    """The diagnostics in the order of the text, each fault once; what stands in other files comes last."""
    seen: set[tuple[str, str, str, int, int]] = set()
    kept: list[Diagnostic] = []
    for diagnostic in diagnostics:
        place = diagnostic.place
        key = (diagnostic.code, diagnostic.message, place.source.name, place.start, place.end)
        if key not in seen:
            seen.add(key)
            kept.append(diagnostic)
    return sorted(kept, key=lambda d: _position(d, document))


def _position(diagnostic: Diagnostic, document: Document) -> tuple[bool, int]:
    place = diagnostic.place
    while place.source is not document.source and place.via is not None:
        place = place.via
    return place.source is not document.source, place.start


def _only_unknown(node: Node) -> list[Diagnostic]:
    """What is wrong whatever the brackets around it."""
    return Faults(Matcher(load_schema())).unknown(node)


def _errors(diagnostics: list[Diagnostic]) -> bool:
    return any(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)


def _is_too_deep(node: Node) -> bool:
    level: list[Node] = [node]
    for _ in range(MAX_NESTING):
        level = [child for parent in level for child in parent.children]
        if not level:
            return False
    return True


@contextmanager
def _deep_recursion() -> Iterator[None]:
    """Room for matching, which recurses with the nesting of the tree; that is limited, so this is."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, MAX_NESTING * _FRAMES_A_LEVEL))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
