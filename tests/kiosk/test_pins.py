"""The staff's door: the right PIN, wrong ones, and the pause after five of them."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable

import pytest

from game.kiosk import pins
from game.kiosk.pins import (
    PAUSE,
    TRIES,
    PinLock,
    fits,
    hash_pin,
    is_hash,
    is_pin,
    portable_hash,
    tries,
)

HASHES = (hash_pin, portable_hash)


@pytest.mark.parametrize("hashed", HASHES)
def test_a_pin_fits_its_hash_and_no_other(hashed: Callable[[str], str]) -> None:
    digest = hashed("1234")
    assert is_hash(digest)
    assert "1234" not in digest
    assert fits("1234", digest)
    assert not fits("1235", digest)
    assert not fits("", digest)
    assert not fits("1234", "")


@pytest.mark.parametrize("hashed", HASHES)
def test_the_same_pin_is_salted_anew_each_time(hashed: Callable[[str], str]) -> None:
    assert hashed("1234") != hashed("1234")


def test_a_hash_that_is_taken_along_is_pbkdf2() -> None:
    salt = b"0123456789abcdef"
    key = base64.b64decode(portable_hash("1234", salt).split("$")[2])
    assert key == hashlib.pbkdf2_hmac("sha256", b"1234", salt, pins.ROUNDS)


def test_where_python_has_no_scrypt_a_teachers_pin_is_still_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    staff, teacher = hash_pin("1234"), portable_hash("1234")
    monkeypatch.delattr("hashlib.scrypt")
    assert fits("1234", teacher)
    assert not fits("1235", teacher)
    assert not fits("1234", staff), "nobody can tell, so nobody comes in"


def test_a_pin_is_four_to_twelve_digits() -> None:
    assert is_pin("0000")
    assert is_pin("1" * 12)
    assert not any(map(is_pin, ("123", "1" * 13, "12a4", "", "١٢٣٤")))


def test_five_wrong_tries_shut_the_door_for_a_while() -> None:
    door = PinLock(hash_pin("1234"))
    for _ in range(TRIES):
        assert door.wait == 0
        assert not door.try_("0000")
    assert door.wait == PAUSE
    assert not door.try_("1234"), "not even the right one is heard now"
    door.pass_(PAUSE - 1)
    assert not door.try_("1234")
    door.pass_(2)
    assert not door.try_("9999")
    assert door.wait == PAUSE, "after five, each wrong one costs a pause"
    door.pass_(PAUSE)
    assert door.try_("1234")
    assert not door.wrong


def test_without_a_hash_the_door_stays_shut() -> None:
    assert not PinLock("").try_("")
    assert not PinLock("").try_("0000")


def test_a_restart_is_no_quicker_than_waiting() -> None:
    noted: list[int] = []
    door = PinLock(hash_pin("1234"), 0, noted.append)
    for _ in range(TRIES + 1):
        door.try_("0000")
        door.pass_(PAUSE)
    assert noted[-1] == TRIES + 1
    again = PinLock(door.kept, noted[-1], noted.append)
    assert not again.try_("1234"), "begun anew, it waits"
    again.pass_(PAUSE)
    assert again.try_("1234")
    assert noted[-1] == 0
    assert PinLock(door.kept, TRIES - 1).wait == 0


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (None, 0),
        ("", 0),
        ("3", 3),
        ("9", 9),
        ("-1", TRIES),
        ("x", TRIES),
        ("9" * 5000, TRIES),
        ("\u0663", TRIES),
        ("1.5", TRIES),
        ("99999999", 10**6),
    ],
)
def test_what_is_kept_of_tries_is_read_with_care(text: str | None, count: int) -> None:
    assert tries(text) == count
