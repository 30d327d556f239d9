"""The published files of commands: their tables for the index, and counts of blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path

from greenest.study.publication.findings.wording import Table, listed
from greenest.study.publication.package import Resource
from greenest.study.publication.record import PRINTED_FILES, PrintedFile, PrintedLine, read_lines
from greenest.study.publication.rows import BlockEnding


@dataclass(frozen=True, slots=True)
class Recorded:
    """A published file of a command, with its lines."""

    record: PrintedFile
    lines: tuple[PrintedLine, ...]

    @property
    def resource(self) -> Resource:
        """The resource in the data package; version and command are those of its lines."""
        versions = dict.fromkeys(line.version for line in self.lines)
        return Resource(
            self.record.name,
            self.record.path,
            self.record.title,
            pattern(list(dict.fromkeys(line.command for line in self.lines))),
            ", ".join(versions),
            self.record.seeds,
        )


def read_recorded(folder: Path) -> list[Recorded]:
    """Return the files that a folder has; raises ValueError for one without its commands."""
    return [
        Recorded(record, tuple(read_lines(folder / record.path)))
        for record in PRINTED_FILES
        if (folder / record.path).exists()
    ]


def pattern(commands: Sequence[str]) -> str:
    """Return what commands have in common, with SHAPE and N where they differ.

    >>> pattern(["greenest blocks 2x3 --json", "greenest blocks 3x3 --json"])
    'greenest blocks SHAPE --json'

    Those with more words, as they have another option, have a pattern of their own.
    """
    lengths = dict.fromkeys(len(command.split()) for command in commands)
    return ", ".join(
        _common([command for command in commands if len(command.split()) == length])
        for length in lengths
    )


def _common(commands: Sequence[str]) -> str:
    words = []
    for alike in zip(*(command.split() for command in commands), strict=True):
        several = len(set(alike)) > 1
        words.append(alike[0] if not several else "SHAPE" if "x" in alike[0] else "N")
    return " ".join(words)


def block_endings(found: Sequence[Recorded]) -> list[BlockEnding]:
    """Return how the blocks of each shape end, without the lists of boards."""
    return [
        BlockEnding(
            line.printed["shape"],
            line.printed["carrier"] or "none",
            line.printed["boards"],
            line.printed["not_solvable"]["count"],
            line.printed["not_inside"]["count"],
            line.printed["not_each_colour"]["count"],
        )
        for each in found
        if each.record.name.startswith("blocks-")
        for line in each.lines
    ]


def recorded_tables(found: Sequence[Recorded]) -> list[Table]:
    """Return the tables of the files that are there."""
    by_name = {each.record.name: each.lines for each in found}
    made = (
        _censuses([lines[0] for name, lines in by_name.items() if name.startswith("census-")]),
        _proof(by_name.get("proof-6x6", ())),
        _blocks(block_endings(found)),
        _stress([lines for name, lines in by_name.items() if name.startswith("stress-")]),
        _batches(by_name.get("batch-carry", ())),
        _checks(by_name.get("every-size", ())),
        _values([lines[-1] for name, lines in by_name.items() if name.startswith("values-")]),
    )
    return [table for table in made if table.rows]


def _censuses(censuses: Sequence[PrintedLine]) -> Table:
    """Show the unsolvable positions that their colours do not explain.

    Of k stacks, one colour is never solvable; two are only with exactly one stack of the capturing
    one, which is one of k ways for each of the three pairs, out of 2^k - 2.
    """
    rows = []
    for line in censuses:
        cells = line.printed["by_pieces"][-1]["pieces"]
        shown = []
        for empty in range(4):
            stacks = cells - empty
            if stacks < 2:
                shown.append("")
                continue
            counted = line.printed["by_pieces"][stacks]
            explained = comb(cells, stacks) * (3 + 3 * (2**stacks - 2 - stacks))
            shown.append(f"{counted['positions'] - counted['solvable'] - explained:,}")
        rows.append((line.printed["shape"], *shown))
    return Table(
        "census",
        "Unsolvable positions that their colours do not explain, by the number of empty cells",
        ("shape", *map(str, range(4))),
        tuple(rows),
    )


def _proof(lines: Sequence[PrintedLine]) -> Table:
    rows = []
    for step in (line.printed for line in lines if "fewest" in line.printed):
        counts = [
            f"{step[key]:,}" if key in step else ""
            for key in ("without_row", "without_line", "searched")
        ]
        rows.append(
            (
                step["shape"],
                str(step["fewest"]),
                f"{step['boards']:,}",
                step["method"],
                *counts,
                str(len(step["unsolvable"])),
            )
        )
    header = ("shape", "at least", "boards", "by", "no row", "no line", "searched", "unsolvable")
    return Table("proof", "The steps of the proof for 6x6", header, tuple(rows))


def _blocks(endings: Sequence[BlockEnding]) -> Table:
    return Table(
        "blocks",
        "How small blocks of two rows or more end",
        ("shape", "carrier", "boards", "not solvable", "not inside", "not each colour"),
        tuple(
            (
                each.shape,
                each.carrier,
                f"{each.boards:,}",
                f"{each.not_solvable:,}",
                f"{each.not_inside:,}",
                f"{each.not_each_colour:,}",
            )
            for each in endings
            if not each.shape.startswith("1x")
        ),
        words=2,
    )


def _stress(files: Sequence[Sequence[PrintedLine]]) -> Table:
    rows = []
    for lines in files:
        trials = [line.printed for line in lines]
        rows.append(
            (
                trials[0]["engine"],
                ", ".join(dict.fromkeys(each["shape"] for each in trials)),
                *(f"{sum(each[key] for each in trials):,}" for key in ("boards", "searched")),
                *(
                    f"{sum(len(each[key]) for each in trials):,}"
                    for key in ("unsolvable", "undecided")
                ),
            )
        )
    header = ("engine", "shapes", "boards", "decided one by one", "unsolvable", "undecided")
    return Table("stress", "Full boards made to be hard", header, tuple(rows), words=2)


def _batches(lines: Sequence[PrintedLine]) -> Table:
    """Return a table with one row for all shapes whose boards ended in the same way."""
    keys = ("count", "solvable", "unsolvable", "undecided")
    alike: dict[tuple[int, ...], list[str]] = {}
    for line in lines:
        counts = tuple(line.printed[key] for key in keys)
        alike.setdefault(counts, []).append(line.printed["shape"])
    return Table(
        "batch",
        "Balanced boards solved by the steps of the proof",
        ("shapes", "boards of each", "solvable", "unsolvable", "undecided"),
        tuple(
            (listed(shapes), *(f"{count:,}" for count in counts))
            for counts, shapes in alike.items()
        ),
    )


def _checks(lines: Sequence[PrintedLine]) -> Table:
    """Return the table of the checks of each claim."""
    rows = []
    for claim in dict.fromkeys(line.printed["claim"] for line in lines):
        own = [line.printed for line in lines if line.printed["claim"] == claim]
        rows.append(
            (
                claim,
                own[0]["says"] if len({each["says"] for each in own}) == 1 else "",
                ", ".join(each["shape"] for each in own),
                *(
                    f"{sum(each[key] for each in own):,}"
                    for key in ("searched", "exceptions", "undecided")
                ),
            )
        )
    header = ("claim", "says", "shapes", "searched", "exceptions", "undecided")
    return Table("every-size", "The checks for boards of every size", header, tuple(rows), words=3)


def _values(sums: Sequence[PrintedLine]) -> Table:
    rows = []
    for line in sums:
        found = line.printed
        name = f"{found['game']} {found['options']['rows']}x{found['options']['cols']}"
        rows.append((name, *(f"{found[key]:,}" for key in ("setups", "win", "draw", "loss"))))
    header = ("game", "setups", "win", "draw", "loss")
    return Table("values", "What setups are worth to Black, who begins", header, tuple(rows))
