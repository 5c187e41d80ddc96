"""The rooms of the package keep to their order (docs/architecture.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludkit

PACKAGE = Path(ludkit.__file__).resolve().parent
MAY_USE = {
    "syntax": set(),
    "library": {"syntax"},
    "expand": {"library", "syntax"},
    "ludemes": {"expand", "library", "syntax"},
    "board": {"ludemes", "syntax"},
    "engine": {"board", "ludemes", "expand", "library", "syntax"},
    "ludii": {"library", "syntax"},
    "view": {"syntax", "library", "expand", "ludemes", "board", "engine", "ludii"},
    "crosscheck": {"syntax", "library", "expand", "ludemes", "board", "engine", "ludii", "view"},
    "cli": {"syntax", "library", "expand", "ludemes", "board", "engine", "ludii", "view", "crosscheck"},
}
"""The rooms that each room may import."""


def imported_rooms(module: Path) -> Iterator[str]:
    """The rooms of ludkit that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module] if node.module != "ludkit" else [f"ludkit.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("ludkit."))


@pytest.mark.parametrize("room", sorted(MAY_USE))
def test_a_room_imports_only_rooms_above_it(room: str) -> None:
    allowed = MAY_USE[room] | {room, "resources"}
    wrong = {
        f"{module.relative_to(PACKAGE)} imports {used}"
        for module in (PACKAGE / room).rglob("*.py")
        for used in imported_rooms(module)
        if used not in allowed
    }
    assert not wrong


def test_every_folder_of_the_package_is_a_known_room() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_USE)
