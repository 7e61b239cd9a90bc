"""Parts shared by all lessons of Particle Builder: deals for two, written moves, turns.

Seat 0 is the learner, seat 1 the rival. Places of a mat: 0-5 quark slots, 6-11 lepton slots, 12-17
boson stacks, 18-21 the target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.particle_builder import View
from game.rules.particle_builder.decays import AGAIN, DICE, Decay, Faces
from game.rules.particle_builder.mat import PLACES
from game.rules.particle_builder.state import KEEP, move
from tutorial.lesson import NOWHERE, Allow, Bar, Deal, Experiment

# --- turns ----------------------------------------------------------------------------------------


ME, RIVAL = range(2)
QUARKS, LEPTONS, PHOTONS, GLUONS, W_PLUSES, W_MINUSES = 0, 6, 12, 13, 14, 15
TARGET = 18
AREA_2 = TARGET + 1
"""The second place of a target."""

STATISTICS = tuple(f"statistic:{which}" for which in range(4))
"""The spots of the four statistics."""


def deal(seed: str, *opening: str, level: int = 1, **options: int) -> Deal:
    """A game for two that the learner begins, with the proton to build."""
    return Deal(seed, opening, {"level": level, "starts": 1, **options})


def at(place: int, seat: int = ME) -> int:
    """The address of a place on a seat's mat or target."""
    return seat * PLACES + place


def spot(place: int, seat: int = ME) -> str:
    """The spot of a place."""
    return f"place:{at(place, seat)}"


def areas(seat: int = ME, count: int = 3) -> tuple[str, ...]:
    """The spots of a seat's target."""
    return tuple(spot(TARGET + i, seat) for i in range(count))


def compare(statistic: int) -> str:
    """Choose a statistic."""
    return move_text(move("statistic", statistic))


def swap() -> str:
    """Swap cards with the other."""
    return move_text(move("swap", RIVAL))


def pull(where: int, to: int) -> str:
    """Pull the rival's card there over to a place of one's own, by the boson in hand."""
    return move_text(move("attract", at(where, RIVAL), at(to)))


def pulls(where: int) -> Allow:
    """Any pull on the rival's card there, wherever it goes."""
    return lambda _view, tried: bool(tried.kind == "attract" and tried.at == at(where, RIVAL))


def keep() -> str:
    """Do not swap."""
    return move_text(KEEP)


def place(where: int, seat: int = ME) -> str:
    """Lay the card in hand there, on the mat or the target of its holder."""
    return move_text(move("place", at(where, seat)))


def annihilate(where: int, seat: int = RIVAL) -> str:
    """Annihilate the card in hand with one on a mat."""
    return move_text(move("annihilate", at(where, seat)))


def written(kind: str, first: int = 0, second: int = 0) -> str:
    """Any other move."""
    return move_text(move(kind, first, second))


def turns(before: View, now: View) -> int:
    """The learner's turns between two views: every second round is the rival's."""
    return (now.round - before.round) // now.seats


def card(number: int) -> str:
    """The spot of the card that was drawn as this one in the game, counted from 1."""
    return f"card:{number}"


def cards(*numbers: int) -> tuple[str, ...]:
    """The spots of several cards."""
    return tuple(map(card, numbers))


def moves(text: str) -> tuple[str, ...]:
    """Moves with spaces between; ``place:7`` stands for ``place:7,0``."""
    return tuple(each if "," in each else f"{each},0" for each in text.split())


# --- dice -----------------------------------------------------------------------------------------
# Experiments with the dice of Particle Builder: each throw is read in the tables of the rules.


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
    """Probability of each decay of a particle in one turn, by its dice; None: it stays."""
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
    """Number of a hundred left after 0, 1, 2 ... turns; each bar has a hundred of its own."""
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
