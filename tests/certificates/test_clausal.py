"""Refutations: the checker's clauses are those of the page, and forged proofs are refused."""

from random import Random

import pytest

from forging import check, proven_by, refutation_lines
from formula import Formula, compiled_clauses, encoded
from greenest.certificates import limits
from greenest.certificates.checker import Bounds, LimitError, RefusedError
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Meter
from greenest.certificates.writer import write_refutation
from greenest.games.pyramids.position import Position
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits
from samples import balanced

BOARDS = (
    *map(Position.parse, (".BB/GGW", "BGW/.BG", ".BG./GWBG/..GW", "B./.G")),
    balanced(6, 6, 12, 0),
)


def written(position, folder):
    """Return the lines of a position's refutation, without comment and digest."""
    first, _, *rest = refutation_lines(position, folder / "proof")
    return [first, *rest]


@pytest.mark.parametrize("position", BOARDS, ids=str)
def test_every_clause_of_the_solver_and_no_other_is_one_of_the_board(position):
    """The solver and the checker share no code for the clauses, which are those of the page.

    For others, a literal is added to each clause, left out, negated or replaced.
    """
    random = Random(str(position))
    stated, encoding = Formula(position), Encoding(position, Meter(Bounds()))
    clauses = compiled_clauses(encoded(position))
    assert all(map(encoding.has, clauses))
    others = 0
    for clause in sorted(clauses, key=sorted):
        new = random.choice((1, -1)) * random.randint(1, stated.variables)
        old = random.choice(sorted(clause))
        for changed in (clause - {old}, clause | {new}, clause ^ {old, -old}, clause ^ {old, new}):
            is_proper = len(set(map(abs, changed))) == len(changed) > 0
            if is_proper and changed not in clauses:
                assert encoding.has(changed) == stated.is_cycle(tuple(changed))
                others += 1
    assert others > len(clauses)


def test_cycles_of_any_length_are_clauses_and_what_is_no_cycle_is_none():
    stated, encoding = Formula(BOARDS[-1]), Encoding(BOARDS[-1], Meter(Bounds()))
    random = Random(1)
    found = 0
    for _ in range(1500):
        cells = random.sample(range(12), random.randint(2, 5))
        pairs = list(zip(cells, [*cells[1:], cells[0]], strict=True))
        if all(tuple(sorted(pair)) in stated.before for pair in pairs):
            cycle = frozenset(-stated.earlier(a, b) for a, b in pairs)
            flipped = cycle ^ {min(cycle), -min(cycle)}
            assert encoding.has(cycle) == (len(cells) > 2)
            assert len(cells) == 2 or not encoding.has(flipped)
            found += 1
    assert found > 50


def test_a_refutation_without_one_of_its_hints_or_literals_is_refused(tmp_path):
    """Every other hint of a step is left out, and literal of a clause that is given."""
    lines = written(Position.parse(".BB/GGW"), tmp_path)
    assert check(lines).position == Position.parse(".BB/GGW")
    first, refused = 4 + int(lines[3].split()[2]), 0
    for at in range(4, len(lines) - 1):
        words = lines[at].split(" ")
        begin = words.index("0") + 1 if at >= first else 0
        for place in range(begin, len(words) - 1, 2):
            damaged = " ".join([*words[:place], *words[place + 1 :]])
            with pytest.raises(RefusedError):
                check([*lines[:at], damaged, *lines[at + 1 :]])
            refused += 1
    assert refused > 25


@pytest.mark.parametrize("word", ["0", "-0", "00", "+1", "1.0", "x", "", "\u0661", "9" * 10])
def test_what_is_no_number_here_is_refused_wherever_it_stands(word, tmp_path):
    """In the head, a clause, the number of a step, its hints, and the end."""
    lines = written(Position.parse(".BB/GGW"), tmp_path)
    for at, place in ((3, 1), (3, 2), (4, 0), (-2, 0), (-2, 2), (-1, 1)):
        words = lines[at].split(" ")
        words[place] = word
        damaged = list(lines)
        damaged[at] = " ".join(words)
        with pytest.raises(RefusedError):
            check("\n".join([*damaged, ""]))


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (".", "two or more stacks"),
        ("B.", "two or more stacks"),
        ("/".join(["BGWB" * 4] * 16 + ["B" + "." * 15]), "up to 256 stacks"),
    ],
)
def test_boards_of_too_few_or_too_many_stacks_have_no_clauses(board, said):
    lines = [f"board {board}", "verdict unsolvable", "cnf 0 1", "0", "2 0 1 0", "end 1"]
    with pytest.raises(RefusedError, match=said):
        check(["greenest certificate 3", *lines])


def test_a_solvable_board_and_a_full_one_of_16x16_keep_within_the_limits(tmp_path):
    encoding = Encoding(Position.parse("BG"), Meter(Bounds()))
    assert not any(encoding.has(frozenset([literal])) for literal in (1, -1, 4, -4))
    lines = written(BOARDS[-1], tmp_path)
    with pytest.raises(LimitError, match="memory"):
        check(lines, Bounds(max_memory=0))
    with pytest.raises(LimitError, match="time"):
        check(lines, Bounds(max_seconds=0))
    lines = ["greenest certificate 3", f"board {balanced(16, 16, 255, 1)}", "verdict unsolvable"]
    with pytest.raises(LimitError, match="memory"):
        check([*lines, "cnf 1 1", "1 0"], Bounds(max_memory=100))


def test_clauses_of_too_many_variables_are_refused(tmp_path, monkeypatch):
    """The proof is right, and short: one stack shares no row or column with the others."""
    ranks = [("BGW" * 4)[row % 3 :][:6] + "." for row in range(40)]
    position = Position.parse("/".join([*ranks, "......G"]))
    proof = refutation(position, Limits())
    assert proof.variables > limits.MOST_VARIABLES
    with monkeypatch.context() as patched:
        patched.setattr(limits, "MOST_VARIABLES", proof.variables)
        write_refutation(position, proof, tmp_path / "proof")
    assert proven_by((tmp_path / "proof").read_bytes()) is None
