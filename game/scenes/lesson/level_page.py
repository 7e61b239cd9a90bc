"""The page of the lessons of a game: `view` makes it from its model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.art.menu.emblems import Emblem
from game.core.access import Access
from game.core.phrase import Phrase, say
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.layout import Centre, Choose, Column, Fits, Gap, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import FINGER, GAP
from game.ui.parts import Kind, button, foot, foot_button, framed, round_button, spring, text, title
from game.ui.sizes import EMBLEM, PAGE, ROW_HIGH

CHOSEN = Label("yellow", 28, bold=True)
TEACHES = Label("text", 22)
STATE = Label("second", 19)
FEW = 3
"""Lessons beside which there is room for the game's emblem."""


@dataclass(frozen=True, slots=True)
class LessonRow:
    """The button of a lesson."""

    id: str
    done: bool


@dataclass(frozen=True, slots=True)
class LevelModel:
    """Everything that the page shows."""

    game: str
    title: Phrase
    lessons: Sequence[LessonRow]
    lesson: str
    """The id of the chosen one."""
    state: Phrase
    """Progress of the learner, or the length of the lesson."""
    tutorial: Phrase
    """Words of the button that leads into it."""
    begun: bool
    """True where it can be taken from its beginning again."""
    first: str
    """The id of the first minute, beside the first lesson of a game that has one."""
    quiz: bool
    """True where there is a quiz about it."""
    staff: bool
    """True where names are entered and the teachers' pages are open."""


def view(model: LevelModel) -> Node:
    """All lessons, the chosen one in full, and the ways on."""
    lessons, about = _lessons(model), _about(model)
    beside = Row([lessons, about], gap=2 * GAP, even=True, grow=1.0)
    above = Column([about, lessons], grow=1.0)
    body = Choose(beside, above, square=beside, grow=1.0)
    return Column([_head(model), body, _ways(model)], gap=2 * GAP, most_w=PAGE)


def _head(model: LevelModel) -> Node:
    name = title(model.title, grow=1.0)
    login = round_button("login", "person", say("level-login"))
    ends = [Leaf(login.spot.only(Access.STAFF))] if model.staff else []
    back = round_button("back", "back", say("back"))
    return Choose(Row([Gap(FINGER), name, *ends]) if ends else name, Row([back, name, *ends]))


def _ways(model: LevelModel) -> Node:
    """Back, and to what is not about the chosen lesson."""
    back = foot_button("back", say("back"), icon="back")
    ways = [
        foot_button("setup", say("level-setup"), icon="settings"),
        foot_button("path", say("path-title"), icon="path"),
    ]
    if model.staff:
        teacher = foot_button("teacher", say("level-teacher"), icon="book")
        ways.append(replace(teacher, spot=teacher.spot.only(Access.STAFF)))
    return Choose(foot([back, *ways]), Row(ways, even=True))


def _lessons(model: LevelModel) -> Node:
    """A button for each lesson; below a few of them the emblem of the game."""
    rows = [_row(row, chosen=row.id == model.lesson) for row in model.lessons]
    if len(rows) > FEW:
        down = Column(rows, justify="start")
        return Choose(down, Grid(rows, columns=2, justify="start"), square=down, grow=1.0)
    emblem = Leaf(Spot("emblem", Emblem(model.game), 0, 0, 0, 0, 2), natural=EMBLEM)
    return Column([*rows, Centre(emblem, grow=1.0)], grow=1.0)


def _row(row: LessonRow, *, chosen: bool) -> Node:
    kind: Kind = "outline" if chosen else "ghost"
    icon = "check" if row.done else "learn"
    words = say(f"{row.id}-title")
    return button(f"lesson:{row.id}", words, kind, icon, grow=1.0, most_h=ROW_HIGH)


def _about(model: LevelModel) -> Node:
    """The chosen lesson: what it teaches, and the ways into it."""
    into = [button("tutorial", model.tutorial, "primary", "learn", grow=1.0)]
    if model.begun:
        into.append(round_button("restart", "replay", say("level-from-beginning")))
    words = [
        text("name", say(f"{model.lesson}-title"), CHOSEN),
        spring(),
        text("teaches", say(f"{model.lesson}-teaches"), TEACHES),
        text("state", model.state, STATE),
        spring(),
    ]
    others = [button("play", say("level-play"), "outline", "play")]
    if model.quiz:
        others.append(button("quiz", say("level-quiz"), "outline", "check"))
    if model.first:
        others.append(button("first", say(f"{model.first}-title"), "outline", "touch"))
    ways = Fits([Grid(others, columns=2, last="fill"), Grid(others)], grow=1.0)
    inside = Column([*words, Row(into), ways], gap=2 * GAP)
    return framed(inside, Panel(), grow=1.0)
