"""A position that follows a scenario: the words that all games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ai.bot import Budget
from ai.levels import make_bot
from game.core.contract import SPECTATOR, Impossible, find_move, move_text
from game.core.phrase import Phrase, literal
from game.core.rng import Rng
from game.core.session import AnyGame
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import AnyTable
from game.words.text import Text
from tests import conservation
from tests.rules.loaded import Loaded
from tests.scenarios.scenario import Scenario, Step, listed, written

AT_ONCE = Budget(0, 0.1)
TEXT = Text("en")
TEXT.name_seats([literal(name) for name in ("Ada", "Emmy", "Lise", "Chien", "Vera", "Maria")])


class Board:
    """A game in a position, its moves in words, and its facts.

    A game adds its own words: `lay` reads the setup, `words` writes a move, and a method
    ``fact_<word>`` answers what an expectation asks, written as the file has it.
    """

    game: ClassVar[str]
    whole = True
    """False while pieces are missing on purpose: conservation is not checked."""

    def __init__(self, setup: Mapping[str, str]) -> None:
        self.events: list[tuple[str, dict[str, int]]] = []
        """The events of the last moves."""
        self.views: list[Any] = []
        """The public view at each of these events."""
        self.state = self.lay(dict(setup))

    # --- for each game -----------------------------------------------------------------------

    def lay(self, setup: dict[str, str]) -> Any:
        """The state of a setup. Raises KeyError for a word that the game does not know."""
        raise NotImplementedError

    def words(self, move: Any) -> str:
        """A legal move in the words of the files."""
        return move_text(move)

    # --- setup and moves ---------------------------------------------------------------------

    @property
    def rules(self) -> AnyGame:
        """The rulebook."""
        return GAMES[self.game]

    def legal(self) -> dict[str, Any]:
        """The legal moves by their words; words that two moves share are a mistake of `words`."""
        moves = self.rules.legal_moves(self.state) if self.mover() is not None else ()
        by_words = {self.words(move): move for move in moves}
        assert len(by_words) == len(moves), "two moves have the same words"
        return by_words

    def play(self, text: str) -> None:
        """Make a move: its words, then the faces of the dice in brackets where dice are thrown."""
        words, _, faces = text.partition("[")
        dice = [int(face) for face in faces.rstrip("]").split()]
        legal = self.legal()
        assert words.strip() in legal, f"{words.strip()!r} is not legal: {sorted(legal)}"

        def note(kind: str, /, **facts: int) -> None:
            self.events.append((kind, facts))
            self.views.append(self.rules.observe(self.state, SPECTATOR))

        rng = Loaded(*dice) if faces else Rng("scenario", "play")
        self.rules.apply(self.state, legal[words.strip()], rng, note)
        assert not (isinstance(rng, Loaded) and rng.faces), "dice are left over"
        if self.whole:
            conservation.check(self.rules, self.state)

    # --- facts -------------------------------------------------------------------------------

    def mover(self) -> int | None:
        """The seat to move."""
        return self.rules.to_move(self.state)

    def expect(self, item: str) -> None:
        """Compare one expectation with the position."""
        word, _, wanted = item.partition(" ")
        holds: Callable[[str], None] | None = getattr(self, f"holds_{word}", None)
        if holds is not None:
            holds(wanted)
            return
        fact: Callable[[], Any] | None = getattr(self, f"fact_{word}", None)
        found = fact() if fact is not None else self.field(word)
        assert written(found) == wanted, f"{word} is {written(found)}"

    def field(self, word: str) -> Any:
        """A field of the state with this name."""
        return getattr(self.state, word)

    def holds_legal(self, wanted: str) -> None:
        """Exactly these moves are legal."""
        assert sorted(self.legal()) == sorted(listed(wanted))

    def holds_only(self, wanted: str) -> None:
        """Among the moves that begin with a word, exactly these: ``only fuse: a b, a c``."""
        kind, _, rest = wanted.partition(":")
        found = [move.removeprefix(kind).strip() for move in self.legal() if begins(move, kind)]
        assert sorted(found) == sorted(listed(rest.strip()))

    def holds_offers(self, wanted: str) -> None:
        """These moves, or kinds of move, are among the legal ones."""
        for word in listed(wanted):
            assert any(begins(move, word) for move in self.legal()), (word, sorted(self.legal()))

    def holds_lacks(self, wanted: str) -> None:
        """No legal move is one of these, or of such a kind."""
        for word in listed(wanted):
            assert not [move for move in self.legal() if begins(move, word)]

    def holds_event(self, wanted: str) -> None:
        """An event of the last moves, once, with these facts: ``event took cards=2``."""
        kind, *rest = wanted.split()
        found = [facts for name, facts in self.events if name == kind]
        assert len(found) == 1, f"{kind} came {len(found)} times: {self.events}"
        facts = {name: self.number(value) for name, value in (item.split("=") for item in rest)}
        assert {name: found[0].get(name) for name in facts} == facts, found[0]

    def number(self, value: str) -> int:
        """The fact of an event that a file writes so."""
        return int(value)

    # --- the table ---------------------------------------------------------------------------

    @property
    def table(self) -> AnyTable:
        """The table of the game."""
        return DESCRIPTORS[self.game].table

    def seen(self) -> tuple[Any, int]:
        """The view of the seat to move, and that seat."""
        seat = self.mover()
        assert seat is not None, "the game is over"
        return self.rules.observe(self.state, seat), seat

    def spot(self, words: str) -> str:
        """The spot on the table that a file names so."""
        return words

    def holds_asks(self, wanted: str) -> None:
        """The question of the table to the seat to move contains these words."""
        contains(self.table.prompt(*self.seen()), wanted)

    def holds_why(self, wanted: str) -> None:
        """Why the last of these spots is closed, the others touched: ``why 4/0, 4/2: no line``."""
        spots, _, reason = wanted.partition(": ")
        *picked, last = (self.spot(words) for words in listed(spots))
        contains(self.table.why_not(*self.seen(), picked, last), reason)

    def holds_tells(self, wanted: str) -> None:
        """The log of the last moves contains these words."""
        lines = [
            self.table.tell(kind, facts, view)
            for (kind, facts), view in zip(self.events, self.views, strict=True)
        ]
        told = [TEXT.say(line) for line in lines if line is not None]
        assert any(wanted in line for line in told), told

    # --- facts -------------------------------------------------------------------------------

    def fact_mover(self) -> str:
        """The seat to move, or that the game is over."""
        seat = self.mover()
        return "over" if seat is None else str(seat)

    def fact_returns(self) -> list[float]:
        """The result of each seat."""
        return list(self.rules.returns(self.state))

    def fact_events(self) -> list[str]:
        """The kinds of the events of the last moves, in order."""
        return [kind for kind, _ in self.events]

    def fact_student(self) -> str:
        """The move of the opponent that looks one move ahead, who knows only its view."""
        seat, legal = self.mover(), self.legal()
        assert seat is not None
        bot = make_bot(self.game, "student", "scenario", attentive=True)
        move = bot.choose(self.rules.observe(self.state, seat), list(legal.values()), AT_ONCE)
        return self.words(find_move(move_text(move), list(legal.values())))


def contains(phrase: Phrase, words: str) -> None:
    """Assert that a sentence of the table has these words, and all its words have a text."""
    said = TEXT.say(phrase)
    assert words in said, said
    assert not TEXT.missing


def begins(move: str, words: str) -> bool:
    """True for the move of these words, or of this kind."""
    return move == words or re.match(rf"{re.escape(words)}(?=[ :])", move) is not None


def follow(scenario: Scenario, boards: Mapping[str, type[Board]]) -> None:
    """Run a scenario. Raises AssertionError with the file, the line and the item that fails."""
    board: Board | None = None
    for step in scenario.steps:
        if step.section == "moves" and board is not None:
            board.events, board.views = [], []
        for item in step.items if step.section != "setup" else ("",):
            try:
                board = _step(step, item, board, boards[scenario.game])
            except AssertionError as error:
                where = f"{scenario.game}/{scenario.file.name}, line {step.line}"
                raise AssertionError(f"{where}: {step.section} {item}: {error}") from error


def _step(step: Step, item: str, board: Board | None, kind: type[Board]) -> Board | None:
    if step.section == "setup":
        pairs = [item.partition(" ")[::2] for item in step.items]
        try:
            return kind(dict(pairs))
        except Impossible as refusal:
            raise AssertionError(f"impossible: {refusal.reason}") from refusal
    assert board is not None
    if step.section == "expect":
        board.expect(item)
        return board
    board.play(item)
    return board
