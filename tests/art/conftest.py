"""Easels for the tests: English, at the size of the stage unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.art.ink.renderer import Renderer
from game.words.text import Text

MakeEasel = Callable[..., Renderer]


@pytest.fixture(scope="session")
def text() -> Text:
    return Text("en")


@pytest.fixture
def make_easel(text: Text) -> MakeEasel:
    def make(scale: float = 1.0, text_scale: float = 1.0, contrast: bool = False) -> Renderer:
        return Renderer(scale, text.say, text_scale, contrast)

    return make


@pytest.fixture
def renderer(make_easel: MakeEasel) -> Renderer:
    return make_easel()
