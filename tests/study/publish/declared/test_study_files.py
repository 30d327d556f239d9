"""A study file says what is measured, and every mistake in it is named by its key."""

from itertools import chain

import pytest

from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits
from greenest.study.publish.declared import reading
from greenest.study.publish.declared.reading import LONGEST, StudyError, parse_study, read_study
from greenest.study.publish.declared.rules import Border, WantedWidth
from greenest.study.publish.declared.settings import KEYS
from greenest.study.publish.shipped import text_of
from greenest.study.run import Run
from greenest.study.sampling import Colours

TABLE = '[[table]]\nname = "t"\nshapes = ["5x7"]\n'


def study_of(text):
    return parse_study("my.toml", text)


def parts_of(text):
    (experiment,) = study_of(text).experiments
    return experiment.full


def mistakes(text):
    with pytest.raises(StudyError) as error:
        study_of(text)
    return str(error.value).splitlines()


def test_every_mistake_is_named_in_a_line_with_file_and_key():
    assert mistakes(
        """
        sedes = [1]
        folder = 1
        seeds = [1, -1]
        [[table]]
        name = "A b"
        shapes = ["5y7", "17x3"]
        mixes = [[1, 2], [1, 0, 0]]
        pieces = [3, 3]
        width = 2
        [[table]]
        name = "x"
        shapes = ["2x2"]
        pieces = [3, 6]
        boards = true
        engine = "luck"
        [[table]]
        name = "x"
        pieces = "Full"
        seeds = { from = 6, to = 3 }
        at = "border"
        smoke.title = "no"
        """
    ) == [
        "my.toml:sedes: no such key; is seeds meant?",
        "my.toml:folder: no such key; there are name, title, topic, columns, shapes, pieces, "
        "ratios, mixes, boards, width, at, seeds, engine, max-nodes",
        "my.toml:seeds: a whole number in 0..18446744073709551615 is wanted, not -1",
        "my.toml:table[1].name: small letters, digits and hyphens are wanted, at most 60",
        "my.toml:table[1].shapes: '5y7' is not a shape such as 6x9; 17x3 is not within 1x1 and "
        "16x16",
        "my.toml:table[1].mixes: the black, green and white stacks are wanted, as [8, 4, 3], not "
        "[1, 2]; two stacks or more are wanted, not [1, 0, 0]",
        "my.toml:table[1].pieces: 3 is there twice",
        "my.toml:table[1].width: a share from 0.001 to below 1 is wanted, as 0.02, not 2",
        "my.toml:table[1].pieces: mixes says it already; leave one of them out",
        "my.toml:table[2].boards: a whole number in 1..1000000000 is wanted, not True",
        f"my.toml:table[2].engine: one of {', '.join(CHOICES)} is wanted, not 'luck'",
        "my.toml:table[2].pieces: 2x2 has 4 cells, too few for 6 stacks",
        "my.toml:table[3].smoke.title: is the same at every scale",
        'my.toml:table[3].pieces: a list is wanted, or { from = 3, to = 36, step = 3 }, or "full", '
        "not 'Full'",
        "my.toml:table[3].seeds: from is 6, above to, which is 3",
        "my.toml:table[3].name: x is the name of another table, or of its K50",
        "my.toml:table[3].shapes: is missing",
        "my.toml:table[3].boards: is missing, or width in its place",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "table: 1 to 100 tables are wanted, each under [[table]]"),
        ("a = ", " Invalid value (at end of document)"),
        ("a = " + "[" * 5000, " nested too deeply"),
        (TABLE + "boards = 9\nratios = [[2, 1, 1]]",
         "table[1].ratios: pieces are wanted, too: multiples of the sums"),
        (TABLE + "boards = 9\nratios = [[2, 1, 1]]\npieces = [3, 6]",
         "table[1].pieces: none is a multiple of 4, as its ratio wants"),
        (TABLE.replace('"]', '", "1x3"]') + "boards = 9\nmixes = [[2, 2, 1], [2, 1, 1]]",
         "table[1].mixes: none of them fits on 1x3"),
        (TABLE + "boards = 9\npieces = [3]\nat = 'border'",
         "table[1].at: a border is looked for among two numbers of pieces or more"),
        (TABLE + "width = 0.1\npieces = [3, 6]\nat = 'border'",
         "table[1].at: the border is measured with a number of boards, not a width"),
        (TABLE + "boards = 9\npieces = [3, 6]\nat = 'border'\ncolumns = 'transition'",
         'table[1].at: only columns = "mixtures" tell the boards set aside to plan'),
        (TABLE + "boards = 9\nmixes = [[1, 1, 1]]\ncolumns = 'transition'",
         'table[1].mixes: is for columns = "mixtures", not "transition"'),
        (TABLE + "boards = 9\npieces = [3, 35]\ncolumns = 'full-boards'",
         'table[1].pieces: columns = "full-boards" are of full boards; write pieces = "full"'),
        (TABLE + "boards = 9\ntitle = '<!-- begin state -->'", "table[1].title: a line of 1 "),
        (TABLE.replace('"t"', '"k50"') + "boards = 9",
         "table[1].name: k50 is the name of something in a report"),
        *(("boards = 9\n" + TABLE + TABLE.replace('"t"', f'"{name}"'),
           f"table[2].name: {name} is the name of another table, or of its K50")
          for name in ("t", "t-k50")),
        (TABLE + "boards = 9\npieces = [6]\nratios = [[1, 1, 1], [2, 1, 1], [2, 2, 2]]",
         "table[1].ratios: [2, 2, 2] is there twice"),
        *((TABLE + f"boards = 9\ntopic = '{folder}'",
           f"table[1].topic: {folder} is the folder of something else")
          for folder in ("figures", "runs")),
        (TABLE + "boards = 9\nseeds = { from = 0, to = 18446744073709551615 }",
         "table[1].seeds: at most 1,000 numbers are wanted"),
        (TABLE + "boards = 9\nsmoke = 3", "table[1].smoke: a table of keys is wanted"),
        ('name = "x"\n' + TABLE + "boards = 9", "name: each table has one of its own"),
        (TABLE + f"boards = {'9' * 5000}", " Exceeds the limit"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(text, said):
    (line,) = mistakes(text)
    assert line.startswith(f"my.toml:{said}")


def test_a_file_with_a_hyphen_in_front_is_no_option_of_the_recorded_command():
    assert reading.program_of("-my own.toml") == "greenest study './-my own.toml'"


EVERY_SHAPE = ", ".join(f'"{rows}x{cols}"' for rows in range(1, 17) for cols in range(1, 17))


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("boards" + ".a" * 5000 + " = 1", "my.toml: more than 200 dots (at line 1)"),
        ("".join(f"k{each} = 1\n" for each in range(300)), "my.toml: and 201 mistakes more"),
        (f"shapes = [{EVERY_SHAPE}]\npieces = {{ from = 3, to = 256 }}\n"
         "seeds = { from = 1, to = 1000 }\n" + TABLE.replace('shapes = ["5x7"]', "boards = 9"),
         "my.toml:table[1].pieces: more than 10,000 points"),
        ("seeds = { from = 1, to = 999 }\nboards = 9\npieces = [3, 6]\n"
         + "".join(TABLE.replace('"t"', f'"t{each}"') for each in range(100)),
         "my.toml:table[6]: more than 10,000 points up to here"),
    ],
)  # fmt: skip
def test_a_short_file_cannot_ask_for_more_than_is_soon_refused(text, last, monkeypatch):
    made = []
    monkeypatch.setattr(
        reading, "Run", lambda *given, **named: made.append(0) or Run(*given, **named)
    )
    assert mistakes(text)[-1] == last
    assert len(made) <= 4 * reading.MOST_POINTS


def test_a_file_is_text_that_is_not_too_long_and_a_byte_order_mark_is_no_mistake(tmp_path):
    path = tmp_path / "my.toml"
    path.write_text("\ufeff" + TABLE + "boards = 9")
    assert read_study(path).text == TABLE + "boards = 9"
    path.write_bytes(b"\xff")
    with pytest.raises(StudyError, match=f"^{path}: not a text in UTF-8"):
        read_study(path)
    path.write_bytes(b"#" * (LONGEST + 1))
    with pytest.raises(StudyError, match="too long for what it is"):
        read_study(path)


def test_points_are_of_each_shape_and_seed_by_the_number_of_stacks():
    text = TABLE.replace('"5x7"', '"5x7", "2x9"') + "boards = 9\npieces = [6, 3]\nseeds = [8, 7]"
    assert [part.run for part in parts_of(text)] == [
        Run(rows, cols, pieces, 9, seed)
        for rows, cols in ((5, 7), (2, 9))
        for seed in (7, 8)
        for pieces in (3, 6)
    ]


def test_a_board_is_full_if_nothing_is_said_and_ratios_are_kept_at_every_number_of_stacks():
    (part,) = parts_of(TABLE + "boards = 9")
    assert part.run == Run(5, 7, 35, 9, 1)
    parts = parts_of(TABLE + "boards = 9\nratios = [[2, 1, 1]]\npieces = { from = 3, to = 9 }")
    assert [part.run.colours for part in parts] == [Colours(2, 1, 1), Colours(4, 2, 2)]


def test_a_table_says_otherwise_than_what_holds_for_all():
    text = "width = 0.1\nmax-nodes = 50\nseeds = [4]\npieces = [6, 9]\n" + TABLE
    (experiment,) = study_of(text + "mixes = [[1, 2, 3]]\nengine = 'dfs'").experiments
    assert experiment.full == (WantedWidth.of(
        Run(5, 7, 6, 0, 4, Limits(max_nodes=50), "dfs", colours=Colours(1, 2, 3)), 0.1
    ),)  # fmt: skip
    (experiment,) = study_of(text + "boards = 70\nat = 'border'").experiments
    (part,) = experiment.full
    assert isinstance(part, Border)
    assert [run.pieces for run in part.runs] == [6, 9]
    assert part.pilot == 20


def test_the_scale_smoke_is_twenty_boards_a_point_unless_it_is_said():
    (experiment,) = study_of(TABLE + "width = 0.01\npieces = [6, 9]").experiments
    assert [part.run.count for part in experiment.smoke] == [20, 20]
    text = "[smoke]\nboards = 5\n" + TABLE + "boards = 100\n[table.smoke]\npieces = [3]"
    (experiment,) = study_of(text).experiments
    assert [(part.run.pieces, part.run.count) for part in experiment.smoke] == [(3, 5)]


def test_every_point_is_in_one_shard():
    study = parse_study("example.toml", text_of("declared/example.toml"))
    names = [part.name for each in study.experiments for part in each.full]
    for parts in (1, 2, 3, 7):
        shards = [study.part(part, parts) for part in range(1, parts + 1)]
        found = [
            [part.name for each in shard.experiments for part in each.full] for shard in shards
        ]
        assert sorted(chain(*found)) == sorted(names)
        assert max(map(len, found)) - min(map(len, found)) <= 1


@pytest.mark.parametrize(
    ("key", "bound", "beyond"),
    [
        ("seeds", [0], [-1]),
        ("pieces", [2], [1]),
        ("pieces", {"from": 2, "to": 2}, {"from": 3}),
        ("shapes", ["1x2"], ["0x2"]),
        ("mixes", [[1, 1, 0]], [[1, 0, 0]]),
        ("boards", 10**9, 10**9 + 1),
        ("seeds", [2**64 - 1], [2**64]),
        ("shapes", ["16x16"], ["17x16"]),
    ],
)
def test_each_bound_of_a_number_is_taken_and_what_is_beyond_is_named(key, bound, beyond):
    KEYS[key](bound)
    with pytest.raises(ValueError, match=r"wanted|within"):
        KEYS[key](beyond)
