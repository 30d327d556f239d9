"""HTTP connections with limits: on the time for headers, and on their number per client."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 10.0
"""Seconds for the headers of a question, on a new connection or on a connection kept open."""
MOST = 256
"""The most open connections of a client."""
MOMENT = 0.1
"""Seconds for a new connection to send its headers before its client's connections are counted."""


@dataclass(eq=False)
class Client:
    """The connections from one address."""

    open: set[BoundedProtocol] = field(default_factory=set)
    waiting: dict[BoundedProtocol, None] = field(default_factory=dict)
    """The connections that wait for headers; the one that has waited longest is first."""


class BoundedProtocol(H11Protocol):
    """HTTP with a limit on the time for headers, and on the connections of a client.

    If a client has more than `MOST`, the connection that has waited longest for headers is closed,
    or if none waits, the new connection.
    """

    clients: ClassVar[WeakValueDictionary[str, Client]] = WeakValueDictionary()
    own: Client
    timer: asyncio.TimerHandle | None = None
    """Closes the connection unless headers arrive; None while a question is in progress."""

    def connection_made(self, transport: Any) -> None:
        """Count the connections of the client."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.own = self.clients.setdefault(host, Client())
        self.own.open.add(self)
        self._wait()
        self.loop.call_later(MOMENT, self._make_room)

    def _make_room(self) -> None:
        if self in self.own.open and len(self.own.open) > MOST:
            oldest = next(iter(self.own.waiting), self)
            oldest._leave()  # it is lost only later
            oldest.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read data; the timer runs while headers are awaited, not while a question is answered."""
        super().data_received(data)
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if is_busy and self.timer:
            self._stop()
        elif not is_busy and not self.timer:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._leave()

    def _wait(self) -> None:
        self.timer = self.loop.call_later(SECONDS, self.transport.abort)
        self.own.waiting[self] = None

    def _stop(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = None
        self.own.waiting.pop(self, None)

    def _leave(self) -> None:
        self._stop()
        self.own.open.discard(self)
