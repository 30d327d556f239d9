"""The files of the page, read from the installed package."""

from __future__ import annotations

from html import escape
from importlib.metadata import metadata
from pathlib import Path
from urllib.parse import urlsplit

FOLDER = Path(__file__).with_name("static")


def files() -> list[str]:
    """Return the paths of all files of the page, in order."""
    found = (path for path in FOLDER.rglob("*") if path.is_file())
    return sorted(path.relative_to(FOLDER).as_posix() for path in found)


def read(path: str) -> bytes:
    """Return the content of a file of the page."""
    return (FOLDER / path).read_bytes()


def with_address(page: str) -> str:
    """Return the page with its address in `[project.urls]`, unless that is a placeholder."""
    for each in metadata("greenest").get_all("Project-URL") or []:
        name, _, address = each.partition(", ")
        if name == "Page" and not (urlsplit(address).hostname or "").endswith(".example"):
            mark = f'<head>\n<meta name="greenest-address" content="{escape(address)}">'
            return page.replace("<head>", mark, 1)
    return page
