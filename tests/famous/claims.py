"""The claims of famous games: facts about the events of a game, to find one and to check it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.rules.bigebang.board import ANTI, HE4, NEUTRON
from game.rules.bigebang.scoring import puzzle_score
from game.rules.particle_panic.state import NO_ROOM
from game.rules.tutti_quantum.vertex import WORTH
from game.rules.u_know_feynman.faces import GLUON, W

Facts = Mapping[str, int]


class Played(NamedTuple):
    """A finished game."""

    events: list[tuple[str, Facts]]
    """All events, in order."""
    returns: tuple[float, ...]
    view: Any
    """The last view of a spectator."""

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
