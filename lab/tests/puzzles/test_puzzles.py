"""Composed puzzles have one plan by plain enumeration, and difficulties are as documented."""

from greenest.certificates.claim import check_claim
from greenest.games.pyramids.position import Position
from greenest.lab.puzzles.puzzles import plans, puzzles
from greenest.study.difficulty.rating import rate
from greenest.study.sampling import random_position


def solutions(position):
    """Every sequence of captures to a single stack, by plain recursion."""
    if position.pieces == 1:
        return [()]
    return [
        (tuple(capture), *rest)
        for capture in position.captures()
        for rest in solutions(position.after(capture))
    ]


def test_plans_are_solutions_without_their_order():
    several = 0
    for index in range(60):
        position = random_position(4, 4, 6, 2, index)
        expected = {frozenset(each) for each in solutions(position)}
        assert plans(position, 1000) == expected
        assert len(plans(position, 2)) == min(len(expected), 2)
        several += len(expected) > 1
    assert several


def test_puzzles_have_one_plan_and_the_difficulty_of_their_level():
    rows = puzzles("medium", 4, 4, 6, 3, 1)
    assert [row.number for row in rows] == [1, 2, 3]
    for row in rows:
        position = Position.parse(row.board)
        assert position == random_position(4, 4, 6, 1, row.index)
        assert check_claim(position, row.solution.split()).accepted
        assert len({frozenset(each) for each in solutions(position)}) == 1
        assert rate(position).level == "medium"
        assert rate(position).solved == row.solved_at_random
