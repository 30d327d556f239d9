"""Formulas in conjunctive normal form as Hamiltonian path problems, with one path for each model.

Lemma 3 of lab/docs/holes.md describes the digraph and proves: it has as many paths as the formula
has models. A *strand* is three vertices that a path passes in one direction or the other. The
*line* of a literal is an arc with strands on it; a path uses it if the literal is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from greenest.games.plurals import many
from greenest.lab.holes.path_problem import MAX_VERTICES, Arc, PathProblem

Clause = tuple[int, ...]

GADGET = ((0, 2), (0, 7), (1, 6), (1, 9), (2, 1), (2, 8), (3, 1), (3, 5), (4, 3), (4, 9), (5, 2),
          (5, 4), (6, 4), (6, 7), (7, 5), (7, 8), (8, 3), (8, 6))  # fmt: skip
"""The arcs of a clause's digraph. A path enters it at vertex 0 and leaves it at vertex 9."""

MARKED = ((0, 7), (1, 6), (2, 8))
"""The arcs of the clause's three literals.

For each nonempty set of these arcs, exactly one path from 0 to 9 uses the arcs of the set and not
the other marked arcs.
"""


class FormulaError(ValueError):
    """A formula is wrong; the message says why, in one line."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula over the variables 1 to `variables`; a literal is a variable or its negative."""

    variables: int
    clauses: tuple[Clause, ...]

    def __post_init__(self) -> None:
        """Raise FormulaError for a formula without variables, or a literal of another variable."""
        if self.variables < 1:
            raise FormulaError("the formula has no variables")
        for clause in self.clauses:
            for literal in clause:
                if not 1 <= abs(literal) <= self.variables:
                    raise FormulaError(f"the literal {literal} is of none of the variables")


def read_dimacs(text: str) -> Formula:
    """Return a formula in DIMACS: `c` comments, `p cnf VARIABLES CLAUSES`, clauses ended by 0."""
    head: list[int] = []
    literals: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("c"):
            continue
        if words[0] == "%":
            break
        try:
            if words[0] != "p":
                literals += map(int, words)
            elif head or words[1:2] != ["cnf"] or len(words) != 4:
                raise FormulaError(f"line {number}: not the one line `p cnf VARIABLES CLAUSES`")
            else:
                head = [int(each) for each in words[2:]]
        except FormulaError:
            raise
        except ValueError:
            raise FormulaError(f"line {number}: not a list of whole numbers") from None
    if not head:
        raise FormulaError("there is no line `p cnf VARIABLES CLAUSES`")
    clauses = tuple(_clauses(literals))
    if len(clauses) != head[1]:
        raise FormulaError(f"{many(len(clauses), 'clause')}, and `p cnf` announces {head[1]:,}")
    return Formula(head[0], clauses)


def three_literals(formula: Formula) -> Formula:
    """Return a formula with three literals in each clause, and with as many models.

    A short clause repeats a literal. In a long clause, a new variable stands for all literals after
    the first two. The models of the result are the models of `formula`, extended by the new
    variables.
    """
    clauses: list[Clause] = []
    variables = formula.variables
    todo = list(reversed(formula.clauses))
    while todo:
        clause = todo.pop()
        _check_size(variables, len(clauses) + max(1, len(clause) - 2))
        if not clause:
            clauses += [(1, 1, 1), (-1, -1, -1)]
        elif len(clause) <= 3:
            clauses.append(clause + clause[:1] * (3 - len(clause)))
        else:
            variables += 1
            first, second, *rest = clause
            clauses.append((first, second, variables))
            clauses += [(variables, -each, -each) for each in rest]
            todo.append((-variables, *rest))
    return Formula(variables, tuple(clauses))


def _check_size(variables: int, clauses: int) -> None:
    """Raise FormulaError above `MAX_VERTICES` vertices: 4 per variable, 18 per clause, and 1."""
    if 4 * variables + 18 * clauses + 1 > MAX_VERTICES:
        raise FormulaError(
            f"{variables:,} variables and {clauses:,} clauses or more of three literals make over "
            f"{MAX_VERTICES:,} vertices, and no more can be reduced"
        )


def problem_of_formula(formula: Formula) -> PathProblem:
    """Return a path problem with as many Hamiltonian paths as the formula has models."""
    formula = three_literals(formula)
    _check_size(formula.variables, len(formula.clauses))
    lines: dict[int, list[tuple[str, str]]] = {}
    for variable in range(1, formula.variables + 1):
        strand = f"x{variable}."
        lines[variable] = [(f"{strand}1", f"{strand}3")]
        lines[-variable] = [(f"{strand}3", f"{strand}1")]
    arcs: list[Arc] = []
    for index, clause in enumerate(formula.clauses, 1):
        arcs += _clause_arcs(index, clause, lines)
    for variable in range(1, formula.variables + 1):
        start, end = _junction(variable), _junction(variable + 1)
        if variable == formula.variables:
            end = _clause_vertex(1, 0)
        for sign in (1, -1):
            arcs += _along(start, lines[sign * variable], end)
        arcs += _strand(f"x{variable}.")
    vertices = dict.fromkeys([_junction(1), *(end for arc in arcs for end in arc)])
    target = _clause_vertex(len(formula.clauses) + 1, 0)
    return PathProblem(tuple(vertices), tuple(arcs), _junction(1), target)


def model_of(formula: Formula, path: Sequence[str]) -> tuple[int, ...]:
    """Return the model that a path stands for: for each variable, the literal that is true."""
    at = {vertex: index for index, vertex in enumerate(path)}
    return tuple(
        variable if at[f"x{variable}.1"] < at[f"x{variable}.3"] else -variable
        for variable in range(1, formula.variables + 1)
    )


def _clauses(literals: Iterable[int]) -> Iterator[Clause]:
    clause: list[int] = []
    for literal in literals:
        if literal:
            clause.append(literal)
        else:
            yield tuple(clause)
            clause = []
    if clause:
        yield tuple(clause)


def _clause_arcs(
    index: int, clause: Clause, lines: dict[int, list[tuple[str, str]]]
) -> Iterator[Arc]:
    """Yield the arcs of a clause; add a strand for each literal to the line of its negation."""
    strands = dict(zip(MARKED, enumerate(clause, 1), strict=True))
    for tail, head in GADGET:
        ends = _clause_vertex(index, tail), _clause_vertex(index, head)
        if (tail, head) not in strands:
            yield ends
            continue
        place, literal = strands[tail, head]
        strand = f"c{index}.{place}."
        yield from _along(ends[0], [(f"{strand}1", f"{strand}3")], ends[1])
        yield from _strand(strand)
        lines[-literal].append((f"{strand}3", f"{strand}1"))


def _along(start: str, strands: Sequence[tuple[str, str]], end: str) -> Iterator[Arc]:
    for entry, exit_ in strands:
        yield start, entry
        start = exit_
    yield start, end


def _strand(name: str) -> Iterator[Arc]:
    for one, other in (("1", "2"), ("2", "3"), ("3", "2"), ("2", "1")):
        yield name + one, name + other


def _junction(variable: int) -> str:
    return f"u{variable}"


def _clause_vertex(index: int, vertex: int) -> str:
    """Return the name of a vertex; vertex 9 of a clause is vertex 0 of the next clause."""
    return f"c{index + 1}:0" if vertex == 9 else f"c{index}:{vertex}"
