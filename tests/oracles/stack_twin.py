"""A second implementation of Green, Greener and Greenest: small, slow, independent of `games`.

A position has its stacks by cell, the turn, and the passes in a row. A stack is its colours from
the top.
"""

from itertools import pairwise

TURNS = {"green": "BGW", "greener": "BW", "greenest": None}
CYCLE = {"BG", "GW", "WB"}


def start(text):
    ranks = text.split("/")
    cells = {(r, c): letter for r, rank in enumerate(ranks) for c, letter in enumerate(rank)}
    return frozenset(cells.items()), 0, 0


def neighbours(board):
    for axis in (0, 1):
        in_lines = sorted(board, key=lambda cell: (cell[axis], cell[1 - axis]))
        for one, other in pairwise(in_lines):
            if one[axis] == other[axis]:
                yield from ((one, other), (other, one))


def followers(game, position):
    """Return the positions after each move; none at the end."""
    items, turn, passes = position
    board, turns = dict(items), TURNS[game]
    if turns and passes == len(turns):
        return []
    found = []
    for one, other in neighbours(board):
        tops = board[one][0] + board[other][0]
        allowed = game == "greener" or tops in CYCLE
        if allowed and (not turns or tops[0] == turns[turn]):
            after = dict(board)
            after[other] = after.pop(one) + after[other]
            found.append((frozenset(after.items()), (turn + 1) % len(turns) if turns else 0, 0))
    if turns and not found:
        over = passes + 1 == len(turns)
        found.append((items, 0 if over else (turn + 1) % len(turns), passes + 1))
    return found


def merits_of(game, position):
    """Return for each player the points and the height of the tallest stack."""
    merits = []
    for top in TURNS[game]:
        own = [stack for _, stack in position[0] if stack[0] == top]
        points = "".join(own).count("G") if game == "greener" else len("".join(own))
        merits.append((points, max(map(len, own), default=0)))
    return merits


def returns(game, position):
    if game == "greenest":
        return (1.0 if len(position[0]) == 1 else 0.0,)
    merits = merits_of(game, position)
    winners = [merit == max(merits) for merit in merits]
    return tuple(winner / sum(winners) for winner in winners)
