"""The checker follows the details of docs/certificates.md and docs/formula.md."""

from itertools import combinations, pairwise
from random import Random

import pytest

import page_checker
from checkout import ROOT
from forging import sealed
from formula import formula
from greenest.certificates import limits
from greenest.certificates.checker import RefusedError, check_certificate
from greenest.certificates.encoding import Encoding
from greenest.certificates.meanings import Group
from greenest.certificates.reading import Bounds, Meter
from greenest.certificates.writer import write_refutation
from greenest.games.pyramids.position import Position
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits
from greenest.system.version import version
from samples import balanced, unbalanced

FROZEN = ["greenest certificate 2", "board .B/BB", "verdict unsolvable", "dead frozen", "end 0"]
FULL, VARIABLES = Position(16, 16, ("BGW" * 86)[:256]), 245_728


def accepts(lines):
    """Return whether both checkers accept a certificate."""
    content = sealed(lines)
    is_proof = page_checker.proven(content) is not None
    try:
        check_certificate(content.splitlines(keepends=True))
    except RefusedError:
        assert not is_proof, lines[:8]
        return False
    assert is_proof, lines[:8]
    return True


@pytest.fixture(scope="module")
def clausal(tmp_path_factory):
    """Return the lines of a refutation: five lines of head, clauses, steps, and an end."""
    position = Position.parse(".BB/GGW")
    path = tmp_path_factory.mktemp("clausal") / "proof"
    write_refutation(position, refutation(position, Limits()), path)
    return path.read_text().splitlines()[:-1]


def test_the_second_line_is_a_comment_covered_by_the_digest_and_names_the_version(clausal):
    assert clausal[:2] == ["greenest certificate 3", f"# greenest {version(with_ortools=False)}"]
    assert accepts(clausal)
    assert accepts([clausal[0], *clausal[2:]])
    content = sealed([FROZEN[0], "# x", *FROZEN[1:]]).replace(b"# x", b"# y")
    assert page_checker.proven(content) is None
    with pytest.raises(RefusedError, match=r"line 7: 'sha256 .*' expected"):
        check_certificate(content.splitlines(keepends=True))


@pytest.mark.parametrize(
    "comments",
    [["# x"], ["# "], ["# # ~"], ["# x"] * 8, ["# " + "x" * 4094], ["# board B", "# end 0"]],
)
def test_comments_after_the_first_line_are_passed_over(comments):
    assert accepts([FROZEN[0], *comments, *FROZEN[1:]])


@pytest.mark.parametrize(
    "comments",
    [
        ["#"],
        ["#x"],
        [" # x"],
        ["# x"] * 9,
        ["# " + "x" * 4095],
        ["# \t"],
        ["# \x7f"],
        ["# \xe9"],
        ["# x\r"],
        [""],
        ["# x", ""],
        ["board .B/BB"],
    ],
)
def test_other_lines_there_are_refused(comments):
    assert not accepts([FROZEN[0], *comments, *FROZEN[1:]])


@pytest.mark.parametrize("place", [0, 2, 3, 4, 5])
def test_there_is_no_comment_anywhere_else(place):
    assert not accepts([*FROZEN[:place], "# x", *FROZEN[place:]])


@pytest.mark.parametrize(
    "moves", ["A1xb1", "a1-b1", "a1b1", "a01xb1", "a1xb1+", "1.a1xb1", "a1xb1,", "a1Xb1", "a1xb01"]
)
def test_a_capture_has_one_spelling(moves):
    head = ["greenest certificate 2", "board BG", "verdict solvable"]
    assert accepts([*head, "moves a1xb1", "end 1"])
    assert not accepts([*head, f"moves {moves}", "end 1"])


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


@pytest.mark.parametrize("board", ["...", "B..", "B"])
def test_a_board_of_fewer_than_two_stacks_has_no_refutation_of_clauses(board):
    for head in ("cnf 1 1", "cnf 4 1", "cnf 3 1"):
        lines = [f"board {board}", "verdict unsolvable", head, "1 0", "2 0 1 0", "end 1"]
        assert not accepts(["greenest certificate 3", *lines])


def test_a_clause_may_be_listed_again_and_a_literal_may_not(clausal):
    count = int(clausal[4].split()[2])
    steps = 5 + count

    def with_clause(clause):
        """Append a clause and renumber the steps."""
        head = [*clausal[:4], f"{clausal[4].rpartition(' ')[0]} {count + 1}", *clausal[5:steps]]
        return [*head, clause, *renumbered(clausal[steps:-1]), clausal[-1]]

    def renumbered(lines):
        for line in lines:
            number, *words = map(int, line.split())
            middle = words.index(0) + 1
            hints = [hint + (hint > count) for hint in words[middle:]]
            yield " ".join(map(str, [number + 1, *words[:middle], *hints]))

    assert accepts(with_clause(clausal[5]))
    first = clausal[5].split()[0]
    assert not accepts(with_clause(f"{first} {clausal[5]}"))
    assert not accepts(with_clause(f"{first.removeprefix('-')} -{first.removeprefix('-')} 0"))


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


REST = ([], [10, 10_000], [100, 10_000], [10], [100], [1000], [10_000], [240_000])
"""For each length modulo 8, literals that fill it up; each literal is followed by a space."""


def step_of(length):
    """Return a refutation without an end whose step has `length` bytes with its line feed."""
    missing = length - len("2 1 2 3 0 1 0\n")
    rest = REST[missing % 8]
    eights = (missing - sum(len(f"{each} ") for each in rest)) // 8
    literals = [1, 2, 3, *rest, *(-number for number in range(100_000, 100_000 + eights))]
    step = " ".join(map(str, [2, *literals, 0, 1, 0]))
    assert len(step) + 1 == length
    head = ["greenest certificate 3", f"board {FULL}", "verdict unsolvable"]
    lines = [*head, f"cnf {VARIABLES} 1", "1 2 3 0", step, "3 0 1 0", "end 2"]
    return sealed(lines).splitlines(keepends=True)


def test_the_line_feed_counts_towards_the_length_of_a_line(monkeypatch):
    assert limits.LONGEST_STEP == 2**20
    monkeypatch.setattr(limits, "LONGEST_STEP", 2**13)
    with pytest.raises(RefusedError, match="line 7: clause 1 makes no literal true"):
        check_certificate(step_of(2**13))
    with pytest.raises(RefusedError, match=f"line 6: a line of more than {2**13} bytes"):
        check_certificate(step_of(2**13 + 1))


def lands_of(board, stack):
    """Return how many orders of landing on a stack the checker's encoding has."""
    encoding = Encoding(Position.parse(board), Meter(Bounds()))
    return len(encoding._members((Group.ORDERS, stack)))


def test_the_empty_order_of_landing_counts():
    """The middle one of five stacks in a row has 33 orders, the empty one included."""
    assert lands_of("BGWBG", 2) == 33
    assert lands_of("BG/GW", 0) == 5  # nobody, the one, the other, or both in either order
    assert lands_of("B" * 7, 0) == 0  # the empty order and 63 others


def test_at_least_one_lands_is_a_clause_and_that_no_two_are_is_none():
    encoding = Encoding(Position.parse("BGW/GWB"), Meter(Bounds()))
    for stack in range(6):
        lands = encoding._members((Group.ORDERS, stack))
        assert len(lands) > 2
        assert encoding.has(lands)
        assert not any(encoding.has(frozenset([-a, -b])) for a, b in combinations(lands, 2))


def test_parts_are_connected_components():
    """Without the white stack in the corner, its row and the rows below it are two parts."""
    position = Position.parse("BGW../..B../..GWB")
    stated, encoding = formula(position), Encoding(position, Meter(Bounds()))
    a = 2
    assert sorted(map(sorted, encoding._parts(a))) == [[0, 1], [3, 4, 5, 6]]
    denied = {(b, c) for b in (0, 1) for c in (3, 4, 5, 6)}
    for b, c in denied:
        if (a, b) in stated.goes:
            assert encoding.has(frozenset([-stated.goes[a, b], -stated.ends[c]]))
    assert not encoding.has(frozenset([-stated.goes[a, 1], -stated.ends[0]]))


def variables_of_full(rows, cols):
    """Return the number of variables of each kind on a full board, at least 3x3."""
    stacks, pairs = rows * cols, rows * cols * (rows + cols - 2)
    lines = [cols] * rows + [rows] * cols
    inside = sum(2 * (size * (size - 1) * (size - 2) // 6) for size in lines)
    leaves_ends = 4 * stacks
    ends_in_final = len(lines) + 2 * stacks
    heads_along = sum(3 * (size - 2) for size in lines)
    before = stacks * (stacks - 1) // 2
    near = rows + cols - 2
    last_takes = stacks * (near + 1) + pairs + pairs * (near - 1) - inside
    return leaves_ends + ends_in_final + heads_along + pairs + before + last_takes


def test_no_board_has_more_variables_than_the_page_says():
    """The full board of 16×16 has the most variables, as the page proves."""
    for rows, cols in [(5, 5), (6, 9), (16, 16)]:
        start = Position(rows, cols, ("BGW" * rows * cols)[: rows * cols])
        assert Encoding(start, Meter(Bounds())).variables == variables_of_full(rows, cols)
    most = f"{variables_of_full(16, 16):,}"
    assert most == "245,728"
    for page in ("certificates.md", "formula.md"):
        assert most in (ROOT / "docs" / page).read_text("utf-8")


@pytest.mark.parametrize("index", range(40))
def test_what_is_written_in_the_proof_of_the_most_variables_holds(index):
    """An additional stack removes no variable except those of landings on its cell."""
    random = Random(index)
    start = unbalanced(random.randint(1, 6), random.randint(2, 6), index)
    empty = [cell for cell, colour in enumerate(start.cells) if colour == "."]
    if start.pieces < 2 or not empty:
        return
    cell = random.choice(empty)
    more = Position(start.rows, start.cols, start.cells[:cell] + "B" + start.cells[cell + 1 :])
    one, other = formula(start), formula(more)
    for kind in ("leaves", "ends", "ends_in", "final", "heads", "along", "goes", "before"):
        own = len(set(getattr(one, kind).values()))
        assert own <= len(set(getattr(other, kind).values())), kind


def test_samples_have_fewer_variables():
    for stacks in (40, 150, 255):
        encoding = Encoding(balanced(16, 16, stacks, 1), Meter(Bounds()))
        assert encoding.variables < variables_of_full(16, 16)
