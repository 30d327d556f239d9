"""The verified checker ends in order on any bytes, and accepts nothing that matters and is wrong.

It computes no digest, and takes members of a closed set in any order: so it may accept what the
checker in Python refuses, but for reasons that a verdict does not depend on.
"""

import re
import subprocess
from random import Random

import pytest
from test_verified_checker import ACCEPTED, REFUSED, refusal, verified

from certified import KINDS, certificate_of_a_kind
from forging import mutated, sealed

pytestmark = pytest.mark.slow

UNREADABLE = 2
BEYOND_A_VERDICT = re.compile(
    "line [0-9]+: ('sha256 [0-9a-f]+' expected, not 'sha256 [0-9a-f]{64}'|"
    "'dead frozen' expected, not 'dead split'|"
    "'level [0-9]+ members ...' or 'end [0-9]+' expected, not 'level [0-9]+ members [0-9]+'|"
    ".* is not after .* in rising order|a variable stands twice|this is no clause of the board)"
)
NUMBERS = (b"0", b"", b"00", b"-1", b"+1", b"0x1", b"1_0", b"\xd9\xa1", b"1e9", b"999999999",
           b"1000000000", b"4611686018427387904", b"18446744073709551617", b"9" * 4000)  # fmt: skip


def changed(content, random):
    """Return a certificate with some bytes changed."""
    found = bytearray(content)
    for _ in range(random.choice((1, 1, 2, 5))):
        found[random.randrange(len(found))] = random.randrange(256)
    return bytes(found)


def with_bytes(content, random, inserted):
    """Return a certificate with bytes inserted somewhere."""
    at = random.randrange(len(content) + 1)
    return content[:at] + inserted + content[at:]


def with_a_number(content, random):
    """Return a certificate with one of its numbers replaced."""
    at = random.choice(list(re.finditer(rb"[0-9]+", content)))
    return content[: at.start()] + random.choice(NUMBERS) + content[at.end() :]


def shuffled(content, random):
    """Return a certificate with its lines in another order."""
    lines = content.splitlines(keepends=True)
    random.shuffle(lines)
    return b"".join(lines)


def as_forged(content, random):
    """Return a certificate with a change that knows the format."""
    text = content.decode("latin-1")
    return mutated(text, random, [text]).encode("latin-1")


DAMAGES = {
    "random": lambda _, random: random.randbytes(random.randrange(2000)),
    "truncated": lambda real, random: real[: random.randrange(len(real))],
    "changed": changed,
}
FORGERIES = {
    "truncated": DAMAGES["truncated"],
    "changed": changed,
    "NUL": lambda real, random: with_bytes(real, random, b"\0" * random.choice((1, 99))),
    "controls": lambda real, random: with_bytes(real, random, b"\x1b[2J\x07\r\n"),
    "number": with_a_number,
    "letters": lambda real, random: with_bytes(real, random, b"B" * 2_200_000),
    "digits": lambda real, random: with_bytes(real, random, b"9" * 2_200_000),
    "blanks": lambda real, random: with_bytes(real, random, b" " * 2_200_000),
    "shuffled": shuffled,
    "forged": as_forged,
}
"""What becomes of a real certificate; forgeries have a digest of their own."""
HOSTILE = DAMAGES | {
    f"{name}, sealed": lambda real, random, forge=forge: sealed(forge(body(real), random))
    for name, forge in FORGERIES.items()
}


def body(content):
    """Return a certificate without its digest."""
    return content[: content.rindex(b"sha256")]


@pytest.fixture(scope="module")
def reals(tmp_path_factory):
    """Certificates of every kind, of boards to 64x64 with holes and of full ones of 500 cells."""
    path = tmp_path_factory.mktemp("real") / "proof"
    found = []
    for kind in KINDS:
        for index in range(6):
            certificate_of_a_kind(kind, Random(f"hostile {kind} {index}"), path, 500)
            found.append(path.read_bytes())
    return [each for each in found if len(each) < 60_000]


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_bytes_prove_nothing_that_python_refuses(checker, reals, kind, sample):
    for index in range(sample(25)):
        random = Random(f"{kind} {index}")
        content = HOSTILE[kind](random.choice(reals), random)
        why = refusal(content)
        exits = verified(checker, content)
        assert exits in (ACCEPTED, REFUSED), (kind, index)
        assert exits == ACCEPTED or why, (kind, index)
        assert exits == REFUSED or not why or BEYOND_A_VERDICT.match(why), (kind, index, why)


def test_a_certificate_cut_anywhere_is_refused(checker):
    lines = ["greenest certificate 2", "board BG", "verdict solvable", "moves a1xb1", "end 1"]
    content = sealed(lines)
    assert verified(checker, content) == ACCEPTED
    for size in range(len(content)):
        assert verified(checker, content[:size]) == REFUSED, size
    assert verified(checker, content + b"\n") == REFUSED


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("certificate 2", "certificate 3"),
        ("certificate 2", "certificate 1"),
        ("end 1", "end 2"),
        ("end 1", "end 01"),
        ("moves a1", "moves  a1"),
        ("a1xb1", "a1xb1 "),
        ("# by", "# \x7f by"),
        ("sha256 ", "sha256 0"),
        ("sha256 ", "sha-256 "),
    ],
)
def test_both_refuse_another_spelling(checker, before, after):
    lines = ["greenest certificate 2", "# by hand", "board BG", "verdict solvable", "moves a1xb1"]
    content = sealed([*lines, "end 1"])
    assert not refusal(content)
    assert verified(checker, content) == ACCEPTED
    if before.startswith("sha"):
        worse = content.replace(before.encode(), after.encode())
    else:
        worse = sealed(body(content).replace(before.encode(), after.encode()))
    assert refusal(worse)
    assert verified(checker, worse) == REFUSED


def test_hostile_boards_are_refused_before_their_captures(checker):
    for index in range(60):
        random = Random(f"board {index}")
        content = random.choice((b"", b"BGW\n", b"B.G/WGB\n")) + random.choice(
            (
                random.randbytes(random.randrange(1, 300)).replace(b"\n", b""),
                b"B" * random.choice((9, 3_000_000)),
                b"BG/W\n",
                b"/\n",
                b"\n",
                b"." * 65 + b"\n",
            )
        )
        ended = subprocess.run([checker, "--captures"], input=content, capture_output=True)
        assert re.fullmatch(rb"([ -~]*\n)*", ended.stdout + ended.stderr)
        assert len(ended.stderr) < 1250
        assert ended.returncode == UNREADABLE, index
