"""With `--slow`, the verified checker judges all certificates of this folder, too."""

import shutil

import pytest

from forging import VERIFIED


@pytest.fixture(autouse=True, scope="session")
def _judged_twice(request):
    if request.config.getoption("--slow") and shutil.which("coqc") and shutil.which("ocamlopt"):
        VERIFIED.append(request.getfixturevalue("checker"))
