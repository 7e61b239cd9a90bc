"""A reaction, the sums on its two sides, and the laws that forbid it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from tutorial.law_lab.matter import BODIES, Body


class Law(StrEnum):
    """What stays the same in everything that was ever seen to happen here."""

    CHARGE = "charge"
    BARYON = "baryon"
    ELECTRON = "lepton-e"
    MUON = "lepton-mu"
    TAU = "lepton-tau"
    ENERGY = "energy"
    """With momentum: seen from where the things before are at rest together."""


@dataclass(frozen=True, slots=True)
class Sums:
    """A number that counts, added up before and after."""

    law: Law
    before: int
    after: int

    @property
    def kept(self) -> bool:
        """Whether the law holds."""
        return self.before == self.after


@dataclass(frozen=True, slots=True)
class Reaction:
    """What is there before, and what is there after."""

    before: tuple[Body, ...]
    after: tuple[Body, ...]

    @property
    def decay(self) -> bool:
        """One thing turns into several: nothing but its mass pays for theirs."""
        return len(self.before) == 1

    @property
    def sums(self) -> tuple[Sums, ...]:
        """Charge, baryon number and the three lepton numbers."""
        return tuple(
            Sums(law, sum(map(count, self.before)), sum(map(count, self.after)))
            for law, count in COUNTS.items()
        )

    @property
    def mass_before(self) -> float:
        """MeV."""
        return sum(body.mass for body in self.before)

    @property
    def mass_after(self) -> float:
        """MeV."""
        return sum(body.mass for body in self.after)

    @property
    def energy_kept(self) -> bool:
        """Whether energy and momentum can both be kept.

        A decay has only the mass of what decays: it needs more than the masses after it. In a
        collision the motion pays too, as much as is wanted; but several things that have mass can
        never become a single photon, which would have to fly off with momentum from nowhere.
        """
        if self.decay:
            return self.mass_before > self.mass_after
        return len(self.after) > 1 or self.after[0].mass > 0

    @property
    def forbidden_by(self) -> tuple[Law, ...]:
        """The laws that it would break; none: it may happen."""
        broken = [sums.law for sums in self.sums if not sums.kept]
        if not self.energy_kept:
            broken.append(Law.ENERGY)
        return tuple(broken)


COUNTS: dict[Law, Callable[[Body], int]] = {
    Law.CHARGE: lambda body: body.charge,
    Law.BARYON: lambda body: body.baryon_number,
    Law.ELECTRON: lambda body: body.lepton_number(1),
    Law.MUON: lambda body: body.lepton_number(2),
    Law.TAU: lambda body: body.lepton_number(3),
}
"""How each law that counts counts one body."""


def reaction(text: str) -> Reaction:
    """A reaction written ``neutron -> proton electron anti-electron-neutrino``.

    Raises ValueError for a body that there is not, naming it.
    """
    before, arrow, after = text.partition("->")
    if not (arrow and before.strip() and after.strip()):
        raise ValueError(f"{text!r} has no two sides: write them as 'neutron -> proton electron'")
    return Reaction(_bodies(before.split()), _bodies(after.split()))


def _bodies(keys: Iterable[str]) -> tuple[Body, ...]:
    try:
        return tuple(BODIES[key] for key in keys)
    except KeyError as unknown:
        names = ", ".join(BODIES)
        raise ValueError(f"there is nothing called {unknown}; there are: {names}") from None
