from greenest.solver.decide import search_alone
from greenest.solver.engines.cdcl import search as cdcl
from greenest.solver.engines.cdcl.state import Slot
from greenest.solver.verdict import Limits
from samples import balanced

HARD = balanced(9, 9, 21, 3)


def test_the_size_of_arena_and_log_changes_nothing(monkeypatch):
    plenty = cdcl.Search(HARD).run(Limits())
    monkeypatch.setattr(cdcl, "LOG_WORDS", 1)
    for with_proof in (False, True):
        scarce = cdcl.Search(HARD, with_proof)
        held = scarce.state
        little = held.arena[: held.counters[Slot.ARENA_SIZE]].copy()
        scarce.state = held._replace(arena=little)
        found = scarce.run(Limits())
        assert scarce.state.arena.size > little.size
        assert (found.status, found.nodes) == (plenty.status, plenty.nodes)


def test_space_for_the_clauses_of_a_position_grows(monkeypatch):
    plenty = cdcl.Search(HARD).run(Limits())
    monkeypatch.setattr(cdcl, "BINARY_LITERALS", 10)
    monkeypatch.setattr(cdcl, "LONG_WORDS", 10)
    found = cdcl.Search(HARD).run(Limits())
    assert (found.status, found.nodes) == (plenty.status, plenty.nodes)


def test_learned_clauses_are_reduced_without_harm(monkeypatch):
    monkeypatch.setattr(cdcl, "LEARNED_WORDS", 100)
    search = cdcl.Search(HARD)
    search.state.counters[Slot.LEARNED_LIMIT] = 20
    found = search.run(Limits())
    assert found.status is search_alone(HARD, Limits()).status
