"""The teacher's tables: laws and items of a lesson, one item in full, learners by their codes."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, figure, literal, say
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz import teacher_upright
from game.scenes.quiz.asking import cards, choice_phrase
from game.scenes.quiz.code import code_phrase, code_spots
from game.scenes.quiz.ways import law_of, title_of
from game.tables.pictures import Button, Icon, Label, Panel
from game.tables.table import Spot
from tutorial.items.bank import FORMS, PAIRS, dashed
from tutorial.quiz.figures import ItemFigures, LawFigures, item_figures, law_figures
from tutorial.quiz.learner import Learner, pairs

TOP, ROWS_HIGH = 136.0, 488.0
"""Where the rows of laws begin, and how high they are together."""
LARGE_WORDS = 1.25
"""From this text size on half of the laws fill the page."""
COLUMNS = (706.0, 812.0, 920.0, 1018.0, 1122.0, 1220.0)
"""Middles: right before and after, difficulty and discrimination of form a and of form b."""
EACH = 7
"""Learners on a page."""


def signed(number: float) -> Phrase:
    """A gain or a correlation, to a hundredth."""
    return figure(f"{number:.2f}".replace("-", "\u2212"))


def share(part: int, of: int) -> Phrase:
    """So many of so many, in per cent; a dash of none."""
    return say("percent", n=round(100 * part / of)) if of else literal("\u2013")


def _figures_of(item: ItemFigures) -> tuple[Phrase, Phrase]:
    """Difficulty and discrimination as they are shown."""
    nothing = literal("\u2013")
    apart = nothing if item.discrimination is None else signed(item.discrimination)
    return share(item.right, item.asked), apart


class LawsScene(Screen):
    """A row for each law; each leads to its two items."""

    upright = True

    def __init__(self, arcade: Arcade, members: Sequence[Learner], topic: str) -> None:
        super().__init__(arcade)
        self.members, self.topic = members, topic
        self.laws = law_figures(members, topic)
        self.items = item_figures(members, topic)
        self.many = len(pairs(members, topic))
        self.page = 0
        self.focused = "back"

    @property
    def rows(self) -> int:
        """On a page."""
        return PAIRS // 2 if self.arcade.settings.text_size >= LARGE_WORDS else PAIRS

    def spots(self) -> Sequence[Spot]:
        """What each column is, the rows, what the figures mean."""
        sheet = self.stage.sheet
        if sheet.tall:
            names = [law.law for law in self.laws]
            rows = teacher_upright.laws(self._wide(0, PAIRS), names, self.page, sheet)
            self.page = rows.at
            return rows.spots
        pages = PAIRS // self.rows
        first = self.rows * (self.page % pages)
        spots = self._wide(first, first + self.rows)
        if pages > 1:
            more = say("quiz-page", page=self.page % pages + 1, pages=pages)
            spots.append(round_button("more", "next", 1218, 44, more))
        return spots

    def _wide(self, first: int, end: int) -> list[Spot]:
        spots = [heading(title_of(self.topic), 40)]
        heads = ("before", "after", "easy", "apart", "easy", "apart")
        for i, (name, x) in enumerate(zip(heads, COLUMNS, strict=True)):
            phrase = say(f"quiz-column-{name}")
            if i > 1:
                phrase = say("quiz-column-form", form="AB"[i // 2 - 1], what=phrase)
            spots.append(words(f"head:{i}", phrase, x, 106, 96, 56, Label("second", 18)))
        for i in range(first, end):
            spots += self._row(i, self.laws[i])
        how = say("quiz-columns-how", n=self.many)
        spots += [
            words("how", how, 750, 674, 980, 76, Label("second", 18, "left")),
            button("back", say("back"), 130, 674, 200, 68, Button("ghost", "back")),
        ]
        return spots

    def _row(self, i: int, law: LawFigures) -> list[Spot]:
        pitch = ROWS_HIGH / self.rows
        y = TOP + pitch * (i % self.rows + 0.5)
        a, b = self.items[2 * i], self.items[2 * i + 1]
        values = (
            share(law.before, self.many),
            share(law.after, self.many),
            *_figures_of(a),
            *_figures_of(b),
        )
        name = law_of(self.topic, law.law)
        read = say("quiz-row", law=name, before=values[0], after=values[1])
        row = Spot(f"row:{law.law}", Panel(), MIDDLE, y, 1252, pitch - 1, 2, spoken=read)
        text = words(f"law:{law.law}", name, 338, y, 620, pitch - 5, Label("text", 18, "left"))
        spots = [row, text]
        for n, (value, x) in enumerate(zip(values, COLUMNS, strict=True)):
            ink = Label("text", 18, bold=n < 2)
            spots.append(words(f"value:{law.law}:{n}", value, x, y, 82, 40, ink))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A law in full, or away."""
        kind, _, law = spot.id.partition(":")
        if kind == "row":
            both = [each for each in self.items if each.item.law == law]
            return Push(ItemScene(self.arcade, both))
        if kind in ("more", "leaf"):
            self.page += -1 if law == "less" else 1
            self.lay()
            return None
        return Pop()


class ItemScene(Screen):
    """An item as learners see it, and how often each choice was taken; both forms in turn."""

    upright = True

    def __init__(self, arcade: Arcade, both: Sequence[ItemFigures]) -> None:
        super().__init__(arcade)
        self.both = both
        self.at = 0
        self.leaf = 0
        """Which choices are shown, in an upright window that has no room for all."""
        self.focused = "other"

    def spots(self) -> Sequence[Spot]:
        """The question, its choices with what each of them means."""
        if not self.stage.sheet.tall:
            return self._wide()
        rows = teacher_upright.item(self._wide(), self.leaf, self.stage.sheet)
        self.leaf = rows.at
        return rows.spots

    def _wide(self) -> list[Spot]:
        shown = self.both[self.at]
        item = shown.item
        form = say("quiz-form", form=item.form.upper(), n=shown.asked)
        spots = [
            words("title", form, MIDDLE, 36, 1000, 40, Label("second", 20)),
        ]
        right = 1080.0
        if item.picture:
            shown_cards = cards(item.picture, 1160 - 37 * (len(item.picture) - 1), 100, 88, "shown")
            right = shown_cards[0].x - shown_cards[0].w / 2 - 20
            spots += shown_cards
        ink = Label("text", 24, "left", bold=True)
        spots.append(words("asked", say(item.key), 20 + right / 2, 104, right - 40, 84, ink))
        rows = [(name, choice_phrase(item, name), False) for name in item.choices]
        if item.reason is not None:
            rows += [(name, say(item.reason_key(name)), True) for name in item.reason.choices]
        pitch = min(96.0, 470.0 / len(rows))
        for i, (name, phrase, second) in enumerate(rows):
            spots += self._row(name, phrase, 156 + pitch * (i + 0.5), pitch, second=second)
        other = "AB"[1 - self.at]
        label = say("quiz-other-form", form=other)
        spots += [
            button("back", say("back"), 170, 672, 240, 68, Button("ghost", "back")),
            button("other", label, 1060, 672, 360, 68, Button("outline", "swap")),
            words("unsure", self._skipped(), 600, 672, 540, 60, Label("second", 18)),
        ]
        return spots

    def _skipped(self) -> Phrase:
        return say("quiz-skipped", n=self.both[self.at].chosen[""])

    def _row(
        self, name: str, phrase: Phrase, y: float, pitch: float, *, second: bool
    ) -> list[Spot]:
        shown = self.both[self.at]
        item = shown.item
        reason = item.reason if second else None
        right = name == (reason.right if reason else item.right)
        count = (shown.reasons if second else shown.chosen)[name]
        high = pitch - 6
        id_ = f"{'why' if second else 'choice'}:{name}"
        spots = [
            Spot(f"row:{id_}", Panel("green" if right else None), MIDDLE, y, 1200, high, 1),
            words(f"what:{id_}", phrase, 290, y, 460, high - 4, Label("text", 19, "left")),
            words(
                f"count:{id_}",
                literal(str(count)),
                568,
                y,
                60,
                high - 4,
                Label("yellow", 22, bold=True),
            ),
        ]
        if right:
            spots.append(Spot(f"mark:{id_}", Icon("check", "green"), 638, y, 34, 34, 5))
        elif not second:
            says = say(f"misconception-{dashed(item.misconception[name])}")
            ink = Label("second", 18, "left")
            spots.append(words(f"says:{id_}", says, 918, y, 620, high - 4, ink))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """The other form, or away."""
        if spot.id == "other":
            self.at, self.leaf = (self.at + 1) % len(FORMS), 0
            self.lay()
            return None
        if spot.id.startswith("leaf:"):
            self.leaf += 1 if spot.id == "leaf:more" else -1
            self.lay()
            return None
        return Pop()


class LearnersScene(Screen):
    """Who answered, by code, with both scores: no names."""

    upright = True

    def __init__(self, arcade: Arcade, members: Sequence[Learner], topic: str) -> None:
        super().__init__(arcade)
        self.members = [who for who in members if who.rounds]
        self.topic = topic
        self.page = 0
        self.focused = "back"

    @property
    def pages(self) -> int:
        """At least one."""
        return max(1, -(-len(self.members) // EACH))

    def spots(self) -> Sequence[Spot]:
        """A row for each learner."""
        sheet = self.stage.sheet
        if sheet.tall:
            wide = self._wide(self.members)
            rows = teacher_upright.learners(wide, len(self.members), self.page, sheet)
            self.page = rows.at
            return rows.spots
        self.page %= self.pages
        spots = self._wide(self.members[EACH * self.page :][:EACH])
        if self.pages > 1:
            label = say("quiz-more", page=self.page + 1, pages=self.pages)
            spots.append(button("more", label, 1040, 672, 380, 68, Button("outline", "next")))
        return spots

    def _wide(self, members: Sequence[Learner]) -> list[Spot]:
        spots = [heading(say("quiz-learners", lesson=title_of(self.topic)), 40)]
        for i, who in enumerate(members):
            y = 112 + 74 * i
            code = who.code.split(" ")
            spots += [
                Spot(f"row:{i}", Panel(), MIDDLE, y, 1200, 68, 1, spoken=self._read(who)),
                *(spot._replace(id=f"{spot.id}:{i}", z=4) for spot in code_spots(code, 190, y, 58)),
                words(f"name:{i}", code_phrase(code), 580, y, 500, 60, Label("second", 18, "left")),
                words(
                    f"score:{i}", self._score(who), 1020, y, 380, 60, Label("text", 22, bold=True)
                ),
            ]
        spots.append(button("back", say("back"), 170, 672, 240, 68, Button("ghost", "back")))
        return spots

    def _score(self, who: Learner) -> Phrase:
        before, after = who.round(self.topic, "before"), who.round(self.topic, "after")
        if before and after:
            return say("quiz-score", before=before.score, after=after.score, all=PAIRS)
        if before:
            return say("quiz-only-before", before=before.score, all=PAIRS)
        return say("quiz-only-other")

    def _read(self, who: Learner) -> Phrase:
        return say("quiz-learner", code=code_phrase(who.code.split(" ")), score=self._score(who))

    def chosen(self, spot: Spot) -> Transition:
        """The next page, or away."""
        if spot.id == "more":
            self.page = (self.page + 1) % self.pages
            self.lay()
        elif spot.id.startswith("leaf:"):
            self.page += 1 if spot.id == "leaf:more" else -1
            self.lay()
        elif spot.id == "back":
            return Pop()
        return None
