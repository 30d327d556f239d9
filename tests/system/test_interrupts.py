"""Ctrl-C is recognised through compiled code; other errors stay what they are."""

import ctypes
import signal
import threading
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest

from greenest.system.interrupts import blocked, interrupts
from shell import LONGEST_WAIT, python


@pytest.mark.parametrize(
    ("errors", "found"),
    [
        ((KeyboardInterrupt(),), KeyboardInterrupt()),
        ((SystemError("outer"), SystemError("inner"), KeyboardInterrupt()), KeyboardInterrupt()),
        ((ImportError("no start"), SystemError("inner"), KeyboardInterrupt()), KeyboardInterrupt()),
        ((ModuleNotFoundError("no module"),), ModuleNotFoundError("no module")),
        ((SystemError("outer"), ValueError("inner")), SystemError("outer")),
        ((ValueError("outer"), KeyboardInterrupt()), ValueError("outer")),
    ],
)
def test_an_interrupt_is_found_in_what_was_made_of_it_and_others_stay_what_they_are(errors, found):
    """Each error is caused by the next one."""
    for error, cause in pairwise(errors):
        error.__cause__ = cause
    with pytest.raises(type(found), match=f"^{found}$"), interrupts():
        raise errors[0]


def lost():
    """Interrupt a function that C calls back, as LLVM does after compiling a module."""
    ctypes.CFUNCTYPE(None)(lambda: signal.raise_signal(signal.SIGINT))()


def busy(seconds):
    end = monotonic() + seconds
    while monotonic() < end:
        pass


def lost_before(work):
    """Lose an interrupt before long work; fail if the work ends."""
    with interrupts():
        lost()
        work(LONGEST_WAIT)
        pytest.fail("nothing interrupted the work")


@pytest.mark.parametrize("work", [busy, threading.Event().wait], ids=["computes", "waits"])
def test_an_interrupt_that_a_callback_lost_is_sent_again(work, capfd):
    with pytest.raises(KeyboardInterrupt):
        lost_before(work)
    assert capfd.readouterr().err == ""


def test_it_arrives_when_the_work_ended_meanwhile():
    with pytest.raises(KeyboardInterrupt), interrupts():
        lost()


def test_other_errors_of_callbacks_are_reported(monkeypatch):
    reported = []
    monkeypatch.setattr(
        "sys.unraisablehook", lambda unraisable: reported.append(unraisable.exc_type)
    )
    with interrupts():
        ctypes.CFUNCTYPE(None)(lambda: 1 / 0)()
    assert reported == [ZeroDivisionError]


@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="only Linux tells what is blocked"
)
def test_no_signal_of_the_group_ends_the_tracker_of_resources():
    script = """
import psutil
from greenest.system.interrupts import blocked
with blocked():
    pass
[tracker] = psutil.Process().children()
with open(f"/proc/{tracker.pid}/status") as status:
    print(dict(line.split(":") for line in status)["SigBlk"])
"""
    told = python(script, check=True).stdout
    assert int(told, 16) & 1 << signal.SIGHUP - 1


@pytest.mark.parametrize("receiver", ["this thread", "another thread"])
def test_signals_that_came_in_a_block_arrive_after_it(receiver):
    """Python handles here, too, what another thread receives, which does not block it."""
    steps = []

    def block():
        with blocked():
            if receiver == "another thread":
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            signal.raise_signal(signal.SIGINT)
            steps.append("end of the block")

    with pytest.raises(KeyboardInterrupt):
        block()
    assert steps
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
