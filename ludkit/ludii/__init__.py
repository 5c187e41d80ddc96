"""Ludii itself: finding Java and the jar, and the process that plays in it."""

from ludkit.ludii.client import Ludii, LudiiGame, LudiiPosition
from ludkit.ludii.errors import LudiiError, LudiiLost, LudiiMissing, LudiiRefused
from ludkit.ludii.finding import Java, find_jar, find_java

__all__ = [
    "Java",
    "Ludii",
    "LudiiError",
    "LudiiGame",
    "LudiiLost",
    "LudiiMissing",
    "LudiiPosition",
    "LudiiRefused",
    "find_jar",
    "find_java",
]
