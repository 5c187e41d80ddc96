"""Reading and expanding: the library's files parse, print back and lay out; expansions are Ludii's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludkit.expand import Expansion, expand
from ludkit.library import Library, open_library
from ludkit.syntax import Severity, parse
from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word
from tests.oracle import ORACLE, index, read_gzip
from tests.score import Row, pick

_TOKENS = re.compile(r'"[^"]*"|[(){}]|[A-Za-z0-9_-]+:|[^\s(){}"]+')


def run(sample: int | None) -> Iterator[Row]:
    yield _parsing(sample)
    yield _expanding(sample)


def _parsing(sample: int | None) -> Row:
    rejected = {row["lud"] for row in index() if "error" in row}
    root = ORACLE / "library"
    files = pick(sorted(f for f in root.rglob("*") if f.suffix in (".lud", ".def")), sample)
    row = Row("library files parse", 0, len(files))
    for file in files:
        name = file.relative_to(root / "lud").as_posix() if file.is_relative_to(root / "lud") else file.name
        errors = [d for d in parse(_read(file), name).diagnostics if d.severity is Severity.ERROR]
        if not errors or name in rejected or "/pending/" in name or "/done/" in name:
            row.passed += 1
        else:
            row.failures.append(f"{name}: {errors[0].place.line}: {errors[0].message}")
    return row


def _read(file: Path) -> str:
    return file.read_bytes().decode("utf-8")


def _expanding(sample: int | None) -> Row:
    library = open_library(ORACLE / "library")
    rows = pick([row for row in index() if "error" not in row and "expanded" in row], sample)
    score = Row("expansions equal", 0, len(rows))
    for row in rows:
        expansion = expand_row(row, library)
        difference = compare(expansion, read_gzip(ORACLE / row["expanded"]))
        if difference is None:
            score.passed += 1
        else:
            score.failures.append(f"{row['lud']} {row.get('ruleset', '')}: {difference}")
    return score


def expand_row(row: dict[str, Any], library: Library) -> Expansion:
    """The expansion of a row of the index."""
    document = parse(library.read(row["lud"]), row["lud"]).document
    return expand(document, library=library, options=row.get("options", ()), ruleset=row.get("ruleset"))


def compare(expansion: Expansion, expected: str) -> str | None:
    """How an expansion's tokens differ from Ludii's; None if they do not."""
    ours = list(tokens(expansion.game)) if expansion.game is not None else []
    theirs = [_plain(token) for token in _TOKENS.findall(expected)]
    for i, (mine, wanted) in enumerate(zip(ours, theirs, strict=False)):
        if mine != wanted:
            return f"token {i}: {' '.join(ours[max(0, i - 3) : i + 3])} / {' '.join(theirs[max(0, i - 3) : i + 3])}"
    if len(ours) != len(theirs):
        return f"{len(ours)} tokens, not {len(theirs)}"
    errors = [d for d in expansion.diagnostics if d.severity is Severity.ERROR]
    return f"equal, but: {errors[0].message}" if errors else None


def _plain(token: str) -> str:
    # Ludii's printer breaks long lines, also in strings.
    return " ".join(token.split())


def tokens(node: Node) -> Iterator[str]:
    """The tokens of an expanded node, as Ludii prints them."""
    pending: list[Node | str] = [node]
    while pending:
        item = pending.pop()
        match item:
            case str():
                yield item
            case Call(items=items) | Array(items=items):
                opening, closer = "()" if isinstance(item, Call) else "{}"
                yield opening
                pending.append(closer)
                pending.extend(reversed(items))
            case Named(name=name, value=value):
                yield f"{name}:"
                pending.append(value)
            case String(value=value):
                yield f'"{_plain(value)}"'
            case Word(text=text) | Number(text=text):
                yield text
            case _:
                yield f"<{item}>"  # nothing else is left in an expansion without faults
