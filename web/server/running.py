"""Runs the server on a socket until Ctrl-C."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing

import uvicorn

from greenest.web.server.app import create_app
from greenest.web.server.settings import Settings

SECONDS_TO_END = 2
"""Seconds that answers in progress may take at the end."""


def listening(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises OSError, and socket.gaierror for an unknown host."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if socket.has_dualstack_ipv6() and family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(128)
    except BaseException:
        found.close()
        raise
    return found


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], object]) -> None:
    """Answer requests until Ctrl-C, which raises KeyboardInterrupt.

    `ready` is called when all that questions take is compiled and loaded.
    """
    config = uvicorn.Config(
        create_app(settings, ready),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
        limit_concurrency=1000,
    )
    with closing(listener):
        uvicorn.Server(config).run(sockets=[listener])
