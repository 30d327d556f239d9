"""Faults at every call, and flipped bits between two runs.

One call fails once, all calls fail from there on, or half the bytes move. Kills at calls and
changes of the clock work the same way.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import shim
from scenario import BY_HAND
from shim import How
from table import Report
from trial import WENT_ON, Bench, Written, go_on, judge

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


def inject(bench: Bench, written: Written, chosen: list[Fault], report: Report) -> None:
    """Try faults, each from the prepared folder."""
    names = {call.at: call.path for call in written.calls if call.name == "call"}
    for each in chosen:
        bench.put_back()
        outcome = judge(bench, written.right, bench.run(each.disturb))
        what = f"{each.kind} at call {each.at}, {names[each.at]}"
        report.add(bench.scenario, each.kind, what, outcome)


def flip_bits(bench: Bench, written: Written, count: int, random: Random, report: Report) -> None:
    """Flip one bit of one existing file that the command reads, then run the command."""
    names = read_files(bench, written)
    for _ in range(count if names else 0):
        bench.put_back()
        path = bench.folder / random.choice(names)
        content = bytearray(path.read_bytes())
        bit = random.randrange(8 * len(content))
        content[bit // 8] ^= 1 << bit % 8
        path.write_bytes(content)
        outcome = go_on(bench, written.right, WENT_ON, is_damaged=True)
        report.add(bench.scenario, "bit flipped", f"bit {bit} of {path.name} flipped", outcome)


def read_files(bench: Bench, written: Written) -> list[Path]:
    """Return the files of the folder that are not empty and that the command opens.

    What a person wrote is left out: a bit flipped there is another input, and as good.
    """
    opened = {call.other for call in written.calls if call.path.startswith("open")}
    files = [
        path
        for path in sorted(bench.prepared.rglob("*"))
        if path.is_file() and path.name not in BY_HAND
    ]
    names = [path.relative_to(bench.prepared) for path in files if path.stat().st_size]
    return [name for name in names if str(bench.folder / name) in opened]
