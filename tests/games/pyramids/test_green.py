from dataclasses import replace

import pytest

from greenest.games.protocol import IllegalMove, NotOver
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from playing import play

GAME = Green()
TOURNAMENT = Green(1, 3, tournament=True)


@pytest.mark.parametrize(
    ("board", "move", "reason"),
    [
        ("BGW", "b1xc1", "only black moves now, and b1 is green"),
        ("BWG", "a1xb1", "black takes green, not white"),
        ("BWG", "a1xc1", "the stack on b1 stands in between"),
        ("BG.", "c1xb1", "there is no stack on c1"),
        ("BG.", "G", "'G' is not a capture, and the setup is complete"),
        ("BG.", "pass", "black can capture, and so must"),
        ("B.B, over", "pass", "the game is over"),
    ],
)
def test_the_reason_against_a_move(board, move, reason):
    with pytest.raises(IllegalMove) as error:
        play(GAME.parse(board), move)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("board", "scores", "returns"),
    [
        ("(BGG)B(WB)W", (4, 0, 3), (1.0, 0.0, 0.0)),
        ("(BW)(GB)(WG)W", (2, 2, 3), (0.0, 0.0, 1.0)),
        # The tallest stack does not help who is behind in heights.
        ("(GWWW)BBBBB", (5, 4, 0), (1.0, 0.0, 0.0)),
        # It decides between those who are level, others not counting.
        ("(WBB)WGG(BW)(BW)", (4, 2, 4), (0.0, 0.0, 1.0)),
        ("(BG)(BG)(WB)(WBG)W(GWWWW)", (4, 5, 6), (0.0, 0.0, 1.0)),
        ("(BG)B(WB)W(GW)", (3, 2, 3), (0.5, 0.0, 0.5)),
        ("BGW", (1, 1, 1), (1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_heights_and_then_the_tallest_stack_decide(board, scores, returns):
    end = replace(GAME.parse(board), passes=3)
    assert end.scores() == scores
    assert end.returns() == returns


def test_a_tie_that_tallest_stacks_do_not_part_is_played_again():
    tie = "B../.G./..W, white to move, passes 2"
    again, shared = Green(3, 3, tie="again"), Green(3, 3)
    assert play(again.parse(tie), "pass") == again.start()
    assert play(shared.parse(tie), "pass").returns() == (1 / 3, 1 / 3, 1 / 3)
    assert again.parse(tie).describe("pass") == (
        "equal points of 1, and equal tallest stacks (black 1, green 1, white 1): "
        "another setup is dealt"
    )
    parted = again.parse("(BG).B/.(GW)./... # why?, white to move, passes 2")
    assert play(parted, "pass").returns() == (1.0, 0.0, 0.0)
    assert parted.describe("pass") == "all 3 have passed in a row, and the game is over"


class TestTournament:
    def test_players_rotate_through_the_colours(self):
        state = play(TOURNAMENT.start(), *"BGW")
        assert [state.colour(player) for player in range(3)] == ["B", "G", "W"]
        assert state.actor == 0
        state = play(state, "a1xb1", "pass", "c1xb1", "pass", "pass", "pass")
        assert str(state) == "???, game 2, won 0-0-3"
        state = play(state, *"BGW")
        assert [state.colour(player) for player in range(3)] == ["G", "W", "B"]
        assert state.actor == 2
        state = play(state, "a1xb1", "pass")
        assert (state.actor, state.scores()) == (1, (0, 1, 5))
        state = play(play(state, "c1xb1", "pass", "pass", "pass"), *"GBW")
        assert str(state) == "GBW, black to move, game 3, won 0-3-3"
        assert [state.colour(player) for player in range(3)] == ["W", "B", "G"]
        assert state.actor == 1

    def test_the_sum_of_the_heights_decides_and_equal_sums_share_the_win(self):
        end = TOURNAMENT.parse("(BGW).., over, game 3, won 3-0-3")
        assert end.scores() == (3, 3, 3)
        assert end.returns() == (1 / 3, 1 / 3, 1 / 3)
        end = TOURNAMENT.parse("(BGW).., over, game 3, won 2-1-3")
        assert end.scores() == (2, 4, 3)
        assert end.returns() == (0.0, 1.0, 0.0)

    def test_the_tallest_stack_does_not_part_equal_sums(self):
        end = replace(TOURNAMENT.parse("(BG)W., game 3, won 2-0-3"), passes=3)
        assert end.scores() == (3, 2, 3)
        assert end.returns() == (0.5, 0.0, 0.5)
        assert end.ending() == "equal sums of 3 are a draw"
        with pytest.raises(NotOver):
            TOURNAMENT.start().ending()


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        (GAME, "", "no board"),
        (GAME, "BGX", "line 1, column 3: unknown letter 'X', not B, G, W or '.'"),
        (GAME, f"({'B' * 1001})GW", "more than 1,000 pyramids"),
        (GAME, "BGW, red to move", "is not a state, which is written as in 'BGW"),
        (GAME, "BW, black to move, passes 1", "white can capture, and so cannot have passed"),
        (GAME, "B.B, black to move, passes 3", "3 passes in a row end the game"),
        (GAME, "BG, over", "black can capture, and so cannot have passed"),
        (GAME, "BGW, game 2, won 0-0-3", "this is not a game of a tournament"),
        (GAME, "BG?", "1x3 is not the size of this game, 6x6"),
        (GAME, "??????/" * 5 + "?????B", "cells still to be dealt come last"),
        (GAME, "BBBBBB/BBBBBB/B?????/??????/??????/??????", "more black pyramids than the 12"),
        (GAME, "??????/" * 5 + "??????, black to move", "nobody moves or passes before the setup"),
        (TOURNAMENT, "BGW, over, game 3, won 0-0-0", "green can capture"),
        (
            TOURNAMENT,
            "(BGW).., over, game 2, won 0-0-3",
            "game 2 is over, and the next is to be dealt",
        ),
        (TOURNAMENT, "BGW, game 4, won 0-0-0", "a tournament is 3 games of 3 players"),
        (TOURNAMENT, "BGW, game 2, won 0-0", "a tournament is 3 games of 3 players"),
        (TOURNAMENT, "BGW, game 2, won 2-2-0", "4 points cannot be won before game 2"),
        (TOURNAMENT, "BGWB", "1x4 is not the size of this game, 1x3"),
        (TOURNAMENT, "B.W", "a game of a tournament has all the pyramids of its setup"),
        (TOURNAMENT, "BBW", "a game of a tournament has all the pyramids of its setup"),
        (Green(3, 3, tie="again"), "B../.G./..W, over", "this game is a tie, and so played again"),
        (Greener(), "GB, green to move", "green is never to move"),
        (
            Greener(1, 6, tournament=True),
            "BBGGWW, game 2, won 3-2",
            "5 points cannot be won before game 2",
        ),
    ],
)
def test_text_that_is_no_state_is_refused(game, text, message):
    with pytest.raises(ValueError, match=message):
        game.parse(text)


def test_nothing_is_marked_in_the_game_that_follows_another():
    game = Green(1, 3, tie="again")
    late, dealt = game.parse("B.., black to move"), game.parse("BGW, black to move")
    assert "(" not in dealt.draw(since=late)
    game = Green(1, 3, tournament=True)
    state = replace(game.parse(".(WBG)., black to move, game 1, won 0-0-0"), passes=2)
    assert state.play("pass").draw(since=state) == state.play("pass").draw()
