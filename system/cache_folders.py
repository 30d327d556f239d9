"""Folders for what may be thrown away at any time, and which of them to trust.

Whoever can write into a folder of compiled code has that code run by whoever reads it. So such a
folder, and each file in it, must belong to the user, to root or to the owner of our source, and be
writable by no one else in the world. Windows says neither in this way, and its folders are trusted.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from errno import EPERM
from functools import cache
from pathlib import Path

WRITABLE_BY_ALL = stat.S_IWOTH


def user_cache_folder() -> Path | None:
    """Return the folder where the system wants a user's caches, whether it exists or not.

    None where there is no home: a folder that is not absolute would depend on where we are.
    """
    if sys.platform == "win32":
        named, usual = os.environ.get("LOCALAPPDATA", ""), "~/AppData/Local"
    elif sys.platform == "darwin":
        named, usual = "", "~/Library/Caches"
    else:
        named, usual = os.environ.get("XDG_CACHE_HOME", ""), "~/.cache"
    folder = Path(named if os.path.isabs(named) else os.path.expanduser(usual))
    return folder if folder.is_absolute() else None


def made(folder: Path, is_private: bool) -> Path:
    """Return a folder to write to, which is made if there is none, for this user alone if private.

    Raises OSError, also if the folder is not to be trusted.
    """
    folder.mkdir(0o700 if is_private else 0o777, parents=True, exist_ok=True)
    if not is_trusted(folder.stat()):
        raise PermissionError(EPERM, "others may write there", str(folder))
    return folder


def trusted_bytes(path: Path) -> bytes | None:
    """Return what a file holds, or None without one that can be read and trusted."""
    with suppress(OSError):
        if is_trusted(path.parent.stat()):
            with open(path, "rb") as stream:
                if is_trusted(os.fstat(stream.fileno())):
                    return stream.read()
    return None


def is_trusted(found: os.stat_result) -> bool:
    """Tell of a folder or a file whether nobody can have put there what we should not run."""
    if not hasattr(os, "geteuid"):
        return True
    return found.st_uid in {os.geteuid(), *_owners()} and not found.st_mode & WRITABLE_BY_ALL


@cache
def _owners() -> frozenset[int]:
    """Return root, and who could as well change our source."""
    return frozenset({0, os.stat(__file__).st_uid})
