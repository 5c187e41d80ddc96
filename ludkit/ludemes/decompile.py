"""Decompiling: the Python rule definition that makes a given description.

The written module has a function ``describe()``, which returns the document. It says the same as the description, with
its defines, options, rulesets, metadata and comments; what the schema does not take (an unfinished description, say)
is written with the unchecked constructors ``call`` and ``word``, so that every tree can be written.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ludkit.ludemes import around
from ludkit.ludemes.stating.arranging import arrange
from ludkit.ludemes.stating.code import Atom, Bracketed, Code, Infix, Labelled, Text, render
from ludkit.ludemes.stating.constructor import constants, heads
from ludkit.ludemes.stating.expression import ArgumentError, Expression
from ludkit.ludemes.stating.naming import OPERATORS, label_of, python_name
from ludkit.syntax import codes
from ludkit.syntax.parser import as_document
from ludkit.syntax.tree import (
    Angle,
    Array,
    Call,
    Document,
    Fragment,
    Group,
    Named,
    Node,
    Number,
    Parameter,
    Priority,
    Range,
    String,
    Word,
)

MAX_NESTING = 16
"""How deep the written calls are nested. What is deeper gets a variable, for readers and for Python's own parser."""

_LOOSE = re.compile(r'//[^\n\r]*|(?:[^\s/(){}"]|/(?!/))+')
"""A comment, or text that means nothing. Brackets without a partner, which the parser mends, do not count."""

_COMPARISONS = {"=", "!=", "<", "<=", ">", ">="}
_PYTHON_OPERATORS = {"=": "==", "^": "**"}


KEPT = frozenset(
    code.code
    for code in (codes.PLACEHOLDER, codes.ILLEGAL_TEXT, codes.MISPLACED_RANGE, codes.NO_VALUE, codes.STRAY_ANGLE)
)
"""Faults of single words, which Python can state as well: the description comes back with them."""


def decompile(description: str | Path | Document) -> str:
    """The text of the Python module that states the description, given as text, path or tree.

    A tree should be as it was parsed: its comments, and what means nothing to Ludii in an unfinished description, are
    taken from the text between the nodes. Raises DescriptionError for a text with faults that are not `KEPT`,
    UnreadableError for a file that cannot be read, TypeError for what is no description.
    """
    document = as_document(description, KEPT)
    writer = _Writer()
    for node in reversed(list(document.walk())):
        if isinstance(node, Call | Array | Angle):
            writer.code(node)  # from the inside out, so that the writer need not go deep
    body = Bracketed("document(", writer.group(document), ")", "document")
    names = _names(body, writer.variables)
    variables = [(name, code) for name, code in writer.variables.items() if name in names]
    words = sorted(names - writer.variables.keys(), key=_import_order)
    imports = render(Bracketed("from ludkit.ludemes.construct import (", list(map(Atom, words)), ")"), indent=0)
    return "\n".join(
        [
            '"""A rule definition, written by ``ludkit decompile``."""',
            "",
            imports if "\n" in imports else imports.replace("(", "").replace(")", ""),
            "from ludkit.syntax import Document, layout",
            "",
            "",
            "def describe() -> Document:",
            '    """The description as a tree."""',
            *(render(code, indent=4, prefix=f"{name} = ") for name, code in variables),
            render(body, indent=4, prefix="return "),
            "",
            "",
            'if __name__ == "__main__":',
            '    print(layout(describe()), end="")',
            "",
        ]
    )


def _names(body: Code, variables: Mapping[str, Code]) -> set[str]:
    """The names that code uses, those in the variables that it uses included."""
    names: set[str] = set()
    waiting = [body]
    while waiting:
        code = waiting.pop()
        if code.name is not None and code.name not in names:
            names.add(code.name)
            if code.name in variables:
                waiting.append(variables[code.name])
        waiting.extend(code.parts)
    return names


class _Writer:
    """Turns nodes into code. ``variables`` hold what is nested too deep, in the order in which it is needed."""

    def __init__(self) -> None:
        self.variables: dict[str, Code] = {}
        self._made: dict[int, tuple[Code, Expression]] = {}

    def group(self, node: Group, skip: int = 0) -> list[Code]:
        """The items of a group from ``skip`` on, and the comments between them."""
        codes: list[Code] = []
        for before, item, _ in _rows(node, skip):
            codes += [self._loose(text) for text in before]
            if item is not None:
                codes.append(self.code(item)[0])
        return codes

    def code(self, node: Node) -> tuple[Code, Expression]:
        """The code that makes a node, and the expression that it is when it is run."""
        if id(node) not in self._made:
            code, expression = self._make(node)
            self._made[id(node)] = self._shallow(code), expression
        return self._made[id(node)]

    def _make(self, node: Node) -> tuple[Code, Expression]:
        match node:
            case Call():
                return self._call(node)
            case Array():
                return self._array(node)
            case Word(text=text):
                return self._word(node, text)
            case Number(text=text):
                code = Atom(text) if _is_python_number(text) else self._apply("number", [Text(text)])
                return code, Expression(node)
            case String(value=value):
                return Text(value), Expression(node)
            case Named(name=name, value=value):
                code, expression = self.code(value)
                return self._apply("named", [Text(name), code]), Expression(node, None, (expression,))
            case Angle():
                return self._angle(node), Expression(node, None)
            case Parameter(number=position):
                return self._apply("parameter", [Atom(str(position))]), Expression(node, None)
            case Range(low=low, high=high):
                return self._apply("interval", [self.code(low)[0], self.code(high)[0]]), Expression(node, None)
            case Fragment(text=text):
                return self._apply("fragment", [Text(text)]), Expression(node, None)
            case Priority(stars=count):
                return self._apply("stars", [Atom(str(count))]), Expression(node, None)
        raise AssertionError(f"no such node in a parsed tree: {node!r}")

    def _apply(self, name: str, arguments: list[Code]) -> Code:
        return Bracketed(f"{name}(", arguments, ")", name)

    def _shallow(self, code: Code) -> Code:
        """The code, or the name of a variable that holds it where it is nested deep."""
        if code.depth < MAX_NESTING:
            return code
        name = f"part_{len(self.variables) + 1}"
        self.variables[name] = code
        return Atom(name, name)

    def _loose(self, text: str) -> Code:
        """A comment, or text between the nodes that means nothing to Ludii, such as ``[#]``."""
        if text.startswith("//"):
            return self._apply("comment", [Text(text.removeprefix("//").strip())])
        return self._apply("word", [Text(text)])

    def _word(self, node: Node, text: str) -> tuple[Code, Expression]:
        if text in ("True", "False"):
            return Atom(text), Expression(node)
        name = python_name(text)
        if name in constants():
            return Atom(name, name), Expression(node)
        return self._apply("word", [Text(text)]), replace(around.word(text), node=node)

    def _array(self, node: Array) -> tuple[Code, Expression]:
        codes: list[Code] = []
        parts: list[Expression] = []
        for before, item, _ in _rows(node, 0):
            codes += [self._loose(text) for text in before]
            if item is not None:
                code, part = self.code(item)
                codes.append(code)
                parts.append(part)
        return Bracketed("[", codes, "]"), Expression(node, parts=tuple(parts))

    def _angle(self, node: Angle) -> Code:
        text = node.reference
        if text is not None and _reads_back(text, node):
            tag, colon, argument = text.partition(":")
            return self._apply("reference", [Text(tag), Text(argument)] if colon else [Text(tag)])
        return self._apply("angle", self.group(node))

    def _call(self, node: Call) -> tuple[Code, Expression]:
        match node.items:
            case (String(value=name), *_):
                return self._apply("use", [Text(name), *self.group(node, 1)]), Expression(node, None)
            case (Word(text="define"), String(value=name), *_):
                return self._apply("define", [Text(name), *self.group(node, 2)]), Expression(node, None)
            case (Word(text="option"), String(), Angle(), Named(name="args", value=Array()), Array()):
                return self._option(node) or self._unchecked(node), Expression(node, None)
            case (Word(text="rulesets"), Array() as items):
                return self._apply("rulesets", [self._items(items)]), Expression(node, None)
            case (Word(text="useFor"), String() | Array(), *_):
                return self._apply("useFor", self.group(node, 1)), Expression(node, None)
            case (Word(text=head), *_) if head in heads():
                return self._ludeme(node, head)
        return self._unchecked(node), Expression(node, None)

    def _unchecked(self, node: Call) -> Code:
        """A call that is written without any check."""
        match node.items:
            case (Word(text=head), *_):
                return self._apply("call", [Text(head), *self.group(node, 1)])
        return self._apply("call", self.group(node))

    def _ludeme(self, node: Call, head: str) -> tuple[Code, Expression]:
        """A ludeme, checked where its clauses take the arguments, with strings as strings or as calls of defines."""
        for bare in _possible_calls(node):
            for keywords in (True, False):
                made = self._checked(node, head, bare, keywords)
                if made is not None:
                    return made
        return self._unchecked(node), Expression(node, None)

    def _checked(self, node: Call, head: str, bare: frozenset[int], keywords: bool) -> tuple[Code, Expression] | None:
        """The ludeme with names as keyword arguments, or as named ones in place; None if no clause takes it so.

        ``bare`` are the positions of strings that are calls of defines.
        """
        codes: list[Code] = []
        given: list[Expression] = []
        labels: dict[str, tuple[Code, Expression]] = {}
        for position, (before, item, _) in enumerate(_rows(node, 1)):
            codes += [self._loose(text) for text in before]
            words = [around.word(text) for text in before if not text.startswith("//")]
            if words and keywords:
                return None
            given += words
            if item is None:
                continue
            if keywords and isinstance(item, Named) and _is_keyword(item.name) and item.name not in labels:
                labels[item.name] = self._argument(item.value, position in bare)
            else:
                code, expression = self._argument(item, position in bare)
                codes.append(code)
                given.append(expression)
        if keywords and not labels and any(isinstance(item, Named) for item in node.arguments):
            return None
        try:
            made = arrange(head, given, {label: expression for label, (_, expression) in labels.items()})
        except ArgumentError:
            return None
        if not _same_order(made.node, node, given):
            return None
        code_or_none = None if labels else self._infix(head, codes, given)
        if code_or_none is None:
            codes += [Labelled(python_name(label), code) for label, (code, _) in labels.items()]
            code_or_none = self._apply(python_name(head), codes)
        return code_or_none, replace(made, node=node)

    def _argument(self, node: Node, bare: bool) -> tuple[Code, Expression]:
        """An argument, its strings being calls of defines where it is ``bare``."""
        if not bare:
            return self.code(node)
        match node:
            case String(value=value):
                return self._apply("bare", [Text(value)]), Expression(node, None)
            case Named(name=name, value=value):
                code, expression = self._argument(value, bare)
                return self._apply("named", [Text(name), code]), Expression(node, None, (expression,))
            case Array() if not _has_loose(node):
                made = [self._argument(item, bare) for item in node.items]
                return Bracketed("[", [code for code, _ in made], "]"), Expression(
                    node, parts=tuple(expression for _, expression in made)
                )
        return self.code(node)

    def _infix(self, head: str, codes: list[Code], given: list[Expression]) -> Code | None:
        """An operator between two operands, where Python makes the same ludeme of it."""
        if head not in OPERATORS or len(given) != 2 or len(codes) != 2:
            return None
        left, right = (_is_operand(expression) for expression in given)
        numbers = [isinstance(expression.node, Number) for expression in given]
        if (left and (right or numbers[1])) or (right and numbers[0] and head not in _COMPARISONS):
            return Infix(codes[0], _PYTHON_OPERATORS.get(head, head), codes[1])
        return None

    def _option(self, node: Call) -> Code | None:
        _, name, tag, named, items = node.items
        assert isinstance(name, String) and isinstance(tag, Angle) and isinstance(items, Array)
        assert isinstance(named, Named) and isinstance(named.value, Array)
        references = [item.reference if isinstance(item, Angle) else None for item in named.value.items]
        if tag.reference is None or any(
            not _reads_back(text, item) for text, item in zip(references, named.value.items, strict=True)
        ):
            return None
        if not _reads_back(tag.reference, tag):
            return None
        arguments = Bracketed("[", [Text(text) for text in references if text is not None], "]")
        return self._apply("option", [Text(name.value), Text(tag.reference), arguments, self._items(items)])

    def _items(self, node: Array) -> Code:
        """The items of an option or the rulesets, each with the stars behind it."""
        codes: list[Code] = []
        taken = False
        for before, item, following in _rows(node, 0):
            codes += [self._loose(text) for text in before]
            if item is None or taken:
                taken = False
                continue
            priority = following.stars if isinstance(following, Priority) else 0
            code = self._item(item, priority)
            taken = code is not None and priority > 0
            codes.append(code or self.code(item)[0])
        return Bracketed("[", codes, "]")

    def _item(self, node: Node, priority: int) -> Code | None:
        """An option's item or a ruleset in its usual form, else None."""
        match node:
            case Call(items=(Word(text="item"), String(value=name), *values)):
                pass
            case Call(items=(Word(text="ruleset"), String(value=name), Array() as options, *more)):
                return self._ruleset(name, options, more, priority)
            case _:
                return None
        description = values.pop() if values and isinstance(values[-1], String) else None
        if _has_loose(node) or not all(isinstance(value, Angle) for value in values):
            return None
        codes: list[Code] = [Text(name), Bracketed("[", [self._item_value(value) for value in values], "]")]
        if isinstance(description, String):
            codes.append(Text(description.value))
        return self._apply("item", [*codes, *_priority(priority)])

    def _item_value(self, node: Node) -> Code:
        assert isinstance(node, Angle)
        match node.items:
            case ():
                return Atom("None")
            case (Angle() | Named(),):
                pass
            case (only,):
                return self.code(only)[0]
        return self._apply("angle", self.group(node))

    def _ruleset(self, name: str, options: Array, more: Sequence[Node], priority: int) -> Code | None:
        if not all(isinstance(option, String) for option in options.items):
            return None
        codes: list[Code] = [Text(name), Bracketed("[", self.group(options), "]")]
        match more:
            case []:
                pass
            case [Named(name="variations", value=Array() as variations)]:
                codes.append(Labelled("variations", self.code(variations)[0]))
            case _:
                return None
        return self._apply("ruleset", [*codes, *_priority(priority)])


def _import_order(name: str) -> tuple[int, list[tuple[int, str]], str]:
    """Names as formatters sort imports: constants, classes, functions, and P2 before P10."""
    kind = 0 if len(name) > 1 and name.isupper() else 1 if name[0].isupper() else 2
    pieces = re.split(r"(\d+)", name.lower())
    return kind, [(int(piece) if piece.isdecimal() else 0, piece) for piece in pieces], name


def _priority(stars: int) -> list[Code]:
    return [Labelled("priority", Atom(str(stars)))] if stars else []


def _reads_back(text: str | None, node: Node) -> bool:
    try:
        return text is not None and around.option_tag(text).node == node
    except ArgumentError:
        return False


def _possible_calls(node: Call) -> Iterator[frozenset[int]]:
    """The positions of arguments that may be calls of defines without brackets, the likeliest first: none at all,
    one, several from the end on."""
    yield frozenset()
    positions = [i for i, argument in enumerate(node.arguments) if _has_string(argument)]
    for position in reversed(positions):
        yield frozenset({position})
    for start in reversed(range(len(positions) - 1)):
        yield frozenset(positions[start:])


def _has_string(node: Node) -> bool:
    match node:
        case String():
            return True
        case Named(value=value):
            return _has_string(value)
        case Array(items=items):
            return any(_has_string(item) for item in items)
    return False


def _is_python_number(text: str) -> bool:
    """Whether Python code that consists of this number makes the same number again."""
    try:
        return text == (repr(float(text)) if "." in text else str(int(text)))
    except ValueError:
        return False


def _is_keyword(label: str) -> bool:
    """Whether a label can be a keyword argument."""
    name = python_name(label)
    return label.isidentifier() and not keyword.iskeyword(name) and label_of(name) == label


def _is_operand(expression: Expression) -> bool:
    """Whether the code of an expression is one in Python too, no plain value."""
    return isinstance(expression.node, Call | Angle | Parameter) or (
        isinstance(expression.node, Word) and expression.node.text not in ("True", "False")
    )


def _same_order(made: Node, node: Call, given: Sequence[Expression]) -> bool:
    """Whether the two calls have the same arguments in the same order; the values themselves are known to be shared.

    Words among those ``given`` that come from outside the tree do not count.
    """
    assert isinstance(made, Call)
    known = {id(argument) for argument in node.arguments}
    loose = {id(expression.node) for expression in given} - known

    def order(call: Call) -> list[tuple[str, int]]:
        arguments = [argument for argument in call.arguments if id(argument) not in loose]
        return [(a.name, id(a.value)) if isinstance(a, Named) else ("", id(a)) for a in arguments]

    return order(made) == order(node)


def _rows(node: Group, skip: int) -> list[tuple[list[str], Node | None, Node | None]]:
    """The items from ``skip`` on, each with the comments in front of it and the item behind it.

    Comments behind the last item come with None. Text that means nothing to Ludii is among the comments.
    """
    text = node.source.text
    items = node.items[skip:]
    at = node.items[skip - 1].end if skip else node.start + (not isinstance(node, Document))
    rows: list[tuple[list[str], Node | None, Node | None]] = []
    for i, item in enumerate(items):
        following = items[i + 1] if i + 1 < len(items) else None
        loose = _between(text, at, item.start)
        if isinstance(item, Named):
            loose += _between(text, item.start + len(item.name) + 1, item.value.start)
        rows.append((loose, item, following))
        at = item.end
    rest = _between(text, at, _inner_end(node))
    if rest:
        rows.append((rest, None, None))
    return rows


def _between(text: str, start: int, end: int) -> list[str]:
    """The comments, and what else is not white space, from ``start`` to ``end``."""
    return [] if text[start:end].isspace() else _LOOSE.findall(text, start, end)


def _inner_end(node: Group) -> int:
    """Where the closing bracket of a group begins, or its text ends."""
    return node.end if isinstance(node, Document) else node.end - 1


def _has_loose(node: Node) -> bool:
    """Whether comments, or text that means nothing, stand between the items of a group."""
    assert isinstance(node, Group)
    return any(before for before, _, _ in _rows(node, 1))
