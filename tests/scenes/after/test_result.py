"""The end of a game: a win showers tracks, a loss winds one up, and both are soon over."""

from __future__ import annotations

import pytest

from game.app import App
from game.arcade import Arcade
from game.commands.shots import middle
from game.scenes.after.result import ResultScene
from game.window import open_window


@pytest.mark.parametrize("won", [True, False, None])
def test_the_end_is_shown_as_what_it_was(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch, won: bool | None
) -> None:
    monkeypatch.setattr(ResultScene, "won", lambda _: won)
    heard: list[str] = []
    arcade.sound.on_play = heard.append
    ended = middle(arcade, "u_know_feynman", 1.0)
    ended.over = True
    scene = ResultScene(arcade, ended.match)
    kinds = {show.effect.kind for show in scene.shows}
    assert kinds == {True: {"shower"}, False: {"spiral"}, None: set()}[won]
    assert heard[-1] == {True: "win", False: "loss", None: "good"}[won]
    app = App(arcade, open_window((640, 360), full_screen=False), ended)
    app.push(scene)
    app.step([], 0.02)
    for _ in range(3 * 30):
        app.step([], 1 / 30)
    assert scene.shows == []
    drawn = app.frames.drawn
    app.step([], 1 / 30)
    assert app.frames.drawn == drawn, "then it stands still"
