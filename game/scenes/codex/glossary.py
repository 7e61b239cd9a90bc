"""The glossary: all words on a page, and a word with what it means, a card or a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.art.interactions import Meeting
from game.core.particles import BY_KEY
from game.core.phrase import say
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Card, Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Scroll
from game.ui.measure import GAP
from game.ui.parts import (
    button,
    ends,
    foot_button,
    framed,
    round_button,
    spring,
    text,
    title,
    turning,
)
from game.ui.sizes import DIAGRAM, HELD, HELD_HIGH, HELD_LOW, NEAR_CARD, READING, ROW_HIGH
from game.ui.viewport import Viewport
from game.words.glossary import CARDS, MEETINGS, means, named

NAMED: Final = Label("yellow", 34, "left", bold=True)
MEANS: Final = Label("text", 25, "left")


def _beside(picture: Node, words: Node) -> Node:
    """A picture beside the words, or above them on a tall sheet."""
    row = Row([picture, words], gap=4 * GAP, grow=1.0)
    return Choose(row, Column([picture, words], gap=2 * GAP), row, grow=1.0)


class WordScene(Screen):
    """One word; left and right walk on through the others."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, word: str, among: Sequence[str] = ()) -> None:
        """``among``: the words to walk through; none given: all of them."""
        super().__init__(services)
        self.word = word
        self.among = list(among) or named(services.text)
        self.focused = "close"

    def view(self) -> Node:
        """The word, what it means, and a picture where there is one."""
        name = text("title", say(f"glossary-{self.word}"), NAMED, grow=1.0)
        head = Row([name, round_button("close", "cross", say("close"))])
        means_ = text("means", means(self.word), MEANS, grow=1.0, most_w=READING)
        ways: list[Node] = [button("all", say("glossary-all"), "outline", "book"), spring()]
        body: Node = means_
        if self.word in CARDS:
            card = Spot("card", Card(BY_KEY[CARDS[self.word]].id), 0, 0, 0, 0, 3)
            body = _beside(Leaf(card, natural=NEAR_CARD), means_)
            more = say("glossary-more")
            ways.append(button("more", more, "outline", "next"))
        elif self.word in MEETINGS:
            picture = Spot("picture", Meeting(MEETINGS[self.word]), 0, 0, 0, 0, 3)
            body = _beside(Leaf(picture, natural=DIAGRAM), means_)
        feet = Row([*ways, *turning("back", "next")])
        inside = Column([head, body, feet], gap=2 * GAP)
        wide, tall = (
            framed(inside, Panel("bright"), most_w=HELD, most_h=high)
            for high in (HELD_LOW, HELD_HIGH)
        )
        return Choose(wide, tall)

    def chosen(self, spot: Spot) -> Transition:
        """Walk on, look further, or close."""
        match spot.id:
            case "back" | "next":
                by = 1 if spot.id == "next" else -1
                at = self.among.index(self.word) + by if self.word in self.among else 0
                self.word = self.among[at % len(self.among)]
                self.layout()
                return None
            case "more":
                return Push(routes.ParticleCard(CARDS[self.word]))
            case "all":
                return Push(routes.Glossary(self.word))
        return Pop(self.word)

    def on_action(self, action: Action) -> Transition:
        """BACK and LOOK close."""
        return Pop(self.word) if action in (Action.BACK, Action.LOOK) else None


class GlossaryScene(Screen):
    """Every word, a touch away, in the order of the alphabet."""

    upright = fluid = True

    def __init__(self, services: Services, word: str = "") -> None:
        """``word`` has the focus."""
        super().__init__(services)
        self.among = named(services.text)
        self.word = word if word in self.among else self.among[0]
        """A word on the leaf from which ``leaf`` counts."""
        self.leaf = 0
        """Leaves that were turned since."""
        self.focused = f"word:{self.word}"

    def set(self, viewport: Viewport) -> None:
        """Lay out; the word with the focus is shown again, or the first of those that were."""
        shown = [spot.id for spot in self.placed if spot.id.startswith("word:")]
        if shown:
            again = self.focused if self.focused in shown else shown[0]
            self.word, self.leaf = str(again).removeprefix("word:"), 0
        super().set(viewport)

    def view(self) -> Node:
        """A leaf of words in columns, the way back below."""
        words = [
            button(f"word:{word}", say(f"glossary-{word}"), "outline", grow=1.0, most_h=ROW_HIGH)
            for word in self.among
        ]
        leaf = Scroll(
            words,
            self.leaf,
            columns=5,
            aisle=GAP,
            tall_columns=2,
            of=self.among.index(self.word),
            ids=("earlier", "pages", "later"),
            grow=1.0,
        )
        back = foot_button("back", say("back"), icon="back")
        return Column([title(say("glossary-title")), leaf, ends(back)], gap=2 * GAP)

    def chosen(self, spot: Spot) -> Transition:
        """A word, another page, or away."""
        match spot.id:
            case "back":
                return Pop()
            case "earlier" | "later":
                self.leaf += 1 if spot.id == "later" else -1
                self.layout()
                return None
        return Push(routes.GlossaryWord(spot.id.removeprefix("word:")))

    def resume(self, result: object) -> Transition:
        """The word that was read last has the focus."""
        if isinstance(result, str) and result in self.among:
            self.word, self.leaf = result, 0
            self.focused = f"word:{result}"
        self.layout()
        return None
