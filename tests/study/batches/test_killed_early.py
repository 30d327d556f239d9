"""A batch that is killed again and again soon after its start advances each time, and so ends."""

from contextlib import suppress
from random import seed

import pytest

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
    answers = batch.answers_at_once(run.drawn(run.boards), run.limits, run.bulk_engine)
    return [place for place, _ in answers.open()]


def take_long(monkeypatch, run, positions, then):
    """Have some positions exceed every limit of nodes but the run's, with which `then` is done."""
    decide_further = batch.decide_further

    def limited(position, limits, name, first):
        if position not in positions:
            return decide_further(position, limits, name, first)
        if limits == run.limits:
            return then(position, limits, name, first)
        return Verdict(position, Status.UNDECIDED, name, None, None, 1, 0.0)

    monkeypatch.setattr(batch, "decide_further", limited)


@pytest.mark.parametrize("left", [1, 2])
def test_other_processes_are_started_for_two_boards_at_least(left, monkeypatch):
    def start(jobs, *arguments, **named):
        raise InterruptedError(jobs)

    run = Run(9, 9, 21, left, 8, engine="dfs")
    assert len(open_boards(run)) == left
    take_long(monkeypatch, run, list(map(run.position, run.boards)), batch.decide_further)
    monkeypatch.setattr(batch, "processes", start)
    if left == 1:
        assert run_batch(run, 4).count == 1
    else:
        with pytest.raises(InterruptedError, match="2"):
            run_batch(run, 4)


def test_after_a_kill_at_any_moment_past_the_first_board_more_is_recorded(
    tmp_path, monkeypatch, sample
):
    """Each session is killed so many calls of the solver after it has decided a board."""
    run = Run(9, 9, 21, sample(60), 8, engine="dfs")
    batch.get_ready(run)
    has_decided, left = False, 0

    def killed(call, decides):
        def called(*arguments):
            nonlocal has_decided, left
            left -= has_decided
            if left < 0:
                raise KeyboardInterrupt
            found = call(*arguments)
            has_decided |= decides(found)
            return found

        monkeypatch.setattr(batch, call.__name__, called)

    killed(batch.answers_at_once, lambda found: len(found.open()) < len(found.boards))
    killed(batch.decide_further, lambda found: found.status is not Status.UNDECIDED)
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


def test_boards_that_take_too_long_do_not_keep_others_from_being_decided(
    tmp_path, monkeypatch, sample
):
    """Each session is killed at the first of them that it begins without a limit of nodes."""

    def kill(*arguments):
        raise KeyboardInterrupt

    run = Run(9, 9, 21, sample(90), 8, engine="dfs")
    prepare("dfs")
    long = {run.position(place) for place in open_boards(run)[:: sample(15)]}
    assert 1 < len(long) < 60
    take_long(monkeypatch, run, long, kill)
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
