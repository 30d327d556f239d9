"""Declares the experiments with players of known skill: games, levels, numbers of games."""

from __future__ import annotations

from greenest.lab.experiments.measured import Measured, Measurement
from greenest.lab.skill.levels import DECLINING
from greenest.lab.skill.measures import courses, measures, pairing
from greenest.lab.skill.rows import Rung, Trait

WEAK, STRONG = "mcts-25", "mcts-100"
"""The two levels of Monte Carlo tree search in the experiments."""

_SEED = 2
_LEVELS = ("random", "greedy", WEAK, STRONG)
_LADDER = (
    # Numbers of deals: the strong search against greedy, against the weak search, the weaker pairs.
    ("green", (), 134, 67, 134),
    ("green", ("rows=6", "cols=9"), 34, 17, 34),
    ("green", ("rows=9", "cols=9"), 34, 17, 34),
    ("greener", (), 200, 100, 200),
    ("greener", ("rows=6", "cols=9"), 50, 50, 50),
    ("greener", ("rows=9", "cols=9"), 50, 50, 50),
    ("3stones", (), 100, 50, 100),
    ("3stones", ("skill=yes",), 100, 50, 100),
    ("capstone", (), 60, 40, 60),
    ("threestone", (), 100, 50, 100),
)

_TRIFORCE_LADDER = (
    # With exchanges, and with all players declining them.
    ("", 5, 5, 10),
    (DECLINING, 10, 8, 20),
)

_COURSES = (
    # Numbers of games among random players, greedy ones, weak searches and strong searches.
    ("green", (), 400, 400, 100, 50),
    ("green", ("rows=6", "cols=9"), 200, 200, 50, 0),
    ("green", ("rows=9", "cols=9"), 200, 200, 50, 0),
    ("green", ("tournament=yes",), 100, 100, 20, 0),
    ("greener", (), 400, 400, 100, 100),
    ("greener", ("each=10",), 200, 200, 50, 0),
    ("greener", ("each=11",), 200, 200, 50, 0),
    ("greener", ("each=12",), 200, 200, 50, 0),
    ("greener", ("rows=6", "cols=9"), 200, 200, 50, 0),
    ("greener", ("rows=9", "cols=9"), 200, 200, 50, 0),
    ("greener", ("tournament=yes",), 100, 100, 20, 0),
    ("3stones", (), 400, 400, 100, 50),
    ("3stones", ("first=B",), 400, 400, 50, 0),
    ("3stones", ("skill=yes",), 400, 400, 100, 50),
    ("capstone", (), 200, 200, 50, 20),
    ("threestone", (), 400, 400, 100, 50),
)

_SEARCHES = (
    # Levels with compiled rules, and numbers of games.
    ("green", "tree-500", 200),
    ("greener", "alphabeta-2000", 400),
    ("3stones", "tree-100", 200),
)

_FOUGHT_ALONE = ("lone_combat=yes",)
"""Options that matter only if a player is alone with a sword or shield.

If nobody exchanges, they have no effect.
"""
_TRIFORCE = (
    # Numbers of games among random players, greedy ones and weak searches, with and without
    # exchanges.
    ((), 60, 20, 8),
    (("players=4",), 60, 20, 8),
    (("players=5",), 60, 20, 8),
    (("players=6",), 60, 20, 8),
    (_FOUGHT_ALONE, 60, 20, 0),
)


def _rungs() -> tuple[Measurement[Rung], ...]:
    found = []
    for game, options, *deals in _LADDER:
        found += _ladder(game, options, deals)
    for suffix, *deals in _TRIFORCE_LADDER:
        found += _ladder("triforce", (), deals, suffix)
    alone = ("triforce", (), "greedy" + DECLINING, "greedy", 10, _SEED)
    found.append(Measurement(pairing, alone))
    return tuple(found)


def _ladder(
    game: str, options: tuple[str, ...], deals: list[int], suffix: str = ""
) -> list[Measurement[Rung]]:
    """Return the measurements of four pairs of levels in a game.

    `deals` has the numbers of deals: for the strong level against "greedy", for the strong level
    against the weak level, and for the other two pairs. `suffix` is added to every level.
    """
    strong, both, greedy = deals
    pairs = (
        (STRONG, "greedy", strong),
        (STRONG, WEAK, both),
        (WEAK, "greedy", greedy),
        ("greedy", "random", greedy),
    )
    return [
        Measurement(pairing, (game, options, player + suffix, rivals + suffix, count, _SEED))
        for player, rivals, count in pairs
    ]


def _courses() -> tuple[Measurement[Trait], ...]:
    found = []
    for game, options, *counts in _COURSES:
        for level, count in zip(_LEVELS, counts, strict=True):
            if count:
                found.append(Measurement(courses, (game, options, level, count, _SEED)))
    for options, *counts in _TRIFORCE:
        for level, count in zip(_LEVELS[:3], counts, strict=True):
            if count:
                found.append(Measurement(courses, ("triforce", options, level, count, _SEED)))
            if count and options != _FOUGHT_ALONE:
                declining = ("triforce", options, level + DECLINING, count, _SEED)
                found.append(Measurement(courses, declining))
    return tuple(found)


def _measures() -> tuple[Measurement[Trait], ...]:
    return tuple(
        Measurement(measures, (game, options, level, 100, _SEED))
        for game, options, *_ in _COURSES
        if not options
        for level in _LEVELS[:2]
    )


def program_of(name: str) -> str:
    """Return the command that runs an experiment, without its options."""
    return f"python -m greenest.lab study {name}"


SKILL = (
    Measured(
        name="ladder",
        program=program_of("ladder"),
        topic="games",
        title="The other games: who beats whom, a player of one level against others of another",
        kind=Rung,
        smoke=(
            Measurement(pairing, ("greener", ("rows=2", "cols=3"), "greedy", "random", 20, _SEED)),
            Measurement(pairing, ("green", ("rows=3", "cols=3"), "mcts-10", "greedy", 4, _SEED)),
        ),
        full=_rungs(),
    ),
    Measured(
        name="courses",
        program=program_of("courses"),
        topic="games",
        title="The other games: how they go among players of one level",
        kind=Trait,
        smoke=(
            Measurement(courses, ("green", ("rows=3", "cols=3"), "greedy", 20, _SEED)),
            Measurement(courses, ("triforce", ("ply_cap=20",), "random", 3, _SEED)),
            Measurement(courses, ("threestone", (), "random", 10, _SEED)),
        ),
        full=_courses(),
    ),
    Measured(
        name="searches",
        program=program_of("searches"),
        topic="games",
        title="The other games: how they go among players that search by compiled rules",
        kind=Trait,
        smoke=(Measurement(courses, ("greener", ("rows=2", "cols=3"), "tree-20", 20, _SEED)),),
        full=tuple(
            Measurement(courses, (game, (), level, count, _SEED))
            for game, level, count in _SEARCHES
        ),
    ),
    Measured(
        name="measures",
        program=program_of("measures"),
        topic="games",
        title="The other games: drama and decisiveness among players of one level",
        kind=Trait,
        smoke=(Measurement(measures, ("green", ("rows=3", "cols=3"), "greedy", 20, _SEED)),),
        full=_measures(),
    ),
)
