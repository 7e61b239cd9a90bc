"""Words of the look-back: the call of DECAY that was left out."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.session import RuleEvent
from game.rules.u_know_feynman import Move, View
from game.tables.u_know_feynman.wording import G, card_name


def choice(view: View, played: Move, better: Move) -> Phrase | None:
    """The silent card, where only the call was missing; None where the log says enough."""
    if played.kind != "play" or better != played._replace(kind="call"):
        return None
    last = next(card for card in (played.third, played.second, played.card) if card >= 0)
    return say(f"{G}review-silent", card=card_name(view, last))


def turn(
    _steps: Sequence[tuple[Sequence[RuleEvent[View]], Sequence[View]]], _seat: Seat, _rose: bool
) -> Phrase | None:
    """None: the lines of the log say what turned the chances."""
    return None
