"""An option that could not be used where it is given is refused."""

from pathlib import Path

import pytest

from greenest.games.options import make_game
from greenest.games.registry import GAMES
from greenest.solver.registry import ENGINES
from shell import refused, run

GREENER = "greenest record 1\ngame greener\nseed 1\n"
PUZZLE = "greenest record 1\ngame greenest\nseed 1\n"
STONES = str(make_game(GAMES["3stones"], ()).start())
BOARD = ("perft", "--depth", "1", "greener", "--position", "BGW/GWB, white to move")
PLACES = {
    "table": "id,board\n1,BG\n",
    "greener": GREENER,
    "puzzle": PUZZLE,
    "capstone": "greenest record 1\ngame capstone\nseed 1\n",
    "two": 'name = "two"\n',
}
OF_PEOPLE = "is for people, and does not go with --json and --csv"
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
        ((name, "{table}", "--format", "text", *option), "names a column, and")
        for name in ("solve", "hint", "verify", "repair")
        for option in (("--column", "board"), ("--id", "id"))
    ),
    (("verify", "BG", "--moves-column", "moves"), "and a board has none"),
    # Rows have everything, and no colour.
    *(
        ((name, "BG", form, "--verbose"), f"--verbose {OF_PEOPLE}")
        for name in ("solve", "hint", "verify", "repair")
        for form in ("--json", "--csv")
    ),
    *(
        ((name, "BG", form, "--color", "always"), f"--color {OF_PEOPLE}")
        for name in ("solve", "verify", "repair")
        for form in ("--json", "--csv")
    ),
    (("explain", "BG", "--json", "--color", "always"), f"--color {OF_PEOPLE}"),
    (("verify", "BG", "--require", "solvable", "--quiet", "--color", "always"), "--quiet draws"),
    (("verify", "--certificate", "{proof}", "--color", "always"), "a proof draws none"),
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
        for option in (("--moves", "a1xb1"), ("--certificate", "{proof}"))
    ),
    *(
        (("solve", "BG", "--ledger", "{new}", *option), f"--ledger and {name} do not go together")
        for name, *option in (
            ("--moves", "--moves", "a1xb1"),
            ("--certificate", "--certificate", "{proof}"),
            ("--verbose", "-v"),
        )
    ),
    (("solve", "BG", "--again", "undecided"), "--again is about --ledger"),
    # Checks of proofs, of claims and of requirements.
    (("verify", "BG", "--max-memory", "1"), "--max-memory is for a proof"),
    (("verify", "BG", "--checker", "{proof}"), "--checker is for a proof"),
    *(
        (("verify", "--certificate", "{proof}", *option), f"{option[0]} is for a search")
        for option in OF_SEARCH
    ),
    *(
        (("verify", "--certificate", "{proof}", *option), f"{option[0]} is for boards")
        for option in (("--format", "csv"), ("--column", "board"))
    ),
    *(
        (("verify", "{table}", "--certificate", "{proof}", *option), "a proof is one answer")
        for option in (("--id", "id"), ("--verbose",))
    ),
    *(
        (("verify", "--certificate", "{proof}", *option), "one at a time")
        for option in (("--moves", "a1xb1"), ("--moves-column", "moves"), ("--hint",))
    ),
    *(
        (("verify", "BG", "--require", "proper,balanced", *option), f"{option[0]} is for a search")
        for option in (*OF_SEARCH, ("--max-seconds", "1"))
    ),
    *(
        (("verify", "BG", "--require", "solvable", *option), "do not go together")
        for option in (("--moves", "a1xb1"), ("--certificate", "{proof}"))
    ),
    *(
        (("verify", "BG", "--quiet", *options), "--quiet is for --require")
        for options in (
            (),
            ("--require", "solvable", "--csv"),
            ("--require", "solvable", "--hint"),
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
    (("study", "{two}", "--cluster", "tcp://h:1", "--jobs", "2"), "--jobs is for this machine"),
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
        (("merge", "{folder}", "--into", "{new}", option), "are for ledgers")
        for option in ("--json", "--mixed-versions")
    ),
    # Games.
    *(
        (("play", "--load", "{greener}", *option), "--load has the options and the seed")
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
            ("--load", "{puzzle}"),
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
        (("analyse", "{capstone}", "--export", "ptn", *option), "is for an analysis")
        for option in (("--simulations", "9"), ("--svg", "{new}"), ("--json",))
    ),
    *(
        (("analyse", name, "--simulations", "9"), "--simulations is for other games")
        for name in ("{greener}", "{puzzle}")
    ),
]


@pytest.mark.parametrize(("arguments", "told"), UNUSED, ids=lambda each: " ".join(each)[:60])
def test_it_is_refused(arguments, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    places = {name: f"{name}.csv" if name == "table" else name for name in PLACES}
    for name, text in PLACES.items():
        Path(places[name]).write_text(text, encoding="utf-8")
    Path("folder").mkdir()
    run("solve", "BG", "--certificate", "proof.txt")
    places |= {"proof": "proof.txt", "new": "new", "folder": "folder"}
    assert told in refused(*(each.format(**places) for each in arguments))
    assert not Path("new").exists()


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv",)])
def test_it_is_refused_before_anything_is_printed(form, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text(PLACES["table"], encoding="utf-8")
    assert "and a board has none" in refused("solve", str(table), "BG", "--id", "id", *form)
    assert "is read as text" in refused("solve", str(table), "-", "--id", "id", *form, text="BG")
