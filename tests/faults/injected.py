"""Faults at every call: one call fails once, all calls fail from there on, or half the bytes move.

Kills at calls and changes of the clock work the same way.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import shim
from shim import How
from trial import Bench, Tally, Written, judge

YEARS = 10 * 365 * 24 * 3600
EVERY = 6
"""Every sixth call is also one from which all calls fail, or at which the command is killed."""
HALVED = ("read", "pread64", "write", "pwrite64")
"""Calls that may move fewer bytes than requested."""


class Fault(NamedTuple):
    """A disturbance at a numbered call."""

    kind: str
    at: int
    disturb: Callable[[], None]


def faults(written: Written) -> Iterator[Fault]:
    """Yield every fault of every call."""
    for call in written.calls:
        if call.name == "call":
            yield from _faults_of(call)


def _faults_of(call: shim.Call) -> Iterator[Fault]:
    for error in (errno.EIO, errno.ENOSPC, errno.EINTR):
        name = errno.errorcode[error]
        yield Fault(name, call.at, partial(shim.arm, call.at, How.FAIL, error))
    if call.path in HALVED:
        yield Fault("short", call.at, partial(shim.arm, call.at, How.HALF))
    if call.at % EVERY:
        return
    broken = partial(shim.arm, call.at, How.FAIL, errno.EIO, stays=True)
    yield Fault("EIO from there on", call.at, broken)
    full = partial(shim.arm, call.at, How.FAIL, errno.ENOSPC, stays=True, writes_only=True)
    yield Fault("ENOSPC from there on", call.at, full)
    yield Fault("kill", call.at, partial(shim.arm, call.at, How.KILL))
    yield Fault("clock set back", call.at, partial(shim.set_clock, call.at, -YEARS))
    yield Fault("clock set forward", call.at, partial(shim.set_clock, call.at, YEARS))


def inject(bench: Bench, written: Written, chosen: list[Fault], tallies: dict[str, Tally]) -> None:
    """Try faults, each from the prepared folder."""
    names = {call.at: call.path for call in written.calls if call.name == "call"}
    for each in chosen:
        bench.put_back()
        end = bench.run(each.disturb)
        tally = tallies.setdefault(each.kind, Tally())
        judge(bench, written.right, end, tally, f"{each.kind} at call {each.at}, {names[each.at]}")
