"""Files of words (see `stuck`) in a folder, from which a long search can be resumed.

The first line of a file has the name of the words, the version, and a digest of this folder's
source files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from re import escape, fullmatch

import numpy as np

from greenest import __version__
from greenest.solver.kernels.arrays import UInt64s
from greenest.study.shapes.table_file import read_words, write_words
from greenest.system.files import is_of_the_disk
from greenest.system.locks import sole_writer


class WordsFileError(Exception):
    """A folder or one of its files cannot be used; the message, in one line, says why."""


class WordsFailedError(Exception):
    """The disk failed; the message, in one line, says how."""


class Store:
    """Arrays of words by name, saved in a folder. If `folder` is None, nothing is saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._found_by = f"greenest {__version__} {_sources()}" if folder else ""

    @property
    def is_empty(self) -> bool:
        """Whether no array is saved."""
        return not self._folder or not any(self._folder.glob("*.words"))

    def words(self, name: str, make: Callable[[], UInt64s]) -> UInt64s:
        """Return the array with this name; if it is not saved, compute it by `make` and save it.

        Raises WordsFileError for a file that is damaged or unreadable, belongs to another name or
        version, or cannot be written. Raises WordsFailedError if the disk fails, and the errors of
        `make`.
        """
        if not self._folder:
            return make()
        path = self._folder / f"{name}.words"
        head = f"{self._found_by} {name} count"
        with _one_line_errors(path):
            if path.exists():
                return _read(path, head)
        words = make()
        with _one_line_errors(path):
            write_words(path, f"{head} {len(words)}\n".encode(), words)
        return words


NOWHERE = Store()


@contextmanager
def opened(folder: Path | None) -> Iterator[Store]:
    """Open a store in a folder, and lock the folder against other searches.

    The folder is created if it does not exist. If `folder` is None, nothing is locked or saved.
    Raises WordsFileError and WordsFailedError.
    """
    with ExitStack() as stack:
        if folder:
            with _one_line_errors(folder):
                folder.mkdir(exist_ok=True)
                # The file does not exist; its name is that of the lock.
                taken = WordsFileError(f"{folder} is being filled by another search")
                stack.enter_context(sole_writer(folder / "search", taken=taken))
                _remove_leftovers(folder)
        yield Store(folder)


def _remove_leftovers(folder: Path) -> None:
    for each in folder.iterdir():
        if fullmatch(r"\..*\.words\.[0-9a-f]{16}", each.name):
            each.unlink(missing_ok=True)


def _read(path: Path, head: str) -> UInt64s:
    words = np.zeros(0, dtype=np.uint64)

    def room(header: bytes) -> UInt64s:
        nonlocal words
        count = fullmatch(escape(head).encode() + rb" ([0-9]{1,12})\n", header)
        if not count:
            raise WordsFileError(
                f"{path} is of another version or has another name; remove it, and it is made anew"
            )
        words = np.empty(min(int(count[1]), path.stat().st_size // 8), dtype=np.uint64)
        return words

    if not read_words(path, room):
        raise WordsFileError(f"{path} is damaged; remove it, and it is made anew")
    return words


@contextmanager
def _one_line_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = f"{error.filename or path}: {error.strerror or error}"
        raise (WordsFailedError if is_of_the_disk(error) else WordsFileError)(message) from None


def _sources() -> str:
    """Return a digest of this folder's source files."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()[:16]
