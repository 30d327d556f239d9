"""Fuzz every reader, guided by the lines that inputs reach, and write a table of the outcomes.

    python lab/tests/hostile                  an hour; writes docs/faults.md and the corpus beside
    python lab/tests/hostile --seconds 60     a minute; writes nothing
    python lab/tests/hostile ledgers          the readers with this word in their names

The exit code is 4 if an input was unfit. One reader is fuzzed on each core at a time. A run can be
repeated by anybody: its inputs come in the same order, as far as it gets.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ORACLES = str(HERE.parents[2] / "tests" / "oracles")
sys.path.append(ORACLES)
HOUR = 3600
LONGEST_KEPT = 3000
"""The greatest length of a kept input, in bytes."""
MOST_MEMORY = 4 << 30
"""Memory limit of a process in bytes, which protects the machine from a reader that runs away."""


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """The outcome of fuzzing a reader; `unfit` is what it must not do, or empty."""

    inputs: int
    megabytes: int
    unfit: str

    def cells(self) -> list[str]:
        return [f"{self.inputs:,}", f"{self.megabytes} MB", str(int(bool(self.unfit)))]


def main() -> int:
    from fault_page import table, write_table
    from readers import READERS

    parser = argparse.ArgumentParser(description="Fuzz every reader.")
    parser.add_argument("words", nargs="*", help="Take the readers with such a word alone.")
    parser.add_argument("--seconds", type=int, default=HOUR, help="For all readers together.")
    chosen = parser.parse_args()
    names = [each for each in READERS if all(word in each for word in chosen.words)]
    is_kept = chosen.seconds >= HOUR and not chosen.words
    share, found = max(1, chosen.seconds // len(names)), {}
    with (
        tempfile.TemporaryDirectory(prefix="hostile-") as work,
        ThreadPoolExecutor(len(os.sched_getaffinity(0))) as executor,
    ):
        folders = [Path(work, name.replace(" ", "-")) for name in names]
        fuzzed = executor.map(_fuzz, names, [share] * len(names), folders)
        for name, folder, each in zip(names, folders, fuzzed, strict=True):
            found[name] = each
            print(name, *each.cells(), each.unfit, flush=True)
            if is_kept and not each.unfit:
                _keep(READERS[name], folder)
    if is_kept:
        unfit = sum(bool(each.unfit) for each in found.values())
        total = [f"{sum(each.inputs for each in found.values()):,}", "", str(unfit)]
        rows = {name: each.cells() for name, each in found.items()} | {"all": total}
        write_table("fuzz", table(("reader", "inputs", "memory", "unfit"), rows))
    return 4 if any(each.unfit for each in found.values()) else 0


def _fuzz(name: str, seconds: int, folder: Path) -> Fuzzed:
    done = _run(name, f"-max_total_time={seconds}", str(folder))
    inputs, most, before = (
        int((re.findall(pattern, done.stderr + done.stdout) or ["0"])[-1])
        for pattern in (
            r"stat::number_of_executed_units: +(\d+)",
            r"stat::peak_rss_mb: +(\d+)",
            r"begins with (\d+) MB",
        )
    )
    return Fuzzed(inputs, max(most - before, 0), "" if done.returncode == 0 else _told(done))


def _keep(reader, folder: Path) -> None:
    """Keep the inputs that reached new lines, ordered by length."""
    kept = folder.with_name(f"{folder.name}-kept")
    _run(reader.name, "-merge=1", str(kept), str(folder))
    new = (path.read_bytes() for path in kept.glob("[!s]*"))
    inputs = {*reader.kept(), *(each for each in new if len(each) <= LONGEST_KEPT)}
    lines = [f"{each!r}\n" for each in sorted(inputs, key=lambda data: (len(data), data))]
    reader.path.write_text("".join(lines), "ascii")


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(HERE / "one.py"), *words],
        capture_output=True,
        text=True,
        errors="replace",
        env=os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": ORACLES},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)),
    )


def _told(done: subprocess.CompletedProcess[str]) -> str:
    """Return what the process said of an unfit input."""
    lines = done.stderr.splitlines()
    for sign in ("UnfitError", "ERROR: "):
        if told := [line for line in lines if line.startswith(sign) or f" {sign}" in line]:
            return told[-1][:1000]
    return (lines or ["it ended without a word"])[-1][:1000]


if __name__ == "__main__":
    sys.exit(main())
