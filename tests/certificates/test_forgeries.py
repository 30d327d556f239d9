"""Forged certificates with valid digests: only true and proven statements are accepted.

`make slow NAME=forgeries` tries 100,000 of them, 10,000 by the verified checker, too.
"""

import gzip
from collections import Counter
from random import Random

import pytest

from brute import is_solvable
from certified import KINDS, certificate_of_a_kind
from forging import VERIFIED, check, forged, proven_by, small_certificates
from greenest.certificates.checker import Bounds, LimitError, RefusedError, check_file
from greenest.solver.decide import decide

BOUNDS = Bounds(max_seconds=2, max_memory=50)
LARGEST = 60_000
"""Bytes of a certificate that is forged."""


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    """Of small starts, and of boards of all kinds to 64x64 with holes, or full ones of 500 cells.

    And false ones of consistent levels.
    """
    path = tmp_path_factory.mktemp("real") / "proof"
    reals, lies = small_certificates(20, path)
    for kind in KINDS:
        for index in range(3):
            certificate_of_a_kind(kind, Random(f"forged {kind} {index}"), path, 500)
            real = path.read_text().rpartition("sha256")[0]
            reals += [real] * (len(real) < LARGEST)
    return reals, lies


def is_true(proven):
    position = proven.position
    found = is_solvable(position) if position.pieces < 13 else decide(position).captures is not None
    return found == (proven.verdict == "solvable")


def packed(content, random):
    """Return a compressed certificate, as a fault or a forger leaves it."""
    content = gzip.compress(content, 1, mtime=0)
    place = random.randrange(len(content))
    return random.choice(
        (
            content,
            content[:place] + bytes([random.randrange(256)]) + content[place + 1 :],
            content + random.choice((gzip.compress(b""), content, b"\0")),
        )
    )


def judged(path):
    """Return what a certificate proves, or whether its check ended by a refusal or at a limit."""
    try:
        return "true" if is_true(check_file(path, BOUNDS)) else "false"
    except RefusedError as error:
        return "refused" if str(error).isprintable() else "refused in signs that do not print"
    except LimitError:
        return "ended by a limit"


def test_no_forgery_is_accepted_unless_what_it_says_is_true(certificates, tmp_path, pytestconfig):
    path, ended, count = tmp_path / "proof", Counter(), pytestconfig.getoption("--forgeries")
    reals, lies = certificates
    for index in range(count):
        content, random = forged(index, reals + lies), Random(index)
        if index < count // 10 and VERIFIED:
            proven_by(content)
        path.write_bytes(packed(content, random) if random.random() < 0.2 else content)
        ended[judged(path)] += 1
    print(dict(ended))
    assert ended.keys() <= {"refused", "ended by a limit", "true"}
    assert ended["refused"] > 0.8 * ended.total()


def test_consistent_levels_prove_nothing_of_what_can_be_solved(certificates):
    _, lies = certificates
    assert len(lies) > 5
    for each in lies:
        with pytest.raises(RefusedError):
            check(each)
