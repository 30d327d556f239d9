"""The published outputs of commands: their tables in results/README.md, and counts of blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, comb, floor
from operator import itemgetter
from pathlib import Path
from typing import Any

from greenest.games.registry import GAMES
from greenest.study.publication.findings.wording import Table, listed, same, table
from greenest.study.publication.package import Resource
from greenest.study.publication.record import PRINTED_FILES, PrintedFile, PrintedLine, read_lines
from greenest.study.publication.rows import BlockEnding
from greenest.system.intervals import wilson

Recorded = Mapping[PrintedFile, Sequence[PrintedLine]]
"""The published files of a folder, each with its lines."""


def read_recorded(folder: Path) -> Recorded:
    """Return the published files of a folder; raises ValueError for a file without commands."""
    return {
        record: read_lines(folder / record.path)
        for record in PRINTED_FILES
        if (folder / record.path).exists()
    }


def resource_of(record: PrintedFile, lines: Sequence[PrintedLine]) -> Resource:
    """Return the resource of a file, with the version and commands of its lines."""
    return Resource(
        record.name,
        record.path,
        record.title,
        pattern(list(dict.fromkeys(line.command for line in lines))),
        ", ".join(dict.fromkeys(line.version for line in lines)),
        record.seeds,
    )


def pattern(commands: Sequence[str]) -> str:
    """Return the common pattern of commands, with SHAPE and N in places where they differ.

    >>> pattern(["greenest blocks 2x3 --json", "greenest blocks 3x3 --json"])
    'greenest blocks SHAPE --json'

    Commands with different numbers of words have different patterns.
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


def block_endings(found: Recorded) -> list[BlockEnding]:
    """Return how the blocks of each shape end: the counts, without the boards."""
    return [
        BlockEnding(
            line.printed["shape"],
            line.printed["carrier"] or "none",
            line.printed["boards"],
            line.printed["not_solvable"]["count"],
            line.printed["not_inside"]["count"],
            line.printed["not_each_colour"]["count"],
        )
        for record, lines in found.items()
        if record.name.startswith("blocks-")
        for line in lines
    ]


def recorded_tables(found: Recorded) -> list[Table]:
    """Return a table for each kind of published file of a folder."""
    by_name = {record.name: lines for record, lines in found.items()}
    made = (
        _censuses([lines[0] for name, lines in by_name.items() if name.startswith("census-")]),
        _proof(by_name.get("proof-6x6", ())),
        _blocks(block_endings(found)),
        _stress([lines for name, lines in by_name.items() if name.startswith("stress-")]),
        _batches(by_name.get("batch-carry", ())),
        _checks(by_name.get("every-size", ())),
        _values([lines[-1] for name, lines in by_name.items() if name.startswith("values-")]),
        _ratings(_lines_of(by_name, "ladder-", "level")),
        _trace(_lines_of(by_name, "trace-", "rivals")),
    )
    return [table for table in made if table.rows]


def _censuses(censuses: Sequence[PrintedLine]) -> Table:
    """Return the table of unsolvable positions with three colours.

    Positions with fewer colours are counted by a formula: k stacks of one colour are unsolvable,
    and k stacks of two colours are solvable only with a single stack of the captor, that is k of
    the 2^k - 2 positions of each pair of colours.
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
    def count(key: str) -> Callable[[Any], str]:
        return lambda step: f"{step[key]:,}" if key in step else ""

    return table(
        "proof",
        "The steps of the proof for 6x6",
        [line.printed for line in lines if "fewest" in line.printed],
        {
            "shape": "shape",
            "at least": "fewest",
            "boards": "boards",
            "by": "method",
            "no row": count("without_row"),
            "no line": count("without_line"),
            "searched": count("searched"),
            "unsolvable": lambda step: str(len(step["unsolvable"])),
        },
    )


def _blocks(endings: Sequence[BlockEnding]) -> Table:
    return table(
        "blocks",
        "How small blocks of two rows or more end",
        [each for each in endings if not each.shape.startswith("1x")],
        {
            **same("shape", "carrier", "boards"),
            "not solvable": "not_solvable",
            "not inside": "not_inside",
            "not each colour": "not_each_colour",
        },
        words=2,
    )


def _sum(key: str) -> Callable[[Sequence[Mapping[str, Any]]], str]:
    """Return a function that sums a key over lines; a list counts as its length."""

    def total(lines: Sequence[Mapping[str, Any]]) -> str:
        values = (line[key] for line in lines)
        return f"{sum(len(each) if isinstance(each, list) else each for each in values):,}"

    return total


def _shapes(lines: Sequence[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(line["shape"] for line in lines))


def _stress(files: Sequence[Sequence[PrintedLine]]) -> Table:
    return table(
        "stress",
        "Full boards made to be hard",
        [[line.printed for line in lines] for lines in files],
        {
            "engine": lambda trials: trials[0]["engine"],
            "shapes": lambda trials: ", ".join(_shapes(trials)),
            "boards": _sum("boards"),
            "decided one by one": _sum("searched"),
            "unsolvable": _sum("unsolvable"),
            "undecided": _sum("undecided"),
        },
        words=2,
    )


def _grouped(
    lines: Sequence[PrintedLine], key: Callable[[Mapping[str, Any]], object]
) -> list[list[Mapping[str, Any]]]:
    """Group the JSON of lines by a key."""
    found: dict[object, list[Mapping[str, Any]]] = {}
    for line in lines:
        found.setdefault(key(line.printed), []).append(line.printed)
    return list(found.values())


def _batches(lines: Sequence[PrintedLine]) -> Table:
    """Return a table of batches; shapes with the same result share a row."""
    ended = itemgetter("count", "solvable", "unsolvable", "undecided")
    return table(
        "batch",
        "Balanced boards solved by the steps of the proof",
        _grouped(lines, ended),
        {
            "shapes": lambda own: listed(_shapes(own)),
            "boards of each": lambda own: f"{own[0]['count']:,}",
            "solvable": lambda own: f"{own[0]['solvable']:,}",
            "unsolvable": lambda own: f"{own[0]['unsolvable']:,}",
            "undecided": lambda own: f"{own[0]['undecided']:,}",
        },
    )


def _checks(lines: Sequence[PrintedLine]) -> Table:
    """Return the table of the checks of each claim."""
    return table(
        "every-size",
        "The checks for boards of every size",
        _grouped(lines, itemgetter("claim")),
        {
            "claim": lambda own: own[0]["claim"],
            "says": lambda own: own[0]["says"] if len({each["says"] for each in own}) == 1 else "",
            "shapes": lambda own: ", ".join(each["shape"] for each in own),
            "searched": _sum("searched"),
            "exceptions": _sum("exceptions"),
            "undecided": _sum("undecided"),
        },
        words=3,
    )


def _values(sums: Sequence[PrintedLine]) -> Table:
    def setting(found: Mapping[str, Any]) -> str:
        return f"{found['game']} {found['options']['rows']}x{found['options']['cols']}"

    def won(found: Mapping[str, Any]) -> str:
        count, setups = found["win"], found["setups"]
        if setups == found["of"]:
            return f"{100 * count / setups:.1f}"
        low, high = wilson(count, 0, setups)
        return f"{100 * count / setups:.1f} ({floor(1000 * low) / 10}–{ceil(1000 * high) / 10})"

    return table(
        "values",
        "What setups are worth to Black, who begins, with 95 % intervals of samples",
        [line.printed for line in sums],
        {
            "game": setting,
            **same("setups", "win", "draw", "loss", "of"),
            "win, %": won,
            "mean lead": lambda found: f"{found['lead']:+.2f}",
            "greedy keeps, %": lambda found: (
                f"{100 * found['greedy']:.0f}" if found["greedy"] is not None else ""
            ),
        },
    )


def _lines_of(
    by_name: Mapping[str, Sequence[PrintedLine]], start: str, key: str
) -> list[Mapping[str, Any]]:
    """Return the JSON of the lines with a key, in files whose names begin with `start`."""
    return [
        line.printed
        for name, lines in by_name.items()
        if name.startswith(start)
        for line in lines
        if key in line.printed
    ]


def _trace(pairs: Sequence[Mapping[str, Any]]) -> Table:
    """Return the table of the games between each level and the level with half its search."""

    def share(found: Mapping[str, Any]) -> str:
        decided = found["wins"] + found["losses"]
        low, high = wilson(found["wins"], 0, decided)
        return f"{100 * found['wins'] / decided:.0f} ({floor(100 * low)}–{ceil(100 * high)})"

    return table(
        "trace",
        "What twice as much search wins, with 95 % intervals",
        pairs,
        {
            "game": "game",
            "player": "player",
            "against": "rivals",
            "won : lost": lambda found: f"{found['wins']} : {found['losses']}",
            "won of those, %": share,
            "if equal, %": lambda found: f"{100 / GAMES[found['game']]().players:.0f}",
        },
        words=3,
    )


def _ratings(levels: Sequence[Mapping[str, Any]]) -> Table:
    """Return the table of the levels of each game, the best first."""

    def above(found: Mapping[str, Any]) -> str:
        return "" if found["above"] is None else _rated(found["above"], found["above_interval"])

    return table(
        "ratings",
        "How strong opponents are, in points of Elo with 95 % intervals",
        levels,
        {
            **same("game", "level"),
            "rating": lambda found: _rated(found["elo"], found["interval"]),
            "above the next": above,
            "ms a move": lambda found: f"{found['milliseconds']:.1f}",
        },
        words=2,
    )


def _rated(elo: float, interval: Sequence[float]) -> str:
    return f"{elo:+.0f} ({floor(interval[0]):+} to {ceil(interval[1]):+})"
