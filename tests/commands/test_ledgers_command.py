"""`batch --index --shard`, `merge` and `stats` on several ledgers."""

from shell import records, refused, run

RUN = ("4x4", "--pieces", "9", "--seed", "3", "--jobs", "1")


def batch(*options):
    return run("batch", *RUN, *options)


def test_equal_colours_go_on_with_the_ledger_of_as_many_pieces(tmp_path):
    ledger = str(tmp_path / "ledger")
    batch("--count", "10", "--ledger", ledger)
    colours = ["--black", "3", "--green", "3", "--white", "3"]
    result = run("batch", "4x4", *colours, "--seed", "3", "--count", "10", "--ledger", ledger)
    assert result.exit_code == 0
    other = ["--black", "4", "--green", "3", "--white", "2"]
    run("batch", "4x4", *other, "--seed", "3", "--count", "10", "--ledger", ledger)
    assert [each.get("black") for each in records(run("stats", ledger, "--json"))] == [None, 4]


def test_shards_keep_what_the_whole_run_keeps(tmp_path, monkeypatch):
    monkeypatch.setattr("greenest.study.run.MANY_BOARDS", 50)
    for part in (2, 1):
        ledger = str(tmp_path / f"part-{part}")
        batch("--count", "60", "--shard", f"{part}/2", "--ledger", ledger)
    parts = [str(tmp_path / "part-1"), str(tmp_path / "part-2")]
    result = run("merge", *parts, "--into", str(tmp_path / "merged"), "--json")
    (record,) = records(result)
    run_of = {"shape": "4x4", "pieces": 9, "seed": 3, "index": 0, "count": 60}
    assert record == {"ledger": str(tmp_path / "merged"), "ledgers": 2} | run_of
    result = batch("--count", "60", "--ledger", str(tmp_path / "merged"), "--json")
    assert records(result)[0]["boards_per_second"] == 0


def test_each_of_several_merged_runs_is_named(tmp_path):
    parts = [str(tmp_path / part) for part in ("1", "2")]
    for number, part in enumerate(parts, 1):
        for stacks in (("--pieces", "9"), ("--black", "4", "--white", "5")):
            shard = ("--count", "6", "--shard", f"{number}/2", "--ledger", part)
            run("batch", "4x4", *stacks, "--seed", "3", *shard)
    made = run("merge", *parts, "--into", str(tmp_path / "merged")).stdout
    assert [" ".join(each.split()).rpartition(": ")[2] for each in made.split("ledgers\n")][:2] == [
        f"6 boards, 0 to 5 (4x4, {stacks}, seed 3), of 2"
        for stacks in ("9 pieces", "4 black, 0 green, 5 white")
    ]


def test_counts_are_told_as_rounded_and_have_no_boards_to_print(tmp_path):
    counted = str(tmp_path / "counted")
    batch("--count", "60", "--ledger", counted, "--keep", "counts")
    assert "rounded down, by less than 12 %" in " ".join(run("stats", counted).stdout.split())
    for arguments in (
        ("batch", *RUN, "--count", "9", "--ledger", counted),
        ("batch", *RUN, "--count", "60", "--json", "--each", "--ledger", counted),
        ("export", counted, "--format", "csv"),
    ):
        assert "keeps counts" in refused(*arguments)
