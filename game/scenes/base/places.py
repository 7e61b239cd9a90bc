"""Where one may go: a scene names the next one as a value, and the app opens it.

So no scene has to know another: `game.doors` alone knows which scene stands at which place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.record import Record
    from game.match.match import Match
    from tutorial.lesson import Lesson


class Place:
    """One of the places below: what a scene is opened with, besides the arcade."""

    __slots__ = ()


# --- menus ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Title(Place):
    """The row of cabinets."""

    game: str | None = None
    """The chosen cabinet; None: the first one."""


@dataclass(frozen=True, slots=True)
class Setup(Place):
    """Who plays a game, at which level, with which options."""

    game: str
    options: Mapping[str, int] | None = None
    """What is chosen to begin with; the rest has its defaults."""


@dataclass(frozen=True, slots=True)
class Login(Place):
    """A nickname."""


@dataclass(frozen=True, slots=True)
class SettingsPages(Place):
    """What a person may change."""


@dataclass(frozen=True, slots=True)
class About(Place):
    """Credits and licences."""


# --- games ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table(Place):
    """A match on the table, with a driver in every seat."""

    match: Match


@dataclass(frozen=True, slots=True)
class VisitorsTable(Place):
    """A match at once, as the policy of a kiosk has it."""

    game: str


@dataclass(frozen=True, slots=True)
class Result(Place):
    """How a match ended."""

    match: Match


@dataclass(frozen=True, slots=True)
class Review(Place):
    """The moves of a match that cost most."""

    match: Match


@dataclass(frozen=True, slots=True)
class TakeHome(Place):
    """A page about a match to keep or to photograph."""

    match: Match


@dataclass(frozen=True, slots=True)
class PickName(Place):
    """Two words under which a result goes on the board."""

    match: Match


@dataclass(frozen=True, slots=True)
class Board(Place):
    """The best results of a game."""

    game: str
    kept: int | None = None
    """The store's number of the match that is marked."""


@dataclass(frozen=True, slots=True)
class Statistics(Place):
    """What was played, won and done first on this computer."""

    game: str


@dataclass(frozen=True, slots=True)
class SavedGames(Place):
    """Games that were left in the middle."""

    game: str | None = None
    """Only those of this cabinet; None: of all."""


@dataclass(frozen=True, slots=True)
class Replays(Place):
    """Finished games to watch."""


@dataclass(frozen=True, slots=True)
class Replay(Place):
    """One of them."""

    record: Record
    kept: int | None = None
    """The store's number of it."""


# --- lessons -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lessons(Place):
    """The lessons of a game."""

    game: str
    wish: str = "tutorial"
    """What has the focus: ``tutorial`` or ``play``."""


@dataclass(frozen=True, slots=True)
class LessonStep(Place):
    """A lesson, from one of its steps on."""

    lesson: Lesson
    chapter: int
    step: int


@dataclass(frozen=True, slots=True)
class LessonEnd(Place):
    """A lesson is finished."""

    lesson: Lesson


@dataclass(frozen=True, slots=True)
class LawLab(Place):
    """Reactions to sort, step by step."""


# --- to read -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rules(Place):
    """The rules of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class Codex(Place):
    """All thirty particles."""

    particle: str = "up"
    """Has the focus."""


@dataclass(frozen=True, slots=True)
class Card(Place):
    """One particle, large."""

    particle: str
    points: Callable[[int], int] | None = None
    """What the cards are worth in the game that is being played, if anything."""
    chart: bool = True
    """Whether a button leads to all thirty."""


@dataclass(frozen=True, slots=True)
class Interactions(Place):
    """How particles meet."""


@dataclass(frozen=True, slots=True)
class Forces(Place):
    """Which particle feels which force."""

    particle: str = "up"
    """Its row has the focus."""


@dataclass(frozen=True, slots=True)
class Glossary(Place):
    """All words."""

    word: str = ""
    """Has the focus."""


@dataclass(frozen=True, slots=True)
class Word(Place):
    """One word and what it means."""

    word: str
    among: tuple[str, ...] = ()
    """The words to walk through; none given: all."""


# --- unattended ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attract(Place):
    """Programs play until somebody touches."""
