"""A reaction on the screen: what is there before, an arrow, what is there after; and its sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.art.pieces import Composite, Lamp, nucleons
from game.core.phrase import Phrase, figure, literal, say, signed
from game.tables.pictures import Icon, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Pad, Row, Stack, Steady
from game.ui.measure import GAP
from game.ui.parts import spring, text
from game.ui.sizes import ARROW, BUILT, COMPACT, COUNTED, REACTANT, REACTANT_WIDE, SIGN
from tutorial.law_lab import Body, Law, Reaction

PLUS: Final = Label("text", 28)
NAMED: Final = Label("text", 18)
MIXTURES: Final = {"pion-zero": "lab-mixture", "eta": "lab-mixture-eta"}
"""Not one pair of quarks but a mixture of several: the text that says so."""
NUMBER: Final = Label("yellow", 26, bold=True)
HALVES = Label("second", 18)
GEV = 10_000
"""MeV from which masses are given in GeV."""


def name_of(body: Body) -> Phrase:
    """Name of a body."""
    return say(f"particle-{body.key}" if body.elementary else f"lab-body-{body.key}")


def made_of(body: Body) -> Phrase:
    """Line about a body when it is touched."""
    name = name_of(body)
    if body.elementary:
        return say("lab-elementary", body=name)
    if body.key in MIXTURES:
        return say(MIXTURES[body.key], body=name)
    quarks = tuple(part.id for part in body.contents)
    if len(quarks) > 3:
        parts = nucleons(quarks)
        return say("lab-nucleus", body=name, protons=parts.count("p"), neutrons=parts.count("n"))
    return say("lab-made", body=name, parts=listed([f"particle-{p.key}" for p in body.contents]))


def listed(keys: Sequence[str]) -> Phrase:
    """Several names in a row."""
    phrase = say(keys[0])
    for key in keys[1:]:
        phrase = say("lab-join", one=phrase, two=say(key))
    return phrase


def sentence(reaction: Reaction) -> Phrase:
    """The reaction in words."""
    before, after = (
        listed([name_of(body).key for body in side]) for side in (reaction.before, reaction.after)
    )
    return say("lab-reaction", before=before, after=after)


def equation(
    reaction: Reaction, counts: Mapping[str, int] | None = None, *, room: bool = False
) -> Node:
    """The bodies from left to right, touched for what they are made of; signs between them.

    ``counts``: the learner counts, so each body shows its number, and a touch changes it.
    ``room``: each body has room for its number, so that nothing below moves when counting begins.
    """
    parts: list[Node] = []
    high = COUNTED if room else REACTANT[1]
    for side, bodies in (("before", reaction.before), ("after", reaction.after)):
        if parts:
            parts.append(Choose(Pad(_high(_arrow(), high), GAP, 0.0), _arrow()))
        for i, body in enumerate(bodies):
            of = f"{side}:{i}"
            if i:
                parts.append(Choose(_high(_plus(of), high), _plus(of)))
            number = None if counts is None else counts[of]
            drawn = _body(of, body) if number is None else _touched(of, body, number)
            named = replace(drawn, least_h=high, most_h=high)
            below = [_below(of, body, number)] if room else _halves(of, body)
            small = Column([drawn, _below(of, body, number)], gap=0.0) if room else drawn
            parts.append(Choose(_named(of, body, named, below), small))
    return _on_sheet(Row(parts, gap=0.0), grow=0.0)


def places(reaction: Reaction) -> dict[str, Body]:
    """Each body by its place: ``before:0``, ``after:1`` ..."""
    sides = (("before", reaction.before), ("after", reaction.after))
    return {f"{side}:{i}": body for side, bodies in sides for i, body in enumerate(bodies)}


def figure_of(id_: str, body: Body, spoken: Phrase) -> Leaf:
    """A body that can be chosen."""
    parts = tuple(part.id for part in body.contents)
    art = Lamp(parts[0]) if body.elementary else Composite(body.symbol, parts)
    return Leaf(Spot(id_, art, 0, 0, 0, 0, 6, spoken=spoken), natural=BUILT)


def compact(reaction: Reaction) -> Node:
    """The bodies in one row without their names, for a line that has them in words."""
    parts: list[Node] = []
    for side, bodies in (("before", reaction.before), ("after", reaction.after)):
        if parts:
            parts.append(_arrow())
        for i, body in enumerate(bodies):
            if i:
                parts.append(_plus(f"{side}:{i}"))
            drawn = _body(f"{side}:{i}", body)
            spot = drawn.spot._replace(spoken=None)
            parts.append(replace(drawn, spot=spot, natural=BUILT, least_h=BUILT[1] / 2))
    return Row(parts, gap=0.0, most_h=COMPACT)


def columns(reaction: Reaction) -> Node:
    """The bodies one below another: what is there before on the left, after on the right."""
    sides = [_column("before", reaction.before), _column("after", reaction.after)]
    arrow = replace(_arrow(), most_w=ARROW[0], most_h=ARROW[1])
    return _on_sheet(Stack([Row(sides, gap=ARROW[0], even=True), arrow]), grow=1.0)


def _column(side: str, bodies: Sequence[Body]) -> Node:
    rows: list[Node] = []
    for i, body in enumerate(bodies):
        of = f"{side}:{i}"
        named = _named(of, body, _body(of, body), _halves(of, body))
        sign = Row([_high(_plus(of), REACTANT[1]), spring()])
        rows.append(Stack([sign, named]) if i else named)
    return Column(rows, gap=2 * GAP, justify="spread", grow=1.0, least_w=REACTANT_WIDE)


def _on_sheet(inside: Node, grow: float) -> Node:
    return Stack([Leaf(Spot("sheet", Panel(), 0, 0, 0, 0, 1)), Pad(inside)], grow=grow)


def _high(sign: Leaf, high: float) -> Node:
    """A sign as high as the pictures, beside them: names stand below these."""
    return Column([replace(sign, least_h=high, most_h=high)], justify="start")


def _arrow() -> Leaf:
    return Leaf(Spot("arrow", Icon("next", "yellow"), 0, 0, 0, 0, 4), natural=ARROW)


def _plus(of: str) -> Leaf:
    return text(f"plus:{of}", literal("+"), PLUS, least_w=SIGN[0], most_w=SIGN[0])


def _body(id_: str, body: Body) -> Leaf:
    parts = tuple(part.id for part in body.contents)
    art = Lamp(parts[0]) if body.elementary else Composite(body.symbol, parts)
    return Leaf(Spot(f"body:{id_}", art, 0, 0, 0, 0, 4, spoken=made_of(body)), natural=REACTANT)


def _named(id_: str, body: Body, drawn: Leaf, below: Sequence[Node]) -> Node:
    """A body, its name below it, and what is said of it there."""
    words = [text(f"name:{id_}", name_of(body), NAMED), *below]
    return Column([drawn, *words], gap=GAP / 2, justify="start", least_w=REACTANT_WIDE)


def _halves(id_: str, body: Body) -> list[Node]:
    """Words on a mixture of two pairs, which is drawn as one of them."""
    return [text(f"both:{id_}", say("lab-mixed"), HALVES)] if body.key == "pion-zero" else []


def _below(id_: str, body: Body, number: int | None) -> Node:
    """The number of a body while it is counted, in room that is there before and after."""
    halves = _halves(id_, body)
    largest = text(f"number:{id_}", signed(-1), NUMBER)
    if number is None:
        shown = halves[0] if halves else Gap()
    else:
        shown = text(f"number:{id_}", signed(number), NUMBER)
    return Steady(shown, [largest, *halves])


def _touched(id_: str, body: Body, number: int) -> Leaf:
    """A body whose number a touch changes."""
    spoken = say("lab-count-body", body=name_of(body), n=signed(number))
    drawn = _body(id_, body)
    return replace(drawn, spot=drawn.spot._replace(id=f"count:{id_}", spoken=spoken))


def values(reaction: Reaction, law: Law) -> tuple[Phrase, Phrase]:
    """Both sums of a law: whole numbers, for energy the masses.

    Motion counts before a collision, and after it wherever something may fly apart, or is light.
    """
    if law is Law.ENERGY:
        masses = reaction.mass_before, reaction.mass_after
        before, after = (figure(_mass(mass, max(masses))) for mass in masses)
        flies = len(reaction.after) > 1 or not masses[1]
        return (
            before if reaction.decay else say("lab-motion", mass=before),
            say("lab-motion", mass=after) if flies else after,
        )
    sums = next(sums for sums in reaction.sums if sums.law is law)
    return signed(sums.before), signed(sums.after)


def _mass(mass: float, largest: float) -> str:
    """In MeV or GeV, to a thousandth; so little that this shows nothing is said to be less."""
    unit, amount = ("GeV", mass / 1000) if largest >= GEV else ("MeV", mass)
    if amount == 0:
        return f"0 {unit}"
    return f"{amount:.3f} {unit}" if amount >= 0.001 else f"< 0.001 {unit}"
