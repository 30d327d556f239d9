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
import sys
import tempfile
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import shim

sys.path.append(str(Path(__file__).parents[1] / "oracles"))


def main() -> int:
    parser = argparse.ArgumentParser(description="Disturb commands in every way.")
    parser.add_argument("words", nargs="*", help="Take the scenarios with such a word alone.")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="Every Nth trial.")
    chosen = parser.parse_args()
    # Other accounts of the machine may have libraries of their own there.
    library = Path(tempfile.gettempdir()) / f"greenest-faults-{os.getuid()}"
    library.mkdir(exist_ok=True)
    shim.begin_again(library)
    from fault_page import write_table
    from plan import table_of, tried
    from scenario import SCENARIOS

    names = [each.name for each in SCENARIOS if all(word in each.name for word in chosen.words)]
    trials = []
    with get_context("spawn").Pool(2, maxtasksperchild=1) as pool:
        found = pool.imap(partial(tried, share=chosen.share), names, chunksize=1)
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
