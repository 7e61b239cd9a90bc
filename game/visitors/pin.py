"""The staff's PIN: kept as a salted scrypt hash, and asked for with pauses after wrong ones."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

COST, BLOCK, LANES = 2**14, 8, 1
"""Of scrypt: 16 MB and about 50 ms for one try."""

FORM = re.compile(r"scrypt\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)")
SHORTEST, LONGEST = 4, 12
"""Digits."""

TRIES = 5
PAUSE = 60.0
"""Seconds after so many wrong tries, and after each wrong one from then on."""


def is_pin(text: str) -> bool:
    """Four to twelve digits: what a keypad can type."""
    return text.isascii() and text.isdecimal() and SHORTEST <= len(text) <= LONGEST


def hash_pin(pin: str, salt: bytes | None = None) -> str:
    """What the policy keeps in place of a PIN; another one each time, because of the salt."""
    salt = salt or secrets.token_bytes(16)
    key = hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=BLOCK, p=LANES, dklen=32)
    return f"scrypt${_text(salt)}${_text(key)}"


def is_hash(text: str) -> bool:
    """Whether a text has the form that `hash_pin` gives."""
    return FORM.fullmatch(text) is not None


def fits(pin: str, kept: str) -> bool:
    """Whether this PIN was hashed into ``kept``; takes about 50 ms."""
    parts = FORM.fullmatch(kept)
    if parts is None or not is_pin(pin):
        return False
    salt = base64.b64decode(parts[1])
    return hmac.compare_digest(hash_pin(pin, salt), kept)


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode("ascii")


@dataclass(slots=True)
class Door:
    """The door to the staff's page: counts wrong tries, of all visitors together.

    Without a hash it stays shut. ``pass_`` lets time go by.
    """

    kept: str
    wrong: int = 0
    wait: float = 0.0
    """Seconds until the next try counts."""

    def try_(self, pin: str) -> bool:
        """Whether the door opens. While it waits, even the right PIN does not count."""
        if self.wait > 0:
            return False
        if fits(pin, self.kept):
            self.wrong = 0
            return True
        self.wrong += 1
        if self.wrong >= TRIES:
            self.wait = PAUSE
        return False

    def pass_(self, seconds: float) -> None:
        """Let time go by."""
        self.wait = max(0.0, self.wait - seconds)
