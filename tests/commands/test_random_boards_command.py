from collections import Counter

from greenest.cli import main
from greenest.study.book.book import Shard
from greenest.study.difficulty.rating import Difficulty
from greenest.study.run import Summary
from greenest.study.sampling import random_position
from ledger_of import settings_in
from shell import printed, records, run


class TestGenerate:
    def test_boards_can_be_piped_back_and_difficulties_are_those_of_ratings(self):
        asked = ("--pieces", "7", "--count", "5", "--seed", "3")
        generated = run("generate", "3×4", *asked).stdout
        described = records(run("generate", "3x4", *asked, "--json"))
        solved = records(run("solve", "--json", "-", text=generated))
        assert [record["board"] for record in solved] == [record["board"] for record in described]
        expected = [str(random_position(3, 4, 7, 3, index)) for index in range(5)]
        assert [record["board"] for record in solved] == expected
        options = main.commands["generate"].params
        (option,) = (each for each in options if each.name == "difficulty")
        assert tuple(option.type.choices) == tuple(Difficulty)

    def test_comments_and_json_say_which_board_it_is(self):
        lines = run("generate", "2X3", "--seed", "3", "--index", "4").stdout.splitlines()
        assert lines[0] == "# 2x3, 6 pieces, seed 3, index 4"
        assert run("generate", "2x3", "--index", str(2**64 - 1)).exit_code == 0
        assert sorted("".join(lines[1:])) == sorted("BBGGWW")
        found = records(run("generate", "6x6", "--count", "3", "--index", "10", "--json"))
        assert [record["index"] for record in found] == [10, 11, 12]
        many = records(run("generate", "6x6", "--count", "3", "--json"))
        assert records(run("generate", "6x6", "--index", "2", "--json")) == many[2:]


class TestBatch:
    def test_undecided_boards_are_exit_code_3_and_widen_the_interval(self):
        options = ("--pieces", "21", "--count", "20", "--seed", "1", "--jobs", "1")
        shown = printed("batch", "9x9", *options, "--max-nodes", "1000", code=3)
        assert "An undecided board counts as unsolvable below" in shown

    def test_a_rate_is_told_only_of_boards_decided_now(self, tmp_path):
        batch = ("batch", "3x3", "--count", "9", "--seed", "1", "--jobs", "1")
        kept = ("--ledger", str(tmp_path / "run"))
        assert " boards/s" in printed(*batch, *kept)
        assert "/s" not in printed(*batch, *kept)


def test_boards_have_the_colours_asked_for_and_a_difficulty():
    options = ["--black", "8", "--green", "4", "--white", "3", "--count", "5", "--json"]
    for record in records(run("generate", "6x6", *options)):
        assert [record["board"].count(colour) for colour in "BGW"] == [8, 4, 3]
        assert [record[name] for name in ("black", "green", "white", "pieces")] == [8, 4, 3, 15]
    (record,) = records(run("generate", "4x4", "--black", "2", "--green", "0", "--json"))
    assert sorted(record["board"].replace("/", "")) == ["."] * 14 + ["B"] * 2
    options = ["--black", "5", "--green", "3", "--white", "1", "--difficulty", "easy"]
    lines = run("generate", "3x3", *options).stdout.splitlines()
    assert lines[0].startswith("# 3x3, 5 black, 3 green, 1 white, seed 0, index ")
    options = ["--black", "3", "--green", "3", "--white", "3", "--json"]
    assert run("generate", "3x3", *options).stdout == run("generate", "3x3", "--json").stdout


class TestLedgerFailures:
    """Errors while running have another exit code than wrong usage."""

    batch = ("batch", "4x4", "--pieces", "8", "--count", "50", "--seed", "1", "--jobs", "1")

    def test_what_befalls_a_ledger_at_work_exits_with_1(self, tmp_path, monkeypatch):
        ledger = tmp_path / "run.sqlite"
        record = Shard.record

        def record_and_remove(self, chunk):
            recorded = record(self, chunk)
            ledger.unlink()
            return recorded

        monkeypatch.setattr(Shard, "record", record_and_remove)
        result = run(*self.batch, "--ledger", str(ledger))
        assert result.exit_code == 1
        assert result.stderr == (
            f"Error: {ledger}: removed, replaced or changed by another program while it was being "
            "written; nothing more is recorded, and nothing is written over\n"
        )

    def test_what_a_large_ledger_keeps_is_told_when_it_begins(self, tmp_path, monkeypatch):
        monkeypatch.setattr("greenest.study.run.MANY_BOARDS", 50)
        ledger = tmp_path / "run.sqlite"
        begun = run(*self.batch, "--ledger", str(ledger))
        assert begun.stderr == (
            f"{ledger} only counts boards; --keep all has the verdict on each\n"
        )
        assert settings_in(ledger).keep == "counts"
        again = run(*self.batch, "--ledger", str(ledger))
        assert again.stderr == "resumed after 50 of 50 boards\n"
        (tmp_path / "run.sqlite").unlink()
        assert run(*self.batch, "--ledger", str(ledger), "--keep", "all").stderr == ""
        assert settings_in(ledger).keep == "all"


class TestJobs:
    batch = ("batch", "4x4", "--pieces", "8", "--count", "5", "--seed", "1")

    def test_more_processes_than_there_is_memory_for_are_not_started(self, monkeypatch):
        monkeypatch.setattr("greenest.commands.shared.options.usable_memory", lambda: 1524 << 20)
        assert run(*self.batch, "--jobs", "4").stderr == ""
        told = "--jobs 64 is lowered to {}: a process is counted as {} MB with its table, and {}\n"
        free = "1,524 MB are free"
        assert run(*self.batch, "--jobs", "64").stderr == told.format(4, 356, free)
        small = run(*self.batch, "--jobs", "64", "--table-mb", "42")
        assert small.stderr == told.format(10, 142, free)
        monkeypatch.setattr("greenest.commands.shared.options.usable_memory", lambda: 100)
        assert "lowered to 1: " in run(*self.batch, "--jobs", "2").stderr
        assert run(*self.batch, "--jobs", "1").stderr == ""

    def test_without_jobs_there_are_as_many_as_cores_may_be_used(self, monkeypatch):
        asked = []

        def run_batch(given, jobs, *rest):
            asked.append(jobs)
            return Summary(given, Counter(), 0.0, 0.0)

        monkeypatch.setattr("greenest.study.batches.batch.run_batch", run_batch)
        monkeypatch.setattr("greenest.commands.shared.options.usable_cores", lambda: 3)
        assert run(*self.batch).exit_code == 0
        assert asked == [3]
