"""Files that are replaced as a whole or not at all.

A reader finds the old file or the new one, never a part, even after an error, a kill or a power
cut.
"""

from __future__ import annotations

import errno
import gzip
import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import BufferedIOBase
from pathlib import Path
from typing import BinaryIO

OF_OPEN_FILES = ("/dev/fd", "/dev/stderr", "/dev/stdin", "/dev/stdout", "/proc")
"""Paths that name open files, or have such names below them."""


def target_of(path: Path) -> Path:
    """Return the path of a file to be made or replaced, with symbolic links followed.

    Raises OSError, which names the file: if there is no folder for it; if something else than a
    regular file is there, such as a folder, a pipe or a link to itself; if that file may not be
    written; and for the name of a file that another program has open, such as /dev/stdout.
    """
    target = Path(os.path.realpath(path))
    named = Path(os.path.abspath(path))
    is_open = any(named.is_relative_to(each) for each in OF_OPEN_FILES)
    if is_open or not _is_free_or_file(target):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    if not target.parent.is_dir():
        folder = target.parent if path.is_symlink() else path.parent
        raise FileNotFoundError(errno.ENOENT, f"there is no folder {folder}", str(path))
    try:
        # One call: another program may make or remove the file between two. To close it again lets
        # go of locks by fcntl, so no database that this process has open is asked for.
        os.close(os.open(target, os.O_WRONLY))
    except FileNotFoundError:
        pass
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    return target


def try_target(path: Path) -> None:
    """Raise the OSError with which `written_aside` would begin; leave everything as it is."""
    with path_aside(path, is_kept=False):
        pass


def try_targets(folder: Path, names: Iterable[str]) -> None:
    """Try files of a folder as `try_target` does, unless folders inside it are yet to be made."""
    for name in names:
        if os.path.lexists((folder / name).parent):
            try_target(folder / name)


def _is_free_or_file(target: Path) -> bool:
    """Return whether nothing or a regular file is there; asked once, as files come and go."""
    try:
        return stat.S_ISREG(os.lstat(target).st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return True


def is_of_the_disk(error: OSError) -> bool:
    """Return whether an error comes from the disk: it is full, over quota, or failed."""
    return error.errno in (errno.EIO, errno.ENOSPC, errno.EDQUOT)


def read_text(path: Path, most: int) -> str:
    """Return the UTF-8 text of a file of at most `most` bytes, with line feeds at line ends.

    A byte order mark at its start, as Windows writes it, is left out. Raises OSError, which names
    the file, if it is longer or cannot be read. Raises UnicodeDecodeError if it is not UTF-8.
    """
    with open(path, "rb") as stream:
        return text_of(stream, most)


def text_of(stream: BinaryIO, most: int) -> str:
    """Return the text of a stream, as `read_text` does for a file."""
    try:
        content = stream.read(most + 1)
    except OSError as error:
        # Errors on an open file do not name it.
        error.filename = error.filename or stream.name
        raise
    if len(content) > most:
        raise OSError(
            errno.EFBIG, f"more than {most:,} bytes, too long for what it is", stream.name
        )
    return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def write_text(path: Path, text: str) -> None:
    """Replace a file by a text in UTF-8; raises OSError as `written_aside` does."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Replace a file by some bytes; raises OSError as `written_aside` does."""
    with written_aside(path) as stream:
        stream.write(content)


@contextmanager
def written_aside(path: Path, is_compressed: bool = False) -> Iterator[BufferedIOBase]:
    """Open a temporary file that replaces `path` on exit or, after an error, is removed.

    It is synced to disk before it is renamed. A file compressed by gzip contains no name or time,
    so equal content gives equal bytes. Raises OSError as `path_aside` does.
    """
    with path_aside(path) as aside, open(aside, "wb") as raw:
        if is_compressed:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as stream:
                yield stream
        else:
            yield raw
        raw.flush()
        os.fsync(raw.fileno())


@contextmanager
def path_aside(path: Path, is_kept: bool = True) -> Iterator[Path]:
    """Yield the path of an empty file, which replaces `path` on exit.

    It is in the same folder; the caller syncs it to disk. After an error, and unless `is_kept`, it
    is removed instead. If `path` is a symbolic link, its target is replaced.

    Raises OSError, which names `path`, as `target_of` does and if the file cannot be written.
    """
    target = target_of(path)
    aside = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    # An interrupt can come as soon as the file exists, so `try` includes making it.
    try:
        aside.touch(exist_ok=False)
        yield aside
        if is_kept:
            aside.replace(target)
            _keep_name(target)
    except OSError as error:
        # Errors on an open file do not name it.
        if error.filename in (None, str(aside), aside):
            error.filename = str(path)
        raise
    finally:
        with suppress(OSError):
            aside.unlink()


def _keep_name(path: Path) -> None:
    """Sync the folder of a file to disk if the system can, so a power cut cannot lose its name."""
    if os.name == "nt":
        return
    # Some folders cannot be opened for reading, and some file systems cannot sync one.
    with suppress(PermissionError):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(folder)
