"""The games with the options under which the tests of the protocol play them.

A new variant is tested by a line in `VARIANTS`. `PIECES` tells for each game how to count its
pieces, wherever they are, as what is true of them from the start to the end.
"""

from collections import Counter

from duel import Duel

from games.greenest import Greenest

VARIANTS = {
    "duel": Duel(),
    "greenest 6x6": Greenest(),
    "greenest 2x9": Greenest(2, 9),
}


def pyramids(state):
    """Those on the board, and those that are to be dealt."""
    left = {colour: int(share * state.undealt) for colour, share in state.chances().items()}
    return Counter("".join(state.board.stacks)) + Counter(left)


PIECES = {Greenest: pyramids}
