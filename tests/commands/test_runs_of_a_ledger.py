"""Runs in one ledger are told apart, by `stats` and by `export`."""

import json
from pathlib import Path

from greenest.commands import random_boards
from shell import printed, refused, run

RUN = ("batch", "3x3", "--pieces", "6", "--seed", "1", "--count", "5")


def test_runs_that_differ_in_engine_or_limits_have_numbers_and_their_settings(tmp_path):
    ledger, boards = str(tmp_path / "runs"), tmp_path / "boards.txt"
    boards.write_text("BG\n\nBWG\n")
    run(*RUN, "--ledger", ledger, "--engine", "dfs", "--max-nodes", "5", "--max-seconds", "9")
    printed(*RUN, "--ledger", ledger)
    printed("solve", str(boards), "--ledger", ledger)
    told = run("stats", ledger).stdout.replace("\n  ", " ").splitlines()
    assert told[0].startswith(
        "1: 3x3, 6 pieces, seed 1, engine dfs, at most 5 nodes, max_seconds 9.0, v"
    )
    assert told[1].startswith(
        "2: 3x3, 6 pieces, seed 1, engine auto, at most 100,000,000 nodes, max_seconds n"
    )
    assert told[2].startswith(
        "3: given to solve, engine auto, at most 100,000,000 nodes, max_seconds none, v"
    )
    lines = [json.loads(line) for line in run("stats", ledger, "--json").stdout.splitlines()]
    asked = [(line["run"], line["engine"], line["max_nodes"], line["count"]) for line in lines]
    assert asked == [(1, "dfs", 5, 5), (2, "auto", 10**8, 5), (3, "auto", 10**8, 2)]
    assert [line["interval"] is None for line in lines] == [False, False, True]


def test_a_board_in_two_ledgers_counts_once(tmp_path):
    ledgers = [str(tmp_path / name) for name in ("one", "two")]
    for ledger, boards in zip(ledgers, (("BG", "BWG"), ("BG", "GB", "BB")), strict=True):
        run("solve", *boards, "--ledger", ledger)
    (line,) = map(json.loads, run("stats", *ledgers, "--replay", "--json").stdout.splitlines())
    assert (line["count"], line["solvable"], line["unsolvable"]) == (4, 3, 1)
    assert line["replayed"] == 3


def test_a_run_without_boards_has_its_line(tmp_path):
    ledger = str(tmp_path / "runs")
    for seed in ("1", "2"):
        shard = ("--seed", seed, "--count", "2", "--shard", "1/5")
        printed("batch", "3x3", *shard, "--ledger", ledger)
    told = printed("stats", ledger).replace("\n  ", " ").splitlines()
    assert [line.partition(":")[0] for line in told] == ["1", "2"]
    assert all("0 boards" in line or "0 of " in line for line in told)


def test_places_in_several_ledgers_are_told_apart_and_come_once(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for folder, board in (("a", "BG"), ("b", "BGW")):
        Path(folder).mkdir()
        Path(folder, "boards.txt").write_text(f"{board}\n")
        run("solve", f"{folder}/boards.txt", "WB", "--ledger", f"{folder}/one")
    run("solve", "a/boards.txt", "--ledger", "a/two")
    run("solve", "a/boards.txt", "--ledger", "b/three")

    def places(*ledgers):
        names = ("--columns", "source,line,board")
        return printed("export", *ledgers, "--format", "csv", *names).splitlines()[1:]

    assert places("a/one") == [",1,WB", "boards.txt,1,BG"]
    of_b = [",1,WB", "b/boards.txt,1,BGW"]
    assert places("a/one", "b/one") == [",1,WB", "a/boards.txt,1,BG", *of_b]
    assert places("a/one", "a/two", "b/three") == [",1,WB", "a/boards.txt,1,BG"]
    Path("-").write_text("BG\n")
    run("solve", "./-", "--ledger", "of-a-file")
    assert places("of-a-file", "b/one") == ["./-,1,BG", *of_b]
    for name in ("one", "two"):
        table = f"id,board\n{name},BG\n"
        asked = ("--format", "csv", "--id", "id", "--ledger", f"a/of-{name}")
        run("solve", "-", *asked, text=table)
    names = ("--columns", "source,line,id")
    shown = printed("export", "a/of-one", "a/of-two", "--format", "csv", *names)
    assert shown.splitlines()[1:] == ["-,2,one", "-,2,two"]


def test_a_run_of_which_boards_are_missing_says_so(tmp_path):
    first, last = str(tmp_path / "1"), str(tmp_path / "3")
    for part, ledger in (("1", first), ("3", last)):
        shard = ("--count", "30", "--shard", f"{part}/3")
        told = run("batch", "3x3", "--seed", "1", *shard, "--ledger", ledger).stdout
        assert told.startswith(f"3x3, 9 pieces, seed 1, part {part} of 3")
    assert printed("stats", first).startswith("3x3, 9 pieces, seed 1: 10 boards\n")
    assert printed("stats", last, first).startswith("3x3, 9 pieces, seed 1: 20 of 30 boards\n")
    line = json.loads(printed("stats", last, first, "--json"))
    assert (line["index"], line["boards"], line["counted"]) == (0, 30, [[0, 9], [20, 29]])


def test_boards_without_a_row_are_neither_printed_nor_replayed(tmp_path, monkeypatch):
    ledger = str(tmp_path / "counted")
    printed(*RUN, "--ledger", ledger, "--keep", "counts")
    printed(*RUN[:-3], "2", "--count", "4", "--ledger", ledger, "--keep", "all")
    totals, shown = [], random_boards.progress
    monkeypatch.setattr(
        random_boards, "progress", lambda total, noun: totals.append(total) or shown(total, noun)
    )
    assert "; 0 solutions played" in printed("stats", ledger, "--replay")
    assert totals == [4]


def test_a_ledger_with_a_census_alone_has_no_run_to_sum_up_or_merge(tmp_path):
    ledgers = [str(tmp_path / name) for name in ("census", "runs")]
    printed("census", "1x3", "--ledger", ledgers[0])
    printed(*RUN, "--ledger", ledgers[1])
    for command in (["stats"], ["export", "--format", "csv"], ["merge", "--into", f"{tmp_path}/x"]):
        assert f"{ledgers[0]}: no run of batch or solve in it" in refused(*command, *ledgers)
