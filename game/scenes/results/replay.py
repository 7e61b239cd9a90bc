"""A game is watched again on the real table: step, jump, and play on from any move."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from game.core.contract import IllegalMove, Seat, find_move
from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record, opening, record_of
from game.core.session import Session
from game.games import GAMES
from game.match.drivers import Driver, ReplayDriver
from game.match.match import HUMAN, Match, check_players, seat_names
from game.match.saving import export
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.results.replay_rail import BUTTONS, ReplayModel, how_to_begin, rail
from game.scenes.table.keyframes import Keyframe, still
from game.scenes.table.model import Hurried, Lined, Rewound, Seated, SideButton, TableEffect
from game.scenes.table.past import StepsPolicy
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Label
from game.tables.sheet import RAIL_ROW, Sheet
from game.tables.table import Spot

WATCHED = "watched"
"""The seat of a person whose moves are played again."""
NO_WORDS: Mapping[int, Phrase] = MappingProxyType({})
A_LETTER = 0.07
"""Seconds that a note stands for each of its letters, at the usual speed."""


def replay_scene(
    services: Services,
    record: Record,
    number: int | None = None,
    words: Mapping[int, Phrase] = NO_WORDS,
) -> TableScene:
    """The table on which a record is watched. A bad record shows why it is bad.

    ``number``: the store's, for the name of an export. ``words``: of a famous game, by the number
    of moves after which they are said.
    """
    wrong = None
    seats = record.seats
    try:
        check_players(record)
        session = opening(record, GAMES)
    except BadRecord as bad:
        wrong = say(f"record-{bad.reason}", where=bad.where)
        game = GAMES.get(record.game) or next(iter(GAMES.values()))
        session = Session(game, game.info.usual_seats, {}, "none")
        seats = (HUMAN,) * session.seats
    drivers: dict[Seat, Driver] = {
        seat: ReplayDriver(record.moves) for seat in range(session.seats)
    }
    # Nobody sits here: where people sat, only their portrait and name are left.
    watched = tuple(WATCHED if who == HUMAN else who for who in seats)
    match = Match(session, watched, names=seat_names(seats))
    source = Source(record, seats, number, words)
    return TableScene(services, match, drivers, lambda scene: ReplayPolicy(scene, source, wrong))


def replay_at(scene: object) -> ReplayPolicy | None:
    """The replay that runs on a scene, if there is one."""
    policy = scene.policy if isinstance(scene, TableScene) else None
    return policy if isinstance(policy, ReplayPolicy) else None


class Source(NamedTuple):
    """Game that is played again."""

    record: Record
    seats: tuple[str, ...]
    """Player of each seat of the game that is shown."""
    number: int | None
    """The store's; None: it was never kept."""
    words: Mapping[int, Phrase]
    """Number of moves -> what is said then."""


class ReplayPolicy(StepsPolicy):
    """Plays a record move by move, and stops at the very move that is not as it was saved."""

    def __init__(self, scene: TableScene, source: Source, wrong: Phrase | None) -> None:
        self.scene = scene
        self.record, self.seats, self.number, self.words = source
        self.playing = False
        self.wrong = wrong
        """Why it does not go on, where the record is not to be trusted."""
        seat = self.seats.index(HUMAN) if HUMAN in self.seats else 0
        scene.send(Seated(seat), Lined(wrong or self.words.get(0)))

    # --- what is shown ------------------------------------------------------------------------

    def fitted(self, sheet: Sheet) -> Sheet:
        """Half a telephone is too narrow for all buttons in one row."""
        return sheet._replace(rails=2 if sheet.w < RAIL_ROW * len(BUTTONS) else 1)

    def model(self) -> ReplayModel:
        """Progress as the buttons show it."""
        over = self.scene.session.to_move() is None
        wrong = self.wrong is not None
        return ReplayModel(self._at(), len(self.record.moves), self.playing, wrong, over)

    def side_buttons(self) -> list[Spot]:
        """The buttons that are open here."""
        short = self.scene.viewport.sheet.rails > 1
        closed = self.scene.services.closed
        return [spot for spot in rail(self.model(), short=short) if not closed(spot.access)]

    def spots(self) -> Sequence[Spot]:
        """At its beginning it says that it is a replay, and how to start it."""
        seen = self.with_place(self.scene.usual_spots(), self._place())
        spots = [self._brighter(spot) for spot in seen]
        if not self.model().waits or self.scene.model.callout:
            return spots
        return [*spots, *how_to_begin(self.scene.viewport, spots)]

    def _place(self) -> Phrase:
        return say("replay-prompt", at=self._at(), all=len(self.record.moves))

    def _brighter(self, spot: Spot) -> Spot:
        """Brighten what is said of a famous game, so that it is more than the log."""
        art = spot.art
        if spot.id != "log" or not isinstance(art, Label) or spot.label not in self.words.values():
            return spot
        return spot._replace(art=replace(art, ink="text"))

    # --- how it goes on -----------------------------------------------------------------------

    def paused(self) -> bool:
        """True if only started moves are shown; the next move comes only while it plays."""
        return not (self.playing or self.scene.motion.busy or self.scene.frames)

    def seat_to_move(self, seat: Seat) -> Transition:
        """The next move of the record, as long as there is one to trust."""
        if not self.playing:
            return None
        if self._at() >= len(self.record.moves):
            self._stop(self._last_words())
            return None
        if not self._legal():
            return None
        before = self._at()
        self.scene.ask_driver(seat)
        if self._at() > before:
            self._check()
        return None

    def game_over(self) -> Transition:
        """The last move was shown."""
        if self.playing:
            self._stop(self._last_words())
        return None

    def _last_words(self) -> Phrase:
        """A note about the last move stays to be read."""
        return self.words.get(self._at(), say("replay-over"))

    def staged(
        self, seat: Seat, before: Sequence[Spot], frames: Sequence[Keyframe]
    ) -> Sequence[Keyframe]:
        """The keyframes of a move, and after them the note about it, for as long as one reads."""
        frames = [
            dataclasses.replace(frame, spots=self.with_place(frame.spots, self._place()))
            for frame in frames
        ]
        note = self.words.get(self._at())
        if note is None:
            return frames
        spots = frames[-1].spots if frames else self.scene.board(self.scene.view())
        hold = len(self.scene.services.text.say(note)) * A_LETTER
        return [*frames, Keyframe(spots, (), "", note, "", hold=hold)]

    def _at(self) -> int:
        """Number of moves that have been made."""
        return len(self.scene.session.moves)

    def _stop(self, line: Phrase) -> None:
        self.playing = False
        self.scene.say(line, "focus")

    def _legal(self) -> bool:
        """True if the next move of the record is legal; says so where it is not."""
        at = self._at()
        try:
            find_move(self.record.moves[at], self.scene.session.legal_moves())
        except IllegalMove:
            self._distrust("move", at)
            return False
        return True

    def _distrust(self, reason: str, at: int) -> None:
        self.wrong = say(f"record-{reason}", where=f"{at + 1}: {self.record.moves[at][:60]}")
        self._stop(self.wrong)

    def _check(self) -> bool:
        """After a move: whether the position is the one that was saved."""
        n, record = self._at(), self.record
        digest = self.scene.session.digest()
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
        if n <= self._at():
            self._to(n)
            return
        while self._at() < n and self._legal():
            self.scene.session.play_text(self.record.moves[self._at()])
            if not self._check():
                return
        self._to(self._at())

    def _to(self, n: int) -> None:
        """Show the position after the first ``n`` moves, which were good."""
        scene = self.scene
        scene.drivers_stop()
        scene.session.rewind(n)
        line = self.wrong or self.words.get(n)
        spots = self.with_place(scene.board(scene.view()), self._place())
        scene.send(Hurried(), Rewound(line, [still(spots)]))
        scene.next_frame()
        if not scene.motion.busy:
            self.at_rest()

    def at_rest(self) -> None:
        """Back at its beginning it says again how to start; a note is seen at once."""
        if self.model().waits or self._at() in self.words:
            self.scene.layout()

    # --- touching -----------------------------------------------------------------------------

    def side_button(self, name: str) -> TableEffect | None:
        """One of `BUTTONS`, or the rules."""
        at, all_ = self._at(), len(self.record.moves)
        if name == "help":
            return SideButton(name)
        if self.model().shut(name):
            return None
        match name:
            case "close":
                return Pop()
            case "at":
                return Push(routes.MovesOfReplay(self.record, at, self.words.keys() - {0}))
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
                self.scene.layout()
            case "continue":
                return self._go_on()
            case "export":
                self._export()
        return None

    def _step(self) -> None:
        """One move, with everything that moves."""
        self.scene.settle()
        self.scene.send(Hurried())
        if self._legal():
            legal = self.scene.session.legal_moves()
            self.scene.play(find_move(self.record.moves[self._at()], legal))
            self._check()

    def resumed(self, result: object) -> None:
        """A move was chosen from the list."""
        if isinstance(result, int):
            self.jump(result)

    def _go_on(self) -> Transition:
        """Choose the players who go on from here, in a new game."""
        shown, record = self.scene.session, self.record
        session = Session(shown.game, shown.seats, record.options, record.seed)
        for move in shown.moves:
            session.play(move)
        mover = session.to_move()
        assert mover is not None
        seat = self.seats.index(HUMAN) if HUMAN in self.seats else mover
        return Push(routes.PlayOn(session, seat, tuple(self.seats)))

    def _export(self) -> None:
        scene, record = self.scene, self.record
        if self.wrong is None and not record.digests:
            record = record_of(scene.session, self.seats)
        name = f"{scene.match.id}-{self.number or scene.session.digest()}"
        services = scene.services
        went_well, line = export(services.folder, name, record, services.machine.hand_over)
        scene.say(line, "chime" if went_well else "wrong")
