"""Readers of text: boards, moves, records of games, digraphs and formulas."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, suppress
from random import Random

import click
from click.exceptions import Exit

from examine import Reader
from greenest.certificates.claim import check_claim
from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.reading import Unreadable, read_given, read_one
from greenest.commands.tables.rows import Form, Rows
from greenest.games.protocol import IllegalMove
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves
from greenest.games.pyramids.setup import setup_defects
from greenest.games.registry import GAMES
from greenest.play.records import RecordError, new_record, read_record
from greenest.solver.decide import decide
from greenest.study.holes.digraphs import problem_of, read_digraph
from greenest.study.holes.formulas import FormulaError, problem_of_formula, read_dimacs
from greenest.study.holes.path_problem import PathProblem, PathProblemError
from greenest.study.holes.reduction import LineOrder, Reduced, SolutionError, path_of, reduce
from put_down import file_of
from random_texts import random_text

STARTS = tuple(map(Position.parse, ("BGW/GWB/WBG", "B.G/.W./G.B", "B", "BGWBGWBGWBGWBGWB")))


class RefusedError(ValueError):
    """What a command says of input that it refuses."""


class _Terminal(io.TextIOWrapper):
    """Standard input that a person types."""

    def isatty(self) -> bool:
        return True


def _read_board(data: bytes) -> None:
    """Read positions from standard input, a terminal, a file or an argument, as a command does."""
    door, content = data[:1], data[1:]
    before, said = sys.stdin, io.StringIO()
    given = "-"
    kind = _Terminal if door == b"T" else io.TextIOWrapper
    sys.stdin = kind(io.BytesIO(content))
    if door == b"F":
        given = str(file_of(content))
    elif door == b"A":
        given = content.decode(errors="replace").replace("\0", "") or "-"
    elif door == b"D":
        given = str(file_of(content).parent)
    try:
        with redirect_stderr(said):
            outcome = Outcome()
            if door == b"M":
                _read_one(content, outcome)
                return
            for each in read_given([] if door == b"N" else [given], outcome):
                if isinstance(each, Unreadable):
                    outcome.refuse(str(each.error))
                    continue
                board = each.board
                assert read_board(str(board)) == board
                assert Position.of_board(board).rows == board.rows
                setup_defects(board)
    finally:
        sys.stdin = before
    if said.getvalue():
        raise RefusedError(" ".join(said.getvalue().split("\n")))


def _read_one(content: bytes, outcome: Outcome) -> None:
    """Read the one position of a command that takes one."""
    with click.Context(click.Command("solve"), info_name="solve"), suppress(Exit):
        given = "-" if content == b"-" else str(file_of(content))
        read_one([given], outcome, Rows(Form.TEXT, ()), "")


def _seeds_of_board() -> list[bytes]:
    texts = (
        "BGW/GWB/WBG",
        "b2/gw1",
        "⚫🟢⚪/⚪..",
        "  2  B  G  W\n  1  G  .  B\n     a  b  c\n",
        "3  B G2 W\n2 . . .\n1 (BG) . W\n   a  b  c",
        "(BGW)./.-_ # tall\n\nBX/G\n\n# nothing\n",
        "BGW GWB",
        "B,G,W G,W,B WBG",
        "B,,G/,W",
        "()/(X)/(B",
        "17/0/B",
        "BGW\n# a comment\n\n\n\nBB",
        "BG/\n/WB\n//",
        "B\r\nG\rW\r\n",
        "\ufeffBGW",
        "examples/none.txt",
        "a.b",
        "BBBBBBBBBBBBBBBBB",
        "B G W\nG W B",
        "BG\nBGW\nB",
        "3 B\n2 G\n2 W\n a",
        "2 B B\n1 G G\n  a b c",
        "2 B B\n1 G G\n  a c",
        "3 B B\n\t\n1 G G\n  a b",
        "B B\n1 G G\n  a b",
        "a b\nB G\nG W\na b",
        "BG\n \t # only blank\n  \nWB",
        "BG,GW WBG",
        "BGW,GWB,",
        "/".join("B" * 17),
        "BG GWB WB",
        "#",
        "# only a comment\n\n",
        "x" * 30,
        "/".join("xyz" * 9),
        "B" * 17 + "/" + "G" * 17,
    )
    texts += tuple(f"{rows}\n a b" for rows in ("2 B B\n1 G", "1 B B\n2 G G", "2 B B\n3 G G"))
    texts += (
        "id,board\n1,BGW/GWB",
        '{"board": "BGW"}',
        "BGW/GWB\nBG/WB",
        "BGW/GWB\nBG",
        "BGW/GWB\nBX",
        "BGW/GWB\n\nBG/WB\nGB/BW/",
        "BGW/\nGWB\nWBG/GWB",
        "board\nBGW\nGWB\n",
        "B\t\tG\n\tW\t\nG\t\tB",
        "B\tBG\n\tW",
        "B\tX\n\tW",
        "B\t" * 17 + "\nG",
        "B\tG\n\t\nG\tW",
        "\t\nB\tG\n\t",
        "BG \n  \nGW ",
        "B   G\nB G W",
        " BGW\nGWB",
        "BG / WB",
        "1  B  G",
        "1  B  X",
        "2  B  G\n1  W  B",
        "",
    )
    texts += tuple(map(random_text, range(60)))
    seeds = [door + text.encode() for text in texts for door in (b"-", b"A", b"F")]
    long = b"B" * 70_000
    seeds += [b"-" + b"X\n\n" * 1200, b"-" + b"# c\n" * 20_000, b"-" + b"xyz/" * 300]
    seeds += [b"A" + b"B" * 50_000, b"-" + b"\n# c" * 20_000, b"-B\n \t\nG"]
    return [
        *seeds,
        b"M-",
        b"MBGW\n\nBG",
        b"MX",
        b"MBGW",
        b"-\xff\xfe",
        b"-B\0G",
        b"-" + long,
        b"TBGW",
        b"N",
        b"D",
        b"A-",
        b"-",
    ]


BOARD = Reader(
    "board text",
    _read_board,
    (RefusedError, click.UsageError),
    _seeds_of_board,
    {
        "games.pyramids.board_text": (),
        "games.pyramids.reading.blocks": (),
        "games.pyramids.reading.labels": (),
        "games.pyramids.reading.ranks": (),
        "commands.shared.reading": (
            *("read_given", "read_boards", "read_one", "_Reader.chunks", "_Reader._boards"),
            *("_Reader._item", "_board", "_is_wrong", "in_short"),
        ),
        "commands.shared.sources": (
            *("sources", "_chunks_of_text", "_chunks_of_file", "_label", "_printable"),
            *("is_path", "_foreign", "_lines"),
        ),
    },
    ("B", "G", "W", ".", "/", "(", ")", "BGW/", "\n", "1 ", "a b c", "#", ",", "⚫", "🟢", "16"),
)


def _read_moves(data: bytes) -> None:
    """Read moves of boards, of reductions and of every game; play those that are moves."""
    door, text = data[:1], data[1:].decode(errors="replace")
    if door == b"R":
        path_of(*_reduced(), text.split())
    elif door in b"BS":
        for start in STARTS:
            claim = check_claim(start, split_moves(text))
            if claim.reason is not None and not claim.reason.isprintable():
                raise RefusedError(claim.reason)
    else:
        name, _, moves = text.partition(" ")
        if name not in GAMES:
            raise RefusedError("no game")
        state = _begun(name)
        for move in moves.split(","):
            state = state.play(state.parse_move(move))


_BEGUN = {}


def _begun(name: str):
    """Return a state of a game in which somebody has moved."""
    if name not in _BEGUN:
        state, random = GAMES[name]().start(), Random(1)
        for _ in range(60):
            if state.over or len(state.legal_moves()) < 1:
                break
            following = state.play(random.choice(state.legal_moves()))
            if following.over:
                break
            state = following
        _BEGUN[name] = state
    return _BEGUN[name]


def _reduced() -> tuple[PathProblem, Reduced]:
    problem = problem_of(read_digraph("s a\na t\ns t")).problem
    return problem, reduce(problem, LineOrder.BLOCK)


def _solution_back() -> list[str]:
    """Return a solution of the reduction, its beginnings, and moves that go wrong after it."""
    _, position = _reduced()
    solution = decide(Position.parse(str(position))).moves or ()
    lines = [solution[:size] for size in range(len(solution) + 1)]
    cells = [f"{letter}{rank}" for letter in "abcde" for rank in range(1, 5)]
    start = solution[0].partition("x")[0]
    wrong = [f"{start}x{cell}" for cell in cells] + [f"{cell}x{start}" for cell in cells]
    return [*(" ".join(line) for line in lines), *wrong]


def _seeds_of_moves() -> list[bytes]:
    solution = "a2xb2 c2xb2 b2xb3 a1xa3 a3xb3 c1xc3 c3xb3 b1xb3"
    texts = [
        solution,
        "a1xa2, c2 b2",
        "A1a2",
        "a1xc1",
        "c1xa1",
        "b1xb3",
        "p16xa1",
        "a3xc3",
        "a1xc1 b2xb1",
        "a1xz9",
        "q",
        "a1xc3",
        "a1xa1",
        "",
        "b2xb3 b2xb3",
    ]
    seeds = [b"B" + text.encode() for text in texts]
    back = (
        *_solution_back(),
        "h8xc2",
        "a1xa1",
        "x",
        "a5xa3 a3xc3 c3xc2",
        "d5xa5 a5xa4 a4xd4",
        "a3xa5",
        "e5xa5",
    )
    seeds += [b"R" + text.encode() for text in back]
    for name in GAMES:
        moves = [_begun(name).format_move(each) for each in _begun(name).legal_moves()][:6]
        for move in (
            *moves,
            "pass",
            "hand",
            "1>2",
            "a>b",
            "A-B",
            "c1-c2",
            "x",
            "zz",
            "Wf7",
            "Wa1",
            "a1-b2",
            "a1xb2",
            "a1>b2",
            "a1^@",
            "12",
        ):
            seeds.append(f"G{name} {move}".encode())
    return seeds


MOVES = Reader(
    "moves",
    _read_moves,
    (RefusedError, IllegalMove, SolutionError, ValueError),
    _seeds_of_moves,
    {
        "certificates.claim": (),
        "games.pyramids.reading.moves": (),
        "games.pyramids.stacks": ("parse_capture", "objection", "_misplaced"),
        "games.stones.state": ("StonesState.parse_move",),
        "games.capstone.moves": ("parse_move",),
        "games.triforce.moves": ("parse_move",),
        "study.holes.reduction": ("path_of", "_objection", "_place", "_between"),
    },
    ("a1xa2", "x", " ", ",", "c3", "p16", "Ggreen ", "Gcapstone ", "G3stones ", "Gtriforce "),
)


def _read_record(data: bytes) -> None:
    record = read_record(data.decode(errors="replace"))
    again = read_record(str(record))
    assert again.moves == record.moves
    assert str(again) == str(record)


def _seeds_of_record() -> list[bytes]:
    seeds = []
    for name in GAMES:
        record, random = new_record(name, GAMES[name](), 7), Random(2)
        head = str(record).partition("chance")[0]
        stages = set()
        for step in range(300):
            if step in (0, 30) or record.is_over:
                seeds.append(str(record).encode())
                heads = ("clock 90.5 0", "brought 12", "clock x")
                seeds += [f"{head}{each}\n".encode() for each in heads]
            # One state of each form, as a position, and with each of its words missing or wrong.
            text = str(record.state)
            stage = tuple(word.partition("=")[0] for word in text.split()[1:])
            if stage not in stages and len(stages) < 12:
                stages.add(stage)
                words = text.split(" ")
                for at in range(len(words)):
                    for word in ([], [f"{words[at]}x"], [words[at][:-1]], [words[at]] * 2):
                        position = " ".join([*words[:at], *word, *words[at + 1 :]])
                        seeds.append(f"{head}position {position}\n".encode())
                seeds.append(f"{head}position {text}\n".encode())
            if record.is_over:
                break
            record = record.play(random.choice(record.state.legal_moves()))
    head = "greenest record 1\n"
    games = (
        "game green rows=1 cols=3 tournament=no\nseed 7\nchance: G\nchance: B\nplayer 1: b1xa1\n",
        "game green rows=none\nseed 7\n",
        "game green rows=1 rows=2\nseed 7\n",
        "game green color=1\nseed 7\n",
        "game green tournament=maybe\nseed 7\n",
        "game green rows\nseed 7\n",
        "game\nseed 7\n",
        "game nothing\nseed 7\n",
        "game green\nseed x\n",
        "game green\n",
        "game 3stones skill=yes\nseed 7\n",
        "game green rows=3 cols=2\nseed 1\nposition BGW/.G.\nbrought 3\nbrought 4\n",
        "game greener\nseed 1\nbrought x\n",
        "game greener\nseed 1\nhello\n",
        "game greener\nseed 1\nplayer 1: a1xa2\n",
        "game triforce players=3\nseed 1\nchance: zz\n",
        "game green cols=3 rows=1\nseed 1\nchance: B\nchance: Bx\n",
        "game green cols=3 rows=1\nseed 1\nchance: B\nchance: B\nchance: B\nchance: B\n",
        "game green rows=2 cols=3\nseed 1\nposition BGW/???, passes 1\n",
        "game green rows=2 cols=3\nseed 1\nposition BGW/???\nplayer 1: pass\n",
        "game green rows=2 cols=3\nseed 1\nposition B/?\n",
        "game green rows=2 cols=3 tournament=yes\nseed 1\nposition BGW/BBB\n",
        "game green rows=2 cols=3\nseed 1\nposition ???/???, green to move\n",
        "game 3stones\nseed 1\nposition x pouch=1\n",
    )
    seeds.append(b"greenest record 2\n")
    return [*seeds, *((head + game).encode() for game in games)]


RECORD = Reader(
    "records of games",
    _read_record,
    (RecordError,),
    _seeds_of_record,
    {
        "play.records": (
            "read_record",
            "_heads",
            "_begin",
            "_check_brought",
            "_with_time",
            "_read_game",
            "_follow",
            "Record.play",
            "Record.__str__",
        ),
        "games.options": ("make_game", "_read", "_read_optional"),
        "games.stones.game": ("Stones.parse", "_read_board"),
        "games.capstone.game": ("Capstone.parse", "_read_row", "_read_pair"),
        "games.triforce.text": (
            "read_board",
            "read_state",
            "_stage",
            "_player",
            "_bearer",
            "_number",
            "_territory",
            "_taken",
        ),
        "games.pyramids.contest": ("Contest.parse",),
    },
    (
        "greenest record 1\n",
        "game green ",
        "rows=2 ",
        "cols=",
        "seed 7\n",
        "chance: ",
        "player 1: ",
        "position ",
        "brought ",
        "clock ",
        ", green to move",
        ", passes 1",
        "?",
        "=none",
        "\n",
    ),
)


def _read_digraph(data: bytes) -> None:
    """Read a digraph as `reduce` does, and make its position; or take one as Python gives it."""
    if data[:1] == b"J":
        vertices, *arcs = [line.split() for line in data[1:].decode(errors="replace").split("\n")]
        pairs = tuple((each[0], each[-1]) for each in arcs if each)
        PathProblem(tuple(vertices), pairs, *[*vertices, "", ""][:2])
        return
    ends = {b"S": ("a", None), b"T": (None, "a")}.get(data[:1], (None, None))
    given = problem_of(read_digraph(data[1:].decode(errors="replace")), *ends)
    if len(given.problem.vertices) <= 100:
        str(reduce(given.problem, LineOrder.MIDDLE))


GRAPHML = """<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="d0" for="node" attr.name="c" attr.type="int"><default>1</default></key>
<graph edgedefault="directed"><node id="a"/><node id="b"><data key="d0">7</data></node>
<node id="c"/><edge source="a" target="b"/><edge source="b" target="c"/></graph></graphml>"""


def _seeds_of_digraph() -> list[bytes]:
    texts = (
        "s a\na t\ns t\n",
        "# nothing\na b # arc\n\nb c\n",
        "a\n",
        "",
        "a a\na b\nb b\n",
        "a a\n",
        "a b\na c\na d\nb a\nc b\n b c\nd c",
        "a b c d",
        "t s\ns t\na t\nt a\n",
        "a b\x1b\n",
        GRAPHML,
        GRAPHML.replace("directed", "undirected"),
        GRAPHML.replace(">7<", ">x<"),
        GRAPHML.replace("</graph>", ""),
        GRAPHML.replace('key="d0"', 'key="d9"'),
        "<a/>",
    )
    given = ("s t a\ns a\na t", "s s\ns s\ns s", "s t\nt s\na b", "", "s t\na a\na s\na b\na c")
    seeds = [b"J" + text.encode() for text in given]
    return seeds + [door + text.encode() for text in texts for door in (b"-", b"S", b"T")]


DIGRAPH = Reader(
    "digraphs",
    _read_digraph,
    (PathProblemError,),
    _seeds_of_digraph,
    {"study.holes.digraphs": (), "study.holes.path_problem": ()},
    ("a b\n", "#", "<graphml>", '<node id="', '<edge source="', "<data", "<!DOCTYPE", "<!ENTITY"),
)


def _read_formula(data: bytes) -> None:
    """Read a formula as `reduce` does, and make its digraph."""
    formula = read_dimacs(data.decode(errors="replace"))
    problem_of_formula(formula)


def _seeds_of_formula() -> list[bytes]:
    texts = (
        "c so\np cnf 3 2\n1 -2 3 0\n-1 2 0\n",
        "p cnf 1 1\n0\n",
        "p cnf 5 1\n1 2 3 4 5 0\n%\n0\n",
        "p cnf 0 0\n",
        "p cnf 2 1\n9 0\n",
        "p cnf 2\n",
        "p cnf 2 1\nx 0\n",
        "p cnf 1 0\np cnf 1 0\n",
        "1 0\n",
        "p cnf 2 3\n1 0\n",
        "p cnf 1000000000 0\n",
        "p cnf 500 0\n",
        "p cnf 2 1\n1 2",
        "p cnf -1 0\n",
        "p cnf x 0\n",
    )
    return [text.encode() for text in texts]


FORMULA = Reader(
    "formulas",
    _read_formula,
    (FormulaError,),
    _seeds_of_formula,
    {
        "study.holes.formulas": (
            "read_dimacs",
            "_clauses",
            "Formula",
            "three_literals",
            "problem_of_formula",
            "_clause_arcs",
            "_along",
            "_strand",
        ),
    },
    ("p cnf ", "c ", "%\n", " 0\n", "-1 ", "999999999999"),
)
