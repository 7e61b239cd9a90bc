"""The page before a game: who plays, at which level, with which options."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from ai.levels import LEVELS
from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.core.rng import short
from game.games.descriptor import Form
from game.match.match import AI, HUMAN
from game.progress.player_rating import written
from game.tables.pictures import Face, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Fits, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Grid, Scroll
from game.ui.measure import EDGE, GAP, PRIMARY
from game.ui.parts import beside, button, foot_button, round_button, text, title
from game.ui.sizes import NOTE, PAGE, QUIET, ROW_HIGH, SMALL_FACE, STRONG

# --- the model ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fitting:
    """An opponent that fits the player."""

    level: str
    """The level that it is nearest to, from above."""
    rating: int


@dataclass(frozen=True, slots=True)
class SetupModel:
    """All that the page shows."""

    game: str
    seats: tuple[tuple[str, Fitting | None], ...]
    """Holder of each seat; an opponent that fits with its rating."""
    options: tuple[tuple[str, Phrase, Phrase], ...]
    """Name, words for the name, words for the value."""
    line: Phrase
    """The sentence above the way on."""
    refused: bool
    """True if this cannot be played; the line says why."""
    seed: str
    """Seed that was typed; empty: by chance."""
    of_day: bool | None
    """True if the deal of the day is chosen; None for a game without one."""
    daily: bool
    """True if the game has a puzzle of the day."""
    page: int
    """Place in the list of options."""


# --- rows -----------------------------------------------------------------------------------------
# Values beside a name: difficulty of a level, length of a series.


STARS = Label("yellow", 16)
SEAT, OPTION = (5, 7), (3, 5)
"""Shares of a row's name and of its value."""


def form_name(form: Form) -> Phrase:
    """Length of a series, in words."""
    if form.goal:
        return say("setup-series-to", goal=form.goal)
    if form.exchanged:
        return say("setup-series-exchanged")
    return say("setup-series-deals", deals=form.deals) if form.deals else say("setup-series-one")


def option_row(id_: str, name: Phrase, value: Phrase) -> Node:
    """An option of the rules and its value."""
    return _row(id_, name, value, text(f"{id_}:value", value, STRONG), OPTION)


def seat_row(seat: int, who: str, fitting: Fitting | None = None) -> Node:
    """Player of a seat, with the face and the stars of a level, or the rating of one that fits."""
    level = who.removeprefix(AI)
    word = say("seat-you" if who == HUMAN else f"level-{level}")
    id_ = f"seat{seat}"
    face = Face("person" if who == HUMAN else fitting.level if fitting else level)
    picture = Leaf(Spot(f"{id_}:face", face, 0, 0, 0, 0, 5), natural=SMALL_FACE, align="middle",
                   least_w=SMALL_FACE[0])  # fmt: skip
    value = say("setup-fitting", name=word, rating=written(fitting.rating)) if fitting else word
    lines = [text(f"{id_}:value", value, STRONG)]
    if who != HUMAN and not fitting:
        hard, all_ = list(LEVELS).index(level) + 1, len(LEVELS)
        stars = literal("\u2605" * hard + "\u2606" * (all_ - hard))
        lines.append(Leaf(Spot(f"{id_}:stars", STARS, 0, 0, 0, 0, 5, stars)))
    place = say("seat-number", number=seat + 1)
    below = Column(lines, gap=0.0)
    return _row(id_, place, value, Choose(below, Fits([Row(lines), below])), SEAT, picture)


def count_row(id_: str, name: Phrase, value: Phrase) -> Node:
    """Number of seats, above them."""
    return _row(id_, name, value, text(f"{id_}:value", value, STRONG), SEAT)


def _row(
    id_: str,
    name: Phrase,
    value: Phrase,
    shown: Node,
    shares: tuple[int, int],
    face: Leaf | None = None,
) -> Node:
    """A row "name  < value >"; on a tall sheet the name stands above the value."""
    spoken = say("stepper-spoken", name=name, value=value)
    less = round_button(f"{id_}:less", "back", say("stepper-less", of=spoken))
    more = round_button(f"{id_}:more", "next", say("stepper-more", of=spoken))
    ground = Leaf(Spot(f"{id_}:row", Panel(), 0, 0, 0, 0, 2))
    faces = [face] if face else []
    left = Row([text(f"{id_}:name", name, QUIET, grow=1.0), *faces], grow=1.0)
    right = Row([less, Column([shown], grow=1.0), more], grow=1.0)
    above = Column([text(f"{id_}:name", name, NOTE), shown], gap=0.0, grow=1.0)
    wide = Pad(beside(left, right, shares), y=0.0)
    tall = Pad(Row([less, *faces, above, more]), EDGE / 2, 0.0)
    return Stack([ground, Choose(wide, tall)], grow=1.0, most_h=ROW_HIGH)


# --- the page -------------------------------------------------------------------------------------


def view(model: SetupModel) -> Node:
    """Seats left, options right, the way on below; on a tall sheet one below another."""
    count = say("setup-players-n", n=len(model.seats))
    seats = [
        count_row("players", say("setup-players"), count),
        *(seat_row(seat, who, fitting) for seat, (who, fitting) in enumerate(model.seats)),
    ]
    options = [option_row(f"option-{name}", *words) for name, *words in model.options]
    name = title(say(f"{model.game}-title"))
    line = text("line", model.line, Label("danger" if model.refused else "second", 19))
    today, deals = _ways(model), _deals(model)
    named = _ways(model, named=True)
    rules = foot_button("rules", say("pause-rules"), "outline", "help")
    start = button("start", say("setup-start"), "primary", "play").spot
    start = start._replace(dim=model.refused)
    onward = Leaf(start, grow=1.0, least_h=PRIMARY)

    def turned(at: int, leaves: int) -> Node:
        """On a wide sheet below the options, where they go on."""
        return Row(_more(leaves))

    def below(at: int, leaves: int) -> Node:
        """On a tall one below all rows."""
        return Column([line, Grid([rules, *_more(leaves)], columns=len(_more(leaves)) + 1)])

    right = Scroll(options, model.page, foot=turned)
    left = Column(seats, justify="start")
    back = foot_button("back", say("back"), icon="back")
    leave = round_button("back", "back", say("back"))
    return Choose(
        Column(
            [
                Row([Column(deals[1:]), name, Column(deals[:1])], parts=(1, 2, 1)),
                Row([left, right], gap=3 * GAP, parts=(1, 1), grow=1.0),
                line,
                Fits([Row([back, rules, *ways, onward], gap=3 * GAP) for ways in (named, today)]),
            ],
            gap=2 * GAP,
            most_w=PAGE,
        ),
        Column(
            [
                Row([leave, replace(name, grow=1.0), *today]),
                Grid(deals),
                Scroll([*seats, *options], model.page, foot=below, grow=1.0),
                Leaf(start, least_h=PRIMARY),
            ]
        ),
    )


def _deals(model: SetupModel) -> list[Node]:
    """Buttons for the cards that are dealt: the deal of the day of a puzzle, and any other."""
    seed = say("setup-seed", seed=literal(short(model.seed))) if model.seed else None
    chance = button("seed", seed or say("setup-seed-chance"))
    deals: list[Node] = [Leaf(chance.spot.only(Access.STAFF))]
    if model.of_day is not None:
        deals.append(button("day", say("setup-day"), "outline" if model.of_day else "ghost"))
    return deals


def _ways(model: SetupModel, *, named: bool = False) -> list[Node]:
    """The ways to the puzzle of the day, for a game that has one, and to practice.

    ``named``: practice has its word, by which other pages send a player here.
    """
    words = say("practice-open")
    practice = button("practice", words, icon="peak")
    ways = [practice if named else round_button("practice", "peak", words)]
    if model.daily:
        ways.append(round_button("today", "hint", say("title-today")))
    return [Leaf(way.spot.only(Access.STAFF), align=way.align) for way in ways]


def _more(leaves: int) -> list[Node]:
    """The way to further rows, where there are any."""
    return [button("more", say("setup-more"))] if leaves > 1 else []
