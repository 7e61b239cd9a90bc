"""Tutti Quantum on the table: one tap where one facing makes sense, ghosts that tell the truth."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from math import hypot
from pathlib import Path

import pytest

from ai.evaluators.tutti_quantum.light import BEFORE
from game.app import App
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import Session
from game.rules.tutti_quantum import Move, State, TuttiQuantum, View
from game.rules.tutti_quantum.diagram import AROUND, END_A, END_B, Diagram, natural, rebuilt
from game.rules.tutti_quantum.processes import process_counts
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import COOP, HIDDEN, OVER, PICK, PLACE, SECRET, TALK, TEAMS
from game.rules.tutti_quantum.vertex import (
    CHARGED,
    DECK,
    ELECTRON,
    GLUON,
    KEYS,
    KIND,
    PHOTON,
    QUARK,
    STANDING,
    WORTH,
    VertexStatus,
)
from game.tables.pictures import Label
from game.tables.sheet import sheet_for
from game.tables.table import BOARD, Spot, seat_name
from game.tables.tutti_quantum import TuttiQuantumTable
from game.tables.tutti_quantum.board import main_frame, token_art
from game.tables.tutti_quantum.geometry import fitted, plan_for
from game.tables.tutti_quantum.pictures import (
    GRIP,
    Bead,
    Feynman,
    FeynmanBack,
    Flag,
    Free,
    Ghost,
    Laid,
    Loop,
    Shine,
    VertexToken,
)
from game.tables.tutti_quantum.touches import LOST, TURNED
from game.ui.picker import Picker
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES, faults
from tests.rules.feynman import HERE, meet, ring, ring_edge, ring_vertex
from tests.rules.test_tutti_quantum_missions import atoms, higgs
from tests.scenes.test_layout import GivenSpots
from tests.some import some

GAME = TuttiQuantum()
TABLE = TuttiQuantumTable()
TEXT = Text("en")

Game = Session[State, Move, View]


def deal(seats: int = 2, **options: int) -> Game:
    return Session(GAME, seats, options, "table")


def positions(seats: int, choose: Callable[[Game], Move], **options: int) -> Iterator[Game]:
    session = deal(seats, **options)
    while session.to_move() is not None:
        yield session
        session.play(choose(session))
    yield session


def at_random(session: Game) -> Move:
    return Rng(session.digest(), "walk").pick(session.legal_moves())


def outwards(session: Game) -> Move:
    """The move that makes the diagram longest: the worst for the eye."""
    return max(session.legal_moves(), key=lambda move: (move.edge, move))


def mover_view(session: Game) -> tuple[View, int]:
    seat = session.to_move()
    assert seat is not None
    return session.view(seat), seat


def picker(session: Game) -> Picker[Move]:
    view, _ = mover_view(session)
    return Picker({TABLE.clicks(view, move): move for move in session.legal_moves()})


# --- touching ------------------------------------------------------------------------------------


def test_two_taps_lay_a_card_and_a_third_turns_it() -> None:
    for session in some(itertools.islice(positions(2, at_random), 6, 30)):
        view, _ = mover_view(session)
        for move in session.legal_moves():
            path = TABLE.clicks(view, move)
            assert len(path) == (3 if TURNED in path else 2)
            assert (TURNED in path) <= CHARGED[move.card]
        usual = {(m.card, m.edge) for m in session.legal_moves() if len(TABLE.clicks(view, m)) == 2}
        assert usual == {(move.card, move.edge) for move in session.legal_moves()}


def test_the_turn_button_goes_on_and_off() -> None:
    session = next(
        s
        for s in positions(2, at_random)
        if len(s.moves) > 6 and any(m.facing for m in s.legal_moves())
    )
    taps = picker(session)
    card = next(path[0] for path in taps.paths if TURNED in path)
    taps, move = taps.tap(card)
    assert move is None
    assert TURNED in taps.nexts()
    places = taps.nexts() - {TURNED}
    taps, move = taps.tap(TURNED)
    assert move is None
    assert taps.nexts() == places
    taps, move = taps.tap(TURNED)
    assert move is None
    assert taps.nexts() == places | {TURNED}


def test_the_usual_facing_is_the_one_that_brings_more() -> None:
    for session in some(itertools.islice(positions(2, at_random), 4, 44)):
        view, _ = mover_view(session)
        diagram = rebuilt(view.diagrams[view.turn])
        for edge in diagram.open:
            for card in (0, 1):
                gains = [gain(diagram, edge, card, facing) for facing in (0, 1)]
                assert gains[natural(diagram, edge, card)] == max(gains)


def test_where_both_facings_are_equal_the_arrow_leaves_the_diagram() -> None:
    diagram = meet("p")
    for edge in some(diagram.open):
        facing = natural(diagram, edge, 0)
        head = END_A[edge] if facing else END_B[edge]
        assert not diagram.corners[head]


def gain(diagram: Diagram, edge: int, card: int, facing: int) -> int:
    after = diagram.copy()
    after.lay(edge, card, facing)
    return after.points - diagram.points


@pytest.mark.parametrize("scoring", [0, 1, 2])
def test_a_ghost_tells_the_points_and_lies_as_the_card_will(scoring: int) -> None:
    for session in some(itertools.islice(positions(2, at_random, scoring=scoring), 9, 44, 5)):
        view, seat = mover_view(session)
        laid = rebuilt(view.diagrams[view.turn])
        paths = {TABLE.clicks(view, move): move for move in session.legal_moves()}
        for path, move in paths.items():
            left = [m for p, m in paths.items() if p[: len(path) - 1] == path[:-1]]
            ghosts = {spot.id: spot for spot in TABLE.aids(view, seat, path[:-1], left)}
            ghost = ghosts[path[-1]]
            after = laid.copy()
            after.lay(move.edge, move.card, move.facing)
            points = total(after, scoring) - total(laid, scoring)
            figure = TEXT.say(ghost.label).replace("\u2212", "-") if ghost.label else "0"
            assert int("0" if figure == LOST else figure) == points
            assert isinstance(ghost.art, Ghost)
            assert ghost.art.facing == move.facing


def test_a_ghost_shows_where_arrows_clash() -> None:
    """One electron lies; a second one against its flow carries a cross at the common vertex."""
    laid = meet("e>")
    view = deal().view(0)._replace(diagrams=(tuple(laid.laid), ()), row=(1,))
    for edge in some(laid.open):
        common = "a" if laid.corners[END_A[edge]] else "b"
        usual = natural(laid, edge, 1)
        for facing, cross in ((usual, set()), (1 - usual, {common})):
            move = PLACE[1][edge][facing]
            (ghost, *_) = TABLE.aids(view, 0, TABLE.clicks(view, move)[:-1], [move])
            assert isinstance(ghost.art, Ghost)
            assert ghost.art.clash == cross


def test_a_place_that_costs_a_point_does_not_glow() -> None:
    """A photon makes a vertex with two electrons; beside a gluon it ruins one."""
    for diagram, risky in ((meet("e>", "e<"), False), (meet("g"), True)):
        view = mover_view(deal(2, mode=COOP, starter=1))[0]
        view = view._replace(diagrams=(tuple(diagram.laid),), hands=((PHOTON, PHOTON), (-1, -1)))
        (edge, *_) = (edge for edge in AROUND[HERE] if not diagram.cards[edge])
        picked = (f"hand:{view.turn}:photon",)
        aids = TABLE.aids(view, view.turn, picked, [PLACE[PHOTON][edge][0]])
        (ghost,) = (spot for spot in aids if isinstance(spot.art, Ghost))
        assert isinstance(ghost.art, Ghost)
        assert ghost.art.risk == risky
        assert ghost.art.choice == ("risk" if risky else "place")


def test_what_a_card_costs_or_brings_is_said_before_it_lies() -> None:
    keys = set()
    for session in positions(2, outwards):
        if session.to_move() is None:
            break
        view, seat = mover_view(session)
        for card in dict.fromkeys(move.card for move in session.legal_moves()):
            picked = picker(session)
            first = next(path[0] for path, move in picked.paths.items() if move.card == card)
            picked, _ = picked.tap(first)
            moves = list(picked.open().values())
            usual = [m for m in moves if TURNED not in TABLE.clicks(view, m)]
            best = max(
                gain(rebuilt(view.diagrams[view.turn]), m.edge, m.card, m.facing) for m in usual
            )
            aids = TABLE.aids(view, seat, picked.picked, moves)
            words = next(spot.label for spot in aids if spot.id == "prompt")
            assert words is not None
            key = words.key.removeprefix("tutti_quantum-worth-")
            keys.add(key)
            if best > 0:
                assert (key, dict(words.args)["n"]) == ("gain", best)
            else:
                free = ("nothing", "spoils", "ruins", "spoils-or-ruins")
                assert key in (free if best == 0 else COSTS)
            # A lit place is spoken of only where there is one.
            lit = [s for s in aids if isinstance(s.art, Ghost) and s.art.choice == "place"]
            assert bool(lit) == (key in ("gain", "nothing"))
    assert {"gain", "nothing", "debt"} <= keys
    assert keys & {"spoils", "ruins", "spoils-or-ruins"}


LIGHT = (
    "secret",
    "secret-cost",
    "better",
    "keeps",
    "denies",
    "later-cost",
    "waits-cost",
    "waits",
    "later",
    "more-waits",
    "more-later",
    "promise-waits",
    "promise-later",
    "turned",
)
"""Words beside the light of a beginner."""
COSTS = ("debt", "debts", "never", "clash", "cost")
"""Why every place costs something."""


@pytest.mark.parametrize(
    ("laid", "card", "turned", "words"),
    [
        (("q>",), PHOTON, False, "The quark line ends here: −1 until a second quark comes."),
        (("p",), ELECTRON, False, "The electron line ends here: −1 until a second electron comes."),
        (("q>",), ELECTRON, False, "✗ −1 for good: electron and quark never meet at a point."),
        (("e>",), ELECTRON, True, "✗ −1 for good: the arrows clash."),
        (("g",), PHOTON, False, "✗ −1 for good: photon and gluon never meet at a point."),
    ],
)
def test_a_place_that_costs_a_point_says_why(
    laid: tuple[str, ...], card: int, turned: bool, words: str
) -> None:
    view = deal().view(0)._replace(diagrams=(tuple(meet(*laid).laid), ()), row=(card,))
    diagram = rebuilt(view.diagrams[0])
    edges = [edge for edge in AROUND[HERE] if edge in diagram.open]
    moves = [PLACE[card][edge][natural(diagram, edge, card) ^ turned] for edge in edges]
    picked = TABLE.clicks(view, moves[0])[:-1]
    aids = TABLE.aids(view, 0, picked, moves)
    (label,) = (spot.label for spot in aids if spot.id == "prompt")
    assert label is not None
    assert TEXT.say(label) == words


def test_what_can_be_put_right_looks_other_than_what_cannot() -> None:
    """A photon beside a quark waits for a second quark; an electron there is wrong for good."""
    for cards, waits in ((("q>", "p"), True), (("q>", "e>"), False)):
        diagram = meet(*cards)
        assert token_art(diagram, HERE).kinds == ("debt" if waits else "bad")
        view = deal().view(0)._replace(diagrams=(tuple(diagram.laid),) * 2)
        beads = {spot.id: spot.art for spot in TABLE.layout(view, 0) if isinstance(spot.art, Bead)}
        assert beads[f"vertex:1:{HERE}"] == Bead(-1, waits=waits)
        assert beads[f"own:token:{'waits' if waits else 'lost'}"] == Bead(-1, waits=waits)
        before = meet(cards[0])
        view = view._replace(diagrams=(tuple(before.laid), ()))
        edge, card, facing = diagram.laid[-1]
        (ghost, *_) = TABLE.aids(view, 0, ("card:0:photon",), [Move("place", edge, card, facing)])
        assert isinstance(ghost.art, Ghost)
        assert (bool(ghost.art.debt), bool(ghost.art.clash)) == (waits, not waits)
        assert ghost.art.choice == ("debt" if waits else "risk")


def test_nothing_is_picked_only_outlines_lie_on_free_places() -> None:
    session = next(s for s in positions(2, at_random) if len(s.moves) == 8)
    view, seat = mover_view(session)
    aids = TABLE.aids(view, seat, (), session.legal_moves())
    assert {spot.id for spot in aids} == {f"place:{m.edge}" for m in session.legal_moves()}
    assert all(spot.spoken is None and isinstance(spot.art, Free) for spot in aids)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_above_the_cards_has_room_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    spoils = ("spoils", "ruins", "spoils-or-ruins")
    keys = [f"worth-{end}" for end in (*spoils, "nothing", "last", "last-cost", *COSTS)]
    keys += ["first-secret", "first-marks"]
    keys += [f"hint-light-{end}" for end in LIGHT]
    keys += [
        f"hint-light-before-{end}" for end in (*BEFORE, "begins", "later", "pays", "costs-nothing")
    ]
    place = plan_for(sheet_for(size)).prompt
    wrong: list[str] = []
    with opened(tmp_path, language, 1.5) as services:
        long = say("tutti_quantum-card-electron")
        for key in keys:
            words = say(f"tutti_quantum-{key}", card=long, other=long, points=5, now=3, cost=1)
            style = Label("yellow", 20, "left", bold=True)
            spot = Spot("prompt", style, *place.placed, 1, words)
            app = App(services, open_window(size, full_screen=False), GivenSpots(services, [spot]))
            app.step([], 0.05)
            wrong += faults(app)
    assert wrong == []


# --- in view -------------------------------------------------------------------------------------


@pytest.mark.parametrize("choose", [at_random, outwards])
@pytest.mark.parametrize(("seats", "mode"), [(2, 0), (4, 0), (4, TEAMS), (2, COOP), (4, COOP)])
def test_every_diagram_stays_in_view(choose: Callable[[Game], Move], seats: int, mode: int) -> None:
    left, top, right, bottom = BOARD
    for session in some(itertools.islice(positions(seats, choose, mode=mode, talk=0), 3, None, 5)):
        for spot in TABLE.layout(session.view(0), 0):
            if isinstance(spot.art, Laid):
                length = spot.w / GRIP
                upright = spot.art.way == "up"
                across, down = (0.32, 0.5) if upright else (0.433, 0.435)
                assert left <= spot.x - across * length
                assert spot.x + across * length <= right
                assert top <= spot.y - down * length
                assert spot.y + down * length <= bottom


def test_the_large_diagram_leaves_room_for_every_legal_card() -> None:
    session = list(itertools.islice(positions(2, outwards), 40))[-1]
    view, _ = mover_view(session)
    frame = main_frame(view, view.turn, plan_for())
    for move in some(session.legal_moves()):
        for vertex in (END_A[move.edge], END_B[move.edge]):
            x, y = frame.vertex(vertex)
            assert abs(x - plan_for().board.x) <= plan_for().board.w / 2
            assert abs(y - plan_for().board.y) <= plan_for().board.h / 2


def test_cards_keep_their_place_while_there_is_room() -> None:
    """A board that moved with each card had to be searched anew each time."""
    views = [session.view(0) for session in positions(2, at_random)]
    frames = [main_frame(view, 0, plan_for()) for view in views]
    moved = sum(one != other for one, other in itertools.pairwise(frames))
    assert 0 < moved <= len(views[-1].diagrams[0]) / 3
    lengths = [frame.length for frame in frames]
    assert lengths == sorted(lengths, reverse=True), "it never gets nearer"
    board = plan_for().board
    for view, frame in some(list(zip(views, frames, strict=True))):
        whole = fitted([edge for edge, _, _ in view.diagrams[0]], board, frame.length)
        assert whole.length == frame.length, "there is room for all cards"


def test_grips_of_neighbours_do_not_overlap() -> None:
    diagram = ring("gggggg")
    frame = fitted(diagram.open, plan_for().board, 100)
    grip = GRIP * frame.length
    edges = [*diagram.open, *(edge for edge, _, _ in diagram.laid)]
    for one, other in some(itertools.combinations(edges, 2)):
        (x, y), (u, v) = frame.edge(one), frame.edge(other)
        assert max(abs(x - u), abs(y - v)) >= grip


def test_rivals_lie_small_and_cannot_be_touched() -> None:
    session = list(itertools.islice(positions(3, at_random), 30))[-1]
    spots = TABLE.layout(session.view(0), 0)
    mine = {spot.w for spot in spots if spot.id.startswith("laid:0:")}
    others = {spot.w for spot in spots if spot.id.startswith(("laid:1:", "laid:2:"))}
    assert min(mine) > 2 * max(others)
    touchable = [spot.id for spot in spots if spot.spoken is not None]
    assert not [name for name in touchable if name.startswith(("laid", "vertex:1", "vertex:2"))]


def test_everybody_sees_their_own_diagram_large_and_only_their_own_secret() -> None:
    session = list(itertools.islice(positions(2, at_random), 20))[-1]
    for seat in (0, 1):
        spots = {spot.id: spot for spot in TABLE.layout(session.view(seat), seat)}
        large = max(spot.w for name, spot in spots.items() if name.startswith("laid:"))
        mine = {spot.w for name, spot in spots.items() if name.startswith(f"laid:{seat}:")}
        assert mine == {large}
        assert isinstance(spots[f"secret:{seat}"].art, Feynman)
        assert f"secret:{1 - seat}" not in spots


# --- words ---------------------------------------------------------------------------------------


def stories(diagram: Diagram) -> list[str]:
    """The meaning of the tokens of a diagram."""
    session = deal()
    view = session.view(0)._replace(diagrams=(tuple(diagram.laid), ()))
    spots = TABLE.layout(view, 0)
    return [spot.story.key for spot in spots if spot.id.startswith("vertex:0:") and spot.story]


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (("e>", "e<", "p"), "nature-eep"),
        (("q>", "q<", "h"), "nature-qqh"),
        (("h", "h", "h"), "nature-hhh"),
        (("g", "g", "g"), "nature-ggg"),
        (("e>", "e>", "p"), "nature-clash"),
        (("q<", "q<"), "nature-clash"),
        (("q<", "e>"), "nature-stuck"),
        (("e>", "e<", "g"), "nature-invalid"),
        (("p", "p", "p"), "nature-invalid"),
    ],
)
def test_a_token_tells_what_its_vertex_is_in_nature(cards: tuple[str, ...], key: str) -> None:
    assert stories(meet(*cards)) == [f"tutti_quantum-{key}"]


def test_a_debt_tells_how_to_pay_it() -> None:
    assert stories(meet("q>", "h")) == ["tutti_quantum-nature-debt"]


def test_the_rim_of_a_token_shows_its_cards() -> None:
    diagram = meet("p", "e>", "e<")
    assert token_art(diagram, HERE) == VertexToken(3, "a", ("photon", "electron", "electron"))
    assert STANDING[diagram.corners[HERE]] is VertexStatus.VALID
    assert KIND[diagram.corners[HERE]] >= 0
    assert WORTH[diagram.corners[HERE]] == 3


def test_loops_and_missions_light_up_where_they_count() -> None:
    laid = (tuple(higgs().laid), ())
    for scoring, lights in ((0, set()), (1, {Loop}), (2, {Loop, Shine})):
        view = deal(scoring=scoring).view(0)._replace(diagrams=laid)
        arts = {type(spot.art) for spot in TABLE.layout(view, 0)}
        assert arts & {Loop, Shine} == lights


def test_a_loop_tells_whether_nature_has_it() -> None:
    """The game counts both; what a touch tells differs."""
    keys = []
    for diagram in (ring("eeeeee", {0: "p", 3: "p"}), ring("pppppp")):
        view = deal(scoring=1).view(0)._replace(diagrams=(tuple(diagram.laid), ()))
        (loop,) = (spot for spot in TABLE.layout(view, 0) if isinstance(spot.art, Loop))
        assert loop.story is not None
        keys.append(loop.story.key.removeprefix("tutti_quantum-"))
    assert keys == ["loop-tells", "loop-game"]


def test_every_name_on_the_page_of_results_has_its_sentence() -> None:
    diagram = atoms()
    session = list(positions(2, at_random, mode=COOP))[-1]
    view = session.view(0)._replace(diagrams=(tuple(diagram.laid),))
    (line,) = (line for line in TABLE.result(view) if line.stories)
    names = TEXT.say(line.figures[0])
    at = 0
    for name, sentence in line.stories:
        at = names.index(TEXT.say(name), at) + 1
        assert TEXT.has(sentence.key)
        assert sentence.key.partition("story-")[2] == name.key.partition("process-")[2]
    assert [name.key.partition("process-")[2] for name, _ in line.stories] == [
        key for key, _ in process_counts(diagram)
    ]
    assert len(line.stories) == 3


def result_words(session: Game) -> str:
    lines = TABLE.result(session.view(0))
    assert lines[-1].total
    return " ".join(TEXT.say(figure) for line in lines for figure in line.figures)


def test_the_result_names_the_processes_and_the_rarest() -> None:
    session = deal()
    view = session.view(0)._replace(
        diagrams=(tuple(higgs().laid), tuple(meet("g").laid)), phase=OVER
    )
    figures = [figure for line in TABLE.result(view) for figure in line.figures if line.prose]
    names = [TEXT.say(figure) for figure in figures]
    assert names[0] == "**Higgs decay into light** (the rarest)", "nothing of the ring by itself"
    assert names[1] == "None this time."


def test_the_result_counts_as_the_rules_do() -> None:
    for mode, seats in ((0, 2), (0, 4), (TEAMS, 4), (COOP, 3)):
        session = list(positions(seats, at_random, mode=mode))[-1]
        view = session.view(0)
        totals = [TEXT.say(figure) for figure in TABLE.result(view)[-1].figures]
        counted = [str(total(rebuilt(laid), 0)).replace("-", "\u2212") for laid in view.diagrams]
        if mode == COOP:
            assert totals == counted
        else:
            assert totals == [counted[seat % len(counted)] for seat in range(seats)]
        assert result_words(session)


@pytest.mark.parametrize(("rival", "decided"), [(("g",), False), (("p", "e>", "e<"), True)])
def test_between_equal_points_the_result_says_what_decides(
    rival: tuple[str, ...], decided: bool
) -> None:
    laid = (tuple(meet("p", "e>", "e<").laid), tuple(meet(*rival).laid))
    lines = TABLE.result(deal().view(0)._replace(diagrams=laid, phase=OVER))
    assert ("Equal points" in [TEXT.say(line.what) for line in lines]) == decided


def first_marked(session: Game, viewer: int) -> bool:
    """True if the own panel of this seat says that its side picks first."""
    spots = TABLE.layout(session.view(viewer), viewer)
    return any(spot.id == "first" for spot in spots)


def test_one_seat_is_marked_as_first_until_the_game_is_over() -> None:
    for session in some(positions(2, at_random)):
        view = session.view(0)
        marked_seats = [seat for seat in range(2) if first_marked(session, seat)]
        assert marked_seats == ([] if view.phase == OVER else [view.first])


def test_of_partners_none_is_marked_as_first() -> None:
    for session in some(positions(3, at_random, mode=COOP)):
        assert not any(first_marked(session, seat) for seat in range(3))


# --- together ------------------------------------------------------------------------------------


def phase(session: Game) -> int:
    return session.view().phase


def marked(*markers: str) -> tuple[list[Spot], View]:
    """Three partners; after the first card each in turn marks the last free place or says no."""
    session = deal(3, mode=COOP, starter=1)
    edge = -1
    for marker in markers:
        session.play(session.legal_moves()[0])
        session.play_text("draw:0,0,0")
        assert phase(session) == TALK
        edge = session.legal_moves()[-1].edge if edge < 0 else edge
        session.play_text(f"{marker}:{edge},0,0")
        session.play_text("hush:0,0,0")
    view = session.view(0)
    return [spot for spot in TABLE.layout(view, 0) if isinstance(spot.art, Flag)], view


def test_markers_are_flags_with_the_name_of_who_put_them() -> None:
    (flag,), view = marked("want")
    assert flag.art == Flag(True, 1)
    assert flag.spoken is not None
    assert "I’d like to play here" in TEXT.say(flag.spoken)
    edge, frame = view.wants[0], main_frame(view, 0, plan_for())
    x, y = frame.edge(edge)
    assert 0 < max(abs(flag.x - x), abs(flag.y - y)) < GRIP / 2 * frame.length, "on its place"
    touched = {end for laid, _, _ in view.diagrams[0] for end in (END_A[laid], END_B[laid])}
    near, far = sorted((END_A[edge], END_B[edge]), key=lambda end: end in touched)
    assert hypot(*(p - q for p, q in zip(frame.vertex(near), (flag.x, flag.y), strict=True))) < (
        hypot(*(p - q for p, q in zip(frame.vertex(far), (flag.x, flag.y), strict=True)))
    ), "at the end where no card is"


def test_markers_on_one_place_do_not_hide_each_other() -> None:
    (one, other), view = marked("want", "avoid")
    assert view.wants[0] == view.avoids[1]
    assert {one.art, other.art} == {Flag(True, 1), Flag(False, 2)}
    assert hypot(one.x - other.x, one.y - other.y) > one.w


def test_what_is_said_on_the_board_lies_above_the_places() -> None:
    flags, view = marked("want")
    places = TABLE.aids(view, 0, (), [PLACE[card][edge][0] for card, edge in [(2, view.wants[0])]])
    assert flags[0].z > max(place.z for place in places)


def test_partners_show_backs_and_a_single_player_both_hands() -> None:
    view = deal(2, mode=COOP, starter=1).view(0)
    arts = [spot.art for spot in TABLE.layout(view, 0) if spot.id.startswith("hand:1:")]
    assert arts == [FeynmanBack()] * 2
    alone = deal(1, mode=COOP, starter=1).view(0)
    kinds = [spot for spot in TABLE.layout(alone, 0) if spot.id.startswith("hand:")]
    assert sum(spot.art.count for spot in kinds if isinstance(spot.art, Feynman)) == 4
    assert {spot.dim for spot in kinds if spot.id.startswith("hand:1:")} == {True}
    assert {spot.dim for spot in kinds if spot.id.startswith("hand:0:")} == {False}


# --- why not -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spot", "picked", "key"),
    [
        ("secret:0", (), "why-secret"),
        ("place:5", (), "why-first"),
        ("card:0:gluon", ("card:0:quark",), "why-card"),
        ("vertex:0:3", ("card:0:quark",), "why-place"),
    ],
)
def test_why_not(spot: str, picked: tuple[str, ...], key: str) -> None:
    view = deal().view(0)
    assert view.phase == PICK
    assert TABLE.why_not(view, 0, picked, spot).key == f"tutti_quantum-{key}"


def test_who_does_not_move_hears_who_does() -> None:
    view = deal().view(1)
    assert TABLE.why_not(view, 1, (), "pile") == TABLE.prompt(view, 1)
    assert "thinking" in TEXT.say(TABLE.prompt(view, 1))


def test_a_beginner_is_told_that_the_secret_card_comes_last() -> None:
    """After the first card; and what the marks mean, once there is one."""
    view = deal().view(0)
    rules = {(): [], ("q>",): ["secret"], ("q>", "p"): ["secret", "marks"]}
    for laid, told in rules.items():
        here = view._replace(diagrams=(tuple(meet(*laid).laid), ()))
        keys = [
            rule.key.removeprefix("tutti_quantum-first-") for rule in TABLE.first_rules(here, 0)
        ]
        assert keys == told


def test_at_the_end_all_see_the_secret_cards_of_the_others() -> None:
    seen: set[bool] = set()
    for session in positions(3, at_random):
        view = session.view(0)
        spots = {spot.id: spot for spot in TABLE.layout(view, 0)}
        shown = view.phase == SECRET and view.secrets[2] >= 0
        seen.add(shown)
        assert ("secret:2" in spots) == shown
        spoken = spots["secret:2"].spoken if shown else None
        if spoken is not None:
            assert spots["secret:2:name"].label == seat_name(2)
            card = TEXT.say(say(f"tutti_quantum-card-{KEYS[view.secrets[2]]}"))
            assert TEXT.say(spoken).endswith(f": {card}")
    assert seen == {False, True}


def test_nothing_waits_for_a_card_beside_the_last_one() -> None:
    """Neither points that come later, nor a third card."""
    view = deal().view(0)._replace(phase=SECRET)
    said = {}
    for laid, card in ((("q>",), QUARK), (("q>",), PHOTON)):
        diagram = meet(*laid)
        here = view._replace(diagrams=(tuple(diagram.laid), ()), secrets=(card, GLUON))
        moves = [PLACE[card][edge][0] for edge in diagram.open]
        moves = [move._replace(facing=natural(diagram, move.edge, card)) for move in moves]
        aids = TABLE.aids(here, 0, ("secret:0",), moves)
        said[card] = next(spot.label for spot in aids if spot.id == "prompt")
    assert [line and line.key for line in said.values()] == [
        "tutti_quantum-worth-last",
        "tutti_quantum-worth-last-cost",
    ]


def test_every_phase_has_its_own_question() -> None:
    prompts = set()
    for mode, seats in ((0, 2), (COOP, 2)):
        for session in positions(seats, at_random, mode=mode):
            seat = session.to_move()
            prompts.add(TABLE.prompt(session.view(max(seat or 0, 0)), seat or 0).key)
    assert len(prompts) == 7


def test_a_finished_game_is_not_spoken_of_as_if_it_went_on() -> None:
    over = [session for session in positions(2, at_random) if session.to_move() is None][-1]
    under = {spot.label.key for spot in TABLE.layout(over.view(0), 0) if spot.label is not None}
    assert "tutti_quantum-final" in under
    assert "tutti_quantum-now" not in under


@pytest.mark.parametrize("scoring", [0, 1, 2])
def test_the_points_that_fly_are_those_that_the_place_promised(scoring: int) -> None:
    """A third card that puts a vertex right gives back the point that it cost, too."""
    repaid = sum(_repaid(Session(GAME, 2, {"scoring": scoring}, seed)) for seed in "abcdef")
    assert repaid, "it happened in one of these games"


def _repaid(session: Game) -> int:
    """The frequency of that in a game by chance, all points of which are compared."""
    repaid = 0
    while (seat := session.to_move()) is not None:
        move = at_random(session)
        before = rebuilt(session.view(seat).diagrams[seat])
        events = session.play(move, seat)
        after = rebuilt(session.view(seat).diagrams[seat])
        shown = [show for b in events for show in TABLE.effects(b.kind, b.facts, b.view)]
        flown = sum(show.value for show in shown if show.kind == "points")
        if set(before.loops()) <= set(after.loops()):
            scoring = session.options["scoring"]
            assert flown == total(after, scoring) - total(before, scoring), move
        lines = [TABLE.tell(b.kind, b.facts, b.view) for b in events]
        repaid += sum("log-repaid" in repr(line) for line in lines)
    return repaid


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (("e<", "e>"), ""),
        (("p", "e>"), "Unfinished vertex: −1"),
        (("q>", "e>"), "Unfinished vertex: −1"),
        (("p", "q>", "e>"), ""),
    ],
)
def test_a_point_that_a_second_card_costs_is_in_the_log(cards: tuple[str, ...], told: str) -> None:
    """A third one completes the vertex, and that is told in a line of its own."""
    view = deal().view(0)._replace(diagrams=(tuple(meet(*cards).laid), ()))
    line = TABLE.tell("placed", {"diagram": 0, "seat": 0, "card": ELECTRON}, view)
    assert line is not None
    assert TEXT.say(line).partition(". ")[2] == told


def test_a_card_that_completes_and_spoils_is_told_with_both() -> None:
    """A gluon completes two quarks, and its other end meets an electron, or a gluon."""
    for rest, told in (("eeee", "Other end: −1. In all: +1"), ("gggg", "+2")):
        diagram = ring(f"q-{rest}", {1: "q<"})
        diagram.lay(ring_edge(1), GLUON, 0)
        view = deal().view(0)._replace(diagrams=(tuple(diagram.laid), ()))
        facts = {"diagram": 0, "vertex": ring_vertex(1), "worth": 2}
        line = TABLE.tell("completed", facts, view)
        assert line is not None
        assert TEXT.say(line).endswith(told)


def test_a_closed_loop_is_told_in_large_letters() -> None:
    for cards, told in (
        (ring("eeeeee", {0: "p", 3: "p"}), "Quantum loop!"),
        (ring("pppppp"), "Loop!"),
    ):
        view = deal(scoring=1).view(0)._replace(diagrams=(tuple(cards.laid), ()))
        (closed,) = cards.loops()
        shows = TABLE.effects("looped", {"diagram": 0, "ring": closed}, view)
        (shout,) = (show.words for show in shows if show.kind == "words")
        assert shout is not None
        assert TEXT.say(shout) == told


# --- the chart ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (2, {"mode": COOP})])
def test_the_pile_shows_what_scores_and_what_is_still_hidden(
    seats: int, options: dict[str, int]
) -> None:
    session: Game = Session(GAME, seats, options, "chart")
    for _ in range(9):
        session.play(at_random(session))
    view = session.view(0)
    shown = TABLE.closer(view, 0, "pile")
    points = [spot.art.points for spot in shown if isinstance(spot.art, VertexToken)]
    assert points == [2, 2, 2, 3, 3, 4, 6]
    told = [spot for spot in shown if spot.story is not None]
    assert len(told) == len(points) + len(DECK)
    assert all(spot.spoken is not None for spot in told)
    # What this seat cannot see: the pile, and what others hold or have thrown away.
    hidden = view.pile + view.buried
    for held in (view.secrets, *view.hands, *view.thrown):
        hidden += sum(card == HIDDEN for card in held)
    counts = [spot.label for spot in shown if spot.id.startswith("chart:times:")]
    assert sum(int(TEXT.say(label)[1:]) for label in counts if label is not None) == hidden


@pytest.mark.parametrize("tall", [False, True])
def test_the_rules_page_about_vertices_shows_them_all(*, tall: bool) -> None:
    assert "gluons" in TEXT.say(say("tutti_quantum-rules-3", **TABLE.figures()))
    shown = TABLE.illustration(3, tall=tall)
    points = [spot.art.points for spot in shown if isinstance(spot.art, VertexToken)]
    assert points == [2, 2, 2, 3, 3, 4, 6]
    assert all(spot.spoken is None for spot in shown), "a picture, which no touch closes"
    assert not any(TABLE.illustration(page, tall=tall) for page in (1, 2, 4, 5))


def test_the_points_of_valid_vertices_are_counted_for_what_decided_a_game() -> None:
    """A product that was not compared let a lost point seem to decide."""
    over = [session for session in positions(2, at_random) if session.to_move() is None][-1]
    view = over.view(0)
    valid, invalid, *_, total_line = TABLE.result(view)
    for seat, points in enumerate(valid.values):
        wrong = int(str(dict(invalid.figures[seat].args)["text"]).replace("\u2212", "-"))
        assert points + wrong == total_line.scores[seat]
    assert valid.brief is not None


@pytest.mark.parametrize(
    ("laid", "card", "key", "sign"),
    [
        (("q>", "g"), ELECTRON, "ruins", "✗"),
        (("q>", "e>"), GLUON, "spoils", None),
    ],
)
def test_spoilt_already_is_said_only_of_what_was_never_to_be_mended(
    laid: tuple[str, ...], card: int, key: str, sign: str | None
) -> None:
    """A quark and a gluon wait for a quark: an electron there is what spoils them for good."""
    view = deal().view(0)._replace(diagrams=(tuple(meet(*laid).laid), ()), row=(card,))
    diagram = rebuilt(view.diagrams[0])
    edges = [edge for edge in AROUND[HERE] if edge in diagram.open]
    moves = [PLACE[card][edge][natural(diagram, edge, card)] for edge in edges]
    aids = TABLE.aids(view, 0, TABLE.clicks(view, moves[0])[:-1], moves)
    (told,) = (spot.label for spot in aids if spot.id == "prompt")
    assert told is not None
    assert told.key == f"tutti_quantum-worth-{key}"
    (ghost,) = (spot for spot in aids if isinstance(spot.art, Ghost))
    assert (TEXT.say(ghost.label) if ghost.label else None) == sign
