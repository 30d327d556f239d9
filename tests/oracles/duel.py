"""A toy game for tests of the protocol: a duel of dice as in the combats of Triforce.

The second player may openly take a sword during the first player's turn. The first player may then
take a shield in secret. Both throw at once. The game has what Greenest lacks: a choice out of turn,
a hidden choice, several dice in sequence, and a draw.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State


@dataclass(frozen=True, slots=True)
class DuelState(State[str]):
    sword: str = ""
    shield: str = ""
    rolls: tuple[int, ...] = ()

    @property
    def dice(self):
        return (20 if self.shield == "yes" else 12, 12, 12)[: 3 if self.sword == "yes" else 2]

    @property
    def actor(self):
        if not self.sword:
            return 1
        if not self.shield:
            return 0
        return CHANCE if len(self.rolls) < len(self.dice) else NOBODY

    def legal_moves(self):
        return tuple(self.chances()) if self.actor < 0 else ("yes", "no")

    def chances(self):
        if self.actor != CHANCE:
            return {}
        sides = self.dice[len(self.rolls)]
        return {str(pips): Fraction(1, sides) for pips in range(1, sides + 1)}

    def play(self, move):
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} cannot be played now")
        if self.actor == CHANCE:
            return replace(self, rolls=(*self.rolls, int(move)))
        return replace(self, **{("shield", "sword")[self.actor]: move})

    def returns(self):
        if not self.over:
            raise NotOver("the dice are still to be thrown")
        first = (self.rolls[0], -1 if self.shield == "yes" else 0)
        second = (sum(self.rolls[1:]), 1 if self.sword == "yes" else 0)
        if first == second:
            return (0.5, 0.5)
        return (1.0, 0.0) if first > second else (0.0, 1.0)

    def format_move(self, move):
        return move

    def parse_move(self, text):
        if not re.fullmatch("yes|no|[0-9]+", text):
            raise ValueError(f"{text!r} is not a move")
        return text

    def __str__(self):
        return f"sword {self.sword}, shield {self.shield}, rolls {self.rolls}"

    def observation(self, player):
        hidden = player == 1 and self.shield and not self.over
        return str(replace(self, shield="?") if hidden else self)

    def sees(self, player, move):
        return player == 0 or self.actor != 0


@dataclass(frozen=True)
class Duel:
    players: int = 2

    def start(self):
        return DuelState()

    def parse(self, text):
        match = re.fullmatch(r"sword (.*), shield (.*), rolls \((.*)\)", text)
        if not match:
            raise ValueError(f"{text!r} is not a duel")
        rolls = tuple(int(pips) for pips in re.findall("[0-9]+", match[3]))
        return DuelState(match[1], match[2], rolls)
