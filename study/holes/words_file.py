"""Words in files of a folder, for a long search that was stopped to go on from.

A file has words of eight bytes, the lowest first, and a seal that notes the version that made it.
What is not sealed, or is of another version, counts as not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np

from greenest import __version__
from greenest.study.holes.stuck import Words
from greenest.system.files import remove_leftovers, written_aside
from greenest.system.locks import TakenError, sole_writer
from greenest.system.sealed_files import read_seal, seal

NOTE = f"greenest {__version__}".encode()


class WordsFileError(Exception):
    """Why a folder cannot be used, in one line."""


@contextmanager
def taken(folder: Path | None) -> Iterator[None]:
    """Make a folder if there is none, and keep other searches off it.

    Raises WordsFileError if it cannot be made, or if another search has it.
    """
    with ExitStack() as stack:
        try:
            if folder:
                folder.mkdir(exist_ok=True)
                stack.enter_context(sole_writer(folder / "search"))
        except TakenError:
            raise WordsFileError(f"{folder} is being filled by another search") from None
        except OSError as error:
            raise WordsFileError(f"{folder}: {error.strerror}") from None
        yield


def kept(folder: Path | None, name: str, make: Callable[[], Words]) -> Words:
    """Return the words that a folder keeps under a name; what it does not is made, and kept.

    Raises OSError if the file cannot be read or written, and what `make` raises.
    """
    if folder is None:
        return make()
    path = folder / f"{name}.words"
    found = read_seal(path) if path.exists() else None
    if found and found.note == NOTE:
        return np.fromfile(path, "<u8", found.size // 8).astype(np.uint64, copy=False)
    words = make()
    remove_leftovers(path)
    with written_aside(path) as stream:
        stream.write(words.astype("<u8", copy=False).data)
    seal(path, NOTE)
    return words
