"""Capstone, a game for two by Jeremiah Wittevrongel: build piles that match a secret goal.

This is the engine of ThreeStone, too: `Rules` says in what the two differ.

Pieces are blue, green, red and yellow. Half the piles are for large pieces, `L1` and onwards, and
half for medium ones, `M1` and onwards; an empty pile is a pile. A pile is text from its top down: a
letter for a piece, and first a small letter if a capstone stands on it, as in `rBGG`.

Setup: chance draws four small pieces for the first player, one at a time, and then for the second
from the rest. A hand of three or more alike goes back: once complete it has one outcome, `redraw`,
which leads to the state before its first piece. So all chances are exact, no limit cuts the redraws
off, and with probability 1 the setup ends. Then the two order their hands in secret as goals,
written from the top down. The second player, who drew last, takes the first turn. Nobody but its
owner sees a hand or a goal before the end.

A turn is up to three moves: place a piece; move one top piece to another pile or decline; move a
capstone if a piece was moved. If there is no piece that can be moved, the placement ends the turn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import ClassVar, NamedTuple

from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State

COLOURS = "BGRY"
COLOUR_NAMES = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}
SIZES = "LM"
SIZE_NAMES = {"L": "large", "M": "medium"}
HEIGHT = 4
"""The pieces of a full pile, of a hand and of a goal."""
MOST_ALIKE = 2
"""The most pieces of one colour in a hand."""
PERFECT = 3
"""The points for a pile that matches a goal in full, besides one for each of its pieces."""

REDRAW = "redraw"
DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the two games differ in.

    `piles` counts the piles of each size, and the pieces of each size and colour as well, which
    therefore fill the piles exactly. `smalls` counts the pieces of each colour in the bag.
    `capstones` has a letter for each: that of its colour, or one of their own if they are alike.
    """

    piles: int
    smalls: int
    capstones: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the piles."""
        return tuple(f"{size}{number}" for size in SIZES for number in range(1, self.piles + 1))

    def size(self, pile: int) -> str:
        """Return the size of the pieces on a pile, `L` or `M`."""
        return SIZES[pile // self.piles]

    def capstone(self, colour: str) -> str:
        """Return the letter of the capstone that follows a piece of this colour."""
        own = colour.lower()
        return own if own in self.capstones else self.capstones[0]


class Placement(NamedTuple):
    """A piece from the stock, of the size of the pile, goes on top of it."""

    colour: str
    pile: int


class Shift(NamedTuple):
    """The top piece of one pile goes on top of another."""

    source: int
    target: int


class Capping(NamedTuple):
    """A capstone goes on top of a pile: from another one, or from the pad if `source` is None."""

    capstone: str
    source: int | None
    target: int


Move = Placement | Shift | Capping | str

_PLACEMENT = re.compile("([BGRY])@([LM][0-9])")
_SHIFT = re.compile("([LM][0-9])-([LM][0-9])")
_CAPPING = re.compile("([a-z])(@|[LM][0-9]-)([LM][0-9])")
_WORD = re.compile(f"{REDRAW}|{DECLINE}|[{COLOURS}]|[{COLOURS}]{{{HEIGHT}}}")
_STATE = re.compile(
    r"L=(?P<L>\S+) M=(?P<M>\S+) hands=(?P<hands>\S+) goals=(?P<goals>\S+) "
    r"placed=(?P<placed>-|[LM][0-9]) moved=(?P<moved>[-BGRY])"
)


@dataclass(frozen=True, slots=True)
class CapstoneState(State[Move]):
    """The piles, hands that are still to be ordered, goals, and where the turn stands.

    `placed` is the pile of the piece just placed, while another may be moved; `moved` is the colour
    of the piece just moved, while its capstone is due. Stock, bag and pad are what is not here.
    """

    rules: Rules
    piles: tuple[str, ...]
    hands: tuple[str, ...] = ("", "")
    goals: tuple[str, ...] = ("", "")
    placed: int | None = None
    moved: str = ""

    @property
    def actor(self) -> int:
        """Chance until both hands are drawn; nobody if no piece can be placed at a turn's start."""
        if not all(self.goals):
            return self.goals.index("") if self._drawer is None else CHANCE
        if self._within_turn or any(map(_takes_pieces, self.piles)):
            return self._turn
        return NOBODY

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the colours to draw, the orders of the hand, or the next moves of the turn."""
        if not all(self.goals):
            return tuple(self.chances()) or self._orders()
        if self.moved:
            return self._cappings()
        if self.placed is not None:
            return (*self._shifts(), DECLINE)
        return self._placements()

    def chances(self) -> dict[Move, Fraction]:
        """Return for each colour its share of the bag, or that a hand is certainly redrawn."""
        drawer = self._drawer
        if drawer is None:
            return {}
        if len(self.hands[drawer]) == HEIGHT:
            return {REDRAW: Fraction(1)}
        bag = self.bag()
        left = sum(bag.values())
        return {colour: Fraction(count, left) for colour, count in bag.items() if count}

    def play(self, move: Move) -> CapstoneState:
        """Draw, order a goal, or make a move of the turn; raises `IllegalMove`."""
        if move not in self.legal_moves():
            raise IllegalMove(self._objection(move))
        if isinstance(move, Placement):
            return self._place(move)
        if isinstance(move, Shift):
            return self._shift(move)
        if isinstance(move, Capping):
            return self._cap(move)
        if move == DECLINE:
            return replace(self, placed=None)
        drawer = self._drawer
        return self._order(move) if drawer is None else self._draw_piece(drawer, move)

    def stock(self, size: str) -> dict[str, int]:
        """Return how many pieces of a size, `L` or `M`, are left of each colour."""
        start = SIZES.index(size) * self.rules.piles
        placed = "".join(self.piles[start : start + self.rules.piles])
        return {colour: self.rules.piles - placed.count(colour) for colour in COLOURS}

    def pad(self) -> str:
        """Return the capstones that are on no pile."""
        return "".join(sorted((Counter(self.rules.capstones) - _capstones(self.piles)).elements()))

    def bag(self) -> dict[str, int]:
        """Return how many small pieces of each colour nobody has drawn."""
        drawn = "".join((*self.hands, *self.goals))
        return {colour: self.rules.smalls - drawn.count(colour) for colour in COLOURS}

    def scores(self) -> tuple[int, int]:
        """Return the points of the two goals for the piles as they are; 0 where there is none."""
        first, second = (self._score(goal)[0] for goal in self.goals)
        return first, second

    def returns(self) -> tuple[float, float]:
        """Return 1 for the most points or, if equal, the most perfect piles; if equal too, halves.

        Raises `NotOver` before the end.
        """
        if not self.over:
            raise NotOver("a piece can still be placed")
        first, second = map(self._score, self.goals)
        if first == second:
            return (0.5, 0.5)
        return (1.0, 0.0) if first > second else (0.0, 1.0)

    def format_move(self, move: Move) -> str:
        """Return `R@L1`, `L1-L2`, `r@L1` from the pad, `rL1-M2`, a word, a goal or a colour."""
        names = self.rules.names
        if isinstance(move, Placement):
            return f"{move.colour}@{names[move.pile]}"
        if isinstance(move, Shift):
            return f"{names[move.source]}-{names[move.target]}"
        if isinstance(move, Capping):
            start = "@" if move.source is None else f"{names[move.source]}-"
            return f"{move.capstone}{start}{names[move.target]}"
        return move

    def parse_move(self, text: str) -> Move:
        """Read the notation of a move; raises ValueError."""
        if _WORD.fullmatch(text):
            return text
        placement = _PLACEMENT.fullmatch(text)
        if placement:
            return Placement(placement[1], _read_pile(self.rules, placement[2]))
        shift = _SHIFT.fullmatch(text)
        if shift:
            return Shift(_read_pile(self.rules, shift[1]), _read_pile(self.rules, shift[2]))
        capping = _CAPPING.fullmatch(text)
        if capping:
            source = _read_pile(self.rules, capping[2][:-1]) if capping[2] != "@" else None
            return Capping(capping[1], source, _read_pile(self.rules, capping[3]))
        raise ValueError(
            f"{text!r} is not a move: R@L1 places a piece, L1-L2 moves one, r@L1 or rL1-M2 a "
            "capstone; the others are a colour, a goal of four, decline and redraw"
        )

    def __str__(self) -> str:
        """Return the large and the medium piles and key=value for the rest, the first player first.

        `.` is an empty pile, and `-` is nothing.
        """
        half = self.rules.piles
        large, medium = (
            "/".join(pile or "." for pile in row) for row in (self.piles[:half], self.piles[half:])
        )
        hands, goals = ("/".join(part or "-" for part in pair) for pair in (self.hands, self.goals))
        placed = "-" if self.placed is None else self.rules.names[self.placed]
        return (
            f"L={large} M={medium} hands={hands} goals={goals} "
            f"placed={placed} moved={self.moved or '-'}"
        )

    def observation(self, player: int) -> str:
        """Return the text with `?` for every piece of the other's hand or goal until the end.

        A hand that has to go back is `redraw`.
        """
        return str(self._seen_by(player))

    def sees(self, player: int, move: Move) -> bool:
        """Return whether a player sees a move: all but what the other draws and how it is ordered.

        That a hand goes back is seen, but not what was in it.
        """
        if all(self.goals) or move == REDRAW:
            return True
        drawer = self._drawer
        return player == (self.actor if drawer is None else drawer)

    def draw(self, player: int | None = None) -> str:
        """Return a picture for the terminal, in which a goal that the player may not see is `?`."""
        seen = self if player is None else self._seen_by(player)
        return "\n".join([*self._picture(), "", *self._left(), *seen._goals(), self._due()])

    @property
    def _drawer(self) -> int | None:
        """The player whose hand is incomplete, or has too many alike; None if there is none."""
        for player, (hand, goal) in enumerate(zip(self.hands, self.goals, strict=True)):
            if not goal and (len(hand) < HEIGHT or not _fair(hand)):
                return player
        return None

    @property
    def _within_turn(self) -> bool:
        return self.placed is not None or bool(self.moved)

    @property
    def _turn(self) -> int:
        """Whose turn it is: player 1 starts, and every turn before this one placed a piece."""
        pieces = sum(len(_pieces(pile)) for pile in self.piles)
        return (pieces + (not self._within_turn)) % 2

    def _score(self, goal: str) -> tuple[int, int]:
        """Return a goal's points and how many piles match it in full, of those with four pieces."""
        counted = [pieces for pieces in map(_pieces, self.piles) if len(pieces) == HEIGHT]
        points = sum(
            piece == wanted for pile in counted for piece, wanted in zip(pile, goal, strict=False)
        )
        perfect = counted.count(goal)
        return points + PERFECT * perfect, perfect

    def _orders(self) -> tuple[Move, ...]:
        hand = self.hands[self.goals.index("")]
        return tuple(sorted(set(map("".join, permutations(hand)))))

    def _placements(self) -> tuple[Move, ...]:
        stock = {size: [c for c, n in self.stock(size).items() if n] for size in SIZES}
        return tuple(
            Placement(colour, pile)
            for pile, stack in enumerate(self.piles)
            if _takes_pieces(stack)
            for colour in stock[self.rules.size(pile)]
        )

    def _shifts(self) -> tuple[Move, ...]:
        size = self.rules.size
        targets = [pile for pile, stack in enumerate(self.piles) if _takes_pieces(stack)]
        return tuple(
            Shift(source, target)
            for source, stack in enumerate(self.piles)
            if stack and not _capped(stack) and source != self.placed
            for target in targets
            if target != source and size(target) == size(source)
        )

    def _cappings(self) -> tuple[Move, ...]:
        capstone = self.rules.capstone(self.moved)
        pad: list[int | None] = [None] if capstone in self.pad() else []
        sources = [pile for pile, stack in enumerate(self.piles) if stack[:1] == capstone]
        targets = [pile for pile, stack in enumerate(self.piles) if not _capped(stack)]
        return tuple(
            Capping(capstone, source, target) for source in pad + sources for target in targets
        )

    def _draw_piece(self, player: int, move: str) -> CapstoneState:
        # A hand is sorted: the order in which it was drawn means nothing.
        hand = "" if move == REDRAW else "".join(sorted(self.hands[player] + move))
        return replace(self, hands=_changed(self.hands, {player: hand}))

    def _order(self, goal: str) -> CapstoneState:
        player = self.goals.index("")
        hands, goals = _changed(self.hands, {player: ""}), _changed(self.goals, {player: goal})
        return replace(self, hands=hands, goals=goals)

    def _place(self, move: Placement) -> CapstoneState:
        piles = _changed(self.piles, {move.pile: move.colour + self.piles[move.pile]})
        after = replace(self, piles=piles, placed=move.pile)
        return after if after._shifts() else replace(after, placed=None)

    def _shift(self, move: Shift) -> CapstoneState:
        source, target = self.piles[move.source], self.piles[move.target]
        changes = {move.source: source[1:], move.target: source[0] + target}
        return replace(self, piles=_changed(self.piles, changes), placed=None, moved=source[0])

    def _cap(self, move: Capping) -> CapstoneState:
        changes = {move.target: move.capstone + self.piles[move.target]}
        if move.source is not None:
            changes[move.source] = self.piles[move.source][1:]
        return replace(self, piles=_changed(self.piles, changes), moved="")

    def _objection(self, move: Move) -> str:
        """Return what is against a move that is not legal: at least, that another kind is due."""
        against = None
        if isinstance(move, Placement) and all(self.goals) and not self._within_turn:
            against = self._against_placement(move)
        elif isinstance(move, Shift) and self.placed is not None:
            against = self._against_shift(move)
        elif isinstance(move, Capping) and self.moved:
            against = self._against_capping(move)
        return against or self._due()

    def _against_placement(self, move: Placement) -> str | None:
        if move.pile not in range(len(self.piles)):
            return f"there is no pile {move.pile}"
        size = SIZE_NAMES[self.rules.size(move.pile)]
        return self._against_receiving(move.pile) or f"no {size} piece {move.colour} is left"

    def _against_shift(self, move: Shift) -> str | None:
        source, target = move
        for pile in move:
            if pile not in range(len(self.piles)):
                return f"there is no pile {pile}"
        start, end = self.rules.names[source], self.rules.names[target]
        if source == target:
            return f"a piece cannot stay on {start}"
        if not self.piles[source]:
            return f"there is no piece on {start}"
        if source == self.placed:
            return f"the piece on {start} was just placed"
        if _capped(self.piles[source]):
            return f"{start} has a capstone"
        if self.rules.size(source) != self.rules.size(target):
            return f"{start} and {end} are for pieces of different sizes"
        return self._against_receiving(target)

    def _against_receiving(self, pile: int) -> str | None:
        """Return why a pile takes no piece at all, None if it does."""
        if _capped(self.piles[pile]):
            return f"{self.rules.names[pile]} has a capstone"
        return None if _takes_pieces(self.piles[pile]) else f"{self.rules.names[pile]} is full"

    def _against_capping(self, move: Capping) -> str | None:
        capstone = self.rules.capstone(self.moved)
        if move.capstone != capstone:
            return f"{capstone} is the capstone to move, not {move.capstone}"
        for pile in (move.source or 0, move.target):
            if pile not in range(len(self.piles)):
                return f"there is no pile {pile}"
        if move.source is None and capstone not in self.pad():
            return f"there is no capstone {capstone} left on the pad"
        if move.source is not None and self.piles[move.source][:1] != capstone:
            return f"{capstone} is not on {self.rules.names[move.source]}"
        return f"{self.rules.names[move.target]} has a capstone"

    def _due(self) -> str:
        """Return who is to do what now."""
        drawer, player = self._drawer, f"player {self.actor + 1}"
        if drawer is not None:
            hand = f"the hand of player {drawer + 1}"
            full = len(self.hands[drawer]) == HEIGHT
            return f"{hand} is to go back to the bag" if full else f"{hand} is to be drawn"
        if not all(self.goals):
            return f"{player} is to order the hand as a goal"
        if self.moved:
            return f"{player} is to move the capstone {self.rules.capstone(self.moved)}"
        if self.placed is not None:
            return f"{player} may move a piece, or decline"
        return "the game is over" if self.over else f"{player} is to place a piece"

    def _seen_by(self, player: int) -> CapstoneState:
        """Return what stands for the state in what a player sees, with `?` for what is secret."""
        if self.over:
            return self
        other = 1 - player
        hand = self.hands[other]
        # That a hand has to go back is announced, but not what is in it.
        hidden = REDRAW if len(hand) == HEIGHT and not _fair(hand) else "?" * len(hand)
        hands = _changed(self.hands, {other: hidden})
        goals = _changed(self.goals, {other: "?" * len(self.goals[other])})
        return replace(self, hands=hands, goals=goals)

    def _picture(self) -> Iterator[str]:
        """Yield the lines of the piles, capstones uppermost, and their names."""
        columns = []
        for name, pile in zip(self.rules.names, self.piles, strict=True):
            width = 5 if name[0] == "L" else 3
            body = "/_{}_\\" if name[0] == "L" else "/{}\\"
            stack = [piece if piece.islower() else body.format(piece) for piece in pile]
            air = [""] * (HEIGHT + 1 - len(stack))
            columns.append([f"{cell:^{width}}" for cell in (*air, *stack, "-" * width, name)])
        for cells in zip(*columns, strict=True):
            yield "  ".join(cells).rstrip()

    def _left(self) -> Iterator[str]:
        """Yield the pieces and the capstones that are on no pile."""
        for size, name in SIZE_NAMES.items():
            stock = self.stock(size)
            pieces = "  ".join(f"{COLOUR_NAMES[colour]} {count}" for colour, count in stock.items())
            yield f"{name + ' pieces left':<19}{pieces}"
        yield f"{'capstones left':<19}{' '.join(self.pad()) or 'none'}"

    def _goals(self) -> Iterator[str]:
        """Yield for each player the goal with its points, or what there is of a hand."""
        for player, (hand, goal) in enumerate(zip(self.hands, self.goals, strict=True)):
            points = "" if "?" in goal else f", score {self._score(goal)[0]}"
            yield f"player {player + 1}: " + (
                f"goal {goal}{points}" if goal else f"hand {hand or '-'}"
            )


@dataclass(frozen=True, slots=True)
class Capstone:
    """Two players build piles that match secret goals; capstones block piles.

    After a piece the capstone of its colour moves. There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=5, smalls=4, capstones="bgry")

    @property
    def players(self) -> int:
        """Two."""
        return 2

    def start(self) -> CapstoneState:
        """Return the empty piles, with both hands still to be drawn."""
        return CapstoneState(self.rules, ("",) * (len(SIZES) * self.rules.piles))

    def parse(self, text: str) -> CapstoneState:
        """Read the text of a state; raises ValueError with what is wrong with it."""
        match = _STATE.fullmatch(text)
        if not match:
            raise ValueError(
                f"{text!r} is no state of this game, which is written as L=RG/./… M=./yB/… "
                "hands=-/- goals=BGBY/RGYB placed=L1 moved=-"
            )
        piles = [_read_row(self.rules, size, match[size]) for size in SIZES]
        state = CapstoneState(
            self.rules,
            (*piles[0], *piles[1]),
            _read_pair("hands", match["hands"]),
            _read_pair("goals", match["goals"]),
            None if match["placed"] == "-" else _read_pile(self.rules, match["placed"]),
            match["moved"].replace("-", ""),
        )
        for check in (_check_capstones, _check_smalls, _check_setup, _check_turn):
            check(state)
        return state


def _fair(hand: str) -> bool:
    """Tell whether no colour is in the hand too often."""
    return all(hand.count(piece) <= MOST_ALIKE for piece in hand)


def _capped(pile: str) -> bool:
    return pile[:1].islower()


def _pieces(pile: str) -> str:
    """Return a pile without the capstone that may be on top of it."""
    return pile[1:] if _capped(pile) else pile


def _capstones(piles: Iterable[str]) -> Counter[str]:
    """Count the capstones on the piles by their letters."""
    return Counter(pile[0] for pile in piles if _capped(pile))


def _takes_pieces(pile: str) -> bool:
    """Tell whether pieces of the right size can go on a pile."""
    return len(pile) < HEIGHT and not _capped(pile)


def _changed(items: tuple[str, ...], changes: dict[int, str]) -> tuple[str, ...]:
    """Return the items with those at some places replaced."""
    return tuple(changes.get(place, item) for place, item in enumerate(items))


def _read_pile(rules: Rules, name: str) -> int:
    if name not in rules.names:
        raise ValueError(f"there is no pile {name!r}")
    return rules.names.index(name)


def _read_row(rules: Rules, size: str, text: str) -> list[str]:
    """Read the piles of one size; raises ValueError for a wrong pile or too many of a colour."""
    row = ["" if pile == "." else pile for pile in text.split("/")]
    if len(row) != rules.piles:
        raise ValueError(f"{size} has {len(row)} piles, not {rules.piles}")
    for pile in row:
        if not re.fullmatch(f"[{rules.capstones}]?[{COLOURS}]{{0,{HEIGHT}}}", pile):
            raise ValueError(f"{pile!r} is no pile: a capstone if any, and up to four pieces")
    for colour in COLOURS:
        if "".join(row).count(colour) > rules.piles:
            raise ValueError(f"{size} has more than {rules.piles} pieces of the colour {colour}")
    return row


def _read_pair(key: str, text: str) -> tuple[str, ...]:
    """Read what both players have; raises ValueError unless it is up to four pieces each."""
    pair = tuple("" if part == "-" else part for part in text.split("/"))
    if len(pair) != 2 or not all(re.fullmatch(f"[{COLOURS}]{{0,{HEIGHT}}}", part) for part in pair):
        raise ValueError(
            f"{key}={text} is not two times up to four pieces, each - if there is none"
        )
    return pair


def _check_capstones(state: CapstoneState) -> None:
    """Raise ValueError if a capstone is on several piles."""
    if _capstones(state.piles) - Counter(state.rules.capstones):
        raise ValueError(f"more capstones are on the piles than {' '.join(state.rules.capstones)}")


def _check_smalls(state: CapstoneState) -> None:
    """Raise ValueError unless the hands and goals can come from the bag."""
    drawn = "".join((*state.hands, *state.goals))
    if any(drawn.count(colour) > state.rules.smalls for colour in COLOURS):
        raise ValueError(f"there are only {state.rules.smalls} small pieces of each colour")
    if any(hand != "".join(sorted(hand)) for hand in state.hands):
        raise ValueError("the pieces of a hand are in the order of the alphabet")
    if any(goal and (len(goal) < HEIGHT or not _fair(goal)) for goal in state.goals):
        raise ValueError("a goal has four pieces, at most two of them alike")


def _check_setup(state: CapstoneState) -> None:
    """Raise ValueError unless the hands were drawn and ordered one after the other."""
    drawer = state._drawer
    if any(hand and goal for hand, goal in zip(state.hands, state.goals, strict=True)):
        raise ValueError("an ordered hand is a goal and no hand any more")
    if (drawer is not None and any(state.goals)) or (drawer == 0 and state.hands[1]):
        raise ValueError("player 2 draws after player 1, and goals are ordered after both have")
    if state.goals[1] and not state.goals[0]:
        raise ValueError("player 1 orders the goal first")


def _check_turn(state: CapstoneState) -> None:
    """Raise ValueError unless the step of the turn fits the piles."""
    if not all(state.goals) and (any(state.piles) or state._within_turn):
        raise ValueError("the piles are empty until there are goals")
    if state.placed is not None and state.moved:
        raise ValueError("a turn is either at placed=… or at moved=…")
    if state.placed is not None:
        pile = state.piles[state.placed]
        if not pile or _capped(pile):
            raise ValueError(f"no piece can have been placed on {state.rules.names[state.placed]}")
        if not state._shifts():
            raise ValueError("there is no piece to move, so that the turn is over at placed=-")
    if state.moved and not _can_have_moved(state):
        raise ValueError(f"no piece {state.moved} can have been moved")


def _can_have_moved(state: CapstoneState) -> bool:
    """Tell whether there is such a piece on top of a pile, and another that was placed."""
    pieces = "".join(map(_pieces, state.piles))
    return len(pieces) > 1 and any(pile[:1] == state.moved for pile in state.piles)
