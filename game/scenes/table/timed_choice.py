"""Moments at a table: the clock of a choice that hurries, for a person and for opponents alike.

The rules know nothing of it. A table declares it (`game.tables.capabilities`); here it runs: only
while the table is at rest and on top, only while the window has the focus, and a slow frame counts
no more than a quick one, so that no player loses by a machine that stumbles. The first choice of a
kind in a beginner's game waits until a touch beside the button. Opponents have decided
long before, but act no sooner than a person could. All of it is a function of the model and a
message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase
from game.core.rng import Rng
from game.scenes.table.choice_clock import ChoiceClock
from game.scenes.table.keyframes import PROMPT
from game.scenes.table.model import (
    ButtonPressed,
    ClockStarted,
    ClockTicked,
    Focus,
    Layout,
    OpponentMoved,
    Play,
    PlayForOthers,
    PlaySound,
    Redraw,
    Released,
    ShowNow,
    StopDrivers,
    TableEffect,
    TableModel,
    WindowLeft,
    Withdrawn,
)
from game.tables.capabilities import Hurries, Moment, time_left
from game.tables.table import Spot

FRAME = 0.05
"""Seconds that one frame counts at most, however long it took."""
STEPS = 8
"""Parts in which the time left is shown."""
REACTION = {"visitor": 1.6, "student": 1.35, "researcher": 1.1, "nobel": 0.9}
"""Seconds after which an opponent who means to press does, on average; a person needs as long."""
SCATTER = 0.35
"""By which a reaction is sooner or later."""

Step = tuple[TableModel, tuple[TableEffect, ...]]
Ticks = (
    ClockTicked | ClockStarted | OpponentMoved | ButtonPressed | WindowLeft | Withdrawn | Released
)


def update(model: TableModel, clock: ChoiceClock, message: Ticks) -> Step:
    """The model with its clock after a message, and what follows."""
    match message:
        case ClockTicked(seconds, unhurried):
            return _ticked(model, clock, seconds, unhurried=unhurried)
        case ClockStarted():
            return _with(model, clock, stopped=False), (Layout(),)
        case OpponentMoved(move):
            if not _ripe(model, clock, move):
                return _with(model, clock, answer=move), ()
            return _with(model, clock, answer=None), (Play(move),)
        case ButtonPressed():
            return _pressed(model, clock)
        case WindowLeft(away):
            return _with(model, clock, away=away), ()
        case Withdrawn():
            return _with(model, clock, now=None, held=None), (ShowNow(),)
        case Released():
            return _released(model, clock), ()


def _with(model: TableModel, clock: ChoiceClock, **changes: Any) -> TableModel:
    return replace(model, clock=replace(clock, **changes))


def _released(model: TableModel, clock: ChoiceClock) -> TableModel:
    return _with(model, clock, now=None, held=None, answer=None, gone=0.0, free=True)


# --- when there is one ----------------------------------------------------------------------------


def _declared(model: TableModel, move: AnyMove | None, *, unhurried: bool) -> Moment | None:
    """Timed choice of one person against opponents; people on one screen take turns."""
    table: object = model.table
    if unhurried or model.match.people != (model.viewer,):
        return None
    return table.moment(model.view, model.viewer, move) if isinstance(table, Hurries) else None


def hold(
    model: TableModel, clock: ChoiceClock, move: AnyMove, *, unhurried: bool
) -> tuple[TableModel, Moment | None]:
    """The moment for which a chosen move has to wait, since something may be added to it.

    Asked before every move that is made here, by people and opponents.
    """
    mine, free = _mine(model), clock.free
    clock = replace(clock, free=False)
    if clock.now is not None:
        ends = mine or move != clock.now.lapsed
        return _with(model, clock, now=None if ends else clock.now), None
    now = None if free or not mine else _declared(model, move, unhurried=unhurried)
    if now is None:
        return replace(model, clock=clock), None
    model = replace(model, picker=None, hinted=())
    return replace(model, clock=_begun(replace(clock, held=move, gone=0.0), now)), now


def _begun(clock: ChoiceClock, now: Moment) -> ChoiceClock:
    """The clock with a choice; the first of its kind waits for a beginner, who reads it."""
    stopped = clock.patient and now.button not in clock.known
    return replace(clock, now=now, stopped=stopped, known=clock.known | {now.button})


# --- time -----------------------------------------------------------------------------------------


def waits(model: TableModel) -> bool:
    """True while only the viewer may act."""
    return model.clock is not None and model.clock.running and _mine(model)


def _ticked(model: TableModel, clock: ChoiceClock, seconds: float, *, unhurried: bool) -> Step:
    """Let time pass on a table at rest."""
    effects: tuple[TableEffect, ...] = ()
    if clock.held is None and len(model.session.moves) != clock.asked_at:
        clock, effects = _look(model, clock, unhurried=unhurried)
    if clock.now is None:
        return replace(model, clock=clock), effects
    if unhurried:
        return _with(model, clock, now=None, held=None), (*effects, Layout())
    before = steps_left(clock)
    if not clock.away and not clock.stopped:
        clock = replace(clock, gone=clock.gone + min(seconds, FRAME))
    if steps_left(clock) != before:
        effects = (*effects, Redraw())
    # Too late, but an opponent who is slower still is asked first.
    if clock.running or clock.now is None or not _mine(model):
        return replace(model, clock=clock), effects
    return _released(model, clock), (*effects, Play(clock.now.lapsed))


def _look(
    model: TableModel, clock: ChoiceClock, *, unhurried: bool
) -> tuple[ChoiceClock, tuple[TableEffect, ...]]:
    """Ask the table once after every move."""
    now = _declared(model, None, unhurried=unhurried)
    # The next of those who are asked: the same moment, and its time runs on.
    gone = clock.gone if now is not None and clock.now is not None else 0.0
    fresh = replace(clock, asked_at=len(model.session.moves), gone=gone)
    if now is None:
        return replace(fresh, now=None), ()
    goes_on = clock.now is not None
    fresh = replace(fresh, now=now) if goes_on else _begun(fresh, now)
    sound = () if goes_on else (PlaySound("turn"),)
    return fresh, (*sound, Layout(), Focus(now.button))


def _mine(model: TableModel) -> bool:
    return model.session.to_move() == model.viewer


def steps_left(clock: ChoiceClock) -> int:
    """Parts of the time that are left."""
    if clock.now is None:
        return 0
    return max(0, STEPS - int(STEPS * clock.gone / clock.now.seconds))


# --- opponents ------------------------------------------------------------------------------------


def _ripe(model: TableModel, clock: ChoiceClock, move: AnyMove) -> bool:
    """The opponent who is asked moves at once, or presses as soon as a person could."""
    if not clock.running or clock.now is None or move != clock.now.pressed:
        return True
    return not clock.stopped and clock.gone >= reaction(model, model.session.to_move())


def reaction(model: TableModel, seat: Seat | None) -> float:
    """Seconds that this opponent needs this time; equal games, equal reactions."""
    assert seat is not None
    session = model.session
    mean = REACTION.get(model.match.level(seat) or "", 1.2)
    chance = Rng(session.seed, f"reaction/{seat}/{len(session.moves)}").random()
    return mean + SCATTER * (2 * chance - 1)


# --- the button -----------------------------------------------------------------------------------


def _pressed(model: TableModel, clock: ChoiceClock) -> Step:
    """In time. The seat that was asked first and has not acted yet was slower."""
    moment = clock.now
    assert moment is not None
    others = (StopDrivers(), PlayForOthers(moment.lapsed)) if clock.held is None else ()
    return model, (*others, Released(), Play(moment.pressed))


# --- what is seen ---------------------------------------------------------------------------------


def arranged(clock: ChoiceClock, spots: list[Spot]) -> list[Spot]:
    """The table with what the moment lays on it."""
    if clock.now is None or not clock.running:
        return spots
    gone = {spot.id for spot in clock.now.spots}.union(clock.now.hides)
    laid = [spot for spot in spots if spot.id not in gone] + list(clock.now.spots)
    first = clock.now.first if clock.stopped else None
    if first is None:
        return laid
    return [spot._replace(label=first) if spot.id == PROMPT else spot for spot in laid]


def question(model: TableModel) -> Phrase | None:
    """The question of a move that is held, in place of the one that it has answered."""
    clock = model.clock
    if clock is None or clock.now is None or clock.held is None:
        return None
    return next((spot.label for spot in clock.now.spots if spot.id == PROMPT), None)


def ring(clock: ChoiceClock, placed: Sequence[Spot]) -> Spot | None:
    """The time left, around the button."""
    if clock.now is None or not clock.running or clock.stopped:
        return None
    button = next((spot for spot in placed if spot.id == clock.now.button), None)
    return None if button is None else time_left(button, steps_left(clock), STEPS)
