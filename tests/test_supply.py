"""Installed packages are locked by digests, and dependencies are listed."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from checkout import ROOT

TOML = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, BUILD = TOML["project"], TOML["build-system"]
EXTRAS = PROJECT["optional-dependencies"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
WEEKLY_LOCK = (ROOT / ".ci" / "weekly.lock").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
UV_LOCK = (ROOT / ".ci" / "uv.lock").read_text(encoding="utf-8")
LOCKS = {"": LOCK, "test": LOCK, "weekly": WEEKLY_LOCK, "docs": WEEKLY_LOCK, "fuzz": WEEKLY_LOCK}
"""By an extra: the lock that holds its packages."""


def entries(lock=LOCK):
    """Yield each locked requirement with its digests."""
    lines = re.sub(r"^ *#.*\n", "", lock, flags=re.M).replace("\\\n", " ").splitlines()
    for line in filter(None, lines):
        requirement, *digests = line.split(" --hash=")
        yield Requirement(requirement.strip()), [digest.strip() for digest in digests]


def names(requirements):
    return {canonicalize_name(Requirement(each).name) for each in requirements}


@pytest.mark.parametrize("extra", LOCKS)
def test_the_lock_holds_what_the_project_asks_for(extra):
    locked = {}
    for requirement, _ in entries(LOCKS[extra]):
        (pin,) = requirement.specifier
        locked.setdefault(canonicalize_name(requirement.name), []).append(pin.version)
    for each in EXTRAS[extra] if extra else PROJECT["dependencies"]:
        wanted = Requirement(each)
        if wanted.name != "greenest":
            versions = locked.get(canonicalize_name(wanted.name), [])
            assert versions, f"{each} is not locked: make lock"
            assert all(wanted.specifier.contains(version, True) for version in versions), each


def test_every_dependency_and_every_extra_with_its_packages_is_in_a_table():
    table = PAGE.split("They bring others")[0]
    assert set(re.findall(r"^\| `([\w-]+)` \|", table, re.M)) == names(PROJECT["dependencies"])
    table = PAGE.split("Extras, installed by name")[1]
    found = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", table, re.M))
    assert found.keys() == EXTRAS.keys()
    for extra, packages in found.items():
        told = {canonicalize_name(name) for name in re.findall(r"`([\w-]+)`", packages)}
        assert told == names(EXTRAS[extra]) - {"greenest"}


def test_ci_and_make_install_what_is_locked():
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert "--only-binary :all: --require-hashes --requirement requirements.lock" in workflow
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^test: \.venv/locked ", makefile, re.M)
    assert re.search(r"^dist: \.venv/locked-all\n.*\n\t.*build --no-isolation", makefile, re.M)
    locked = {canonicalize_name(requirement.name) for requirement, _ in entries(WEEKLY_LOCK)}
    assert names(BUILD["requires"]) | {"pip", "build"} <= locked
    assert [requirement.name for requirement, _ in entries(UV_LOCK)] == ["uv"]
    installed = re.findall(r"pip install (?:--quiet )?(?:--no-compile )?(.*)", makefile)
    of_users = [each for each in installed if each.startswith("--editable")]
    exact = [each for each in installed if "--require-hashes" in each or "--no-deps" in each]
    assert len(of_users) + len(exact) == len(installed)
    assert len(exact) == 3


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_each_action_at_one_commit(path):
    actions = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert actions
    for each in actions:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", each), each
