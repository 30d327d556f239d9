"""An oracle that knows only the rules: every line of play, by `games` alone."""

from functools import cache

from greenest.games.pyramids.greenest import legal_captures, replay


@cache
def is_solvable(rows, cols, cells):
    """Try every capture of every position reached; remember what was found."""
    if len(cells) - cells.count(".") == 1:
        return True
    return any(
        is_solvable(rows, cols, replay(rows, cols, cells, [capture]))
        for capture in legal_captures(rows, cols, cells)
    )
