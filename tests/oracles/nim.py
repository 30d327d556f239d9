"""A toy game that defines only what the protocol leaves open: Nim with one heap."""

from dataclasses import dataclass

from greenest.games.protocol import NOBODY, IllegalMove, NotOver, State


@dataclass(frozen=True, slots=True)
class NimState(State[int]):
    heap: int
    turn: int = 0

    @property
    def actor(self):
        return self.turn if self.heap else NOBODY

    def legal_moves(self):
        return tuple(range(1, min(self.heap, 3) + 1))

    def play(self, move):
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} cannot be taken of {self.heap}")
        return NimState(self.heap - move, 1 - self.turn)

    def returns(self):
        if not self.over:
            raise NotOver("the heap is not empty")
        return (0.0, 1.0) if self.turn == 0 else (1.0, 0.0)

    def format_move(self, move):
        return str(move)

    def parse_move(self, text):
        return int(text)

    def __str__(self):
        return f"{self.heap} {self.turn}"


@dataclass(frozen=True)
class Nim:
    players: int = 2

    def start(self):
        return NimState(12)

    def parse(self, text):
        heap, turn = map(int, text.split())
        return NimState(heap, turn)
