"""The disturbed commands: each keeps files and defines a right end.

A scenario is prepared in an empty folder, then its command runs there. Its end is the output and
the content of the folder, both without times.
"""

from __future__ import annotations

import re
import shutil
import signal
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from typing import Any

from tqdm import tqdm

import shim
from child import PATIENCE_AT_FIRST, run_child
from greenest.study.batches import batch
from greenest.study.book import book, file
from greenest.study.sampling import random_position
from ledger_of import content as content_of
from shim import How

TIMES = re.compile(r'"(boards_per_second|seconds|start_seconds)": [^,}]*')
"""Keys of JSON, with what differs between runs."""
LEFT_BEHIND = re.compile(r"\..*\.[0-9a-f]{16}|.*-lock|.*-journal")
"""Files that may remain after a fault; nothing is in them alone."""

DATED = ("datapackage.json", "CITATION.cff")
"""Files that have the day on which a table was made."""
DAY = re.compile(r"\d{4}-\d\d-\d\d")
DESCRIPTION = re.compile('^  "description": .*$', re.MULTILINE)
"""A line of the data package that its authors may write anew."""

BOARD = "..GW/GWB./BGBG"
"""Unsolvable, with 204 dead positions on seven levels."""
SOLVED = "BGW/GWB/WBG"
BOARDS = """SELECT (SELECT count(*) FROM verdicts)
    + (SELECT coalesce(sum(stop - start), 0) FROM chunks)"""
BATCH = "batch 4x4 --pieces 8 --count 60 --seed 5 --max-nodes 20 --jobs 1 --json"
ROUND = 15
"""Boards of a round. A short batch so has several transactions."""

BY_HAND = {
    "boards.txt": "\n\n".join(
        str(random_position(4, 4, 8, 5, index)) for index in range(40)
    ).replace("/", "\n"),
    "my.toml": """shapes = ["3x3"]
max-nodes = 2000
[[table]]
name = "points"
columns = "transition"
pieces = [6]
boards = 20
[[table]]
name = "full"
columns = "full-boards"
boards = 50
""",
}
"""Files of input, which a person wrote: each is there if the command names it."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A command, in which `@` is its folder, what ran there before, and what was killed there.

    `killed` has a command, the share of its calls after which it is killed, and a file that it
    leaves.
    """

    name: str
    command: str
    before: tuple[str, ...] = ()
    killed: tuple[str, float, str] | None = None
    writes: bool = True

    def prepare(self, folder: Path, aside: Path) -> None:
        """Leave in a folder what the command finds there; `aside` is for what is put aside."""
        self._write_by_hand(folder)
        for command in self.before:
            end = run_child(command, folder, aside, patience=PATIENCE_AT_FIRST)
            assert end.code in (0, 3), end
        if self.killed:
            command, share, left = self.killed
            calls = run_child(command, folder, aside, patience=PATIENCE_AT_FIRST).calls
            shutil.rmtree(folder)
            folder.mkdir()
            self._write_by_hand(folder)
            end = run_child(command, folder, aside, partial(shim.arm, int(share * calls), How.KILL))
            assert end.code == -signal.SIGKILL, "it was over before it was killed"
            assert list(folder.rglob(left)), f"it was killed before it had {left}"

    def _write_by_hand(self, folder: Path) -> None:
        for name, text in BY_HAND.items():
            if f"@{name}" in self.command:
                (folder / name).write_text(text)


def content(folder: Path) -> dict[str, Any]:
    """Return the content of a folder, without times and left-over files."""
    return {
        str(path.relative_to(folder)): _content(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not LEFT_BEHIND.fullmatch(path.name)
    }


def _content(path: Path) -> Any:
    if path.suffix == ".sqlite":
        return verdicts(path)
    if path.name in DATED:
        return DESCRIPTION.sub("", DAY.sub("", path.read_text()))
    return path.read_bytes()


def verdicts(path: Path) -> Any:
    """Return the content of a ledger without times, read by SQL alone."""
    with TemporaryDirectory() as aside:
        copy = Path(aside) / path.name
        for suffix in ("", "-journal"):
            if Path(f"{path}{suffix}").exists():
                shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")
        try:
            with closing(sqlite3.connect(copy)) as connection:
                (boards,) = connection.execute(BOARDS).fetchone()
            return content_of(copy) | {"boards": boards}
        except sqlite3.Error as error:
            return f"no ledger: {error}"


RUN, THEN_SUMMED = f"{BATCH} --ledger @run.sqlite", "stats @run.sqlite --json"
SHARDS = [f"{BATCH} --ledger @{number}.sqlite --shard {number}/3" for number in (1, 2, 3)]
SOLVE = "solve @boards.txt --json --max-nodes 20 --ledger @answers.sqlite"
STUDY = "study @my.toml --jobs 1 --folder @"
CENSUS = "census 2x3 --jobs 1 --ledger @table.sqlite"
CERTIFY, PACK = (
    f"solve {BOARD} --json --certificate @proof.cert",
    f"solve {BOARD} --json --certificate @proof.cert.gz",
)
KILLED = (RUN, 3 / 4, "run.sqlite")

SCENARIOS = (
    Scenario("batch: begun", RUN),
    Scenario("batch: gone on after a kill", RUN, killed=KILLED),
    Scenario("batch: summed up", THEN_SUMMED, (RUN,), writes=False),
    Scenario("batch: summed up after a kill", THEN_SUMMED, killed=KILLED, writes=False),
    Scenario("batch: keeping counts alone", f"{RUN} --keep counts"),
    Scenario(
        "merge: of three shards",
        "merge @1.sqlite @2.sqlite @3.sqlite --into @run.sqlite --json",
        tuple(SHARDS),
    ),
    Scenario(
        "export: as CSV",
        "export @run.sqlite --format csv --output @run.csv "
        "--columns index,board,verdict,engine,nodes,moves,reason",
        (RUN,),
    ),
    Scenario("solve: gone on after a kill", SOLVE, killed=(SOLVE, 1 / 2, "answers.sqlite")),
    Scenario("certificate: written", CERTIFY),
    Scenario("certificate: compressed, in place of another", PACK, (PACK.replace(BOARD, SOLVED),)),
    Scenario(
        "certificate: checked", "verify --json --certificate @proof.cert", (CERTIFY,), writes=False
    ),
    Scenario(
        "certificate: checked, compressed",
        "verify --json --certificate @proof.cert.gz",
        (PACK,),
        writes=False,
    ),
    Scenario("study: begun", STUDY),
    Scenario("study: gone on after a kill", STUDY, killed=(STUDY, 9 / 10, "finished.sqlite")),
    Scenario("census: gone on", f"{CENSUS} --json", (CENSUS,)),
)


def make_small() -> None:
    """Make rounds small enough to end at once."""
    # However busy the machine is, a round has as many boards.
    batch.ROUND_SECONDS = batch.FIRST_SECONDS = PATIENCE_AT_FIRST
    # Children would share the lock of tqdm, and one that is killed would never let go of it.
    tqdm.set_lock(RLock())
    batch.ROUND_BOARDS = ROUND
    file.PATIENCE = 0.2


def mark_rounds() -> None:
    """After each recorded round, mark how many boards are promised to be on the disk."""
    record = book.Shard.record
    promised: Counter[Path] = Counter()

    def marked(self: book.Shard, *given: Any) -> Any:
        done = record(self, *given)
        (promised[self.ledger.path],) = self.ledger.connection.execute(BOARDS).fetchone()
        shim.mark(promised.total())
        return done

    book.Shard.record = marked  # type: ignore[method-assign]


def boards_in(folder: Path) -> int:
    """Return how many boards the readable ledgers of a folder hold."""
    found = [verdicts(path) for path in folder.rglob("*.sqlite")]
    return sum(each["boards"] for each in found if isinstance(each, dict))
