"""A state of Capstone, its legal moves, and the states after them.

Setup: chance draws four small pieces for the first player, one at a time, and then four more for
the second player. A complete hand with three or more pieces alike has one outcome, `redraw`, after
which the hand is empty again. So all chances are exact, redraws have no limit, and the setup ends
with probability 1. Then both players put their hands in order, in secret: these are the goals. Each
player sees only their own hand and goal until the game is over.

The second player takes the first turn. A turn is up to three moves: place a piece; move one top
piece to another pile, or decline; move a capstone if a piece was moved. If no piece can be moved,
the turn ends with the placement.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from greenest.games.capstone import drawing, moves
from greenest.games.capstone.moves import (
    DECLINE,
    REDRAW,
    STOCK,
    Move,
    Transfer,
    transfer,
)
from greenest.games.capstone.piles import (
    COLOURS,
    HEIGHT,
    SIZE_NAMES,
    SIZES,
    Rules,
    capped,
    changed,
    fair,
    orders,
    receiving,
    score,
    takes_pieces,
)
from greenest.games.chances import shares
from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State


@dataclass(frozen=True)
class CapstoneState(State[Move]):
    """The piles, the hands not yet in order, the goals, and the stage of the turn.

    `placed` is the index of the pile on which a piece was just placed, else None; if it is set, a
    piece is moved next, or not. `moved` is the colour of the piece that was just moved, else "";
    if it is set, the capstone of this colour moves next. All other pieces are in the stock or in
    the bag, and all other capstones on the pad.
    """

    rules: Rules
    piles: tuple[str, ...]
    hands: tuple[str, ...] = ("", "")
    goals: tuple[str, ...] = ("", "")
    placed: int | None = None
    moved: str = ""

    @cached_property
    def actor(self) -> int:
        """The player to move, chance while a hand is drawn, or nobody at the end (CS-6, CS-14)."""
        if not all(self.goals):
            return self.goals.index("") if self.drawer is None else CHANCE
        if self.within_turn or receiving(self.piles):
            return self._turn
        return NOBODY

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the outcomes of a draw, the goals to choose from, or the moves in a turn."""
        return self._legal

    @cached_property
    def _legal(self) -> tuple[Move, ...]:
        if not all(self.goals):
            return tuple(self.chances()) or orders(self.hands[self.goals.index("")])
        if self.moved:
            return self._cappings()
        if self.placed is not None:
            return (*self.shifts(), DECLINE)
        return self._placements()

    def chances(self) -> dict[Move, Fraction]:
        """Return the probability of each colour that may be drawn, or of `redraw` (CS-2)."""
        drawer = self.drawer
        if drawer is None:
            return {}
        if len(self.hands[drawer]) == HEIGHT:
            return {REDRAW: Fraction(1)}
        return shares(tuple(self.bag().items()))

    def play(self, move: Move) -> CapstoneState:
        """Return the state after a move; raises `IllegalMove` (CS-7, CS-13)."""
        if move not in self.legal_moves():
            raise IllegalMove(self._objection(move))
        return self.after(move)

    def after(self, move: Move) -> CapstoneState:
        """Return the state after a legal move."""
        if isinstance(move, Transfer):
            return self._transfer(*move)
        if move == DECLINE:
            return self._later(self.piles)
        drawer = self.drawer
        return self._order(move) if drawer is None else self._draw_piece(drawer, move)

    def stock(self, size: str) -> dict[str, int]:
        """Return the number of pieces left of a size, `L` or `M`, by colour (CS-1, TH-1)."""
        piles = self.rules.piles
        start = SIZES.index(size) * piles
        count = "".join(self.piles[start : start + piles]).count
        return {colour: piles - count(colour) for colour in COLOURS}

    def pad(self) -> str:
        """Return the capstones that are on no pile, in alphabetical order."""
        left = sorted(self.rules.capstones)
        for pile in filter(capped, self.piles):
            left.remove(pile[0])
        return "".join(left)

    def bag(self) -> dict[str, int]:
        """Return the number of small pieces left in the bag, by colour (TH-2)."""
        drawn = "".join((*self.hands, *self.goals))
        return {colour: self.rules.smalls - drawn.count(colour) for colour in COLOURS}

    def scores(self) -> tuple[int, int]:
        """Return the points that the piles score now for each player's goal, 0 without a goal."""
        first, second = (score(goal, self.piles)[0] for goal in self.goals)
        return first, second

    def returns(self) -> tuple[float, float]:
        """Return the shares of the win: by points, then by piles that match in full (CS-17)."""
        if not self.over:
            raise NotOver("a piece can still be placed")
        first, second = (score(goal, self.piles) for goal in self.goals)
        if first == second:
            return (0.5, 0.5)
        return (1.0, 0.0) if first > second else (0.0, 1.0)

    def format_move(self, move: Move) -> str:
        """Return the notation of a move, such as `R@L1`, `L1-L2`, `r@L1`, `decline` or `RGBY`."""
        return moves.format_move(self.rules, move)

    def parse_move(self, text: str) -> Move:
        """Read the notation of a move; raises ValueError if it is malformed."""
        return moves.parse_move(self.rules, text)

    def __str__(self) -> str:
        """Return the state as text: the large piles, the medium piles, and four fields.

            L=RG/./Y/./. M=./yB/./R/. hands=-/- goals=BGBY/RGYB placed=L1 moved=-

        `.` is an empty pile, and `-` is nothing. Hands and goals are the first player's, then the
        second's.
        """
        half = self.rules.piles
        rows = (self.piles[:half], self.piles[half:])
        words = [
            f"{size}={'/'.join(pile or '.' for pile in row)}"
            for size, row in zip(SIZES, rows, strict=True)
        ]
        for key, pair in (("hands", self.hands), ("goals", self.goals)):
            words.append(f"{key}={'/'.join(part or '-' for part in pair)}")
        placed = "-" if self.placed is None else self.rules.names[self.placed]
        return " ".join([*words, f"placed={placed}", f"moved={self.moved or '-'}"])

    def observation(self, player: int) -> str:
        """Return the state as text, with `?` for each piece of the opponent's hand and goal.

        A hand that has to be put back is the word `redraw`. At the end, nothing is secret.
        """
        return str(self._seen_by(player))

    def sees(self, player: int, move: Move) -> bool:
        """Return whether a player sees a move: not what the opponent draws and orders (CS-5)."""
        if all(self.goals) or move == REDRAW:
            return True
        drawer = self.drawer
        return player == (self.actor if drawer is None else drawer)

    def draw(self, player: int | None = None, since: CapstoneState | None = None) -> str:
        """Return a picture, with a star at each pile that differs from the state `since`."""
        seen = self if player is None else self._seen_by(player)
        held = []
        for each in zip(range(2), seen.hands, seen.goals, strict=True):
            held.append(drawing.holding(*each, self.piles))
            held += [drawing.points_by_pile(self.rules, each[2], self.piles)] if self.over else []
        before = since.piles if since else self.piles
        return "\n".join(
            [
                *drawing.piles_drawn(self.rules, self.piles, before),
                "",
                *drawing.left({size: self.stock(size) for size in SIZES}, self.pad()),
                *held,
                self._due(),
            ]
        )

    def describe(self, move: Move) -> str:
        """Describe a legal move in words."""
        return moves.move_in_words(self.rules, move, self.piles)

    def ending(self) -> str:
        """Return in words how a tie in points was decided, or "" if there was no tie."""
        if not self.over:
            raise NotOver("a piece can still be placed")
        (first, mine), (second, theirs) = (score(goal, self.piles) for goal in self.goals)
        if first != second:
            return ""
        if mine == theirs:
            return f"equal points of {first}, and equal numbers of perfect piles ({mine})"
        return f"equal points of {first}: perfect piles decide, {mine} to {theirs}"

    @property
    def drawer(self) -> int | None:
        """The player whose hand has to be drawn or put back, or None after the last draw."""
        for player, (hand, goal) in enumerate(zip(self.hands, self.goals, strict=True)):
            if not goal and (len(hand) < HEIGHT or not fair(hand)):
                return player
        return None

    @property
    def within_turn(self) -> bool:
        """Whether a piece has been placed and the turn is not over."""
        return self.placed is not None or bool(self.moved)

    def shifts(self) -> tuple[Move, ...]:
        """Return the moves of a top piece, but of that just placed (CS-9, CS-10, CS-11)."""
        half, targets = self.rules.piles, receiving(self.piles)
        return tuple(
            [
                transfer("", source, target)
                for source, stack in enumerate(self.piles)
                if stack and source != self.placed and not capped(stack)
                for target in targets
                if target != source and (target < half) == (source < half)
            ]
        )

    @property
    def _due_capstone(self) -> str:
        return self.rules.capstone(self.moved)

    @property
    def _turn(self) -> int:
        """The player at turn. Player 2 takes the first turn, and each turn places one piece."""
        placed = sum(map(len, self.piles)) - sum(map(capped, self.piles))
        return (placed + (not self.within_turn)) % 2

    def _placements(self) -> tuple[Move, ...]:
        half = self.rules.piles
        stock = [[colour for colour, n in self.stock(size).items() if n] for size in SIZES]
        return tuple(
            [
                transfer(colour, STOCK, pile)
                for pile in receiving(self.piles)
                for colour in stock[pile >= half]
            ]
        )

    def _cappings(self) -> tuple[Move, ...]:
        capstone = self._due_capstone
        pad = [STOCK] if capstone in self.pad() else []
        sources = [pile for pile, stack in enumerate(self.piles) if stack[:1] == capstone]
        targets = [pile for pile, stack in enumerate(self.piles) if not capped(stack)]
        return tuple(
            [transfer(capstone, source, target) for source in pad + sources for target in targets]
        )

    def _draw_piece(self, player: int, move: str) -> CapstoneState:
        # A hand is sorted: the order in which it was drawn means nothing.
        hand = "" if move == REDRAW else "".join(sorted(self.hands[player] + move))
        return replace(self, hands=changed(self.hands, player, hand))

    def _order(self, goal: str) -> CapstoneState:
        player = self.goals.index("")
        hands, goals = changed(self.hands, player, ""), changed(self.goals, player, goal)
        return replace(self, hands=hands, goals=goals)

    def _transfer(self, piece: str, source: int, target: int) -> CapstoneState:
        piles = list(self.piles)
        moved = "" if piece else piles[source][0]
        if source != STOCK:
            piles[source] = piles[source][1:]
        piles[target] = (piece or moved) + piles[target]
        if piece.isupper():
            after = self._later(tuple(piles), placed=target)
            return after if after.legal_moves() != (DECLINE,) else self._later(after.piles)
        return self._later(tuple(piles), moved=moved)

    def _later(
        self, piles: tuple[str, ...], placed: int | None = None, moved: str = ""
    ) -> CapstoneState:
        """Return the state with new piles and a new stage of the turn; faster than `replace`."""
        return CapstoneState(self.rules, piles, self.hands, self.goals, placed, moved)

    def _objection(self, move: Move) -> str:
        """Return why a move is illegal: it breaks a rule, or another kind of move is due."""
        against = None
        if isinstance(move, Transfer) and all(self.goals):
            if move.piece.isupper() and not self.within_turn:
                against = self._against_placement(move)
            elif not move.piece and self.placed is not None:
                against = self._against_shift(move.source, move.target)
            elif move.piece.islower() and self.moved:
                against = self._against_capping(move)
        return against or self._due()

    def _against_placement(self, move: Transfer) -> str:
        against = self._against_receiving(move.target)
        return against or (
            f"no {SIZE_NAMES[self.rules.size(move.target)]} piece {move.piece} is left"
        )

    def _against_receiving(self, pile: int) -> str | None:
        """Return why no piece may be put on a pile, or None if one may."""
        if pile not in range(len(self.piles)):
            return f"there is no pile {pile}"
        if capped(self.piles[pile]):
            return f"{self.rules.names[pile]} has a capstone"
        return None if takes_pieces(self.piles[pile]) else f"{self.rules.names[pile]} is full"

    def _against_shift(self, source: int, target: int) -> str | None:
        for pile in (source, target):
            if pile not in range(len(self.piles)):
                return f"there is no pile {pile}"
        start, end = self.rules.names[source], self.rules.names[target]
        if source == target:
            return f"a piece cannot stay on {start}"
        if not self.piles[source]:
            return f"there is no piece on {start}"
        if source == self.placed:
            return f"the piece on {start} was just placed"
        if capped(self.piles[source]):
            return f"{start} has a capstone"
        if self.rules.size(source) != self.rules.size(target):
            return f"{start} and {end} are for pieces of different sizes"
        return self._against_receiving(target)

    def _against_capping(self, move: Transfer) -> str:
        """Return what is wrong with an illegal move of a capstone."""
        due = self._due_capstone
        if move.piece != due:
            return f"{due} is the capstone to move, not {move.piece}"
        for pile in (max(move.source, 0), move.target):
            if pile not in range(len(self.piles)):
                return f"there is no pile {pile}"
        if move.source == STOCK and due not in self.pad():
            return f"there is no capstone {due} left on the pad"
        if move.source != STOCK and self.piles[move.source][:1] != due:
            return f"{due} is not on {self.rules.names[move.source]}"
        return f"{self.rules.names[move.target]} has a capstone"

    def _due(self) -> str:
        """Return in words what is decided next, and by whom."""
        drawer, player = self.drawer, f"player {self.actor + 1}"
        if drawer is not None:
            hand = f"the hand of player {drawer + 1}"
            full = len(self.hands[drawer]) == HEIGHT
            return f"{hand} is to go back to the bag" if full else f"{hand} is to be drawn"
        if not all(self.goals):
            return f"{player} is to order the hand as a goal"
        if self.moved:
            return f"{player} is to move the capstone {self._due_capstone}"
        if self.placed is not None:
            return f"{player} may move a piece, or decline"
        return "the game is over" if self.over else f"{player} is to place a piece"

    def _seen_by(self, player: int) -> CapstoneState:
        """Return the state with the secrets of the player's opponent hidden."""
        if self.over:
            return self
        other = 1 - player
        hand = self.hands[other]
        # Players learn that a hand goes back, but not its pieces.
        hidden = REDRAW if len(hand) == HEIGHT and not fair(hand) else "?" * len(hand)
        hands = changed(self.hands, other, hidden)
        goals = changed(self.goals, other, "?" * len(self.goals[other]))
        return replace(self, hands=hands, goals=goals)
