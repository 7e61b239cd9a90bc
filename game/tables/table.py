"""The table of a game: spots, words and click paths; knows views and moves, no pygame.

A table turns a view into *spots*: rectangles in stage units (1280 x 720, x right, y down) that say
what to paint, what to call it and where to draw it. The table scene does the rest for every game
alike: painting, focus, touch, animation (by matching spot ids of successive layouts), hints, log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.core.access import Access
from game.core.contract import M, Seat, V
from game.core.phrase import Filling, Phrase, say
from game.tables.pictures import Picture

WIDTH, HEIGHT = 1280, 720
"""The stage, in units: one unit is one pixel at 1280 x 720."""

BOARD = (16.0, 8.0, 1190.0, 690.0)
"""The part of the stage that is a table's own (left, top, right, bottom): the rail of round buttons
lies right of it, the log line below."""

TAG = 70
"""The z of what is said at a piece: painted over every glow, so that it can be read."""

CONFIRM = "confirm"
"""The id of the spot that says yes to a warning: the last touch of what cannot be mended."""

DECLINE = "decline"
"""The id of the spot that says no to a warning: it lets go of what was touched before it."""

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Spot(NamedTuple):
    """One thing on the table.

    A spot with the same id in two layouts is the same thing: it glides from the one place to the
    other. So ids of hidden cards must not tell what they are (the position in a hand will do).
    """

    id: str
    art: Picture
    """The picture that is painted."""
    x: float
    """Centre."""
    y: float
    w: float
    h: float
    z: int = 0
    """Painted in ascending order; equal ones in the order given."""
    label: Phrase | None = None
    """Words that the painter writes on it, in the language of the day."""
    spoken: Phrase | None = None
    """Its name, read by the speech when it has the focus. None: cannot be focused."""
    source: str = ""
    """Id of the spot that it comes out of when it appears (a deck, a hand); empty: fades in."""
    angle: float = 0.0
    """Degrees, counter-clockwise."""
    dim: bool = False
    """Closed or asleep now: painted at 38 %."""
    codex: str = ""
    """The key of a particle or a word of the glossary that can be held up and read about here."""
    story: Phrase | None = None
    """Words for a touch through which no move goes; None: `Table.why_not`."""
    afield: bool = False
    """True on the field of a table that `Roams`: moved and enlarged with it, and seen
    only within its window."""
    meaning: Phrase | None = None
    """Name of a number or a sign that has no `spoken` because it is never chosen: said while a
    mouse rests on it, and to those who ask about it."""
    access: Access = Access.ALL
    """The users that may reach it in a kiosk: see `game.services.Services.closed`."""

    def only(self, access: Access) -> Spot:
        """The same thing, for these alone."""
        return self._replace(access=access)


class Effect(NamedTuple):
    """A short show for an event: burst, annihilate, ring, fuse, decay, shower, shake, roll, points.

    ``points`` fly from where they arose to a score, which changes when they are there. ``words``
    rise there and fade.
    """

    kind: str
    at: str
    """Spot id."""
    to: str = ""
    """A second spot id, for what travels."""
    value: int = 0
    """A die's face, points won, the size of words that are shouted ..."""
    words: Phrase | None = None


LOUD = 2
"""Size of words that are shouted, against words that only rise."""


class CountLine(NamedTuple):
    """A row of the result page: what was counted, and the figure of each seat."""

    what: Phrase
    figures: tuple[Phrase, ...]
    total: bool = False
    prose: bool = False
    """The only figure is a sentence: it gets the width of all columns, and two rows."""
    scores: tuple[int, ...] = ()
    """The figures of a total as numbers; empty where it is none: a medal."""
    stories: tuple[tuple[Phrase, Phrase], ...] = ()
    """Names in that sentence, in its order, that can be touched: each with what it has to tell."""
    badge: Phrase | None = None
    """A part of it so rare that it is a badge of this game; on one line at most."""
    finder: Phrase | None = None
    """The players whose badge it is; None: all share it."""
    fewest: bool = False
    """True where the smaller figure is the better one."""
    worth: Literal["difference", "token", "nothing"] = "difference"
    """Part in the total: by how much one is ahead, one token for who is ahead, or none."""
    values: tuple[int, ...] = ()
    """The points that each figure stands for, where it is no number; names what decided a game."""
    brief: Phrase | None = None
    """The name of these points in a sentence."""
    spare: bool = False
    """True for prose that is left out where a page has no room for it."""
    unseen: bool = False
    """True for a total that a page leaves out: the headline has said it."""
    reason: Phrase | None = None
    """Why a game for all ended as it did: a result tells it below its headline, not as a row."""


class Table(Protocol[V_contra, M_contra]):
    """The table of one game. All methods are pure functions of their arguments."""

    def layout(self, view: V_contra, seat: Seat) -> Sequence[Spot]:
        """All on the table as ``seat`` sees it, inside `BOARD`, the seat's own things below."""

    def clicks(self, view: V_contra, move: M_contra) -> tuple[str, ...]:
        """The spots to touch, in order, to make this move. No path is a prefix of another's.

        Moves have the same path where they have the same effect.
        """

    def aids(
        self, view: V_contra, seat: Seat, picked: Sequence[str], moves: Sequence[M_contra]
    ) -> Sequence[Spot]:
        """Spots added after ``picked`` was touched: ghosts, rays, tags of the ``moves`` left."""

    def why_not(self, view: V_contra, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule or the physics that closes this spot now, in one sentence."""

    def prompt(self, view: V_contra, seat: Seat) -> Phrase:
        """The question to the seat now, or the player that all wait for. `layout` shows it too."""

    def tell(self, kind: str, facts: Mapping[str, int], view: V_contra) -> Phrase | None:
        """The log line of an event; None for one that needs no words."""

    def effects(self, kind: str, facts: Mapping[str, int], view: V_contra) -> Sequence[Effect]:
        """The show of an event."""

    def result(self, view: V_contra) -> Sequence[CountLine]:
        """The break-down of a finished game, the total last."""


ORDER = "order"
"""The spot that lays things in their next order, where a table `Arranges` them."""


@runtime_checkable
class Arranges(Protocol[V_contra]):
    """A capability that a table may have: the same things, laid in more than one order.

    For hands that may be sorted this way or that: the person who looks chooses; it is no move.
    """

    @property
    def orders(self) -> int:
        """Number of orders."""

    def arranged(self, view: V_contra, seat: Seat, order: int) -> Sequence[Spot]:
        """`Table.layout` in this order; order 0 is that of the layout. Has the spot `ORDER`."""


class Drop(NamedTuple):
    """A touch that a hand makes by carrying something."""

    piece: str
    """The spot that is taken up."""
    at: frozenset[str]
    """The spots on which it may be let go."""
    held: str = ""
    """The spot that is seen on the finger; empty: the piece itself, or what lies on it."""


@runtime_checkable
class Drops(Protocol[V_contra]):
    """A capability: what one touch plays can be carried to its place as well.

    A path of two touches or more needs none: the first is carried to the second.
    """

    def drop(self, view: V_contra, touch: str) -> Drop | None:
        """The piece to carry, and its targets, in place of this touch; None: nothing."""


@runtime_checkable
class Shows(Protocol[V_contra]):
    """A capability: parts of the table that lie small can be seen large."""

    def closer(self, view: V_contra, seat: Seat, spot: str) -> Sequence[Spot]:
        """Spots to show large for a question about this spot: a rival's board; empty: nothing."""


@runtime_checkable
class Forces(Protocol[V_contra, M_contra]):
    """A capability: moves that no player wants to touch when there is no other.

    In a game of beginners all of a kind happen by hand (`by_hand`), or none: one rule for a game.
    """

    def happens_by_itself(self, view: V_contra, move: M_contra) -> bool:
        """True where this only legal move may be made for the player who is asked."""

    def by_hand(self, move: M_contra) -> bool:
        """True where a beginner makes it by hand all the same, and learns by it."""

    def forced(self, view: V_contra, move: M_contra) -> Phrase:
        """The reason that it is the only one, in one sentence."""


@runtime_checkable
class Reads(Protocol[V_contra]):
    """A capability: beats that bring a sentence onto the board, to be read before what follows."""

    def reading(self, kind: str, facts: Mapping[str, int], view: V_contra) -> float:
        """Seconds that the board stands after this beat, at the usual speed.

        ``view``: of the seat that watches.
        """


@runtime_checkable
class Deals(Protocol):
    """A capability: beats by which cards are dealt, which no eye has to follow one by one."""

    def deals(self, kind: str) -> bool:
        """True for such a beat."""


@runtime_checkable
class Values(Protocol):
    """A capability: in this game the particle cards are worth points."""

    def points(self, particle: int) -> int:
        """Points of the card of a particle."""


@runtime_checkable
class Counts(Protocol[V_contra]):
    """A capability: a finished game leaves a number that outlives it."""

    def tally(self, view: V_contra) -> tuple[int, ...] | None:
        """Points for each seat that a series of games adds up; None: it counts games won."""

    def score(self, view: V_contra) -> int | None:
        """Score that is kept of a puzzle for its seed, more being better; None: not a puzzle."""


@runtime_checkable
class Adds(Protocol[V_contra]):
    """Another optional capability: the points of several deals may be added."""

    def points_of_all(self, view: V_contra) -> tuple[int, ...]:
        """The points of each seat as they stand, at the end those of the deal."""


class Lens(NamedTuple):
    """Middle of the first of some buttons, and the way from one to the next."""

    x: float
    y: float
    across: float
    down: float


@runtime_checkable
class Roams(Protocol[V_contra]):
    """A capability: a field that may grow beyond what the eye can read at once.

    Its spots are `Spot.afield`. The table lays them so that all are in view; the viewer may come
    nearer and look around, and what is seen through the window then is the scene's affair.
    """

    @property
    def carries(self) -> bool:
        """True if a finger carries a piece of the field, and moves the field only beside one."""

    def window(self, view: V_contra) -> tuple[float, float, float, float] | None:
        """Edges of the window on the field: left, top, right, bottom; the same in a whole game.

        None on a sheet with room for a finger everywhere.
        """

    def lens(self, view: V_contra) -> Lens:
        """Place of the three round buttons for looking."""


@runtime_checkable
class Explains(Protocol):
    """Another optional capability: figures for the rules pages, from the tables the rules use."""

    @property
    def page_order(self) -> Sequence[int]:
        """The numbers of the pages, as they are read."""

    def figures(self) -> Mapping[str, Filling]:
        """Fillings of the gaps of ``<game>-rules-<n>``, on all pages alike."""


@runtime_checkable
class Illustrates(Protocol):
    """An optional capability: pictures on the rules pages."""

    def illustration(self, page: int, *, tall: bool) -> Sequence[Spot]:
        """The picture of ``<game>-rules-<page>``, also for a ``tall`` page; empty: it has none."""


@runtime_checkable
class Foretells(Protocol):
    """A capability: figures for the help of the options on the set-up screen."""

    def foretell(self, seats: int, options: Mapping[str, int]) -> Mapping[str, int]:
        """Figures of a game with these (complete) options, for ``<game>-option-...-help``."""


@runtime_checkable
class Detours(Protocol[V_contra, M_contra]):
    """Another optional capability: moves that may be touched in more than one order."""

    def detours(self, view: V_contra, move: M_contra) -> Sequence[tuple[str, ...]]:
        """The click paths of a move beside that of `Table.clicks`; none for most."""


@runtime_checkable
class Modes(Protocol):
    """Another optional capability: touches after which only some others count."""

    modes: frozenset[str]
    """Ids of spots that are touched first and are no move: see `game.ui.picker.Picker.modes`."""


@runtime_checkable
class Addresses(Protocol):
    """Another optional capability: spots that ask the player, or call one "you"."""

    addressed: frozenset[str]
    """Their kinds, which are their ids up to a colon. Where only programs play, they are left
    out: a passer-by would think that it is a person's turn."""


@runtime_checkable
class Settles(Protocol[V]):
    """An optional capability of a table that lights what the seat on turn may play.

    The view of an event can be one in the middle of a move: the mover still seems to be on turn,
    and what the move left in its hand would be lit or dimmed as if it were to play again.
    """

    def in_between(self, view: V) -> V:
        """The same view with no seat on turn."""


def paths(table: Table[V, M], view: V, moves: Sequence[M]) -> dict[tuple[str, ...], M]:
    """Every click path of these moves, and where it leads: what a picker is made from."""
    paths_of_moves = {table.clicks(view, move): move for move in moves}
    if isinstance(table, Detours):
        paths_of_moves.update((path, move) for move in moves for path in table.detours(view, move))
    return paths_of_moves


def beside(
    table: Table[V, M], view: V, click_paths: Iterable[tuple[str, ...]]
) -> dict[tuple[str, ...], str]:
    """Spots on which the piece that is touched first may be let go in place of its next touch.

    From what is touched and such a spot to the touch that it stands for: a tap does what a hand
    that carries does.
    """
    if not isinstance(table, Drops):
        return {}
    stands_for: dict[tuple[str, ...], str] = {}
    for path in click_paths:
        drop = table.drop(view, path[1]) if len(path) > 1 else None
        if drop is not None and drop.piece == path[0]:
            stands_for.update({(path[0], spot): path[1] for spot in drop.at if spot != path[1]})
    return stands_for


def seat_name(seat: Seat) -> Phrase:
    """Name of the player at a seat."""
    return say("seat", seat=seat)


# --- to place spots -----------------------------------------------------------------------------


def row(count: int, left: float, right: float, width: float, gap: float = 8.0) -> list[float]:
    """Centres of ``count`` things of this width between left and right, overlapping if need be."""
    if count == 0:
        return []
    pitch = width + gap
    if count > 1:
        pitch = min(pitch, (right - left - width) / (count - 1))
    first = (left + right) / 2 - pitch * (count - 1) / 2
    return [first + pitch * i for i in range(count)]
