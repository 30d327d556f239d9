"""A table file is read back as it was written, or refused."""

import numpy as np
import pytest

from greenest.solver.kernels.table import Layout
from greenest.study.shapes.table_file import TableFileError, load, save

LAYOUT = Layout(2, 2)
TABLE = np.random.default_rng(1).integers(0, 2**63, LAYOUT.words).astype(np.uint64)


def empty():
    return np.zeros(LAYOUT.words, dtype=np.uint64)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "2x2.table"


@pytest.mark.parametrize("masks", range(17))
def test_a_beginning_is_read_back(path, masks):
    save(path, LAYOUT, TABLE, masks)
    table = empty()
    assert load(path, LAYOUT, table) == masks
    end = LAYOUT.bounds[masks]
    assert np.array_equal(table[:end], TABLE[:end])
    assert not table[end:].any()


def test_any_byte_changed_missing_or_added_is_noticed(path):
    save(path, LAYOUT, TABLE, 16)
    content = path.read_bytes()
    for at in range(len(content)):
        changed = content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]
        for wrong in (changed, content[:at], content + b"\n"):
            path.write_bytes(wrong)
            with pytest.raises(TableFileError):
                load(path, LAYOUT, empty())


def test_the_refusal_is_one_line_that_names_the_reason(path):
    save(path, LAYOUT, TABLE, 16)
    with pytest.raises(TableFileError, match=r"is of another shape, 2x2$"):
        load(path, Layout(2, 3), np.zeros(Layout(2, 3).words, dtype=np.uint64))
    path.write_bytes(path.read_bytes()[:-90])
    with pytest.raises(TableFileError, match=r"is damaged: its checksum does not fit$"):
        load(path, LAYOUT, empty())
    path.write_text("BGW\n")
    with pytest.raises(TableFileError, match=r"is no table of positions$"):
        load(path, LAYOUT, empty())


def test_a_failed_save_leaves_what_was_there(path):
    save(path, LAYOUT, TABLE, 3)
    before = path.read_bytes()
    with pytest.raises(TypeError):
        save(path, LAYOUT, None, 16)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_the_format_is_the_published_one(path):
    save(path, LAYOUT, TABLE, 5)
    content = path.read_bytes()
    assert content.startswith(b"greenest table 1 shape 2x2 masks 5\n")
    words = content[35:-72]
    assert words == b"".join(int(word).to_bytes(8, "little") for word in TABLE[:5])
