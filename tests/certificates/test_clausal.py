"""Refutations of clauses: the checker's clauses are those of the page, and forged proofs fall."""

import hashlib
from itertools import combinations
from random import Random

import pytest

from formula import formula
from greenest.certificates.checker import Bounds, LimitError, RefusedError, check_certificate
from greenest.certificates.counted import Counted
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Meter
from greenest.certificates.writer import write_refutation
from greenest.games.pyramids.position import Position
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits
from samples import balanced

DEAD = Position.parse(".BB/GGW")
BOARDS = (
    *map(Position.parse, (".BB/GGW", "BGW/.BG", ".BG./GWBG/..GW", "B./.G")),
    *(balanced(6, 6, 12, index) for index in range(3)),
)


def written(position, folder):
    """Return the lines of a position's refutation, without the comment and the digest."""
    path = folder / "proof"
    write_refutation(position, refutation(position, Limits()), path)
    lines = path.read_text().splitlines()[:-1]
    return [lines[0], *lines[2:]]


def check(lines, bounds=None):
    text = "".join(f"{line}\n" for line in lines).encode()
    seal = f"sha256 {hashlib.sha256(text).hexdigest()}\n".encode()
    return check_certificate([*text.splitlines(keepends=True), seal], bounds)


@pytest.mark.parametrize("position", BOARDS, ids=str)
def test_every_clause_of_the_page_is_one_of_the_board(position):
    stated, encoding = formula(position), Encoding(position, Meter(Bounds()))
    assert encoding.variables == stated.variables
    assert all(encoding.has(frozenset(clause)) for clause in stated.clauses())
    for three in combinations(range(len(stated.cells)), 3):
        for a, b, c in (three, three[::-1]):
            if all(tuple(sorted(pair)) in stated.before for pair in ((a, b), (b, c), (c, a))):
                cycle = (-stated.earlier(a, b), -stated.earlier(b, c), -stated.earlier(c, a))
                assert encoding.has(frozenset(cycle))


@pytest.mark.parametrize("position", BOARDS, ids=str)
def test_no_other_clause_is(position):
    """Each clause is changed by a literal more, less, negated or another."""
    random = Random(str(position))
    stated, encoding = formula(position), Encoding(position, Meter(Bounds()))
    clauses = {frozenset(clause) for clause in stated.clauses()}
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
    stated, encoding = (
        formula(balanced(6, 6, 12, 0)),
        Encoding(balanced(6, 6, 12, 0), Meter(Bounds())),
    )
    random = Random(1)
    found = 0
    for _ in range(3000):
        cells = random.sample(range(12), random.randint(2, 5))
        pairs = list(zip(cells, [*cells[1:], cells[0]], strict=True))
        if all(tuple(sorted(pair)) in stated.before for pair in pairs):
            cycle = frozenset(-stated.earlier(a, b) for a, b in pairs)
            flipped = cycle ^ {min(cycle), -min(cycle)}
            assert encoding.has(cycle) == (len(cells) > 2)
            assert len(cells) == 2 or not encoding.has(flipped)
            found += 1
    assert found > 100


@pytest.mark.parametrize("position", [DEAD, balanced(6, 6, 12, 3), balanced(9, 9, 18, 1)], ids=str)
def test_what_is_written_is_accepted(position, tmp_path):
    lines = written(position, tmp_path)
    proven = check(lines)
    assert (proven.position, proven.verdict) == (position, "unsolvable")
    assert (proven.size, proven.counted) == (int(lines[-1].split()[1]), Counted.CLAUSES)


def test_forged_refutations_are_refused_but_for_proofs(tmp_path, pytestconfig):
    """`make slow NAME=forgeries` tries 100,000 of them."""
    random = Random(7)
    forged, lucky = pytestconfig.getoption("--forgeries"), 0
    proofs = [written(balanced(*shape), tmp_path) for shape in ((4, 4, 8, 13), (5, 5, 10, 20))]
    boards = [
        str(balanced(*shape, index)) for shape in ((4, 4, 8), (5, 5, 10)) for index in range(9)
    ]
    for number in range(forged):
        forgery = FORGERIES[number % len(FORGERIES)]
        lines = list(random.choice(proofs))
        forgery(lines, 4 + int(lines[3].split()[2]), random, boards)
        try:
            check(lines)
        except RefusedError:
            continue
        assert proves(lines), forgery.__name__
        lucky += 1
    print(f"{forged - lucky} refused, {lucky} proofs all the same")
    assert lucky < forged / 20


def proves(lines):
    """Tell by the definition whether lines that read well prove something: by luck they may.

    The clauses are those of the board, and each step's follow by unit propagation, in any order.
    """
    stated = formula(Position.parse(lines[1].removeprefix("board ")))
    own = {frozenset(clause) for clause in stated.clauses()}
    clauses = [None]
    for line in lines[4:-1]:
        words = list(map(int, line.split()))
        if len(clauses) <= int(lines[3].split()[2]):
            clause = frozenset(words[:-1])
            if clause not in own and not stated.is_cycle(tuple(clause)):
                return False
        else:
            middle = words.index(0)
            clause = frozenset(words[1:middle])
            if not follows(clause, [clauses[hint] for hint in words[middle + 1 : -1]]):
                return False
        clauses.append(clause)
    return not clauses[-1]


def follows(clause, named):
    """Tell whether unit propagation in the clauses named contradicts that a clause is false."""
    false = set(clause)
    while True:
        left = [each - false for each in named]
        if not all(left):
            return True
        fresh = {-literal for each in left if len(each) == 1 for literal in each} - false
        if not fresh:
            return False
        false |= fresh


def other_board(lines, first_step, random, boards):
    cells = lines[1]
    while lines[1] == cells:
        lines[1] = f"board {random.choice(boards)}"


def other_colour(lines, first_step, random, boards):
    """Exchange two neighbouring stacks' colours all over, which is another board."""
    one, other = random.sample("BGW", 2)
    swapped = lines[1][6:].translate(str.maketrans(one + other, other + one))
    lines[1] = f"board {swapped}"


def clause_missing(lines, first_step, random, boards):
    del lines[random.randrange(4, first_step)]


def clause_less(lines, first_step, random, boards):
    del lines[random.randrange(4, first_step)]
    lines[3] = f"{lines[3].rpartition(' ')[0]} {first_step - 5}"


def clause_twice(lines, first_step, random, boards):
    lines.insert(4, lines[4])


def clause_of_none(lines, first_step, random, boards):
    """A clause too many: it says too much."""
    variables = int(lines[3].split()[1])
    number = random.randint(1, variables) * random.choice((1, -1))
    if f"{number} 0" not in lines:
        place = random.randrange(4, first_step)
        lines[place] = f"{number} 0"


def literal_less(lines, first_step, random, boards):
    place = random.choice([at for at in range(4, first_step) if lines[at].count(" ") > 1])
    words = lines[place].split()
    del words[random.randrange(len(words) - 1)]
    lines[place] = " ".join(words)


def step_missing(lines, first_step, random, boards):
    del lines[random.randrange(first_step, len(lines) - 1)]


def step_twice(lines, first_step, random, boards):
    place = random.randrange(first_step, len(lines) - 1)
    lines.insert(place, lines[place])


def end_missing(lines, first_step, random, boards):
    """The empty clause is missing."""
    del lines[-2]


def too_few_counted(lines, first_step, random, boards):
    lines[-1] = f"end {len(lines) - 1 - first_step - random.choice((1, -1))}"


def hints(lines, first_step, random, at_least=2):
    """Return a step's place, the words before its hints, and these, of steps with enough."""
    places = range(first_step, len(lines) - 1)
    found = []
    for place in places:
        head, _, tail = lines[place].partition(" 0 ")
        if len(tail.split()) > at_least:
            found.append((place, head, tail.split()[:-1]))
    return random.choice(found)


def hint_less(lines, first_step, random, boards):
    place, head, named = hints(lines, first_step, random)
    del named[random.randrange(len(named))]
    lines[place] = " ".join([head, "0", *named, "0"])


def hint_twice(lines, first_step, random, boards):
    place, head, named = hints(lines, first_step, random)
    at = random.randrange(len(named))
    named.insert(at, named[at])
    lines[place] = " ".join([head, "0", *named, "0"])


def hints_turned(lines, first_step, random, boards):
    place, head, named = hints(lines, first_step, random)
    lines[place] = " ".join([head, "0", named[-1], *named[:-1], "0"])


def hint_of_later(lines, first_step, random, boards):
    place, head, named = hints(lines, first_step, random)
    named[random.randrange(len(named))] = head.split()[0]
    lines[place] = " ".join([head, "0", *named, "0"])


def hint_out_of_range(lines, first_step, random, boards):
    place, head, named = hints(lines, first_step, random)
    huge = random.choice(["0", "-1", "00", "1" + "0" * 4000, "9" * 10, "+1", "1.0", "x", "", "١"])
    named[random.randrange(len(named))] = huge
    lines[place] = " ".join([head, "0", *named, "0"])


def literal_out_of_range(lines, first_step, random, boards):
    place = random.randrange(4, len(lines) - 2)
    words = lines[place].split(" ")
    at = 0 if place < first_step else 1
    words[at] = random.choice(["-0", "00", "1" + "0" * 4000, "99999", "+1", "x", "", "١"])
    lines[place] = " ".join(words)


def number_wrong(lines, first_step, random, boards):
    place = random.randrange(first_step, len(lines) - 1)
    number, _, rest = lines[place].partition(" ")
    lines[place] = f"{int(number) + random.choice((-1, 1, 10**30))} {rest}"


def count_wrong(lines, first_step, random, boards):
    variables = lines[3].split()[1]
    lines[3] = random.choice(
        [
            f"cnf {variables} {first_step - 3}",
            f"cnf {int(variables) + 1} {first_step - 4}",
            f"cnf {variables} {'9' * 50}",
            f"cnf {variables} 0{first_step - 4}",
            f"cnf {variables} -{first_step - 4}",
            f"cnf {variables}",
        ]
    )


FORGERIES = (
    *(other_board, other_colour, clause_missing, clause_less, clause_twice, clause_of_none),
    *(literal_less, step_missing, step_twice, end_missing, too_few_counted, hint_less, hint_twice),
    *(hints_turned, hint_of_later, hint_out_of_range, literal_out_of_range, number_wrong),
    count_wrong,
)


def test_a_solvable_board_has_no_clauses_to_refute():
    encoding = Encoding(Position.parse("BG"), Meter(Bounds()))
    assert not any(encoding.has(frozenset([literal])) for literal in (1, -1, 4, -4))


def test_the_limits_hold(tmp_path):
    lines = written(balanced(6, 6, 12, 0), tmp_path)
    with pytest.raises(LimitError, match="memory"):
        check(lines, Bounds(max_memory=0))
    with pytest.raises(LimitError, match="time"):
        check(lines, Bounds(max_seconds=0))


def test_a_full_board_of_16x16_costs_no_more_than_is_allowed():
    lines = ["greenest certificate 3", f"board {balanced(16, 16, 255, 1)}", "verdict unsolvable"]
    with pytest.raises(LimitError, match="memory"):
        check([*lines, "cnf 1 1", "1 0"], Bounds(max_memory=100))
