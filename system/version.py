"""The version that made a result: a release, else the commit or a digest of the sources.

    1.0.0                                     a release
    1.1.0.dev0+g1a2b3c4d5e                    a commit after it
    1.1.0.dev0+g1a2b3c4d5e.dirty.5e6f7a8b9c   sources that differ from their commit
    1.1.0.dev0+s5e6f7a8b9c                    sources whose commit is unknown

A release is a clean checkout with the tag `vX.Y.Z`, or a build of such a checkout. Distributions
contain a stamp: a file with the version, and a digest of the sources that they were built from. A
ledger can only be resumed by the version that it records: a release, or the digest of the sources.
So it can be resumed after a commit that changes no code, and by every copy of the same sources.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path

from greenest.system.release import __version__

ROOT = Path(__file__).resolve().parents[1]
STAMP = "system/stamp"
"""The path of the stamp, relative to the root of the sources."""
NO_CODE = {"lab", "setup.py", "pyproject.toml"}
"""Files and folders in the root of a checkout that a wheel does not contain."""
GIT_SECONDS = 10
_ORTOOLS = " with ortools "


@cache
def full_version() -> str:
    """Return the version of these sources, in one of the forms at the beginning of this module."""
    return version_of(ROOT)


def made_by(with_ortools: bool) -> str:
    """Return the version for a published file, and the version of OR-Tools if `with_ortools`."""
    return _beside_ortools(full_version(), with_ortools)


def version(with_ortools: bool) -> str:
    """Return the version on which verdicts depend: a release, or else the digest of the sources.

    The version of OR-Tools follows if `with_ortools`, since CP-SAT may then decide boards.
    """
    is_release = full_version() == __version__
    return _beside_ortools(__version__ if is_release else _next(f"s{digest()}"), with_ortools)


def is_same_but_for_ortools(one: str, other: str) -> bool:
    """Return whether two versions differ at most in that one of them names OR-Tools."""
    (ours, _, by), (theirs, _, besides) = (each.partition(_ORTOOLS) for each in (one, other))
    return ours == theirs and (by == besides or not by or not besides)


@cache
def digest() -> str:
    """Return the digest of the sources of this package."""
    return digest_of(ROOT)


def version_of(root: Path) -> str:
    """Return the version of the sources in a folder: by git, else its stamp, else a digest."""
    return _version_by_git(root) or _version_by_stamp(root) or _next(f"s{digest_of(root)}")


def digest_of(root: Path) -> str:
    """Return ten hexadecimal digits that depend on the names and content of all source files."""
    content = sha256()
    for path in sources(root):
        content.update(f"{path.relative_to(root).as_posix()}\n".encode())
        content.update(sha256(path.read_bytes()).digest())
    return content.hexdigest()[:10]


def sources(root: Path) -> Iterator[Path]:
    """Yield the Python and TOML files that both a checkout and a wheel contain."""
    for folder, below, names in os.walk(root):
        if "__init__.py" not in names:
            below.clear()
            continue
        kept = set() if Path(folder) != root else NO_CODE
        below[:] = sorted(set(below) - kept)
        for name in sorted(set(names) - kept):
            if name.endswith((".py", ".toml")):
                yield Path(folder, name)


def stamp_of(root: Path) -> str:
    """Return the content of the stamp for a build of the sources in a folder."""
    return f"{version_of(root)} {digest_of(root)}\n"


def _beside_ortools(ours: str, with_ortools: bool) -> str:
    return f"{ours}{_ORTOOLS}{metadata.version('ortools')}" if with_ortools else ours


def _next(local: str) -> str:
    """Return the development version after this release; `local` is the part after the `+`."""
    major, minor, *_ = __version__.split(".")
    return f"{major}.{int(minor) + 1}.0.dev0+{local}"


def _version_by_git(root: Path) -> str | None:
    """Return the version of a git checkout; None for another folder or without git."""
    if not (root / ".git").exists():
        return None
    tag = f"v{__version__}"
    only_tag = ("--decorate=short", f"--decorate-refs=refs/tags/{tag}")
    head = _git(root, "log", "-1", "--no-show-signature", *only_tag, "--format=%H %D")
    code = sorted({path.relative_to(root).parts[0] for path in sources(root)})
    changes = _git(root, "status", "--porcelain", "--untracked-files=all", "--", *code)
    if not head or changes is None:
        return None
    commit = f"g{head[:10]}"  # an abbreviation by git differs from clone to clone
    if changes:
        return _next(f"{commit}.dirty.{digest_of(root)}")
    return __version__ if head.split()[1:] == ["tag:", tag] else _next(commit)


def _git(root: Path, *arguments: str) -> str | None:
    # Variables set by a git hook may name another repository.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    command = ["git", "--no-optional-locks", "-C", str(root), *arguments]
    try:
        return subprocess.run(
            command,
            env=environment,
            capture_output=True,
            check=True,
            encoding="utf-8",
            timeout=GIT_SECONDS,
        ).stdout
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


def _version_by_stamp(root: Path) -> str | None:
    """Return the version in the stamp; None if there is no stamp or the sources have changed."""
    try:
        stamped, built_from = (root / STAMP).read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return None
    return stamped if built_from == digest_of(root) else None
