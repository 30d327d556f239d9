"""Fuzz every reader, guided by the lines that inputs reach, and write a table of the outcomes.

    python tests/hostile                  an hour; writes docs/faults.md and tests/hostile/corpus
    python tests/hostile --seconds 60     a minute; writes nothing
    python tests/hostile ledgers          the readers with this word in their names

The exit code is 4 if an input was unfit, or if inputs do not reach enough lines of a reader. One
reader is fuzzed on each core at a time.

A run that writes nothing can be repeated by anybody: its inputs come in the same order, as far as
it gets, and it allows more time for each.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from corpus import FOLDER
from examine import KEPT, REPEATED

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "faults.md"
BEGIN = "<!-- written by make fuzz -->"
END = "<!-- end of what make fuzz writes -->"
HOUR = 3600
COVERED = 0.95
READERS = sorted(path.stem.replace("-", " ") for path in FOLDER.glob("*.txt"))
MOST_MEMORY = 4 << 30
"""Memory limit of a process in bytes, which protects the machine from a reader that runs away."""


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """The outcome of fuzzing a reader."""

    name: str
    inputs: int
    megabytes: int
    lines: int
    missed: tuple[str, ...]
    slowest: float
    unfit: str

    @property
    def covered(self) -> float:
        """Return the share of lines that inputs reached."""
        return 1 - len(self.missed) / max(self.lines, 1)

    @property
    def is_well(self) -> bool:
        """Return whether no input was unfit and inputs reached nearly all lines."""
        return not self.unfit and self.covered >= COVERED

    def row(self) -> str:
        share = f"{100 * self.covered:.1f} %"
        seconds = f"{self.slowest:.2f} s"
        return (
            f"| {self.name} | {self.inputs:,} | {self.lines:,} | {share} | {seconds} "
            f"| {self.megabytes} MB | {1 if self.unfit else 0} |"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzz every reader.")
    parser.add_argument("words", nargs="*", help="Take the readers with such a word alone.")
    parser.add_argument("--seconds", type=int, default=HOUR, help="For all readers together.")
    chosen = parser.parse_args()
    names = [each for each in READERS if all(word in each for word in chosen.words)]
    is_kept = chosen.seconds >= HOUR and not chosen.words
    found = []
    share = max(1, chosen.seconds // len(names))
    with (
        tempfile.TemporaryDirectory(prefix="hostile-") as folder,
        ThreadPoolExecutor(len(os.sched_getaffinity(0))) as executor,
    ):
        for each in executor.map(lambda name: _fuzz(name, share, Path(folder), is_kept), names):
            found.append(each)
            print(found[-1].row(), flush=True)
            print(*found[-1].missed, *([found[-1].unfit] if found[-1].unfit else []), sep="\n")
    if is_kept:
        _write(found)
    return 0 if all(each.is_well for each in found) else 4


def _fuzz(name: str, seconds: int, work: Path, is_kept: bool) -> Fuzzed:
    """Fuzz a reader and measure the lines reached."""
    folder = work / name.replace(" ", "-")
    how = KEPT if is_kept else REPEATED
    done = _run("one.py", name, how, str(seconds), str(folder))
    inputs, most, before = (
        int(_last(pattern, done.stderr + done.stdout))
        for pattern in (
            r"stat::number_of_executed_units: +(\d+)",
            r"stat::peak_rss_mb: +(\d+)",
            r"begins with (\d+) MB",
        )
    )
    unfit = "" if done.returncode == 0 else _told(done)
    for each in folder.glob("crash-*"):
        each.unlink()
    covered = _run("cover.py", name, how, *([str(folder)] if is_kept else []))
    measured = json.loads(covered.stdout or "null")
    if measured is None:
        unfit = unfit or _told(covered)
        measured = {"lines": 0, "missed": [], "slowest": 0.0}
    return Fuzzed(
        name,
        inputs,
        max(most - before, 0),
        measured["lines"],
        tuple(measured["missed"]),
        measured["slowest"],
        unfit,
    )


def _run(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    return subprocess.run(
        [sys.executable, str(HERE / program), *words],
        capture_output=True,
        text=True,
        errors="replace",
        env=os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": str(HERE.parent / "oracles")},
        preexec_fn=bounded,
    )


def _last(pattern: str, text: str) -> str:
    return (re.findall(pattern, text) or ["0"])[-1]


def _told(done: subprocess.CompletedProcess[str]) -> str:
    """Return what the process said of an unfit input."""
    lines = done.stderr.splitlines()
    for sign in ("UnfitError", "ERROR: "):
        if told := [line for line in lines if line.startswith(sign) or f" {sign}" in line]:
            return told[-1][:1000]
    return (lines or ["it ended without a word"])[-1][:1000]


def _write(found: Sequence[Fuzzed]) -> None:
    """Replace the table on the page."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(f"{BEGIN}\n")
    _, _, after = rest.partition(f"{END}\n")
    table = [
        "| reader | inputs | lines | reached | slowest | memory | unfit |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(each.row() for each in found),
        f"| all | {sum(each.inputs for each in found):,} | | | | | "
        f"{sum(bool(each.unfit) for each in found)} |",
    ]
    PAGE.write_text(f"{before}{BEGIN}\n\n{chr(10).join(table)}\n\n{END}\n{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
