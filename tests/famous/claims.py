"""The claims of famous games and of the notes on their moves.

Claims of games are facts about all events of a game, to find one and to check it. Claims of notes
are facts about the events of one move and the position after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.particles import BY_KEY
from game.rules.bigebang.board import ANTI, H1, H2, H3, HE3, HE4, NEIGHBOURS, NEUTRON
from game.rules.bigebang.scoring import puzzle_score, standing, tokens
from game.rules.particle_builder.decays import DECAYS
from game.rules.particle_panic.state import CLUBS, DIAMONDS, HEARTS, NO_ROOM, SPADES
from game.rules.tutti_quantum.diagram import rebuilt
from game.rules.tutti_quantum.scoring import ATOMS, BLUE_SKY, count
from game.rules.tutti_quantum.vertex import ELECTRON, H_END, HIGGS, QUARK, STATES, WORTH
from game.rules.u_know_feynman.faces import FLIP, GLUON, PHOTON, W

Facts = Mapping[str, int]


class Played(NamedTuple):
    """A finished game, or one of its moves."""

    events: list[tuple[str, Facts]]
    """Its events, in order."""
    returns: tuple[float, ...]
    view: Any
    """The view of a spectator after it."""

    def all(self, kind: str, **facts: int) -> list[Facts]:
        """The events of a kind with these facts."""
        return [
            found
            for name, found in self.events
            if name == kind and facts.items() <= dict(found).items()
        ]


class Claim(NamedTuple):
    """The remarkable event of a famous game, and the table at which it is looked for."""

    seats: int
    options: Mapping[str, int]
    holds: Callable[[Played], object]
    levels: tuple[str, ...] = ("student",)
    """The programs of the seats; the last one has the seats that are left, too."""


MOST_WORTH = max(WORTH)
"""Points of a vertex of three Higgs bosons."""


def _valid(game: Played) -> int:
    """The number of valid complete vertices."""
    return sum(vertex["worth"] > 0 for vertex in game.all("completed"))


def _helium(game: Played) -> int:
    """The number of nuclei of helium-4 that were made."""
    return len([*game.all("fused", made=HE4), *game.all("fused", made=HE4 + ANTI)])


def _helium_after_decay(game: Played) -> bool:
    """True if the proton that a neutron became is part of a nucleus of helium-4 in the end."""
    decays = game.all("decayed", stack=NEUTRON)
    return any(game.all("fused", spot=decay["spot"], made=HE4) for decay in decays)


def _winner_turned_back(game: Played) -> bool:
    """True if the winner turned a W back."""
    return any(game.returns[turned["seat"]] > 0 for turned in game.all("neutralised", force=W))


def _hit_by_heart(game: Played) -> bool:
    """True if a die that a heart rolled again neutralized a particle."""
    kinds = [kind for kind, _ in game.events]
    rolled = [at for at, kind in enumerate(kinds) if kind == "heart"]
    return any("neutralized" in kinds[at + 1 : at + 3] for at in rolled)


CLAIMS: dict[str, dict[str, Claim]] = {
    "particle_builder": {
        "target": Claim(2, {"level": 1}, lambda game: game.all("completed")),
        "annihilation": Claim(2, {"level": 5}, lambda game: game.all("annihilated")),
        "weak": Claim(2, {"level": 5}, lambda game: game.all("transformed")),
        "gluon": Claim(2, {"level": 6}, lambda game: game.all("recoloured")),
        "decays": Claim(2, {"level": 7}, lambda game: len(game.all("decayed")) >= 2),
    },
    "tutti_quantum": {
        "vertices": Claim(2, {}, lambda game: _valid(game) >= 22),
        "higgs": Claim(2, {}, lambda game: game.all("completed", worth=MOST_WORTH)),
        "together": Claim(
            2,
            {"mode": 2, "talk": 0},
            lambda game: min(game.returns) > 0.7 and game.all("completed", worth=MOST_WORTH),
        ),
        "process": Claim(
            2,
            {"mode": 2, "scoring": 2, "talk": 0},
            lambda game: min(game.returns) > 0.9 and len(game.all("found")) >= 2,
        ),
        "loop": Claim(4, {"mode": 1, "scoring": 2}, lambda game: game.all("looped")),
    },
    "u_know_feynman": {
        "proton": Claim(2, {}, lambda game: game.all("bound", nucleon=0, side=0), ("visitor",)),
        "antinucleon": Claim(
            2, {"strict": 1}, lambda game: len(game.all("bound", side=1)) >= 2, ("visitor",)
        ),
        "weak": Claim(3, {"cards": 5, "strict": 1}, _winner_turned_back),
        "higgs": Claim(
            3, {"cards": 5, "strict": 1}, lambda game: game.all("searched", found=1, cards=6)
        ),
        "gluon": Claim(4, {"cards": 7}, lambda game: game.all("neutralised", force=GLUON)),
    },
    "particle_panic": {
        "alone": Claim(1, {"ladder": 0}, lambda game: game.all("won")),
        "codes": Claim(2, {"ladder": 2}, lambda game: len(game.all("code")) == 4),
        "share": Claim(
            4,
            {"ladder": 1, "easing": 1},
            lambda game: game.all("won") and len(game.all("share")) >= 5,
        ),
        "flood": Claim(2, {}, lambda game: game.all("lost", cause=NO_ROOM)),
        "heart": Claim(2, {"ladder": 1}, lambda game: game.all("won") and _hit_by_heart(game)),
    },
    "bigebang": {
        "life": Claim(1, {"puzzle": 3}, lambda game: puzzle_score(game.view) >= 3),
        "carbon": Claim(2, {}, lambda game: game.all("carbon"), ("researcher", "visitor")),
        "draw": Claim(
            2, {}, lambda game: game.returns == (0.0, 0.0) and _helium(game) >= 8, ("visitor",)
        ),
        "light": Claim(2, {}, lambda game: game.all("annihilated", light=8), ("visitor",)),
        "beta": Claim(
            2,
            {"time": 1},
            lambda game: _helium(game) >= 5 and _helium_after_decay(game),
            ("visitor",),
        ),
    },
}
"""Game id -> the claims of its famous games, by key."""


Fact = Callable[[Played], object]
"""Holds after one move: a fact about its events and the position after it."""


def brings(kind: str, **facts: int) -> Fact:
    """The fact that a move brings an event of this kind."""
    return lambda move: move.all(kind, **facts)


def every(*facts: Fact) -> Fact:
    """The fact that all of these hold."""
    return lambda move: all(fact(move) for fact in facts)


def _card(key: str) -> int:
    """The id of a particle."""
    return BY_KEY[key].id


_UP, _DOWN, _BOTTOM, _TOP = map(_card, ("up", "down", "bottom", "top"))
_Z, _GLUON, _MUON = map(_card, ("z", "gluon", "muon"))
_RED, _GREEN, _BLUE = 1, 2, 3


def _quarks(*quarks: tuple[int, int]) -> Fact:
    """The fact that these cards with their colours lie on the table of Particle Builder."""

    def lie(move: Played) -> bool:
        there = list(zip(move.view.cards, move.view.colours, strict=True))
        return all(there.count(quark) >= quarks.count(quark) for quark in quarks)

    return lie


def _decays(parent: str, *products: str) -> Fact:
    """The fact that a particle decays into these."""

    def fall(move: Played) -> bool:
        made = [DECAYS[decay["decay"]] for decay in move.all("decayed")]
        wanted = sorted(map(_card, products))
        return any(d.parent == _card(parent) and sorted(d.products) == wanted for d in made)

    return fall


def _points(*points: int, invalid: int | None = None) -> Fact:
    """The fact that the diagrams have these points, and the first one so many invalid vertices."""

    def add_up(move: Played) -> bool:
        view = move.view
        scores = [count(rebuilt(laid), view.scoring) for laid in view.diagrams]
        found = tuple(score.total for score in scores[: len(points)])
        return found == points and invalid in (None, scores[0].invalid)

    return add_up


def _higgs_meet(diagram: int, number: int) -> Fact:
    """The fact that so many Higgs bosons, and nothing else, meet at a vertex of a diagram."""
    wanted = (H_END,) * number

    def meet(move: Played) -> bool:
        built = rebuilt(move.view.diagrams[diagram])
        return any(STATES[built.corners[vertex]] == wanted for vertex in built.vertices())

    return meet


def _holds(seat: int, suit: int, number: int = 4) -> Fact:
    """The fact that a hand of Particle Panic has so many cards of a suit."""
    return lambda move: move.view.hands[seat][suit] == number


def _hands(*sizes: int) -> Fact:
    """The fact that the hands of U-kNOw Feynman have so many cards."""
    return lambda move: tuple(map(len, move.view.hands)) == sizes


def _stacks(stack: int, *circles: int) -> Fact:
    """The fact that these circles hold such a stack."""
    return lambda move: all(move.view.cells[circle] == stack for circle in circles)


def _tokens(*wanted: int) -> Fact:
    """The fact that the tokens of Light, Helium and Star would go to 1 matter, -1 antimatter."""
    return lambda move: wanted == tokens(standing(move.view, 0), standing(move.view, 1))


def _light(matter: int, antimatter: int) -> Fact:
    """The fact that the players have annihilated so many particles."""
    return lambda move: [standing(move.view, s).light for s in (0, 1)] == [matter, antimatter]


def _neighbours(one: int, other: int) -> Fact:
    """The fact that two circles are linked, which is so in every position."""
    return lambda move: other in NEIGHBOURS[one]


_PROTON = brings("completed", target=0)
_NEUTRON = brings("completed", target=1)
_CLOSED = brings("completed", worth=MOST_WORTH)

NOTES: dict[str, dict[str, tuple[Fact, ...]]] = {
    "particle_builder": {
        "target": (
            brings("placed", seat=1, card=_UP),
            every(
                brings("compared", seat=1, statistic=2, result=1),
                lambda move: move.view.hands[1] == _TOP,
            ),
            brings("completed", seat=1, target=0),
        ),
        "annihilation": (
            every(
                brings("annihilated", card=_card("anti-electron-neutrino")),
                brings("radiated", card=_Z, count=1),
            ),
            brings("failed", card=_card("anti-tau-neutrino")),
            brings("radiated", card=_GLUON, count=2),
            every(_NEUTRON, _quarks((_UP, _RED), (_DOWN, _GREEN), (_DOWN, _BLUE))),
        ),
        "weak": (
            every(brings("stole", card=_BOTTOM), brings("discarded", card=_GLUON)),
            every(
                brings("transformed", seat=1, before=_TOP, card=_DOWN),
                brings("discarded", card=_card("w-minus")),
            ),
            every(
                brings("moved", seat=0, card=_DOWN),
                _quarks((_UP, _RED), (_UP, _GREEN), (_DOWN, _GREEN)),
                lambda move: not move.all("completed"),
            ),
            every(_NEUTRON, _quarks((_UP, _BLUE), (_DOWN, _RED), (_DOWN, _GREEN))),
        ),
        "gluon": (
            every(
                brings("recoloured", before=_RED, colour=_BLUE),
                _quarks((_UP, _BLUE), (_DOWN, _BLUE)),
            ),
            every(brings("failed", card=_GLUON), brings("rolled", value=1)),
            brings("oscillated", before=_card("tau-neutrino"), card=_card("electron-neutrino")),
            every(_PROTON, _quarks((_UP, _RED), (_UP, _GREEN), (_DOWN, _BLUE))),
        ),
        "decays": (
            brings("remained", card=_MUON),
            _decays("w-minus", "muon", "anti-muon-neutrino"),
            _decays("strange", "up", "w-minus"),
            every(_NEUTRON, brings("coloured", seat=0, card=_DOWN)),
        ),
    },
    "tutti_quantum": {
        "vertices": (
            every(brings("placed", seat=1, card=HIGGS), _higgs_meet(1, 2)),
            every(_CLOSED, _points(5, 13)),
            every(brings("completed", diagram=0, worth=3), _points(26, 23)),
            every(brings("placed", card=ELECTRON), brings("completed", worth=4), _points(28, 29)),
        ),
        "higgs": (
            every(brings("placed", seat=1, card=HIGGS), _higgs_meet(1, 2)),
            brings("completed", diagram=1, worth=4),
            every(_CLOSED, _points(22, 26)),
        ),
        "together": (
            every(brings("placed", card=HIGGS), _higgs_meet(0, 2)),
            every(_CLOSED, _higgs_meet(0, 3)),
            every(brings("placed", card=QUARK), _points(30, invalid=0)),
            every(brings("ended"), _points(34, invalid=0)),
        ),
        "process": (
            brings("found", mission=BLUE_SKY),
            brings("found", mission=ATOMS),
            brings("looped"),
            every(brings("placed", card=HIGGS), brings("ended"), _points(41, invalid=0)),
        ),
        "loop": (
            every(brings("found", mission=BLUE_SKY), brings("placed", card=ELECTRON)),
            every(brings("looped", diagram=1), brings("placed", card=ELECTRON)),
            every(_CLOSED, _points(20, 30)),
            brings("looped", diagram=0),
        ),
    },
    "u_know_feynman": {
        "proton": (
            brings("took", force=W, cards=1),
            brings("bound", nucleon=0, side=0),
            every(brings("turned", side=1), brings("called"), _hands(2, 1)),
            every(brings("won", seat=1), _hands(1, 0)),
        ),
        "antinucleon": (
            brings("bound", nucleon=1, side=1),
            brings("took", force=PHOTON, cards=2),
            brings("bound", seat=0, nucleon=0, side=1),
            every(brings("won", seat=0), _hands(0, 2)),
        ),
        "weak": (
            every(brings("called", seat=0), _hands(1, 6, 5)),
            every(brings("played", seat=2, face=4 * W + 1), _hands(1, 5, 4)),
            every(
                brings("neutralised", force=W, under=4 * _UP + 1, face=4 * _card("strange") + 1),
                brings("won", seat=0),
            ),
        ),
        "higgs": (
            brings("turned", side=1),
            every(brings("searched", cards=6), _hands(8, 5, 2)),
            every(brings("won", seat=2), brings("played", face=4 * FLIP + 1)),
        ),
        "gluon": (
            brings("took", force=GLUON, cards=4),
            brings("turned", side=1),
            every(brings("played", face=4 * GLUON + 3), _hands(4, 1, 3, 2)),
            every(brings("neutralised", force=GLUON, face=4 * _TOP + 3), brings("won", seat=3)),
        ),
    },
    "particle_panic": {
        "alone": (
            every(brings("code", suit=DIAMONDS), lambda move: move.view.turn == 3),
            every(brings("neutralized"), lambda move: move.view.particles[0] == 0),
            every(brings("discard", suit=DIAMONDS), lambda move: move.view.entered[DIAMONDS] == 1),
            brings("won", turn=8),
        ),
        "codes": (
            every(brings("discard", suit=HEARTS), _holds(0, DIAMONDS)),
            every(brings("code", seat=1, suit=HEARTS), lambda move: sum(move.view.entered) == 2),
            every(brings("share", seat=0, to=1, suit=SPADES), _holds(1, SPADES)),
            every(brings("code", suit=SPADES), brings("won", turn=6)),
        ),
        "share": (
            every(brings("share", suit=SPADES), _holds(1, SPADES)),
            every(brings("share", suit=HEARTS), _holds(2, HEARTS)),
            every(
                brings("share", suit=CLUBS),
                _holds(0, CLUBS),
                _holds(2, HEARTS),
                _holds(3, DIAMONDS),
            ),
            brings("won"),
        ),
        "flood": (
            brings("emerged", at=3, count=5),
            every(brings("limit", limit=1), brings("try", die=1)),
            every(
                brings("neutralized", at=0),
                lambda move: move.view.particles == (0, 6, 6, 6, 5, 6),
            ),
            every(
                brings("lost"),
                lambda move: move.view.particles == (6,) * 6 and sum(move.view.entered) == 2,
            ),
        ),
        "heart": (
            every(brings("share", suit=HEARTS), _holds(1, HEARTS)),
            every(
                brings("heart"),
                brings("try", die=3),
                brings("neutralized"),
                lambda move: move.view.entered[HEARTS] == 1,
            ),
            every(brings("share", suit=DIAMONDS), _holds(0, DIAMONDS)),
            every(brings("code", suit=DIAMONDS), brings("won")),
        ),
    },
    "bigebang": {
        "life": (
            every(brings("fused", made=HE4), lambda move: puzzle_score(move.view) == 1),
            every(brings("fused", made=HE4 + ANTI), lambda move: puzzle_score(move.view) == 2),
            every(
                brings("fused", first=HE3, second=NEUTRON, made=HE4),
                lambda move: puzzle_score(move.view) == 3,
            ),
        ),
        "carbon": (
            brings("fused", first=HE3, second=NEUTRON, made=HE4, spot=27),
            every(brings("fused", spot=39, made=HE4), _stacks(HE4, 27, 39), _neighbours(27, 39)),
            every(brings("fused", spot=51, made=H2), _stacks(H2, 50, 51), _neighbours(39, 51)),
            every(brings("fused", first=H2, second=H2, made=HE4), brings("carbon", seat=0)),
        ),
        "draw": (
            every(brings("annihilated", seat=0, light=8), _tokens(1, 1, 1)),
            every(brings("annihilated", seat=1, light=8), _tokens(1, 1, 1)),
            every(
                brings("fused", made=HE4 + ANTI),
                _tokens(1, 0, -1),
                lambda move: [standing(move.view, seat).he4 for seat in (0, 1)] == [2, 2],
            ),
            every(brings("ended"), _tokens(1, 0, -1)),
        ),
        "light": (
            brings("annihilated", stack=HE3 + ANTI, light=6),
            every(brings("fused", made=HE4, spot=59), _stacks(HE4 + ANTI, 56)),
            every(brings("annihilated", source=56, target=59, light=8), _light(24, 30)),
            every(brings("fused", made=HE4 + ANTI), _tokens(-1, -1, 1)),
        ),
        "beta": (
            brings("decayed", spot=50, stack=NEUTRON, made=H1),
            brings("fused", spot=50, first=H2, second=H1, made=HE3),
            brings("fused", spot=50, second=HE3, first=NEUTRON, made=HE4),
            brings("decayed", stack=H3, made=HE3),
        ),
    },
}
"""Game id -> the claims of the notes on its famous games, by key, in the order of the notes."""
