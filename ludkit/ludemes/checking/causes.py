"""Causes: what a fault of reading means for the verdict, and faults that only follow from others.

A fault that follows from another one is said where the cause is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ludkit.expand import Define, Expansion
from ludkit.expand.codes import IGNORED_OPTION, UNKNOWN_REQUIREMENT, UNKNOWN_TAG
from ludkit.ludemes import codes, wording
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.parser import parse
from ludkit.syntax.source import Place
from ludkit.syntax.tree import Call, Document, String, Word

PARTS = ("option", "rulesets", "define", "metadata", "game", "match")
"""What a description is made of."""

_FORM = 'an option begins with its name: (option "Name" <Tag> args:{ … } { … })'

_TAG = re.compile(r"<\s*([^\s<>:]+)")
_PARAMETER = re.compile(r"#([1-9])")


_OF_WORDS = frozenset({"L106", "L107", "L108", "L109"})
"""Faults of reading that matter only where the text is used: characters, placeholders, ranges and labels."""

OF_BRACKETS = frozenset({"L101", "L102", "L103", "L104"})


def unread(diagnostics: list[Diagnostic], expansion: Expansion) -> list[Diagnostic]:
    """The faults of reading, as warnings where Ludii does not look: in items of options that are not selected, and in
    defines that nothing calls."""
    items = [item.place for option in expansion.options for item in option.items if item not in expansion.selected]
    defines = [d.place for d in expansion.defines if d.name not in expansion.used_defines and d.path is None]

    def is_unread(diagnostic: Diagnostic) -> bool:
        start = diagnostic.place.start
        return diagnostic.code in _OF_WORDS and any(span.start <= start < span.end for span in items + defines)

    return [replace(d, severity=Severity.WARNING) if is_unread(d) else d for d in diagnostics]


def only_in_metadata(diagnostics: list[Diagnostic], document: Document) -> bool:
    """Whether all errors are of brackets in the metadata."""
    start = document.source.text.find("(metadata")
    errors = [d for d in diagnostics if d.severity is Severity.ERROR]
    return start >= 0 and all(d.code in OF_BRACKETS and d.place.start > start for d in errors)


def find_causes(diagnostics: list[Diagnostic], expansion: Expansion) -> list[Diagnostic]:
    """The diagnostics, with those that have a cause elsewhere moved there or left out."""
    found = _passed_over(diagnostics, expansion)
    return [_at_call(d, expansion) for d in _without_names(_without_lost_tags(found, expansion))]


def _passed_over(diagnostics: list[Diagnostic], expansion: Expansion) -> list[Diagnostic]:
    """With what Ludii passes over beside the game. If that is missed elsewhere, it is the fault, not what misses it."""
    missing = {UNKNOWN_TAG.code, UNKNOWN_REQUIREMENT.code}
    if any(d.code == codes.NO_GAME.code for d in diagnostics):
        return [d for d in diagnostics if d.code not in missing]
    missed = any(d.code in missing for d in diagnostics)
    over: list[Diagnostic] = []
    for node in expansion.others:
        if isinstance(node, Call) and isinstance(node.head, Word):
            near = wording.nearest(node.name, PARTS)
            hint = f"did you mean `{near}`?" if near and near != node.name else _FORM if near == "option" else None
            fault = codes.PASSED_OVER.at(node.head.place, f"Ludii passes over `({node.name} …)`", hint)
            inside = [d for d in diagnostics if d.code == codes.UNKNOWN_NAME.code and _is_in(d.place, node.place)]
            over.append(replace(fault, severity=Severity.ERROR) if near and (missed or inside) else fault)
            if near:
                diagnostics = [d for d in diagnostics if d not in inside]
    if any(d.severity is Severity.ERROR for d in over):
        diagnostics = [d for d in diagnostics if d.code not in missing]
    return diagnostics + over


def _is_in(place: Place, around: Place) -> bool:
    return place.source is around.source and around.start <= place.start < around.end


def _without_names(diagnostics: list[Diagnostic]) -> list[Diagnostic]:
    """What does not belong where it stands need not be a name that is known; and Ludii's way to find the number of
    players goes wrong where the game is."""
    misplaced = {(d.place.source, d.place.start) for d in diagnostics if d.code.startswith("L3")}
    of_names = (codes.UNKNOWN_NAME.code, codes.EMPTY_NAME.code)

    def follows(diagnostic: Diagnostic) -> bool:
        if diagnostic.code == codes.PLAYER_COUNT.code:
            return bool(misplaced)
        return diagnostic.code in of_names and (diagnostic.place.source, diagnostic.place.start) in misplaced

    return [d for d in diagnostics if not follows(d)]


def _without_lost_tags(diagnostics: list[Diagnostic], expansion: Expansion) -> list[Diagnostic]:
    """An option or item that cannot be read is the fault, not the tags that it leaves without a value."""
    wanted = {tag for d in diagnostics if d.code == UNKNOWN_TAG.code and (tag := _tag(d.place))}
    lost = {tag for d in diagnostics if d.code == IGNORED_OPTION.code and (tag := _option_tag(d, expansion)) in wanted}
    result = []
    for tags, fault in _unfilled(wanted - lost, expansion):
        result.append(fault)
        lost |= tags
    for diagnostic in diagnostics:
        if diagnostic.code == IGNORED_OPTION.code and _option_tag(diagnostic, expansion) in lost:
            result.append(replace(diagnostic, severity=Severity.ERROR))
        elif diagnostic.code != UNKNOWN_TAG.code or _tag(diagnostic.place) not in lost:
            result.append(diagnostic)
    return result


def _unfilled(wanted: set[str], expansion: Expansion) -> Iterator[tuple[set[str], Diagnostic]]:
    """The options that were to give tags a value and do not, with those tags: the first whose selected item has no
    values, after which Ludii passes over the others, and one whose own tag nothing refers to."""
    options = [option for option in expansion.options if option.items]
    for i, (option, item) in enumerate(zip(options, expansion.selected, strict=False)):
        tags = {other.tag for other in options[i:]} & wanted
        if option.arguments and not item.values and tags:
            message = f'the item "{item.name}" has no value for `<{option.tag}>`'
            form = '(item "Name" <value> … "Description.")'
            yield tags, replace(IGNORED_OPTION.at(item.place, message, form), severity=Severity.ERROR)
            return
    nobodys = wanted - {option.tag for option in options}
    strangers = [option for option in options if option.tag in option.arguments]
    if len(nobodys) == 1 and len(strangers) == 1:
        (tag,) = nobodys
        message = f'the option "{strangers[0].name}" has no tag; `<{tag}>` has no option'
        yield nobodys, replace(IGNORED_OPTION.at(strangers[0].place, message, _FORM), severity=Severity.ERROR)


def _option_tag(diagnostic: Diagnostic, expansion: Expansion) -> str | None:
    """The tag of the option that a diagnostic is about, or in which it stands."""
    around = (option.tag for option in expansion.options if _is_in(diagnostic.place, option.place))
    return next(around, _tag(diagnostic.place))


def _tag(place: Place) -> str | None:
    """The first tag in the text of a place."""
    match = _TAG.search(place.text)
    return match[1] if match else None


def _at_call(diagnostic: Diagnostic, expansion: Expansion) -> Diagnostic:
    """An argument that is missing in a define's body is missing in its call, if that leaves out a parameter."""
    call = diagnostic.place.via
    if diagnostic.code != codes.MISSING_ARGUMENT.code or call is None:
        return diagnostic
    nodes = parse(call.text).document.items
    if not nodes or not isinstance(nodes[0], Call) or not isinstance(nodes[0].head, String):
        return diagnostic
    define = expansion.used_defines.get(nodes[0].name)
    given = len(nodes[0].arguments)
    if define is None or not given < _parameters(define):
        return diagnostic
    where = f'in define "{define.name}", to which this call gives {given} of {_parameters(define)} arguments'
    return replace(diagnostic, message=f"{diagnostic.message}, {where}", place=_name_of(call))


def _parameters(define: Define) -> int:
    numbers = [int(number) for token in define.body for number in _PARAMETER.findall(token.text)]
    return max(numbers, default=0)


def _name_of(call: Place) -> Place:
    """The name in a call of a define."""
    start = call.start + call.text.index('"')
    end = call.source.text.index('"', start + 1) + 1
    return Place(call.source, start, end, call.via)
