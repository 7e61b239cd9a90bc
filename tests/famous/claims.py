"""The claims of famous games: facts about the events of a game, to find one and to check it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

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


CLAIMS: dict[str, dict[str, Claim]] = {
    "particle_builder": {
        "target": Claim(2, {"level": 1}, lambda game: game.all("completed")),
        "annihilation": Claim(2, {"level": 5}, lambda game: game.all("annihilated")),
        "weak": Claim(2, {"level": 5}, lambda game: game.all("transformed")),
        "gluon": Claim(2, {"level": 6}, lambda game: game.all("recoloured")),
        "decays": Claim(2, {"level": 7}, lambda game: len(game.all("decayed")) >= 2),
    },
    "tutti_quantum": {
        "higgs": Claim(2, {}, lambda game: game.all("completed", worth=max(WORTH))),
        "vertices": Claim(2, {}, lambda game: len(game.all("completed")) >= 16),
        "together": Claim(2, {"mode": 2}, lambda game: min(game.returns) > 0),
        "process": Claim(2, {"mode": 2, "scoring": 2}, lambda game: game.all("found")),
        "loop": Claim(4, {"mode": 1, "scoring": 2}, lambda game: game.all("looped")),
    },
    "u_know_feynman": {
        "proton": Claim(2, {}, lambda game: game.all("bound", nucleon=0, side=0), ("visitor",)),
        "antinucleon": Claim(2, {}, lambda game: game.all("bound", side=1), ("visitor",)),
        "weak": Claim(3, {"cards": 5}, lambda game: game.all("neutralised", force=W)),
        "higgs": Claim(3, {"cards": 5}, lambda game: game.all("searched", found=1)),
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
        "heart": Claim(2, {"ladder": 1}, lambda game: game.all("won") and game.all("heart")),
    },
    "bigebang": {
        "life": Claim(1, {"puzzle": 3}, lambda game: puzzle_score(game.view) >= 3),
        "silence": Claim(1, {"puzzle": 1}, lambda game: puzzle_score(game.view) >= -4),
        "light": Claim(2, {}, lambda game: game.all("annihilated", light=8), ("visitor",)),
        "draw": Claim(2, {}, lambda game: game.returns == (0.0, 0.0)),
        "beta": Claim(2, {"time": 1}, lambda game: len(game.all("decayed")) >= 3),
    },
}
"""Game id -> the claims of its famous games, by key."""
