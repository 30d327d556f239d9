"""The games with the options under which tests of the protocol play them.

Every registered game has its defaults; a line of `VARIANTS` adds other options.
"""

from greenest.games.capstone.game import Capstone, ThreeStone
from greenest.games.options import format_options
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.registry import GAMES
from greenest.games.stones.game import Stones
from greenest.games.triforce.game import Triforce

VARIANTS = {
    "3stones": Stones(),
    "3stones black first": Stones(first="B"),
    "3stones skill": Stones(skill=True),
    "3stones with points spotted": Stones(spotted=(0, 7)),
    "3stones skill black first": Stones(first="B", skill=True),
    "capstone": Capstone(),
    "green 6x6": Green(),
    "green 6x9": Green(6, 9),
    "green 9x9": Green(9, 9),
    "green 2x3": Green(2, 3),
    "green 2x3 again after a tie": Green(2, 3, tie="again"),
    "green tournament": Green(3, 3, tournament=True),
    "greener 6x6": Greener(),
    "greener 6x6 with 12": Greener(each=12),
    "greener 6x9": Greener(6, 9),
    "greener 9x9 with 27": Greener(9, 9, each=27),
    "greener 3x4 again after a tie": Greener(3, 4, tie="again"),
    "greener tournament": Greener(3, 4, tournament=True),
    "greenest 6x6": Greenest(),
    "greenest 2x9": Greenest(2, 9),
    "threestone": ThreeStone(),
    "triforce": Triforce(),
    "triforce of 6": Triforce(6, ply_cap=60),
    "triforce of 4 by other options": Triforce(
        players=4,
        layout="3/12/231/3123/12312",
        seats=("e1", "c1", "a1", "e5"),
        first=2,
        lone_combat=True,
        ply_cap=40,
    ),
    "triforce of 5 who fight alone": Triforce(5, first=4, lone_combat=True, ply_cap=50),
    "triforce with shields of takers": Triforce(shield="taker", ply_cap=80),
    "triforce with swords in turn": Triforce(sword="turn", ply_cap=80),
    "triforce of 4 by both other readings": Triforce(
        4, lone_combat=True, ply_cap=60, sword="turn", shield="taker"
    ),
}
_played = set(VARIANTS.values())
VARIANTS |= {name: make() for name, make in GAMES.items() if make() not in _played}


def untried(known, games):
    """Return the options that `known` names and none of `games` has other than by default."""
    found = []
    for name, options in known.items():
        default = format_options(GAMES[name]())
        tried = {
            text for game in games if GAMES.name_of(game) == name for text in format_options(game)
        }
        for option in options:
            others = {text for text in tried.difference(default) if text.startswith(f"{option}=")}
            if option not in tried and not others:
                found.append(f"{name} {option}")
    return found
