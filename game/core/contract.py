"""The contract between a rulebook and everything that plays it: the page to read first.

A game is one object without state of its own. It makes a *state*, says who is to move and which
moves are legal, applies a move in place, and says what a seat may know (its *view*). Nobody
outside `game.core` and `game.rules` holds the state of a real game: screens, opponents and lessons
see views, and an opponent that wants to think ahead draws a state of its own that could have led
to its view (`Game.determinize`).

`tests/laws.py` holds every game to what is promised here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.rng import Rng

Seat = int
"""A place at the table: 0 .. seats-1."""

SPECTATOR: Seat = -1
"""The seat of a spectator: knows what is public, nothing more."""

AnyMove: TypeAlias = tuple[str | int, ...]
"""A move of whichever game: a kind, then ints. For code that only passes moves on."""

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Emit(Protocol):
    """Called by the rules at each beat that a person would notice.

    Facts are public ints, never a hidden identity: what may be shown of a card is read from the
    view of the watching seat. The state is consistent whenever this is called, so that it can be
    observed then.
    """

    def __call__(self, kind: str, /, **facts: int) -> None:
        """Note one beat."""


def mute(_kind: str, /, **_facts: int) -> None:
    """The listener of the search: hears nothing."""


class IllegalMove(ValueError):
    """A move that the rules do not offer now. The message names it."""


class Impossible(ValueError):
    """A combination of seats and options that a game does not have.

    ``reason`` is the last part of the text key ``<game>-impossible-<reason>``; the message says
    the same in plain English for calls from a program.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Option:
    """One choice before a game: small ints, with words under ``<game>-option-<name>-<value>``."""

    values: tuple[int, ...]
    default: int

    def __post_init__(self) -> None:
        assert self.default in self.values


SWITCH = Option((0, 1), 0)
"""An option that is off or on, and off unless it is chosen."""


class When(NamedTuple):
    """An option, and the values of it with which something holds."""

    option: str
    values: frozenset[int]

    def holds(self, options: Mapping[str, int]) -> bool:
        """Whether these options have one of the values; a missing one has none."""
        return options.get(self.option) in self.values


def _nothing(_seats: int, _options: Mapping[str, int]) -> Collection[str]:
    return ()


def each_alone(seats: int, _options: Mapping[str, int]) -> tuple[int, ...]:
    """Teams of one: the team of each seat is its own number."""
    return tuple(range(seats))


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The standing facts of a game, from which menus, saves and tests are made.

    An option means something to the code for all games only where it is named here: options of two
    games may have the same name and mean different things.
    """

    id: str
    """Names the module, the texts, the art and the saves: letters, digits, underscores."""
    seats: range
    """How many may play."""
    rules: int
    """Raised only when the same moves would give another game."""
    bound: int
    """No game is longer than this many moves."""
    reads: int = 0
    """The oldest rules whose records are replayed still, 0 for none but `rules`: the same moves
    mostly give the same game, and the digests tell of the rare others."""
    cooperative: bool = False
    """All win or lose together: returns are equal. See `cooperates`."""
    cooperative_if: When | None = None
    """What makes a game cooperative."""
    teams: Callable[[int, Mapping[str, int]], tuple[int, ...]] = each_alone
    """The team of each seat, for so many seats with these (complete) options, counted from 0: the
    seats of a team have equal returns and win or lose against the other teams."""
    puzzle_if: When | None = None
    """What makes a game a puzzle: for one, or for two who help each other, known by its seed."""
    puzzle_options: frozenset[str] = frozenset()
    """Options that go with a puzzle; the others are not offered then."""
    begins: str = ""
    """The option that says who begins: 0 by lot, else the number of the player, from 1."""
    sides_if: When | None = None
    """When the second seat takes a side after the deal, and the first one moves first."""
    hidden: bool = False
    """Something lies face down: a view does not tell the whole state."""
    open_hands: bool = False
    """What is hidden is hidden from all alike: people who share a screen need no curtain."""
    reveals: frozenset[str] = frozenset()
    """Beats that show what was hidden or fall by chance: no move is taken back across one."""
    options: Mapping[str, Option] = field(default_factory=dict)
    suggested: Mapping[str, int] = field(default_factory=dict)
    """What a set-up screen begins with, if not the defaults: for a first game, or by a ruling."""

    moot: Callable[[int, Mapping[str, int]], Collection[str]] = _nothing
    """The options that change nothing for so many seats with these (complete) options: a set-up
    screen does not ask for them."""
    forced: tuple[str, str] | None = None
    """An option, and the kind of move that under it plays itself where nothing else is legal."""

    def cooperates(self, options: Mapping[str, int]) -> bool:
        """Whether a game with these (complete) options is won or lost together."""
        if self.cooperative_if is None:
            return self.cooperative
        return self.cooperative_if.holds(options)

    def is_puzzle(self, options: Mapping[str, int]) -> bool:
        """Whether a game with these options is a puzzle."""
        return self.puzzle_if is not None and self.puzzle_if.holds(options)

    @property
    def usual_seats(self) -> int:
        """How many play where nobody has chosen: two, or the fewest where two cannot."""
        return 2 if 2 in self.seats else self.seats[0]

    def complete(self, options: Mapping[str, int]) -> dict[str, int]:
        """The given options with every default filled in.

        Raises ValueError naming an option or a value that this game does not have.
        """
        for name, value in options.items():
            if name not in self.options:
                raise ValueError(f"{self.id} has no option {name!r}")
            # True and 1.0 equal 1, but a record that holds them does not load again.
            if type(value) is not int or value not in self.options[name].values:
                raise ValueError(f"{self.id}: option {name!r} cannot be {value!r}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def check(self, seats: int, options: Mapping[str, int]) -> None:
        """What every deal begins with.

        Raises ValueError in words: for so many players there is no game, an option is missing, or
        is none of this game, or has a value that it cannot have.
        """
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.id} is not for {seats!r} players")
        self.complete(options)
        missing = self.options.keys() - options.keys()
        if missing:
            raise ValueError(f"{self.id}: option {min(missing)!r} is missing")


def check_seat(seat: Seat, seats: int) -> None:
    """What every view begins with. Raises ValueError for a seat that is not at the table."""
    if type(seat) is not int or not SPECTATOR <= seat < seats:
        raise ValueError(f"there is no seat {seat!r} at a table of {seats}")


class Game(Protocol[S, M, V]):
    """One rulebook. Stateless: one instance serves every table and every search at once.

    ``S`` is a slotted dataclass of lists and ints. ``M`` is one NamedTuple class per game: ``kind``
    first (a str), then ints; interned, so that equal moves of one table are one object. ``V`` is a
    NamedTuple of ints, strs and tuples of them: hashable, comparable, and plain enough for JSON.
    """

    @property
    def info(self) -> GameInfo:
        """The standing facts."""

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> S:
        """A game set up and dealt. ``options`` is complete.

        Raises ValueError for what the game does not have (`GameInfo.check`), Impossible for seats
        and options that do not go together.
        """

    def to_move(self, state: S) -> Seat | None:
        """Whose choice it is, or None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """What the seat to move may do: never empty before the end, in a stable order."""

    def apply(self, state: S, move: M, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a legal move in place, with everything that follows by itself.

        Raises IllegalMove for a kind of move that the game does not have, and changes nothing then.
        Whether the rules offer a move just now is checked for moves from outside (`Session`):
        a search asks thousands of times for moves that it was given.
        """

    def returns(self, state: S) -> tuple[float, ...]:
        """How it ended, per seat, each in [-1, 1]; equal in a cooperative game."""

    def observe(self, state: S, seat: Seat) -> V:
        """All that this seat may know, remembered things included (`SPECTATOR`: what is public).

        Raises ValueError for a seat that is not at the table (`check_seat`). Annotated with the
        class of its views: that is how they are read in another process.
        """

    def determinize(self, view: V, rng: Rng) -> S:
        """A whole state that this view could have come from, drawn evenly where that is possible.

        Takes the view and nothing else, so a search that starts from it cannot cheat.
        """


@runtime_checkable
class SamplesMoves(Protocol[S_contra, M_co]):
    """An optional capability: a playout move drawn without listing all of them."""

    def sample_move(self, state: S_contra, rng: Rng) -> M_co:
        """Some legal move; every legal move has a chance, not necessarily the same one."""


@runtime_checkable
class PlaysOn(Protocol[S_contra]):
    """An optional capability of a game that samples moves: many of them in one call."""

    def play_on(self, state: S_contra, rng: Rng, plies: int) -> int:
        """At most so many drawn moves, in place, fewer if the game ends; returns how many.

        Leaves the position, and the chance, that `sample_move` and `apply` in turns would leave.
        """


def move_text(move: object) -> str:
    """The written form of a move, as in saves: ``"fuse:12,13"``, ``"pass:-1,-1,-1"``.

    Takes any game's move: a tuple of a kind and ints.
    """
    assert isinstance(move, tuple)
    kind, *numbers = move
    return f"{kind}:{','.join(map(str, numbers))}" if numbers else str(kind)


def kind_of(move: object) -> str:
    """What kind of move this is, of any game."""
    assert isinstance(move, tuple)
    return str(move[0])


def find_move(text: str, legal: Sequence[M]) -> M:
    """The legal move that is written ``text``.

    Raises IllegalMove naming the text when none is.
    """
    for move in legal:
        if move_text(move) == text:
            return move
    raise IllegalMove(text)
