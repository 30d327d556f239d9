"""The whole theorem was checked by Coq from the sources that are here, not from older ones."""

from hashlib import sha256

from checkout import ROOT

PROOF = ROOT / "proof"


def written():
    """Return the names of the sources of the theorem, but for what programs write."""
    sources = {path.relative_to(PROOF).as_posix() for path in PROOF.rglob("*.v")}
    found = {name for name in sources if name.endswith("_Found.v")}
    return sources - found | {"free_columns.ml", "_CoqProject", "Makefile", "witnesses.sha256"}


def test_the_last_whole_run_read_what_is_here():
    lines = (PROOF / "whole.sha256").read_text("ascii").splitlines()
    checked = {name: digest for digest, name in (line.split("  ") for line in lines)}
    present = {name: sha256((PROOF / name).read_bytes()).hexdigest() for name in written()}
    assert present == checked, (
        "run `make proof-long`, which takes 20 minutes, and commit its digests"
    )
