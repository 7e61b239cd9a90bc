"""The file of collisions: written by `main.py collisions`, read and checked here without numpy.

Layout, all numbers little-endian: `MAGIC`, the CRC-32 and the length of what follows when it is
unpacked (two 32-bit numbers), then a zlib stream of these sections:

* for each window of `game.collisions.windows.WINDOWS`, in order: two 32-bit numbers, how many
  events there are and how many of them are whole; the masses, 16 bits each, from the lower edge of
  the window (0) to the upper one (65,535); the smaller of the two momenta across the beam, 8 bits
  in steps of `SOFT`; 8 bits of which the lowest says "same charge" and the others what else flew
  near the less lonely lepton, in steps of `NEAR`. Then the whole events, which are the first ones:
  two charges, two times pt, eta and phi as 32-bit floats, and the numbers of run and event.
* 32 bits: how many events of four leptons there are; for each the mass and the year after 2000,
  then four times kind, charge, pt, eta, phi.
* 32 bits: how many simulated events there are; for each what happened (`TRUTHS`), how many
  particles were seen, the size and direction of the missing momentum, and the particles.
"""

from __future__ import annotations

import math
import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple

from game.collisions.event import KINDS, Kind, Pair, RecoParticle
from game.collisions.windows import WINDOWS, Window
from game.files.atomic_files import TooLong, read_ordinary

FILE: Final = Path(__file__).parents[2] / "assets" / "collisions" / "cms.bin"
MAGIC: Final = b"QKHUNT02"
HEAD: Final = struct.Struct("<8sII")
COUNTS: Final = struct.Struct("<II")
COUNT: Final = struct.Struct("<I")
PAIR: Final = struct.Struct("<bb6fII")
FOUR_HEAD: Final = struct.Struct("<fB")
WHOLE_HEAD: Final = struct.Struct("<BBff")
PARTICLE: Final = struct.Struct("<Bbfff")

SOFT, NEAR = 0.25, 0.5
"""GeV of one step of the smaller momentum, and of the energy near a lepton."""
MASSES: Final = 65_535
MOST_FILE: Final = 400_000
"""Bytes of the file at most."""
MOST: Final = 1_000_000
"""Bytes of what is in it at most."""
MOST_EVENTS: Final = 40_000
TRUTHS: Final = ("w-electron", "w-muon")

Reason = Literal["missing", "cut", "damaged"]


class BadData(ValueError):
    """A file of collisions that cannot be read; ``reason`` says why in one word."""

    def __init__(self, reason: Reason, what: str) -> None:
        super().__init__(what)
        self.reason: Reason = reason


class Origin(NamedTuple):
    """The numbers by which an experiment finds a collision again."""

    run: int
    event: int


class PackedPairs:
    """Whole events of two leptons, each unpacked when it is wanted.

    All of them unpacked would take ten times the memory, and a page shows one at a time.
    """

    __slots__ = ("kind", "packed")

    def __init__(self, kind: Kind, packed: bytes) -> None:
        self.kind: Kind = kind
        self.packed = packed

    @classmethod
    def of(cls, kind: Kind, events: Iterable[tuple[Pair, Origin]]) -> PackedPairs:
        """Pack whole events."""
        return cls(
            kind,
            b"".join(
                PAIR.pack(one.charge, two.charge, *one[2:], *two[2:], *origin)
                for (one, two), origin in events
            ),
        )

    def __len__(self) -> int:
        return len(self.packed) // PAIR.size

    def __getitem__(self, n: int) -> Pair:
        return self.event(n)[0]

    def event(self, n: int) -> tuple[Pair, Origin]:
        """A pair, and where it comes from. Raises IndexError."""
        if not 0 <= n < len(self):
            raise IndexError(n)
        one, two, *numbers = PAIR.unpack_from(self.packed, n * PAIR.size)
        pair = (
            RecoParticle(self.kind, one, *numbers[:3]),
            RecoParticle(self.kind, two, *numbers[3:6]),
        )
        return pair, Origin(*numbers[6:])

    def __iter__(self) -> Iterator[Pair]:
        return map(self.__getitem__, range(len(self)))


@dataclass(frozen=True, slots=True)
class Sample:
    """All events of a window, in the order in which they were recorded."""

    window: Window
    masses: array[int]
    soft: bytes
    marks: bytes
    pairs: PackedPairs
    """The first events, whole."""

    def __len__(self) -> int:
        return len(self.masses)

    def mass(self, n: int) -> float:
        """Mass of an event in GeV."""
        window = self.window
        return window.low + (window.high - window.low) * self.masses[n] / MASSES


class FourLeptons(NamedTuple):
    """An event with four leptons: two pairs, see `game.collisions.event.pairings`."""

    mass: float
    """As CMS gives it, in GeV."""
    year: int
    leptons: tuple[RecoParticle, ...]


class Whole(NamedTuple):
    """A simulated event: what happened, and what the detector would see of it."""

    truth: str
    missing: tuple[float, float]
    """Size in GeV and direction in radians of the momentum that is missing."""
    seen: tuple[RecoParticle, ...]


@dataclass(frozen=True, slots=True)
class Collisions:
    """Everything that is in the file."""

    samples: dict[str, Sample]
    """By the id of the window."""
    four: tuple[FourLeptons, ...]
    """In the order in which they were recorded."""
    whole: tuple[Whole, ...]


_read: dict[Path, Collisions] = {}


def collisions(path: Path | None = None) -> Collisions:
    """The events, read from disk the first time they are wanted. Raises BadData."""
    place = path or FILE
    if place not in _read:
        _read[place] = load(place)
    return _read[place]


def load(path: Path) -> Collisions:
    """Read a file. Raises BadData."""
    try:
        raw = read_ordinary(path, MOST_FILE, follow=True)
    except TooLong:
        raise BadData("damaged", f"it has more than {MOST_FILE:,} bytes") from None
    except OSError as error:
        raise BadData("missing", f"{path.name} cannot be read: {error.strerror}") from None
    return unpack(raw)


def unpack(raw: bytes) -> Collisions:
    """The events of a file's content. Raises BadData."""
    if len(raw) > MOST_FILE:
        raise BadData("damaged", f"it has more than {MOST_FILE:,} bytes")
    if len(raw) < HEAD.size:
        raise BadData("cut", "it ends before its first event")
    magic, checksum, length = HEAD.unpack_from(raw)
    if magic != MAGIC:
        raise BadData("damaged", "it is no file of collisions")
    stream = zlib.decompressobj()
    try:
        body = stream.decompress(raw[HEAD.size :], MOST)
    except zlib.error:
        raise BadData("damaged", "its packing is damaged") from None
    if not stream.eof:
        raise BadData("cut" if len(body) < MOST else "damaged", "it ends too early")
    if stream.unused_data or len(body) != length or zlib.crc32(body) != checksum:
        raise BadData("damaged", "its checksum is another one")
    return _Reader(body).all()


class _Reader:
    """Reads section after section; every number is checked before it is believed."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.at = 0

    def all(self) -> Collisions:
        samples = {window.id: self.sample(window) for window in WINDOWS}
        four = tuple(self.four() for _ in range(self.count()))
        whole = tuple(self.whole() for _ in range(self.count()))
        if self.at != len(self.body):
            raise BadData("damaged", "something follows after the last event")
        return Collisions(samples, four, whole)

    def take(self, length: int) -> bytes:
        """The next bytes."""
        part = self.body[self.at : self.at + length]
        if len(part) != length:
            raise BadData("cut", "an event is missing")
        self.at += length
        return part

    def count(self) -> int:
        """Number of events that follow."""
        (n,) = COUNT.unpack(self.take(COUNT.size))
        if n > MOST_EVENTS:
            raise BadData("damaged", f"{n:,} events are too many")
        return int(n)

    def sample(self, window: Window) -> Sample:
        n, whole = COUNTS.unpack(self.take(COUNTS.size))
        if not 0 < whole <= n <= MOST_EVENTS:
            raise BadData("damaged", f"{window.id} has {n:,} events, {whole:,} of them whole")
        masses = array("H", self.take(2 * n))
        if struct.pack("=H", 1) != struct.pack("<H", 1):
            masses.byteswap()
        soft, marks = self.take(n), self.take(n)
        pairs = PackedPairs(window.kind, self.take(whole * PAIR.size))
        for pair in pairs:
            for particle in pair:
                _checked(particle)
        return Sample(window, masses, soft, marks, pairs)

    def particle(self) -> RecoParticle:
        kind, charge, pt, eta, phi = PARTICLE.unpack(self.take(PARTICLE.size))
        if kind >= len(KINDS):
            raise BadData("damaged", "there is a particle of no known kind")
        return _checked(RecoParticle(KINDS[kind], charge, pt, eta, phi))

    def four(self) -> FourLeptons:
        mass, year = FOUR_HEAD.unpack(self.take(FOUR_HEAD.size))
        if not 0 < mass < 2000:
            raise BadData("damaged", "there is a mass that cannot be")
        return FourLeptons(mass, 2000 + year, tuple(self.particle() for _ in range(4)))

    def whole(self) -> Whole:
        truth, seen, missing, phi = WHOLE_HEAD.unpack(self.take(WHOLE_HEAD.size))
        if truth >= len(TRUTHS) or not _is_momentum(missing) or not abs(phi) <= 3.2:
            raise BadData("damaged", "there is a simulated event that cannot be")
        particles = tuple(self.particle() for _ in range(seen))
        return Whole(TRUTHS[truth], (missing, phi), particles)


def _is_momentum(pt: float) -> bool:
    return math.isfinite(pt) and 0 < pt < 4000


def _checked(particle: RecoParticle) -> RecoParticle:
    """The particle, if there can be such a one: NaN fails every comparison."""
    charged = particle.charge in (-1, 1) if particle.kind != "jet" else particle.charge == 0
    if not (
        charged and _is_momentum(particle.pt) and abs(particle.eta) <= 6 and abs(particle.phi) <= 4
    ):
        raise BadData("damaged", "there is a particle that cannot be")
    return particle


# --- writing --------------------------------------------------------------------------------------


def pack(known: Collisions) -> bytes:
    """The content of a file with these events."""
    parts = []
    for window in WINDOWS:
        sample = known.samples[window.id]
        parts += [
            COUNTS.pack(len(sample), len(sample.pairs)),
            struct.pack(f"<{len(sample)}H", *sample.masses),
            sample.soft,
            sample.marks,
            sample.pairs.packed,
        ]
    parts.append(COUNT.pack(len(known.four)))
    for event in known.four:
        parts += [FOUR_HEAD.pack(event.mass, event.year - 2000), *map(_packed, event.leptons)]
    parts.append(COUNT.pack(len(known.whole)))
    for whole in known.whole:
        head = WHOLE_HEAD.pack(TRUTHS.index(whole.truth), len(whole.seen), *whole.missing)
        parts += [head, *map(_packed, whole.seen)]
    body = b"".join(parts)
    return HEAD.pack(MAGIC, zlib.crc32(body), len(body)) + zlib.compress(body, 9)


def _packed(particle: RecoParticle) -> bytes:
    return PARTICLE.pack(KINDS.index(particle.kind), *particle[1:])
