"""Runs the server on a socket until Ctrl-C."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from logging import getLogger
from types import FrameType

import uvicorn

from greenest.web.app import create_app
from greenest.web.server.connections import BoundedProtocol
from greenest.web.server.settings import Settings

UNREAD_BYTES = 1 << 16
"""What the system holds of answers that a client has not read, for each connection."""
SECONDS_TO_END = 2
"""Seconds for answers in progress to end when the server stops."""
ANY = {"0.0.0.0": ("127.0.0.1", "192.0.2.1"), "::": ("::1", "2001:db8::1")}
"""For each wildcard address: the loopback address, and an address reserved for examples (RFC 5737,
RFC 3849), which stands for any remote address."""


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises OSError, and socket.gaierror for an unknown host."""
    kind, passive = socket.SOCK_STREAM, socket.AI_PASSIVE
    family, _, _, _, address = socket.getaddrinfo(host, port, type=kind, flags=passive)[0]
    listener = socket.create_server(address, family=family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    return listener


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], object]) -> None:
    """Answer requests until Ctrl-C, which raises KeyboardInterrupt.

    `ready` is called when all code that requests need is compiled and loaded.
    """
    with closing(listener), _ended_by_hangup():
        server_of(settings, ready).run(sockets=[listener])


@contextmanager
def _ended_by_hangup() -> Iterator[None]:
    """Let SIGHUP, unless it is ignored, end a server as SIGTERM does, which uvicorn listens to."""
    hangup = getattr(signal, "SIGHUP", None)
    heeded = signal.getsignal(hangup) if hangup else None
    if not hangup or not callable(heeded):
        yield
        return
    signal.signal(hangup, lambda _number, _frame: signal.raise_signal(signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(hangup, heeded)


class _Server(uvicorn.Server):
    """A server that the first signal ends: a second one would only add tracebacks."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def server_of(settings: Settings, ready: Callable[[], object] | None = None) -> uvicorn.Server:
    """Return a uvicorn server with these settings."""
    config = uvicorn.Config(
        create_app(settings, ready),
        http=BoundedProtocol,
        ws="none",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
        limit_concurrency=4000,
    )
    # Questions open at the end are answered by 503, which is no error of the server.
    getLogger("uvicorn.error").addFilter(lambda line: "graceful shutdown" not in str(line.msg))
    return _Server(config)


def addresses(listener: socket.socket) -> list[str]:
    """Return the URLs at which browsers reach a listening socket, a local one first."""
    host, port = listener.getsockname()[:2]
    loopback, elsewhere = ANY.get(host, (host, None))
    hosts = [loopback, *filter(None, [elsewhere and _own_address(listener.family, elsewhere)])]
    return [
        f"http://[{each}]:{port}/" if ":" in each else f"http://{each}:{port}/" for each in hosts
    ]


def _own_address(family: int, elsewhere: str) -> str | None:
    """Return the address of this machine for connections to `elsewhere`; nothing is sent there."""
    with socket.socket(family, socket.SOCK_DGRAM) as way, suppress(OSError):
        way.connect((elsewhere, 9))
        found: str = way.getsockname()[0]
        return found
    return None
