"""``python -m tests.fuzz [--count N] [--seed S] [--library PATH]``."""

from __future__ import annotations

import faulthandler
import resource
import sys
import time
import traceback
from pathlib import Path

import click

from ludkit.board.checking import with_board
from ludkit.library import Library, open_library
from ludkit.ludemes.checker import check
from ludkit.resources import games_folder
from ludkit.syntax import layout, parse, source_text
from tests.fuzz.texts import Texts

MAX_SECONDS = 5.0
MAX_BYTES = 2**30
HANG_SECONDS = 60


@click.command()
@click.option("--count", type=int, default=1000, show_default=True, help="How many texts are checked.")
@click.option("--seed", type=int, default=1, show_default=True, help="Which texts.")
@click.option("--library", "path", envvar="LUDII_JAR", help="Ludii.jar or its folder: edit its descriptions, too.")
@click.option("--keep", type=click.Path(path_type=Path), help="Keep texts that fail in this folder.")
def main(count: int, seed: int, path: str | None, keep: Path | None) -> None:
    """Read, lay out, expand and check texts, with their boards; tell of tracebacks, hangs and memory."""
    library = open_library(path) if path else None
    texts = Texts(seed, descriptions(library))
    failures, slowest, kinds = 0, 0.0, dict.fromkeys(("language", "edit", "bytes"), 0)
    for number in range(count):
        kind, text = texts.next()
        kinds[kind] += 1
        faulthandler.dump_traceback_later(HANG_SECONDS, exit=True)
        started = time.process_time()
        fault = try_text(text, library)
        seconds = time.process_time() - started
        faulthandler.cancel_dump_traceback_later()
        slowest = max(slowest, seconds)
        if fault is None and seconds > MAX_SECONDS:
            fault = f"took {seconds:.1f} s"
        if fault is not None:
            failures += 1
            print(f"seed {seed} text {number} ({kind}): {fault}")
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{seed}-{number}.lud").write_text(text, encoding="utf-8", errors="surrogatepass")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    if memory > MAX_BYTES:
        failures += 1
        print(f"used {memory / 2**20:.0f} MB")
    made = ", ".join(f"{n} {kind}" for kind, n in kinds.items())
    print(f"{count} texts ({made}): {failures} failures, slowest {slowest:.2f} s, {memory / 2**20:.0f} MB at most")
    sys.exit(1 if failures else 0)


def descriptions(library: Library | None) -> list[str]:
    """The texts that edits begin with."""
    own = [file.read_text(encoding="utf-8") for file in sorted(games_folder().glob("*.lud"))]
    return own + ([library.read(name) for name in library.descriptions()[::10]] if library else [])


def try_text(text: str, library: Library | None) -> str | None:
    """What goes wrong with a text that must never go wrong, or None."""
    try:
        result = parse(text)
        if source_text(result.document) != text:
            return "is not printed as it was read"
        if not result.diagnostics:
            layout(result.document)
        with_board(check(text, library=library))
    except BaseException:
        return traceback.format_exc()
    return None


if __name__ == "__main__":
    main()
