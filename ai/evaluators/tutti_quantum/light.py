"""The light of a beginner: the words beside a move that looks worse than one that can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.diagram import AROUND, END_A, END_B, Diagram, natural, rebuilt
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import COOP, PICK, PLACE, Move, View
from game.rules.tutti_quantum.vertex import CHARGED, DECK, KEYS, thirds

MANY = 2
"""So many cards of a kind to come let a place for one wait."""
NONE = -9
"""Points of a card that has no place: less than any place costs."""

SOON = 3
"""In so many rounds before the end, the place of the secret card may be the last one for it."""

LIGHT = "tutti_quantum-hint-light-"
"""Prefix of the keys of these words."""
BEFORE = {
    "turned": ("turned",),
    "secret": ("secret", "better", "secret-cost"),
    "keeps": ("keeps",),
    "denies": ("denies",),
    "more": ("more-waits", "more-later"),
    "promise": ("promise-waits", "promise-later"),
}
"""End of the key while no card is picked -> the ends of those beside the lit place."""


def beside_light(view: View, move: Move) -> Phrase | None:
    """The words beside the light: that the arrow has to be turned, or what the move prepares."""
    told = _beside(view, move)
    return told and _with_cost(view, move, told)


def _beside(view: View, move: Move) -> Phrase | None:
    """The same, without a cost that some of the words leave out."""
    if move.kind == "place":
        before = rebuilt(view.diagrams[0 if view.mode == COOP else view.turn])
        if move.facing != natural(before, move.edge, move.card):
            return say(f"{LIGHT}turned")
    return _prepares(view, move)


def before_light(view: View, move: Move) -> Phrase | None:
    """The same while no card is picked: the card to touch, and why, without the unlit place."""
    if move.kind != "place" or view.phase != PICK:
        return None
    told = _beside(view, move)
    if told is None:
        return _pays(view, move)
    end = told.key.removeprefix(LIGHT)
    key = next((name for name, ends in BEFORE.items() if end in ends), "later")
    facts = dict(told.args)
    words = say(
        f"{LIGHT}before-{key}",
        card=_name(move.card),
        other=facts.get("card", _name(move.card)),
        points=facts.get("points", 0),
    )
    return _with_cost(view, move, words)


def _with_cost(view: View, move: Move, told: Phrase) -> Phrase:
    """These words, with what the move costs now where they do not name it."""
    before = rebuilt(view.diagrams[0 if view.mode == COOP else view.turn])
    price = points_now(before, move, view.scoring)
    if price >= 0 or told.key.endswith("-cost"):
        return told
    return say(f"{LIGHT}costs", line=told, cost=-price)


def _pays(view: View, move: Move) -> Phrase | None:
    """The points of a card that needs no other reason; or that no card in the row brings any."""
    diagram = rebuilt(view.diagrams[view.turn])
    points = points_now(diagram, move, view.scoring)
    if points > 0:
        return say(f"{LIGHT}before-pays", card=_name(move.card), points=points)
    rest = (points_now(diagram, one, view.scoring) for one in _choices(diagram, view.row))
    if not diagram.laid:
        return say(f"{LIGHT}before-begins", card=_name(move.card))
    if points == 0 and max(rest) == 0:
        return say(f"{LIGHT}before-costs-nothing", card=_name(move.card))
    return None


def _prepares(view: View, move: Move) -> Phrase | None:
    """The points that a move prepares, where another card or place brings more of them now.

    A card is named if the diagram offers it less so far. Otherwise the move opens one more place
    of a kind, which is said where enough cards are left for all of them.
    """
    if move.kind != "place" or view.phase != PICK:
        return None
    before = rebuilt(view.diagrams[view.turn])
    best = max(_choices(before, view.row), key=lambda one: points_now(before, one, view.scoring))
    now = points_now(before, best, view.scoring)
    if now <= points_now(before, move, view.scoring):
        return None
    after, left = _with(before, move), to_come(view, move)
    price = points_now(before, move, view.scoring)
    secret = view.secrets[view.turn]
    if not view.pile:
        # In the last round the row goes as it lies: only the secret card is sure to come.
        left = [int(card == secret) for card in range(len(KEYS))]
    fresh, more = _hopes(view, before, move, left)
    if secret in fresh:
        if price < 0:
            key = "secret-cost"
        else:
            key = "better" if _most(before, secret, before.open, view.scoring) > 0 else "secret"
        return say(f"{LIGHT}{key}", card=_name(secret), points=fresh[secret], cost=-price)
    if kept := _keeps(view, after, _with(before, best)):
        return say(f"{LIGHT}keeps", card=_name(secret), points=kept)
    stays = best.edge in after.open and points_now(after, best, view.scoring) >= now
    waits = "waits" if now > 0 and stays and left[best.card] >= MANY else "later"
    hoped = fresh or more
    if not hoped:
        if points := _denied(view, move, now - price):
            return say(f"{LIGHT}denies", card=_name(move.card), points=points)
        # Only the search knows why.
        waiting = view.pile and any(left[card] for card in _wanted(after, move))
        return say(f"{LIGHT}promise-{waits}", now=now) if waiting else None
    card = max(hoped, key=lambda one: (hoped[one] * left[one], hoped[one], one))
    key = f"{waits}-cost" if price < 0 else waits if fresh else f"more-{waits}"
    return say(f"{LIGHT}{key}", now=now, cost=-price, card=_name(card), points=hoped[card])


def _keeps(view: View, after: Diagram, instead: Diagram) -> int:
    """The points of the secret card, where those seen ``instead`` would cost more of them; or 0."""
    secret = view.secrets[view.turn]
    if secret < 0 or view.rounds - view.round > SOON:
        return 0
    kept, other = (_most(each, secret, each.open, view.scoring) for each in (after, instead))
    more = total(instead, view.scoring) - total(after, view.scoring)
    return max(0, kept) if kept - other > more else 0


def _denied(view: View, move: Move, price: int) -> int:
    """The points that a rival, next to pick, earns with this card, if more than it costs; or 0.

    It has to be the card of the row that brings the rival most, and the only one of its kind.
    ``price``: the points that another card brings the mover more now.
    """
    if len(view.diagrams) != 2 or view.row.count(move.card) > 1:
        return 0
    rival = rebuilt(view.diagrams[1 - view.turn])
    gains = {card: _most(rival, card, rival.open, view.scoring) for card in set(view.row)}
    taken = gains.pop(move.card)
    return taken if gains and taken > max(0, price, *gains.values()) else 0


def _hopes(
    view: View, before: Diagram, move: Move, left: Sequence[int]
) -> tuple[dict[int, int], dict[int, int]]:
    """The points of each kind of card beside a move, that has no such place yet; or one more.

    ``left``: of each kind, how many cards may still come.
    """
    after = _with(before, move)
    fresh: dict[int, int] = {}
    more: dict[int, int] = {}
    for card in _wanted(after, move):
        points = _most(after, card, _around(after, move), view.scoring)
        if points <= 0 or not left[card]:
            continue
        if points > _most(before, card, before.open, view.scoring):
            fresh[card] = points
        elif left[card] >= _waiting(after, card):
            more[card] = points
    return fresh, more


def plainest(view: View, best: Move, near: Sequence[Move], rated: Mapping[Move, float]) -> Move:
    """Of equally good moves the one that brings most points now, which a beginner can see.

    ``rated``: all legal moves with their ratings at first sight. They decide where nothing can be
    said for the search's move. A card is not turned round for nothing.
    """
    before = rebuilt(view.diagrams[view.turn])
    now = {move: points_now(before, move, view.scoring) for move in rated}
    secret = view.secrets[view.turn]

    def ahead(move: Move) -> int:
        """Points now, and those of the secret card on its best place then."""
        if secret < 0:
            return now[move]
        after = _with(before, move)
        return now[move] + _most(after, secret, after.open, view.scoring)

    best = max((best, *near), key=lambda move: (ahead(move), now[move]))
    most = max(now.values())
    if now[best] < most and _prepares(view, best) is None:
        # Points that can be seen are no reason to lose more with the secret card.
        least = ahead(best)
        seen = (move for move in rated if now[move] == most and ahead(move) >= least)
        best = max((best, *seen), key=rated.__getitem__)
    usual = best._replace(facing=natural(before, best.edge, best.card))
    # Without another arrow in the diagram both directions are equally good.
    free = not any(CHARGED[card] for _, card, _ in before.laid)
    return usual if usual in rated and (free or usual in near) else best


def points_now(diagram: Diagram, move: Move, scoring: int) -> int:
    """Points that a placement brings or costs, if the game ended after it."""
    return total(_with(diagram, move), scoring) - total(diagram, scoring)


def unplaced(view: View, move: Move) -> list[int]:
    """Of each kind, how many cards are on no diagram after this placement."""
    left = list(DECK)
    left[move.card] -= 1
    for diagram in view.diagrams:
        for _, card, _ in diagram:
            left[card] -= 1
    return left


def to_come(view: View, move: Move) -> list[int]:
    """Of each kind, how many cards may still come to the mover after this placement.

    Cards of the row that are certain to go to the others do not come, nor does any card of the pile
    that is gone. The last card of a row goes to the player who took its first.
    """
    left = unplaced(view, move)
    if view.mode == COOP:
        return left
    sides = len(view.diagrams)
    again = view.turn == view.first and len(view.row) > sides
    rest = _rest(view, move)
    if not view.pile:
        kept = [*(rest if again else ()), view.secrets[view.turn]]
        return [min(left[card], kept.count(card)) for card in range(len(KEYS))]
    if not again:
        for card in rest:
            left[card] -= 1
    return left


def in_row(view: View, move: Move) -> Sequence[int]:
    """The cards of the row of which the mover takes one more in this round."""
    again = view.turn == view.first and len(view.row) > len(view.diagrams)
    return _rest(view, move) if view.phase == PICK and again else ()


def _rest(view: View, move: Move) -> list[int]:
    """The row without the card of this move."""
    rest = list(view.row)
    if move.card in rest:
        rest.remove(move.card)
    return rest


def beside_it(diagram: Diagram, move: Move, coming: Sequence[int], scoring: int) -> dict[int, int]:
    """The points of each kind of card that earns some at a vertex of a card just laid.

    ``coming``: of each kind, how many cards may still come.
    """
    around = _around(diagram, move)
    earns = {
        card: _most(diagram, card, around, scoring)
        for card in _wanted(diagram, move)
        if coming[card] > 0
    }
    return {card: points for card, points in earns.items() if points > 0}


def _with(diagram: Diagram, move: Move) -> Diagram:
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return after


def _choices(diagram: Diagram, row: Sequence[int]) -> Iterator[Move]:
    """All placements of the cards in the row."""
    for card in set(row):
        for edge in diagram.open:
            yield from PLACE[card][edge]


def _wanted(diagram: Diagram, move: Move) -> set[int]:
    """The kinds of card that complete a vertex of a card just laid."""
    ends = (END_A[move.edge], END_B[move.edge])
    return {card for end in ends for card in thirds(diagram.corners[end])}


def _waiting(diagram: Diagram, card: int) -> int:
    """The number of vertices that this kind of card completes."""
    return sum(card in thirds(diagram.corners[vertex]) for vertex in diagram.vertices())


def _around(diagram: Diagram, move: Move) -> list[int]:
    """The free edges at the ends of a card just laid."""
    return [
        edge
        for vertex in (END_A[move.edge], END_B[move.edge])
        for edge in AROUND[vertex]
        if edge in diagram.open
    ]


def _most(diagram: Diagram, card: int, edges: Iterable[int], scoring: int) -> int:
    """The most points that a card brings on one of these edges; the least there is without any."""
    ways = (way for edge in edges for way in PLACE[card][edge])
    return max((points_now(diagram, way, scoring) for way in ways), default=NONE)


def _name(card: int) -> Phrase:
    return say(f"tutti_quantum-card-{KEYS[card]}")
