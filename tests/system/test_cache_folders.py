"""The user's cache folder, and which folders and files are trusted."""

import os
import sys

import pytest

from greenest.system.cache_folders import made, trusted_bytes, user_cache_folder

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return tmp_path


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a rule of freedesktop.org")
def test_the_users_cache_folder_is_where_the_system_wants_it(home, monkeypatch):
    assert user_cache_folder() == home / ".cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "elsewhere"))
    assert user_cache_folder() == home / "elsewhere"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert user_cache_folder() == home / ".cache"


@POSIX
def test_a_user_without_home_and_entry_has_no_cache_folder(home, monkeypatch):
    import pwd

    def nobody(uid):
        raise KeyError(uid)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    assert user_cache_folder() is None


@POSIX
def test_a_private_folder_is_made_for_its_user_alone(tmp_path):
    assert made(tmp_path / "new" / "inner", True).stat().st_mode & 0o777 == 0o700
    old = os.umask(0o022)
    try:
        assert made(tmp_path / "shared", False).stat().st_mode & 0o777 == 0o755
    finally:
        os.umask(old)


@POSIX
@pytest.mark.parametrize("mode", [0o1777, 0o702])
def test_a_folder_that_others_write_to_is_no_place_to_write_or_read(tmp_path, mode):
    (tmp_path / "file").write_bytes(b"code")
    assert trusted_bytes(tmp_path / "file") == b"code"
    tmp_path.chmod(mode)
    assert trusted_bytes(tmp_path / "file") is None
    with pytest.raises(PermissionError, match="others may write there"):
        made(tmp_path, True)


@POSIX
def test_what_is_no_file_or_others_write_to_is_not_read(tmp_path):
    (tmp_path / "file").write_bytes(b"code")
    (tmp_path / "file").chmod(0o666)
    assert trusted_bytes(tmp_path / "file") is None
    (tmp_path / "folder").mkdir()
    assert trusted_bytes(tmp_path / "folder") is None
    assert trusted_bytes(tmp_path / "nothing") is None
    assert trusted_bytes(tmp_path / "nowhere" / "nothing") is None
