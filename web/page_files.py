"""The files of the page, read from the installed package."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources
from importlib.metadata import metadata
from importlib.resources.abc import Traversable
from urllib.parse import urlsplit


def files() -> list[str]:
    """Return the paths of all files of the page, in order."""
    return sorted(_paths(_folder(), ""))


def read(path: str) -> bytes:
    """Return the content of a file of the page."""
    return (_folder() / path).read_bytes()


def public_address() -> str | None:
    """Return the published page's address in `[project.urls]`; None if that is a placeholder."""
    urls: list[str] = metadata("greenest").get_all("Project-URL") or []
    for each in urls:
        name, _, address = each.partition(", ")
        if name == "Page" and not (urlsplit(address).hostname or "").endswith(".example"):
            return address
    return None


def with_address(page: str) -> str:
    """Return the HTML of the page with its public address added, if there is one."""
    address = public_address()
    mark = f'<head>\n<meta name="greenest-address" content="{escape(address)}">' if address else ""
    return page.replace("<head>", mark, 1) if mark else page


def _folder() -> Traversable:
    return resources.files("greenest.web") / "static"


def _paths(folder: Traversable, before: str) -> Iterator[str]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _paths(each, f"{before}{each.name}/")
        else:
            yield before + each.name
