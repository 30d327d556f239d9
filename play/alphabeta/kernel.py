"""Alpha-beta search of Green and Greener, compiled by numba.

Stacks. Cells are numbered row by row from the top left, in one byte. A stack is a number, and an
empty cell is 0. A capture is then an addition:

    bits   24 and more   8 to 23   0 to 7
           points        height    colour: 1 Black, 2 Green, 3 White

    In Greener, where greens are points, W takes B(G), Black on Green. The number of W is
    0x000_0103, and that of B(G) is 0x100_0201. The points and the height of B(G), 0x100_0200, are
    added to the number of W: it becomes 0x100_0303.

Neighbours. `near[cell]` has the cells of the nearest stacks to the north, east, south and west, or
-1 where there is none. A capture empties its source, so the stacks on both sides of the source
become neighbours. The entry of the source remains, so captures can be undone in reverse order.

         col 0 1 2
    row 0    B . G      near[0] = -1, 2, 3, -1: Green over the empty cell, and White below.
    row 1    W B .      near[4] = -1, -1, -1, 3: cell 1 above is empty, and nothing is to the east.

Values. A value is for one player, the hero. All other players act against the hero: two players
give plain alpha-beta, three give paranoid search (Sturtevant and Korf 2000). The value of a game
that is over is twice the hero's lead in points over the best other player. If points are equal, the
tallest stack decides between 1, 0 and -1. A win adds a bonus, a loss subtracts it. If the search
stops before the end of the game, the value is twice the lead.

Bounds. Each search only decides whether the value of a position is at least a bound. If the hero is
to move, the search tries moves until a value after a move reaches the bound. If another player is
to move, the search tries moves until a value after a move is below the bound. A few such searches
find the value (MTD(f), Plaat et al. 1996), because the transposition table stores an upper and a
lower bound for each position.

Heights matter only if points are equal. If the bound does not lie between values of equal points,
the key leaves heights out, so that positions which differ only in heights share an entry.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.bits import mix
from greenest.solver.kernels.cache import compiled, helper

COLOUR = 0xFF
HEIGHT = 8
POINTS = 24
"""COLOUR is the mask of the colour in the number of a stack. HEIGHT and POINTS are the indexes of
the lowest bits of the height and of the points."""

INFINITE = 1 << 14
"""A number larger than any value."""
SHALLOW = 2
"""The greatest depth at which `_beyond` costs more time than it saves."""
PASS = 0
"""The code of a pass; the code of a capture is `target << 8 | source`."""

TURN, PASSES, DEPTH, COUNT, NEXT, BEST, MOVE, TAKEN, KEY, STACKS = range(10)
"""Indexes of a row of `Search.path`.

TURN is the player to move, PASSES the number of passes in a row, and DEPTH the number of captures
to look ahead. COUNT is the number of captures listed, or -1 before they are listed, and NEXT the
number of captures already tried. BEST is the best value so far, and MOVE the capture that gives
this value. TAKEN is the stack that was captured last. KEY is the first word of the position's key
in the table. STACKS and the index after it are for the two words of `Search.key`.
"""

NODES, HERO, BONUS, PLY, VALUE, MASK = range(6)
"""Indexes of `Search.scalars`.

NODES is the number of positions visited, HERO the hero's place in the order of turns, and BONUS the
bonus of a win. PLY is the last ply of the path, and VALUE the value found. MASK is the mask of the
bits of a stack on which the key depends.
"""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)


class Search(NamedTuple):
    """A position and the arrays of its search; the module's docstring explains the layouts."""

    stacks: Int64s
    """Shape (cells,): the stack on each cell."""
    near: Int64s
    """Shape (cells, 4): the neighbours of each stack."""
    points: Int64s
    """Shape (4,): the points of each colour's stacks."""
    settled: Int64s
    """Shape (4,): for `_beyond`, the points of each colour's stacks that have no neighbours."""
    key: Int64s
    """Shape (2,): the key of the stacks."""
    colours: Int64s
    """Shape (players,): the colour that each player moves, in the order of turns."""
    takes: Int64s
    """Shape (4, 4): 1 where the first colour captures the second, else 0."""
    worth: Int64s
    """Shape (2, 4): the weight of a captured point in move ordering, by the colour of the captured
    stack. Row 1 is for captures by the hero, row 0 for captures by other players."""
    path: Int64s
    """Shape (plies, 11): the positions from the root to the current one."""
    captures: Int64s
    """Shape (plies, 4 * cells): the captures in each position of the path, with their scores."""
    history: Int64s
    """Shape (65536,): for each capture, its weight in the history heuristic, which grows with
    cutoffs."""
    table: Int64s
    """Shape (entries, 4): two words of a key, one word with both bounds of the value, and one with
    the depth and the best capture."""
    scalars: Int64s
    """Shape (6,): counts and settings."""


@helper(within=True)
def _toggle(search: Search, cell: int, stack: int) -> None:
    """Add the stack on a cell to the key; the same call removes it again."""
    word = np.uint64((stack & search.scalars[MASK]) << 8 | cell)
    search.key[0] ^= np.int64(mix(word))
    search.key[1] ^= np.int64(mix(word + GOLDEN))


@compiled()
def set_up(search: Search, cols: int) -> None:
    """Compute neighbours, points and the key for the stacks on the board."""
    stacks, near = search.stacks, search.near
    near[:] = -1
    search.points[:] = 0
    search.key[:] = 0
    for cell in range(stacks.size):
        if not stacks[cell]:
            continue
        search.points[stacks[cell] & COLOUR] += stacks[cell] >> POINTS
        _toggle(search, cell, stacks[cell])
        for west in range(cell - 1, cell - cell % cols - 1, -1):
            if stacks[west]:
                near[cell, 3] = west
                near[west, 1] = cell
                break
        for north in range(cell - cols, -1, -cols):
            if stacks[north]:
                near[cell, 0] = north
                near[north, 2] = cell
                break


@compiled(allocates=False)
def capture(search: Search, source: int, target: int) -> int:
    """Make a capture; return the stack that was captured."""
    stacks, near = search.stacks, search.near
    captor, taken = stacks[source], stacks[target]
    stacks[source] = 0
    stacks[target] = captor + (taken >> HEIGHT << HEIGHT)
    search.points[captor & COLOUR] += taken >> POINTS
    search.points[taken & COLOUR] -= taken >> POINTS
    _toggle(search, source, captor)
    _toggle(search, target, taken)
    _toggle(search, target, stacks[target])
    for way in range(4):
        if near[source, way] >= 0:
            near[near[source, way], way ^ 2] = near[source, way ^ 2]
    return taken


@compiled()
def take_back(search: Search, source: int, target: int, taken: int) -> None:
    """Undo the last capture, which captured the stack `taken`; the key is not restored."""
    stacks, near = search.stacks, search.near
    captor = stacks[target] - (taken >> HEIGHT << HEIGHT)
    stacks[source] = captor
    stacks[target] = taken
    search.points[captor & COLOUR] -= taken >> POINTS
    search.points[taken & COLOUR] += taken >> POINTS
    for way in range(4):
        if near[source, way] >= 0:
            near[near[source, way], way ^ 2] = source


@compiled(allocates=False)
def list_captures(search: Search, turn: int, ply: int, first: int) -> int:
    """Write a player's captures into `Search.captures[ply]`; return their number.

    The lowest two bytes of an entry are the code of the capture, the others its score. If the
    capture with the code `first` is among them, it gets the highest score, to be searched first.
    """
    stacks, near, captures = search.stacks, search.near, search.captures[ply]
    colour = search.colours[turn]
    worth = search.worth[np.int64(turn == search.scalars[HERO])]
    count = 0
    for source in range(stacks.size):
        if stacks[source] & COLOUR != colour:
            continue
        for way in range(4):
            target = near[source, way]
            if target < 0 or not search.takes[colour, stacks[target] & COLOUR]:
                continue
            move = target << 8 | source
            score = (stacks[target] >> POINTS) * worth[stacks[target] & COLOUR] << 24
            score += search.history[move]
            captures[count] = (1 << 40 if move == first else score) << 16 | move
            count += 1
    return count


@compiled(allocates=False)
def lead(search: Search, is_over: bool) -> int:
    """Return twice the hero's lead in points or, if `is_over`, the value of the finished game."""
    points = search.points
    hero = search.colours[search.scalars[HERO]]
    most = np.int64(-1)
    for colour in search.colours:
        if colour != hero:
            most = max(most, points[colour])
    ahead = 2 * (points[hero] - most)
    if not is_over:
        return ahead
    if not ahead:
        own = other = np.int64(0)
        for stack in search.stacks:
            height = stack >> HEIGHT & 0xFFFF
            if stack & COLOUR == hero:
                own = max(own, height)
            elif points[stack & COLOUR] == most and search.takes[stack & COLOUR].any():
                other = max(other, height)
        ahead = np.int64(own > other) - np.int64(own < other)
    bonus = search.scalars[BONUS]
    return ahead + bonus * (np.int64(ahead > 0) - np.int64(ahead < 0))


@helper(within=True)
def _entry(search: Search, key: int) -> int:
    """Return the index of a position's table entry, or of the entry to replace if there is none."""
    table = search.table
    place = (key & table.shape[0] // 2 - 1) * 2
    for slot in range(place, place + 2):
        if table[slot, 0] == key and table[slot, 1] == search.key[1]:
            return slot
    return place + np.int64(table[place, 3] > table[place + 1, 3])


@helper()
def _beyond(search: Search, bound: int) -> int:
    """Decide without search whether the position's value reaches `bound`.

    Return an upper or a lower bound of the value that decides this; INFINITE if neither does.
    Stacks without neighbours can never change. The points of all other stacks are open: the upper
    bound counts them for the hero, the lower bound counts them for the best other player.
    """
    near, settled = search.near, search.settled
    settled[:] = 0
    left = np.int64(0)
    for cell in range(search.stacks.size):
        points = search.stacks[cell] >> POINTS
        if points:
            if max(near[cell, 0], near[cell, 1], near[cell, 2], near[cell, 3]) < 0:
                settled[search.stacks[cell] & COLOUR] += points
            else:
                left += points
    hero = search.colours[search.scalars[HERO]]
    others = np.int64(0)
    for colour in search.colours:
        if colour != hero:
            others = max(others, settled[colour])
    bonus = search.scalars[BONUS]
    most = settled[hero] + left - others
    value = 2 * most + 1 + (bonus if most >= 0 else -bonus)
    if value < bound:
        return value
    least = settled[hero] - left - others
    value = 2 * least - 1 + (bonus if least > 0 else -bonus)
    return value if value >= bound else np.int64(INFINITE)


@helper()
def _open(search: Search, ply: int, bound: int) -> int:
    """Visit a position: list its captures and return INFINITE, unless no search is needed.

    If no search is needed, return the value of the position, or a bound of the value that decides
    whether the value reaches `bound`.
    """
    node = search.path[ply]
    turn, depth = node[TURN], node[DEPTH]
    if not depth:
        return lead(search, False)
    # The salt makes masked keys differ from others, even if no stack is higher than one.
    salt = np.uint64(search.scalars[MASK] << 16 | turn << 8 | search.scalars[HERO])
    key = search.key[0] ^ np.int64(mix(salt))
    entry = search.table[_entry(search, key)]
    first = np.int64(-1)
    if entry[0] == key and entry[1] == search.key[1]:
        first = entry[3] & 0xFFFF
        if ply and entry[3] >> 16 == depth:
            if entry[2] >> 16 >= bound:
                return entry[2] >> 16
            upper = (entry[2] & 0xFFFF) - INFINITE
            if upper < bound:
                return upper
    if ply and depth > SHALLOW:
        value = _beyond(search, bound)
        if value != INFINITE:
            return value
    node[KEY] = key
    node[STACKS], node[STACKS + 1] = search.key[0], search.key[1]
    node[NEXT] = 0
    node[COUNT] = list_captures(search, turn, ply, first)
    node[BEST] = -INFINITE if turn == search.scalars[HERO] else INFINITE
    if not node[COUNT]:
        if node[PASSES] + 1 == search.colours.size:
            return lead(search, True)
        node[COUNT] = 1
        search.captures[ply, 0] = PASS
    return INFINITE


@helper()
def _close(search: Search, ply: int, bound: int) -> None:
    """Store the best value of a position in the table.

    The best value is a lower bound of the position's value if it is at least `bound`, else an upper
    bound.
    """
    node = search.path[ply]
    entry = search.table[_entry(search, node[KEY])]
    low, high = np.int64(-INFINITE), np.int64(INFINITE)
    depth = node[DEPTH]
    if entry[0] == node[KEY] and entry[1] == search.key[1] and entry[3] >> 16 == depth:
        low, high = entry[2] >> 16, (entry[2] & 0xFFFF) - INFINITE
    if node[BEST] >= bound:
        low = max(low, node[BEST])
    else:
        high = min(high, node[BEST])
    entry[0] = node[KEY]
    entry[1] = search.key[1]
    entry[2] = low << 16 | high + INFINITE
    entry[3] = depth << 16 | node[MOVE]


@helper()
def _advance(search: Search, ply: int) -> None:
    """Make the untried capture with the highest score, and add the next position to the path."""
    node, captures = search.path[ply], search.captures[ply]
    chosen = node[NEXT]
    for other in range(chosen + 1, node[COUNT]):
        if captures[other] > captures[chosen]:
            chosen = other
    move = captures[chosen]
    captures[chosen] = captures[node[NEXT]]
    captures[node[NEXT]] = move
    node[NEXT] += 1
    after = search.path[ply + 1]
    after[TURN] = (node[TURN] + 1) % search.colours.size
    after[COUNT] = -1
    move &= 0xFFFF
    if move == PASS:
        after[PASSES] = node[PASSES] + 1
        after[DEPTH] = node[DEPTH]
    else:
        node[TAKEN] = capture(search, move & 0xFF, move >> 8)
        after[PASSES] = 0
        after[DEPTH] = node[DEPTH] - 1


@helper()
def _retreat(search: Search, ply: int, value: int, bound: int) -> None:
    """Take back the move made at `ply`, and record it if its value, `value`, is the best so far.

    If `value` decides whether the position's value reaches `bound`, skip all untried moves.
    """
    node = search.path[ply]
    move = search.captures[ply, node[NEXT] - 1] & 0xFFFF
    if move != PASS:
        take_back(search, move & 0xFF, move >> 8, node[TAKEN])
        search.key[0], search.key[1] = node[STACKS], node[STACKS + 1]
    is_hero = node[TURN] == search.scalars[HERO]
    if value > node[BEST] if is_hero else value < node[BEST]:
        node[BEST] = value
        node[MOVE] = move
        if (value >= bound) == is_hero:
            node[NEXT] = node[COUNT]
            search.history[move] += node[DEPTH] * node[DEPTH]


@compiled()
def run(search: Search, bound: int, most_nodes: int) -> bool:
    """Continue the search from the root until it decides whether the value reaches `bound`.

    Return False if the search stops before, because `most_nodes` positions were visited.
    """
    scalars = search.scalars
    ply = scalars[PLY]
    while scalars[NODES] < most_nodes:
        node = search.path[ply]
        value = np.int64(INFINITE)
        if node[COUNT] < 0:
            scalars[NODES] += 1
            value = np.int64(_open(search, ply, bound))
        elif node[NEXT] == node[COUNT]:
            value = node[BEST]
            _close(search, ply, bound)
        if value == INFINITE:
            _advance(search, ply)
            ply += 1
        elif ply:
            ply -= 1
            _retreat(search, ply, value, bound)
        else:
            scalars[PLY] = 0
            scalars[VALUE] = value
            return True
    scalars[PLY] = ply
    return False
