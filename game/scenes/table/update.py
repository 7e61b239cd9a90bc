"""The next model of a table: `update` composes the reducers of table, hand and clock."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.contract import AnyMove
from game.core.phrase import say
from game.scenes.table import hand, timed_choice
from game.scenes.table.choice_clock import ChoiceClock
from game.scenes.table.model import (
    AnswerAt,
    Answered,
    Asked,
    CalledOut,
    Chosen,
    Dealt,
    Ended,
    Enlarge,
    FingerDown,
    FingerMoved,
    FingerUp,
    Focus,
    FrameTaken,
    Hinted,
    Hurried,
    Layout,
    LetGo,
    Lined,
    Lit,
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
    PlacesShown,
    Play,
    PlaySound,
    Queued,
    ReadAbout,
    Rearranged,
    Refuse,
    Replaced,
    Rested,
    Rewound,
    Seated,
    ShowNow,
    Stood,
    TableEffect,
    TableModel,
    TapNoted,
    Tapped,
    Thought,
    Timed,
    Turned,
    Waited,
    WentBack,
)
from game.tables.capabilities import Hurries
from game.tables.table import ORDER, Arranges, Shows, Spot
from game.ui.picker import Path, Picker

Step = tuple[TableModel, tuple[TableEffect, ...]]


def update(model: TableModel, message: Message) -> Step:
    """The model after a message, and what follows from it."""
    match message:
        case Answered() | Looked() | Rearranged():
            return _answered(model, message)
        case Turned() | Seated() | Replaced() | Moved() | Rewound():
            return _stands(model, message), ()
        case Queued() | FrameTaken() | Waited() | Stood() | Hurried() | Dealt() | Ended():
            return _shown(model, message), ()
        case Logged() | Lined() | CalledOut() | Hinted() | Lit() | Thought():
            return _said(model, message), ()
        case Offered() | Picked() | Asked() | Timed():
            return _asked(model, message), ()
        case Tapped(spot, crossed):
            return _tapped(model, spot, crossed)
        case LookedAt(spot):
            return _looked_at(model, spot)
        case WentBack(otherwise):
            return _went_back(model, otherwise)
        case FingerDown() | FingerMoved() | FingerUp() | Rested():
            return hand.update(model, message)
        case LetGo() | TapNoted() | PlacesShown():
            return hand.update(model, message)
        case Chosen(move, unhurried):
            return _chosen(model, move, unhurried=unhurried)
        case _ if model.clock is not None:
            return timed_choice.update(model, model.clock, message)
        case OpponentMoved(move):
            return model, (Play(move),)
    return model, ()


def _said(
    model: TableModel, message: Logged | Lined | CalledOut | Hinted | Lit | Thought
) -> TableModel:
    """Words, marks and tags on the table."""
    match message:
        case Logged(line):
            return replace(model, log=model.log.told(line), line=line)
        case Lined(line):
            return replace(model, line=line)
        case CalledOut(spots):
            return replace(model, callout=tuple(spots))
        case Hinted(path):
            return replace(model, hinted=path)
        case Lit(path, beside, before):
            return replace(model, lit=path, lit_beside=beside, lit_before=before)
        case Thought(tags):
            return replace(model, thoughts=tuple(tags))


def _asked(model: TableModel, message: Offered | Picked | Asked | Timed) -> TableModel:
    """The seat on turn: its moves to touch, or its driver."""
    match message:
        case Offered(picker):
            return replace(model, picker=picker)
        case Picked(path):
            picker = None if model.picker is None else model.picker.at(path)
            return replace(model, picker=picker)
        case Asked(seat):
            clock = None if model.clock is None else replace(model.clock, answer=None)
            return replace(model, asked=seat, clock=clock)
        case Timed(patient):
            hurries = isinstance(model.table, Hurries)
            return replace(model, clock=ChoiceClock(patient=patient) if hurries else None)


def _tapped(model: TableModel, spot: Spot, crossed: Spot | None) -> Step:
    """A question, a touch of a move, or something that needs an explanation."""
    if model.looking:
        return _looked_at(model, spot)
    if spot.id == ORDER and isinstance(model.table, Arranges):
        return update(model, Rearranged())
    if model.picker is None:
        asked = timed_choice.question(model) or model.table.prompt(model.view, model.viewer)
        beside = AnswerAt(spot.story or asked, "focus" if spot.story else "wrong", spot)
        return model, _closer(model, spot) or (beside,)
    try:
        picker, move = _touch(model.picker, model.hinted, spot.id)
    except KeyError:
        return model, _closer(model, spot) or (Refuse(spot),)
    picked = replace(model, picker=picker)
    if move is not None:
        return picked, (MoveChosen(move),)
    # What was crossed out for the piece picked before is a beginning too: say why first.
    if crossed is not None and crossed.story is not None:
        return picked, (AnswerAt(crossed.story, "focus", crossed),)
    return picked, (Layout(),)


def _touch(
    picker: Picker[AnyMove], hinted: Path, spot: str
) -> tuple[Picker[AnyMove], AnyMove | None]:
    """Touch a spot. One on the way of a hint stands for the touches before it, too.

    Raises KeyError for a spot that no move goes through from here.
    """
    try:
        return picker.tap(spot)
    except KeyError:
        if spot not in hinted:
            raise
        return picker.at(hinted[: hinted.index(spot)]).tap(spot)


def _looked_at(model: TableModel, spot: Spot) -> Step:
    """Open the answer to a question about a piece, without holding it down."""
    asked, effects = update(model, Looked(on=False))
    if spot.codex:
        return asked, (*effects, ReadAbout(spot.codex))
    name = spot.story or spot.meaning or spot.spoken
    answer = (AnswerAt(name, "focus", spot),) if name is not None else ()
    return asked, (*effects, *answer, *_closer(model, spot))


def _closer(model: TableModel, spot: Spot) -> tuple[TableEffect, ...]:
    """A part of the table, large, if this spot stands for one."""
    if not isinstance(model.table, Shows):
        return ()
    shown = model.table.closer(model.view, model.viewer, spot.id)
    title = spot.spoken or spot.meaning
    return (Enlarge(title, shown),) if shown and title is not None else ()


def _went_back(model: TableModel, otherwise: TableEffect | None) -> Step:
    """Let go of what is carried, of the question, of the last touch; else leave."""
    if model.carries:
        return hand.update(model, LetGo())
    if model.looking:
        return update(model, Looked(on=False))
    if model.picker is not None and model.picker.picked:
        return replace(model, picker=model.picker.back()), (Layout(),)
    return model, () if otherwise is None else (otherwise,)


def _chosen(model: TableModel, move: AnyMove, *, unhurried: bool) -> Step:
    """The move is made, or held while something may be added to it."""
    moment = None
    if model.clock is not None:
        model, moment = timed_choice.hold(model, model.clock, move, unhurried=unhurried)
    if moment is not None:
        return model, (ShowNow(), Focus(moment.button))
    return model, (MakeMove(move),)


def _answered(model: TableModel, message: Answered | Looked | Rearranged) -> Step:
    """Update for news that a person hears and reads at once."""
    match message:
        case Answered(line, sound):
            return replace(model, line=line), (PlaySound(sound), Layout())
        case Looked(on):
            line = say("look-ask" if on else "look-not")
            return replace(model, looking=on, line=line), (PlaySound("focus"), Layout())
        case Rearranged():
            orders = model.table.orders if isinstance(model.table, Arranges) else 1
            order = (model.order + 1) % orders
            return replace(model, order=order, picker=None), (ShowNow(),)


def _stands(model: TableModel, message: Turned | Seated | Replaced | Moved | Rewound) -> TableModel:
    """Another position, or another look at it."""
    match message:
        case Turned(table):
            return replace(model, table=table)
        case Seated(viewer):
            return replace(model, viewer=viewer, picker=None, lit=())
        case Replaced(match, session):
            there = replace(model, match=match, session=session, frames=(), held=0, line=None)
            return replace(there, picker=None, hinted=(), lit=(), last=frozenset(), over=False)
        case Moved(clicks, chosen):
            return replace(
                model,
                last=frozenset(clicks),
                log=model.log.begun(len(model.session.moves) - 1, model.frames),
                thoughts=() if chosen else model.thoughts,
                hinted=(),
                lit=(),
                callout=(),
                picker=None,
                asked=None,
            )
        case Rewound(line, frames, forgets):
            log = model.log.rewound(len(model.session.moves)) if forgets else model.log
            return replace(
                model,
                line=line,
                frames=tuple(frames),
                held=0,
                log=log,
                last=frozenset(),
                hinted=(),
                lit=(),
                callout=(),
                picker=None,
                over=False,
            )


def _shown(
    model: TableModel,
    message: Queued | FrameTaken | Waited | Stood | Hurried | Dealt | Ended,
) -> TableModel:
    """Update of the keyframes to be shown, and of the waiting time."""
    match message:
        case Queued(frames, held):
            return replace(model, frames=tuple(frames), held=held)
        case FrameTaken(tells):
            line, frames = model.frames[0].line, model.frames[1:]
            shown = replace(model, frames=frames, held=min(model.held, len(frames)))
            if line is None or not tells:
                return shown
            return replace(shown, log=model.log.told(line), line=line)
        case Waited(seconds):
            return replace(model, rest=model.rest - seconds)
        case Stood(seconds):
            return replace(model, rest=max(model.rest, seconds))
        case Hurried():
            return replace(model, rest=0.0)
        case Dealt():
            return replace(model, undealt=False)
        case Ended():
            return replace(model, over=True)
