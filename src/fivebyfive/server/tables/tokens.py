"""Codes to tell a friend, ids to name a device, tokens that nobody can guess."""

import hashlib
import hmac
import secrets
from typing import Final

_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike


def new_code() -> str:
    """Six digits for a table."""
    return f"{secrets.randbelow(10**6):06}"


def new_device() -> str:
    """A public name for a device; it opens nothing."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(8))


def new_worker() -> str:
    """A number for this process among those on the same log."""
    return str(secrets.randbelow(2**31))


def new_token(code: str, device: str) -> str:
    """What a device shows to be itself again: the table, the device, and 256 random bits."""
    return f"{code}.{device}.{secrets.token_urlsafe(32)}"


def new_host_key() -> str:
    """What a link carries that makes a device a host: 192 random bits, short enough for a QR."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def split_token(token: str) -> tuple[str, str]:
    """The table and the device that a token claims to be of."""
    code, _, rest = token.partition(".")
    return code, rest.partition(".")[0]


def matches_hash(token: str, token_hash: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(hash_token(token), token_hash)
