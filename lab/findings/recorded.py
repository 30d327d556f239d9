"""The tables on the pages of results/ that show what commands printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil, comb, floor
from pathlib import Path
from typing import Any

from greenest.games.registry import GAMES
from greenest.lab.experiments.rows import BlockEnding
from greenest.lab.findings.described import table
from greenest.lab.findings.record import PRINTED_FILES, PrintedFile, PrintedLine, read_lines
from greenest.lab.intervals import ends
from greenest.play.intervals import wilson
from greenest.study.publish.columns import Share
from greenest.study.publish.package import Resource
from greenest.study.publish.tables import Table

Recorded = Mapping[PrintedFile, Sequence[PrintedLine]]
"""The published files in a folder, each with its lines."""
Printed = Mapping[str, Any]
"""The JSON of a line."""


def read_recorded(folder: Path) -> Recorded:
    """Return the published files in a folder.

    Raises ValueError if a line lacks its version or its command.
    """
    return {
        record: read_lines(folder / record.path)
        for record in PRINTED_FILES
        if (folder / record.path).exists()
    }


def resource_of(record: PrintedFile, lines: Sequence[PrintedLine]) -> Resource:
    """Return the resource of a file, with the versions and commands of its lines."""
    return Resource(
        record.name,
        record.path,
        record.title,
        pattern(list(dict.fromkeys(line.command for line in lines))),
        ", ".join(dict.fromkeys(line.version for line in lines)),
        record.seeds,
    )


def pattern(commands: Sequence[str]) -> str:
    """Return the common pattern of commands, with SHAPE and N where they differ.

    >>> pattern(["greenest census 2x3 --json", "greenest census 3x3 --json"])
    'greenest census SHAPE --json'

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
    """Return a row for each line of the published files on blocks."""
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
    """Return a table for each kind of published file in a folder."""
    by_name = {record.name: [line.printed for line in lines] for record, lines in found.items()}

    def files(start: str) -> list[list[Printed]]:
        return [lines for name, lines in by_name.items() if name.startswith(start)]

    def lines(start: str, key: str) -> Iterator[Printed]:
        return (line for own in files(start) for line in own if key in line)

    rows: dict[str, Iterable[Any]] = {
        "census": [_census(line) for line, *_ in files("census-")],
        "blocks": [each for each in block_endings(found) if not each.shape.startswith("1x")],
        "values": [_values(own[-1]) for own in files("values-")],
        "ratings": map(_rating, lines("ladder-", "level")),
        "trace": map(_doubled, lines("trace-", "rivals")),
    }
    return [made for name, own in rows.items() if (made := table(name, own)).rows]


def _census(census: Printed) -> dict[str, str]:
    """Return a row: the shape, and the numbers of unsolvable positions by their empty cells.

    Only positions with three colours count: all minus those with fewer colours. With k stacks of
    one colour, all positions are unsolvable. With k stacks of two given colours, only k of the
    2^k - 2 positions are solvable: those with a single stack of the capturing colour.
    """
    *_, full = census["by_pieces"]
    shown = {"shape": census["shape"]}
    for empty in range(4):
        stacks = full["pieces"] - empty
        if stacks > 1:
            counted = census["by_pieces"][stacks]
            explained = comb(full["pieces"], stacks) * (3 + 3 * (2**stacks - 2 - stacks))
            shown[f"empty {empty}"] = counted["positions"] - counted["solvable"] - explained
    return shown


def _values(found: Printed) -> dict[str, Any]:
    options, count, setups = found["options"], found["win"], found["setups"]
    won = f"{100 * count / setups:.1f}"
    if setups != found["of"]:
        low, high = wilson(count, 0, setups)
        won += f" ({floor(1000 * low) / 10}–{ceil(1000 * high) / 10})"
    kept = None if found["greedy"] is None else 100 * found["greedy"]
    setting = f"{found['game']} {options['rows']}x{options['cols']}"
    return {**found, "setting": setting, "won": won, "kept": kept}


def _doubled(found: Printed) -> dict[str, Any]:
    wins, decided = found["wins"], found["wins"] + found["losses"]
    won = Share(wins, decided, *ends(wins, 0, decided))
    return {**found, "won": won, "equal": 100 / GAMES[found["game"]]().players}


def _rating(found: Printed) -> dict[str, Any]:
    above = found["above"]
    return {
        **found,
        "rating": _rated(found["elo"], found["interval"]),
        "above": None if above is None else _rated(above, found["above_interval"]),
    }


def _rated(elo: float, interval: Sequence[float]) -> str:
    return f"{elo:+.0f} ({floor(interval[0]):+} to {ceil(interval[1]):+})"
