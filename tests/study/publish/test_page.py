"""What the page and the README have of an answer, sentences, figures and tables."""

from greenest.study.publish.figures.drawing import Picture
from greenest.study.publish.report import Contents, page_of
from greenest.study.publish.tables import Table

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
