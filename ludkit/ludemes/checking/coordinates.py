"""Coordinates: which strings Ludii takes for labels of sites."""

from __future__ import annotations


def is_coordinate(text: str) -> bool:
    """Whether a string is the label of a site: digits, after at most three letters as Ludii counts them (``A1``)."""
    letters = text.rstrip("0123456789")
    if letters == text:
        return False
    if len(letters) > 3 or (len(letters) > 2 and text[0] != text[1]):
        return False
    return not letters or (letters.isascii() and letters.isalpha())
