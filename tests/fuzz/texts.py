"""Texts to fuzz with: from the ludeme language, from edited descriptions, from bytes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ludkit.ludemes.schema import Clause, Parameter, load_schema
from ludkit.syntax import parse
from ludkit.syntax.tree import Node

MAX_DEPTH = 7
LEAVES = {
    "int": ["0", "1", "-3", "99999999999", "Off"],
    "java.lang.Integer": ["2", "0", "-1"],
    "java.lang.Float": ["0.5", "1e9", "NaN"],
    "float": ["0.5", "3"],
    "java.lang.Boolean": ["True", "False", "true"],
    "boolean": ["True"],
    "java.lang.String": ['"Disc"', '""', '"A1"', '"\\""', '"(("'],
    "game.functions.ints.IntFunction": ["1", "Off", "Infinity"],
    "game.functions.booleans.BooleanFunction": ["True"],
    "game.functions.floats.FloatFunction": ["1.5"],
    "game.functions.dim.DimFunction": ["3", "40"],
}
ODD = [
    *("(", ")", "{", "}", '"', "<", ">", "[", "]", "()", "(())", "{{}}", "\\", "\0", "é", "\U0001f3b2", "//"),
    *("#1", "#99", "..", "1..5", ":", "x:", "~", "*", "**", "-", "a" * 300, "(" * 50, "<Size:n>"),
    *('("A")', '(define "A" ("A"))'),
]


class Texts:
    """Makes texts from a seed; the same seed makes the same ones."""

    def __init__(self, seed: int, descriptions: Sequence[str]) -> None:
        self.random = random.Random(seed)
        self.schema = load_schema()
        self.descriptions = descriptions
        self.heads = sorted(self.schema.by_head)
        self.words = sorted(self.schema.enums_by_constant)

    def next(self) -> tuple[str, str]:
        """The kind of the next text, and the text."""
        kinds: dict[str, Callable[[], str]] = {"language": self.description, "edit": self.edited, "bytes": self.bytes}
        kind = self.random.choice(list(kinds))
        return kind, kinds[kind]()

    def description(self) -> str:
        """A description made from the ludeme language, mostly of the right types."""
        self.wrong = self.random.choice([0, 0.02, 0.1, 0.5])
        text = self.call_of("game.Game", 0)
        if self.random.random() < 0.3:
            text = f'(define "A" {self.any_call(3)})\n' + text.replace(
                "(", '("A" ', 1 if self.random.random() < 0.1 else 0
            )
        if self.random.random() < 0.3:
            text += f'\n(option "Size" <Size> args:{{ <n> }} {{ (item "3" <{self.any_call(4)}> "Three.") }})'
        if self.random.random() < 0.3:
            text += "\n" + self.call_of("metadata.Metadata", 1)
        return text

    def edited(self) -> str:
        """A description with one to five places edited: left out, doubled, moved, replaced by something odd."""
        text = self.random.choice(self.descriptions)
        for _ in range(self.random.randint(1, 5)):
            node, other = self.random_node(text), self.random_node(text)
            new = self.random.choice(
                ["", text[other.start : other.end], self.random.choice(ODD), self.random.choice(self.words)]
            )
            keep = text[node.start : node.end] if self.random.random() < 0.2 else ""
            text = text[: node.start] + keep + new + text[node.end :]
        return text

    def bytes(self) -> str:
        """A piece of a description with characters changed, or only odd characters."""
        text = self.random.choice(self.descriptions)
        start = self.random.randrange(len(text))
        characters = list(text[start : start + self.random.randint(0, 2000)])
        for _ in range(self.random.randint(0, 20)):
            at = self.random.randint(0, len(characters))
            characters[at:at] = self.random.choice(ODD)
        return "".join(characters)

    def random_node(self, text: str) -> Node:
        document = parse(text).document
        nodes = [node for node in document.walk() if node.end - node.start < 3000]
        return self.random.choice(nodes or [document])

    def any_call(self, depth: int) -> str:
        classes = self.schema.by_head[self.random.choice(self.heads)]
        return self.call_of(self.random.choice(classes).name, depth)

    def value(self, type_name: str, array: int, depth: int) -> str:
        if self.random.random() < self.wrong:
            return self.random.choice(
                [self.random.choice(ODD), self.random.choice(self.words), self.any_call(depth + 1)]
            )
        if array:
            items = [self.value(type_name, array - 1, depth + 1) for _ in range(self.random.randint(0, 3))]
            return "{" + " ".join(items) + "}"
        if type_name in LEAVES and (depth > MAX_DEPTH or self.random.random() < 0.5):
            return self.random.choice(LEAVES[type_name])
        return self.call_of(type_name, depth)

    def call_of(self, type_name: str, depth: int) -> str:
        kinds = [c for c in self.schema.kinds.get(type_name, ()) if c.constants or (c.clauses and not c.hidden)]
        if depth > MAX_DEPTH:
            kinds = [c for c in kinds if c.constants] or kinds[:1]
        if not kinds or depth > 2 * MAX_DEPTH:
            return self.random.choice(LEAVES.get(type_name, ["1"]))
        ludeme = self.random.choice(kinds)
        if ludeme.constants:
            return self.random.choice(ludeme.constants)
        clause = self.random.choice(ludeme.clauses)
        return f"({ludeme.keyword} {' '.join(self.arguments(clause, depth))})"

    def arguments(self, clause: Clause, depth: int) -> list[str]:
        return [self.argument(p, depth) for p in clause.parameters if not p.omittable or self.random.random() < 0.4]

    def argument(self, parameter: Parameter, depth: int) -> str:
        value = self.value(parameter.type, parameter.array, depth + 1)
        return f"{parameter.label}:{value}" if parameter.named else value
