"""The page opens in a browser."""

import pytest


@pytest.mark.parametrize("width", ["phone", "desktop"])
def test_the_page_opens_without_a_complaint(open_page, width):
    page = open_page(width)
    assert "greenest" in page.title().lower()
