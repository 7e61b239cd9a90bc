"""The contract between a rulebook and all code that plays it: the page to read first.

A game is one stateless object. It makes a *state*, names the seat to move and the legal moves,
applies a move in place, and gives the knowledge of a seat (its *view*). Only `game.core` and
`game.rules` hold the state of a real game: screens, opponents and lessons see views, and an
opponent that thinks ahead draws a random state that fits its view (`Game.determinize`).

`tests/laws.py` checks this contract for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.rng import Rng

Seat = int
"""A place at the table: 0 .. seats-1."""

SPECTATOR: Seat = -1
"""The seat of a spectator, with public knowledge only."""

AnyMove: TypeAlias = tuple[str | int, ...]
"""A move of any game: a kind, then ints. For code that only passes moves on."""

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Emit(Protocol):
    """The listener that the rules call at each event that a player would notice.

    Facts are public ints, never a hidden identity: screens read hidden cards from the view of the
    watching seat. The state is consistent at each call, so that it can be observed.
    """

    def __call__(self, kind: str, /, **facts: int) -> None:
        """Receive one event."""


def mute(_kind: str, /, **_facts: int) -> None:
    """The listener of the search: ignores all events."""


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
    """A condition: an option, and its values for which the condition holds."""

    option: str
    values: frozenset[int]

    def holds(self, options: Mapping[str, int]) -> bool:
        """True if the option has one of the values; False if it is missing."""
        return options.get(self.option) in self.values


def _nothing(_seats: int, _options: Mapping[str, int]) -> Collection[str]:
    return ()


def each_alone(seats: int, _options: Mapping[str, int]) -> tuple[int, ...]:
    """Teams of one: the team of each seat is its own number."""
    return tuple(range(seats))


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The constant facts of a game, for menus, saves and tests.

    An option means something to the code for all games only where it is named here: options of two
    games may have the same name and mean different things.
    """

    id: str
    """Name of the module, the texts, the art and the saves: letters, digits, underscores."""
    seats: range
    """Possible numbers of players."""
    rules: int
    """Raised only when the same moves would give another game."""
    bound: int
    """No game is longer than this many moves."""
    reads: int = 0
    """The oldest rules whose records can still be replayed, 0 for `rules` only: the same moves
    mostly give the same game, and digests reveal the rare exceptions."""
    cooperative: bool = False
    """All win or lose together: returns are equal. See `cooperates`."""
    cooperative_if: When | None = None
    """The options that make a game cooperative."""
    teams: Callable[[int, Mapping[str, int]], tuple[int, ...]] = each_alone
    """The team of each seat, for so many seats with these (complete) options, counted from 0: the
    seats of a team have equal returns and win or lose against the other teams."""
    puzzle_if: When | None = None
    """The options that make a game a puzzle: for one, or two together, identified by its seed."""
    puzzle_options: frozenset[str] = frozenset()
    """Options that go with a puzzle; the others are not offered then."""
    begins: str = ""
    """The option for the first player: 0 at random, else the number of the player, from 1."""
    sides_if: When | None = None
    """The options with which the second seat takes a side after the deal; the first seat begins.

    The second seat is that of the younger player."""
    hidden: bool = False
    """True if cards are face down: a view does not contain the whole state."""
    open_hands: bool = False
    """True if cards are hidden from all seats alike: a shared screen needs no hand-over screen."""
    reveals: frozenset[str] = frozenset()
    """Kinds of event that show hidden cards or random results: no move is undone across one."""
    options: Mapping[str, Option] = field(default_factory=dict)
    suggested: Mapping[str, int] = field(default_factory=dict)
    """Values that a set-up screen proposes instead of defaults: for a first game, or a ruling."""

    moot: Callable[[int, Mapping[str, int]], Collection[str]] = _nothing
    """The options without effect for these seats and (complete) options: set-up hides them."""
    forced: tuple[str, str] | None = None
    """An option, and the kind of move that it plays automatically if no other is legal."""

    def cooperates(self, options: Mapping[str, int]) -> bool:
        """True if a game with these (complete) options is won or lost together."""
        if self.cooperative_if is None:
            return self.cooperative
        return self.cooperative_if.holds(options)

    def is_puzzle(self, options: Mapping[str, int]) -> bool:
        """True if a game with these options is a puzzle."""
        return self.puzzle_if is not None and self.puzzle_if.holds(options)

    @property
    def usual_seats(self) -> int:
        """The default number of players: two, or the fewest if two cannot play."""
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
        """Check seats and options before a deal.

        Raises ValueError if the game is not for this number of players, if an option is missing or
        unknown, or if it has an invalid value.
        """
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.id} is not for {seats!r} players")
        self.complete(options)
        missing = self.options.keys() - options.keys()
        if missing:
            raise ValueError(f"{self.id}: option {min(missing)!r} is missing")


def check_seat(seat: Seat, seats: int) -> None:
    """Check a seat before observing. Raises ValueError for a seat that is not at the table."""
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
        """The constant facts of the game."""

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> S:
        """A game set up and dealt. ``options`` is complete.

        Raises ValueError for what the game does not have (`GameInfo.check`), Impossible for seats
        and options that do not go together.
        """

    def to_move(self, state: S) -> Seat | None:
        """The seat to move, or None when the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """The legal moves of the seat to move: never empty before the end, in a stable order."""

    def apply(self, state: S, move: M, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a legal move in place, with all its automatic consequences.

        Raises IllegalMove for a kind of move that the game does not have, and changes nothing then.
        `Session` checks that a move from outside is legal; here it is not checked, because a search
        applies many thousands of moves that it got from `legal_moves`.
        """

    def returns(self, state: S) -> tuple[float, ...]:
        """The result per seat, each in [-1, 1]; equal in a cooperative game."""

    def observe(self, state: S, seat: Seat) -> V:
        """The knowledge of this seat with a perfect memory (`SPECTATOR`: public knowledge).

        Raises ValueError for a seat that is not at the table (`check_seat`). The return
        type names the class of the views: another process reads them by it.
        """

    def determinize(self, view: V, rng: Rng) -> S:
        """A random whole state that fits this view, uniform where that is possible.

        Takes the view and nothing else, so a search that starts from it cannot cheat.
        """


@runtime_checkable
class SamplesMoves(Protocol[S_contra, M_co]):
    """An optional capability: a playout move drawn without listing all of them."""

    def sample_move(self, state: S_contra, rng: Rng) -> M_co:
        """A random legal move: every one is possible, not necessarily with equal probability."""


@runtime_checkable
class PlaysOn(Protocol[S_contra]):
    """An optional capability of a game that samples moves: many of them in one call."""

    def play_on(self, state: S_contra, rng: Rng, plies: int) -> int:
        """Play up to ``plies`` random moves in place, fewer if the game ends; return their number.

        Position and random stream end as after `sample_move` and `apply` in turns.
        """


def move_text(move: object) -> str:
    """The written form of a move, as in saves: ``"fuse:12,13"``, ``"pass:-1,-1,-1"``.

    Takes any game's move: a tuple of a kind and ints.
    """
    assert isinstance(move, tuple)
    kind, *numbers = move
    return f"{kind}:{','.join(map(str, numbers))}" if numbers else str(kind)


def kind_of(move: object) -> str:
    """The kind of a move of any game."""
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
