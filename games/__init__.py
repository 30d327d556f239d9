"""The rules of the games, plain Python that imports nothing of ours.

The door is `GAMES`: the name of each game and the class that makes it, with its options as keyword
arguments (`games.protocol` says what it can do then). Adding a game is registering it here.

`games.openspiel` alone needs more than Python, namely OpenSpiel, and nothing here imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.capstone import Capstone
from games.green import Green
from games.greener import Greener
from games.greenest import Greenest
from games.protocol import Game
from games.stones import Stones
from games.threestone import ThreeStone
from games.triforce import Triforce

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
