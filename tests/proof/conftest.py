"""The verified checker, built once for the tests of this folder."""

import shutil
import subprocess
from pathlib import Path

import pytest

from checkout import ROOT


@pytest.fixture(scope="session")
def checker() -> Path:
    """Build the verified checker and return its path."""
    if not (shutil.which("coqc") and shutil.which("ocamlopt")):
        pytest.skip("Coq is not installed: apt-get install coq")
    subprocess.run(["make", "checker"], cwd=ROOT, check=True, capture_output=True)
    return ROOT / "build" / "greenest-check"
