"""The compiled kernels of the page are those of the package."""

import re
import shutil
import subprocess
import sys

import pytest

from checkout import ROOT
from greenest.lab import wasm

COMPILED = ROOT / "web" / "static" / "engine" / "compiled.js"


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_kernels_of_the_page_are_built_from_those_of_the_package(tmp_path):
    if not shutil.which("wasm-ld"):
        pytest.skip("wasm-ld is not installed: apt-get install lld")
    releases = re.search(r"with (.*)\. \*/", COMPILED.read_text())[1]
    if releases != wasm.releases():
        pytest.skip(f"built with {releases}, but here is {wasm.releases()}")
    path = tmp_path / "compiled.js"
    subprocess.run([sys.executable, "-m", "greenest.lab.wasm", path], check=True)
    assert path.read_text() == COMPILED.read_text(), "`make wasm` builds them anew"
