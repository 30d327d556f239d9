"""The experiments on games under skill, declared: which games, which levels, how often."""

from __future__ import annotations

from typing import Any

from greenest.study.publication.experiment import Experiment
from greenest.study.skill.measures import Courses, Pairing
from greenest.study.skill.rows import Rung, Trait

WEAK, STRONG = "mcts-25", "mcts-100"
"""The two strengths of the search."""

_SEED = 1
_LADDER = (
    # The strong search against greed, against the weak, and what is weaker: so many deals of each.
    ("green", (), 34, 34, 50),
    ("greener", (), 100, 50, 100),
    ("greener", ("rows=9", "cols=9"), 10, 5, 20),
    ("3stones", (), 20, 10, 30),
    ("3stones", ("skill=yes",), 10, 5, 15),
    ("capstone", (), 10, 5, 15),
    ("threestone", (), 25, 12, 40),
    ("triforce", (), 0, 0, 5),
)

_COURSES = (
    # Games at random, among the greedy, and of the weak search.
    ("green", (), 400, 200, 40),
    ("green", ("rows=6", "cols=9"), 200, 100, 15),
    ("green", ("rows=9", "cols=9"), 100, 60, 10),
    ("greener", (), 400, 200, 40),
    ("greener", ("each=10",), 200, 100, 20),
    ("greener", ("each=11",), 200, 100, 20),
    ("greener", ("each=12",), 200, 100, 20),
    ("greener", ("rows=6", "cols=9"), 200, 100, 15),
    ("greener", ("rows=9", "cols=9"), 100, 60, 10),
    ("3stones", (), 300, 100, 20),
    ("3stones", ("skill=yes",), 150, 30, 8),
    ("capstone", (), 200, 60, 10),
    ("threestone", (), 300, 100, 20),
)

_TRIFORCE = (
    # Games at random and among the greedy, with exchanges and without.
    ((), 40, 12),
    (("players=4",), 30, 8),
    (("players=5",), 30, 8),
    (("players=6",), 30, 8),
)


def _rungs() -> tuple[Pairing, ...]:
    found = [Pairing("triforce", (), "greedy, declining", "greedy", 5, _SEED)]
    for game, options, strong, both, greedy in _LADDER:
        found += [
            Pairing(game, options, player, rivals, deals, _SEED)
            for player, rivals, deals in (
                (STRONG, "greedy", strong),
                (STRONG, WEAK, both),
                (WEAK, "greedy", greedy),
                ("greedy", "random", greedy),
            )
            if deals
        ]
    return tuple(found)


def _courses() -> tuple[Courses, ...]:
    found = []
    for game, options, *counts in _COURSES:
        for level, count in zip(("random", "greedy", WEAK), counts, strict=True):
            if count:
                found.append(Courses(game, options, level, count, _SEED))
    for options, *counts in _TRIFORCE:
        for level, count in zip(("random", "greedy"), counts, strict=True):
            found.append(Courses("triforce", options, level, count, _SEED))
            found.append(Courses("triforce", options, f"{level}, declining", count, _SEED))
    return tuple(found)


SKILL: tuple[Experiment[Any], ...] = (
    Experiment(
        name="ladder",
        topic="games",
        title="The other games: who beats whom, a player of one level against others of another",
        kind=Rung,
        smoke=(
            Pairing("greener", ("rows=2", "cols=3"), "greedy", "random", 20, _SEED),
            Pairing("green", ("rows=3", "cols=3"), "mcts-10", "greedy", 4, _SEED),
        ),
        full=_rungs(),
    ),
    Experiment(
        name="courses",
        topic="games",
        title="The other games: how they go among players of one level",
        kind=Trait,
        smoke=(
            Courses("green", ("rows=3", "cols=3"), "greedy", 20, _SEED),
            Courses("triforce", ("ply_cap=20",), "random", 3, _SEED),
            Courses("threestone", (), "random", 10, _SEED),
        ),
        full=_courses(),
    ),
)
