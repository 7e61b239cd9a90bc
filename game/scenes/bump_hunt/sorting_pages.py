"""Pages of the first step: the prediction, a collision with its sum, and the wall of ten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.art.collision_picture import CollisionPicture
from game.art.menu.coach import CoachFace
from game.collisions.event import Pair, RecoParticle, invariant_mass, opposite, total
from game.core.phrase import Phrase, literal, say
from game.progress.hunt_notebook import TEN
from game.scenes.bump_hunt.chart_screen import gev, place
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid, Tabular, TabularLine
from game.ui.measure import GAP
from game.ui.parts import button, buttons, praise, round_button, spring, text, title
from game.ui.sizes import CHOICE, DETECTOR, FACE, NOTE, QUESTION, READING, SMALL_CHART

HEAD: Final = Label("second", 22, bold=True)
ASK: Final = Label("text", 26, "left", bold=True)
WORDS: Final = Label("text", 20, "left")
MASS: Final = Label("yellow", 24, bold=True)
CELL: Final = Label("text", 20)
NAME: Final = Label("text", 20, bold=True)
DONE: Final = Label("text", 22)
RANGES: Final = (60, 72, 84, 96, 108)
"""Lower edges in GeV of the ranges that can be predicted; each is as wide as the next is away."""
WIDE: Final = 12
EVEN: Final = "even"
LETTERS: Final = "AB"


@dataclass(frozen=True, slots=True)
class AskedModel:
    """A collision whose two tracks are to be judged, or were."""

    number: int
    pair: Pair
    judged: bool | None
    """True if they were taken for a pair; None: not judged yet."""
    last: bool


def prediction() -> Node:
    """The question before the first collision."""
    ways = [
        button(f"range:{low}", range_phrase(str(low)), "outline", grow=1.0, most_h=CHOICE)
        for low in RANGES
    ]
    ways.append(button(f"range:{EVEN}", say("hunt-even"), "outline", grow=1.0, most_h=CHOICE))
    back = round_button("back", "back", say("back"))
    head = Row([back, text("heading", say("hunt-predict"), HEAD, grow=1.0)])
    return Column(
        [
            head,
            spring(),
            text("how", say("hunt-predict-how"), WORDS, most_w=READING),
            text("ask", say("hunt-predict-ask"), QUESTION),
            Choose(Grid(ways, columns=3), Column(ways), grow=1.0),
            spring(),
        ],
        gap=2 * GAP,
    )


def range_phrase(low: str) -> Phrase:
    """A range of masses, as it was predicted."""
    if not low.isdecimal():
        return say("hunt-even")
    return say("hunt-range", low=int(low), high=int(low) + WIDE)


def asked(model: AskedModel) -> Node:
    """The collision beside the question, or beside the sum."""
    back = round_button("back", "back", say("back"))
    heading = say("hunt-event", n=model.number, all=TEN)
    head = Row([back, text("heading", heading, HEAD, grow=1.0)])
    names = tuple(LETTERS) if model.judged is None else tuple(map(symbol, model.pair))
    art = CollisionPicture(model.pair, names)
    picture = Leaf(Spot("event", art, 0, 0, 0, 0, 2), natural=DETECTOR, grow=1.0)
    inside = _question() if model.judged is None else _sum(model, model.judged)
    wide = Row([picture, Column(inside, gap=2 * GAP)], even=True, gap=3 * GAP, grow=1.0)
    tall = Column([picture, *inside], gap=GAP, grow=1.0)
    return Column([head, Choose(wide, tall, grow=1.0)])


def _question() -> list[Node]:
    return [
        spring(),
        text("ask", say("hunt-ask"), ASK),
        text("how", say("hunt-how"), WORDS),
        button("pair", say("hunt-pair"), "outline", "check", grow=1.0, most_h=CHOICE),
        button("alike", say("hunt-alike"), "outline", "cross", grow=1.0, most_h=CHOICE),
        spring(),
    ]


def _sum(model: AskedModel, judged: bool) -> list[Node]:
    """The answer, energies and momenta, and the brick."""
    pair = opposite(*model.pair)
    onward = button("next", say("hunt-to-wall" if model.last else "hunt-next"), "primary", "next")
    told: list[Node] = [text("verdict", _verdict(model.pair, judged), WORDS)]
    if pair:
        mass = gev(invariant_mass(model.pair))
        told += [
            _table(model.pair),
            text("root", say("hunt-root"), NOTE),
            text("mass", say("hunt-mass", mass=mass), MASS),
        ]
    return [*told, place("histogram", SMALL_CHART), onward]


def _verdict(pair: Pair, judged: bool) -> Phrase:
    """The answer to ``judged``, true if the two were taken for a pair."""
    if not opposite(*pair):
        return say("hunt-but-alike" if judged else "hunt-yes-alike")
    if judged:
        return say("hunt-yes-pair")
    minus, plus = (literal(symbol(each)) for each in sorted(pair, key=lambda each: each.charge))
    return say("hunt-but-pair", minus=minus, plus=plus)


def _table(pair: Sequence[RecoParticle]) -> Node:
    heads = [text(f"head:{name}", say(f"hunt-{name}"), NOTE) for name in ("energy", "momentum")]
    lines = [TabularLine([text("head:none", literal(" "), NOTE), *heads])]
    rows = [(literal(symbol(each)), each.vector) for each in pair]
    for n, (name, vector) in enumerate([*rows, (say("hunt-together"), total(pair))]):
        cells = [
            text(f"name:{n}", name, NAME),
            text(f"energy:{n}", gev(vector.energy), CELL, grow=1.0),
            text(f"momentum:{n}", gev(vector.momentum), CELL, grow=1.0),
        ]
        lines.append(TabularLine(cells))
    return Tabular(lines, gap=GAP / 4)


def symbol(particle: RecoParticle) -> str:
    """The symbol of a lepton."""
    letter = "e" if particle.kind == "electron" else "μ"
    return letter + ("⁺" if particle.charge > 0 else "⁻")


def finished(said: Phrase, count: Phrase, few: Phrase, *, again: bool) -> Node:
    """The wall of ten, what was predicted, and the ways on."""
    face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
    words = [
        title(say("hunt-wall")),
        text("count", count, DONE),
        place("histogram"),
        text("said", said, DONE),
        text("few", few, DONE),
    ]
    on, back = (
        button("on", say("hunt-many"), "primary", "next"),
        button("back", say("hunt-title"), icon="back"),
    )
    if not again:
        return praise(face, words, [on, back])
    # Side by side: a telephone on its side has no room for three, one below another.
    return praise(
        face, words, [on, buttons([button("again", say("hunt-again"), "outline", "replay"), back])]
    )
