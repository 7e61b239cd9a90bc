"""The state of a table, the messages that change it, and the effects that follow.

A table changes in one way only: `game.scenes.table.update.update` makes the next model from the
model and a message, and names the effects. `game.scenes.table.table.TableScene` carries them out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase
from game.core.session import AnySession
from game.match.match import Match
from game.scenes.base.scene import Pop, Push, Quit, Reset
from game.scenes.table.keyframes import Keyframe, Log
from game.tables.capabilities import Moment
from game.tables.table import Spot, Table
from game.ui.carry import Carry
from game.ui.picker import Path, Picker

AnyTable: TypeAlias = Table[Any, Any]
AnyPicker: TypeAlias = Picker[AnyMove]
Point = tuple[float, float]
"""In units of the canvas."""


class Way(NamedTuple):
    """A way of a carried piece to a place."""

    touches: Path
    """The same as taps, from the first touch of a move on."""
    held: str = ""
    """The spot that is seen on the finger; empty: the piece itself."""


@dataclass(frozen=True, slots=True)
class Grip:
    """A piece that is carried."""

    carry: Carry
    start: str
    """The spot from which it is carried."""
    before: Path
    """What was picked before it was taken up."""
    ways: Mapping[str, Way]
    """The places where it may be let go."""


@dataclass(frozen=True, slots=True)
class Finger:
    """A pointer at the table."""

    down: Point | None = None
    """The place where it came down; None: it is up."""
    going: bool = False
    """True once it has moved so far that it is no tap."""
    rested: float = 0.0
    """Seconds that it has rested on a spot."""
    tapped: str = ""
    """The spot that was tapped last."""
    since: float = 0.0
    """Seconds since then."""
    shown: Path = ()
    """The places that were marked last because a piece was let go on nothing."""
    grip: Grip | None = None


@dataclass(frozen=True, slots=True)
class ChoiceClock:
    """The clock of timed choices, one at a time."""

    now: Moment | None = None
    held: AnyMove | None = None
    """The chosen move that waits for the end of the moment; None where others are asked too."""
    gone: float = 0.0
    """Seconds of it that have passed."""
    away: bool = False
    """True while the window has lost the focus."""
    asked_at: int = -1
    """The number of moves when the table was last asked for a moment."""
    free: bool = False
    """True if the next move is made without waiting for its moment."""
    answer: AnyMove | None = None
    """The move that an opponent has decided on and not made yet."""

    @property
    def running(self) -> bool:
        """True while the button can still be pressed."""
        return self.now is not None and self.gone < self.now.seconds


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything that a table shows and waits for, at one moment."""

    match: Match
    session: AnySession
    table: AnyTable
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
    picker: AnyPicker | None = None
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
    finger: Finger = Finger()
    clock: ChoiceClock | None = None
    """None where no choice hurries."""

    @property
    def due(self) -> int:
        """The number of frames to be shown before anything else."""
        return len(self.frames) - self.held

    @property
    def view(self) -> Any:
        """The viewer's view of the position."""
        return self.session.view(self.viewer)

    @property
    def carries(self) -> bool:
        """True while a piece hangs on the finger."""
        return self.finger.grip is not None

    @property
    def waiting_move(self) -> AnyMove | None:
        """The chosen move that waits for the end of its moment."""
        return None if self.clock is None else self.clock.held


Refusal = tuple[Phrase, str]
"""A sentence, and the sound beside it."""


def refusal(model: TableModel, spot: Spot, placed: Sequence[Spot]) -> Refusal | None:
    """The answer to a touch that no move goes through, with what is picked now."""
    crossed = next((other for other in placed if other.id == f"no:{spot.id}"), None)
    story = spot.story if crossed is None or crossed.story is None else crossed.story
    if story is not None:
        return story, "focus"
    if model.picker is None:
        return None
    return model.table.why_not(model.view, model.viewer, model.picker.picked, spot.id), "wrong"


# --- messages -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turned:
    """The game's table lies on another sheet."""

    table: AnyTable


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

    picker: AnyPicker | None


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


class Scenery(NamedTuple):
    """What lies on the table as a pointer finds it."""

    placed: Sequence[Spot]
    touchable: Sequence[Spot]
    under: Spot | None
    """The spot that the pointer means."""
    pressed: str | None
    """The id of the spot on which it came down."""


@dataclass(frozen=True, slots=True)
class FingerDown:
    """A finger came down."""

    at: Point


@dataclass(frozen=True, slots=True)
class FingerMoved:
    """The finger moved here."""

    at: Point
    there: Scenery


@dataclass(frozen=True, slots=True)
class FingerUp:
    """The finger left here."""

    at: Point
    there: Scenery


@dataclass(frozen=True, slots=True)
class Rested:
    """So many seconds went by under a finger."""

    seconds: float
    on_piece: bool
    unmoved: bool
    """True if less motion is wanted: what is carried only follows."""


@dataclass(frozen=True, slots=True)
class LetGo:
    """What is carried springs back."""


@dataclass(frozen=True, slots=True)
class TapNoted:
    """A tap ended on this spot, if on any."""

    spot_id: str


@dataclass(frozen=True, slots=True)
class PlacesShown:
    """These places are marked because a piece was let go on nothing."""

    places: Path


@dataclass(frozen=True, slots=True)
class Timed:
    """Choices against the clock run here."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A person, an opponent or the clock has decided on this move."""

    move: AnyMove
    unhurried: bool
    """True if no choice hurries: the person has said so, or listens."""


@dataclass(frozen=True, slots=True)
class OpponentMoved:
    """The opponent on turn has decided on this move."""

    move: AnyMove


@dataclass(frozen=True, slots=True)
class ClockTicked:
    """So many seconds went by on a table at rest."""

    seconds: float
    unhurried: bool


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """The button of the moment was pressed in time."""


@dataclass(frozen=True, slots=True)
class Released:
    """The moment is over."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A move that is held goes back to the hand."""


@dataclass(frozen=True, slots=True)
class WindowLeft:
    """The window has lost the focus, or has it again."""

    away: bool


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
    | FingerDown
    | FingerMoved
    | FingerUp
    | Rested
    | LetGo
    | TapNoted
    | PlacesShown
    | Timed
    | Chosen
    | OpponentMoved
    | ClockTicked
    | ButtonPressed
    | Released
    | Withdrawn
    | WindowLeft
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
class Redraw:
    """Paint the table again: only its picture has changed."""


@dataclass(frozen=True, slots=True)
class ShowNow:
    """Begin to show the next frame."""


@dataclass(frozen=True, slots=True)
class Focus:
    """The spot with this id has the focus."""

    spot_id: str


@dataclass(frozen=True, slots=True)
class ForgetPointer:
    """No spot is pressed, and none lies under the pointer."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Touch the spot with this id, as a tap does."""

    spot_id: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A piece was let go on a place: make these touches; it goes on from where it hangs."""

    touches: Path
    seen: Spot


@dataclass(frozen=True, slots=True)
class LetDown:
    """A piece was let go where it may not lie: say why, or where it may."""

    under: Spot | None
    why: Refusal | None
    at: Point
    seen: Spot
    places: Path


@dataclass(frozen=True, slots=True)
class GlideHome:
    """A piece glides back to where it lies, from where it hung."""

    seen: Spot


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say why no move goes through this spot."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Play:
    """Make this move, or hold it while its moment runs."""

    move: AnyMove


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Make this move in the session."""

    move: AnyMove


@dataclass(frozen=True, slots=True)
class PlayForOthers:
    """Make this move for each seat that comes before the viewer."""

    move: AnyMove


@dataclass(frozen=True, slots=True)
class StopDrivers:
    """No driver has to think any more."""


TableEffect = (
    PlaySound
    | Layout
    | Redraw
    | ShowNow
    | Focus
    | ForgetPointer
    | Touch
    | Dropped
    | LetDown
    | GlideHome
    | Refuse
    | Play
    | MakeMove
    | PlayForOthers
    | StopDrivers
    | Released
    | Push
    | Pop
    | Reset
    | Quit
)
"""What follows from a message: for the table, or for the stack of scenes."""
