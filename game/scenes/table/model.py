"""The state of a table, the messages that change it, and the effects that follow.

A table changes in one way only: `game.scenes.table.update.update` makes the next model from the
model and a message, and names the effects. `game.scenes.table.table.TableScene` carries them out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, field

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase
from game.core.session import AnyRuleEvent, AnySession
from game.match.drivers import Driver
from game.match.match import Match
from game.scenes.base.scene import Pop, Push, Quit, Reset, Transition
from game.scenes.table.choice_clock import ChoiceClock
from game.scenes.table.keyframes import Keyframe, Log
from game.tables.table import CONFIRM, Spot, Table
from game.ui.actions import Action
from game.ui.carry import Carry
from game.ui.picker import Path, Picker

AnyTable: TypeAlias = Table[Any, Any]
Drivers: TypeAlias = Mapping[Seat, Driver]
"""The mover of each seat."""
AnyPicker: TypeAlias = Picker[AnyMove]
Point = tuple[float, float]
"""In units of the canvas."""


class Way(NamedTuple):
    """A way of a carried piece to a place."""

    touches: Path
    """The same as taps, from the first touch of a move on."""
    held: str = ""
    """The spot that is seen on the finger; empty: the piece itself."""


class Grip(Struct, frozen=True):
    """A piece that is carried."""

    carry: Carry
    start: str
    """The spot from which it is carried."""
    before: Path
    """Path that was picked before it was taken up."""
    ways: Mapping[str, Way]
    """The places where it may be let go."""


class Finger(Struct, frozen=True):
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


class TableModel(Struct, frozen=True):
    """Everything that a table shows and waits for, at one moment."""

    match: Match
    session: AnySession
    table: AnyTable
    """The game's own table, for the sheet that it lies on."""
    viewer: Seat
    """The seat through whose eyes the table is seen."""
    frames: tuple[Keyframe, ...] = ()
    """Keyframes that are still to be shown."""
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
    lit: Path = ()
    """The touches of the move that lights the way of a beginner; empty: no way is lit."""
    lit_beside: Phrase | None = None
    """The reason for it, in place of the question; None: the light needs no words."""
    lit_before: Phrase | None = None
    """The same while nothing is picked and only the first touch is lit; None: `lit_beside`."""
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
    def lit_next(self) -> str:
        """The spot that is lit: the next touch of the way, or its first one; empty: none is."""
        if self.picker is None or not self.lit:
            return ""
        n = len(self.picker.picked)
        if self.lit[:n] == self.picker.picked and n < len(self.lit):
            return self.lit[n]
        if CONFIRM in self.picker.nexts():
            return ""  # A warning lies over the rest.
        return self.lit[0] if self.lit[0] in self.picker.beginnings() else ""

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


class Turned(Struct, frozen=True):
    """The game's table lies on another sheet."""

    table: AnyTable


class Seated(Struct, frozen=True):
    """The table is seen through the eyes of this seat."""

    viewer: Seat


class Replaced(Struct, frozen=True):
    """Another position, perhaps of another session, stands on the table."""

    match: Match
    session: AnySession


class Offered(Struct, frozen=True):
    """These moves may be touched from now on; None: no move may."""

    picker: AnyPicker | None


class Picked(Struct, frozen=True):
    """This path is picked."""

    path: Path


class Moved(Struct, frozen=True):
    """The session has made a move."""

    clicks: Path
    """The touches that make it."""
    chosen: bool
    """True if a person made it."""


class Queued(Struct, frozen=True):
    """These frames are still to be shown, in place of those that waited."""

    frames: Sequence[Keyframe]
    held: int = 0


class FrameTaken(Struct, frozen=True):
    """The next frame is shown, or skipped."""

    tells: bool
    """True if its line goes into the log."""


class Rewound(Struct, frozen=True):
    """The session stands at an earlier position."""

    line: Phrase | None
    frames: Sequence[Keyframe]
    forgets: bool = False
    """True if the log forgets the moves that were taken back."""


class Waited(Struct, frozen=True):
    """So many seconds went by while nothing moved."""

    seconds: float


class Stood(Struct, frozen=True):
    """The table stands at least so many seconds before it goes on."""

    seconds: float


class Hurried(Struct, frozen=True):
    """The wait is over."""


class Logged(Struct, frozen=True):
    """This happened."""

    line: Phrase


class Lined(Struct, frozen=True):
    """The line at the bottom says this."""

    line: Phrase | None


class Answered(Struct, frozen=True):
    """A touch or a key is answered, in writing and by a sound."""

    line: Phrase
    sound: str


class CalledOut(Struct, frozen=True):
    """This bubble stands beside a piece; nothing: no bubble any more."""

    spots: Sequence[Spot]


class Looked(Struct, frozen=True):
    """The next touch asks about a piece, or plays one again."""

    on: bool


class Hinted(Struct, frozen=True):
    """The touches of this move are recommended."""

    path: Path


class Lit(Struct, frozen=True):
    """The touches of this move light the way."""

    path: Path
    beside: Phrase | None = None
    """The reason, in place of the question; None: the light needs no words."""
    before: Phrase | None = None
    """The same while nothing is picked; None: ``beside``."""


class Asked(Struct, frozen=True):
    """The driver of this seat begins to think; None: no driver thinks."""

    seat: Seat | None


class Thought(Struct, frozen=True):
    """An opponent weighs these moves."""

    tags: Sequence[Spot]


class Rearranged(Struct, frozen=True):
    """The viewer wants things laid in the next order."""


class Dealt(Struct, frozen=True):
    """The first picture of the table was begun."""


class Ended(Struct, frozen=True):
    """The end of the game was noticed."""


class Tapped(Struct, frozen=True):
    """A person has touched a spot of the game."""

    spot: Spot
    crossed: Spot | None = None
    """Spot that crosses it out, if any."""


class LookedAt(Struct, frozen=True):
    """A person asks about a spot."""

    spot: Spot


class WentBack(Struct, frozen=True):
    """A person lets go of one thing, or leaves."""

    otherwise: TableEffect | None
    """Effect if there is nothing to let go of."""


class Scenery(NamedTuple):
    """Spots on the table as a pointer finds them."""

    placed: Sequence[Spot]
    touchable: Sequence[Spot]
    under: Spot | None
    """The spot that the pointer means."""
    pressed: str | None
    """The id of the spot on which it came down."""


class FingerDown(Struct, frozen=True):
    """A finger came down."""

    at: Point


class FingerMoved(Struct, frozen=True):
    """The finger moved here."""

    at: Point
    there: Scenery


class FingerUp(Struct, frozen=True):
    """The finger left here."""

    at: Point
    there: Scenery


class Rested(Struct, frozen=True):
    """So many seconds went by under a finger."""

    seconds: float
    on_piece: bool
    unmoved: bool
    """True if less motion is wanted: what is carried only follows."""


class LetGo(Struct, frozen=True):
    """Message: the carried piece springs back."""


class TapNoted(Struct, frozen=True):
    """A tap ended on this spot, if on any."""

    spot_id: str


class PlacesShown(Struct, frozen=True):
    """These places are marked because a piece was let go on nothing."""

    places: Path


class Timed(Struct, frozen=True):
    """Choices against the clock run here."""

    patient: bool = False
    """True if the first one of a kind waits until a touch."""


class ClockStarted(Struct, frozen=True):
    """A touch beside the button: the time of a choice that waited runs."""


class Chosen(Struct, frozen=True):
    """A person, an opponent or the clock has decided on this move."""

    move: AnyMove
    unhurried: bool
    """True if no choice hurries: the person has said so, or listens."""


class OpponentMoved(Struct, frozen=True):
    """The opponent on turn has decided on this move."""

    move: AnyMove


class ClockTicked(Struct, frozen=True):
    """So many seconds went by on a table at rest."""

    seconds: float
    unhurried: bool


class ButtonPressed(Struct, frozen=True):
    """The button of the moment was pressed in time."""


class Released(Struct, frozen=True):
    """The moment is over."""


class Withdrawn(Struct, frozen=True):
    """A move that is held goes back to the hand."""


class WindowLeft(Struct, frozen=True):
    """The window has lost the focus, or has it again."""

    away: bool


Message = (
    Tapped
    | LookedAt
    | WentBack
    | Turned
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
    | Lit
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
    | ClockStarted
    | ButtonPressed
    | Released
    | Withdrawn
    | WindowLeft
)


# --- effects --------------------------------------------------------------------------------------


class PlaySound(Struct, frozen=True):
    """A sound of the palette of `game.effects.sound`."""

    sound: str


class Layout(Struct, frozen=True):
    """Lay the table out: something that lies on it has changed."""


class Redraw(Struct, frozen=True):
    """Paint the table again: only its picture has changed."""


class ShowNow(Struct, frozen=True):
    """Begin to show the next frame."""


class Focus(Struct, frozen=True):
    """The spot with this id has the focus; None: no spot has."""

    spot_id: str | None


class ForgetPointer(Struct, frozen=True):
    """No spot is pressed, and none lies under the pointer."""


class Touch(Struct, frozen=True):
    """Touch the spot with this id, as a tap does."""

    spot_id: str


class Dropped(Struct, frozen=True):
    """A piece was let go on a place: make these touches; it goes on from where it hangs."""

    touches: Path
    seen: Spot


class LetDown(Struct, frozen=True):
    """A piece was let go where it may not lie: say why, or where it may."""

    under: Spot | None
    why: Refusal | None
    at: Point
    seen: Spot
    places: Path


class GlideHome(Struct, frozen=True):
    """A piece glides back to where it lies, from where it hung."""

    seen: Spot


class MoveChosen(Struct, frozen=True):
    """A person has touched a whole move."""

    move: AnyMove


class AnswerAt(Struct, frozen=True):
    """Answer a touch beside the spot, in the line at the bottom, and by a sound."""

    line: Phrase
    sound: str
    about: Spot


class Enlarge(Struct, frozen=True):
    """Show a part of the table large."""

    title: Phrase
    spots: Sequence[Spot]


class ReadAbout(Struct, frozen=True):
    """Open the page about a particle or a word."""

    key: str


class Refuse(Struct, frozen=True):
    """Say why no move goes through this spot."""

    spot: Spot


class Play(Struct, frozen=True):
    """Make this move, or hold it while its moment runs."""

    move: AnyMove


class MakeMove(Struct, frozen=True):
    """Make this move in the session."""

    move: AnyMove


class SaveMove(Struct, frozen=True):
    """Keep this move in the store, and the achievements in what came of it."""

    move: AnyMove
    events: Sequence[AnyRuleEvent]


class PlayForOthers(Struct, frozen=True):
    """Make this move for each seat that comes before the viewer."""

    move: AnyMove


class AskDriver(Struct, frozen=True):
    """The driver of this seat is to move."""

    seat: Seat


class TouchOf(Struct, frozen=True):
    """A person has touched this spot of the table."""

    spot: Spot


class SideButton(Struct, frozen=True):
    """Do what this side button does at an ordinary table."""

    name: str


class SideKey(Struct, frozen=True):
    """Do what this key does at an ordinary table."""

    action: Action


class StopDrivers(Struct, frozen=True):
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
    | MoveChosen
    | AnswerAt
    | Enlarge
    | ReadAbout
    | Refuse
    | Play
    | MakeMove
    | SaveMove
    | PlayForOthers
    | AskDriver
    | TouchOf
    | SideButton
    | SideKey
    | StopDrivers
    | Released
    | Push
    | Pop
    | Reset
    | Quit
)
"""Effect of a message: for the table, or for the stack of scenes."""


Led: TypeAlias = Transition
"""The way on that an effect leads to, if any."""


def transition(effect: TableEffect | None) -> Led:
    """The effect if it is one for the stack of scenes."""
    return effect if isinstance(effect, (Push, Pop, Reset, Quit)) else None
