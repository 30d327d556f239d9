"""Fuzz one reader, guided by the lines that its inputs reach.

    python tests/hostile/one.py READER HOW SECONDS FOLDER

The folder receives inputs that reach new lines. An unfit input ends the run with a code that is not
0 and is kept there as a file `crash-…`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["greenest"], enable_loader_override=False):
    from readers import READERS

from corpus import kept_inputs
from examine import MEGABYTES, PATIENCE, REPEATED, examine

LOADING = 50
"""Inputs after which a reader has loaded everything; memory of loading is not counted."""


def main() -> None:
    name, how, seconds, folder = *sys.argv[1:3], int(sys.argv[3]), Path(sys.argv[4])
    reader = READERS[name]
    folder.mkdir(parents=True, exist_ok=True)
    inputs = [*reader.seeds(), *kept_inputs(reader.name)]
    for number, data in enumerate(inputs):
        (folder / f"seed-{number:04}").write_bytes(data)
    for data in inputs[:: 1 + len(inputs) // LOADING]:
        examine(reader, data, PATIENCE[how])
    _, pages, *_ = Path("/proc/self/statm").read_text().split()
    begins = int(pages) * 4096 // 2**20
    print(f"begins with {begins} MB", file=sys.stderr)
    settings = (
        f"-max_total_time={seconds}",
        f"-seed={1 if how == REPEATED else 0}",
        f"-rss_limit_mb={begins + MEGABYTES}",
        "-max_len=20000",
        "-len_control=20",
        "-timeout=300",
        "-print_final_stats=1",
        f"-artifact_prefix={folder}/",
        "-verbosity=0",
    )
    atheris.Setup(
        [sys.argv[0], *settings, str(folder)],
        lambda data: examine(reader, data, PATIENCE[how]) and None,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
