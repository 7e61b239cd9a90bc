"""Routes from a finished game besides another one: the board, a page, watching it again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec.structs import replace

from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.core.session import outcome_of
from game.games import DESCRIPTORS
from game.match.match import Match
from game.progress import challenges, daily, notebook
from game.progress.leaderboard import entered, ranks
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.services import Services
from game.tables.table import CountLine
from game.ui.layout import Leaf
from game.ui.parts import foot_button, round_button


def corners(services: Services, match: Match) -> tuple[list[Leaf], list[Leaf]]:
    """Round buttons left and right of the headline."""
    left, right = [], [round_button("sheet", "save", say("result-sheet"))]
    if match.kept is not None:
        left.append(round_button("watch", "play", say("result-watch")))
    if match.people and services.policy is None and DESCRIPTORS[match.id].challenges:
        left.append(round_button("challenges", "trophy", say("tomorrow-challenges")))
    if ranks(match) and not services.closed(Access.BOARD):
        board = round_button("board", "points", say("result-board"))
        right.append(replace(board, spot=board.spot.only(Access.BOARD)))
    return left, right


def rating_line(match: Match) -> Phrase | None:
    """The player's rating after this game; None where it was not rated."""
    if match.rating is None:
        return None
    value, margin, change = match.rating
    moved = f"+{change}" if change >= 0 else f"\u2212{-change}"
    return say("practice-result", rating=value, margin=margin, change=literal(moved))


def badge(lines: Sequence[CountLine]) -> Phrase | None:
    """The rarest that happened."""
    rare = next((line.badge for line in lines if line.badge is not None), None)
    return None if rare is None else say("result-badge", name=rare)


def margin(services: Services, match: Match, lines: Sequence[CountLine]) -> Phrase | None:
    """By how much it was won, in the words of a game that counts something; None of a draw."""
    key, outcome = f"{match.id}-result-margin", outcome_of(match.session)
    scores = next((line.scores for line in lines if line.total), ())
    if not services.text.has(key) or len(scores) < 2 or outcome.together:
        return None
    teams = outcome.teams
    if len(set(teams)) < len(teams):
        scores = tuple(dict(zip(teams, scores, strict=True)).values())
    first, second, *_ = sorted(scores, reverse=True)
    return say(key, n=first - second) if first > second else None


def decided(match: Match, lines: Sequence[CountLine]) -> Phrase | None:
    """The count in which the winner is furthest ahead of all others; None where there is none."""
    outcome = outcome_of(match.session)
    leaders = outcome.leaders
    if outcome.together or outcome.tied or len(leaders) != 1:
        return None
    best: tuple[int, CountLine, str, str] | None = None
    for line in lines:
        figures = [_number(figure) for figure in line.figures]
        if line.total or line.prose or len(figures) < 2 or None in figures:
            continue
        numbers = [-(n or 0) if line.fewest else n or 0 for n in figures]
        mine = numbers[leaders[0]]
        theirs = max(n for seat, n in enumerate(numbers) if seat != leaders[0])
        if mine > theirs and (best is None or mine - theirs > best[0]):
            words = _figure(abs(mine) if line.fewest else mine)
            best = mine - theirs, line, words, _figure(abs(theirs) if line.fewest else theirs)
    if best is None:
        return None
    _, line, won, lost = best
    return say("result-why", what=line.what, mine=literal(won), theirs=literal(lost))


def _number(figure: Phrase) -> int | None:
    """The whole number that a figure is; None: it is no number."""
    text = str(dict(figure.args).get("text", "")).replace("\u2212", "-")
    return int(text) if figure.key == "literal" and text.lstrip("-").isdecimal() else None


def _figure(number: int) -> str:
    return str(number) if number >= 0 else f"\u2212{-number}"


def puzzle_of_today(services: Services, game: str, day: date) -> bool:
    """True if the game has a puzzle today that was not solved here."""
    if services.closed(Access.STAFF) or not DESCRIPTORS[game].daily:
        return False
    return game not in daily.solved(services.store).days.get(day, ())


def note_challenges(services: Services, match: Match) -> tuple[str, ...]:
    """Keep the challenges that a kept game met here first, and fill the lab notebook.

    Nothing of a kiosk's visitor is kept.
    """
    if match.kept is None or not match.people or services.policy is not None:
        return ()
    notebook.note(services.store, match, date.today())
    return challenges.note(services.store, match, date.today())


def met_line(match: Match, met: Sequence[str]) -> Phrase:
    """The challenge that was met; of several the last of the page, mostly the hardest."""
    text = say(f"{match.id}-challenge-{met[-1]}")
    if len(met) > 1:
        return say("tomorrow-challenges-new", text=text, more=len(met) - 1)
    return say("tomorrow-challenge-new", text=text)


def way(services: Services, match: Match, name: str, met: tuple[str, ...]) -> Transition:
    """Transition of such a button; None for another one. ``met``: challenges met just now."""
    match name:
        case "challenges":
            return Push(routes.Challenges(match.id, met))
        case "sheet":
            return Push(routes.TakeHome(match))
        case "board" if entered(services.store, match):
            return Push(routes.Leaderboard(match.id, match.kept))
        case "board":
            return Push(routes.PickName(match))
        case "watch" if match.kept is not None:
            return Push(routes.Replay(services.store.record(match.kept), match.kept))
    return None


# --- collected ------------------------------------------------------------------------------------
# The doors to what was collected here: the lab notebook, the challenges; and the way back.


def door_buttons(game: str) -> list[Leaf]:
    """The ways to the notebook, and to the challenges of this game where it has any."""
    ways = [foot_button("notebook", say("tomorrow-notebook"), "outline", "book")]
    if DESCRIPTORS[game].challenges:
        ways.append(foot_button("challenges", say("tomorrow-challenges"), "outline", "trophy"))
    return ways


def through(door: str, game: str) -> Transition:
    """Transition of a button: ``notebook``, ``challenges`` or ``done``; None for another one."""
    match door:
        case "notebook":
            return Push(routes.NotebookPages())
        case "challenges":
            return Push(routes.Challenges(game))
        case "done":
            return Pop()
    return None
