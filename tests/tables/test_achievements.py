"""Achievements: physics that a player made happen is noticed, and only for that player."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ai.levels import bot_seed, budget, make_bot
from game.core.session import RuleEvent, Session
from game.games import DESCRIPTORS, GAMES
from game.rules.bigebang.board import H2, HE4
from game.rules.particle_builder.mat import TARGETS
from game.rules.u_know_feynman.faces import GLUON, PHOTON
from game.words.text import Text
from tests.some import some


def event(kind: str, view: Any = None, **facts: int) -> RuleEvent[Any]:
    return RuleEvent(kind, facts, view)


def achievements(game: str, one: RuleEvent[Any], people: tuple[int, ...]) -> tuple[str, ...]:
    return DESCRIPTORS[game].achievements_in(one, people)


def target(key: str) -> int:
    return next(target.id for target in TARGETS if target.key == key)


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("neutron", ("neutron",)),
        ("positronium", ("atom",)),
        ("antihydrogen", ("atom", "antimatter")),
        ("kaon-plus", ()),
    ],
)
def test_a_target_of_particle_builder(key: str, expected: tuple[str, ...]) -> None:
    done = event("completed", seat=0, target=target(key))
    assert achievements("particle_builder", done, (0,)) == expected
    assert achievements("particle_builder", done, (1,)) == ()


def test_helium_is_made_and_burns_in_eight_of_light() -> None:
    assert achievements("bigebang", event("fused", seat=0, made=HE4, spot=3), (0,)) == ("helium",)
    assert achievements("bigebang", event("fused", seat=0, made=H2, spot=3), (0,)) == ()
    assert achievements("bigebang", event("annihilated", seat=0, light=8), (0,)) == ("flash",)
    assert achievements("bigebang", event("annihilated", seat=0, light=6), (0,)) == ()
    assert achievements("bigebang", event("carbon", seat=1), (0,)) == ()


def test_a_gluon_neutralised() -> None:
    assert achievements("u_know_feynman", event("neutralised", seat=2, force=GLUON), (2,)) == (
        "gluon",
    )
    assert achievements("u_know_feynman", event("neutralised", seat=2, force=PHOTON), (2,)) == ()


def test_the_published_rules_of_particle_panic_count_double() -> None:
    published = SimpleNamespace(setting=SimpleNamespace(ladder=4))
    eased = SimpleNamespace(setting=SimpleNamespace(ladder=0))
    assert achievements("particle_panic", event("won", published), (0,)) == (
        "shutdown",
        "published",
    )
    assert achievements("particle_panic", event("won", eased), (0,)) == ("shutdown",)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_tell_only_achievements_that_are_listed(game: str) -> None:
    names: set[str] = set()
    for seed in "abcdefgh":
        session = Session(GAMES[game], 2, {}, seed)
        while (seat := session.to_move()) is not None:
            bot = make_bot(game, "student", bot_seed(seed, seat, len(session.moves)))
            move = bot.choose(session.view(seat), session.legal_moves(), budget(game, "student"))
            for one in session.play(move, 0):
                names.update(achievements(game, one, (0, 1)))
    assert names <= set(DESCRIPTORS[game].achievements)
    assert names or game == "particle_panic" or not DESCRIPTORS[game].achievements


def test_every_achievement_has_a_name_and_says_how() -> None:
    text = Text("en")
    for game, descriptor in DESCRIPTORS.items():
        for name in some(descriptor.achievements):
            assert text.has(f"achievement-{game}-{name}")
            assert text.has(f"achievement-{game}-{name}-how")
