"""The version of the sources comes from git, from a build's stamp, or from a digest."""

import re
import subprocess
from functools import partial

import pytest

from greenest import __version__
from greenest.system import version as identity
from greenest.system.version import STAMP, digest_of, sources, stamp_of, version_of

CODE = ["__init__.py", "cli.py", "games/__init__.py", "games/declared.toml", "games/rules.py"]
CODE += ["system/__init__.py"]
FILES = [*CODE, "setup.py", "README.md", "lab/__init__.py", "tests/test_rules.py"]


@pytest.fixture
def tree(tmp_path):
    """Return a package of a few files."""
    for name in FILES:
        path = tmp_path / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"name = {name!r}\n")
    return tmp_path / "tree"


def git(tree, *arguments):
    who = ("-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
    return subprocess.check_output(["git", "-C", tree, *who, *arguments], text=True).strip()


@pytest.fixture
def clone(tree):
    """Return the same, committed."""
    git(tree, "init", "--quiet")
    git(tree, "add", ".")
    git(tree, "commit", "--quiet", "--message", "Begin")
    return tree


def commit_of(clone):
    return git(clone, "rev-parse", "HEAD")[:10]


def local(text):
    """Return the local part of a development version."""
    major, minor, _ = __version__.split(".")
    public, _, rest = text.partition("+")
    assert public == f"{major}.{int(minor) + 1}.0.dev0"
    return rest


def test_the_digest_is_of_names_and_content_of_the_code_that_a_wheel_has(tree):
    assert [path.relative_to(tree).as_posix() for path in sources(tree)] == CODE
    assert local(version_of(tree)) == f"s{digest_of(tree)}"
    for name in FILES:
        before = digest_of(tree)
        (tree / name).write_text("changed = True\n")
        assert (digest_of(tree) != before) == (name in CODE), name
    before = digest_of(tree)
    (tree / "games" / "rules.py").rename(tree / "games" / "laws.py")
    assert digest_of(tree) != before


def test_a_clone_names_its_commit_and_whether_its_code_is_that_of_the_commit(clone):
    (clone / "README.md").write_text("other\n")
    (clone / "tests" / "more.py").write_text("")
    assert local(version_of(clone)) == f"g{commit_of(clone)}"
    rules, more = clone / "games" / "rules.py", clone / "games" / "more.py"
    for change in (more.touch, more.unlink, partial(rules.write_text, "y = 3\n"), rules.unlink):
        change()
        dirty = "" if change == more.unlink else f".dirty.{digest_of(clone)}"
        assert local(version_of(clone)) == f"g{commit_of(clone)}{dirty}"


def test_a_clean_clone_with_the_tag_is_the_release(clone):
    git(clone, "tag", "v0.0.1")
    assert version_of(clone) != __version__
    git(clone, "tag", "--annotate", "--message", "Release", f"v{__version__}")
    assert version_of(clone) == __version__
    (clone / "cli.py").write_text("x = 2\n")
    assert local(version_of(clone)).startswith(f"g{commit_of(clone)}.dirty.")
    git(clone, "commit", "--quiet", "--all", "--message", "Go on")
    assert local(version_of(clone)) == f"g{commit_of(clone)}"


@pytest.mark.parametrize("is_release", [False, True])
def test_a_stamp_names_what_was_built_until_it_is_changed(clone, is_release, tmp_path):
    if is_release:
        git(clone, "tag", f"v{__version__}")
    built, stamp = version_of(clone), stamp_of(clone)
    (clone / STAMP).write_text(stamp)
    (clone / ".git").rename(tmp_path / "elsewhere")
    assert version_of(clone) == built
    assert (built == __version__) == is_release
    (clone / "cli.py").write_text("x = 2\n")
    assert local(version_of(clone)) == f"s{digest_of(clone)}"
    (clone / STAMP).write_text("no stamp")
    assert local(version_of(clone)) == f"s{digest_of(clone)}"


def test_a_hooks_repository_is_not_asked_and_without_git_the_digest_is_named(
    clone, monkeypatch, tmp_path
):
    expected = version_of(clone)
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "other"))
    assert version_of(clone) == expected
    monkeypatch.setenv("PATH", "/nonexistent")
    assert local(version_of(clone)) == f"s{digest_of(clone)}"


def test_what_verdicts_depend_on_is_no_commit(monkeypatch):
    """Versions are as PEP 440 has them: a public version and a local one."""
    assert re.fullmatch(
        r"\d+\.\d+\.\d+(\.dev0\+(g[0-9a-f]{10}(\.dirty\.[0-9a-f]{10})?|s[0-9a-f]{10}))?",
        identity.full_version(),
    )
    monkeypatch.setattr(identity, "full_version", lambda: "9.9.0.dev0+g0123456789")
    assert local(identity.version(with_ortools=False)) == f"s{identity.digest()}"
    assert re.fullmatch(r".*\+s\w+ with ortools [\d.]+", identity.version(with_ortools=True))
    monkeypatch.setattr(identity, "full_version", lambda: __version__)
    assert identity.version(with_ortools=False) == __version__
