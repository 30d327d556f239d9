"""A state of Triforce, and the course of a turn: three actions, then combats.

Where the rules are silent, these are the readings:

- A ply is a turn of one player; a pass is a turn.
- If only one combat is left, it begins without a choice.
- An exchange is offered only to a player who can make one: the owner of the top or of the lowest
  coloured pyramid at that moment. In the combat that follows, sword and shield serve the players
  who have just taken them, even if another player's pyramid is on top by then.
- The bearer of a sword is not offered a shield, nor the bearer of a shield a sword. A player who
  owns both the top and the lowest coloured pyramid of a stack is offered no sword after taking a
  shield in the same turn, on any stack, and no shield after taking a sword.
- Players throw in the order of their seats, and a player with two dice throws one after the other.
- A lone player's combat needs no dice: the only player to throw loses sword or shield.
- A player is pinned, too, if all fifteen pyramids are on stacks and none can move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property

from greenest.games.chances import Chances
from greenest.games.plurals import many
from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State
from greenest.games.triforce import board as boards
from greenest.games.triforce import combat, drawing, moves
from greenest.games.triforce.board import NAMES, NUMBERS, PLAYERS, SHIELD, SWORD, Board
from greenest.games.triforce.combat import ACTIONS, UNTAKEN, Bearers, Stage, offered, sides
from greenest.games.triforce.rules import Rules
from greenest.games.triforce.text import format_state


@dataclass(frozen=True)
class TriforceState(State[str]):
    """A board, the player at turn, the number of turns before this one, and the turn's stage.

    `takers` has the players who took the shields, as `combat.remembered` describes. It is used only
    with the option shield=taker.
    """

    game: Rules
    board: Board
    player: int
    ply: int
    stage: Stage
    takers: str = UNTAKEN

    @property
    def actor(self) -> int:
        """Who is at turn or is offered an exchange, chance for dice, or nobody at the end."""
        match self.stage.kind:
            case "offer":
                return PLAYERS.index(offered(self.board, self.stage)[0])
            case "roll":
                return CHANCE
            case "end":
                return NOBODY
        return self.player

    def legal_moves(self) -> tuple[str, ...]:
        """Return actions and `stop`, combats to choose from, exchanges, or pips (TF-10, TF-14)."""
        return self._legal

    @cached_property
    def _legal(self) -> tuple[str, ...]:
        match self.stage.kind:
            case "act":
                return self._actions()
            case "choose":
                return tuple(f"fight {NAMES[territory]}" for territory in self._contested())
            case "offer":
                name = moves.ARM_NAMES[self.stage.arm]
                return (*(f"{name} {n}" for n in self.open_heights(self.stage)), "decline")
            case "roll":
                return moves.PIPS[: sides(self.board, self.stage)]
        return ()

    def chances(self) -> dict[str, Fraction]:
        """Return the probability of each number of pips of the next die, {} without a die."""
        return _even(sides(self.board, self.stage)) if self.stage.kind == "roll" else {}

    def play(self, move: str) -> TriforceState:
        """Return the state after a move; raises `IllegalMove` (TF-5, TF-15)."""
        if move not in self.legal_moves():
            raise IllegalMove(self._objection(move))
        return self.after(move)

    def after(self, move: str) -> TriforceState:
        """Return the state after a legal move."""
        match self.stage.kind:
            case "act":
                return self._act(move)
            case "choose":
                return self._fight(NUMBERS[move.removeprefix("fight ")], self.stage.taken)
            case "offer":
                return self._exchange(move, self.stage)
            case "roll":
                return self._throw(int(move), self.stage)
        raise AssertionError("an ended game has no legal moves")

    def returns(self) -> tuple[float, ...]:
        """Return 1 for the winner and 0 for the others, or equal shares of 1 in a draw."""
        if not self.over:
            raise NotOver("the game of Triforce is not over")
        players, winner = self.game.players, self.stage.winner
        if winner is None:
            return (1 / players,) * players
        return tuple(float(player == winner) for player in range(players))

    def scores(self) -> tuple[int, ...]:
        """Return for each player the number of stacks whose lowest piece is this player's."""
        return boards.holdings(self.board, self.game.players)

    def format_move(self, move: str) -> str:
        """Return the move, which is its own notation."""
        return move

    def parse_move(self, text: str) -> str:
        """Read the notation of a move; raises ValueError for other text."""
        return moves.parse_move(text)

    def __str__(self) -> str:
        """Return the state as one line of text, in the form of `games.triforce.text`."""
        takers = "" if self.takers == UNTAKEN else self.takers
        return format_state(self.board, self.player, self.ply, self.stage, takers)

    def draw(self, player: int | None = None, since: TriforceState | None = None) -> str:
        """Return a picture of the triangle and the stashes, with a star at stacks that changed."""
        game, board = self.game, self.board
        before = since.board if since else board
        triangle = drawing.triangle(game.whites, game.pawns, board, before)
        stashes = drawing.stashes(game.whites, game.pawns, board, game.stacks_to_win)
        question = drawing.question(board, self.stage)
        due = f"turn {self.ply + 1}, {PLAYERS[self.player]}: {question}"
        return "\n".join([*triangle, "", *stashes, *drawing.shields(self.takers), due])

    def open_heights(self, offering: Stage) -> tuple[int, ...]:
        """Return the heights of the pyramids that may be exchanged by rules and options (TF-20)."""
        player, heights = offered(self.board, offering, self._taker(offering.territory))
        is_barred = self.game.sword == "turn" and player != PLAYERS[self.player]
        return () if offering.arm == SWORD and is_barred else heights

    def describe(self, move: str) -> str:
        """Describe a move in words; if it is the last throw of a combat, with the losses."""
        return moves.move_in_words(self.board, self.game.pawns[self.player], self.stage, move)

    def known_as(self, player: int) -> str:
        """Return the letter of a player."""
        return PLAYERS[player]

    def ending(self) -> str:
        """Return in words how the game was won or drawn; raises `NotOver` before the end."""
        if not self.over:
            raise NotOver("the game of Triforce is not over")
        game, winner = self.game, self.stage.winner
        free = boards.unpinned(game.whites, self.board, game.pawns)
        if winner is None:
            if free and game.ply_cap:
                return f"the cap of {many(game.ply_cap, 'turn')} is reached"
            return "everybody is pinned"
        if free == [winner]:
            return "everybody else is pinned"
        held = self.scores()[winner]
        return f"lowest on {many(held, 'stack')}, and {game.stacks_to_win} are enough"

    def _actions(self) -> tuple[str, ...]:
        game, player = self.game, PLAYERS[self.player]
        start, done = self.stage.start, self.stage.done
        found = boards.actions(game.whites, self.board, player, game.pawns[self.player])
        if not done:
            return tuple(found) or ("pass",)
        if done == ACTIONS - 1:
            back = boards.way_back(self.board, start)
            found = [move for move in found if move != back]
        if self.board != start:
            found.append("stop")
        return tuple(found)

    def _act(self, move: str) -> TriforceState:
        if move in ("stop", "pass"):
            return self._settle(())
        if move[0] == "+":
            pawn = self.game.pawns[self.player]
            after = boards.place(self.board, pawn, PLAYERS[self.player] + move[1])
        else:
            source, target = move.split("-")
            after = boards.move(self.board, NUMBERS[source], NUMBERS[target])
        acted = self._with(after, replace(self.stage, done=self.stage.done + 1))
        return acted._settle(()) if acted.stage.done == ACTIONS else acted

    def _objection(self, move: str) -> str:
        """Return why a move is illegal."""
        if self.stage.kind != "act":
            choices = "; ".join(self.legal_moves())
            return (
                f"{move!r} cannot be played now, but {choices}" if choices else "the game is over"
            )
        if move == "pass":
            return "only a pinned player passes"
        if move == "stop":
            return "a turn ends with another board than it began with"
        if move in moves.ACTION_NOTATIONS:
            player, pawn = PLAYERS[self.player], self.game.pawns[self.player]
            reason = boards.objection(self.game.whites, self.board, player, pawn, move)
            return reason or "the third action may not bring back the board of the turn's start"
        return f"{move!r} is not an action"

    def _contested(self) -> list[int]:
        return combat.contested_on(self.board, self.game.lone_combat)

    def _settle(self, taken: tuple[str, ...]) -> TriforceState:
        """Return the state before a combat, a choice among several, or the next player's turn."""
        contested = self._contested()
        if not contested:
            following = (self.player + 1) % self.game.players
            return begin_turn(self.game, self.board, following, self.ply + 1, self.takers)
        if len(contested) == 1:
            return self._fight(contested[0], taken)
        return self._with(self.board, Stage("choose", taken=taken))

    def _fight(self, territory: int, taken: tuple[str, ...]) -> TriforceState:
        """Return the state before the next combat on this stack or, without any, `_settle`."""
        stack = self.board[territory]
        if not combat.contested(stack, self.game.lone_combat):
            return self._settle(taken)
        if not combat.contested(stack, lone=False):
            return self._with_stack(territory, combat.after_lone_combat(stack))._fight(
                territory, taken
            )
        return self._offer(Stage("offer", territory=territory, arm=SWORD, taken=taken))

    def _offer(self, offering: Stage) -> TriforceState:
        """Return the state with this offer or, if no exchange is allowed, the state after it."""
        if self.open_heights(offering):
            return self._with(self.board, offering)
        return self._after_offer(offering)

    def _after_offer(self, offering: Stage) -> TriforceState:
        if offering.arm == SWORD:
            return self._offer(replace(offering, arm=SHIELD))
        return self._roll(offering, self._taker(offering.territory))

    def _roll(self, offering: Stage, taker: str) -> TriforceState:
        """Return the state before the first die; `taker` is who took the shield, or ""."""
        fresh = offering.bearing._replace(shield=taker)
        bearing = combat.bearers(self.board[offering.territory], fresh)
        return self._with(self.board, replace(offering, kind="roll", arm="", bearing=bearing))

    def _exchange(self, move: str, offering: Stage) -> TriforceState:
        if move == "decline":
            return self._after_offer(offering)
        player, arm, territory = PLAYERS[self.actor], offering.arm, offering.territory
        stack = combat.exchange(self.board[territory], int(move.split()[1]), arm)
        changed = self._with_stack(territory, stack)
        offering = replace(offering, taken=tuple(sorted({*offering.taken, player + arm})))
        if arm == SWORD:
            return changed._offer(replace(offering, arm=SHIELD, bearing=Bearers(player)))
        if self.game.shield == "taker":
            takers = self.takers[:territory] + player + self.takers[territory + 1 :]
            changed = replace(changed, takers=takers)
        return changed._roll(offering, player)

    def _throw(self, pips: int, rolling: Stage) -> TriforceState:
        territory, bearing, rolls = rolling.territory, rolling.bearing, (*rolling.rolls, pips)
        stack = self.board[territory]
        if len(rolls) < len(combat.dice(stack, bearing)):
            return self._with(self.board, replace(rolling, rolls=rolls))
        after = combat.aftermath(stack, bearing, rolls)
        return self._with_stack(territory, after)._fight(territory, rolling.taken)

    def _with_stack(self, territory: int, stack: str) -> TriforceState:
        board = (*self.board[:territory], stack, *self.board[territory + 1 :])
        return self._with(board, self.stage)

    def _with(self, board: Board, stage: Stage) -> TriforceState:
        """Return the state with another board and stage in the same turn; faster than `replace`."""
        takers = combat.remembered(self.takers, board)
        return TriforceState(self.game, board, self.player, self.ply, stage, takers)

    def _taker(self, territory: int) -> str:
        return self.takers[territory].strip(".")


@cache
def _even(faces: int) -> Chances:
    return Chances(dict.fromkeys(moves.PIPS[:faces], Fraction(1, faces)))


def begin_turn(
    game: Rules, board: Board, player: int, ply: int, takers: str = UNTAKEN
) -> TriforceState:
    """Return the state at the start of a turn. The game may be over (TF-31, TF-32, TF-33).

    A player wins who alone is not pinned, or at turn has the lowest piece of enough stacks. It is a
    draw if all are pinned, or if the cap on turns is reached.
    """

    def state(stage: Stage) -> TriforceState:
        return TriforceState(game, board, player, ply, stage, takers)

    free = boards.unpinned(game.whites, board, game.pawns)
    if len(free) < 2:
        return state(Stage("end", winner=free[0] if free else None))
    if boards.holdings(board, game.players)[player] >= game.stacks_to_win:
        return state(Stage("end", winner=player))
    if game.ply_cap is not None and ply >= game.ply_cap:
        return state(Stage("end"))
    return state(Stage("act", board))
