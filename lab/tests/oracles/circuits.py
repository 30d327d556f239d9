"""Hamiltonian paths of digraphs with hundreds of vertices, by CP-SAT's circuits."""

from __future__ import annotations

from ortools.sat.python import cp_model

from greenest.lab.holes.path_problem import PathProblem


class _Counter(cp_model.CpSolverSolutionCallback):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def on_solution_callback(self) -> None:
        self.count += 1


def find_path(problem: PathProblem) -> list[str] | None:
    """Return a path, or None if there is none."""
    model, chosen = _model(problem)
    solver = _solver()
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    follows = dict(arc for arc, is_chosen in chosen.items() if solver.value(is_chosen))
    path = [problem.source]
    while path[-1] != problem.target:
        path.append(follows[path[-1]])
    assert sorted(path) == sorted(problem.vertices)
    return path


def number_of_paths(problem: PathProblem) -> int:
    """Return the number of paths."""
    model, _ = _model(problem)
    solver, counter = _solver(), _Counter()
    solver.parameters.enumerate_all_solutions = True
    assert solver.solve(model, counter) in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return counter.count


def _solver() -> cp_model.CpSolver:
    """Return a solver that leaves Ctrl-C to Python; CP-SAT itself would end the process."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.catch_sigint_signal = False
    return solver


def _model(problem: PathProblem):
    index = {vertex: number for number, vertex in enumerate(problem.vertices)}
    model = cp_model.CpModel()
    chosen = {arc: model.new_bool_var("") for arc in problem.arcs}
    arcs = [(index[tail], index[head], each) for (tail, head), each in chosen.items()]
    back = (index[problem.target], index[problem.source], model.new_constant(1))
    model.add_circuit([*arcs, back])
    return model, chosen
