"""Finding Java and the jar: what is there, and a clear word about what is not."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from ludkit.ludii import LudiiMissing, find_jar, find_java

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for java is a shell script")


def fake_java(folder: Path, version: str, modules: str = "jdk.compiler@17") -> dict[str, str]:
    """An environment whose only Java is a script that answers like one."""
    java = folder / "java"
    java.write_text(
        f'#!/bin/sh\nif [ "$1" = -version ]; then echo \'openjdk version "{version}"\' >&2; else echo {modules}; fi\n'
    )
    java.chmod(0o755)
    return {"PATH": str(folder)}


def make_jar(path: Path, *entries: str) -> Path:
    with zipfile.ZipFile(path, "w") as jar:
        for entry in entries:
            jar.writestr(entry, b"")
    return path


@pytest.mark.parametrize("version", ["11.0.2", "17.0.15", "21", "22-ea"])
def test_a_jdk_on_the_path_is_found(tmp_path: Path, version: str) -> None:
    java = find_java(fake_java(tmp_path, version))
    assert (java.path, java.version) == (tmp_path / "java", version)


def test_java_home_comes_first(tmp_path: Path) -> None:
    home = tmp_path / "jdk"
    (home / "bin").mkdir(parents=True)
    fake_java(home / "bin", "21.0.1")
    environment = fake_java(tmp_path, "17.0.15") | {"JAVA_HOME": str(home)}
    assert find_java(environment).version == "21.0.1"


@pytest.mark.parametrize(
    ("version", "modules", "message"),
    [
        ("1.8.0_292", "", "Java 1.8.0_292 at {java} is too old: 11 or later is needed"),
        ("9", "jdk.compiler@9", "Java 9 at {java} is too old: 11 or later is needed"),
        ("17.0.1", "java.base@17", "Java 17.0.1 at {java} is a runtime without a compiler: a JDK is needed"),
    ],
)
def test_a_java_that_will_not_do(tmp_path: Path, version: str, modules: str, message: str) -> None:
    environment = fake_java(tmp_path, version, modules)
    with pytest.raises(LudiiMissing) as caught:
        find_java(environment)
    assert str(caught.value) == message.format(java=tmp_path / "java")
    assert caught.value.hint == "install a JDK of version 11 or later and put its java on PATH, or set JAVA_HOME"


def test_no_java(tmp_path: Path) -> None:
    with pytest.raises(LudiiMissing, match=r"^there is no Java$"):
        find_java({"PATH": str(tmp_path)})


def test_java_home_without_java(tmp_path: Path) -> None:
    with pytest.raises(LudiiMissing) as caught:
        find_java({"JAVA_HOME": str(tmp_path)})
    assert str(caught.value) == f"JAVA_HOME is {tmp_path}, but there is no {tmp_path / 'bin' / 'java'}"


def test_a_program_that_is_not_java(tmp_path: Path) -> None:
    java = tmp_path / "java"
    java.write_text("#!/bin/sh\necho hello\n")
    java.chmod(0o755)
    with pytest.raises(LudiiMissing, match=r"does not say which Java it is$"):
        find_java({"PATH": str(tmp_path)})


def test_a_jar_by_name_comes_before_the_variable(tmp_path: Path) -> None:
    marks = ("game/Game.class", "compiler/Compiler.class", "other/GameLoader.class")
    named, other = make_jar(tmp_path / "a.jar", *marks), make_jar(tmp_path / "b.jar", *marks)
    assert find_jar(named, {"LUDII_JAR": str(other)}) == named
    assert find_jar(None, {"LUDII_JAR": str(other)}) == other


def test_no_jar_named() -> None:
    with pytest.raises(LudiiMissing) as caught:
        find_jar(None, {})
    assert str(caught.value) == "no Ludii.jar is named"
    assert caught.value.hint == (
        "download Ludii.jar from https://ludii.games and set LUDII_JAR (or pass --library) to its path"
    )


def test_a_jar_that_is_not_ludii(tmp_path: Path) -> None:
    jar = make_jar(tmp_path / "other.jar", "Main.class")
    with pytest.raises(LudiiMissing) as caught:
        find_jar(jar)
    assert str(caught.value) == f"{jar} is a jar, but not Ludii"


def test_a_file_that_is_no_jar(tmp_path: Path) -> None:
    jar = tmp_path / "text.jar"
    jar.write_text("not a zip file")
    with pytest.raises(LudiiMissing) as caught:
        find_jar(jar)
    assert str(caught.value) == f"{jar} is not a jar: File is not a zip file"


def test_a_folder_and_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(LudiiMissing, match=r"is a folder: Ludii plays from Ludii.jar only$"):
        find_jar(tmp_path)
    with pytest.raises(LudiiMissing, match=r"^there is no file "):
        find_jar(tmp_path / "Ludii.jar")
