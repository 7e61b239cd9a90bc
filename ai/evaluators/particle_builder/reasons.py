"""Reasons of hints in Particle Builder: the chance in per cent, the rule, or the physics."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ai.evaluators.particle_builder.outlook import (
    SeatExpectations,
    lacking,
)
from ai.evaluators.particle_builder.trades import Trades, odds
from game.core.particles import PARTICLES, STATISTICS
from game.core.phrase import Filling, Phrase, say
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import (
    ANTI,
    BOSON,
    NEUTRINO,
    POINTS,
    RANKS,
    deck_of,
)
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    SLOTS,
    TARGETS,
    score,
)
from game.rules.particle_builder.state import HIDDEN

_G = "particle_builder-hint-"
KEPT = 0.5
"""Points: where no comparison is expected to bring more, the card in hand is kept."""
SLIGHT = 0.2
"""Points: statistics that differ by less are as good for a hint."""
FIRST_DICE = 4
"""First level at which a die decides whether an ability succeeds."""


def particle(card: int) -> Phrase:
    """The name of a particle."""
    return say(f"particle-{PARTICLES[card].key}")


def target(view: View, seat: int) -> Phrase:
    """The name of a seat's target."""
    return say(f"particle_builder-target-{TARGETS[view.aims[seat]].key}")


class Chances(NamedTuple):
    """Chances of a comparison, from 0 to 1; what is left of 1 is to lose it."""

    win: float
    tie: float
    """No swap."""


def chances(view: View, statistic: int) -> Chances:
    """Chances that the mover's card beats every other in this statistic, or ties with the best."""
    ranks = RANKS[statistic]
    mine = ranks[view.hands[view.mover]]
    beaten = sum(n for card, n in enumerate(view.unseen) if ranks[card] < mine)
    alike = sum(n for card, n in enumerate(view.unseen) if ranks[card] == mine)
    win = _all_of(view, beaten)
    return Chances(win, _all_of(view, beaten + alike) - win)


def _all_of(view: View, cards: int) -> float:
    """Chance that all hidden hands hold cards of these ``cards`` unseen ones."""
    total, chance = max(1, sum(view.unseen)), 1.0
    for drawn in range(sum(card == HIDDEN for card in view.hands)):
        chance *= max(0, cards - drawn) / max(1, total - drawn)
    return chance


def win_percent(view: View, statistic: int) -> int:
    """Chance, in per cent, that the mover's card beats every other in this statistic."""
    return round(100 * chances(view, statistic).win)


def reason(view: View, move: Move) -> Phrase:
    """Reason for this move."""
    match move.kind:
        case "statistic":
            return _statistic(view, move)
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


def gains(view: View) -> list[float]:
    """Points that the mover may expect to win by comparing each of the statistics."""
    trades = Trades(view, SeatExpectations.of(view, view.unseen))
    return trades.comparisons(range(len(STATISTICS)))


def all_alike(view: View) -> bool:
    """True if nothing depends on the statistic that the mover compares.

    No rival is near its end or can hold a card that a player needs, and no swap brings anything.
    """
    hopes, seats = gains(view), range(view.seats)
    if max(hopes) > KEPT or max(hopes) - min(hopes) > SLIGHT:
        return False
    if any(len(lacking(view, seat)) < 2 for seat in seats if seat != view.mover):
        return False
    wanted = {card for seat in seats for card in lacking(view, seat)}
    return not any(view.unseen[card] for card in wanted - {view.hands[view.mover]})


def reached(view: View, statistic: int) -> float:
    """Chance that a rival holds a card that decides much, and that this statistic beats it."""
    return sum(view.unseen[card] for card in _deciding(view, statistic)) / max(1, sum(view.unseen))


def _deciding(view: View, statistic: int) -> list[int]:
    """Unseen cards that decide much and that the mover's card beats in this statistic.

    Those are the cards that the mover needs, and then the last one that a rival needs.
    """
    ranks, mine = RANKS[statistic], view.hands[view.mover]
    wanted = lacking(view, view.mover)[:]
    for seat in range(view.seats):
        if seat != view.mover and len(lacks := lacking(view, seat)) == 1:
            wanted += lacks
    beaten = (card for card in wanted if card != mine and ranks[card] < ranks[mine])
    return [card for card in dict.fromkeys(beaten) if view.unseen[card]]


def _statistic(view: View, move: Move) -> Phrase:
    """The chance, and that no other statistic has a better one, where that is so.

    It never says that all are as good: a look back that marks one of them takes these words, too.
    """
    name, percent = say(f"stat-{STATISTICS[move.at]}"), win_percent(view, move.at)
    ties = round(100 * chances(view, move.at).tie)
    told: dict[str, Filling] = {"statistic": name, "percent": percent, "ties": ties}
    if not _wins_most_often(view, move):
        return _helps(view, move) or say(f"{_G}statistic", **told)
    kept = _to_keep(view)
    if kept is None:
        return say(f"{_G}statistic-best", **told)
    if all_alike(view):
        return say(f"{_G}statistic-kept", why=kept, statistic=name, percent=percent)
    card = particle(view.hands[view.mover])
    return say(f"{_G}statistic-choice", card=card, **told)


def _wins_most_often(view: View, move: Move) -> bool:
    return win_percent(view, move.at) >= max(
        map(partial(win_percent, view), range(len(STATISTICS)))
    )


def beside_light(view: View, move: Move) -> Phrase | None:
    """Words beside the light: why a statistic seems a bad choice and is none, or its chances.

    Without them a tie seems a fault of the light, although there was no better choice. That any
    statistic will do is said where nothing at all depends on it (`all_alike`). Of a swap
    and of a pair the reason in few words: there is little room beside the buttons.
    """
    if move.kind in ("swap", "keep"):
        return _lit_swap(view, move)
    if move.kind == "annihilate":
        return _lit_pair(view, move)
    if move.kind == "place" and view.finisher == EMPTY:
        lacks, points = lacking(view, view.mover), TARGETS[view.aims[view.mover]].points
        if lacks == [view.hands[view.mover]]:
            named = {"card": particle(lacks[0]), "target": target(view, view.mover)}
            return say(f"{_G}light-completes", **named, points=points)
    if move.kind != "statistic":
        return None
    win, tie = chances(view, move.at)
    wins, ties = round(10 * win), round(10 * tie)
    chance = None
    if wins:
        told: dict[str, Filling] = {"statistic": say(f"stat-{STATISTICS[move.at]}"), "wins": wins}
        chance = say(f"{_G}light-chance", **told, ties=ties)
        if _to_keep(view) is not None:
            chance = say(f"{_G}light-choice", **told, card=particle(view.hands[view.mover]))
    return _any_will_do(view) or _helps(view, move) or chance


def _lit_swap(view: View, move: Move) -> Phrase | None:
    """Reason for a swap or for none. With two rivals their buttons leave no room for it."""
    if view.seats > 2:
        return None
    seat, other = view.mover, 1 - view.mover
    held, given = view.hands[seat], view.hands[other]
    if move.kind == "swap":
        held, given = given, held
    whose = "theirs" if move.kind == "swap" else "yours"
    if HIDDEN in (held, given):
        return say(f"{_G}light-{whose}-blind")
    if held in lacking(view, seat):
        return say(f"{_G}light-{whose}-wanted", target=target(view, seat))
    if _whose_pair(view, held) is not None:
        return say(f"{_G}light-{whose}-pair", anti=particle(ANTI[held]))
    if held in lacking(view, other):
        return say(f"{_G}light-{whose}-deny")
    if POINTS[held] > POINTS[given]:
        return say(f"{_G}light-{whose}-points")
    if POINTS[held] == POINTS[given]:
        return say(f"{_G}light-equal")
    return say(f"{_G}light-{whose}-trial")


def _lit_pair(view: View, move: Move) -> Phrase | None:
    """Reason to annihilate, where no die decides."""
    card = view.hands[view.mover]
    if view.level >= FIRST_DICE:
        return None
    if move.at // PLACES == view.mover:
        return say(f"{_G}light-safe", points=POINTS[card])
    return say(f"{_G}light-takes", points=2 * POINTS[card], lost=POINTS[card])


def _to_keep(view: View) -> Phrase | None:
    """Reason to keep the card in hand whatever the comparison brings; None: there is none."""
    card = view.hands[view.mover]
    if max(gains(view)) > KEPT:
        return None
    if card in lacking(view, view.mover):
        return say(f"{_G}keep-wanted", card=particle(card), target=target(view, view.mover))
    if (whose := _whose_pair(view, card)) is not None:
        return say(f"{_G}keep-annihilate{whose}", card=particle(card), anti=particle(ANTI[card]))
    return None


def _any_will_do(view: View) -> Phrase | None:
    """The reason to keep the card, and that any statistic will do; None where not all are alike."""
    card = view.hands[view.mover]
    if not all_alike(view):
        return None
    if card in lacking(view, view.mover):
        return say(f"{_G}light-keep", card=particle(card), target=target(view, view.mover))
    if _whose_pair(view, card) is not None:
        return say(f"{_G}light-pair", card=particle(card), anti=particle(ANTI[card]))
    return None


def _helps(view: View, move: Move) -> Phrase | None:
    """Reason for comparing a statistic that wins less often than another one.

    Where the card in hand is kept as a rule, it is a card that decides much (`reached`).
    """
    if _wins_most_often(view, move):
        return None
    hopes, statistics = gains(view), range(len(STATISTICS))
    name, percent = say(f"stat-{STATISTICS[move.at]}"), win_percent(view, move.at)
    told: dict[str, Filling] = {"statistic": name, "percent": percent}
    often = max(statistics, key=partial(win_percent, view))
    if max(hopes) <= KEPT and reached(view, move.at) > reached(view, often):
        card = _deciding(view, move.at)[0]
        if card in lacking(view, view.mover):
            aim = target(view, view.mover)
            return say(f"{_G}light-catch", **told, card=particle(card), target=aim)
        return say(f"{_G}light-deny", **told, card=particle(card))
    if hopes[move.at] < max(hopes) - SLIGHT or hopes[move.at] <= hopes[often]:
        return None
    return say(f"{_G}light-helps", **told)


def _whose_pair(view: View, card: int) -> str | None:
    """The end of the key of a hint for a pair: whose mat holds the antiparticle of this card.

    A rival's comes first: it brings more. None where none lies, or where a die decides.
    """
    if BOSON[card] or view.level >= FIRST_DICE:
        return None
    owners = _owners(view, ANTI[card])
    if not owners:
        return None
    return "" if owners == {view.mover} else "-rival"


def _owners(view: View, card: int) -> set[int]:
    """Seats on whose mat this card lies."""
    places = (seat * PLACES + slot for seat in range(view.seats) for slot in SLOTS)
    return {at // PLACES for at in places if view.cards[at] == card}


def _pair_points(card: int, *, own: bool) -> int:
    """Points of an annihilated pair; a card on the own mat counted before (ruling 17)."""
    return POINTS[card] if own else 2 * POINTS[card]


def _swap(view: View, move: Move) -> Phrase:
    seat = view.mover
    mine = view.hands[seat]
    lacks = lacking(view, seat)
    if move.kind == "keep":
        if mine in lacks:
            return say(f"{_G}keep-wanted", card=particle(mine), target=target(view, seat))
        if (whose := _whose_pair(view, mine)) is not None:
            pair = {"card": particle(mine), "anti": particle(ANTI[mine])}
            return say(f"{_G}keep-annihilate{whose}", **pair)
        return _kept(view, mine)
    theirs = view.hands[move.at]
    if theirs == HIDDEN:
        return say(f"{_G}swap-blind")
    if theirs in lacks:
        return say(f"{_G}swap-wanted", card=particle(theirs), target=target(view, seat))
    if (whose := _whose_pair(view, theirs)) is not None:
        pair = {"card": particle(theirs), "anti": particle(ANTI[theirs])}
        points, lost = _pair_points(theirs, own=not whose), POINTS[theirs]
        return say(f"{_G}swap-annihilate{whose}", **pair, points=points, lost=lost)
    if theirs in lacking(view, move.at):
        return say(f"{_G}swap-deny", card=particle(theirs), target=target(view, move.at))
    if POINTS[theirs] > POINTS[mine]:
        return say(f"{_G}swap-points", card=particle(theirs), points=POINTS[theirs])
    if _pulls(view, theirs):
        return say(f"{_G}swap-pulls", card=particle(theirs))
    if not BOSON[theirs] and _owners(view, ANTI[theirs]):
        pair = {"card": particle(theirs), "anti": particle(ANTI[theirs])}
        return say(f"{_G}swap-dice", **pair, percent=round(100 * odds(view.level, theirs)))
    return say(f"{_G}swap", card=particle(theirs))


def _kept(view: View, mine: int) -> Phrase:
    """Reason for keeping a card that the own target does not need."""
    others = [seat for seat in range(view.seats) if seat != view.mover]
    for seat in others:
        if mine in lacking(view, seat):
            return say(f"{_G}keep-deny", card=particle(mine), target=target(view, seat))
    theirs = [view.hands[seat] for seat in others]
    if all(card != HIDDEN and POINTS[card] < POINTS[mine] for card in theirs):
        return say(f"{_G}keep-points", card=particle(mine), points=POINTS[mine])
    return say(f"{_G}keep", card=particle(mine))


def _pulls(view: View, boson: int) -> bool:
    """True where this boson, in the mover's hand, could pull over a card of another player."""
    if view.level < 2 or boson not in ATTRACTS:
        return False
    owned = [(at // PLACES == view.mover, card) for at, card in enumerate(view.cards)]
    there = [(own, card) for own, card in owned if card != EMPTY]
    acts = any(own and FEELS[boson][card] for own, card in there)
    return acts and any(not own and ATTRACTS[boson][card] for own, card in there)


def _place(view: View, move: Move) -> Phrase:
    seat = view.mover
    card = view.hands[seat]
    lacks = lacking(view, seat)
    if card in lacks and len(lacks) == 1:
        aim = TARGETS[view.aims[seat]]
        gain = POINTS[card] + (aim.points if view.finisher == EMPTY else 0)
        names = {"card": particle(card), "target": target(view, seat)}
        others = max(score(view, other) for other in range(view.seats) if other != seat)
        have = score(view, seat) + gain
        return say(f"{_G}place-complete", **names, points=gain, have=have, others=others)
    if move.at % PLACES in AREAS:
        return say(f"{_G}place-target", card=particle(card), target=target(view, seat))
    if BOSON[card]:
        return say(f"{_G}place-boson", points=POINTS[card])
    if card in lacks:
        return say(f"{_G}place-wanted", card=particle(card), target=target(view, seat))
    names = {"card": particle(card), "target": target(view, seat)}
    part = int(card in TARGETS[view.aims[seat]].needs)
    return say(f"{_G}place-fermion", **names, part=part, points=POINTS[card])


def _ability(view: View, move: Move) -> Phrase:
    seat, card = view.mover, view.hands[view.mover]
    there = view.cards[move.at]
    percent = 100 if view.level < FIRST_DICE else 50
    if move.kind == "annihilate":
        if view.level >= 5 and NEUTRINO[card]:
            percent = 17
        owner = move.at // PLACES
        pair = {"card": particle(card), "anti": particle(there)}
        points = _pair_points(card, own=owner == seat)
        if percent < 100:
            return say(f"{_G}annihilate-dice", **pair, points=points, percent=percent)
        key = "annihilate" if owner == seat else "annihilate-rival"
        return say(f"{_G}{key}", **pair, points=points, lost=POINTS[there])
    if move.kind == "attract":
        key = "attract-wanted" if there in lacking(view, seat) else "attract"
        return say(f"{_G}{key}", boson=particle(card), card=particle(there), percent=percent)
    if move.kind == "transform":
        return say(f"{_G}transform", before=particle(there), card=particle(move.to))
    return say(f"{_G}{move.kind}", percent=percent)


def next_step(view: View, move: Move) -> Phrase | None:
    """The card that the target needs then, and how many of its kind have not been seen."""
    if move.kind not in ("place", "swap", "keep"):
        return None
    card = view.hands[move.at if move.kind == "swap" else view.mover]
    lacks = list(lacking(view, view.mover))
    if card in lacks:
        lacks.remove(card)
    elif move.kind != "place" and card != HIDDEN and _whose_pair(view, card) is not None:
        return None  # it is for another card than one of the target
    if card == HIDDEN or not lacks:
        return None
    wanted = max(lacks, key=lambda kind: view.unseen[kind])
    copies = deck_of(view.level).count(wanted)
    named = {"card": particle(wanted), "target": target(view, view.mover)}
    return say(f"{_G}next", **named, left=view.unseen[wanted], all=copies)
