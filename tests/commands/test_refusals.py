"""Wrong input is exit code 2 and ends with one line of error, for every command."""

import os
import shlex
from pathlib import Path

import pytest
from test_unwritable_outputs import contents

from greenest.games.options import make_game
from greenest.games.registry import GAMES
from greenest.solver.registry import ENGINES, has_table
from shell import printed, refused

GREENER = "greenest record 1\ngame greener\nseed 1\n"
PUZZLE = "greenest record 1\ngame greenest\nseed 1\n"
STONES = str(make_game(GAMES["3stones"], ()).start())
PLACES = {
    "table.csv": "id,board\n1,BG\n",
    "board": "BGW\n",
    "endless": "greenest record 1\ngame triforce ply_cap=none\nseed 1\nplayer 1: +1\n",
    "greener": f"{GREENER}name 1 Ada\n",
    "puzzle": PUZZLE,
    "capstone": "greenest record 1\ngame capstone\nseed 1\n",
    "two": 'name = "two"\n',
}
REQUIREMENTS = "is no list of proper, solvable, balanced, unique."


def each(begin, ends, told):
    """Return a line for each of its ends, and what the error says; `{}` there is the first word."""
    return [(f"{begin} {end}", told.format(end.split()[0] if end else "")) for end in ends]


READERS = ("solve", "hint", "verify", "repair")
SEARCHING = ("--engine dfs", "--max-nodes 4", "--table-mb 4")
TABLELESS = [f"{name} --table-mb 4" for name in ENGINES if not has_table(name)]
BATCH = "batch 2x3 --count 2 --seed 1"
PERFT = "perft greener --depth 1 --position 'BGW/GWB, white to move' --option"
UNUSED = [
    # Boards given as text have no format, column or identifier.
    *(
        line
        for name in READERS
        for line in (
            *each(f"{name} BG", ("--format csv", "--column board", "--id id"), "a board has none"),
            *each(f"{name} table.csv --format text", ("--column board", "--id id"), "{} names a"),
            *each(f"{name} BG --verbose", ("--json", "--csv"), "--verbose is for people, and"),
        )
    ),
    ("verify BG --moves-column moves", "and a board has none"),
    *each("solve BG --engine", TABLELESS, "the engine {} has none"),
    *each("verify BG --engine", TABLELESS, "the engine {} has none"),
    *each(f"{BATCH} --engine", TABLELESS, "the engine {} has none"),
    # One position needs no processes, and a ledger or a proof nothing that is for people.
    *each("solve BG --jobs 2", ("--moves a1xb1", "--certificate proof"), "--jobs is for many"),
    *each(
        "solve BG --ledger new",
        ("--moves a1xb1", "--certificate proof", "--verbose"),
        "--ledger and {} do not go together",
    ),
    ("solve BG --again undecided", "--again is about --ledger"),
    # Checks of proofs, of claims and of requirements.
    *each("verify BG", ("--max-memory 1", "--checker proof"), "{} is for a proof"),
    *each("verify --certificate proof", SEARCHING, "{} is for a search"),
    *each("verify --certificate proof", ("--format csv", "--column board"), "{} is for boards"),
    *each("verify table.csv --certificate proof", ("--id id", "--verbose"), "proof is one answer"),
    *each("verify --certificate proof", ("--moves a1xb1", "--moves-column x"), "one at a time"),
    *each(
        "verify BG --require proper,balanced",
        (*SEARCHING, "--max-seconds 1"),
        "{} is for a search",
    ),
    *each(
        "verify BG --require solvable",
        ("--moves a1xb1", "--certificate proof"),
        "--require and {} do not go together",
    ),
    *each(
        "verify BG --quiet",
        ("", "--require solvable --csv", "--require solvable --verbose"),
        "--quiet is for --require",
    ),
    ("repair BG --keep nothing --only swap", "--keep and --only do not go"),
    # Random boards, their ledgers, and studies.
    *each("generate 2x3 --pieces 3", ("--black 1", "--green 1", "--white 1"), "--pieces is for"),
    (f"{BATCH} --cluster tcp://h:1 --jobs 2", "--jobs is for this machine"),
    (f"{BATCH} --keep all", "--keep is about --ledger"),
    (f"{BATCH} --each", "give --json too"),
    (f"{BATCH} --json --each --ledger new --keep counts", "--keep counts has none"),
    ("study two --cluster tcp://h:1 --jobs 2", "--jobs is for this machine"),
    *each(
        "study --example",
        ("my.toml", "--shard 1/2", "--scale smoke", "--force", "--jobs 2", "--folder x"),
        "does not go with --example",
    ),
    ("study --example --cluster tcp://h:1", "does not go with --example"),
    *each("merge folder --into new", ("--json", "--mixed-versions"), "are for ledgers"),
    # Games.
    *each(
        "play --load greener",
        ("--option rows=3", "--position BG", "--clock 3", "--seed 1"),
        "--load has the options and the seed",
    ),
    *each(
        "play --opponent greedy",
        ("greenest", "greener --seat 1 --seat 2", "--load puzzle"),
        "plays the other seats, and there are none",
    ),
    *each("play --seat 2=Ada", ("capstone --seat 1=Ada", "--load greener"), "two players cannot"),
    ("play greener --seat '1=player 2'", "--seat player 2, but two players cannot have one name"),
    *each("play greener", ("--light", "--no-light"), "--light is for the puzzle"),
    ("play greenest --position BG --seed 1", "--seed is for chance, and nothing is dealt"),
    ("play greener --position BGW --seat 1 --seat 2 --seed 1", "--seed is for chance"),
    *(
        line
        for command in ("play", "perft --depth 1")
        for line in each(
            f"{command} 3stones --position '{STONES}' --option",
            ("first=B", "skill=yes"),
            "is for the start",
        )
    ),
    (f"{PERFT} each=9", "--option each is for the start"),
    (f"{PERFT} rows=6", "but the board of --position has rows=2"),
    (
        f"play 3stones --position '{STONES} spotted=1/0' --option spotted=2,3",
        "but --position has spotted=1,0",
    ),
    *each("analyse --simulations 9", ("greener", "puzzle"), "--simulations is for other games"),
]
OVER = [
    *each(
        "solve board --certificate",
        ("board", "symbolic", "hard", "./board"),
        "would overwrite what is read",
    ),
    ("solve board --ledger board", "would overwrite what is read"),
    ("graph board --graphml board", "would overwrite what is read"),
    ("export ledger --format csv --output ledger", "would write over the ledger"),
    ("merge ledger --into ledger", "is there already"),
    ("solve - BGW -", "Standard input is given twice"),
    *each("stats ledger", ("ledger", "link"), "is given twice"),
    *each("export --format csv ledger", ("ledger", "link"), "is given twice"),
    *each("merge --into new ledger", ("ledger", "link"), "is given twice"),
    ("merge folder --into new", "one study file is wanted there, not 0"),
    *each(
        "merge --into new",
        ("folder ledger", "ledger folder"),
        "ledger is no folder as folder is: ledgers or folders",
    ),
    ("study folder/none.toml", "folder/none.toml: No such file or directory"),
    ("study x.toml", "x.toml: Is a directory"),
    # Of a ledger what is in it is input, and unreadable here.
    *((f"{line} --ledger board", "not a ledger") for line in ("solve BG", "census 1x3", BATCH)),
]
"""What is read, or a ledger, would be written over."""
WRONG = [
    ("solv", "No such command 'solv'. Did you mean 'solve'?"),
    ("solve B --nonsense", "No such option '--nonsense'"),
    ("solve B --engine magic", "'magic' is not one of 'auto', 'lines'"),
    *each("solve B", ("--max-nodes 0", "--max-seconds 0", "--table-mb 0"), "'{}': 0"),
    *each("solve B --max-seconds", ("nan", "inf"), "'--max-seconds': not a finite number"),
    ("solve BG BG --moves a1xb1", "--moves goes on from one position, not several."),
    ("hint BG BG --moves a1xb1", "--moves goes on from one position, not several."),
    ("verify BG BG --moves a1xb1", "--moves checks one position, not several."),
    ("verify BG --json --csv", "--json and --csv do not go together"),
    ("verify - --moves-column moves --moves a1xb1", "are checked one at a time"),
    ("verify BG BG --certificate board", "--certificate proves one position, not several."),
    ("verify BG --require fair", f"'fair' {REQUIREMENTS}"),
    ("verify BG --require proper,,solvable", f"'proper,,solvable' {REQUIREMENTS}"),
    ("repair BB --only swop", "'swop' is no list of swap, recolour, move, add, remove."),
    ("graph ...", "the board is empty"),
    ("analyse board", "line 1: no record of a game"),
    ("analyse endless", "without a cap on the plies may never end"),
    ("analyse /no/such/file", "No such file"),
    ("generate 6", "'6' is not a shape such as 6x6"),
    ("generate 0x6", "'0x6': there is no such board"),
    ("generate 6x6 --pieces 0", "'--pieces': 0 is not in the range"),
    ("generate 6x6 --seed -1", "'--seed': -1 is not in the range"),
    (f"generate 1x2 --count 2 --index {2**64 - 1}", "the index is in 0..2^64-1"),
    ("batch 6x6 --count 5", "Missing option '--seed'"),
    ("batch 6x6 --count 5 --seed 1 --jobs 0", "'--jobs': 0 is not in the range"),
    *(
        (f"batch 4x4 --count 9 --seed 5 --shard={each}", f"{each!r} is not a part such as 3/8")
        for each in ("0/8", "9/8", "8", "1/0", "-1/8", "1/8/2", "a/b")
    ),
    ("census 2y3", "'2y3' is not a shape such as 6x6"),
    ("census 3x6", "3x6 has 18 cells: a table of all positions is for up to 16"),
    ("census 16x16 --all-positions", "16x16 has 256 cells: "),
    ("census 4x4", "4x4 has no balanced setup, for 16 cells cannot be shared equally "),
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
    ("simulate green --games 0 --seed 1", "0 is not in the range"),
    ("simulate green --games 1", "Missing option '--seed'"),
    (
        "simulate greener --games 1 --seed 1 --option each=3",
        "greener: 3 black pyramids on 36 cells: 9 to 12 can be set up",
    ),
    ("play", "Give a game (3stones, capstone, green,"),
    ("play green --seat 4", "green has 3 players, no seat 4."),
    *each("play greener --seat", ("1=", "'2= '"), "has no name after '='"),
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
REFUSED = [*UNUSED, *OVER, *WRONG]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder with files that commands read."""
    folder = tmp_path_factory.mktemp("refused")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name, text in PLACES.items():
            Path(name).write_text(text, encoding="utf-8")
        for name in ("folder", "x.toml"):
            Path(name).mkdir()
        Path("symbolic").symlink_to("board")
        os.link("board", "hard")
        Path("link").symlink_to("ledger")
        printed("solve", "BG", "--certificate", "proof")
        printed("batch", "2x3", "--count", "2", "--seed", "1", "--ledger", "ledger")
    return folder


@pytest.mark.parametrize(("line", "told"), REFUSED)
def test_it_ends_with_one_line_of_error_and_nothing_is_written(line, told, folder, monkeypatch):
    monkeypatch.chdir(folder)
    before = contents(folder)
    said = refused(*shlex.split(line))
    assert said.splitlines()[-1].startswith("Error: ")
    assert told in said
    assert contents(folder) == before


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv",)])
def test_it_is_refused_before_anything_is_printed(form, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text(PLACES["table.csv"], encoding="utf-8")
    assert "and a board has none" in refused("solve", str(table), "BG", "--id", "id", *form)
    assert "is read as text" in refused("solve", str(table), "-", "--id", "id", *form, text="BG")
