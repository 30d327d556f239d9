"""Boards printed by one command can be read by the next one."""

import pytest

from shell import records, run

SHAPES = (("5x7", 20), ("2x3", 6), ("4x4", 9), ("6x6", 15), ("3x8", 22))


def judged(result):
    """Return the pairs of board and verdict that a command printed."""
    assert result.exit_code == 0
    return [(row["board"], row["verdict"]) for row in records(result)]


@pytest.fixture(scope="module", params=SHAPES, ids=lambda shape: shape[0])
def batch(request, tmp_path_factory, pytestconfig):
    """Return the arguments of the boards, their ledger, and the verdicts that it holds."""
    shape, pieces = request.param
    count = 3 * pytestconfig.getoption("--positions")
    ledger = str(tmp_path_factory.mktemp("batch") / "ledger")
    options = ("--pieces", str(pieces), "--count", str(count), "--seed", "5")
    run("batch", shape, *options, "--ledger", ledger)
    exported = run("export", ledger, "--format", "jsonl", "--columns", "board,verdict")
    return ("generate", shape, *options), ledger, judged(exported)


def test_boards_that_are_generated(batch):
    generate, _, expected = batch
    drawn = run(*generate)
    assert judged(run("solve", "-", "--json", text=drawn.stdout)) == expected


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_boards_that_are_exported(batch, form):
    _, ledger, expected = batch
    table = run("export", ledger, "--format", form, "--columns", "index,board").stdout
    assert judged(run("solve", "-", "--format", form, "--json", text=table)) == expected


@pytest.mark.parametrize("first", [0, 1], ids=["with the heading", "without it"])
def test_boards_that_are_exported_one_a_line(batch, first):
    _, ledger, expected = batch
    column = run("export", ledger, "--format", "csv", "--columns", "board").stdout
    lines = column.splitlines(keepends=True)[first:]
    assert judged(run("solve", "-", "--json", text="".join(lines))) == expected


def test_boards_that_solve_prints_one_a_line(batch):
    *_, expected = batch
    found = run("solve", "-", "--json", text="".join(f"{board}\n" for board, _ in expected))
    again = run("solve", "-", "--json", text="".join(f"{row['board']}\n" for row in records(found)))
    assert judged(found) == judged(again) == expected
