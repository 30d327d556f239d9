"""Wrong input is exit code 2 and ends with one line of error, for every command."""

import pytest

from shell import refused

REQUIREMENTS = "is no list of proper, solvable, balanced, unique."
RECORD = "greenest record 1\ngame triforce ply_cap=none\nseed 1\nplayer 1: +1\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("solv", "No such command 'solv'. Did you mean 'solve'?"),
        ("solve B --nonsense", "No such option '--nonsense'"),
        ("solve B --engine magic", "'magic' is not one of 'auto', 'lines'"),
        ("solve B --max-nodes 0", "'--max-nodes': 0 is not in the range"),
        ("solve B --max-seconds 0", "'--max-seconds': 0.0 is not in the range"),
        ("solve B --max-seconds nan", "'--max-seconds': not a finite number"),
        ("solve B --max-seconds inf", "'--max-seconds': not a finite number"),
        ("solve B --table-mb 0", "'--table-mb': 0 is not in the range"),
        ("solve BG BG --moves a1xb1", "--moves goes on from one position, not 2."),
        ("hint BG BG --moves a1xb1", "--moves goes on from one position, not 2."),
        ("verify BG BG --moves a1xb1", "--moves checks one position, not 2."),
        ("verify BG --json --csv", "--json and --csv do not go together"),
        ("verify - --moves-column moves --moves a1xb1", "are checked one at a time"),
        ("verify BG BG --certificate BOARD", "--certificate proves one position, not 2."),
        ("verify BG --certificate /no/such/file", "File '/no/such/file' does not exist"),
        ("verify BG --require fair", f"'fair' {REQUIREMENTS}"),
        ("verify BG --require proper,,solvable", f"'proper,,solvable' {REQUIREMENTS}"),
        ("repair BB --only swop", "'swop' is no list of swap, recolour, move, add, remove."),
        ("graph BGW/GWB --max-nodes 10", "more than 10 positions"),
        ("graph ...", "the board is empty"),
        ("analyse BOARD", "line 1: no record of a game"),
        ("analyse RECORD", "without a cap on the plies may never end"),
        ("analyse /no/such/file", "No such file"),
        ("generate 6", "'6' is not a shape such as 6x6"),
        ("generate 0x6", "'0x6': there is no such board"),
        ("generate 6x65 --pieces 12", "6x65 is over 64x64"),
        ("generate 6x6 --pieces 0", "'--pieces': 0 is not in the range"),
        ("generate 6x6 --pieces 37", "holds 0 to 36 pieces, not 37"),
        ("generate 6x6 --seed -1", "'--seed': -1 is not in the range"),
        (f"generate 1x2 --count 2 --index {2**64 - 1}", "the index is in 0..2^64-1"),
        ("batch 6x6 --count 5", "Missing option '--seed'"),
        ("batch 6x6 --count 5 --seed 1 --jobs 0", "'--jobs': 0 is not in the range"),
        *(
            (f"batch 4x4 --count 9 --seed 5 --cluster {each}", f"{each!r} is no address such as")
            for each in ("local", "here", "http://h:1", "tcp://", "://host", "127.0.0.1:8786")
        ),
        ("census 2y3", "'2y3' is not a shape such as 6x6"),
        ("census 3x6", "3x6 has 18 cells: a table of all positions is for up to 16"),
        ("census 16x16 --all-positions", "16x16 has 256 cells: "),
        ("census 4x4", "4x4 has no balanced setup, for 16 cells cannot be shared equally "),
        ("stats /no/such/ledger", "File '/no/such/ledger' does not exist"),
        ("perft chess --depth 1", "'chess' is not one of"),
        ("perft green", "Missing option '--depth'"),
        ("perft green --depth 0", "0 is not in the range"),
        ("perft greenest --depth 1001", "1001 is not in the range"),
        (
            "perft green --depth 1 --position BGX",
            "--position is no position of green: line 1, column 3: unknown letter 'X', not B, G, ",
        ),
        ("perft green --depth 1 --option rows", "green: 'rows' is not an option"),
        (
            "perft greenest --depth 1 --option rows=4 --option cols=4",
            "greenest: 16 cells cannot be shared evenly",
        ),
        ("perft green --depth 1 --option rows=99999999", "green: 99999999x6 is more than 16x16"),
        ("simulate green --games 0 --seed 1", "0 is not in the range"),
        ("simulate green --games 1", "Missing option '--seed'"),
        (
            "simulate greener --games 1 --seed 1 --option each=3",
            "greener: 3 black pyramids on 36 cells: 9 to 12 can be set up",
        ),
        ("play", "Give a game (3stones, capstone, green,"),
        ("play green --seat 4", "green has 3 players, no seat 4."),
        ("play greener --seat 1=Ada --seat 1", "seat 1 is given twice"),
        ("play greener --option rows=1 --option rows=2", "the option 'rows' is given twice"),
        ("play green --opponent oracle", "'oracle' is not one of"),
        (
            "play triforce --opponent mcts --option ply_cap=none",
            "the opponent mcts does not play this",
        ),
        ("play green --load /no/such/file", "File '/no/such/file' does not exist"),
        ("play green --position BGX", "--position is no position of green: line 1, col"),
        ("play green --position saved", "; nor is there a file of that name"),
        ("play triforce --position state.txt", "--position state.txt: no such file"),
        (
            "play greenest --position BGW/GWB --option rows=2 --option cols=5",
            "--option cols=5, but the board of --position has cols=3",
        ),
        ("play green --clock x", "--clock 'x' is not minutes, as 30 or 30,20."),
        ("play green --clock 1,2", "--clock '1,2' is for 2 players, not for 3."),
        ("play green --clock 0", "--clock '0': each player has more than 0 minutes"),
        ("play --load BOARD", "BOARD: line 1: no record of a game"),
    ],
)
def test_it_ends_with_one_line_of_error(line, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "BOARD").write_text("BGW\n")
    (tmp_path / "RECORD").write_text(RECORD)
    last = refused(*line.split()).splitlines()[-1]
    assert last.startswith("Error: ")
    assert message in last
