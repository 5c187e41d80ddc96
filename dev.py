"""The project's own commands, on a machine with nothing but Python 3.11 or newer.

    python3 dev.py ludkit ARGUMENTS…   run ludkit (`python3 dev.py ludkit crosscheck dualhex`)
    python3 dev.py test [ARGUMENTS…]   run the tests, on all cores (arguments go to pytest)
    python3 dev.py lint                ruff check, ruff format --check, mypy --strict
    python3 dev.py compile             a second environment, `.venv-compiled`, with the engine compiled by mypyc
                                       (needs a C compiler)
    python3 dev.py test-compiled …     the tests in that environment

The first call makes a virtual environment in `.venv` and installs the project into it; later calls reuse it until
pyproject.toml changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
NOT_THE_PACKAGE = (
    *("tests", "docs", "games", "grammars", "benchmarks"),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "pyproject.toml", ".pre-commit-hooks.yaml"),
)
"""What the tests need beside the package."""

SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def main(arguments: list[str]) -> int:
    """Run one command; return its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file also runs on the Python that is too old
        sys.exit("ludkit needs Python 3.11 or newer; this is " + sys.version.split()[0])
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command == "ludkit":
        return run(environment(), "-m", "ludkit", *rest)
    if command == "test":
        return run(environment("[dev]"), "-m", "pytest", "-n", "auto", *rest, folder=ROOT)
    if command == "lint":
        checks = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", "--strict", "ludkit"])
        return max(run(environment("[dev]"), "-m", *check, folder=ROOT) for check in checks)
    if command == "compile":
        return compile_package()
    if command == "test-compiled":
        return test_compiled(rest)
    print(__doc__, file=sys.stderr)
    return 2


def environment(extras: str = "") -> Path:
    """The Python of the project's environment, made or brought up to date first; ``extras`` as pip writes them."""
    python = ENVIRONMENT / SCRIPTS / "python"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest() + extras
    stamp = ENVIRONMENT / "installed"
    # The dev environment holds all that the plain one does.
    if not stamp.exists() or stamp.read_text() not in (wanted, wanted + "[dev]"):
        make_environment(ENVIRONMENT)
        install(python, "-e", f"{ROOT}{extras}")
        stamp.write_text(wanted)
    return python


def compile_package() -> int:
    """Make an environment that holds ludkit as a wheel with the engine compiled."""
    make_environment(COMPILED)
    python = COMPILED / SCRIPTS / "python"
    os.environ["HATCH_BUILD_HOOKS_ENABLE"] = "1"
    install(python, "--force-reinstall", f"{ROOT}[dev]")
    return run(python, "-m", "ludkit", "doctor")


def test_compiled(arguments: list[str]) -> int:
    """Run the tests in the compiled environment, away from the checkout, whose plain sources would come first."""
    folder = COMPILED / "checkout"
    shutil.rmtree(folder, ignore_errors=True)
    for name in NOT_THE_PACKAGE:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, folder / name)
    os.environ.setdefault("LUDKIT_ORACLE", str(ROOT.parent / "shared" / "oracle"))
    return run(COMPILED / SCRIPTS / "python", "-m", "pytest", "-n", "auto", *arguments, folder=folder)


def make_environment(folder: Path) -> None:
    """A virtual environment in ``folder``; ends the program with a plain message where Python cannot make one."""
    print(f"making the environment {folder.name} …", file=sys.stderr)
    try:
        venv.create(folder, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"cannot make a virtual environment ({error}); does this Python have venv and pip?")


def install(python: Path, *requirements: str) -> None:
    """Install with pip; ends the program with pip's exit code where that fails."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements]
    code = subprocess.run(command, check=False).returncode
    if code:
        sys.exit(code)


def run(python: Path, *arguments: str, folder: Path | None = None) -> int:
    """Run Python with arguments, in ``folder`` or where the user is; return the exit code."""
    return subprocess.run([str(python), *arguments], check=False, cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
