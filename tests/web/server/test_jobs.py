"""Questions have a process each, which is ended and replaced when nobody waits for the answer."""

import asyncio
import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from greenest.web.server import jobs
from greenest.web.server.jobs import BusyError, Lane, LateError, LostError, started


def with_jobs(script, count=1, waiting=10, patience=20):
    """Run a script, an asynchronous function, with so many processes."""

    async def run():
        async with started([Lane(count, waiting)], patience, int) as [made]:
            return await asyncio.wait_for(script(made), 30)

    return asyncio.run(run())


def test_a_question_is_answered_by_another_process_and_again_by_the_same():
    async def script(made):
        return [await made.answer(os.getpid, 10) for _ in range(3)]

    found = with_jobs(script)
    assert len(set(found)) == 1
    assert os.getpid() not in found


def test_what_a_question_raises_is_raised_and_its_process_goes_on():
    async def script(made):
        before = await made.answer(os.getpid, 10)
        with pytest.raises(ZeroDivisionError):
            await made.answer(partial(divmod, 1, 0), 10)
        assert await made.answer(os.getpid, 10) == before

    with_jobs(script)


def test_a_question_that_nobody_waits_for_is_ended_in_the_middle():
    async def script(made):
        before = await made.answer(os.getpid, 10)
        asked = asyncio.ensure_future(made.answer(partial(time.sleep, 60), 100))
        await asyncio.sleep(0.2)
        asked.cancel()
        assert await made.answer(os.getpid, 10) != before
        assert made.busy == 0
        while Path(f"/proc/{before}").exists():
            await asyncio.sleep(0.05)

    with_jobs(script)


def test_a_process_that_could_not_be_started_is_started_for_the_next_question(monkeypatch):
    async def script(made):
        start, faults = made._start, [OSError("no more processes")]
        monkeypatch.setattr(made, "_start", lambda: raised(faults.pop()) if faults else start())
        with pytest.raises(OSError, match="no more processes"):
            await made.answer(partial(time.sleep, 60), 0.1)
        assert await made.answer(os.getpid, 10) != os.getpid()

    with_jobs(script)


def raised(error):
    raise error


def test_a_question_that_takes_too_long_is_ended():
    async def script(made):
        with pytest.raises(LateError, match=r"stopped after 0\.2 s"):
            await made.answer(partial(time.sleep, 60), 0.2)
        assert await made.answer(partial(int, "7"), 10) == 7

    with_jobs(script)


def test_a_process_that_is_lost_is_told_and_replaced():
    async def script(made):
        with pytest.raises(LostError, match="ask again"):
            await made.answer(partial(os._exit, 1), 10)
        assert await made.answer(partial(int, "7"), 10) == 7

    with_jobs(script)


def test_a_process_that_was_lost_while_it_waited_is_not_told():
    async def script(made):
        os.kill(await made.answer(os.getpid, 10), signal.SIGKILL)
        assert await made.answer(partial(int, "7"), 10) == 7

    with_jobs(script)


def test_more_questions_than_may_wait_are_turned_away():
    async def script(made):
        asked = [asyncio.ensure_future(made.answer(partial(time.sleep, 60), 100)) for _ in range(3)]
        await asyncio.sleep(0.1)
        with pytest.raises(BusyError, match="too many questions wait"):
            await made.answer(os.getpid, 10)
        for each in asked:
            each.cancel()

    with_jobs(script, waiting=2)


def test_where_the_newest_go_first_a_question_is_answered_before_those_that_wait():
    order = []

    async def ask(made, name, *wait):
        await made.answer(partial(time.sleep, *wait or (0,)), 20)
        order.append(name)

    async def script():
        async with started([Lane(1, 10, newest_first=True)], 20, int) as [made]:
            asked = [asyncio.ensure_future(ask(made, "first", 0.3))]
            await asyncio.sleep(0.1)
            for name in ("second", "third", "fourth"):
                asked.append(asyncio.ensure_future(ask(made, name)))
                await asyncio.sleep(0)
            asked[2].cancel()
            await asyncio.wait(asked)

    asyncio.run(script())
    assert order == ["first", "fourth", "second"]


def test_processes_of_hard_questions_let_others_go_first():
    async def script():
        lanes = [Lane(1, 10, niceness=7), Lane(1, 10)]
        async with started(lanes, 20, int) as made:
            return [await each.answer(partial(os.nice, 0), 10) for each in made]

    later, usual = asyncio.run(script())
    assert usual == os.nice(0)
    assert later == min(usual + 7, 19)


def test_a_question_that_waits_too_long_is_turned_away():
    async def script(made):
        asked = asyncio.ensure_future(made.answer(partial(time.sleep, 60), 100))
        await asyncio.sleep(0.1)
        with pytest.raises(BusyError, match=r"no process was free for 0\.2 s"):
            await made.answer(os.getpid, 10)
        asked.cancel()

    with_jobs(script, patience=0.2)


def test_a_process_is_replaced_after_many_answers(monkeypatch):
    monkeypatch.setattr(jobs, "USES", 3)

    async def script(made):
        return [await made.answer(os.getpid, 10) for _ in range(9)]

    assert 3 <= len(set(with_jobs(script))) <= 4


def test_what_takes_long_to_load_takes_no_time_from_a_question():
    async def script():
        async with started([Lane(1, 10)], 0.1, partial(time.sleep, 3)) as [made]:
            return await made.answer(partial(int, "7"), 2)

    assert asyncio.run(script()) == 7


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no /proc here")
def test_nothing_of_an_ended_process_is_kept():
    async def script(made):
        async def ended():
            with pytest.raises(LateError):
                await made.answer(partial(time.sleep, 60), 0.02)

        await ended()
        before = len(os.listdir("/proc/self/fd"))
        for _ in range(10):
            await ended()
        assert await made.answer(partial(int, "7"), 10) == 7
        await asyncio.sleep(0.1)
        assert len(os.listdir("/proc/self/fd")) <= before + 1

    with_jobs(script)
