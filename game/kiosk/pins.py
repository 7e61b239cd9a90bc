"""PINs, the staff's and a teacher's: kept as salted hashes, with pauses after wrong tries."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from game.files.formats import TextFormat
from game.store import Store

COST, BLOCK, LANES = 2**14, 8, 1
"""Of scrypt: 16 MB and about 50 ms for one try."""

ROUNDS = 50_000
"""Of PBKDF2: some 40 ms for one try, and about half a second in a browser."""

FORM = re.compile(r"(scrypt|pbkdf2)\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)")
SHORTEST, LONGEST = 4, 12
"""Digits."""

TRIES = 5
PAUSE = 60.0
"""Seconds after so many wrong tries, and after each wrong one from then on."""


def is_pin(text: str) -> bool:
    """Four to twelve digits: what a keypad can type."""
    return text.isascii() and text.isdecimal() and SHORTEST <= len(text) <= LONGEST


def hash_pin(pin: str, salt: bytes | None = None) -> str:
    """The salted hash that the policy keeps instead of a PIN; different each time."""
    salt = salt or secrets.token_bytes(16)
    key = hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=BLOCK, p=LANES, dklen=32)
    return f"scrypt${_text(salt)}${_text(key)}"


def portable_hash(pin: str, salt: bytes | None = None) -> str:
    """The same for what is taken from one computer to another, by PBKDF2 (RFC 8018, 5.2).

    A Python that was built without OpenSSL, as for browsers, has no scrypt.
    """
    salt = salt or secrets.token_bytes(16)
    last = hmac.digest(pin.encode(), salt + (1).to_bytes(4, "big"), "sha256")
    key = int.from_bytes(last, "big")
    for _ in range(ROUNDS - 1):
        last = hmac.digest(pin.encode(), last, "sha256")
        key ^= int.from_bytes(last, "big")
    return f"pbkdf2${_text(salt)}${_text(key.to_bytes(32, 'big'))}"


def is_hash(text: str) -> bool:
    """True if a text has the form that `hash_pin` and `portable_hash` give."""
    return FORM.fullmatch(text) is not None


def is_portable(kept: str) -> bool:
    """True if every Python can tell which PIN was hashed into ``kept``."""
    return kept.startswith("pbkdf2$")


def can_tell(kept: str) -> bool:
    """True if this Python can."""
    return is_portable(kept) or hasattr(hashlib, "scrypt")


def fits(pin: str, kept: str) -> bool:
    """True if this PIN was hashed into ``kept``; no, where this Python cannot tell."""
    parts = FORM.fullmatch(kept)
    if parts is None or not is_pin(pin) or not can_tell(kept):
        return False
    hashed = portable_hash if is_portable(kept) else hash_pin
    return hmac.compare_digest(hashed(pin, base64.b64decode(parts[2])), kept)


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode("ascii")


@dataclass(slots=True)
class PinLock:
    """The door to the staff's page: counts wrong tries, of all visitors together.

    Without a hash it stays shut. ``pass_`` lets time go by.
    """

    kept: str
    wrong: int = 0
    """Tries since the last right one, of earlier starts too."""
    note: Callable[[int], None] = lambda _wrong: None
    """Keeps ``wrong`` where a restart does not reach it."""
    wait: float = 0.0
    """Seconds until the next try counts."""

    def __post_init__(self) -> None:
        # Pulling the plug must not be quicker than waiting.
        if self.wrong >= TRIES:
            self.wait = PAUSE

    def try_(self, pin: str) -> bool:
        """True if the door opens. While it waits, even the right PIN does not count."""
        if self.wait > 0:
            return False
        if fits(pin, self.kept):
            self.wrong = 0
            self.note(0)
            return True
        self.wrong += 1
        self.note(self.wrong)
        if self.wrong >= TRIES:
            self.wait = PAUSE
        return False

    def pass_(self, seconds: float) -> None:
        """Let time go by."""
        self.wait = max(0.0, self.wait - seconds)


KEY = "staff-door"
"""Of the progress under which wrong tries are kept."""
MOST = 10**6


def tries(text: str | None) -> int:
    """The number of wrong tries in a text; an unreadable text counts as too many."""
    if not text:
        return 0
    return min(int(KEPT_TRIES.read(text) or TRIES), MOST)


TEACHER_PIN, TEACHER_TRIES = "teacher-pin", "teacher-tries"
"""Keys in the store."""
KEPT_PIN = TextFormat(
    key=TEACHER_PIN,
    visitor=False,
    pattern=FORM.pattern,
    longest=100,
    about="Salted hash of the teacher's PIN.",
    example="pbkdf2$MDEyMzQ1Njc4OWFiY2RlZg==$" + "A" * 43 + "=",
)
KEPT_TRIES, KEPT_TEACHER_TRIES = (
    TextFormat(key=key, visitor=False, pattern="[0-9]+", longest=8, about=about, example="3")
    for key, about in (
        (KEY, "Wrong tries of the staff's PIN since the last right one; nonsense counts as five."),
        (TEACHER_TRIES, "The same of the teacher's PIN."),
    )
)


def _kept_pin(store: Store) -> str:
    return KEPT_PIN.read(store.progress(TEACHER_PIN))


def is_set(store: Store) -> bool:
    """True if there is a PIN."""
    return bool(_kept_pin(store))


def can_be_asked(store: Store) -> bool:
    """True if a PIN can be checked here: one that was set in an earlier version, in no browser."""
    return can_tell(_kept_pin(store))


def door(store: Store) -> PinLock:
    """The lock that asks for it. Wrong tries are kept: opening the page again is not quicker."""
    return PinLock(
        _kept_pin(store),
        tries(store.progress(TEACHER_TRIES)),
        lambda wrong: store.set_progress(TEACHER_TRIES, str(wrong)),
    )


def set_pin(store: Store, pin: str) -> None:
    """From now on it is this one, here and wherever these games are taken."""
    store.set_progress(TEACHER_PIN, portable_hash(pin))
    store.set_progress(TEACHER_TRIES, "0")


def renew(store: Store, pin: str) -> None:
    """Keep the PIN that was just right so that it can be checked everywhere."""
    if not is_portable(_kept_pin(store)):
        set_pin(store, pin)
