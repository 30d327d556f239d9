"""Checks the host and size of every request, and adds security headers to every response."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

SECONDS = 10
"""The seconds in which a request has to arrive."""

LONGEST_REFUSAL = 2_000
"""The most characters of a refusal, which may quote what was asked."""


def refusal(status: int, text: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """Return an answer with an error, which is shortened to `LONGEST_REFUSAL`."""
    if len(text) > LONGEST_REFUSAL:
        text = text[: LONGEST_REFUSAL - 1] + "…"
    return JSONResponse({"error": text}, status, headers)


def text_of(description: str) -> dict[int | str, dict[str, Any]]:
    """Return what OpenAPI says of an answer that is a `text_file`."""
    return {200: {"description": description, "content": {"text/plain": {}}}}


def text_file(name: str, text: str) -> PlainTextResponse:
    """Return a text that a browser stores as a file of this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


class Guards:
    """Adds headers to each response, and refuses long requests and requests to other hosts.

    The check of the host prevents DNS rebinding: a foreign page can make its own host name lead to
    this machine, and send requests here. Their Host header has that name, so they are refused.
    """

    def __init__(self, app: ASGIApp, max_body: int, hosts: frozenset[str]) -> None:
        self._app = app
        self._max_body = max_body
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        has_begun = False

        async def guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            body = await self._body(Headers(scope=scope), receive)
        except HTTPException as error:
            await refusal(error.status_code, error.detail)(scope, receive, guarded)
            return
        try:
            await self._app(scope, _given_again(body, receive), guarded)
        except asyncio.CancelledError:
            # The server stops, and its time for requests in progress is over.
            if not has_begun:
                await refusal(503, "the server is being ended")(scope, receive, guarded)

    async def _body(self, headers: Headers, receive: Receive) -> bytes:
        """Return the body of a request; raises HTTPException if the request is refused."""
        host = headers.get("host", "")
        if not _is_own(host, self._hosts):
            text = f"the server is not asked as {host[:255]!r}: see `greenest serve --allow-host`"
            raise HTTPException(421, text)
        self._refuse_longer(int(headers.get("content-length", 0)))
        body = bytearray()
        try:
            async with asyncio.timeout(SECONDS):
                is_whole = False
                while not is_whole:
                    message = await receive()
                    body += message.get("body", b"")
                    self._refuse_longer(len(body))
                    is_whole = not message.get("more_body")
        except TimeoutError:
            text = f"a request has to arrive within {SECONDS} seconds"
            raise HTTPException(408, text) from None
        if key := _key_given_twice(bytes(body)):
            raise HTTPException(422, f"the key {key!r} is given twice")
        return bytes(body)

    def _refuse_longer(self, size: int) -> None:
        if size > self._max_body:
            raise HTTPException(413, f"a request is at most {self._max_body:,} bytes long")


def _key_given_twice(body: bytes) -> str | None:
    """Return a key that an object of JSON has twice, None if there is none, or no JSON."""
    twice: list[str] = []

    def note(pairs: list[tuple[str, Any]]) -> None:
        names = [name for name, _ in pairs]
        twice.extend(name for name, count in Counter(names).items() if count > 1)

    with suppress(ValueError, RecursionError):
        json.loads(body, object_pairs_hook=note)
    return next(iter(twice), None)


def _is_own(host: str, names: frozenset[str]) -> bool:
    """Return whether a request's Host is localhost, an IP address, or one of `names`."""
    found = re.fullmatch(r"(?:\[([0-9a-f:.]+)\]|([^\[\]:]+))(?::[0-9]+)?", host.lower())
    if not found:
        return False
    name = (found[1] or found[2]).removesuffix(".")
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _given_again(body: bytes, receive: Receive) -> Receive:
    """Return a function that receives `body` as a message, and then the messages of `receive`."""
    parts = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def again() -> Message:
        return next(parts, None) or await receive()

    return again
