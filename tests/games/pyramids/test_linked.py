"""`Linked` plays captures as the plain rules do, legal or not."""

from __future__ import annotations

import random

import numpy as np

from greenest.games.pyramids.linked import Linked
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture
from greenest.solver.engines.replays import codes_of_position, leaves_one
from greenest.solver.full.carry import played
from samples import of_every_density


def test_links_allow_what_the_rules_allow() -> None:
    for position in map(of_every_density, range(20)):
        legal = set(position.captures())
        size = len(position.cells)
        for source in range(size):
            for target in range(size):
                board = Linked(position.rows, position.cols, position.cells)
                may_take = board.may_take(source, target)
                takes = may_take and PREY[board.cells[source]] == board.cells[target]
                assert takes == ((source, target) in legal)


def test_random_captures_leave_what_the_rules_leave() -> None:
    rng = random.Random(6)
    for position in map(of_every_density, range(30)):
        captures: list[Capture] = []
        end = position
        while end.captures():
            captures.append(rng.choice(end.captures()))
            end = end.after(captures[-1])
        board = Linked(position.rows, position.cols, position.cells)
        for capture in captures:
            assert board.may_take(*capture)
            board.take(*capture)
        assert "".join(board.cells) == end.cells
        codes = codes_of_position(position).reshape(position.rows, position.cols)
        assert leaves_one(codes, np.array(captures, dtype=np.int64).reshape(-1, 2)) == end.is_solved


def test_a_solution_with_one_capture_changed_is_none() -> None:
    rng = random.Random(7)
    position = Position(6, 7, "".join(rng.choices("BGW", k=42)))
    captures = played(position).captures
    codes = codes_of_position(position).reshape(6, 7)
    assert leaves_one(codes, captures)
    assert not leaves_one(codes, captures[:-1])
    assert not leaves_one(codes, np.append(captures, [[0, 42]], axis=0))
    for place in range(len(captures)):
        for changed in (-1, 42, captures[place, 0]):
            wrong = captures.copy()
            wrong[place, 1] = changed
            assert not leaves_one(codes, wrong)
