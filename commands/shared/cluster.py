"""A Dask cluster that a command lets work, if one is named."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from greenest.commands.shared.printing import say

if TYPE_CHECKING:
    from greenest.system.workers import Executor


def executor_of(address: str | None) -> AbstractContextManager[Executor | None]:
    """Return the executor of a cluster, opened on entry; None without an address."""
    if address is None:
        return nullcontext()
    from greenest.system.cluster import connected

    return connected(address, say)
