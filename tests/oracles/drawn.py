"""Boards and plays read from the drawings of docs/, where `data-captures` names the captures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from greenest.games.grid import Grid
from greenest.games.pyramids.position import Position

SVG = "{http://www.w3.org/2000/svg}"
LETTERS = {"#black": "B", "#green": "G", "#white": "W"}

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn board, the captures to the next board, and the cells along each drawn path."""

    position: Position
    captures: tuple[str, ...]
    walks: tuple[tuple[str, ...], ...]


def boards(path: Path) -> list[Drawn]:
    """Return all boards of a drawing in their order."""
    root = ElementTree.parse(path).getroot()
    return [_board(group) for group in root.iter(f"{SVG}g") if group.get("class") == "board"]


def edges(path: Path) -> set[tuple[str, str]]:
    """Return the arrows of a drawing as pairs of boxes; both boxes must exist."""
    root = ElementTree.parse(path).getroot()
    boxes = {group.get("data-box") for group in root.iter(f"{SVG}g")}
    arrows = (each.get("data-edge") for each in root.iter(f"{SVG}path"))
    found = {(one, other) for one, other in (each.split() for each in arrows if each)}
    assert {end for arrow in found for end in arrow} == boxes - {None}
    return found


def _board(group: ElementTree.Element) -> Drawn:
    rect, lines = group.find(f"{SVG}rect"), group.find(f"{SVG}path")
    assert rect is not None
    assert lines is not None
    rows, cols = (lines.attrib["d"].count(letter) + 1 for letter in "HV")
    size = int(rect.attrib["width"]) // cols
    assert int(rect.attrib["height"]) == rows * size
    cells = ["."] * (rows * cols)
    for use in group.iter(f"{SVG}use"):
        col, row = (int(each) // size for each in re.findall(r"\d+", use.attrib["transform"])[:2])
        assert cells[row * cols + col] == "."
        cells[row * cols + col] = LETTERS[use.attrib["href"]]
    walks = (
        _walk(path.attrib["d"], size, Grid(rows, cols))
        for path in group.iter(f"{SVG}path")
        if path.get("class") == "play"
    )
    captures = tuple(group.get("data-captures", "").split())
    return Drawn(Position(rows, cols, "".join(cells)), captures, tuple(walks))


def _walk(path: str, size: int, grid: Grid) -> tuple[str, ...]:
    """Return the names of the cells along a path of horizontal and vertical lines."""
    line, _, _ = path.partition("m")
    corners = [tuple(map(int, each.split())) for each in re.findall(r"[ML](\d+ \d+)", line)]
    places = [(y // size, x // size) for x, y in corners]
    walk = places[:1]
    for one, other in pairwise(places):
        walk += _between(one, other)
    return tuple(grid.name(row * grid.cols + col) for row, col in walk)


def _between(one: Place, other: Place) -> list[Place]:
    """Return the cells from one, exclusive, to another in its row or column, inclusive."""
    (row, col), (to_row, to_col) = one, other
    assert row == to_row or col == to_col
    steps = max(abs(to_row - row), abs(to_col - col))
    down, right = ((to > at) - (to < at) for at, to in ((row, to_row), (col, to_col)))
    return [(row + step * down, col + step * right) for step in range(1, steps + 1)]


def brightness(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, by WCAG 2."""
    parts = (each / 255 for each in bytes.fromhex(colour.removeprefix("#")))
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, by WCAG 2."""
    dark, light = sorted(map(brightness, (one, other)))
    return (light + 0.05) / (dark + 0.05)
