"""Names, figures and equations of Particle Builder as phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.core.particles import PARTICLES, STATISTICS, charge, printed
from game.core.phrase import Phrase, say
from game.rules.particle_builder import View
from game.rules.particle_builder.decays import DECAYS
from game.rules.particle_builder.deck import IS_ANTI, POINTS, RANKS
from game.rules.particle_builder.mat import AREAS, EMPTY, PLACES, TARGETS
from game.rules.particle_builder.state import HIDDEN
from game.tables.pictures import Card

G = "particle_builder-"
"""What every key of this game begins with."""

COLOUR_NAMES = ("none", "red", "green", "blue")


def seat_name(seat: int) -> Phrase:
    """Who sits there."""
    return say("seat", seat=seat)


def particle(card: int) -> Phrase:
    """The name of a particle."""
    return say(f"particle-{PARTICLES[card].key}")


def symbol(card: int) -> str:
    """The symbol of a particle in running text."""
    return str(PARTICLES[card].symbol)


def target_name(target: int) -> Phrase:
    """The name of a particle system."""
    return say(f"{G}target-{TARGETS[target].key}")


def colour_name(card: int, colour: int) -> Phrase:
    """Red, green, blue; anti-red ... on an antiquark."""
    anti = "anti" if IS_ANTI[card] else ""
    return say(f"{G}colour-{anti}{COLOUR_NAMES[colour]}")


def value(card: int, statistic: int) -> Phrase:
    """A statistic as the card prints it."""
    return printed(PARTICLES[card], STATISTICS[statistic])


Family = Literal["quark", "lepton", "boson"]


def said_value(view: View, seat: int, statistic: int) -> Phrase | None:
    """What is known of a statistic of the card in a seat's hand; None for nothing."""
    card = view.hands[seat]
    if card == HIDDEN:
        if statistic != view.statistic or view.announced[seat] == EMPTY:
            return None
        card = RANKS[statistic].index(view.announced[seat])
    return None if card == EMPTY else value(card, statistic)


def card_art(card: int, colour: int = 0) -> Card:
    """A particle card with its points and its colour token."""
    if not colour:
        return Card(card, POINTS[card])
    letter = "-rgb"[colour] + ("bar" if IS_ANTI[card] else "")
    return Card(card, POINTS[card], letter)


def card_spoken(view: View, address: int) -> Phrase:
    """A card on the table as it is read aloud: what, whose, where."""
    card = view.cards[address]
    owner, place = divmod(address, PLACES)
    where = "target" if place in AREAS else "mat"
    name = particle(card)
    if view.colours[address]:
        colour = colour_name(card, view.colours[address])
        name = say(f"{G}spot-coloured", card=name, colour=colour)
    return say(f"{G}spot-on-{where}", card=name, seat=seat_name(owner))


def charges(cards: Sequence[int], neutral: int = 0) -> str:
    """The electric charges of some cards and of so many neutral particles: "+⅔ − 1 + 0"."""
    first, *rest = [*(PARTICLES[card].charge for card in cards), *[0] * neutral]
    text = charge(first)
    for one in rest:
        text += (" − " if one < 0 else " + ") + charge(abs(one)).removeprefix("+")
    return text


def equation(before: Sequence[int], after: Sequence[int], pions: int = 0) -> Phrase:
    """A reaction with its electric charges: "b → c + W⁻: charge −⅓ = +⅔ − 1"."""
    left = " + ".join(map(symbol, before))
    right = " + ".join([*map(symbol, after), *["π⁰"] * pions])
    sums = f"{charges(before)} = {charges(after, pions)}"
    return say(f"{G}equation", reaction=f"{left} → {right}", sums=sums)


def decay_equation(number: int) -> Phrase:
    """The reaction of a decay, by its number in the table of the rules."""
    decay = DECAYS[number]
    return equation((decay.parent,), decay.products, decay.pions)


def family_key(card: int) -> Family:
    """ "quark", "lepton" or "boson"."""
    families: tuple[Family, ...] = ("quark", "lepton", "boson")
    return families[PARTICLES[card].family]
