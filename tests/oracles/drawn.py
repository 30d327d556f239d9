"""Boards and plays read from the drawings of docs/, where `data-captures` names the captures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from greenest.games.pyramids.position import Position

SVG = "{http://www.w3.org/2000/svg}"
LETTERS = {"#black": "B", "#green": "G", "#white": "W"}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn board, and the captures to the next board."""

    position: Position
    captures: tuple[str, ...]


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
    captures = tuple(group.get("data-captures", "").split())
    return Drawn(Position(rows, cols, "".join(cells)), captures)


def brightness(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, by WCAG 2."""
    parts = (each / 255 for each in bytes.fromhex(colour.removeprefix("#")))
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, by WCAG 2."""
    dark, light = sorted(map(brightness, (one, other)))
    return (light + 0.05) / (dark + 0.05)
