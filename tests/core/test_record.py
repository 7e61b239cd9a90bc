"""Records: what is refused, with which words, at which place."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.record import LIMIT, SEATS, BadRecord, Record, parse_record, record_of, replay
from game.core.session import AnySession, Session
from game.games import GAMES


def played(plies: int = 20) -> AnySession:
    session = Session(GAMES["bigebang"], 2, {}, "record")
    for ply in range(plies):
        legal = session.legal_moves()
        session.play(legal[ply * 7 % len(legal)])
    return session


def written(**changes: Any) -> str:
    raw = json.loads(record_of(played(), ("human", "ai:student")).to_json())
    raw.update(changes)
    return json.dumps(raw)


def reason(text: str) -> tuple[str, str]:
    with pytest.raises(BadRecord) as refused:
        replay(parse_record(text), GAMES)
    return refused.value.reason, refused.value.where


def test_a_record_is_readable_and_replays_to_the_same_position() -> None:
    session = played()
    text = record_of(session, ("human", "ai:student")).to_json()
    assert '"game": "bigebang"' in text
    assert replay(parse_record(text), GAMES).digest() == session.digest()


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "json"),
        ("{", "json"),
        ("[" * 100_000, "json"),
        ('{"format": NaN, "game": 1}', "json"),
        ("[]", "foreign"),
        ('{"chess": true}', "foreign"),
        ("x" * (LIMIT + 1), "size"),
    ],
)
def test_what_is_no_record_is_refused(text: str, refusal: str) -> None:
    assert reason(text)[0] == refusal


def test_a_record_may_be_as_long_as_its_limit() -> None:
    text = written()
    assert parse_record(text + " " * (LIMIT - len(text))) == parse_record(text)


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"format": 2}, ("newer", "2")),
        ({"format": 0}, ("field", "format")),
        ({"format": "1"}, ("field", "format")),
        ({"format": True}, ("field", "format")),
        ({"game": "backgammon"}, ("game", "backgammon")),
        ({"game": None}, ("field", "game")),
        ({"rules": 99}, ("newer-rules", "99")),
        ({"rules": 0}, ("older-rules", "0")),
        ({"rules": -1}, ("field", "rules")),
        ({"rules": "1"}, ("field", "rules")),
        ({"seats": ["human"] * 9}, ("setup", "bigebang is not for 9 players")),
        ({"seats": "human"}, ("field", "seats")),
        ({"seats": []}, ("field", "seats")),
        ({"seats": ["human"] * SEATS}, ("setup", "bigebang is not for 12 players")),
        ({"seats": ["human"] * (SEATS + 1)}, ("field", "seats")),
        ({"options": {"mass": "1"}}, ("field", "options")),
        ({"options": {"mass": 7}}, ("setup", "bigebang: option 'mass' cannot be 7")),
        ({"seed": 7}, ("field", "seed")),
        ({"seed": "W" * 81}, ("field", "seed")),
        ({"seed": "up\0down"}, ("field", "seed")),
        ({"seed": "up\ndown"}, ("field", "seed")),
        ({"seed": "up\u202edown"}, ("field", "seed")),
        ({"game": "x" * 201}, ("field", "options")),
        ({"game": "\0"}, ("field", "options")),
        ({"seats": ["human", "ai:\x1b[2J"]}, ("field", "seats")),
        ({"options": {"\0": 1}}, ("field", "options")),
        ({"moves": ["fuse:\0"]}, ("field", "moves")),
        ({"digest": "\x07"}, ("field", "options")),
        ({"moves": [1, 2]}, ("field", "moves")),
        ({"digest": "00000000"}, ("digest", "00000000")),
    ],
)
def test_an_edited_record_is_refused_at_the_offending_place(
    changes: dict[str, Any], refusal: tuple[str, str]
) -> None:
    assert reason(written(**changes)) == refusal


def test_a_seed_of_64_printable_letters_is_read() -> None:
    seed = "W" * 63 + "é"
    assert parse_record(written(seed=seed)).seed == seed


def test_an_illegal_move_is_named_and_the_game_stands_before_it() -> None:
    raw = json.loads(written())
    raw["moves"][12] = "fuse:83,83"
    with pytest.raises(BadRecord) as refused:
        replay(parse_record(json.dumps(raw)), GAMES)
    assert (refused.value.reason, refused.value.where) == ("move", "13: fuse:83,83")
    assert refused.value.good == 12
    assert refused.value.session is not None
    assert refused.value.session.digest() == played(12).digest()


def test_the_digest_after_each_move_shows_where_a_record_was_changed() -> None:
    digests = [played(n).digest() for n in range(21)]
    whole = replace(parse_record(written()), digests=tuple(digests))
    assert parse_record(whole.to_json()).digests == whole.digests
    assert "digests" not in json.loads(written())
    assert replay(whole, GAMES).digest() == digests[-1]
    for wrong, where in (
        ([*digests[:12], "00000000", *digests[13:]], "changed"),
        (digests[:20], "changed"),
        ([*digests, digests[-1]], "digest"),
    ):
        with pytest.raises(BadRecord) as refused:
            replay(replace(whole, digests=tuple(wrong)), GAMES)
        assert refused.value.reason == where


def test_a_missing_move_shows_in_the_digest() -> None:
    raw = json.loads(written())
    del raw["moves"][-1]
    assert reason(json.dumps(raw))[0] == "digest"


@pytest.mark.long
@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda b: b.decode("latin-1")))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    with contextlib.suppress(BadRecord):
        assert isinstance(parse_record(text), Record)


@given(st.integers(0, 2000), st.integers(0, 255))
def test_any_changed_byte_is_noticed_or_harmless(at: int, byte: int) -> None:
    good = record_of(played(6), ("human", "ai:student")).to_json()
    bad = good[: at % len(good)] + chr(byte) + good[at % len(good) + 1 :]
    try:
        session = replay(parse_record(bad), GAMES)
    except BadRecord:
        return
    assert session.digest() == played(6).digest()
