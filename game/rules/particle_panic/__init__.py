"""Particle Panic (Daniel Solis): a collider gone wild, and a crew that must switch it off.

The lab is a ring of six spaces, each a face-up stack of playing cards (two decks, jokers out) with
room for six particles. One to four scientists win together by entering four self-destruct codes,
each five cards of one suit discarded at once. They lose together when a new particle finds no room,
when the hand limit of a scientist falls to 0, or when a stack runs out.

A turn is one basic and one special action (two and two for a crew of one or two), in any order:

* *Move*: roll, then go up to that many spaces either way.
* *Neutralize*: any number of tries at the particles in the scientist's space: 4-6 (3-6) removes
  one, less takes one off the hand limit for good.
* *Collect*, last of all: in a space without particles take the top card (one or two).
* *Spend* any number of cards: a heart rolls a failed die again, a club adds 1 to it, a diamond
  moves the pawn one space, a spade one particle one space.
* *Share*: give any number of cards to one scientist in the same space.
* *Code*: discard five of one suit.

Then hands are cut to their limits and particles emerge: one die gives the number, another the
space; the rest spills over into the nearest space with room. `options` has the easier rule sets.

With *Detector duty*, an option of this edition, a failed die may be looked up once a try: the
`detector` shows a picture, and a scientist who names its particle rolls again, as with a heart but
free.
"Ruling n" in this package numbers the questions that the published rules leave open.
"""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.particle_panic.rules import ParticlePanic

__all__ = ["GAME", "ParticlePanic"]

GAME: AnyGame = ParticlePanic()
