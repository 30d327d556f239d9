"""Kills at random moments, bits flipped between runs, and files taken away in mid-run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from greenest.study.batches import ledger
from trial import Bench, Right, Tally, Written, go_on, judge


def kill_at_random(bench: Bench, right: Right, count: int, random: Random, tally: Tally) -> None:
    """Kill a command at random moments, then what goes on from there, until one is not killed."""
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
    """Flip one bit of one file that is there before the command and that it reads, then run it."""
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
    """Return the files, within the folder, that hold something and that the command opens."""
    opened = {call.other for call in written.calls if call.path.startswith("open")}
    files = [path for path in sorted(bench.prepared.rglob("*")) if path.is_file()]
    names = [path.relative_to(bench.prepared) for path in files if path.stat().st_size]
    return [name for name in names if str(bench.folder / name) in opened]


def _remove(path: Path) -> None:
    path.unlink()


def _remove_all(path: Path) -> None:
    for each in path.parent.glob(f"{path.name}*"):
        each.unlink()


def _remove_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def _empty(path: Path) -> None:
    os.truncate(path, 0)


def _cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _cut_log(path: Path) -> None:
    log = Path(f"{path}-wal")
    os.truncate(log, log.stat().st_size // 2)


def _replace(path: Path) -> None:
    copy = Path(f"{path}-copy")
    shutil.copy(path, copy)
    copy.replace(path)


def _link(path: Path) -> None:
    os.link(path, path.parent.parent / "aside" / "another-name.sqlite")


def _move_away(path: Path) -> None:
    path.rename(path.parent.parent / "aside" / "moved.sqlite")


MEANWHILE: tuple[Callable[[Path], None], ...] = (
    *(_remove, _remove_all, _remove_log, _empty, _cut),
    *(_cut_log, _replace, _link, _move_away),
)
"""What can happen to a ledger that is being written."""


def take_away(bench: Bench, right: Right, count: int, random: Random, tally: Tally) -> None:
    """Do something to the ledger while it is written, before a round is recorded."""
    for number in range(count):
        happening = MEANWHILE[number % len(MEANWHILE)]
        rounds = random.randint(1, 3)
        bench.put_back()
        for each in bench.aside.glob("*.sqlite"):
            each.unlink()
        end = bench.run(lambda happening=happening, rounds=rounds: before_round(rounds, happening))
        what = f"{happening.__name__.strip('_')} before round {rounds}"
        judge(bench, right, end, tally, what)


def before_round(number: int, happening: Callable[[Path], None]) -> None:
    """Have something happen to the ledger of this process before a round is recorded."""
    record = ledger.Ledger.record
    rounds = 0

    def watched(self: ledger.Ledger, *given: Any) -> Any:
        nonlocal rounds
        rounds += 1
        if rounds == number:
            happening(self.path)
        return record(self, *given)

    ledger.Ledger.record = watched  # type: ignore[method-assign]
