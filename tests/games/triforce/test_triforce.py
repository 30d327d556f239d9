import pytest
from test_triforce_board import board, state_of
from test_triforce_combat import declined, fighting

from greenest.games.protocol import CHANCE, IllegalMove, NotOver
from greenest.games.triforce.board import HIGHEST, NAMES
from greenest.games.triforce.game import Triforce

GAME = Triforce()
BARE = board()


def test_players_sit_clockwise_at_corners_first_and_then_edge_middles():
    seats = {players: Triforce(players).pawns for players in (3, 4, 5, 6)}
    assert seats == {
        3: (0, 14, 10),
        4: (0, 14, 12, 10),
        5: (0, 5, 14, 10, 3),
        6: (0, 5, 14, 12, 10, 3),
    }


def test_the_turn_goes_round_from_the_first_player():
    state, seen = Triforce(first=2).start(), []
    for _ in range(4):
        seen.append(state.player)
        state = state.play(state.legal_moves()[0]).play("stop")
    assert seen == [2, 0, 1, 2]
    assert state.ply == 4


def test_three_actions_make_a_turn():
    state = GAME.start().play("+1").play("+2").play("+3")
    assert (state.player, state.board[0], state.ply) == (1, "A1A2A3", 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_eleven_less_the_players_stacks_win_at_the_start_of_ones_turn(players):
    game, names = Triforce(players), ["a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2"]
    needed = 11 - players
    stacks = {name: "A" + "123"[n % 3] for n, name in enumerate(names[:needed])}
    won = state_of(game=game, **stacks)
    assert (won.over, won.returns()) == (True, (1.0, *[0.0] * (players - 1)))
    assert won.scores()[0] == needed
    assert not state_of(turn="B", game=game, **stacks).over
    stacks.popitem()
    assert not state_of(game=game, **stacks).over


def test_a_sword_or_shield_at_the_bottom_counts_for_nobody():
    stacks = dict.fromkeys(("a1", "b1", "b2", "c1", "c2"), "A1")
    stacks |= {"d1": "A2", "d2": "A2"}
    assert state_of(**stacks, d3="A2").over
    assert not state_of(**stacks, d3="X1A2").over
    assert state_of(**stacks, d3="O1A2").scores() == (7, 0, 0)


def test_a_pinned_player_passes_and_nothing_else():
    """A has only smalls left, and a small top at the pawn."""
    state = state_of(**dict.fromkeys(("a1", "b1", "b2", "c1", "c2"), "A2A3B1"))
    assert (state.actor, state.legal_moves()) == (0, ("pass",))
    after = state.play("pass")
    assert (after.player, after.board, after.ply) == (1, state.board, state.ply + 1)
    assert "A  stash 5 0 0, lowest on 5 of 8 stacks, pinned" in state.draw().splitlines()


def test_the_only_player_who_is_not_pinned_wins_at_anybodys_turn_and_before_stacks_count():
    """A is lowest on ten stacks and would win by the stacks if they were counted first."""
    tops = zip(
        ["a1", "e1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3"], "1123232323", strict=True
    )
    low = [("A3C2", "A2C3")[n % 2] for n in range(10)]
    stacks = {name: f"{below}B{size}" for (name, size), below in zip(tops, low, strict=True)}
    for turn in "ABC":
        state = state_of(turn=turn, **stacks)
        assert (state.over, state.returns()) == (True, (0.0, 1.0, 0.0))


def test_nobody_unpinned_is_a_draw():
    stacks = ["A2B3C1", "B2C3A1", "C2A3B1"] * 5
    state = state_of(**dict(zip(NAMES, stacks, strict=True)))
    assert state.over
    assert state.returns() == (pytest.approx(1 / 3),) * 3
    assert state.game.ply_cap
    assert state.ending() == "everybody is pinned"
    with pytest.raises(NotOver):
        GAME.start().ending()


def test_the_cap_on_the_plies_ends_the_game_as_a_draw():
    state = Triforce(ply_cap=2).start()
    for _ in range(2):
        assert not state.over
        state = state.play("+1" if state.player == 0 else state.legal_moves()[0]).play("stop")
    assert state.over
    assert state.returns() == (pytest.approx(1 / 3),) * 3


def test_a_win_comes_before_the_cap_if_there_is_one():
    stacks = dict.fromkeys(("a1", "b1", "b2", "c1", "c2"), "A1")
    stacks |= {"d1": "A2", "d2": "A2", "d3": "A2"}
    state = Triforce(ply_cap=5).parse(f"{board(**stacks)} turn=A ply=5")
    assert state.returns() == (1.0, 0.0, 0.0)
    assert not Triforce(ply_cap=None).parse(f"{BARE} turn=A ply=1000000").over


def test_a_combat_decides_before_the_stacks_are_counted():
    state = declined(fighting("B1A2B1A2", done=1))
    assert state.actor == CHANCE
    assert state.play("1").play("2").scores() == (0, 1, 0)


OPEN = state_of(a1="A1A2", b1="B1", e1="X1")
BACK = state_of(a1="A1A3A2", b2="A3", b1="B1", c1="B1").play("a1-b1").play("b1-c1")
EMPTY_STASH = state_of(a1="A1A2", b1="A2A1", c1="A3A2", d1="A1A2", e1="A2A1")


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (OPEN, "+2", "size 2 may not go on a1, whose top is of size 2"),
        (OPEN, "e1-e2", "the stack on e1 has no pyramid of A on top"),
        (OPEN, "a1-c2", "size 2 may not go on c2, a bare white pyramid of size 1"),
        (OPEN, "a1-d4", "size 2 may not go on d4, a bare white pyramid of size 1"),
        (OPEN, "a1-e1", "size 2 has no way from a1 to e1"),
        (OPEN, "stop", "a turn ends with another board than it began with"),
        (OPEN, "fight a1", "'fight a1' is not an action"),
        (OPEN, "pass", "only a pinned player passes"),
        (BACK, "c1-a1", "the third action may not bring back the board of the turn's start"),
        (EMPTY_STASH, "+2", "there is no A2 left in the stash"),
        (
            fighting("A1B2A1B2"),
            "sword 1",
            "'sword 1' cannot be played now, but sword 2; sword 4; decline",
        ),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_its_reason(state, move, reason):
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a board"),
        ("A1/.,. turn=A ply=0", "is not a board"),
        (f"{BARE} turn=A", "'' is not a number"),
        (f"{BARE} turn=D ply=0", "there is no player D among 3"),
        (f"{BARE} turn=G ply=0", "'G' is not a player"),
        (f"{board(a1='D1')} turn=A ply=0", "there is no player D among 3"),
        (f"{BARE} turn=A turn=A ply=0", "each given once"),
        (f"{BARE} turn=A ply=0 dice=3", "'dice' has no place in this state"),
        (f"{BARE} turn=A ply=0 done=3 start={BARE}", "3 actions are done"),
        (f"{BARE} turn=A ply=1234567890", "is not a number"),
        (f"{board(c2='A1B2A1B2')} turn=A ply=0 roll=c2 taken=DX", "only 3 players can have taken"),
        (f"{board(a1='A1A1A1A1A1A1')} turn=A ply=0", "6 pyramids A1, but there are 5"),
        (f"{board(a1='A1X1X2')} turn=A ply=0", "stack on a1 has more than one sword"),
        (f"{BARE} turn=A ply=0 choose=combat", "where there are several"),
        (f"{BARE} turn=A ply=0 roll=c2", "there is no combat on c2"),
        (f"{BARE} turn=A ply=0 roll=f2", "'f2' is not a territory"),
        (f"{board(c2='A1B2A1B2')} turn=A ply=0 roll=c2 dice=13", "cannot have come to this"),
        (f"{board(c2='A1B2A1B2')} turn=A ply=0 roll=c2 dice=1,1", "cannot have come to this"),
        (f"{board(c2='A1B2A1B2')} turn=A ply=0 roll=c2 sword=A", "cannot have come to this"),
        (f"{board(c2='A1B2A1X2')} turn=A ply=0 roll=c2", "cannot have come to this"),
        (f"{board(c2='A1B2C1C2')} turn=A ply=0 offer=shield at=c2", "cannot have come to this"),
        (f"{board(c2='A1B2A1B2')} turn=A ply=0 offer=sword at=c2 taken=A", "is not exchanges"),
    ],
)
def test_what_is_no_state_is_refused_with_what_is_wrong(text, message):
    with pytest.raises(ValueError, match=message):
        GAME.parse(text)


def test_a_stack_is_no_higher_than_it_can_get():
    own = "A1A2A3" * 5
    assert len(own) == 2 * (HIGHEST - 5)
    GAME.parse(f"{board(a1=own + 'X1O1B1B2B3')} turn=B ply=9 roll=a1 sword=B shield=A")
    with pytest.raises(ValueError, match="the stack on a1 is higher than 20"):
        GAME.parse(f"{board(a1=own + 'X1O1B1B2B3B1')} turn=B ply=9 roll=a1 sword=B shield=A")
