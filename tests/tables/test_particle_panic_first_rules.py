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
    assert told(state) == ["actions", "cards", "code", "bars", "limit"]
    assert told(state, 1) == [], "it is not their turn"
    do(state, "collect")
    assert told(state) == ["code", "bars", "limit"]


def test_the_hand_limit_comes_before_the_die_that_may_lower_it() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="100000")
    assert told(state) == ["actions", "cards", "limit", "code", "bars"]
    do(state, "neutralize", dice=(1,))
    assert state.phase == FAILED
    assert told(state) == [], "the question needs its place"


def test_the_dice_are_explained_after_they_have_fallen() -> None:
    state = lab(2, CONTAINED, hands=("", "d"), particles="000000")
    do(state, "end", dice=(6, 2))
    assert told(state, 1) == ["actions", "cards", "dice", "code", "bars", "limit"]


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
            *beside(),
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
        say("particle_panic-light-try-code", limit=4),
        say("particle_panic-light-try-last"),
        say("particle_panic-light-share-full", seat=SEAT),
        say("particle_panic-light-accept", card=card),
        say("particle_panic-light-accept-other", card=card, seat=SEAT),
    ]


def desk_with(words: Phrase, size: tuple[int, int]) -> Spot:
    """The question of the desk, four buttons below it, with these words."""
    state = lab(2, CONTAINED, particles="000000")
    spots = ParticlePanicTable(sheet_for(size)).layout(GAME.observe(state, 0), 0)
    return next(spot for spot in spots if spot.id == "prompt")._replace(label=words)
