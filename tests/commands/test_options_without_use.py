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
