"""The checker on certificates written by hand.

Each defect that the format names is refused with its place.
"""

import gzip
import os
from itertools import chain, count
from pathlib import Path
from random import Random

import pytest

from forging import check, judge, sealed
from greenest.certificates import limits
from greenest.certificates.checker import RefusedError, check_certificate, check_file
from greenest.certificates.claim import check_claim
from greenest.games.pyramids.position import Position
from shell import loaded_by

SOLVED = """\
greenest certificate 2
board BGW/.BG
verdict solvable
moves a2xb2 c2xb2 b2xb1 c1xb1
end 4
"""

DEAD = """\
greenest certificate 2
board .BB/GGW
verdict unsolvable
level 5 members 1
BBGGW
level 4 members 2
.BGBW
BWGG.
level 3 members 1
.BB.W
end 4
"""

FROZEN = """\
greenest certificate 2
board .B/BB
verdict unsolvable
dead frozen
end 0
"""


@pytest.mark.parametrize(
    ("text", "board", "verdict", "size"),
    [
        (SOLVED, "BGW/.BG", "solvable", 4),
        (DEAD, ".BB/GGW", "unsolvable", 4),
        (FROZEN, ".B/BB", "unsolvable", 0),
        (FROZEN.replace(".B/BB", "B./.G").replace("frozen", "split"), "B./.G", "unsolvable", 0),
        (FROZEN.replace(".B/BB", "../..").replace("frozen", "empty"), "../..", "unsolvable", 0),
        (SOLVED[:23] + "board ..B\nverdict solvable\nmoves\nend 0\n", "..B", "solvable", 0),
    ],
)
def test_a_proof_is_accepted(text, board, verdict, size):
    proven = check(text)
    assert (str(proven.position), proven.verdict, proven.size) == (board, verdict, size)


WRONG_DEAD = [
    ("certificate 2", "certificate 1", "line 1: 'greenest certificate 2' expected"),
    ("board", "bord", "line 2: 'board ...' expected"),
    (".BB/GGW", ".BB/GGX", "line 2: .*'X'"),
    (".BB/GGW", "1BB/GGW", "line 2: a board is spelt in full"),
    (".BB/GGW", "BB./GGW", "line 6: '[.BGW]*', which captures lead to, is missing"),
    (".BB/GGW", "." * 2000, "line 2: 1x2000 is over 64x64, as only full boards may be"),
    (".BB/GGW", "X" * 2000, "line 2: .*[.][.][.]$"),
    (".BB/GGW", "9" * 2**21, "line 2: a line of more than 2097152 bytes$"),
    ("BWGG.", "9" * 60_000, "line 8: a line of more than 4097 bytes$"),
    ("unsolvable", "undecided", "line 3: a verdict is"),
    ("verdict unsolvable", "verdict solvable", "line 4: 'moves ...' expected"),
    (
        "level 5 members 1",
        "level 05 members 1",
        "line 4: 'level 5 members ...' or 'end 0' expected",
    ),
    ("level 5 members 1", "level 6 members 1", "line 4: 'level 5 members"),
    ("level 5 members 1", "level 5 members 1 ", "line 4: 'level 5 members"),
    ("level 5 members 1", "level 5 members ١", "line 4: 'level 5 members"),
    (
        "level 5 members 1",
        "level 5 members 2",
        "line 4: this level has no more than 1 members, not 2",
    ),
    ("BBGGW\n", "BBGGG\n", "line 4: 'BBGGW', which captures lead to, is missing"),
    ("members 2", "members 1", "line 6: 'BWGG.', which captures lead to, is missing"),
    ("members 2", "members 3", "line 9: 'level 3 members 1' is frozen, or no capture leads"),
    (".BGBW\nBWGG.", "BWGG.\n.BGBW", "line 8: '.BGBW' is not after 'BWGG.'"),
    (".BGBW\nBWGG.", ".BGBW\n.BGBW", "line 8: '.BGBW' is not after '.BGBW'"),
    ("members 2\n.BGBW", "members 3\n.BGBW\nBBG.G", "line 8: 'BBG.G' is frozen, or no capture"),
    ("members 2", "members 11", "line 6: this level has no more than 10 members, not 11"),
    ("members 2", "members " + "9" * 1000, "line 6: 'level 4 members ...' or 'end 1' expected"),
    ("BWGG.", "BWGG. ", "line 6: 'BWGG.', which captures lead to, is missing"),
    ("level 3 members 1\n.BB.W\n", "", "line 9: 'level 3 "),
    ("end 4", "end 3", "line 11: 'level 2 members ...' or 'end 4' expected, not 'end 3'"),
    ("end 4\n", "end 4\n\n", "line 12: 'sha256 .*' expected"),
    ("end 4\n", "level 2 members 1\n..B.G\nend 5\n", "line 12: '..B.G' is frozen, or no"),
    ("\n", "\r\n", "line 1"),
]
OTHER_SPELLINGS = (
    *("c1xz9", "C1xb1", "c1-b1", "c1b1", "c01xb1"),
    *("c1xb1+", "1.c1xb1", "c1xb1,", "c1Xb1", "c1xb01"),
)
WRONG_MOVES = [
    ("b2xb1 c1xb1", "c1xb1 b2xb1", "line 4: move 3: green takes white, not black"),
    (" c1xb1", " c1xb1 b1xc1", "line 4: move 5: there is no stack on c1 to take"),
    (" c1xb1", "", "line 4: the moves stop with 2 stacks"),
    (" c1xb1", "  c1xb1", "line 4: move 4: '' is not a capture"),
    *(("c1xb1", spelling, "line 4: move 4") for spelling in OTHER_SPELLINGS),
    ("end 4", "end 5", "line 5: 'end 4' expected"),
    ("verdict solvable", "verdict unsolvable", "line 4: 'level 5 members"),
]
WRONG_RULES = [
    *(("frozen", rule, "line 4") for rule in ("split", "empty", "no capture", "", "FROZEN")),
    (".B/BB", "BGW/GWB", "line 4: 'level 6 members"),
]
FLAWS = {
    "closed set": (DEAD, WRONG_DEAD),
    "moves": (SOLVED, WRONG_MOVES),
    "rule": (FROZEN, WRONG_RULES),
}


@pytest.mark.parametrize(
    ("kind", "old", "new", "reason"),
    [(kind, *flaw) for kind, (_, flaws) in FLAWS.items() for flaw in flaws],
)
def test_a_flawed_closed_set_and_flawed_moves_and_forged_rules_are_refused(kind, old, new, reason):
    whole = FLAWS[kind][0]
    assert old in whole
    with pytest.raises(RefusedError, match=reason):
        check(whole.replace(old, new))


def test_of_several_wrong_moves_the_first_is_named():
    assert check_claim(Position.parse("BGW"), ["b1xa1", "nonsense"]).wrong_move == 1


ENDLESS = DEAD[: DEAD.index("level 4")] + "level 4 members 100000000\n"
"""A level with more members than the level above it has captures."""


@pytest.mark.parametrize(
    ("head", "reason"),
    [("", "line 1: "), (ENDLESS, "line 6: this level has no more than 10 members")],
)
def test_what_follows_a_wrong_line_is_not_read(head, reason):
    endless = (b"%020d\n" % number for number in count())
    with pytest.raises(RefusedError, match=reason):
        check_certificate(chain(head.encode().splitlines(keepends=True), endless))


def test_every_truncation_is_refused():
    for stop in range(len(sealed(DEAD))):
        with pytest.raises(RefusedError):
            judge(sealed(DEAD)[:stop])
        with pytest.raises(RefusedError):
            check(DEAD[:stop] if stop < len(DEAD) else "")


def test_a_wrong_digest_and_what_follows_it_are_refused():
    text = sealed(DEAD)
    with pytest.raises(RefusedError, match=r"line 12: 'sha256 .*' expected"):
        judge(text.replace(b"sha256 ", b"sha256 0"))
    with pytest.raises(RefusedError, match="line 13: nothing follows the digest"):
        judge(text + b"\n")


@pytest.mark.parametrize(
    ("board", "body", "reason"),
    [
        ("BG", "level 2 members 1\nBG\nlevel 1 members 1\n.B\nend 2\n", "line [4-6]: "),
        ("BG", "end 0\n", "line [4-6]: "),
        ("BG", "dead frozen\nend 0\n", "line [4-6]: "),
        (".B", "end 0\n", "captures lead to a single stack"),
        (".B", "level 1 members 1\nB\nend 1\n", "captures lead to a single stack"),
    ],
)
def test_nothing_proves_a_solvable_position_or_a_single_stack_unsolvable(board, body, reason):
    """The only capture of `BG` leads to a single stack."""
    with pytest.raises(RefusedError, match=reason):
        check(f"greenest certificate 2\nboard {board}\nverdict unsolvable\n{body}")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b"\xff\xfe" + sealed(DEAD),
        b"greenest certificate 2" + b" " * 10_000_000,
        gzip.compress(sealed(DEAD), mtime=0)[:-1],
        gzip.compress(sealed(DEAD), mtime=0)[:30],
        b"\x1f\x8b" + bytes(range(100)),
        gzip.compress(sealed(DEAD), mtime=0) + b"x",
        gzip.compress(b"\0" * 50_000_000),
    ],
)
def test_files_that_are_none_are_refused(content, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(RefusedError):
        check_file(path)


@pytest.mark.parametrize("end", [1 << 15, 1 << 16, 1 << 17])
def test_a_line_too_long_is_named_so_wherever_a_reading_ends(end, tmp_path, monkeypatch):
    head = SOLVED.partition("moves")[0].encode()
    longest = end - len(head)
    monkeypatch.setattr(limits, "LONGEST_MOVES", longest)
    for content in (head + b" " * (longest + 1), gzip.compress(head + b" " * (longest + 1))):
        (tmp_path / "proof").write_bytes(content)
        with pytest.raises(RefusedError, match=f"line 4: a line of more than {longest} bytes"):
            check_file(tmp_path / "proof")


@pytest.mark.skipif(os.name == "nt", reason="no named pipes there")
def test_what_is_no_regular_file_is_refused_at_once(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(OSError, match=r"not a regular file|directory"):
            check_file(path)


def test_what_follows_the_end_of_a_compressed_file_is_refused(tmp_path):
    """Long comments make the compressed file longer than what is read at once."""
    random, path = Random(1), tmp_path / "proof.gz"
    noise = ["# " + "".join(chr(random.randrange(32, 127)) for _ in range(4000)) for _ in range(8)]
    head, *rest = DEAD.splitlines()
    for lines in ([head, *rest], [head, *noise, *rest]):
        packed = gzip.compress(sealed(lines), mtime=0)
        path.write_bytes(packed)
        assert check_file(path) == check(DEAD)
        for more in (b"\0", gzip.compress(b""), packed):
            path.write_bytes(packed + more)
            with pytest.raises(RefusedError, match="something follows the end"):
                check_file(path)
    path.write_bytes(gzip.compress(b"") * 100_000)
    with pytest.raises(RefusedError):
        check_file(path)


@pytest.mark.parametrize(
    ("board", "rule"),
    [("../..", "empty"), ("B.B/.../.B.", "frozen"), ("B../.../..G", "split")],
)
def test_the_first_rule_that_holds_is_the_one_named(board, rule):
    """The frozen board is split, too."""
    for named in ("empty", "frozen", "split"):
        text = FROZEN.replace(".B/BB", board).replace("frozen", named)
        if named == rule:
            assert check(text).size == 0
        else:
            with pytest.raises(RefusedError, match=f"'dead {rule}' expected"):
                check(text)


def test_the_checker_shares_two_things_with_the_writer_and_the_solver():
    """Other modules may load only because these modules import them."""
    loaded = loaded_by("import greenest.certificates.checker")
    loaded = {each for each in loaded if each.startswith("greenest.")}
    assert "greenest.certificates.checker" in loaded
    assert {each.split(".")[1] for each in loaded} == {"certificates", "games"}
    assert "greenest.certificates.writer" not in loaded
