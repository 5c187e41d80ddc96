"""The user's Ludii, for the tests that need it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

JAR = Path(os.environ.get("LUDII_JAR", ""))

needs_ludii = pytest.mark.skipif(not JAR.is_file(), reason="need Ludii.jar (LUDII_JAR)")
"""Skips a test, with this reason, where no jar is named. Mark it ``ludii`` as well."""
