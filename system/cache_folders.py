"""Cache folders, and the check that only trusted users can write to them.

Anyone who can write to a folder of compiled code can make other users run other code. So the
folder, and each file in it, must belong to the user, to root or to the owner of our source, and
must not be writable by all users. On Windows, all folders are trusted.
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
USUAL = {"win32": ("LOCALAPPDATA", "~/AppData/Local"), "darwin": ("", "~/Library/Caches")}
"""Variables and usual places of cache folders, unless they are those of Linux."""


def user_cache_folder() -> Path | None:
    """Return the user's cache folder on this system, which need not exist.

    Return None if the user has no home folder: a relative path would depend on the working
    directory.
    """
    variable, usual = USUAL.get(sys.platform, ("XDG_CACHE_HOME", "~/.cache"))
    named = os.environ.get(variable, "")
    folder = Path(named if os.path.isabs(named) else os.path.expanduser(usual))
    return folder if folder.is_absolute() else None


def made(folder: Path, is_private: bool) -> Path:
    """Return `folder`, which is made if missing; only this user can read it if `is_private`.

    Raises OSError if the folder cannot be made, or cannot be trusted.
    """
    folder.mkdir(0o700 if is_private else 0o777, parents=True, exist_ok=True)
    if not is_trusted(folder.stat()):
        raise PermissionError(EPERM, "others may write there", str(folder))
    return folder


def trusted_bytes(path: Path) -> bytes | None:
    """Return the content of a file; None if it cannot be read or trusted."""
    with suppress(OSError):
        if is_trusted(path.parent.stat()):
            with open(path, "rb") as stream:
                if is_trusted(os.fstat(stream.fileno())):
                    return stream.read()
    return None


def is_trusted(found: os.stat_result) -> bool:
    """Return whether only trusted users can have written to a file or folder."""
    if not hasattr(os, "geteuid"):
        return True
    return found.st_uid in {os.geteuid(), *_owners()} and not found.st_mode & WRITABLE_BY_ALL


@cache
def _owners() -> frozenset[int]:
    return frozenset({0, os.stat(__file__).st_uid})
