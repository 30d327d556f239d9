"""The files of the page, as they are in the package, and a page about the API."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from fastapi import FastAPI, Response
from starlette.exceptions import HTTPException

KINDS = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
}
HEAD = "<head>"
MARK = '<meta name="greenest-server" content="./">'
"""What tells the page that a server is behind it, and where."""


def static() -> Traversable:
    """Return the folder of the page."""
    return resources.files("greenest.web") / "static"


def add_pages(app: FastAPI) -> None:
    """Serve the page and its files."""

    @app.get("/", include_in_schema=False)
    async def page() -> Response:
        text = (static() / "index.html").read_text("utf-8")
        return Response(text.replace(HEAD, f"{HEAD}\n{MARK}", 1), media_type=KINDS["html"])

    @app.get("/{name}", include_in_schema=False)
    async def file(name: str) -> Response:
        return _file(static(), name)

    @app.get("/data/{name}", include_in_schema=False)
    async def data(name: str) -> Response:
        return _file(static() / "data", name)

    @app.get("/engine/{name}", include_in_schema=False)
    async def engine(name: str) -> Response:
        return _file(static() / "engine", name)


def _file(folder: Traversable, name: str) -> Response:
    """Return a file of a folder, which may change while one works on it."""
    for each in folder.iterdir():
        kind = KINDS.get(name.rpartition(".")[2])
        if each.name == name and each.is_file() and kind:
            headers = {"Cache-Control": "no-cache"}
            return Response(each.read_bytes(), media_type=kind, headers=headers)
    raise HTTPException(404, f"there is no {name} here")
