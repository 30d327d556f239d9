import random
from dataclasses import replace
from itertools import product

import triforce_twin as twin
from greenest.games.triforce.board import NAMES, NEIGHBOURS, unpinned
from greenest.games.triforce.game import Triforce
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


def test_neighbours_are_those_of_the_independent_twin():
    for t, around in enumerate(NEIGHBOURS):
        near = {twin.name(spot) for spot in twin.around(twin.SPOTS[t])}
        assert near == {NAMES[n] for n in range(15) if around >> n & 1}


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


def test_actions_agree_with_the_independent_twin():
    for players, seed in product((3, 5), range(4)):
        game = Triforce(players, ply_cap=60, lone_combat=seed == 3)
        for state in random_game(game, seed)[0]:
            if state.stage.kind == "act":
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
