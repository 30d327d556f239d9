"""`make` repairs an environment that was left half-made, and leaves a whole one alone."""

import os
import re
import shutil
import subprocess

import pytest
import yaml

from checkout import ROOT
from shell import ended

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
"""Stands in for Python: makes an environment with a pip that records its calls."""
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
    """Install, and return the recorded calls."""
    subprocess.run(["make", "PYTHON=./python", ".venv/installed"], cwd=clone, check=True)
    assert (clone / ".venv" / "installed").exists()
    return (clone / "calls").read_text().splitlines()


@pytest.mark.parametrize("pip", [None, "#!/nonexistent/python\n", "#!/bin/sh\nexit 1\n"])
def test_one_that_is_missing_or_half_made_is_made_anew(clone, pip):
    """Debian without python3-venv leaves Python without pip."""
    if pip:
        executable(clone / ".venv" / "bin" / "pip", pip)
    assert made(clone) == [MADE, "pip install --quiet --no-compile --editable ."]


def test_one_that_works_is_left_as_it_is(clone):
    executable(clone / ".venv" / "bin" / "pip", PIP)
    (clone / ".venv" / "kept").touch()
    assert made(clone) == ["pip --version", "pip install --quiet --no-compile --editable ."]
    assert (clone / ".venv" / "kept").exists()


def would_run(*arguments):
    """Return the commands that make would run."""
    done = ended("make", "--dry-run", "--no-print-directory", *arguments)
    return done.returncode, done.stdout + done.stderr


MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
SLOW = re.findall(r"^SLOW_([a-z-]+) :=", MAKEFILE, re.MULTILINE)


def test_every_page_names_what_can_be_made():
    targets = {
        target
        for line in re.findall(r"^([a-z][a-z -]*):(?!=)", MAKEFILE, re.MULTILINE)
        for target in line.split()
    }
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    texts = "\n".join(path.read_text("utf-8") for path in (*pages, ROOT / ".ci" / "run"))
    named = re.findall(r"(?:`|^|\$ )make\s+([a-z-]+)((?:\s+[A-Z]+=[\w-]+)*)", texts, re.MULTILINE)
    assert len(named) > 30
    for target, variables in named:
        assert target in targets, target
        if target == "slow":
            assert set(re.findall(r"NAME=([\w-]+)", variables)) <= set(SLOW), variables


def test_slow_tests_that_are_named_are_there_and_others_refused():
    for name in SLOW:
        code, commands = would_run("slow", f"NAME={name}")
        assert code == 0, commands
        paths = re.findall(r"\b(?:lab/)?tests/\S+", commands)
        assert paths
        assert all((ROOT / path).exists() for path in paths), paths
    code, said = would_run("slow", "NAME=none")
    assert code == 2
    assert "there is no NAME=" in said


def test_slow_tests_run_weekly_or_at_every_change():
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8"))
    weekly = workflow["jobs"]["agreement"]["strategy"]["matrix"]["target"]
    every_change = (ROOT / ".ci" / "run").read_text("utf-8")
    run = re.findall(r"slow NAME=([a-z-]+)", "\n".join([*weekly, every_change]))
    assert sorted(run) == sorted(SLOW)
