"""Challenges of Big*Bang, its achievements, and its entries in the lab notebook."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.core.contract import Seat
from game.core.phrase import literal, say
from game.core.session import RuleEvent
from game.rules.bigebang.board import (
    ANTI,
    CODES,
    DARK,
    FUSED,
    H3,
    HE4,
    HELIUM_4,
    MIRROR,
    NEUTRON,
    SIDE,
)
from game.rules.bigebang.scoring import BRONZE, GOLD, CategoryCounts, medal, standing, tokens
from game.rules.bigebang.state import View
from game.tables.bigebang.names import stack_name, word
from game.tables.capabilities import (
    PARTICLE,
    Challenge,
    Entry,
    Finished,
    NotebookChapter,
    Notes,
    won,
    won_against_researcher,
    won_with,
)

BRIGHT = 8
"""Particles of light from one annihilation: two heliums, the most there can be."""


def achieved(event: RuleEvent[View], people: Collection[Seat]) -> Iterator[str]:
    """Achievements that one beat is, done by one of these seats."""
    facts = event.facts
    match event.kind:
        case "fused" if facts["seat"] in people and facts["made"] in (HE4, HE4 + ANTI):
            yield "helium"
        case "annihilated" if facts["seat"] in people and facts["light"] >= BRIGHT:
            yield "flash"
        case "carbon" if facts["seat"] in people:
            yield "carbon"
        case "ended" if event.view.universe.puzzle and medal(event.view) >= GOLD:
            yield "gold"


HELIUM, HELIUM_MANY = 3, 5
LIGHT, LIGHT_MUCH = 12, 24
STAR, STAR_LARGE = 12, 20
FUSIONS = frozenset(
    frozenset((a, b)) for a in range(CODES) for b in range(CODES) if FUSED[a][b] and not SIDE[a]
)
"""The six fusions, as pairs of stacks of matter."""


def _mine(game: Finished) -> CategoryCounts:
    """Final holdings of the person; none in a puzzle, where all holdings are shared."""
    return (
        CategoryCounts(0, 0, 0, 0) if game.view.universe.puzzle else standing(game.view, game.seat)
    )


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
        frozenset(stack - ANTI * (stack > ANTI) for stack in (event["first"], event["second"]))
        for event in game.happened("fused", seat=game.seat)
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


NUCLEUS = "nucleus:"
CARBON = f"{NUCLEUS}carbon"
PHOTON = "photon"
STACKS = range(NEUTRON, DARK)


def _noticed(game: Finished) -> Iterator[str]:
    for event in game.happened("fused", seat=game.seat):
        for part in ("first", "second", "made"):
            yield f"{NUCLEUS}{event[part]}"
    for event in game.happened("annihilated", seat=game.seat):
        yield f"{NUCLEUS}{event['stack']}"
        yield f"{NUCLEUS}{MIRROR[event['stack']]}"
        yield PARTICLE + PHOTON
    for event in game.happened("decayed", seat=game.seat):
        yield f"{NUCLEUS}{event['stack']}"
        yield f"{NUCLEUS}{event['made']}"
    if game.own("carbon"):
        yield CARBON


def _entry(stack: int) -> Entry:
    name = stack_name(stack)
    if stack > ANTI:
        tells = say("bigebang-about-anti", of=stack_name(stack - ANTI))
    else:
        tells = say(f"bigebang-about-{stack}")
    return Entry(f"{NUCLEUS}{stack}", name, tells, word(stack))


NOTES = Notes(
    _noticed,
    (PHOTON,),
    (
        NotebookChapter(
            "nuclei",
            (
                *(_entry(stack) for stack in STACKS),
                Entry(CARBON, literal("¹²C"), say("bigebang-about-carbon"), "carbon"),
            ),
        ),
    ),
)
