"""Positions for other implementations are right, and their reader notices faults."""

import json
import re
import sys
from dataclasses import fields
from types import SimpleNamespace

import pytest

import ours
import stack_twin
from checkout import ROOT
from greenest.games.options import make_game
from greenest.games.registry import GAMES
from greenest.lab.conformance import rows, tried_options
from lab_shell import run

FOLDER = ROOT / "examples" / "conformance"
sys.path.insert(0, str(FOLDER))

import check  # noqa: E402 - found in the folder of the examples

ROWS = {name: [*map(json.loads, (FOLDER / f"{name}.jsonl").open())] for name in GAMES}


def test_the_folder_is_what_the_command_writes_and_another_seed_writes_others(tmp_path):
    # `python -m greenest.lab conform examples/conformance` writes it.
    assert run("conform", str(tmp_path / "new")).exit_code == 0
    written = {path.name: path.read_text() for path in (tmp_path / "new").iterdir()}
    assert written == {path.name: path.read_text() for path in FOLDER.glob("*.jsonl")}
    one, other = (list(rows("greenest", 3, seed)) for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_tried_with_another_value(name):
    games = [make_game(GAMES[name], texts.split()) for texts in tried_options(name)]
    for option in fields(GAMES[name]):
        assert len({getattr(game, option.name) for game in games}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_engines_have_no_fault(name):
    assert [check.faults(ours, row) for row in ROWS[name][::3]] == [[]] * len(ROWS[name][::3])


@pytest.mark.parametrize(("key", "value"), [("returns", [1.0, 0.0]), ("actor", 2), ("moves", [])])
def test_a_fault_is_noticed(key, value):
    row = next(row for row in ROWS["greener"] if row.get(key) not in (None, value, []))
    assert [fault[0] for fault in check.faults(ours, row | {key: value})] == [key]


def test_the_reader_counts_faults(capsys, monkeypatch):
    assert not check.main("ours", "capstone")
    assert capsys.readouterr().out == "12 positions, 0 faults\n"
    broken = SimpleNamespace(**vars(ours) | {"scores": lambda state: (99, 99)})
    monkeypatch.setitem(sys.modules, "broken", broken)
    assert check.main("broken", "capstone")
    assert capsys.readouterr().out.endswith("12 positions, 12 faults\n")


@pytest.mark.parametrize(
    ("content", "said"), [(b"\xff\n", "codec can't decode"), (b"{}\n{\n", "no JSON")]
)
def test_a_file_that_cannot_be_read_is_told_in_one_line(content, said, tmp_path, monkeypatch):
    (tmp_path / "capstone.jsonl").write_bytes(content.replace(b"{}\n", b""))
    monkeypatch.setattr(check, "__file__", str(tmp_path / "check.py"))
    with pytest.raises(SystemExit, match=f"capstone.jsonl.*{said}") as ended:
        check.main("ours", "capstone")
    assert "\n" not in str(ended.value)


def stacks_of(text):
    """Return the stacks of board text by cell, for the twin."""
    board = {}
    for row, rank in enumerate(text.split("/")):
        col = 0
        while rank:
            stack, _, rest = rank[1:].partition(")") if rank[0] == "(" else (rank[0], "", rank[1:])
            if stack != ".":
                board[row, col] = stack
            col, rank = col + 1, rest
    return frozenset(board.items())


def counts(game, position, depth):
    if not depth:
        return 1
    after = stack_twin.followers(game, position)
    return sum(counts(game, each, depth - 1) for each in after)


KNOWN_TO_THE_TWIN = re.compile("rows=|cols=|each=|tie=draw|.*=no$")


@pytest.mark.parametrize("name", ["green", "greener", "greenest"])
def test_an_independent_implementation_has_the_same_counts(name):
    checked = 0
    for row in ROWS[name]:
        board, _, rest = row["position"].partition(", ")
        if "?" in board or not all(map(KNOWN_TO_THE_TWIN.match, row["options"])):
            continue
        turn = stack_twin.TURNS[name]
        place = turn.index(rest[0].upper()) if turn and rest[0] != "o" else 0
        passes = int(rest.partition("passes ")[2] or 0)
        if rest == "over":
            passes = len(turn)
        position = (stacks_of(board), place, passes)
        found = [counts(name, position, n + 1) for n in range(len(row.get("perft", ())))]
        assert found == row.get("perft", [])
        if "returns" in row:
            assert list(stack_twin.returns(name, position)) == row["returns"]
        checked += 1
    assert checked > 10
