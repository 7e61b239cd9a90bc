"""Statistics and feats: what was played and won here, and the physics that was made happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.arcade import Arcade
from game.cabinets import CABINETS, GAMES
from game.core.outcome import Verdict, outcome
from game.core.phrase import Phrase, literal, say
from game.match.seats import AI, HUMAN
from game.progress.feats import earned
from game.scenes.after.collected import doors, through
from game.scenes.after.leafing import Leafing
from game.scenes.base.menu_widgets import (
    MIDDLE,
    Box,
    button,
    column,
    heading,
    legible,
    round_button,
    words,
)
from game.scenes.base.scene import Transition
from game.scenes.base.upright_page import (
    AIR,
    LINE,
    LOW,
    ROW,
    Room,
    foot,
    head,
    room_of,
    turning,
    without_icon,
)
from game.store import Saved
from game.tables.pictures import Button, Label, Panel
from game.tables.sheet import Sheet
from game.tables.table import Spot

FIGURES = 240.0
"""Height that figures want on an upright page, before feats stand in one column."""
COUNTED = 1000
"""The newest finished games that are counted."""
LEVELS = ("visitor", "student", "researcher", "nobel")
COLUMNS = (("against", 182.0), ("played", 362.0), ("won", 462.0), ("shared", 562.0))
"""Middle of each."""


EARNED, LOCKED = Button("outline", "points"), Button("ghost", "lock")
"""A feat that was done, and one that was not."""


def against(saved: Saved) -> str:
    """Whom a game was played against: the strongest level, ``person`` or ``alone``."""
    levels = [seat.removeprefix(AI) for seat in saved.record.seats if seat.startswith(AI)]
    known = [level for level in LEVELS if level in levels]
    if known:
        return known[-1]
    return "person" if len(saved.record.seats) > 1 else "alone"


def verdict(saved: Saved) -> Verdict:
    """What a game is for the best of its people."""
    record = saved.record
    people = [seat for seat, holder in enumerate(record.seats) if holder == HUMAN]
    return outcome(GAMES[record.game].info, record.options, saved.returns).verdict(people)


class StatisticsScene(Leafing):
    """A page for each game: figures on the left, feats on the right."""

    upright = True

    def __init__(self, arcade: Arcade, game: str) -> None:
        super().__init__(arcade)
        self.games = list(CABINETS)
        self.at = self.games.index(game)
        self.feat: str | None = None
        """The feat of which the line tells."""
        self.focused = "next"

    @property
    def game(self) -> str:
        """Whose page lies open."""
        return self.games[self.at]

    def spots(self) -> Sequence[Spot]:
        """Figures, feats, and a line about the one that was chosen."""
        wide = self._wide()
        return self._upright(wide, self.stage.sheet) if self.stage.sheet.tall else wide

    def _upright(self, wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
        """The figures, the feats below them or beside them, and the line about one."""
        at = {spot.id: spot for spot in wide}
        feats = [spot for spot in wide if spot.id.startswith("feat:")]
        low = sheet.h < LOW
        ways, done = list(doors(self.game, 0, 0, 0)), at["done"]
        buttons = [[*ways, done]] if low else [ways, [done]]
        room = room_of(sheet, len(buttons) + 1)
        room = room._replace(h=room.h - LINE - 3 * AIR)
        title = at["heading"].label
        assert title is not None
        count = at["of"].label if feats else None
        number = words("pages", literal(f"{self.at + 1} / {len(self.games)}"), 0, 0, 100, 40)
        y = room.top + room.h + AIR + LINE / 2
        columns = 1 if low or room.h - ROW * len(feats) >= FIGURES else 2
        figures, beside = _shared_out(room, -(-len(feats) // columns), low=low)
        descriptions = [spot for spot in wide if spot.id in ("told", "line")]
        spots = [
            *head(title, count or literal(""), sheet),
            *_figures_in(wide, figures),
            *_feats_in(feats, beside, columns),
            *(spot._replace(x=room.x, y=y, w=room.w - AIR, h=LINE + AIR) for spot in descriptions),
            *turning(at["back"], number, at["next"], sheet, len(buttons) + 1),
            *foot(buttons, sheet),
        ]
        return legible(spots)

    def _wide(self) -> list[Spot]:
        title = say("honours-title", game=say(f"{self.game}-title"))
        feats = CABINETS[self.game].feats
        done = earned(self.arcade.store, self.game)
        spots = [
            heading(title, 56),
            Spot("figures", Panel(), 340, 316, 580, 380, 1),
            *self._figures(),
            round_button("back", "back", 390, 664, say("page-back")),
            round_button("next", "next", 890, 664, say("page-next")),
            button("done", say("done"), MIDDLE, 664, 300, 72, Button("primary", "check")),
            *doors(self.game, 200, 1080, 664),
        ]
        if feats:
            how_many = say("honours-of", done=len(done), all=len(feats))
            bold = Label("text", 20, bold=True)
            spots += [
                Spot("feats", Panel(), 940, 316, 580, 380, 1),
                words("of", how_many, 940, 152, 520, 36, bold),
                Spot("told", Panel(), MIDDLE, 566, 1180, 92, 1),
                words("line", self._line(done), MIDDLE, 566, 1130, 84, Label("text", 20)),
            ]
        for i, feat in enumerate(feats):
            name = say(f"feat-{self.game}-{feat}")
            art = EARNED if feat in done else LOCKED
            x, y = 800 + 280 * (i % 2), 222 + 92 * (i // 2)
            spoken = say(
                "feat-done" if feat in done else "feat-open", name=name, how=self._how(feat)
            )
            spots.append(button(f"feat:{feat}", name, x, y, 264, 78, art)._replace(spoken=spoken))
        return spots

    def _figures(self) -> Iterator[Spot]:
        kept = [
            saved
            for saved in self.arcade.store.games(COUNTED)
            if saved.record.game == self.game and HUMAN in saved.record.seats
        ]
        if not kept:
            yield words("none", say("honours-none"), 340, 300, 500, 120, Label("second", 20))
            return
        for name, x in COLUMNS:
            wide, art = 98, Label("second", 18)
            if name == "against":
                wide, art = 220, Label("second", 18, "left")
            head = say(f"honours-{name}")
            yield words(f"head:{name}", head, x, 152, wide, 36, art)
        played = Counter(against(saved) for saved in kept)
        ended = Counter((against(saved), verdict(saved)) for saved in kept)
        rows = [name for name in ("alone", "person", *LEVELS) if played[name]]
        for row, name in enumerate(rows):
            y = 206 + 50 * row
            who = say(f"level-{name}" if name in LEVELS else f"honours-{name}")
            figures = (played[name], ended[name, Verdict.WON], ended[name, Verdict.SHARED])
            yield words(
                f"who:{name}", who, COLUMNS[0][1], y, 220, 40, Label("text", 20, "left", bold=True)
            )
            for (name_of, x), figure in zip(COLUMNS[1:], figures, strict=True):
                yield words(
                    f"{name_of}:{name}", literal(str(figure)), x, y, 98, 40, Label("text", 20)
                )

    def _how(self, feat: str) -> Phrase:
        return say(f"feat-{self.game}-{feat}-how")

    def _line(self, done: Sequence[str]) -> Phrase:
        if self.feat is None:
            return say("honours-choose")
        name = say(f"feat-{self.game}-{self.feat}")
        key = "feat-done" if self.feat in done else "feat-open"
        return say(key, name=name, how=self._how(self.feat))

    def chosen(self, spot: Spot) -> Transition:
        """Tell of a feat, turn to another game, or go through another door."""
        name, _, feat = spot.id.partition(":")
        match name:
            case "feat":
                self.feat = feat
                self.lay()
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case _:
                return through(name, self.game)
        return None

    def count(self) -> int:
        """A page for each game."""
        return len(self.games)

    def turn(self, by: int) -> None:
        """Another game, of which no feat is chosen yet."""
        self.feat = None
        super().turn(by)


def _figures_in(wide: Sequence[Spot], room: Room) -> list[Spot]:
    """The panel with the figures in an upright page's room."""
    ground = next(spot for spot in wide if spot.id == "figures")
    names = {name for name, _ in COLUMNS} | {"figures", "head", "none", "who"}
    inside = [spot for spot in wide if spot.id.partition(":")[0] in names]
    of = Box(ground.x - ground.w / 2, ground.y - ground.h / 2, ground.w, ground.h)
    return column(inside, of, Box(room.x - room.w / 2, room.top, room.w, room.h))


def _shared_out(room: Room, rows: int, *, low: bool) -> tuple[Room, Room]:
    """The parts of figures and feats: side by side on a low page, else one below the other."""
    if low:
        half = room.w / 2
        left = room._replace(x=room.x - half / 2, w=half - AIR)
        return left, left._replace(x=room.x + half / 2)
    below = ROW * rows
    above = room.h - below - AIR
    return room._replace(h=above), room._replace(top=room.top + above + AIR, h=below)


def _feats_in(feats: Sequence[Spot], room: Room, columns: int) -> Iterator[Spot]:
    """Feats in columns; those that are open still have words alone."""
    pitch = min(ROW, room.h / max(1, -(-len(feats) // columns)))
    wide = (room.w + AIR) / columns
    for i, feat in enumerate(feats):
        x, y = room.cell(i, columns, wide, pitch)
        spot = feat._replace(x=x, y=y, w=wide - AIR, h=pitch - AIR)
        yield without_icon(spot) if spot.art == LOCKED else spot
