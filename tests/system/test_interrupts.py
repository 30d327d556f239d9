"""Ctrl-C is Ctrl-C, whatever compiled code makes of it; other errors are what they are."""

import pytest

from greenest.system.interrupts import interrupts


def raised(*errors):
    """Raise an error that comes of the next one, and so on."""
    error = None
    for each in reversed(errors):
        each.__cause__ = error
        error = each
    with interrupts():
        raise error


@pytest.mark.parametrize(
    "errors",
    [
        (KeyboardInterrupt(),),
        (SystemError("returned a result with an exception set"), KeyboardInterrupt()),
        (SystemError("outer"), SystemError("inner"), KeyboardInterrupt()),
        (ImportError("initialization failed"), KeyboardInterrupt()),
        (ImportError("initialization failed"), SystemError("inner"), KeyboardInterrupt()),
    ],
)
def test_an_interrupt_is_found_in_what_was_made_of_it(errors):
    with pytest.raises(KeyboardInterrupt):
        raised(*errors)


@pytest.mark.parametrize(
    "errors",
    [
        (SystemError("numba"),),
        (ModuleNotFoundError("no module"),),
        (SystemError("outer"), ValueError("inner")),
        (ValueError("outer"), KeyboardInterrupt()),
    ],
)
def test_other_errors_stay_what_they_are(errors):
    with pytest.raises(type(errors[0]), match=str(errors[0])):
        raised(*errors)
