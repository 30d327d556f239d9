"""Forged certificates with valid digests: only true and proven statements are accepted.

`make slow NAME=forgeries` tries 100,000 of them. Each forgery starts from a real certificate, or
from the levels of a solvable position without its single stacks.
"""

import gzip
from collections import Counter
from random import Random

import pytest

from brute import is_solvable
from forging import certified_starts, lies, mutated, sealed, text_of, thinned
from greenest.certificates.checker import Bounds, LimitError, Proven, RefusedError, check_file

BOUNDS = Bounds(max_seconds=2, max_memory=50)


@pytest.fixture(scope="module")
def starts(tmp_path_factory):
    return certified_starts(20, 4000, tmp_path_factory.mktemp("real") / "proof")


def forged(index, starts):
    """Return the bytes of forgery number `index`."""
    random = Random(f"forgery {index}")
    start, reals, levels = random.choice(starts)
    strangers = [each for _, reals, _ in starts for each in reals]
    real = random.choice(reals)
    kind = random.randrange(4)
    if kind == 0 and levels:
        text = thinned(start, levels, random)
    elif kind == 1:
        text = mutated(text_of(start, levels), random, strangers)
    else:
        text = mutated(real, random, strangers)
    while text in strangers:
        text = mutated(text, random, strangers)
    content = sealed(text)
    if random.random() < 0.1:
        cut = random.randrange(len(content))
        content = content[:cut] + random.choice((b"", b"\n", b"\0", content[cut + 1 :]))
    if random.random() < 0.2:
        content = gzip.compress(content, 1, mtime=0)
        if random.random() < 0.3:
            place = random.randrange(len(content))
            content = content[:place] + bytes([random.randrange(256)]) + content[place + 1 :]
        elif random.random() < 0.3:
            content += random.choice((gzip.compress(b""), gzip.compress(content), b"\0"))
    return content


def judged(path):
    """Return what a certificate proves, or whether its check ended by a refusal or at a limit."""
    try:
        return check_file(path, BOUNDS)
    except RefusedError as error:
        return "refused" if str(error).isprintable() else "refused in signs that do not print"
    except LimitError:
        return "ended by a limit"


def test_no_forgery_is_accepted_unless_what_it_says_is_true(starts, tmp_path, pytestconfig):
    path = tmp_path / "proof"
    ended = Counter()
    for index in range(pytestconfig.getoption("--forgeries")):
        path.write_bytes(forged(index, starts))
        found = judged(path)
        if isinstance(found, Proven):
            assert is_solvable(found.position) == (found.verdict == "solvable"), index
            found = "true"
        ended[found] += 1
    print(dict(ended))
    assert ended.keys() <= {"refused", "ended by a limit", "true"}
    assert ended["refused"] > 0.8 * ended.total()


def test_consistent_levels_prove_nothing_of_what_can_be_solved(starts, tmp_path):
    path = tmp_path / "proof"
    forged = lies(starts)
    assert len(forged) > 5
    for content in forged:
        path.write_bytes(content)
        with pytest.raises(RefusedError):
            check_file(path)
