"""Routes from a finished game: another one, the board, a page, watching it again."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.games import DESCRIPTORS
from game.match.match import Match
from game.match.saving import next_match, same_match
from game.match.set_up import SetUp, easier, harder, match_for, remember
from game.progress import challenges, daily, notebook
from game.progress.leaderboard import entered, ranks
from game.progress.player_rating import refitted
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.results.result_page import NextStep
from game.services import Services
from game.tables.capabilities import Compares
from game.ui.layout import Leaf
from game.ui.parts import foot_button, round_button


def corners(services: Services, match: Match) -> tuple[list[Leaf], list[Leaf]]:
    """Round buttons left and right of the headline."""
    # A kiosk's visitor takes a photo of the page and saves nothing.
    page = "save" if services.policy is None else "book"
    left, right = [], [round_button("sheet", page, say("result-sheet"))]
    if match.kept is not None:
        left.append(round_button("watch", "play", say("result-watch")))
    if match.people and services.policy is None and DESCRIPTORS[match.id].challenges:
        left.append(round_button("challenges", "trophy", say("daily-challenges")))
    if ranks(match) and not services.closed(Access.BOARD):
        board = round_button("board", "points", say("result-board"))
        right.append(replace(board, spot=board.spot.only(Access.BOARD)))
    return left, right


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


def next_step(match: Match, *, won: bool | None) -> NextStep | None:
    """A harder game for a player who has won a single game, an easier one for a lost crew."""
    if match.standing.counts or won is None:
        return None
    step = harder(match) if won else easier(match)
    if step is None:
        return None
    set_up, name = step
    return NextStep("harder" if won else "easier", name, _differs(match, set_up))


def _differs(match: Match, set_up: SetUp) -> Phrase | None:
    """The first change from this game to another one; None where the table names none."""
    table, session = DESCRIPTORS[match.id].table, match.session
    if not isinstance(table, Compares):
        return None
    told = table.differs(session.seats, session.options, set_up.options)
    if not told:
        return None
    return told[0]


def _play(services: Services, match: Match, step: tuple[SetUp, Phrase] | None) -> Transition:
    """The game of this step; from now on games begin like it."""
    if step is None:
        return None
    if services.policy is None:
        remember(services.store, match.id, step[0])
    return Reset(routes.Table(match_for(match.id, step[0])))


def way(services: Services, match: Match, name: str, met: tuple[str, ...]) -> Transition:
    """Transition of a button that leads elsewhere; None for another one.

    ``met``: challenges met just now.
    """
    match name:
        case "again":
            fresh = next_match(services.store, match)
            return Reset(routes.Table(refitted(services.store, match, fresh)))
        case "harder":
            return _play(services, match, harder(match))
        case "easier":
            return _play(services, match, easier(match))
        case "same":
            return Reset(routes.Table(same_match(match)))
        case "review":
            return Push(routes.MatchReview(match))
        case "today":
            return Push(routes.DailyPuzzle(match.id, date.today()))
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
    ways = [foot_button("notebook", say("daily-notebook"), "outline", "book")]
    if DESCRIPTORS[game].challenges:
        ways.append(foot_button("challenges", say("daily-challenges"), "outline", "trophy"))
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
