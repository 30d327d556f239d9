"""Explanations are true: stacks to blame, cases and cores against oracles that know the rules."""

from itertools import count, product
from random import Random

import pytest

from brute import is_solvable
from case_checker import CaseError, check_explanation
from explained import check_recolourings, check_witnesses, free_cells, recoloured
from freed import has_play, smallest_to_blame
from greenest import Limits, Position, Status, explain, random_position
from greenest.solver.static import dead_reason
from greenest.solver.why import cases
from greenest.solver.why.plays import LimitMetError, Plays
from greenest.solver.why.relaxed import Relaxed
from samples import unbalanced

BLAMED = Position.parse(".WW../.B.B./WG.../B..../..G.G")
"""A board with three stacks to blame, and a list of cases that shows it."""


def few_stacks(sample, most):
    """Yield unsolvable boards of up to 4x4 and 9 stacks without a static reason."""
    found = index = 0
    while found < sample(most):
        random = Random(f"explained {index}")
        rows, cols = random.choice([(2, 4), (3, 3), (3, 4), (4, 4)])
        pieces = random.randint(4, min(9, rows * cols))
        position = random_position(rows, cols, pieces, seed=51, index=index)
        index += 1
        if not dead_reason(position) and not is_solvable(position):
            found += 1
            yield position


def test_blame_is_least_cases_prove_it_and_the_core_alone_matters_by_brute_force(sample):
    blamed, cores = set(), set()
    for position in few_stacks(sample, 30):
        found = explain(position)
        assert found.blamed is not None or position.pieces > 8
        if found.blamed is not None:
            assert not has_play(position, set(found.blamed))
            assert len(found.blamed) == smallest_to_blame(position)
            blamed.add(len(found.blamed))
        if found.cases:
            check_explanation(found.as_json())
        cores.add(len(found.core))
        free = free_cells(found)
        for colours in product("BGW", repeat=len(free)):
            assert not is_solvable(recoloured(position, dict(zip(free, colours, strict=True))))
        check_witnesses(found)
    assert min(len(blamed), len(cores)) > 2


def large(shape):
    """Yield explanations of random unsolvable boards without a static reason."""
    for index in count():
        position = random_position(*shape, seed=52, index=index)
        if not dead_reason(position):
            found = explain(position)
            if found.verdict.status is Status.UNSOLVABLE:
                yield found


SLOW = ((4, 4, 8), (7, 7, 16), (9, 9, 22))


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "shape", [(5, 5, 10), (6, 6, 13), *(pytest.param(x, marks=pytest.mark.slow) for x in SLOW)]
)
def test_cases_and_cores_hold_beyond_brute_force(shape, sample, pytestconfig):
    """`make slow NAME=reasons` takes 100 cores and 40 lists of cases of each shape, for hours."""
    cores = pytestconfig.getoption("--cores")
    lists, cores, recolourings = 2 * cores // 5, max(cores, sample(6)), max(10 * cores, sample(30))
    for number, found in enumerate(large(shape)):
        if number >= cores and lists <= 0:
            break
        if found.cases:
            check_explanation(found.as_json())
            lists -= 1
        if number < cores:
            check_witnesses(found)
            check_recolourings(found, recolourings)


def test_what_lands_on_the_last_stack_is_told_without_its_leaving():
    told = explain(Position.parse("B..WW/B..../.G..G/.BG../..W.G")).as_json()
    check_explanation(told)
    assert "a5, the last, alone links d5 with the rest, so d5 lands on a5" in str(told["cases"])


def test_a_circle_is_told_before_a_clash_that_rests_on_it(monkeypatch):
    monkeypatch.setattr(cases, "DEEPEST", 9)
    check_explanation(explain(Position.parse("G..B/B..W/..WG/.BW.")).as_json())


DAMAGES = (
    ("before", "after"),
    ("at most ", ""),
    ("once ", "at once "),
    (" nothing links", " nothing links a1 or"),
    ("; ", "; e1 leaves before c1 (e1xc1); "),
    ("e1", "e2"),
)


def damages(told):
    """Yield explanations with a case left out, under a false reason, or with another blamed."""

    def forged(cases):
        for place, case in enumerate(cases):
            yield cases[:place] + cases[place + 1 :]
            if case["because"]:
                for old, new in DAMAGES:
                    if old in case["because"]:
                        text = case["because"].replace(old, new)
                        yield [*cases[:place], case | {"because": text}, *cases[place + 1 :]]
            for then in forged(case["then"]):
                yield [*cases[:place], case | {"then": then}, *cases[place + 1 :]]

    yield from (told | {"cases": cases} for cases in forged(told["cases"]))
    yield told | {"blamed": ["c5", "e1"]}
    yield told | {"board": str(BLAMED).replace("G.G", "G.B")}


def test_cases_prove_what_the_words_say_and_their_checker_refuses_each_damage():
    told = explain(BLAMED).as_json()
    assert told["blamed"] == ["c5", "c1", "e1"]
    check_explanation(told)
    damaged = list(damages(told))
    assert len(damaged) > 10
    for each in damaged:
        with pytest.raises(CaseError):
            check_explanation(each)


def test_a_static_reason_is_the_explanation_where_there_is_one(sample):
    seen = set()
    for seed in range(sample(60)):
        position = unbalanced(3, 4, seed)
        if reason := dead_reason(position):
            found = explain(position)
            assert found.words == (reason,)
            assert found.lines()[0] == found.verdict.reason or found.verdict.engine != "static"
            seen.add(reason.split(":")[0][:12])
    assert len(seen) > 2


@pytest.mark.parametrize(
    ("board", "core"),
    [
        ("B.G/.W./..B", ()),
        (".../...", ()),
        ("GGW", (0, 1, 2)),
        ("/".join(["BGBG"] * 20), None),
        ("B" * 64, None),
    ],
)
def test_static_reasons_have_a_core_too_unless_there_are_too_many_stacks(board, core):
    found = explain(Position.parse(board))
    assert found.words is not None
    assert (found.core, found.is_complete) == (core, core is not None)


@pytest.mark.parametrize(
    ("board", "status"),
    [("BGW", Status.SOLVABLE), ("G..GB./..WWBG/.WB..W/B....G/....../......", Status.UNDECIDED)],
)
def test_only_an_unsolvable_position_is_explained(board, status):
    found = explain(Position.parse(board), Limits(max_nodes=10))
    assert found.verdict.status is status
    assert (found.words, found.blamed, found.cases, found.core) == (None, None, None, None)
    assert not found.lines()


def test_a_limit_leaves_the_explanation_open(monkeypatch):
    monkeypatch.setattr("greenest.solver.why.explain.MOST_NODES", 100)
    found = explain(BLAMED)
    assert found.verdict.status is Status.UNSOLVABLE
    assert (found.words, found.core, found.is_complete) == (None, None, False)
    assert "within the limits" in found.lines()[0]
    undecided = explain(Position.parse("BWG/GWB"), Limits(max_nodes=1))
    assert (undecided.verdict.status, undecided.is_complete) == (Status.UNDECIDED, False)


def test_blame_stays_where_time_is_up_before_there_are_cases(monkeypatch):
    looks = count()

    def refuse_late(plays):
        if next(looks) >= BLAMED.pieces:
            raise LimitMetError

    monkeypatch.setattr(Plays, "refuse_late", refuse_late)
    found = explain(BLAMED)
    assert found.blamed
    assert (found.cases, found.core, found.is_complete) == (None, None, False)


@pytest.mark.parametrize("stacks", [0, 1, 5])
def test_time_is_looked_at_before_the_clauses_of_each_stack(stacks):
    looks = iter([None] * stacks)
    with pytest.raises(StopIteration):
        Relaxed(BLAMED, lambda: next(looks))


@pytest.mark.parametrize(
    ("board", "others"),
    [
        ("GW.B/.B../W.GB", "the other 3 stacks have, a3 and a1 included, the board"),
        ("G..B/GWG./..BW", "the other 2 stacks have, a3 included, the board"),
        (".W.W/W.../GBGB", "the other stack has, b1 included, the board"),
    ],
)
def test_stacks_to_blame_whose_colours_do_not_matter_are_named(board, others):
    found = explain(Position.parse(board))
    assert set(found.blamed) - set(found.core)
    assert others in found.lines()[-1]
