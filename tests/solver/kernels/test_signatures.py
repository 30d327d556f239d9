"""The signatures of compiled functions are those that numba compiles."""

import sys
import typing
from types import UnionType

import numpy as np
import pytest
from numba import types
from numba.core.dispatcher import Dispatcher

from greenest.solver.bulk.many import decide_many
from greenest.solver.decide import decide
from greenest.study.sampling import random_position

ENGINES = ("dfs", "beam", "sat", "lines")


def fits(hint, found):
    """Return whether a numba type fits a type hint."""
    if isinstance(found, types.Omitted):
        return True
    if typing.get_origin(hint) is typing.Union or isinstance(hint, UnionType):
        return any(fits(each, found) for each in typing.get_args(hint))
    if typing.get_origin(hint) is tuple:
        hints = typing.get_args(hint)
        return len(hints) == len(found.types) and all(map(fits, hints, found.types))
    if isinstance(found, types.Array):
        (dtype,) = typing.get_args(typing.get_args(hint)[1])
        return str(found.dtype) == np.dtype(dtype).name
    if isinstance(found, types.BaseNamedTuple):
        return found.instance_class is hint
    kinds = {int: (types.Integer, types.IntegerLiteral, types.Boolean), bool: types.Boolean}
    kinds |= {float: types.Float, type(None): types.NoneType, np.uint64: types.Integer}
    return isinstance(found, kinds[hint])


@pytest.fixture(scope="module")
def dispatchers():
    """Return the compiled functions that these engines call from Python, by module and name."""
    shapes = ((6, 12), (6, 36), (7, 18))
    boards = [random_position(n, n, stacks, 3, i) for n, stacks in shapes for i in range(4)]
    for engine in ENGINES:
        for position in boards:
            decide(position, engine=engine)
    decide_many(boards)
    return {
        f"{name}.{each}": value
        for name, module in list(sys.modules.items())
        if name.startswith("greenest.")
        for each, value in vars(module).items()
        if isinstance(value, Dispatcher) and value.py_func.__module__ == name
    }


def test_every_compiled_function_says_what_it_takes_and_returns(dispatchers):
    assert len(dispatchers) > 15
    for name, dispatcher in dispatchers.items():
        hints = typing.get_type_hints(dispatcher.py_func)
        assert hints.keys() == {*dispatcher.py_func.__annotations__}, name
        assert typing.Any not in hints.values(), name


def test_signatures_are_those_that_were_compiled(dispatchers):
    checked = 0
    for name, dispatcher in dispatchers.items():
        hints = typing.get_type_hints(dispatcher.py_func)
        wanted = [hint for each, hint in hints.items() if each != "return"]
        for signature, compiled in dispatcher.overloads.items():
            returned = compiled.signature.return_type
            assert all(map(fits, wanted, signature)), (name, signature)
            assert fits(hints["return"], returned), (name, returned)
            checked += 1
    assert checked > 10
