"""Standard output has each byte once, wherever an interrupt falls."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from greenest.system import streams


def interrupted_after(number, action):
    """Run an action, with Ctrl-C after call `number` of C code in `write`; return whether it came.

    A signal is noticed after such a call, and not while it writes.
    """
    seen = 0

    def look(frame, event, _):
        nonlocal seen
        if event == "c_return" and frame.f_code.co_name == "write":
            seen += 1
            if seen == number:
                sys.setprofile(None)
                raise KeyboardInterrupt

    sys.setprofile(look)
    try:
        action()
    except KeyboardInterrupt:
        return True
    finally:
        sys.setprofile(None)
    return False


@pytest.mark.parametrize("row", ["row\n", "x" * 20_000 + "\n"], ids=["short", "beyond the buffer"])
def test_what_was_written_as_ctrl_c_came_is_not_written_again(row, tmp_path):
    number, came = 0, True
    while came:
        number += 1
        path = tmp_path / str(number)
        with path.open("w") as file:
            output = streams.complete_output(file)
            output.write("first\n")
            output.flush()
            came = interrupted_after(number, partial(print, row, end="", file=output, flush=True))
            output.write("last\n")
            output.flush()
            assert path.read_text().removesuffix("last\n") in ("first\n" + row, "first\n")
            assert path.read_text().count(row) <= 1
    assert number > 1


@pytest.mark.skipif(os.name == "nt", reason="no pipe of Windows is set not to block")
def test_a_full_pipe_that_does_not_block_loses_nothing():
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    text = "".join(f"{number}\n" for number in range(40_000))
    with ThreadPoolExecutor(1) as pool, os.fdopen(reader) as read:
        found = pool.submit(read.read)
        with os.fdopen(writer, "w") as stream:
            output = streams.complete_output(stream)
            output.write(text)
            output.flush()
        assert found.result() == text
