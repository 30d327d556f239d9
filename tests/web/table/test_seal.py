"""The seal keeps games from being read or changed, and its key is kept for the next server."""

import pytest

from greenest.web.table.seal import NAME, SealError, kept_key, opened, sealed

SECRET = "player 2: BGRY"


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """The folder of the key."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "greenest"


def test_a_key_opens_what_it_sealed_and_no_other_does(cache):
    key = kept_key()
    seal = sealed(key, SECRET)
    assert "BGRY" not in seal
    assert opened(key, seal) == SECRET
    for wrong in (seal[:-3] + "AAA", "", "gAAAA", "ü", "\ud800"):
        with pytest.raises(SealError, match="not begun on this server"):
            opened(key, wrong)


def test_the_key_is_kept_for_its_user_alone(cache):
    key = kept_key()
    assert kept_key() == key
    assert (cache / NAME).stat().st_mode & 0o077 == 0
    assert cache.stat().st_mode & 0o077 == 0


def test_a_damaged_key_is_made_anew(cache):
    key = kept_key()
    (cache / NAME).write_bytes(b"not a key")
    assert kept_key() not in (key, b"not a key")
    assert kept_key() == kept_key()


def test_without_a_folder_the_key_is_for_one_run(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert kept_key() != kept_key()
