"""Words of the look-back: a choice against the better one, and the event that turned the chances.

A line of the log names one card and no alternative. Looking back, a player wants to know what was
given up, and which draw or swap made the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.particles import STATISTICS
from game.core.phrase import Filling, Phrase, say
from game.core.session import RuleEvent
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import ANTI, POINTS
from game.rules.particle_builder.mat import AREAS, EMPTY, PLACES
from game.rules.particle_builder.state import HIDDEN
from game.tables.table import seat_name

from .wording import G, particle, target_name, tell, wants

R = f"{G}review-"


# --- a choice -------------------------------------------------------------------------------------


def choice(view: View, played: Move, better: Move) -> Phrase | None:
    """The act that was done instead of the better one; None where the log says enough."""
    card = view.hands[view.mover]
    match played.kind, better.kind:
        case "keep" | "swap", "keep" | "swap":
            return _of_the_swap(view, played, better)
        case "statistic", "statistic":
            one, other = (say(f"stat-{STATISTICS[move.at]}") for move in (played, better))
            return say(f"{R}compared", card=particle(card), one=one, other=other)
        case "aim", "aim":
            names = target_name(played.at), target_name(better.at)
            return say(f"{R}aimed", one=names[0], other=names[1])
        case "retain", "retain":
            return _one_not_the_other("retained", played.at, better.at)
    if card == EMPTY:
        return None
    return _of_the_card(view, card, played, better)


def _one_not_the_other(end: str, one: int, other: int) -> Phrase:
    return say(f"{R}{end}", card=particle(one), other=particle(other))


def _of_the_swap(view: View, played: Move, better: Move) -> Phrase:
    """The card that was kept or taken, and the one that was not."""
    mine = view.hands[view.mover]
    if played.kind == better.kind == "swap":
        cards = view.hands[played.at], view.hands[better.at]
        if HIDDEN in cards:
            names = seat_name(played.at), seat_name(better.at)
            return say(f"{R}took-from", one=names[0], other=names[1])
        return _one_not_the_other("took", *cards)
    end, partner = ("kept", better.at) if played.kind == "keep" else ("gave", played.at)
    theirs = view.hands[partner]
    if theirs == HIDDEN:
        return say(f"{R}{end}-blind", card=particle(mine))
    return _one_not_the_other(end, mine, theirs)


def _of_the_card(view: View, card: int, played: Move, better: Move) -> Phrase | None:
    """The use of the card in hand."""
    there = {move: view.cards[move.at] for move in (played, better) if move.at >= 0}
    match played.kind, better.kind:
        case "place", "annihilate":
            return _one_not_the_other("not-annihilated", card, ANTI[card])
        case "annihilate", "place":
            return _one_not_the_other("annihilated", card, ANTI[card])
        case "annihilate", "annihilate":
            own = played.at // PLACES == view.mover
            if own == (better.at // PLACES == view.mover):
                return None
            return _one_not_the_other("own-pair" if own else "rival-pair", card, ANTI[card])
        case "place", "place":
            on_target = played.at % PLACES in AREAS
            if on_target == (better.at % PLACES in AREAS):
                return None
            return say(f"{R}{'on-target' if on_target else 'on-mat'}", card=particle(card))
        case "place", "attract":
            return _one_not_the_other("not-pulled", card, there[better])
        case "attract", "place":
            return _one_not_the_other("pulled", card, there[played])
        case "attract", "attract" if there[played] != there[better]:
            return _one_not_the_other("pulled-other", there[played], there[better])
    return None


# --- the turning point ----------------------------------------------------------------------------


class Cause(NamedTuple):
    """An event that moved the chances of a seat."""

    weight: int
    """Of several that moved them the same way the heaviest is told."""
    words: Phrase


WHOLE, TAKEN, DRAWN, COMPARED, IDLE = 10, 6, 5, 2, 1
"""Weights by kind: a complete target, a card taken away, a wanted card drawn, a comparison, and a
draw that brought nothing. A card that a target needs counts `WANTED` more."""
WANTED = 3


def turn(
    steps: Sequence[tuple[Sequence[RuleEvent[View]], Sequence[View]]], seat: Seat, rose: bool
) -> Phrase | None:
    """The event of these moves by which the chances of the seat rose or fell most.

    ``steps``: of each move its events and then the views of all seats: the game is over.
    """
    causes = [
        cause
        for events, views in steps
        for event in events
        for good, cause in _causes(event, views, seat)
        if good == rose
    ]
    return max(causes, key=lambda cause: cause.weight).words if causes else None


def _causes(
    event: RuleEvent[View], views: Sequence[View], seat: Seat
) -> Iterator[tuple[bool, Cause]]:
    """The cause that an event is, with whether it was good for the seat."""
    facts = event.facts
    actor = facts.get("seat", EMPTY)
    mine = actor == seat
    match event.kind:
        case "completed":
            yield mine, Cause(WHOLE, _line(event))
        case "annihilated" | "stole":
            owner = facts["at"] // PLACES
            if owner != actor and seat in (owner, actor):
                more = WANTED * wants(views[owner], owner, _lost(event))
                yield mine, Cause(TAKEN + more + POINTS[facts["card"]], _line(event))
        case "swapped":
            if seat in (actor, facts["other"]):
                yield mine, _swapped(facts, views, seat)
        case "drawn":
            yield from _drawn(actor, views, seat)
        case "compared":
            won = facts["result"] > 0
            yield (won if mine else not won), _compared(event, seat, won=won)


def _line(event: RuleEvent[View]) -> Phrase:
    """The line of the log, which these events have."""
    line = tell(event.kind, event.facts, event.view)
    assert line is not None
    return line


def _lost(event: RuleEvent[View]) -> int:
    """The card that its owner lost."""
    card = event.facts["card"]
    return ANTI[card] if event.kind == "annihilated" else card


def _compared(event: RuleEvent[View], seat: Seat, *, won: bool) -> Cause:
    """A comparison; of an own one also the card of a rival that it left to one or the other."""
    view = event.view
    for rival, card in enumerate(view.hands):
        owner = seat if won else rival
        if event.facts["seat"] != seat or rival == seat or card in (EMPTY, HIDDEN):
            continue
        if wants(view, owner, card):
            told: dict[str, Filling] = {
                "statistic": say(f"stat-{STATISTICS[event.facts['statistic']]}"),
                "seat": seat_name(rival),
                "card": particle(card),
                "target": target_name(view.aims[owner]),
            }
            return Cause(DRAWN, say(f"{R}{'reached' if won else 'left'}", **told))
    return Cause(COMPARED, _line(event))


def _swapped(facts: Mapping[str, int], views: Sequence[View], seat: Seat) -> Cause:
    """The card that the winner of the comparison took, and whose target needed it."""
    winner, other = facts["seat"], facts["other"]
    card = views[winner].hands[winner]
    who = "you" if winner == seat else "rival"
    names = {"seat": seat_name(other if winner == seat else winner), "card": particle(card)}
    for owner in (winner, other):
        if wants(views[owner], owner, card):
            target = target_name(views[owner].aims[owner])
            end = "wanted" if owner == winner else "denied"
            return Cause(TAKEN + WANTED, say(f"{R}{who}-took-{end}", **names, target=target))
    return Cause(TAKEN, say(f"{R}{who}-took", **names))


def _drawn(actor: Seat, views: Sequence[View], seat: Seat) -> Iterator[tuple[bool, Cause]]:
    """The card of a draw, and whether the player's target needed it."""
    view = views[actor]
    card = view.hands[actor]
    if card in (EMPTY, HIDDEN):
        return
    wanted = wants(view, actor, card)
    who = "you" if actor == seat else "rival"
    words = say(
        f"{R}{who}-drew-{'wanted' if wanted else 'other'}",
        seat=seat_name(actor),
        card=particle(card),
        target=target_name(view.aims[actor]),
    )
    yield wanted == (actor == seat), Cause(DRAWN if wanted else IDLE, words)
