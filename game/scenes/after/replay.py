"""A game is watched again on the real table: step, jump, and play on from any move."""

from __future__ import annotations

from typing import Any

from game.arcade import Arcade
from game.cabinets import GAMES
from game.core.contract import IllegalMove, Seat, find_move
from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record, opening, record_of
from game.core.session import Session
from game.match.export import export
from game.match.match import AI, HUMAN, Driver, Match, Replay, seat_names
from game.match.saving import keep
from game.scenes.base import places
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.table.keyframes import still
from game.scenes.table.side_buttons import RAIL
from game.scenes.table.table import TableScene
from game.tables.table import Spot
from game.ui.intents import Intent, Want

BUTTONS = ("close", "at", "first", "back", "play", "next", "last", "continue", "export")
ICONS = {
    "close": "cross",
    "first": "replay",
    "back": "back",
    "play": "play",
    "next": "next",
    "last": "skip",
    "continue": "person",
    "export": "save",
}
WATCHED = "watched"
"""The seat of a person whose moves are played again."""


class ReplayScene(TableScene):
    """Plays a record move by move, and stops at the very move that is not as it was saved."""

    def __init__(self, arcade: Arcade, record: Record, number: int | None = None) -> None:
        """``number``: the store's, for the name of an export. A bad record shows why it is bad."""
        self.record = record
        self.number = number
        self.playing = False
        self.wrong: Phrase | None = None
        """Why it does not go on, where the record is not to be trusted."""
        try:
            session = opening(record, GAMES)
        except BadRecord as bad:
            self.wrong = say(f"record-{bad.reason}", where=bad.where)
            game = GAMES.get(record.game) or next(iter(GAMES.values()))
            session = Session(game, game.info.seats[0], {}, "none")
        seats = record.seats
        if len(seats) != session.seats:
            seats = (HUMAN,) * session.seats
        drivers: dict[Seat, Driver] = {seat: Replay(record.moves) for seat in range(session.seats)}
        # Nobody sits here: where people sat, only their portrait and name are left.
        watched = tuple(WATCHED if who == HUMAN else who for who in seats)
        super().__init__(arcade, Match(session, watched, names=seat_names(seats)), drivers)
        self.seats = seats
        self.viewer = seats.index(HUMAN) if HUMAN in seats else 0
        self.line = self.wrong

    # --- what is shown ------------------------------------------------------------------------

    def rail(self) -> list[Spot]:
        """Close above, the steps in the middle, playing on and exporting below."""
        at, all_ = len(self.session.moves), len(self.record.moves)
        here = say("replay-at", at=at, all=all_)
        spots = []
        for i, name in enumerate(BUTTONS):
            y = 40 + 80 * i
            if name == "at":
                spoken = say("replay-at-spoken", at=at, all=all_)
                spots.append(Spot("rail:at", "button:ghost", RAIL, y, 74, 62, 80, here, spoken))
                continue
            key = "pause" if name == "play" and self.playing else name
            icon = "pause" if key == "pause" else ICONS[name]
            spots.append(
                Spot(
                    f"rail:{name}",
                    f"round:{icon}",
                    RAIL,
                    y,
                    62,
                    62,
                    80,
                    spoken=say(f"replay-{key}"),
                    dim=self._shut(name, at, all_),
                )
            )
        return [spot for spot in spots if not self.arcade.closed(f"ReplayScene.{spot.id[5:]}")]

    def _shut(self, name: str, at: int, all_: int) -> bool:
        match name:
            case "first" | "back":
                return at == 0
            case "play" | "next" | "last":
                return at == all_ or self.wrong is not None
            case "continue":
                return self.session.to_move() is None or self.wrong is not None
        return False

    def mine(self) -> bool:
        """Nobody moves here by hand."""
        return False

    # --- how it goes on -----------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """Show what was begun; the next move only while it plays."""
        at_rest = not (self.motion.busy or self.frames)
        if at_rest and not self.playing:
            self.live(dt)
            return None
        return super().update(dt)

    def _ask(self, seat: Seat) -> Transition:
        if not self.playing:
            return None
        if len(self.session.moves) >= len(self.record.moves):
            self._stop(say("replay-over"))
            return None
        if not self._legal():
            return None
        return super()._ask(seat)

    def _finish(self) -> Transition:
        if self.playing:
            self._stop(say("replay-over"))
        return None

    def _stop(self, line: Phrase) -> None:
        self.playing = False
        self._say(line, "focus")

    def _legal(self) -> bool:
        """Whether the next move of the record is one; it says so where it is none."""
        at = len(self.session.moves)
        try:
            find_move(self.record.moves[at], self.session.legal_moves())
        except IllegalMove:
            self._distrust("move", at)
            return False
        return True

    def _distrust(self, reason: str, at: int) -> None:
        self.wrong = say(f"record-{reason}", where=f"{at + 1}: {self.record.moves[at][:60]}")
        self._stop(self.wrong)

    def play(self, move: Any) -> None:
        """The next move; afterwards the position must be the one that was saved."""
        super().play(move)
        self._check()

    def _check(self) -> bool:
        n, record = len(self.session.moves), self.record
        digest = self.session.digest()
        if record.digests and (digest,) == record.digests[n : n + 1]:
            return True
        if not record.digests and (n < len(record.moves) or digest == record.digest):
            return True
        self._to(n - 1)
        if record.digests:
            self._distrust("changed", n - 1)
        else:
            self.wrong = say("record-digest", where=record.digest[:40])
            self._stop(self.wrong)
        return False

    def jump(self, n: int) -> None:
        """Go to the position after ``n`` moves, as far as the record can be trusted."""
        self.playing = False
        if n <= len(self.session.moves):
            self._to(n)
            return
        while len(self.session.moves) < n and self._legal():
            self.session.play_text(self.record.moves[len(self.session.moves)])
            if not self._check():
                return
        self._to(len(self.session.moves))

    def _to(self, n: int) -> None:
        """Show the position after the first ``n`` moves, which were good."""
        self.drivers_stop()
        self.session.rewind(n)
        self.frames.clear()
        self.last = set()
        self.over = False
        self.line = self.wrong
        self.frames.append(still(self.board(self.view())))
        self._next_frame()

    # --- touching -----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """Left and right step; OK on the table plays and stops."""
        if intent.want in (Want.LEFT, Want.RIGHT) and not (self.focused or "").startswith("rail:"):
            return self._rail("back" if intent.want is Want.LEFT else "next")
        return super().handle(intent)

    def wanted(self, want: Want) -> Transition:
        """BACK leaves, HELP shows the rules."""
        if want is Want.BACK:
            return Pop()
        return super().wanted(want) if want in (Want.HELP, Want.LOOK) else None

    def _rail(self, name: str) -> Transition:
        from game.scenes.after.replays import JumpScene

        at, all_ = len(self.session.moves), len(self.record.moves)
        if name == "help":
            return super()._rail(name)
        if self._shut(name, at, all_):
            return None
        match name:
            case "close":
                return Pop()
            case "at":
                return Push(JumpScene(self.arcade, self.record, at))
            case "first":
                self.jump(0)
            case "back":
                self.jump(at - 1)
            case "next":
                self._step()
            case "last":
                self.jump(all_)
            case "play":
                self.playing = not self.playing
                self.lay()
            case "continue":
                return self._go_on()
            case "export":
                self._export()
        return None

    def _step(self) -> None:
        """One move, with everything that moves."""
        self.settle()
        if self._legal():
            at = len(self.session.moves)
            self.play(find_move(self.record.moves[at], self.session.legal_moves()))

    def resume(self, result: Any) -> Transition:
        """A move was chosen from the list."""
        if isinstance(result, int):
            self.jump(result)
        return super().resume(result)

    def _go_on(self) -> Transition:
        """The same game from here, kept as a new one; a person moves first if nobody played."""
        record = self.record
        session = Session(self.session.game, self.session.seats, record.options, record.seed)
        for move in self.session.moves:
            session.play(move)
        seats = list(self.seats)
        mover = session.to_move()
        assert mover is not None
        if HUMAN not in seats:
            seats[mover] = HUMAN
        seats = [who if who == HUMAN or who.startswith(AI) else HUMAN for who in seats]
        kept = keep(self.arcade.store, session, tuple(seats))
        return Reset(places.Table(Match(session, tuple(seats), kept)))

    def _export(self) -> None:
        record = self.record
        if self.wrong is None and not record.digests:
            record = record_of(self.session, self.seats)
        name = f"{self.match.id}-{self.number or self.session.digest()}"
        went_well, told = export(self.arcade.folder, name, record)
        self._say(told, "chime" if went_well else "wrong")
