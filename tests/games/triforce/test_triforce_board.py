import random
from dataclasses import replace
from itertools import product

import triforce_twin as twin
from greenest.games.triforce.board import NAMES, unpinned, way_back
from greenest.games.triforce.game import Triforce
from greenest.games.triforce.stages import Acting
from playing import random_game

GAME = Triforce()


def board(**stacks):
    """Return the text of a board with these stacks; the other territories are bare."""
    cells = iter(stacks.pop(name, ".") for name in NAMES)
    text = "/".join(",".join(next(cells) for _ in range(row)) for row in range(1, 6))
    assert not stacks
    return text


def state_of(turn="A", game=GAME, **stacks):
    return game.parse(f"{board(**stacks)} turn={turn} ply=0")


def test_the_third_action_may_not_recreate_the_board_of_the_turns_start():
    state = state_of(a1="A1A2", c3="B2")
    assert "a1-b1" in state.legal_moves()
    state = state.play("a1-b1").play("b1-a1")
    assert "stop" not in state.legal_moves()
    state = state_of(a1="A1A3", b1="B2", b2="B2", c2="B2").play("a1-b1").play("b1-c2")
    assert "c2-b2" in state.legal_moves()
    assert "c2-a1" not in state.legal_moves()
    assert state.board != state.stage.start


def test_the_one_way_back_is_found():
    start = state_of(a1="A1A2", b1="B1").board
    assert way_back(state_of(a1="A1", b1="B1A2").board, start) == "b1-a1"
    assert way_back(state_of(a1="A1A2", b1="B1A2").board, start) == ""
    assert way_back(state_of(a1="A1", b1="B1A1").board, start) == ""
    assert way_back(start, start) == ""


def test_actions_agree_with_the_independent_twin():
    for players, seed in product((3, 5), range(4)):
        game = Triforce(players, ply_cap=60, lone_combat=seed == 3)
        for state in random_game(game, seed)[0]:
            if isinstance(state.stage, Acting):
                check_against_the_twin(state)


def check_against_the_twin(state):
    after = twin.boards_after_an_action(state, state.player)
    start = twin.stacks_of(replace(state, board=state.stage.start))
    if state.stage.done == 2:
        after = {move: stacks for move, stacks in after.items() if stacks != start}
    expected = set(after)
    if state.stage.done and twin.stacks_of(state) != start:
        expected.add("stop")
    assert set(state.legal_moves()) == (expected or {"pass"})


def test_who_is_pinned_agrees_with_the_independent_twin():
    rng = random.Random(1)
    pinned = 0
    for players, share in product((3, 6), (0.7, 0.9, 1)):
        game = Triforce(players)
        start = game.start()
        for _ in range(40):
            state = replace(start, board=heaps(rng, players, share))
            free = [p for p in range(players) if twin.boards_after_an_action(state, p)]
            assert unpinned(game.whites, state.board, game.pawns) == free
            pinned += len(free) < players
    assert pinned > 5


def heaps(rng, players, share):
    """Return a board on which that share of all pyramids is heaped up at random."""
    pieces = [player + size for player in "ABCDEF"[:players] for size in "123"] * 5
    board = [""] * 15
    for piece in rng.sample(pieces, int(share * len(pieces))):
        board[rng.randrange(15)] += piece
    return tuple(board)
