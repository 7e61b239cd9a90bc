"""The Feynman diagram of a reaction, where one vertex or one exchange does it.

Hadrons are looked at as their quarks: quarks that are the same before and after only watch and are
left out, and so are gluons. What is left is drawn if it has one vertex, or two vertices with one
line between them. Vertices: `_meet`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.particles import GLUON, HIGGS, PARTICLES, PHOTON, W_MINUS, W_PLUS, Family, Z
from tutorial.law_lab import Body, Reaction

INNER: Final = (GLUON, PHOTON, W_PLUS, W_MINUS, Z, HIGGS)
"""Bosons that may be the line between two vertices, the strongest first; then any fermion."""
FERMIONS: Final = tuple(p.id for p in PARTICLES if p.fermion)


class FeynmanTree(NamedTuple):
    """A tree with one or two vertices. Each particle by its id, drawn forward in time."""

    shape: str
    """``decay`` (1 to 2), ``join`` (2 to 1), ``cascade`` (1 to 3), ``annihilation`` (2 to 2 through
    a line in time) or ``exchange`` (2 to 2, the line between them)."""
    before: tuple[int, ...]
    after: tuple[int, ...]
    inner: int = -1
    """The line between the vertices; -1: there is one vertex."""
    spectators: tuple[int, ...] = ()
    """Quarks that take no part."""


def diagram(built: Reaction) -> FeynmanTree | None:
    """The simplest tree; None: there is none with so few vertices."""
    before, after = _parts(built.before), _parts(built.after)
    quarks = Counter(p for p in before if _quark(p)) & Counter(p for p in after if _quark(p))
    if any(not body.elementary for body in (*built.before, *built.after)):
        before, after = _without(before, quarks), _without(after, quarks)
    watching = tuple(quarks.elements())
    if any(_hidden(body) for body in (*built.before, *built.after)):
        return None
    match len(before), len(after):
        case 1, 2:
            return _one(("decay", before, after), watching)
        case 2, 1:
            return _one(("join", before, after), watching)
        case 1, 3:
            return _cascade(before, after, watching)
        case 2, 2:
            return _two_to_two(before, after, watching)
    return None


def _hidden(body: Body) -> bool:
    """True for a mixture of pairs: which of its quarks meets is not settled."""
    return body.key in ("pion-zero", "eta")


def _quark(particle: int) -> bool:
    return PARTICLES[particle].family is Family.QUARK


def _parts(bodies: Sequence[Body]) -> tuple[int, ...]:
    return tuple(part.id for body in bodies for part in body.contents)


def _without(particles: Sequence[int], taken: Counter[int]) -> tuple[int, ...]:
    rest = Counter(particles)
    rest.subtract(taken)
    return tuple(rest.elements())


def _anti(particle: int) -> int:
    return PARTICLES[particle].anti


def _meet(a: int, b: int, c: int) -> bool:
    """True for a vertex of the Standard Model, of those with gluons one on a quark; all come in."""
    three = sorted((a, b, c), key=lambda p: PARTICLES[p].fermion)
    boson, one, two = three
    if PARTICLES[boson].fermion:
        return False
    charges = sum(PARTICLES[p].charge for p in three)
    if charges:
        return False
    if not PARTICLES[one].fermion:
        found = Counter(three)
        neutral = [p for p in three if p in (PHOTON, Z, HIGGS)]
        pair = found[W_PLUS] == found[W_MINUS] == 1
        return (pair and len(neutral) == 1) or found == Counter({Z: 2, HIGGS: 1})
    left, right = PARTICLES[one], PARTICLES[two]
    if left.is_anti == right.is_anti or left.family is not right.family:
        return False
    if boson == GLUON:
        return left.family is Family.QUARK and left.anti == two
    if boson == PHOTON:
        return left.charge != 0 and left.anti == two
    if boson == Z:
        return left.anti == two
    if boson == HIGGS:
        return left.charge != 0 and left.anti == two
    same = left.generation == right.generation or left.family is Family.QUARK
    return same and abs(left.charge + right.charge) == PARTICLES[W_PLUS].charge


def _one(
    drawn: tuple[str, Sequence[int], Sequence[int]], watching: tuple[int, ...]
) -> FeynmanTree | None:
    shape, before, after = drawn
    ends = (*before, *map(_anti, after))
    if not _meet(ends[0], ends[1], ends[2]):
        return None
    return FeynmanTree(shape, tuple(before), tuple(after), -1, watching)


def _line(one: Sequence[int], two: Sequence[int]) -> int | None:
    """The line from a vertex where ``one`` come in to a vertex where ``two`` come in."""
    for inner in (*INNER, *FERMIONS):
        if _meet(one[0], one[1], _anti(inner)) and _meet(two[0], two[1], inner):
            return inner
    return None


def _cascade(
    before: Sequence[int], after: Sequence[int], watching: tuple[int, ...]
) -> FeynmanTree | None:
    for first in after:
        rest = list(after)
        rest.remove(first)
        inner = _line((before[0], _anti(first)), tuple(map(_anti, rest)))
        if inner is not None:
            return FeynmanTree("cascade", tuple(before), (first, *rest), inner, watching)
    return None


def _two_to_two(
    before: Sequence[int], after: Sequence[int], watching: tuple[int, ...]
) -> FeynmanTree | None:
    """An exchange if there is one by a boson, else an annihilation, else an exchanged fermion."""
    found = []
    inner = _line(tuple(before), tuple(map(_anti, after)))
    if inner is not None:
        found.append(FeynmanTree("annihilation", tuple(before), tuple(after), inner, watching))
    for one, two in (after, after[::-1]):
        inner = _line((before[0], _anti(one)), (before[1], _anti(two)))
        if inner is not None:
            found.append(FeynmanTree("exchange", tuple(before), (one, two), inner, watching))
    rank = {inner: n for n, inner in enumerate((*INNER, *FERMIONS))}
    return min(found, key=lambda each: rank[each.inner], default=None)
