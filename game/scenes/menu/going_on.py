"""Games that were left in the middle: which one waits, going on with it, giving it up."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Push, Reset, Transition
from game.services import Services
from game.store import SavedGame
from game.ui.layout import Leaf
from game.ui.measure import GAP, PRIMARY
from game.ui.parts import Kind, button

GO_ON = "continue"
LATER = "later"
GIVE_UP = "give-up"
"""Answers of the dialogs here, and the button of the title."""

WAY = PRIMARY + 2 * GAP
"""Greatest height of a way into a cabinet, in units."""


def waiting(services: Services, game: str | None = None) -> SavedGame | None:
    """The newest game that was left in the middle, of this cabinet or of any; none in a kiosk."""
    return next(iter(all_waiting(services, game)), None)


def all_waiting(services: Services, game: str | None = None) -> list[SavedGame]:
    """Games that were left in the middle, the newest first; none in a kiosk."""
    if services.policy is not None:
        return []
    here = services.games if game is None else (game,)
    return [saved for saved in services.store.unfinished() if saved.record.game in here]


def is_new(services: Services, game: str) -> bool:
    """True for a game that was never begun here; False in a kiosk."""
    store = services.store
    saved = [*store.unfinished(), *store.games(1000)]
    return services.policy is None and all(one.record.game != game for one in saved)


def ways_in(waiting: Phrase | None, *, newcomer: bool = False) -> list[Leaf]:
    """The buttons on the chosen cabinet: to go on with what waits, to play, to learn."""
    first: Kind = "outline" if waiting else "primary"
    learn = say("title-learn-new" if newcomer else "title-learn")
    ways = [
        button("play", say("title-play"), first, "play", grow=1.0, most_h=WAY),
        button("learn", learn, "outline", "learn", grow=1.0, most_h=WAY),
    ]
    return [button(GO_ON, waiting, "primary", grow=1.0, most_h=WAY), *ways] if waiting else ways


def label(services: Services, game: str) -> Phrase | None:
    """Words of the button that goes on with what waits in this cabinet."""
    saved = all_waiting(services, game)
    if len(saved) > 1:
        return say("title-continue-one-of", games=len(saved))
    return _what_waits(services, saved[0]) if saved else None


def _what_waits(services: Services, saved: SavedGame) -> Phrase:
    """Name the moves of a game in the middle, or the deal of a match that comes next."""
    moves = len(saved.record.moves)
    if not moves:
        from game.match.saving import series_score_of

        standing = series_score_of(services.store, saved.id, len(saved.record.seats))
        if standing is not None and standing.deals and standing.games < standing.deals:
            return say("title-continue-deal", deal=standing.games + 1, deals=standing.deals)
    return say("title-continue", moves=moves)


def go_on(services: Services, saved: SavedGame | None) -> Transition:
    """The table as it was left; what is wrong with the record is said on the title."""
    if saved is None:
        return None
    from game.match.match import match_of

    try:
        return Reset(routes.Table(match_of(saved.record, saved.id)))
    except BadRecord as error:
        services.tell(say(f"record-{error.reason}", where=error.where))
        return None


def offer(services: Services, record: Record) -> Dialog:
    """Question whether to go on with a game that was not finished; otherwise it waits."""
    answers = {GO_ON: say("continue-yes"), LATER: say("continue-no")}
    return Dialog(services, _title(record), _moves(record), answers)


def ask_to_give_up(services: Services, record: Record) -> Transition:
    """Once more, before it is lost."""
    answers = {"keep": say("continue-keep"), GIVE_UP: say("continue-give-up")}
    body = say("continue-lost", moves=len(record.moves))
    title = say("continue-lose", name=say(f"{record.game}-title"))
    return Push(Dialog(services, title, body, answers, GIVE_UP))


def _title(record: Record) -> Phrase:
    return say("continue-title", name=say(f"{record.game}-title"))


def _moves(record: Record) -> Phrase:
    return say("continue-body", moves=len(record.moves))
