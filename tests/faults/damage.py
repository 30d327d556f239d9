"""Kills at random moments, flipped bits between runs, and files removed during a run."""

from __future__ import annotations

import os
import shutil
import zlib
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from greenest.study.book import book
from greenest.study.book.writing import OpenFile
from scenario import mark_rounds
from trial import Bench, Right, Tally, Written, go_on, judge


def kill_at_random(bench: Bench, right: Right, count: int, random: Random, tally: Tally) -> None:
    """Kill a command at random moments, and each resumption of it, until one ends by itself."""
    bench.put_back()
    began = perf_counter()
    bench.run()
    longest = perf_counter() - began
    done = 0
    while done < count:
        bench.put_back()
        moments = []
        while done < count:
            moments.append(random.uniform(0, longest))
            done += 1
            end = bench.run(kill_after=moments[-1])
            judge(bench, right, end, tally, f"killed after {moments} s")
            if random.random() < 0.3:
                break


def flip_bits(bench: Bench, written: Written, count: int, random: Random, tally: Tally) -> None:
    """Flip one bit of one existing file that the command reads, then run the command."""
    names = read_files(bench, written)
    for _ in range(count):
        bench.put_back()
        path = bench.folder / random.choice(names)
        content = bytearray(path.read_bytes())
        bit = random.randrange(8 * len(content))
        content[bit // 8] ^= 1 << bit % 8
        path.write_bytes(content)
        go_on(bench, written.right, tally, f"bit {bit} of {path.name} flipped", is_damaged=True)


def read_files(bench: Bench, written: Written) -> list[Path]:
    """Return the files of the folder that are not empty and that the command opens."""
    opened = {call.other for call in written.calls if call.path.startswith("open")}
    files = [path for path in sorted(bench.prepared.rglob("*")) if path.is_file()]
    names = [path.relative_to(bench.prepared) for path in files if path.stat().st_size]
    return [name for name in names if str(bench.folder / name) in opened]


def _remove(path: Path) -> None:
    path.unlink()


def _remove_all(path: Path) -> None:
    for each in path.parent.glob(f"{path.name}*"):
        each.unlink()


def _empty(path: Path) -> None:
    os.truncate(path, 0)


def _cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _replace(path: Path) -> None:
    copy = Path(f"{path}-copy")
    shutil.copy(path, copy)
    copy.replace(path)


def _link(path: Path) -> None:
    os.link(path, path.parent.parent / "aside" / "another-name.sqlite")


def _move_away(path: Path) -> None:
    path.rename(path.parent.parent / "aside" / "moved.sqlite")


MEANWHILE: tuple[Callable[[Path], None], ...] = (
    _remove,
    _remove_all,
    _empty,
    _cut,
    _replace,
    _link,
    _move_away,
)
"""What can happen to a ledger during a write."""


FAILED = 1
"""The exit code of a process that ended early."""


def take_away(bench: Bench, right: Right, trials: int, random: Random, tally: Tally) -> None:
    """Disturb a ledger before a round is recorded or before it is closed.

    The command has to notice it and to overwrite nothing. The same command may then refuse the
    ledger.
    """
    rounds = sum(call.name == "mark" for call in bench.written(mark_rounds).calls)
    left = bench.aside / "left"
    for number in range(trials):
        happening = MEANWHILE[number % len(MEANWHILE)]
        moment = random.randint(2, rounds + 1)  # before the first, the ledger is empty
        bench.put_back()
        for each in (*bench.aside.glob("*.sqlite"), left):
            each.unlink(missing_ok=True)
        end = bench.run(partial(before_round, moment, partial(_happen, happening, left)))
        what = f"{happening.__name__.strip('_')} before round {moment} of {rounds}"
        if end.code != FAILED or left.read_text() != _digests(bench.folder):
            tally.ends["wrong"] += 1
            tally.wrong.append(f"{bench.scenario}: {what}: not noticed, or written over: {end}")
        else:
            judge(bench, right, end, tally, what, is_damaged=True)


def _happen(happening: Callable[[Path], None], left: Path, path: Path) -> None:
    """Disturb a ledger, and record the checksums of the files that are left."""
    happening(path)
    left.write_text(_digests(path.parent))


def _digests(folder: Path) -> str:
    """Return the names and checksums of all files except the lock, one a line."""
    files = sorted(each for each in folder.iterdir() if not each.name.endswith("-lock"))
    return "".join(f"{each.name} {zlib.crc32(each.read_bytes())}\n" for each in files)


def before_round(number: int, happen: Callable[[Path], None]) -> None:
    """Call `happen` before a ledger records that round, or before it is closed."""
    moments = count(1)

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(self: Any, *given: Any) -> Any:
            if next(moments) == number:
                happen(self.path)
            return method(self, *given)

        return call

    book.Book.record = watched(book.Book.record)  # type: ignore[method-assign]
    OpenFile.close = watched(OpenFile.close)  # type: ignore[method-assign]
