"""The costs of many boards are measured on a few boards and multiplied."""

import json
import re

import pytest
from click.testing import CliRunner

from checkout import ROOT
from greenest.lab.benchmarks import speeds
from greenest.lab.benchmarks.suites import Suite
from greenest.study.publish.report import fill
from greenest.system.version import full_version

PAGE = ROOT / "docs" / "many-machines.md"
RECORD = json.loads(speeds.RECORD.read_text("utf-8"))
BYTES = {"kB": 10**3, "MB": 10**6, "GB": 10**9, "TB": 10**12, "PB": 10**15}


def test_a_few_boards_are_measured_and_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(speeds, "RECORD", tmp_path / "speeds.json")
    monkeypatch.setattr(speeds, "SUITES", {"2×3": (Suite(2, 3, 6, 200), 40)})
    shown = CliRunner().invoke(speeds.main, [])
    assert shown.exit_code == 0, shown.output
    assert not speeds.RECORD.exists()
    kept = CliRunner().invoke(speeds.main, ["--record"])
    record = json.loads(speeds.RECORD.read_text("utf-8"))
    assert record["machine"]["greenest"] == full_version()
    (speed,) = record["speeds"]
    assert (speed["boards"], speed["count"]) == ("2×3", 200)
    assert speed["boards_per_second"] > 0
    assert [each["keep"] for each in speed["ledgers"]] == list(speeds.KEEPS)
    assert all(each["bytes"] > 0 for each in speed["ledgers"])
    assert {each["bytes_per_million"] for each in speed["ledgers"]} == {0}  # they fit few pages
    assert kept.stdout == (
        f"{speeds.rates_in_markdown(record)}\n\n{speeds.costs_in_markdown(record)}\n"
    )


def test_the_page_has_what_was_measured(is_updating):
    blocks = {"rates": speeds.rates_in_markdown(RECORD), "costs": speeds.costs_in_markdown(RECORD)}
    text = PAGE.read_text("utf-8")
    if is_updating:
        PAGE.write_text(fill(text, blocks), encoding="utf-8")
    else:
        assert fill(text, blocks) == text
        assert all(block in text for block in blocks.values())


def rows_of_costs():
    """Yield the rows of the page's table of costs: the kind's name and the cells."""
    (block,) = re.findall(
        r"<!-- begin costs -->\n(.*?)<!-- end", PAGE.read_text("utf-8"), re.DOTALL
    )
    for line in block.splitlines()[2:]:
        name, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        yield name, cells


def is_about(told, number):
    """Return whether `told` is `number` rounded to two digits."""
    return abs(float(told.replace(",", "")) - number) <= 0.051 * number


@pytest.mark.parametrize("keep", range(len(speeds.KEEPS)))
def test_costs_are_rates_times_boards(keep):
    found = {each["boards"]: each for each in RECORD["speeds"]}
    assert [name for name, _ in rows_of_costs()] == list(found)
    count = speeds.GOAL
    for name, (hours, *ledgers) in rows_of_costs():
        speed = found[name]
        assert is_about(hours, count / speed["boards_per_second"] / 3600)
        size, merging = ledgers[2 * keep : 2 * keep + 2]
        ledger = speed["ledgers"][keep]
        number, unit = size.split()
        bytes_ = ledger["bytes"] + count * ledger["bytes_per_million"] / 1e6
        assert is_about(number, bytes_ / BYTES[unit])
        if "under" not in merging:
            seconds = count * ledger["merge_seconds_per_million"] / 1e6
            assert is_about(merging.removesuffix(" h"), seconds / 3600)


def test_no_other_page_tells_what_many_boards_cost():
    for path in (ROOT / "docs").glob("*.md"):
        text = path.read_text("utf-8")
        assert ("core-hours |" in text) == (path == PAGE)
        assert "core hours |" not in text


def test_recipes_ask_for_boards_of_the_table():
    asked = re.findall(
        r"greenest batch 6x6 --pieces 15 --seed 1 --count (10+)\b", PAGE.read_text("utf-8")
    )
    assert asked
    assert str(speeds.GOAL) in asked
