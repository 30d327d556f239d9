"""Serves the files of the page from the package.

The page's script and that of its worker are sent as one file each, with all modules that they
import: a phone would wait for a request a module.
"""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from greenest.web.bundle import MAIN, WORKER, joined
from greenest.web.page_files import files, read, with_address

KINDS = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
}
READ = ["GET", "HEAD"]
KEEPER = "sw.js"
"""The file of the service worker, which stores all other files of the page in the browser."""
HEAD = "<head>"
MARK = '<meta name="greenest-server" content="./">'
"""The HTML element that gives the page the address of its server."""
PRELOAD = '<link rel="preload" href="data/puzzles.json" as="fetch" crossorigin>'
"""The HTML element that asks for the puzzles while the script is on its way."""


def add_pages(app: FastAPI) -> None:
    """Serve the page and its files."""

    @app.api_route("/", methods=READ, include_in_schema=False)
    async def page(request: Request) -> Response:
        return _sent(request, _page(), "html")

    for folder in sorted({path.rpartition("/")[0] for path in files()}):
        _add_folder(app, folder)


def _sent(request: Request, content: bytes, kind: str) -> Response:
    """Return a response with the file, or with status 304 if the browser has the file.

    The file may change, so the response tells the browser to ask each time.
    """
    tag = f'W/"{sha256(content).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in re.split(r"\s*,\s*", request.headers.get("If-None-Match", "")):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=KINDS[kind], headers=headers)


@cache
def _page() -> bytes:
    """Return the page with the address of the server, and a preload for what it opens with."""
    page = with_address(read("index.html").decode())
    return page.replace(HEAD, "\n".join((HEAD, MARK, PRELOAD)), 1).encode()


@cache
def _content(path: str) -> bytes:
    """Return what is sent for a file of the page."""
    if path == KEEPER:
        return _keeper()
    return joined(path).encode() if path in (MAIN, WORKER) else read(path)


def _keeper() -> bytes:
    """Return the service worker, with the list of files to store.

    The name of the browser's cache gets a digest of these files.
    """
    kept = [path for path in files() if path.rpartition(".")[2] in KINDS and path != KEEPER]
    digest = sha256(b"".join(map(_content, kept))).hexdigest()[:16]
    text = read(KEEPER).decode()
    text = text.replace('["./"]', json.dumps(["./", *kept]), 1)
    return text.replace('"greenest-files"', f'"greenest-files-{digest}"', 1).encode()


def _add_folder(app: FastAPI, folder: str) -> None:
    address = f"/{folder}/{{name}}" if folder else "/{name}"

    @app.api_route(address, methods=READ, include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        path = f"{folder}/{name}" if folder else name
        kind = name.rpartition(".")[2]
        if kind not in KINDS or path not in files():
            raise HTTPException(404, f"there is no {path} here")
        return _sent(request, _content(path), kind)
