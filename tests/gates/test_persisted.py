"""Every field that lasts, with chosen values: a sentence or a game, no traceback.

Rows are signed: who can write the file can sign them, too. A page is opened, a game is gone
on with, moves are made; then the store is closed and opened, and it all goes on.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from game.app import App
from game.core.contract import move_text
from game.core.phrase import say
from game.core.record import Record, out_of_bounds, record_of
from game.core.session import Session
from game.formats import ENTRIES
from game.games import GAMES
from game.kiosk import admin
from game.match import saving
from game.progress import (
    daily,
    learners,
)
from game.router import scene_of
from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.scenes.base.scene import Reset
from game.scenes.menu.going_on import go_on
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window, opened
from tests.gates import sizes
from tests.gates.made import key_of
from tests.gates.mutants import altered, mutated
from tests.gates.parsers import LEARNER
from tests.gates.remembered import remember_pictures
from tests.learner import LESSONS
from tutorial.items.bank import topics

GAME = "bigebang"
LESSON_ID = next(iter(LESSONS.values())).id
KEPT: dict[str, str] = {key_of(form): form.example for form in ENTRIES} | {
    admin.KEY: json.dumps({"day": date.today().isoformat(), "counts": {"visits": 3}}),
    daily.KEY: json.dumps({"format": 1, "solved": {date.today().isoformat(): [GAME]}}),
    key_of(learners.KEPT_LEARNER): LEARNER.decode(),
}
"""An entry of each kind of progress, as the arcade keeps it; some of today."""
PLACES: tuple[Callable[[], Route], ...] = (
    lambda: routes.TitlePage(GAME),
    lambda: routes.Setup(GAME),
    lambda: routes.Leaderboard(GAME),
    lambda: routes.Statistics(GAME),
    lambda: routes.Challenges(GAME),
    routes.DailyPage,
    routes.NotebookPages,
    routes.SavedGames,
    routes.Replays,
    routes.FamousGames,
    lambda: routes.Lessons("particle_builder"),
    routes.LawLab,
    lambda: routes.Quiz(topics()[0]),
    routes.Teacher,
    routes.ForceChart,
)


@cache
def forms(text: str) -> list[str]:
    """Texts like this one in which some part is of another type, missing, or far too large."""
    head, _, rest = text.rpartition(" [[")  # a number, and JSON behind it
    start, body = (head + " ", "[[" + rest) if head.isdecimal() else ("", text)
    if body[:1] not in "[{":
        return ["", "-1", "9" * 300, "nan", "x" * 300, "\0", "\u202e\x1b[2J", '{"a": 1}', "[]"]
    return [start + json.dumps(form) for form in altered(json.loads(body))]


class Planted(RuleBasedStateMachine):
    """A folder from another person, and a person who looks at everything in it."""

    @initialize()
    def start(self) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=FOLDERS))
        self.begin()

    def begin(self) -> None:
        self.arcade = opened(self.folder, None, None)
        self.services: Services = self.arcade.__enter__()
        self.services.greeted = True
        surface = open_window((640, 360), full_screen=False)
        self.app = App(self.services, surface, TitleScene(self.services, first=True))
        self.look()

    def look(self) -> None:
        """Some frames; each text that a page wanted is there."""
        for _ in range(3):
            self.app.step([], 0.05)
        assert not self.services.text.missing
        for key in self.services.store.progress_keys(""):
            assert any(form.claims(key) for form in ENTRIES), f"{key} is in no list of formats"
        taken["steps"] += 1

    @rule(seed=st.integers(0, 2**32))
    def plant(self, seed: int) -> None:
        """Some entries, of another form or damaged; signed by the store itself."""
        chance = random.Random(seed)
        for key in chance.sample(sorted(KEPT), 5):
            text = chance.choice(forms(KEPT[key]))
            if chance.random() < 0.3:
                text = mutated(KEPT[key].encode(), chance).decode("utf-8", "replace")
            with suppress(ValueError):  # too long or too deep to be kept: then nobody can plant it
                self.services.store.set_progress(key, text)
                taken["planted"] += 1

    @rule(game=st.sampled_from(sorted(GAMES)), seats=st.integers(1, 4), seed=st.integers(0, 2**32))
    def plant_a_game(self, game: str, seats: int, seed: int) -> None:
        """A game with odd players, options, moves and results, within the bounds of a record."""
        chance = random.Random(seed)
        record = odd(GAMES[game].info.usual_seats if chance.random() < 0.7 else seats, game, chance)
        if out_of_bounds(record):
            return
        store = self.services.store
        kept = store.begin(record)
        self.number(kept, record, chance)
        taken["planted"] += 1

    def number(self, kept: int, record: Record, chance: random.Random) -> None:
        """A match position for it, for any number of players; and then some moves."""
        store = self.services.store
        text = chance.choice(forms(KEPT[saving.SITTING]))
        with_id = f"{kept} {text.partition(' ')[2]}\n{store.progress(saving.SITTING) or ''}"
        if len(with_id) < 60_000:
            store.set_progress(saving.SITTING, with_id)
        for n in range(1, chance.randrange(4)):
            store.played(kept, n, chance.choice(("nonsense", "pass", "", "fuse:12,13")), "0" * 8)
        if chance.random() < 0.3:
            returns = tuple(chance.choice((0.0, -1e15, 1e15)) for _ in record.seats)
            store.finished(kept, returns, store.record(kept).digest)

    @rule(seats=st.integers(1, 4), seed=st.integers(0, 2**32))
    def plant_a_good_game(self, seats: int, seed: int) -> None:
        """One that can be gone on with, in a match that makes no sense."""
        chance = random.Random(seed)
        name = chance.choice(sorted(GAMES))
        info = GAMES[name].info
        session = Session(GAMES[name], info.usual_seats, {}, str(seed))
        players = ("human", *(["ai:student"] * (info.usual_seats - 1)))
        store = self.services.store
        kept = store.begin(record_of(session, players))
        for n in range(1, chance.randrange(1, 5)):
            if session.to_move() is not None:
                move = chance.choice(session.legal_moves())
                session.play(move)
                store.played(kept, n, move_text(move), session.digest())
        text = chance.choice(forms(KEPT[saving.SITTING])).partition(" ")[2]
        store.set_progress(saving.SITTING, f"{kept} {text}"[:60_000])
        taken["planted"] += 1

    @rule(at=st.integers(0, len(PLACES) - 1))
    def open(self, at: int) -> None:
        self.app.show(scene_of(PLACES[at](), self.services))
        self.look()

    @rule(at=st.integers(0, 9), moves=st.integers(0, 3))
    def go_on(self, at: int, moves: int) -> None:
        """The game is on the table, or a sentence says what is wrong with it."""
        waiting = self.services.store.unfinished()
        if not waiting:
            return
        self.services.notice = None
        transition = go_on(self.services, waiting[at % len(waiting)])
        if transition is None:
            assert self.services.notice is not None
            taken["refused"] += 1
            return
        assert isinstance(transition, Reset)
        table = scene_of(transition.scene, self.services)
        assert isinstance(table, TableScene)
        self.app.show(table)
        self.look()
        for _ in range(moves):
            if table.session.to_move() is None or self.app.top is not table:
                break
            table.play(table.session.legal_moves()[0])
            self.look()
        taken["went on"] += 1

    @rule(at=st.integers(0, 9))
    def watch(self, at: int) -> None:
        """The record of a finished game, up to where it makes sense."""
        games = self.services.store.games(10)
        if not games:
            return
        saved = games[at % len(games)]
        self.app.show(scene_of(routes.Replay(saved.record, saved.id), self.services))
        self.look()

    @rule(now=st.integers(0, 9))
    def reopen(self, now: int) -> None:
        if now > 7:
            self.end()
            self.begin()

    def end(self) -> None:
        self.arcade.__exit__(None, None, None)

    def teardown(self) -> None:
        if hasattr(self, "arcade"):
            self.end()


def odd(seats: int, game: str, chance: random.Random) -> Record:
    """A record that keeps to the bounds of every field, and to nothing else."""
    info = GAMES[game].info
    names = ("human", "ai:student", "ai:nobel", "ai:", "", "ai:nobody", "x" * 200, "HUMAN")
    options = {name: chance.choice((0, 1, -1, 10**9, -(10**9))) for name in info.options}
    if chance.random() < 0.3:
        options[chance.choice(("", "x", "x" * 200, "seats"))] = 1
    good = Record(1, game, info.rules, ("human",) * seats, {}, "seed", (), "0" * 8)
    return replace(
        good,
        game=chance.choice((game,) * 9 + ("", "x", "a.b", "__init__", "../x")),
        rules=chance.choice((info.rules,) * 6 + (0, 1, info.rules + 1, 10**9)),
        seats=tuple(
            chance.choice(names) if chance.random() < 0.3 else "human" for _ in range(seats)
        ),
        options=options if chance.random() < 0.5 else {},
        seed=chance.choice(("seed", "", "W" * 80, "\ufdfd" * 80, "{$x}", "**", "0")),
    )


@pytest.mark.parametrize("who", ["ai:nobody", "student", "", "HUMAN", "ai:"])
def test_a_player_whom_nobody_knows_is_refused_in_a_sentence(services: Services, who: str) -> None:
    session = Session(GAMES[GAME], 2, {}, "seed")
    game_id = services.store.begin(record_of(session, ("human", who)))
    (saved,) = services.store.unfinished()
    assert go_on(services, saved) is None
    assert services.notice == say("record-field", where="seats")
    scene = scene_of(routes.Replay(saved.record, game_id), services)
    App(services, open_window((640, 360), full_screen=False), scene).step([], 0.05)


FOLDERS = Path()
taken = Counter[str]()
"""Steps and what came of them."""


@sizes(150, 10_000)
def test_nothing_that_lasts_ends_in_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """``count``: entries and games that are planted, more or less."""
    remember_pictures(monkeypatch)
    monkeypatch.setitem(globals(), "FOLDERS", tmp_path)
    before = taken.copy()
    walks = settings(
        max_examples=4,
        stateful_step_count=60,
        deadline=None,
        derandomize=False,  # else walks in CI are always the same, however often one tries
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    # Each walk leaves out some rules by chance, so that a few walks may never go on with a game.
    while (seen := taken - before)["planted"] < count or not (seen["went on"] and seen["refused"]):
        assert seen["planted"] < 20 * count, f"no game was gone on with, or none refused: {seen}"
        run_state_machine_as_test(Planted, settings=walks)
    print(dict(taken - before))
