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
