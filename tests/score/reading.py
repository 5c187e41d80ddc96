"""Reading and expanding: the library's files parse, print back and lay out; expansions are Ludii's."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludkit.expand import Expansion, expand
from ludkit.library import Library, open_library
from ludkit.syntax import Document, Severity, layout, parse, source_text
from ludkit.syntax.layout import WIDTH
from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word
from tests.oracle import ORACLE, index, read_gzip
from tests.score import Row, pick

_STRING_OR_COMMENT = re.compile(r'("(?:[^"\\]|\\"?)*")|(//[^\n]*)')
_SHORT = 20
"""A line that holds no more than this cannot be broken, however far it is indented."""

_TOKENS = re.compile(r'"[^"]*"|[(){}]|[A-Za-z0-9_-]+:|[^\s(){}"]+')


def run(sample: int | None) -> Iterator[Row]:
    yield from _files(sample)
    yield _expanding(sample)


def _files(sample: int | None) -> Iterator[Row]:
    rejected = {row["lud"] for row in index() if "error" in row}
    root = ORACLE / "library"
    files = pick(sorted(f for f in root.rglob("*") if f.suffix in (".lud", ".def")), sample)
    parsing = Row("library files parse", 0, len(files))
    printing = Row("library files print back byte for byte", 0, len(files))
    formatting = Row("library files survive fmt", 0, 0)
    seconds = 0.0
    for file in files:
        name = file.relative_to(root).as_posix().removeprefix("lud/")
        text = _read(file)
        started = time.process_time()
        result = parse(text, name)
        seconds += time.process_time() - started
        errors = [d for d in result.diagnostics if d.severity is Severity.ERROR]
        if not errors or name in rejected or any(d.code == "L107" for d in errors):
            parsing.passed += 1
        else:
            parsing.failures.append(f"{name}: {errors[0].place.line}: {errors[0].message}")
        if source_text(result.document) == text:
            printing.passed += 1
        else:
            printing.failures.append(name)
        if not errors:
            formatting.total += 1
            if fault := _format_fault(text, result.document):
                formatting.failures.append(f"{name}: {fault}")
            else:
                formatting.passed += 1
    parsing.note = f"{seconds:.1f} s of CPU"
    yield from (parsing, printing, formatting)


def _format_fault(text: str, document: Document) -> str | None:
    once = layout(document)
    again = parse(once)
    if layout(again.document) != once:
        return "formatting twice is not formatting once"
    if again.document != document:
        return "the tree is another"
    if _comments(once) != _comments(text):
        return "the comments are others"
    longest = max(_STRING_OR_COMMENT.sub("", once).split("\n"), key=len)
    fits = len(longest) <= WIDTH or len(longest.strip()) <= _SHORT
    return None if fits else f"a line has {len(longest)} columns"


def _comments(text: str) -> list[str]:
    return [comment.rstrip() for _, comment in _STRING_OR_COMMENT.findall(text) if comment]


def _read(file: Path) -> str:
    return file.read_bytes().decode("utf-8")


def _expanding(sample: int | None) -> Row:
    library = open_library(ORACLE / "library")
    rows = pick([row for row in index() if "error" not in row and "expanded" in row], sample)
    score = Row("expansions equal", 0, len(rows))
    seconds = 0.0
    for row in rows:
        document = parse(library.read(row["lud"]), row["lud"]).document
        started = time.process_time()
        expansion = expand_document(document, row, library)
        seconds += time.process_time() - started
        difference = compare(expansion, read_gzip(ORACLE / row["expanded"]))
        if difference is None:
            score.passed += 1
        else:
            score.failures.append(f"{row['lud']} {row.get('ruleset', '')}: {difference}")
    score.note = f"{seconds:.1f} s of CPU"
    return score


def expand_row(row: dict[str, Any], library: Library) -> Expansion:
    """The expansion of a row of the index."""
    return expand_document(parse(library.read(row["lud"]), row["lud"]).document, row, library)


def expand_document(document: Document, row: dict[str, Any], library: Library) -> Expansion:
    """The expansion of a description with the options and the ruleset of a row of the index."""
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
