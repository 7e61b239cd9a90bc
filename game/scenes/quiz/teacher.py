"""The teacher's page: the group, what it learnt and how sure that is, the table, the lock."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.phrase import Phrase, literal, say
from game.kiosk import pins
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.entry import EntryScreen
from game.scenes.base.saved_files import PRINT, SavingScreen
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.quiz import adding
from game.scenes.quiz.adding import AddDialog, TableRefused, Unclear
from game.scenes.quiz.asking import in_order, title_of
from game.scenes.quiz.class_results import ClassResults
from game.scenes.quiz.class_table import ClassScene
from game.scenes.quiz.teacher_page import ALL, ENTRY, Group, flagged, numbers, view
from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
from game.scenes.quiz.teacher_tables import LawsScene, LearnersScene
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Node
from tutorial.quiz.figures import ClassFigures
from tutorial.quiz.sheet import LONGEST_GROUP, DayOrder, KeptRow


class TeacherScene(SavingScreen, EntryScreen):
    """Results of the group whose name stands there, lesson by lesson."""

    upright = fluid = True

    def __init__(self, services: Services, topic: str = "") -> None:
        self.results = ClassResults(services.store)
        super().__init__(services, ENTRY, LONGEST_GROUP, self.results.group)
        self._to_add: list[Path] = []
        """Files that are still to be read."""
        self._read_files: list[tuple[str, list[KeptRow]]] = []
        """Those that were read and are not yet added."""
        self._dropped: list[Path] = []
        self.without_flagged = False
        """True if rounds that look clicked through are left out."""
        self.topic = self.results.first(topic)
        self.focused = "back"
        self.line: Phrase | None = None
        self.wish = ""
        """Reason to ask for the PIN: ``delete``, ``learners``, ``export``, ``pin`` (to set another
        one) or ``new pin``."""
        self.unlocked = False
        """True if the PIN was right on this page: codes and single results open until it closes."""

    def figures(self, *, later: bool = False) -> ClassFigures:
        """Of the group in the lesson that is shown, or in all of them.

        ``later``: of the delayed round.
        """
        topics = [self.topic] if self.topic != ALL else in_order()
        return self.results.figures(
            topics, "later" if later else "after", without_flagged=self.without_flagged
        )

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
        results = self.results
        figures, somebody = self.figures(), results.somebody
        return Group(
            self._count(),
            say("quiz-teacher-all") if self.topic == ALL else title_of(self.topic),
            numbers(figures, self.figures(later=True), grouped=bool(results.group)),
            flagged(figures, without=self.without_flagged),
            self.line or self._note(),
            results=somebody,
            laws=somebody and self.topic != ALL,
            kept=results.kept,
            locked=pins.is_set(self.services.store),
            saved=self.saved_ways(),
        )

    def _count(self) -> Phrase:
        here = len(self.results.members)
        return say("quiz-teacher-count", n=here, others=len(self.results.everybody) - here)

    def _note(self) -> Phrase:
        """Line with further facts."""
        if self.results.left_out:
            return say("quiz-teacher-left-out", n=self.results.left_out)
        if self.results.earlier:
            return say("quiz-teacher-earlier", n=self.results.earlier)
        if not pins.is_set(self.services.store):
            return say("quiz-teacher-no-pin")
        if not self.results.somebody:
            return say("quiz-teacher-grey-results")
        return say("quiz-teacher-no-names")

    # --- what is done -------------------------------------------------------------------------

    def chosen(self, spot: Spot) -> Transition:
        """Another lesson, a table, the file, the lock, deleting, or away."""
        self._take_group()
        if why := self._grey(spot.id):
            self.line = say(f"quiz-teacher-grey-{why}")
            self.services.sound.play("wrong")
            self.layout()
            return None
        return self._lead(spot.id)

    def _lead(self, way: str) -> Transition:
        """Go where a button leads that is not grey."""
        match way:
            case "back":
                return Pop()
            case "topic:less" | "topic:more":
                step = 1 if way == "topic:more" else -1
                names = [*in_order(), ALL]
                self.topic = names[(names.index(self.topic) + step) % len(names)]
                self.line = None
            case "flagged":
                self.without_flagged = not self.without_flagged
            case "class":
                return self._open("class")
            case "add":
                return Push(AddDialog(self.services))
            case "laws":
                return Push(
                    LawsScene(
                        self.services,
                        self.results.members,
                        self.topic,
                        without_flagged=self.without_flagged,
                    )
                )
            case "learners":
                return self._open("learners")
            case "pin":
                return self._ask("pin")
            case "hunt":
                return Push(routes.HuntPool())
            case "monday":
                return Push(routes.Handouts())
            case "clear":
                return self._ask("delete")
            case "export":
                return self._open("export")
        self.layout()
        return None

    def _grey(self, name: str) -> str:
        """Reason why a button is grey; empty: it is not."""
        results = self.results
        match name:
            case "class" | "learners" | "laws" if not results.somebody:
                return "results"
            case "laws" if self.topic == ALL:
                return "laws"
            case "clear" | "export" if not results.kept:
                return "kept"
        return ""

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
            return Push(ClassScene(self.services, self.results.members))
        elif wish == "learners":
            return Push(
                LearnersScene(self.services, self.results.members, self.topic or in_order()[0])
            )
        else:
            self._export()
        self.layout()
        return None

    def _take_group(self) -> None:
        self.results.show(self.typed())

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
        many = len(self.results.everybody) + self.results.earlier
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
                if not self.results.somebody:
                    then = say("quiz-teacher-grey-results")
                    self.line = say("quiz-teacher-then", line=self.line, then=then)
            case _, [Path(), *_]:
                assert isinstance(result, list)
                self._to_add, self._read_files = [*result], []
                return self._add()
            case _, "day first" | "month first":
                return self._add("day first" if result == "day first" else "month first")
            case _, "one group" | "two groups":
                return self._spelled(one=result == "one group")
            case "learners" | "export" | "class", True:
                self.unlocked = True
                return self._open(wish)
            case _, answer if answer == PRINT:
                return super().resume(result)
            case _, "delete":
                self.results.forget()
                self.services.serve(None)
        self.layout()
        return None

    def _add(self, order: DayOrder | None = None) -> Transition:
        """Read the files that wait, one after the other; ask what they leave open."""
        self._take_group()
        try:
            while self._to_add:
                path = self._to_add[0]
                rows = adding.read(path, order)
                order = None
                self._to_add.pop(0)
                self._read_files.append((path.name, rows))
            self.results.add(self._read_files)
        except Unclear as unclear:
            ways = {"day first": say("quiz-add-day"), "month first": say("quiz-add-month")}
            title = say("quiz-add-days", file=literal(unclear.file), day=literal(unclear.day))
            return Push(Dialog(self.services, title, None, ways))
        except TableRefused as refused:
            self._to_add = []
            self.line = refused.phrase
            self.layout()
            return None
        self._show_added()
        if same := self.results.spellings:
            names = literal(", ".join(same[0]))
            ways = {"one group": say("quiz-add-one"), "two groups": say("quiz-add-two")}
            return Push(Dialog(self.services, say("quiz-add-same", names=names), None, ways))
        return None

    def _spelled(self, *, one: bool) -> Transition:
        """Groups whose names differ by capitals or spaces are one, or two."""
        try:
            if one:
                self.results.as_one_group()
        except TableRefused as refused:
            self.line = refused.phrase
            self.layout()
            return None
        self._show_added()
        return None

    def _show_added(self) -> None:
        """Show a group and a lesson that have answers; say how many learners came with the files.

        The lesson stays if the class has answers about it. Where no group was named, as on the
        teacher's own computer, the page shows the group that came with the files.
        """
        results = self.results
        if not (results.group or results.members):
            results.show(results.fullest_group)
            self.type(results.group)
        newest = results.fullest_topic
        if self.topic != ALL and not results.has_answers(self.topic):
            self.topic = newest or self.topic
        self.line = say("quiz-add-done", files=len(results.added), n=results.new_learners)
        if newest and self.topic not in (ALL, newest):
            self.line = say("quiz-add-most", done=self.line, lesson=title_of(newest))
        self.layout()

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
        self._to_add, self._read_files, self._dropped = self._dropped, [], []
        return self._add()

    def _export(self) -> None:
        folder = self.services.folder
        try:
            files = self.results.save(folder)
        except OSError as error:
            self.line = say("quiz-teacher-failed", why=error.strerror or "")
            return
        first = literal(files[0].name)
        self.keep(files, say("quiz-teacher-saved", file=first, folder=literal(str(folder))))

    def on_action(self, action: Action) -> Transition:
        """BACK leaves, and keeps the group's name."""
        if action is not Action.BACK:
            return None
        self._take_group()
        return Pop()
