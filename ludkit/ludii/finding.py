"""Finding Java and the user's ``Ludii.jar``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludkit.ludii.errors import LudiiMissing

OLDEST_JAVA = 11
"""The first JDK whose ``java`` runs a source file."""

ASK_JAVA_SECONDS = 20.0
"""How long ``java -version`` may take."""

JAR_VARIABLE = "LUDII_JAR"

_JAVA_HINT = f"install a JDK of version {OLDEST_JAVA} or later and put its java on PATH, or set JAVA_HOME"
_JAR_HINT = f"download Ludii.jar from https://ludii.games and set {JAR_VARIABLE} (or pass --library) to its path"

_JAR_MARKS = ("game/Game.class", "compiler/Compiler.class", "other/GameLoader.class")
"""Entries by which a zip file is recognised as Ludii."""


@dataclass(frozen=True, slots=True)
class Java:
    """A Java that can run source files."""

    path: Path
    version: str


def find_java(environment: Mapping[str, str] = os.environ) -> Java:
    """The JDK of ``JAVA_HOME``, else the first on ``PATH``.

    Raises LudiiMissing if there is none, or if it cannot run source files (too old, or no compiler inside).
    """
    path = _java_path(environment)
    version = _ask(path, "-version")
    found = re.search(r'version "([^"]+)"', version)
    if found is None:
        raise LudiiMissing(f"{path} does not say which Java it is", _JAVA_HINT)
    number = found[1]
    if _major(number) < OLDEST_JAVA:
        raise LudiiMissing(f"Java {number} at {path} is too old: {OLDEST_JAVA} or later is needed", _JAVA_HINT)
    if "jdk.compiler" not in _ask(path, "--list-modules"):
        raise LudiiMissing(f"Java {number} at {path} is a runtime without a compiler: a JDK is needed", _JAVA_HINT)
    return Java(path, number)


def find_jar(named: Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The jar that was named, else that of the environment variable ``LUDII_JAR``.

    Raises LudiiMissing if none is named, or if the file is not Ludii.
    """
    if named is None:
        value = environment.get(JAR_VARIABLE)
        if not value:
            raise LudiiMissing("no Ludii.jar is named", _JAR_HINT)
        named = Path(value)
    if named.is_dir():
        raise LudiiMissing(f"{named} is a folder: Ludii plays from Ludii.jar only", _JAR_HINT)
    if not named.is_file():
        raise LudiiMissing(f"there is no file {named}", _JAR_HINT)
    try:
        with zipfile.ZipFile(named) as jar:
            entries = set(jar.namelist())
    except (zipfile.BadZipFile, OSError) as error:
        raise LudiiMissing(f"{named} is not a jar: {error}", _JAR_HINT) from error
    if not entries.issuperset(_JAR_MARKS):
        raise LudiiMissing(f"{named} is a jar, but not Ludii", _JAR_HINT)
    return named


def _java_path(environment: Mapping[str, str]) -> Path:
    home = environment.get("JAVA_HOME")
    if home:
        path = Path(home) / "bin" / ("java.exe" if os.name == "nt" else "java")
        if not path.is_file():
            raise LudiiMissing(f"JAVA_HOME is {home}, but there is no {path}", _JAVA_HINT)
        return path
    found = shutil.which("java", path=environment.get("PATH"))
    if found is None:
        raise LudiiMissing("there is no Java", _JAVA_HINT)
    return Path(found)


def _major(version: str) -> int:
    """``17`` of ``17.0.15``, ``8`` of the old style ``1.8.0_292``."""
    numbers = [int(n) for n in re.findall(r"\d+", version)]
    if not numbers:
        return 0
    return numbers[1] if numbers[0] == 1 and len(numbers) > 1 else numbers[0]


def _ask(java: Path, question: str) -> str:
    """What ``java`` prints; empty where it refuses the question."""
    try:
        answer = subprocess.run(
            [java, question], capture_output=True, text=True, errors="replace", timeout=ASK_JAVA_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise LudiiMissing(f"{java} does not run: {error}", _JAVA_HINT) from error
    return answer.stdout + answer.stderr
