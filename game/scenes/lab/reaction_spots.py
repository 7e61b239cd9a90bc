"""A reaction on the screen: what is there before, an arrow, what is there after; and its sums."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.matter import Composite, Lamp, nucleons
from game.core.phrase import Phrase, figure, literal, say
from game.scenes.base.menu_widgets import words
from game.tables.pictures import Icon, Label, Panel
from game.tables.table import Spot
from tutorial.law_lab.matter import Body
from tutorial.law_lab.reaction import Law, Reaction

LEFT, RIGHT = 40.0, 1240.0
ARROW = 84.0
"""Room for the arrow."""
WIDEST = 200.0
"""Room for a body at most."""
TOP, PICTURE, NAME = 158.0, 112.0, 62.0
"""Middle of the pictures, their height, the height of the names below."""
MIXTURE = "pion-zero"
"""Not one pair of quarks but a mixture of two."""
HALVES = Label("second", 18)
GEV = 10_000.0
"""MeV from which masses are given in GeV."""


def name_of(body: Body) -> Phrase:
    """What it is called."""
    return say(f"particle-{body.key}" if body.elementary else f"lab-body-{body.key}")


def made_of(body: Body) -> Phrase:
    """What there is to say about it when it is touched."""
    name = name_of(body)
    if body.elementary:
        return say("lab-elementary", body=name)
    if body.key == MIXTURE:
        return say("lab-mixture", body=name)
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


def reaction_spots(reaction: Reaction) -> list[Spot]:
    """The bodies with their names, touched for what they are made of; signs between them."""
    count = len(reaction.before) + len(reaction.after)
    room = min(WIDEST, (RIGHT - LEFT - ARROW) / count)
    x = (LEFT + RIGHT - ARROW - room * count) / 2
    spots = [Spot("sheet", Panel(), 640, 176, 1240, 208, 1)]
    for side, bodies in (("before", reaction.before), ("after", reaction.after)):
        for i, body in enumerate(bodies):
            spots += _body(f"{side}:{i}", body, x + room / 2, room)
            if i:
                plus = literal("+")
                spots.append(words(f"plus:{side}:{i}", plus, x, TOP, 30, 40, Label("text", 28)))
            x += room
        if side == "before":
            spots.append(Spot("arrow", Icon("next", "yellow"), x + ARROW / 2, TOP, 60, 60, 4))
            x += ARROW
    return spots


def _body(id_: str, body: Body, x: float, room: float) -> list[Spot]:
    parts = tuple(part.id for part in body.contents)
    art = Lamp(parts[0]) if body.elementary else Composite(body.symbol, parts)
    wide = min(PICTURE, room - 30)
    y, high = TOP + PICTURE / 2 + NAME / 2, NAME
    spots = [Spot(f"body:{id_}", art, x, TOP - 6, wide, PICTURE, 4, spoken=made_of(body))]
    if body.key == MIXTURE:  # drawn as one of its two pairs
        high = NAME / 2
        both = say("lab-mixed")
        spots.append(words(f"both:{id_}", both, x, y + high / 2, room - 10, high, HALVES))
        y -= high / 2
    return [*spots, words(f"name:{id_}", name_of(body), x, y, room - 10, high, Label("text", 18))]


def values(reaction: Reaction, law: Law) -> tuple[Phrase, Phrase]:
    """Both sums of a law: whole numbers, for energy the masses."""
    if law is Law.ENERGY:
        masses = reaction.mass_before, reaction.mass_after
        before, after = (figure(_mass(mass, max(masses))) for mass in masses)
        return before if reaction.decay else say("lab-motion", mass=before), after
    sums = next(sums for sums in reaction.sums if sums.law is law)
    return _signed(sums.before), _signed(sums.after)


def _signed(number: int) -> Phrase:
    return literal(f"{number:+d}".replace("-", "\u2212") if number else "0")


def _mass(mass: float, largest: float) -> str:
    """In MeV or GeV, to a thousandth; so little that this shows nothing is said to be less."""
    unit, amount = ("GeV", mass / 1000) if largest >= GEV else ("MeV", mass)
    if amount == 0:
        return f"0 {unit}"
    return f"{amount:.3f} {unit}" if amount >= 0.001 else f"< 0.001 {unit}"
