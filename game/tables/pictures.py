"""Pictures of spots: small values, one class for each kind of picture; painters are in `game.art`.

A game adds its own beside its table: `class Own(Picture, frozen=True)`. Two that are equal look
alike, so the value itself is the key under which the painted one is kept.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

Hue = Literal[
    "quark",
    "lepton",
    "boson",
    "matter",
    "antimatter",
    "green",
    "yellow",
    "danger",
    "photon",
    "plain",
]
"""A colour by the role it plays (`game.art.ink.palette.HUES`)."""
Ink = Literal["text", "second", "quiet", "ink", "white", Hue]
"""Colour of words."""
Align = Literal["left", "middle", "right"]
Mood = Literal["", "blink", "think1", "think2", "think3"]
"""Look of a face: as many dots above it as thoughts came so far."""
Choice = Literal["legal", "place", "debt", "risk", "aside"]
"""State of the edge of a thing that may be chosen (`game.art.ink.states`)."""


class Picture(Struct, frozen=True):
    """Base of all pictures: the facts that a scene needs to deal with one.

    A struct and not a dataclass: the menu imports some fifty of them, and msgspec makes such a
    class in a twentieth of the time.
    """

    unseen: ClassVar[bool] = False
    """Nothing is painted: it only wants to be touched."""
    lifts: ClassVar[bool] = False
    """A card, or the place of one: it lies a little higher while it is picked."""
    back: ClassVar[bool] = False
    """The back of a card: what becomes one, or was one, turns over."""
    tag: ClassVar[bool] = False
    """Stuck to a piece of which it says something, and lit with it."""
    tells: ClassVar[bool] = False
    """Words or a figure: what they say changes only when what has caused it has arrived."""
    edged: ClassVar[bool] = True
    """Has an edge around it when a lesson lights it."""
    overhangs: ClassVar[bool] = False
    """Its box is only what it is held by: the picture stands out of it."""

    stays: ClassVar[bool] = False
    """Counts something that a player looks at all the time: words beside another piece leave it
    free where they can."""

    def calm(self) -> Picture:
        """The picture while no player is asked for an act: without the light that asks for one."""
        return self

    @property
    def choice(self) -> Choice:
        """The state of its edge while it may be chosen."""
        return "legal"

    def turned(self, after: Picture) -> bool:
        """True where a card turns over as its picture becomes this other one."""
        return self.back != after.back


# --- words --------------------------------------------------------------------------------------


class Label(Picture, frozen=True):
    """The spot's words in its box, whole in every language.

    Words between double stars stand out in yellow.
    """

    ink: Ink
    size: float
    """Of the letters, in stage units, at the usual text size."""
    align: Align = "middle"
    bold: bool = False
    top: bool = False
    """Begins at the top of its box, not in the middle."""
    floor: float = 0.0
    """Units of letters below which the words wrap rather than get smaller still."""

    tells: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class Chip(Picture, frozen=True):
    """Words in a pill, for what is said at the piece itself."""

    hue: Hue | Literal["white"] | None = None
    icon: str = ""
    letters: float = 18.0
    """Size of the letters at most, in units."""

    tag: ClassVar[bool] = True
    tells: ClassVar[bool] = True
    edged: ClassVar[bool] = False


class Badge(Picture, frozen=True):
    """A lit little pill with dark ink, for "×2" on a pile."""

    hue: Hue | None = None

    tells: ClassVar[bool] = True


class Word(Picture, frozen=True):
    """A dotted line under a word that can be tapped; the word itself is not painted."""


# --- controls -----------------------------------------------------------------------------------


class Panel(Picture, frozen=True):
    """A quiet sheet, the spot's words its title.

    The edge is a hue ("yellow": your turn), or "bright" for a dialog.
    """

    edge: Hue | Literal["bright"] | None = None


class Button(Picture, frozen=True):
    """A button with the spot's words on it.

    A second line of the words says more in smaller letters: what for, or why not.
    """

    kind: Literal["primary", "outline", "ghost", "danger"] = "ghost"
    icon: str = ""
    pressed: bool = False
    disabled: bool = False
    most: int | None = None
    """The largest letters it may have, in pixels: its neighbours' (`game.ui.equal_letters`)."""
    floor: float = 0.0
    """Units of letters below which its words wrap rather than get smaller still."""
    tells_by_icon: bool = False
    """The icon means something that the words do not say: it stays where these need its room."""
    aside: bool = False
    """It may be pressed, but is not what one is asked for: it has an edge, and does not glow."""

    tells: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """Calmer beside what one is asked for."""
        return "aside" if self.aside else "legal"


class Icon(Picture, frozen=True):
    """The icon alone, as large as its box allows."""

    name: str
    ink: Ink = "text"


# --- pieces -------------------------------------------------------------------------------------


class Nothing(Picture, frozen=True):
    """A place that can be touched, where something else does the painting."""

    unseen: ClassVar[bool] = True


class Place(Picture, frozen=True):
    """A place for a card, with the particle that belongs there, or another sign."""

    hue: Hue
    particle: int | None = None
    sign: str = ""

    lifts: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """The dashed edge of an empty place."""
        return "place"


class Star(Picture, frozen=True):
    """The star of points, perhaps with a number in it."""

    number: int | None = None


class ScorePicture(Picture, frozen=True):
    """A star and a large figure beside it; the spot's words instead of the figure."""

    points: int | None = None
    left: bool = False
    """Begins at the left of its box, not in the middle."""

    tells: ClassVar[bool] = True
    edged: ClassVar[bool] = False
    stays: ClassVar[bool] = True


class Die(Picture, frozen=True):
    """A white die, a little turned, as it came to rest."""

    face: int = 1
    """1 to 6."""


class Line(Picture, frozen=True):
    """A line along the longer side of its box, between other things."""

    hue: Hue | None = None
    style: Literal["solid", "wave", "glow"] = "solid"


class Countdown(Picture, frozen=True):
    """The time left, as so many parts of a ring; the part after noon goes last."""

    left: int
    parts: int


# --- people -------------------------------------------------------------------------------------


class Player(Picture, frozen=True):
    """The player at this seat: a scene, which knows the match, paints the `Face` instead."""

    seat: int
    turn: bool = False

    edged: ClassVar[bool] = False


class Face(Picture, frozen=True):
    """A person or a level of opponent in a ring, lit while it is their turn."""

    who: str
    """"person", "visitor", or the level's name."""
    turn: bool = False
    mood: Mood = ""

    edged: ClassVar[bool] = False


# --- particle cards -----------------------------------------------------------------------------


class Card(Picture, frozen=True):
    """A particle card: from 190 units high it tells everything, below 84 only what it is."""

    particle: int
    points: int | None = None
    colour: str = ""
    """Colour charge: r, g or b, an anticolour with a bar."""
    aside: bool = False
    """It may be chosen, but is not what one is asked for."""

    lifts: ClassVar[bool] = True

    @property
    def choice(self) -> Choice:
        """Calmer beside what one is asked for."""
        return "aside" if self.aside else "legal"


class Portrait(Picture, frozen=True):
    """A particle card of any size that tells no more than what it is."""

    particle: int

    lifts: ClassVar[bool] = True


class Back(Picture, frozen=True):
    """A particle card face down, the same for all: it betrays nothing."""

    lifts: ClassVar[bool] = True
    back: ClassVar[bool] = True
