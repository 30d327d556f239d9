"""The disturbed commands: each keeps files and defines a right end.

A scenario is prepared in an empty folder, then its command runs there. Its end is the output and
the content of the folder, both without times.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partialmethod
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from typing import Any

from tqdm import tqdm

import shim
from child import PATIENCE_AT_FIRST, Ended, run_child
from greenest.study.batches import batch
from greenest.study.book import book, file
from greenest.study.sampling import random_position
from shim import How

TIMES = ("seconds", "boards_per_second", "start_seconds")
LEFT_BEHIND = re.compile(r"\..*\.[0-9a-f]{16}|.*-lock|.*-journal")
"""Files that may remain after a fault; nothing is in them alone."""

BY_HAND = ("boards.txt", "my.toml")
"""Files of input, which a person wrote."""

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
BATCH = 60
SHARDS = 3
ROUND = 15
"""Boards of a round. A short batch so has several transactions."""

STUDY = """
shapes = ["3x3"]
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
"""

Prepare = Callable[[Path, Path], None]
"""Prepares the first folder; the second one is for what is put aside."""
Arguments = Callable[[Path], list[str]]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A command, the preparation of its folder, and how others read its files."""

    topic: str
    name: str
    arguments: Arguments
    prepare: Prepare = lambda folder, aside: None
    writes: bool = True

    def __str__(self) -> str:
        return f"{self.topic}: {self.name}"


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
    from ledger_of import content as content_of

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


def without_times(found: Any) -> Any:
    """Return JSON without the keys of times."""
    if isinstance(found, dict):
        return {key: without_times(each) for key, each in found.items() if key not in TIMES}
    return [without_times(each) for each in found] if isinstance(found, list) else found


def printed(text: str) -> Any:
    """Return the lines that a command printed, without times."""
    return [
        without_times(json.loads(line)) if line.startswith("{") else line
        for line in text.splitlines()
    ]


def _batch(folder: Path) -> list[str]:
    words = f"batch 4x4 --pieces 8 --count {BATCH} --seed 5 --max-nodes 20 --jobs 1 --json"
    return [*words.split(), "--ledger", str(folder / "run.sqlite")]


def _merge(folder: Path) -> list[str]:
    shards = [str(folder / f"{number}.sqlite") for number in range(SHARDS)]
    return ["merge", *shards, "--into", str(folder / "run.sqlite"), "--json"]


def _sharded(folder: Path, aside: Path) -> None:
    """Leave the ledgers of a run in shards."""
    for number in range(SHARDS):
        words = _batch(folder)[:-1]
        shard = f"{number + 1}/{SHARDS}"
        end = _run([*words, str(folder / f"{number}.sqlite"), "--shard", shard], aside, folder)
        assert end.code in (0, 3), end


def _export(folder: Path) -> list[str]:
    columns = "index,board,verdict,engine,nodes,moves,reason"
    words = ["export", str(folder / "run.sqlite"), "--format", "csv", "--columns", columns]
    return [*words, "--output", str(folder / "run.csv")]


def _counting(folder: Path) -> list[str]:
    return [*_batch(folder), "--keep", "counts"]


def _solve(folder: Path) -> list[str]:
    words = ["solve", str(folder / "boards.txt"), "--json", "--max-nodes", "20"]
    return [*words, "--ledger", str(folder / "answers.sqlite")]


def _boards(folder: Path) -> None:
    boards = (str(random_position(4, 4, 8, 5, index)) for index in range(40))
    (folder / "boards.txt").write_text("\n\n".join(boards).replace("/", "\n"))


def _killed_solve(folder: Path, aside: Path) -> None:
    """Leave the positions and an unfinished ledger of them."""
    _boards(folder)
    calls = _run(_solve(folder), aside, folder).calls
    (folder / "answers.sqlite").unlink()
    _run(_solve(folder), aside, folder, lambda: shim.arm(calls // 2, How.KILL))


def _study(folder: Path) -> list[str]:
    return ["study", str(folder / "my.toml"), "--jobs", "1", "--folder", str(folder)]


def _declared(folder: Path, aside: Path) -> None:
    """Leave a study file."""
    (folder / "my.toml").write_text(STUDY)


def _killed(folder: Path, aside: Path) -> None:
    """Leave the files of a batch that was killed after three quarters of its calls."""
    _kill(_batch(folder), folder, aside, 3 / 4)
    assert (folder / "run.sqlite").exists(), "the batch was killed before it had a ledger"
    assert boards_in(folder) < BATCH, "the batch was over before it was killed"


def _killed_study(folder: Path, aside: Path) -> None:
    """Leave the files of a killed study: whole parts, tables, and an unfinished ledger."""
    _kill(_study(folder), folder, aside, 9 / 10, _declared)
    kept = list(folder.rglob("finished.sqlite"))
    assert kept, "the study was killed before it was done with a part"


def _kill(
    arguments: list[str],
    folder: Path,
    aside: Path,
    share: float,
    prepare: Prepare = lambda folder, aside: None,
) -> None:
    """Kill a command after that share of its calls."""
    prepare(folder, aside)
    calls = _run(arguments, aside, folder).calls
    shutil.rmtree(folder)
    folder.mkdir()
    prepare(folder, aside)
    _run(arguments, aside, folder, lambda: shim.arm(int(share * calls), How.KILL))


def _finished(folder: Path, aside: Path) -> None:
    _run(_batch(folder), aside, folder)


def _certified(name: str, board: str) -> Prepare:
    def prepare(folder: Path, aside: Path) -> None:
        _run(["solve", board, "--certificate", str(folder / name), "--json"], aside, folder)

    return prepare


def _tabled(folder: Path, aside: Path) -> None:
    _run(_census(folder), aside, folder)


def _census(folder: Path) -> list[str]:
    return ["census", "2x3", "--jobs", "1", "--ledger", str(folder / "table.sqlite")]


def _run(
    arguments: list[str], aside: Path, folder: Path, disturb: Callable[[], None] = lambda: None
) -> Ended:
    def before() -> None:
        shim.watch(folder)
        disturb()

    return run_child(arguments, aside, before, shim.counts, patience=PATIENCE_AT_FIRST)


SCENARIOS = (
    Scenario("batch", "begun", _batch),
    Scenario("batch", "gone on after a kill", _batch, _killed),
    Scenario(
        "batch",
        "summed up",
        lambda folder: ["stats", str(folder / "run.sqlite"), "--json"],
        _finished,
        writes=False,
    ),
    Scenario(
        "batch",
        "summed up after a kill",
        lambda folder: ["stats", str(folder / "run.sqlite"), "--json"],
        _killed,
        writes=False,
    ),
    Scenario("batch", "keeping counts alone", _counting),
    Scenario("merge", "of three shards", _merge, _sharded),
    Scenario("export", "as CSV", _export, _finished),
    Scenario("solve", "gone on after a kill", _solve, _killed_solve),
    Scenario(
        "certificate",
        "written",
        lambda folder: ["solve", BOARD, "--json", "--certificate", str(folder / "proof.cert")],
    ),
    Scenario(
        "certificate",
        "compressed, in place of another",
        lambda folder: ["solve", BOARD, "--json", "--certificate", str(folder / "proof.cert.gz")],
        _certified("proof.cert.gz", SOLVED),
    ),
    Scenario(
        "certificate",
        "checked",
        lambda folder: ["verify", "--json", "--certificate", str(folder / "proof.cert")],
        _certified("proof.cert", BOARD),
        writes=False,
    ),
    Scenario(
        "certificate",
        "checked, compressed",
        lambda folder: ["verify", "--json", "--certificate", str(folder / "proof.cert.gz")],
        _certified("proof.cert.gz", BOARD),
        writes=False,
    ),
    Scenario("study", "begun", _study, _declared),
    Scenario("study", "gone on after a kill", _study, _killed_study),
    Scenario(
        "census",
        "gone on",
        lambda folder: [*_census(folder), "--json"],
        _tabled,
    ),
)


def make_small() -> None:
    """Make rounds small enough to end at once."""
    # However busy the machine is, a round has as many boards.
    batch.ROUND_SECONDS = batch.FIRST_SECONDS = PATIENCE_AT_FIRST
    # Children would share the lock of tqdm, and one that is killed would never let go of it.
    tqdm.set_lock(RLock())
    batch._Work.take = partialmethod(batch._Work.take, most=ROUND)  # type: ignore[method-assign]
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
