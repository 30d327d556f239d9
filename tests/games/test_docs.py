"""What the page on the games shows is what happens."""

import doctest

from checkout import ROOT

PAGE = ROOT / "docs" / "games.md"


def test_the_examples_are_true():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 10
    assert not failed
