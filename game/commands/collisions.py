"""``main.py collisions``: reduces tables of the CMS Open Data to the file that the arcade carries.

The inputs are named by their SHA-256; docs/collisions.md says where they come from and what is
left out. The simulated events are read with `uproot` (extra ``collisions``).
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import io
import math
from array import array
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from game.collisions.data import (
    FILE,
    MASSES,
    NEAR,
    SOFT,
    TRUTHS,
    Collisions,
    FourLeptons,
    Origin,
    PackedPairs,
    Sample,
    Whole,
    pack,
)
from game.collisions.event import Kind, RecoParticle, invariant_mass
from game.collisions.windows import WINDOWS, Window
from game.files import exits
from game.files.atomic_files import read_ordinary, write_whole

INPUTS: Final[Mapping[str, str]] = {
    "2e2mu_2011.csv": "b218244b0e15fe5209cde85e79b4194a17813e079cf01ea6c6d1fd62ec90348d",
    "2e2mu_2012.csv": "65c0fb187623c2ab7790fa8c8ebaaaf8bd3bd861a95b0ed706e0e6f628eb99bd",
    "4e_2011.csv": "53bcf1e51582bf6a49e52167bc5b594b280c623df66258ddc51ec9ea05f6c8c3",
    "4e_2012.csv": "7f5fee3e126a7800dcdd17ed018f46c786ccfeccc9ec82e04c05487be978914e",
    "4mu_2011.csv": "b49969df770f15d7bd6c18f0109885931d761d48a323eaa3f903e243ab682770",
    "4mu_2012.csv": "0e0fb5a9159e30491b18b6b7888871e394386827f966d502a2e3cc40bf09065d",
    "Zee_Run2011A.csv": "b232564653e7072d0bcd62888723e05532313853ca67134c94f3486f1c15ba1b",
    "Zmumu_Run2011A.csv": "034523c045a55633a91fb5df6b67638636c389e20e66a03b7361309058bf02a8",
    "nanoAOD_2015_CMS_Open_Data_ttbar.root": (
        "c14a29b25b15b837226f396e920b5d9fb134f3558bef5b0a9db5d6d9606c5f3a"
    ),
    "peakdata3.csv": "230c776ac457783ce2cf5c38807ff05e1e3c8f737e8b2386a765df2adebb7906",
    "peakdata4.csv": "3146d5c21ac82745bac9d8b66ac0d411514840ce3c329a1dffb51dbda7679662",
    "peakdata5.csv": "bdc7b41cd77348eba4e6334227eb78a58c5a7f33b2e43435f14e700ac1441b23",
    "peakdata6.csv": "ba8c8722de084cd82a45c84e2b71af7ae4d8783f955334f3773fef2bc1e92a6f",
}
"""Name -> SHA-256."""
SOURCES: Final[Mapping[str, str]] = {
    "z-muon": "Zmumu_Run2011A.csv",
    "z-electron": "Zee_Run2011A.csv",
    "upsilon": "peakdata3.csv",
    "psi": "peakdata6.csv",
    "phi": "peakdata4.csv",
    "omega": "peakdata5.csv",
}
LARGEST_INPUT: Final = 20_000_000
"""Bytes."""
WHOLE_PAIRS: Final = 360
"""Events of each window that are kept whole: thirty learners take twelve each."""
AGREES: Final = 1e-3
"""Part by which a mass may differ from the one that CMS gives."""
W_EVENTS: Final = 12
"""Simulated events of each kind."""

Row = Mapping[str, str]
Branches = Mapping[str, Sequence[Sequence[float]]]
"""Of simulated events: name -> event -> the numbers of all particles of a kind."""


def run(args: argparse.Namespace) -> int:
    """Check the inputs, reduce them, write the file, say how large it is."""
    folder: Path = args.folder
    for name, digest in INPUTS.items():
        try:
            found = hashlib.sha256(_content(folder / name)).hexdigest()
        except OSError as error:
            raise exits.Stop(exits.USAGE, f"collisions: {name}: {error.strerror}") from None
        if found != digest:
            raise exits.Stop(exits.USAGE, f"collisions: {name} is another file: SHA-256 {found}")
    samples = {window.id: _sample(window, folder) for window in WINDOWS}
    known = Collisions(samples, tuple(_four(folder)), tuple(_whole(folder)))
    content = pack(known)
    write_whole(FILE, content)
    events = sum(map(len, samples.values())) + len(known.four) + len(known.whole)
    print(f"{FILE.name}: {events:,} events in {len(content):,} bytes")
    return exits.FINE


def _content(path: Path) -> bytes:
    """An input. Raises OSError."""
    return read_ordinary(path, LARGEST_INPUT, follow=True)


def _rows(path: Path) -> Iterator[Row]:
    yield from csv.DictReader(io.StringIO(_content(path).decode("utf-8"), newline=""))


def _particle(row: Row, n: int, kind: Kind) -> RecoParticle:
    """A lepton of a row. Its direction follows from px, py and pz where the row has them.

    Of muons whose type is T, CMS gives eta and phi of another measurement than the mass.
    """
    charge = int(float(row[f"Q{n}"]))
    if f"px{n}" not in row:
        pt, eta, phi = (float(row[f"{name}{n}"]) for name in ("pt", "eta", "phi"))
        return RecoParticle(kind, charge, pt, eta, phi)
    x, y, z = (float(row[f"p{axis}{n}"]) for axis in "xyz")
    pt = math.hypot(x, y)
    return RecoParticle(kind, charge, pt, math.asinh(z / pt), math.atan2(y, x))


def _near(row: Row, n: int) -> float:
    """Energy in GeV of what else flew near a lepton; 0.0 where the table does not say."""
    names = (f"iso{n}", f"isoTrack{n}", f"isoEcal{n}", f"isoHcal{n}")
    return sum(float(row[name]) for name in names if name in row)


def _sample(window: Window, folder: Path) -> Sample:
    masses, soft, marks = array("H"), bytearray(), bytearray()
    events = []
    for row in _rows(folder / SOURCES[window.id]):
        one, two = (_particle(row, n, window.kind) for n in (1, 2))
        computed = invariant_mass((one, two))
        mass = float(row.get("M", computed))
        if abs(computed / mass - 1) > AGREES:
            raise exits.Stop(exits.REFUSED, f"collisions: a mass of {mass} is {computed} by us")
        if not window.low <= mass <= window.high:
            raise exits.Stop(exits.REFUSED, f"collisions: {mass} GeV is outside {window.id}")
        share = (mass - window.low) / (window.high - window.low)
        near = max(_near(row, 1), _near(row, 2))
        masses.append(round(MASSES * share))
        soft.append(min(255, int(min(one.pt, two.pt) / SOFT)))
        same = one.charge == two.charge
        marks.append(2 * min(127, math.ceil(near / NEAR)) + same)
        events.append(((one, two), Origin(int(row["Run"]), int(row["Event"]))))
    whole = PackedPairs.of(window.kind, events[:WHOLE_PAIRS])
    return Sample(window, masses, bytes(soft), bytes(marks), whole)


def _four(folder: Path) -> Iterator[FourLeptons]:
    """All events of four leptons, in the order in which they were recorded."""
    kinds: Mapping[int, Kind] = {11: "electron", 13: "muon"}
    found: list[tuple[int, int, FourLeptons]] = []
    for name in (name for name in INPUTS if name.partition("_")[0] in ("4mu", "4e", "2e2mu")):
        for row in _rows(folder / name):
            leptons = tuple(_particle(row, n, kinds[abs(int(row[f"PID{n}"]))]) for n in range(1, 5))
            mass = float(row["M"])
            if abs(invariant_mass(leptons) / mass - 1) > AGREES:
                raise exits.Stop(exits.REFUSED, f"collisions: a mass of {mass} is another by us")
            event = FourLeptons(mass, int(name[-8:-4]), leptons)
            found.append((int(row["Run"]), int(row["Event"]), event))
    for _, _, event in sorted(found, key=lambda each: each[:2]):
        yield event


# --- simulated events -----------------------------------------------------------------------------


def _whole(folder: Path) -> Iterator[Whole]:
    """Simulated decays of a W in which the lepton was seen, the first of each kind.

    The file is named after top quarks and has none: each of its events is one W with jets.
    """
    import uproot

    path = folder / "nanoAOD_2015_CMS_Open_Data_ttbar.root"
    arrays = uproot.open(path)["Events"].arrays(library="np")
    events: Branches = arrays
    sizes: Sequence[float] = arrays["MET_pt"]
    directions: Sequence[float] = arrays["MET_phi"]
    counts = dict.fromkeys(TRUTHS, 0)
    for n in range(len(sizes)):
        truth, seen = _truth(events, n), list(_seen(events, n))
        leptons = [particle for particle in seen if particle.kind != "jet"]
        if truth is None or counts[truth] >= W_EVENTS or len(leptons) != 1:
            continue
        if truth != f"w-{leptons[0].kind}" or sizes[n] < 25:
            continue
        counts[truth] += 1
        yield Whole(truth, (float(sizes[n]), float(directions[n])), tuple(seen))


def _truth(events: Branches, n: int) -> str | None:
    """The kind of charged lepton that the W became; None for a tau."""
    ids, mothers = events["GenPart_pdgId"][n], events["GenPart_genPartIdxMother"][n]
    lines = zip(ids, map(int, mothers), strict=True)
    made = {abs(int(id_)) for id_, mother in lines if mother >= 0 and abs(ids[mother]) == 24}
    return TRUTHS[0] if 11 in made else TRUTHS[1] if 13 in made else None


def _seen(events: Branches, n: int) -> Iterator[RecoParticle]:
    """Good leptons above 20 GeV, and jets above 25 GeV that are none of these."""

    def each(name: str) -> Iterator[tuple[int, float, float, float]]:
        columns = (events[f"{name}_{part}"][n] for part in ("pt", "eta", "phi"))
        for i, numbers in enumerate(zip(*columns, strict=True)):
            pt, eta, phi = map(float, numbers)
            yield i, pt, eta, phi

    for i, pt, eta, phi in each("Electron"):
        if pt > 20 and abs(eta) < 2.4 and events["Electron_cutBased"][n][i] >= 3:
            yield RecoParticle("electron", int(events["Electron_charge"][n][i]), pt, eta, phi)
    for i, pt, eta, phi in each("Muon"):
        if pt > 20 and abs(eta) < 2.4 and events["Muon_pfRelIso04_all"][n][i] < 0.15:
            yield RecoParticle("muon", int(events["Muon_charge"][n][i]), pt, eta, phi)
    for i, pt, eta, phi in each("Jet"):
        if pt > 25 and abs(eta) < 2.4 and events["Jet_cleanmask"][n][i]:
            yield RecoParticle("jet", 0, pt, eta, phi)
