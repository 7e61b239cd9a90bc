"""The descriptor of a game: all that the arcade has to know of it besides its rules.

A descriptor is read by menus before anything else of its game is: importing it imports no rulebook,
no table and no lesson. Those are imported when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.core.contract import Seat
from game.core.own import own
from game.core.session import AnyGame, AnyRuleEvent
from game.rules import rulebook

if TYPE_CHECKING:
    from game.tables import pictures
    from game.tables.capabilities import Challenge, Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson

AnyTable: TypeAlias = "Table[Any, Any]"
Finder: TypeAlias = Callable[[AnyRuleEvent, Collection[Seat]], Iterable[str]]
"""Finds the achievements (of `GameDescriptor.achievements`) that one event is for these seats."""

USUAL_SOUND = "card"
"""The sound of an event for which a game names none."""


class Hue(NamedTuple):
    """One colour in three strengths, each ``"#RRGGBB"``."""

    base: str
    """Borders, meters, glow."""
    light: str
    """Text, rims, cores."""
    deep: str
    """Fields."""


class Form(NamedTuple):
    """The length of a series; all 0: there is none, games just follow."""

    goal: int = 0
    """Points that win it."""
    deals: int = 0
    """Games after which it ends, points added."""
    exchanged: int = 0
    """1: as many games as there are seats, the same deal in all, the seats changing hands."""


SEVERAL_DEALS = (Form(), Form(deals=2), Form(deals=5), Form(exchanged=1))
"""The forms of a match where the points of several deals are added."""


class Series(NamedTuple):
    """The rules of a series: games of one kind, one after another at a table."""

    forms: tuple[Form, ...] = ()
    """The lengths that players may choose, `SeriesForm()` first; none: no choice."""
    seats_change: bool = False
    """Two change seats after each game, because the first seat moves first."""


def sounds(**events: str) -> dict[str, str]:
    """Kind of event -> sound, from sound -> the kinds that are heard as it, with spaces between."""
    return {kind: sound for sound, kinds in events.items() for kind in kinds.split()}


def _no_achievements(_beat: AnyRuleEvent, _people: Collection[Seat]) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class GameDescriptor:
    """One game of the arcade. Only `id` has to be given.

    Its parts are modules that are found by its id: rules ``game.rules.<id>``, table
    ``game.tables.<id>`` (``TABLE``) with ``achievements`` inside (``CHALLENGES``, ``NOTES`` and
    ``achieved``), lessons ``tutorial.<id>`` (``LESSONS``, ``FIRST_MINUTE``), opponents
    ``ai.evaluators.<id>``, painters ``game.art.<id>``, emblem ``game.art.emblems.<id>``. A game
    without one of them has no such module.
    """

    id: str
    """Names the modules, the texts, the art and the saves: letters, digits, underscores."""
    hue: Hue | pictures.Hue = "photon"
    """Cabinet trim, marquee and header of the lessons: its own colour, or the name of one of
    `game.art.ink.palette.HUES`."""
    sounds: Mapping[str, str] = field(default_factory=dict)
    """Kind of event -> the sound of `game.effects.sound.palette` that is heard with it."""
    achievements: tuple[str, ...] = ()
    """Physics that a player may make happen, in the order of the page: the text key
    ``achievement-<id>-<name>`` names each, with ``-how`` behind it says how."""
    daily: tuple[tuple[int, Mapping[str, int]], ...] = ()
    """The games in which the puzzle of the day is looked for: seats, and options that are set
    otherwise than usual; none: it has no such puzzle."""
    words: frozenset[str] = frozenset()
    """Words of the glossary that mean what is said there in this game only."""
    seats: range | None = None
    """The numbers of players of its rules: written here, the menu need not open them."""
    series: Series = field(default_factory=Series)
    ladder: str = ""
    """Option for a crew whose values get harder one by one; empty: there is none."""
    address: str = ""
    """The address of the original, from its rulebook; empty where it names none."""

    @property
    def rules(self) -> AnyGame:
        """The rulebook."""
        return rulebook(self.id)

    @property
    def players(self) -> range:
        """The numbers of players."""
        return self.seats or self.rules.info.seats

    @cached_property
    def table(self) -> AnyTable:
        """The layout of the game on the table."""
        table: AnyTable | None = getattr(own("game.tables", self.id), "TABLE", None)
        assert table is not None, f"{self.id} has no game.tables.{self.id}.TABLE"
        return table

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Its lessons, in the order in which they are offered."""
        lessons: tuple[Lesson, ...] | None = getattr(own("tutorial", self.id), "LESSONS", None)
        return lessons or ()

    @cached_property
    def first_minute(self) -> Lesson | None:
        """A prelude that a newcomer plays before the first game; None: there is none."""
        lesson: Lesson | None = getattr(own("tutorial", self.id), "FIRST_MINUTE", None)
        return lesson

    @cached_property
    def challenges(self) -> tuple[Challenge, ...]:
        """The challenges of the game, in the order of the page."""
        challenges: tuple[Challenge, ...] = self._achievement("CHALLENGES") or ()
        return challenges

    @cached_property
    def notes(self) -> Notes:
        """Its pages of the lab notebook."""
        from game.tables.capabilities import NO_NOTES

        notes: Notes | None = self._achievement("NOTES")
        return notes or NO_NOTES

    def sound(self, event: str) -> str:
        """The sound of this kind of event."""
        return self.sounds.get(event, USUAL_SOUND)

    def achievements_in(self, event: AnyRuleEvent, people: Collection[Seat]) -> tuple[str, ...]:
        """The achievements (of `achievements`) that this event is, done by one of these seats."""
        return tuple(self._finder(event, people))

    @cached_property
    def _finder(self) -> Finder:
        finder: Finder | None = self._achievement("achieved")
        return finder or _no_achievements

    def _achievement(self, name: str) -> Any:
        """A value of ``game.tables.<id>.achievements``; None if absent."""
        return getattr(own(f"game.tables.{self.id}", "achievements"), name, None)
