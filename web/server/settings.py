"""The limits of a server, so that no visitor takes all its time and memory."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptography.fernet import Fernet

from greenest.solver.verdict import Limits

MOVE_SECONDS = 10.0
"""The seconds after which an opponent on a page plays what it has found."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The number of processes of a server, and the limits for requests."""

    jobs: int = 2
    """The number of processes that work for one client, each on one request."""
    open: int = 100
    """The number of requests that a client may have in work or waiting; more are refused."""
    patience: float = 60.0
    """The seconds that a request may wait."""
    max_seconds: float = 30.0
    """The largest time limit that a request may ask for, in seconds."""
    usual_seconds: float = 5.0
    """The time limit, in seconds, of a request that does not name one."""
    table_seconds: float = MOVE_SECONDS
    """The seconds for an opponent's move, and to replay a long game."""
    max_nodes: int = Limits().max_nodes
    """The largest number of nodes for a request."""
    table_mb: int = 64
    """Megabytes for the transposition table of each process."""
    max_body: int = 1 << 17
    """The largest size of a request in bytes."""
    max_proof_nodes: int = 300_000
    """The largest number of dead positions in a certificate, which take about 30 bytes each."""
    grace: float = 5.0
    """Seconds from the time limit of a request to the kill of the process that works on it."""
    quick_nodes: int = 3_000
    """The nodes that a request may use before it has to wait for a process. The default
    takes about a millisecond."""
    hosts: frozenset[str] = frozenset()
    """Host names of the server in small letters, besides localhost and IP addresses."""

    key: bytes = field(default_factory=Fernet.generate_key, repr=False)
    """The key that encrypts games before pages receive them; by default, a new key."""

    def limits(self, max_seconds: float | None, max_nodes: int | None) -> Limits:
        """Return the limits that a request asks for, reduced to those of the server."""
        wanted = self.usual_seconds if max_seconds is None else max_seconds
        nodes = self.max_nodes if max_nodes is None else min(max_nodes, self.max_nodes)
        return Limits(nodes, min(wanted, self.max_seconds), self.table_mb)
