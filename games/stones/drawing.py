"""3 Stones drawn for the terminal."""

from __future__ import annotations

from collections.abc import Collection

from greenest.games.stones.pockets import GRID, ranks
from greenest.games.stones.supply import PLAYER_NAMES, STONE_NAMES, Supply


def octagon(board: str, marked: Collection[int | None]) -> list[str]:
    """Return the lines of the board with the names of ranks and files; a marked stone is (W)."""
    pockets = [
        f"({stone})" if pocket in marked else f" {stone} " for pocket, stone in enumerate(board)
    ]
    width = 3 * GRID.cols
    lines = [
        f"{GRID.rows - row:>2} {''.join(rank):^{width}}".rstrip()
        for row, rank in enumerate(ranks(pockets, " x "))
    ]
    files = "  ".join(GRID.name(col)[0] for col in range(GRID.cols))
    return [*lines, f"    {files}"]


def stones_left(supplies: tuple[Supply, ...]) -> list[str]:
    """Return a line for the pouch, or for each of the two hands."""
    hands = tuple(f"{name}'s hand" for name in PLAYER_NAMES)
    owners = hands if len(supplies) == 2 else ("the pouch",)
    return [
        f"in {owner}: " + ", ".join(map(_count, supply, STONE_NAMES.values()))
        for owner, supply in zip(owners, supplies, strict=True)
    ]


def _count(number: int, name: str) -> str:
    return f"{number} {name}"
