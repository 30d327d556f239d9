"""The board of Triforce in compiled code: its stacks, legal targets of pyramids, and changes.

A stack is an array of pieces from the bottom up. A piece is `owner << 2 | size`. Players are the
owners 0 to 5; swords and shields are pieces of the owners SWORD and SHIELD. Changes are differences
from the board at the start of the turn.

    A1X3B2        1, 27, 6        A's small, a large sword, B's medium
"""

from __future__ import annotations

from typing import NamedTuple

from greenest.games.triforce.board import EACH, NEIGHBOURS
from greenest.games.triforce.combat import CONTESTED
from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.solver.kernels.cache import compiled

TERRITORIES = len(NEIGHBOURS)
SWORD, SHIELD, OWNERS = 6, 7, 8
"""The owners of swords and of shields, and the number of owners."""
NONE = -1
"""Stands for no player, for no piece or place, and for no limit of plies."""

ACTING, SETTLING, FIGHTING, OFFERING, ROLLING, ENDED = range(6)
"""The stages of a turn; SETTLING chooses the next combat."""
(STAGE, PLAYER, PLY, DONE, TERRITORY, KIND, TAKEN, BY_SWORD, BY_SHIELD, WINNER, COUNT) = range(11)
"""Indexes of the facts.

STAGE is the stage, PLAYER the player to move, PLY the number of turns before, and DONE the number
of actions in this turn. TERRITORY is where the combat is, and KIND what is offered there, SWORD or
SHIELD. TAKEN has two bits for each player: one if the player took a sword in this turn, and one for
a shield. BY_SWORD and BY_SHIELD are the players who bear the sword and the shield because they took
it, or NONE. WINNER is the winner, or NONE. COUNT is the number of choices so far.
"""
FACTS = COUNT + 1
PLAYERS, FIRST, TO_WIN, CAP, LONE, AT_TURN, BY_TAKER = range(7)
"""Indexes of the options.

PLAYERS is the number of players, FIRST the first one, TO_WIN the number of stacks that win, and CAP
the limit of plies, or NONE. LONE is 1 if a lone sword or shield is fought. AT_TURN is 1 if only
the player to move may take the sword. BY_TAKER is 1 if the player who took the shield bears it.
"""


class Triangle(NamedTuple):
    """The state of a game."""

    stacks: Int64s
    """Shape (15, places): the pieces on each territory, from the bottom up."""
    heights: Int64s
    """Shape (15,): the number of pieces on each territory."""
    start: Int64s
    """Shape (15, 1 + places): height and pieces of each territory at the start of the turn."""
    used: Int64s
    """Shape (8, 4): the number of pieces on the board, by owner and size."""
    takers: Int64s
    """Shape (15,): the player who took the shield of a stack, if the options need it; else NONE."""
    whites: Int64s
    """Shape (15,): the size of the white pyramid of each territory."""
    pawns: Int64s
    """Shape (6,): the territory of each player's pawn."""
    near: Int64s
    """Shape (15,): the neighbours of each territory, a bit for each neighbour."""
    options: Int64s
    """Shape (7,): the options, by the indexes `PLAYERS` to `BY_TAKER`."""
    facts: Int64s
    """Shape (11,): the facts, by the indexes `STAGE` to `COUNT`."""
    odds: Floats
    """Shape (21, 20): the probability of each face of a die; a row for each number of sides."""
    choices: Int64s
    """Shape (longest,): the number of legal moves at each choice."""


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
    """Return the territories where a pyramid of this size may be put, a bit for each."""
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
    """Return the territories that a pyramid can reach, a bit for each.

    The pyramid steps to neighbours, and only enters territories of `land`.
    """
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
    """Return the top piece of a stack; NONE for an empty one."""
    height = game.heights[territory]
    return int(game.stacks[territory, height - 1]) if height else NONE


@compiled()
def can_act(game: Triangle, player: int) -> bool:
    """Return whether a player has a legal action."""
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
    """Put a piece on top of a stack."""
    game.stacks[territory, game.heights[territory]] = piece
    game.heights[territory] += 1
    game.used[piece >> 2, piece & 3] += 1


@compiled()
def remove(game: Triangle, territory: int, place: int) -> int:
    """Remove the piece at a place in a stack, and return it.

    If the player who took the shield of the stack has no piece left there, or if the shield is
    gone, forget this player.
    """
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
    """Return the place of an owner's lowest piece in a stack.

    If `owner` is NONE, return the place of the lowest piece of any player. Return NONE if there is
    no such piece.
    """
    for place in range(game.heights[territory]):
        found = game.stacks[territory, place] >> 2
        if found == owner or (owner == NONE and found < SWORD):
            return place
    return NONE


@compiled()
def highest_owner(game: Triangle, territory: int) -> int:
    """Return the player with the highest piece in a stack; NONE if no player has one there."""
    for place in range(game.heights[territory] - 1, -1, -1):
        if game.stacks[territory, place] >> 2 < SWORD:
            return int(game.stacks[territory, place] >> 2)
    return NONE


@compiled()
def contested(game: Triangle, territory: int, is_lone: bool) -> bool:
    """Return whether a stack calls for combat: it is high enough and has several owners.

    Swords and shields count as owners only if `is_lone`.
    """
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
    """Return whether the board differs from the board at the start of the turn."""
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
    """Return whether moving the top piece of `source` to `target` undoes the turn's changes."""
    taker = game.takers[source]
    put(game, target, remove(game, source, game.heights[source] - 1))
    found = not is_changed(game)
    put(game, source, remove(game, target, game.heights[target] - 1))
    game.takers[source] = taker
    return found
