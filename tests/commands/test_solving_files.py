"""`solve --jobs --ledger`: files of positions in parallel, in order, and again after a stop."""

import csv
import os
import re
from pathlib import Path

import pytest

from greenest.study.sampling import random_position
from shell import printed, records, run, stopped


def test_a_second_run_prints_what_the_first_did_to_the_digit(tmp_path):
    boards = tmp_path / "boards.txt"
    texts = [str(random_position(4, 4, 10, 1, index)) for index in range(40)]
    boards.write_text("\n\n".join([*texts[:20], "XYZ", *texts[20:]]))
    options = [str(boards), "--json", "--ledger", str(tmp_path / "kept")]
    first = run("solve", *options, "--jobs", "2")
    assert run("solve", *options).stdout == first.stdout
    renamed = boards.rename(tmp_path / "renamed.txt")
    told = first.stdout.replace(str(boards), str(renamed))
    assert run("solve", str(renamed), *options[1:]).stdout == told


@pytest.mark.parametrize("name", [b"\xff\xe9", rb"\xff\\x", "ü".encode(), b"\xed\xb0\x80"])
def test_each_name_of_a_file_is_a_text_of_its_own(name, tmp_path, monkeypatch):
    path = os.fsdecode(name)
    told = name.replace(rb"\xff", rb"\x5cxff").decode("utf-8", "backslashreplace")
    (tmp_path / path).mkdir()
    monkeypatch.chdir(tmp_path / path)
    Path(path).write_text("BG\n\nGB\n")
    for options in (["--json"], ["--json", "--ledger", "kept"], ["--json", "--ledger", "kept"]):
        found = run("solve", path, *options)
        assert [row["source"].encode().decode() for row in records(found)] == [told] * 2
    exported = records(run("export", "kept", "--format", "jsonl"))
    assert [row["source"] for row in exported] == [told] * 2
    rows = csv.DictReader(run("solve", path, "--csv").stdout.splitlines())
    assert [row["source"] for row in rows] == [told] * 2
    monkeypatch.chdir(tmp_path)
    run("solve", f"{path}/{path}", "--ledger", "other")
    both = records(run("export", f"{path}/kept", "other", "--format", "jsonl"))
    assert [row["source"] for row in both] == [f"{told}/{told}"] * 2


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way there")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("form", [[], ["--json"], ["--csv"]], ids=["text", "json", "csv"])
def test_what_a_stop_left_printed_is_what_the_ledger_keeps_each_row_once(form, jobs, tmp_path):
    boards, ledger = tmp_path / "boards.txt", tmp_path / "kept"
    texts = [str(random_position(4, 4, 10, 1, index)) for index in range(1_000)]
    boards.write_text("\n\n".join(texts))
    asked = ["solve", str(boards), *form, "--ledger", str(ledger)]
    first = []
    # The pipe is too small for all rows, so the command cannot end before the signal. Unlike a
    # line, one byte is read without what follows it.
    code, rest, said = stopped(
        *asked,
        "--jobs",
        jobs,
        once=lambda process: first.append(os.read(process.stdout.fileno(), 1)),
    )
    shown = first[0].decode() + rest
    assert code == 1
    assert re.fullmatch(r"stopped after \d+ positions?; .* goes on from there\n", said)
    again = printed(*asked)
    assert again.startswith(shown)
    assert len(again) > len(shown)
    assert printed(*asked) == again
