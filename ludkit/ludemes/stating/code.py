"""Python code as data, and how it is laid out: on one line where it fits, else an argument a line."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 100
"""The longest line that is written, where a break is possible at all."""

INDENT = 4


class Code:
    """A piece of Python code.

    ``flat`` is its text on one line, or None where no line is as long; ``depth`` how many brackets are nested in it.
    ``name`` is the name that it uses itself, ``parts`` are the pieces in it.
    """

    __slots__ = ("depth", "flat", "name", "parts")

    def __init__(
        self, flat: str | None, parts: Sequence[Code] = (), *, depth: int = 0, name: str | None = None
    ) -> None:
        self.flat = flat if flat is not None and len(flat) <= WIDTH else None
        self.parts = parts
        self.depth: int = depth + max((part.depth for part in parts), default=0)
        self.name = name

    def lines(self, indent: int, prefix: str, suffix: str) -> list[str]:
        """The lines of the code, ``prefix`` in front of it and ``suffix`` behind it."""
        if self.flat is not None:
            line = f"{' ' * indent}{prefix}{self.flat}{suffix}"
            if len(line) <= WIDTH:
                return [line]
        return self.broken(indent, prefix, suffix)

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        """The lines of code that does not fit on one."""
        raise NotImplementedError


class Atom(Code):
    """A name or a number: no break is possible."""

    __slots__ = ("text",)

    def __init__(self, text: str, name: str | None = None) -> None:
        super().__init__(text, name=name)
        self.text = text

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        return [f"{' ' * indent}{prefix}{self.text}{suffix}"]


class Text(Code):
    """A string; a long one is written in pieces, on a line each. Any text is quoted safely."""

    __slots__ = ("characters",)

    def __init__(self, value: str) -> None:
        self.characters = [_character(c) for c in value]
        super().__init__(_quoted(self.characters))

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        pieces = self._pieces(max(WIDTH - indent - INDENT - 3, 20))
        if len(pieces) == 1:
            return [f"{' ' * indent}{prefix}{pieces[0]}{suffix}"]
        margin = " " * (indent + INDENT)
        return [f"{' ' * indent}{prefix}(", *(margin + piece for piece in pieces), f"{' ' * indent}){suffix}"]

    def bare_lines(self, indent: int) -> list[str]:
        """The lines of the string where it stands alone between brackets."""
        return [" " * indent + piece for piece in self._pieces(max(WIDTH - indent - 2, 20))]

    def _pieces(self, width: int) -> list[str]:
        """The string in pieces of at most ``width`` characters, broken behind spaces where there are any."""
        pieces: list[str] = []
        start = 0
        while start < len(self.characters) or not pieces:
            end, length = start, 0
            while end < len(self.characters) and length + _width(self.characters[end]) <= width:
                length += _width(self.characters[end])
                end += 1
            if end < len(self.characters):
                spaces = (i + 1 for i in range(end - 1, start, -1) if self.characters[i] == " ")
                end = next(spaces, end)
            pieces.append(_quoted(self.characters[start:end]))
            start = end
        return pieces


class Bracketed(Code):
    """Items between brackets; ``opening`` may start with the name of what is called."""

    __slots__ = ("closing", "opening")

    def __init__(self, opening: str, items: Sequence[Code], closing: str, name: str | None = None) -> None:
        flats = [item.flat for item in items]
        inner = None if None in flats else ", ".join(flat for flat in flats if flat is not None)
        super().__init__(None if inner is None else f"{opening}{inner}{closing}", items, depth=1, name=name)
        self.opening = opening
        self.closing = closing

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        if not self.parts:
            return [f"{' ' * indent}{prefix}{self.opening}{self.closing}{suffix}"]
        inside = indent + INDENT
        return [
            f"{' ' * indent}{prefix}{self.opening}",
            *self._inside(inside),
            f"{' ' * indent}{self.closing}{suffix}",
        ]

    def _inside(self, indent: int) -> list[str]:
        if self.flat is not None:
            line = " " * indent + self.flat[len(self.opening) : -len(self.closing)]
            if len(line) <= WIDTH:
                return [line]
        if len(self.parts) == 1 and self.opening != "[":
            only = self.parts[0]
            return only.bare_lines(indent) if isinstance(only, Text) else only.lines(indent, "", "")
        return [line for item in self.parts for line in item.lines(indent, "", ",")]


class Labelled(Code):
    """A keyword argument."""

    __slots__ = ("label", "value")

    def __init__(self, name: str, value: Code) -> None:
        super().__init__(None if value.flat is None else f"{name}={value.flat}", [value])
        self.label = name
        self.value = value

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        return self.value.lines(indent, f"{prefix}{self.label}=", suffix)


class Infix(Code):
    """An operator between two operands; those that are operations, or have a sign, get brackets."""

    __slots__ = ("left", "operator", "right")

    def __init__(self, left: Code, operator: str, right: Code) -> None:
        self.left, self.right = _operand(left), _operand(right)
        self.operator = operator
        fits = self.left.flat is not None and self.right.flat is not None
        flat = f"{self.left.flat} {operator} {self.right.flat}" if fits else None
        super().__init__(flat, [self.left, self.right])

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        return [*self.left.lines(indent, prefix, ""), *self.right.lines(indent, f"{self.operator} ", suffix)]


class _Grouped(Code):
    """Code in brackets of its own."""

    __slots__ = ("inner",)

    def __init__(self, inner: Code) -> None:
        super().__init__(None if inner.flat is None else f"({inner.flat})", [inner], depth=1)
        self.inner = inner

    def broken(self, indent: int, prefix: str, suffix: str) -> list[str]:
        margin = " " * indent
        return [f"{margin}{prefix}(", *self.inner.lines(indent + INDENT, "", ""), f"{margin}){suffix}"]


def _operand(code: Code) -> Code:
    signed = code.flat is not None and code.flat.startswith("-")
    return _Grouped(code) if signed or isinstance(code, Infix) else code


def render(code: Code, indent: int, prefix: str = "") -> str:
    """The code as a statement that starts with ``prefix``, ``indent`` columns from the left."""
    lines = code.lines(indent, prefix, "")
    if len(lines) > 1 and isinstance(code, Infix):
        lines = _Grouped(code).lines(indent, prefix, "")
    return "\n".join(lines)


_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def _character(character: str) -> str:
    """A character as it stands in a string of Python, quotes as they are."""
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character.isprintable():
        return character
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _width(character: str) -> int:
    """How many columns a character takes at most."""
    return 2 if character in "\"'" else len(character)


def _quoted(characters: Sequence[str]) -> str:
    """The characters between the quotes of which fewer need a backslash, double ones if in doubt."""
    quote = "'" if characters.count('"') > characters.count("'") else '"'
    return quote + "".join(f"\\{c}" if c == quote else c for c in characters) + quote
