"""The file of collisions: what is in it, how far its masses are right, and what is refused."""

from __future__ import annotations

import math
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.collisions.data import (
    FILE,
    HEAD,
    MAGIC,
    MOST_FILE,
    PAIR,
    BadData,
    Collisions,
    collisions,
    load,
    pack,
    unpack,
)
from game.collisions.event import RecoParticle, invariant_mass, opposite, pairings, total
from tests.some import some

EVENTS = {
    "z-muon": 10_583,
    "z-electron": 18_885,
    "upsilon": 19_519,
    "psi": 4_106,
    "phi": 7_915,
    "omega": 8_270,
}
"""Lines of the tables of CMS."""


@pytest.fixture(scope="module")
def known() -> Collisions:
    return collisions()


def test_all_events_of_the_tables_are_there(known: Collisions) -> None:
    assert {name: len(sample) for name, sample in known.samples.items()} == EVENTS
    assert len(known.four) == 278
    assert {event.year for event in known.four} == {2011, 2012}
    opposite_charges = sum(not mark & 1 for mark in known.samples["z-muon"].marks)
    assert opposite_charges == 10_227


def test_the_file_is_small_and_written_again_byte_by_byte(known: Collisions) -> None:
    raw = FILE.read_bytes()
    assert len(raw) <= MOST_FILE
    assert zlib.decompress(pack(known)[HEAD.size :]) == zlib.decompress(raw[HEAD.size :])


def test_masses_agree_with_those_of_cms(known: Collisions) -> None:
    """To 0.1 %, for all events that are whole."""
    for sample in some(known.samples.values()):
        for n, pair in enumerate(sample.pairs):
            assert invariant_mass(pair) == pytest.approx(sample.mass(n), rel=1e-3)
    for event in known.four:
        assert invariant_mass(event.leptons) == pytest.approx(event.mass, rel=1e-3)


def test_a_whole_event_agrees_with_its_marks(known: Collisions) -> None:
    for sample in some(known.samples.values()):
        for n, (one, two) in enumerate(sample.pairs):
            assert (one.charge == two.charge) == bool(sample.marks[n] & 1)
            assert sample.soft[n] == min(255, int(min(one.pt, two.pt) / 0.25))


def test_a_whole_event_knows_where_it_comes_from(known: Collisions) -> None:
    """The first lines of two tables of CMS, and no event twice."""
    for name, run, number, pt in (
        ("z-muon", 165617, 74969122, 54.7055),
        ("z-electron", 163286, 109060857, 37.5667),
    ):
        pair, origin = known.samples[name].pairs.event(0)
        assert origin == (run, number)
        assert pair[0].pt == pytest.approx(pt)
    for sample in known.samples.values():
        origins = {sample.pairs.event(n)[1] for n in range(len(sample.pairs))}
        assert len(origins) == len(sample.pairs)


def test_four_leptons_can_be_parted_into_two_pairs(known: Collisions) -> None:
    for event in some(known.four):
        ways = pairings(event.leptons)
        kinds = {lepton.kind for lepton in event.leptons}
        assert len(ways) == (1 if len(kinds) == 2 else 2)
        assert all(opposite(*one) and opposite(*two) for one, two in ways)


def test_simulated_events_have_the_lepton_of_their_decay(known: Collisions) -> None:
    assert len(known.whole) == 24
    for event in known.whole:
        (lepton,) = [particle for particle in event.seen if particle.kind != "jet"]
        assert event.truth == f"w-{lepton.kind}"
        assert event.missing[0] >= 25


def test_two_particles_that_fly_apart_have_the_mass_of_their_energy() -> None:
    pair = (
        RecoParticle("electron", 1, 45.6, 0.0, 0.3),
        RecoParticle("electron", -1, 45.6, 0.0, 0.3 + 3.14159),
    )
    assert invariant_mass(pair) == pytest.approx(91.2, rel=1e-4)
    assert total(pair).momentum < 0.01


@given(
    pt=st.floats(1, 200),
    eta=st.floats(-2.4, 2.4),
    phi=st.floats(-3.14, 3.14),
    turn=st.floats(-3, 3),
)
def test_the_mass_does_not_depend_on_the_direction_from_which_one_looks(
    pt: float, eta: float, phi: float, turn: float
) -> None:
    pair = RecoParticle("muon", 1, pt, eta, phi), RecoParticle("muon", -1, 20.0, 0.4, 1.0)
    turned = [each._replace(phi=each.phi + turn) for each in pair]
    assert invariant_mass(turned) == pytest.approx(invariant_mass(pair), rel=1e-6)


# --- bad files ----------------------------------------------------------------------------------


def changed(at: int, value: bytes) -> bytes:
    """The file with other bytes in it, and a checksum that fits them."""
    body = bytearray(zlib.decompress(FILE.read_bytes()[HEAD.size :]))
    body[at : at + len(value)] = value
    return packed(bytes(body))


def packed(body: bytes) -> bytes:
    return HEAD.pack(MAGIC, zlib.crc32(body), len(body)) + zlib.compress(body)


def reason(raw: bytes) -> str:
    with pytest.raises(BadData) as caught:
        unpack(raw)
    assert str(caught.value).count("\n") == 0
    return caught.value.reason


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cms\.bin cannot be read") as caught:
        load(tmp_path / "cms.bin")
    assert caught.value.reason == "missing"


@pytest.mark.parametrize("length", [0, 7, 16, 17, 40, 100_000, 285_000])
def test_a_file_that_ends_too_early_is_cut(length: int) -> None:
    assert reason(FILE.read_bytes()[:length]) == "cut"


def test_a_file_that_is_no_such_file_is_damaged() -> None:
    assert reason(b"\x89PNG" * 40) == "damaged"
    assert reason(b"\0" * (MOST_FILE + 1)) == "damaged"


@given(at=st.integers(0, 285_000), bit=st.integers(0, 7))
def test_a_byte_that_went_bad_is_noticed(at: int, bit: int) -> None:
    raw = bytearray(FILE.read_bytes())
    raw[at % len(raw)] ^= 1 << bit
    assert reason(bytes(raw)) in ("cut", "damaged")


def test_a_bomb_is_not_unpacked() -> None:
    body = b"\0" * 50_000_000
    assert reason(HEAD.pack(MAGIC, 0, len(body)) + zlib.compress(body, 9)) == "damaged"


FIRST = 8 + 4 * EVENTS["z-muon"]
"""The offset of the first whole event."""


@pytest.mark.parametrize(
    "pt", [math.nan, math.inf, -3.0, 0.0, 1e30], ids=["nan", "inf", "minus", "zero", "huge"]
)
def test_a_momentum_that_cannot_be_is_refused(pt: float) -> None:
    event = PAIR.pack(1, -1, pt, 0.0, 0.0, 20.0, 0.0, 0.0, 1, 1)
    assert reason(changed(FIRST, event)) == "damaged"


def test_a_charge_that_cannot_be_is_refused() -> None:
    event = PAIR.pack(5, -1, 20.0, 0.0, 0.0, 20.0, 0.0, 0.0, 1, 1)
    assert reason(changed(FIRST, event)) == "damaged"


@pytest.mark.parametrize("counts", [(0, 0), (2**32 - 1, 1), (3, 4), (39_999, 1)])
def test_numbers_of_events_that_cannot_be_are_refused(counts: tuple[int, int]) -> None:
    assert reason(changed(0, struct.pack("<II", *counts))) in ("damaged", "cut")


def test_what_follows_after_the_last_event_is_refused() -> None:
    body = zlib.decompress(FILE.read_bytes()[HEAD.size :])
    assert reason(packed(body + b"\0")) == "damaged"
    assert reason(FILE.read_bytes() + b"\0") == "damaged"
