"""Before a game: what the page says of the opponents that were chosen."""

from __future__ import annotations

from game.app import App
from game.arcade import Arcade
from game.scenes.menu.setup import SetupScene
from game.window import open_window
from tests.pilot import Pilot


def line_of(pilot: Pilot) -> str:
    return str(pilot.spot("line").label)


def test_a_level_that_the_clock_stopped_on_this_machine_is_named_with_its_seconds(
    arcade: Arcade,
) -> None:
    scene = SetupScene(arcade, "bigebang")
    pilot = Pilot(App(arcade, open_window((1280, 720), full_screen=False), scene))
    arcade.thinker.capped["bigebang", "nobel"] = 2.0
    scene.lay()
    assert "setup-capped" not in line_of(pilot), "nobody of that level sits here"
    scene.seats[1] = "ai:nobel"
    scene.lay()
    assert "setup-capped" in line_of(pilot)
    assert "2.0" in line_of(pilot)
