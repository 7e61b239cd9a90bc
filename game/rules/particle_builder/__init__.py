"""Particle Builder (L. McGinness, H. Leinonen): compare particle cards, build a particle system.

The rules in prose, Levels 1 to 7; *ruling n* in this package means the numbered decisions of this
edition on what the manual leaves open.

**Round.** Every player draws a card. The player whose turn it is chooses a statistic: charge, spin,
mass or mean lifetime. If that value is higher than that of *every* other player, the player may
swap cards with one of them. Then all place, the active player first: a quark or lepton on an empty
slot of its area (Pauli: one fermion, one state) or on the target if it is asked for there; a boson
on its stack, which holds any number. If nothing is possible the card is discarded.

**Annihilation.** Instead, a fermion in hand may annihilate its antiparticle on any mat.

**End.** A player who has all particles of the target, on target and mat together, ends the game and
takes the target's points; or the deck runs out. Most points win.

**Level 2** gluon, photon and Z attract rivals' cards. **Level 3** quarks have colour, targets must
be neutral, gluons change colour. **Level 4** annihilation, attraction and change of colour need an
even die. **Level 5** a W transforms fermions; annihilation leaves bosons. **Level 6** neutrinos
oscillate. **Level 7** unstable particles decay.
"""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.particle_builder.mat import Board
from game.rules.particle_builder.rules import ParticleBuilder
from game.rules.particle_builder.state import Move, State, View

__all__ = ["GAME", "Board", "Move", "ParticleBuilder", "State", "View"]

GAME: AnyGame = ParticleBuilder()
