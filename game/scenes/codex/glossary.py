"""The glossary: all words on a page, and a word with what it means, a card or a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.art.interactions import Meeting
from game.core.particles import BY_KEY
from game.core.phrase import say
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.codex import upright
from game.tables.pictures import Button, Card, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.stage import Stage
from game.words.glossary import CARDS, MEETINGS, means, named

COLUMNS, ROWS = 5, 6
"""Words on a page."""


class WordScene(Screen):
    """One word; left and right walk on through the others."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, word: str, among: Sequence[str] = ()) -> None:
        """``among``: the words to walk through; none given: all of them."""
        super().__init__(arcade)
        self.word = word
        self.among = list(among) or named(arcade.text)
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """The word, what it means, and a picture where there is one."""
        title, meaning = say(f"glossary-{self.word}"), means(self.word)
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1000, 500, 1),
            Spot("title", Label("yellow", 34, "left", bold=True), 590, 158, 800, 60, 5, title),
            round_button("close", "cross", 1092, 158, say("close")),
            round_button("back", "back", 576, 556, say("page-back")),
            round_button("next", "next", 656, 556, say("page-next")),
            button("all", say("glossary-all"), 290, 556, 250, 62, Button("outline", "book")),
        ]
        if self.word in CARDS:
            particle = BY_KEY[CARDS[self.word]]
            spots.append(Spot("card", Card(particle.id), 286, 345, 200, 280, 3))
            spots.append(
                button("more", say("glossary-more"), 960, 556, 320, 62, Button("outline", "next"))
            )
        elif self.word in MEETINGS:
            spots.append(Spot("picture", Meeting(MEETINGS[self.word]), 336, 345, 330, 240, 3))
        pictured = self.word in CARDS or self.word in MEETINGS
        x, w = (815, 560) if pictured else (MIDDLE, 900)
        spots.append(words("means", meaning, x, 350, w, 280, Label("text", 25, "left")))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Walk on, look further, or close."""
        match spot.id:
            case "back" | "next":
                by = 1 if spot.id == "next" else -1
                at = self.among.index(self.word) + by if self.word in self.among else 0
                self.word = self.among[at % len(self.among)]
                self.lay()
                return None
            case "more":
                return Push(places.Card(CARDS[self.word]))
            case "all":
                return Push(places.Glossary(self.word))
        return Pop(self.word)

    def wanted(self, want: Want) -> Transition:
        """BACK and LOOK close."""
        return Pop(self.word) if want in (Want.BACK, Want.LOOK) else None


class GlossaryScene(Screen):
    """Every word, a touch away, in the order of the alphabet."""

    upright = True

    def __init__(self, arcade: Arcade, word: str = "") -> None:
        """``word`` has the focus."""
        super().__init__(arcade)
        self.among = named(arcade.text)
        self.many = COLUMNS * ROWS
        """Words on a page."""
        self.page = self.among.index(word) // self.many if word in self.among else 0
        self.focused = f"word:{word or self.among[0]}"

    @property
    def pages(self) -> int:
        """How many there are."""
        return -(-len(self.among) // self.many)

    def set(self, stage: Stage) -> None:
        """Lay out; the words that were shown, or the one with the focus, are shown again."""
        first = self.page * self.many
        before = self.among[first : first + self.many]
        self.many = upright.words_on(stage.sheet) if stage.sheet.tall else COLUMNS * ROWS
        word = (self.focused or "").removeprefix("word:")
        self.page = (self.among.index(word) if word in before else first) // self.many
        super().set(stage)

    def spots(self) -> Sequence[Spot]:
        """A page of words in columns, the ways on below."""
        sheet = self.stage.sheet
        return upright.glossary(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        spots = [heading(say("glossary-title"), 52)]
        first = self.page * self.many
        for i, word in enumerate(self.among[first : first + self.many]):
            x, y = 148 + 246 * (i // ROWS), 142 + 82 * (i % ROWS)
            spots.append(
                button(f"word:{word}", say(f"glossary-{word}"), x, y, 236, 68, Button("outline"))
            )
        pages = say("pages", page=self.page + 1, pages=self.pages)
        spots += [
            button("back", say("back"), 150, 664, 220, 64, Button("ghost", "back")),
            round_button("earlier", "back", 520, 664, say("page-back")),
            words("pages", pages, MIDDLE, 664, 150, 40, Label("second", 20)),
            round_button("later", "next", 760, 664, say("page-next")),
        ]
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A word, another page, or away."""
        match spot.id:
            case "back":
                return Pop()
            case "earlier" | "later":
                by = 1 if spot.id == "later" else -1
                self.page = (self.page + by) % self.pages
                self.lay()
                return None
        return Push(places.Word(spot.id.removeprefix("word:")))

    def resume(self, result: Any) -> Transition:
        """The word that was read last has the focus."""
        if isinstance(result, str) and result in self.among:
            self.page = self.among.index(result) // self.many
            self.focused = f"word:{result}"
        self.lay()
        return None
