"""The lists of finished games, of those of one series, and of the moves of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from game.core.phrase import Phrase, day, literal, say
from game.core.record import Record
from game.core.session import AnySession, Session
from game.games import DESCRIPTORS, GAMES
from game.match.famous import famous_games
from game.match.saving import series_of_games
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu import going_on
from game.services import Services
from game.store import SavedGame
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row, leaves_of
from game.ui.lists import Scroll
from game.ui.measure import GAP
from game.ui.parts import Kind, button, framed, page_turners, round_button, text, title
from game.ui.sizes import PAGE

MOST = 70
"""Games on the list: the newest."""
NONE = Label("text", 24)


def game_row(saved: SavedGame) -> Phrase:
    """A game's name, its day and the number of its moves."""
    name, when = say(f"{saved.record.game}-title"), day(saved.when.isoformat())
    return say("replay-row", name=name, day=when, moves=len(saved.record.moves))


class Paged(Screen):
    """A list of rows that are touched, over as many leaves as the sheet needs."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.row = 0
        """A row that is to be seen."""
        self.leaves = 1
        self.focused = "close"

    def rows(self) -> Sequence[Phrase]:
        """Words in the rows of all leaves."""
        raise NotImplementedError

    def picked(self, row: int) -> Transition:
        """A row was chosen."""
        raise NotImplementedError

    def title(self) -> Phrase:
        """The heading."""
        raise NotImplementedError

    def empty(self) -> Phrase:
        """A sentence in place of the rows where there are none."""
        raise NotImplementedError

    def marked(self) -> int:
        """The row that is lit; -1: none."""
        return -1

    def kind(self, at: int) -> Kind:
        """Kind of the button of a row: the lit one is outlined."""
        return "outline" if at == self.marked() else "ghost"

    def line(self, at: int, words: Phrase) -> Node:
        """A row."""
        return button(f"row:{at}", words, self.kind(at), grow=1.0)

    def view(self) -> Node:
        """The leaf with the row that is to be seen."""
        return self._leaf(self.row // self._each)

    def _leaf(self, leaf: int) -> Node:
        rows = [self.line(at, words) for at, words in enumerate(self.rows())]
        body: Node = Scroll(rows, leaf, foot=_turners, grow=1.0)
        if not rows:
            body = text("none", self.empty(), NONE, grow=1.0)
        head = Row([title(self.title(), grow=1.0), *self.ways(), close_button()])
        return framed(Column([head, body], gap=2 * GAP), Panel("bright"), most_w=PAGE)

    def ways(self) -> Sequence[Node]:
        """Buttons beside the heading."""
        return ()

    @property
    def _each(self) -> int:
        """Rows on a leaf."""
        return max(1, -(-len(self.rows()) // self.leaves))

    def layout(self) -> None:
        """Count the leaves that this sheet needs, and lay out one of them."""
        self.leaves = leaves_of(self._leaf(0), self.viewport.renderer, self.viewport.sheet)
        super().layout()

    def chosen(self, spot: Spot) -> Transition:
        """A row, another leaf, or back."""
        match spot.id:
            case "back":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "close":
                return Pop()
            case _:
                return self.picked(int(spot.id.removeprefix("row:")))
        return None

    def handle(self, intent: Intent) -> Transition:
        """Scrolling turns leaves."""
        if intent.action is Action.SCROLL and intent.at[1]:
            self._turn(-1 if intent.at[1] > 0 else 1)
            return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        leaf = min(self.leaves - 1, max(0, self.row // self._each + by))
        self.row = leaf * self._each
        self.layout()


def close_button() -> Leaf:
    """The cross in the corner."""
    return round_button("close", "cross", say("close"))


def _turners(at: int, leaves: int) -> Node:
    return page_turners(at, leaves) if leaves > 1 else Gap()


class ReplaysScene(Paged):
    """Finished games, the newest first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        saved = services.store.games(MOST)
        self.series = series_of_games(services.store)
        self.saved = self._together([g for g in saved if g.record.game in services.games])
        """Games of each row: one game, or the games of a series, the first one first."""

    def _together(self, saved: Sequence[SavedGame]) -> list[list[SavedGame]]:
        rows: dict[object, list[SavedGame]] = {}
        for game in saved:
            one = self.series.get(game.id)
            # A note about numbers that were given out anew puts no two games of two kinds together.
            name = (one.ids, game.record.game, len(game.record.seats)) if one else game.id
            rows.setdefault(name, []).insert(0, game)
        return list(rows.values())

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-title")

    def rows(self) -> Sequence[Phrase]:
        """Game, day, length; of a series how many games, and its points."""
        return [self._row(games) for games in self.saved]

    def _row(self, games: Sequence[SavedGame]) -> Phrase:
        last = games[-1]
        if len(games) == 1:
            return game_row(last)
        name, when = say(f"{last.record.game}-title"), day(last.when.isoformat())
        points = " : ".join(str(points) for points in self.series[last.id].points)
        return say(
            "replay-row-series", name=name, day=when, games=len(games), points=literal(points)
        )

    def empty(self) -> Phrase:
        """Hint that says how games get here."""
        return say("replay-none")

    def ways(self) -> Sequence[Node]:
        """The way to famous games."""
        words = say("replay-famous-title")
        return [Choose(button("famous", words), round_button("famous", "trophy", words))]

    def chosen(self, spot: Spot) -> Transition:
        """Famous games, or all that every list has."""
        return Push(routes.FamousGames()) if spot.id == "famous" else super().chosen(spot)

    def picked(self, row: int) -> Transition:
        """Watch it; of a series, choose one of its games."""
        games = self.saved[row]
        if len(games) > 1:
            return Push(SeriesScene(self.services, games))
        return Push(routes.Replay(games[0].record, games[0].id))


class FamousScene(Paged):
    """Famous games of the cabinets that are here."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.games = [each for game in services.games for each in famous_games(game)]

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-famous-title")

    def rows(self) -> Sequence[Phrase]:
        """The game and its claim to fame."""
        return [
            say("replay-famous-row", name=say(f"{each.record.game}-title"), what=each.title)
            for each in self.games
        ]

    def picked(self, row: int) -> Transition:
        """Watch it."""
        each = self.games[row]
        return Push(routes.Replay(each.record, None, each.words))


class SeriesScene(Paged):
    """The finished games of one series, the first one first."""

    def __init__(self, services: Services, games: Sequence[SavedGame]) -> None:
        super().__init__(services)
        self.games = games

    def title(self) -> Phrase:
        """The heading."""
        return say(f"{self.games[0].record.game}-title")

    def rows(self) -> Sequence[Phrase]:
        """Number and length."""
        return [
            say("replay-row-deal", n=n, moves=len(game.record.moves))
            for n, game in enumerate(self.games, 1)
        ]

    def picked(self, row: int) -> Transition:
        """Watch it."""
        return Push(routes.Replay(self.games[row].record, self.games[row].id))


class JumpScene(Paged):
    """The moves of a record in words; pops with the number of moves to go to."""

    overlay = True

    def __init__(
        self, services: Services, record: Record, at: int, noted: Collection[int] = ()
    ) -> None:
        """``noted``: numbers of the moves with a note, which bear a sign."""
        super().__init__(services)
        self.at = at
        self.noted = noted
        self.lines = _lines(record)
        self.row = at

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-jump-title")

    def marked(self) -> int:
        """Number of the move that the table shows."""
        return self.at

    def rows(self) -> Sequence[Phrase]:
        """The deal, then a line for each move."""
        return self.lines

    def line(self, at: int, words: Phrase) -> Node:
        """A move, with a star among its words if there is a note on it: an icon may lack room."""
        if at not in self.noted:
            return super().line(at, words)
        row = button(f"row:{at}", say("replay-jump-star", line=words), self.kind(at), grow=1.0)
        return replace(row, spot=row.spot._replace(spoken=say("replay-jump-noted", line=words)))

    def picked(self, row: int) -> Transition:
        """Go there."""
        return Pop(row)


def _lines(record: Record) -> list[Phrase]:
    """Line about each move, as far as the moves are legal."""
    table = DESCRIPTORS[record.game].table
    session: AnySession = Session(
        GAMES[record.game], len(record.seats), record.options, record.seed
    )
    lines = [say("replay-jump-deal")]
    for n, move in enumerate(record.moves, 1):
        try:
            events = session.play_text(move)
        except ValueError:
            break
        story = (table.tell(event.kind, event.facts, event.view) for event in events)
        what = next((line for line in story if line is not None), None)
        if what is None:
            lines.append(say("replay-jump-quiet", n=n))
        else:
            lines.append(say("replay-jump-line", n=literal(str(n)), what=what))
    return lines


# --- saved games ----------------------------------------------------------------------------------
# The list of games that were left in the middle: go on with one, or give it up.


class SavedGamesScene(Paged):
    """Unfinished games, the newest first."""

    def __init__(self, services: Services, game: str | None = None) -> None:
        """``game``: only those of this cabinet; None: of all."""
        super().__init__(services)
        self.game = game
        self._doomed: SavedGame | None = None
        """Given up if the question about it is answered so."""
        self.saved = going_on.all_waiting(services, game)

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-saved-title")

    def rows(self) -> Sequence[Phrase]:
        """Game, day, moves so far."""
        return [game_row(saved) for saved in self.saved]

    def empty(self) -> Phrase:
        """Hint that says where games come from."""
        return say("replay-saved-none")

    def line(self, at: int, words: Phrase) -> Node:
        """A row, with a way to give the game up: a cross where there is no room for words."""
        game = say(f"{self.saved[at].record.game}-title")
        spoken = say("replay-saved-give-up", n=at + 1, name=game)
        way = button(f"give-up:{at}", say("continue-give-up"))
        worded = Leaf(way.spot._replace(spoken=spoken))
        return Row(
            [super().line(at, words), Choose(worded, round_button(way.spot.id, "cross", spoken))]
        )

    def picked(self, row: int) -> Transition:
        """Back to that table."""
        return going_on.go_on(self.services, self.saved[row])

    def chosen(self, spot: Spot) -> Transition:
        """A game to give up is asked about; all else is as in every list."""
        kind, _, row = spot.id.partition(":")
        if kind != "give-up":
            return super().chosen(spot)
        self._doomed = self.saved[int(row)]
        return going_on.ask_to_give_up(self.services, self._doomed.record)

    def resume(self, result: object) -> Transition:
        """The answer to the question."""
        if result == going_on.GIVE_UP and self._doomed is not None:
            self.services.store.dropped(self._doomed.id)
            self.saved = going_on.all_waiting(self.services, self.game)
            self.row = min(self.row, max(0, len(self.saved) - 1))
            self.focused = "close"
        self._doomed = None
        return super().resume(result)
