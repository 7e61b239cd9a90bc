"""The state of a table, the messages that change it, and the effects that follow.

A table changes in one way only: `update` makes the next model from the model and a message, and
says what is to be done about it. `game.scenes.table.tabletop.Tabletop.send` does that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.session import AnySession
from game.match.match import Match
from game.scenes.table.keyframes import Keyframe, Log
from game.tables.table import Arranges, Spot, Table
from game.ui.picker import Path, Picker


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything that a table shows and waits for, at one moment."""

    match: Match
    session: AnySession
    table: Table[Any, Any]
    """The game's own table, for the sheet that it lies on."""
    viewer: Seat
    """The seat through whose eyes the table is seen."""
    frames: tuple[Keyframe, ...] = ()
    """What is still to be shown."""
    held: int = 0
    """The number of frames at the end that wait until a coach has spoken."""
    rest: float = 0.0
    """Seconds until the table goes on."""
    log: Log = field(default_factory=Log)
    line: Phrase | None = None
    """The line at the bottom: the last of the log, or an answer to a touch."""
    picker: Picker[Any] | None = None
    """The legal moves to touch, while it is the viewer's turn."""
    hinted: Path = ()
    """The touches of a move that is recommended."""
    last: frozenset[str] = frozenset()
    """Ids touched by the move before: marked."""
    callout: tuple[Spot, ...] = ()
    """Words beside a piece, until the next touch."""
    looking: bool = False
    """True if the next touch asks about a piece, and plays none."""
    asked: Seat | None = None
    """The seat whose driver is thinking."""
    thoughts: tuple[Spot, ...] = ()
    """Tags for the moves that the opponent on turn, or the last one, weighs."""
    order: int = 0
    """The order in which the viewer wants things laid, where the table has several."""
    over: bool = False
    undealt: bool = True
    """True until the first picture of the table."""

    @property
    def due(self) -> int:
        """The number of frames to be shown before anything else."""
        return len(self.frames) - self.held

    @property
    def view(self) -> Any:
        """The viewer's view of the position."""
        return self.session.view(self.viewer)


# --- messages -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turned:
    """The game's table lies on another sheet."""

    table: Table[Any, Any]


@dataclass(frozen=True, slots=True)
class Seated:
    """The table is seen through the eyes of this seat."""

    viewer: Seat


@dataclass(frozen=True, slots=True)
class Replaced:
    """Another position, perhaps of another session, stands on the table."""

    match: Match
    session: AnySession


@dataclass(frozen=True, slots=True)
class Offered:
    """These moves may be touched from now on; None: no move may."""

    picker: Picker[Any] | None


@dataclass(frozen=True, slots=True)
class Picked:
    """This path is picked."""

    path: Path


@dataclass(frozen=True, slots=True)
class Moved:
    """The session has made a move."""

    clicks: Path
    """The touches that make it."""
    chosen: bool
    """True if a person made it."""


@dataclass(frozen=True, slots=True)
class Queued:
    """These frames are still to be shown, in place of those that waited."""

    frames: Sequence[Keyframe]
    held: int = 0


@dataclass(frozen=True, slots=True)
class FrameTaken:
    """The next frame is shown, or skipped."""

    tells: bool
    """True if its line goes into the log."""


@dataclass(frozen=True, slots=True)
class Rewound:
    """The session stands at an earlier position."""

    line: Phrase | None
    frames: Sequence[Keyframe]
    forgets: bool = False
    """True if the log forgets the moves that were taken back."""


@dataclass(frozen=True, slots=True)
class Waited:
    """So many seconds went by while nothing moved."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Stood:
    """The table stands at least so many seconds before it goes on."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Hurried:
    """The wait is over."""


@dataclass(frozen=True, slots=True)
class Logged:
    """This happened."""

    line: Phrase


@dataclass(frozen=True, slots=True)
class Lined:
    """The line at the bottom says this."""

    line: Phrase | None


@dataclass(frozen=True, slots=True)
class Answered:
    """A touch or a key is answered, in writing and by a sound."""

    line: Phrase
    sound: str


@dataclass(frozen=True, slots=True)
class CalledOut:
    """This bubble stands beside a piece; nothing: no bubble any more."""

    spots: Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Looked:
    """The next touch asks about a piece, or plays one again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Hinted:
    """The touches of this move are recommended."""

    path: Path


@dataclass(frozen=True, slots=True)
class Asked:
    """The driver of this seat begins to think; None: no driver thinks."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Thought:
    """An opponent weighs these moves."""

    tags: Sequence[Spot]


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The viewer wants things laid in the next order."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The first picture of the table was begun."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of the game was noticed."""


Message = (
    Turned
    | Seated
    | Replaced
    | Offered
    | Picked
    | Moved
    | Queued
    | FrameTaken
    | Rewound
    | Waited
    | Stood
    | Hurried
    | Logged
    | Lined
    | Answered
    | CalledOut
    | Looked
    | Hinted
    | Asked
    | Thought
    | Rearranged
    | Dealt
    | Ended
)


# --- effects --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaySound:
    """A sound of the palette of `game.effects.sound`."""

    sound: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Lay the table out: something that lies on it has changed."""


@dataclass(frozen=True, slots=True)
class ShowNow:
    """Begin to show the next frame."""


Consequence = PlaySound | Layout | ShowNow


# --- update ---------------------------------------------------------------------------------------


def update(model: TableModel, message: Message) -> tuple[TableModel, tuple[Consequence, ...]]:
    """The model after a message, and what follows from it."""
    match message:
        case Answered() | Looked() | Rearranged():
            return _answered(model, message)
        case Turned() | Seated() | Replaced() | Moved() | Rewound():
            return _stands(model, message), ()
        case Queued() | FrameTaken() | Waited() | Stood() | Hurried() | Dealt() | Ended():
            return _shown(model, message), ()
        case Logged(line):
            return replace(model, log=model.log.told(line), line=line), ()
        case Lined(line):
            return replace(model, line=line), ()
        case Offered(picker):
            return replace(model, picker=picker), ()
        case Picked(path):
            picker = None if model.picker is None else model.picker.at(path)
            return replace(model, picker=picker), ()
        case CalledOut(spots):
            return replace(model, callout=tuple(spots)), ()
        case Hinted(path):
            return replace(model, hinted=path), ()
        case Asked(seat):
            return replace(model, asked=seat), ()
        case Thought(tags):
            return replace(model, thoughts=tuple(tags)), ()


def _answered(
    model: TableModel, message: Answered | Looked | Rearranged
) -> tuple[TableModel, tuple[Consequence, ...]]:
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
