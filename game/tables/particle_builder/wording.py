"""Names, log lines, shows and results of Particle Builder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from game.core.particles import PARTICLES, STATISTICS, W_MINUS, W_PLUS, charge, printed
from game.core.phrase import Filling, Phrase, literal, say
from game.rules.particle_builder import View
from game.rules.particle_builder.decays import DECAYS, TRANSFORMED
from game.rules.particle_builder.deck import ANTI, BOSON, IS_ANTI, POINTS, RANKS
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    FIRST_BOSON,
    PLACES,
    SLOTS,
    TARGETS,
    is_stack,
    points_of,
)
from game.rules.particle_builder.state import HIDDEN
from game.tables.capabilities import share
from game.tables.pictures import Card
from game.tables.table import LOUD, CountLine, Effect, seat_name

G = "particle_builder-"
"""Prefix of every key of this game."""
VERDICT = "verdict"
"""The spot in which the outcome of a comparison is told: where a question stands otherwise."""

UNITS = ("eV", "MeV", "GeV")
"""Of masses, the smallest first."""
COLOUR_NAMES = ("none", "red", "green", "blue")


def particle(card: int) -> Phrase:
    """The name of a particle."""
    return say(f"particle-{PARTICLES[card].key}")


def at_address(view: View, address: int) -> str:
    """The spot that is touched at an address: the card that lies there, or the empty place."""
    piece = view.pieces[address]
    return f"place:{address}" if piece == EMPTY else f"card:{piece}"


def in_hand(view: View, seat: int) -> str:
    """The spot of the card in a hand."""
    return f"card:{view.hand_pieces[seat]}"


def symbol(card: int) -> str:
    """The symbol of a particle in running text."""
    return str(PARTICLES[card].symbol)


def target_name(target: int) -> Phrase:
    """The name of a particle system."""
    return say(f"{G}target-{TARGETS[target].key}")


def wants(view: View, seat: int, card: int) -> bool:
    """True where the target of a seat needs one more of this card than the seat owns."""
    if view.aims[seat] == EMPTY or view.finisher != EMPTY:
        return False
    base = seat * PLACES
    own = [
        *view.cards[base + SLOTS.start : base + SLOTS.stop],
        *view.cards[base + AREAS.start : base + AREAS.stop],
    ]
    return own.count(card) < TARGETS[view.aims[seat]].needs.count(card)


def colour_name(card: int, colour: int) -> Phrase:
    """Red, green, blue; anti-red ... on an antiquark."""
    anti = "anti" if IS_ANTI[card] else ""
    return say(f"{G}colour-{anti}{COLOUR_NAMES[colour]}")


def value(card: int, statistic: int) -> Phrase:
    """A statistic as the card prints it."""
    return printed(PARTICLES[card], STATISTICS[statistic])


Family = Literal["quark", "lepton", "boson"]


def said_value(view: View, seat: int, statistic: int) -> Phrase | None:
    """Known value of a statistic of the card in a seat's hand; None where it is hidden."""
    card = _known_card(view, seat, statistic)
    return None if card == EMPTY else value(card, statistic)


def _known_card(view: View, seat: int, statistic: int) -> int:
    """A card with the value that is known of a seat's hand; `EMPTY` where none is known."""
    card = view.hands[seat]
    if card != HIDDEN:
        return card
    if statistic != view.statistic or view.announced[seat] == EMPTY:
        return EMPTY
    return RANKS[statistic].index(view.announced[seat])


def card_art(card: int, colour: int = 0, *, aside: bool = False) -> Card:
    """A particle card with its points and its colour token; ``aside``: see `Card`."""
    letter = "-rgb"[colour] + ("bar" if IS_ANTI[card] else "") if colour else ""
    return Card(card, POINTS[card], letter, aside)


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


# --- the log ------------------------------------------------------------------------------------


def tell(kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
    """The log line of an event; None for one that needs no words."""
    match kind:
        case "compared":
            return _compared(facts, view)
        case "decayed":
            return _decayed(facts)
        case "transformed":
            return _transformed(facts)
        case "coloured" | "recoloured":
            return _coloured(kind, facts, view)
        case "moved" | "placed":
            return _laid(kind, facts)
        case "stole":
            return _stolen(facts, view)
        case "swapped":
            return _swapped(facts)
        case "completed" | "aimed":
            return _of_a_target(kind, facts)
        case "radiated":
            return _plain(f"radiated-{PARTICLES[facts['card']].key}", facts)
        case "oscillated":
            before = symbol(facts["before"])
            return _plain(kind, facts, reaction=f"{before} → {symbol(facts['card'])}")
        case "rolled":
            return _rolled(facts, view)
        case "annihilated":
            return _annihilated(facts)
        case "failed":
            # An even number that fails: a pair of neutrinos wants a six (ruling 39).
            return _plain("failed-even" if view.dice[-1] % 2 == 0 else kind, facts)
        case "discarded":
            # Bosons never have to be discarded: this one did its work.
            return _plain("absorbed" if BOSON[facts["card"]] else kind, facts)
        case "remained" | "formed":
            return _plain(kind, facts)
        case "kept" | "exchanged":
            return say(f"{G}log-{kind}", seat=seat_name(facts["seat"]))
    return None


def _of_a_target(kind: str, facts: Mapping[str, int]) -> Phrase:
    """The target; of a complete one also its particles and how their charges add up."""
    names = {"seat": seat_name(facts["seat"]), "target": target_name(facts["target"])}
    if kind == "aimed":
        return say(f"{G}log-aimed", **names)
    needs = TARGETS[facts["target"]].needs
    whole = charge(sum(PARTICLES[card].charge for card in needs))
    sums = f"{charges(needs)} = {whole}"
    parts = say(f"{G}equation", reaction=" + ".join(map(symbol, needs)), sums=sums)
    return say(f"{G}log-completed", **names, parts=parts)


def _plain(kind: str, facts: Mapping[str, int], **more: Filling) -> Phrase:
    """A line about a seat and a card."""
    seat, card = seat_name(facts["seat"]), particle(facts["card"])
    return say(f"{G}log-{kind}", seat=seat, card=card, **more)


def _laid(kind: str, facts: Mapping[str, int]) -> Phrase:
    at = facts["to"] if "to" in facts else facts["at"]
    return _plain(f"{kind}-{_area(at)}", facts)


def _area(address: int) -> str:
    return "target" if address % PLACES in AREAS else "mat"


def _stolen(facts: Mapping[str, int], view: View) -> Phrase:
    """The card that was pulled over, from which player, and the charge that the boson acts on."""
    why = acts_on(view.discards[-1])
    victim = seat_name(facts["at"] // PLACES)
    return _plain(f"stole-{_area(facts['to'])}", facts, other=victim, why=why)


def _rolled(facts: Mapping[str, int], view: View) -> Phrase:
    """The die, and what it was thrown for."""
    card = particle(view.cards[facts["at"]])
    seat = seat_name(facts["seat"])
    return say(f"{G}log-rolled", seat=seat, card=card, value=facts["value"])


def _annihilated(facts: Mapping[str, int]) -> Phrase:
    """The pair, that its charges add up to nothing, and who loses the card on the mat."""
    pair = (facts["card"], ANTI[facts["card"]])
    both, owner = " + ".join(map(symbol, pair)), facts["at"] // PLACES
    sums = f"{charges(pair)} = 0"
    if owner == facts["seat"]:
        return _plain("annihilated", facts, pair=both, charges=sums)
    return _plain(
        "annihilated-taken",
        facts,
        pair=both,
        charges=sums,
        other=seat_name(owner),
        points=POINTS[facts["card"]],
    )


def _decayed(facts: Mapping[str, int]) -> Phrase:
    equation = decay_equation(facts["decay"])
    return say(f"{G}log-decayed", seat=seat_name(facts["seat"]), equation=equation)


def acts_on(boson: int) -> Phrase:
    """The cards that a boson which pulls acts on."""
    return say(f"{G}acts-{PARTICLES[boson].key}")


def _swapped(facts: Mapping[str, int]) -> Phrase:
    return say(f"{G}log-swapped", **{name: seat_name(facts[name]) for name in ("seat", "other")})


def _compared(facts: Mapping[str, int], view: View) -> Phrase:
    """A comparison: both values for two players, the own one for three."""
    seat, statistic = facts["seat"], facts["statistic"]
    name = say(f"stat-{STATISTICS[statistic]}")
    mine = said_value(view, seat, statistic) or literal("")
    rivals = [other for other in range(view.seats) if other != seat]
    other = max(rivals, key=lambda rival: view.announced[rival])
    theirs = said_value(view, other, statistic) or literal("")
    key = ("loses", "ties", "wins")[facts["result"] + 1]
    line = say(
        f"{G}log-compared-{key}", seat=seat_name(seat), statistic=name, mine=mine, theirs=theirs
    )
    cards = (_known_card(view, seat, statistic), _known_card(view, other, statistic))
    units = _units(cards) if STATISTICS[statistic] == "mass" and EMPTY not in cards else None
    return line if units is None else say(f"{G}log-compared-units", line=line, units=units)


def _units(cards: Sequence[int]) -> Phrase | None:
    """Comparison of the two units of the masses of these cards; None where there is one."""
    units = {PARTICLES[card].mass_text[1] for card in cards} - {""}
    smaller, *larger = sorted(units, key=UNITS.index) or [""]
    return say(f"{G}units-{smaller}-{larger[0]}") if larger else None


def _transformed(facts: Mapping[str, int]) -> Phrase:
    before, after = facts["before"], facts["card"]
    boson = W_PLUS if after in TRANSFORMED[W_PLUS][before] else W_MINUS
    line = equation((before, boson), (after,))
    return say(f"{G}log-transformed", seat=seat_name(facts["seat"]), equation=line)


def _coloured(kind: str, facts: Mapping[str, int], view: View) -> Phrase:
    card = facts["card"] if "card" in facts else view.cards[facts["at"]]
    colour = colour_name(card, facts["colour"])
    return say(f"{G}log-{kind}", seat=seat_name(facts["seat"]), card=particle(card), colour=colour)


# --- shows --------------------------------------------------------------------------------------


def effects(kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
    """The show of an event."""
    at = facts.get("at", EMPTY)
    match kind:
        case "compared":
            return [Effect("words", VERDICT, words=_verdict(facts, view))]
        case "swapped":
            seat = facts["seat"]
            shout = say(f"{G}shout-swapped", seat=seat_name(seat))
            return [Effect("words", in_hand(view, seat), words=shout)]
        case "rolled":
            return [Effect("roll", at_address(view, at), value=facts["value"])]
        case "placed":
            return [_points(facts, at_address(view, at), POINTS[facts["card"]])]
        case "annihilated":
            return _annihilation(facts)
        case "decayed":
            return [Effect("decay", at_address(view, at))]
        case "stole":
            return [Effect("ring", at_address(view, facts["to"]))]
        case "radiated" | "transformed" | "oscillated" | "recoloured" | "exchanged":
            return [Effect("ring", at_address(view, at))]
        case "completed":
            at_target = f"place:{facts['seat'] * PLACES + AREAS.start}"
            bonus = TARGETS[facts["target"]].points
            shout = say(f"{G}shout-completed", target=target_name(facts["target"]))
            told = [Effect("words", at_target, value=LOUD, words=shout)]
            # Of a rival's target the question to the player says so, at once.
            told = told if facts["seat"] == view.seat else []
            return [Effect("shower", at_target), *told, _points(facts, at_target, bonus)]
    return []


def _verdict(facts: Mapping[str, int], view: View) -> Phrase:
    """The outcome of a comparison; of an own one in the words that stand there afterwards."""
    if facts["seat"] == view.seat:
        return outcome(facts["result"], view.seats)
    key = ("loses", "ties", "wins")[facts["result"] + 1]
    return say(f"{G}verdict-{key}", seat=seat_name(facts["seat"]))


def outcome(result: int, seats: int) -> Phrase:
    """An own comparison that was won (1), tied (0) or lost (-1)."""
    key = ("lost", "tied", "won")[result + 1]
    return say(f"{G}headline-{key}{'-three' if key == 'lost' and seats > 2 else ''}")


def _annihilation(facts: Mapping[str, int]) -> list[Effect]:
    """The card on the own mat was worth its points there already (ruling 17); a rival's was not."""
    seat, at, points = facts["seat"], facts["at"], POINTS[facts["card"]]
    pairs, place, owner = f"pairs:{seat}", f"place:{at}", at // PLACES
    flash = Effect("annihilate", pairs, place)
    if owner == seat:
        return [flash, _points(facts, pairs, points)]
    taken = say(f"{G}taken", other=seat_name(owner), points=points)
    return [flash, Effect("words", place, words=taken), _points(facts, pairs, 2 * points)]


def _points(facts: Mapping[str, int], at: str, points: int) -> Effect:
    """They fly to the player's score."""
    return Effect("points", at, f"score:{facts['seat']}", points)


# --- the result ---------------------------------------------------------------------------------


def result(view: View) -> Sequence[CountLine]:
    """Points by where they lie, the total last."""
    seats = range(view.seats)
    rows = list(zip(*(points_of(view, seat) for seat in seats), strict=True))
    lines = [
        CountLine(say(f"{G}result-{name}"), tuple(literal(str(points)) for points in row))
        for name, row in zip(("on-target", "on-mat", "pairs", "target"), rows, strict=True)
    ]
    total = tuple(literal(str(points)) for points in view.scores)
    return [*lines, CountLine(say(f"{G}result-total"), total, total=True, scores=view.scores)]


# --- goal, tension and the parts of the result ----------------------------------------------------


BOSONS = 6
"""Stacks of bosons on a mat."""


def goal(view: View) -> Phrase:
    """The goal: points, and by which of them the game ends. All targets are worth the same."""
    return say(f"{G}goal", points=TARGETS[view.offered[0]].points)


def tension(view: View) -> float:
    """Part of a target that lies there, of the player that has most of it."""
    built = [0.0]
    for seat, aim in enumerate(view.aims[: view.seats]):
        needs = list(TARGETS[aim].needs)
        whole = len(needs)
        for place in range(PLACES):
            address = seat * PLACES + place
            card = view.cards[address]
            if card != EMPTY and not is_stack(address) and card in needs:
                needs.remove(card)
        built.append(share(whole - len(needs), whole))
    return max(built)


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Card by card: on the target, on the mat, annihilated; then what the target is worth."""
    return tuple(tuple(_counted(view, seat)) for seat in range(view.seats))


def _counted(view: View, seat: int) -> Iterator[int]:
    base = seat * PLACES
    for places in (AREAS, SLOTS):
        cards = view.cards[base + places.start : base + places.stop]
        yield from (POINTS[card] for card in cards if card != EMPTY)
    for boson, height in enumerate(view.heights[seat * BOSONS : (seat + 1) * BOSONS], FIRST_BOSON):
        yield from [POINTS[boson]] * height
    yield from (POINTS[card] for card in view.pairs[seat] for _ in range(2))
    if view.finisher == seat:
        yield TARGETS[view.aims[seat]].points
