"""Big*Bang (the rulebook prints BigEBang), by Miguel Marqués: matter against antimatter.

84 particles fill a board of 84 circles: protons and neutrons of matter for one player, their
antiparticles for the other. Particles lie in *stacks* of protons and neutrons; physics allows n,
1H, 2H, 3H, 3He and 4He, and the same of antimatter. A turn is one of

* **Fusion**: a stack slides in a straight line over empty circles onto the first stack it meets,
  one's own, and the two become one, if that one is allowed: n+1H, n+2H, 1H+2H, 2H+2H, 1H+3H, n+3He.
* **Annihilation**: it slides the same way onto its exact mirror image; both leave the board and
  all their particles are the mover's *light*.
* **Pass**. Two passes in a row end the game.

Three tokens are then won, each by having more: *Light* (particles in the reserve), *Helium* (4He,
then 3He), *Star* (particles in one's most massive linked group). A linked group of three 4He fuses
into *Carbon* and wins at once (3 : 0).

Variants, freely combined: SMALL*BANG (15 of each type), MASS (no Light token, a common reserve),
GRAVITY (a fusion may end anywhere between the two), DARKNESS (four fixed obstacles), TIME (a free
neutron or one in 3H may decay, paid with a proton of the reserve); and *Mirror universe*, a deal in
which every particle lies opposite to its antiparticle. Three puzzles are for one, or for two who
move matter and antimatter in turn: Universe of Light, Parallel Universes, Universe of Life.

The rulings quoted ("ruling 18") settle what the rulebook leaves open.
"""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.bigebang.rules import BigEBang

__all__ = ["GAME", "BigEBang"]

GAME: AnyGame = BigEBang()
