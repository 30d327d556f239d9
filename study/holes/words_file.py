"""Words, as `stuck` has them, in files of a folder: for a long search that was stopped to go on.

A file has words of eight bytes, the lowest first, and a seal. The seal notes what they are, and the
version of greenest and the sources of this room that found them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from re import fullmatch

import numpy as np

from greenest import __version__
from greenest.study.holes.stuck import Words
from greenest.system.files import is_of_the_disk, written_aside
from greenest.system.locks import TakenError, sole_writer
from greenest.system.sealed_files import read_seal, seal_of


class WordsFileError(Exception):
    """Why a folder or a file in it cannot be used, in one line."""


class WordsFailedError(Exception):
    """What befell the disk that a folder is on, in one line."""


class Store:
    """Words by their names: kept in a folder, or made each time."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._found_by = f"greenest {__version__} {_sources()}" if folder else ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is kept."""
        return not self._folder or not any(self._folder.glob("*.words"))

    def words(self, name: str, make: Callable[[], Words]) -> Words:
        """Return the words of a name; what is not kept is made, and kept.

        Raises WordsFileError for a file that is damaged, other words, or of another version, and
        if it cannot be read or written, WordsFailedError if the disk fails, and what `make` raises.
        """
        if not self._folder:
            return make()
        path = self._folder / f"{name}.words"
        note = f"{self._found_by} {name}".encode()
        with _told(path):
            if path.exists():
                return _read(path, note)
        words = make()
        with _told(path), written_aside(path) as stream:
            content = words.astype("<u8", copy=False).data.cast("B")
            stream.write(content)
            stream.write(seal_of(content, note))
        return words


NOWHERE = Store()


@contextmanager
def opened(folder: Path | None) -> Iterator[Store]:
    """Give what is kept in a folder, which is made if there is none, and keep other searches off.

    Without a folder, nothing is kept. Raises WordsFileError and WordsFailedError.
    """
    with ExitStack() as stack:
        if folder:
            with _told(folder):
                folder.mkdir(exist_ok=True)
                try:
                    # There is no such file, but its name is that of the lock.
                    stack.enter_context(sole_writer(folder / "search"))
                except TakenError:
                    raise WordsFileError(f"{folder} is being filled by another search") from None
                _remove_leftovers(folder)
        yield Store(folder)


def _remove_leftovers(folder: Path) -> None:
    """Remove what searches that were killed left half-written."""
    for each in folder.iterdir():
        if fullmatch(r"\..*\.words\.[0-9a-f]{16}", each.name):
            each.unlink(missing_ok=True)


def _read(path: Path, note: bytes) -> Words:
    found = read_seal(path)
    if not found:
        raise WordsFileError(f"{path} is damaged; remove it, and it is made anew")
    if found.note != note:
        raise WordsFileError(
            f"{path} is of another version or has another name; remove it, and it is made anew"
        )
    return np.fromfile(path, "<u8", found.size // 8).astype(np.uint64, copy=False)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Tell in one line why a file cannot be used, or that the disk failed."""
    try:
        yield
    except OSError as error:
        told = f"{error.filename or path}: {error.strerror or error}"
        raise (WordsFailedError if is_of_the_disk(error) else WordsFileError)(told) from None


def _sources() -> str:
    """Return a digest of this room: what other code found may be wrong."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()[:16]
