"""The numbers of board descriptions: dimensions (whole numbers), floats and truth values, worked out beforehand.

They are the ludemes of ``game.functions.dim`` and ``game.functions.floats``, and plain numbers. Floats have single
precision after every step, whole numbers the range of 32 bits, as in Ludii.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.graph import BoardError, as_float
from ludkit.ludemes.typed import Ludeme, Value
from ludkit.syntax.source import Place

_DIM: Final = "game.functions.dim.math."
_FLOATS: Final = "game.functions.floats.math."
_TO_FLOAT: Final = "game.functions.floats.ToFloat"
_LIMIT: Final = 2**31
"""Whole numbers lie in -2³¹ … 2³¹ - 1."""


def dimension(value: Value) -> int:
    """The whole number that a dimension stands for. Raises BoardError where it has none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, Ludeme) and value.ludeme.name.startswith(_DIM):
        return _in_range(_whole_operation(value), value)
    raise BoardError("a whole number is needed here", _place(value))


def dimensions(value: Value) -> list[int]:
    """The whole numbers of an array of dimensions."""
    return [dimension(item) for item in items(value)]


def real(value: Value) -> float:
    """The number that a float function stands for, in single precision. Raises BoardError where it has none."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return as_float(value)
    if isinstance(value, Ludeme):
        if value.ludeme.name.startswith(_FLOATS):
            return as_float(_real_operation(value))
        if value.ludeme.name.startswith(_DIM):
            return as_float(dimension(value))
        if value.ludeme.name == _TO_FLOAT:
            return _converted(value)
    raise BoardError("a number that does not depend on the state of play is needed here", _place(value))


def reals(value: Value) -> list[float]:
    """The numbers of an array of float functions."""
    return [real(item) for item in items(value)]


def truth(value: Value) -> bool:
    """The truth value that is stated. Raises BoardError for a condition."""
    if isinstance(value, bool):
        return value
    raise BoardError("only true or false can stand here", _place(value))


def items(value: Value) -> tuple[Value, ...]:
    """The items of an array; one value without braces is an array of one."""
    return value if isinstance(value, tuple) else (value,)


def _place(value: Value) -> Place | None:
    return value.place if isinstance(value, Ludeme) else None


def _operands(ludeme: Ludeme) -> list[Value]:
    """The operands, whether they are given one by one or as an array."""
    given = [value for _, value in ludeme.given()]
    if len(given) == 1 and isinstance(given[0], tuple):
        return list(given[0])
    return given


def _whole_operation(ludeme: Ludeme) -> int:
    numbers = [dimension(operand) for operand in _operands(ludeme)]
    match ludeme.ludeme.name.removeprefix(_DIM):
        case "Add":
            return sum(numbers)
        case "Sub":
            return numbers[0] - numbers[1]
        case "Mul":
            return math.prod(numbers)
        case "Div":
            if numbers[1] == 0:
                raise BoardError("division by zero", ludeme.place)
            quotient = abs(numbers[0]) // abs(numbers[1])
            return quotient if (numbers[0] < 0) == (numbers[1] < 0) else -quotient
        case "Pow":
            return _power(numbers[0], numbers[1], ludeme)
        case "Abs":
            return abs(numbers[0])
        case "Min":
            return min(numbers)
        case "Max":
            return max(numbers)
        case name:
            raise BoardError(f"the operation {name} is not known for dimensions", ludeme.place)


def _power(base: int, exponent: int, ludeme: Ludeme) -> int:
    """The power, cut to its whole part and to the range of 32 bits."""
    try:
        return int(max(-_LIMIT, min(_LIMIT - 1, math.pow(base, exponent))))
    except OverflowError:
        return _LIMIT - 1 if base > 0 or exponent % 2 == 0 else -_LIMIT
    except ValueError:
        # 0 to a negative power is infinite.
        return _LIMIT - 1


def _in_range(number: int, ludeme: Ludeme) -> int:
    if not -_LIMIT <= number < _LIMIT:
        raise BoardError(f"the number {number} is out of range", ludeme.place)
    return number


def _real_operation(ludeme: Ludeme) -> float:
    numbers = reals(tuple(_operands(ludeme)))
    first = numbers[0] if numbers else 0.0
    try:
        match ludeme.ludeme.name.removeprefix(_FLOATS):
            case "Add":
                return _chain(0.0, numbers, product=False)
            case "Mul":
                return _chain(1.0, numbers, product=True)
            case "Sub":
                return first - numbers[1]
            case "Div":
                return first / numbers[1]
            case "Pow":
                return math.pow(first, numbers[1])
            case "Abs":
                return abs(first)
            case "Min":
                return min(numbers)
            case "Max":
                return max(numbers)
            case "Sqrt":
                return math.sqrt(first)
            case "Exp":
                return math.exp(first)
            case "Log":
                return math.log(first)
            case "Log10":
                return math.log10(first)
            case "Sin":
                return math.sin(first)
            case "Cos":
                return math.cos(first)
            case "Tan":
                return math.tan(first)
            case name:
                raise BoardError(f"the operation {name} is not known for floats", ludeme.place)
    except ZeroDivisionError:
        raise BoardError("division by zero", ludeme.place) from None
    except (OverflowError, ValueError):
        raise BoardError(f"({ludeme.ludeme.keyword} …) has no value for these numbers", ludeme.place) from None


def _chain(start: float, numbers: Sequence[float], product: bool) -> float:
    """The sum or product, rounded after every number."""
    total = start
    for number in numbers:
        total = as_float(total * number if product else total + number)
    return total


def _converted(ludeme: Ludeme) -> float:
    """The number that ``(toFloat …)`` makes of a whole number or a truth value."""
    for _, value in ludeme.given():
        if isinstance(value, bool):
            return 1.0 if value else 0.0
        if isinstance(value, int):
            return as_float(value)
    raise BoardError("only a whole number, true or false can be converted here", ludeme.place)
