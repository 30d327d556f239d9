"""Commands read no more of a file than a board can need."""

import resource

import pytest

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.reading.blocks import MOST_LINES
from processor_time import quickest
from shell import command, ended, records, refused, run

LONG = 4_400_000
"""Bytes of an endless text, or of more stacks than a board can have."""
MOST_SECONDS = 60
"""Of the processor; hours if each line was read anew."""

ENDLESS = {
    "one line": b"B" * LONG,
    "line ends": b"\n" * LONG,
    "blanks": b" \n" * (LONG // 2),
    "ranks": b"B\n" * (LONG // 2),
    "commented ranks": b"B\n" + b"# G\n" * (LONG // 4),
    "bad positions": b"X\n\n" * (LONG // 3),
    "wide bad positions": (b"X" * 60_000 + b"\n") * 17 + b"\n",
    "zeros": b"\0" * LONG,
    "tall stacks": b"(BG)" * (LONG // 4),
}

READERS = [
    ("solve", "-"),
    pytest.param(("verify", "-"), marks=pytest.mark.slow),
    pytest.param(("play", "greenest", "--seed", "1"), marks=pytest.mark.slow),
]


@pytest.mark.parametrize("kind", ENDLESS)
def test_no_position_takes_more_than_a_board_can_be(kind):
    result, spent = quickest(lambda: run("solve", "-", text=ENDLESS[kind]), MOST_SECONDS)
    assert result.exit_code == 2
    assert result.stderr.count("\n") <= 1001
    assert all(len(line) < 10_000 for line in result.stderr.splitlines())
    assert spent < MOST_SECONDS


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_AS"), reason="memory is not limited here")
@pytest.mark.parametrize("arguments", READERS, ids=" ".join)
def test_an_endless_stream_is_read_no_further(arguments):
    """The streams never end; the process has 600 MB of addresses, half of them for numpy."""
    for source in ("/dev/zero", "yes $(printf %065000d 0) | tr -d '\\n'"):
        feed = f"cat {source}" if source.startswith("/") else source
        done = ended(
            "bash",
            "-c",
            f'{feed} | head -c 100000000 | "$@"',
            "",
            *command(*arguments),
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (600 << 20, 600 << 20)),
        )
        assert done.returncode == 2, done.stderr[-300:]
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--load"), "more than 1,048,576 bytes"),
        (("solve",), "a line too long for a board"),
        (("census", "2x3", "--ledger"), "not a ledger, or a damaged one"),
    ],
)
def test_a_long_file_is_refused_for_its_beginning(arguments, said, tmp_path):
    path = tmp_path / "long"
    with path.open("wb") as stream:
        stream.write(b"B")
        stream.truncate(2_000_000_000)
    told = refused(*arguments, str(path))
    assert said in told
    assert told.count("\n") <= 4


def test_the_defects_of_a_board_are_named_up_to_a_hundred():
    with pytest.raises(BoardError) as found:
        read_board("\n".join(["X" * 1000] * 16))
    assert len(found.value.defects) == 101
    assert "100 defects: reading stopped" in str(found.value.defects[-1])


def test_reading_stops_after_a_thousand_unreadable_positions_in_a_row_or_many_lines():
    assert run("solve", "-", text="\n" * (MOST_LINES - 1) + "B").exit_code == 0
    result = run("solve", "-", text="\n" * (MOST_LINES + 1) + "B")
    assert f"{MOST_LINES + 1}: {MOST_LINES:,} lines and no end of a position" in result.stderr
    result = run("verify", "-", "--json", text="X\n\n" * 600 + "BG\n\n" + "X\n\n" * 1001 + "BG")
    assert result.exit_code == 2
    assert len(records(result)) == 600 + 1 + 1000
    assert result.stderr == "-:3201: unreadable like 999 before; stopped\n"
