"""The hall of the title: the cabinets with the ways into them, and the buttons around.

A telephone held upright is half as wide as the row of cabinets wants: there the chosen one stands
alone, and each other game has a plate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from game.art.menu.buttons import RoundButton
from game.art.menu.title import (
    BEFORE,
    CHOSEN,
    COUNT,
    DECK,
    EMBLEM,
    IDLE,
    NARROWEST,
    PLATE,
    ROOMIEST,
    SIGN,
    UPPER_DECK,
    CabinetPicture,
    Plate,
    PlayerCount,
    Wordmark,
)
from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.games import DESCRIPTORS
from game.scenes.base import routes
from game.scenes.menu import going_on, today_card
from game.scenes.menu.today_card import Progress
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Fits, Gap, Leaf, Node, Over, Pad, Row, Stack, Steady
from game.ui.lists import Grid
from game.ui.measure import EDGE, FINGER, GAP
from game.ui.parts import button, round_button, text
from game.ui.sizes import BANNER, TABLET

HUNT = "hunt"
"""Name of the button that leads to the bump hunt."""
CORNERS = (
    {
        HUNT: "peak",
        "codex": "book",
        "statistics": "trophy",
        "board": "points",
        "settings": "settings",
    },
    {"about": "help", "sound": "sound", "full": "full", "leave": "exit"},
)
"""Name -> icon of the round buttons: pages, and what is about the window."""
ACCESS = dict.fromkeys(("statistics", "full"), Access.STAFF) | {
    "board": Access.BOARD,
    "leave": Access.EXIT,
}
"""Access to these of them; the others are for all."""
MOST, SHOWN = 6, 5
"""Cabinets for which there is room side by side; of more games so many stand there at a time, with
an arrow on either side."""
HEIGHTS = (4, 3, 3)
"""Of the ways in, where there are three: to go on is the first."""
IN_TWO = 6
"""Plates that stand in two columns; more stand in three."""

LINE, TALL_LINE = Label("text", 20, "left"), Label("text", 22)
FACTS, TALL_FACTS = Label("second", 20, "right"), Label("second", 22)
NAME = Label("text", 22, bold=True)


class HallModel(Struct, frozen=True):
    """Everything that the title shows."""

    games: Sequence[str]
    chosen: str
    plates: Sequence[str]
    """The other games in the order of their plates, where one cabinet stands alone."""
    waiting: Phrase | None
    """Words of the button that goes on with a game of the chosen cabinet; None: there is none."""
    learns: bool
    """True if there is a way to the lessons."""
    sets_up: bool
    """True if there is a way to players and options."""
    pairs: bool
    """True where two visitors may sit down together, without a page to set up."""
    newcomer: bool
    """True for a chosen game that was never played here: a line offers the first lesson."""
    notice: Phrase | None
    """In place of the line about the chosen game."""
    newer: bool
    """True where a newer version waits: a button to load it stands in place of that line."""
    languages: Sequence[str]
    language: str
    pages: Sequence[str]
    window: Sequence[str]
    """The round buttons that may be reached, by name."""
    muted: bool
    daily: bool
    """True if there is a card of today's puzzles."""
    progress: Progress | None
    """Solved ones of them, as soon as that is known."""


def view(model: HallModel) -> Node:
    """The wordmark, the cabinets, the buttons around, one line about the chosen game."""
    return Choose(_wide(model), _tall(model))


def _wide(model: HallModel) -> Node:
    languages = Grid(_languages(model), columns=2)
    corner = Column([Row(_round(model, row), justify="end") for row in (model.pages, model.window)])
    card = [_steady(today_card.wide, model.progress)] if model.daily else []
    line = Steady(_line(model, LINE), [text("", words, LINE) for words in _lines(model)], grow=1.0)
    return Column(
        [
            Row([languages, _sign(grow=1.0), *card, corner]),
            Pad(_cabinets(model), y=0.0, grow=1.0),
            Pad(
                Row([line, _facts(model, FACTS)], gap=2 * EDGE),
                x=2 * EDGE,
                y=0.0,
                most_h=0.7 * FINGER,
            ),
        ]
    )


def _tall(model: HallModel) -> Node:
    above = Row(
        [
            Row(_languages(model), justify="start", grow=1.0),
            Row(_round(model, model.window), justify="end"),
        ]
    )
    descriptor = _cabinet(model, model.chosen)
    ways = _ways(model)
    paired = Row(ways[-2:], parts=(1,) * len(ways[-2:]))
    low = [Column([*ways[:-2], row]) for row in (paired, Row(ways[-2:]))]
    chosen = _standing(descriptor, Fits([Column(ways), *low]), BANNER)
    lines = Column(
        [
            Steady(
                _line(model, TALL_LINE), [text("", words, TALL_LINE) for words in _lines(model)]
            ),
            _facts(model, TALL_FACTS),
        ]
    )
    plates = [_plate(game) for game in model.plates]
    columns = 2 if len(plates) <= IN_TWO else 3
    beside = Row([chosen, Column(plates, gap=3 * GAP)], parts=(1, 1), gap=2 * EDGE, grow=1.0)
    broad = Column([beside, lines], least_w=TABLET)
    narrow = Column([chosen, lines, Grid(plates, columns=columns)], gap=2 * GAP)
    card = [_steady(today_card.tall, model.progress, grow=1.0)] if model.daily else []
    # Beside the card of the day there is no room for a fifth button on a telephone.
    hunt = [name for name in model.pages if name == HUNT]
    below = Row([*_round(model, [name for name in model.pages if name != HUNT]), *card])
    sign = Row([_sign(grow=1.0), *_round(model, hunt)])
    return Column([above, sign, Fits([broad, narrow], grow=1.0), below])


# --- around ---------------------------------------------------------------------------------------


def _sign(grow: float = 0.0) -> Leaf:
    return Leaf(Spot("wordmark", Wordmark(), 0, 0, 0, 0, 2), natural=SIGN, grow=grow)


def _languages(model: HallModel) -> Sequence[Node]:
    """Buttons of the languages, where there are several."""
    return [
        Leaf(
            Spot(
                f"language-{language}",
                RoundButton("", language == model.language),
                0,
                0,
                0,
                0,
                10,
                literal(language.upper()),
                say(f"language-{language}"),
            ),
            align="middle",
        )
        for language in (model.languages if len(model.languages) > 1 else ())
    ]


def _steady(
    card: Callable[[Progress | None], Node], progress: Progress | None, grow: float = 0.0
) -> Node:
    """The card of the day in one size: what is beside it stays there when a puzzle is solved."""
    return Steady(card(progress), [card(None), card(today_card.FULL)], grow=grow)


def _round(model: HallModel, names: Sequence[str]) -> Sequence[Node]:
    icons = CORNERS[0] | CORNERS[1]
    if model.muted:
        icons["sound"] = "mute"
    return [round_button(name, icons[name], say(f"title-{name}")) for name in names]


def _lines(model: HallModel) -> Sequence[Phrase]:
    return [say(f"{game}-tagline") for game in model.games]


def _line(model: HallModel, label: Label) -> Leaf:
    """The line about the chosen game, or the button that loads a newer version."""
    if model.newer:
        return button("renew", say("title-newer"))
    return text("line", model.notice or say(f"{model.chosen}-tagline"), label)


def _facts(model: HallModel, label: Label) -> Leaf:
    minutes = say(f"{model.chosen}-minutes")
    key = "title-facts-fair" if model.pairs else "title-facts"
    return text("facts", say(key, seats=seats_of(model.chosen), minutes=minutes), label)


def seats_of(game: str) -> Phrase:
    """Number of people who may play it: one is enough, because programs take the other seats."""
    most = DESCRIPTORS[game].players[-1]
    return literal("1") if most == 1 else say("title-seats", few=1, many=most)


# --- cabinets -------------------------------------------------------------------------------------


def shown(games: Sequence[str], chosen: str) -> tuple[str | None, Sequence[str], str | None]:
    """The game before those that stand in the row, these, and the game after them.

    None: there is no further one on that side.
    """
    first, last = 0, len(games)
    if last > MOST:
        first = max(0, min(games.index(chosen) - SHOWN // 2, len(games) - SHOWN))
        last = first + SHOWN
    before = games[first - 1] if first else None
    after = games[last] if last < len(games) else None
    return before, games[first:last], after


def _cabinets(model: HallModel) -> Node:
    """The row of cabinets, the chosen one with the ways into it."""
    before, games, after = shown(model.games, model.chosen)
    row: list[Node] = []
    for game in games:
        if game == model.chosen:
            ways = _ways(model)
            low = len(ways) < len(HEIGHTS)
            below = Column(ways) if low else Column(ways, parts=HEIGHTS, gap=GAP / 2)
            widest = ROOMIEST * CHOSEN[0]
            deck = DECK if low else UPPER_DECK
            row.append(_standing(_cabinet(model, game), below, widest, deck))
        else:
            row.append(_idle(model, game))
    if len(model.games) > len(games):
        row = [_arrow(before, "back"), *row, _arrow(after, "next")]
    return Row(row)


def _arrow(game: str | None, icon: str) -> Node:
    if game is None:
        return Gap(least_w=FINGER)
    name = say("title-cabinet", name=say(f"{game}-title"))
    return round_button(f"cabinet-{game}", icon, name)


def _cabinet(model: HallModel, game: str) -> Leaf:
    lit = game == model.chosen
    name = say(f"{game}-title")
    spoken = None if lit else say("title-cabinet", name=name)
    w, _ = natural = CHOSEN if lit else IDLE
    return Leaf(
        Spot(f"cabinet-{game}", CabinetPicture(game, lit), 0, 0, 0, 0, 3, name, spoken),
        natural=natural,
        stretch=True,
        least_w=w if lit else NARROWEST,
    )


def _standing(descriptor: Leaf, ways: Node, widest: float, deck: float = DECK) -> Node:
    """The chosen cabinet, with the ways in below its deck."""
    below = Column([Gap(), Pad(ways, 2 * EDGE)], parts=(deck, 1 - deck), gap=0.0)
    return Stack([descriptor, Over(below)], grow=1.0, most_w=widest, most_h=ROOMIEST * CHOSEN[1])


def _idle(model: HallModel, game: str) -> Node:
    """A cabinet that steps back, with how many may play."""
    count = Spot(f"seats-{game}", PlayerCount(), 0, 0, 0, 0, 4, seats_of(game))
    sign = Column([Leaf(count, natural=COUNT)], justify="end")
    whole = Stack([_cabinet(model, game), Over(Pad(sign, y=4 * GAP))], grow=1.0)
    back = CHOSEN[1] - IDLE[1]
    return Column(
        [Gap(least_h=back, most_h=back), whole],
        gap=0.0,
        grow=IDLE[0] / CHOSEN[0],
        most_w=ROOMIEST * IDLE[0],
        most_h=ROOMIEST * CHOSEN[1],
    )


def _ways(model: HallModel) -> list[Node]:
    """To go on and to play; below, side by side, the lessons, a game for two and the set-up."""
    *ways, learn = going_on.ways_in(model.waiting, newcomer=model.newcomer)
    last: list[Node] = [learn] if model.learns else []
    if model.pairs:
        last.append(button("pair", say("title-pair"), "outline", grow=1.0, most_h=going_on.WAY))
    if model.sets_up:
        last.append(round_button("setup", "settings", say("title-setup")))
    return [*ways, Row(last, gap=GAP / 2)] if last else list(ways)


def _plate(game: str) -> Node:
    name = say(f"{game}-title")
    spot = Spot(
        f"cabinet-{game}", Plate(game), 0, 0, 0, 0, 3, spoken=say("title-cabinet", name=name)
    )
    left = (BEFORE + EMBLEM) * PLATE
    sign = Leaf(Spot(f"name-{game}", NAME, 0, 0, 0, 0, 4, name), grow=1.0)
    words = Row([Gap(least_w=left, most_w=left), sign, Gap(least_w=GAP / 2)], gap=GAP / 2)
    return Stack([Leaf(spot, stretch=True), Over(words)], least_h=PLATE, most_h=PLATE)


def place_of(button: str, game: str) -> routes.Route:
    """Route of a button of the corner, while this game is chosen."""
    match button:
        case "board":
            return routes.Leaderboard(game)
        case "hunt":
            return routes.BumpHunt()
        case "codex":
            return routes.Codex()
        case "settings":
            return routes.SettingsPages()
        case today_card.CARD:
            return routes.DailyPage(game)
        case "statistics":
            return routes.Statistics(game)
    return routes.About()
