"""The reader of a study file, written by hand in TOML."""

from __future__ import annotations

from examine import Reader, RefusedError, file_of
from greenest.study.publish.declared.reading import StudyError, read_study
from greenest.study.publish.declared.settings import MAX_LISTED


def _read_declared(data: bytes) -> None:
    """Read a study and a part of it. Each mistake must be one line that names the file."""
    path = file_of(data, "my.toml")
    try:
        study = read_study(path)
    except StudyError as error:
        lines = str(error).split("\n")
        assert len(lines) == len(set(lines)) <= MAX_LISTED + 1
        assert all(line.startswith(f"{path}:") and line.isprintable() for line in lines), lines
        raise RefusedError(" ".join(lines)) from None
    except OSError as error:
        raise RefusedError(error.strerror) from None
    points = sum(len(each.full) for each in study.experiments)
    assert sum(len(each.full) for each in study.part(1, 2).experiments) == (points + 1) // 2
    for each in study.experiments:
        names = [part.name for part in each.full]
        assert 0 < len(names) == len(set(names))


EVERY = ", ".join(f'"{rows}x{cols}"' for rows in range(1, 17) for cols in range(1, 17))
LARGE = (
    "a = " + "[" * 5000,
    "a" + ".a" * 9000 + " = 1",
    f"shapes = [{EVERY}]\npieces = {{ from = 2, to = 256 }}\n"
    'seeds = { from = 1, to = 1000 }\nboards = 9\n[[table]]\nname = "t"\n',
    f'[[table]]\nname = "t"\nshapes = ["5x7"]\nboards = {"9" * 5000}',
    "#" * 70_000,
)
STUDY = Reader("declared studies", _read_declared, (RefusedError,), tuple(map(str.encode, LARGE)))
