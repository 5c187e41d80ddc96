"""How messages name what is wanted and what was found: types, clauses, nodes, near misses."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from ludkit.ludemes.schema import Clause, Parameter, Schema
from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word

MAX_LISTED = 8
"""How many kinds or constants a message lists; of larger enums it gives examples."""

MIN_NEARNESS = 0.7
"""How near (see `nearness`) a name must be to be suggested for another."""

MAX_CLAUSE = 160
"""How many characters of a clause a hint shows."""

_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "boolean": "True or False",
    "java.lang.Integer": "a whole number",
    "java.lang.Float": "a number",
    "java.lang.Boolean": "True or False",
    "java.lang.String": "a string",
    "game.functions.ints.IntFunction": "an int",
    "game.functions.dim.DimFunction": "a dimension",
    "game.functions.floats.FloatFunction": "a float",
    "game.functions.booleans.BooleanFunction": "a boolean",
    "game.functions.intArray.IntArrayFunction": "an array of ints",
    "game.functions.region.RegionFunction": "a region",
    "game.functions.range.RangeFunction": "a range",
    "game.functions.graph.GraphFunction": "a graph",
    "game.rules.play.moves.Moves": "moves",
    "game.rules.play.moves.nonDecision.NonDecision": "moves that are no decision",
    "game.util.directions.Direction": "a direction",
    "game.util.directions.DirectionFacing": "a direction to face",
    "game.equipment.Item": "an item of equipment",
    "game.rules.end.EndRule": "a rule that ends the game",
    "game.rules.start.StartRule": "a starting rule",
    "game.rules.meta.MetaRule": "a metarule",
    "metadata.info.InfoItem": "an item of info",
    "metadata.graphics.GraphicsItem": "an item of graphics",
    "metadata.ai.AIItem": "an item of AI",
}
"""Kinds of values with names of their own; other classes go by their keyword."""

_IRREGULAR = {
    "rule that ends the game": "rules that end the game",
    "moves that are no decision": "moves that are no decision",
    "array of ints": "arrays of ints",
}

_SHORT = {
    "java.lang.Integer": "int",
    "java.lang.Float": "float",
    "java.lang.Boolean": "boolean",
    "java.lang.String": "string",
    "game.functions.region.RegionFunction": "sites",
    "game.functions.intArray.IntArrayFunction": "ints",
}


def kind(schema: Schema, type_name: str, array: int = 0) -> str:
    """What a parameter wants, with an article: ``a region``, ``an array of moves``, ``Cell, Edge or Vertex``."""
    if array:
        return "an array of " + _plural(schema, type_name, array - 1)
    if type_name in _KINDS:
        return _KINDS[type_name]
    ludeme = schema.classes.get(type_name)
    if ludeme is None:
        return f"a {type_name.rpartition('.')[2]}"
    if ludeme.constants:
        if len(ludeme.constants) <= MAX_LISTED:
            return alternatives(ludeme.constants)
        return f"{_article(ludeme.keyword)} such as {alternatives(ludeme.constants[:2])}"
    callable_ = [c for c in schema.kinds[type_name] if c.clauses and not c.hidden and not c.abstract]
    if len({c.keyword for c in callable_}) == 1:
        return f"`({callable_[0].keyword} …)`"
    return _article(ludeme.keyword)


def _plural(schema: Schema, type_name: str, array: int) -> str:
    if array:
        return "arrays of " + _plural(schema, type_name, array - 1)
    words = kind(schema, type_name).removeprefix("an ").removeprefix("a ")
    if words.startswith("`") or words in ("moves", "True or False") or _IRREGULAR.get(words):
        return _IRREGULAR.get(words, words)
    head, _, rest = words.partition(" ")
    if rest.startswith(("of ", "to ", "such ")):
        return f"{head}s {rest}"
    return words + "s"


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def alternatives(words: Iterable[str]) -> str:
    """``A``, ``A or B``, ``A, B or C``."""
    listed = list(words)
    return " or ".join(part for part in (", ".join(listed[:-1]), listed[-1]) if part)


def short_type(schema: Schema, parameter: Parameter) -> str:
    """A parameter's type as Ludii's grammar writes it: ``<int>``, ``{<sites>}``."""
    name = _SHORT.get(parameter.type)
    if name is None:
        ludeme = schema.classes.get(parameter.type)
        simple = (ludeme.simple_name if ludeme else parameter.type).removesuffix("Function")
        name = simple[0].lower() + simple[1:]
    return "{" * parameter.array + f"<{name}>" + "}" * parameter.array


def clause_text(schema: Schema, clause: Clause, most: int | None = MAX_CLAUSE) -> str:
    """A clause as Ludii's grammar writes it: ``(hand <roleType> [size:<int>])``; ``most`` characters of it, if any."""
    words: list[str] = []
    previous = 0
    for parameter in clause.parameters:
        ludeme = schema.classes.get(parameter.type)
        if ludeme is not None and len(ludeme.constants) == 1 and not parameter.array:
            text = ludeme.constants[0]
        else:
            text = short_type(schema, parameter)
        if parameter.named:
            text = f"{parameter.label}:{text}"
        if parameter.optional:
            text = f"[{text}]"
        group = parameter.group if parameter.group in (1, 2) else 0
        if group and group == previous:
            words.append("|")
        previous = group
        words.append(text)
    whole = " ".join([f"({clause.ludeme.keyword}", *words]) + ")"
    return whole if most is None or len(whole) <= most else whole[: most - 1].rpartition(" ")[0] + " …)"


def found(node: Node) -> str:
    """What stands there: ``(sites Around …)``, ``the number 3``, ``the string "Pawn"``."""
    match node:
        case Named(name=name, value=value):
            return f"`{name}:` with {found(value)}"
        case Call():
            first = node.arguments[:1]
            words = [node.name, *(word.text for word in first if isinstance(word, Word))]
            more = " …" if len(node.arguments) >= len(words) else ""
            return f"`({' '.join(words)}{more})`"
        case Array(items=items):
            return "an array" if items else "an empty array"
        case Number(text=text):
            return f"the number {text}"
        case String(value=value):
            return f'the string "{value}"'
        case Word(text=text):
            return f"`{text}`"
    return f"`{text_of(node)}`"


def text_of(node: Node) -> str:
    """What a leaf says; it may have been put together from pieces, so that its place has another text."""
    match node:
        case Word(text=text) | Number(text=text):
            return text
        case String(value=value):
            return f'"{value}"'
    return node.place.text


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that ``name`` was most likely meant to be, or None if none is near.

    Letters swapped, left out, added or changed are near, another case or order of the letters is nearest.
    """
    best, best_score = None, MIN_NEARNESS
    lower = name.lower()
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(lower)
    for candidate in candidates:
        matcher.set_seq1(candidate.lower())
        if matcher.real_quick_ratio() <= best_score or matcher.quick_ratio() < best_score:
            continue
        score = nearness(name, candidate)
        if score > best_score:
            best, best_score = candidate, score
    return best


def nearness(name: str, other: str) -> float:
    """How near two names are, from 0 to 1 (the same but for case)."""
    name, other = name.lower(), other.lower()
    if name == other:
        return 1.0
    if sorted(name) == sorted(other):
        return 0.95
    return SequenceMatcher(None, other, name, autojunk=False).ratio()
