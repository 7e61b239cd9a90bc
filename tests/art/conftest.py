"""Easels for the tests: English, at the size of the stage unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.art.ink.easel import Easel
from game.words.text import Text

MakeEasel = Callable[..., Easel]


@pytest.fixture(scope="session")
def text() -> Text:
    return Text("en")


@pytest.fixture
def make_easel(text: Text) -> MakeEasel:
    def make(scale: float = 1.0, text_scale: float = 1.0, contrast: bool = False) -> Easel:
        return Easel(scale, text.say, text_scale, contrast)

    return make


@pytest.fixture
def easel(make_easel: MakeEasel) -> Easel:
    return make_easel()
