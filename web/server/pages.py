"""The files of the page, as they are in the package, and a page about the API."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from greenest.web.page_files import files, read
from greenest.web.server.api_page import api_page

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
"""The service worker, which keeps the other files in the browser."""
HEAD = "<head>"
MARK = '<meta name="greenest-server" content="./">'
"""A variable of the page that says where its server is."""


def add_pages(app: FastAPI) -> None:
    """Serve the page and its files."""

    @app.api_route("/", methods=READ, include_in_schema=False)
    async def page() -> Response:
        text = read("index.html").decode()
        return Response(text.replace(HEAD, f"{HEAD}\n{MARK}", 1), media_type=KINDS["html"])

    @app.api_route("/docs", methods=READ, include_in_schema=False)
    async def docs(request: Request) -> Response:
        origin = str(request.base_url).rstrip("/")
        return Response(api_page(app.openapi(), origin), media_type=KINDS["html"])

    @app.api_route(f"/{KEEPER}", methods=READ, include_in_schema=False)
    async def keeper() -> Response:
        headers = {"Cache-Control": "no-cache"}
        return Response(_keeper(), media_type=KINDS["js"], headers=headers)

    for folder in sorted({path.rpartition("/")[0] for path in files()}):
        _add_folder(app, folder)


@cache
def _keeper() -> str:
    """Return the service worker with the files that it keeps, and a name that changes with them."""
    kept = [path for path in files() if path.rpartition(".")[2] in KINDS and path != KEEPER]
    digest = sha256(b"".join(read(path) for path in kept)).hexdigest()[:16]
    text = read(KEEPER).decode()
    text = text.replace('["./"]', json.dumps(["./", *kept]), 1)
    return text.replace('"greenest-files"', f'"greenest-files-{digest}"', 1)


def _add_folder(app: FastAPI, folder: str) -> None:
    """Serve the files of a folder; other addresses are left to the API."""
    address = f"/{folder}/{{name}}" if folder else "/{name}"

    @app.api_route(address, methods=READ, include_in_schema=False)
    async def file(name: str) -> Response:
        path = f"{folder}/{name}" if folder else name
        kind = KINDS.get(name.rpartition(".")[2])
        if kind is None or path not in files():
            raise HTTPException(404, f"there is no {path} here")
        # Checked at each request, since another version may replace the page.
        headers = {"Cache-Control": "no-cache"}
        return Response(read(path), media_type=kind, headers=headers)
