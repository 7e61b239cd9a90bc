"""The passport of a game: all that the arcade has to know of it besides its rules.

A passport is read by menus before anything else of its game is: importing it imports no rulebook,
no table and no lesson. Those are named by small functions that import them when they are first
asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.core.contract import Seat
from game.core.session import AnyGame, Beat
from game.rules import rulebook

if TYPE_CHECKING:
    from game.tables import pictures
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson

Finder: TypeAlias = Callable[[Beat[Any], Collection[Seat]], Iterable[str]]
"""The feats that one beat is, done by one of these seats: ends of `Cabinet.feats`."""

USUAL_SOUND = "card"
"""What is heard at a beat for which a passport names no sound."""


class Hue(NamedTuple):
    """One colour in three strengths, each ``"#RRGGBB"``."""

    base: str
    """Borders, meters, glow."""
    light: str
    """Text, rims, cores."""
    deep: str
    """Fields."""


class Form(NamedTuple):
    """How long a series goes on; all 0: there is none, games just follow."""

    goal: int = 0
    """Points that win it."""
    deals: int = 0
    """Games after which it ends, points added."""
    exchanged: int = 0
    """1: as many games as there are seats, the same deal in all, the seats changing hands."""


SEVERAL_DEALS = (Form(), Form(deals=2), Form(deals=5), Form(exchanged=1))
"""The forms of a match where the points of several deals are added."""


class Series(NamedTuple):
    """How games of one kind follow one another round a table."""

    forms: tuple[Form, ...] = ()
    """What may be agreed on, `Form()` first; none: nothing."""
    seats_change: bool = False
    """Two change seats after each game, because the first seat moves first."""


def sounds(**beats: str) -> dict[str, str]:
    """Kind of beat -> sound, from sound -> the kinds that are heard as it, with spaces between."""
    return {kind: sound for sound, kinds in beats.items() for kind in kinds.split()}


def _no_lessons() -> tuple[Lesson, ...]:
    return ()


def _no_feats(_beat: Beat[Any], _people: Collection[Seat]) -> Iterable[str]:
    return ()


def _no_challenges() -> tuple[Challenge, ...]:
    return ()


def _no_notes() -> Notes:
    from game.tables.note import NO_NOTES

    return NO_NOTES


@dataclass(frozen=True)
class Cabinet:
    """One game of the arcade. Only `id` and `table_from` have to be given.

    Its rules are the module ``game.rules.<id>``, its opponents ``ai.judges.<id>``, its painters
    ``game.art.<id>``, its emblem ``game.art.emblems.<id>``: see `game.rules.rulebook`,
    `ai.judges.opponents`, `game.art`.
    """

    id: str
    """Names the modules, the texts, the art and the saves: letters, digits, underscores."""
    table_from: Callable[[], Table[Any, Any]]
    """Imports the table."""
    lessons_from: Callable[[], tuple[Lesson, ...]] = _no_lessons
    """Imports the lessons, in the order in which they are offered."""
    hue: Hue | pictures.Hue = "photon"
    """Cabinet trim, marquee and header of the lessons: its own colour, or the name of one of
    `game.art.ink.palette.HUES`."""
    sounds: Mapping[str, str] = field(default_factory=dict)
    """Kind of beat -> the sound of `game.senses.sound.palette` that is heard with it."""
    feats: tuple[str, ...] = ()
    """Physics that somebody may make happen, in the order of the page: ``feat-<id>-<feat>`` names
    each, with ``-how`` behind it says how."""
    feats_from: Callable[[], Finder] = lambda: _no_feats
    """Imports what notices the feats."""
    challenges_from: Callable[[], tuple[Challenge, ...]] = _no_challenges
    """Imports the challenges, in the order of their page."""
    notes_from: Callable[[], Notes] = _no_notes
    """Imports what it brings into the lab notebook."""
    daily: tuple[tuple[int, Mapping[str, int]], ...] = ()
    """The games in which the puzzle of the day is looked for: seats, and options that are set
    otherwise than usual; none: it has no such puzzle."""
    words: frozenset[str] = frozenset()
    """Words of the glossary that mean what is said there in this game only."""
    seats: range | None = None
    """How many may play, as its rules have it: written here, the menu need not open them."""
    series: Series = field(default_factory=Series)
    address: str = ""
    """Where the original is found, as its rulebook says; empty where it names no address."""

    @property
    def rules(self) -> AnyGame:
        """The rulebook."""
        return rulebook(self.id)

    @property
    def players(self) -> range:
        """How many may play."""
        return self.seats or self.rules.info.seats

    @cached_property
    def table(self) -> Table[Any, Any]:
        """How the game lies on the table."""
        return self.table_from()

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Its lessons, in the order in which they are offered."""
        return self.lessons_from()

    @cached_property
    def challenges(self) -> tuple[Challenge, ...]:
        """What may be tried in a game, in the order of the page."""
        return self.challenges_from()

    @cached_property
    def notes(self) -> Notes:
        """What it brings into the lab notebook."""
        return self.notes_from()

    def sound(self, beat: str) -> str:
        """What is heard at this kind of beat."""
        return self.sounds.get(beat, USUAL_SOUND)

    def feats_in(self, beat: Beat[Any], people: Collection[Seat]) -> tuple[str, ...]:
        """The feats (of `feats`) that this beat is, done by one of these seats."""
        return tuple(self._finder(beat, people))

    @cached_property
    def _finder(self) -> Finder:
        return self.feats_from()
