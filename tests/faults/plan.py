"""The trials of a scenario: faults at every call, cuts of the power, and flipped bits.

One call fails once, all calls fail from there on, or half the bytes move. Kills at calls and
changes of the clock work the same way.
"""

from __future__ import annotations

import argparse
import errno
import gc
import hashlib
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from click.testing import CliRunner

import power
import shim
from child import words
from fault_page import table, write_table
from greenest import cli
from scenario import BY_HAND, SCENARIOS, Scenario, boards_in, content, make_small, mark_rounds
from shim import How
from trial import WELL, WENT_ON, Bench, Outcome, Right, go_on, judge, set_up

MEMORY = Path("/dev/shm")
"""The fastest place to create and remove thousands of folders."""
FLIPS = 130
"""Flipped bits of each scenario that reads files."""
CUTS = 3
"""Random power cuts at each moment; three fixed ones come first."""
YEARS = 10 * 365 * 24 * 3600
EVERY = 6
"""Every sixth call is also one from which all calls fail, or at which the command is killed."""
HALVED = ("read", "pread64", "write", "pwrite64")
"""Calls that may move fewer bytes than requested."""
ENDS = (WELL, WENT_ON, "refused", "wrong")


class Trial(NamedTuple):
    """A kind of disturbance, what was done, and how that ended."""

    kind: str
    what: str
    outcome: Outcome


def table_of(trials: list[Trial]) -> list[str]:
    """Return a table in Markdown of the outcomes by kind of disturbance."""
    kinds = {each.kind: Counter[str]() for each in trials} | {"all": Counter()}
    for each in trials:
        for name in (each.kind, "all"):
            kinds[name][each.outcome.end] += 1
    numbered = {
        name: [f"{count:,}" for count in (ends.total(), *(ends[end] for end in ENDS))]
        for name, ends in kinds.items()
    }
    return table(("disturbance", "trials", *ENDS), numbered)


def tried(name: str, share: int) -> list[Trial]:
    """Make every `share`-th trial of a scenario; the library must be loaded."""
    (scenario,) = (each for each in SCENARIOS if each.name == name)
    make_small()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as work:
        bench = warm(scenario, Path(work))
        right = bench.right()
        trials = [*_inject(bench, right, share)]
        if scenario.writes:
            trials += _cut_power(bench, share)
        return [*trials, *_flip_bits(bench, right, -(-FLIPS // share))]


def warm(scenario: Scenario, work: Path) -> Bench:
    """Prepare a scenario and run it here once, so that everything is loaded and compiled."""
    bench = set_up(scenario, work)
    bench.put_back()
    result = CliRunner().invoke(cli.main, words(scenario.command, bench.folder))
    assert result.exit_code in (0, 3), result.output
    gc.collect()
    gc.freeze()
    return bench


def _faults(call: shim.Call) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield each kind of fault of a call, and what disturbs it so."""
    arm = partial(shim.arm, call.at)
    for error in (errno.EIO, errno.ENOSPC, errno.EINTR):
        yield errno.errorcode[error], partial(arm, How.FAIL, error)
    if call.path in HALVED:
        yield "short", partial(arm, How.HALF)
    if call.at % EVERY:
        return
    yield "EIO from there on", partial(arm, How.FAIL, errno.EIO, stays=True)
    yield "ENOSPC from there on", partial(arm, How.FAIL, errno.ENOSPC, stays=True, writes_only=True)
    yield "kill", partial(arm, How.KILL)
    yield "clock set back", partial(shim.set_clock, call.at, -YEARS)
    yield "clock set forward", partial(shim.set_clock, call.at, YEARS)


def _inject(bench: Bench, right: Right, share: int) -> Iterator[Trial]:
    """Try every `share`-th fault of the calls, each from the prepared folder."""
    calls = (call for call in right.calls if call.name == "call")
    chosen = [(call, *fault) for call in calls for fault in _faults(call)][1 % share :: share]
    for call, kind, disturb in chosen:
        bench.put_back()
        outcome = judge(bench, right, bench.run(disturb))
        yield Trial(kind, f"{kind} at call {call.at}, {call.path}", outcome)


def _cut_power(bench: Bench, share: int) -> Iterator[Trial]:
    """Cut the power after each change, and resume from each possible content of the disk."""
    right = bench.right(mark_rounds)
    random = Random(f"1 {bench.scenario.name}")
    seen: set[bytes] = set()
    for moment, disk in enumerate(power.moments(right.disk, right.calls)):
        for state in disk.states(random, CUTS):
            digest = hashlib.sha256(repr(sorted(state.items())).encode()).digest()
            if digest in seen or random.randrange(share):
                continue
            seen.add(digest)
            outcome = _after_cut(bench, right, state, disk.promised)
            yield Trial("power cut", f"power cut {moment}", outcome)
    # What a command has told that it did is on the disk.
    for state in right.disk.states(random, 0):
        power.put_down(state, bench.folder)
        if content(bench.folder) != right.content:
            lost = Outcome("wrong", ("it loses the result",))
            yield Trial("power cut", "power cut after the end", lost)


def _after_cut(bench: Bench, right: Right, state: power.State, promised: int) -> Outcome:
    power.put_down(state, bench.folder)
    kept = boards_in(bench.folder) if promised else 0
    if kept < promised:
        return Outcome("wrong", (f"{promised} boards promised, {kept} kept",))
    return go_on(bench, right, WENT_ON)


def _flip_bits(bench: Bench, right: Right, count: int) -> Iterator[Trial]:
    """Flip one bit of one existing file that the command reads, then run the command."""
    random, names = Random(f"1 {bench.scenario.name}"), _read_files(bench, right.calls)
    for _ in range(count if names else 0):
        bench.put_back()
        path = bench.folder / random.choice(names)
        flipped = bytearray(path.read_bytes())
        bit = random.randrange(8 * len(flipped))
        flipped[bit // 8] ^= 1 << bit % 8
        path.write_bytes(flipped)
        outcome = go_on(bench, right, WENT_ON, is_damaged=True)
        yield Trial("bit flipped", f"bit {bit} of {path.name} flipped", outcome)


def _read_files(bench: Bench, calls: Iterable[shim.Call]) -> list[Path]:
    """Return the files of the folder that are not empty and that the command opens.

    What a person wrote is left out: a bit flipped there is another input, and as good.
    """
    opened = {Path(call.other) for call in calls if call.path.startswith("open")}
    files = (path for path in sorted(bench.prepared.rglob("*")) if path.is_file())
    filled = (path for path in files if path.name not in BY_HAND and path.stat().st_size)
    names = (path.relative_to(bench.prepared) for path in filled)
    return [name for name in names if bench.folder / name in opened]


def main() -> int:
    parser = argparse.ArgumentParser(description="Disturb commands in every way.")
    parser.add_argument("words", nargs="*", help="Take the scenarios with such a word alone.")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="Every Nth trial.")
    chosen = parser.parse_args()
    names = [each.name for each in SCENARIOS if all(word in each.name for word in chosen.words)]
    trials = []
    with get_context("spawn").Pool(2, maxtasksperchild=1) as pool:
        found = pool.imap(partial(tried, share=chosen.share), names)
        for name, of_one in zip(names, found, strict=True):
            trials += of_one
            wrong = [f"{each.what}: {what}" for each in of_one for what in each.outcome.wrong]
            print(f"{name}: done", *wrong, sep="\n", flush=True)
    print(*table_of(trials), sep="\n")
    if chosen.share == 1 and not chosen.words:
        write_table("faults", table_of(trials))
    return 4 if any(each.outcome.wrong for each in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
