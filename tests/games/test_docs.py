"""What the page on the games shows is what happens."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "games.md"


def test_the_examples_are_true():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 10
    assert not failed
