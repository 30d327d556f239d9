"""The examples in docstrings show what Python prints."""

import doctest
import importlib
import pkgutil
from importlib.util import find_spec
from pathlib import Path

import pytest

import greenest


def modules_with_examples():
    found = [each.name for each in pkgutil.walk_packages(greenest.__path__, "greenest.")]
    return [
        name for name in ("greenest", *found) if ">>> " in Path(find_spec(name).origin).read_text()
    ]


MODULES = modules_with_examples()


def test_the_types_that_people_meet_first_have_examples():
    assert {
        "greenest",
        "greenest.games.pyramids.position",
        "greenest.solver.verdict",
    } <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_print_what_they_say(name):
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed
