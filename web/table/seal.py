"""Encryption of the games that pages keep; only a server with the same key can read them.

The server stores no games: each request contains a game, and each answer returns one. Some players
must not see the secrets of a game, so games are encrypted with Fernet of the package cryptography.
The key is in the user's cache folder, so that a restarted server can continue the same games.
"""

from __future__ import annotations

from contextlib import suppress

from cryptography.fernet import Fernet, InvalidToken

from greenest.system.cache_folders import made, trusted_bytes, user_cache_folder
from greenest.system.files import write_bytes

NAME = "games.key"


class SealError(ValueError):
    """A game that was not encrypted with this key."""


def kept_key() -> bytes:
    """Return the key in the user's cache folder, or one for this run if none can be kept there."""
    key = Fernet.generate_key()
    folder = user_cache_folder()
    if folder is None:
        return key
    path = folder / "greenest" / NAME
    kept = trusted_bytes(path)
    with suppress(ValueError):
        if kept and Fernet(kept):
            return kept
    with suppress(OSError):
        made(path.parent, is_private=True)
        write_bytes(path, key)
        path.chmod(0o600)
    return key


def sealed_length(size: int) -> int:
    """Return the number of characters to which `sealed` encrypts a text of `size` bytes.

    Fernet adds 57 bytes, pads the text to whole blocks of 16 bytes, with one more if it is whole
    already, and writes all in base 64.
    """
    return (57 + size // 16 * 16 + 16 + 2) // 3 * 4


def sealed(key: bytes, text: str) -> str:
    """Return the encrypted text, which `opened` reads with the same key."""
    return Fernet(key).encrypt(text.encode()).decode()


def opened(key: bytes, seal: str) -> str:
    """Return the text before encryption; raises SealError."""
    try:
        return Fernet(key).decrypt(seal.encode()).decode()
    except (InvalidToken, UnicodeError):
        raise SealError("this game was not begun on this server; load its record") from None
