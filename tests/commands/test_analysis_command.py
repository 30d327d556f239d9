import pytest

from shell import run

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
