"""Discoveries: what was seen, by whom, and which particle or law it showed.

Sources, in the order of the cases: J. J. Thomson, Philosophical Magazine 44 (1897) 293.
C. D. Anderson, Physical Review 43 (1933) 491. L. Meitner and W. Orthmann (1930), and C. L.
Cowan, F. Reines et al., Science 124 (1956) 103. G. Danby et al., Physical Review Letters 9 (1962)
36. E. D. Bloom et al., Physical Review Letters 23 (1969) 930. J. J. Aubert et al., Physical Review
Letters 33 (1974) 1404, and J.-E. Augustin et al., 1406. M. L. Perl et al., Physical Review Letters
35 (1975) 1489. TASSO collaboration, Physics Letters B 86 (1979) 243. UA1 collaboration, Physics
Letters B 122 (1983) 103. CDF and D0 collaborations, Physical Review Letters 74 (1995) 2626 and
2632. ATLAS and CMS collaborations, Physics Letters B 716 (2012) 1 and 30.
E. Noether, Goettinger Nachrichten (1918) 235. V. C. Rubin and W. K. Ford, Astrophysical Journal 159
(1970) 379; five times: PDG 2025, Astrophysical constants.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class EvidenceCase:
    """A case and its three answers. Texts: ``short_evidence-<id>-clue`` and ``-told``."""

    id: str
    choices: tuple[str, ...]
    """Keys of particles; in a case of ideas, ends of ``short_evidence-<id>-<choice>``."""
    right: str
    ideas: bool = False


EVIDENCE: Final = (
    EvidenceCase("rays", ("photon", "electron", "up"), "electron"),
    EvidenceCase("track", ("muon", "gluon", "anti-electron"), "anti-electron"),
    EvidenceCase("reactor", ("anti-electron-neutrino", "photon", "muon"), "anti-electron-neutrino"),
    EvidenceCase("beam", ("tau", "muon-neutrino", "w-plus"), "muon-neutrino"),
    EvidenceCase("grains", ("up", "electron", "higgs"), "up"),
    EvidenceCase("twice", ("z", "muon", "charm"), "charm"),
    EvidenceCase("mixed", ("gluon", "tau", "photon"), "tau"),
    EvidenceCase("three", ("gluon", "z", "top"), "gluon"),
    EvidenceCase("missing", ("higgs", "photon", "w-minus"), "w-minus"),
    EvidenceCase("heavy", ("bottom", "top", "tau"), "top"),
    EvidenceCase("bump", ("z", "gluon", "higgs"), "higgs"),
    EvidenceCase("time", ("energy", "mass", "light"), "energy", ideas=True),
    EvidenceCase("galaxy", ("hole", "dark", "light"), "dark", ideas=True),
)
"""In the order of the years; the last two are about a law and about an open question."""
