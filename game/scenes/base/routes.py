"""Routes: a scene names the next one as a value, and the app opens it.

So no scene has to know another: `game.router` alone knows which scene each one leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from datetime import date

    from game.core.phrase import Phrase
    from game.core.record import Record
    from game.core.session import AnySession
    from game.match.match import Match
    from game.progress.mistakes import Mistake
    from tutorial.lesson import Lesson


class Route(Struct, frozen=True):
    """One of the places below: what a scene is opened with, besides the arcade."""


# --- menus ---------------------------------------------------------------------------------------


class TitlePage(Route, frozen=True):
    """The row of cabinets."""

    game: str | None = None
    """The chosen cabinet; None: the first one."""


class Setup(Route, frozen=True):
    """Players, levels and options of a game."""

    game: str
    options: Mapping[str, int] | None = None
    """Options chosen to begin with; the rest is as in the last game."""
    instead: int | None = None
    """The store's number of a game that has hardly begun and makes way for the new one."""


class Login(Route, frozen=True):
    """A nickname."""

    result: Phrase | None = None
    """Headline of the game that has just ended; None: the name is asked for elsewhere."""
    saved: bool = False
    """True if that game is saved."""


class SettingsPages(Route, frozen=True):
    """Settings that a person may change."""


class About(Route, frozen=True):
    """Credits and licences."""


# --- games ---------------------------------------------------------------------------------------


class Table(Route, frozen=True):
    """A match on the table, with a driver in every seat."""

    match: Match


class VisitorsTable(Route, frozen=True):
    """A match at once, as the policy of a kiosk has it."""

    game: str
    people: int = 1


class MatchResult(Route, frozen=True):
    """Result of a match."""

    match: Match
    counts: bool = True
    """It comes right from the table, and is counted before the eyes of all."""


class MatchReview(Route, frozen=True):
    """The moves of a match that cost most."""

    match: Match


class TakeHome(Route, frozen=True):
    """A page about a match to keep or to photograph."""

    match: Match


class PickName(Route, frozen=True):
    """Two words under which a result goes on the board."""

    match: Match


class Leaderboard(Route, frozen=True):
    """The best results of a game."""

    game: str
    game_id: int | None = None
    """The store's number of the match that is marked."""


class Statistics(Route, frozen=True):
    """Games played, won and done first on this computer."""

    game: str


class Challenges(Route, frozen=True):
    """Challenges of a game, and those that were met here."""

    game: str
    new: tuple[str, ...] = ()
    """Those that were met just now."""


class PlayOn(Route, frozen=True):
    """Dialog about playing on from a position."""

    session: AnySession
    seat: int = 0
    """The seat of the player, to begin with."""
    seats: tuple[str, ...] = ()
    """Players of the seats so far; none given: opponents of a usual level."""


class MendMistake(Route, frozen=True):
    """A position in which a better move is to be found."""

    mistake: Mistake


class DrillTable(Route, frozen=True):
    """A short exercise of a day."""

    game: str
    number: int
    day: date
    counts: bool = True
    """False: a class looks at it together, and nothing is kept."""


class Insights(Route, frozen=True):
    """Themes in which a player does well or badly."""

    game: str


class GamesToReview(Route, frozen=True):
    """Finished games of a player, to look back at."""

    game: str


class Practice(Route, frozen=True):
    """A player's rating in a game, and exercises."""

    game: str


class DailyPage(Route, frozen=True):
    """The puzzles of the day, and the month."""

    game: str | None = None
    """Whose puzzle has the focus."""


class DailyPuzzle(Route, frozen=True):
    """The puzzle that a game has on a day."""

    game: str
    day: date


class NotebookPages(Route, frozen=True):
    """Particles, vertices, processes and laws that were met here."""


class SavedGames(Route, frozen=True):
    """Games that were left in the middle."""

    game: str | None = None
    """Only those of this cabinet; None: of all."""


class Replays(Route, frozen=True):
    """Finished games to watch."""


class FamousGames(Route, frozen=True):
    """Games of programs in which something remarkable happens."""


class Replay(Route, frozen=True):
    """One of them."""

    record: Record
    number: int | None = None
    """The store's number of it."""
    words: Mapping[int, Phrase] = {}
    """Number of moves -> what is said then: the title and the notes of a famous game."""


class MovesOfReplay(Route, frozen=True):
    """The list of moves of a record, to go to one of them."""

    record: Record
    at: int
    """Number of moves that have been made."""
    noted: Collection[int] = ()
    """Numbers of the moves with a note."""


class Past(Route, frozen=True):
    """The table of a running game as it was after one of its moves."""

    match: Match
    viewer: int
    """The seat through whose eyes it is seen."""
    at: int
    """Number of moves."""
    words: Mapping[int, Phrase]
    """Number of moves -> what the last one of them brought."""


# --- lessons -------------------------------------------------------------------------------------


class Lessons(Route, frozen=True):
    """The lessons of a game."""

    game: str
    wish: str = "tutorial"
    """Focus at first: ``tutorial`` or ``play``."""


class LessonStep(Route, frozen=True):
    """A lesson, from one of its steps on."""

    lesson: Lesson
    chapter: int
    step: int


class LessonEnd(Route, frozen=True):
    """A lesson is finished."""

    lesson: Lesson


class LessonAgain(Route, frozen=True):
    """Questions of a lesson that were missed, in another form."""

    lesson: Lesson


class Recall(Route, frozen=True):
    """Three questions of earlier lessons."""

    lesson: Lesson | None = None
    """The new lesson that follows; None: back to where it was opened."""


class LearningPath(Route, frozen=True):
    """All lessons by idea, and the next step."""


class Short(Route, frozen=True):
    """A short lesson with an apparatus of its own."""

    lesson: str
    """One of `tutorial.short.lessons.SHORT_LESSONS`."""


class Evidence(Route, frozen=True):
    """Discoveries, and the particles that they showed."""


class LawLab(Route, frozen=True):
    """Reactions to sort, step by step."""


class LabStep(Route, frozen=True):
    """The reactions of one step of the law lab; it pops the step that is wanted next, if any."""

    step: int


class ReactionBuilder(Route, frozen=True):
    """Any reaction, and what nature says to it."""


class BumpHunt(Route, frozen=True):
    """Real collisions: the steps of the hunt."""


class HuntSort(Route, frozen=True):
    """Ten collisions by hand."""


class HuntPeaks(Route, frozen=True):
    """Thousands of them as a histogram."""


class HuntChance(Route, frozen=True):
    """The bump of the Higgs boson: real or chance."""


class HuntFour(Route, frozen=True):
    """Single collisions with four leptons."""


class HuntPool(Route, frozen=True):
    """The wall of a class."""


class LearnerCode(Route, frozen=True):
    """A learner's code; it pops the learner."""

    wish: Literal["new", "known"]


class HuntDecays(Route, frozen=True):
    """Whole events whose decay is to be named."""


class Quiz(Route, frozen=True):
    """The quiz about a lesson, the law lab or the bump hunt, whichever round comes now."""

    topic: str
    """One of `tutorial.items.bank.topics`."""
    finished: bool = False
    """True at the end of the lesson: the learner has just finished it."""


class Handouts(Route, frozen=True):
    """Papers for a teacher."""


class Teacher(Route, frozen=True):
    """Answers of a class, for its teacher."""

    topic: str = ""
    """Which is shown first, if there are results about it, or about none at all."""


# --- to read -------------------------------------------------------------------------------------


class Rules(Route, frozen=True):
    """The rules of a game."""

    game: str
    options: Mapping[str, int] | None = None
    """Those of the game that is played; None: those of a fresh set-up screen."""


class Codex(Route, frozen=True):
    """All thirty particles."""

    particle: str = "up"
    """Has the focus."""


class ParticleCard(Route, frozen=True):
    """One particle, large."""

    key: str
    points: Callable[[int], int] | None = None
    """Values of the cards in the game that is being played, if they have any."""
    chart: bool = True
    """True if a button leads to all thirty."""


class Interactions(Route, frozen=True):
    """Interactions of particles."""


class ForceChart(Route, frozen=True):
    """Which particle feels which force."""

    particle: str = "up"
    """Its row has the focus."""


class Glossary(Route, frozen=True):
    """All words."""

    word: str = ""
    """Has the focus."""


class GlossaryWord(Route, frozen=True):
    """One word and what it means."""

    word: str
    among: tuple[str, ...] = ()
    """The words to walk through; none given: all."""


# --- unattended ----------------------------------------------------------------------------------


class Attract(Route, frozen=True):
    """Play of programs until a person touches the screen."""
