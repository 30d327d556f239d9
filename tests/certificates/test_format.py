"""The checker follows the details of docs/certificates.md and docs/formula.md."""

import re
from itertools import pairwise

import pytest

import described
from checkout import ROOT
from forging import judge, proven_by, refutation_lines, sealed
from greenest.certificates import limits
from greenest.certificates.checker import RefusedError
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Bounds, Meter
from greenest.games.pyramids.position import Position
from greenest.system.version import version

FROZEN = ["greenest certificate 2", "board .B/BB", "verdict unsolvable", "dead frozen", "end 0"]


def accepts(lines):
    return proven_by(sealed(lines)) is not None


@pytest.fixture(scope="module")
def clausal(tmp_path_factory):
    """Return the lines of a refutation: five lines of head, clauses, steps, and an end."""
    path = tmp_path_factory.mktemp("clausal") / "proof"
    return refutation_lines(Position.parse(".BB/GGW"), path)


def test_the_examples_on_the_page_are_what_is_written(clausal):
    page = (ROOT / "docs" / "certificates.md").read_text("utf-8")
    closed = described.certificate(Position.parse(".BB/GGW")).splitlines()[:-1]
    for proof in (closed, clausal):
        shown = re.search(rf"{proof[0]}\s.*?(?=```)", page, re.DOTALL)[0].splitlines()
        told = [re.split("  +", line)[0] for line in shown]
        written = [proof[0], "# greenest 1.0.0", *proof[2:]]
        digest = sealed(written).decode().splitlines()[-1]
        lines = iter([*written, f"{digest[: len(told[-1]) - 3]}..."])
        assert [line for line in told if line != "..." and line not in lines] == []
        assert ("..." in told) == (proof is clausal) == (len(told) <= len(written))
    assert f"`p {clausal[4]}`" in page


def test_the_second_line_is_a_comment_covered_by_the_digest_and_names_the_version(clausal):
    assert clausal[:2] == ["greenest certificate 3", f"# greenest {version(with_ortools=False)}"]
    assert accepts(clausal)
    assert accepts([clausal[0], *clausal[2:]])
    content = sealed([FROZEN[0], "# x", *FROZEN[1:]]).replace(b"# x", b"# y")
    with pytest.raises(RefusedError, match=r"line 7: 'sha256 .*' expected"):
        judge(content)


COMMENTS = (["# x"], ["# "], ["# # ~"], ["# x"] * 8, ["# " + "x" * 4094], ["# board B", "# end 0"])
NO_COMMENTS = (
    *(["#"], ["#x"], [" # x"], ["# x"] * 9, ["# " + "x" * 4095], ["# \t"], ["# \x7f"]),
    *(["# \xe9"], ["# x\r"], [""], ["# x", ""], ["board .B/BB"]),
)


@pytest.mark.parametrize("lines", [*COMMENTS, *NO_COMMENTS], ids=lambda lines: repr(lines)[:20])
def test_comments_are_passed_over_after_the_first_line_and_nothing_else_there(lines):
    assert accepts([FROZEN[0], *lines, *FROZEN[1:]]) == (lines in COMMENTS)


def test_there_is_no_comment_anywhere_else():
    for place in (0, 2, 3, 4, 5):
        assert not accepts([*FROZEN[:place], "# x", *FROZEN[place:]])


def test_boards_with_empty_cells_have_64_ranks_and_files_named_as_in_spreadsheets():
    for board in ("B" * 65, "/".join("B" * 65), "B." * 32, "/".join("B." * 32)):
        assert accepts([FROZEN[0], f"board {board}", FROZEN[2], "dead frozen", "end 0"])
    for board in ("B." * 33, "/".join("B." * 33)):
        assert not accepts([FROZEN[0], f"board {board}", FROZEN[2], "dead frozen", "end 0"])
    moves = [f"{one}1x{other}1" for one, other in pairwise("abcdefghijklmnopqrstuvwxyz")]
    lines = ["greenest certificate 2", f"board B{'G' * 27}", "verdict solvable"]
    moves += ["z1xaa1", "aa1xab1"]
    assert accepts([*lines, f"moves {' '.join(moves)}", "end 27"])
    for wrong in ("aa1xac1", "aa1xba1", "xaa1xab1", "aaaaaa1xab1", "aa1xab10000000"):
        assert not accepts([*lines, f"moves {' '.join([*moves[:-1], wrong])}", "end 27"])


def test_no_variable_stands_twice_in_a_clause(clausal):
    first = clausal[5].split()[0]
    for wrong in (f"{first} {clausal[5]}", f"{first} {-int(first)} 0"):
        with pytest.raises(RefusedError, match="line 6: a variable stands twice"):
            judge(sealed([*clausal[:5], wrong, *clausal[6:]]))


def test_a_step_may_be_derived_again_and_its_literals_do_not_repeat(clausal):
    last = len(clausal) - 2
    empty, end = clausal[last], int(clausal[-1].split()[1])
    number, _, hints = empty.partition(" ")
    again = f"{int(number) + 1} {hints}"
    clause = clausal[5].split()[:-1]
    body = [*clausal[:last], f"{number} {' '.join(clause)} 0 1 0", again, f"end {end + 1}"]
    assert accepts(body)
    body[last] = f"{number} {' '.join([*clause, clause[0]])} 0 1 0"
    assert not accepts(body)
    assert not accepts([*clausal[:-1], again, f"end {end + 1}"])  # nothing follows the empty clause


def test_the_line_feed_counts_towards_the_length_of_a_line(monkeypatch):
    assert limits.LONGEST_STEP == 2**20
    board = Position(6, 6, "BGW" * 12)
    literals = " ".join(map(str, range(1, 300)))
    step = f"2 {literals} 0 1 0"
    head = ["greenest certificate 3", f"board {board}", "verdict unsolvable"]
    variables = Encoding(board, Meter(Bounds())).variables
    content = sealed([*head, f"cnf {variables} 1", "1 2 3 0", step, "3 0 1 0", "end 2"])
    for longest, said in (
        (len(step) + 1, "line 7: clause 1 makes no literal true"),
        (len(step), f"line 6: a line of more than {len(step)} bytes"),
    ):
        monkeypatch.setattr(limits, "LONGEST_STEP", longest)
        with pytest.raises(RefusedError, match=said):
            judge(content)


def test_no_board_has_more_variables_than_the_page_says():
    """The full board of 16×16 has the most variables, as the page proves."""
    start = Position(16, 16, ("BGW" * 86)[:256])
    assert Encoding(start, Meter(Bounds())).variables == limits.MOST_VARIABLES == 245_728
    for page in ("certificates.md", "formula.md"):
        assert "245,728" in (ROOT / "docs" / page).read_text("utf-8")
