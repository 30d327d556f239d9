"""The course of a game of Triforce: three actions, then combats, then the next player's turn.

A move is its notation:

    +2         place a medium pyramid from one's stash at one's pawn
    a1-b2      move the top pyramid of a1 to b2
    stop       end the turn before the third action
    pass       when pinned
    fight c2   settle the combat on c2 next
    sword 3    exchange the third pyramid from the bottom for a sword; likewise `shield 3`
    decline    exchange nothing
    7          what chance throws with one die

What the rules leave open is settled so. A ply is a turn of one player, a pass included. A combat
that is the only one left begins by itself, and an exchange is offered only to who can make one. Who
owns the top and the lowest coloured pyramid is asked at each offer. In the very combat that
follows, sword and shield serve who has just exchanged for them, even if another player's pyramid is
on top by then; nobody is offered the one who fights with the other. A player at both ends of a
stack is offered one kind a turn, wherever on the board the other was taken. Players throw in the
order of their seats, with two dice one after the other. A lone player's combat with own swords or
shields needs no dice: who throws alone loses. A player with fifteen pyramids out and none that can
move is pinned too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State
from greenest.games.triforce import board as boards
from greenest.games.triforce import combat, text
from greenest.games.triforce.board import EACH, NAMES, NUMBERS, PLAYERS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import Bearers
from greenest.games.triforce.stages import (
    ACTIONS,
    Acting,
    Choosing,
    Ended,
    Offering,
    Rolling,
    Stage,
)

_SEATS = {
    3: ("a1", "e5", "e1"),
    4: ("a1", "e5", "e3", "e1"),
    5: ("a1", "c3", "e5", "e1", "c1"),
    6: ("a1", "c3", "e5", "e3", "e1", "c1"),
}


@dataclass(frozen=True, slots=True)
class TriforceState(State[str]):
    """A board, the player at turn, the number of turns before this one, and the turn's stage."""

    game: Triforce
    board: Board
    player: int
    ply: int
    stage: Stage

    @property
    def actor(self) -> int:
        """The player at turn, whoever is offered an exchange, or chance for a die."""
        match self.stage:
            case Offering():
                return PLAYERS.index(self._exchanges(self.stage)[0])
            case Rolling():
                return CHANCE
            case Ended():
                return NOBODY
        return self.player

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.stage, Ended)

    def legal_moves(self) -> tuple[str, ...]:
        """Return actions, then `stop`; or combats, exchanges or pips."""
        match self.stage:
            case Acting(start, done):
                return self._actions(start, done)
            case Choosing():
                return tuple(f"fight {NAMES[territory]}" for territory in self._contested())
            case Offering():
                name = text.KIND_NAMES[self.stage.kind]
                return (*(f"{name} {n}" for n in self._exchanges(self.stage)[1]), "decline")
            case Rolling():
                return text.PIPS[: self._sides()]
        return ()

    def chances(self) -> dict[str, Fraction]:
        """Return the pips of the die to be thrown, all equally likely."""
        if not isinstance(self.stage, Rolling):
            return {}
        return dict.fromkeys(self.legal_moves(), Fraction(1, self._sides()))

    def play(self, move: str) -> TriforceState:
        """Return the state after a move; raises `IllegalMove`."""
        if move not in self.legal_moves():
            raise IllegalMove(self._objection(move))
        match self.stage:
            case Acting(start, done):
                return self._act(move, start, done)
            case Choosing(taken):
                return self._fight(NUMBERS[move.removeprefix("fight ")], taken)
            case Offering():
                return self._exchange(move, self.stage)
            case Rolling():
                return self._throw(int(move), self.stage)
        raise AssertionError("an ended game has no legal moves")

    def returns(self) -> tuple[float, ...]:
        """Return 1 for the winner, equal shares in a draw; raises `NotOver` before the end."""
        if not isinstance(self.stage, Ended):
            raise NotOver("the game of Triforce is not over")
        players, winner = self.game.players, self.stage.winner
        if winner is None:
            return (1 / players,) * players
        return tuple(float(player == winner) for player in range(players))

    def scores(self) -> tuple[int, ...]:
        """Return for each player the stacks whose lowest pyramid is theirs, which is what wins."""
        return boards.holdings(self.board, self.game.players)

    def format_move(self, move: str) -> str:
        """Return the move, which is its own notation."""
        return move

    def parse_move(self, text_of_move: str) -> str:
        """Read a move; raises ValueError if the text is the notation of none."""
        return text.parse_move(text_of_move)

    def __str__(self) -> str:
        """Return one line: the board, whose turn it is, the turns so far, and the stage."""
        return text.format_state(self)

    def draw(self, player: int | None = None) -> str:
        """Return the drawn triangle with the stashes; nothing is hidden from any player."""
        return text.draw(self)

    def _actions(self, start: Board, done: int) -> tuple[str, ...]:
        game, player = self.game, PLAYERS[self.player]
        moves = boards.actions(game.whites, self.board, player, game.pawns[self.player])
        if not done:
            return tuple(moves) or ("pass",)
        if done == ACTIONS - 1:
            back = boards.way_back(self.board, start)
            moves = [move for move in moves if move != back]
        if self.board != start:
            moves.append("stop")
        return tuple(moves)

    def _act(self, move: str, start: Board, done: int) -> TriforceState:
        if move in ("stop", "pass"):
            return self._settle(())
        if move[0] == "+":
            pawn = self.game.pawns[self.player]
            after = boards.place(self.board, pawn, PLAYERS[self.player] + move[1])
        else:
            source, target = move.split("-")
            after = boards.move(self.board, NUMBERS[source], NUMBERS[target])
        acted = replace(self, board=after, stage=Acting(start, done + 1))
        return acted._settle(()) if done + 1 == ACTIONS else acted

    def _objection(self, move: str) -> str:
        """Return why a move, which is not legal, is not."""
        if not isinstance(self.stage, Acting):
            choices = "; ".join(self.legal_moves())
            return (
                f"{move!r} cannot be played now, but {choices}" if choices else "the game is over"
            )
        if move == "pass":
            return "only a pinned player passes"
        if move == "stop":
            return "a turn ends with another board than it began with"
        if move in text.ACTION_NOTATIONS:
            player, pawn = PLAYERS[self.player], self.game.pawns[self.player]
            reason = boards.objection(self.game.whites, self.board, player, pawn, move)
            return reason or "the third action may not bring back the board of the turn's start"
        return f"{move!r} is not an action"

    def _contested(self) -> list[int]:
        lone = self.game.lone_combat
        return [t for t, stack in enumerate(self.board) if combat.contested(stack, lone)]

    def _settle(self, taken: tuple[str, ...]) -> TriforceState:
        """Go on to the combats that are left, or to the next player's turn."""
        contested = self._contested()
        if not contested:
            following = (self.player + 1) % self.game.players
            return begin_turn(self.game, self.board, following, self.ply + 1)
        if len(contested) == 1:
            return self._fight(contested[0], taken)
        return replace(self, stage=Choosing(taken))

    def _fight(self, territory: int, taken: tuple[str, ...]) -> TriforceState:
        """Begin a combat, or the next one, on a stack, or leave the stack if it is settled."""
        stack = self.board[territory]
        if not combat.contested(stack, self.game.lone_combat):
            return self._settle(taken)
        if not combat.contested(stack, lone=False):
            return self._with_stack(territory, combat.after_lone_combat(stack))._fight(
                territory, taken
            )
        return self._offer(Offering(territory, SWORD, taken))

    def _offer(self, offering: Offering) -> TriforceState:
        """Offer an exchange if it can be made, else go on to what follows it."""
        if self._exchanges(offering)[1]:
            return replace(self, stage=offering)
        return self._after_offer(offering)

    def _exchanges(self, offering: Offering) -> tuple[str, tuple[int, ...]]:
        """Return who is made the offer, and the heights of the pyramids that may be exchanged."""
        at, kind, taken, sword = offering.territory, offering.kind, offering.taken, offering.sword
        return combat.exchanges(self.board, at, kind, taken, sword)

    def _after_offer(self, offering: Offering) -> TriforceState:
        if offering.kind == SWORD:
            return self._offer(replace(offering, kind=SHIELD))
        return self._roll(offering.territory, offering.taken, Bearers(offering.sword))

    def _roll(self, territory: int, taken: tuple[str, ...], fresh: Bearers) -> TriforceState:
        """Take up the dice; `fresh` are who has just exchanged."""
        bearing = combat.bearers(self.board[territory], fresh)
        return replace(self, stage=Rolling(territory, taken, bearing))

    def _exchange(self, move: str, offering: Offering) -> TriforceState:
        if move == "decline":
            return self._after_offer(offering)
        player, kind, territory = PLAYERS[self.actor], offering.kind, offering.territory
        height = int(move.split()[1])
        taken = tuple(sorted({*offering.taken, player + kind}))
        stack = combat.exchange(self.board[territory], height, kind)
        changed = self._with_stack(territory, stack)
        if kind == SWORD:
            return changed._offer(Offering(territory, SHIELD, taken, player))
        return changed._roll(territory, taken, Bearers(offering.sword, player))

    def check_stage(self) -> None:
        """Raise ValueError unless the stage can be one of this board."""
        if isinstance(self.stage, Acting):
            if not 0 < self.stage.done < ACTIONS:
                raise ValueError(f"{self.stage.done} actions are done, where 1 or 2 can be")
            if not self.legal_moves():
                raise ValueError("the board is as at the turn's start, yet there is no action")
        elif isinstance(self.stage, Choosing):
            if len(self._contested()) < 2:
                raise ValueError("a combat is chosen where there are several")
        elif isinstance(self.stage, Offering | Rolling):
            name, stack = NAMES[self.stage.territory], self.board[self.stage.territory]
            if not combat.contested(stack, lone=False):
                raise ValueError(f"there is no combat on {name}")
            if any(taken[0] not in PLAYERS[: self.game.players] for taken in self.stage.taken):
                raise ValueError(f"only {self.game.players} players can have taken something")
            if not self._possible(stack):
                raise ValueError(f"the combat on {name} cannot have come to this")

    def _possible(self, stack: str) -> bool:
        """Return whether the offer, or the bearers and dice, go with the stack."""
        match self.stage:
            case Offering(_, kind, _, sword):
                took = kind == SHIELD and SWORD in stack and sword in stack
                return self._exchanges(self.stage)[1] != () and (took or not sword)
            case Rolling(_, _, (sword, shield), rolls):
                armed = (sword != "") == (SWORD in stack) and sword in stack
                covered = not shield or (SHIELD in stack and shield in stack and shield != sword)
                sides = [side for _, side in combat.dice(stack, Bearers(sword, shield))]
                fit = all(1 <= roll <= side for roll, side in zip(rolls, sides, strict=False))
                return armed and covered and fit and len(rolls) < len(sides)
        return True

    def _sides(self) -> int:
        assert isinstance(self.stage, Rolling)
        thrown = combat.dice(self.board[self.stage.territory], self.stage.bearing)
        return thrown[len(self.stage.rolls)][1]

    def _throw(self, pips: int, rolling: Rolling) -> TriforceState:
        territory, bearing, rolls = rolling.territory, rolling.bearing, (*rolling.rolls, pips)
        stack = self.board[territory]
        if len(rolls) < len(combat.dice(stack, bearing)):
            return replace(self, stage=replace(rolling, rolls=rolls))
        after = combat.aftermath(stack, bearing, rolls)
        return self._with_stack(territory, after)._fight(territory, rolling.taken)

    def _with_stack(self, territory: int, stack: str) -> TriforceState:
        board = (*self.board[:territory], stack, *self.board[territory + 1 :])
        return replace(self, board=board)


def begin_turn(game: Triforce, board: Board, player: int, ply: int) -> TriforceState:
    """Return the state at a turn's start, over if the game ends there.

    A player who alone can act has won, and nobody has if nobody can; then the player at turn has
    won with enough stacks; then the cap on the plies makes a draw.
    """

    def state(stage: Stage) -> TriforceState:
        return TriforceState(game, board, player, ply, stage)

    free = boards.unpinned(game.whites, board, game.pawns)
    if len(free) < 2:
        return state(Ended(free[0] if free else None))
    if boards.holdings(board, game.players)[player] >= game.stacks_to_win:
        return state(Ended(player))
    if game.ply_cap is not None and ply >= game.ply_cap:
        return state(Ended())
    return state(Acting(board))


@dataclass(frozen=True, slots=True)
class Triforce:
    """Three to six players fight for a triangle of stacks, with swords, shields and dice.

    The players are A to F clockwise. `layout` has the sizes of the white pyramids row by row from
    the apex, and `seats` the territories of the pawns in the order of play, by default corners
    first and edge middles where there are more than three players. `first` is the player who
    begins, counted from 0. After `ply_cap` turns the game is a draw; None is no cap. With
    `lone_combat` a stack of four on which only one player is left still fights as long as it has a
    sword or a shield.

    Raises ValueError for a layout other than five territories of each size, seats other than
    different corners and edge middles, one a player, or a number out of its range.
    """

    players: int = 3
    layout: str = "1/23/312/1231/23123"
    seats: tuple[str, ...] = ()
    first: int = 0
    lone_combat: bool = False
    ply_cap: int | None = 300

    def __post_init__(self) -> None:
        """Refuse what is no game."""
        if self.players not in _SEATS:
            raise ValueError(f"Triforce is for 3 to 6 players, not {self.players}")
        rows = [len(row) for row in self.layout.split("/")]
        if rows != [1, 2, 3, 4, 5] or any(
            self.whites.count(s) != boards.EACH for s in boards.SIZES
        ):
            raise ValueError(
                f"layout {self.layout!r} is not five of each size 1, 2, 3 in rows of 1 to 5, "
                "as in 1/23/312/1231/23123"
            )
        seats = set(self.seats) & set(_SEATS[6])
        if self.seats and not len(seats) == len(self.seats) == self.players:
            raise ValueError(
                f"seats {','.join(self.seats)!r} are not {self.players} different ones of "
                f"{', '.join(_SEATS[6])}"
            )
        if not 0 <= self.first < self.players:
            raise ValueError(f"first is a player from 0 to {self.players - 1}, not {self.first}")
        if self.ply_cap is not None and self.ply_cap < 1:
            raise ValueError(f"ply_cap is at least 1, not {self.ply_cap}; without a cap it is none")

    @property
    def whites(self) -> str:
        """The sizes of the white pyramids, a character a territory."""
        return self.layout.replace("/", "")

    @property
    def pawns(self) -> tuple[int, ...]:
        """For each player the territory of the pawn."""
        return _territories(self.seats or _SEATS[self.players])

    @property
    def stacks_to_win(self) -> int:
        """The number of stacks that wins at the start of one's turn."""
        return 11 - self.players

    def start(self) -> TriforceState:
        """Return the bare triangle, the first player to act."""
        return begin_turn(self, ("",) * len(NAMES), self.first, 0)

    def parse(self, line: str) -> TriforceState:
        """Read the text of a state; raises ValueError naming what is wrong with it.

        It can be set up by hand: that earlier turns and actions can lead there is not looked into.
        """
        parts = text.parse_state(line)
        if parts.player >= self.players:
            raise ValueError(f"there is no player {PLAYERS[parts.player]} among {self.players}")
        self._check(parts.board)
        if isinstance(parts.stage, Acting):
            self._check(parts.stage.start)
        if parts.stage is None:
            return begin_turn(self, parts.board, parts.player, parts.ply)
        state = TriforceState(self, parts.board, parts.player, parts.ply, parts.stage)
        state.check_stage()
        return state

    def _check(self, board: Board) -> None:
        """Raise ValueError unless the pyramids on a board are among those of this game."""
        owners = PLAYERS[: self.players] + SWORD + SHIELD
        pieces = "".join(board)
        for owner in pieces[::2]:
            if owner not in owners:
                raise ValueError(f"there is no player {owner} among {self.players}")
        for piece in (owner + size for owner in owners for size in SIZES):
            if pieces.count(piece) > EACH:
                raise ValueError(f"{pieces.count(piece)} pyramids {piece}, but there are {EACH}")
        for name, stack in zip(NAMES, board, strict=True):
            if max(stack.count(SWORD), stack.count(SHIELD)) > 1:
                raise ValueError(f"the stack on {name} has more than one sword or shield")
            if len(stack) > 2 * boards.HIGHEST:
                raise ValueError(f"the stack on {name} is higher than {boards.HIGHEST}")


@lru_cache(maxsize=64)
def _territories(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBERS[name] for name in names)
