"""What the page and the README have of an answer, sentences, figures and tables."""

from greenest.study.publish.figures.charts import Chart
from greenest.study.publish.figures.drawing import Picture
from greenest.study.publish.report import Contents, blocks_of, page_of
from greenest.study.publish.tables import Table, table

ANSWER = ("**Yes & no.**", "<p>Yes &amp; no.</p>")
LEAD = {"answer": ANSWER, "findings": ("- One.", "<li>One.</li>")}
DRAWN = Picture("share", 'The "share"', b"<svg/>", b"")
TABLE = Table("k50", "Halves <50 %>", ("shape", "K50"), (("6x6", "15.2"), ("7x7", "<18")))


def test_a_page_has_all_of_it_as_text():
    page = page_of(Contents("A & B", "", [], [TABLE], [], LEAD), [DRAWN, DRAWN])
    assert page.count("A &amp; B") == 2
    for part in (
        "<p>Yes &amp; no.</p>",
        "<li>One.</li>",
        'src="data:image/svg+xml;base64,PHN2Zy8+" alt="The &quot;share&quot;">',
        "<figcaption>The &quot;share&quot;</figcaption>",
        "<summary>Halves &lt;50 %&gt;</summary>",
        '<tr><th scope="col">shape</th><th scope="col">K50</th></tr>',
        '<tr><th scope="row">6x6</th><td>15.2</td></tr>',
        '<tr><th scope="row">7x7</th><td>&lt;18</td></tr>',
    ):
        assert part in page
    assert page.count("<figure>") == 2


def test_a_page_without_an_answer_has_no_place_for_it():
    page = page_of(Contents("A", "", [], [], []), [])
    assert "<strong>" not in page
    assert "<li>" not in page


def test_a_readme_has_the_same_as_blocks():
    chart = Chart("share", "The share", ())
    found = blocks_of(Contents("A", "", [chart], [TABLE], [], LEAD), [])
    assert found["answer"] == "**Yes & no.**"
    assert found["findings"] == "- One."
    assert found["figure-share"] == "![The share](figures/share.svg)"
    assert "6x6" in found["table-k50"]
    assert "answer" not in blocks_of(Contents("A", "", [], [], []), [])


def test_the_first_column_of_a_table_is_words_and_the_others_are_numbers():
    assert TABLE.as_markdown().splitlines()[1] == "| --- | ---: |"
    assert (
        table("window", []).as_markdown().splitlines()[1] == "| --- | ---: | ---: | ---: | ---: |"
    )
    assert set(table("files", []).as_markdown().splitlines()[1]) == set("| -")
