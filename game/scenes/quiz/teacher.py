"""The teacher's page: the group, what it learnt and how sure that is, the table, the lock."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from game.core.phrase import Phrase, figure, literal, say
from game.files.atomic_files import make_folder, write_whole
from game.kiosk import pins
from game.progress import earlier_quiz, learners
from game.progress.hunt_notebook import hunt_sheet, pool
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.entry import EntryScreen
from game.scenes.base.saved_files import PRINT, SavingScreen
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.quiz import adding
from game.scenes.quiz.adding import AddDialog, TableRefused, Unclear
from game.scenes.quiz.asking import in_order, title_of
from game.scenes.quiz.class_table import ClassScene
from game.scenes.quiz.teacher_page import (
    ALL,
    ASKED,
    ENTRY,
    FEW_INK,
    GAIN,
    HOW,
    LATER,
    MEANS,
    NONE,
    USUAL,
    Group,
    _gain,
    _seen,
    verdict,
    view,
)
from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
from game.scenes.quiz.teacher_tables import LawsScene, LearnersScene
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Node
from tutorial.quiz.figures import FEW, ClassFigures, class_figures
from tutorial.quiz.learner import Learner, Moment
from tutorial.quiz.sheet import (
    LONGEST_GROUP,
    DayOrder,
    KeptRow,
    kept_rounds,
    spellings,
    table,
    with_one_spelling,
)
from tutorial.quiz.sheet import learners as learners_of

FILE, EARLIER_FILE = "quiz-{computer}.csv", "quiz-earlier.csv"
CLASS_FILE = "quiz-class.csv"
"""All computers together."""
HUNT_FILE = "bump-hunt-{computer}.csv"


class TeacherScene(SavingScreen, EntryScreen):
    """Results of the group whose name stands there, lesson by lesson."""

    upright = fluid = True

    def __init__(self, services: Services, topic: str = "") -> None:
        group = learners.group(services.store)
        super().__init__(services, ENTRY, LONGEST_GROUP, group)
        self.everybody: list[Learner] = []
        self.left_out = 0
        self.added: list[tuple[str, list[KeptRow]]] = []
        """Tables of other computers, by the names of their files."""
        self.one_spelling = False
        """True if groups whose names differ by capitals or spaces are one."""
        self._to_add: list[Path] = []
        """Files that are still to be read."""
        self._dropped: list[Path] = []
        self.without_flagged = False
        """True if rounds that look clicked through are left out."""
        self._read()
        self.topic = self._first(topic)
        self.focused = "back"
        self.line: Phrase | None = None
        self.wish = ""
        """Reason to ask for the PIN: ``delete``, ``learners``, ``export``, ``pin`` (to set another
        one) or ``new pin``."""
        self.unlocked = False
        """True if the PIN was right on this page: codes and single results open until it closes."""

    def _first(self, wish: str) -> str:
        """The lesson that is shown first: one with results, if there is any."""
        asked = {each.topic for who in self.members for each in who.rounds}
        there = in_order()
        if wish in there and (wish in asked or not asked):
            return wish
        return next((each for each in there if each in asked), there[0])

    def _read(self) -> None:
        self.everybody, self.left_out = learners.learners(self.services.store)
        self.rows: list[KeptRow] = []
        if self.added:
            own = kept_rounds(self.everybody, learners.computer(self.services.store))
            self.rows = adding.together([("", own), *self.added])
            if self.one_spelling:
                self.rows = with_one_spelling(self.rows, self.group)
            self.everybody = learners_of(self.rows)
        self._figures: dict[tuple[str, str, Moment, bool], ClassFigures] = {}

    @property
    def group(self) -> str:
        """As it is kept."""
        return learners.group(self.services.store)

    @property
    def members(self) -> list[Learner]:
        """Learners of the group."""
        return [who for who in self.everybody if who.group == self.group]

    @property
    def topics(self) -> list[str]:
        """The lesson that is shown, or all of them."""
        return [self.topic] if self.topic != ALL else in_order()

    def figures(self, then: Moment = "after") -> ClassFigures:
        """Of this group in this lesson; worked out once."""
        key = self.group, self.topic, then, self.without_flagged
        if key not in self._figures:
            self._figures[key] = class_figures(
                self.members, *self.topics, then=then, without_flagged=self.without_flagged
            )
        return self._figures[key]

    # --- what is seen -------------------------------------------------------------------------

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def layout(self) -> None:
        """Lay out again; the line to type into goes where the page has room for it."""
        super().layout()
        entry = self.find(ENTRY.id)
        assert entry is not None
        moved, self.entry = entry != self.entry, entry
        if moved and self.widgets is not None:
            self.set(self.viewport)

    def model(self) -> Group:
        """The state of the page."""
        somebody = any(who.rounds for who in self.members)
        return Group(
            self._count(),
            say("quiz-teacher-all") if self.topic == ALL else title_of(self.topic),
            self._numbers(),
            self._flagged(),
            self.line or self._note(),
            results=somebody,
            laws=somebody and self.topic != ALL,
            kept=bool(
                self.everybody
                or pool(self.services.store)
                or earlier_quiz.outcomes(self.services.store)
            ),
            locked=pins.is_set(self.services.store),
            saved=self.saved_ways(),
        )

    def _count(self) -> Phrase:
        others = len(self.everybody) - len(self.members)
        return say("quiz-teacher-count", n=len(self.members), others=others)

    def _numbers(self) -> list[tuple[str, Phrase, Label]]:
        """The numbers, what they mean, and how far they can be trusted."""
        figures = self.figures()
        many = len(figures.scores)
        if not many:
            ready = self.group and not figures.learners
            none = say("quiz-teacher-ready" if ready else "quiz-teacher-none", n=figures.learners)
            return [("none", none, NONE), ("how", _seen(USUAL, ASKED), HOW)]
        means = say(
            "quiz-teacher-means",
            n=many,
            before=figure(f"{figures.mean_before:.1f}"),
            after=figure(f"{figures.mean_after:.1f}"),
            all=round(figures.asked),
        )
        numbers = [("means", means, MEANS), ("gain", _gain(figures), GAIN)]
        later = self.figures("later")
        if later.scores:
            what = say("quiz-teacher-later", n=len(later.scores), gain=_gain(later))
            numbers.append(("later", what, LATER))
        if many < FEW:
            return [*numbers, ("how", say("quiz-teacher-few", n=FEW), FEW_INK)]
        return [*numbers, ("how", verdict(figures), HOW)]

    def _flagged(self) -> Phrase | None:
        flagged = self.figures().flagged
        if not flagged:
            return None
        key = "quiz-teacher-with-flagged" if self.without_flagged else "quiz-teacher-no-flagged"
        return say(key, n=flagged)

    def _note(self) -> Phrase:
        """Line with further facts."""
        earlier = len(earlier_quiz.outcomes(self.services.store))
        if self.left_out:
            return say("quiz-teacher-left-out", n=self.left_out)
        if earlier:
            return say("quiz-teacher-earlier", n=earlier)
        if not pins.is_set(self.services.store):
            return say("quiz-teacher-no-pin")
        return say("quiz-teacher-no-names")

    # --- what is done -------------------------------------------------------------------------

    def chosen(self, spot: Spot) -> Transition:
        """Another lesson, a table, the file, the lock, deleting, or away."""
        self._take_group()
        members = self.members
        somebody = any(who.rounds for who in members)
        match spot.id:
            case "back":
                return Pop()
            case "topic:less" | "topic:more":
                step = 1 if spot.id == "topic:more" else -1
                names = [*in_order(), ALL]
                self.topic = names[(names.index(self.topic) + step) % len(names)]
            case "flagged":
                self.without_flagged = not self.without_flagged
            case "class" if somebody:
                return self._open("class")
            case "add":
                with contextlib.suppress(OSError):
                    make_folder(self.services.folder / adding.FOLDER)
                return Push(AddDialog(self.services))
            case "laws" if somebody and self.topic != ALL:
                laws = LawsScene(
                    self.services, members, self.topic, without_flagged=self.without_flagged
                )
                return Push(laws)
            case "learners" if somebody:
                return self._open("learners")
            case "pin":
                return self._ask("pin")
            case "hunt":
                return Push(routes.HuntPool())
            case "monday":
                return Push(routes.Handouts())
            case "clear" if not spot.dim:
                return self._ask("delete")
            case "export" if not spot.dim:
                return self._open("export")
        self.layout()
        return None

    def _open(self, wish: str) -> Transition:
        """Show or save codes with single results: behind the PIN, or not at all.

        The learners were told that their codes are theirs; with a code one can log in as another.
        """
        if not pins.is_set(self.services.store):
            self.line, self.focused = say("quiz-teacher-no-pin"), "pin"
            self.services.sound.play("wrong")
        elif not self.unlocked:
            return self._ask(wish)
        elif wish == "class":
            return Push(ClassScene(self.services, self.members))
        elif wish == "learners":
            return Push(LearnersScene(self.services, self.members, self.topic or in_order()[0]))
        else:
            self._export()
        self.layout()
        return None

    def _take_group(self) -> None:
        learners.set_group(self.services.store, self.typed())

    def _ask(self, wish: str) -> Transition:
        """The PIN first; where none is set yet, set it."""
        store = self.services.store
        if not pins.is_set(store):
            self.wish = wish if wish == "delete" else "new pin"
            return Push(SetPinScene(self.services))
        if pins.can_be_asked(store):
            self.wish = wish
            return Push(AskPinScene(self.services))
        self.line = say("quiz-teacher-pin-elsewhere")
        self.layout()
        return None

    def _sure(self) -> Transition:
        answers = {"keep": say("quiz-teacher-keep"), "delete": say("quiz-teacher-delete")}
        many = len(self.everybody) + len(earlier_quiz.outcomes(self.services.store))
        title, gone = say("quiz-teacher-sure", n=many), say("quiz-teacher-gone")
        return Push(Dialog(self.services, title, gone, answers, danger="delete"))

    def resume(self, result: object) -> Transition:
        """Back from a table, the PIN, or the question whether to delete."""
        wish, self.wish, self.line = self.wish, "", None
        match wish, result:
            case "delete", True:
                return self._sure()
            case "pin", True:
                self.wish = "new pin"
                return Push(SetPinScene(self.services))
            case "new pin", True:
                self.line, self.unlocked = say("quiz-teacher-pin-set"), True
            case _, [Path(), *_]:
                assert isinstance(result, list)
                self._to_add = [*result]
                return self._add()
            case _, "day first" | "month first":
                return self._add("day first" if result == "day first" else "month first")
            case _, "one group" | "two groups":
                self.one_spelling = result == "one group"
                self._read()
                self.line = self._added_line()
            case "learners" | "export" | "class", True:
                self.unlocked = True
                return self._open(wish)
            case _, answer if answer == PRINT:
                return super().resume(result)
            case _, "delete":
                learners.forget_all(self.services.store)
                earlier_quiz.forget(self.services.store)
                self.services.serve(None)
                self._read()
        self.layout()
        return None

    def _add(self, order: DayOrder | None = None) -> Transition:
        """Read the files that wait, one after the other; ask what they leave open."""
        before = [*self.added]
        try:
            while self._to_add:
                path = self._to_add[0]
                rows = adding.read(path, order)
                order = None
                self._to_add.pop(0)
                self.added = [*self.added, (path.name, rows)]
                self._read()
        except Unclear as unclear:
            ways = {"day first": say("quiz-add-day"), "month first": say("quiz-add-month")}
            title = say("quiz-add-days", file=literal(unclear.file), day=literal(unclear.day))
            return Push(Dialog(self.services, title, None, ways))
        except TableRefused as refused:
            self.added, self._to_add = before, []
            self._read()
            self.line = refused.phrase
            self.layout()
            return None
        self.topic = self._first(self.topic)
        self.line = self._added_line()
        if same := spellings(self.rows):
            names = literal(", ".join(same[0]))
            ways = {"one group": say("quiz-add-one"), "two groups": say("quiz-add-two")}
            return Push(Dialog(self.services, say("quiz-add-same", names=names), None, ways))
        self.layout()
        return None

    def _added_line(self) -> Phrase:
        """The number of files and of learners."""
        return say("quiz-add-done", files=len(self.added), n=len(self.everybody))

    def event(self, event: pygame.Event) -> bool:
        """A file is dropped on the page; or something is typed."""
        if event.type != pygame.DROPFILE:
            return super().event(event)
        self._dropped.append(Path(event.file))
        return True

    def update(self, dt: float) -> Transition:
        """Take the files that were dropped since the last frame."""
        super().update(dt)
        if not self._dropped:
            return None
        self._to_add, self._dropped = self._dropped, []
        return self._add()

    def _export(self) -> None:
        store, folder = self.services.store, self.services.folder
        computer = learners.computer(store)
        own, _ = learners.learners(store)
        files = {FILE.format(computer=computer): table(kept_rounds(own, computer))}
        if self.added:
            files = {CLASS_FILE: table(self.rows), **files}
        if hunted := hunt_sheet(store, computer):
            files[HUNT_FILE.format(computer=computer)] = hunted
        if earlier := earlier_quiz.outcomes(store):
            files[EARLIER_FILE] = earlier_quiz.table(earlier)
        try:
            for name, text in files.items():
                write_whole(folder / name, text.encode())
        except OSError as error:
            self.line = say("quiz-teacher-failed", why=error.strerror or "")
            return
        first = literal(next(iter(files)))
        saved = say("quiz-teacher-saved", file=first, folder=literal(str(folder)))
        self.keep([folder / name for name in files], saved)

    def on_action(self, action: Action) -> Transition:
        """BACK leaves, and keeps the group's name."""
        if action is not Action.BACK:
            return None
        self._take_group()
        return Pop()
