"""One disturbance of a scenario and the judgement of its outcome.

A disturbed command must end like the undisturbed one, or exit with 1 or 2 after one line of error;
a checker may refuse with 4. It is then given again undisturbed. It must now end as if nothing had
happened, or refuse its input in one line. Anything else is recorded as wrong, in words.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import shim
from child import WAITING, WAITS, Ended, run_child
from power import Disk, disk_of
from scenario import TIMES, Scenario, content

SAID = (1, 2)
"""Exit codes of errors while running and of unusable input."""
REFUSED = 4
"""Exit code of a checker that refuses its input."""
WELL = "as if nothing had happened"
WENT_ON = "went on"


class Outcome(NamedTuple):
    """How a trial ended, a column of the table, and what was wrong about it, in words."""

    end: str
    wrong: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Right:
    """The undisturbed end of a scenario, all names of its folder, its calls, the disk before it."""

    code: int
    printed: str
    said: tuple[str, ...]
    content: dict[str, Any]
    names: list[str]
    calls: tuple[shim.Call, ...]
    disk: Disk


@dataclass(frozen=True, slots=True)
class Bench:
    """A scenario with its prepared folder, and a folder beside it for trials."""

    scenario: Scenario
    prepared: Path
    folder: Path
    aside: Path

    def put_back(self) -> None:
        """Restore the folder to its state before the command."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.prepared, self.folder)

    def names(self) -> list[str]:
        """Return the names of all files of the folder, left-over files included."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))

    def run(self, disturb: Callable[[], object] = int) -> Ended:
        """Run the command in the present folder."""
        return run_child(self.scenario.command, self.folder, self.aside, disturb)

    def right(self, disturb: Callable[[], object] = int) -> Right:
        """Run the command undisturbed and record its calls."""
        log = self.aside / "calls"

        def write_down() -> None:
            shim.record(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
            disturb()

        self.put_back()
        disk = disk_of(self.folder)
        end = self.run(write_down)
        assert end.code in (0, 3), end
        told = TIMES.sub("", end.printed), tuple(end.said.splitlines())
        calls = tuple(shim.read_calls(log))
        return Right(end.code, *told, content(self.folder), self.names(), calls, disk)


def set_up(scenario: Scenario, work: Path) -> Bench:
    """Prepare a scenario in the folder of its trials, whose name some files contain."""
    bench = Bench(scenario, work / "prepared", work / "folder", work / "aside")
    for each in (bench.folder, bench.aside):
        each.mkdir(parents=True)
    scenario.prepare(bench.folder, bench.aside)
    bench.folder.rename(bench.prepared)
    return bench


def judge(bench: Bench, right: Right, end: Ended) -> Outcome:
    """Judge a disturbed command; if it ended right, judge a second run."""
    if wrong := tuple(_wrong(bench, right, end)):
        return Outcome("wrong", wrong)
    if end.code != right.code:
        return go_on(bench, right, WENT_ON)
    return Outcome(WELL) if bench.names() == right.names else go_on(bench, right, WELL)


def go_on(bench: Bench, right: Right, well: str, is_damaged: bool = False) -> Outcome:
    """Give a command again, and return `well` if it ends right.

    If it refuses for good, a table or merged ledger must be complete or absent, unless it was
    damaged.
    """
    end = bench.run()
    wrong = list(_wrong(bench, right, end))
    if end.code != right.code and not is_damaged:
        now = content(bench.folder)
        wrong += [f"refused, and wrong: {name}" for name in now if not _are_alike(now, right, name)]
    if wrong:
        return Outcome("wrong", tuple(f"given again: {each}" for each in wrong))
    return Outcome(well if end.code == right.code else "refused")


def _wrong(bench: Bench, right: Right, end: Ended) -> Iterator[str]:
    """Yield what is wrong about the end of a command."""
    if "Traceback" in end.said or "Exception ignored" in end.said:
        yield f"said {end.said!r}"
    if end.code == right.code:
        if TIMES.sub("", end.printed) != right.printed:
            yield f"printed {end.printed!r}"
        now = content(bench.folder)
        names = [each for each in {**now, **right.content} if not _are_alike(now, right, each)]
        if names:
            yield f"ended with {end.code}, and wrong: {names}"
    elif end.code == REFUSED and not bench.scenario.writes:
        return
    elif end.code in (*SAID, WAITS):
        lines = [each for each in end.said.splitlines() if each and each not in right.said]
        # How a command is used is said before what is wrong with it, and that a lock is waited for.
        told = [each for each in lines if not each.startswith(("Usage: ", "Try "))]
        if end.code != WAITS:
            told = [each for each in told if not each.endswith(WAITING)]
        if not _is_told(told, bench.folder):
            yield f"refused, in {len(told)} lines: {end.said!r}"
    elif end.code != -signal.SIGKILL:
        yield f"ended with {end.code}: {end.said!r}"


def _is_told(lines: list[str], folder: Path) -> bool:
    """Return whether the failure is reported in one line, or in one line for each failed file."""
    files = {each.removeprefix("Error: ").partition(": ")[0] for each in lines}
    are_files = all(Path(each).is_relative_to(folder) for each in files)
    return len(lines) == 1 or (len(files) == len(lines) > 1 and are_files)


def _are_alike(now: dict[str, Any], right: Right, name: str) -> bool:
    return name in now and name in right.content and now[name] == right.content[name]
