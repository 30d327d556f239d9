"""The limits of a server, so that no visitor uses it all."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptography.fernet import Fernet

from greenest.solver.verdict import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """The number of questions answered at a time, and the limits of each."""

    jobs: int = 2
    """Processes that work, each on one question."""
    waiting: int = 100
    """Questions that may wait for one of them; more are turned away."""
    patience: float = 60.0
    """Seconds that a question waits at most."""
    max_seconds: float = 30.0
    """Seconds of work on a question that may be asked for."""
    usual_seconds: float = 5.0
    """Seconds for a question that does not say."""
    max_nodes: int = Limits().max_nodes
    """Nodes that a question may take."""
    table_mb: int = 64
    """Memory for the transposition table of each process."""
    max_body: int = 1 << 17
    """Bytes that a request may send."""
    max_proof_nodes: int = 300_000
    """Dead positions that a certificate may have, about 30 bytes each."""
    grace: float = 5.0
    """Seconds after which a process that keeps no limit is ended."""
    quick_nodes: int = 3_000
    """Nodes, about a millisecond, that a question may take before it waits for its turn."""
    quick_waiting: int = 400
    """Quick questions that may wait."""
    hosts: frozenset[str] = frozenset()
    """Names of the server, in small letters, besides localhost and addresses."""

    key: bytes = field(default_factory=Fernet.generate_key, repr=False)
    """Seals the games that pages keep; by default one for this run."""

    def limits(self, max_seconds: float | None, max_nodes: int | None) -> Limits:
        """Return the limits of one question: its own, within those of the server."""
        wanted = self.usual_seconds if max_seconds is None else max_seconds
        nodes = self.max_nodes if max_nodes is None else min(max_nodes, self.max_nodes)
        return Limits(nodes, min(wanted, self.max_seconds), self.table_mb)
