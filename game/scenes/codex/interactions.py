"""The interactions: nine Feynman vertices to look at, and a sentence on each."""

from __future__ import annotations

from typing import Final

from game.art.interactions import MEETINGS, Meeting
from game.core.phrase import say
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import ends, foot_button, framed, text, title
from game.ui.sizes import DIAGRAM, MINIATURE

NAMED: Final = Label("yellow", 28, bold=True)
TOLD: Final = Label("text", 21, "left")
TILE: Final = Label("text", 18)


def view(chosen: str) -> Node:
    """Small pictures, the chosen one large beside or below them; the ways on."""
    tiles = Grid([_tile(name, chosen) for name in MEETINGS], columns=3, grow=1.0)
    large = Leaf(Spot("large", Meeting(chosen), 0, 0, 0, 0, 4), natural=DIAGRAM, grow=1.0)
    told = text("told", say(f"codex-meeting-{chosen}-says"), TOLD, grow=1.0)
    name = text("name", say(f"codex-meeting-{chosen}"), NAMED)
    below, beside = Column([large, told], even=True), Row([large, told], even=True)
    inside = Column([name, Choose(below, Column([large, told]), beside, grow=1.0)])
    frame = framed(inside, Panel("bright"), grow=1.0)
    body = Choose(Row([tiles, frame], gap=2 * GAP, even=True), Column([tiles, frame]), grow=1.0)
    back = foot_button("back", say("back"), icon="back")
    words = foot_button("words", say("codex-words"), "outline", "book")
    return Column([title(say("codex-meetings")), body, ends(back, words)], gap=2 * GAP)


def _tile(name: str, chosen: str) -> Node:
    named = say(f"codex-meeting-{name}")
    ground = Panel("yellow") if name == chosen else Panel()
    picture = Leaf(Spot(f"picture:{name}", Meeting(name), 0, 0, 0, 0, 4), natural=MINIATURE, grow=1)
    inside = Column([picture, text(f"title:{name}", named, TILE)], gap=0.0)
    touched = Leaf(Spot(f"meeting:{name}", ground, 0, 0, 0, 0, 2, spoken=named))
    return Stack([touched, Pad(inside, GAP, GAP)], grow=1.0)


class InteractionsScene(Screen):
    """Small pictures on the left, the chosen one large on the right."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.name = next(iter(MEETINGS))
        self.focused = f"meeting:{self.name}"

    def view(self) -> Node:
        """The page with this one chosen."""
        return view(self.name)

    def chosen(self, spot: Spot) -> Transition:
        """Another one, the words, or away."""
        match spot.id:
            case "back":
                return Pop()
            case "words":
                return Push(routes.Glossary())
        self.name = spot.id.removeprefix("meeting:")
        self.layout()
        return None
