"""A build installs `greenest` only, and a clone works in a folder of any name."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
import yaml

import greenest
from checkout import ROOT
from shell import ended

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
AWAY = {"lab", "build", ".venv", ".ci"}
"""Folders of code that only runs in a clone, or is not ours."""
PAGE = sorted((ROOT / "web" / "static").rglob("*"))
LEFT_BEHIND = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info"),
    *("build", "dist", "results-smoke", "site"),
)
SOLVE = ("solve", "BGW/GWB/WBG")
"""Solves a board in plain Python."""
IMPORTED = "import greenest; from greenest.cli import main; print(greenest.__file__); main()"
"""Prints where the package is imported from, and runs the command."""


def copy_of_the_checkout(folder):
    shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND, symlinks=True)
    return folder


def run(*command, cwd):
    """Run a command as users do, without this checkout in its environment."""
    if os.name == "nt":
        pytest.skip("environments are laid out in another way there")
    found = ended(*map(str, command), cwd=cwd, env={"PATH": "/usr/bin:/bin"})
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


@pytest.fixture(scope="session")
def commit(tmp_path_factory):
    """Return a folder with a clone, its source distribution, and the wheel built from that."""
    folder = tmp_path_factory.mktemp("built")
    clone = copy_of_the_checkout(folder / "clone")
    who = ("-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
    for step in ("init --quiet", "add --all", "commit --quiet --message=Begin"):
        run("git", *who, *step.split(), cwd=clone)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, clone, cwd=folder)
    return folder


@pytest.fixture(scope="session")
def wheel(commit):
    return next(commit.glob("*.whl"))


@pytest.fixture(scope="session")
def sdist(commit):
    return next(commit.glob("*.tar.gz"))


def install(folder, what):
    """Install our package in an environment that borrows all else, without the network."""
    venv.create(folder, with_pip=False)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--force-reinstall"]
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "install", *options]
    run(*pip, *what, cwd=folder)
    return python, packages


def test_a_wheel_holds_the_package_and_nothing_else(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    inits = (path.relative_to(ROOT) for path in ROOT.rglob("__init__.py"))
    folders = [ROOT / init.parent for init in inits if init.parts[0] not in AWAY]
    modules = {path for folder in folders for path in folder.glob("*.py")} - {ROOT / "setup.py"}
    code = {f"greenest/{path.relative_to(ROOT).as_posix()}" for path in modules}
    assert {name for name in names if name.endswith(".py")} == code
    static = {f"greenest/{path.relative_to(ROOT).as_posix()}" for path in PAGE if path.is_file()}
    assert len(static) > 20
    assert names - code >= {"greenest/py.typed", "greenest/system/stamp", *static}
    assert {name.split("/")[0] for name in names} == {"greenest"}


def test_a_source_distribution_holds_every_file_but_those_of_the_lab(sdist):
    if not (ROOT / ".git").exists():
        pytest.skip("no clone: nothing says which files are of the repository")
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, text=True
    )
    expected = {name for name in listed.splitlines() if (ROOT / name).exists()} - {".gitignore"}
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames() if "/" in name}
    of_the_lab = {name for name in expected if name.startswith("lab/")}
    assert of_the_lab
    assert expected - of_the_lab <= names
    assert not of_the_lab & names


def test_links_and_pictures_lead_somewhere_from_a_package_index(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        description = message_from_string(archive.read(name).decode()).get_payload()
    base = PROJECT["project"]["urls"]["Repository"]
    ours = re.compile(rf"{re.escape(base)}/(?:blob|raw)/v{re.escape(greenest.__version__)}/([^#]+)")
    targets = re.findall(r"\]\(([^)\s]+)\)", description)
    assert len(targets) > 5
    assert all(target.startswith(("https://", "#")) for target in targets)
    paths = [found[1] for target in targets if (found := ours.match(target))]
    assert "docs/capture.svg" in paths
    assert all((ROOT / path).exists() for path in paths)


def test_there_is_one_version():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    latest = re.search(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert citation["version"] == latest[1] == greenest.__version__
    assert str(citation["date-released"]) == latest[2]
    assert "version" in PROJECT["project"]["dynamic"]


def test_a_source_distribution_builds_the_same_wheel_twice(sdist, tmp_path):
    built = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        run("tar", "--extract", "--file", sdist, "--touch", cwd=folder)
        (source,) = folder.iterdir()
        step = (sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder)
        run("env", "SOURCE_DATE_EPOCH=1700000000", *step, source, cwd=folder)
        built += [path.read_bytes() for path in folder.glob("*.whl")]
    assert len(built) == 2
    assert built[0] == built[1]


def test_what_is_built_from_a_commit_names_it_without_git(commit, sdist, user, tmp_path):
    python, folder = user
    named = run(python, "-m", "greenest", "--version", cwd=folder).split()[-1]
    head = run("git", "rev-parse", "HEAD", cwd=commit / "clone")[:10]
    assert named.endswith(f".dev0+g{head}")
    assert sdist.name == f"greenest-{named}.tar.gz"
    run("tar", "--extract", "--file", sdist, cwd=tmp_path)
    start = ("-c", "import sys; from greenest.cli import main; main()", "--version")
    unpacked = tmp_path / f"greenest-{named}"
    unpacked.rename(tmp_path / "greenest")
    assert run(sys.executable, *start, cwd=tmp_path).split()[-1] == named


@pytest.fixture(scope="session")
def user(tmp_path_factory, wheel):
    """Return an environment with the wheel among other packages, and a working folder."""
    home = tmp_path_factory.mktemp("user")
    python, packages = install(home / "venv", [wheel])
    for name in ("cli", "commands", "games", "solver", "study", "system"):
        (packages / name).mkdir()
        (packages / name / "__init__.py").write_text("raise ImportError('not of greenest')\n")
    folder = home / "work"
    folder.mkdir()
    for name in ("games.py", "solver.py", "cli.py"):
        (folder / name).write_text("raise ImportError('of the user')\n")
    return python, folder


def test_the_wheel_works_among_packages_of_the_same_names(user):
    python, folder = user
    for command in ([python, "-m", "greenest"], [python.with_name("greenest")]):
        assert run(*command, *SOLVE, cwd=folder).startswith("solvable in 8 captures")
    code = "import greenest; print(greenest.__file__)"
    assert Path(run(python, "-c", code, cwd=folder).strip()).is_relative_to(python.parents[1])


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="for plain accounts, as .ci/run's")
def test_a_user_without_home_works_with_an_installation_that_is_only_read(wheel, tmp_path):
    volume = tmp_path / "volume"
    (volume / "tmp").mkdir(parents=True)
    python, _ = install(tmp_path / "venv", [wheel])
    installed = sorted((tmp_path / "venv").rglob("*"))

    def greenest(*arguments):
        """Return the output and the lines of the messages."""
        environment = {"PATH": "/usr/bin:/bin", "TMPDIR": str(volume / "tmp"), "HOME": "/none"}
        found = ended(str(python), "-m", "greenest", *arguments, cwd=volume, env=environment)
        assert found.returncode == 0, found.stdout + found.stderr
        assert not list((volume / "tmp").iterdir())
        return found.stdout, found.stderr.splitlines()

    run("chmod", "-R", "a-w", tmp_path / "venv", cwd=tmp_path)
    try:
        answer, said = greenest("solve", ".BB/GGW", "--certificate=proof.txt")
        assert answer.startswith("unsolvable")
        assert [line.split(":")[0] for line in said] == ["proof.txt"]
        assert greenest("verify", "--certificate=proof.txt")[0].startswith("accepted")
        census, said = greenest("census", "2x3", "--json", "--ledger=no-home.sqlite")
        assert json.loads(census)["setups"] > 0
        assert [line for line in said if line.startswith("note: compiled code cannot be kept (")]
        assert len(said) == 2  # that, and that something is compiled
        assert sorted((tmp_path / "venv").rglob("*")) == installed
    finally:
        run("chmod", "-R", "u+w", tmp_path / "venv", cwd=tmp_path)


def test_a_clone_works_under_any_name(tmp_path):
    clone = copy_of_the_checkout(tmp_path / "games")
    python, _ = install(tmp_path / "venv", ["--editable", clone])
    for cwd in (clone, tmp_path, clone / "tests"):
        found, answer = run(python, "-c", IMPORTED, *SOLVE, cwd=cwd).splitlines()[:2]
        assert Path(found) == clone / "__init__.py"
        assert answer.startswith("solvable")
    tests = ["tests/games/test_grid.py", "tests/certificates/test_bounds.py"]
    assert "passed" in run(python, "-m", "pytest", *tests, cwd=clone)
