"""The board of Triforce in compiled code: stacks, where pyramids may go, the start of a turn.

A stack is a row of pieces from the bottom up, each `owner << 2 | size`; players are owners 0 to 5.

    A1X3B2        1, 27, 6        A's small, a large sword, B's medium
"""

from __future__ import annotations

from typing import NamedTuple

from greenest.games.triforce.board import EACH, NEIGHBOURS
from greenest.games.triforce.combat import CONTESTED
from greenest.kernels.arrays import Floats, Int64s
from greenest.kernels.cache import compiled

TERRITORIES = len(NEIGHBOURS)
SWORD, SHIELD, OWNERS = 6, 7, 8
"""The owners of swords and of shields, and the number of owners."""
NONE = -1
"""Stands for no player, and for no cap."""

ACTING, SETTLING, FIGHTING, OFFERING, ROLLING, ENDED = range(6)
"""The stages of a turn; SETTLING begins the next combat."""
(STAGE, PLAYER, PLY, DONE, TERRITORY, KIND, TAKEN, BY_SWORD, BY_SHIELD, WINNER, COUNT) = range(11)
"""Indexes of the facts: the stage; the player at turn; the turns before; the actions of the turn
before; the territory of the combat; what is offered there, sword or shield; a bit for each exchange
of the turn; the player who has just taken the sword; the bearer of the shield; the winner; the
number of choices before."""
FACTS = COUNT + 1
PLAYERS, FIRST, TO_WIN, CAP, LONE, AT_TURN, BY_TAKER = range(7)
"""Indexes of the options."""


class Triangle(NamedTuple):
    """The state of a game."""

    stacks: Int64s
    """(15, most) the pieces from the bottom up."""
    heights: Int64s
    """(15,) the numbers of these pieces."""
    start: Int64s
    """(15, 1 + most) heights and pieces at the turn's start."""
    used: Int64s
    """(8, 4) the pieces on the board by owner and size."""
    takers: Int64s
    """(15,) the player who is remembered for having taken the shield, or NONE."""
    whites: Int64s
    """(15,) the sizes of the white pyramids."""
    pawns: Int64s
    """(6,) the territories of the pawns."""
    near: Int64s
    """(15,) the neighbours of each territory, as a set of bits."""
    options: Int64s
    """(7,) see `PLAYERS` to `BY_TAKER`."""
    facts: Int64s
    """(11,) see `STAGE` to `COUNT`."""
    odds: Floats
    """(21, 20) the probability of each face, in a row for each number of sides."""
    choices: Int64s
    """(most,) the number of legal moves at each choice."""


@compiled()
def begin_turn(game: Triangle, player: int, ply: int) -> None:
    """Begin a turn, or end the game."""
    facts, options = game.facts, game.options
    facts[PLAYER], facts[PLY], facts[DONE], facts[TAKEN] = player, ply, 0, 0
    free, found = 0, NONE
    for each in range(options[PLAYERS]):
        if can_act(game, each):
            free, found = free + 1, each
    held = 0
    for territory in range(TERRITORIES):
        held += game.heights[territory] > 0 and game.stacks[territory, 0] >> 2 == player
    facts[STAGE] = ENDED
    if free < 2:
        facts[WINNER] = found
    elif held >= options[TO_WIN]:
        facts[WINNER] = player
    elif options[CAP] != NONE and ply >= options[CAP]:
        facts[WINNER] = NONE
    else:
        facts[STAGE] = ACTING
        game.start[:, 0] = game.heights
        game.start[:, 1:] = game.stacks


@compiled()
def landing(game: Triangle, size: int) -> int:
    """Return the territories to which a pyramid of a size may go."""
    found = 0
    for territory in range(TERRITORIES):
        height = game.heights[territory]
        if height:
            may = game.stacks[territory, height - 1] & 3 != size
        else:
            may = game.whites[territory] == size
        found |= int(may) << territory
    return found


@compiled()
def reach(game: Triangle, source: int, land: int) -> int:
    """Return the territories that a pyramid reaches by steps to neighbours within `land`."""
    reached, grown = 0, int(game.near[source]) & land
    while grown != reached:
        fresh = grown & ~reached
        reached = grown
        for territory in range(TERRITORIES):
            if fresh >> territory & 1:
                grown |= game.near[territory] & land
    return reached & ~(1 << source)


@compiled()
def top(game: Triangle, territory: int) -> int:
    """Return the top piece of a stack, NONE if there is none."""
    height = game.heights[territory]
    return int(game.stacks[territory, height - 1]) if height else NONE


@compiled()
def can_act(game: Triangle, player: int) -> bool:
    """Return whether a player has an action."""
    for size in range(1, 4):
        land = landing(game, size)
        if land >> game.pawns[player] & 1 and game.used[player, size] < EACH:
            return True
        for source in range(TERRITORIES):
            if top(game, source) == player << 2 | size and game.near[source] & land:
                return True
    return False


@compiled()
def put(game: Triangle, territory: int, piece: int) -> None:
    """Put a piece on a stack."""
    game.stacks[territory, game.heights[territory]] = piece
    game.heights[territory] += 1
    game.used[piece >> 2, piece & 3] += 1


@compiled()
def remove(game: Triangle, territory: int, place: int) -> int:
    """Remove a piece from a stack and return it; the taker of the shield may be forgotten."""
    stack = game.stacks[territory]
    piece = stack[place]
    for above in range(place, game.heights[territory]):
        stack[above] = stack[above + 1]
    game.heights[territory] -= 1
    game.used[piece >> 2, piece & 3] -= 1
    taker = game.takers[territory]
    if taker != NONE and not (number(game, territory, taker) and number(game, territory, SHIELD)):
        game.takers[territory] = NONE
    return int(piece)


@compiled()
def number(game: Triangle, territory: int, owner: int) -> int:
    """Return the number of an owner's pieces in a stack."""
    found = 0
    for place in range(game.heights[territory]):
        found += game.stacks[territory, place] >> 2 == owner
    return found


@compiled()
def lowest(game: Triangle, territory: int, owner: int) -> int:
    """Return the place of an owner's lowest piece; for NONE, that of the lowest coloured piece."""
    for place in range(game.heights[territory]):
        found = game.stacks[territory, place] >> 2
        if found == owner or (owner == NONE and found < SWORD):
            return place
    return NONE


@compiled()
def highest_owner(game: Triangle, territory: int) -> int:
    """Return the owner of the top coloured pyramid."""
    for place in range(game.heights[territory] - 1, -1, -1):
        if game.stacks[territory, place] >> 2 < SWORD:
            return int(game.stacks[territory, place] >> 2)
    return NONE


@compiled()
def contested(game: Triangle, territory: int, is_lone: bool) -> bool:
    """Return whether a stack calls for combat; if `is_lone`, swords and shields are colours."""
    if game.heights[territory] < CONTESTED:
        return False
    first = NONE
    for place in range(game.heights[territory]):
        owner = game.stacks[territory, place] >> 2
        if owner >= SWORD and not is_lone:
            continue
        if first not in (NONE, owner):
            return True
        first = owner
    return False


@compiled()
def is_changed(game: Triangle) -> bool:
    """Return whether the board has changed since the turn's start."""
    for territory in range(TERRITORIES):
        height = game.heights[territory]
        if height != game.start[territory, 0]:
            return True
        for place in range(height):
            if game.stacks[territory, place] != game.start[territory, 1 + place]:
                return True
    return False


@compiled()
def leads_back(game: Triangle, source: int, target: int) -> bool:
    """Return whether a moving brings back the board of the turn's start."""
    taker = game.takers[source]
    put(game, target, remove(game, source, game.heights[source] - 1))
    found = not is_changed(game)
    put(game, source, remove(game, target, game.heights[target] - 1))
    game.takers[source] = taker
    return found
