"""Keyframes: no question in the middle of a move, and a die is not named before it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.app import App
from game.core.rng import Rng
from game.effects.weights import HIGHLIGHT
from game.games import DESCRIPTORS, GAMES
from game.match.match import HUMAN, new_match
from game.scenes.table.keyframes import ASKS, Chain, Keyframe, asleep, hold_scores, rolls, still
from game.scenes.table.model import Seated
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Button, ScorePicture
from game.tables.table import Effect, Spot
from game.window import open_window
from tests.some import some

MOVES = 40
"""Of each game, made by chance."""


class Watched(People):
    """People at a table that remembers what it showed, from the last move on."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.frames_shown: list[Keyframe] = []

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        self.frames_shown.append(frame)
        super().frame_shown(frame, skipped=skipped)


OPTIONS = {"particle_builder": {"level": 5}}
"""The games whose ordinary form has no dice, or few."""


def played(
    services: Services, game: str
) -> Iterator[tuple[TableScene, list[Spot], list[Keyframe]]]:
    """After each move: the table, the board before it, the keyframes that were shown."""
    seats = (HUMAN,) * GAMES[game].info.usual_seats
    match = new_match(game, seats, OPTIONS.get(game, {}), "keyframes")
    table = TableScene(services, match, {}, Watched)
    watched = table.policy
    assert isinstance(watched, Watched)
    app = App(services, open_window((1280, 720), full_screen=False), table)
    rng = Rng("keyframes", game)
    for _ in range(MOVES):
        seat = table.session.to_move()
        if seat is None:
            return
        table.send(Seated(seat))
        app.step([], 0.0)
        before = table.board(table.view())
        watched.frames_shown.clear()
        table.play(rng.pick(table.session.legal_moves()))
        while table.frames:
            table.next_frame()
        yield table, before, list(watched.frames_shown)


def still_there(spots: Sequence[Spot], last: Keyframe) -> list[Spot]:
    """The spots without the buttons that the move took away."""
    ids = {spot.id for spot in last.spots}
    return [spot for spot in spots if spot.id in ids or not isinstance(spot.art, Button)]


def pieces(spots: Sequence[Spot]) -> list[Spot]:
    """The spots without the buttons."""
    return [spot for spot in spots if not isinstance(spot.art, Button)]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_for_anything_while_a_move_is_under_way(
    services: Services, game: str
) -> None:
    services.change(forced=False)
    several = 0
    for table, _, frames in played(services, game):
        several += len(frames) > 1
        for frame in frames[:-1]:
            assert not {spot.id for spot in frame.spots}.intersection(ASKS)
            awake = [spot for spot in frame.spots if not spot.dim]
            assert awake == still_there(awake, frames[-1])
        assert list(frames[-1].spots) == table.board(table.view()), "it ends as the table is"
    assert several


@pytest.mark.parametrize("game", GAMES)
def test_a_button_comes_when_it_can_be_used(services: Services, game: str) -> None:
    for _, before, frames in some(played(services, game)):
        there = {spot.id for spot in before}
        for frame in frames[:-1]:
            assert {spot.id for spot in frame.spots if isinstance(spot.art, Button)} <= there


@pytest.mark.parametrize("game", ["particle_builder", "particle_panic"])
def test_a_die_rolls_on_the_board_as_it_was_and_is_named_when_it_lies(
    services: Services, game: str
) -> None:
    rolled = 0
    for _, before, frames in played(services, game):
        board = before
        for i, frame in enumerate(frames):
            if rolls(frame):
                rolled += 1
                assert frame.line is None
                assert frame.kind == ""
                awake = [spot for spot in board if spot.id not in ASKS]
                over = frames[i + 1].kind == "emerge"
                if over:
                    assert not any(isinstance(spot.art, Button) for spot in frame.spots)
                elif i == 0:
                    assert list(frame.spots) == asleep(awake), "buttons mean nothing meanwhile"
                assert pieces(frame.spots) == pieces(awake)
                assert all(spot.dim for spot in frame.spots if isinstance(spot.art, Button))
                assert DESCRIPTORS[game].sound(frames[i + 1].kind) == frame.sound == "die"
                assert frames[i + 1].sound == "", "one roll is heard once"
            board = list(frame.spots)
    assert rolled >= 3


def test_every_beat_is_heard_once_and_what_jolts_sounds_so(services: Services) -> None:
    sound = DESCRIPTORS["particle_panic"].sound
    for _, _, shown in some(played(services, "particle_panic")):
        frames = [frame for frame in shown if frame.kind != HIGHLIGHT]  # with sounds of its own
        kinds = [frame.kind for frame in frames if frame.kind]
        # Above a pressure of 24 the alarm is a siren: `tests/scenes/table/test_throw.py`.
        sounds = ["alarm" if frame.sound == "siren" else frame.sound for frame in frames]
        sounds = [name for name in sounds if name]
        jolts = {"limit", "lost"}
        assert sounds == ["jolt" if kind in jolts else sound(kind) for kind in kinds]


def test_a_score_changes_no_sooner_than_its_points_fly() -> None:
    """Tutti Quantum counts a vertex when the card lies; the vertex is an event of its own."""
    card, was, now = (
        Spot("card", ScorePicture(), 0, 0, 60, 60),
        Spot("score", ScorePicture(3), 0, 0, 60, 60),
        Spot("score", ScorePicture(5), 0, 0, 60, 60),
    )
    placed = Keyframe([card, now], (), "placed", None, "")
    flies = Keyframe([card, now], (Effect("points", "card", "score", 2),), "valued", None, "")
    ends = still([card, now])
    shown = hold_scores([placed, flies, ends], [card, was])
    assert [list(frame.spots)[1] for frame in shown] == [was, now, now]


def test_points_of_a_move_rise_and_those_of_the_next_begin_below_again() -> None:
    heard: list[str] = []
    chain = Chain(heard.append)
    for _ in range(2):
        chain.begin()
        chain.landed(2)
        chain.landed(1)
    assert heard == ["point1", "point2", "point3"] * 2


def test_no_card_of_a_hand_is_lit_or_dimmed_until_the_move_was_shown(services: Services) -> None:
    """After a flip the rival is next, but the rules pass the turn on after the last event."""
    game = "u_know_feynman"
    seen = 0
    for table, _, frames in played(services, game):
        name = table.session.moves[-1].kind
        hand = {f"card:{card}" for card in table.view().hands[table.viewer]}
        for frame in frames:
            if frame.kind in ("turned", "reversed", "skipped"):
                seen += 1
                spots = [spot for spot in frame.spots if spot.id in hand]
                assert len({spot.y for spot in some(spots)}) == 1, (name, frame.kind)
                assert not any(getattr(spot.art, "asleep", False) for spot in spots)
    assert seen
