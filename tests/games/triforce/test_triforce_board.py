import random
from dataclasses import replace
from itertools import product

import triforce_twin as twin
from greenest.games.triforce.board import NAMES, NEIGHBOURS, unpinned
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


def actions(state):
    return [move for move in state.legal_moves() if move != "stop"]


def test_neighbours_are_mutual_and_near_thirty_pairs_of_degrees_two_four_and_six():
    for t, around in enumerate(NEIGHBOURS):
        near = {twin.name(spot) for spot in twin.around(twin.SPOTS[t])}
        assert near == {NAMES[n] for n in range(15) if around >> n & 1}
    degrees = [around.bit_count() for around in NEIGHBOURS]
    assert sum(degrees) == 2 * 30
    assert sorted(set(degrees)) == [2, 4, 6]
    assert [NAMES[t] for t in range(15) if degrees[t] == 2] == ["a1", "e1", "e5"]


def test_the_default_layout_is_the_only_one_without_equal_neighbours_but_for_names():
    proper = [layout for layout in colourings() if all(layout.count(size) == 5 for size in "123")]
    assert len(proper) == 6
    assert GAME.whites in proper
    assert len({tuple(map(layout.index, layout)) for layout in proper}) == 1


def colourings():
    """Yield every layout of sizes, any number of each, without equal neighbours."""
    layouts = [""]
    for t in range(15):
        layouts = [
            layout + size
            for layout, size in product(layouts, "123")
            if all(layout[n] != size for n in range(t) if NEIGHBOURS[t] >> n & 1)
        ]
    return layouts


def test_a_pyramid_goes_on_a_bare_white_of_its_size_and_on_others_of_another_size():
    assert actions(state_of()) == ["+1"]
    assert actions(state_of(a1="A1"))[:2] == ["+2", "+3"]
    assert "+1" in actions(state_of(a1="A1B2"))
    assert actions(state_of(a1="A1X2"))[:2] == ["+1", "+3"]


def test_swords_and_shields_never_move_nor_what_is_below_them():
    assert "a1-c2" in actions(state_of(a1="A1", b1="B2"))
    assert not [m for m in actions(state_of(a1="A1X1", b1="B2O2", c3="B3")) if m[0] != "+"]


def test_every_stack_on_the_route_is_a_legal_destination():
    # The small pyramid on a1 needs a step on b1 or b2, whose whites are medium and large.
    assert [m for m in actions(state_of(a1="A1")) if "-" in m] == []
    by_b1 = [m for m in actions(state_of(a1="A1", b1="B2")) if "-" in m]
    assert by_b1 == ["a1-b1", "a1-c2"]
    assert [m for m in actions(state_of(a1="A1", b1="B1")) if "-" in m] == []


def test_a_stash_has_five_of_each_size():
    stacks = {"a1": "A1A2", "b1": "A2A1", "c1": "A3A1", "d1": "A1A2", "e1": "A2A1"}
    assert actions(state_of(**stacks))[0] == "+3"


def test_the_third_action_may_not_recreate_the_board_of_the_turns_start():
    state = state_of(a1="A1A2", c3="B2")
    assert "a1-b1" in state.legal_moves()
    state = state.play("a1-b1").play("b1-a1")
    assert "stop" not in state.legal_moves()
    state = state_of(a1="A1A3", b1="B2", b2="B2", c2="B2").play("a1-b1").play("b1-c2")
    assert "c2-b2" in state.legal_moves()
    assert "c2-a1" not in state.legal_moves()
    assert state.board != state.stage.start


def test_stopping_needs_an_action_and_another_board():
    state = state_of(a1="A1A2", c3="B2")
    assert "stop" not in state.legal_moves()
    after = state.play("a1-b1")
    assert after.legal_moves()[-1] == "stop"
    assert after.play("stop").player == 1


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
