"""What the address of the page asks for: ``?game=…&lesson=…&lang=…&seed=…&text=…``."""

from __future__ import annotations

from collections.abc import Container, Mapping

from game.arcade import Arcade
from game.cabinets import GAMES, every_lesson
from game.core.phrase import Phrase, say
from game.match.match import new_match
from game.match.seats import AI, HUMAN
from game.routes import scene_of
from game.scenes.base import places
from game.scenes.base.scene import Scene
from game.scenes.menu.title import TitleScene
from game.words.text import languages

LONGEST_SEED = 64
"""Characters of a seed that somebody typed."""
TEXT_SIZES = ("1", "1.25", "1.5")


def first_scene(arcade: Arcade, wishes: Mapping[str, str]) -> tuple[Scene, Phrase | None]:
    """Where the address leads, and a sentence if some of it is not known here."""
    wrong = unknown(wishes)
    notice = say("web-address", names=", ".join(wrong)) if wrong else None
    lesson = every_lesson().get(wishes["lesson"]) if "lesson" in wishes else None
    game = lesson.game if lesson else wishes.get("game", "")
    if lesson is not None:
        return scene_of(places.LessonStep(lesson, 0, 0), arcade), notice
    if game not in GAMES:
        return TitleScene(arcade, first=True), notice
    seed = wishes.get("seed", "")
    if not seed or "seed" in wrong:
        return scene_of(places.Setup(game), arcade), notice
    count = GAMES[game].info.usual_seats
    match = new_match(game, [HUMAN] + [AI + "student"] * (count - 1), {}, seed)
    return scene_of(places.Table(match), arcade), notice


def unknown(wishes: Mapping[str, str]) -> list[str]:
    """The parameters that cannot be granted, as they were written."""
    right: Mapping[str, Container[str]] = {
        "game": GAMES,
        "lesson": every_lesson() if "lesson" in wishes else (),
        "lang": languages(),
        "text": TEXT_SIZES,
    }
    wrong = [
        f"{name}={value}"[:40]
        for name, value in wishes.items()
        if value not in right.get(name, ()) and name != "seed"
    ]
    seed = wishes.get("seed", "")
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        wrong.append("seed")
    return wrong
