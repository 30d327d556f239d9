"""The sentences of the results say what the tables say."""

import re

from greenest.lab.experiments.rows import Mistakes, SimplePlay
from greenest.lab.findings.abstract import Abstract
from greenest.lab.findings.data import Findings
from greenest.lab.findings.sentences import SENTENCES, abstract, answer, findings
from greenest.lab.findings.tables import tables
from greenest.play.intervals import wilson
from greenest.study.publish.columns import FullBoards, Point
from greenest.study.publish.package import Curves


def point(stacks, solvable, low, high, undecided=0):
    unsolvable = 100 - solvable - undecided
    return Point("6x6", stacks, 1, 100, solvable, unsolvable, undecided, 1, stacks, low, high)


ROWS = (point(9, 10, 0.05, 0.15), point(12, 40, 0.3, 0.45), point(15, 80, 0.7, 0.9))


def full(shape, seed, boards, solvable=None):
    found = boards if solvable is None else solvable
    return FullBoards(shape, 36, seed, boards, found, boards - found, 0, 0.9, 1.0)


def curves_of(*rows):
    return (Curves("t", "T", rows),)


def test_without_tables_there_are_no_sentences():
    assert abstract(Findings()) == Abstract(sentences=[])
    hardest, undecided = findings(Findings(curves=curves_of(*ROWS)))
    assert hardest.endswith(" 15 stacks on 6x6.")
    assert undecided == "None of the 300 boards of whole transitions stayed undecided."


def test_captures_that_lose_stand_beside_the_number_of_stacks():
    rows = (Mistakes("3x3", 6, 10, 100, 90), Mistakes("3x4", 7, 10, 100, 40))
    (table,) = tables(Findings(exact_mistakes=rows))
    assert table.header == ("stacks", "3x3, exact", "3x4, exact")
    assert table.rows == (("6", "90.00 %", ""), ("7", "", "40.00 %"))


def test_undecided_boards_are_told():
    rows = (*ROWS, point(18, 90, 0.8, 0.99, undecided=2))
    assert findings(Findings(curves=curves_of(*rows)))[-1].startswith(
        "2 of these 400 boards stayed undecided"
    )


def test_the_answer_has_a_question_three_sentences_and_the_numbers_of_the_tables():
    sure = point(18, 100, 0.9, 1.0)
    random = SimplePlay("6x6", "random", 1000, 2, 9000, *wilson(2, 0, 1000))
    data = Findings(
        curves=curves_of(*ROWS, sure), full_boards=(full("6x6", 1, 1000),), play=(random,)
    )
    found = answer(data)
    assert abstract(data).question == SENTENCES["question"]
    assert len(re.findall(r"\.(?= |$)", found)) == 3
    for said in ("1,000 random setups", "10.00 % are solvable with 9 stacks", "half with 12.8",
                 "18 or more", "0.20 % of the full 6x6 boards"):  # fmt: skip
        assert said in found


def test_an_abstract_is_the_same_in_markdown_and_on_the_page():
    answered = Abstract("Can <all> be solved?", "Yes & no.", ("One.", "Two > one."))
    assert answered.as_lead() == {
        "answer": (
            "**Can <all> be solved?** Yes & no.",
            "<p><strong>Can &lt;all&gt; be solved?</strong> Yes &amp; no.</p>",
        ),
        "findings": (
            "- One.\n- Two > one.",
            "<ul>\n<li>One.</li>\n<li>Two &gt; one.</li>\n</ul>",
        ),
    }
    assert set(Abstract().as_lead().values()) == {("", "")}
