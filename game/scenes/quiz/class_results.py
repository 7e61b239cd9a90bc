"""Answers of a class: those of this computer, and those of tables of other computers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from game.files.atomic_files import write_whole
from game.progress import earlier_quiz, learners
from game.progress.hunt_notebook import hunt_sheet, pool
from game.scenes.quiz.adding import TableRefused, together
from game.scenes.quiz.asking import in_order
from game.store import Store
from tutorial.quiz.figures import ClassFigures, class_figures
from tutorial.quiz.learner import Learner, Moment
from tutorial.quiz.sheet import KeptRow, kept_rounds, spellings, table, with_one_spelling
from tutorial.quiz.sheet import learners as learners_of

FILE, EARLIER_FILE = "quiz-{computer}.csv", "quiz-earlier.csv"
CLASS_FILE = "quiz-class.csv"
"""All computers together."""
HUNT_FILE = "bump-hunt-{computer}.csv"


class ClassResults:
    """Learners with their answers, and the figures of a group."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.everybody: list[Learner] = []
        self.left_out = 0
        """Rounds of this computer about items that are no longer asked."""
        self.added: list[tuple[str, Sequence[KeptRow]]] = []
        """Tables of other computers, by the names of their files."""
        self._one_spelling = False
        self._rows: list[KeptRow] = []
        self._figures: dict[tuple[str, tuple[str, ...], Moment, bool], ClassFigures] = {}
        self.read()

    def read(self) -> None:
        """Read the answers of this computer again, and put the tables beside them."""
        self._take(self.added)

    def add(self, files: Sequence[tuple[str, Sequence[KeptRow]]]) -> None:
        """Add tables, all of them or none. Raises TableRefused."""
        self._take([*self.added, *files])

    def as_one_group(self) -> None:
        """Take groups whose names differ by capitals or spaces for one. Raises TableRefused."""
        self._one_spelling = True
        try:
            self.read()
        except TableRefused:
            self._one_spelling = False
            raise

    def _take(self, added: list[tuple[str, Sequence[KeptRow]]]) -> None:
        own, left_out = learners.learners(self._store)
        rows = self._rows_of(own)
        if added:
            rows = together([("", rows), *added])
            if self._one_spelling:
                rows = together([("", with_one_spelling(rows, self.group))])
        self.everybody = learners_of(rows) if added else own
        self.left_out, self.added, self._rows = left_out, added, rows
        self._figures.clear()

    def _rows_of(self, own: Sequence[Learner]) -> list[KeptRow]:
        return kept_rounds(own, learners.computer(self._store))

    # --- the group ----------------------------------------------------------------------------

    @property
    def group(self) -> str:
        """The name of the group that is shown."""
        return learners.group(self._store)

    def show(self, group: str) -> None:
        """Show another group from now on."""
        learners.set_group(self._store, group)

    @property
    def members(self) -> list[Learner]:
        """Learners of the group."""
        return [who for who in self.everybody if who.group == self.group]

    @property
    def somebody(self) -> bool:
        """True where a learner of the group has taken the quiz."""
        return any(who.rounds for who in self.members)

    @property
    def spellings(self) -> list[list[str]]:
        """Names of groups that may be one, where tables were added."""
        return [list(names) for names in spellings(self._rows)] if self.added else []

    def figures(
        self, topics: Sequence[str], then: Moment = "after", *, without_flagged: bool
    ) -> ClassFigures:
        """Of the group in these lessons; worked out once."""
        key = self.group, tuple(topics), then, without_flagged
        if key not in self._figures:
            self._figures[key] = class_figures(
                self.members, *topics, then=then, without_flagged=without_flagged
            )
        return self._figures[key]

    # --- the lesson to show -------------------------------------------------------------------

    def first(self, wish: str) -> str:
        """The lesson to show: the one that is wished, or else the first one with results."""
        there = in_order()
        if wish in there and (self.has_answers(wish) or not self.somebody):
            return wish
        return next(filter(self.has_answers, there), there[0])

    def has_answers(self, topic: str) -> bool:
        """True if a learner of the group has answered questions about a lesson."""
        return any(each.topic == topic for who in self.members for each in who.rounds)

    @property
    def _new(self) -> list[KeptRow]:
        """The rounds that only the added tables have."""
        here = learners.computer(self._store)
        return [row for row in self._rows if row.computer != here]

    @property
    def new_learners(self) -> int:
        """Number of learners with rounds in the added tables."""
        return len({(row.group, row.code) for row in self._new})

    @property
    def fullest_group(self) -> str:
        """The group with the most answers in the added tables; without any, the one shown."""
        count: Counter[str] = Counter()
        for row in self._new:
            count[row.group] += len(row.round.answers)
        return max(count, key=lambda group: (count[group], group), default=self.group)

    @property
    def fullest_topic(self) -> str:
        """The lesson with the most answers of the group in the added tables; empty: none."""
        count: Counter[str] = Counter()
        for row in self._new:
            if row.group == self.group:
                count[row.round.topic] += len(row.round.answers)
        return max((each for each in in_order() if count[each]), key=count.__getitem__, default="")

    # --- what is kept -------------------------------------------------------------------------

    @property
    def earlier(self) -> int:
        """Number of results of the earlier quiz."""
        return len(earlier_quiz.outcomes(self._store))

    @property
    def kept(self) -> bool:
        """True where there is something to save or delete."""
        return bool(self.everybody or self.earlier or pool(self._store))

    def forget(self) -> None:
        """Delete all results of this computer."""
        learners.forget_all(self._store)
        earlier_quiz.forget(self._store)
        self.read()

    def save(self, folder: Path) -> list[Path]:
        """Write the tables; the whole class comes first. Raises OSError."""
        computer = learners.computer(self._store)
        own, _ = learners.learners(self._store)
        files = {FILE.format(computer=computer): table(self._rows_of(own))}
        if self.added:
            files = {CLASS_FILE: table(self._rows), **files}
        if hunted := hunt_sheet(self._store, computer):
            files[HUNT_FILE.format(computer=computer)] = hunted
        if self.earlier:
            files[EARLIER_FILE] = earlier_quiz.table(earlier_quiz.outcomes(self._store))
        for name, text in files.items():
            write_whole(folder / name, text.encode())
        return [folder / name for name in files]
