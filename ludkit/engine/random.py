"""The random numbers of Ludii: SplitMix64, whose whole state is the seed.

The same seed gives the same dice, shuffles and choices as in Ludii.
"""

from __future__ import annotations

from operator import index
from typing import Final

_MASK_64: Final = (1 << 64) - 1
_MASK_32: Final = (1 << 32) - 1
_GOLDEN_GAMMA: Final = 0x9E3779B97F4A7C15


class Random:
    """A SplitMix64 generator; ``state`` can be read and set at any time."""

    def __init__(self, seed: int) -> None:
        self.state: int = index(seed) & _MASK_64

    def copy(self) -> Random:
        return Random(self.state)

    def _bits(self) -> int:
        """The next 64 bits, as a number from 0."""
        self.state = (self.state + _GOLDEN_GAMMA) & _MASK_64
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK_64
        return z ^ (z >> 31)

    def next_long(self) -> int:
        """A whole number of 64 bits, with sign."""
        bits = self._bits()
        return bits - (1 << 64) if bits >> 63 else bits

    def next_int(self) -> int:
        """A whole number of 32 bits, with sign."""
        bits = self._bits()
        folded = (bits ^ (bits >> 32)) & _MASK_32
        return folded - (1 << 32) if folded >> 31 else folded

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n`` - 1, all alike. Raises ValueError if ``n`` is below 1."""
        if n < 1:
            raise ValueError(f"a random number below {n} was asked for")
        if n & (n - 1) == 0:
            return (n * ((self.next_int() & _MASK_32) >> 1)) >> 31
        while True:
            bits = (self.next_int() & _MASK_32) >> 1
            value = bits % n
            if bits - value + n - 1 < 1 << 31:
                return value

    def next_boolean(self) -> bool:
        return self._bits() >> 63 == 1

    def next_double(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self._bits() >> 12) * (1.0 / (1 << 52))
