"""Rules that a beginner is told at the first choices of U-kNOw Feynman."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.core.phrase import say
from game.games import GAMES
from game.match.drivers import Person
from game.match.match import AI, HUMAN, new_match
from game.rules.u_know_feynman import State
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    PARTICLE_FACES,
    face_name,
    quark,
    symbol_name,
)
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Label
from game.tables.sheet import sheet_for
from game.tables.table import Spot
from game.tables.u_know_feynman.first_rules import first_rules
from game.tables.u_know_feynman.geometry import plan_for
from game.tables.u_know_feynman.table import UKnowFeynmanTable
from game.tables.u_know_feynman.touches import prompt
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.lit import Engine, Here
from tests.pilot import FRAME, Pilot
from tests.rules.two_faced import DULL, GAME, IDLE, do, legal, table
from tests.scenes.test_layout import GivenSpots

F = "u_know_feynman-first-"


def told(state: State) -> list[str]:
    """The ends of the keys of the rules for the player to move."""
    view = GAME.observe(state, state.mover)
    return [rule.key.removeprefix(F) for rule in first_rules(view, state.mover)]


def test_what_fits_comes_first() -> None:
    fits = ["blue tau", *IDLE]
    assert told(table("blue up", fits, DULL)) == ["particle", "back", "rivals"]
    assert told(table("blue skip", fits, DULL))[0] == "sign"
    assert told(table("blue W", fits, DULL))[0] == "colour"


def test_a_rule_comes_with_the_first_card_that_needs_it() -> None:
    for force in ("W", "photon", "gluon"):
        assert f"force-{force.lower()}" in told(table("blue up", [f"blue {force}", *IDLE], DULL))
    assert "baryon" in told(table("blue muon", ["blue up", "red up", "green down", *DULL], IDLE))
    assert "antimatter" in told(table("pink up", ["pink tau", *IDLE], DULL, side=ANTIMATTER))


def test_decay_and_a_draw_leave_no_room_for_another_rule() -> None:
    assert told(table("blue up", ["blue tau", "red muon"], DULL)) == ["decay"]
    assert told(table("blue up", DULL, IDLE)) == ["draw"]


def test_a_force_is_told_to_who_can_answer_it() -> None:
    state = table("blue up", ["blue photon", *DULL], ["blue up", *IDLE])
    do(state, "blue photon")
    assert told(state) == ["answer"]
    state = table("blue up", ["blue photon", *DULL], IDLE)
    do(state, "blue photon")
    assert told(state) == []
    assert prompt(GAME.observe(state, 1), 1).key == "u_know_feynman-prompt-take-suit"


def test_a_card_just_drawn_that_leaves_one_asks_for_decay() -> None:
    state = table("blue up", ["red muon"], DULL, pile=["blue tau"])
    do(state, "draw")
    assert told(state) == ["decay"]
    assert prompt(GAME.observe(state, 0), 0).key == "u_know_feynman-prompt-drawn-decay"


def test_once_decay_is_called_the_card_is_asked_for() -> None:
    state = table("blue up", ["blue tau", "red muon"], DULL)
    view, moves = GAME.observe(state, 0), list(legal(state).values())
    (asks,) = (s for s in UKnowFeynmanTable().aids(view, 0, ("decay",), moves) if s.id == "prompt")
    assert asks.label == say("u_know_feynman-prompt-called")


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_has_room_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        text = services.text
        faces = [(side, face) for side in (0, 1) for face in range(PARTICLE_FACES)]
        symbols = [symbol_name(side, face >> 2) for side, face in faces]
        what = max(symbols, key=lambda name: len(text.say(name)))
        quarks = [symbol_name(side, face >> 2) for side, face in faces if quark(face >> 2)]
        longest_quark = max(quarks, key=lambda name: len(text.say(name)))
        card = max((face_name(*face) for face in faces), key=lambda name: len(text.say(name)))
        seat, suit = say("level-researcher"), say("u_know_feynman-suit-orange")
        ends = ("particle", "sign", "colour", "back", "rivals", "draw", "decay", "answer")
        forces = ("force-w", "force-photon", "force-gluon")
        keys = [f"{F}{end}" for end in (*ends, *forces, "antimatter", "baryon")]
        keys += [
            f"u_know_feynman-prompt-{end}" for end in ("drawn", "drawn-decay", "called", "take")
        ]
        keys += ["u_know_feynman-hint-draw", "u_know_feynman-hint-draw-shut"]
        place = plan_for(2, sheet_for(size)).prompt
        wrong: list[str] = []
        for key in keys:
            both = say("u_know_feynman-follow-both", suit=suit, what=what)
            gap = longest_quark if key.endswith("gluon") else what
            gap = both if key.endswith("draw") else gap
            words = say(key, suit=suit, what=gap, seat=seat, n=2, force=card)
            spot = Spot("prompt", Label("yellow", 20, bold=True), *place.placed, 1, words)
            app = App(services, open_window(size, full_screen=False), GivenSpots(services, [spot]))
            app.step([], 0.05)
            wrong += faults(app)
        assert wrong == []


def seated(services: Services, *, guide: str) -> tuple[Pilot, TableScene]:
    """A first game against a *Student*, who plays at once."""
    services.__dict__["engine"] = Engine()
    services.change(guide=guide, speed=0.0, remarks=False)
    info = GAMES["u_know_feynman"].info
    match = new_match("u_know_feynman", [HUMAN, f"{AI}student"], info.suggested, "child1")
    scene = people_table(services, match, {0: Person(), 1: Here("student")})
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene)), scene


def asked(pilot: Pilot, scene: TableScene) -> str:
    """The key of the question at the next own choice."""
    while not scene.policy.may_move() or scene.picker is None or scene.motion.busy:
        pilot.wait(0.2)
    spot = scene.find("prompt")
    spots = [spot for spot in scene.placed if spot.id == "prompt"]
    label = (spot or spots[0]).label
    assert label is not None
    return label.key


def test_each_rule_is_told_once_in_a_game_that_is_lit(services: Services) -> None:
    pilot, scene = seated(services, guide="always")
    keys: list[str] = []
    while scene.session.to_move() is not None and len(keys) < 12:
        keys.append(asked(pilot, scene))
        lit = scene.find(scene.model.lit_next)
        if lit is None:
            pilot.wait(0.2)
            keys.pop()
            continue
        while scene.picker is not None and (lit := scene.find(scene.model.lit_next)) is not None:
            scene.touch(lit)
    rules = [key for key in keys if key.startswith(F)]
    assert rules[0] == f"{F}particle"
    assert f"{F}back" in rules
    assert len(rules) == len(set(rules))


def test_what_is_asked_does_not_change_once_it_is_shown(services: Services) -> None:
    """The last picture of a move has the words that stand there afterwards."""
    pilot, scene = seated(services, guide="always")
    shown: dict[int, set[str]] = {}
    for _ in range(6):
        asked(pilot, scene)
        while scene.model.lit_next == "":
            pilot.wait(0.1)
        lit = scene.find(scene.model.lit_next)
        assert lit is not None
        scene.touch(lit)
        for _ in range(400):
            pilot.wait(FRAME)
            labels = [spot.label for spot in scene.placed if spot.id == "prompt"]
            picked = scene.picker is not None and scene.picker.picked != ()
            mine = scene.session.to_move() == scene.viewer and not picked
            if mine and labels and labels[0] is not None:
                shown.setdefault(len(scene.session.moves), set()).add(labels[0].key)
            if scene.policy.may_move() and scene.model.lit_next:
                break
    assert len(shown) > 3
    assert [keys for keys in shown.values() if len(keys) > 1] == []


def test_without_the_light_the_question_stays(services: Services) -> None:
    pilot, scene = seated(services, guide="never")
    assert asked(pilot, scene) == "u_know_feynman-prompt-turn"
    assert isinstance(scene.policy, People)
    assert scene.policy.own.rule() is None
