"""What runs in the page does what the package does: its rules, its random boards, its engine.

`--positions 5000`, as `make slow NAME=page` gives, asks the engine for more.
"""

import json
from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.alike import judge_captures
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits
from greenest.study.difficulty.rating import Difficulty, rate
from greenest.study.sampling import random_position
from hard_boards import HARDEST
from random_texts import mixed_text, random_text
from samples import of_every_density

BOARDS = 60
PATIENCE = 5
"""Seconds for the worker to decide a position, if nothing else keeps the machine busy."""
FEWEST = 200
SMALL_SAMPLE = 1000
"""Samples below this run beside other tests, and have ten times the patience."""
MOST_UNDECIDED = 0.01
HARD_PATIENCE = 20
MOST_UNDECIDED_HARD = 2


IN_PAGE = """
async ([name, given]) => {
  const rules = await import("/rules.js");
  const random = await import("/random.js");
  const reasons = await import("/engine/reasons.js");
  const difficulty = await import("/play/difficulty.js");
  const { dailyBoard } = await import("/choice/daily.js");
  const { askWorker } = await import("/workers.js");
  const engines = {
    beam: (await import("/engine/beams.js")).Beams,
    dfs: (await import("/engine/dfs.js")).DepthFirst,
    sat: (await import("/engine/cdcl.js")).Cdcl,
  };
  const ask = (task, board, maxSeconds) => askWorker({ task, board, maxSeconds }, {});
  const told = {
    captures: (board) => {
      const position = rules.Position.parse(board);
      return position.captures().map((capture) => {
        const after = position.after(capture);
        const again = position.after(position.notation(capture));
        if (String(after) !== String(again)) throw new Error("a notation misleads");
        return [position.notation(capture), String(after), after.pieces, after.isSolved];
      });
    },
    after: ([board, ...captures]) => {
      try {
        const after = (position, capture) => position.after(capture);
        return String(captures.reduce(after, rules.Position.parse(board)));
      } catch (error) {
        return error.message;
      }
    },
    random: (numbers) => String(random.randomPosition(numbers)),
    reason: (board) => reasons.deadReason(rules.Position.parse(board))?.sentence ?? null,
    nodes: ([board, engine, most]) => {
      const search = new engines[engine](rules.Position.parse(board));
      const answer = search.run(most);
      return [answer ? (answer.captures ? "solvable" : "unsolvable") : "undecided", search.nodes];
    },
    asked: (question) => ask(...question),
    rate: (board) => difficulty.rate(rules.Position.parse(board), new AbortController().signal),
    daily: (day) => String(dailyBoard(day).board),
  }[name];
  const answers = [];
  for (const each of given) answers.push(await told(each));
  return answers;
}
"""


@pytest.fixture(scope="module")
def told(chromium, server):
    """Ask a function of the page for many answers, one by one: `told("captures", boards)`."""
    page = chromium.new_page()
    page.goto(server + "rules.js")
    yield lambda name, given: page.evaluate(IN_PAGE, [name, list(given)])
    page.close()


def some_boards():
    """Return boards of every kind, those of odd shapes among them."""
    odd = [Position(1, 1, "B"), Position(1, 16, "BG.W" * 4), Position(16, 1, "W..B" * 4)]
    large = [random_position(16, 16, pieces, 3, pieces) for pieces in (40, 200, 256)]
    return [*odd, *large, *(of_every_density(7 * index) for index in range(BOARDS))]


def test_captures_and_what_they_leave_are_those_of_the_rules(told):
    boards = some_boards()
    for position, found in zip(boards, told("captures", map(str, boards)), strict=True):
        expected = []
        for capture in position.captures():
            after = position.after(capture)
            expected.append([position.notation(capture), str(after), after.pieces, after.is_solved])
        assert found == expected, str(position)


def test_a_capture_is_refused_with_the_same_sentence(told):
    random = Random(5)
    asked = []
    for position in some_boards():
        names = [position.grid.name(cell) for cell in range(len(position.cells))]
        asked += [[str(position), "x".join(random.choices(names, k=2))] for _ in range(5)]
    assert told("after", asked) == [text_of_page(*each) for each in asked]


def test_captures_are_read_as_the_package_reads_them(told):
    start = Position.parse("BGW/GWB/WBG")
    written = ["1. a2xb2", "A2 B2", "a2b2", "a2×b2", " 2... a2 → b2", "a2-b2", "a2->b2", "a2>b2"]
    wrong = ["", "a2", "a2xb2 c2xb2", "away", "a2b2c2", "1 a2xb2"]
    asked = [[str(start), text] for text in (*written, *wrong)]
    expected = [str(start.after(text)) for text in written]
    expected += [f"'{text}' is not a capture, which is written as in c3xc5" for text in wrong]
    assert told("after", asked) == expected


def text_of_page(text, *captures):
    """Return a board's text, or the refusal of the package or of a page with boards to 16x16."""
    try:
        position = Position.parse(text)
        for name, side in (("rows", position.rows), ("columns", position.cols)):
            if side > 16:
                return f"{side} {name}: the page has boards of 1 to 16"
        return str(position.after(*captures))
    except ValueError as error:
        return str(error)


@pytest.mark.parametrize("written", [random_text, lambda seed: mixed_text(seed).text])
def test_random_texts_are_the_same_boards_or_refused_with_the_same_sentence(
    told, written, pytestconfig
):
    texts = list(map(written, range(pytestconfig.getoption("--texts"))))
    for start in range(0, len(texts), 10_000):
        some = texts[start : start + 10_000]
        for text, found in zip(some, told("after", ([each] for each in some)), strict=True):
            # Python writes these two as escapes.
            given = found.replace("\xa0", r"\xa0").replace("\ufeff", r"\ufeff")
            assert given == text_of_page(text), repr(text)


def test_random_boards_are_those_of_the_package(told):
    numbers = [(6, 6, 36, 1, 0), (6, 9, 20, 2**64 - 1, 2**64 - 1), (1, 1, 0, 5, 2)]
    numbers += [(16, 16, 85, 0, 9)]
    numbers += [(rows, 17 - rows, rows, 2**40 + rows, rows) for rows in range(1, 17)]
    names = ("rows", "cols", "pieces", "seed", "index")
    given = [
        dict(zip(names, [*map(int, each[:3]), *map(str, each[3:])], strict=True))
        for each in numbers
    ]
    assert told("random", given) == [str(random_position(*each)) for each in numbers]


def test_static_reasons_are_told_in_the_same_words(told):
    boards = [position for position in some_boards() if position.pieces > 1]
    assert told("reason", map(str, boards)) == [dead_reason(position) for position in boards]


def test_the_verdicts_of_the_worker_are_those_of_decide(told, pytestconfig):
    count = max(FEWEST, pytestconfig.getoption("--positions"))
    patience = PATIENCE if count >= SMALL_SAMPLE else 10 * PATIENCE
    positions = [of_every_density(index) for index in range(count)]
    tally = Counter()
    for start in range(0, len(positions), 100):
        group = positions[start : start + 100]
        answers = told("asked", [["decide", str(position), patience] for position in group])
        for position, found in zip(group, answers, strict=True):
            tally[found["verdict"]] += 1
            verdict = decide(position, Limits(max_seconds=60))
            assert set(found) == set(verdict.as_json())
            if found["verdict"] == "undecided":
                assert "." in position.cells, f"{position} is full"
                assert f"greenest solve {position}" in found["reason"]
                continue
            assert found["verdict"] == verdict.status, json.dumps(found)
            assert found["moves"] is None or position.after(*found["moves"]).is_solved
    assert tally["undecided"] <= MOST_UNDECIDED * len(positions)
    assert min(tally["solvable"], tally["unsolvable"]) > len(positions) / 10


def test_the_hardest_positions_are_decided(told, pytestconfig):
    is_short = pytestconfig.getoption("--positions") < SMALL_SAMPLE
    boards = HARDEST[1::5] if is_short else HARDEST
    patience = HARD_PATIENCE * (10 if is_short else 1)
    answers = told("asked", [["decide", board, patience] for board, _ in boards])
    verdicts = [found["verdict"] for found in answers]
    assert verdicts.count("undecided") <= (0 if is_short else MOST_UNDECIDED_HARD)
    for verdict, (board, expected) in zip(verdicts, boards, strict=True):
        assert verdict in ("undecided", expected), board


@pytest.mark.parametrize(("engine", "nodes"), [("beam", 1), ("dfs", 100_000), ("sat", 100_000)])
def test_an_engine_takes_as_many_nodes_as_in_the_package(told, engine, nodes):
    boards = [board for board, _ in HARDEST[:12]]
    boards += [str(of_every_density(index)) for index in range(600)]
    boards = [board for board in boards if not dead_reason(Position.parse(board))][-40:]
    expected = []
    for board in boards:
        verdict = LOADER.start(engine, Position.parse(board)).run(Limits(max_nodes=nodes))
        expected.append([verdict.status, verdict.nodes])
    assert told("nodes", [[board, engine, nodes] for board in boards]) == expected


def test_full_boards_of_every_shape_are_solved(told):
    shapes = [(rows, cols) for rows in range(3, 17, 4) for cols in range(3, 17, 4)]
    asked = [
        ["decide", str(random_position(rows, cols, rows * cols, 4, 0)), PATIENCE]
        for rows, cols in (*shapes, (6, 6), (9, 9), (16, 16), (1, 15), (2, 16))
    ]
    found = {(answer["verdict"], answer["engine"]) for answer in told("asked", asked)}
    assert found == {("solvable", "lines")}, "without a search, in some milliseconds"


def test_the_worker_judges_each_capture_as_the_package_does(told):
    for board in ("BGW./W..B/GBWG", "BGW", ".G.W/B.../..WG/W.B."):
        position = Position.parse(board)
        (found,) = told("asked", [["hint", board, PATIENCE]])
        expected = [
            (position.notation(capture), str(verdict.status), board)
            for capture, verdict in judge_captures(position)
        ]
        assert [(each["move"], each["verdict"], each["board"]) for each in found] == expected


def test_boards_are_rated_as_by_the_command(told):
    boards = [random_position(4, 4, pieces, 3, 0) for pieces in (5, 9, 16)]
    boards += [random_position(4, 4, 5, 3, index) for index in (1, 2)]
    found = told("rate", map(str, boards))
    assert found == [rate(board).level for board in boards]
    assert len(set(found)) > 1


def test_a_week_of_dailies_begins_with_an_easy_board_and_grows(told):
    days = [str(date(2026, 11, 30) + timedelta(day)) for day in range(56)]
    boards = list(map(Position.parse, told("daily", days)))
    assert len(set(boards)) == len(days)
    assert {rate(board).level for board in boards[::7]} == {Difficulty.EASY}
    assert [board.pieces for board in boards[:7]] == [10, 12, 15, 16, 25, 30, 36]
