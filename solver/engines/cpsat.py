"""The CP-SAT engine: a solution is modelled as a tree of captures (constraint programming).

In a solution, every cell but one is left exactly once. So the captures form a tree, with arcs from
source to target and the cell that is never left as root. A tree is a solution if it meets two
conditions. There is an order in which every captor sees its prey, and the colours fit. The stacks
that capture on a cell form a chain, in which each stack takes the stack before it. The stack that
leaves a cell has the colour of the last stack in the chain.

On the line B G W, cells 0 1 2, one of the two solutions is 1x2, 0x2:

    goes      1x2 and 0x2; the stack of cell 2 never leaves
    earlier   cell 1 is left before cell 0, since cell 1 is between cells 0 and 2
    chain     on cell 2: W, which stood there; G, which comes from 1 and takes it; B from 0
    colour    the stack of 1 leaves green, that of 0 black, and that of 2 stays black
"""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, permutations
from math import inf
from threading import Thread
from time import perf_counter

from ortools.sat.python import cp_model

from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture
from greenest.solver.static import linked_parts
from greenest.solver.verdict import NO_TREE, Answer, Limits, Verdict, limit_met, verdict_on

NODES_PER_UNIT = 6_000_000
"""Nodes of the depth-first search that take as long as one unit of CP-SAT's deterministic time.

A unit took 0.4 to 0.9 seconds, on most boards 0.7, on a machine with 8 million nodes a second.
"""

NODES_PER_PAIR = 200
"""Nodes that take as long as adding one variable `takes[new, old]` and its clauses."""
FREE_NODES = 4_000_000
"""Nodes that take half a second. A model built in less time is built under any limit of nodes."""
STATING_SHARE = 0.8
"""The share of the time limit in which the model must be built.

CP-SAT then reads the model, in a fraction of this time, without a look at the clock.
"""

SEED = 1

CAPTOR = {prey: captor for captor, prey in PREY.items()}


@dataclass
class Model:
    """The CP-SAT model of a position, and its variables; cells without a stack are left out.

    `lines` are the cells of each row and column. `near[cell]` are the cells in line with a cell.
    `between[capture]` are the cells between source and target. The variable `goes[capture]` is true
    if the stack leaves its cell by this capture. `colour[cell, x]` is true if the stack that leaves
    the cell, or stays there at the end, has colour x. `time[cell]` is the time at which the cell is
    left. `orders` has the literals that `earlier` makes.
    """

    position: Position
    cp: cp_model.CpModel
    lines: list[list[int]]
    near: dict[int, list[int]]
    between: dict[Capture, list[int]]
    goes: dict[Capture, cp_model.IntVar]
    colour: dict[tuple[int, str], cp_model.IntVar]
    time: dict[int, cp_model.IntVar]
    orders: dict[tuple[int, int], cp_model.LiteralT] = field(default_factory=dict)

    def earlier(self, cell: int, other: int) -> cp_model.LiteralT:
        """Return the literal "`cell` is left before `other`"; its negation is the reverse order."""
        if (cell, other) not in self.orders:
            order = self.cp.new_bool_var(f"{cell} before {other}")
            self.cp.add(self.time[cell] < self.time[other]).only_enforce_if(order)
            self.cp.add(self.time[cell] > self.time[other]).only_enforce_if(~order)
            self.orders[cell, other] = order
            self.orders[other, cell] = ~order
        return self.orders[cell, other]


class Search:
    """The CP-SAT engine on one position; the model is built once, and each run solves it anew."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._model: Model | None = None

    def run(self, limits: Limits) -> Verdict:
        """Build the model if there is none yet, and solve it within the limits.

        CP-SAT counts its work in units that do not depend on the machine; one counts as
        `NODES_PER_UNIT` nodes. Building takes milliseconds on sparse boards, and seconds on full
        boards of 12x12; it does not count as nodes. No model is built if that would take longer
        than the allowed nodes and `FREE_NODES` together. Building stops at the limit of time.
        """
        started, position = perf_counter(), self.position
        if self._model is None:
            too_large = None
            if (work := stating_nodes(position)) > limits.max_nodes + FREE_NODES:
                too_large = (
                    f"stating the position for CP-SAT takes the work of {many(work, 'node')}, "
                    "and that is beyond the limit of nodes"
                )
            else:
                most = inf if limits.max_seconds is None else limits.max_seconds * STATING_SHARE
                with suppress(TimeoutError):
                    self._model = build(position, started + most)
            if self._model is None:
                return verdict_on(position, "cpsat", None, 0, limits, started, too_large)
        solver = solve(self._model, limits, perf_counter() - started)
        answer = _answer(self._model, solver)
        nodes = round(solver.response_proto.deterministic_time * NODES_PER_UNIT)
        # Without a time limit, nodes ran out, though a last step may leave some.
        is_timed = limits.max_seconds is not None
        reason = None if is_timed else limit_met(max(nodes, limits.max_nodes), limits)
        return verdict_on(position, "cpsat", answer, nodes, limits, started, reason)


def stating_nodes(position: Position) -> int:
    """Estimate how many nodes take as long as building the model."""
    total = 0
    for cell, colour in enumerate(position.cells):
        if colour != ".":
            row, col = divmod(cell, position.cols)
            rank = position.cells[row * position.cols : (row + 1) * position.cols]
            file = position.cells[col :: position.cols]
            near = len(rank + file) - (rank + file).count(".") - 2
            total += near * near * NODES_PER_PAIR
    return total


def build(position: Position, deadline: float = inf) -> Model:
    """Build the model of a position; raises TimeoutError once `perf_counter()` is at `deadline`."""
    model = _variables(position)
    ends = _leave_once(model)
    capture_all_but_one(model, ends)
    go_where_it_ends(model, ends)
    for state in (
        *(partial(leave_in_one_order, model, line) for line in model.lines),
        *(partial(_take_what_is_seen, model, capture) for capture in model.goes),
        *(partial(_take_in_turn, model, cell) for cell in model.near),
    ):
        if perf_counter() >= deadline:
            raise TimeoutError
        state()
    return model


def solve(model: Model, limits: Limits, spent: float) -> cp_model.CpSolver:
    """Run CP-SAT within the limits, of which `spent` seconds are used up; return the solver.

    The solver has the result. It runs in another thread, since Python handles Ctrl-C only between
    its own instructions. CP-SAT's presolve and linear relaxation are off: on these models they take
    more time than they save.
    """
    solver = cp_model.CpSolver()
    solver.parameters.random_seed = SEED
    solver.parameters.num_workers = 1
    solver.parameters.catch_sigint_signal = False
    solver.parameters.cp_model_presolve = False
    solver.parameters.linearization_level = 0
    solver.parameters.max_deterministic_time = limits.max_nodes / NODES_PER_UNIT
    if limits.max_seconds is not None:
        solver.parameters.max_time_in_seconds = max(limits.max_seconds - spent, 0.0)
    end: Future[object] = Future()
    solving = Thread(target=_run, args=(solver, model, end), daemon=True)
    try:
        solving.start()
        end.result()
    except BaseException:
        # A solver that has not begun ignores `stop_search`, so it is called until the solver ends.
        while solving.ident is not None and wait([end], 0.05).not_done:
            solver.stop_search()
        raise
    return solver


def _run(solver: cp_model.CpSolver, model: Model, end: Future[object]) -> None:
    try:
        end.set_result(solver.solve(model.cp))
    except Exception as error:
        end.set_exception(error)


def _answer(model: Model, solver: cp_model.CpSolver) -> Answer:
    """Return the answer of CP-SAT; captures of equal time are independent.

    Raises RuntimeError if it rejects the model.
    """
    status = solver.response_proto.status
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        captures = (each for each, goes in model.goes.items() if solver.boolean_value(goes))
        return tuple(sorted(captures, key=lambda each: solver.value(model.time[each.source])))
    if status == cp_model.INFEASIBLE:
        return NO_TREE
    if status != cp_model.UNKNOWN:
        raise RuntimeError(f"CP-SAT rejects the position: {solver.status_name()}")
    return None


def _variables(position: Position) -> Model:
    """Return a model with all variables; its only constraint is that every stack has one colour."""
    cp, cols = cp_model.CpModel(), position.cols
    cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
    lines = defaultdict(list)
    for cell in cells:
        lines["row", cell // cols].append(cell)
        lines["column", cell % cols].append(cell)
    between = position.grid.between
    pairs = [Capture(*pair) for line in lines.values() for pair in permutations(line, 2)]
    model = Model(
        position,
        cp,
        lines=list(lines.values()),
        near={cell: [a for a, b in pairs if b == cell] for cell in cells},
        between={
            pair: [c for c in between(*pair) or () if position.cells[c] != "."] for pair in pairs
        },
        goes={pair: cp.new_bool_var(f"{pair.source}x{pair.target}") for pair in pairs},
        colour={(cell, x): cp.new_bool_var(f"{cell} is {x}") for cell in cells for x in PREY},
        time={cell: cp.new_int_var(0, len(cells) - 1, f"time of {cell}") for cell in cells},
    )
    for cell in cells:
        cp.add_exactly_one(model.colour[cell, x] for x in PREY)
    return model


def _leave_once(model: Model) -> dict[int, cp_model.IntVar]:
    """Require that all cells but one are left once.

    Return for each cell the literal "this cell is the one that is not left".
    """
    ends = {cell: model.cp.new_bool_var(f"ends on {cell}") for cell in model.near}
    model.cp.add_exactly_one(ends.values())
    for cell, others in model.near.items():
        leaves = [model.goes[Capture(cell, other)] for other in others]
        model.cp.add_exactly_one(*leaves, ends[cell])
    return ends


def capture_all_but_one(model: Model, ends: dict[int, cp_model.IntVar]) -> None:
    """Require that each colour makes as many captures as its prey loses stacks.

    Also require that a colour without stacks never appears. Both follow from the other constraints,
    but searches are bad at counting.
    """
    cp, counts = model.cp, model.position.counts
    final = {x: cp.new_bool_var(f"ends {x}") for x in PREY}
    cp.add_exactly_one(final.values())
    for captor, prey in PREY.items():
        for cell, ended in ends.items():
            cp.add_bool_or(~ended, ~model.colour[cell, captor], final[captor])
        shown = cp_model.LinearExpr.sum([model.colour[cell, captor] for cell in model.near])
        cp.add(shown - final[captor] == counts[prey] - final[prey])
        if not counts[captor]:
            cp.add(shown == 0)


def go_where_it_ends(model: Model, ends: dict[int, cp_model.IntVar]) -> None:
    """Require that a cell that links several parts is left towards the part where play ends.

    Play ends on the cell that is not left. The requirement is redundant. If the board is split from
    the start, play can end on no cell.
    """
    for cell, others in model.near.items():
        parts = linked_parts(model.near.keys() - {cell}, model.position.cols)
        for part in parts if len(parts) > 1 else ():
            entries = [model.goes[Capture(cell, other)] for other in others if other in part]
            ends_there = [ends[inside] for inside in sorted(part)]
            model.cp.add(cp_model.LinearExpr.sum(entries) == cp_model.LinearExpr.sum(ends_there))


def leave_in_one_order(model: Model, line: list[int]) -> None:
    """Exclude that three cells of a line are left in a cycle, each before the next.

    This is redundant, but saves time.
    """
    for a, b, c in combinations(line, 3):
        cycle = model.earlier(a, b), model.earlier(b, c), model.earlier(c, a)
        model.cp.add_bool_or(cycle)
        model.cp.add_bool_or(~order for order in cycle)


def _take_what_is_seen(model: Model, capture: Capture) -> None:
    """Require that a capture is made before its target is left.

    Also require that all cells between its source and its target are left before the capture.
    """
    goes = model.goes[capture]
    model.cp.add_implication(goes, model.earlier(capture.source, capture.target))
    for cell in model.between[capture]:
        model.cp.add_implication(goes, model.earlier(cell, capture.source))


def _take_in_turn(model: Model, cell: int) -> None:
    """Require that captures on a cell form a chain: each captor takes the captor before it.

    `takes[new, old]` means that on this cell the stack from `new` takes the stack from `old`. If
    `old` is the cell itself, the stack that stood there from the start is taken.
    """
    cp, near = model.cp, model.near[cell]
    links = [
        (new, old) for new in near for old in (cell, *near) if _may_take(model, new, old, cell)
    ]
    takes = {link: cp.new_bool_var(f"{link} on {cell}") for link in links}
    last = {old: cp.new_bool_var(f"{old} last on {cell}") for old in (cell, *near)}
    _form_a_chain(model, cell, takes, last)
    for (new, old), taken in takes.items():
        if old == cell:
            # A stack that stood here from the start is taken in its first colour.
            cp.add_implication(taken, model.colour[new, CAPTOR[model.position.cells[cell]]])
        else:
            # A stack that came here is taken in the colour in which it came.
            cp.add_implication(taken, model.earlier(old, new))
            for captor, prey in PREY.items():
                cp.add_bool_or(~taken, ~model.colour[new, captor], model.colour[old, prey])
    # The stack leaves in its first colour if no capture lands on it, else in its last captor's.
    cp.add_implication(last[cell], model.colour[cell, model.position.cells[cell]])
    for old in near:
        for x in PREY:
            cp.add_bool_or(~last[old], ~model.colour[old, x], model.colour[cell, x])


def _form_a_chain(
    model: Model,
    cell: int,
    takes: dict[tuple[int, int], cp_model.IntVar],
    last: dict[int, cp_model.IntVar],
) -> None:
    """Require that captures on a cell form a chain.

    One stack of the chain is the last. Each other stack of the chain is taken once, also the stack
    that stood on the cell from the start. Each stack that comes to the cell takes one stack there.
    """
    model.cp.add_exactly_one(last.values())
    model.cp.add_exactly_one(*(takes[link] for link in takes if link[1] == cell), last[cell])
    for other in model.near[cell]:
        elsewhere = ~model.goes[Capture(other, cell)]
        taking = [takes[link] for link in takes if link[0] == other]
        taken = [takes[link] for link in takes if link[1] == other]
        model.cp.add_exactly_one(*taking, elsewhere)
        model.cp.add_exactly_one(*taken, last[other], elsewhere)


def _may_take(model: Model, new: int, old: int, cell: int) -> bool:
    """Return whether the stack from `new` can take the stack from `old` on a cell.

    It cannot if `new` is between `old` and the cell: before the stack from `old` came to the cell,
    the stack from `new` had left.
    """
    return new != old and (old == cell or new not in model.between[Capture(old, cell)])
