"""What holds for every command: one-line errors, exit codes and closed streams."""

from shell import python, run, shell


class TestUsage:
    def test_closed_streams_are_told_of_where_they_lose_an_answer(self):
        result = shell(
            "greenest solve - <&-; greenest solve BG >&-; echo $?; greenest solve X 2>&-"
        )
        assert result.returncode == 2
        assert result.stdout == "1\n"
        assert result.stderr == (
            "-:1: no position found\nError: standard output: Bad file descriptor\n"
        )

    def test_no_file_of_ours_takes_the_place_of_a_closed_stream(self, tmp_path):
        script = (
            "import atexit, os, sys; os.closerange(0, 3)\n"
            "atexit.register(lambda: open(sys.argv[1], 'w').write(str(os.dup(0))))\n"
            "from greenest.cli import main; main(['--version'])"
        )
        path = tmp_path / "first free"
        python(script, str(path))
        assert int(path.read_text()) > 2

    def test_bytes_that_are_no_text_are_shown_as_escapes(self, tmp_path):
        result = shell("printf BG > $'\\xff'; greenest solve $'\\xff' $'\\x1b[1m'", cwd=tmp_path)
        assert result.returncode == 2
        assert result.stdout.startswith("solvable in 1 capture (1x2, \\xff:1)\n")
        assert result.stderr.startswith("\\x1b[1m: no such file, and as a board: ")

    def test_an_unexpected_error_is_one_line_unless_in_debugging(self, monkeypatch):
        def fail(*_, **__):
            raise MemoryError("out of\nmemory")

        monkeypatch.setattr("greenest.commands.shared.verdicts.decide_given", fail)
        result = run("solve", "BG")
        assert (result.exit_code, result.stderr) == (1, "Error: out of memory\n")
        monkeypatch.setenv("GREENEST_DEBUG", "1")
        assert isinstance(run("solve", "BG").exception, MemoryError)
