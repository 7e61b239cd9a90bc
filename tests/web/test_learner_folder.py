"""The folders of saved games of learners of one browser."""

from __future__ import annotations

import re

from game.web.learner_folder import folder_of

HOME = "/home/quarkade"
NAMES = re.compile(r"/home/quarkade-[0-9a-f]{16}")
"""As `FOLDER` in game/web/static/learner.mjs."""


def test_without_a_platform_the_games_are_the_browsers() -> None:
    assert folder_of(HOME, "") == HOME


def test_each_learner_has_a_folder() -> None:
    ids = ("1", "2", "anna.meier", "anna.meier ", "Änne", "\ud800", "../../etc", "x" * 4000)
    folders = [folder_of(HOME, each) for each in ids]
    assert len({*folders, HOME}) == len(ids) + 1
    assert folders == [folder_of(HOME, each) for each in ids], "the same one each time"
    for each, folder in zip(ids, folders, strict=True):
        assert NAMES.fullmatch(folder)
        assert each in ("1", "2") or each not in folder
