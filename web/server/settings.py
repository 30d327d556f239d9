"""The limits of a server, so that no visitor uses all of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptography.fernet import Fernet

from greenest.solver.verdict import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """The number of questions answered at a time, and the limits of each."""

    jobs: int = 2
    """The number of processes that work, each on one question."""
    waiting: int = 100
    """The most questions that wait for a process; more are refused."""
    patience: float = 60.0
    """The most seconds that a question waits."""
    max_seconds: float = 30.0
    """The most seconds of work for which a question may ask."""
    usual_seconds: float = 5.0
    """Seconds of work on a question that does not say."""
    max_nodes: int = Limits().max_nodes
    """The most nodes of a question."""
    table_mb: int = 64
    """Megabytes for the transposition table of each process."""
    max_body: int = 1 << 17
    """The most bytes of a request."""
    max_proof_nodes: int = 300_000
    """The most dead positions of a certificate, which take about 30 bytes each."""
    grace: float = 5.0
    """A process that exceeds its time limit by these seconds is ended."""
    quick_nodes: int = 3_000
    """Nodes that a question gets at once, before it waits for its turn: about a millisecond."""
    quick_waiting: int = 400
    """The most quick questions that wait."""
    hosts: frozenset[str] = frozenset()
    """Host names of the server, in small letters, besides localhost and addresses."""

    key: bytes = field(default_factory=Fernet.generate_key, repr=False)
    """The key that seals the games kept by pages; by default it is made for this run."""

    def limits(self, max_seconds: float | None, max_nodes: int | None) -> Limits:
        """Return the limits of a question: those that it asks for, within those of the server."""
        wanted = self.usual_seconds if max_seconds is None else max_seconds
        nodes = self.max_nodes if max_nodes is None else min(max_nodes, self.max_nodes)
        return Limits(nodes, min(wanted, self.max_seconds), self.table_mb)
