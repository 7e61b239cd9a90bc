"""Why a move is good, in one sentence: the chance in per cent, the rule, or the physics."""

from __future__ import annotations

from ai.evaluators.particle_builder.outlook import lacking
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.core.printed import STATISTICS
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import BOSON, NEUTRINO, POINTS, RANKS
from game.rules.particle_builder.mat import AREAS, PLACES, TARGETS
from game.rules.particle_builder.state import HIDDEN

_G = "particle_builder-hint-"


def particle(card: int) -> Phrase:
    """The name of a particle."""
    return say(f"particle-{PARTICLES[card].key}")


def target(view: View, seat: int) -> Phrase:
    """The name of a seat's target."""
    return say(f"particle_builder-target-{TARGETS[view.aims[seat]].key}")


def win_percent(view: View, statistic: int) -> int:
    """Chance, in per cent, that the mover's card beats every other in this statistic."""
    ranks = RANKS[statistic]
    mine = ranks[view.hands[view.mover]]
    total = max(1, sum(view.unseen))
    beaten = sum(n for card, n in enumerate(view.unseen) if ranks[card] < mine)
    hidden = sum(card == HIDDEN for card in view.hands)
    chance = 1.0
    for drawn in range(hidden):
        chance *= max(0, beaten - drawn) / max(1, total - drawn)
    return round(100 * chance)


def reason(view: View, move: Move) -> Phrase:
    """Why this move."""
    match move.kind:
        case "statistic":
            name = say(f"stat-{STATISTICS[move.at]}")
            return say(f"{_G}statistic", statistic=name, percent=win_percent(view, move.at))
        case "swap" | "keep":
            return _swap(view, move)
        case "place":
            return _place(view, move)
        case "annihilate" | "attract" | "recolour" | "exchange" | "transform":
            return _ability(view, move)
        case "shift":
            safe = move.to % PLACES in AREAS
            return say(f"{_G}{'shelter' if safe else 'room'}", card=particle(view.cards[move.at]))
        case "aim":
            return say(f"{_G}aim", points=TARGETS[move.at].points)
        case "colour":
            return say(f"{_G}colour")
        case "radiate":
            return say(f"{_G}radiate")
        case "pion":
            return say(f"{_G}pion", card=particle(move.at))
        case "retain":
            wanted = move.at in lacking(view, view.mover)
            key = "retain-wanted" if wanted else "retain"
            return say(f"{_G}{key}", card=particle(move.at), points=POINTS[move.at])
    return say(f"{_G}discard")


def _swap(view: View, move: Move) -> Phrase:
    seat = view.mover
    mine = view.hands[seat]
    lacks = lacking(view, seat)
    if move.kind == "keep":
        if mine in lacks:
            return say(f"{_G}keep-wanted", card=particle(mine), target=target(view, seat))
        return say(f"{_G}keep")
    theirs = view.hands[move.at]
    if theirs == HIDDEN:
        return say(f"{_G}swap-blind")
    if theirs in lacks:
        return say(f"{_G}swap-wanted", card=particle(theirs), target=target(view, seat))
    if theirs in lacking(view, move.at):
        return say(f"{_G}swap-deny", card=particle(theirs), target=target(view, move.at))
    if POINTS[theirs] > POINTS[mine]:
        return say(f"{_G}swap-points", card=particle(theirs), points=POINTS[theirs])
    return say(f"{_G}swap", card=particle(theirs))


def _place(view: View, move: Move) -> Phrase:
    seat = view.mover
    card = view.hands[seat]
    lacks = lacking(view, seat)
    if card in lacks and len(lacks) == 1:
        return say(f"{_G}place-complete", card=particle(card), target=target(view, seat))
    if move.at % PLACES in AREAS:
        return say(f"{_G}place-target", card=particle(card), target=target(view, seat))
    if BOSON[card]:
        return say(f"{_G}place-boson", points=POINTS[card])
    if card in lacks:
        return say(f"{_G}place-wanted", card=particle(card), target=target(view, seat))
    return say(f"{_G}place-fermion", points=POINTS[card])


def _ability(view: View, move: Move) -> Phrase:
    seat, card = view.mover, view.hands[view.mover]
    there = view.cards[move.at]
    percent = 100 if view.level < 4 else 50
    if move.kind == "annihilate":
        if view.level >= 5 and NEUTRINO[card]:
            percent = 17
        return say(f"{_G}annihilate", points=2 * POINTS[card], percent=percent)
    if move.kind == "attract":
        key = "attract-wanted" if there in lacking(view, seat) else "attract"
        return say(f"{_G}{key}", boson=particle(card), card=particle(there), percent=percent)
    if move.kind == "transform":
        return say(f"{_G}transform", before=particle(there), card=particle(move.to))
    return say(f"{_G}{move.kind}", percent=percent)
