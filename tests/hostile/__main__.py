"""Fuzz every reader, guided by the lines that inputs reach, and write a table of the outcomes.

    python tests/hostile                  an hour; writes docs/faults.md and tests/hostile/corpus
    python tests/hostile --seconds 60     a minute; writes nothing
    python tests/hostile ledgers          the readers with this word in their names

The exit code is 4 if an input was unfit. One reader is fuzzed on each core at a time.

A run that writes nothing can be repeated by anybody: its inputs come in the same order, as far as
it gets, and it allows more time for each.
"""

from __future__ import annotations

import argparse
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

from corpus import FOLDER, keep_inputs, kept_inputs
from examine import KEPT, REPEATED

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "faults.md"
BEGIN = "<!-- written by make fuzz -->"
END = "<!-- end of what make fuzz writes -->"
HOUR = 3600
READERS = sorted(path.stem.replace("-", " ") for path in FOLDER.glob("*.txt"))
LONGEST_KEPT = 3000
"""The greatest length of a kept input, in bytes."""
MOST_MEMORY = 4 << 30
"""Memory limit of a process in bytes, which protects the machine from a reader that runs away."""


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """The outcome of fuzzing a reader."""

    name: str
    inputs: int
    megabytes: int
    unfit: str

    def row(self) -> str:
        memory, unfit = f"{self.megabytes} MB", 1 if self.unfit else 0
        return f"| {self.name} | {self.inputs:,} | {memory} | {unfit} |"


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
            print(each.row(), flush=True)
            print(each.unfit, end="\n" if each.unfit else "")
    if is_kept:
        _write(found)
    return 4 if any(each.unfit for each in found) else 0


def _fuzz(name: str, seconds: int, work: Path, is_kept: bool) -> Fuzzed:
    """Fuzz a reader; keep the inputs that reach new lines if `is_kept`."""
    folder = work / name.replace(" ", "-")
    how = KEPT if is_kept else REPEATED
    done = _run(name, how, f"-max_total_time={seconds}", str(folder))
    inputs, most, before = (
        int(_last(pattern, done.stderr + done.stdout))
        for pattern in (
            r"stat::number_of_executed_units: +(\d+)",
            r"stat::peak_rss_mb: +(\d+)",
            r"begins with (\d+) MB",
        )
    )
    unfit = "" if done.returncode == 0 else _told(done)
    if is_kept and not unfit:
        _run(name, how, "-merge=1", f"{folder}-kept", str(folder))
        new = (path.read_bytes() for path in Path(f"{folder}-kept").glob("[!s]*"))
        keep_inputs(name, [*kept_inputs(name), *(x for x in new if len(x) <= LONGEST_KEPT)])
    return Fuzzed(name, inputs, max(most - before, 0), unfit)


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    return subprocess.run(
        [sys.executable, str(HERE / "one.py"), *words],
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
        "| reader | inputs | memory | unfit |",
        "|---|--:|--:|--:|",
        *(each.row() for each in found),
        f"| all | {sum(each.inputs for each in found):,} | | "
        f"{sum(bool(each.unfit) for each in found)} |",
    ]
    PAGE.write_text(f"{before}{BEGIN}\n\n{chr(10).join(table)}\n\n{END}\n{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
