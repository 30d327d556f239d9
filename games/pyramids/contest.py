"""The common rules of Green and Greener: capture in turn for points until everybody has passed.

Each player moves the stacks with their own colour on top. Capturing is forced: a player passes only
if there is no capture. A game ends when all players have passed in a row, so a player may pass and
capture again later. The player with most points wins. The tallest stack breaks a tie. If the
tallest stacks are equal too, the win is shared, or another game is played with another setup.

A tournament has as many games as players, each game with a setup of its own. After each game every
player takes the next colour in the order of turns, and so has every colour once. Points are summed,
and equal sums share the win.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Literal

from greenest.games.plurals import many
from greenest.games.protocol import CHANCE, NOBODY, Game, IllegalMove, NotOver
from greenest.games.pyramids import stacks
from greenest.games.pyramids.board import COLOURS, Board
from greenest.games.pyramids.drawing import label, label_with_greens
from greenest.games.pyramids.reading.blocks import strip_comments
from greenest.games.pyramids.stacks import CIRCLE, COLOUR_NAMES, PREY, Move, Prey, StackState

PASS = "pass"

_STATE = re.compile(
    r"(?P<board>[^,]*)"
    r"(?:,\s*(?P<over>over)"
    r"|,\s*(?P<turn>black|green|white) to move(?:,\s*passes (?P<passes>[0-9]))?)?"
    r"(?:,\s*game (?P<number>[1-9]), won (?P<won>[0-9]{1,4}(?:-[0-9]{1,4})*))?\s*"
)
_EXAMPLE = "BGW/.(GB)., green to move, passes 1"
MOST_PYRAMIDS = 1_000
"""The largest number of pyramids in the text of a state. Compiled searches count no more points."""


@dataclass(frozen=True)
class ContestState(StackState):
    """A board, the colour to move, and the points won in earlier games of a tournament.

    The last `undealt` cells of the board are still to be dealt. `turn` is the index of the colour
    to move, in the order of turns. `passes` counts the passes in a row. `number` is the number of
    the game in a tournament, from 1, and `won` has each player's points from the games before. A
    move is a capture, `PASS`, or the colour that chance deals to the next cell.
    """

    game: Contest
    board: Board
    won: tuple[int, ...]
    undealt: int = 0
    turn: int = 0
    passes: int = 0
    number: int = 1

    @property
    def actor(self) -> int:
        """The player to move, chance while a setup is dealt, or nobody at the end (GN-2, GN-8)."""
        if self.undealt:
            return CHANCE
        players = self.game.players
        return NOBODY if self.passes == players else (self.turn + 1 - self.number) % players

    @property
    def prey(self) -> Prey:
        """The colour to move, and the colours that it takes."""
        return self.game.preys[self.turn]

    @property
    def pyramids(self) -> dict[str, int]:
        """The number of pyramids of each colour in a setup."""
        return self.game.pyramids

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the colours that may be dealt, or the captures; without any, a pass (GN-6)."""
        return () if self.over else super().legal_moves() or (PASS,)

    def play(self, move: Move) -> ContestState:
        """Return the state after a move; raises `IllegalMove` (GN-7, GR-4)."""
        if self.over:
            raise IllegalMove("the game is over")
        if move != PASS or self.undealt:
            self.check(move)
        elif self.captures:
            raise IllegalMove(f"{self.mover} can capture, and so must")
        return self.after(move)

    def after(self, move: Move) -> ContestState:
        """Return the state after a legal move."""
        if self.undealt:
            left = self.undealt - 1
            return type(self)(self.game, self.dealt(move), self.won, left, number=self.number)
        if isinstance(move, str):
            return self._pass()
        board = stacks.take(self.board, move)
        after = type(self)(self.game, board, self.won, 0, self._next_turn, 0, self.number)
        after.__dict__["cells"] = stacks.taken(self.cells, move)
        return after

    def scores(self) -> tuple[int, ...]:
        """Return the points of each player, including those of earlier games in a tournament."""
        held = dict.fromkeys(COLOURS, "")
        for stack in self.board.stacks:
            if stack:
                held[stack[0]] += stack
        points = self.game.points
        return tuple(won + points(held[self.colour(player)]) for player, won in enumerate(self.won))

    def returns(self) -> tuple[float, ...]:
        """Return each player's share of the win: by points, then by the tallest stack (GN-10)."""
        if not self.over:
            raise NotOver("captures may follow")
        merits = list(zip(self.scores(), self.tallest(), strict=True))
        best = max(merits)
        return tuple(float(merit == best) / merits.count(best) for merit in merits)

    def colour(self, player: int) -> str:
        """Return the colour of a player in this game, as a letter of "BGW" (GN-12, GR-7)."""
        colours = self.game.colours
        return colours[(player + self.number - 1) % len(colours)]

    def parse_move(self, text: str) -> Move:
        """Read the notation of a move, which may be `PASS`; raises ValueError if malformed."""
        return text if text == PASS else super().parse_move(text)

    def __str__(self) -> str:
        """Return board text and the state of play: `BGW/.(GB)., green to move, passes 1`.

        `?` is a cell still to be dealt. In a tournament, the number of the game and the points that
        each player won before it follow: `game 2, won 12-10-14`.
        """
        parts = [super().__str__()]
        if self.over:
            parts.append("over")
        elif not self.undealt:
            parts.append(f"{self.mover} to move")
            parts += [f"passes {self.passes}"] if self.passes else []
        if self.game.tournament:
            parts.append(f"game {self.number}, won {'-'.join(map(str, self.won))}")
        return ", ".join(parts)

    def draw(self, player: int | None = None, since: ContestState | None = None) -> str:
        """Return a picture of the board, and the points below it.

        If greens count, `B3g2` is a stack of three pyramids, two of them green.
        """
        before = since.board if since and self._follows(since) else None
        name = label_with_greens if self.game.counts_greens else label
        picture = self.drawn(before, name)
        names = [self._name(each) for each in range(self.game.players)]
        points = zip(names, self.scores(), strict=True)
        lines = [picture, ", ".join(f"{name} {score}" for name, score in points)]
        if self.game.tournament:
            lines.insert(0, f"game {self.number} of {self.game.players}")
        if self.actor >= 0:
            lines.append(f"{self._name(self.actor)} to move")
        if self.game.prey is PREY:
            lines.append(CIRCLE)
        return "\n".join(lines)

    def describe(self, move: Move) -> str:
        """Describe a capture or a pass that ends a game; other moves are their own description."""
        if move != PASS or self.passes + 1 < self.game.players:
            return super().describe(move)
        if self.game.tournament:
            made = zip(self.scores(), self.won, strict=True)
            points = [f"{self._name(n)} {now - before}" for n, (now, before) in enumerate(made)]
            return f"game {self.number} ends: {', '.join(points)}"
        if self._ended.is_replayed:
            return f"{self._ended.ending()}: another setup is dealt"
        return f"all {self.game.players} have passed in a row, and the game is over"

    def size(self, stack: str) -> str:
        """Return the words for the height of a stack and, if greens count, for their number."""
        greens = stack.count("G")
        counted = f" with {greens or 'no'} green{'' if greens == 1 else 's'}"
        return super().size(stack) + (counted if self.game.counts_greens else "")

    def known_as(self, player: int) -> str:
        """Return the colour of a player in this game."""
        return COLOUR_NAMES[self.colour(player)]

    def ending(self) -> str:
        """Return in words how a tie in points was decided, or "" if there was no tie."""
        if not self.over:
            raise NotOver("captures may follow")
        most = max(self.scores())
        tied = [player for player, points in enumerate(self.scores()) if points == most]
        if len(tied) == 1:
            return ""
        if self.game.tournament:
            return f"equal sums of {most} are a draw"
        tallest = self.tallest()
        heights = ", ".join(f"{self.known_as(player)} {tallest[player]}" for player in tied)
        best = max(tallest[player] for player in tied)
        if sum(tallest[player] == best for player in tied) > 1:
            return f"equal points of {most}, and equal tallest stacks ({heights})"
        return f"equal points of {most}: the tallest stack decides ({heights})"

    def _pass(self) -> ContestState:
        passes = self.passes + 1
        if passes < self.game.players:
            return replace(self, turn=self._next_turn, passes=passes)
        if self.game.tournament and self.number < self.game.players:
            return replace(self.game.start(), number=self.number + 1, won=self.scores())
        end = self._ended
        return self.game.start() if end.is_replayed else end

    def _follows(self, earlier: ContestState) -> bool:
        """Return whether `earlier` can be an earlier state of the same game of a tournament."""
        bare, bare_then = (state.board.cells.count(".") for state in (self, earlier))
        return earlier.number == self.number and bare_then <= bare

    @property
    def _ended(self) -> ContestState:
        return replace(self, turn=0, passes=self.game.players)

    @property
    def is_replayed(self) -> bool:
        """Whether the game, which is over, was a tie and is played again (GN-11, GR-6)."""
        return self.game.tie == "again" and max(self.returns()) < 1

    def tallest(self) -> list[int]:
        """Return the height of each player's tallest stack; in a tournament, zeros (GN-13)."""
        if self.game.tournament:
            return [0] * self.game.players
        tops = [self.colour(player) for player in range(self.game.players)]
        return [
            max((len(stack) for stack in self.board.stacks if stack[:1] == top), default=0)
            for top in tops
        ]

    def _name(self, player: int) -> str:
        """Return the colour of a player; in a tournament, the player's number and colour."""
        colour = self.known_as(player)
        return f"player {player + 1} ({colour})" if self.game.tournament else colour

    @property
    def mover(self) -> str:
        """The name of the colour to move."""
        return COLOUR_NAMES[self.game.colours[self.turn]]

    @property
    def _next_turn(self) -> int:
        return (self.turn + 1) % self.game.players


@dataclass(frozen=True)
class Contest(Game[ContestState], ABC):
    """A game of Green or Greener, or a tournament.

    `rows` and `cols` are the size of the board: at most 16, and three divides the number of cells.
    With `tie=again`, a game in which even the tallest stacks are equal is played again, with the
    same colours and another setup. This is not possible in a tournament.

    Raises ValueError for wrong options. `parse` takes boards of any size up to 16x16, with any
    stacks of `MOST_PYRAMIDS` in all, except in a tournament.
    """

    rows: int = 6
    cols: int = 6
    tournament: bool = False
    tie: Literal["draw", "again"] = "draw"

    colours: ClassVar[str]
    """The colours of the players, in the order of their turns."""
    prey: ClassVar[Mapping[str, str]]
    """For each colour that moves, the colours that its stacks take, as a string."""
    counts_greens: ClassVar[bool] = False
    """Whether points depend on the greens in a stack."""
    state_type: ClassVar[type[ContestState]] = ContestState
    """The class of the states; a variant with other moves or another end has a subclass."""

    def __post_init__(self) -> None:
        """Check the options."""
        stacks.check_shape(self.rows, self.cols)
        stacks.even_share(self.rows * self.cols)
        if self.tournament and self.tie == "again":
            raise ValueError("a tournament adds up its games, none of which is played again")

    @cached_property
    def preys(self) -> list[Prey]:
        """For each place in the order of turns, what the colour to move takes."""
        return [{colour: self.prey[colour]} for colour in self.colours]

    @property
    @abstractmethod
    def pyramids(self) -> dict[str, int]:
        """The number of pyramids of each colour in a setup."""

    @abstractmethod
    def points(self, stack: str) -> int:
        """Return the points for a stack, or for several stacks joined to one string."""

    @property
    def players(self) -> int:
        """The number of players, one for each colour in `colours`."""
        return len(self.colours)

    def start(self) -> ContestState:
        """Return the state before the first pyramid is dealt."""
        size = self.rows * self.cols
        empty = Board(self.rows, self.cols, ("",) * size)
        return self.state_type(self, empty, (0,) * self.players, size)

    def parse(self, text: str) -> ContestState:
        """Read the text of a state of up to `MOST_PYRAMIDS`; raises ValueError for any other text.

        A board alone stands for the state with this board in which the first player is to move.
        """
        found = _STATE.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not a state, which is written as in {_EXAMPLE!r}")
        undealt = strip_comments(found["board"]).count("?")
        board = stacks.read_small_board(found["board"].replace("?", "."))
        if len("".join(board.stacks)) > MOST_PYRAMIDS:
            raise ValueError(f"more than {MOST_PYRAMIDS:,} pyramids")
        if (undealt or self.tournament) and (board.rows, board.cols) != (self.rows, self.cols):
            raise ValueError(
                f"{board.rows}x{board.cols} is not the size of this game, {self.rows}x{self.cols}"
            )
        if self.tournament and not undealt and Counter("".join(board.stacks)) != self.pyramids:
            raise ValueError("a game of a tournament has all the pyramids of its setup")
        if undealt:
            stacks.check_deal(board, undealt, self.pyramids)
            if found["turn"] or found["over"]:
                raise ValueError("nobody moves or passes before the setup is dealt")
        state = self.state_type(self, board, (0,) * self.players, undealt)
        state = self._in_play(self._in_match(state, found), found)
        if state.over and state.is_replayed:
            raise ValueError("this game is a tie, and so played again")
        return state

    def _in_match(self, state: ContestState, found: re.Match[str]) -> ContestState:
        """Return the state with number and points as in `found`; raises ValueError if wrong."""
        if not found["won"]:
            return state
        if not self.tournament:
            raise ValueError("this is not a game of a tournament")
        number = int(found["number"])
        won = tuple(map(int, found["won"].split("-")))
        if number > self.players or len(won) != self.players:
            raise ValueError(f"a tournament is {self.players} games of {self.players} players")
        most = self.points("".join(colour * count for colour, count in self.pyramids.items()))
        if sum(won) > (number - 1) * most:
            raise ValueError(f"{many(sum(won), 'point')} cannot be won before game {number}")
        return replace(state, number=number, won=won)

    def _in_play(self, state: ContestState, found: re.Match[str]) -> ContestState:
        """Return the state with turn and passes as in `found`; raises ValueError if impossible."""
        if found["over"]:
            turn, passes = 0, self.players
            if self.tournament and state.number < self.players:
                raise ValueError(f"game {state.number} is over, and the next is to be dealt")
        else:
            turn, passes = self._turn(found["turn"]), int(found["passes"] or 0)
            if passes >= self.players:
                raise ValueError(f"{passes} passes in a row end the game, which is then over")
        for back in range(1, passes + 1):
            before = replace(state, turn=(turn - back) % self.players)
            if before.legal_moves() != (PASS,):
                raise ValueError(f"{before.mover} can capture, and so cannot have passed")
        return replace(state, turn=turn, passes=passes)

    def _turn(self, name: str | None) -> int:
        """Return the place of a colour in the order of turns, given its name, or 0 for no name."""
        colours = [COLOUR_NAMES[colour] for colour in self.colours]
        if name and name not in colours:
            raise ValueError(f"{name} is never to move")
        return colours.index(name) if name else 0
