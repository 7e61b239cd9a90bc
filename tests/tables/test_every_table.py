"""Promises of every table to the scene: paths to moves, words for everything, nothing outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from game.art import effects, every_painter, pieces
from game.art.ink.renderer import painted
from game.art.menu.buttons import RoundButton
from game.core.contract import AnyMove
from game.core.phrase import Phrase
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session
from game.games import DESCRIPTORS, GAMES
from game.tables.pictures import Button
from game.tables.table import BOARD, Detours, Spot, Table, paths
from game.words.text import Text
from tests.laws import cases, stroller, walk
from tests.some import some

every_painter()

LEFT, TOP, RIGHT, BOTTOM = BOARD
SLACK = 14.0
"""Units by which glow or a stack's edge may leave the board."""


def positions(game: AnyGame, count: int, every: int) -> Iterator[AnySession]:
    """Positions along random games over seats and options."""
    for case in cases(game, count):
        for session in walk(case):
            if len(session.moves) % every == 0 or session.to_move() is None:
                yield session


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def doubled(table: Table[object, AnyMove], view: object, legal: Sequence[AnyMove]) -> list[AnyMove]:
    """The moves with touches that another one has, too."""
    count = Counter(table.clicks(view, move) for move in legal)
    return [move for move in legal if count[table.clicks(view, move)] > 1]


def effect(session: AnySession, move: AnyMove) -> tuple[object, ...]:
    """Events of a move, and who plays on."""
    after = Session(session.game, session.seats, session.options, session.seed)
    for made in session.moves:
        after.play(made)
    kinds = tuple(event.kind for event in after.play(move))
    return kinds, after.to_move(), after.returns() if after.to_move() is None else ()


@each_game
def test_every_move_has_a_path_and_no_path_begins_another(game: AnyGame) -> None:
    table = DESCRIPTORS[game.info.id].table
    for session in some(positions(game, 14, 3)):
        seat = session.to_move()
        if seat is None:
            continue
        view = session.view(seat)
        legal = session.legal_moves()
        alike = {move: effect(session, move) for move in doubled(table, view, legal)}
        assert len(set(alike.values())) <= 1, "the same touches for different effects"
        all_paths = paths(table, view, legal)
        ways = sum(len(table.detours(view, move)) for move in legal if isinstance(table, Detours))
        doubles = max(0, len(alike) - 1)
        assert len(all_paths) == len(legal) - doubles + ways, "two moves by the same touches"
        for path in all_paths:
            assert path, "a move needs a touch"
            for n in range(1, len(path)):
                assert path[:n] not in all_paths, (path[:n], path)


@each_game
def test_every_touch_is_a_spot_with_a_name(game: AnyGame) -> None:
    table = DESCRIPTORS[game.info.id].table
    for session in some(positions(game, 10, 5)):
        seat = session.to_move()
        if seat is None:
            continue
        view = session.view(seat)
        legal = session.legal_moves()
        board = {spot.id: spot for spot in table.layout(view, seat)}
        paths = {table.clicks(view, move): move for move in legal}
        for path in paths:
            for n, spot_id in enumerate(path):
                picked = path[:n]
                moves = [move for other, move in paths.items() if other[:n] == picked]
                spots = dict(board)
                if spot_id not in spots:
                    spots |= {spot.id: spot for spot in table.aids(view, seat, picked, moves)}
                assert spot_id in spots, (path, spot_id)
                assert spots[spot_id].spoken is not None, spot_id


@pytest.mark.long
@each_game
def test_every_spot_lies_on_the_board_and_somebody_paints_it(game: AnyGame) -> None:
    table = DESCRIPTORS[game.info.id].table
    for session in some(positions(game, 14, 4)):
        for seat in range(session.seats):
            spots = list(table.layout(session.view(seat), seat))
            ids = [spot.id for spot in spots]
            assert len(set(ids)) == len(ids), [i for i in ids if ids.count(i) > 1]
            for spot in spots:
                assert type(spot.art) in painted(), f"no painter in game/art for {spot}"
                assert_on_board(spot)


def assert_on_board(spot: Spot) -> None:
    assert spot.x - spot.w / 2 >= LEFT - SLACK, spot
    assert spot.x + spot.w / 2 <= RIGHT + SLACK, spot
    assert spot.y - spot.h / 2 >= TOP - SLACK, spot
    assert spot.y + spot.h / 2 <= BOTTOM + SLACK, spot


@each_game
def test_touch_targets_are_large_enough_or_stand_alone(game: AnyGame) -> None:
    """60 units for buttons; pieces may be smaller, but never under 24 (WCAG 2.2)."""
    table = DESCRIPTORS[game.info.id].table
    for session in some(positions(game, 4, 9)):
        seat = session.to_move()
        if seat is None:
            continue
        for spot in table.layout(session.view(seat), seat):
            if spot.spoken is None:
                continue
            least = 56 if isinstance(spot.art, Button | RoundButton) else 24
            assert min(spot.w, spot.h) >= least, spot


@pytest.mark.long
@each_game
def test_there_are_words_for_everything(game: AnyGame) -> None:
    table = DESCRIPTORS[game.info.id].table
    text = Text("en")

    def utter(phrase: Phrase | None) -> None:
        if phrase is not None:
            assert text.say(phrase).strip(), phrase
            assert not text.missing, text.missing

    for case in some(cases(game, 12)):
        session = Session(game, case[1], case[2], case[3])
        choose = stroller(case)
        while (seat := session.to_move()) is not None:
            view = session.view(seat)
            legal = session.legal_moves()
            utter(table.prompt(view, seat))
            utter(table.prompt(view, (seat + 1) % session.seats))
            spots = list(table.layout(view, seat))
            move = choose(session)
            path = table.clicks(view, move)
            for n in range(len(path)):
                moves = [m for m in legal if table.clicks(view, m)[:n] == path[:n]]
                spots += table.aids(view, seat, path[:n], moves)
            for spot in spots:
                utter(spot.label)
                utter(spot.spoken)
            touchable = [spot for spot in spots if spot.spoken is not None]
            for spot in touchable[:: max(1, len(touchable) // 6)]:
                utter(table.why_not(view, seat, (), spot.id))
                utter(table.why_not(view, seat, path[:1], spot.id))
            for event in session.play(move, seat):
                utter(table.tell(event.kind, event.facts, event.view))
                ids = {spot.id for spot in table.layout(event.view, seat)}
                for effect in table.effects(event.kind, event.facts, event.view):
                    assert effect.at in ids, f"{effect}: not on the table after {event.kind!r}"
                    assert effect.kind in effects.KINDS | pieces.KINDS, effect
        for line in table.result(session.view(0)):
            utter(line.what)
            assert len(line.figures) in (1, session.seats)
            for figure in line.figures:
                utter(figure)


@each_game
def test_what_is_hidden_does_not_show(game: AnyGame) -> None:
    """Two worlds that look the same to a seat are laid out the same, hidden cards' ids included."""
    if not game.info.hidden:
        pytest.skip("nothing is hidden")
    table = DESCRIPTORS[game.info.id].table
    rng = Rng("hidden", game.info.id)
    for session in some(positions(game, 6, 6)):
        for seat in range(session.seats):
            view = session.view(seat)
            twin = game.observe(game.determinize(view, rng), seat)
            assert list(table.layout(twin, seat)) == list(table.layout(view, seat))
