"""Diagnostics for other programs: one JSON object a file, and SARIF 2.1.0 for a code host's review view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from ludkit.syntax.codes import CODES, Code
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.source import Place, Source

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


@dataclass(frozen=True, slots=True)
class FileReport:
    """What a command found in one file, whose text is ``source``."""

    file: str
    source: Source
    ok: bool
    diagnostics: list[Diagnostic]


def as_json(report: FileReport) -> dict[str, Any]:
    """A file's diagnostics as one object; places are in the file, at the call for what stands in the library."""
    return {
        "file": report.file,
        "ok": report.ok,
        "diagnostics": [_record(diagnostic, report.source) for diagnostic in report.diagnostics],
    }


def _record(diagnostic: Diagnostic, source: Source) -> dict[str, Any]:
    place = diagnostic.place.within(source)
    end_line, end_column = place.source.position(place.end)
    return {
        "severity": str(diagnostic.severity),
        "code": diagnostic.code,
        "message": diagnostic.message,
        "line": place.line,
        "column": place.column,
        "end_line": end_line,
        "end_column": end_column,
        "hint": diagnostic.hint,
    }


def as_sarif(reports: Iterable[FileReport]) -> dict[str, Any]:
    """The diagnostics of several files as one SARIF log with one run."""
    results: list[dict[str, Any]] = []
    used: dict[str, int] = {}
    for report in reports:
        for diagnostic in report.diagnostics:
            rule = used.setdefault(diagnostic.code, len(used))
            results.append(_result(diagnostic, report, rule))
    driver = {
        "name": "ludkit",
        "version": version("ludkit"),
        "rules": [_rule(code) for code in used],
    }
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(name: str) -> dict[str, Any]:
    code = CODES[name]
    return {
        "id": name,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.explanation},
        "help": _help(code),
        "defaultConfiguration": {"level": str(code.severity)},
    }


def _help(code: Code) -> dict[str, str]:
    """What a code host shows beside a result: the explanation, and an example where there is one."""
    markdown = f"{code.explanation}\n\nAn example:\n\n```\n{code.example}\n```" if code.example else code.explanation
    return {"text": code.explanation, "markdown": markdown}


def _result(diagnostic: Diagnostic, report: FileReport, rule: int) -> dict[str, Any]:
    place = diagnostic.place.within(report.source)
    text = diagnostic.message + (f"\n{diagnostic.hint}" if diagnostic.hint else "")
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": rule,
        "level": str(diagnostic.severity),
        "message": {"text": text},
        "locations": [_location(place, report.file)],
    }
    related = [
        {"id": i, "message": {"text": "called from here"}, **_location(via, report.file)}
        for i, via in enumerate(_callers(place, report.source))
    ]
    return result | ({"relatedLocations": related} if related else {})


def _callers(place: Place, source: Source) -> Iterable[Place]:
    """The places in the source from which the text at ``place`` was called."""
    while place.via is not None:
        place = place.via
        if place.source is source:
            yield place


def _location(place: Place, file: str) -> dict[str, Any]:
    end_line, end_column = place.source.position(place.end)
    region = {"startLine": place.line, "startColumn": place.column, "endLine": end_line, "endColumn": end_column}
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(file)}, "region": region}}


def _uri(file: str) -> str:
    """A relative path as a URI; code hosts want it relative to the repository."""
    return quote(file.replace("\\", "/").removeprefix("./"))
