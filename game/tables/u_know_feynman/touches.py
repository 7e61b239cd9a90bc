"""From a move to the spots to touch, timed choices, and the reasons for closed spots.

DECAY is touched before the cards, so that it can be forgotten; a baryon begins with its button."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import Move, View
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    FLIP,
    FORCES,
    GLUON,
    MATTER,
    NAMED,
    NEUTRON,
    NEVER,
    PENALTY,
    PHOTON,
    PROTON,
    WILD_FACE,
    face_name,
    feels,
    live,
    nucleon_name,
    suit_name,
    symbol_name,
    top_suit,
    top_symbol,
)
from game.rules.u_know_feynman.moves import legal_moves
from game.rules.u_know_feynman.state import (
    ANSWER,
    CATCH,
    CATCHES,
    DRAWN,
    KEEP,
    NAME,
    OVER,
    TURN,
)
from game.tables.capabilities import Moment
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Drop, Spot, seat_name
from game.tables.u_know_feynman.geometry import Plan, plan_for
from game.tables.u_know_feynman.pictures import Dome, SuitKey
from game.tables.u_know_feynman.wording import G, card_id, following

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
    # A last card ends the round: no colour comes next.
    if move.face >= NAMED and len(view.hands[view.mover]) > 1:
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
    names = any(spot.startswith("suit:") for spot in nexts)
    asks = say(f"{G}prompt-called") if "decay" in picked else None
    if names or "baryon" in picked:
        asks = _which_colour(view) if names else _next_quark(view, picked[-1] == "baryon")
    if asks is not None:
        art, words = Label("yellow", 20, bold=True), asks
        spots.append(Spot("prompt", art, *plan.prompt.placed, ABOVE, words))
    if names:
        spots.append(Spot("suits", Panel("bright"), *plan.suits.placed, ABOVE))
        for suit, box in enumerate(plan.suit_keys()):
            name = suit_name(view.side, suit)
            spots.append(
                Spot(f"suit:{suit}", SuitKey(view.side, suit), *box.placed, ABOVE + 1, name, name)
            )
    if "alone" in nexts:
        words = say(f"{G}button-alone")
        spots.append(Spot("alone", Button("outline"), *plan.action.placed, ABOVE, words, words))
    return spots


def _which_colour(view: View) -> Phrase:
    """The question for a colour, and what the Higgs does with it."""
    if view.phase == NAME or view.side == MATTER:
        return say(f"{G}prompt-name")
    following_seat = (view.mover + view.step) % view.seats
    return say(f"{G}prompt-name-higgs", seat=seat_name(following_seat))


def _next_quark(view: View, first: bool) -> Phrase:
    """The question for a quark of a baryon."""
    if first:
        any_quark = "-any" if view.loose else ""
        return say(f"{G}prompt-baryon{any_quark}", what=following(view))
    two, one = nucleon_name(view.side, PROTON), nucleon_name(view.side, NEUTRON)
    return say(f"{G}prompt-baryon-next", two=two, one=one)


# --- timed choices --------------------------------------------------------------------------------


SECONDS = 2.0
"""Time of a person for a timed choice (ruling 44)."""
_OVER = 14


def timed_choice(view: View, seat: Seat, move: Move | None, sheet: Sheet = WIDE) -> Moment | None:
    """The timed choice of a seat: see `game.tables.capabilities.Hurries`."""
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
    return Moment(
        SECONDS,
        "decay",
        called,
        move,
        (_dome("decay", "decay", plan), _prompt(say(f"{G}prompt-decay-now"), plan)),
        first=say(f"{G}prompt-decay-first"),
    )


def _may_catch(view: View, seat: Seat) -> bool:
    """True where the seat is asked now or later: seats are asked in the direction of play."""
    if seat in (view.suspect, -1):
        return False
    passed = (view.mover - view.suspect) * view.step % view.seats
    return (seat - view.suspect) * view.step % view.seats >= passed


def _chance_to_catch(view: View, seat: Seat, plan: Plan) -> Moment:
    """A player was silent: the first to touch, within two seconds, catches it."""
    pressed, lapsed = CATCHES
    first = say(f"{G}prompt-catch-first", seat=seat_name(view.suspect))
    if view.mover == seat:
        # The layout has both buttons: the second lets it pass without waiting.
        return Moment(SECONDS, "catch", pressed, lapsed, first=first)
    prompt = say(f"{G}prompt-catch", seat=seat_name(view.suspect))
    return Moment(
        SECONDS,
        "catch",
        pressed,
        lapsed,
        (_dome("catch", "catch", plan), _prompt(prompt, plan)),
        ("decay",),
        first,
    )


def _dome(spot: str, key: str, plan: Plan) -> Spot:
    words = say(f"{G}button-{key}")
    return Spot(spot, Dome(lit=True), *plan.dome.placed, _OVER, words, words)


def _prompt(words: Phrase, plan: Plan) -> Spot:
    return Spot("prompt", Label("yellow", 20, bold=True), *plan.prompt.placed, _OVER, words)


# --- cards that seem to fit -----------------------------------------------------------------------


def seeming(view: View) -> int | None:
    """A card of the mover that has the asked colour and does not fit; the drawn one before others.

    After drawing it is the drawn one or none.
    """
    cards = (view.drawn,) if view.phase == DRAWN else view.hands[view.mover]
    alike = (card for card in cards if view.up[card] & 3 == top_suit(view.top))
    return next(alike, None)


def puzzles(view: View, move: Move) -> bool:
    """True where a player would wonder why only this move is left."""
    return move.kind in ("draw", "keep") and seeming(view) is not None


# --- prompts --------------------------------------------------------------------------------------


def prompt(view: View, seat: Seat) -> Phrase:
    """The question to the seat now, or the player that all wait for."""
    if view.phase == OVER:
        return say(f"{G}prompt-over")
    if view.mover != seat or (view.phase == DRAWN and view.seat != seat):
        return say(f"{G}prompt-wait", seat=seat_name(view.mover))
    if view.phase == DRAWN:
        kinds = {move.kind for move in offered(view, seat)}
        if "call" in kinds:
            return say(f"{G}prompt-drawn-decay")
        fits = "play" in kinds
        if not fits and seeming(view) is not None:
            return say(f"{G}prompt-drawn-seems")
        # What is said once the card is kept by itself, so that no words change meanwhile.
        return say(f"{G}prompt-drawn") if fits else forced(view, KEEP)
    if view.phase == ANSWER:
        return _answer_prompt(view)
    if view.phase == NAME:
        return say(f"{G}prompt-name")
    if view.phase == CATCH:
        return say(f"{G}prompt-catch", seat=seat_name(view.suspect))
    return _turn_prompt(view, seat)


def _turn_prompt(view: View, seat: Seat) -> Phrase:
    moves = offered(view, seat)
    kinds = {move.kind for move in moves}
    if "pass" in kinds:
        return say(f"{G}prompt-pass")
    if "call" in kinds:
        return say(f"{G}prompt-decay")
    alike = seeming(view)
    if kinds == {"draw"} and alike is not None:
        return say(f"{G}prompt-draw-seems", card=face_name(view.side, view.up[alike]))
    if kinds == {"draw"}:
        return say(f"{G}prompt-draw", what=following(view))
    return say(f"{G}prompt-turn", what=following(view))


def _answer_prompt(view: View) -> Phrase:
    force = view.top >> 2
    if view.hands[view.thrower] and {move.kind for move in offered(view, view.mover)} == {"take"}:
        named = symbol_name(view.side, force)
        if force == GLUON:  # its two cards have two colours
            return say(f"{G}prompt-take", force=named, n=PENALTY[force])
        suit = suit_name(view.side, top_suit(view.top))
        return say(f"{G}prompt-take-suit", suit=suit, force=named, n=PENALTY[force])
    key = "prompt-last-force" if not view.hands[view.thrower] else f"prompt-{FORCES[force]}"
    return say(
        f"{G}{key}",
        n=PENALTY[force],
        seat=seat_name(view.thrower),
        what=symbol_name(view.side, view.up[view.discard[-2]] >> 2),
    )


def forced(view: View, move: Move) -> Phrase:
    """The reason that this move happens by itself."""
    if move.kind == "keep":
        return say(f"{G}forced-keep", card=face_name(view.side, view.up[view.drawn]))
    if move.kind == "pass":
        return say(f"{G}forced-pass")
    key = "forced-draw-force" if _has_idle_force(view) else "forced-draw"
    return say(f"{G}{key}", what=following(view))


def by_hand(move: Move) -> bool:
    """True for a draw: a beginner makes it by hand each time, and sees where cards come from."""
    return move.kind == "draw"


def _has_idle_force(view: View) -> bool:
    """True where the mover holds a force of the suit in force, and no particle lies under it."""
    if live(view.top):
        return False
    faces = [view.up[card] for card in view.hands[view.mover]]
    return any(face & 3 == top_suit(view.top) and face >> 2 in FORCES for face in faces)


# --- why not --------------------------------------------------------------------------------------


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """The reason that this spot cannot be touched now."""
    if spot == "decay" and view.phase != OVER:
        return _why_decay(view, seat)
    if view.phase == OVER or view.mover != seat:
        return prompt(view, seat)
    kind, _, number = spot.partition(":")
    match kind:
        case "card":
            card = int(number)
            if card in view.hands[seat]:
                return _why_card(view, seat, picked, card)
            return say(f"{G}why-discard") if card in view.discard else say(f"{G}why-rivals")
        case "pile":
            return _why_pile(view)
        case "baryon":
            return say(f"{G}why-baryon")
    return prompt(view, seat)


def _why_decay(view: View, seat: Seat) -> Phrase:
    """The reason that DECAY is not called now, also while others move."""
    cards = len(view.hands[seat])
    return say(f"{G}why-decay", n=cards) if cards > 1 else say(f"{G}why-decay-one")


def _why_pile(view: View) -> Phrase:
    if view.phase == DRAWN:
        return say(f"{G}why-pile-drawn")
    if view.phase == TURN:
        return say(f"{G}why-pile-empty")
    return prompt(view, view.mover)


def _why_card(view: View, seat: Seat, picked: Sequence[str], card: int) -> Phrase:
    """About a card of the own hand."""
    face = view.up[card]
    if view.phase not in (TURN, DRAWN, ANSWER):
        return prompt(view, seat)
    if "baryon" in picked:
        return say(f"{G}why-baryon")
    moves = offered(view, seat)
    if any(card == move.card for move in moves):
        # It can be laid, but not as the second of something, nor with the call.
        alone = any(card == move.card and move.third < 0 for move in moves)
        return _why_decay(view, seat) if alone else say(f"{G}why-baryon-first")
    if view.phase == ANSWER:
        return _why_no_answer(view, face)
    if view.phase == DRAWN and card != view.drawn:
        return say(f"{G}why-only-drawn")
    if any(card in (move.second, move.third) for move in moves):
        return say(f"{G}why-baryon-first")
    return _why_no_match(view, face)


def _why_no_match(view: View, face: int) -> Phrase:
    """The reason that a face does not follow the top."""
    symbol = face >> 2
    if face == WILD_FACE:
        return _why_no_higgs(view)
    if symbol in PENALTY:
        return _why_no_force(view, symbol)
    if top_symbol(view.top) == NEVER:
        return say(
            f"{G}why-suit",
            card=face_name(view.side, face),
            suit=suit_name(view.side, top_suit(view.top)),
        )
    return say(f"{G}why-match", card=face_name(view.side, face), what=following(view))


def _why_no_higgs(view: View) -> Phrase:
    """Ruling 23: the Higgs field gives mass; who has none does not feel it."""
    if not live(view.top):
        return say(f"{G}why-higgs-particle")
    return say(f"{G}why-higgs-mass", what=symbol_name(view.side, view.top >> 2))


def _why_no_force(view: View, force: int) -> Phrase:
    """Rulings 7 and 8: forces act on particles, and only on those that feel them."""
    if not live(view.top):
        return say(f"{G}why-force-particle")
    under = view.top >> 2
    if not feels(under, force):
        return say(f"{G}why-{FORCES[force]}-blind", what=symbol_name(view.side, under))
    return say(f"{G}why-force-suit", suit=suit_name(view.side, top_suit(view.top)))


def _why_no_answer(view: View, face: int) -> Phrase:
    """The reason that a face does not complete the waiting interaction (rulings 6, 9, 13 to 17)."""
    force, under = view.top >> 2, view.up[view.discard[-2]]
    symbol, suit = face >> 2, face & 3
    if symbol >= FERMIONS and not (force == GLUON and symbol == FLIP):
        return say(f"{G}why-pending" if symbol not in PENALTY else f"{G}why-stacking")
    if force == GLUON:
        return say(
            f"{G}why-gluon-answer",
            flip=suit_name(view.side, under & 3),
            what=face_name(1 - view.side, under),
        )
    if suit != under & 3:
        return say(f"{G}why-answer-suit", suit=suit_name(view.side, under & 3))
    if force == PHOTON:
        return say(f"{G}why-photon-answer", what=symbol_name(view.side, under >> 2))
    return _why_no_change(view, under >> 2, symbol)


def _why_no_change(view: View, before: int, after: int) -> Phrase:
    """The reason that a W does not make this change of particles."""
    one, other = PARTICLES[before], PARTICLES[after]
    names = {
        "before": symbol_name(view.side, before),
        "after": symbol_name(view.side, after),
    }
    if before == after:
        return say(f"{G}why-w-same", **names)
    if one.family is not other.family:
        return say(f"{G}why-w-family", **names)
    if abs(one.charge - other.charge) != 3:
        return say(f"{G}why-w-charge", **names)
    return say(f"{G}why-w-generation", **names)
