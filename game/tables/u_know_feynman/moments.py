"""The two moments of U-kNOw Feynman: to call DECAY with the last card but one, to catch a silence.

Rulings 28 and 44: the call belongs to the play, and a silence can be caught before the next play.
"""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.moves import legal_moves
from game.rules.u_know_feynman.state import CATCH, CATCHES
from game.tables.moment import Moment
from game.tables.pictures import Label
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Spot
from game.tables.u_know_feynman.geometry import Plan, plan_for
from game.tables.u_know_feynman.pictures import Dome
from game.tables.u_know_feynman.wording import G, card_art, card_id, seat_name

SECONDS = 2.0
"""How long a person has (ruling 44)."""
_LAID, _OVER = 10, 14


def moment(view: View, seat: Seat, move: Move | None, sheet: Sheet = WIDE) -> Moment | None:
    """See `game.tables.moment.Hurries`."""
    plan = plan_for(view.seats, sheet)
    if move is not None:
        return _afterthought(view, seat, move, plan)
    if view.phase == CATCH and _may_catch(view, seat):
        return _chance_to_catch(view, seat, plan)
    return None


def _afterthought(view: View, seat: Seat, move: Move, plan: Plan) -> Moment | None:
    """A silent play that leaves one card: it lies on the pile, and DECAY can still be called."""
    called = move._replace(kind="call")
    if move.kind != "play" or view.mover != seat or called not in legal_moves(view):
        return None
    laid = [card for card in (move.card, move.second, move.third) if card >= 0]
    # The antiquark that answers a gluon lies with the face up that the flip turns up.
    turned = move.second if move.third < 0 else -1
    spots = [
        Spot(
            card_id(card),
            card_art(view, card, turned=card == turned),
            *plan.landing(i),
            _LAID + i,
        )
        for i, card in enumerate(laid)
    ]
    return Moment(
        SECONDS,
        "decay",
        called,
        move,
        (*spots, _dome("decay", "decay", plan), _prompt(say(f"{G}prompt-decay-now"), plan)),
    )


def _may_catch(view: View, seat: Seat) -> bool:
    """Whether the seat is asked now or later: seats are asked in the direction of play."""
    if seat in (view.suspect, -1):
        return False
    passed = (view.mover - view.suspect) * view.step % view.seats
    return (seat - view.suspect) * view.step % view.seats >= passed


def _chance_to_catch(view: View, seat: Seat, plan: Plan) -> Moment:
    """A player was silent: the first to touch, within two seconds, catches it."""
    pressed, lapsed = CATCHES
    if view.mover == seat:
        # The layout has both buttons: the second lets it pass without waiting.
        return Moment(SECONDS, "catch", pressed, lapsed)
    prompt = say(f"{G}prompt-catch", seat=seat_name(view.suspect))
    return Moment(
        SECONDS,
        "catch",
        pressed,
        lapsed,
        (_dome("catch", "catch", plan), _prompt(prompt, plan)),
        ("decay",),
    )


def _dome(spot: str, key: str, plan: Plan) -> Spot:
    words = say(f"{G}button-{key}")
    return Spot(spot, Dome(lit=True), *plan.dome, _OVER, words, words)


def _prompt(words: Phrase, plan: Plan) -> Spot:
    return Spot("prompt", Label("yellow", 20, bold=True), *plan.prompt, _OVER, words)
