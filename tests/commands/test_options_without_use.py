"""An option that could not be used where it is given is refused."""

import pytest

from shell import refused, run

UNUSED = [
    (("verify", "BG", "--max-memory", "1"), "--max-memory is for a proof"),
    (("verify", "BG", "--checker", "{proof}"), "--checker is for a proof"),
    *(
        (("verify", "--certificate", "{proof}", option, value), f"{option} is for a search")
        for option, value in (("--engine", "dfs"), ("--max-nodes", "4"), ("--table-mb", "4"))
    ),
    *(((name, "BG", "--format", "csv"), "--format is that of files") for name in ("solve", "hint")),
    *(
        (("study", "--example", *given), "does not go with --example")
        for given in (("my.toml",), ("--shard", "1/2"), ("--scale", "smoke"), ("--force",))
    ),
    (("batch", "2x3", "--count", "2", "--seed", "1", "--cluster", "http://h:1"), "is no address"),
]


@pytest.mark.parametrize(("arguments", "told"), UNUSED, ids=lambda each: " ".join(each)[:40])
def test_it_is_refused(arguments, told, tmp_path):
    proof = tmp_path / "proof.txt"
    run("solve", "BG", "--certificate", str(proof))
    assert told in refused(*(each.format(proof=proof) for each in arguments))


def test_an_explanation_that_met_a_limit_says_so():
    found = run("explain", ".GB/..B/WG.", "--max-nodes", "4", "--json")
    assert found.exit_code == 3
    assert '"complete": false' in found.stdout or '"verdict": "undecided"' in found.stdout


def test_numbers_that_were_counted_are_printed_before_the_limit_of_states():
    found = run("perft", "greenest", "--depth", "9", "--position", "BGW/GWB", "--max-states", "10")
    assert (found.exit_code, found.stdout) == (3, "1    7\n")
    assert found.stderr.startswith("stopped: more than 10 states")
