"""The files of the page, as they are in the package."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable


def files() -> list[str]:
    """Return the paths of the files of the page, in order."""
    return sorted(_paths(_folder(), ""))


def read(path: str) -> bytes:
    """Return the content of a file of the page."""
    return (_folder() / path).read_bytes()


def _folder() -> Traversable:
    return resources.files("greenest.web") / "static"


def _paths(folder: Traversable, before: str) -> Iterator[str]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _paths(each, f"{before}{each.name}/")
        else:
            yield before + each.name
