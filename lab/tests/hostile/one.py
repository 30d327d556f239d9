"""Fuzz one reader, guided by the lines that its inputs reach.

    python lab/tests/hostile/one.py READER ARGUMENTS...

The arguments are those of libFuzzer: options, then folders. The first folder receives the kept
inputs, and then inputs that reach new lines. An unfit input ends the run with a code that
is not 0.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["greenest"], enable_loader_override=False):
    from readers import READERS

from examine import MEGABYTES, examine

LOADING = 50
"""Inputs after which a reader has loaded everything; memory of loading is not counted."""


def main() -> None:
    name, *arguments = sys.argv[1:]
    reader = READERS[name]
    folder = Path(next(each for each in arguments if not each.startswith("-")))
    folder.mkdir(parents=True, exist_ok=True)
    inputs = reader.inputs()
    for number, data in enumerate(inputs):
        (folder / f"seed-{number:04}").write_bytes(data)
    for data in inputs[:: 1 + len(inputs) // LOADING]:
        examine(reader, data)
    _, pages, *_ = Path("/proc/self/statm").read_text().split()
    begins = int(pages) * 4096 // 2**20
    print(f"begins with {begins} MB", file=sys.stderr)
    settings = (
        "-seed=1",
        f"-rss_limit_mb={begins + MEGABYTES}",
        "-max_len=20000",
        "-len_control=20",
        "-timeout=300",
        "-print_final_stats=1",
        f"-artifact_prefix={folder}/",
        "-verbosity=0",
    )
    atheris.Setup(
        # To merge, libFuzzer has a shell run this command again.
        [shlex.join([sys.executable, __file__, name]), *settings, *arguments],
        lambda data: examine(reader, data) and None,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
