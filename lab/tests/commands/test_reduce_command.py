from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest

import shell
from checkout import ROOT
from lab_shell import refused, run
from shell import records

DIGRAPH = str(ROOT / "examples" / "digraph.edges")
SOLUTION = "b6xc6 c6xa6 a6xa5 a5xd5 d5xd3 d3xc3 c3xc4 c4xf4 f4xf2 f2xe2 e2xe1 e1xg1"


def test_the_position_is_read_by_solve_and_its_solution_is_the_path() -> None:
    for order in ("middle", "block"):
        board = run("reduce", DIGRAPH, "--order", order).stdout
        (verdict,) = records(shell.run("solve", "-", "--json", text=board))
        back = run("reduce", DIGRAPH, "--order", order, "--back", ", ".join(verdict["moves"]))
        assert (back.exit_code, back.stdout) == (0, "s -> a -> b -> t\n")


def test_graphml_on_standard_input_is_the_same_digraph() -> None:
    graph = nx.read_edgelist(DIGRAPH, create_using=nx.DiGraph)
    (one,) = records(run("reduce", "-", "--json", text="\n".join(nx.generate_graphml(graph))))
    (other,) = records(run("reduce", DIGRAPH, "--json"))
    assert one == other


def test_source_and_target_can_be_chosen_and_what_is_left_out_is_said() -> None:
    result = run("reduce", "-", "--source", "b", "--target", "c", "--json", text="a c\nb a\na b\n")
    (record,) = records(result)
    assert (record["source"], record["target"], record["arcs"]) == ("b", "c", 2)
    assert record["left_out"] == ["the arc a -> b into the source"]
    assert result.stderr == "left out, as no such path uses it: the arc a -> b into the source\n"


def test_a_formula_becomes_a_position_and_its_solution_a_model(tmp_path: Path) -> None:
    path = tmp_path / "any.cnf"
    path.write_text("p cnf 1 0\n")
    board = run("reduce", "--cnf", str(path)).stdout
    (verdict,) = records(shell.run("solve", "-", "--json", text=board))
    back = run("reduce", "--cnf", str(path), "--back", " ".join(verdict["moves"]), "--json")
    (found,) = records(back)
    assert found["path"][0] == "u1"
    assert found["model"] in ([1], [-1])


def test_what_is_too_large_for_the_engines_is_printed_all_the_same() -> None:
    arcs = "\n".join(f"v{index} v{index + 1}" for index in range(32))
    result = run("reduce", "-", text=arcs)
    assert result.exit_code == 0
    assert result.stderr == "64x65 is over 64x64: the other commands cannot read it\n"
    assert len(result.stdout.splitlines()) == 65


def test_moves_that_are_no_solution_are_refused() -> None:
    moves = " ".join(SOLUTION.split()[:-1])
    result = run("reduce", DIGRAPH, "--back", moves)
    assert (result.exit_code, result.stdout) == (4, "refused: the moves stop with 2 stacks\n")
    (record,) = records(run("reduce", DIGRAPH, "--back", moves, "--json"))
    assert record == {"path": None, "model": None, "reason": "the moves stop with 2 stacks"}


@pytest.mark.parametrize(
    ("arguments", "text", "reason"),
    [
        ([], "", "Error: Give a digraph or, with --cnf, a formula."),
        (["-", "--cnf", "-"], "", "Error: Give a digraph or, with --cnf, a formula."),
        (["no-such-file"], "", "Error: no-such-file: there is no such file"),
        (["-"], b"\xff\n", "Error: -: not UTF-8 text"),
        (["-"], "a b\na c\na d\n", "Error: 3 arcs go out of a, and at most 2 may"),
        (["-", "--source", "x"], "a b\n", "Error: there is no vertex x to be the source"),
        (["--cnf", "-"], "1 0\n", "Error: there is no line `p cnf VARIABLES CLAUSES`"),
        (["--cnf", "-", "--source", "a"], "", "Error: --source and --target are of a digraph"),
    ],
)
def test_what_cannot_be_reduced_is_refused(
    arguments: list[str], text: str | bytes, reason: str
) -> None:
    assert refused("reduce", *arguments, text=text).splitlines()[-1].startswith(reason)
