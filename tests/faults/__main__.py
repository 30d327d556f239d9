"""Disturb commands by all faults that files can have, and count how they end.

    python tests/faults                 all, some minutes of two cores; writes docs/faults.md
    python tests/faults --share 50      every fiftieth trial; writes nothing
    python tests/faults batch           the scenarios with this word in their names; writes nothing

Each scenario runs in a process of its own. The exit code is 4 if anything was wrong: a result
unlike that of an undisturbed run, a silent loss, a traceback, or a command that hangs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import shim
from table import Report, write_page

sys.path.append(str(Path(__file__).parents[1] / "oracles"))
MEMORY = Path("/dev/shm")
"""The fastest place to create and remove thousands of folders."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Disturb commands in every way.")
    parser.add_argument("words", nargs="*", help="Take the scenarios with such a word alone.")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="Every Nth trial.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="Scenarios at a time.")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    return _run_one(chosen) if chosen.only else _run_all(chosen)


def _run_all(chosen: argparse.Namespace) -> int:
    from scenario import SCENARIOS

    names = [str(each) for each in SCENARIOS if all(word in str(each) for word in chosen.words)]
    given = [sys.executable, __file__, f"--share={chosen.share}", f"--seed={chosen.seed}"]

    def run(name: str) -> str:
        words = [*given, f"--only={name}"]
        return subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout

    report = Report()
    with ThreadPoolExecutor(chosen.jobs) as pool:
        for name, found in zip(names, pool.map(run, names), strict=True):
            report.add_all(found)
            print(f"{name}: done", flush=True)
    print(*report.wrong, sep="\n")
    print(*report.table(), sep="\n")
    if chosen.share == 1 and not chosen.words:
        write_page(report)
    return 4 if report.wrong else 0


def _run_one(chosen: argparse.Namespace) -> int:
    """Run one scenario with the library between this process and its files."""
    # Other accounts of the machine may have libraries of their own there.
    library = Path(tempfile.gettempdir()) / f"greenest-faults-{os.getuid()}"
    library.mkdir(exist_ok=True)
    shim.begin_again(library)
    from plan import Plan, run_all
    from scenario import SCENARIOS

    (scenario,) = (each for each in SCENARIOS if str(each) == chosen.only)
    report = Report()
    work = Path(tempfile.mkdtemp(prefix="faults-", dir=MEMORY if MEMORY.is_dir() else None))
    try:
        run_all(scenario, work, Plan(chosen.share, chosen.seed), report)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(report.as_json())
    return 0


if __name__ == "__main__":
    sys.exit(main())
