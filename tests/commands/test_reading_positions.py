"""Positions are read from arguments, files and standard input; unreadable ones are named."""

import errno
import os
from pathlib import Path

import pytest

from checkout import ROOT
from shell import printed, records, refused, run


class TestInput:
    @pytest.mark.parametrize("board", ["-BG/GWW", "-,W,B", "-⚪⚫", "-/B/W"])
    def test_a_board_may_begin_with_a_dash_for_an_empty_cell(self, board):
        (found,) = records(run("solve", board, "--json"))
        (piped,) = records(run("solve", "-", "--json", text=f"{board}\n"))
        (after_dashes,) = records(run("solve", "--json", "--", board))
        assert found["board"] == piped["board"] == after_dashes["board"]
        assert found["board"].startswith(".")

    def test_every_defect_is_named_at_once_and_prose_in_short(self):
        for words in (
            ["solve"],
            ["verify", "--moves", "a1xb1"],
            ["verify", "--certificate", __file__],
        ):
            (said,) = refused(*words, "BGX/GW/WBG1").splitlines()
            assert "no such file, and as a board: " in said
            assert "line 1, column 3: unknown letter 'X', not B, G, W or '.'" in said
            assert "rank of 2" in said
        said = refused("solve", str(ROOT / "LICENSE"))
        assert all("more" in line for line in said.splitlines() if len(line) > 1200)

    @pytest.mark.parametrize("path", ["boards.txt", "/no/such", "a b.csv"])
    def test_a_path_that_does_not_exist_is_named_as_such(self, path):
        said = f"{path}: no such file\n"
        assert refused("solve", path, "--json") == said
        assert refused("solve", path, "--column", "start", "--id", "name") == said
        assert refused("solve", path, "--format", "csv") == said

    def test_a_file_that_cannot_be_opened_is_named_with_the_reason(self, tmp_path):
        link = tmp_path / "loop"
        link.symlink_to(link)
        below, long = f"{__file__}/boards.txt", f"{tmp_path}/{'x' * 300}.csv"
        for path, reason in (link, errno.ELOOP), (below, errno.ENOTDIR), (long, errno.ENAMETOOLONG):
            assert refused("solve", str(path)) == f"{path}: {os.strerror(reason)}\n"

    def test_the_shape_that_was_read_is_named(self):
        text = "BWG\nGWB\nBGW\nBGW\n"
        assert printed("solve", "-", text=text).startswith("solvable in 11 captures (4x3, -:1)\n")
        assert "\nsolvable in 11 captures (4x3)\n" in printed("verify", "-", text=text)

    def test_an_unreadable_position_is_named_by_its_line_and_stops_no_other(self, tmp_path):
        file = tmp_path / "boards.txt"
        file.write_text("BGW\nBGW\n\n# a comment\nBGW\nBXW\n\nB\n")
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert (
            f"{file}:4: line 6, column 2: unknown letter 'X', not B, G, W or '.'\n" == result.stderr
        )
        assert f"{file}:8)" in result.stdout
        result = run("solve", "--json", "BXW", "B", "/", "G")
        found = [(row["board"], row["number"], "error" in row) for row in records(result, 2)]
        assert found == [(None, 1, True), ("B", 2, False), ("G", 3, False)]
        assert len(result.stderr.splitlines()) == 2

    @pytest.mark.parametrize("text", ["", "# nothing\n\n# at all\n"])
    def test_no_position(self, text, tmp_path):
        file = tmp_path / "empty.txt"
        file.write_text(text)
        assert refused("solve", str(file)) == f"{file}:1: no position found\n"
        assert run("solve", "-", text=text).stderr == "-:1: no position found\n"

    def test_an_empty_argument_and_a_folder_are_refused(self, tmp_path):
        assert refused("solve", "") == "'': no position found\n"
        assert refused("solve", "BGW\r\r\nGWB").startswith(
            r"'BGW\r\r GWB': line 1: a line that ends with"
        )
        for folder in (str(tmp_path), "./."):
            assert refused("solve", folder) == f"{folder}: {os.strerror(errno.EISDIR)}\n"

    @pytest.mark.parametrize("name", ["BGW", "g/b", "b.w"])
    def test_what_is_both_a_path_and_a_board_is_refused(self, name, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        path = Path(tmp_path, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text("BG")
        assert printed("solve", str(path)).startswith("solvable in 1 capture (1x2")
        for command in ("solve", "verify", "hint", "explain"):
            assert f"{name} is both a path and a board: give" in refused(command, name)

    def test_boards_of_equal_beginnings_have_labels_of_their_own(self):
        long = "/".join(["BGW"] * 9)
        given = ("BG", "BG", "BGW/GWB\n\nBG/GB", f"{long}B", f"{long}G")
        found = run("verify", *given, "--require", "proper").stdout
        assert "\nBG, argument 1\n" in f"\n{found}"
        assert "\nBG, argument 2\n" in found
        assert "\nBGW/GWB BG/GB, line 3\n" in found
        assert refused("solve", f"{long}B", f"{long}G").count("argument 1: no such file") == 1

    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (b"B\n\n\x7fELF\0\0", "3: binary data, not text"),
            (b"B\n\n# Espa\xf1a\n", "3: not UTF-8 text"),
            (b"\xff\xfeB\0\n\0", "1: binary data, not text"),
            (b"B\n\n" + b"B" * (1 << 21), "3: a line too long for a board"),
            (
                b"B\n\nBG\r\r\n.W\r\r\n",
                "3: a line that ends with CR CR LF, or a blank line below it: "
                "end lines with LF or CRLF",
            ),
        ],
    )
    def test_a_file_that_is_no_text(self, content, reason, tmp_path):
        file = tmp_path / "boards"
        file.write_bytes(content)
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert result.stderr == f"{file}:{reason}\n"
        assert result.stdout.startswith("solvable") == content.startswith(b"B\n")
