"""Draws puzzles on sheets to be printed."""

from __future__ import annotations

import io
from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle

from greenest.lab.puzzles.puzzles import Puzzle
from greenest.study.publish.figures.drawing import style

PUZZLES_ACROSS, PUZZLES_DOWN = 4, 5


def puzzle_sheet(rows: Sequence[Puzzle]) -> bytes:
    """Return a PDF with twenty boards on a page. Each level begins a new page."""
    from matplotlib.backends.backend_pdf import PdfPages

    stream = io.BytesIO()
    with style(), PdfPages(stream, metadata={"CreationDate": None}) as book:
        for level in dict.fromkeys(row.level for row in rows):
            own = [row for row in rows if row.level == level]
            for first in range(0, len(own), PUZZLES_ACROSS * PUZZLES_DOWN):
                page = own[first : first + PUZZLES_ACROSS * PUZZLES_DOWN]
                book.savefig(_puzzle_page(level, page))
    return stream.getvalue()


def _puzzle_page(level: str, rows: Sequence[Puzzle]) -> Figure:
    figure = Figure(figsize=(8.27, 11.69))
    axes = figure.subplots()
    for place, row in enumerate(rows):
        down, across = divmod(place, PUZZLES_ACROSS)
        _puzzle(axes, row.board.split("/"), across, 1.12 * down)
        title = f"{level} {row.number}"
        axes.text(across + 0.5, 1.12 * down - 0.03, title, ha="center", va="bottom", fontsize=9)
    axes.set_xlim(-0.05, PUZZLES_ACROSS + 0.05)
    axes.set_ylim(1.12 * PUZZLES_DOWN, -0.4)
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.text(
        0,
        -0.25,
        f"Greenest, {level}: capture until a single stack is left (B takes G, G takes W, "
        "W takes B)",
        fontsize=10,
        va="bottom",
    )
    return figure


def _puzzle(axes: Axes, ranks: Sequence[str], left: float, top: float) -> None:
    """Draw a board in a square of one unit, whose top-left corner is at (left, top)."""
    side = 0.9 / max(len(ranks), len(ranks[0]))
    looks = {"B": ("#333333", "white"), "G": ("#7fc98b", "black"), "W": ("white", "black")}
    for row, rank in enumerate(ranks):
        for col, colour in enumerate(rank):
            corner = (left + 0.05 + col * side, top + row * side)
            axes.add_patch(
                Rectangle(corner, side, side, facecolor="none", edgecolor="#999999", lw=0.5)
            )
            if colour in looks:
                fill, ink = looks[colour]
                x, y = corner[0] + side / 2, corner[1] + side / 2
                axes.add_patch(
                    Circle((x, y), 0.4 * side, facecolor=fill, edgecolor="black", lw=0.7)
                )
                axes.text(
                    x, y, colour, color=ink, ha="center", va="center_baseline", fontsize=50 * side
                )
