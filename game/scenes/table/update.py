"""The next model of a table: `update` composes the reducers of table, hand and clock."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.contract import AnyMove
from game.core.phrase import say
from game.scenes.table import hand, timed_choice
from game.scenes.table.model import (
    Answered,
    Asked,
    CalledOut,
    ChoiceClock,
    Chosen,
    Dealt,
    Ended,
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
    Logged,
    Looked,
    MakeMove,
    Message,
    Moved,
    Offered,
    OpponentMoved,
    Picked,
    PlacesShown,
    Play,
    PlaySound,
    Queued,
    Rearranged,
    Replaced,
    Rested,
    Rewound,
    Seated,
    ShowNow,
    Stood,
    TableEffect,
    TableModel,
    TapNoted,
    Thought,
    Timed,
    Turned,
    Waited,
)
from game.tables.capabilities import Hurries
from game.tables.table import Arranges

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
        case Logged() | Lined() | CalledOut() | Hinted() | Thought():
            return _said(model, message), ()
        case Offered() | Picked() | Asked() | Timed():
            return _asked(model, message), ()
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


def _said(model: TableModel, message: Logged | Lined | CalledOut | Hinted | Thought) -> TableModel:
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
        case Timed():
            hurries = isinstance(model.table, Hurries)
            return replace(model, clock=ChoiceClock() if hurries else None)


def _chosen(model: TableModel, move: AnyMove, *, unhurried: bool) -> Step:
    """The move is made, or held while something may be added to it."""
    moment = None
    if model.clock is not None:
        model, moment = timed_choice.hold(model, model.clock, move, unhurried=unhurried)
    if moment is not None:
        return model, (ShowNow(), Focus(moment.button))
    return model, (MakeMove(move),)


def _answered(model: TableModel, message: Answered | Looked | Rearranged) -> Step:
    """What a person hears and reads at once."""
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
            return replace(model, viewer=viewer, picker=None)
        case Replaced(match, session):
            there = replace(model, match=match, session=session, frames=(), held=0, line=None)
            return replace(there, picker=None, hinted=(), last=frozenset(), over=False)
        case Moved(clicks, chosen):
            return replace(
                model,
                last=frozenset(clicks),
                log=model.log.begun(len(model.session.moves) - 1, model.frames),
                thoughts=() if chosen else model.thoughts,
                hinted=(),
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
                callout=(),
                picker=None,
                over=False,
            )


def _shown(
    model: TableModel,
    message: Queued | FrameTaken | Waited | Stood | Hurried | Dealt | Ended,
) -> TableModel:
    """What waits to be shown, and how long the table stands."""
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
