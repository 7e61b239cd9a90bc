"""The bench of the law lab: reactions are judged one by one, and the law that forbids is named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.arcade import Arcade
from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, say
from game.progress.law_notebook import keep, notebook, of_step
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.base.upright_page import praise
from game.scenes.lab import upright
from game.scenes.lab.reaction_spots import reaction_spots, sentence, values
from game.tables.pictures import Button, Icon, Label, Panel
from game.tables.table import Spot
from game.ui.unread import Unread
from tutorial.law_lab.items import STEPS, Item
from tutorial.law_lab.reaction import Law

TABLE = (30.0, 790.0)
"""Left and right edge of the table of sums."""
FIRST, PITCH = 346.0, 65.0
"""Middle of its first row, and from one row to the next."""
BEFORE, AFTER, MARK = 444.0, 630.0, 756.0
"""Middles of its columns."""
SIDE = (1024.0, 440.0)
"""Middle and width of what is said beside it."""


class BenchScene(Screen):
    """One step of the lab. What was judged otherwise than nature does comes back at the end.

    Pops the step that is wanted next, if any.
    """

    upright = True

    def __init__(self, arcade: Arcade, step: int) -> None:
        super().__init__(arcade)
        pages = notebook(arcade.store)
        if not pages.left(step):
            keep(arcade.store, pages := pages.without(step))
        self.step = step
        self.queue: list[Item] = pages.left(step)
        self.judgement: bool | None = None
        """Whether it happens, as the learner has it; None: not judged yet."""
        self.answer: Law | None = None
        """The law that was named as forbidding it, rightly."""
        self.line: Phrase | None = None
        """What there is to say about what was touched last."""
        self.discovered = False
        """Whether the law was found just now for the first time."""
        self.focused = "happens"
        self.unread = Unread()

    @property
    def item(self) -> Item:
        """What lies on the bench."""
        return self.queue[0]

    @property
    def shown(self) -> bool:
        """Whether everything is answered: each law tells whether it holds."""
        return self.judgement is not None and (self.item.happens or self.answer is not None)

    # --- what is seen -------------------------------------------------------------------------

    def spots(self) -> Sequence[Spot]:
        """The reaction, and below it the question, or the table of sums."""
        sheet = self.stage.sheet
        if not self.queue:
            return praise(self._finished(), sheet) if sheet.tall else self._finished()
        self.unread.ask((self.item.name, self.judgement))
        spots = [
            round_button("back", "back", 62, 40, say("back")),
            heading(self._title(), 38, 660, 1080)._replace(art=Label("second", 22, bold=True)),
            *reaction_spots(self.item.reaction),
        ]
        wide = [*spots, *(self._question() if self.judgement is None else self._answer())]
        return upright.bench(wide, sheet) if sheet.tall else wide

    def _title(self) -> Phrase:
        every = len(of_step(self.step))
        name = say(f"lab-step-{self.step}")
        left = len(notebook(self.arcade.store).left(self.step))
        return say("lab-title-step", step=self.step, name=name, done=every - left, all=every)

    def _question(self) -> list[Spot]:
        happens, never = Button("outline", "check"), Button("outline", "cross")
        spots = [
            words("ask", say("lab-ask"), MIDDLE, 356, 1100, 60, Label("text", 30, bold=True)),
            button("happens", say("lab-happens"), MIDDLE - 250, 470, 460, 100, happens),
            button("never", say("lab-never"), MIDDLE + 250, 470, 460, 100, never),
        ]
        if self.line is not None:
            spots.append(words("line", self.line, MIDDLE, 610, 1100, 90, Label("second", 22)))
        return spots

    def _answer(self) -> list[Spot]:
        spots = [
            words("before", say("lab-before"), BEFORE, 296, 180, 26, Label("second", 18)),
            words("after", say("lab-after"), AFTER, 296, 180, 26, Label("second", 18)),
        ]
        for i, law in enumerate(Law):
            spots += self._row(law, FIRST + PITCH * i)
        x, w = SIDE
        judged = say("lab-said-happens" if self.judgement else "lab-said-never")
        spots.append(words("judged", judged, x, 322, w, 44, Label("second", 20, "left")))
        spots += self._told()
        if self.shown:
            spots.append(button("next", say("lab-next"), x, 670, w, 76, Button("primary", "next")))
        return spots

    def _row(self, law: Law, y: float) -> list[Spot]:
        left, right = TABLE
        before, after = values(self.item.reaction, law)
        row = say("lab-row", law=say(f"lab-law-{law}"), before=before, after=after)
        broken = law in self.item.laws
        sheet = Panel("danger") if self.shown and broken else Panel()
        if self.shown:
            row = say("lab-row-broken" if broken else "lab-row-kept", row=row)
        discovered = law.value in notebook(self.arcade.store).laws
        name = Label("text", 20, "left", bold=discovered)
        spots = [
            Spot(f"law:{law}", sheet, (left + right) / 2, y, right - left, 62, 2, spoken=row),
            words(f"law-name:{law}", say(f"lab-law-{law}"), 190, y, 300, 56, name),
            words(f"sum-before:{law}", before, BEFORE, y, 190, 56, Label("text", 20, bold=True)),
            words(f"sum-after:{law}", after, AFTER, y, 176, 56, Label("text", 20, bold=True)),
        ]
        if self.shown:
            mark = Icon("cross", "danger") if broken else Icon("check", "green")
            spots.append(Spot(f"mark:{law}", mark, MARK, y, 36, 36, 5))
        return spots

    def _told(self) -> list[Spot]:
        """What follows from the answer, and what else there is to know."""
        x, w = SIDE
        noted = self.shown and self.item.noted
        high = 118.0 if noted or self.line is not None else 250.0
        spots = [
            words("told", self._verdict(), x, 350 + high / 2, w, high, Label("text", 21, "left"))
        ]
        note = self.line or (say(f"lab-note-{self.item.name}") if noted else None)
        if note is not None:
            spots.append(words("note", note, x, 552, w, 146, Label("yellow", 19, "left")))
        return spots

    def _verdict(self) -> Phrase:
        if self.item.happens:
            return say("lab-yes-happens" if self.judgement else "lab-but-happens")
        if self.answer is None:
            return say("lab-but-never" if self.judgement else "lab-which")
        would = say(f"lab-would-{self.answer}")
        key = "lab-discovered" if self.discovered else "lab-forbidden"
        return say(key, would=would, law=say(f"lab-law-{self.answer}"), n=len(self.item.laws))

    def _finished(self) -> list[Spot]:
        spots = [
            Spot("frame", Panel("yellow"), MIDDLE, 350, 900, 560, 1),
            Spot("face", CoachFace("left", "happy"), MIDDLE, 168, 230, 200, 5),
            heading(say("lab-done"), 320, w=820),
            words("what", say(f"lab-done-{self.step}"), MIDDLE, 405, 780, 100, Label("text", 22)),
            button("back", say("lab-title"), MIDDLE, 582, 440, 68, Button("ghost", "back")),
        ]
        if self.step != STEPS[-1]:
            name = say("lab-go-on", step=self.step + 1, name=say(f"lab-step-{self.step + 1}"))
            way = button("on", name, MIDDLE, 500, 640, 80, Button("primary", "next"))
            spots.append(way)
        return spots

    def aloud(self) -> Iterable[Phrase]:
        """The reaction as a sentence; not its signs, and rows only when they have the focus."""
        if self.queue:
            yield sentence(self.item.reaction)
        single = ("plus:", "name:", "law-name:", "sum-", "before", "after")
        for spot in self.laid:
            if isinstance(spot.art, Label) and spot.label and not spot.id.startswith(single):
                yield spot.label

    # --- what is done -------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """A question becomes one that was read."""
        self.unread.pass_time(dt)
        return super().update(dt)

    def chosen(self, spot: Spot) -> Transition:
        """A judgement, a law, a body; on, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "on":
                return Pop(self.step + 1)
            case "happens" | "never" if not self.unread:
                self._judge(happens=kind == "happens")
            case "law" if not self.unread:
                self._name_law(Law(rest))
            case "next":
                self._next()
            case "body":
                self.line = spot.spoken
        self.lay()
        return None

    def _judge(self, *, happens: bool) -> None:
        self.judgement, self.line = happens, None
        self.focused = "next" if self.item.happens else f"law:{Law.CHARGE}"
        agreed = happens == self.item.happens
        self.arcade.sound.play("good" if agreed else "focus")
        if agreed:
            self._keep_item()

    def _keep_item(self) -> None:
        keep(self.arcade.store, notebook(self.arcade.store).with_item(self.item))

    def _name_law(self, law: Law) -> None:
        """Before all is shown: whether it forbids the reaction; after that: what it says."""
        if self.shown:
            self.line = say(f"lab-law-{law}-says")
            return
        before, after = values(self.item.reaction, law)
        if law not in self.item.laws:
            key = "lab-kept-energy" if law is Law.ENERGY else "lab-kept"
            self.line = say(key, law=say(f"lab-law-{law}"), before=before, after=after)
            self.arcade.sound.play("focus")
            return
        pages = notebook(self.arcade.store)
        self.answer, self.line, self.focused = law, None, "next"
        self.discovered = law.value not in pages.laws
        keep(self.arcade.store, pages.with_law(law))
        self.arcade.sound.play("win" if self.discovered else "chime")

    def _next(self) -> None:
        item = self.queue.pop(0)
        if self.judgement != item.happens:
            self.queue.append(item)
        self.judgement = self.answer = self.line = None
        self.discovered = False
        self.focused = "happens" if self.queue else "back" if self.step == STEPS[-1] else "on"
