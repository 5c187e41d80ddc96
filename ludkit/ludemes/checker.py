"""The checker: from a description to typed ludemes, or to all that keeps Ludii from compiling it.

The verdict is Ludii's, on the selected options: what Ludii does not look at, or lets pass, is a warning at most.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import chain, zip_longest
from pathlib import Path

from ludkit.expand import Expansion, Option, OptionItem, expand
from ludkit.expand.codes import QUOTED_BRACKETS
from ludkit.library import Library, as_library
from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking import warnings
from ludkit.ludemes.checking.causes import PARTS, find_causes, only_in_metadata, unread
from ludkit.ludemes.checking.creation import check_creation
from ludkit.ludemes.checking.faults import Faults
from ludkit.ludemes.checking.leniency import metadata_as_ludii_reads_them, odd_quotes
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.checking.names import check_names
from ludkit.ludemes.schema import Schema, load_schema
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.parser import as_parsed
from ludkit.syntax.report import ordered
from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import Call, Document, Node

GAME = "game.Game"
METADATA = "metadata.Metadata"

MAX_ALTERNATIVE_NODES = 10_000
"""How many nodes all games together may have that other items of options make, unless all are asked for."""

MAX_NODES_WHEN_ASKED = 1_000_000
"""The same where all are asked for: about two minutes."""

FIXED_COST = 150
"""How many nodes' worth of time it takes to select other items at all."""

NODES_READ_FOR_ONE_CHECKED = 10
"""How many nodes of a description are searched for options in the time that one node of a game is checked in."""

MAX_NESTING = 400
"""How deep brackets may be nested after expansion."""

_FRAMES_A_LEVEL = 12
"""More than the calls of a function that one level of nesting takes."""


@dataclass(slots=True)
class CheckResult:
    """What checking found out of a description.

    ``ok`` is Ludii's verdict. ``diagnostics`` are in the order of the text, ``source``. ``game`` and ``metadata`` are
    None where they do not match, or are not there.
    """

    source: Source

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
    description: str | Path | Document,
    *,
    name: str | None = None,
    library: Library | str | Path | None = None,
    options: Sequence[str] = (),
    ruleset: str | None = None,
    all_options: bool = False,
    warn: bool = True,
) -> CheckResult:
    """Check a description: its text, the file at a path, or its tree. ``name`` is what messages call a text.

    ``library``, ``options`` and ``ruleset`` are as `expand` takes them. With ``all_options``, faults in options that
    are not selected and in defines that nothing calls are errors, without it warnings. Without ``warn`` nothing is
    looked for that leaves the verdict alone, which is faster. Nothing is raised for faults; what is raised is what
    `expand` raises.
    """
    parsed = as_parsed(description, name)
    document, misread = parsed.document, parsed.diagnostics
    library = as_library(library)
    expansion = expand(document, library=library, options=options, ruleset=ruleset)
    looked_at = unread(misread, expansion)
    if _errors(looked_at) and only_in_metadata(looked_at, document):
        looked_at = _read_leniently(looked_at, document, expansion)
    if _errors(looked_at):
        return _unreadable(document, looked_at, expansion)
    result = _check_expansion(document, expansion)
    if expansion.metadata is not None and (odd := odd_quotes(document.source)) is not None:
        message = "Ludii counts the quotes inside of strings; their number in the metadata must be even"
        result.diagnostics.append(QUOTED_BRACKETS.at(odd, message))
    result.diagnostics += misread if all_options else looked_at
    if warn or all_options:
        unreadable = [d.place for d in misread]
        others = _Alternatives(document, library, options, ruleset, result, unreadable)
        faults = [*others.faults(all_options), *warnings.uncalled_faults(document, result.expansion, library)]
        result.diagnostics += faults if all_options else [replace(d, severity=Severity.WARNING) for d in faults]
    if warn:
        result.diagnostics += warnings.unused(document, result.expansion)
    if warn and result.game is not None and result.expansion.game is not None:
        result.diagnostics += warnings.loose_names(result.expansion.game, result.game)
        result.diagnostics += warnings.absent_players(result.game)
        result.diagnostics += warnings.absent_pieces(result.game)
    result.diagnostics = in_order(result.diagnostics)
    result.ok = not _errors(result.diagnostics)
    return result


def _check_expansion(document: Document, expansion: Expansion) -> CheckResult:
    """Check what is selected; the diagnostics are not in order yet."""
    game, metadata = Checked(None), Checked(None)
    if expansion.game is not None:
        game = check_game(expansion.game, expansion.others)
    if expansion.metadata is not None:
        metadata = check_metadata(expansion.metadata)
    diagnostics = find_causes([*expansion.diagnostics, *game.diagnostics, *metadata.diagnostics], expansion)
    return CheckResult(document.source, not _errors(diagnostics), diagnostics, game.ludeme, metadata.ludeme, expansion)


def _read_leniently(diagnostics: list[Diagnostic], document: Document, expansion: Expansion) -> list[Diagnostic]:
    """The faults of brackets in the metadata, as warnings if Ludii makes something of them all the same.

    What it makes of them then stands in the expansion.
    """
    metadata = metadata_as_ludii_reads_them(document.source)
    if metadata is None or check_metadata(metadata).ludeme is None:
        return diagnostics
    expansion.metadata = metadata
    return [replace(diagnostic, severity=Severity.WARNING) for diagnostic in diagnostics]


def _unreadable(document: Document, misread: list[Diagnostic], expansion: Expansion) -> CheckResult:
    """The result for a text that had to be mended to be read: what else is said is true however it is mended."""
    diagnostics = list(misread)
    if expansion.game is not None and not _is_too_deep(expansion.game):
        diagnostics += Faults(Matcher(load_schema())).unknown(expansion.game)
    return CheckResult(document.source, False, in_order(diagnostics), None, None, expansion)


class _Alternatives:
    """What is wrong with the items and rulesets of a description that are not selected.

    The selection is changed in one item, or for speed first in one item of each option at once; what that brings to
    light is then looked for item by item.
    """

    def __init__(
        self,
        document: Document,
        library: Library | None,
        options: Sequence[str],
        ruleset: str | None,
        selected: CheckResult,
        unreadable: list[Place],
    ) -> None:
        """``unreadable``: where the text could not be read; of an item with such a place nothing more is said."""
        self.document = document
        self.library = library
        self.options = options
        self.ruleset = ruleset
        self.expansion = selected.expansion
        self.known = set(map(_key, selected.diagnostics))
        self.unreadable = unreadable

    def faults(self, thorough: bool) -> Iterator[Diagnostic]:
        """The errors that other selections have; of large descriptions some only if ``thorough``."""
        game = self.expansion.game
        if game is None and not thorough:
            return  # what cannot be expanded as selected would mostly fail again, at the full price each time
        items = [self._unselected(option) for option in self.expansion.options]
        if thorough:
            groups = [[item] for item in chain.from_iterable(items)]
        else:
            groups = [group for row in zip_longest(*items) if (group := [item for item in row if item is not None])]
        if groups:
            nodes = MAX_NODES_WHEN_ASKED if thorough else MAX_ALTERNATIVE_NODES
            yield from self._affordable_faults(groups, nodes // self._cost(game), thorough)
        for ruleset in self.expansion.rulesets if thorough else ():
            if ruleset is not self.expansion.ruleset and ruleset.options:
                errors = self._new_errors((), ruleset.name)
                yield from (_with(error, f"ruleset {ruleset.name}") for error in errors)

    def _affordable_faults(
        self, groups: list[list[OptionItem]], selections: int, thorough: bool
    ) -> Iterator[Diagnostic]:
        """The errors of the items that can be found with so many selections; a note on the items that are left."""
        for number, group in enumerate(groups):
            alone = len(group) == 1
            if selections > 0 and not alone:
                selections -= 1
                if not list(self._with_items(group)):
                    continue
            for done, item in enumerate(group):
                if selections <= 0:
                    yield _not_checked([*group[done:], *chain.from_iterable(groups[number + 1 :])], thorough)
                    return
                selections -= 1
                yield from self._errors_of(item)

    def _cost(self, game: Call | None) -> int:
        """How many nodes' worth of time it takes to check one selection of items."""
        checked = sum(1 for _ in game.walk()) if game is not None else 0
        read = sum(1 for _ in self.document.walk())
        return FIXED_COST + checked + read // NODES_READ_FOR_ONE_CHECKED

    def _errors_of(self, item: OptionItem) -> Iterator[Diagnostic]:
        return (_with(error, f"option {item.selection}") for error in self._with_items([item]))

    def _unselected(self, option: Option) -> list[OptionItem]:
        selected = self.expansion.selected
        return [i for i in option.items if i.values and i not in selected and not self._is_unreadable(i.place)]

    def _is_unreadable(self, place: Place) -> bool:
        return any(place.start <= fault.start < place.end for fault in self.unreadable)

    def _with_items(self, items: list[OptionItem]) -> Iterator[Diagnostic]:
        changed = {item.option for item in items}
        others = [name for name in self.options if name.partition("/")[0] not in changed]
        return self._new_errors([*others, *(item.selection for item in items)], self.ruleset)

    def _new_errors(self, options: Sequence[str], ruleset: str | None) -> Iterator[Diagnostic]:
        expansion = expand(self.document, library=self.library, options=options, ruleset=ruleset)
        diagnostics = _check_expansion(self.document, expansion).diagnostics
        return (d for d in diagnostics if _is_error(d) and _key(d) not in self.known)


def _not_checked(items: list[OptionItem], thorough: bool) -> Diagnostic:
    limit = "MAX_NODES_WHEN_ASKED" if thorough else "MAX_ALTERNATIVE_NODES"
    hint = "select them to have them checked" if thorough else "--all-options checks them"
    return codes.NOT_CHECKED.at(items[0].place, f"{len(items)} items of options are not checked ({limit})", hint)


def _with(diagnostic: Diagnostic, selection: str) -> Diagnostic:
    return replace(diagnostic, message=f"{diagnostic.message} (with {selection})")


def check_game(game: Call, others: tuple[Node, ...] = (), schema: Schema | None = None) -> Checked:
    """Resolve an expanded game or match, and check its names and its creation.

    ``others`` is what stands beside it at the top; of that Ludii checks the names only.
    """
    schema = schema or load_schema()
    if not any(schema.is_a(ludeme.name, GAME) for ludeme in schema.by_head.get(game.name, ())):
        near = wording.nearest(game.name, PARTS)
        hint = f"did you mean `{near}`?" if near else "a description is a `(game …)` or a `(match …)`"
        fault = codes.NO_GAME.at((game.head or game).place, f"{wording.found(game)} is not a game", hint)
        return Checked(None, [fault])
    checked = check_tree(game, GAME, schema)
    diagnostics = [*checked.diagnostics, *check_names((game, *others), schema)]
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
        faults = Faults(matcher).explain(node, type_name)
    if not faults:
        # What is no part of the language keeps a tree from matching, too: a range, a piece of an option's text.
        faults = [codes.WRONG_KIND.at(node.place, f"{wording.found(node)} does not match any clause")]
    return Checked(None, faults)


def in_order(diagnostics: list[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics in the order of the text, each fault once."""
    found: dict[tuple[str, str, int, int], Diagnostic] = {}
    for diagnostic in diagnostics:
        found.setdefault(_key(diagnostic), diagnostic)
    return ordered(found.values())


def _key(diagnostic: Diagnostic) -> tuple[str, str, int, int]:
    """Diagnostics with the same key say the same fault, which came up by different ways."""
    return diagnostic.code, diagnostic.place.source.name, diagnostic.place.start, diagnostic.place.end


def _is_error(diagnostic: Diagnostic) -> bool:
    return diagnostic.severity is Severity.ERROR


def _errors(diagnostics: list[Diagnostic]) -> bool:
    return any(map(_is_error, diagnostics))


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
