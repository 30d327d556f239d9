"""The two options of Triforce about swords and shields."""

from collections import Counter

import pytest
from test_triforce_board import state_of
from test_triforce_combat import exchanged, fighting

import triforce_twin as twin
from greenest.games.triforce.board import PLAYERS
from greenest.games.triforce.game import Triforce
from playing import random_game

TURN = Triforce(sword="turn")
TAKER = Triforce(shield="taker")


def test_a_sword_that_is_not_open_cannot_be_on_offer():
    text = str(fighting("A1B2A1B2"))
    assert "offer=sword" in text
    with pytest.raises(ValueError, match="the combat on c2 cannot have come to this"):
        TURN.parse(text)


def test_a_shield_may_serve_who_took_it_as_long_as_a_pyramid_is_left():
    for game, later in ((Triforce(), "B"), (TAKER, "A")):
        state = exchanged("A1B2A3C2C1", "decline", "shield 1", turn="C", game=game)
        assert state.stage.bearing == ("", "A")
        state = state.play("9").play("8").play("7")
        assert (state.board[4], state.stage.bearing) == ("O1B2A3C1", ("", later))
    assert " shields=....A.......... " in str(state)
    assert "shields that serve their takers: c2 A" in state.draw()


@pytest.mark.parametrize(
    ("game", "takers", "message"),
    [
        (Triforce(), "....A..........", "only with the option shield=taker"),
        (TAKER, "....B..........", "a shield and a pyramid of that player"),
        (TAKER, "...A...........", "a shield and a pyramid of that player"),
        (TAKER, "....A", "is not a player or . for each territory"),
    ],
)
def test_a_taker_that_cannot_be_is_refused(game, takers, message):
    with pytest.raises(ValueError, match=message):
        game.parse(f"{state_of(c2='O1C2A3')} shields={takers}")


class Referee:
    """Follows a game and works out offers and bearers from the exchanges that it saw."""

    def __init__(self, game):
        self.game = game
        self.takers = {}
        self.checked = Counter()
        self.new_turn()

    def new_turn(self):
        self.taken = set()
        self.new_combat()

    def new_combat(self):
        self.sword = self.shield = ""
        self.asked = set()

    def follow(self, state, move, after):
        if state.stage.kind == "offer":
            player, kind = PLAYERS[state.actor], state.stage.arm
            self.asked.add(kind)
            if move != "decline":
                self.taken.add((player, kind))
                if kind == "X":
                    self.sword = player
                else:
                    self.shield = player
                    self.takers[state.stage.territory] = player
        elif state.stage.kind == "roll" and not after.stage.rolls:
            self.new_combat()
        if after.ply != state.ply:
            self.new_turn()
        for territory, taker in list(self.takers.items()):
            if not {taker, "O"} <= set(after.board[territory][::2]):
                del self.takers[territory]

    def exchangeable(self, state, kind):
        at = state.stage.territory
        stack = twin.pairs(state.board[at])
        owner = [owner for owner, _ in stack if owner not in "XO"][-1]
        if kind == "X" and self.game.sword == "turn" and owner != PLAYERS[state.player]:
            return []
        stacks = [twin.pairs(each) for each in state.board]
        return twin.to_exchange(kind, stack, stacks, self.taken, self.sword, self.served(at))

    def served(self, territory):
        return self.takers.get(territory, "") if self.game.shield == "taker" else ""

    def check(self, state):
        if state.stage.kind == "offer":
            kind = state.stage.arm
            heights = self.exchangeable(state, kind)
            name = {"X": "sword", "O": "shield"}[kind]
            assert state.legal_moves() == (*(f"{name} {n}" for n in heights), "decline")
            assert heights
            if kind == "O" and "X" not in self.asked:
                assert not self.exchangeable(state, "X")
            self.checked[kind] += 1
        elif state.stage.kind == "roll" and not state.stage.rolls:
            for kind in "XO" if not self.asked else {"O"} - self.asked:
                assert not self.exchangeable(state, kind)
            at = state.stage.territory
            shield = self.shield or self.served(at)
            fighters = twin.fighters(twin.pairs(state.board[at]), self.sword, shield)
            assert state.stage.bearing == fighters
            self.checked["combats"] += 1
            plain = twin.fighters(twin.pairs(state.board[at]), self.sword, self.shield)
            self.checked["other readings"] += fighters != plain


@pytest.mark.parametrize("sword", ["top", "turn"])
@pytest.mark.parametrize("shield", ["lowest", "taker"])
def test_offers_and_bearers_of_random_games_agree_with_the_independent_twin(sword, shield):
    seen = Counter()
    for seed in range(4):
        game = Triforce(3 + seed % 2, ply_cap=80, sword=sword, shield=shield)
        referee = Referee(game)
        states, moves = random_game(game, seed)
        for state, move, after in zip(states, moves, states[1:], strict=False):
            referee.check(state)
            referee.follow(state, move, after)
        seen += referee.checked
    assert min(seen[each] for each in ("X", "O", "combats")) > 20
    assert (seen["other readings"] > 0) == (shield == "taker")
