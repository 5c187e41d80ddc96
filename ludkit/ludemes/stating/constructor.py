"""What the constructors are; `ludkit.ludemes.construct` holds them."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.stating.arranging import arrange
from ludkit.ludemes.stating.expression import Argument, Expression
from ludkit.ludemes.stating.naming import OPERATORS, label_of, python_name
from ludkit.ludemes.wording import clause_text
from ludkit.syntax import build


class _Documentation:
    """What ``help`` shows of a constructor: the ludeme's clauses. Of the class `Constructor` it is what that is."""

    def __get__(self, constructor: Constructor | None, owner: type) -> str:
        if constructor is None:
            return (
                "Makes the ludeme ``(head …)`` of its arguments. Raises ArgumentError if the ludeme does not take them."
            )
        clauses = "\n".join(f"    {clause}" for clause in constructor.clauses)
        return f"`{constructor.__name__}` makes the ludeme that Ludii writes\n\n{clauses}\n"


class Constructor:
    __doc__ = _Documentation()

    __slots__ = ("__name__", "head")

    def __init__(self, head: str) -> None:
        self.head = head
        self.__name__ = python_name(head)

    def __call__(self, *arguments: Argument, **named: Argument) -> Expression:
        labels = {label_of(name): value for name, value in named.items()}
        return arrange(self.head, arguments, labels)

    @property
    def clauses(self) -> list[str]:
        """How the ludeme may be called, as Ludii's grammar writes it."""
        schema = load_schema()
        ludemes = [ludeme for ludeme in schema.by_head[self.head] if ludeme.is_callable]
        return [
            clause_text(schema, clause, most=None)
            for ludeme in ludemes
            for clause in ludeme.clauses
            if not clause.hidden
        ]

    def __repr__(self) -> str:
        return f"<constructor {self.__name__}>"


@cache
def heads() -> tuple[str, ...]:
    """The heads that have a constructor: the keywords, and the class names that Ludii takes in place of signs."""
    ludemes = [ludeme for ludeme in load_schema() if ludeme.is_callable]
    names = {ludeme.simple_name[0].lower() + ludeme.simple_name[1:] for ludeme in ludemes}
    return tuple(sorted({ludeme.keyword for ludeme in ludemes} | (names - set(OPERATORS.values()))))


@cache
def constructors() -> dict[str, Constructor]:
    """Every constructor by its Python name."""
    return {python_name(head): Constructor(head) for head in heads()}


@cache
def constants() -> dict[str, Expression]:
    """Every constant of an enum, and every word for a number, by its Python name."""
    schema = load_schema()
    return {
        python_name(word): Expression(build.word(word)) for word in sorted({*schema.enums_by_constant, *schema.words})
    }


@cache
def enums() -> dict[str, SimpleNamespace]:
    """The constants of every enum as attributes (``HexShapeType.Diamond``), by the enum's name."""
    found: dict[str, SimpleNamespace] = {}
    for ludeme in load_schema():
        if ludeme.constants:
            namespace = found.setdefault(ludeme.simple_name, SimpleNamespace())
            for constant in map(python_name, ludeme.constants):
                setattr(namespace, constant, constants()[constant])
    return found
