"""``ludkit playable``: which descriptions the engine plays, and what the others lack."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any

import click

from ludkit.board.elements import BoardError
from ludkit.cli.common import Description, examples, fail, going_on, library_option, read_description, selection_options
from ludkit.cli.exit_codes import INVALID, MISSING, OK
from ludkit.engine import Unsupported, UnsupportedError, load
from ludkit.library import Library
from ludkit.ludemes.checker import check
from ludkit.syntax.diagnostics import DescriptionError
from ludkit.syntax.source import Place

MOST_LACKED = 10
"""How many of the ludemes that most descriptions lack the text ends with."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What keeps a description from being played: ``missing`` ludemes, or the ``fault`` of the description."""

    file: str
    missing: tuple[Unsupported, ...] = ()
    fault: str | None = None

    @property
    def played(self) -> bool:
        return not self.missing and self.fault is None

    @property
    def lacks(self) -> list[str]:
        """The missing ludemes by name, each once."""
        return list(dict.fromkeys(ludeme.name for ludeme in self.missing))

    @property
    def exit_code(self) -> int:
        return INVALID if self.fault is not None else OK if self.played else MISSING

    def text(self) -> str:
        if self.fault is not None:
            return f"faulty: {self.fault}"
        return f"lacks {', '.join(self.lacks)}" if self.missing else "played"

    def as_json(self) -> dict[str, Any]:
        missing = [{"ludeme": m.name, "line": m.place.line, "column": m.place.column} for m in self.missing]
        return {"file": self.file, "played": self.played, "missing": missing, "fault": self.fault}


@click.command(epilog=examples("ludkit playable games/*.lud", "ludkit playable --library Ludii.jar"))
@click.argument("files", nargs=-1, metavar="[FILE]…")
@library_option
@selection_options
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(
    files: tuple[str, ...], library: Library | None, options: tuple[str, ...], ruleset: str | None, form: str
) -> None:
    """Say which descriptions ludkit's engine plays, and which ludemes the others lack.

    FILE is a .lud file or the name of one of the project's games; without any, it is every description of the library.
    JSON is one object a file. The exit code is 1 if a description is faulty, 2 if one cannot be read, 3 if one is not
    played, the highest of them; the others are looked at all the same.
    """
    codes = {OK}
    findings = []
    names = files or _names(library)
    width = max(map(len, names), default=0)
    for name in names:
        with going_on(codes):
            finding = find(_description(name, None if files else library), library, options, ruleset)
            findings.append(finding)
            codes.add(finding.exit_code)
            if form == "json":
                click.echo(json.dumps(finding.as_json(), ensure_ascii=False))
            else:
                click.echo(f"{finding.file:<{width}}  {finding.text()}")
    if form == "text":
        _summarise(findings)
    sys.exit(max(codes))


def find(
    description: Description, library: Library | None, options: tuple[str, ...] = (), ruleset: str | None = None
) -> Finding:
    """Whether the engine plays a description, and if not why."""
    name = description.name
    try:
        checked = check(description.text, name=name, library=library, options=options, ruleset=ruleset, warn=False)
        load(checked, library=library)
    except UnsupportedError as error:
        return Finding(name, tuple(error.ludemes))
    except DescriptionError as error:
        first = error.diagnostics[0]
        return Finding(name, fault=_at(first.place, first.message))
    except BoardError as error:
        return Finding(name, fault=_at(error.place, str(error)))
    return Finding(name)


def _at(place: Place | None, message: str) -> str:
    return f"line {place.root.line}: {message}" if place is not None else message


def _names(library: Library | None) -> tuple[str, ...]:
    """The descriptions of the library, which ends the command where there is none."""
    if library is None:
        fail("name descriptions, or a library with --library")
    return tuple(library.descriptions())


def _description(name: str, library: Library | None) -> Description:
    """The description of that name in the library, or else in a file or of one of the project's games."""
    return Description(name, read_description(name).text if library is None else library.read(name))


def _summarise(findings: list[Finding]) -> None:
    """How many are played, and which ludemes would let most of the others be."""
    click.echo(f"{sum(finding.played for finding in findings):,} of {len(findings):,} are played")
    lacked = Counter(name for finding in findings for name in finding.lacks)
    for name, count in lacked.most_common(MOST_LACKED):
        click.echo(f"{count:>6,}  {name}")
