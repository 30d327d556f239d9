"""Cache folders, and whether they can be trusted.

Whoever can write to a folder of compiled code can have other users run their code. So such a
folder, and each file in it, must belong to the user, to root or to the owner of our source, and not
be writable by all. On Windows, all folders are trusted.
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
    """Return the user's cache folder on this system, which may not exist yet.

    None without a home folder, since a relative path would depend on the working directory.
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
    """Return a folder to write to, which is made if missing; only this user can use a private one.

    Raises OSError, also if the folder cannot be trusted.
    """
    folder.mkdir(0o700 if is_private else 0o777, parents=True, exist_ok=True)
    if not is_trusted(folder.stat()):
        raise PermissionError(EPERM, "others may write there", str(folder))
    return folder


def trusted_bytes(path: Path) -> bytes | None:
    """Return the content of a file, or None if it cannot be read or trusted."""
    with suppress(OSError):
        if is_trusted(path.parent.stat()):
            with open(path, "rb") as stream:
                if is_trusted(os.fstat(stream.fileno())):
                    return stream.read()
    return None


def is_trusted(found: os.stat_result) -> bool:
    """Tell whether only trusted users can have written to a file or folder."""
    if not hasattr(os, "geteuid"):
        return True
    return found.st_uid in {os.geteuid(), *_owners()} and not found.st_mode & WRITABLE_BY_ALL


@cache
def _owners() -> frozenset[int]:
    """Return root and the owner of our source."""
    return frozenset({0, os.stat(__file__).st_uid})
