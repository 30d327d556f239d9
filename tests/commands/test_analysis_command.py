import json

import pytest

from shell import refused, run

GAME = """\
greenest record 1
game greener rows=1 cols=3
seed 1
seats 1
name 1 Ada
opponent greedy
begun 2026-11-26T12:40:03Z
ended 2026-11-26T12:41:03Z
chance: B
chance: G
chance: W
player 1: a1xb1
player 2: c1xb1
player 1: pass
player 2: pass
"""
PUZZLE = """\
greenest record 1
game greenest rows=2 cols=3
seed 1
position WB./G..
player 1: a2xb2
"""


@pytest.fixture
def saved(tmp_path):
    def save(text):
        path = tmp_path / "game.txt"
        path.write_text(text)
        return str(path)

    return save


def test_the_best_move_is_named_and_other_good_ones_counted(saved):
    board = PUZZLE.replace("cols=3", "cols=4").replace("rows=2", "rows=3")
    game = board.replace("WB./G..", "BGW./W..B/GBWG").replace("a2xb2", "a3xb3")
    assert run("analyse", saved(game)).stdout.startswith("move   made  best      lost\n")
    assert "   1 1 a3xb3 b3xc3 +4 100 %=?? " in run("analyse", saved(game)).stdout


def test_who_stood_better_is_drawn(saved, tmp_path):
    path = tmp_path / "drawn.svg"
    assert run("analyse", saved(PUZZLE), "--svg", str(path)).exit_code == 0
    assert "<polyline " in path.read_text()


def test_a_game_is_printed_for_others(saved):
    text = run("analyse", saved(GAME), "--export", "ptn").stdout
    assert text.startswith('[Game "Greener"]\n')
    assert text.endswith("\n1. a1xb1 c1xb1\n2. pass pass\n0-1\n")
    found = json.loads(run("analyse", saved(GAME), "--export", "abstractplay").stdout)
    assert found["header"]["players"][0]["name"] == "Ada"
    assert found["moves"] == [["a1xb1", "c1xb1"], ["pass", "pass"]]
    assert "are of games that are over" in refused(
        "analyse", saved(PUZZLE.replace("player", "# ")), "--export", "abstractplay"
    )
