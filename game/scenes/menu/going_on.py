"""Games that were left in the middle: which one waits, going on with it, giving it up."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record
from game.match.saving import sitting_of
from game.scenes.base import places
from game.scenes.base.dialog import Dialog
from game.scenes.base.menu_widgets import button
from game.scenes.base.scene import Push, Reset, Transition
from game.store import Saved
from game.tables.pictures import Button
from game.tables.table import Spot

GO_ON = "continue"
DROP = "drop"
GIVE_UP = "give-up"
"""Answers of the dialogs here, and the button of the title."""


def waiting(arcade: Arcade, game: str | None = None) -> Saved | None:
    """The newest game that was left in the middle, of this cabinet or of any; none in a kiosk."""
    return next(iter(all_waiting(arcade, game)), None)


def all_waiting(arcade: Arcade, game: str | None = None) -> list[Saved]:
    """Games that were left in the middle, the newest first; none in a kiosk."""
    if arcade.policy is not None:
        return []
    here = arcade.games if game is None else (game,)
    return [saved for saved in arcade.store.unfinished() if saved.record.game in here]


def ways_in(arcade: Arcade, saved: Sequence[Saved], x: float) -> list[Spot]:
    """The buttons on the chosen cabinet: to go on with what waits, to play, to learn."""
    play, learn = say("title-play"), say("title-learn")
    if not saved:
        return [
            button("play", play, x, 518, 226, 78, Button("primary", "play")),
            button("learn", learn, x, 608, 226, 66, Button("outline", "learn")),
        ]
    label = _what_waits(arcade, saved[0])
    if len(saved) > 1:
        label = say("title-continue-one-of", games=len(saved))
    return [
        button(GO_ON, label, x, 500, 236, 76, Button("primary")),
        button("play", play, x, 572, 226, 56, Button("outline", "play")),
        button("learn", learn, x, 632, 226, 54, Button("outline", "learn")),
    ]


def _what_waits(arcade: Arcade, saved: Saved) -> Phrase:
    """Name the moves of a game in the middle, or the deal of a match that comes next."""
    moves = len(saved.record.moves)
    if not moves:
        standing = sitting_of(arcade.store, saved.id, len(saved.record.seats))
        if standing is not None and standing.deals and standing.games < standing.deals:
            return say("title-continue-deal", deal=standing.games + 1, deals=standing.deals)
    return say("title-continue", moves=moves)


def go_on(arcade: Arcade, saved: Saved | None) -> Transition:
    """The table as it was left; what is wrong with the record is said on the title."""
    if saved is None:
        return None
    from game.match.match import match_of

    try:
        return Reset(places.Table(match_of(saved.record, saved.id)))
    except BadRecord as error:
        arcade.notice = say(f"record-{error.reason}", where=error.where)
        return None


def offer(arcade: Arcade, record: Record) -> Dialog:
    """Whether to go on with a game that was not finished."""
    answers = {GO_ON: say("continue-yes"), DROP: say("continue-no")}
    return Dialog(arcade, _title(record), _moves(record), answers)


def ask_to_give_up(arcade: Arcade, record: Record) -> Transition:
    """Once more, before it is lost."""
    answers = {"keep": say("continue-keep"), GIVE_UP: say("continue-give-up")}
    body = say("continue-lost", moves=len(record.moves))
    title = say("continue-lose", name=say(f"{record.game}-title"))
    return Push(Dialog(arcade, title, body, answers, GIVE_UP))


def _title(record: Record) -> Phrase:
    return say("continue-title", name=say(f"{record.game}-title"))


def _moves(record: Record) -> Phrase:
    return say("continue-body", moves=len(record.moves))
