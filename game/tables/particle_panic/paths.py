"""From a move to the spots to touch, and what opens on the way."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import Phrase, say
from game.rules.particle_panic.state import (
    ACT,
    CHOOSE,
    COLLECT,
    DIAMONDS,
    DISCARD,
    FAILED,
    NAME,
    SPADES,
    SUITS,
    Move,
    View,
)
from game.tables.particle_panic.geometry import Box
from game.tables.particle_panic.pictures import Alarm
from game.tables.particle_panic.upright import plan_for
from game.tables.particle_panic.wording import SUIT_KEYS, G, has_use, suit_name
from game.tables.pictures import Button, Chip, Nothing, Panel
from game.tables.sheet import Sheet
from game.tables.table import CONFIRM, Drop, Spot


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
            return (f"hand:{me}:{move.at}", f"panel:{move.to}")
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
    """What to think of before this move; None for most.

    A try that may take the limit below a whole code or to 0, the last card of a stack, collecting
    while other actions are left (ruling 32), the breaking up of a code that lacks one card.
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
        case "discard":
            count = view.hands[view.chooser][move.at]
            if not view.entered[move.at] and need - 1 <= count <= need:
                return say(f"{G}warning-discard", suit=suit_name(move.at), count=count, need=need)
    return None


def _more_to_do(view: View) -> bool:
    """Whether collecting now gives up an action that could still be used."""
    basics = view.basics - (not view.setting.free)
    return basics > 0 or any(has_use(view, suit) for suit in range(SUITS))


def aids(view: View, sheet: Sheet, picked: Sequence[str], moves: Sequence[Move]) -> list[Spot]:
    """The warning and its button; or what the picked card is good for."""
    if not picked:
        return []
    desk = plan_for(sheet, view.setting.seats).desk
    if len(moves) == 1 and len(clicks(view, moves[0])) > len(picked) >= 1:
        words = warning(view, moves[0])
        if words is not None and clicks(view, moves[0])[len(picked)] == CONFIRM:
            # On a tall sheet the question below is as wide as the window: nothing of it shows.
            away = [Spot("prompt", Nothing(), *desk, 0)] if sheet.tall else []
            return [*away, *_warning(words, picked[0], desk)]
    if picked[0].startswith("hand:") and view.phase not in (COLLECT, DISCARD, FAILED, NAME):
        suit = int(picked[0].split(":")[2])
        effect = _effect_of(view, suit, len(picked), moves)
        y = desk.y - desk.h / 2 + 12 + effect.h / 2
        # Two rows need the place of the headline too; it comes back when the card is let go.
        hidden = Spot("headline", Nothing(), *desk, 0)
        return [hidden, effect._replace(x=desk.x, y=y, w=desk.w - 24)]
    return []


def _warning(words: Phrase, picked: str, desk: Box) -> list[Spot]:
    """Over the desk: what may happen, and the way back beside the way on.

    A picked button is let go by the way back, which takes that button's place: touching
    what is picked a second time always does. A picked card is still there to be touched.
    """
    yes, no = say(f"{G}button-confirm"), say(f"{G}button-keep")
    sheet = Spot("warning-sheet", Panel("danger"), *desk, 58)
    top = desk.y - desk.h / 2
    high = desk.h - 104
    alarm = Spot("warning", Alarm(), desk.x, top + 8 + high / 2, desk.w - 16, high, 60, words)
    foot = desk.y + desk.h / 2 - 48
    go = Spot(CONFIRM, Button("danger", "check"), desk.x, foot, desk.w - 24, 72, 61, yes, yes)
    if not picked.startswith("act:"):
        return [sheet, alarm, go]
    half = (desk.w - 36) / 2
    left, right = desk.x - (half + 12) / 2, desk.x + (half + 12) / 2
    keep = Spot(picked, Button("primary"), left, go.y, half, go.h, 61, no, no)
    return [sheet, alarm, keep, go._replace(x=right, w=half, art=Button("danger"))]


def _effect_of(view: View, suit: int, touched: int, moves: Sequence[Move]) -> Spot:
    """In place of the prompt: what can be done with the picked card, where to touch next."""
    shares = any(move.kind == "share" for move in moves)
    spends = any(move.kind != "share" for move in moves)
    key = SUIT_KEYS[suit] if spends else "share"
    if spends and shares:
        key += "-share"
    if touched > 1:
        key += "-to"
    words = say(f"{G}aid-{key}")
    return Spot("aid", Chip("yellow"), 0, 0, 0, 70, 60, words)
