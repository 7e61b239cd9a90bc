"""Challenges of Particle Panic, its achievements, and its entries in the lab notebook."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from game.core.contract import Seat
from game.core.phrase import say
from game.core.session import RuleEvent
from game.rules.particle_panic.detector import KEYS
from game.rules.particle_panic.options import ALERT, CONTAINED, CONTROLLED, MELTDOWN, PUBLISHED
from game.rules.particle_panic.state import View
from game.tables.capabilities import Challenge, Entry, Finished, NotebookChapter, Notes, won
from game.tables.particle_panic.wording import G

CREW = 4
SHARED = 4
NEUTRALIZED, NEUTRALIZED_MANY = 20, 40
STREAK = 5
TURNS = 16
NAMED = 3


def _won_from(rung: int) -> Callable[[Finished], bool]:
    """Won on this rung of the ladder or a harder one."""
    return lambda game: game.won and game.options["ladder"] >= rung


def _won_without(kind: str) -> Callable[[Finished], bool]:
    return lambda game: game.won and not game.count(kind)


def _neutralized(least: int) -> Challenge:
    return Challenge(
        f"neutralized-{least}", lambda game: game.count("neutralized") >= least, lasting=True
    )


def _two_codes(game: Finished) -> bool:
    """Two codes between one turn and the next."""
    codes = 0
    for kind, _ in game.events:
        codes = 0 if kind == "turn" else codes + (kind == "code")
        if codes == 2:
            return True
    return False


def _each_a_code(game: Finished) -> bool:
    return game.seats > 1 and all(game.count("code", seat=seat) for seat in range(game.seats))


def _streak(game: Finished) -> bool:
    """So many tries, one after the other, each of which removed a particle."""
    run = tries = 0
    for kind, _ in game.events:
        if kind == "try":
            run, tries = run * (tries == 0), 1
        elif kind == "neutralized":
            run, tries = run + 1, 0
        if run >= STREAK:
            return True
    return False


def _every_suit_spent(game: Finished) -> bool:
    return all(game.count(kind) for kind in ("heart", "club", "diamond", "spade"))


def _right_names(game: Finished) -> int:
    return sum(event["kind"] == event["truth"] for event in game.happened("named"))


def _no_wrong_name(game: Finished) -> bool:
    return NAMED <= _right_names(game) == game.count("named")


CHALLENGES = (
    Challenge("win", won),
    Challenge("controlled", _won_from(CONTROLLED)),
    Challenge("contained", _won_from(CONTAINED)),
    Challenge("alert", _won_from(ALERT)),
    Challenge("meltdown", _won_from(MELTDOWN)),
    Challenge("alone", lambda game: game.won and game.seats == 1),
    Challenge("crew", lambda game: game.won and game.seats == CREW),
    Challenge("intact", _won_without("limit")),
    Challenge("no-spill", _won_without("spill")),
    Challenge("no-discard", _won_without("discard")),
    Challenge("quick", lambda game: game.won and game.view.turn <= TURNS),
    Challenge("two-codes", _two_codes, lasting=True),
    Challenge("each-a-code", _each_a_code, lasting=True),
    Challenge(f"share-{SHARED}", lambda game: game.own("share") >= SHARED, lasting=True),
    _neutralized(NEUTRALIZED),
    _neutralized(NEUTRALIZED_MANY),
    Challenge("streak", _streak, lasting=True),
    Challenge("every-suit", _every_suit_spent, lasting=True),
    Challenge("names", lambda game: _right_names(game) >= NAMED, lasting=True),
    Challenge("no-wrong-name", _no_wrong_name),
)
"""In the order of the page."""


def achieved(event: RuleEvent[View], people: Collection[Seat]) -> Iterator[str]:
    """Achievements that one beat is, done by one of these seats."""
    match event.kind:
        case "code" if event.facts["seat"] in people:
            yield "code"
        case "won":
            yield "shutdown"
            if event.view.setting.ladder == PUBLISHED:
                yield "published"


PICTURE = "picture:"


def _noticed(game: Finished) -> Iterator[str]:
    for event in game.happened("named", seat=game.seat):
        if event["kind"] == event["truth"]:
            yield PICTURE + KEYS[event["truth"]]


NOTES = Notes(
    _noticed,
    chapters=(
        NotebookChapter(
            "pictures",
            tuple(
                Entry(PICTURE + key, say(f"{G}kind-{key}"), say(f"{G}trace-{key}"), "detector")
                for key in KEYS
            ),
        ),
    ),
)
