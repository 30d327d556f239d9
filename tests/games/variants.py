"""The games with the options under which the tests of the protocol play them.

A new variant is tested by a line in `VARIANTS`. `PIECES` tells for each game how to count its
pieces, wherever they are, as what is true of them from the start to the end.
"""

from collections import Counter

from duel import Duel

from games.green import Green
from games.greener import Greener
from games.greenest import Greenest

VARIANTS = {
    "duel": Duel(),
    "green 6x6": Green(),
    "green 6x9": Green(6, 9),
    "green 9x9": Green(9, 9),
    "green 2x3": Green(2, 3),
    "green tournament": Green(3, 3, tournament=True),
    "greener 6x6": Greener(),
    "greener 6x6 with 12": Greener(each=12),
    "greener 6x9": Greener(6, 9),
    "greener 9x9 with 27": Greener(9, 9, each=27),
    "greener tournament": Greener(3, 4, tournament=True),
    "greenest 6x6": Greenest(),
    "greenest 2x9": Greenest(2, 9),
}


def pyramids(state):
    """Those on the board, and those that are to be dealt."""
    left = {colour: int(share * state.undealt) for colour, share in state.chances().items()}
    return Counter("".join(state.board.stacks)) + Counter(left)


PIECES = {Green: pyramids, Greener: pyramids, Greenest: pyramids}
