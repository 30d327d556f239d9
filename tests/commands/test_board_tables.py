"""`solve`, `hint` and `verify` with tables: CSV, TSV and JSON Lines, in and out."""

import csv
import io
import json

import pytest

from shell import LATIN, ORIGIN_KEYS, SOLUTION, UNSOLVABLE, records, refused, run

OPENING = SOLUTION.split()
FORMATS = ("csv", "tsv", "jsonl")


def table(rows, form, names=("id", "board")):
    """Return rows as a table, written by the standard library."""
    if form == "jsonl":
        return "".join(json.dumps(dict(zip(names, row, strict=True))) + "\n" for row in rows)
    text = io.StringIO()
    csv.writer(text, delimiter="," if form == "csv" else "\t").writerows([names, *rows])
    return text.getvalue()


def fields(result):
    """Read the CSV that a command printed."""
    return list(csv.DictReader(io.StringIO(result.stdout)))


class TestReading:
    @pytest.mark.parametrize("form", FORMATS)
    def test_the_format_is_that_of_the_ending_or_as_told(self, form, tmp_path):
        text = table([("a", LATIN), ("b", UNSOLVABLE)], form)
        path = tmp_path / f"boards.{form.upper()}"
        path.write_bytes(text.encode())
        by_ending = run("solve", str(path), "--json")
        assert by_ending.exit_code == 0
        told = run("solve", "-", "--format", form, "--json", text=text)
        for result in (by_ending, told):
            assert [row["board"] for row in records(result)] == [LATIN, UNSOLVABLE]

    @pytest.mark.parametrize(
        ("field", "end"),
        [
            ('"BGW\r\nGWB\r\nWBG"', "\n"),
            ('"B,G,W\nG,W,B\nW,B,G"', "\r\n"),
            ("⚫🟢⚪/🟢⚪⚫/⚪⚫🟢", "\n"),
        ],
    )
    def test_a_field_holds_a_board_in_any_spelling(self, field, end):
        text = f'\ufeffboard,note{end}{field},"a ""quoted"" note, with{end}a line end"{end}'
        (found,) = records(run("solve", "-", "--format", "csv", "--json", text=text))
        assert found["board"] == LATIN

    def test_rows_are_told_by_their_first_line_and_number(self):
        text = '"id","board"\n1,"BGW\nBGW"\n\n"3\n3",BGX\n4,BG'
        options = ("--format", "csv", "--id", "id", "--json")
        found = records(run("solve", "-", *options, text=text))
        error = "line 1, column 3: unknown letter 'X', not B, G, W or '.'"
        keys = ("line", "number", "id", "error")
        assert [tuple(row.get(key) for key in keys) for row in found] == [
            (2, 1, "1", None),
            (5, 2, "3\n3", error),
            (7, 3, "4", None),
        ]
        named = run("solve", "-", *options[:-1], text=text)
        assert "(2x3, -:2, 1)" in named.stdout
        assert named.stderr == f"-:5, 3 3: {error}\n"

    def test_the_header_has_the_separator_whatever_column_is_asked_for(self):
        text = "board;rate\nBGW/GWB/WBG;0,5\n"
        for each in (";", "\t"):
            given = text.replace(";", each)
            (found,) = records(run("solve", "-", "--format", "csv", "--json", text=given))
            assert found["board"] == LATIN
            for option in ("--column", "--id"):
                said = refused("solve", "-", "--format", "csv", option, "x", text=given)
                assert said.startswith("-:1: no column 'x'; the columns are 'board', 'rate': name")
        for text in (
            'id;"a,b,c";board\n1;2;B\n',
            "a;b,board\n1;2,B\n",
        ):
            found = run("solve", "-", "--format", "csv", "--json", text=text)
            assert [row["board"] for row in records(found)] == ["B"]

    @pytest.mark.parametrize("form", ["tsv", "jsonl"])
    def test_another_column_is_named(self, form):
        text = table([("x", UNSOLVABLE, LATIN)], form, ("board", "other", "start position"))
        options = ("--format", form, "--column", "start position", "--id", "board", "--json")
        (found,) = records(run("solve", "-", *options, text=text))
        assert (found["board"], found["id"]) == (LATIN, "x")

    def test_an_identifier_stays_what_it_is(self):
        given = ["a", "", 7, 1.5, True, None]
        text = table([(each, "B") for each in given], "jsonl")
        options = ("-", "--format", "jsonl", "--id", "id")
        assert [row["id"] for row in records(run("solve", *options, "--json", text=text))] == given
        printed = [row["id"] for row in fields(run("solve", *options, "--csv", text=text))]
        assert printed == ["a", "", "7", "1.5", "true", ""]

    def test_several_files_are_numbered_through(self, tmp_path):
        paths = [tmp_path / f"boards.{form}" for form in ("csv", "txt", "jsonl")]
        paths[0].write_text("board\nB\nX\n")
        paths[1].write_text("# boards\nBG\n\nGW\n")
        paths[2].write_text('{"board": "BB"}\n')
        names = list(map(str, paths))
        result = run("solve", names[0], "W", *names[1:], "--json")
        assert result.exit_code == 2
        assert [tuple(row[key] for key in ("board", *ORIGIN_KEYS)) for row in records(result)] == [
            ("B", names[0], 2, 1),
            (None, names[0], 3, 2),
            ("W", None, 1, 3),
            ("BG", names[1], 1, 4),
            ("GW", names[1], 4, 5),
            ("BB", names[2], 1, 6),
        ]


class TestRefusals:
    @pytest.mark.parametrize(
        ("form", "text", "said"),
        [
            ("csv", "a,b\n1,2\n", "-:1: no column 'board'; the columns are 'a', 'b': name one"),
            ("text", "\ufeff\ufeffBG\n", "-:1: line 1, column 1: unknown letter"),
            ("csv", "\ufeff\ufeffa,board\n1,B\n", "-:1: two byte order marks"),
            ("jsonl", '\ufeff\ufeff{"board": "B"}', "-:1: no JSON: "),
            ("csv", "board,board\nB,G\n", "-:1: several columns are called 'board'"),
            ("csv", "board\n", "-:1: no position found"),
            ("csv", "\n", "-:1: no column 'board', nor any other"),
            ("jsonl", "{}", "-:1: no key 'board', nor any other"),
            ("jsonl", "\n", "-:1: no position found"),
            ("csv", 'board\nB\n"BG\nGW\n', "-:3: quotes that do not end"),
            ("csv", 'board\nB\n"BG"G\n', "-:3: text after closing quotes"),
            ("csv", "board\nB\rG\n", "-:2: a line end within a field that is not in quotes"),
            ("csv", b"board\nB\n\0\n", "-:3: binary data, not text"),
            ("csv", b"board,x\nB,\xff\n", "-:2: not UTF-8 text"),
            ("jsonl", b'{"board": "\xff"}\n', "-:1: not UTF-8 text"),
            ("csv", "B" * 140_000, "-:1: no column 'board'; the columns are 'BBBB"),
        ],
    )
    def test_a_table_that_cannot_be_read_on_is_named_in_one_line(self, form, text, said):
        result = run("solve", "-", "--format", form, text=text)
        assert result.exit_code == 2
        (line,) = result.stderr.splitlines()
        assert line.startswith(said)

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("board," * 200_000, "-:1: a line too long for a board"),
            ('board\n"' + '\n","' * 300_000, "-:2: a row of more than 1,000,000 characters"),
        ],
    )
    def test_a_row_longer_than_any_of_a_board_is_refused(self, text, said, monkeypatch):
        for module in ("shared.reading", "tables.readers"):
            monkeypatch.setattr(f"greenest.commands.{module}.LONGEST_ROW", 1_000_000)
        assert refused("solve", "-", "--format", "csv", text=text).startswith(said)

    @pytest.mark.parametrize(
        ("form", "row", "name", "error"),
        [
            ("csv", "B,1,2", None, "3 fields, the header has 2"),
            ("csv", "B", None, "1 field, the header has 2"),
            ("csv", ",1", "1", "no board"),
            ("tsv", "B\t1\tW", None, "3 fields, the header has 2"),
            ("jsonl", "B", None, "no JSON: Expecting value, column 1"),
            ("jsonl", '["B"]', None, "no JSON object"),
            ("jsonl", "[" * 100_000, None, "no JSON: "),
            ("jsonl", '{"x": 1}', 1, "no key 'board'; the keys are 'x': name one with --column"),
            ("jsonl", '{"board": null, "x": 1}', 1, "'board' is no text"),
            ("jsonl", '{"board": "B", "board": "G", "x": 1}', 1, "no JSON: a key is given twice"),
            ("jsonl", '{"board": "B", "x": 1, "x": 1}', None, "no JSON: a key is given twice"),
            ("jsonl", '{"board": "B", "n": NaN, "x": 1}', 1, "no JSON: NaN is no number"),
            ("jsonl", '{"board": "B", "x": 1e999}', None, "'x' is neither text"),
            (
                "jsonl",
                '{"board": "B", "x": "\\u0000"}',
                None,
                "'x' is neither text",
            ),
        ],
    )
    def test_a_row_that_cannot_be_read_is_refused_alone_and_keeps_an_id_that_is_its_own(
        self, form, row, name, error
    ):
        good = {"csv": "G,7", "tsv": "G\t7", "jsonl": '{"board": "G", "x": "7"}'}[form]
        header = {"csv": "board,x\n", "tsv": "board\tx\n", "jsonl": ""}[form]
        text = f"{header}{good}\n{row}\n{good}\n"
        result = run("solve", "-", "--format", form, "--id", "x", "--json", text=text)
        first, bad, last = records(result, 2)
        assert (first["board"], bad["board"], last["board"]) == ("G", None, "G")
        assert (bad["number"], bad["line"], bad["id"]) == (2, 2 + bool(header), name)
        assert bad["error"].startswith(error)

    def test_an_empty_cell_between_those_of_a_single_column_is_a_row(self):
        text = "board\nB\n\n\nG\n\n"
        found = records(run("solve", "-", "--format", "csv", "--json", text=text), 2)
        assert [(row["line"], row["board"]) for row in found] == [
            (2, "B"), (3, None), (4, None), (5, "G")
        ]  # fmt: skip

    def test_every_row_is_read_and_a_thousand_are_named(self):
        result = run("solve", "-", "--format", "csv", "--json", text="board\n" + "X\n" * 1200 + "B")
        assert [row["number"] for row in records(result, 2)] == list(range(1, 1202))
        assert len(result.stderr.splitlines()) == 1001


def test_csv_and_json_say_the_same():
    given = [LATIN, "X,", UNSOLVABLE, "B"]
    for command in ("solve", "verify", "hint"):
        in_json = records(run(command, *given, "--json"))
        in_csv = fields(run(command, *given, "--csv"))
        assert len(in_json) == len(in_csv)
        for row, cells in zip(in_json, in_csv, strict=True):
            assert list(cells) == [*(key for key in in_json[0] if key != "error"), "error"]
            for key in row.keys() - {"seconds"}:
                value = row[key]
                parted = {"moves": " ", "defects": "; "}.get(key)
                told = parted.join(value) if isinstance(value, list) else value
                assert cells[key] == ("" if told is None else str(told)), key


class TestClaims:
    def test_many_at_once(self):
        claims = [
            ("good", LATIN, SOLUTION),
            ("early", LATIN, " ".join(OPENING[:2])),
            ("wrong", LATIN, "a2xb2, c2xa2, b2xb3"),
            ("unreadable", "BX", "a1xb1"),
            ("none", UNSOLVABLE, ""),
            ("single", "B", ""),
        ]
        text = table(claims, "csv", ("id", "board", "moves"))
        options = ("-", "--format", "csv", "--id", "id", "--moves-column", "moves")
        result = run("verify", *options, "--json", text=text)
        assert result.exit_code == 2
        found = {row["id"]: row for row in records(result)}
        assert list(found) == [claim[0] for claim in claims]
        accepted = [found[claim[0]]["accepted"] for claim in claims]
        assert accepted == [True, False, False, None, False, True]
        wrong = found["wrong"]
        assert (wrong["wrong_move"], wrong["board_after"], wrong["verdict"]) == (2, None, None)
        assert wrong["verdict_before"] == "solvable"
        mended = " ".join(["a2xb2", *wrong["solution"]])
        assert run("verify", LATIN, "--moves", mended).exit_code == 0
        assert found["early"]["verdict"] == "solvable"

    def test_one_that_fails_is_exit_code_4(self):
        options = ("-", "--format", "jsonl", "--moves-column", "claim")
        good = json.dumps({"board": LATIN, "claim": OPENING}) + "\n"
        bad = json.dumps({"board": LATIN, "claim": None}) + "\n"
        assert run("verify", *options, text=good * 3).exit_code == 0
        assert run("verify", *options, text=good + bad + good).exit_code == 4
        unclear = json.dumps({"board": LATIN, "claim": [1]}) + "\n"
        result = run("verify", *options, text=good + unclear)
        assert (result.exit_code, result.stderr) == (2, "-:2: 'claim' is no text\n")
