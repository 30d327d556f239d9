"""A batch that is killed again and again soon after its start advances each time, and so ends."""

from contextlib import suppress
from random import seed

import pytest

from greenest.solver.bulk.boards import Boards
from greenest.solver.decide import prepare
from greenest.solver.verdict import Status, Verdict
from greenest.study.batches import batch
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import open_book
from greenest.study.progress import Interrupted
from greenest.study.run import Run, gaps
from ledger_of import stats_of


def recorded(path):
    """Count the boards that are done."""
    return stats_of(path).count if path.exists() else 0


def open_boards(run):
    """Return places of boards that one call leaves open."""
    boards = Boards(run.rows, run.cols, run.pieces, run.cells(run.boards))
    return [place for place, _ in batch.answers_at_once(boards, run.limits, run.bulk_engine).open()]


@pytest.mark.parametrize("left", [1, 2])
def test_other_processes_are_started_for_two_boards_at_least(left, monkeypatch):
    def start(jobs, *arguments, **named):
        raise InterruptedError(jobs)

    run = Run(9, 9, 21, left, 8, engine="dfs")
    assert len(open_boards(run)) == left
    decide_further = batch.decide_further

    def limited(position, limits, name, first):
        if limits == run.limits:
            return decide_further(position, limits, name, first)
        return Verdict(position, Status.UNDECIDED, name, None, None, 1, 0.0)

    monkeypatch.setattr(batch, "decide_further", limited)
    monkeypatch.setattr(batch, "processes", start)
    if left == 1:
        assert run_batch(run, 4).count == 1
    else:
        with pytest.raises(InterruptedError, match="2"):
            run_batch(run, 4)


@pytest.mark.parametrize("engine", ["dfs", pytest.param("auto", marks=pytest.mark.slow)])
def test_after_a_kill_at_any_moment_past_the_first_board_more_is_recorded(
    engine, tmp_path, monkeypatch, sample
):
    """Each session is killed so many calls of the solver after it has decided a board."""
    run = Run(9, 9, 21, sample(60), 8, engine=engine)
    batch.get_ready(run)
    answers_at_once, decide_further = batch.answers_at_once, batch.decide_further
    has_decided, left = False, 0

    def may_be_killed():
        nonlocal left
        left -= has_decided
        if left < 0:
            raise KeyboardInterrupt

    def looked(*arguments):
        nonlocal has_decided
        may_be_killed()
        answers = answers_at_once(*arguments)
        has_decided |= len(answers.open()) < len(arguments[0])
        return answers

    def finished(*arguments):
        nonlocal has_decided
        may_be_killed()
        verdict = decide_further(*arguments)
        has_decided |= verdict.status is not Status.UNDECIDED
        return verdict

    monkeypatch.setattr(batch, "answers_at_once", looked)
    monkeypatch.setattr(batch, "decide_further", finished)
    path = tmp_path / "run.sqlite"
    before = 0
    for moment in [*range(8), *[0] * run.count]:
        has_decided, left = False, moment
        with suppress(Interrupted):
            run_batch(run, 1, path)
        assert before < recorded(path)
        before = recorded(path)
        if before == run.count:
            break
    assert before == run.count


@pytest.mark.parametrize("engine", ["dfs", pytest.param("auto", marks=pytest.mark.slow)])
def test_boards_that_take_too_long_do_not_keep_others_from_being_decided(
    engine, tmp_path, monkeypatch, sample
):
    """Each session is killed at the first of them that it begins without a limit of nodes."""
    run = Run(9, 9, 21, sample(90), 8, engine=engine)
    prepare(engine)
    long = {run.position(place) for place in open_boards(run)[:: sample(15)]}
    assert 1 < len(long) < 60
    decide_further = batch.decide_further

    def killed(position, limits, name, first):
        if position not in long:
            return decide_further(position, limits, name, first)
        if limits == run.limits:
            raise KeyboardInterrupt
        return Verdict(position, Status.UNDECIDED, name, None, None, 1, 0.0)

    monkeypatch.setattr(batch, "decide_further", killed)
    seed(5)
    path = tmp_path / "run.sqlite"
    for _ in range(200):
        with pytest.raises(Interrupted):
            run_batch(run, 1, path)
        if recorded(path) == run.count - len(long):
            break
    with open_book(path, run) as book:
        missing = {run.position(idx) for part in gaps(book.ranges(), run.boards) for idx in part}
    assert missing == long
