"""Discoveries: the learner reads what was seen, and names the particle that it showed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.progress.lesson_progress import keep_short
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Button, Label, Portrait
from game.tables.table import Spot
from game.ui.layout import Centre, Choose, Column, Leaf, Node, Row
from game.ui.measure import GAP
from game.ui.parts import button, round_button, spring, text
from game.ui.sizes import CARD, CHOICE, LINE, PAGE, PORTRAIT, READING
from tutorial.mastery import STARS
from tutorial.short.evidence import EVIDENCE, EvidenceCase

HEAD = Label("second", 22, bold=True)
CLUE = Label("text", 26)
TOLD = Label("text", 24)
NAMED = Label("yellow", 28, bold=True)
PREFIX = "choice:"
NAME = "evidence"


@dataclass(frozen=True, slots=True)
class EvidenceModel:
    """A case, and what was answered so far. Immutable."""

    at: int = 0
    """Number of the case; after the last one all are done."""
    wrong: tuple[str, ...] = ()
    shown: bool = False
    """True once it was named."""
    known: int = 0
    """Cases that were named at once."""

    @property
    def done(self) -> bool:
        """True after the last case."""
        return self.at == len(EVIDENCE)

    @property
    def case(self) -> EvidenceCase:
        """The case now."""
        return EVIDENCE[self.at]

    @property
    def stars(self) -> int:
        """From 0 to 3, as in any lesson."""
        return sum(self.known >= share * len(EVIDENCE) for share in STARS)


def named(model: EvidenceModel, choice: str) -> EvidenceModel:
    """A choice was made."""
    if model.shown or choice not in model.case.choices:
        return model
    if choice != model.case.right:
        return replace(model, wrong=(*model.wrong, choice))
    return replace(model, shown=True, known=model.known + (not model.wrong))


def view(model: EvidenceModel) -> Node:
    """The clue with its choices, or what it showed; at the end the count."""
    back = round_button("back", "back", say("back"))
    at = min(model.at + 1, len(EVIDENCE))
    number = say("path-step", name=say("short_evidence-title"), n=at, all=len(EVIDENCE))
    head = Row([back, text("heading", number, HEAD, grow=1.0)])
    body = _finished(model) if model.done else _told(model) if model.shown else _asked(model)
    return Column([head, *body], gap=2 * GAP, most_w=PAGE)


def name_of(case: EvidenceCase, choice: str) -> Phrase:
    """A choice in words."""
    if case.ideas:
        return say(f"short_evidence-{case.id}-{choice}")
    return say(f"particle-{choice}")


def _asked(model: EvidenceModel) -> list[Node]:
    case = model.case
    ask = say("short_evidence-again" if model.wrong else "short_evidence-ask")
    choices: list[Node] = []
    for choice in case.choices:
        art = Button("danger", "cross") if choice in model.wrong else Button("outline")
        words = name_of(case, choice)
        spot = Spot(f"{PREFIX}{choice}", art, 0, 0, 0, 0, 10, words, words)
        choices.append(Leaf(spot, grow=1.0, most_h=CHOICE))
    return [
        spring(),
        text("clue", say(f"short_evidence-{case.id}-clue"), CLUE, most_w=PAGE),
        text("ask", ask, LINE),
        Choose(Row(choices, gap=2 * GAP, even=True), Column(choices)),
        spring(),
    ]


def _told(model: EvidenceModel) -> list[Node]:
    case = model.case
    words = [
        text("name", name_of(case, case.right), NAMED),
        text("told", say(f"short_evidence-{case.id}-told"), TOLD, most_w=READING),
    ]
    onward = button("next", say("coach-next"), "primary", "next")
    if case.ideas:
        return [spring(), *words, spring(), onward]
    card = Leaf(Spot("card", Portrait(BY_KEY[case.right].id), 0, 0, 0, 0, 5), natural=PORTRAIT)
    small = Leaf(Spot("card", Portrait(BY_KEY[case.right].id), 0, 0, 0, 0, 5), natural=CARD)
    wide = Row([Centre(card), Column(words, gap=2 * GAP, grow=1.0)], gap=3 * GAP)
    return [spring(), Choose(wide, Column([Centre(small), *words])), spring(), onward]


def _finished(model: EvidenceModel) -> list[Node]:
    stars = say("finish-stars", stars=model.stars, right=model.known, asked=len(EVIDENCE))
    return [
        spring(),
        text("title", say("finish-title"), NAMED),
        text("stars", stars, LINE),
        text("open", say("short_evidence-open"), TOLD, most_w=READING),
        spring(),
        button("path", say("path-title"), "primary", "path"),
    ]


class EvidenceScene(Screen):
    """Case by case, from the first particle to an open question."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.model = EvidenceModel()
        self.focused = None

    def view(self) -> Node:
        """The page for this state."""
        self.unread.ask((self.model.at, len(self.model.wrong), self.model.shown))
        return view(self.model)

    def chosen(self, spot: Spot) -> Transition:
        """Name it, go on, or leave."""
        kind, _, choice = spot.id.partition(":")
        match kind:
            case "back" | "path":
                return Pop()
            case "choice" if not self.unread:
                self.model = named(self.model, choice)
                self.services.sound.play("good" if self.model.shown else "wrong")
                self.focused = "next" if self.model.shown else None
            case "next":
                self.model = EvidenceModel(self.model.at + 1, known=self.model.known)
                self.focused = None
                if self.model.done:
                    stars, who = self.model.stars, self.services.learner
                    keep_short(self.services.store, NAME, stars, who)
                    self.services.sound.play("win")
        self.layout()
        return None
