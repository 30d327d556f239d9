"""Drawings show what stands on the board, as text and as SVG."""

from xml.etree import ElementTree

import pytest

from drawn import contrast
from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.drawing import draw, svg
from greenest.games.pyramids.position import Position
from samples import unbalanced

SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing):
    """Return the texts of a drawing by place."""
    tree = ElementTree.fromstring(drawing)
    return {(int(float(t.get("x"))), int(t.get("y"))): t.text for t in tree.iter(f"{SVG}text")}


def letters(drawing):
    """Return the texts on cells by (row, col), counted from 0 at the top left."""
    found = {((y - 34) / 40, (x - 44) / 40): text for (x, y), text in texts(drawing).items()}
    return {place: text for place, text in found.items() if all(map(float.is_integer, place))}


def test_a_drawing_has_rank_numbers_file_letters_and_heights_and_is_aligned():
    assert draw(read_board("BG(WGB)/2b")).splitlines() == [
        "2  B   G   W3",
        "1  .   .   B",
        "   a   b   c",
    ]
    lines = draw(read_board("/".join(["BG"] * 10))).splitlines()
    assert lines[0] == "10  B  G"
    assert lines[9] == " 1  B  G"
    assert lines[10] == "    a  b"


@pytest.mark.parametrize(("rows", "cols"), [(1, 2), (3, 4), (16, 16)])
def test_every_stack_has_its_letter_on_its_cell(rows, cols):
    position = unbalanced(rows, cols, 1)
    stacks = {divmod(cell, cols): x for cell, x in enumerate(position.cells) if x != "."}
    assert letters(position.svg()) == stacks


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (3, 4), (16, 16)])
def test_ranks_and_files_are_named_beside_the_board(rows, cols):
    found = texts(Position(rows, cols, "." * (rows * cols)).svg())
    names = [text for _, text in sorted(found.items(), key=lambda each: (-each[0][1], each[0][0]))]
    files = [chr(ord("a") + col) for col in range(cols)]
    assert names == [*files, *map(str, range(1, rows + 1))]


def test_a_taller_stack_has_its_height_beside_its_letter():
    assert letters(svg(read_board("B(GW)/.(WBG)"))) == {(0, 0): "B", (0, 1): "G2", (1, 1): "W3"}


def test_the_longer_a_label_the_smaller_are_its_letters():
    root = ElementTree.fromstring(svg(read_board(f"B(GW)({'BGW' * 3}B)")))
    found = {text.text: text.get("font-size") for text in root.iter(f"{SVG}text")}
    assert [found[label] for label in ("B", "G2", "B10")] == [None, "13", "10"]


@pytest.mark.parametrize("rows", [1, 9, 16])
@pytest.mark.parametrize("cols", [1, 9, 16])
def test_a_drawing_is_neither_too_small_nor_wider_than_a_page(rows, cols):
    root = ElementTree.fromstring(Position(rows, cols, "." * (rows * cols)).svg())
    width, height = float(root.get("width")), float(root.get("height"))
    assert max(width, height) <= 560
    assert 30 * rows <= height
    assert 30 * cols <= width
    *_, box_width, box_height = map(float, root.get("viewBox").split())
    assert width / height == pytest.approx(box_width / box_height)


def test_a_drawing_is_xml_that_names_the_board_and_leaves_the_page_alone():
    drawing = Position.parse("BG/.W").svg()
    root = ElementTree.fromstring(drawing)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "BG/.W"
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags == {"svg", "title", "rect", "path", "g", "text"}
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not attributes & {"id", "class", "style", "href"}


def test_letters_can_be_read_and_colours_told_apart_by_brightness_alone():
    tops = []
    for colour in COLOURS:
        drawing = ElementTree.fromstring(Position(1, 1, colour).svg())
        _, top, *_ = drawing.iter(f"{SVG}path")
        letters = drawing.findall(f"{SVG}g")[-1]
        assert contrast(top.get("fill"), letters.get("fill")) >= 6
        tops.append(top.get("fill"))
    assert all(contrast(a, b) >= 3 for a in tops for b in tops if a != b)
