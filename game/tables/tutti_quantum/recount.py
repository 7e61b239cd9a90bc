"""Words of the look-back: a card and its place against the better ones, and what turned the game.

Points of a card are those that it brought at once. What it prepared is told by the better move's
own reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, say, signed
from game.core.session import RuleEvent
from game.rules.tutti_quantum import Move, View
from game.rules.tutti_quantum.diagram import Diagram, pattern
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import COOP, DUEL, HIDDEN, PICK, PLACE, side_of
from game.tables.table import seat_name

from .wording import G, card_name, diagram_of

R = f"{G}review-"


def choice(view: View, played: Move, better: Move) -> Phrase | None:
    """The card that was played and the better one; None where the line of the log says enough.

    With what each leaves to the secret card, and what the better card can earn the rival.
    """
    if played.kind != "place" or better.kind != "place":
        return None
    got, could = _gain_by(view, played), _gain_by(view, better)
    names = {
        "card": card_name(played.card),
        "other": card_name(better.card),
        "got": signed(got),
        "could": signed(could),
    }
    if played.card == better.card:
        if played.edge == better.edge:
            return _with_secret(view, played, better, say(f"{R}arrow", **names))
        place = "place-alike" if got == could else "place"
        return _with_secret(view, played, better, say(f"{R}{place}", **names))
    line = _with_secret(view, played, better, say(f"{R}card", **names))
    points = _for_rival(view, played, better.card)
    if points <= 0:
        return line
    return say(f"{R}left", line=line, card=names["other"], points=signed(points))


def _gain_by(view: View, move: Move) -> int:
    """Points that a placement brings at once."""
    before = _own(view)
    return total(_with(before, move), view.scoring) - total(before, view.scoring)


def _own(view: View) -> Diagram:
    return diagram_of(view, 0 if view.mode == COOP else view.turn)


def _with(diagram: Diagram, move: Move) -> Diagram:
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return after


def _with_secret(view: View, played: Move, better: Move, line: Phrase) -> Phrase:
    """The line with the sums of each move and the secret card, where the latter differs."""
    secret = view.secrets[view.turn] if view.phase == PICK else HIDDEN
    if secret < 0:
        return line
    before = _own(view)
    now = [_gain_by(view, move) for move in (played, better)]
    later = [best_points(_with(before, move), secret, view.scoring) for move in (played, better)]
    if later[0] == later[1]:
        return line
    got, could = (signed(one + other) for one, other in zip(now, later, strict=True))
    return say(f"{R}secret", line=line, secret=card_name(secret), got=got, could=could)


def _for_rival(view: View, played: Move, card: int) -> int:
    """The points that a card left in the row can earn the one rival, who picks next; or 0."""
    rest = list(view.row)
    if view.mode != DUEL or view.phase != PICK or view.seats != 2 or played.card not in rest:
        return 0
    rest.remove(played.card)
    return best_points(diagram_of(view, 1 - view.turn), card, view.scoring) if card in rest else 0


def best_points(diagram: Diagram, card: int, scoring: int) -> int:
    """The most points that a card can earn on this diagram now."""
    before = total(diagram, scoring)
    ways = (way for edge in diagram.open for way in PLACE[card][edge])
    return max((total(_with(diagram, way), scoring) - before for way in ways), default=0)


class Cause(NamedTuple):
    """An event that moved the chances of a seat."""

    weight: int
    """Of several that moved them the same way the heaviest is told."""
    words: Phrase


GAIN = 10
"""Weight of one point; cards that come weigh 1."""


def turn(
    steps: Sequence[tuple[Sequence[RuleEvent[View]], Sequence[View]]], seat: Seat, rose: bool
) -> Phrase | None:
    """The event of these moves by which the chances of the seat rose or fell most.

    Its own points are no reason that they fell, nor are a rival's that they rose. Then the new
    cards are told.
    """
    causes = [
        cause
        for events, _ in steps
        for event in events
        for good, cause in _causes(event, seat)
        if good == rose
    ]
    return max(causes, key=lambda cause: cause.weight).words if causes else None


def _causes(event: RuleEvent[View], seat: Seat) -> Iterator[tuple[bool, Cause]]:
    """The causes that an event may be, each with whether it is good for the seat."""
    view, facts = event.view, event.facts
    if view.mode == COOP:
        return
    if event.kind == "dealt" and len(view.row) > 1:
        cards = _listed([card_name(card) for card in view.row])
        for good in (True, False):
            yield good, Cause(1, say(f"{R}dealt-{'good' if good else 'bad'}", cards=cards))
    if event.kind != "placed":
        return
    laid = view.diagrams[facts["diagram"]]
    points = total(pattern(laid), view.scoring) - total(pattern(laid[:-1]), view.scoring)
    own = facts["diagram"] == side_of(seat, view.mode, view.seats)
    if not points or (own and points < 0):
        return
    named = {"seat": seat_name(facts["seat"]), "card": card_name(facts["card"])}
    words = say(f"{R}{'you' if own else 'rival'}-played", **named, points=signed(points))
    yield own == (points > 0), Cause(GAIN * abs(points), words)


def _listed(names: Sequence[Phrase]) -> Phrase:
    """Names with commas between them."""
    whole = names[-1]
    for name in reversed(names[:-1]):
        whole = say(f"{G}review-listed", one=name, more=whole)
    return whole
