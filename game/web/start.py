"""Start the arcade in a page, as the page's address asks, and turn it frame by frame.

The address may have ``?game=…&lesson=…&lang=…&seed=…&text=…``."""

from __future__ import annotations

import logging
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.app import App
from game.core.access import Access
from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record, is_seed
from game.files.atomic_files import make_folder
from game.games import GAMES
from game.match.match import AI, HUMAN, Match, match_of, new_match
from game.match.saving import KEPT_TABLE
from game.router import scene_of
from game.scenes.base import routes
from game.scenes.base.assigned import assigned
from game.scenes.base.scene import Scene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import PauseScene
from game.services import Machine, Services
from game.settings.settings import FILE, Settings, load_settings
from game.store import Store
from game.ui import actions
from game.web import gaps, outline
from game.web.browser import BrowserPage, spawn_from
from game.web.devices import (
    BUTTONS,
    PageClipboard,
    PageSound,
    PageSpeech,
    download_to,
    renumbered,
    tremble_by,
)
from game.web.keeping import writer_for
from game.window import splash
from game.words.text import languages

LONGEST_SEED = 64
"""Characters of a typed seed at most."""
TEXT_SIZES = ("1", "1.25", "1.5")


def first_scene(services: Services, wishes: Mapping[str, str]) -> tuple[Scene, Phrase | None]:
    """The scene of an address, and a sentence if some of it is not known here."""
    wrong = unknown(wishes)
    notice = say("web-address", names=", ".join(wrong)) if wrong else None
    lesson = assigned().get(wishes["lesson"]) if "lesson" in wishes else None
    if lesson is not None:
        return scene_of(lesson, services), notice
    game = wishes.get("game", "")
    if game not in GAMES:
        return TitleScene(services, first=True), notice
    match = dealt(wishes)
    if match is None:
        return scene_of(routes.Setup(game), services), notice
    return scene_of(routes.Table(match), services), notice


def dealt(wishes: Mapping[str, str]) -> Match | None:
    """The game that an address deals: one with a game and a seed, and no lesson."""
    game, seed = wishes.get("game", ""), wishes.get("seed", "")
    if "lesson" in wishes or game not in GAMES or not seed or "seed" in unknown(wishes):
        return None
    count = GAMES[game].info.usual_seats
    return new_match(game, [HUMAN] + [AI + "student"] * (count - 1), {}, seed)


def same_deal(record: Record, match: Match) -> bool:
    """True if a saved game was dealt as this one."""
    session = match.session
    made = record.game, record.seed, record.seats, dict(record.options)
    return made == (match.id, session.seed, match.seats, dict(session.options))


def unknown(wishes: Mapping[str, str]) -> list[str]:
    """The parameters that cannot be granted, as they were written."""
    right: Mapping[str, Container[str]] = {
        "game": GAMES,
        "lesson": assigned() if "lesson" in wishes else (),
        "lang": languages(),
        "text": TEXT_SIZES,
    }
    wrong = [
        f"{name}={value}"[:40]
        for name, value in wishes.items()
        if value not in right.get(name, ()) and name != "seed"
    ]
    seed = wishes.get("seed", "")
    if len(seed) > LONGEST_SEED or not is_seed(seed):
        wrong.append("seed")
    return wrong


log = logging.getLogger(__name__)

LONGEST = 0.1
"""Seconds that a frame is taken to have lasted at most: a page that was hidden resumes gently."""

NAME = "Quarkade"
"""The title of the tab, without the name of the open game."""

WITHOUT = frozenset((Access.EXIT,))
"""A tab is closed by the browser."""


class Running:
    """The arcade in a page."""

    def __init__(
        self, page: BrowserPage, folder: str, spoken: Sequence[str], wishes: Mapping[str, str]
    ) -> None:
        """``folder`` is kept by the page; ``spoken``: the browser's languages, the first one first.

        ``wishes`` are the parameters of the address; see `game.web.start`. A page that was
        loaded again has none: it continues where it was.
        """
        gaps.fill(page)
        self._page = page
        self._asked: Sequence[str] = spoken
        pygame.display.init()
        pygame.font.init()
        actions.wake()
        self._home = Path(folder)
        make_folder(self._home)
        self._wishes = wishes
        self._app: App | None = None
        self._at_table = 0
        self._outline = outline.Outline(page)
        self._keeps = True
        """True if the browser kept things when the arcade was opened."""

    @property
    def app(self) -> App:
        """The scenes; there from `open` on."""
        assert self._app is not None, "not opened yet"
        return self._app

    def open(self, width: int, height: int, ratio: float = 1.0) -> None:
        """Show the title, or what the address asks for, on so many pixels of the screen.

        ``ratio``: pixels to a point.
        """
        pygame.display.set_caption(NAME)  # SDL makes it the title of the tab
        surface = pygame.display.set_mode((width, height))
        splash(surface)
        page = self._page
        store = Store.open(self._home, writer_for(page))
        fresh = not (self._home / FILE).exists()
        settings, notice = load_settings(self._home)
        if fresh:
            settings = replace(settings, language=language_of(self._asked))
        settings = self._as_wished(settings)
        machine = Machine(
            spawn=spawn_from(page),
            workers=page.room(),
            cores=page.room(),  # a browser's Python knows of one core alone
            speech=lambda chosen: PageSpeech(chosen, page),
            hand_over=download_to(page),
            clipboard=PageClipboard(page),
            newer=page.newer,
            renew=page.renew,
            carry=lambda: page.carry(services.settings.language),
            tremble=tremble_by(page),
            without=WITHOUT,
        )
        services = Services(self._home, settings, store, PageSound(settings, page), machine)
        self._keeps = page.keeps()
        services.notice = notice or store.notice
        if not self._keeps:
            services.notice = say("web-no-storage")
        scene, wrong = self._left_table(services), None
        if scene is None:
            scene, wrong = first_scene(services, self._wishes)
        services.notice = services.notice or wrong
        self._app = App(services, surface, scene, ratio)
        self._app.step([], 0.0)
        services.open_late()

    def _left_table(self, services: Services) -> Scene | None:
        """The table that was open when the page was closed, or killed, or loaded again.

        For an address that deals a game: an unfinished game that it dealt before. A page in a
        learning platform has the same address each time, also when the platform's page is loaded
        again.
        """
        match, kept = dealt(self._wishes), None
        if match is None and self._wishes.keys() & {"game", "lesson"}:
            return None
        if match is None:
            kept = KEPT_TABLE.read(services.store.progress(KEPT_TABLE.key))
        for saved in services.store.unfinished():
            meant = str(saved.id) == kept if match is None else same_deal(saved.record, match)
            if meant:
                try:
                    return scene_of(routes.Table(match_of(saved.record, saved.id)), services)
                except BadRecord as error:
                    log.warning("game %s: %s", saved.id, error)
        return None

    def _note_table(self, app: App) -> None:
        """Remember which table is open."""
        tables = [scene for scene in app.stack if isinstance(scene, TableScene)]
        number = (tables[0].match.kept or 0) if tables else 0
        if number != self._at_table:
            self._at_table = number
            app.services.store.set_progress(KEPT_TABLE.key, str(number))

    def _note_title(self, app: App) -> None:
        """Have the tab named after the game on the table, so that histories and tabs tell it."""
        tables = [scene for scene in app.stack if isinstance(scene, TableScene)]
        title = NAME
        if tables:
            title = f"{app.services.text.say(say(f'{tables[0].match.id}-title'))} – {NAME}"
        if pygame.display.get_caption()[0] != title:
            pygame.display.set_caption(title)

    def _as_wished(self, settings: Settings) -> Settings:
        language, text = self._wishes.get("lang", ""), self._wishes.get("text", "")
        if language in languages():
            settings = replace(settings, language=language)
        if text in ("1", "1.25", "1.5"):
            settings = replace(settings, text_size=float(text))
        return settings

    def frame(self, seconds: float, width: int, height: int, ratio: float = 1.0) -> bool:
        """One frame on a canvas of so many pixels; whether anything was drawn."""
        app = self.app
        app.ratio = ratio
        if (width, height) != app.surface.get_size():
            app.surface = pygame.display.set_mode((width, height))
            app.top.dirty = True
        drawn = app.frames.drawn
        events = pygame.event.get()
        if any(event.type in BUTTONS for event in events) and self._page.standard_pads():
            events = list(renumbered(events))
        app.step(events, min(seconds, LONGEST))
        self._note_table(app)
        self._note_title(app)
        self._outline.follow(app, seconds)
        if self._keeps:
            app.services.banner = None if self._page.keeps() else say("web-not-kept")
        return app.frames.drawn != drawn

    def back(self) -> bool:
        """The browser's Back: one step back in the arcade; False: there is none, leave the page.

        In a pause it leaves the table, whose game is kept: Escape would lead back to it for ever.
        """
        if not self.inside():
            return False
        if isinstance(self.app.top, PauseScene):
            outline.choose(self.app.top, "leave")
        else:
            outline.press(pygame.K_ESCAPE)
        return True

    def focus(self, spot_id: str) -> None:
        """An element of the outline has the page's focus."""
        outline.focus(self.app.top, spot_id)

    def choose(self, spot_id: str) -> None:
        """An element of the outline was pressed."""
        outline.choose(self.app.top, spot_id)

    def enter(self, text: str) -> None:
        """Something was typed into the outline's input."""
        outline.enter(self.app.top, text)

    def inside(self) -> bool:
        """True if there is a step back: anywhere but at the title."""
        return not isinstance(self.app.top, TitleScene)

    def hide(self) -> None:
        """The page may be gone for good: everything must be kept by now."""
        self._page.keep()


def language_of(spoken: Sequence[str]) -> str:
    """The first of a browser's languages that the arcade speaks, or English."""
    ours = languages()
    for name in spoken:
        short = name.split("-")[0].lower()
        if short in ours:
            return short
    return "en"
