"""Twenty challenges of Big*Bang."""

from __future__ import annotations

from game.rules.bigebang.board import ANTI, CODES, FUSED, H3, HELIUM_4, SIDE
from game.rules.bigebang.scoring import BRONZE, Standing, medal, standing, tokens
from game.tables.bigebang.feats import BRIGHT
from game.tables.challenge import Challenge, Finished, won, won_against_researcher, won_with

HELIUM, HELIUM_MANY = 3, 5
LIGHT, LIGHT_MUCH = 12, 24
STAR, STAR_LARGE = 12, 20
FUSIONS = frozenset(
    frozenset((a, b)) for a in range(CODES) for b in range(CODES) if FUSED[a][b] and not SIDE[a]
)
"""The six fusions, as pairs of stacks of matter."""


def _mine(game: Finished) -> Standing:
    """What the person has in the end; nothing in a puzzle, where nobody has anything alone."""
    return Standing(0, 0, 0, 0) if game.view.universe.puzzle else standing(game.view, game.seat)


def _sweep(game: Finished) -> bool:
    """All three tokens, without Carbon."""
    if game.seats < 2 or game.view.universe.puzzle or game.view.carbon >= 0:
        return False
    return tokens(_mine(game), standing(game.view, 1 - game.seat)) == (1, 1, 1)


def _helium(least: int) -> Challenge:
    return Challenge(
        f"helium-{least}", lambda game: game.own("fused", made=HELIUM_4) >= least, lasting=True
    )


def _light(least: int) -> Challenge:
    return Challenge(f"light-{least}", lambda game: _mine(game).light >= least)


def _star(least: int) -> Challenge:
    return Challenge(f"star-{least}", lambda game: _mine(game).star >= least)


def _all_fusions(game: Finished) -> bool:
    kinds = {
        frozenset(stack - ANTI * (stack > ANTI) for stack in (beat["first"], beat["second"]))
        for beat in game.happened("fused", seat=game.seat)
    }
    return kinds >= FUSIONS


CHALLENGES = (
    Challenge("win", won),
    Challenge("researcher", won_against_researcher),
    Challenge("sweep", _sweep),
    Challenge("carbon", lambda game: bool(game.own("carbon"))),
    Challenge("tritium", lambda game: bool(game.own("fused", made=(H3, H3 + ANTI))), lasting=True),
    _helium(HELIUM),
    _helium(HELIUM_MANY),
    Challenge("all-fusions", _all_fusions, lasting=True),
    _light(LIGHT),
    _light(LIGHT_MUCH),
    Challenge("bright", lambda game: bool(game.own("annihilated", light=BRIGHT)), lasting=True),
    Challenge("no-light", lambda game: game.won and not game.own("annihilated")),
    _star(STAR),
    _star(STAR_LARGE),
    Challenge("gravity", won_with("gravity")),
    Challenge("darkness", won_with("darkness")),
    Challenge("mass", won_with("mass")),
    Challenge("decay", lambda game: game.won and bool(game.own("decayed"))),
    Challenge("mirror", won_with("mirror")),
    Challenge("medal", lambda game: game.view.universe.puzzle > 0 and medal(game.view) >= BRONZE),
)
"""In the order of the page."""
