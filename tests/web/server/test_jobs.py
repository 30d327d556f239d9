"""Questions have a process each, which is ended and replaced when nobody waits for the answer."""

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from inspect import Signature, signature
from multiprocessing import active_children
from pathlib import Path
from unittest.mock import DEFAULT, Mock

import pytest

from greenest.web.server import jobs
from greenest.web.server.jobs import BusyError, Lane, LateError, started
from shell import LONGEST_WAIT

ENDLESS = 2 * LONGEST_WAIT
for_ever = partial(time.sleep, ENDLESS)


def stay(mark):
    """Tell by a file that a process has begun, and stay."""
    mark.touch()
    for_ever()


async def begun(made, folder):
    """Return a question that stays, once its process has begun."""
    asked = asyncio.ensure_future(made.answer(partial(stay, folder / "begun"), ENDLESS))
    while not (folder / "begun").exists():
        await asyncio.sleep(0.01)
    return asked


def with_jobs(*lanes, patience=LONGEST_WAIT, ahead=int):
    """Give an asynchronous test the jobs of each lane, before its fixtures; by default, of one.

    It runs in a thread: Playwright keeps a loop running in this one.
    """
    lanes = lanes or [Lane(1, 10)]

    def of_test(test):
        async def script(fixtures):
            async with started(lanes, patience, ahead) as made:
                await test(*made, **fixtures)

        @wraps(test)
        def run(**fixtures):
            with ThreadPoolExecutor(1) as threads:
                threads.submit(asyncio.run, script(fixtures)).result()

        run.__signature__ = Signature([*signature(test).parameters.values()][len(lanes) :])
        return run

    return of_test


@with_jobs()
async def test_questions_are_answered_by_one_other_process_even_after_one_that_raises(made):
    before = await made.answer(os.getpid, LONGEST_WAIT)
    with pytest.raises(ZeroDivisionError):
        await made.answer(partial(divmod, 1, 0), LONGEST_WAIT)
    assert await made.answer(os.getpid, LONGEST_WAIT) == before != os.getpid()


@with_jobs()
async def test_a_question_that_nobody_waits_for_is_ended_in_the_middle(made, tmp_path):
    before = await made.answer(os.getpid, LONGEST_WAIT)
    asked = await begun(made, tmp_path)
    asked.cancel()
    assert await made.answer(os.getpid, LONGEST_WAIT) != before
    while Path(f"/proc/{before}").exists():
        await asyncio.sleep(0.05)


def test_a_question_that_is_ended_with_the_server_leaves_no_process(tmp_path):
    async def script():
        async with started([Lane(1, 1)], LONGEST_WAIT, int) as (made,):
            asked = await begun(made, tmp_path)
        asked.cancel()
        await asyncio.wait([asked])
        assert set(active_children()) <= before

    before = set(active_children())
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, script()).result()


@with_jobs()
async def test_a_process_that_could_not_be_started_is_started_for_the_next_question(
    made, monkeypatch
):
    failing = Mock(wraps=jobs.Asked, side_effect=[OSError("no more processes"), DEFAULT])
    monkeypatch.setattr(jobs, "Asked", failing)
    with pytest.raises(OSError, match="no more processes"):
        await made.answer(partial(time.sleep, 60), 0.1)
    assert await made.answer(os.getpid, LONGEST_WAIT) != os.getpid()


@with_jobs()
async def test_a_process_that_is_lost_is_replaced_and_told_unless_it_only_waited(made):
    with pytest.raises(BusyError, match="is gone: ask again"):
        await made.answer(partial(os._exit, 1), LONGEST_WAIT)
    os.kill(await made.answer(os.getpid, LONGEST_WAIT), signal.SIGKILL)
    assert await made.answer(partial(int, "7"), LONGEST_WAIT) == 7


@with_jobs(Lane(2, 2))
async def test_a_client_that_asks_too_much_is_turned_away_and_leaves_a_process(made, tmp_path):
    asked = [await begun(made, tmp_path), asyncio.ensure_future(made.answer(for_ever, ENDLESS))]
    await asyncio.sleep(0)
    with pytest.raises(BusyError, match="too many questions wait"):
        await made.answer(os.getpid, LONGEST_WAIT)
    assert await made.answer(partial(int, "7"), LONGEST_WAIT, "another") == 7
    for each in asked:
        each.cancel()


@with_jobs()
async def test_questions_are_answered_in_their_order(made, tmp_path):
    """So nobody waits for ever beside clients that ask again and again."""
    order, gate = [], tmp_path / "gate"
    os.mkfifo(gate)

    async def ask(name, action):
        await made.answer(action, LONGEST_WAIT)
        order.append(name)

    await asyncio.shield(made.ready)
    # The first question is answered once something is written to the pipe.
    asked = [asyncio.ensure_future(ask("first", partial(Path.read_bytes, gate)))]
    await asyncio.sleep(0)
    for name in ("second", "third", "fourth"):
        asked.append(asyncio.ensure_future(ask(name, int)))
        await asyncio.sleep(0)
    asked[2].cancel()
    await asyncio.to_thread(gate.write_bytes, b"")
    await asyncio.wait(asked)
    assert order == ["first", "second", "fourth"]


@with_jobs(Lane(1, 10, niceness=7), Lane(1, 10))
async def test_processes_of_hard_questions_let_others_go_first(later, usual):
    assert await usual.answer(partial(os.nice, 0), LONGEST_WAIT) == os.nice(0)
    assert await later.answer(partial(os.nice, 0), LONGEST_WAIT) == min(os.nice(0) + 7, 19)


@with_jobs(patience=0.2)
async def test_a_question_that_waits_too_long_is_turned_away(made, tmp_path):
    asked = await begun(made, tmp_path)
    with pytest.raises(BusyError, match=r"no process was free for 0\.2 s"):
        await made.answer(os.getpid, LONGEST_WAIT)
    asked.cancel()


@with_jobs()
async def test_a_process_is_replaced_after_many_answers(made, monkeypatch):
    monkeypatch.setattr(jobs, "USES", 3)
    assert 3 <= len({await made.answer(os.getpid, LONGEST_WAIT) for _ in range(9)}) <= 4


@with_jobs(patience=0.1, ahead=partial(time.sleep, 6))
async def test_what_takes_long_to_load_takes_no_time_from_a_question(made):
    assert await made.answer(partial(int, "7"), 5) == 7


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no /proc here")
@with_jobs()
async def test_a_question_that_takes_too_long_is_ended_and_nothing_of_its_process_kept(made):
    async def ended():
        with pytest.raises(LateError, match=r"stopped after 0\.02 s"):
            await made.answer(for_ever, 0.02)

    await ended()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(10):
        await ended()
    assert await made.answer(partial(int, "7"), LONGEST_WAIT) == 7
    while len(os.listdir("/proc/self/fd")) > before + 1:
        # What has ended is forgotten as the next process is started.
        await asyncio.sleep(0.01)
        await ended()
