"""Wrong input is exit code 2 and ends with one line of error, for every command."""

import os
from pathlib import Path

import pytest
from test_unwritable_outputs import contents

from greenest.games.options import make_game
from greenest.games.registry import GAMES
from greenest.solver.registry import ENGINES
from shell import printed, refused

GREENER = "greenest record 1\ngame greener\nseed 1\n"
PUZZLE = "greenest record 1\ngame greenest\nseed 1\n"
STONES = str(make_game(GAMES["3stones"], ()).start())
BOARD = ("perft", "--depth", "1", "greener", "--position", "BGW/GWB, white to move")
PLACES = {
    "table.csv": "id,board\n1,BG\n",
    "board": "BGW\n",
    "endless": "greenest record 1\ngame triforce ply_cap=none\nseed 1\nplayer 1: +1\n",
    "greener": GREENER,
    "puzzle": PUZZLE,
    "capstone": "greenest record 1\ngame capstone\nseed 1\n",
    "two": 'name = "two"\n',
}
REQUIREMENTS = "is no list of proper, solvable, balanced, unique."
OF_SEARCH = (("--engine", "dfs"), ("--max-nodes", "4"), ("--table-mb", "4"))
AT_START = ("3stones", "--position", STONES)
UNUSED = [
    # Boards given as text have no format, column or identifier.
    *(
        ((name, "BG", *option), "and a board has none")
        for name in ("solve", "hint", "verify", "repair")
        for option in (("--format", "csv"), ("--column", "board"), ("--id", "id"))
    ),
    *(
        ((name, "table.csv", "--format", "text", *option), "names a column, and")
        for name in ("solve", "hint", "verify", "repair")
        for option in (("--column", "board"), ("--id", "id"))
    ),
    (("verify", "BG", "--moves-column", "moves"), "and a board has none"),
    # Rows have everything.
    *(
        ((name, "BG", form, "--verbose"), "--verbose is for people, and does not go with --json")
        for name in ("solve", "hint", "verify", "repair")
        for form in ("--json", "--csv")
    ),
    # Engines without a table.
    *(
        ((*command, "--engine", name, "--table-mb", "4"), f"the engine {name} has none")
        for command in (
            ("solve", "BG"),
            ("verify", "BG"),
            ("batch", "2x3", "--count", "1", "--seed", "1"),
        )
        for name in (each.name for each in ENGINES.values() if not each.has_table)
    ),
    # One position needs no processes, and a ledger or a proof nothing that is for people.
    *(
        (("solve", "BG", "--jobs", "2", *option), "--jobs is for many positions")
        for option in (("--moves", "a1xb1"), ("--certificate", "proof"))
    ),
    *(
        (("solve", "BG", "--ledger", "new", *option), f"--ledger and {name} do not go together")
        for name, *option in (
            ("--moves", "--moves", "a1xb1"),
            ("--certificate", "--certificate", "proof"),
            ("--verbose", "-v"),
        )
    ),
    (("solve", "BG", "--again", "undecided"), "--again is about --ledger"),
    # Checks of proofs, of claims and of requirements.
    (("verify", "BG", "--max-memory", "1"), "--max-memory is for a proof"),
    (("verify", "BG", "--checker", "proof"), "--checker is for a proof"),
    *(
        (("verify", "--certificate", "proof", *option), f"{option[0]} is for a search")
        for option in OF_SEARCH
    ),
    *(
        (("verify", "--certificate", "proof", *option), f"{option[0]} is for boards")
        for option in (("--format", "csv"), ("--column", "board"))
    ),
    *(
        (("verify", "table.csv", "--certificate", "proof", *option), "a proof is one answer")
        for option in (("--id", "id"), ("--verbose",))
    ),
    *(
        (("verify", "--certificate", "proof", *option), "one at a time")
        for option in (("--moves", "a1xb1"), ("--moves-column", "moves"))
    ),
    *(
        (("verify", "BG", "--require", "proper,balanced", *option), f"{option[0]} is for a search")
        for option in (*OF_SEARCH, ("--max-seconds", "1"))
    ),
    *(
        (("verify", "BG", "--require", "solvable", *option), "do not go together")
        for option in (("--moves", "a1xb1"), ("--certificate", "proof"))
    ),
    *(
        (("verify", "BG", "--quiet", *options), "--quiet is for --require")
        for options in (
            (),
            ("--require", "solvable", "--csv"),
            ("--require", "solvable", "--verbose"),
        )
    ),
    (("repair", "BG", "--keep", "nothing", "--only", "swap"), "--keep and --only do not go"),
    # Random boards, their ledgers, and studies.
    *(
        (("generate", "2x3", "--pieces", "3", f"--{colour}", "1"), "--pieces is for colours")
        for colour in ("black", "green", "white")
    ),
    *(
        (("batch", "2x3", "--count", "2", "--seed", "1", *option), told)
        for option, told in (
            (("--cluster", "tcp://h:1", "--jobs", "2"), "--jobs is for this machine"),
            (("--keep", "all"), "--keep is about --ledger"),
            (("--each",), "give --json too"),
        )
    ),
    (("study", "two", "--cluster", "tcp://h:1", "--jobs", "2"), "--jobs is for this machine"),
    *(
        (("study", "--example", *given), "does not go with --example")
        for given in (
            ("my.toml",),
            ("--shard", "1/2"),
            ("--scale", "smoke"),
            ("--force",),
            ("--jobs", "2"),
            ("--cluster", "tcp://h:1"),
            ("--folder", "x"),
        )
    ),
    *(
        (("merge", "folder", "--into", "new", option), "are for ledgers")
        for option in ("--json", "--mixed-versions")
    ),
    # Games.
    *(
        (("play", "--load", "greener", *option), "--load has the options and the seed")
        for option in (
            ("--option", "rows=3"),
            ("--position", "BG"),
            ("--clock", "3"),
            ("--seed", "1"),
        )
    ),
    *(
        (("play", *game, "--opponent", "greedy"), "plays the other seats, and there are none")
        for game in (
            ("greenest",),
            ("greener", "--seat", "1", "--seat", "2"),
            ("--load", "puzzle"),
        )
    ),
    *(
        (("play", game, light), "--light is for the puzzle")
        for game in ("greener", "capstone")
        for light in ("--light", "--no-light")
    ),
    (("play", "greenest", "--position", "BG", "--seed", "1"), "--seed is for the deal"),
    *(
        ((*command, *AT_START, "--option", option), "is for the start")
        for command in (("play",), ("perft", "--depth", "1"))
        for option in ("first=B", "skill=yes")
    ),
    ((*BOARD, "--option", "each=9"), "--option each is for the start"),
    ((*BOARD, "--option", "rows=6"), "but the board of --position has rows=2"),
    (
        ("play", *AT_START[:-1], f"{STONES} spotted=1/0", "--option", "spotted=2,3"),
        "but --position has spotted=1,0",
    ),
    *(
        (("analyse", name, "--simulations", "9"), "--simulations is for other games")
        for name in ("greener", "puzzle")
    ),
]


OVER = [
    *(
        (("solve", "board", "--certificate", other), "would overwrite what is read")
        for other in ("board", "symbolic", "hard", "./board")
    ),
    (("solve", "board", "--ledger", "board"), "would overwrite what is read"),
    (("graph", "board", "--graphml", "board"), "would overwrite what is read"),
    (("graph", "BG", "--graphml", "out", "--picture", "out"), "are two files"),
    (("analyse", "greener", "--svg", "greener"), "would overwrite what is read"),
    (
        ("export", "ledger", "--format", "csv", "--output", "ledger"),
        "would write over the ledger",
    ),
    (("merge", "ledger", "--into", "ledger"), "is there already"),
    (("page", "-"), "is no file here"),
    (("merge", "ledger", "--into", "-"), "is no file here"),
    (("graph", "BG", "--graphml", "out", "--picture", "board"), "an .svg or a .png"),
    (("graph", "BGW", "--max-nodes", "1", "--picture", "board"), "an .svg or a .png"),
    # Of a ledger what is in it is input, and unreadable here.
    *(
        ((*command, "--ledger", "board"), "not a ledger")
        for command in (
            ("solve", "BG"),
            ("census", "1x3"),
            ("batch", "2x3", "--count", "2", "--seed", "1"),
        )
    ),
]
"""What is read, or a ledger, would be written over."""
WRONG = [
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
    ("verify BG BG --certificate board", "--certificate proves one position, not 2."),
    ("verify BG --certificate /no/such/file", "File '/no/such/file' does not exist"),
    ("verify BG --require fair", f"'fair' {REQUIREMENTS}"),
    ("verify BG --require proper,,solvable", f"'proper,,solvable' {REQUIREMENTS}"),
    ("repair BB --only swop", "'swop' is no list of swap, recolour, move, add, remove."),
    ("graph BGW/GWB --max-nodes 10", "more than 10 positions"),
    ("graph ...", "the board is empty"),
    ("analyse board", "line 1: no record of a game"),
    ("analyse endless", "without a cap on the plies may never end"),
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
    (
        "play greenest --position BGW/GWB --option rows=2 --option cols=5",
        "--option cols=5, but the board of --position has cols=3",
    ),
    ("play green --clock x", "--clock 'x' is not minutes, as 30 or 30,20."),
    ("play green --clock 1,2", "--clock '1,2' is for 2 players, not for 3."),
    ("play green --clock 0", "--clock '0': each player has more than 0 minutes"),
    ("play --load board", "board: line 1: no record of a game"),
]
"""Lines, and what the error says."""
REFUSED = [*UNUSED, *OVER, *((line.split(), told) for line, told in WRONG)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder with files that commands read."""
    folder = tmp_path_factory.mktemp("refused")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name, text in PLACES.items():
            Path(name).write_text(text, encoding="utf-8")
        Path("folder").mkdir()
        Path("symbolic").symlink_to("board")
        os.link("board", "hard")
        printed("solve", "BG", "--certificate", "proof")
        printed("batch", "2x3", "--count", "2", "--seed", "1", "--ledger", "ledger")
    return folder


@pytest.mark.parametrize(("arguments", "told"), REFUSED, ids=lambda each: " ".join(each)[:60])
def test_it_ends_with_one_line_of_error_and_nothing_is_written(
    arguments, told, folder, monkeypatch
):
    monkeypatch.chdir(folder)
    before = contents(folder)
    said = refused(*arguments)
    assert said.splitlines()[-1].startswith("Error: ")
    assert told in said
    assert contents(folder) == before


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv",)])
def test_it_is_refused_before_anything_is_printed(form, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text(PLACES["table.csv"], encoding="utf-8")
    assert "and a board has none" in refused("solve", str(table), "BG", "--id", "id", *form)
    assert "is read as text" in refused("solve", str(table), "-", "--id", "id", *form, text="BG")
