"""Checks of every request: a bound on its size, and headers that keep a page to its origin."""

from __future__ import annotations

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
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
"""Seconds that a request may take to arrive."""


class TooLongError(Exception):
    """A request sends too much."""


class Guards:
    """Adds the headers to each response, and answers requests that send too much."""

    def __init__(self, app: ASGIApp, max_body: int) -> None:
        self._app = app
        self._max_body = max_body

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
            async with asyncio.timeout(SECONDS):
                body = await self._body(receive)
        except TimeoutError:
            text = f"a request has to arrive within {SECONDS} seconds"
            await JSONResponse({"error": text}, 408)(scope, receive, guarded)
        except TooLongError:
            text = f"a request is at most {self._max_body:,} bytes long"
            await JSONResponse({"error": text}, 413)(scope, receive, guarded)
        else:
            try:
                await self._app(scope, _given_again(body, receive), guarded)
            except asyncio.CancelledError:
                # The server ends, and has waited for this as long as it does.
                if not has_begun:
                    text = "the server is being ended"
                    await JSONResponse({"error": text}, 503)(scope, receive, guarded)

    async def _body(self, receive: Receive) -> bytes:
        """Return the body of a request; raises TooLongError if it is too long."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return bytes(body)
            body += message.get("body", b"")
            if len(body) > self._max_body:
                raise TooLongError
            if not message.get("more_body"):
                return bytes(body)


def _given_again(body: bytes, receive: Receive) -> Receive:
    """Return what gives the body once more, and then what comes after it."""
    parts = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def again() -> Message:
        return next(parts, None) or await receive()

    return again
