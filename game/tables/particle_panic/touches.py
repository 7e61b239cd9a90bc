"""Click paths of Particle Panic, what opens on the way, and why a spot is closed now."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    ACT,
    CHOOSE,
    CLUBS,
    COLLECT,
    DIAMONDS,
    DISCARD,
    FAILED,
    HEARTS,
    NAME,
    SPADES,
    SPILL,
    STARS,
    SUITS,
    Move,
    View,
    to_spare,
)
from game.tables.particle_panic.geometry import GAP, plan_for
from game.tables.particle_panic.pictures import Alarm
from game.tables.particle_panic.wording import (
    SUIT_KEYS,
    G,
    hand_words,
    has_use,
    held,
    may_spend,
    pressure,
    seat_name,
    suit_name,
    turns_left,
    untouched,
)
from game.tables.pictures import Button, Label, Nothing, Panel
from game.tables.sheet import Rect, Sheet
from game.tables.table import CONFIRM, DECLINE, Drop, Spot


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """The spots of a move, in order; one more where a warning comes first."""
    me = view.seat
    match move.kind:
        case "go" | "spill":
            return (f"room:{move.at}",)
        case "diamond":
            return (f"hand:{me}:{DIAMONDS}", f"room:{move.at}")
        case "spade":
            return (f"hand:{me}:{SPADES}", f"room:{move.at}", f"room:{move.to}")
        case "share":
            path: tuple[str, ...] = (f"hand:{me}:{move.at}", f"panel:{move.to}")
        case "code":
            return (f"lock:{move.at}",)
        case "name":
            path = (f"act:name-{move.at}",)
        case "discard":
            path = (f"hand:{view.chooser}:{move.at}",)
        case _:
            path = (f"act:{move.kind}",)
    return path if warning(view, move) is None else (*path, CONFIRM)


def drop(view: View, touch: str) -> Drop | None:
    """The own pawn goes to a room; the cards of a code go to their lock."""
    kind, _, number = touch.partition(":")
    if kind == "room" and view.phase == CHOOSE:
        here = f"room:{view.pawns[view.seat]}"
        return Drop(here, frozenset((touch,)), f"pawn:{view.seat}")
    if kind == "lock":
        return Drop(f"hand:{view.seat}:{number}", frozenset((touch,)))
    return None


def warning(view: View, move: Move) -> Phrase | None:
    """Warning before this move; None for most.

    A try that may take the limit below a whole code or to 0, the last card of a stack, collecting
    while other actions are left (ruling 32), the end of a turn in which nothing was done, a gift to
    a full hand, the breaking up of a code that lacks one card.
    """
    need = view.setting.code
    limit = view.limits[view.seat]
    match move.kind:
        case "neutralize" if limit == 1:
            return say(f"{G}warning-limit-last")
        case "neutralize" if limit == need:
            return say(f"{G}warning-limit-code", limit=limit - 1, need=need)
        case "collect" if view.heights[view.pawns[view.seat]] == 1:
            return say(f"{G}warning-last-card")
        case "collect" if view.phase == ACT and _more_to_do(view):
            return say(f"{G}warning-ends-turn")
        case "end" if view.phase == ACT and untouched(view) and _something_to_do(view):
            return say(f"{G}warning-nothing-done")
        case "share" if held(view, move.to) >= view.limits[move.to]:
            seat, count = seat_name(move.to), held(view, move.to)
            return say(f"{G}warning-full", seat=seat, count=count, limit=view.limits[move.to])
        case "discard":
            count = view.hands[view.chooser][move.at]
            if not view.entered[move.at] and need - 1 <= count <= need:
                return say(f"{G}warning-discard", suit=suit_name(move.at), count=count, need=need)
            return _better_kept(view, move.at)
    return None


def _better_kept(view: View, suit: int) -> Phrase | None:
    """Warning where the crew needs this card, and the hand has one whose code is entered."""
    hand = view.hands[view.chooser]
    done = [at for at, count in enumerate(hand) if count and view.entered[at]]
    if not done or to_spare(view, suit):
        return None
    return say(f"{G}warning-discard-open", suit=suit_name(suit), other=suit_name(done[0]))


def _more_to_do(view: View) -> bool:
    """True if collecting now gives up an action that could still be used."""
    basics = view.basics - (not view.setting.free)
    return basics > 0 or any(has_use(view, suit) for suit in range(SUITS))


def _something_to_do(view: View) -> bool:
    """True if the turn offers more than a Move: a code, a card, or a try without danger."""
    at, mine, need = view.pawns[view.seat], view.hands[view.seat], view.setting.code
    if any(count >= need and not view.entered[suit] for suit, count in enumerate(mine)):
        return True
    if view.particles[at]:
        return view.limits[view.seat] > need
    return view.heights[at] > 1


def aids(view: View, sheet: Sheet, picked: Sequence[str], moves: Sequence[Move]) -> list[Spot]:
    """The warning and its button; or what the picked card is good for."""
    if not picked:
        return []
    desk = plan_for(sheet, view.setting.seats, view.setting.suits).desk
    if len(moves) == 1 and len(clicks(view, moves[0])) > len(picked) >= 1:
        words = warning(view, moves[0])
        if words is not None and clicks(view, moves[0])[len(picked)] == CONFIRM:
            # The question below may be as wide as the desk: nothing of it shows.
            away = Spot("prompt", Nothing(), *desk.placed, 0)
            return [away, *_warning(words, picked[0], desk)]
    if picked[0].startswith("hand:") and view.phase not in (COLLECT, DISCARD, FAILED, NAME):
        suit = int(picked[0].split(":")[2])
        # Two rows need the place of headline and question; both come back when the card is let go.
        hidden = [Spot(id_, Nothing(), *desk.placed, 0) for id_ in ("headline", "prompt")]
        place = Rect(desk.left + 12, desk.top + 9, desk.w - 24, 76)
        words = _uses(view, suit, len(picked), moves)
        return [*hidden, Spot("aid", Label("yellow", 18), *place.placed, 60, words)]
    return []


def _warning(words: Phrase, picked: str, desk: Rect) -> list[Spot]:
    """Over the desk: the danger, and the way back beside the way on.

    The way back from a picked button takes that button's place, since touching what is picked a
    second time lets go of it. A picked card stays in the hand: its way back is a spot of its own.
    """
    acts = picked.startswith("act:")
    yes, no = say(f"{G}button-confirm"), say(f"{G}button-keep{'' if acts else '-card'}")
    text, foot = desk.inset(8, 8).rows(0, 76, gap=12)
    left, right = foot.inset(4, 2).columns(0, 0, gap=GAP)
    back = picked if acts else DECLINE
    return [
        Spot("warning-sheet", Panel("danger"), *desk.placed, 58),
        # Named and told, so that no touch of it goes to a button below.
        Spot("warning", Alarm(), *text.placed, 60, words, words, story=words),
        Spot(back, Button("primary"), *left.placed, 61, no, no),
        Spot(CONFIRM, Button("danger"), *right.placed, 61, yes, yes),
    ]


def _uses(view: View, suit: int, touched: int, moves: Sequence[Move]) -> Phrase:
    """The uses of a picked card, and where to touch next; in place of the prompt."""
    gifts = [move for move in moves if move.kind == "share"]
    if len(gifts) == len(moves):
        free = all(move.to == view.sharing and suit >= view.floor for move in gifts)
        return say(f"{G}aid-share", free=int(free))
    key = f"{SUIT_KEYS[suit]}{'-share' if gifts else ''}{'-to' if touched > 1 else ''}"
    return say(f"{G}aid-{key}")


PHASES = {
    ACT: "act",
    CHOOSE: "choose",
    FAILED: "failed",
    COLLECT: "collect",
    DISCARD: "discard",
    SPILL: "spill",
    NAME: "name",
}


def headline(view: View, seat: Seat) -> Phrase:
    """Whose turn it is and how many actions are left; how it ended."""
    if view.outcome:
        return say(f"{G}result-cause-{view.outcome}")
    whose = "yours" if view.chooser == seat else "theirs"
    limit = view.limits[view.chooser]
    over = held(view, view.chooser) - limit
    discarded = view.phase == DISCARD and over <= 0
    if view.phase in (COLLECT, DISCARD, SPILL) and not discarded:
        key = f"{G}headline-{PHASES[view.phase]}-{whose}"
        return say(key, seat=seat_name(view.chooser), limit=limit, over=over)
    return say(
        f"{G}headline-{whose}",
        seat=seat_name(view.chooser),
        basics=view.basics,
        specials=view.specials,
        spending=view.spending,
    )


def prompt(view: View, seat: Seat) -> Phrase:
    """The question to the seat, or the player for whom all wait."""
    if view.outcome:
        return say(f"{G}prompt-over")
    if view.chooser != seat:
        return say(f"{G}prompt-wait", seat=seat_name(view.chooser))
    over = held(view, seat) - view.limits[seat]
    phase = _act(view) if view.phase == ACT else PHASES[view.phase]
    return say(
        f"{G}prompt-{phase}",
        basics=view.basics,
        die=view.roll[1],
        steps=min(3, view.roll[1]),
        hit=view.setting.hit,
        limit=view.limits[seat],
        left=view.limits[seat] - 1,
        seats=view.setting.seats,
        over=over,
        extra=view.extra,
        room=view.source + 1,
    )


def _act(view: View) -> str:
    """Uses of special actions now: the end of a text key."""
    need = view.setting.code
    hand = view.hands[view.seat]
    if view.specials and any(
        count >= need and not view.entered[suit] for suit, count in enumerate(hand)
    ):
        return "act-code"
    if view.neutralizing and view.particles[view.pawns[view.seat]]:
        return "act-again"
    if not any(hand):
        return "act-empty"
    if not may_spend(view) and view.sharing < 0:
        return "act-done"
    if not any(has_use(view, suit) for suit in range(SUITS)):
        return _no_use(view)
    if view.spending:
        return "act-spending"
    if view.sharing >= 0 and any(hand[view.floor :]):
        return "act-giving"
    return "act" if view.specials else "act-done"


def _no_use(view: View) -> str:
    """Why no card of the hand can be used now: the end of a text key."""
    hand = view.hands[view.seat]
    if not may_spend(view):
        return "act-done"
    if hand[HEARTS] or hand[CLUBS]:
        return "act-none"
    return "act-none-stars" if hand[STARS] else "act-none-spades"


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """Why this spot cannot be touched now, in one sentence."""
    kind, _, rest = spot.partition(":")
    if kind == "gauge":
        return say(f"{G}spot-pressure", count=pressure(view), turns=turns_left(view))
    if view.outcome or view.chooser != seat:
        return prompt(view, seat)
    if view.phase == DISCARD:
        return say(f"{G}why-discard", over=held(view, seat) - view.limits[seat])
    match kind:
        case "act":
            return _why_not_act(view, rest)
        case "lock":
            return _why_not_lock(view, int(rest))
        case "room":
            return _why_not_room(view, picked, int(rest))
        case "hand":
            return _why_not_card(view, int(rest.split(":")[1]))
        case "panel":
            return _why_not_panel(view, picked, int(rest))
    return prompt(view, seat)


def _first(view: View) -> Phrase:
    """While a question is open: answer it, or nothing more can be done in this turn."""
    return say(f"{G}why-collecting" if view.phase == COLLECT else f"{G}why-first")


def _why_not_act(view: View, act: str) -> Phrase:
    if view.phase != ACT:
        return _first(view)
    here = view.particles[view.pawns[view.seat]]
    match act:
        case "neutralize" if not here:
            return say(f"{G}why-no-particle")
        case "collect" if here:
            return say(f"{G}why-particles")
        case "move" | "neutralize" | "collect":
            return say(f"{G}why-no-basic")
    return say(f"{G}why-first")


def _why_not_lock(view: View, suit: int) -> Phrase:
    need = view.setting.code
    if view.entered[suit]:
        return say(f"{G}why-entered", suit=suit_name(suit))
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and hand[suit] >= need:
            return say(f"{G}why-code-theirs", seat=seat_name(seat), suit=suit_name(suit))
    if view.phase != ACT:
        return _first(view)
    if view.hands[view.seat][suit] < need:
        have = view.hands[view.seat][suit]
        return say(f"{G}why-code", suit=suit_name(suit), have=have, need=need)
    return say(f"{G}why-no-special")


def _why_not_room(view: View, picked: Sequence[str], room: int) -> Phrase:
    if view.phase == CHOOSE:
        return say(f"{G}why-too-far", die=view.roll[1])
    if view.phase == SPILL:
        return say(f"{G}why-not-nearest")
    if view.phase != ACT:
        return _first(view)
    if len(picked) == 1 and picked[0].endswith(f":{DIAMONDS}"):
        return say(f"{G}why-diamond")
    if len(picked) == 1 and picked[0].endswith(f":{SPADES}"):
        return say(f"{G}why-spade-from")
    if len(picked) == 2:
        return say(f"{G}why-spade-to")
    here = room == view.pawns[view.seat]
    return say(f"{G}why-here", room=room + 1) if here else say(f"{G}why-room")


def _why_not_card(view: View, suit: int) -> Phrase:
    if view.phase == FAILED:
        return say(f"{G}why-failed")
    if view.phase != ACT:
        return _first(view)
    if not view.specials and view.sharing >= 0 and suit < view.floor:
        return say(f"{G}why-order")
    if not may_spend(view):
        return say(f"{G}why-no-special")
    if suit in (HEARTS, CLUBS):
        return say(f"{G}why-{SUIT_KEYS[suit]}")
    if suit == STARS:
        return say(f"{G}why-stars")
    if view.sharing >= 0 and suit < view.floor:
        return say(f"{G}why-order")
    return say(f"{G}why-spade-full")


def _why_not_panel(view: View, picked: Sequence[str], seat: Seat) -> Phrase:
    if seat == view.seat or view.phase != ACT:
        return hand_words(view, seat)
    if view.pawns[seat] != view.pawns[view.seat]:
        return say(f"{G}why-apart", seat=seat_name(seat))
    if seat != view.sharing and not view.specials:
        return say(f"{G}why-no-special")
    if not picked:
        return say(f"{G}why-card-first", seat=seat_name(seat))
    return say(f"{G}why-order")
