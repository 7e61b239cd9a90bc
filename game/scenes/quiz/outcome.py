"""What a learner sees of a round: before against after, and which laws to look at again."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, words
from game.scenes.base.scene import Pop, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz import learner_upright
from game.scenes.quiz.ways import law_of, title_of, to_law, to_lesson
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.items.bank import PAIRS
from tutorial.quiz.learner import Learner
from tutorial.quiz.rounds import Round

DONE = "done"
"""What it pops when the learner has seen enough."""
ROWS = 4
"""Laws on a page."""


class OutcomeScene(Screen):
    """After the first round only thanks: what is right would spoil the second one."""

    upright = True

    def __init__(self, arcade: Arcade, learner: Learner, topic: str) -> None:
        super().__init__(arcade)
        self.topic = topic
        self.before: Round | None = learner.round(topic, "before")
        self.after: Round | None = learner.round(topic, "after")
        self.missed = self.after.missed if self.after else ()
        self.page = 0
        self.focused = "lesson" if self.after is None else "done"
        if self.after is not None and not self.missed:
            arcade.sound.play("win")

    @property
    def pages(self) -> int:
        """Of laws to look at again."""
        return max(1, -(-len(self.missed) // ROWS))

    def spots(self) -> Sequence[Spot]:
        """Thanks, or the two numbers and the laws."""
        sheet = self.stage.sheet
        if self.after is None:
            return learner_upright.thanks(self._thanks(), sheet) if sheet.tall else self._thanks()
        laws = self.missed[ROWS * self.page :][:ROWS]
        wide = self._result(laws)
        return learner_upright.result(wide, laws, sheet) if sheet.tall else wide

    def _thanks(self) -> list[Spot]:
        go = Button("primary", "learn")
        return [
            Spot("face", CoachFace("left", "happy"), MIDDLE, 220, 230, 200, 5),
            heading(say("quiz-thanks"), 372),
            words("what", say("quiz-thanks-what"), MIDDLE, 440, 900, 70, Label("second", 22)),
            button("lesson", say("quiz-to", lesson=title_of(self.topic)), MIDDLE, 540, 640, 84, go),
            button("done", say("quiz-leave"), MIDDLE, 644, 360, 68, Button("ghost", "exit")),
        ]

    def _result(self, laws: Sequence[str]) -> list[Spot]:
        spots = [
            heading(title_of(self.topic), 48),
            words("score", self._score(), MIDDLE, 118, 1000, 76, Label("yellow", 46, bold=True)),
            words("line", self._line(), MIDDLE, 186, 1100, 56, Label("text", 22)),
        ]
        for i, law in enumerate(laws):
            y = 268 + 90 * i
            phrase = law_of(self.topic, law)
            look = say("quiz-look")
            spots += [
                Spot(f"row:{law}", Panel(), MIDDLE, y, 1200, 82, 1),
                words(f"law:{law}", phrase, 446, y, 780, 76, Label("text", 20, "left")),
                button(f"look:{law}", look, 1036, y, 380, 70, Button("outline", "learn"))._replace(
                    spoken=say("quiz-look-at", law=phrase)
                ),
            ]
        if not self.missed:
            spots.append(Spot("face", CoachFace("left", "happy"), MIDDLE, 400, 260, 230, 5))
        if self.pages > 1:
            label = say("quiz-more", page=self.page + 1, pages=self.pages)
            spots.append(button("more", label, 250, 672, 380, 68, Button("ghost", "next")))
        done = Button("primary", "check")
        spots.append(button("done", say("quiz-done"), 1020, 672, 400, 80, done))
        return spots

    def _score(self) -> Phrase:
        assert self.after is not None
        if self.before is None:
            return say("quiz-score-once", after=self.after.score, all=PAIRS)
        return say("quiz-score", before=self.before.score, after=self.after.score, all=PAIRS)

    def _line(self) -> Phrase:
        return say("quiz-look-again", n=len(self.missed)) if self.missed else say("quiz-all-right")

    def chosen(self, spot: Spot) -> Transition:
        """To the step that teaches a law, to the lesson, or enough."""
        kind, _, law = spot.id.partition(":")
        match kind:
            case "look":
                return Reset(to_law(self.topic, law))
            case "lesson":
                return Reset(to_lesson(self.arcade, self.topic))
            case "more":
                self.page = (self.page + 1) % self.pages
                self.lay()
                return None
        return Pop(DONE)

    def wanted(self, want: Want) -> Transition:
        """BACK is enough."""
        return Pop(DONE) if want is Want.BACK else None
