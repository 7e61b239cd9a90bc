"""What a finished game leads to besides another one: the board, a page, watching it again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.arcade import Arcade
from game.cabinets import CABINETS
from game.core.access import Access
from game.core.outcome import outcome_of
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.progress import challenges, notebook
from game.progress.leaderboard import entered, ranks
from game.scenes.base import places
from game.scenes.base.menu_widgets import round_button
from game.scenes.base.scene import Push, Transition
from game.tables.pictures import Chip
from game.tables.table import Line, Spot

LEFT, RIGHT = 156.0, 1124.0
"""Of the outermost of them: above the edges of the buttons below."""

BADGE = 134.0
"""Left edge of the badge."""


def ways(arcade: Arcade, match: Match) -> list[Spot]:
    """Round buttons in the upper corners of the result."""
    ranked = ranks(match)
    spots = [round_button("sheet", "save", RIGHT - 70 * ranked, 78, say("result-sheet"))]
    if ranked:
        board = round_button("board", "points", RIGHT, 78, say("result-board"))
        spots.append(board.only(Access.BOARD))
    if match.kept is not None:
        spots.append(round_button("watch", "play", LEFT, 78, say("result-watch")))
    if match.people and arcade.policy is None and CABINETS[match.id].challenges:
        x = LEFT + 70 * (match.kept is not None)
        spots.append(round_button("challenges", "trophy", x, 78, say("tomorrow-challenges")))
    return spots


def badge(lines: Sequence[Line], seats: int) -> list[Spot]:
    """The rarest that happened, above the break-down, left of the names of so many seats."""
    rare = next((line.badge for line in lines if line.badge is not None), None)
    if rare is None:
        return []
    label = say("result-badge", name=rare)
    wide = 520.0 if seats <= 2 else 380.0
    return [Spot("badge", Chip("yellow"), BADGE + wide / 2, 148, wide, 40, 5, label)]


def margin(arcade: Arcade, match: Match, lines: Sequence[Line]) -> Phrase | None:
    """By how much it was won, in the words of a game that counts something; None of a draw."""
    key, outcome = f"{match.id}-result-margin", outcome_of(match.session)
    scores = next((line.scores for line in lines if line.total), ())
    if not arcade.text.has(key) or len(scores) < 2 or outcome.together:
        return None
    teams = outcome.teams
    if len(set(teams)) < len(teams):
        scores = tuple(dict(zip(teams, scores, strict=True)).values())
    first, second, *_ = sorted(scores, reverse=True)
    return say(key, n=first - second) if first > second else None


def note_challenges(arcade: Arcade, match: Match) -> tuple[str, ...]:
    """Keep the challenges that a kept game met here first, and fill the lab notebook.

    Nothing of a kiosk's visitor is kept.
    """
    if match.kept is None or not match.people or arcade.policy is not None:
        return ()
    notebook.note(arcade.store, match, date.today())
    return challenges.note(arcade.store, match, date.today())


def met_line(match: Match, met: Sequence[str]) -> Phrase:
    """The challenge that was met; of several the last of the page, mostly the hardest."""
    text = say(f"{match.id}-challenge-{met[-1]}")
    if len(met) > 1:
        return say("tomorrow-challenges-new", text=text, more=len(met) - 1)
    return say("tomorrow-challenge-new", text=text)


def way(arcade: Arcade, match: Match, name: str, met: tuple[str, ...]) -> Transition:
    """Where such a button leads; None for another one. ``met``: challenges met just now."""
    match name:
        case "challenges":
            return Push(places.Challenges(match.id, met))
        case "sheet":
            return Push(places.TakeHome(match))
        case "board" if entered(arcade.store, match):
            return Push(places.Board(match.id, match.kept))
        case "board":
            return Push(places.PickName(match))
        case "watch" if match.kept is not None:
            return Push(places.Replay(arcade.store.record(match.kept), match.kept))
    return None
