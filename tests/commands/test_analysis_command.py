from shell import printed

PUZZLE = """\
greenest record 1
game greenest rows=2 cols=3
seed 1
position WB./G..
player 1: a2xb2
"""


def test_who_stood_better_is_drawn(tmp_path):
    game, drawn = tmp_path / "game.txt", tmp_path / "drawn.svg"
    game.write_text(PUZZLE)
    printed("analyse", str(game), "--svg", str(drawn))
    assert "<polyline " in drawn.read_text()
