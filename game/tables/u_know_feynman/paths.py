"""Which spots are touched for which move, and what appears on the way.

DECAY is touched before the cards, so that it can be forgotten; a baryon begins with its button.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import FLIP, NAMED, suit_name
from game.rules.u_know_feynman.moves import legal_moves
from game.rules.u_know_feynman.state import ANSWER, OVER
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Drop, Spot
from game.tables.u_know_feynman.geometry import plan_for
from game.tables.u_know_feynman.pictures import SuitKey
from game.tables.u_know_feynman.wording import G, card_id

ABOVE = 60


def offered(view: View, seat: int) -> Sequence[Move]:
    """The legal moves, if it is this seat's turn."""
    if view.phase == OVER or view.mover != seat or view.seat != seat:
        return ()
    return legal_moves(view)


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """The spots to touch for a move."""
    match move.kind:
        case "play" | "call":
            called = ("decay",) if move.kind == "call" else ()
            return (*called, *_cards(view, move))
        case "draw" | "take" | "pass":
            return ("pile",)
        case "name":
            return (f"suit:{move.face - NAMED}",)
        case kind:
            return (kind,)


def _cards(view: View, move: Move) -> tuple[str, ...]:
    if move.third >= 0:
        return ("baryon", *map(card_id, (move.card, move.second, move.third)))
    if move.second >= 0:
        return (card_id(move.card), card_id(move.second))
    if move.face >= NAMED:
        return (card_id(move.card), f"suit:{move.face - NAMED}")
    if view.phase == ANSWER and move.face >> 2 == FLIP:
        # The flip may be the first half of an answer: so "nothing else" is a touch of its own.
        return (card_id(move.card), "alone")
    return (card_id(move.card),)


def drop(view: View, touch: str) -> Drop | None:
    """A card goes to the discard pile; what is drawn goes to the own hand."""
    if touch == "pile":
        return Drop("pile", frozenset(map(card_id, view.hands[view.seat])))
    if touch.startswith("card:") and view.discard:
        return Drop(touch, frozenset((card_id(view.discard[-1]),)))
    return None


def aids(view: View, picked: Sequence[str], moves: Sequence[Move], sheet: Sheet) -> list[Spot]:
    """Suits to name, and the button for a flip without its antiquark."""
    at, plan = len(picked), plan_for(view.seats, sheet)
    nexts = {path[at] for path in (clicks(view, move) for move in moves) if len(path) > at}
    spots: list[Spot] = []
    asks = Label("yellow", 20, bold=True)
    if picked and picked[0] == "baryon":
        spots.append(Spot("prompt", asks, *plan.prompt, ABOVE, say(f"{G}prompt-baryon")))
    if any(spot.startswith("suit:") for spot in nexts):
        spots.append(Spot("suits", Panel("bright"), *plan.suits, ABOVE))
        spots.append(Spot("prompt", asks, *plan.prompt, ABOVE, say(f"{G}prompt-name")))
        for suit, box in enumerate(plan.suit_keys()):
            name = suit_name(view.side, suit)
            spots.append(
                Spot(f"suit:{suit}", SuitKey(view.side, suit), *box, ABOVE + 1, name, name)
            )
    if "alone" in nexts:
        words = say(f"{G}button-alone")
        spots.append(Spot("alone", Button("outline"), *plan.action, ABOVE, words, words))
    return spots
