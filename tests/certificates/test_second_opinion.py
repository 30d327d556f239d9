"""A second checker runs on the same certificate, whatever the first one says."""

import gzip
import stat

import pytest

from forging import sealed
from greenest.certificates.checker import check_certificate
from greenest.certificates.reading import LimitError
from greenest.certificates.second_opinion import CheckerError, refusal_of

CONTENT = sealed("greenest certificate 2\nboard B\nverdict solvable\nmoves\nend 0\n")
PROVEN = check_certificate(CONTENT.splitlines(keepends=True))


@pytest.fixture
def program(tmp_path):
    """Return a function that writes a checker as a shell script."""

    def written(script, mode=stat.S_IRWXU):
        path = tmp_path / "checker"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(mode)
        return path

    return written


@pytest.fixture
def certificate(tmp_path):
    path = tmp_path / "proof.txt"
    path.write_bytes(CONTENT)
    return path


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_it_reads_the_certificate_uncompressed(program, certificate, tmp_path, pack):
    certificate.write_bytes(pack(CONTENT))
    checker = program(f'test "$1" = - && cat > {tmp_path}/read; echo "accepted: B is solvable"')
    assert refusal_of(checker, certificate, PROVEN) is None
    assert (tmp_path / "read").read_bytes() == CONTENT


@pytest.mark.parametrize(
    "said",
    ["", "accepted: G is solvable", "accepted: B is unsolvable", "accepted: B is solvable\n"],
)
def test_what_accepts_another_board_or_verdict_has_not_accepted_this_one(
    program, certificate, said
):
    checker = program(f"echo '{said}'")
    expected = f"{checker} did not accept this board as solvable, but said '{said.strip()}'"
    assert refusal_of(checker, certificate, PROVEN) == expected


def test_a_refusal_is_one_line_and_what_breaks_or_takes_too_long_has_no_opinion(
    program, certificate
):
    checker = program('printf "refused:\\nno \\033[31mmember%0999d" 0 >&2; exit 4')
    refusal = refusal_of(checker, certificate, PROVEN)
    assert refusal.startswith(f"{checker}: refused: no \\x1b[31mmember000")
    assert len(refusal) == len(f"{checker}: ") + 300
    with pytest.raises(LimitError, match="stopped at the limit of time"):
        refusal_of(program("exec sleep 60"), certificate, PROVEN, max_seconds=0.1)
    for script, said in (
        ("exit 1", "exit code 1: silent"),
        ("kill -9 $$", "exit code -9"),
    ):
        with pytest.raises(CheckerError, match=said):
            refusal_of(program(script), certificate, PROVEN)
    with pytest.raises(CheckerError, match="Permission denied"):
        refusal_of(program("exit 0", mode=0o600), certificate, PROVEN)
