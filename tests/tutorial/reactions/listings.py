"""Make `tutorial/reactions/decays.csv` from the listings of the Particle Data Group.

The listings are a file of the package ``pdg`` 0.2.3, whose edition is 2025 (CC BY 4.0)::

    pip download --no-deps pdg==0.2.3 && unzip pdg-0.2.3-py3-none-any.whl pdg/pdg.sqlite
    python -m tests.tutorial.reactions.listings pdg/pdg.sqlite
"""

from __future__ import annotations

import csv
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from tutorial.reactions.listed import FILE, Listed

EDITION: Final = "2025"
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "gamma": ("photon",), "e-": ("electron",), "e+": ("anti-electron",),
    "mu-": ("muon",), "mu+": ("anti-muon",), "tau-": ("tau",), "tau+": ("anti-tau",),
    "lepton-": ("electron", "muon"), "lepton+": ("anti-electron", "anti-muon"),
    "nu_e": ("electron-neutrino",), "nu(e)": ("electron-neutrino",),
    "nubar_e": ("anti-electron-neutrino",),
    "nu_mu": ("muon-neutrino",), "nubar_mu": ("anti-muon-neutrino",),
    "nu_tau": ("tau-neutrino",), "nubar_tau": ("anti-tau-neutrino",),
    "nu_lepton": ("electron-neutrino", "muon-neutrino"),
    "nubar_lepton": ("anti-electron-neutrino", "anti-muon-neutrino"),
    "pi+": ("pion-plus",), "pi-": ("pion-minus",), "pi0": ("pion-zero",),
    "K+": ("kaon-plus",), "K-": ("kaon-minus",),
    "K0": ("kaon-zero",), "Kbar0": ("anti-kaon-zero",),
    "eta": ("eta",), "phi": ("phi",), "phi(1020)": ("phi",),
    "J/psi": ("j-psi",), "J/psi(1S)": ("j-psi",), "Upsilon(1S)": ("upsilon",),
    "D0": ("d-zero",), "Dbar0": ("anti-d-zero",), "D+": ("d-plus",), "D-": ("d-minus",),
    "B0": ("b-zero",), "Bbar0": ("anti-b-zero",), "B+": ("b-plus",), "B-": ("b-minus",),
    "p": ("proton",), "pbar": ("antiproton",), "n": ("neutron",), "nbar": ("antineutron",),
    "Lambda": ("lambda",), "Lambdabar": ("antilambda",),
    "Sigma+": ("sigma-plus",), "Sigma0": ("sigma-zero",), "Sigma-": ("sigma-minus",),
    "Xi0": ("xi-zero",), "Xi-": ("xi-minus",), "Omega-": ("omega",),
    "W+": ("w-plus",), "W-": ("w-minus",), "Z": ("z",), "Z0": ("z",), "H": ("higgs",),
}  # fmt: skip
"""Name in the listings -> the bodies it stands for; both light leptons where it says "lepton"."""
NEUTRAL_KAONS: Final = ("K(S)0", "K(L)0", "K0S", "K0L")
"""Mixtures of K0 and its antiparticle: as what decays they count as K0, as products not at all."""
PARTS: Final = ("via", "nonresonant", "non-resonant", "direct emission", "(DE)", "INT", "SD")
"""Words of modes that are a part of another one."""

MISPRINTED: Final = ("S041.609", "S041.717")
"""Modes whose charges do not add up in the file: a sign is missing in its names."""


class Row(NamedTuple):
    """A particle of a mode as the listings have it."""

    source: str
    description: str
    name: str
    outgoing: bool
    times: int
    subdecay: int | None


def modes(connection: sqlite3.Connection) -> Iterator[list[Row]]:
    """Rows of each mode."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in connection.execute(
        "select g.pdgid, g.description, d.name, d.is_outgoing, d.multiplier, d.subdecay_id"
        " from pdgid g join pdgdecay d on d.pdgid_id = g.id order by g.sort, d.sort"
    ):
        found[row[0]].append(Row(*row))
    yield from found.values()


def reactions(rows: Sequence[Row]) -> Iterator[str]:
    """The reactions of the game that a mode is; none: something is not in the game."""
    ingoing = [row.name for row in rows if not row.outgoing]
    outgoing = [row.name for row in rows if row.outgoing for _ in range(row.times)]
    if len(ingoing) != 1 or not outgoing or any(row.subdecay for row in rows):
        return
    if rows[0].source in MISPRINTED or any(word in rows[0].description for word in PARTS):
        return
    parents = ("kaon-zero",) if ingoing[0] in NEUTRAL_KAONS else NAMES.get(ingoing[0], ())
    if len(parents) != 1 or any(name not in NAMES for name in outgoing):
        return
    for light in range(1 + ("lepton" in "".join(outgoing))):
        sides = [
            (NAMES[name][light],) if len(NAMES[name]) > 1 else NAMES[name] for name in outgoing
        ]
        for after in product(*sides):
            yield f"{parents[0]} -> {' '.join(after)}"


def listed(connection: sqlite3.Connection) -> list[Listed]:
    """Every mode of the game's bodies, seen or looked for, once."""
    found: dict[str, Listed] = {}
    for rows in modes(connection):
        for reaction in reactions(rows):
            value = connection.execute(
                "select limit_type, value, display_value_text from pdgdata"
                " where pdgid = ? and edition = ? order by sort limit 1",
                (rows[0].source, EDITION),
            ).fetchone()
            if value is None or not (value[1] or value[2]):
                continue
            kind = "below" if value[0] else "share"
            new = Listed(reaction, kind, value[1] or 0.0, rows[0].source)
            old = found.get(_key(reaction))
            # A mode that was seen counts, and of its parts the largest one.
            if old is None or (new.kind, new.value) > (old.kind, old.value):
                found[_key(reaction)] = new
    return sorted(
        found.values(), key=lambda mode: (mode.reaction.split()[0], mode.kind, -mode.value)
    )


def _key(reaction: str) -> str:
    before, _, after = reaction.partition(" -> ")
    return f"{before} -> {' '.join(sorted(after.split()))}"


def main() -> None:
    """Write the file."""
    modes_ = listed(sqlite3.connect(Path(sys.argv[1])))
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Listed._fields)
        writer.writerows((m.reaction, m.kind, f"{m.value:.4g}", m.source) for m in modes_)
    print(f"{FILE}: {len(modes_)} modes, {sum(m.kind == 'share' for m in modes_)} of them seen")


if __name__ == "__main__":
    main()
