"""Optional capabilities of a table: challenges, timed choices, goal, notices, an enlarged piece.

Each is a protocol; `isinstance` tells whether a table has it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.core.contract import AnyMove, M, Seat
from game.core.phrase import Phrase
from game.core.session import AnyRuleEvent
from game.tables.pictures import Countdown, Picture
from game.tables.sheet import Rect
from game.tables.table import Spot

Facts = Mapping[str, int]
"""Of an event: see `game.core.contract.Emit`."""

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as the person at one seat knows it."""

    seat: Seat
    seats: int
    options: Mapping[str, int]
    won: bool
    """Alone, with a team, or all together; a shared first place is no win."""
    strength: int
    """Of the strongest opponent: its place among the levels, from 0; -1 where there was none."""
    moves: tuple[tuple[Seat, AnyMove], ...]
    events: tuple[tuple[str, Facts], ...]
    """Kind and facts of every beat."""
    view: Any
    """The last view of this seat."""

    def happened(self, kind: str, **facts: int | Collection[int]) -> Iterator[Facts]:
        """Facts of the events of this kind; a named fact must be, or be among, its value."""
        for name, known in self.events:
            if name == kind and all(_fits(known.get(f), v) for f, v in facts.items()):
                yield known

    def count(self, kind: str, **facts: int | Collection[int]) -> int:
        """Number of events of this kind, of all seats."""
        return sum(1 for _ in self.happened(kind, **facts))

    def own(self, kind: str, **facts: int | Collection[int]) -> int:
        """Number of events of this kind that were those of this seat."""
        return self.count(kind, seat=self.seat, **facts)


def _fits(value: int | None, wanted: int | Collection[int]) -> bool:
    return value in wanted if isinstance(wanted, Collection) else value == wanted


@runtime_checkable
class Throws(Protocol[V_contra]):
    """A table whose dice a player throws by hand.

    ``kind``: of the event that the dice decide.
    """

    def throw(self, view: V_contra, kind: str) -> tuple[Phrase, Phrase]:
        """The words at the dice, and in full for the line and the ear."""

    def in_hand(
        self,
        view: V_contra,
        kind: str,
        spots: Sequence[Spot],
        held: tuple[float, float] | None,
        lean: int,
    ) -> Iterator[Spot]:
        """The dice, ``held`` by a finger or at their place among these spots; what is awaited."""

    def on_turn(self, view: V_contra) -> Seat:
        """Seat of the turn, and of its dice, also where another seat had to move in it."""

    def ends_turn(self, kind: str) -> bool:
        """True if the turn is over when these dice roll: its buttons are gone however they fall."""


class Highlight(NamedTuple):
    """Something worth telling that came of an event: a streak, another leader, a rare pair."""

    shout: Phrase
    """A few words, shown for a moment at its place."""
    line: Phrase
    """The same in a sentence, for the log."""
    at: str
    """Id of the spot where it is."""
    sound: str
    """Of the palette of sounds."""
    reads: bool = False
    """True if the sentence tells more: it stays beside the place until the next touch."""


@runtime_checkable
class Highlights(Protocol[V_contra]):
    """A table that tells more of a game than its rules emit."""

    def highlights(
        self, events: Sequence[tuple[str, Facts]], new: int, view: V_contra
    ) -> Sequence[Highlight | None]:
        """The highlight of each of the last ``new`` events, or None.

        ``events``: all public events of the game so far.
        """


class Notice(NamedTuple):
    """A turn of fate of one player: large, and long enough to be read."""

    seat: Seat
    """The player whose face stands beside it."""
    title: Phrase
    """In a few words. The first time in a game that this key is told, the table waits."""
    line: Phrase
    """The reason, in a sentence or two."""
    cards: tuple[Picture, ...] = ()
    """The cards of which it speaks, in the order in which they were played."""
    once: bool = False
    """True if it explains something, and is told only the first time in a game."""
    news: bool = False
    """True if it is no news to the player at ``seat``, to whom words at the piece tell it."""


@runtime_checkable
class Notices(Protocol[V_contra]):
    """A table that tells some events in large letters, to the only person at it."""

    def notice(self, kind: str, facts: Facts, view: V_contra) -> Notice | None:
        """The words for an event; None for one that needs none.

        ``view``: of that person, whom the words call "you".
        """


@runtime_checkable
class Recounts(Protocol[V_contra, M_contra]):
    """A table with words of its own for the look-back at a finished game.

    Without it the lines of the log are taken, which name no alternative.
    """

    def choice(self, view: V_contra, played: M_contra, better: M_contra) -> Phrase | None:
        """The move that was played instead of the better one, in a sentence; None: the log's."""

    def turn(
        self,
        steps: Sequence[tuple[Sequence[AnyRuleEvent], Sequence[V_contra]]],
        seat: Seat,
        rose: bool,
    ) -> Phrase | None:
        """The event that made the chances of a seat rise, or fall, in a sentence.

        ``steps``: of each move its events, as this seat saw them, and the views of all seats after
        it. None: nothing of that direction happened.
        """


@runtime_checkable
class Teaches(Protocol[V_contra]):
    """A table that says its rules to a beginner where they are needed first."""

    def first_rules(self, view: V_contra, seat: Seat) -> Sequence[Phrase]:
        """The rules for the choice of this seat, each in a sentence, the most important one first.

        The first of them that was not told in this game stands in place of the question.
        """


@runtime_checkable
class Guides(Protocol[V_contra, M_contra]):
    """A table that says to a beginner what the lit move is, at the first time of its kind."""

    def first_steps(self, view: V_contra, move: M_contra, why: Phrase | None) -> Sequence[Phrase]:
        """The rules that the lit move needs, the most important one first.

        The first of them that was not told in this game stands in place of the question. ``why``:
        what would stand there without one (`ai.bot.Justifies`).
        """


@runtime_checkable
class Announces(Protocol[V_contra]):
    """A table with events that bring another player something: a gift."""

    def gift(self, kind: str, facts: Facts, view: V_contra) -> tuple[Seat, Phrase] | None:
        """The player who gets something by this event, and the sentence for that player alone."""


@runtime_checkable
class SumsUp(Protocol):
    """A table that sums up the turns of teammates."""

    def summed(self, seat: Seat, events: Sequence[AnyRuleEvent]) -> Phrase | None:
        """One line about the acts of this seat among these events; None: they changed nothing."""


@runtime_checkable
class Compares(Protocol):
    """A table that says what differs between two sets of options."""

    def differs(
        self, seats: int, old: Mapping[str, int], new: Mapping[str, int]
    ) -> Sequence[Phrase]:
        """Changes that the new options bring, each in a few words."""


@runtime_checkable
class Warns(Protocol):
    """A table that gives some events another sound where they are dangerous."""

    def danger(self, kind: str, view: Any) -> str:
        """The sound instead of the usual one; empty: the usual one."""


class Challenge(NamedTuple):
    """One thing to try."""

    name: str
    """Ends the text key ``<game>-challenge-<name>``; kept in the store: stays for ever."""
    met: Callable[[Finished], bool]
    """True where this game meets it."""
    lasting: bool = False
    """Once met in the middle of a game it stays so, whatever comes: it can be told at once."""


RESEARCHER = 2
"""Place of this level among the levels (`ai.levels.LEVELS`)."""


def won(game: Finished) -> bool:
    """The game was won."""
    return game.won


def won_against_researcher(game: Finished) -> bool:
    """The game was won against a Researcher or a stronger opponent."""
    return game.won and game.strength >= RESEARCHER


def won_with(option: str) -> Callable[[Finished], bool]:
    """It was won, and this option was switched on."""
    return lambda game: game.won and bool(game.options[option])


# --- timed choices --------------------------------------------------------------------------------
# Rules have no clock: every timed act is a move like any other. A table that `Hurries` says which
# choice is made against the clock, the scene lets the clock run, and a person who has set "without
# time limits" makes the same choice as a plain one.


RIM: Final = 26.0
"""Units by which the ring of the time left is larger than its button."""


class Moment(NamedTuple):
    """One timed choice."""

    seconds: float
    """Time for the choice, from when the table has come to rest."""
    button: str
    """The spot to press."""
    pressed: Any
    """The move when it is pressed in time."""
    lapsed: Any
    """The move when it is not; also what others do who are asked first and are slower."""
    spots: tuple[Spot, ...] = ()
    """Spots that lie on the table meanwhile, in place of those with the same ids."""
    hides: tuple[str, ...] = ()
    """Ids of spots that are away meanwhile."""
    first: Phrase | None = None
    """The question in full, while a beginner reads it and no time runs."""


@runtime_checkable
class Hurries(Protocol[V_contra, M_contra]):
    """An optional capability of a table: it has timed choices."""

    def moment(self, view: V_contra, seat: Seat, move: M_contra | None) -> Moment | None:
        """The timed choice of ``seat``: once it has chosen ``move``, which is not made yet; or,
        with None, as things stand, be it asked now or after others. None where nothing hurries."""


def time_left(button: Spot, steps: int, of: int) -> Spot:
    """The ring around a button: so many of its steps are left."""
    art = Countdown(steps, of)
    return button._replace(art=art, w=button.w + RIM, h=button.h + RIM, label=None)


# --- offers ---------------------------------------------------------------------------------------
# Help that a partner offers a person before its turn. Rules know nothing of it: the scene puts the
# question, and the opponent is then asked for one of the moves that keep to the answer.


YES: Final = "answer:yes"
"""The id of the spot that accepts what a partner offers."""
NO: Final = "answer:no"
"""The id of the spot that declines it."""


class Offer(NamedTuple):
    """One question of a partner."""

    words: Phrase
    """Its words."""
    spots: tuple[Spot, ...]
    """The words, the answers `YES` and `NO`, in place of spots with the same ids."""


@runtime_checkable
class Offers(Protocol[V_contra, M]):
    """An optional capability of a table: its partners offer help."""

    def offer(self, view: V_contra, person: Seat) -> Offer | None:
        """Question of the seat to move to a person at another seat, before it moves.

        Once a turn at most. None: it has none. ``view``: that of the person.
        """

    def kept(
        self, view: V_contra, person: Seat, moves: Sequence[M], *, accepted: bool | None
    ) -> Sequence[M]:
        """The moves by which the seat to move keeps to the answer of this person; never none.

        ``accepted``: None where no question was put, or it had no answer.
        ``view``: that of the seat to move. ``moves``: all its legal moves.
        """


# --- notebook ------------------------------------------------------------------------------------
# Entries that a game brings into the lab notebook: things that a person met in it.


PARTICLE = "particle:"
"""Begins the key of a particle's entry; its key in `game.core.particles` follows."""


class Entry(NamedTuple):
    """A place in the notebook, filled or not."""

    key: str
    """Kept in the store: stays for ever."""
    name: Phrase
    tells: Phrase
    """A sentence on it."""
    codex: str = ""
    """The key of a particle, or a word of the glossary, that can be read about; empty: none."""


class NotebookChapter(NamedTuple):
    """Places of one kind that a game has besides particles."""

    name: str
    """Ends the text key ``daily-notes-<name>``."""
    entries: tuple[Entry, ...]


class Notes(NamedTuple):
    """All that a game brings."""

    noticed: Callable[[Finished], Iterator[str]]
    """The keys of what the person met in a game that is over."""
    particles: tuple[str, ...] = ()
    """Keys of the particles that can be met in it."""
    chapters: tuple[NotebookChapter, ...] = ()


NO_NOTES = Notes(lambda _game: iter(()))


# --- enlarged -------------------------------------------------------------------------------------
# Pieces of a table, larger: a rival's board as it is shown over the table.


LARGEST: Final = 3.0
"""Enlargement of the pieces at most, as a factor."""
OVERHANG: Final = 0.9
"""Reach of a picture that stands out of its box, from its middle, in sizes of the box: a card
on an edge is touched in its middle only (`game.tables.tutti_quantum.pictures.GRIP`)."""


def extent(pieces: Sequence[Spot]) -> Rect:
    """The rectangle of all that is painted of them."""
    reach = [OVERHANG if spot.art.overhangs else 0.5 for spot in pieces]
    parts = list(zip(pieces, reach, strict=True))
    return Rect.between(
        min(spot.x - far * spot.w for spot, far in parts),
        min(spot.y - far * spot.h for spot, far in parts),
        max(spot.x + far * spot.w for spot, far in parts),
        max(spot.y + far * spot.h for spot, far in parts),
    )


def enlarged(pieces: Sequence[Spot], box: Rect) -> Iterator[Spot]:
    """The pieces in this rectangle, as large as it allows; ``shown:`` before their ids."""
    whole = extent(pieces)
    scale = min(LARGEST, box.w / whole.w, box.h / whole.h)
    for spot in pieces:
        yield spot._replace(
            id=f"shown:{spot.id}",
            x=box.x + (spot.x - whole.x) * scale,
            y=box.y + (spot.y - whole.y) * scale,
            w=spot.w * scale,
            h=spot.h * scale,
            afield=False,
        )


# --- stakes ---------------------------------------------------------------------------------------
# Goal and tension of a game: capabilities that a table may declare.
#
# Both are made of what all players can see, so that neither banner nor music gives
# anything away.


@runtime_checkable
class Stakes(Protocol[V_contra]):
    """An optional capability of a table."""

    def goal(self, view: V_contra) -> Phrase:
        """The goal of this game, in one line."""

    def tension(self, view: V_contra) -> float:
        """Nearness of the end, or of a disaster: 0 calm, 1 the most."""


@runtime_checkable
class Sides(Protocol[V_contra]):
    """An optional capability of a table for two, whose seats are not alike: they play two sides."""

    def changed(self, view: V_contra, seat: Seat | None) -> Phrase | None:
        """The side of this player at the start of a game before which two have changed seats.

        ``seat``: of the only person; None: of both are said. None where sides are chosen later.
        """


def share(part: float, whole: float) -> float:
    """Part of a whole, within 0 and 1."""
    return min(1.0, max(0.0, part / whole)) if whole > 0 else 0.0


@runtime_checkable
class CountsUp(Protocol[V_contra]):
    """An optional capability: the points of a finished game can be counted one after another."""

    def parts(self, view: V_contra) -> tuple[tuple[int, ...], ...]:
        """The parts of each figure of the total (`game.tables.table.CountLine.scores`).

        They come in the order in which they are counted, and add up to the figure.
        """
