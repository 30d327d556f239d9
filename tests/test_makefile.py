"""`make` mends an environment that was left half-made, and leaves a whole one as it is."""

import os
import shutil
import subprocess

import pytest

from checkout import ROOT

if os.name == "nt" or not shutil.which("make"):
    pytest.skip("there is no make", allow_module_level=True)

PIP = "#!/bin/sh\necho pip $* >> calls\n"
PYTHON = f"""#!/bin/sh
echo python $* >> calls
rm -rf .venv
mkdir -p .venv/bin
cat > .venv/bin/pip <<'END'
{PIP}END
chmod +x .venv/bin/pip
"""
"""Stands in for Python: it makes an environment whose pip notes what it is asked."""
MADE = "python -m venv --clear .venv"


@pytest.fixture
def clone(tmp_path):
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    executable(tmp_path / "python", PYTHON)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    return tmp_path


def executable(path, text):
    path.write_text(text)
    path.chmod(0o755)


def made(clone):
    """Install, and return what was called."""
    subprocess.run(["make", "PYTHON=./python", ".venv/installed"], cwd=clone, check=True)
    assert (clone / ".venv" / "installed").exists()
    return (clone / "calls").read_text().splitlines()


def test_without_an_environment_one_is_made(clone):
    shutil.rmtree(clone / ".venv")
    assert made(clone) == [MADE, "pip install --quiet --editable ."]


@pytest.mark.parametrize("pip", [None, "#!/nonexistent/python\n", "#!/bin/sh\nexit 1\n"])
def test_one_that_is_half_made_is_made_anew(clone, pip):
    """As Debian leaves it without python3-venv: with Python, and no pip."""
    executable(clone / ".venv" / "bin" / "python", "#!/bin/sh\n")
    if pip:
        executable(clone / ".venv" / "bin" / "pip", pip)
    assert made(clone) == [MADE, "pip install --quiet --editable ."]


def test_one_that_works_is_left_as_it_is(clone):
    executable(clone / ".venv" / "bin" / "pip", PIP)
    (clone / ".venv" / "kept").touch()
    assert made(clone) == ["pip --version", "pip install --quiet --editable ."]
    assert (clone / ".venv" / "kept").exists()
