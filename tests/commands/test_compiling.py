"""What a command says while it compiles, and what is counted meanwhile."""

from numba import njit

from greenest.commands.shared import search
from greenest.kernels.compiled import compiled_functions


def test_compiling_is_announced_with_the_time_that_it_may_take(monkeypatch, capsys):
    monkeypatch.setattr(search, "is_compiled", lambda engine: False)
    loaded = []
    search.prepared("dfs", lambda: loaded.append(True))
    first, last = capsys.readouterr().err.splitlines()
    assert "compiling the search" in first
    assert "up to a minute" in first
    assert last == "compiled in 0 s"
    assert loaded == [True]


def test_nothing_is_said_where_all_is_compiled(monkeypatch, capsys):
    monkeypatch.setattr(search, "is_compiled", lambda engine: True)
    search.prepared("dfs", lambda: None)
    assert capsys.readouterr().err == ""


def test_each_function_that_is_compiled_is_counted():
    inner = njit(lambda number: number + 1)
    outer = njit(lambda number: inner(number))
    counted = []
    with compiled_functions(lambda: counted.append(1)):
        assert outer(1) == 2
        assert len(counted) == 2
        outer(2)
    assert len(counted) == 2
