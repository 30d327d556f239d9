"""The triangle of Triforce: territories, the stacks on them, and where a pyramid may go.

Territories are numbered row by row from the apex. A name is a letter for the row, and the place in
the row:

          0                   a1
         1 2                 b1 b2
        3 4 5               c1 c2 c3          territory 4, c2, has the six neighbours
       6 7 8 9             d1 d2 d3 d4        b1, b2, c1, c3, d2 and d3
    10 11 12 13 14        e1 e2 e3 e4 e5

On each territory stands a white pyramid of size 1 (small), 2 (medium) or 3 (large). `whites` has a
character for the size on each territory. The *pieces* above it are players' *coloured* pyramids,
swords and shields. A stack is a string of its pieces from the bottom up, with two characters for
each: the owner, then the size. The players are A to F, a sword is X, and a shield is O. So `A1X3B2`
is B's medium pyramid on a large sword on A's small pyramid. A board has fifteen stacks.

A set of territories is a number, in which territory t is the bit 1 << t.
"""

from __future__ import annotations

from functools import cache, lru_cache

PLAYERS = "ABCDEF"
SWORD, SHIELD = "X", "O"
SIZES = "123"
EACH = 5
"""The number of each player's pyramids of a size; also the number of swords of a size, and of
shields of a size."""
HIGHEST = 20
"""The most pieces of a stack: a lone player's 15 pyramids, sword and shield, and 3 on top."""

ROWS = (1, 2, 3, 4, 5)
TERRITORIES = tuple((row, place) for row, length in enumerate(ROWS) for place in range(length))
NAMES = tuple(f"{'abcde'[row]}{place + 1}" for row, place in TERRITORIES)
NUMBERS = {name: territory for territory, name in enumerate(NAMES)}
BITS = tuple(1 << territory for territory in range(len(TERRITORIES)))

_STEPS = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1))

Board = tuple[str, ...]


def _neighbours(row: int, place: int) -> int:
    around = {(row + down, place + right) for down, right in _STEPS}
    return sum(bit for bit, spot in zip(BITS, TERRITORIES, strict=True) if spot in around)


NEIGHBOURS = tuple(_neighbours(*spot) for spot in TERRITORIES)

# Moves are their own notation, made once: `+2` places a medium pyramid, `a1-b2` moves one.
PLACINGS = {size: f"+{size}" for size in SIZES}
MOVINGS = tuple(
    tuple(f"{source}-{target}" if source != target else "" for target in NAMES) for source in NAMES
)


# The surface of a territory is the size of the top, or a letter for that of a bare white pyramid.
_BARE = str.maketrans(SIZES, "abc")
_LANDS = tuple(
    (size, str.maketrans(SIZES + "abc", "".join("01"[top != size] for top in SIZES) + bare))
    for size, bare in zip(SIZES, ("100", "010", "001"), strict=True)
)
"""For each size, a table that translates a surface to 1 if a pyramid of this size may go there,
else to 0."""


@lru_cache(maxsize=256)
def landings(whites: str, board: Board) -> dict[str, int]:
    """Return for each size the set of territories to which a pyramid of this size may go (TF-7).

    The pyramid may go on a bare white pyramid of its size, and on a stack whose top has another
    size.
    """
    bare = whites.translate(_BARE)
    surface = "".join([stack[-1:] or bare[t] for t, stack in enumerate(board)])[::-1]
    return {size: int(surface.translate(lands), 2) for size, lands in _LANDS}


@lru_cache(maxsize=1 << 16)
def reach(source: int, landing: int) -> list[str]:
    """Return the moves, in notation, to the territories of a set that a pyramid can reach.

    The pyramid moves from `source`, from neighbour to neighbour within the set `landing` (TF-8).
    """
    next_to = NEIGHBOURS[source]
    reached = sum(area for area in _areas(landing) if area & next_to)
    return [MOVINGS[source][target] for target in _members(reached & ~BITS[source])]


@cache
def _areas(territories: int) -> tuple[int, ...]:
    """Return the connected parts of a set of territories."""
    areas: list[int] = []
    for territory in _members(territories):
        joined = BITS[territory] | sum(area for area in areas if area & NEIGHBOURS[territory])
        areas = [area for area in areas if not area & joined] + [joined]
    return tuple(areas)


@cache
def _members(territories: int) -> tuple[int, ...]:
    return tuple(t for t, bit in enumerate(BITS) if territories & bit)


def actions(whites: str, board: Board, player: str, pawn: int) -> list[str]:
    """Return the actions of a player, in notation. `pawn` is the territory of the player's pawn.

    Placements come first, by size, then moves by source and target (TF-1, TF-6, TF-9).
    """
    landing = landings(whites, board)
    pieces = "".join(board)
    moves = [
        PLACINGS[size]
        for size in SIZES
        if landing[size] & BITS[pawn] and pieces.count(player + size) < EACH
    ]
    for source, stack in enumerate(board):
        if stack[-2:-1] == player:
            moves += reach(source, landing[stack[-1]])
    return moves


def objection(whites: str, board: Board, player: str, pawn: int, action: str) -> str | None:
    """Return why a player may not take an action, given in notation, or None if it is legal."""
    landing = landings(whites, board)
    if action[0] == "+":
        size = action[1]
        if "".join(board).count(player + size) >= EACH:
            return f"there is no {player}{size} left in the stash"
        if not landing[size] & BITS[pawn]:
            return f"size {size} may not go on {NAMES[pawn]}, {_surface(whites, board, pawn)}"
        return None
    source, target = (NUMBERS[name] for name in action.split("-"))
    if board[source][-2:-1] != player:
        return f"the stack on {NAMES[source]} has no pyramid of {player} on top"
    size = board[source][-1]
    if not landing[size] & BITS[target]:
        return f"size {size} may not go on {NAMES[target]}, {_surface(whites, board, target)}"
    if action not in reach(source, landing[size]):
        return f"size {size} has no way from {NAMES[source]} to {NAMES[target]}"
    return None


def _surface(whites: str, board: Board, territory: int) -> str:
    if board[territory]:
        return f"whose top is of size {board[territory][-1]}"
    return f"a bare white pyramid of size {whites[territory]}"


def unpinned(whites: str, board: Board, pawns: tuple[int, ...]) -> list[int]:
    """Return the players who have an action; `pawns` are the territories of pawns (TF-12)."""
    landing = landings(whites, board)
    pieces = "".join(board)
    movers = {
        stack[-2]
        for source, stack in enumerate(board)
        if stack and NEIGHBOURS[source] & landing[stack[-1]]
    }

    def free(player: str, pawn: int) -> bool:
        return player in movers or any(
            landing[size] & BITS[pawn] and pieces.count(player + size) < EACH for size in SIZES
        )

    return [player for player, pawn in enumerate(pawns) if free(PLAYERS[player], pawn)]


def place(board: Board, territory: int, piece: str) -> Board:
    """Return the board with a piece, such as `A1`, on top of a stack."""
    return (*board[:territory], board[territory] + piece, *board[territory + 1 :])


def move(board: Board, source: int, target: int) -> Board:
    """Return the board after the top piece on `source` was put on top of `target`."""
    stacks = list(board)
    stacks[target] += stacks[source][-2:]
    stacks[source] = stacks[source][:-2]
    return tuple(stacks)


def way_back(board: Board, start: Board) -> str:
    """Return the only move that leads back to the board `start`, or "" if there is none (TF-11)."""
    changed = [t for t, stack in enumerate(board) if stack != start[t]]
    if len(changed) != 2:
        return ""
    source, target = sorted(changed, key=lambda t: len(start[t]) - len(board[t]))
    return MOVINGS[source][target] if move(board, source, target) == start else ""


def holdings(board: Board, players: int) -> tuple[int, ...]:
    """Return for each player the number of stacks whose lowest piece is this player's."""
    lowest = "".join([stack[:1] for stack in board])
    return tuple(map(lowest.count, PLAYERS[:players]))
