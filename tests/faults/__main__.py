"""Disturb commands by all faults that files can have, and count how they end.

    python tests/faults                 all, some minutes of two cores; writes docs/faults.md
    python tests/faults --share 50      every fiftieth trial; writes nothing
    python tests/faults batch           the scenarios with this word in their names; writes nothing

Each scenario runs in a process of its own. The exit code is 4 if anything was wrong: a result
unlike that of an undisturbed run, a silent loss, a traceback, or a command that hangs.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import shim

if __name__ == "__main__":
    program = [sys.executable, Path(__file__).with_name("plan.py"), *sys.argv[1:]]
    with TemporaryDirectory() as folder:
        sys.exit(subprocess.run(program, env=shim.environment(Path(folder))).returncode)
