from dataclasses import replace

import pytest

from greenest.games.pyramids.greener import Greener
from playing import play

GAME = Greener()


@pytest.mark.parametrize(
    ("board", "scores", "returns"),
    [
        ("(BGG)(WG)(WBB)", (2, 1), (1.0, 0.0)),
        # Greens that nobody controls count for nobody.
        ("(BG)(WG)GG(WB)", (1, 1), (0.5, 0.5)),
        ("(BG)(WGB)G", (1, 1), (0.0, 1.0)),
        # A stack without greens may be the tallest.
        ("(BG)(BWW)(WG)", (1, 1), (1.0, 0.0)),
        ("GGG", (0, 0), (0.5, 0.5)),
    ],
)
def test_greens_and_then_the_tallest_stack_decide(board, scores, returns):
    end = replace(GAME.parse(board), passes=2)
    assert end.scores() == scores
    assert end.returns() == returns


@pytest.mark.parametrize(
    ("shape", "fewest", "most"),
    [((6, 6), 9, 12), ((6, 9), 14, 18), ((9, 9), 21, 27), ((2, 3), 2, 2), ((3, 3), 3, 3)],
)
def test_the_numbers_of_pyramids(shape, fewest, most):
    size = shape[0] * shape[1]
    assert Greener(*shape).pyramids == Greener(*shape, each=fewest).pyramids
    for each in range(fewest, most + 1):
        pyramids = Greener(*shape, each=each).pyramids
        assert pyramids == {"B": each, "G": size - 2 * each, "W": each}
        assert pyramids["G"] >= each
    for each in (fewest - 1, most + 1, -1):
        possible = str(most) if fewest == most else f"{fewest} to {most}"
        with pytest.raises(ValueError, match=f": {possible} can be set up$"):
            Greener(*shape, each=each)


def test_in_a_tournament_colours_are_swapped_and_greens_summed():
    game = Greener(2, 3, tournament=True)
    state = play(game.start(), *"BGWWGB")
    assert state.actor == 0
    state = play(state, "a2xb2")
    while not state.undealt:
        state = state.play(state.legal_moves()[-1])
    greens = state.won
    assert (state.number, state.scores()) == (2, greens)
    state = play(state, *"BGWWGB")
    assert [state.colour(0), state.colour(1), state.actor] == ["W", "B", 1]
    assert play(state, "a2xb2").scores() == (greens[0], greens[1] + 1)
