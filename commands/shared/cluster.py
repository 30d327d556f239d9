"""A Dask cluster that a command lets work, if one is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from greenest.commands.shared.exits import needing
from greenest.commands.shared.printing import say

if TYPE_CHECKING:
    from greenest.system.workers import Executor


@contextmanager
def executor_of(address: str | None) -> Iterator[Executor | None]:
    """Yield the executor of a cluster, None without an address; exit if it cannot be reached."""
    if address is None:
        yield None
        return
    with needing("cluster"):
        import distributed  # noqa: F401
    from greenest.system.cluster import connected

    with connected(address, say) as executor:
        yield executor
