import pytest
from click.testing import CliRunner

from greenest.cli import main
from greenest.games.registry import GAMES


def completions(typed):
    words = typed.split(" ")
    environment = {
        "_GREENEST_COMPLETE": "bash_complete",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(words) - 1),
    }
    return CliRunner().invoke(main, env=environment, prog_name="greenest").stdout.splitlines()


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("greenest ", [f"plain,{name}" for name in main.list_commands(None)]),
        ("greenest solve --mo", ["plain,--moves"]),
        ("greenest solve --engine c", ["plain,carry", "plain,cpsat"]),
        ("greenest play gr", [f"plain,{name}" for name in GAMES if name.startswith("gr")]),
        ("greenest play green --opponent b", [f"plain,best{end}" for end in ("", "-1000", ":1s")]),
        ("greenest solve --certificate pro", ["file,pro"]),
    ],
)
def test_it_is_completed(typed, completed):
    assert completions(typed) == completed
