"""Positions as planning tasks, for Fast Downward (Helmert 2006) through unified-planning.

A cell is empty or has a stack of one colour. An action is a capture by a stack of one colour, or
the end of the game, which needs all cells but one empty. The planner finds by itself that a cell
has one state at a time.
"""

from __future__ import annotations

from unified_planning.engines import PlanGenerationResultStatus as Ended
from unified_planning.shortcuts import (
    BoolType,
    Fluent,
    InstantaneousAction,
    OneshotPlanner,
    Problem,
    UserType,
    get_environment,
)

from greenest.games.pyramids.board import EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture

Answer = tuple[Capture, ...] | None

UNSOLVABLE = (Ended.UNSOLVABLE_PROVEN, Ended.UNSOLVABLE_INCOMPLETELY)
SEARCH = "let(hff,ff(),lazy_greedy([hff],preferred=[hff]))"
"""Greedy best-first search, guided by the FF heuristic and with its preferred actions first. It is
complete: it ends without a plan only if there is none."""


class NoAnswerError(Exception):
    """The planner found neither a plan nor a proof that there is none."""


def plan(position: Position, seconds: float) -> Answer:
    """Decide a position by planning for at most `seconds`; raises NoAnswerError."""
    get_environment().credits_stream = None
    problem, captures = _problem(position)
    options = {
        "fast_downward_search_config": SEARCH,
        "fast_downward_search_time_limit": f"{max(seconds, 1):.0f}s",
    }
    with OneshotPlanner(name="fast-downward", params=options) as planner:
        result = planner.solve(problem)
    if result.status in UNSOLVABLE:
        return None
    if result.plan is None:
        raise NoAnswerError(str(result.status))
    names = [each.action.name for each in result.plan.actions]
    return tuple(captures[name] for name in names if name in captures)


def _problem(position: Position) -> tuple[Problem, dict[str, Capture]]:
    """Return the planning task of a position, and the capture that each action stands for."""
    cells = [cell for cell, colour in enumerate(position.cells) if colour != EMPTY]
    problem = Problem("greenest")
    places, states = UserType("cell"), UserType("state")
    # One predicate for all cells: the planner sees soon that a cell is in one state at a time.
    shows = Fluent("shows", BoolType(), cell=places, state=states)
    problem.add_fluent(shows, default_initial_value=False)
    at = {cell: problem.add_object(f"c{cell}", places) for cell in cells}
    state = {x: problem.add_object(x, states) for x in (*PREY, "E")}
    shown = {(cell, x): shows(at[cell], state[x]) for cell in cells for x in state}
    for cell in cells:
        problem.set_initial_value(shown[cell, position.cells[cell]], True)
    captures = {}
    for (source, target), between in position.grid.paths.items():
        if EMPTY in (position.cells[source], position.cells[target]):
            continue
        passed = [cell for cell in between if cell in cells]
        for captor, prey in PREY.items():
            action = InstantaneousAction(f"x{source}to{target}{captor}")
            for cell, colour in ((source, captor), (target, prey), *((c, "E") for c in passed)):
                action.add_precondition(shown[cell, colour])
            for cell, old, new in ((source, captor, "E"), (target, prey, captor)):
                action.add_effect(shown[cell, old], False)
                action.add_effect(shown[cell, new], True)
            problem.add_action(action)
            captures[action.name] = Capture(source, target)
    done = Fluent("done")
    problem.add_fluent(done, default_initial_value=False)
    for cell in cells:
        action = InstantaneousAction(f"end{cell}")
        for other in cells:
            if other != cell:
                action.add_precondition(shown[other, "E"])
        action.add_effect(done, True)
        problem.add_action(action)
    problem.add_goal(done)
    return problem, captures
