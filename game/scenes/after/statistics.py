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
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.store import Saved
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Intent, Want

COUNTED = 1000
"""The newest finished games that are counted."""
LEVELS = ("visitor", "student", "researcher", "nobel")
COLUMNS = (("against", 182.0), ("played", 362.0), ("won", 462.0), ("shared", 562.0))
"""Middle of each."""


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


class StatisticsScene(Screen):
    """A page for each game: figures on the left, feats on the right."""

    def __init__(self, arcade: Arcade, game: str) -> None:
        super().__init__(arcade)
        self.games = list(CABINETS)
        self.game = game
        self.feat: str | None = None
        """The feat of which the line tells."""
        self.focused = "next"

    def spots(self) -> Sequence[Spot]:
        """Figures, feats, and a line about the one that was chosen."""
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
            *self._ways(),
        ]
        if feats:
            spots += [
                Spot("feats", Panel(), 940, 316, 580, 380, 1),
                words(
                    "of",
                    say("honours-of", done=len(done), all=len(feats)),
                    940,
                    152,
                    520,
                    36,
                    Label("text", 20, bold=True),
                ),
                Spot("told", Panel(), MIDDLE, 566, 1180, 92, 1),
                words("line", self._line(done), MIDDLE, 566, 1130, 84, Label("text", 20)),
            ]
        for i, feat in enumerate(feats):
            name = say(f"feat-{self.game}-{feat}")
            art = Button("outline", "points") if feat in done else Button("ghost", "lock")
            x, y = 800 + 280 * (i % 2), 222 + 92 * (i // 2)
            spoken = say(
                "feat-done" if feat in done else "feat-open", name=name, how=self._how(feat)
            )
            spots.append(button(f"feat:{feat}", name, x, y, 264, 78, art)._replace(spoken=spoken))
        return spots

    def _ways(self) -> Iterator[Spot]:
        """To the lab notebook and to the challenges."""
        name = say("tomorrow-notebook")
        yield button("notebook", name, 200, 664, 290, 64, Button("outline", "book"))
        if CABINETS[self.game].challenges:
            name = say("tomorrow-challenges")
            yield button("challenges", name, 1080, 664, 290, 64, Button("outline", "trophy"))

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
            for (column, x), figure in zip(COLUMNS[1:], figures, strict=True):
                yield words(
                    f"{column}:{name}", literal(str(figure)), x, y, 98, 40, Label("text", 20)
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
        """Tell of a feat, turn to another game, or leave."""
        name, _, feat = spot.id.partition(":")
        match name:
            case "feat":
                self.feat = feat
                self.lay()
            case "back":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "notebook":
                return Push(places.Notebook())
            case "challenges":
                return Push(places.Challenges(self.game))
            case "done":
                return Pop()
        return None

    def handle(self, intent: Intent) -> Transition:
        """Left and right turn to another game while a turner has the focus."""
        if intent.want in (Want.LEFT, Want.RIGHT) and self.focused in ("back", "next"):
            self._turn(1 if intent.want is Want.RIGHT else -1)
            return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        self.game = self.games[(self.games.index(self.game) + by) % len(self.games)]
        self.feat = None
        self.arcade.sound.play("card")
        self.lay()
