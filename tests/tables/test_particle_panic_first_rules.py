"""Rules that a beginner is told beside the light on the first moves of Particle Panic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ai.evaluators.particle_panic.reasons import SUIT_KEYS
from game.app import App
from game.core.phrase import Phrase, say
from game.match.match import AI, HUMAN, new_match
from game.rules.particle_panic.options import ALERT, CONTAINED
from game.rules.particle_panic.state import COLLECT, FAILED, Move, State
from game.scenes.table.keyframes import PROMPT
from game.scenes.table.opening import open_table
from game.services import Services
from game.tables.particle_panic import ParticlePanicTable
from game.tables.particle_panic.first_rules import first_steps
from game.tables.sheet import sheet_for
from game.tables.table import Spot
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES, faults
from tests.lit import Engine
from tests.pilot import Pilot
from tests.rules.particle_panic_lab import GAME, do, lab
from tests.scenes.test_layout import GivenSpots

F = "particle_panic-first-"
SEAT = say("level-researcher")
WHY = say("hint-best-found")
TEXT = Text("en")


def said(state: State, move: Move) -> str:
    """The words beside this move when it is lit, without the reason; empty: there are none."""
    found = first_steps(GAME.observe(state, state.chooser), move, None)
    steps = [step for step in found if step.key != f"{F}actions"]
    return TEXT.say(steps[0]).strip() if steps else ""


def test_collecting_says_its_price_and_its_cards_before_it_is_done() -> None:
    paid = lab(2, CONTAINED, hands=("hc", "d"), particles="000000")
    words = said(paid, Move("collect"))
    assert "4 of one suit make a code" in words
    assert "2 for each basic action" in words
    assert "turn ends" in words
    free = lab(2, ALERT, hands=("hc", "d"), particles="000000")
    assert "It is free" in said(free, Move("collect"))
    assert "5 of one suit" in said(free, Move("collect"))


@pytest.mark.parametrize(("basics", "cards"), [(2, 4), (1, 2)])
def test_two_cards_come_for_each_basic_action_as_the_words_say(basics: int, cards: int) -> None:
    state = lab(2, CONTAINED, hands=("", ""), particles="000000")
    state.basics = basics
    do(state, *["collect"] * (cards - 1))
    assert state.seat == 0
    do(state, "collect", dice=(1, 1))
    assert state.seat == 1


def test_the_first_choice_says_which_actions_are_basic_and_which_are_special() -> None:
    state = lab(2, CONTAINED, hands=("dds", "hcddd"), particles="000000")

    def keys(move: Move) -> list[str]:
        return [step.key for step in first_steps(GAME.observe(state, 0), move, None)]

    assert keys(Move("collect")) == [f"{F}actions", f"{F}collect"]
    assert keys(Move("share", 2, 1)) == [f"{F}share"], "its reason first: it looks like a loss"
    do(state, "share:2,1")
    assert keys(Move("share", 2, 1)) == [f"{F}share-free"]
    assert keys(Move("collect")) == [f"{F}collect"]


def test_a_die_of_three_or_more_reaches_every_room() -> None:
    state = lab(2, CONTAINED)
    do(state, "move", dice=(5,))
    assert said(state, Move("go", 2)) == "With a 5 you can reach every room."
    state = lab(2, CONTAINED)
    do(state, "move", dice=(2,))
    assert said(state, Move("go", 2)) == "You may go up to 2 rooms."


def test_the_hand_limit_is_told_while_a_card_still_fits() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="000000")
    do(state, "collect")
    assert state.phase == COLLECT
    assert "6 cards" in said(state, Move("collect"))
    state.limits[0] = 3
    assert said(state, Move("collect")) == ""


def test_a_try_says_what_a_miss_costs_unless_the_risk_matters_more() -> None:
    state = lab(2, CONTAINED, hands=("hc", "d"), particles="200000")
    assert "limit to 5 for good" in said(state, Move("neutralize"))
    state.limits[0] = 4
    assert said(state, Move("neutralize")) == ""
    state.limits[0] = 6
    do(state, "neutralize", dice=(6,))
    assert said(state, Move("neutralize")) == "", "another try is free"


def test_a_card_after_a_miss_costs_a_special_action_once() -> None:
    state = lab(2, CONTAINED, hands=("hhc", "d"), particles="100000")
    do(state, "neutralize", dice=(1,))
    assert state.phase == FAILED
    assert "special action" in said(state, Move("heart"))
    assert "special action" in said(state, Move("club"))
    do(state, "heart", dice=(1,))
    assert said(state, Move("heart")) == ""


def test_a_code_says_that_all_codes_save_the_lab() -> None:
    state = lab(2, CONTAINED, hands=("hhhh", "d"), particles="000000")
    assert "All 4 codes save the lab" in said(state, Move("code", 0))


def test_the_first_words_of_a_game_speak_of_the_lit_touch(services: Services) -> None:
    """Whatever is lit first, they are of its kind; the same words never come twice."""
    services.__dict__["engine"] = Engine()
    services.change(speed=0.0, remarks=False, unhurried=True)
    match = new_match("particle_panic", (HUMAN, AI + "student"), {"ladder": CONTAINED}, "lit 0")
    table = open_table(services, match)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    told: list[Phrase] = []
    for _ in range(400):
        pilot.wait(0.5)
        lit = table.find(table.model.lit_next)
        if lit is None or table.picker is None or not table.policy.may_move():
            continue
        if not table.picker.picked:
            move = table.picker.paths[table.model.lit]
            assert isinstance(move, Move)
            asked = table.find(PROMPT)
            assert asked is not None
            assert asked.label is not None
            if asked.label.key.startswith(F):
                steps = first_steps(table.view(), move, table.model.lit_beside)
                assert asked.label in steps
                told.append(asked.label)
            if len(told) >= 4:
                break
        table.touch(lit)
    assert len(told) >= 4
    assert len({rule.key for rule in told}) == len(told)


# --- room ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_and_each_word_beside_the_light_has_room_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        words = [*rules(), *reasons(), *beside(), *no_use()]
        wrong: list[str] = []
        for phrase in words:
            spots = [desk_with(phrase, size)]
            app = App(services, open_window(size, full_screen=False), GivenSpots(services, spots))
            app.step([], 0.05)
            wrong += faults(app)
        assert wrong == []


def rules() -> Iterator[Phrase]:
    """The longest of each kind that occur."""
    suit, card = say("particle_panic-suit-diamonds"), say("particle_panic-card-diamonds")
    hint = "particle_panic-hint-"
    code = say(f"{hint}share-code", suit=suit)
    wanted = say(f"{hint}collect-wanted", missing=2, suit=suit, card=card)
    meet = say(f"{hint}move-meet", seat=SEAT, room=3, suit=suit)
    kept = say("particle_panic-light-accept", card=card)
    yield say(f"{F}share", need=4, why=code)
    yield say(f"{F}share-free", seat=SEAT, why=code)
    for free in (0, 1):
        yield say(f"{F}actions", free=free)
        yield say(f"{F}collect", need=4, cards=2, free=free)
    yield say(f"{F}limit", limit=6, why=wanted)
    yield say(f"{F}move", why=meet)
    for key in ("go-few-card", "go-free-card"):
        go = say(f"{hint}{key}", room=3, count=2, card=card)
        yield say(f"{F}go", steps=3, die=5, why=go)
    yield say(f"{F}try", hit=3, limit=5)
    for kind in ("heart", "club"):
        yield say(f"{F}{kind}", why=say(f"{hint}{kind}-spare"))
    yield say(f"{F}spend", why=say(f"{hint}diamond-free", room=4))
    yield say(f"{F}accept", limit=5, why=kept)
    yield say(f"{F}code", need=4, suit=suit, codes=4)
    yield say(
        f"{F}discard", limit=6, why=say(f"{hint}discard-fewest", count=2, suit=suit, card=card)
    )
    yield say(f"{F}end")


def reasons() -> Sequence[Phrase]:
    """Those of the hints that stand beside the light."""
    hint, args = "particle_panic-hint-", {"room": 3, "count": 2, "need": 4, "missing": 2, "hit": 3}
    keys = (
        *("code", "collect", "collect-below", "collect-below-full", "collect-apart"),
        *("collect-code", "collect-swap", "collect-wanted", "stop-full", "stop-spare"),
        *("stop-last", "stop", "move", "move-fewer", "move-last", "move-spare", "move-first"),
        *(
            "move-free",
            "move-full",
            "go-free-card",
            "go-few-card",
            "move-meet",
            "move-card",
            "go-free",
            "go-share",
            "go-share-later",
            "go-few",
            "go-work",
        ),
        *("diamond-free", "diamond-share", "diamond-work", "spade", "spade-clear", "share"),
        *("share-code", "share-over", "share-code-over", "share-full", "share-together"),
        *(
            "share-room",
            "share-sooner",
            "share-limit",
            "heart-spare",
            "heart-limit",
            "heart-keep-club",
        ),
        *("club-spare", "club-limit", "discard", "discard-entered", "discard-spare"),
        *(
            "discard-fewest",
            "discard-closer",
            "discard-lacks",
            "end",
            "end-keep",
            "end-full",
            "end-limit",
            "end-code",
        ),
        *("neutralize", "neutralize-collect", "neutralize-keep-spade", "neutralize-not-spade"),
        *("neutralize-keep-diamond", "neutralize-not-diamond", "neutralize-pressure"),
    )
    names = {"seat": SEAT, "suit": say(f"particle_panic-suit-{SUIT_KEYS[2]}")}
    names["other"] = names["card"] = say(f"particle_panic-card-{SUIT_KEYS[2]}")
    more = {"limit": 4, "left": 3, "source": 2}
    return [say(f"{hint}{key}", **args, **names, **more) for key in keys]


def beside() -> list[Phrase]:
    card = say("particle_panic-card-clubs")
    return [
        say("particle_panic-light-try-code", plain=67, limit=4),
        say("particle_panic-light-try-collect", plain=67, limit=4),
        say("particle_panic-light-try-last", plain=67),
        say("particle_panic-light-try-weak", plain=67),
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
        say("particle_panic-throw-for-move", hit=3),
        *(say("particle_panic-throw-for-emerge", half=half) for half in (0, 1)),
    ]


def desk_with(words: Phrase, size: tuple[int, int]) -> Spot:
    """The question of the desk, four buttons below it, with these words."""
    state = lab(2, CONTAINED, particles="000000")
    spots = ParticlePanicTable(sheet_for(size)).layout(GAME.observe(state, 0), 0)
    return next(spot for spot in spots if spot.id == "prompt")._replace(label=words)
