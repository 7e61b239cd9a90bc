"""The page of a result: `view` makes it from its model. `ResultScene` answers touches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec.structs import replace

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.tables.pictures import Chip, Face, Ink, Label, Panel
from game.tables.table import CountLine, Spot
from game.ui.layout import Choose, Column, Fits, Gap, Leaf, Node, Over, Row, Stack, Steady
from game.ui.lists import Grid, TableOfRows, Wrap
from game.ui.measure import GAP
from game.ui.parts import button, panel, spring, text
from game.ui.sizes import FIGURE, NOTE, PAGE, PROSE, READING, RESULT_FACE

HEADLINE = Label("yellow", 44, bold=True)
SEAT = Label("second", 19)
MARGIN = Label("text", 21)
WHY = Label("second", 20)
MANY = 3
"""Seats from which figures stand below what they count on a tall sheet, where there is room."""
MET, BEST = Label("yellow", 20, bold=True), Label("green", 20)
SEVERAL_MET = Label("yellow", 20, "left")
"""Left-aligned, for words that can be touched."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A line of figures, one for each seat or one for all, or a line of prose."""

    line: CountLine
    figures: Sequence[Phrase]
    """As far as they are counted."""
    newest: Sequence[Spot | None] = ()
    """Spots that have just been added to them."""


class NextStep(NamedTuple):
    """A game that a finished one leads to."""

    way: Literal["harder", "easier"]
    """Id of its button; ends a text key."""
    name: Phrase
    detail: Phrase | None = None
    """Changes from this game, in a few words."""


@dataclass(frozen=True, slots=True)
class ResultModel:
    """Everything that the page shows."""

    headline: Phrase
    margin: Phrase | None
    """By how much it was won."""
    why: Phrase | None
    """The count that decided."""
    badge: Phrase | None
    """The rarest that happened."""
    names: Sequence[Phrase]
    columns: Sequence[Seat]
    """The seats from left to right."""
    faces: Sequence[str]
    """By seat; see `Face.who`."""
    winners: Collection[Seat]
    """Their faces are lit once all is counted."""
    lines: Sequence[Counted]
    helped: Phrase | None
    """The hints that were asked for; None for a kiosk's visitor, who has no challenges."""
    met: Phrase | None
    """The challenges that were met."""
    several_met: bool
    """One of them is named; a touch names the others."""
    best: Phrase | None
    """The best score of this puzzle."""
    seed: Phrase | None
    """The seed of the deal; None for a kiosk's visitor, who cannot enter one."""
    corners: tuple[Sequence[Node], Sequence[Node]]
    """Round buttons left and right of the headline."""
    again: Phrase
    """Words for the next game."""
    same: Phrase
    """Words for the same deal once more."""
    step: NextStep | None
    """The step that a player who has won or lost is led to."""
    people: bool
    """True if a person has played: the game can be looked back at."""
    puzzle: bool
    """True if the game has a puzzle today that was not solved here."""
    counted: bool
    """False while points are being counted: the winner, and what decided, is not told yet."""

    @property
    def shared(self) -> bool:
        """True where all seats have the same figures."""
        return all(len(each.line.figures) == 1 for each in self.lines)


ADDED = Spot("newest", Chip("yellow"), 0, 0, 0, 0, 8, literal("+00"))
"""A chip of the usual size."""


def view(model: ResultModel) -> Node:
    """Winner, count, further lines, and the ways on."""
    met = SEVERAL_MET if model.several_met else MET
    notes = [("helped", model.helped, NOTE), ("met", model.met, met), ("best", model.best, BEST)]
    told = [text(id_, phrase, art) for id_, phrase, art in notes if phrase is not None]
    above = [_head(model), Wrap(_told(model, _found(model)), gap=3 * GAP)]
    below = [
        *_told(model, told),
        *([] if model.seed is None else [text("seed", model.seed, NOTE)]),
        _ways(model),
    ]
    options = []
    for spare, faces in ((True, True), (True, False), (False, False)):
        figures = _count(model, faces=faces)
        if faces and model.shared:
            figures = Row([replace(figures, grow=1.0), _team(model)], gap=3 * GAP)
        lines = [figures, *_prose(model, spare=spare)]
        counted = Column(lines, gap=2 * GAP, justify="start", grow=1.0)
        options.append(Column([*above, counted, *below]))
    return panel("frame", Fits(options, sparing=True), Panel("bright"), most_w=PAGE)


def _told(model: ResultModel, nodes: Sequence[Node]) -> list[Node]:
    """The nodes; only the room for them while points are being counted."""
    return list(nodes) if model.counted else [Steady(Gap(), [node]) for node in nodes]


def _head(model: ResultModel) -> Node:
    """The headline between the round buttons, or below them."""
    left, right = (Row(corner) for corner in model.corners)
    headline: Node = text("headline", model.headline, HEADLINE)
    if not model.counted:  # the room is that of the headline to come, so that nothing moves then
        counting = text("headline", say("result-counting"), HEADLINE)
        headline = Stack([Steady(Gap(), [headline]), Over(counting)])
    words = replace(headline, grow=1.0)
    # Both sides take as much, so that the headline is in the middle.
    beside = [
        Steady(replace(left, justify="start"), [right]),
        words,
        Steady(replace(right, justify="end"), [left]),
    ]
    return Fits([Row(beside), Column([Row([left, spring(), right]), words])])


def _found(model: ResultModel) -> list[Node]:
    """By how much it was won, and the rarest that happened."""
    found: list[Node] = []
    if model.margin is not None:
        found.append(text("margin", model.margin, MARGIN))
    if model.why is not None:
        found.append(text("why", model.why, WHY))
    if model.badge is not None:
        chip = Spot("badge", Chip("yellow"), 0, 0, 0, 0, 5, model.badge)
        found.append(Leaf(chip, align="middle"))
    return found


def _count(model: ResultModel, *, faces: bool) -> Node:
    """Line by line: figures beside what they count, or below it; ``faces``: of the players, too."""
    lines = [
        (_what(row, each), _room(each), _figures(row, each, model.columns))
        for row, each in enumerate(model.lines)
        if not each.line.prose
    ]
    names = [
        _player(model, seat, "name", face=faces) for seat in (() if model.shared else model.columns)
    ]
    rows = [[_over(what, room), *figures] for what, room, figures in lines]
    narrow = [
        [_over(replace(what, most_w=READING / 3), room), *figures] for what, room, figures in lines
    ]
    wide, beside = (
        TableOfRows([[Gap(), *names], *each] if names else each, even_from=1)
        for each in (rows, narrow)
    )
    pairs: list[Node] = [
        Column([what, Row(figures, gap=0.0, even=True)], gap=0.0) for what, _, figures in lines
    ]
    below = Column([Row(names, gap=0.0, even=True), *pairs], gap=2 * GAP, justify="start")
    options = [below, beside] if len(names) >= MANY else [beside, below]
    return Choose(wide, Fits([wide, *(options if names else [beside])]))


def _player(model: ResultModel, seat: Seat, id_: str, *, face: bool) -> Node:
    """The name, ``id_`` and the seat its id, below the face."""
    name = text(f"{id_}{seat}", model.names[seat], SEAT, least_w=FIGURE)
    if not face:
        return replace(name, grow=1.0)
    art = Face(model.faces[seat], turn=model.counted and seat in model.winners)
    spot = Spot(f"face{seat}", art, 0, 0, 0, 0, 5)
    picture = Leaf(spot, natural=RESULT_FACE, align="middle", least_h=RESULT_FACE[1])
    return Column([picture, name], gap=0.0, grow=1.0, justify="start")


def _team(model: ResultModel) -> Node:
    """All players, of a game in which all have the same figures."""
    faces = [_player(model, seat, "member", face=True) for seat in model.columns]
    return Grid(faces, columns=min(len(faces), 2), even=False)


def _what(row: int, each: Counted) -> Node:
    ink: Ink = "yellow" if each.line.total else "text"
    return text(
        f"what{row}", each.line.what, Label(ink, 20, "left", bold=each.line.total), grow=1.0
    )


def _figures(row: int, each: Counted, columns: Sequence[Seat]) -> list[Node]:
    """The figure of each seat, or the one of all; below a sum, what was added last."""
    ink: Ink = "yellow" if each.line.total else "text"
    art = Label(ink, 20, bold=each.line.total)
    cells: list[Node] = []
    for seat in columns if len(each.figures) == len(columns) else range(len(each.figures)):
        words = text(f"figure{row}.{seat}", each.figures[seat], art, least_w=FIGURE)
        newest = each.newest[seat] if each.newest else None
        chip = None if newest is None else Leaf(newest, align="middle")
        cells.append(Column([words, *_room(each, chip)], gap=0.0, grow=1.0))
    return cells


def _over(words: Node, room: Sequence[Node]) -> Node:
    """Words on one line with a sum that has this room below it."""
    return Column([words, *room], gap=0.0, grow=words.grow) if room else words


def _room(each: Counted, chip: Node | None = None) -> list[Node]:
    """Room below a sum for the points that were just added: nothing moves when the count ends."""
    return [Steady(chip or Gap(), [Leaf(ADDED, align="middle")])] if each.line.scores else []


def _prose(model: ResultModel, *, spare: bool) -> list[Node]:
    """The sentences; ``spare``: also those that are left out where they have no room."""
    prose = []
    for row, each in enumerate(model.lines):
        if each.line.prose and (spare or not each.line.spare):
            spoken = say("result-prose", what=each.line.what, text=each.line.figures[0])
            prose.append(text(f"what{row}", spoken, PROSE))
    return _told(model, prose)


def _ways(model: ResultModel) -> Node:
    """The next act first: large at the left, or above the others."""
    onward, leaving = _onward(model), _leaving(model)
    wide: Node = Grid([*onward, *leaving], columns=len(onward), last="middle")
    if len(leaving) == len(onward) + 1:
        # One more in the second row, where their words have room: none is alone in a third.
        wide = Fits([Column([Row(onward, parts=(1.0,) * len(onward)), Row(leaving)]), wide])
    pairs = Grid([*onward[1:], *leaving], columns=2, last="fill")
    return Choose(wide, Column([onward[0], pairs]))


def _onward(model: ResultModel) -> list[Node]:
    """Another game, the same one again, and looking back at this one."""
    if model.step is not None:
        way, name, detail = model.step
        words = say(f"result-{way}", name=name)
        if detail is not None:
            words = say("result-step", step=words, detail=detail)
        ways = [
            button(way, words, "primary", "next", grow=1.0),
            button("again", model.again, icon="replay", grow=1.0),
        ]
    else:
        ways = [
            button("again", model.again, "primary", "replay", grow=1.0),
            button("same", model.same, icon="replay", grow=1.0),
        ]
    if model.people:
        ways.append(button("review", say("result-review"), "outline", "hint", grow=1.0))
    return list(ways)


def _leaving(model: ResultModel) -> list[Node]:
    """The table once more, the puzzle of today, the title; for who has lost, the same deal."""
    lost = model.step is not None and model.step.way == "easier"
    same = [button("same", model.same, icon="replay", grow=1.0)] if lost else []
    look = button("look", say("result-look"), icon="eye", grow=1.0)
    leave = button("leave", say("result-leave"), icon="home", grow=1.0)
    today = [button("today", say("result-today"), icon="hint", grow=1.0)] if model.puzzle else []
    return [*same, look, *today, leave]
