"""Actions of the buttons of a game pad, and the rights to change them; acts go by their names here.

Numbers are those of SDL, from 0. Stick, hat and the buttons that move cannot be remapped.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.phrase import Phrase, say

MOST = 64
"""Buttons that a pad may have: more than any has."""

USUAL: Mapping[int, str] = {
    0: "ok",
    1: "back",
    2: "undo",
    3: "hint",
    4: "look",
    6: "help",
    7: "help",
    8: "whole",
    9: "previous",
    10: "next",
    11: "up",
    12: "down",
    13: "left",
    14: "right",
}
"""Button -> act, as SDL numbers them for the common layouts: south, east, west, north first."""

MOVES = ("up", "down", "left", "right")
"""Acts whose buttons mean nothing else, ever."""

KEPT = ("ok", "back")
"""Acts that always have a button: so that no player is locked out."""

CHOOSABLE = (
    *KEPT,
    "hint",
    "undo",
    "help",
    "look",
    "again",
    "next",
    "previous",
    "nearer",
    "farther",
    "whole",
    "speech",
)
"""Acts that a player may put on another button."""


def own_buttons(chosen: Mapping[str, int], has: int = MOST) -> dict[int, str]:
    """The buttons of a pad that ``has`` so many, with those that a player has chosen for acts.

    A chosen button takes the place of the usual ones. A choice holds as a whole: on a pad that
    lacks one of its buttons, and where it makes no sense, everything is as usual.
    """
    holds = sensible(chosen) and all(button < has for button in chosen.values())
    return _with(chosen) if holds else dict(USUAL)


def sensible(chosen: Mapping[str, int]) -> bool:
    """True if this can be a choice: known acts, real buttons, none twice, and a way out."""
    buttons = list(chosen.values())
    return (
        set(chosen) <= set(CHOOSABLE)
        and len(set(buttons)) == len(buttons)
        and all(0 <= b < MOST and USUAL.get(b) not in MOVES for b in buttons)
        and set(KEPT) <= set(_with(chosen).values())
    )


def _with(chosen: Mapping[str, int]) -> dict[int, str]:
    usual = {button: act for button, act in USUAL.items() if act not in chosen}
    return usual | {button: act for act, button in chosen.items()}


def given(
    chosen: Mapping[str, int], act: str, button: int, has: int = MOST
) -> tuple[dict[str, int], Phrase | None]:
    """The choice after ``button`` was pressed for ``act``, and what there is to say about it.

    The act that had the button gets in exchange the one that the act had. A way out and a way to
    move are not given away: then the choice is as it was, and the sentence says why.
    """
    now = own_buttons(chosen, has)
    before = dict(chosen) if now == _with(chosen) else {}
    owner = now.get(button)
    if owner == act or button >= has:
        return before, None
    if owner in MOVES:
        return before, say("pad-moves")
    if owner in KEPT and act not in KEPT:
        return before, say("pad-kept", act=say(f"action-{owner}"))
    after = before | {act: button}
    if owner is None:
        return after, None
    in_exchange = next((b for b, had in now.items() if had == act), None)
    if in_exchange is not None:
        after[owner] = in_exchange
        return after, say("pad-swapped", one=say(f"action-{act}"), other=say(f"action-{owner}"))
    after.pop(owner, None)
    bare = owner not in _with(after).values()
    return after, say("pad-lost", act=say(f"action-{owner}")) if bare else None
