"""Challenges: which of a game's twenty were met here, and on which day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from ai.levels import LEVELS
from game.core.phrase import Phrase, say
from game.core.session import RuleEvent, Verdict, outcome_of
from game.files.formats import Day, JsonFormat, TextFormat, Word
from game.games import DESCRIPTORS
from game.match.match import Match
from game.progress.leaderboard import best_person
from game.store import Store
from game.tables.capabilities import Finished

PREFIX = "challenges-"
"""Of the keys in the store; the game's id follows."""
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class KeptChallenges:
    """Content of the store for one game."""

    format: Literal[1]
    met: Annotated[dict[Word, Day], Meta(max_length=200)]
    """Name of a challenge -> the day on which it was met first, as ``2026-11-22``."""


KEPT_CHALLENGES = JsonFormat(
    key=PREFIX + "<game>",
    visitor=True,
    kind=KeptChallenges,
    about="Challenges of a game that were met, each with the first day.",
    example='{"format": 1, "met": {"carbon": "2026-11-22"}}',
)


def met(store: Store, game: str) -> dict[str, str]:
    """The challenges of a game that were met here, in the order of the page, with their days."""
    kept = KEPT_CHALLENGES.read(store.progress(PREFIX + game))
    days = kept.met if kept else {}
    names = (challenge.name for challenge in DESCRIPTORS[game].challenges)
    return {name: days[name] for name in names if name in days}


def finished(match: Match) -> Finished:
    """A game that is over, as the person at the table who did best knows it."""
    session = match.session
    seat = best_person(match)
    names = list(LEVELS)
    levels = [match.level(other) for other in range(session.seats)]
    return Finished(
        seat=seat,
        seats=session.seats,
        options=session.options,
        won=outcome_of(session).verdict([seat]) is Verdict.WON,
        strength=max((names.index(level) for level in levels if level in names), default=-1),
        moves=tuple(zip(session.movers, session.moves, strict=True)),
        events=tuple(session.events()),
        view=session.view(seat),
    )


def met_by(match: Match) -> tuple[str, ...]:
    """Every challenge that this finished game meets, new or not."""
    challenges = DESCRIPTORS[match.id].challenges
    if not challenges or not match.people:
        return ()
    game = finished(match)
    return tuple(challenge.name for challenge in challenges if challenge.met(game))


def met_for_good(match: Match) -> tuple[str, ...]:
    """Those that a game in play of one person meets already, and will meet when it ends."""
    session = match.session
    lasting = [challenge for challenge in DESCRIPTORS[match.id].challenges if challenge.lasting]
    if not lasting or len(match.people) != 1:
        return ()
    (seat,) = match.people
    game = Finished(
        seat=seat,
        seats=session.seats,
        options=session.options,
        won=False,
        strength=-1,
        moves=tuple(zip(session.movers, session.moves, strict=True)),
        events=tuple(session.events()),
        view=session.view(seat),
    )
    return tuple(challenge.name for challenge in lasting if challenge.met(game))


def note(store: Store, match: Match, today: date) -> tuple[str, ...]:
    """Keep what a finished game met for the first time here; returns that.

    A game with hints meets none.
    """
    if match.hints:
        return ()
    before = met(store, match.id)
    new = tuple(name for name in met_by(match) if name not in before)
    if new:
        _keep(store, match.id, before, new, today)
    return new


def _keep(store: Store, game: str, before: dict[str, str], new: Sequence[str], today: date) -> None:
    days = before | dict.fromkeys(new, today.isoformat())
    store.set_progress(PREFIX + game, json.dumps({"format": FORMAT, "met": days}))


# --- achievements ---------------------------------------------------------------------------------
# Achievements: physics that a person made happen here for the first time.


ACHIEVEMENTS = TextFormat(
    key="feats-<game>",
    visitor=True,
    pattern=r"\S+(?: \S+)*",
    longest=2_000,
    about="Names of the achievements of a game that were done, with blanks between them.",
    example="carbon helium",
)


def key_of(game: str) -> str:
    """The key of the store under which the challenges of a game are kept."""
    return f"{ACHIEVEMENTS.prefix}{game}"


def earned(store: Store, game: str) -> tuple[str, ...]:
    """The achievements of a game that were done here, in the order of its descriptor."""
    kept = ACHIEVEMENTS.read(store.progress(key_of(game))).split()
    return tuple(
        achievement for achievement in DESCRIPTORS[game].achievements if achievement in kept
    )


def earn(store: Store, game: str, achievement: str) -> bool:
    """Keep an achievement; whether it is new."""
    before = earned(store, game)
    if achievement in before:
        return False
    store.set_progress(key_of(game), " ".join((*before, achievement)))
    return True


def earn_from(store: Store, match: Match, event: RuleEvent[Any]) -> list[Phrase]:
    """Keep what a person did in a kept match; a sentence for each achievement that is new.

    A game with hints earns none.
    """
    if match.kept is None or match.hints:
        return []
    return [
        say("achievement-earned", name=say(f"achievement-{match.id}-{achievement}"))
        for achievement in DESCRIPTORS[match.id].achievements_in(event, match.people)
        if earn(store, match.id, achievement)
    ]
