"""The rules of the games, plain Python that imports nothing of ours.

The door is `GAMES`: the name of each game and the class that makes it, with its options as keyword
arguments (`games.protocol` says what it can do then). Adding a game is registering it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.green import Green
from games.greener import Greener
from games.greenest import Greenest
from games.protocol import Game

GAMES: dict[str, Callable[..., Game[Any]]] = {
    "green": Green,
    "greener": Greener,
    "greenest": Greenest,
}

__all__ = ["GAMES"]
