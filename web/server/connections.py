"""HTTP connections with limits: their number for each client, the time for headers and answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 10.0
"""Seconds for the headers of a request, on a new connection or on a connection kept open."""
UNREAD_SECONDS = 30.0
"""Seconds in which a client has to take an answer, but for what fits into the system's buffers."""
MOST = 256
"""The largest number of open connections from one address."""
MOMENT = 0.1
"""Seconds from a new connection to the check of the number of connections."""


@dataclass(eq=False)
class Client:
    """The connections from one address."""

    open: set[BoundedProtocol] = field(default_factory=set)
    waiting: dict[BoundedProtocol, None] = field(default_factory=dict)
    """The connections that wait for headers; the first has waited longest."""


class BoundedProtocol(H11Protocol):
    """An HTTP connection that is closed after `SECONDS` without headers.

    It is closed, too, if its client leaves an answer unread for `UNREAD_SECONDS`.
    If its client has more than `MOST` connections, the server closes the one that has waited
    longest for headers. If none waits, it closes the new connection.
    """

    clients: ClassVar[WeakValueDictionary[str, Client]] = WeakValueDictionary()
    own: Client
    timer: asyncio.TimerHandle | None = None
    """Closes the connection unless headers arrive; None while a request is answered."""
    unread: asyncio.TimerHandle | None = None
    """Closes the connection unless its client reads; cancelled when everything is sent."""

    def connection_made(self, transport: Any) -> None:
        """Add the connection to those of its client."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # `pause_writing` at the first byte that is not taken
        host = self.client[0] if self.client else ""
        self.own = self.clients.setdefault(host, Client())
        self.own.open.add(self)
        self._wait()
        self.loop.call_later(MOMENT, self._make_room)

    def _get_upgrade(self) -> None:
        """Answer a request for another protocol as any other; there is no other here."""

    def _make_room(self) -> None:
        if self in self.own.open and len(self.own.open) > MOST:
            oldest = next(iter(self.own.waiting), self)
            oldest._leave()  # `connection_lost` comes later
            oldest.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read data; stop the timer while a request is answered, and start it afterwards."""
        super().data_received(data)
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if is_busy and self.timer:
            self._stop()
        elif not is_busy and not self.timer:
            self._wait()

    def pause_writing(self) -> None:
        """Start the timer of unread answers."""
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer of unread answers."""
        super().resume_writing()
        if self.unread:
            self.unread.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from those of its client."""
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
        if self.unread:
            self.unread.cancel()
        self.own.open.discard(self)
