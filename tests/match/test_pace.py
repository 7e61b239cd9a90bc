"""The speed of the strongest opponent here: measured once, and told where it is too slow."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from ai.bot import Analysis, Budget
from ai.levels import budget
from ai.worker.client import Answer, EngineClient
from game.app import App
from game.games import GAMES
from game.match import pace
from game.match.drivers import Opponent
from game.scenes.menu.setup import SetupScene
from game.services import Services
from game.store import Store
from game.window import open_window, opened
from game.words.text import languages
from tests.inside import workers_of
from tests.layout import faults
from tests.pilot import Pilot


class Slow:
    """Stands in for the thinking process of a slow computer."""

    def __init__(self, iterations: int = 20, *, capped: bool = True, fault: str = "") -> None:
        self.questions: list[tuple[Any, ...]] = []
        self._answer = Analysis(iterations, capped, ()), fault

    def ask(self, *question: Any) -> int:
        self.questions.append(question)
        return len(self.questions)

    def poll(self) -> Answer | None:
        analysis, fault = self._answer
        return Answer(len(self.questions), None, analysis, fault)  # type: ignore[arg-type]

    def close(self) -> None:
        pass


@pytest.mark.parametrize("game", GAMES)
def test_a_fixed_position_with_a_choice_is_thought_about(game: str) -> None:
    one, other = pace.position(game), pace.position(game)
    assert one.digest() == other.digest()
    assert len(one.legal_moves()) > 1
    slow = Slow()
    pace.Measurement(slow, game)  # type: ignore[arg-type]
    ((name, _, legal, _, _, given),) = slow.questions
    assert name == game
    assert legal == one.legal_moves()
    assert given.seconds == pace.SECONDS == 0.2


def test_it_is_not_a_beginning_unless_the_game_is_as_short() -> None:
    assert len(pace.position("bigebang").moves) >= pace.PLIES


def test_iterations_of_a_fifth_of_a_second_are_a_rate() -> None:
    measurement = pace.Measurement(Slow(20), "bigebang")  # type: ignore[arg-type]
    assert measurement.poll() == 100
    assert measurement.done


def test_who_thought_it_all_out_is_fast_enough() -> None:
    measurement = pace.Measurement(Slow(7, capped=False), "bigebang")  # type: ignore[arg-type]
    assert measurement.poll() == pace.FASTEST


def test_a_fault_is_no_measurement() -> None:
    measurement = pace.Measurement(Slow(fault="died"), "bigebang")  # type: ignore[arg-type]
    assert measurement.poll() is None
    assert measurement.done


def test_the_cap_is_met_where_the_iterations_take_longer() -> None:
    """12,000 iterations within 2 s: 6,000 a second, or half as many in each of two processes."""
    assert budget("bigebang", "nobel") == Budget(12_000, 2.0)
    assert pace.needed("bigebang", 4000, 1) == 3.0
    assert pace.needed("bigebang", 4000, 2) == pace.needed("bigebang", 4000, 8) == 1.5
    assert pace.over_cap("bigebang", 4000, 2) is None
    assert pace.over_cap("bigebang", 4000, 1) == (3, 2)
    assert pace.over_cap("bigebang", 1250, 2) == (5, 2)
    assert pace.over_cap("bigebang", None, 2) is None
    assert pace.over_cap("bigebang", 0, 2) == (6000, 2)


def test_a_measurement_is_kept_by_game(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert pace.known(store, "bigebang") is None
        pace.keep(store, "bigebang", 700)
        pace.keep(store, "particle_panic", 900)
        assert (pace.known(store, "bigebang"), pace.known(store, "particle_panic")) == (700, 900)
        store.set_progress(pace.KEY, '{"bigebang": -3, "particle_panic": 5}')
        assert (pace.known(store, "bigebang"), pace.known(store, "particle_panic")) == (None, 5)


@pytest.mark.long
def test_a_thinking_process_measures_itself() -> None:
    engine = EngineClient()
    engine.open()
    try:
        end = time.monotonic() + 30
        while not all(worker.ready for worker in workers_of(engine)):
            engine.poll()
            assert time.monotonic() < end
            time.sleep(0.01)
        measurement = pace.Measurement(engine, "bigebang")
        rate = None
        while rate is None:
            rate = measurement.poll()
            assert time.monotonic() < end
            time.sleep(0.01)
        assert 10 < rate < 100_000
    finally:
        engine.close()


# --- on the screens -------------------------------------------------------------------------------


def at_setup(services: Services, slow: Slow) -> Pilot:
    services.__dict__["engine"] = slow
    scene = SetupScene(services, "bigebang")
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def line(pilot: Pilot) -> str:
    label = pilot.spot("line").label
    assert label is not None
    return pilot.app.services.text.say(label)


def test_who_chooses_nobel_is_told_that_this_computer_is_slow(services: Services) -> None:
    slow = Slow(40)
    pilot = at_setup(services, slow)
    before = line(pilot)
    for _ in range(2):
        pilot.tap("seat1:more")
    assert slow.questions == [], "nothing is measured for the others"
    pilot.tap("seat1:more")
    pilot.wait(0.1)
    assert "Nobel would need about" in line(pilot)
    assert "after 2\N{NO-BREAK SPACE}s" in line(pilot)
    pilot.tap("seat1:more")
    assert line(pilot) == before
    pilot.tap("seat1:less")
    pilot.wait(0.1)
    assert "Nobel would need about" in line(pilot)
    assert len(slow.questions) == 1, "once"


def test_a_quick_computer_is_not_worth_a_word(services: Services) -> None:
    pilot = at_setup(services, Slow(5000))
    before = line(pilot)
    for _ in range(3):
        pilot.tap("seat1:more")
    pilot.wait(0.1)
    assert pace.known(services.store, "bigebang") == 25_000
    assert line(pilot) == before


@pytest.mark.parametrize("language", languages())
def test_the_sentence_fits_in_large_letters(tmp_path: Path, language: str) -> None:
    with opened(tmp_path, language, 1.5) as services:
        pilot = at_setup(services, Slow(1))
        for _ in range(3):
            pilot.tap("seat1:more")
        pilot.wait(0.1)
        label = pilot.spot("line").label
        assert label is not None
        assert label.key == "setup-pace"
        assert list(faults(pilot.app)) == []
        assert not services.text.missing


def test_moves_that_the_clock_ended_are_counted() -> None:
    slow = Slow(300)
    opponent = Opponent(slow, "nobel")  # type: ignore[arg-type]
    for _ in range(3):
        opponent.begin(pace.position("bigebang"), 0)
        opponent.poll()
    assert (opponent.searched, opponent.capped, opponent.counted) == (3, 3, 300)
    quick = Opponent(Slow(3000, capped=False), "nobel")  # type: ignore[arg-type]
    quick.begin(pace.position("bigebang"), 0)
    quick.poll()
    assert (quick.searched, quick.capped) == (1, 0)
