"""The teacher's page: the group, what it learnt and how sure that is, the table, the lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import Phrase, figure, literal, say
from game.files.atomic_files import write_whole
from game.progress import earlier_quiz, learners
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import MIDDLE, button, heading, stepper, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.quiz import teacher_upright
from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
from game.scenes.quiz.teacher_tables import LawsScene, LearnersScene, signed
from game.scenes.quiz.ways import in_order, title_of
from game.tables.pictures import Button, Label, Nothing, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.stage import Stage
from game.visitors import teacher_lock
from tutorial.items.bank import PAIRS
from tutorial.quiz.codes import LONGEST_GROUP
from tutorial.quiz.figures import ClassFigures, class_figures
from tutorial.quiz.gain import FEW
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import kept_rounds, table

FILE, EARLIER_FILE = "quiz-{computer}.csv", "quiz-earlier.csv"
ENTRY = Spot("entry", Nothing(), 330, 166, 520, 62, 6)


class TeacherScene(EntryScreen):
    """Results of the group whose name stands there, lesson by lesson."""

    upright = True

    def __init__(self, arcade: Arcade, topic: str = "") -> None:
        group = learners.group(arcade.store)
        super().__init__(arcade, ENTRY, LONGEST_GROUP, group)
        self.everybody: list[Learner] = []
        self.left_out = 0
        self._read()
        self.topic = self._first(topic)
        self.focused = "back"
        self.line: Phrase | None = None
        self.wish = ""
        """What the PIN is asked for: ``delete``, ``learners``, ``export``, ``pin`` (to set another
        one) or ``new pin``."""
        self.unlocked = False
        """Whether the PIN was right on this page: codes and single results open until it closes."""

    def _first(self, wish: str) -> str:
        """The lesson that is shown first: one with results, if there is any."""
        asked = {each.topic for who in self.members for each in who.rounds}
        there = in_order()
        if wish in there and (wish in asked or not asked):
            return wish
        return next((each for each in there if each in asked), there[0])

    def _read(self) -> None:
        self.everybody, self.left_out = learners.learners(self.arcade.store)
        self._figures: dict[tuple[str, str], ClassFigures] = {}

    @property
    def group(self) -> str:
        """As it is kept."""
        return learners.group(self.arcade.store)

    @property
    def members(self) -> list[Learner]:
        """Learners of the group."""
        return [who for who in self.everybody if who.group == self.group]

    @property
    def figures(self) -> ClassFigures:
        """Of this group in this lesson; worked out once."""
        key = self.group, self.topic
        if key not in self._figures:
            self._figures[key] = class_figures(self.members, self.topic)
        return self._figures[key]

    # --- what is seen -------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """The group, the lesson, the figures, the ways on."""
        sheet = self.stage.sheet
        if not sheet.tall:
            return self._wide()
        return teacher_upright.group(self._wide(), self.entry, sheet)

    def set(self, stage: Stage) -> None:
        """Lay out; the line stands where this window has room for it."""
        tall = stage.sheet.tall
        self.entry = teacher_upright.entry_box(ENTRY, stage.sheet) if tall else ENTRY
        super().set(stage)

    def _wide(self) -> list[Spot]:
        ask = Label("text", 20, "left")
        title = title_of(self.topic)
        return [
            heading(say("quiz-teacher"), 48),
            words("group", say("quiz-teacher-group"), 330, 112, 520, 44, ask),
            words("count", self._count(), 940, 146, 600, 96, Label("second", 20, "left")),
            *stepper("topic", say("quiz-teacher-lesson"), title, MIDDLE, 252, 1200, 0.16),
            Spot("frame", Panel("yellow"), MIDDLE, 400, 1200, 210, 1),
            *self._numbers(),
            words("line", self.line or self._note(), MIDDLE, 600, 1180, 54, Label("second", 18)),
            *self._buttons(),
        ]

    def _count(self) -> Phrase:
        others = len(self.everybody) - len(self.members)
        return say("quiz-teacher-count", n=len(self.members), others=others)

    def _numbers(self) -> list[Spot]:
        """The numbers, what they mean, and how far they can be trusted."""
        figures = self.figures
        many = len(figures.scores)
        if not many:
            ready = self.group and not figures.learners
            none = say("quiz-teacher-ready" if ready else "quiz-teacher-none", n=figures.learners)
            return [words("none", none, MIDDLE, 400, 1120, 150, Label("text", 22))]
        means = say(
            "quiz-teacher-means",
            n=many,
            before=figure(f"{figures.mean_before:.1f}"),
            after=figure(f"{figures.mean_after:.1f}"),
            all=PAIRS,
        )
        how = say("quiz-teacher-few", n=FEW) if many < FEW else say("quiz-teacher-how")
        ink = Label("yellow" if many < FEW else "second", 19)
        return [
            words("means", means, MIDDLE, 328, 1140, 44, Label("text", 24)),
            words(
                "gain", self._gain(figures), MIDDLE, 378, 1140, 50, Label("yellow", 28, bold=True)
            ),
            words("how", how, MIDDLE, 452, 1140, 92, ink),
        ]

    def _gain(self, figures: ClassFigures) -> Phrase:
        if figures.gain is None:
            return say("quiz-teacher-nothing-left")
        gain = signed(figures.gain)
        if figures.interval is None:
            return say("quiz-teacher-gain", gain=gain)
        low, high = map(signed, figures.interval)
        return say("quiz-teacher-gain-between", gain=gain, low=low, high=high)

    def _note(self) -> Phrase:
        """What else there is to know."""
        earlier = len(earlier_quiz.outcomes(self.arcade.store))
        if self.left_out:
            return say("quiz-teacher-left-out", n=self.left_out)
        if earlier:
            return say("quiz-teacher-earlier", n=earlier)
        if not teacher_lock.is_set(self.arcade.store):
            return say("quiz-teacher-no-pin")
        return say("quiz-teacher-no-names")

    def _buttons(self) -> list[Spot]:
        nobody = not any(who.rounds for who in self.members)
        buttons = [
            button("laws", say("quiz-teacher-laws"), 250, 544, 420, 64, Button("outline", "book")),
            button(
                "learners",
                say("quiz-teacher-learners"),
                670,
                544,
                380,
                64,
                Button("outline", "person"),
            ),
        ]
        locked = teacher_lock.is_set(self.arcade.store)
        # The yellow one is the one to touch: without a PIN no table can be saved.
        first = not locked and not nobody
        lock = Button("primary" if first else "ghost", "lock" if locked else "unlock")
        pin = button("pin", say("quiz-teacher-pin"), 1050, 544, 340, 64, lock)
        buttons.append(pin)
        nothing = not (self.everybody or earlier_quiz.outcomes(self.arcade.store))
        save = Button("outline" if first else "primary", "save")
        return [
            *(each._replace(dim=nobody and each.id != "pin") for each in buttons),
            button("back", say("back"), 150, 668, 220, 68, Button("ghost", "back")),
            button(
                "clear", say("quiz-teacher-clear"), 450, 668, 350, 68, Button("danger")
            )._replace(dim=nothing),
            button(
                "monday", say("quiz-teacher-monday"), 765, 668, 250, 68, Button("outline", "book")
            ),
            button("export", say("quiz-teacher-export"), 1070, 668, 320, 76, save)._replace(
                dim=nothing
            ),
        ]

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
                names = in_order()
                self.topic = names[(names.index(self.topic) + step) % len(names)]
            case "laws" if somebody:
                return Push(LawsScene(self.arcade, members, self.topic))
            case "learners" if somebody:
                return self._open("learners")
            case "pin":
                return self._ask("pin")
            case "monday":
                return Push(places.Handouts())
            case "clear" if not spot.dim:
                return self._ask("delete")
            case "export" if not spot.dim:
                return self._open("export")
        self.lay()
        return None

    def _open(self, wish: str) -> Transition:
        """Show or save codes with single results: behind the PIN, or not at all.

        The learners were told that their codes are theirs; with a code one can log in as another.
        """
        if not teacher_lock.is_set(self.arcade.store):
            self.line, self.focused = say("quiz-teacher-no-pin"), "pin"
            self.arcade.sound.play("wrong")
        elif not self.unlocked:
            return self._ask(wish)
        elif wish == "learners":
            return Push(LearnersScene(self.arcade, self.members, self.topic))
        else:
            self._export()
        self.lay()
        return None

    def _take_group(self) -> None:
        learners.set_group(self.arcade.store, self.typed())

    def _ask(self, wish: str) -> Transition:
        """The PIN first; where none is set yet, set it."""
        store = self.arcade.store
        if not teacher_lock.is_set(store):
            self.wish = wish if wish == "delete" else "new pin"
            return Push(SetPinScene(self.arcade))
        if teacher_lock.can_be_asked(store):
            self.wish = wish
            return Push(AskPinScene(self.arcade))
        self.line = say("quiz-teacher-pin-elsewhere")
        self.lay()
        return None

    def _sure(self) -> Transition:
        answers = {"keep": say("quiz-teacher-keep"), "delete": say("quiz-teacher-delete")}
        many = len(self.everybody) + len(earlier_quiz.outcomes(self.arcade.store))
        title, gone = say("quiz-teacher-sure", n=many), say("quiz-teacher-gone")
        return Push(Dialog(self.arcade, title, gone, answers, danger="delete"))

    def resume(self, result: Any) -> Transition:
        """Back from a table, the PIN, or the question whether to delete."""
        wish, self.wish, self.line = self.wish, "", None
        match wish, result:
            case "delete", True:
                return self._sure()
            case "pin", True:
                self.wish = "new pin"
                return Push(SetPinScene(self.arcade))
            case "new pin", True:
                self.line, self.unlocked = say("quiz-teacher-pin-set"), True
            case "learners" | "export", True:
                self.unlocked = True
                return self._open(wish)
            case _, "delete":
                learners.forget_all(self.arcade.store)
                earlier_quiz.forget(self.arcade.store)
                self.arcade.learner = None
                self._read()
        self.lay()
        return None

    def _export(self) -> None:
        store, folder = self.arcade.store, self.arcade.folder
        computer = learners.computer(store)
        files = {FILE.format(computer=computer): table(kept_rounds(self.everybody, computer))}
        if earlier := earlier_quiz.outcomes(store):
            files[EARLIER_FILE] = earlier_quiz.table(earlier)
        try:
            for name, text in files.items():
                write_whole(folder / name, text.encode(), mode=0o600)
        except OSError as error:
            self.line = say("quiz-teacher-failed", why=error.strerror or "")
            return
        first = literal(next(iter(files)))
        saved = say("quiz-teacher-saved", file=first, folder=literal(str(folder)))
        self.line = self.arcade.machine.hand_over([folder / name for name in files]) or saved

    def wanted(self, want: Want) -> Transition:
        """BACK leaves, and keeps the group's name."""
        if want is not Want.BACK:
            return None
        self._take_group()
        return Pop()
