"""`reduce`: turn a digraph into a position, or a solution back into a Hamiltonian path."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import REFUSED, UnusableError, readable, unusable
from greenest.commands.shared.options import json_option
from greenest.commands.shared.printing import print_json, print_lines, say, wrap
from greenest.games.plurals import many
from greenest.games.pyramids.board import MAX_SIDE_WITH_HOLES
from greenest.games.pyramids.reading.moves import split_moves
from greenest.system.files import read_text, text_of
from greenest.system.streams import printable

if TYPE_CHECKING:
    from greenest.lab.holes.digraphs import GivenDigraph
    from greenest.lab.holes.formulas import Formula
    from greenest.lab.holes.reduction import LineOrder, Reduced

    Question = tuple[GivenDigraph, Formula | None]


LONGEST_GRAPH = 1 << 20
"""The most bytes of a file with a digraph or formula."""


@dataclass(frozen=True, slots=True)
class Made:
    """A digraph and the position made from it."""

    where: str
    given: GivenDigraph
    order: LineOrder
    position: Reduced

    def as_json(self) -> dict[str, Any]:
        """Return the digraph and the position under their published keys."""
        problem = self.given.problem
        return {
            "board": str(self.position),
            "rows": self.position.rows,
            "cols": self.position.cols,
            "pieces": len(self.position.stacks),
            "order": str(self.order),
            "vertices": len(problem.vertices),
            "arcs": len(problem.arcs),
            "source": problem.source,
            "target": problem.target,
            "left_out": list(self.given.left_out),
        }

    def lines(self) -> list[str]:
        """Return a comment and the position, as lines of a file of positions."""
        problem, position = self.given.problem, self.position
        size = f"{position.rows}x{position.cols}, {many(len(position.stacks), 'piece')}"
        digraph = f"{len(problem.vertices)} vertices, {many(len(problem.arcs), 'arc')}"
        head = f"# {size}: {self.where}, {digraph}, {problem.source} to {problem.target}"
        return [printable(" ".join(head.split())), *str(position).split("/")]


@dataclass(frozen=True, slots=True)
class Returned:
    """The Hamiltonian path of a solution, or the reason why the moves are no solution.

    For a digraph made from a formula, it also has the formula's model.
    """

    path: tuple[str, ...] | None
    model: tuple[int, ...] | None
    reason: str | None

    def as_json(self) -> dict[str, Any]:
        """Return the path, the model and the reason under their published keys."""
        return {"path": self.path, "model": self.model, "reason": self.reason}

    def lines(self) -> list[str]:
        """Return lines for people; the model is in DIMACS format."""
        if self.path is None:
            return wrap(f"refused: {self.reason}")
        model = [" ".join(map(str, ["v", *self.model, 0]))] if self.model else []
        return [*wrap(" -> ".join(self.path)), *model]


@click.command()
@click.argument("graph", required=False)
@click.option("--source", metavar="S", help="Where the path begins.  [default: the first node]")
@click.option("--target", metavar="T", help="Where it ends.  [default: the last node]")
@click.option(
    "--cnf",
    type=click.Path(dir_okay=False, path_type=Path, allow_dash=True),
    metavar="FILE",
    help="A formula in DIMACS, in place of a digraph.",
)
@click.option(
    "--order",
    type=click.Choice(("middle", "block")),
    default="middle",
    show_default=True,
    help="How the lines lie; middle: as many solutions as paths.",
)
@click.option("--back", metavar="MOVES", help="Print the path of a solution of the position.")
@json_option
def reduce(
    graph: str | None,
    source: str | None,
    target: str | None,
    cnf: Path | None,
    order: str,
    back: str | None,
    as_json: bool,
) -> None:
    """Turn a Hamiltonian path problem into a position.

    The position is solvable exactly if the digraph has a path through all its nodes. GRAPH is a
    file, or - for standard input: GraphML, or an edge list with TAIL HEAD on each line. Each node
    may have at most two arcs in and two arcs out. With --cnf, the digraph is made from a formula,
    and has such a path exactly if the formula is satisfiable. Positions over 64x64 are printed too,
    though no other command reads them.
    """
    from greenest.lab.holes.reduction import LineOrder, reduce

    if (graph is None) == (cnf is None):
        raise click.UsageError("Give a digraph or, with --cnf, a formula.")
    if cnf and (source, target) != (None, None):
        raise click.UsageError("--source and --target are of a digraph, not of a formula.")
    where = graph or str(cnf)
    given, formula = _problem(_text(where), source, target, cnf is not None)
    for each in given.left_out:
        say(f"left out, as no such path uses it: {each}")
    made = Made(where, given, LineOrder(order), reduce(given.problem, LineOrder(order)))
    if back is not None:
        answer: Made | Returned = _returned(made, formula, back)
    else:
        answer = made
        if not made.position.fits:
            size = f"{made.position.rows}x{made.position.cols}"
            most = f"{MAX_SIDE_WITH_HOLES}x{MAX_SIDE_WITH_HOLES}"
            say(f"{size} is over {most}: the other commands cannot read it")
    if as_json:
        print_json(answer.as_json())
    else:
        print_lines(*answer.lines())
    if isinstance(answer, Returned) and answer.path is None:
        click.get_current_context().exit(REFUSED)


def _text(where: str) -> str:
    if where != "-" and not Path(where).is_file():
        raise UnusableError(f"{where}: there is no such file")
    with readable(where=where):
        if where == "-":
            return text_of(sys.stdin.buffer, LONGEST_GRAPH)
        return read_text(Path(where), LONGEST_GRAPH)


def _problem(text: str, source: str | None, target: str | None, is_formula: bool) -> Question:
    from greenest.lab.holes.digraphs import GivenDigraph, problem_of, read_digraph
    from greenest.lab.holes.formulas import FormulaError, problem_of_formula, read_dimacs
    from greenest.lab.holes.path_problem import PathProblemError

    with unusable(PathProblemError, FormulaError):
        if not is_formula:
            return problem_of(read_digraph(text), source, target), None
        formula = read_dimacs(text)
        return GivenDigraph(problem_of_formula(formula), ()), formula


def _returned(made: Made, formula: Formula | None, back: str) -> Returned:
    from greenest.lab.holes.formulas import model_of
    from greenest.lab.holes.reduction import NoCaptureError, SolutionError, path_of

    try:
        path = path_of(made.given.problem, made.position, split_moves(back))
    except NoCaptureError as error:
        raise UnusableError(str(error)) from None
    except SolutionError as error:
        return Returned(None, None, str(error))
    return Returned(path, model_of(formula, path) if formula else None, None)
