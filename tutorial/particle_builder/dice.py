"""Experiments with the dice of Particle Builder: each throw is read in the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from game.core.rng import Rng
from game.rules.particle_builder.decays import AGAIN, DICE, Decay, Faces
from tutorial.experiments import NOWHERE, Bar, Experiment

Group = tuple[Bar, Callable[[Decay], bool]]
"""A bar, and the decays that it counts."""


def thrown(card: int, rng: Rng) -> Decay | None:
    """One turn of a particle: its decay, or None if it stays."""
    faces = DICE[card]
    while True:
        face = faces[rng.die() - 1]
        if face is None or isinstance(face, Decay):
            return face
        if face is not AGAIN:
            assert isinstance(face, tuple)
            faces = face


def chances(card: int) -> dict[Decay | None, Fraction]:
    """How likely each decay of a particle is in one turn, by its dice; None: it stays."""
    return _chances(DICE[card])


def _chances(faces: Faces) -> dict[Decay | None, Fraction]:
    chances: dict[Decay | None, Fraction] = {}
    kept = [face for face in faces if face is not AGAIN]  # a throw again takes no share
    for face in kept:
        parts = _chances(face) if isinstance(face, tuple) else {face: Fraction(1)}
        for decay, part in parts.items():
            assert decay is None or isinstance(decay, Decay)
            chances[decay] = chances.get(decay, Fraction(0)) + part / len(kept)
    return chances


def decays(card: int, groups: Sequence[Group], top: float = 1.0) -> Experiment:
    """A hundred particles of a kind decay; each bar gets its printed chance from the dice."""
    parts = chances(card)
    bars = tuple(
        replace(bar, printed=float(sum(p for d, p in parts.items() if d and counts(d))))
        for bar, counts in groups
    )

    def throw(rng: Rng, _number: int) -> int:
        decay = thrown(card, rng)
        hits = (i for i, (_, counts) in enumerate(groups) if decay and counts(decay))
        return next(hits, NOWHERE)

    return Experiment(bars, throw, top=top)


def survivors(card: int, turns: int) -> Experiment:
    """How many of a hundred are left after 0, 1, 2 ... turns; each bar has a hundred of its own."""
    stays = float(chances(card)[None])

    def throw(rng: Rng, number: int) -> int:
        after = number % (turns + 1)
        alive = all(thrown(card, rng) is None for _ in range(after))
        return after if alive else NOWHERE

    bars = tuple(Bar("", printed=stays**n, figure=str(n)) for n in range(turns + 1))
    fine = 8
    curve = tuple(stays ** (n / fine) for n in range(turns * fine + 1))
    return Experiment(bars, throw, batch=100 * len(bars), apart=True, curve=curve)


def even(names: tuple[str, str]) -> Experiment:
    """A hundred reactions of Level 4 (ruling 33): an even die works, an odd one does not."""
    bars = tuple(Bar(name, printed=0.5) for name in names)
    return Experiment(bars, lambda rng, _number: rng.die() % 2)
