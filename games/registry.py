"""The games, plain Python that imports nothing of ours.

The door is `GAMES`: the name of each game and the class that makes it, with its options as keyword
arguments (`games.protocol` says what it can do then). Adding a game is registering it here.

`games.learning.openspiel` alone needs more than Python, namely OpenSpiel; nothing here imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greenest.games.capstone.rules import Capstone
from greenest.games.capstone.threestone import ThreeStone
from greenest.games.protocol import Game
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.stones.rules import Stones
from greenest.games.triforce.state import Triforce

GAMES: dict[str, Callable[..., Game[Any]]] = {
    "3stones": Stones,
    "capstone": Capstone,
    "green": Green,
    "greener": Greener,
    "greenest": Greenest,
    "threestone": ThreeStone,
    "triforce": Triforce,
}

__all__ = ["GAMES"]
