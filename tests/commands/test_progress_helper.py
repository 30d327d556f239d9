"""Progress has a total where it can be known, and Ctrl-C ends work with one line."""

import io
import json
import os
from pathlib import Path

import click
import pytest
from tqdm import tqdm

from greenest.commands.shared.progress import Progress, counted, kept_in, progress
from greenest.commands.shared.reading import Input
from greenest.study.progress import Interrupted
from shell import interrupted_in_compiled_code, run


def test_the_total_is_the_number_of_positions_read(tmp_path):
    texts = {
        "boards.txt": "BG\n\n# nothing\n\nBGX\n\nBGW\nGWB\n",
        "lines.txt": "BG/GW\nBX/GW\nBG/.W\n",
        "boards.csv": "id,board\n1,BG\n2\n3,BX\n",
        "boards.jsonl": '{"board": "BG"}\n\n{}\n{"board": "W/G"}\n',
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    given = [*(str(tmp_path / name) for name in (*texts, "missing.txt")), "BG\n\nGW", "BGW"]
    rows = [json.loads(line) for line in run("solve", *given, "--json").stdout.splitlines()]
    assert Input(given).count() == len(rows) == 15


def test_the_total_of_a_stream_or_an_endless_file_is_unknown(tmp_path):
    binary = tmp_path / "binary"
    binary.write_bytes(b"BG\0")
    for given in ([], ["-"], ["BG", "-"], [str(tmp_path)], [str(binary)], ["BG", os.devnull]):
        assert Input(given).count() is None


def test_the_rate_does_not_count_what_earlier_sessions_did():
    with tqdm(total=10_000, file=io.StringIO(), mininterval=0, miniters=1) as bar:
        shown = Progress(bar, "10,000 boards")
        shown.resume(9_000)
        bar.last_print_t -= 1.0  # a second passes
        shown.advance()
        assert bar.n == 9_001
        assert bar.format_dict["rate"] <= 1


def test_a_line_above_a_bar_has_its_line_for_itself():
    screen = io.StringIO()
    with tqdm(total=9, file=screen) as bar:
        with Progress(bar, "9 boards").above():
            screen.write("found\n")
        line = screen.getvalue().partition("found")[0]
    assert "0/9" in line
    *_, blanks, before = line.split("\r")
    assert (blanks.strip(), before) == ("", "")


@pytest.mark.parametrize("has_rate", [True, False])
def test_there_is_a_rate_unless_boards_may_be_known_from_before(has_rate, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("greenest.commands.shared.progress.COUNTED_AFTER", 0.0)
    assert list(counted("abc", lambda: 3, has_rate=has_rate)) == ["a", "b", "c"]
    shown = capsys.readouterr().err
    assert ("positions/s" in shown, "of 3 positions" in shown) == (has_rate, not has_rate)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("census", "2x3", "--ledger"), "resumed after 4,096 of 4,096 positions"),
        (("solve", "BG", "GW/WB", "--ledger"), ": 2 boards recorded before"),
    ],
    ids=lambda value: value[0],
)
def test_who_goes_on_says_what_was_there(arguments, said, tmp_path):
    file = str(tmp_path / "kept")
    assert said not in run(*arguments, file).stderr
    assert f"{said}\n" in run(*arguments, file).stderr


@pytest.mark.parametrize("interrupt", [KeyboardInterrupt(), interrupted_in_compiled_code()])
def test_ctrl_c_becomes_what_is_to_be_said_of_it(interrupt):
    with (
        pytest.raises(click.ClickException, match="stopped early"),
        progress(3, "board", lambda _: "stopped early"),
    ):
        raise interrupt


def test_without_anything_to_say_or_count_ctrl_c_goes_on():
    with pytest.raises(KeyboardInterrupt), progress(3, "board"):
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        kept_in(None, "board")(KeyboardInterrupt())


@pytest.mark.parametrize(
    ("done", "file", "said"),
    [
        (0, None, "stopped after 0 of 9 boards; nothing is lost"),
        (1, Path("f"), "stopped after 1 of 9 boards; f keeps them, the same command goes on from"),
        (1, None, "stopped after 1 of 9 boards; they are lost, for there is no --ledger"),
    ],
)
def test_what_was_done_is_kept_in_the_file_or_lost(done, file, said):
    assert kept_in(file, "board")(Interrupted(done, 9)).startswith(said)
