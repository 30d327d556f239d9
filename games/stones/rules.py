"""3 Stones, a game for two: every three in a row of one's colour scores, whoever completed it.

The board is an octagon of 80 pockets around a dead centre. Pockets are numbered row by row from the
top, and named as in chess, the file's letter from the left and the rank's number from the bottom:

    11                   0   1   2
    10               3   4   5   6   7
     9           8   9  10  11  12  13  14
     8      15  16  17  18  19  20  21  22  23
     7  24  25  26  27  28  29  30  31  32  33  34
     6  35  36  37  38  39   x  40  41  42  43  44
     5  45  46  47  48  49  50  51  52  53  54  55
     4      56  57  58  59  60  61  62  63  64
     3          65  66  67  68  69  70  71
     2              72  73  74  75  76
     1                  77  78  79
         a   b   c   d   e   f   g   h   i   j   k       pocket 39 is e6

Player 0 is White and player 1 is Black. Chance draws a stone from the pouch, `W`hite, `B`lack or
`C`lear, and the player at turn places it, whatever its colour; in the game of pure skill both
choose from open hands. A stone goes into the row or the column of the last one, past stones and the
centre, or anywhere if both are full. As stones never move, the scores can be read off the board.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, product
from typing import Literal, NamedTuple

from greenest.games.grid import Grid
from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State

COLOURS = "WB"
STONES = "WBC"
PLAYER_NAMES = ("White", "Black")
STONE_NAMES = {"W": "white", "B": "black", "C": "clear"}

Supply = tuple[int, int, int]
"""How many white, black and clear stones are in a pouch or a hand."""
ALL_STONES: Supply = (30, 30, 12)
HALF: Supply = (15, 15, 6)

GRID = Grid(11, 11)
CELLS = tuple(
    (row, col)
    for row in range(11)
    for col in range(11)
    if abs(row - 5) + abs(col - 5) <= 6 and (row, col) != (5, 5)
)
"""The row and the column of each pocket, from the top and from the left."""
POCKETS = range(len(CELLS))
NAMES = tuple(GRID.name(GRID.cols * row + col) for row, col in CELLS)
CROSSES = tuple(
    tuple(other for other, (row, col) in enumerate(CELLS) if (row == own_row) != (col == own_col))
    for own_row, own_col in CELLS
)
"""For each pocket the others in its row and its column."""

_POCKET_OF_NAME = {name: pocket for pocket, name in enumerate(NAMES)}
_POCKETS_BEFORE_CENTRE = 40
# With the centre, which is no pocket.
_RANK_LENGTHS = (3, 5, 7, 9, 11, 11, 11, 9, 7, 5, 3)


def _triples() -> tuple[tuple[int, int, int], ...]:
    """Return every three neighbouring pockets in a row, across, down and on both diagonals."""
    pockets = {cell: pocket for pocket, cell in enumerate(CELLS)}
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, col in pockets:
            places = [(row + steps * down, col + steps * right) for steps in range(3)]
            if all(place in pockets for place in places):
                a, b, c = (pockets[place] for place in places)
                found.append((a, b, c))
    return tuple(found)


TRIPLES = _triples()

_SCORING = {
    colour: frozenset(map("".join, product((colour, "C"), repeat=3))) - {"CCC"}
    for colour in COLOURS
}


class Placement(NamedTuple):
    """A stone of that kind goes into a pocket."""

    stone: str
    pocket: int


_PLACEMENTS = {stone: tuple(Placement(stone, pocket) for pocket in POCKETS) for stone in STONES}
_PLACEMENT = re.compile("([WBC])([a-k][0-9]+)")
_HAND = "[0-9]{1,2}W[0-9]{1,2}B[0-9]{1,2}C"
_STATE = re.compile(
    "(?P<ranks>[.WBCx/]+) turn=(?P<turn>[WB]) last=(?P<last>-|[a-k][0-9]+) drawn=(?P<drawn>[-WBC]) "
    f"(?P<place>pouch|hands)=(?P<supplies>{_HAND}(/{_HAND})?)"
)

Move = Placement | str


@dataclass(frozen=True, slots=True)
class StonesState(State[Move]):
    """The pockets, over ".WBC", whose turn it is, and the stones that are not yet on the board.

    These are in the one pouch, or in the hands of the two players if the game is of pure skill. A
    move is a placement, or the stone that chance draws.
    """

    board: str
    turn: int
    supplies: tuple[Supply, ...]
    last: int | None = None
    drawn: str = ""

    @property
    def actor(self) -> int:
        """Chance before each placement from the pouch; nobody when the stones are used up."""
        if self.drawn:
            return self.turn
        if not any(self._supply):
            return NOBODY
        return self.turn if self._skill else CHANCE

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the stones that can be drawn, or the placements by stone and then by pocket."""
        actor = self.actor
        if actor == NOBODY:
            return ()
        if actor == CHANCE:
            return tuple(self._stones)
        pockets = self._open_pockets()
        stones = self._stones if self._skill else self.drawn
        return tuple(_PLACEMENTS[stone][pocket] for stone in stones for pocket in pockets)

    def chances(self) -> dict[Move, Fraction]:
        """Return for each kind of stone in the pouch its share of what is left."""
        if self.actor != CHANCE:
            return {}
        left = sum(self._supply)
        shares = zip(STONES, self._supply, strict=True)
        return {stone: Fraction(count, left) for stone, count in shares if count}

    def play(self, move: Move) -> StonesState:
        """Draw or place a stone; raises `IllegalMove`."""
        if isinstance(move, str):
            return self._draw(move)
        reason = self._objection(move)
        if reason:
            raise IllegalMove(reason)
        stone, pocket = move
        board = self.board[:pocket] + stone + self.board[pocket + 1 :]
        supplies = self._without(stone) if self._skill else self.supplies
        return StonesState(board, 1 - self.turn, supplies, pocket)

    def scores(self) -> tuple[int, int]:
        """Return the points of White and of Black: their lines on the board so far.

        A line is three neighbours of the colour or clear, not all of them clear.
        """
        board = self.board
        trios = [board[a] + board[b] + board[c] for a, b, c in TRIPLES]
        white, black = (sum(trio in _SCORING[colour] for trio in trios) for colour in COLOURS)
        return white, black

    def returns(self) -> tuple[float, float]:
        """Return 1 for who has more points, halves if equal; raises `NotOver` before the end."""
        if not self.over:
            raise NotOver("there are stones left to place")
        white, black = self.scores()
        if white == black:
            return (0.5, 0.5)
        return (1.0, 0.0) if white > black else (0.0, 1.0)

    def format_move(self, move: Move) -> str:
        """Return `Wf7` for a white stone placed on f7, `W` for one drawn."""
        return move if isinstance(move, str) else move.stone + NAMES[move.pocket]

    def parse_move(self, text: str) -> Move:
        """Read a placement or a stone drawn; raises ValueError."""
        if text in tuple(STONES):
            return text
        match = _PLACEMENT.fullmatch(text)
        if not match:
            raise ValueError(f"{text!r} is no placement, which is written as in Wf7, nor a stone")
        return Placement(match[1], _read_pocket(match[2]))

    def __str__(self) -> str:
        """Return the ranks from the top, `x` the dead centre, and key=value for all the rest.

        The stones left are in one pouch or two hands, White's first: `pouch=30W30B12C`.
        """
        ranks = "/".join(map("".join, _ranks(self.board, "x")))
        last = "-" if self.last is None else NAMES[self.last]
        place = "hands" if self._skill else "pouch"
        supplies = "/".join(map(_format_supply, self.supplies))
        return (
            f"{ranks} turn={COLOURS[self.turn]} last={last} "
            f"drawn={self.drawn or '-'} {place}={supplies}"
        )

    def draw(self, player: int | None = None) -> str:
        """Return a picture for the terminal, the same for both; the last stone is in brackets."""
        pockets = [f" {stone} " for stone in self.board]
        if self.last is not None:
            pockets[self.last] = f"({self.board[self.last]})"
        width = 3 * GRID.cols
        lines = [
            f"{GRID.rows - row:>2} {''.join(rank):^{width}}".rstrip()
            for row, rank in enumerate(_ranks(pockets, " x "))
        ]
        files = "  ".join("abcdefghijk")
        return "\n".join([*lines, f"    {files}", "", *self._captions()])

    def _captions(self) -> list[str]:
        """Return the scores, who is to play with what, and the stones left."""
        white, black = self.scores()
        drawn = f" a {STONE_NAMES[self.drawn]} stone" if self.drawn else ""
        due = "the game is over" if self.over else f"{PLAYER_NAMES[self.turn]} is to place{drawn}"
        owners = ("White's hand", "Black's hand") if self._skill else ("the pouch",)
        left = [
            f"in {owner}: {white} white, {black} black, {clear} clear"
            for owner, (white, black, clear) in zip(owners, self.supplies, strict=True)
        ]
        return [f"White {white}, Black {black}; {due}", *left]

    @property
    def _skill(self) -> bool:
        return len(self.supplies) == 2

    @property
    def _supply(self) -> Supply:
        """What the next stone comes from: the pouch, or the hand of the player at turn."""
        return self.supplies[self.turn if self._skill else 0]

    @property
    def _stones(self) -> str:
        """The kinds of stones in the supply."""
        return "".join(stone for stone, n in zip(STONES, self._supply, strict=True) if n)

    def _open_pockets(self) -> list[int]:
        """Return the empty pockets in line with the last stone, all empty ones if there is none."""
        board = self.board
        near = () if self.last is None else CROSSES[self.last]
        return [pocket for pocket in near if board[pocket] == "."] or [
            pocket for pocket in POCKETS if board[pocket] == "."
        ]

    def _draw(self, stone: str) -> StonesState:
        if self.actor != CHANCE:
            raise IllegalMove(f"{stone!r} is no placement, and no stone is to be drawn now")
        if stone not in tuple(self._stones):
            raise IllegalMove(f"{stone!r} is not a stone that is left in the pouch")
        return StonesState(self.board, self.turn, self._without(stone), self.last, stone)

    def _objection(self, move: Placement) -> str | None:
        """Return why a stone may not be placed there, None if it may."""
        if self.actor not in (0, 1):
            return "the game is over" if self.over else "a stone has to be drawn first"
        if self.drawn and move.stone != self.drawn:
            return f"the stone drawn is {self.drawn}, not {move.stone}"
        if not self.drawn and move.stone not in tuple(self._stones):
            return f"there is no {move.stone} left in the hand of {PLAYER_NAMES[self.turn]}"
        if move.pocket not in POCKETS:
            return f"there is no pocket {move.pocket}"
        if self.board[move.pocket] != ".":
            return f"{NAMES[move.pocket]} is taken"
        if self.last is None or move.pocket in CROSSES[self.last]:
            return None
        if all(self.board[pocket] != "." for pocket in CROSSES[self.last]):
            return None
        place, last = NAMES[move.pocket], NAMES[self.last]
        return f"{place} is neither in the row nor in the column of the last stone, which is {last}"

    def _without(self, stone: str) -> tuple[Supply, ...]:
        """Return the supplies after the stone has left the one it comes from."""
        white, black, clear = self._supply
        rest = (white - (stone == "W"), black - (stone == "B"), clear - (stone == "C"))
        if not self._skill:
            return (rest,)
        return (rest, self.supplies[1]) if self.turn == 0 else (self.supplies[0], rest)


@dataclass(frozen=True, slots=True)
class Stones:
    """Two players place stones, and threes in a row score for White or for Black.

    `first` is the colour that moves first. With `skill` the stones are chosen from open hands
    instead of being drawn from a pouch.
    """

    first: Literal["W", "B"] = "W"
    skill: bool = False

    def __post_init__(self) -> None:
        """Refuse a colour that nobody has."""
        if self.first not in tuple(COLOURS):
            raise ValueError(f"{self.first!r} cannot move first: it has to be W or B")

    @property
    def players(self) -> int:
        """Two."""
        return 2

    def start(self) -> StonesState:
        """Return the empty board."""
        supplies = (HALF, HALF) if self.skill else (ALL_STONES,)
        return StonesState("." * len(POCKETS), COLOURS.index(self.first), supplies)

    def parse(self, text: str) -> StonesState:
        """Read the text of a state of either kind of game; raises ValueError with what is wrong."""
        match = _STATE.fullmatch(text)
        if not match:
            raise ValueError(
                f"{text!r} is no state of 3 Stones, which is written as RANKS turn=W last=e6 "
                "drawn=C pouch=29W30B11C, or with hands=W/B"
            )
        last = None if match["last"] == "-" else _read_pocket(match["last"])
        state = StonesState(
            _read_board(match["ranks"]),
            COLOURS.index(match["turn"]),
            tuple(map(_read_supply, match["supplies"].split("/"))),
            last,
            match["drawn"].replace("-", ""),
        )
        _check_place(match["place"], state)
        _check_stones(state)
        return state


def _ranks(pockets: Sequence[str], centre: str) -> list[list[str]]:
    """Split what is in the pockets into the eleven ranks from the top, with the centre."""
    cells = [*pockets]
    cells.insert(_POCKETS_BEFORE_CENTRE, centre)
    ends = [*accumulate(_RANK_LENGTHS)]
    return [cells[end - length : end] for length, end in zip(_RANK_LENGTHS, ends, strict=True)]


def _format_supply(supply: Supply) -> str:
    return "".join(f"{n}{stone}" for n, stone in zip(supply, STONES, strict=True))


def _read_supply(text: str) -> Supply:
    white, black, clear = map(int, re.findall("[0-9]+", text))
    return white, black, clear


def _read_pocket(name: str) -> int:
    if name not in _POCKET_OF_NAME:
        raise ValueError(f"there is no pocket {name!r}")
    return _POCKET_OF_NAME[name]


def _read_board(ranks: str) -> str:
    """Return the pockets of the ranks; raises ValueError naming the first wrong one."""
    lengths = [len(rank) for rank in ranks.split("/")]
    if lengths != [*_RANK_LENGTHS]:
        raise ValueError(f"the ranks have {lengths} cells instead of {[*_RANK_LENGTHS]}")
    cells = ranks.replace("/", "")
    if cells.find("x") != _POCKETS_BEFORE_CENTRE or cells.count("x") != 1:
        raise ValueError("the centre, and nothing else, is x")
    return cells.replace("x", "")


def _check_place(place: str, state: StonesState) -> None:
    """Raise ValueError unless there is one pouch, or hands of which the next holds its half."""
    if len(state.supplies) != (1 if place == "pouch" else 2):
        raise ValueError("there is one pouch=… or there are two hands=…/…")
    if place == "pouch":
        return
    if state.drawn:
        raise ValueError("no stone is drawn in the game with hands")
    mine, other = sum(state.supplies[state.turn]), sum(state.supplies[1 - state.turn])
    if not 0 <= mine - other <= 1:
        raise ValueError(f"hands of {mine} and {other} stones do not take turns")
    if any(n > half for hand in state.supplies for n, half in zip(hand, HALF, strict=True)):
        raise ValueError("a hand has at most 15 white, 15 black and 6 clear stones")


def _check_stones(state: StonesState) -> None:
    """Raise ValueError unless all stones are there and the last one is on the board."""
    for stone, all_of_it, *left in zip(STONES, ALL_STONES, *state.supplies, strict=True):
        found = sum(left) + state.board.count(stone) + state.drawn.count(stone)
        if found != all_of_it:
            raise ValueError(f"there are {found} {STONE_NAMES[stone]} stones, not {all_of_it}")
    empty = not state.board.strip(".")
    if empty != (state.last is None):
        raise ValueError("there is a last stone just when the board is not empty")
    if state.last is not None and state.board[state.last] == ".":
        raise ValueError(f"the last stone is not on the board: {NAMES[state.last]} is empty")
