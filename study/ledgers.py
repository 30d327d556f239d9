"""What several ledgers hold of each run: joined, summed up, replayed, and merged into one ledger.

Checksums detect damage, but no forgery: a program that can write the file can also write checksums.
A solution that is replayed by the rules alone proves that its board is solvable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, pairwise
from pathlib import Path
from typing import NamedTuple

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.solver.verdict import Status, Verdict
from greenest.study.book.book import ALL, Shard, read_shards
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import PATIENCE, belongs_to, drafted
from greenest.study.book.given import facts_of, given_in
from greenest.study.book.settings import Settings, differences
from greenest.study.chunk import Chunk
from greenest.study.progress import Advance
from greenest.study.run import Run, Summary, Tally, gaps, nodes_of
from greenest.system.locks import sole_writer


class Joined(NamedTuple):
    """A run, or the boards given with the same settings, and the shards that hold it."""

    settings: Settings
    shards: list[Shard]

    def chunks(self) -> Iterator[Chunk]:
        """Yield the verdicts on random boards, by index; one chunk is in memory at a time."""
        ranges = [(each, shard) for shard in self.shards for each in shard.ranges()]
        for boards, shard in sorted(ranges, key=lambda pair: pair[0].start):
            yield from shard.chunks(boards)

    def recorded(self) -> list[range]:
        """Return the indexes of the random boards with a verdict, in as few ranges as possible."""
        found = chain.from_iterable(each.ranges() for each in self.shards)
        return gaps(gaps(sorted(found, key=lambda each: each.start), ALL), ALL)

    def summary(self) -> Summary:
        """Return the summary of all boards."""
        tally: Tally = Counter()
        nodes: Counter[int] = Counter()
        seconds = 0.0
        given: set[str] = set()
        for shard in self.shards:
            for chunk in shard.chunks():
                tally.update(chunk.tally())
                nodes.update(chunk.nodes())
                seconds += float(chunk.entries["seconds"].sum())
            for board, verdict, engine, needed, spent in facts_of(shard):
                if board not in given:
                    given.add(board)
                    tally[verdict, engine] += 1
                    nodes[needed] += 1
                    seconds += spent
        count = tally.total()
        run = self.settings.run if self.settings.is_random else None
        rate = count / seconds if seconds else 0.0
        return Summary(run, tally, seconds, rate, nodes=nodes_of(nodes), keep=self.settings.keep)


def by_run(shards: Iterable[Shard], mixes_versions: bool = False) -> list[Joined]:
    """Join the shards of each run, in the order in which runs are met.

    With `mixes_versions`, different versions may have decided the parts of a run; its settings name
    them all. Raises LedgerError, which names two ledgers, if boards of a run are in both.
    """
    found: dict[Settings, list[Shard]] = {}
    for each in shards:
        key = each.settings._replace(first=None, boards=None)
        found.setdefault(key._replace(greenest="") if mixes_versions else key, []).append(each)
    return list(map(_joined, found.values()))


def _joined(shards: list[Shard]) -> Joined:
    named = set(chain.from_iterable(each.settings.greenest.split(", ") for each in shards))
    settings = shards[0].settings._replace(greenest=", ".join(sorted(named)))
    if settings.is_random:
        _refuse_overlaps(shards)
        boards = [each.settings.run.boards for each in shards]
        first, stop = min(each.start for each in boards), max(each.stop for each in boards)
        settings = settings._replace(first=first, boards=stop - first)
    return Joined(settings, shards)


def _refuse_overlaps(shards: Sequence[Shard]) -> None:
    ranges = sorted(
        (done.start, done.stop, place)
        for place, shard in enumerate(shards)
        for done in gaps(gaps(shard.ranges(), ALL), ALL)
    )
    for (_, stop, one), (start, end, other) in pairwise(ranges):
        if start < stop:
            both = they_are(range(start, min(stop, end)))
            raise LedgerError(
                f"{shards[other].ledger.path}: {both} in {shards[one].ledger.path} too"
            )


def they_are(boards: range) -> str:
    """Return a phrase with the indexes and a verb: "board 3 is", or "boards 3 to 7 are"."""
    if len(boards) == 1:
        return f"board {boards.start} is"
    return f"boards {boards.start} to {boards.stop - 1} are"


def merge(
    paths: Sequence[Path],
    into: Path,
    progress: Advance | None = None,
    mixes_versions: bool = False,
) -> tuple[list[Run], bool]:
    """Write the ledger `into` from several ledgers, given in any order.

    Return its runs, and whether any board stayed undecided. The new ledger is the same as if each
    run had been made in one piece. Its file appears only when it is complete. `progress` receives 1
    as often as there are ledgers. With `mixes_versions`, the ledgers may be of different versions,
    and the new ledger names all of them.

    Raises LedgerError, with every file unchanged: if the ledgers do not have the same runs; if one
    has given boards or a census; if a run is unfinished or a ledger damaged; if shards overlap or
    leave gaps; if `into` exists. Raises LedgerFailedError if `into` cannot be written.
    """
    with read_shards(paths) as found, in_one_line(into, is_written=True):
        runs = by_run(chain.from_iterable(found), mixes_versions)
        _refuse_others(paths, found, runs)
        for path in paths:
            if belongs_to(into, path) and not into.exists():
                raise LedgerError(f"{into}: a name that {path} may need itself; give another")
        with sole_writer(into, PATIENCE):
            if into.exists():
                raise LedgerError(f"{into}: is there already; give a name that is free")
            is_small = all(each.settings.keep == "counts" for each in runs)
            with drafted(into, is_small) as ledger:
                added = count(1)
                for whole in runs:
                    book = Shard(ledger, ledger.number_of(whole.settings), whole.settings)
                    for each in whole.shards:
                        book.record(each.chunks())
                        if progress and next(added) % len(runs) == 0:
                            progress(1)
                ((undecided,),) = ledger.ask("SELECT total(undecided) FROM chunks")
    return [each.settings.run for each in runs], undecided > 0


def _refuse_others(
    paths: Sequence[Path], found: Sequence[Sequence[Shard]], runs: Sequence[Joined]
) -> None:
    """Raise LedgerError unless the ledgers have the same random runs, and these are complete."""
    for path, shards in zip(paths, found, strict=True):
        notes = shards[0].ledger.ask("SELECT 1 FROM notes")
        if not all(each.settings.is_random for each in shards) or any(notes):
            more = "boards given to greenest solve, or a census"
            raise LedgerError(f"{path}: has {more}, and random boards alone are merged")
    for whole in runs[len(found[0]) :]:
        one, other = runs[0].settings, whole.settings
        unlike = differences(one, other, f"in {paths[0]}", ["first", "boards"])
        if not differences(one, other, "", ["first", "boards", "greenest"]):
            unlike += "; `greenest merge --mixed-versions` joins them all the same"
        raise LedgerError(f"{whole.shards[0].ledger.path}: the ledger of another run: {unlike}")
    for path, shards in zip(paths, found, strict=True):
        if len(shards) < len(runs):
            raise LedgerError(f"{path}: lacks a run that {paths[0]} has")
    for whole in runs:
        for missing in gaps(whole.recorded(), whole.settings.run.boards):
            for each in whole.shards:
                if missing[0] in each.settings.run.boards:
                    raise LedgerError(
                        f"{each.ledger.path}: is not finished: {they_are(missing)} missing"
                    )
            raise LedgerError(f"{paths[0]}: {they_are(missing)} in none of these ledgers")


class ForgedError(Exception):
    """Moves do not solve its board; the message, in one line, begins with the path."""


def replay(run: Joined, progress: Advance | None = None) -> int:
    """Replay every recorded solution of a run, and return the number of boards solved.

    `progress` receives the number of boards checked. Raises ForgedError for the first wrong
    solution: illegal moves, or several stacks left. Boards that are only counted have no moves.
    """
    solved = 0
    given: set[object] = set()
    for shard in run.shards:
        for name, verdict in _verdicts(shard):
            try:
                verdict.check()
            except (IllegalCapture, AssertionError) as error:
                wrong: object = error
                if isinstance(error, IllegalCapture):
                    wrong = f"move {error.index + 1}: {error.reason}"
                board = f"board {name} ({verdict.position})"
                raise ForgedError(f"{shard.ledger.path}: {board}: {wrong}") from None
            if name in given:
                continue
            if not run.settings.is_random:
                given.add(name)
            solved += verdict.status is Status.SOLVABLE
            if progress:
                progress(1)
    return solved


def _verdicts(shard: Shard) -> Iterator[tuple[object, Verdict]]:
    """Yield each verdict with the index of a random board, or the text of a given one."""
    if shard.settings.keep == "counts":
        return
    if shard.settings.is_random:
        for chunk in shard.chunks():
            yield from chunk.verdicts(shard.settings.run)
    for verdict in given_in(shard):
        yield str(verdict.position), verdict
