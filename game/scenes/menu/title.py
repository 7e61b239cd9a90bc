"""The title: a cabinet for each game, one chosen; two touches to a game."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.art.ink import surfaces
from game.art.menu.title import BREATHS, CabinetPicture, between, breath, particle
from game.core.access import Access
from game.core.phrase import say
from game.games import DESCRIPTORS
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Push, Quit, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.menu import going_on, hall, today_card
from game.scenes.menu.first_picture import FirstPicture
from game.scenes.menu.today_card import TodayCard
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import DIRECTIONS, Action, Intent
from game.ui.layout import Node
from game.words.text import LOCALE

RISE = 0.22
"""Seconds that a cabinet takes to come forward (LOOK 6)."""
EVERY, RUN = 9.0, 2.2
"""Seconds from one particle in the sign to the next, and how long it is on its way."""
DARK = (0, -1)
"""State of the lights when there is none."""
RATE = 24
"""Pictures a second of the particle."""
CALM = 60
"""Seconds after the last touch or key until the lights rest: a machine left on stays cool."""
BREATH = 1.6
"""Seconds of one breath of PLAY."""

WAYS = (going_on.GO_ON, "play", "learn", "setup", None)
"""Order of the focus while left and right walk along the games."""


class TitleScene(Screen):
    """Left and right choose a cabinet, Play opens it."""

    drifts = True
    upright = fluid = True

    def __init__(self, services: Services, game: str | None = None, *, first: bool = False) -> None:
        """``game``: the chosen descriptor. ``first``: offer to go on with an unfinished game."""
        super().__init__(services)
        self.games = list(services.games)
        self.game = game or self.games[0]
        self.plates = [other for other in self.games if other != self.game]
        """The other games: one that is chosen changes places with the one before."""
        self.focused = "play"
        services.sound.follow(0.0)
        self.offered = not first
        self.lit = EVERY - 1.0
        """Seconds that the lights have been on."""
        self.still = 0.0
        """Seconds since the last input."""
        self.risen = RISE
        """Seconds since another cabinet was chosen."""
        self._before: dict[str, Spot] = {}
        """Earlier places of the games."""
        self._at_rest: pygame.Surface | None = None
        """All but the lights, as it was painted last."""
        self._only_lights = False
        """Nothing has changed but the lights."""
        self._shown: object = None
        self.today = TodayCard(services)
        self._first = first
        """Nothing was painted yet: a picture of the last start will do."""
        self.borrowed = False
        """True while such a picture is shown."""
        self._kept: pygame.Surface | None = None
        """That picture. While it stands nothing is in words yet: to read them takes as long as all
        else of a start together."""

    def _renewable(self) -> bool:
        return self.services.notice is None and self.services.machine.newer()

    def model(self) -> hall.HallModel:
        """The state of the page."""
        services = self.services
        pages, window = (
            [name for name in row if not services.closed(hall.ACCESS.get(name, Access.ALL))]
            for row in hall.CORNERS
        )
        return hall.HallModel(
            self.games,
            self.game,
            self.plates,
            waiting=going_on.label(services, self.game),
            learns=not services.closed(Access.LESSONS),
            sets_up=not services.closed(Access.STAFF),
            pairs=services.policy is not None,
            newcomer=going_on.is_new(services, self.game),
            notice=services.notice,
            newer=self._renewable(),
            languages=services.languages,
            language=services.settings.language,
            pages=pages,
            window=window,
            muted=services.settings.muted,
            daily=not services.closed(today_card.ACCESS),
            progress=self.today.progress,
        )

    def view(self) -> Node:
        """The hall for this state."""
        return hall.view(self.model())

    def handle(self, intent: Intent) -> Transition:
        """Walk along the games with left and right while one has the focus; note the input."""
        self.still = 0.0
        if intent.action in (Action.LEFT, Action.RIGHT) and self.focused in WAYS:
            at = self.games.index(self.game) + DIRECTIONS[intent.action][0]
            if 0 <= at < len(self.games):
                self._choose_game(self.games[at])
                self.ringed = True
                return None
        return super().handle(intent)

    def _choose_game(self, game: str) -> None:
        if game != self.game and self.drifting:
            self._before = {spot.id: spot for spot in self.placed if spot.id.startswith("cabinet-")}
            self.risen = 0.0
        self.plates = [self.game if other == game else other for other in self.plates]
        self.game = game
        self.services.tell(None)
        self.focused = "play"
        self.services.sound.play("focus")
        self.layout()

    def chosen(self, spot: Spot) -> Transition:
        """Open a game, choose another, or one of the corner buttons."""
        match spot.id:
            case going_on.GO_ON:
                if len(going_on.all_waiting(self.services, self.game)) > 1:
                    return Push(routes.SavedGames(self.game))
                return self._go_on(self.game)
            case "play" if self.services.policy is not None:
                return Reset(routes.VisitorsTable(self.game))
            case "pair":
                return Reset(routes.VisitorsTable(self.game, people=2))
            case "play":
                return Reset(self._first_minute() or self._usual_game())
            case "setup":
                return Push(routes.Setup(self.game))
            case "learn" if not DESCRIPTORS[self.game].lessons:
                return Push(routes.Rules(self.game))
            case "learn":
                return Reset(routes.Lessons(self.game))
            case "hunt" | "board" | "codex" | "settings" | "about" | "today" | "statistics":
                return Push(hall.place_of(spot.id, self.game))
            case "renew":
                self.services.machine.renew()
            case "sound":
                self.services.change(muted=not self.services.settings.muted)
            case "full":
                self.services.change(full_screen=not self.services.settings.full_screen)
            case "leave":
                return self._ask_leave()
            case _ if spot.id.startswith("cabinet-"):
                self._choose_game(spot.id.removeprefix("cabinet-"))
            case _ if spot.id.startswith("language-"):
                self.services.change(language=spot.id.removeprefix("language-"))
        return None

    def _first_minute(self) -> routes.Route | None:
        """The prelude of the game, once, for a person who never played it here."""
        services = self.services
        if not going_on.is_new(services, self.game):
            return None
        from game.progress.lesson_progress import was_opened  # the menu needs no lesson

        lesson = DESCRIPTORS[self.game].first_minute
        if lesson is None or was_opened(services.store, lesson, services.learner):
            return None
        return routes.LessonStep(lesson, 0, 0)

    def _usual_game(self) -> routes.Route:
        from game.progress.player_rating import like_the_last  # a start opens no game

        return routes.Table(like_the_last(self.services.store, self.game))

    def _ask_leave(self) -> Transition:
        if self.services.policy is not None:
            return None
        answers = {"stay": say("leave-no"), "leave": say("leave-yes")}
        return Push(Dialog(self.services, say("leave-title"), None, answers))

    def on_action(self, action: Action) -> Transition:
        """BACK asks whether to leave."""
        leaves = action is Action.BACK and not self.services.closed(Access.EXIT)
        return self._ask_leave() if leaves else None

    def update(self, dt: float) -> Transition:
        """Lights; and once, offer to go on with the game that was not finished."""
        if self.borrowed:
            if self._kept is not None:
                self._kept = None
                self.layout()
            self._paint_next()
        elif not self._first and (
            self.today.changed() or self._renewable() != (self.find("renew") is not None)
        ):
            self.layout()
        if self.offered:
            if not self.borrowed:
                self._light(dt)
            return super().update(dt)
        self.offered = True
        saved = going_on.waiting(self.services)
        return None if saved is None else Push(going_on.offer(self.services, saved.record))

    # --- lights -------------------------------------------------------------------------------

    def _light(self, dt: float) -> None:
        """Let the lights go on; they are painted only when they look different."""
        if not self.drifting:
            return
        if self.risen < RISE:
            self.risen += dt
            self.dirty = True
        self.still += dt
        if self.still > CALM and self._shown == DARK:
            return
        self.lit += dt
        if not self.dirty and self._look()[1] < 0:
            self._paint_ahead()
        if self._look() != self._shown and not self.dirty:
            self.dirty = self._only_lights = True

    def _paint_ahead(self) -> None:
        """While nothing runs: one cabinet as it will look when it is chosen, or no longer is."""
        renderer = self.viewport.renderer
        for art, w, h in self._cabinets():
            name = say(f"{art.game}-title")
            if not renderer.knows(art, w, h, name):
                renderer.paint(art, w, h, name)
                return

    def _cabinets(self) -> Iterator[tuple[CabinetPicture, float, float]]:
        """Each cabinet in the sizes in which it may stand here."""
        sizes = {
            spot.art.chosen: (spot.w, spot.h)
            for spot in self.placed
            if isinstance(spot.art, CabinetPicture)
        }
        for game in self.games:
            for chosen, (w, h) in sizes.items():
                yield CabinetPicture(game, chosen), w, h

    def _look(self) -> tuple[int, int]:
        """Glow of PLAY, and the place of the particle; -1: there is none."""
        wave = 0.5 - 0.5 * math.cos(2 * math.pi * self.lit / BREATH)
        ran = self.lit % EVERY / RUN
        return round(wave * (BREATHS - 1)), -1 if ran > 1 else round(ran * RUN * RATE)

    def _paint_next(self) -> None:
        """While a picture of the last start is shown: one spot of the true one."""
        renderer = self.viewport.renderer
        for spot in self.placed:
            if not renderer.knows(spot.art, spot.w, spot.h, spot.label):
                renderer.paint(spot.art, spot.w, spot.h, spot.label)
                return
        self.borrowed = False
        self.dirty = True

    def layout(self) -> None:
        """Lay out; at the first frame of a start without a word, where a picture is kept."""
        if self._first:
            self._kept = self._first_picture().load(self.viewport.size)
            if self._kept is not None:
                return
        super().layout()

    def _first_picture(self) -> FirstPicture:
        """The file of what is to be seen now."""
        settings, viewport = self.services.settings, self.viewport
        look = (viewport.size, settings.text_size, settings.high_contrast, self.drifting)
        # Texts may change where versions do not.
        stamp = (LOCALE / self.services.text.language / "shell.ftl").stat().st_mtime_ns
        return FirstPicture(self.services.folder, (look, stamp, self.view()))

    def draw(self, surface: pygame.Surface) -> None:
        """The hall, and its lights over it; at first, where there is one, a kept picture."""
        if not self._first:
            self._draw(surface)
            return
        self._first = False
        if self._kept is not None:
            self.borrowed = True
            surface.blit(self._kept, (0, 0))
            return
        self._draw(surface)
        if self._at_rest is not None:
            self._first_picture().keep(self._at_rest)

    def _draw(self, surface: pygame.Surface) -> None:
        rest = self._at_rest
        if self._only_lights and rest is not None and rest.get_size() == surface.get_size():
            surface.blit(rest, (0, 0))
        else:
            super().draw(surface)
            if rest is None or rest.get_size() != surface.get_size():
                rest = self._at_rest = surface.copy()
            rest.blit(surface, (0, 0))
        self._only_lights = False
        if not self.drifting:
            return
        self._shown = glow, step = self._look()
        renderer = self.viewport.renderer
        play, sign = self.find(going_on.GO_ON) or self.find("play"), self.find("wordmark")
        if play is not None and self.risen >= RISE:
            picture = breath(renderer, play, glow)
            at = picture.get_rect(center=self.viewport.pixel(play.x, play.y))
            surfaces.paste(surface, picture, at)
        if sign is not None and step >= 0:
            corner = self.viewport.pixel(sign.x - sign.w / 2, sign.y - sign.h / 2)
            particle(surface, renderer, corner, (sign.w, sign.h), min(1.0, step / (RUN * RATE)))

    def paint(self, surface: pygame.Surface, spot: Spot) -> None:
        """A spot; a cabinet that comes forward or steps back is on its way."""
        old = self._before.get(spot.id)
        if self.risen >= RISE:
            super().paint(surface, spot)
        elif old is not None:
            share = 1 - (1 - self.risen / RISE) ** 3
            way = between(old, spot, share)
            picture = self.viewport.renderer.paint(spot.art, spot.w, spot.h, spot.label)
            wide, high = (
                max(1, round(all_ * part / whole))
                for all_, part, whole in zip(
                    picture.get_size(), (way.w, way.h), (spot.w, spot.h), strict=True
                )
            )
            scaled = surfaces.smooth(picture, (wide, high))
            at = scaled.get_rect(center=self.viewport.pixel(way.x, way.y))
            surfaces.paste(surface, scaled, at)
        elif spot.id not in WAYS and not spot.id.startswith(("seats-", "name-")):
            super().paint(surface, spot)

    def resume(self, result: object) -> Transition:
        """An answer of a dialog."""
        self.today.forget()
        match result:
            case "leave":
                return Quit()
            case going_on.GO_ON:
                return self._go_on()
        self.layout()
        return None

    def _go_on(self, game: str | None = None) -> Transition:
        way = going_on.go_on(self.services, going_on.waiting(self.services, game))
        self.layout()
        return way
