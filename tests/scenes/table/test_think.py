"""See it think: on one's own turn a search grows visit by visit, and the game is not rated."""

from __future__ import annotations

from ai.bot import Analysis, Budget, Prospect
from game.app import App
from game.core.contract import move_text
from game.match import saving
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.scenes.table.think import ThinkScene
from game.services import Services
from game.window import open_window
from tests.ai.here import Here
from tests.layout import faults
from tests.pilot import Pilot


class Quick(Here):
    """Thinks shortly, whatever it is asked."""

    def ask(self, *args: object, **more: object) -> int:
        game, view, legal, level, seed = args[:5]
        return super().ask(game, view, legal, level, seed, Budget(60, 9.0))  # type: ignore[arg-type]


def paused(services: Services, game: str) -> tuple[Pilot, TableScene]:
    services.change(reduced_motion=True, guide="never")
    match = new_match(game, (HUMAN, AI + "student"), {}, "think")
    match.rated = True
    table = open_table(services, match)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    for _ in range(40):
        if table.policy.may_move():
            break
        pilot.wait(0.2)
    services.engine = Quick()
    pilot.tap("rail:pause")
    assert isinstance(pilot.top, PauseScene)
    return pilot, table


def test_a_search_is_watched(services: Services) -> None:
    pilot, table = paused(services, "bigebang")
    assert saving.counting(services.store, table.match.kept)
    pilot.tap("think")
    page = pilot.top
    assert isinstance(page, ThinkScene)
    for _ in range(60):
        if page.done:
            break
        pilot.wait(0.1)
    moves = page.model().moves
    assert moves
    assert moves[0].share == max(move.share for move in moves)
    assert page.find("bar:1") is not None
    line = page.model().line
    assert line
    assert all(page.find(f"line:{number}") for number in range(1, len(line) + 1))
    assert all(phrase.key.startswith("bigebang-log-") for phrase in line)
    assert list(faults(pilot.app)) == []
    assert not saving.counting(services.store, table.match.kept), "it is help"
    pilot.tap("close")
    assert isinstance(pilot.top, PauseScene)


def test_hidden_cards_stay_hidden(services: Services) -> None:
    pilot, _ = paused(services, "u_know_feynman")
    assert pilot.top.find("think") is None  # type: ignore[attr-defined]


def test_columns_show_visits_and_outlook(services: Services) -> None:
    pilot, table = paused(services, "bigebang")
    page = ThinkScene(services, table)
    texts = [move_text(move) for move in table.session.legal_moves()[:2]]
    prospects = (Prospect(texts[0], 75, 0.5), Prospect(texts[1], 25, -0.5))
    page.analysis = Analysis(100, capped=False, prospects=prospects)
    page.set(pilot.app.top.viewport)  # type: ignore[attr-defined]
    first, second = page.model().moves
    assert (first.share, first.value) == (75, 75)
    assert (second.share, second.value) == (25, 25)
