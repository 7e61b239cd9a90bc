"""A table from message to message: tables of (model, message) -> (model, effects)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.phrase import literal, say
from game.core.rng import Rng
from game.match.match import AI, HUMAN, new_match
from game.scenes.base.scene import Pop
from game.scenes.table import timed_choice
from game.scenes.table.choice_clock import ChoiceClock
from game.scenes.table.keyframes import Keyframe, still
from game.scenes.table.model import (
    AnswerAt,
    Answered,
    Asked,
    ButtonPressed,
    CalledOut,
    Chosen,
    ClockTicked,
    Dealt,
    Dropped,
    Ended,
    Finger,
    FingerDown,
    FingerMoved,
    FingerUp,
    Focus,
    ForgetPointer,
    FrameTaken,
    GlideHome,
    Hinted,
    Hurried,
    Layout,
    LetDown,
    LetGo,
    Lined,
    Logged,
    Looked,
    LookedAt,
    MakeMove,
    Message,
    MoveChosen,
    Moved,
    Offered,
    OpponentMoved,
    Picked,
    Play,
    PlayForOthers,
    PlaySound,
    Queued,
    ReadAbout,
    Redraw,
    Refuse,
    Released,
    Rested,
    Rewound,
    Scenery,
    Seated,
    ShowNow,
    Stood,
    StopDrivers,
    TableEffect,
    TableModel,
    TapNoted,
    Tapped,
    Thought,
    Timed,
    Touch,
    Waited,
    WentBack,
    WindowLeft,
    Withdrawn,
)
from game.scenes.table.update import update
from game.tables.capabilities import Moment
from game.tables.pictures import Button, ScorePicture
from game.tables.table import CONFIRM, Spot
from game.ui.picker import Picker

HELLO, BYE = literal("Hello."), literal("Bye.")
CARD, PLACE, OTHER = (
    Spot("card", ScorePicture(), 100, 100, 60, 80, 2, spoken=HELLO),
    Spot("place", ScorePicture(), 400, 100, 60, 80, 1, spoken=HELLO),
    Spot("other", ScorePicture(), 700, 100, 60, 80, 1, spoken=HELLO),
)
PICKER: Picker[tuple[str | int, ...]] = Picker(
    {("card", "place"): ("lay", 0), ("deck",): ("draw",)}
)
FRAME = still([CARD])
TOLD = Keyframe([CARD], (), "laid", HELLO, "card")


def model(**changes: Any) -> TableModel:
    """A game between a person in seat 0 and a program, with these changes."""
    match = new_match("bigebang", (HUMAN, AI + "visitor"), {}, "update")
    from game.games import DESCRIPTORS

    fresh = TableModel(match, match.session, DESCRIPTORS["bigebang"].table, 0)
    return replace(fresh, **changes)


def test_nothing_else_is_lit_while_a_warning_asks() -> None:
    """The rim of another button would run through the words of the warning."""
    picker: Picker[tuple[str]] = Picker({("walk", "room"): ("walk",), ("end", CONFIRM): ("end",)})
    begun = model(picker=picker, lit=("walk", "room"))
    assert begun.lit_next == "walk"
    assert replace(begun, picker=picker.at(("walk",))).lit_next == "room"
    assert replace(begun, picker=picker.at(("end",))).lit_next == ""
    assert replace(begun, picker=picker.at(("end",)), lit=("end", CONFIRM)).lit_next == CONFIRM


def changed(before: TableModel, after: TableModel) -> dict[str, object]:
    """The fields that a message has changed."""
    names = before.__struct_fields__
    pairs = ((name, getattr(before, name), getattr(after, name)) for name in names)
    return {name: new for name, old, new in pairs if old is not new and old != new}


@pytest.mark.parametrize(
    ("given", "message", "changes", "effects"),
    [
        ({}, Lined(HELLO), {"line": HELLO}, ()),
        ({}, Answered(HELLO, "wrong"), {"line": HELLO}, (PlaySound("wrong"), Layout())),
        (
            {},
            Looked(on=True),
            {"looking": True, "line": say("look-ask")},
            (PlaySound("focus"), Layout()),
        ),
        ({"looking": True}, Looked(on=False), {"looking": False, "line": say("look-not")}, ...),
        ({}, Hinted(("card",)), {"hinted": ("card",)}, ()),
        ({}, CalledOut([CARD]), {"callout": (CARD,)}, ()),
        ({"callout": (CARD,)}, CalledOut(()), {"callout": ()}, ()),
        ({}, Thought([CARD]), {"thoughts": (CARD,)}, ()),
        ({}, Asked(1), {"asked": 1}, ()),
        ({}, Offered(PICKER), {"picker": PICKER}, ()),
        ({"picker": PICKER}, Picked(("card",)), {"picker": PICKER.at(("card",))}, ()),
        ({}, Picked(("card",)), {}, ()),
        ({"picker": PICKER}, Seated(1), {"viewer": 1, "picker": None}, ()),
        ({}, Dealt(), {"undealt": False}, ()),
        ({}, Ended(), {"over": True}, ()),
        ({}, Timed(), {}, ()),
        ({}, WindowLeft(away=True), {}, ()),
    ],
)
def test_what_is_said_asked_and_offered(
    given: dict[str, Any], message: Message, changes: dict[str, Any], effects: Any
) -> None:
    before = model(**given)
    after, followed = update(before, message)
    assert changed(before, after) == changes
    assert effects is ... or followed == effects


@pytest.mark.parametrize(
    ("given", "message", "changes"),
    [
        ({}, Queued([FRAME, TOLD]), {"frames": (FRAME, TOLD)}),
        ({"frames": (FRAME,)}, Queued([FRAME, TOLD], held=1), {"frames": (FRAME, TOLD), "held": 1}),
        ({"frames": (FRAME, TOLD)}, FrameTaken(tells=True), {"frames": (TOLD,)}),
        ({"frames": (TOLD,)}, FrameTaken(tells=False), {"frames": ()}),
        ({"frames": (FRAME,), "held": 1}, FrameTaken(tells=True), {"frames": (), "held": 0}),
        ({"rest": 1.0}, Waited(0.25), {"rest": 0.75}),
        ({"rest": 1.0}, Stood(0.5), {}),
        ({"rest": 1.0}, Stood(2.0), {"rest": 2.0}),
        ({"rest": 1.0}, Hurried(), {"rest": 0.0}),
    ],
)
def test_how_far_the_table_shows(
    given: dict[str, Any], message: Message, changes: dict[str, Any]
) -> None:
    before = model(**given)
    after, effects = update(before, message)
    assert changed(before, after) == changes
    assert effects == ()


def test_a_frame_that_is_held_is_not_due() -> None:
    assert model(frames=(FRAME, TOLD)).due == 2
    assert model(frames=(FRAME, TOLD), held=1).due == 1


def test_the_line_of_a_frame_is_logged_when_it_is_shown() -> None:
    after, _ = update(model(frames=(TOLD, FRAME)), FrameTaken(tells=True))
    assert (after.line, after.log.lines) == (HELLO, (HELLO,))


def test_moves_that_are_taken_back_go_from_the_log() -> None:
    table = model()
    told, _ = update(table, Logged(HELLO))
    table.session.play(table.session.legal_moves()[0], 0)
    moved, _ = update(told, Moved(("card", "place"), chosen=True))
    assert moved.last == {"card", "place"}
    again, _ = update(moved, Logged(BYE))
    assert again.log.lines == (HELLO, BYE)
    table.session.rewind(0)
    back, _ = update(again, Rewound(None, [FRAME], forgets=True))
    assert (back.log.lines, back.frames, back.last) == ((HELLO,), (FRAME,), frozenset())
    kept, _ = update(again, Rewound(None, [FRAME]))
    assert kept.log.lines == (HELLO, BYE), "a replay goes back and forth"


def test_a_move_wipes_away_what_was_said_about_the_one_before() -> None:
    table = model(hinted=("a",), callout=(CARD,), picker=PICKER, asked=1, thoughts=(CARD,))
    table.session.play(table.session.legal_moves()[0], 0)
    own, _ = update(table, Moved(("b",), chosen=True))
    assert (own.hinted, own.callout, own.picker, own.asked, own.thoughts) == (
        (),
        (),
        None,
        None,
        (),
    )
    other, _ = update(table, Moved(("b",), chosen=False))
    assert other.thoughts == (CARD,), "what the opponent thought of stays to be read"


CROSSED = Spot("no:card", ScorePicture(), 100, 100, 60, 80, story=BYE)
KNOWN = CARD._replace(codex="up")
PICKED = {"picker": PICKER.at(("card",))}


@pytest.mark.parametrize(
    ("given", "message", "changes", "effects"),
    [
        ({"picker": PICKER}, Tapped(CARD), PICKED, (Layout(),)),
        ({"picker": PICKER}, Tapped(CARD, CROSSED), PICKED, (AnswerAt(BYE, "focus", CROSSED),)),
        (
            PICKED,
            Tapped(PLACE),
            {"picker": PICKER.at(("card", "place"))},
            (MoveChosen(("lay", 0)),),
        ),
        (PICKED, Tapped(CARD), {"picker": PICKER}, (Layout(),)),
        (PICKED, Tapped(OTHER), {}, (Refuse(OTHER),)),
        (
            {"picker": PICKER, "hinted": ("card", "place")},
            Tapped(PLACE),
            {"picker": PICKER.at(("card", "place"))},
            (MoveChosen(("lay", 0)),),
        ),
        ({"picker": PICKER, "hinted": ("card",)}, Tapped(PLACE), {}, (Refuse(PLACE),)),
        ({"picker": PICKER, "hinted": ("gone", "place")}, Tapped(PLACE), {}, (Refuse(PLACE),)),
        ({}, Tapped(OTHER._replace(story=BYE)), {}, ...),
        (
            {"looking": True},
            Tapped(CARD),
            {"looking": False, "line": say("look-not")},
            (PlaySound("focus"), Layout(), AnswerAt(HELLO, "focus", CARD)),
        ),
        ({}, LookedAt(KNOWN), ..., (PlaySound("focus"), Layout(), ReadAbout("up"))),
        ({}, WentBack(Pop()), {}, (Pop(),)),
        ({}, WentBack(None), {}, ()),
        (PICKED, WentBack(Pop()), {"picker": PICKER}, (Layout(),)),
        ({"looking": True, **PICKED}, WentBack(Pop()), {"looking": False, "line": ...}, ...),
    ],
)
def test_what_a_touch_or_back_does(
    given: dict[str, Any], message: Message, changes: Any, effects: Any
) -> None:
    before = model(**given)
    after, followed = update(before, message)
    found = changed(before, after)
    assert changes is ... or found.keys() == changes.keys()
    assert changes is ... or all(changes[name] in (new, ...) for name, new in found.items())
    assert effects is ... or followed == effects


def test_a_touch_out_of_turn_says_what_is_waited_for() -> None:
    table = model()
    _, (answer,) = update(table, Tapped(OTHER))
    assert answer == AnswerAt(table.table.prompt(table.view, 0), "wrong", OTHER)


# --- the finger -----------------------------------------------------------------------------------


def there(under: Spot | None, pressed: str | None = "card") -> Scenery:
    lying = (CARD, PLACE, OTHER)
    return Scenery(lying, lying, under, pressed)


def dragged(*path: tuple[Spot | None, tuple[float, float]]) -> tuple[TableModel, list[TableEffect]]:
    """A finger that comes down on the card and goes along this path."""
    seen = model(picker=PICKER)
    followed: list[TableEffect] = []
    seen, effects = update(seen, FingerDown((CARD.x, CARD.y)))
    followed += effects
    for under, at in path:
        seen, effects = update(seen, FingerMoved(at, there(under)))
        followed += effects
    return seen, followed


def test_a_finger_that_hardly_moves_carries_nothing() -> None:
    after, effects = dragged((CARD, (CARD.x + 3, CARD.y)))
    assert not after.carries
    assert effects == []


def test_a_dragged_card_is_touched_and_hangs_on_the_finger() -> None:
    after, effects = dragged((None, (250, 100)))
    assert effects == [ForgetPointer(), Touch("card"), Layout(), Redraw()]
    grip = after.finger.grip
    assert grip is not None
    assert (grip.start, grip.before, set(grip.ways)) == ("card", (), {"place"})
    assert (grip.carry.seen.x, grip.carry.seen.y) == (250, 100)


def test_over_a_lawful_place_it_is_pulled_and_let_go_there_it_makes_the_same_touches() -> None:
    after, _ = dragged((None, (250, 100)), (PLACE, (402, 101)))
    grip = after.finger.grip
    assert grip is not None
    assert grip.carry.over == PLACE
    up, (effect,) = update(after, FingerUp((402, 101), there(PLACE)))
    assert isinstance(effect, Dropped)
    assert effect.touches == ("card", "place")
    assert not up.carries


def test_let_go_elsewhere_it_glides_home_and_it_is_told_where_it_may_go() -> None:
    after, _ = dragged((None, (250, 100)), (None, (250, 300)))
    up, effects = update(after, FingerUp((250, 300), there(None)))
    kinds = [type(effect) for effect in effects]
    assert kinds == [Layout, LetDown, GlideHome]
    assert isinstance(effects[1], LetDown)
    assert effects[1].places == ("place",)
    assert up.picker == PICKER, "nothing is picked"


def test_a_second_finger_or_back_lets_go() -> None:
    after, _ = dragged((None, (250, 100)))
    for message in (LetGo(), FingerDown((0, 0))):
        gone, (effect,) = update(after, message)
        assert not gone.carries
        assert isinstance(effect, GlideHome)


def test_nothing_is_carried_while_the_next_touch_asks() -> None:
    looking = model(picker=PICKER, looking=True, finger=Finger(down=(100, 100)))
    after, effects = update(looking, FingerMoved((250, 100), there(None)))
    assert not after.carries
    assert effects == ()


def test_no_button_is_carried() -> None:
    button = CARD._replace(art=Button())
    scenery = Scenery((button, PLACE), (button, PLACE), None, "card")
    after, effects = update(
        model(picker=PICKER, finger=Finger(down=(100, 100))), FingerMoved((250, 100), scenery)
    )
    assert (after.carries, effects) == (False, ())


@pytest.mark.parametrize(
    ("finger", "message", "rested"),
    [
        (Finger(), Rested(0.3, on_piece=True, unmoved=False), 0.3),
        (Finger(rested=0.3), Rested(0.3, on_piece=True, unmoved=False), 0.6),
        (Finger(rested=0.3), Rested(0.3, on_piece=False, unmoved=False), 0.0),
        (Finger(rested=0.3, going=True), Rested(0.3, on_piece=True, unmoved=False), 0.0),
        (Finger(rested=0.3), TapNoted("card"), 0.3),
    ],
)
def test_only_a_finger_that_lies_still_rests(
    finger: Finger, message: Message, rested: float
) -> None:
    after, effects = update(model(finger=finger), message)
    assert after.finger.rested == rested
    assert effects == ()


# --- choices against the clock --------------------------------------------------------------------

PRESS, LAPSE = ("press",), ("lapse",)
MOMENT = Moment(2.0, "button", PRESS, LAPSE)
RUNS = ChoiceClock(now=MOMENT, asked_at=0)
"""Others are asked too: the held card is not the own one."""
HELD = replace(RUNS, held=("lay", 0))


def mine(*, yes: bool, clock: ChoiceClock | None) -> TableModel:
    """A table with the viewer's seat on turn, or the other one."""
    table = model(clock=clock)
    seat = table.session.to_move()
    assert seat is not None
    return replace(table, viewer=seat if yes else 1 - seat)


@pytest.mark.parametrize(
    ("yes", "clock", "message", "expected", "effects"),
    [
        # Without a clock a move is made at once.
        (True, None, Chosen(PRESS, unhurried=False), None, (MakeMove(PRESS),)),
        (False, None, OpponentMoved(PRESS), None, (Play(PRESS),)),
        # Who has acted ends the moment; who lapses leaves it running.
        (True, RUNS, Chosen(PRESS, unhurried=False), replace(RUNS, now=None), (MakeMove(PRESS),)),
        (False, RUNS, Chosen(LAPSE, unhurried=False), RUNS, (MakeMove(LAPSE),)),
        # Time.
        (True, RUNS, ClockTicked(0.01, unhurried=False), replace(RUNS, gone=0.01), ()),
        (True, RUNS, ClockTicked(9.0, unhurried=False), replace(RUNS, gone=0.05), ()),
        (True, replace(RUNS, away=True), ClockTicked(0.01, unhurried=False), ..., ()),
        (True, HELD, ClockTicked(0.01, unhurried=True), ChoiceClock(asked_at=0), (Layout(),)),
        (
            True,
            replace(HELD, gone=2.0),
            ClockTicked(0.01, unhurried=False),
            ChoiceClock(asked_at=0, free=True),
            (Play(LAPSE),),
        ),
        (False, replace(RUNS, gone=2.0), ClockTicked(0.01, unhurried=False), ..., ()),
        # The button.
        (True, HELD, ButtonPressed(), HELD, (Released(), Play(PRESS))),
        (
            False,
            RUNS,
            ButtonPressed(),
            RUNS,
            (StopDrivers(), PlayForOthers(LAPSE), Released(), Play(PRESS)),
        ),
        (True, HELD, Withdrawn(), ChoiceClock(asked_at=0), (ShowNow(),)),
        (True, HELD, WindowLeft(away=True), replace(HELD, away=True), ()),
        # An opponent who lets it pass may do so at once.
        (False, RUNS, OpponentMoved(LAPSE), RUNS, (Play(LAPSE),)),
        (False, RUNS, OpponentMoved(PRESS), replace(RUNS, answer=PRESS), ()),
        (False, replace(RUNS, gone=1.99), OpponentMoved(PRESS), ..., (Play(PRESS),)),
    ],
)
def test_the_clock(
    yes: bool, clock: ChoiceClock | None, message: Message, expected: Any, effects: Any
) -> None:
    after, followed = update(mine(yes=yes, clock=clock), message)
    assert expected is ... or after.clock == expected
    assert tuple(effect for effect in followed if effect != Redraw()) == effects


def test_only_the_viewer_is_waited_for() -> None:
    assert timed_choice.waits(mine(yes=True, clock=RUNS))
    assert not timed_choice.waits(mine(yes=False, clock=RUNS))
    assert not timed_choice.waits(mine(yes=True, clock=replace(RUNS, gone=2.0)))
    assert not timed_choice.waits(mine(yes=True, clock=None))


def test_a_held_move_gives_its_button_the_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed_choice, "_declared", lambda *_, **__: MOMENT)
    before = replace(mine(yes=True, clock=ChoiceClock()), picker=PICKER)
    after, effects = update(before, Chosen(("lay", 0), unhurried=False))
    assert effects == (ShowNow(), Focus("button"))
    assert (after.waiting_move, after.picker) == (("lay", 0), None)


def test_no_message_changes_the_model_before_it() -> None:
    """Any messages in any order: the model of before is as it was, and effects name no scene."""
    rng, table = Rng("update", "any"), model(picker=PICKER, frames=(FRAME, TOLD), clock=RUNS)
    messages: list[Message] = [
        Lined(HELLO),
        Logged(BYE),
        Picked(("card",)),
        Looked(on=True),
        FingerDown((100.0, 100.0)),
        FingerMoved((250.0, 100.0), there(None)),
        LetGo(),
        ClockTicked(0.02, unhurried=False),
        OpponentMoved(PRESS),
        Queued([FRAME, TOLD]),
        FrameTaken(tells=True),
    ]
    for _ in range(200):
        message, before = rng.pick(messages), replace(table)
        if isinstance(message, FrameTaken) and not table.frames:
            continue
        after, _ = update(table, message)
        assert table == before
        table = after
