"""Connections with a limit on the time for headers, and on their number for each client."""

from __future__ import annotations

import asyncio
from operator import itemgetter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 10.0
"""Seconds for the headers of a question, on a new connection or on one that is kept."""
MOST = 256
"""Open connections of a client."""
MOMENT = 0.1
"""Seconds in which a new connection may send its headers before the connections are counted."""


class BoundedProtocol(H11Protocol):
    """HTTP with a limit on the time for headers, and on the connections of a client.

    Beyond `MOST` the client's connection that has waited longest for headers is closed; if none
    waits, the new one is.
    """

    waiting: asyncio.TimerHandle | None = None
    """Closes the connection unless headers arrive; None while a question is in progress."""

    def connection_made(self, transport: Any) -> None:
        """Count the connections of the client."""
        super().connection_made(transport)
        self._limit()
        self.loop.call_later(MOMENT, self._make_room)

    def _make_room(self) -> None:
        own = [
            each
            for each in self.connections
            if isinstance(each, BoundedProtocol) and each.host == self.host
        ]
        if len(own) > MOST:
            waiting = [(each.waiting.when(), each) for each in own if each.waiting]
            oldest = min(waiting, key=itemgetter(0))[1] if waiting else self
            self.connections.discard(oldest)  # it is lost only later
            oldest.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read data; the timer runs while headers are awaited, not while a question is answered."""
        super().data_received(data)
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if is_busy and self.waiting:
            self.waiting.cancel()
            self.waiting = None
        elif not is_busy and not self.waiting:
            self._limit()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the timer."""
        super().connection_lost(exc)
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None

    @property
    def host(self) -> str:
        """The address of the client."""
        return self.client[0] if self.client else ""

    def _limit(self) -> None:
        self.waiting = self.loop.call_later(SECONDS, self.transport.abort)
