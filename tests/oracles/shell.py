"""The command as a shell runs it, in this process or in a new one."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from click import Command
from click.testing import CliRunner, Result

from checkout import ROOT
from greenest import cli
from greenest.solver.registry import REGISTRY

LATIN = "BGW/GWB/WBG"
SOLUTION = "a2xb2 c2xb2 b2xb3 a1xa3 a3xb3 c1xc3 c3xb3 b1xb3"
UNSOLVABLE = "BGW/BGW"
HARD = "BG..W..../..GW..B../....WB..G/.W....BG./W..B....G/.WB..G.../...BG..W./B....GW../..G....WB"
SLOW_TO_PROVE = (
    "......BWW/W....G.../..B....../........./.....BW../G..BG.W.G/G.B....../.WG....W./...B.GB.."
)
TOLD_OF = """
from greenest.commands.shared.progress import Progress
from greenest.cli import main
count, is_told = Progress.advance, False
def advance(self, done=1):
    global is_told
    count(self, done)
    if not is_told:
        is_told = True
        print("advanced", flush=True)
Progress.advance = advance
main(prog_name="greenest")
"""
START = 'from greenest.cli import main; main(prog_name="greenest")'
ENGINES = {f"greenest.solver.engines.{each.module}" for each in REGISTRY}
"""The modules of engines."""
LONGEST_WAIT = 1200
"""Seconds to wait for an event, so many that only what never happens takes them."""
AGAIN_SECONDS = 5.0
"""Seconds after which a key without effect is pressed again."""
VERDICT_KEYS = (
    "board",
    "rows",
    "cols",
    "pieces",
    "verdict",
    "engine",
    "moves",
    "reason",
    "nodes",
    "seconds",
)
ORIGIN_KEYS = ("source", "line", "number")


def run(*arguments: str, text: str | bytes | None = None, main: Command = cli.main) -> Result:
    """Run the command in this process with `text` on its standard input."""
    result = CliRunner().invoke(main, arguments, input=text)
    assert "Traceback" not in result.output
    return result


def printed(*arguments: str, text: str | bytes | None = None, code: int = 0) -> str:
    """Run a command that must end with an exit code; return its stdout."""
    result = run(*arguments, text=text)
    assert result.exit_code == code, result.output
    return result.stdout


def refused(
    *arguments: str, text: str | bytes | None = None, code: int = 2, main: Command = cli.main
) -> str:
    """Run a command that must end with an error and print nothing else; return the error."""
    result = run(*arguments, text=text, main=main)
    assert (result.exit_code, result.stdout) == (code, "")
    return result.stderr


def records(result: Result, code: int | None = None) -> list[dict[str, object]]:
    """Return the JSON lines that a command printed; check its exit code unless that is None."""
    assert code in (None, result.exit_code), result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def command(*arguments: str) -> list[str]:
    """Return the arguments that start the command in a new process, like the installed script."""
    return [sys.executable, "-c", START, *arguments]


def command_told_of(*arguments: str) -> list[str]:
    """Return the arguments that start the command; it prints `advanced` at its first progress."""
    return [sys.executable, "-c", TOLD_OF, *arguments]


def shell(script: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """Run a shell script, in which `greenest` is the command, on a terminal of 80 columns."""
    define = f'greenest() {{ {shlex.join(command())} "$@"; }}; '
    environment = os.environ | {"COLUMNS": "80"}
    return subprocess.run(
        ["bash", "-c", define + script], env=environment, capture_output=True, text=True, **settings
    )


@contextmanager
def started(*program: str, **settings: object) -> Iterator[subprocess.Popen[str]]:
    """Run a program in its own session with pipes, and kill the session at the end."""
    process = subprocess.Popen(
        program,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **({"cwd": ROOT} | settings),
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def stopped(
    *arguments: str, once: Callable[[subprocess.Popen[str]], object]
) -> tuple[int, str, str]:
    """Press Ctrl-C once `once` returns; return the exit code, the remaining stdout, and stderr."""
    with started(*command(*arguments)) as process:
        once(process)
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate(timeout=LONGEST_WAIT)
    return process.returncode, printed, said


def interrupted_in_compiled_code() -> SystemError:
    """Return the error that Python raises after Ctrl-C in a numba function."""
    inner = SystemError("returned a result with an exception set")
    inner.__cause__ = KeyboardInterrupt()
    outer = SystemError("returned a result with an exception set")
    outer.__cause__ = inner
    return outer


def interrupt(process: subprocess.Popen[str]) -> None:
    """Press Ctrl-C until a process that waits for input has ended.

    Python misses an interrupt just before it waits.
    """
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(AGAIN_SECONDS)
            return
    process.kill()


def assert_all_gone(group: int) -> None:
    """Wait until every process of a group has ended by itself."""
    deadline = monotonic() + LONGEST_WAIT
    with suppress(ProcessLookupError):
        while monotonic() < deadline:
            os.killpg(group, 0)
            sleep(0.02)
        raise AssertionError("a worker outlived its parent")


def wait_until(is_so: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Wait for a condition; fail if the process ends first."""
    deadline = monotonic() + LONGEST_WAIT
    while not is_so():
        has_ended = process is not None and process.poll() is not None
        assert not has_ended or is_so(), "it has ended before"
        assert monotonic() < deadline, f"not so in {LONGEST_WAIT} seconds"
        sleep(0.05)


def ended(*program: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """Run a program to its end in this checkout."""
    return subprocess.run(program, capture_output=True, text=True, **({"cwd": ROOT} | settings))


def python(script: str, *arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """Run a script in a new Python."""
    return ended(sys.executable, "-c", script, *arguments, **settings)


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def loaded_by(script: str) -> set[str]:
    """Return the modules that a new interpreter has loaded after a script."""
    done = python(f"{script}\nimport sys; print(*sys.modules)", check=True)
    return set(done.stdout.splitlines()[-1].split())


def loaded_after(*commands: list[str]) -> tuple[list[str], set[str]]:
    """Return the lines that commands print in a new process, and its loaded modules."""
    script = (
        "import sys; from greenest import cli\n"
        f"for arguments in {commands!r}:\n"
        "  try: cli.main(arguments)\n"
        "  except SystemExit: pass\n"
        "print(*sys.modules)"
    )
    *lines, modules = python(script, check=True).stdout.splitlines()
    return lines, set(modules.split())
