"""Strips on top of any scene cover nothing that a player looks at."""

from __future__ import annotations

import pytest

from game.app import App
from game.commands.shots import middle
from game.core.phrase import say
from game.core.rng import Rng
from game.games import DESCRIPTORS, GAMES
from game.match.drivers import Person
from game.match.match import HUMAN, new_match
from game.scenes.base.overlays import AIR, TableCaption, strip_spots
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Card, Label
from game.tables.table import Spot
from game.ui.beside import of
from game.window import open_window
from tests.layout import LANGUAGES, ink_of
from tests.pilot import Pilot
from tests.scenes.table.test_table import sit

WHITE = (0xF7, 0xF9, 0xFF)
"""Of its pill."""


LASTING = [
    say("daily-challenge-underway", text=say(f"{game}-challenge-{challenge.name}"))
    for game in GAMES
    for challenge in DESCRIPTORS[game].challenges
    if challenge.lasting
]
"""The messages in the middle of a game."""


def stood(services: Services, game: str, size: tuple[int, int]) -> tuple[App, TableScene]:
    """A table in a window of this size, after some moves."""
    table = middle(services, game, 0.6)
    app = App(services, open_window(size, full_screen=False), table)
    app.step([], 0.1)
    return app, table


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("game", GAMES)
def test_a_caption_on_a_table_hides_no_words(
    services: Services, game: str, size: tuple[int, int]
) -> None:
    """A rival's name stands at the top, and the log at the foot: it covered one or the other."""
    services.change(reduced_motion=True)
    _, table = stood(services, game, size)
    read = [spot for spot in table.placed if isinstance(spot.art, Label) and spot.label]
    assert {"log", "prompt"} & {spot.id for spot in read}
    for words in LASTING:
        cover = table.viewport.rect(TableCaption().spot(table.viewport, words, table.placed))
        if size[0] > size[1]:  # there is room: it touches no words beside it, either
            cover = cover.inflate(AIR, 0)
        for spot in read:
            assert not ink_of(table, spot).inflate(-4, -4).colliderect(cover), (spot.id, words)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_it_hides_nothing_by_which_a_move_goes_on(
    services: Services, size: tuple[int, int], text_size: float
) -> None:
    """In a tall window it lay on the cards of the hand that the player was to choose from."""
    services.change(reduced_motion=True, text_size=text_size)
    words = say("achievement-earned", name=say("achievement-particle_panic-code"))
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "pill")
    rng = Rng("pill", "moves")
    for _ in range(12):
        scene = people_table(services, match, {0: Person(), 1: Person()})
        pilot = Pilot(App(services, open_window(size, full_screen=False), scene))
        pilot.wait(0.2)
        if (goes_on := scene.goes_on()) and not scene.motion.busy:
            pill = of(TableCaption().spot(scene.viewport, words, scene.placed, goes_on))
            under = [spot.id for spot in scene.placed if of(spot).overlap(pill) > 0]
            assert not set(under) & set(goes_on), (len(match.session.moves), under)
        match.session.play(rng.pick(match.session.legal_moves()))


def test_beside_a_long_line_it_hides_no_card(services: Services) -> None:
    """It moved up from the foot onto the cards of the hands."""
    services.change(reduced_motion=True)
    match = new_match("particle_panic", (HUMAN, HUMAN), {}, "cards")
    match.session.play_text("end:0,0")
    scene = people_table(services, match, {0: Person(), 1: Person()})
    Pilot(App(services, open_window((1280, 720), full_screen=False), scene)).wait(0.2)
    seat = say("seat", seat=1)
    scene.say(say("particle_panic-log-spade", seat=seat, source=3, room=4), "tick")
    words = say("daily-challenge-underway", text=say("particle_panic-challenge-two-codes"))
    told = TableCaption().spot(scene.viewport, words, scene.placed, scene.goes_on())
    pill, (line,) = of(told), (spot for spot in scene.placed if spot.label == scene.line)
    assert not ink_of(scene, line).colliderect(scene.viewport.rect(told))
    cards = [spot for spot in scene.placed if spot.id.startswith("card:")]
    assert cards
    assert not [spot.id for spot in cards if of(spot).overlap(pill) > 0]


def test_it_stands_still_until_it_would_hide_words(services: Services) -> None:
    words, caption = LASTING[0], TableCaption()
    _, table = stood(services, "bigebang", (1280, 720))
    first = caption.spot(table.viewport, words, table.placed)
    assert caption.spot(table.viewport, words, table.placed[1:]) == first
    below = Spot("below", Label("text", 18), first.x, first.y, first.w, first.h, 5, words)
    assert caption.spot(table.viewport, words, [*table.placed, below]) != first


def test_it_makes_room_for_a_card_that_comes(services: Services) -> None:
    words, caption = LASTING[0], TableCaption()
    _, table = stood(services, "bigebang", (1280, 720))
    first = caption.spot(table.viewport, words, table.placed)
    card = Spot("card:0", Card(0), first.x, first.y, 60, first.h, 5)
    assert of(caption.spot(table.viewport, words, [*table.placed, card])).overlap(of(card)) == 0


def test_the_app_shows_it_there(services: Services) -> None:
    app, table = stood(services, "bigebang", (1280, 720))
    caption = TableCaption().spot(table.viewport, LASTING[0], table.placed)
    services.caption(LASTING[0])
    x, y = table.viewport.pixel(caption.x - caption.w / 2 + caption.h, caption.y)
    app.step([], 0.1)
    assert app.surface.get_at((x, y - 12))[:3] == WHITE


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_as_wide_as_its_words(services: Services, language: str) -> None:
    services.change(language=language)
    viewport = sit(services, "bigebang", 2).table().viewport
    short, long = (
        TableCaption().spot(viewport, words, [])
        for words in (say("sound-on"), say("bigebang-challenge-star-20"))
    )
    assert short.w < long.w <= viewport.sheet.log[2]


def test_on_a_page_it_stands_at_the_top(services: Services) -> None:
    viewport = sit(services, "bigebang", 2).table().viewport
    notice, caption = strip_spots(viewport, say("sound-off"), say("sound-on"))
    assert notice.y < caption.y < 100
