"""The reader of a file that declares a study, which anybody writes by hand, in TOML."""

from __future__ import annotations

from examine import Reader
from greenest.study.publication.declared.reading import StudyError, example, read_study, shipped
from greenest.study.publication.declared.settings import MAX_LISTED
from greenest.study.publication.experiments import EXPERIMENTS
from put_down import file_of

TABLE = '[[table]]\nname = "t"\nshapes = ["5x7"]\n'


class RefusedError(ValueError):
    """The mistakes in a file, put into one line."""


def _read_declared(data: bytes) -> None:
    """Read a study and a part of it; each mistake is told in a line of its own, with the file."""
    path = file_of(data, "my.toml")
    try:
        study = read_study(path, EXPERIMENTS)
    except StudyError as error:
        lines = str(error).split("\n")
        assert len(lines) == len(set(lines)) <= MAX_LISTED + 1
        assert all(line.startswith(f"{path}:") and line.isprintable() for line in lines), lines
        raise RefusedError(" ".join(lines)) from None
    except OSError as error:
        raise RefusedError(error.strerror) from None
    points = sum(len(each.full) for each in study.experiments)
    assert sum(len(each.full) for each in study.shard(1, 2).experiments) == (points + 1) // 2
    for each in study.experiments:
        names = [part.name for part in each.full]
        assert 0 < len(names) == len(set(names))


def _seeds_of_declared() -> list[bytes]:
    every = [f'"{rows}x{cols}"' for rows in range(1, 17) for cols in range(1, 17)]
    texts = [
        example(),
        *(shipped(name).text for name in ("border", "full-boards", "transition")),
        "",
        "table = 3",
        "a = ",
        "a = " + "[" * 5000,
        "a" + ".a" * 9000 + " = 1",
        "[[table]]\nboards" + ".a" * 150 + " = 1",
        "".join(f"k{each} = 1\n" for each in range(300)),
        f"shapes = [{', '.join(every)}]\npieces = {{ from = 2, to = 256 }}\n"
        'seeds = { from = 1, to = 1000 }\nboards = 9\n[[table]]\nname = "t"\n',
        'pieces = [3, 6]\nseeds = { from = 1, to = 900 }\nboards = 9\nshapes = ["9x9"]\n'
        + "".join(f'[[table]]\nname = "t{each}"\n' for each in range(9)),
        "\ufeff" + TABLE + "boards = 9\r\n",
        'title = "\x00"\n[[table]]\n"\\u0007" = 1\nname = "\u2028"',
        'name = "x"\n' + TABLE + "boards = 9",
        "[smoke]\nboards = 3\nmixs = 1\n" + TABLE + "boards = 9\n[table.smoke]\nshapes = ['3x3']",
        "smoke = 7\n" + TABLE + "boards = 9\nsmoke = 7",
        *(
            TABLE + rest
            for rest in (
                "boards = 9",
                "boards = 9\npieces = [3, 6]\nat = 'border'\nengine = 'dfs'\nmax-nodes = 7",
                "boards = 9\npieces = [3, 36]\nshapes = ['2x2', '6x6']\nat = 'border'",
                "boards = 9\npieces = [3]\nat = 'border'",
                "boards = 9\nratios = [[2, 1, 1], [1, 0, 1]]\npieces = { from = 2, to = 16 }",
                "boards = 9\nratios = [[2, 1, 1]]\npieces = [3, 6]",
                "boards = 9\nratios = [[2, 1, 1]]",
                "width = 0.1\nmixes = [[3, 3, 3], [5, 2, 2]]",
                "width = 0.1\npieces = [3, 6]\nat = 'border'",
                "width = nan\nmixes = [[3, 3]]\npieces = { from = 1 }\nseeds = [1, 1, -1, 1e9]",
                "boards = 9\nmixes = [[20, 20, 20], [0, 0, 1]]\ntitle = ''\ntopic = 'A b'",
                "boards = 9\npieces = [200]",
                "boards = 9\npieces = 'full'\ncolumns = 'full-boards'\nat = 'border'",
                "boards = 9\nmixes = [[1, 1, 1]]\ncolumns = 'transition'\nseeds = [1, 2]",
                "boards = 1e400\nwidth = 2\nshapes = ['5y7', '99x1', 7]\nseeds = { to = 2 }",
                "boards = 9\nseeds = { from = 0, to = 18446744073709551615 }",
                "boards = 1979-05-27\nwidth = true\nboards-2 = 1",
                f"boards = {'9' * 5000}",
                "pieces = [6]\nshapes = ['2x2', '3x3']\nboards = 9",
            )
        ),
        *((TABLE + "boards = 9").replace('"t"', name) for name in ('"k50"', '"play"', '"table-x"')),
        (TABLE + "boards = 9\n") * 2,
        "[[table]]\n",
        "[[table]]\n" * 101,
    ]
    return [*(text.encode() for text in texts), b"\xff", b"#" * 70_000]


STUDY = Reader(
    "declared studies",
    _read_declared,
    (RefusedError,),
    _seeds_of_declared,
    {
        "study.publication.declared.reading": (
            *("Study", "read_study", "parse_study", "_content", "_trial", "_table"),
        ),
        "study.publication.declared.settings": (),
        "study.publication.declared.tables": (),
    },
    (
        *("[[table]]\n", "[smoke]\n", "[table.smoke]\n", "name = ", "title = ", "topic = "),
        *("shapes = [", '"5x7"', "pieces = ", "{ from = 3, to = 9, step = 3 }", '"full"'),
        *("ratios = [[2, 1, 1]]\n", "mixes = [[8, 4, 3]]\n", "boards = ", "width = 0.02\n"),
        *('at = "border"\n', "seeds = [", 'engine = "auto"\n', "max-nodes = ", "1e400", "nan"),
        *('columns = "transition"\n', '"""', "\\u0000", "-1", "99999999999999999999"),
    ),
)
