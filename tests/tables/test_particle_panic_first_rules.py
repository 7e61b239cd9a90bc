"""Rules that a beginner is told at the first choices of Particle Panic."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.app import App
from game.core.phrase import Phrase, say
from game.rules.particle_panic.options import ALERT, CONTAINED
from game.rules.particle_panic.state import FAILED, State
from game.tables.particle_panic import ParticlePanicTable
from game.tables.particle_panic.first_rules import first_rules
from game.tables.sheet import sheet_for
from game.tables.table import Spot
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.rules.particle_panic_lab import GAME, do, lab
from tests.scenes.test_layout import GivenSpots

F = "particle_panic-first-"
SEAT = say("level-researcher")


def rules_of(state: State) -> Sequence[Phrase]:
    """The rules for the player whose turn it is."""
    return first_rules(GAME.observe(state, state.seat), state.seat)


def told(state: State, seat: int = 0) -> list[str]:
    """The ends of the keys of the rules for this player."""
    rules = first_rules(GAME.observe(state, seat), seat)
    return [rule.key.removeprefix(F) for rule in rules]


def test_the_actions_come_first_and_codes_while_cards_are_taken() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="000000")
    assert told(state) == ["actions", "cards", "share", "code", "bars", "limit"]
    assert told(state, 1) == [], "it is not their turn"
    do(state, "collect")
    assert told(state) == ["code", "bars", "limit"]


def test_the_hand_limit_comes_before_the_die_that_may_lower_it() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="100000")
    assert told(state) == ["actions", "cards", "limit", "share", "code", "bars"]
    do(state, "neutralize", dice=(1,))
    assert state.phase == FAILED
    assert told(state) == [], "the question needs its place"


def test_the_dice_are_explained_after_they_have_fallen() -> None:
    state = lab(2, CONTAINED, hands=("", "d"), particles="000000")
    do(state, "end", dice=(6, 2))
    assert told(state, 1) == ["actions", "cards", "dice", "share", "code", "bars", "limit"]


def test_cards_pass_only_in_one_room() -> None:
    apart = lab(2, CONTAINED, hands=("hc", "d"), particles="000000", pawns=(0, 1))
    assert told(apart)[-1] == "apart"
    assert "share" not in told(apart)
    apart.pawns[1] = 0
    assert "apart" not in told(apart)
    share = next(rule for rule in rules_of(apart) if rule.key == f"{F}share")
    assert dict(share.args)["seat"] == say("seat", seat=1)
    apart.specials = 0
    assert {"share", "apart"}.isdisjoint(told(apart)), "no card can be given in this turn"


def test_a_full_room_is_explained_first() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="006010")
    assert told(state)[0] == "full"
    assert rules_of(state)[0] == say(f"{F}full", room=3)


def test_a_scientist_alone_has_one_hand_to_count() -> None:
    assert told(lab(1, CONTAINED, particles="000000")) == ["actions", "cards", "code", "limit"]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_and_each_word_beside_the_light_has_room_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        states = [lab(2, CONTAINED, particles="000000"), lab(1, ALERT, particles="000000")]
        for state in states:
            do(state, "end", dice=(6, 2))
        words = [
            *(rule for state in states for rule in rules_of(state)),
            say(f"{F}full", room=3),
            say(f"{F}share", seat=SEAT),
            say(f"{F}apart"),
            *beside(),
            *no_use(),
        ]
        wrong: list[str] = []
        for phrase in words:
            spots = [desk_with(phrase, size)]
            app = App(services, open_window(size, full_screen=False), GivenSpots(services, spots))
            app.step([], 0.05)
            wrong += faults(app)
        assert wrong == []


def beside() -> list[Phrase]:
    card = say("particle_panic-card-clubs")
    return [
        say("particle_panic-light-try-code", plain=67, limit=4),
        say("particle_panic-light-try-collect", plain=67, limit=4),
        say("particle_panic-light-try-last", plain=67),
        say("particle_panic-light-share-full", seat=SEAT),
        say("particle_panic-light-accept", card=card),
        say("particle_panic-light-accept-other", card=card, seat=SEAT),
    ]


def no_use() -> list[Phrase]:
    """The questions that give a reason or a price."""
    return [
        say("particle_panic-prompt-act-again", left=4),
        *(say("particle_panic-prompt-act-none", seats=seats) for seats in (1, 2)),
        say("particle_panic-prompt-act-none-stars"),
        say("particle_panic-prompt-act-none-spades"),
    ]


def desk_with(words: Phrase, size: tuple[int, int]) -> Spot:
    """The question of the desk, four buttons below it, with these words."""
    state = lab(2, CONTAINED, particles="000000")
    spots = ParticlePanicTable(sheet_for(size)).layout(GAME.observe(state, 0), 0)
    return next(spot for spot in spots if spot.id == "prompt")._replace(label=words)
