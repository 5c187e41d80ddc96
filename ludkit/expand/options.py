"""Options and rulesets: what a description offers, what is selected, and how that is put in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludkit.expand import codes
from ludkit.expand.suggesting import did_you_mean
from ludkit.expand.tokens import Token, Tokens, as_tokens, closing, is_call, span, take_calls, text_of
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.source import Place

MAX_EXPANSIONS = 1000
"""How often one option or define may be put in, as in Ludii."""


@dataclass(frozen=True, slots=True)
class OptionItem:
    """One choice of an option: ``(item "9x9" <9> "Played on 9x9.")**``.

    ``values`` are the texts between ``< >``, as tokens, in the order of the option's arguments.
    """

    option: str
    name: str
    values: tuple[tuple[Token, ...], ...] = field(repr=False)
    description: str
    priority: int
    place: Place = field(repr=False)

    @property
    def selection(self) -> str:
        """How the item is selected: ``Board Size/9x9``."""
        return f"{self.option}/{self.name}"


@dataclass(frozen=True, slots=True)
class Option:
    """``(option "Board Size" <Size> args:{ <n> } { … })``"""

    name: str
    tag: str
    arguments: tuple[str, ...]
    items: tuple[OptionItem, ...]
    place: Place = field(repr=False)

    @property
    def default(self) -> OptionItem:
        """The first item of the highest priority."""
        return max(self.items, key=lambda item: item.priority)

    def values(self, item: OptionItem) -> dict[str, tuple[Token, ...]]:
        """What each reference (``Size:n``, and ``Size`` for the first) stands for when ``item`` is selected."""
        values = {f"{self.tag}:{name}": value for name, value in zip(self.arguments, item.values, strict=False)}
        if item.values:
            values[self.tag] = item.values[0]
        return values


@dataclass(frozen=True, slots=True)
class Ruleset:
    """``(ruleset "Ruleset/Name" { "Board Size/9x9" … } variations:{ … })*``"""

    name: str
    options: tuple[str, ...]
    variations: tuple[str, ...]
    priority: int
    place: Place = field(repr=False)


def take_options(tokens: Tokens, diagnostics: list[Diagnostic]) -> tuple[list[Option], Tokens]:
    """The options of a description, and its other tokens."""
    calls, others = take_calls(tokens, "option", quoted=True)
    options = (_read_option(call, diagnostics) for call in calls)
    return [option for option in options if option is not None], others


def _read_option(tokens: Tokens, diagnostics: list[Diagnostic]) -> Option | None:
    place = span(tokens[0], tokens[-1])
    name = tokens[2].text[1:-1]
    tag = _angle(tokens, 3)
    arguments = _braces(tokens, tag[1] if tag else 3)
    items = _braces(tokens, arguments[1] if arguments else 3)
    if tag is None or arguments is None or items is None or not any(t.text == "args:" for t in tokens):
        form = '(option "Name" <Tag> args:{ <argument> … } { (item …) … })'
        diagnostics.append(codes.IGNORED_OPTION.at(place, f'Ludii passes over option "{name}"', f"an option is {form}"))
        return None
    names = []
    i = arguments[0]
    while (found := _angle(tokens, i, arguments[1])) is not None:
        names.append(found[0])
        i = found[1]
    return Option(name, tag[0], tuple(names), tuple(_read_items(tokens, items, name, names, diagnostics)), place)


def _angle(tokens: Tokens, start: int, end: int | None = None) -> tuple[str, int] | None:
    """The text in the first ``< >`` from ``start`` on, and where the next token stands."""
    end = len(tokens) if end is None else end
    for i in range(start, end):
        if tokens[i].type == "LANGLE":
            close = closing(tokens, i)
            if close < 0:
                return None
            return text_of(tokens[i + 1 : close]), close + 1
    return None


def _braces(tokens: Tokens, start: int) -> tuple[int, int] | None:
    """Where the inside of the first ``{ }`` from ``start`` on begins and ends."""
    for i in range(start, len(tokens)):
        if tokens[i].type == "LBRACE":
            close = closing(tokens, i)
            return None if close < 0 else (i + 1, close)
    return None


def _read_items(
    tokens: Tokens, span_: tuple[int, int], option: str, arguments: list[str], diagnostics: list[Diagnostic]
) -> list[OptionItem]:
    items = []
    i, end = span_
    while i < end:
        if is_call(tokens, i, "item"):
            close = closing(tokens, i)
            if close < 0:
                break
            stars = tokens[close + 1] if tokens[close + 1].type == "PRIORITY" else None
            items.append(_read_item(tokens[i : close + 1], stars, option, arguments, diagnostics))
            i = close
        i += 1
    return items


def _read_item(
    tokens: Tokens, stars: Token | None, option: str, arguments: list[str], diagnostics: list[Diagnostic]
) -> OptionItem:
    place = span(tokens[0], tokens[-1])
    strings = [i for i, token in enumerate(tokens) if token.type == "STRING"]
    name = tokens[strings[0]].text[1:-1] if strings else ""
    values: list[tuple[Token, ...]] = []
    description = ""
    if len(strings) < 2:
        message = f'item "{name}" has no description: Ludii leaves out its values'
        diagnostics.append(codes.IGNORED_OPTION.at(place, message, '(item "Name" <value> … "Description.")'))
    else:
        description = tokens[strings[-1]].text[1:-1]
        values = _read_values(tokens[strings[0] + 1 : strings[-1]])
        if len(values) > len(arguments):
            message = f'item "{name}" has {len(values)} values for {len(arguments)} arguments; Ludii drops the rest'
            diagnostics.append(codes.IGNORED_OPTION.at(place, message))
            values = values[: len(arguments)]
    priority = len(stars.text) if stars is not None else 0
    return OptionItem(option, name, tuple(values), description, priority, place)


def _read_values(tokens: Tokens) -> list[tuple[Token, ...]]:
    """The values ``<…>``. Ludii does not nest them: each ends at the first ``>``."""
    values = []
    i = 0
    while i < len(tokens):
        if tokens[i].type == "LANGLE":
            close = next((j for j in range(i + 1, len(tokens)) if tokens[j].type == "RANGLE"), None)
            if close is None:
                break
            values.append(tuple(tokens[i + 1 : close]))
            i = close
        i += 1
    return values


def take_rulesets(tokens: Tokens) -> tuple[list[Ruleset], Tokens]:
    """The rulesets of a description, and its other tokens."""
    calls, others = take_calls(tokens, "rulesets")
    # Ludii reads the first and drops the others.
    return _read_rulesets(calls[0]) if calls else [], others


def _read_rulesets(tokens: Tokens) -> list[Ruleset]:
    rulesets = []
    i = 0
    while i < len(tokens):
        if is_call(tokens, i, "ruleset"):
            end = closing(tokens, i)
            if end < 0:
                break
            priority = len(tokens[end + 1].text) if tokens[end + 1].type == "PRIORITY" else 0
            ruleset = _read_ruleset(tokens[i : end + 1], priority)
            if ruleset is not None:
                rulesets.append(ruleset)
            i = end
        i += 1
    return rulesets


def _read_ruleset(tokens: Tokens, priority: int) -> Ruleset | None:
    place = span(tokens[0], tokens[-1])
    variations: tuple[str, ...] = ()
    for i, token in enumerate(tokens):
        if token.text == "variations:":
            inside = _braces(tokens, i)
            if inside is not None:
                variations = _strings(tokens[slice(*inside)])
                tokens = tokens[:i] + tokens[inside[1] + 1 :]
            break
    strings = _strings(tokens)
    return Ruleset(strings[0], strings[1:], variations, priority, place) if strings else None


def _strings(tokens: Sequence[Token]) -> tuple[str, ...]:
    return tuple(token.text[1:-1] for token in tokens if token.type == "STRING")


def select(
    options: Sequence[Option], wanted: Sequence[str], where: Place, diagnostics: list[Diagnostic]
) -> list[OptionItem]:
    """The selected item of each option that has any: the wanted one, else the default."""
    unused = list(wanted)
    selected = []
    for option in options:
        if option.items:
            chosen = next((item for item in option.items if item.selection in unused), None)
            if chosen is not None:
                unused.remove(chosen.selection)
            selected.append(chosen or option.default)
    known = [item.selection for option in options for item in option.items]
    for name in unused:
        if name in known:
            chosen = next(item for item in selected if name.startswith(f"{item.option}/"))
            message = f'the option "{chosen.option}" is selected twice: "{chosen.selection}" and "{name}"'
            diagnostics.append(codes.UNKNOWN_OPTION.at(where, message, "select one item of each option"))
        else:
            hints = (did_you_mean(name, known), _offered(name, options))
            hint = " ".join(hint for hint in hints if hint is not None)
            diagnostics.append(codes.UNKNOWN_OPTION.at(where, f'there is no option "{name}"', hint))
    return selected


def _offered(name: str, options: Sequence[Option]) -> str:
    """What there is to select: the items of the option that was meant, or else the options."""
    meant = next((option for option in options if name.startswith(f"{option.name}/") or name == option.name), None)
    if meant is not None:
        return f'the items of "{meant.name}" are {", ".join(item.name for item in meant.items)}'
    if not options:
        return "the description has no options"
    return f"the options are {', '.join(option.name for option in options)}"


def put_in(tokens: Tokens, values: dict[str, tuple[Token, ...]], diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens with one option's references replaced by its values, which may hold references to it again."""
    result: Tokens = []
    pending = tokens[::-1]
    count = 0
    while pending:
        token = pending.pop()
        if token.type == "LANGLE":
            value, length = _referenced(pending, values)
            if value is not None:
                count += 1
                if count > MAX_EXPANSIONS:
                    message = f"an option is put in more than {MAX_EXPANSIONS} times (MAX_EXPANSIONS)"
                    diagnostics.append(codes.TOO_LARGE.at(token.place, message))
                    break
                via = span(token, pending[-length])
                del pending[-length:]
                pending.extend(reversed([t.called(via) for t in _glue(value, token.glued)]))
                continue
        elif token.type == "STRING" and "<" in token.text:
            pieces = _put_into_text(token, values)
            if pieces is not None:
                result.extend(pieces)
                continue
        result.append(token)
    return result


def _referenced(following: Tokens, values: dict[str, tuple[Token, ...]]) -> tuple[tuple[Token, ...] | None, int]:
    """The value of the reference whose ``<`` stands before ``following`` (the next token last), and how many of those
    tokens belong to it."""
    text = ""
    for length, part in enumerate(reversed(following[-4:]), 1):
        if not part.glued:
            return None, 0
        if part.type == "RANGLE":
            return values.get(text), length
        text += part.text
    return None, 0


def _glue(value: Sequence[Token], glued: bool) -> list[Token]:
    return [value[0].with_glue(glued and value[0].glued), *value[1:]] if value else []


def _put_into_text(token: Token, values: dict[str, tuple[Token, ...]]) -> Tokens | None:
    text = token.text
    for reference, value in values.items():
        text = text.replace(f"<{reference}>", text_of(value))
    if text == token.text:
        return None
    return as_tokens(text, token)
