"""The attract loop: programs play each game in turn on the real table until somebody touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pygame

from game.arcade import Arcade
from game.art.ink.type import fitted
from game.art.menu.buttons import Letters
from game.art.menu.call import STEPS, Call
from game.art.menu.emblems import Emblem
from game.art.menu.title import Wordmark
from game.cabinets import GAMES
from game.core.phrase import Phrase, literal, say
from game.core.rng import new_seed
from game.match.drivers import Opponent
from game.match.match import new_match
from game.match.seats import AI
from game.scenes.base import places
from game.scenes.base.menu_widgets import LETTERS, words
from game.scenes.base.scene import Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Intent, Want
from game.ui.stage import Stage
from game.words.text import Text

LEVEL = "student"
"""Plays at once and sensibly."""
LONGEST = 150.0
"""Seconds after which the next game has its turn, finished or not."""
STANDS = 5.0
"""Seconds that a finished table is shown."""
PULSE = 1.8
"""Seconds of one pulse of the rings."""
VEIL = (4, 7, 15)
CLEAR, DARK = 180, 236
"""How much of the table is dimmed: above, and behind the words, which are to be read from afar."""
DUSK = (-60.0, 12.0)
"""From where to where it gets dark, from the top of the words."""
MARGINS = 40.0
"""Left and right of what stands there, together."""
GREETING, LINE, EMBLEMS = 56.0, 38.0, 112.0
"""Of a tall sheet: height of the call in another language, of a line at the foot, of the games."""


class Places(NamedTuple):
    """Where things stand from above: their middles."""

    call: float
    ring: float
    """How large the call is."""
    words: float
    words_high: float
    others: float
    """The first of the other languages."""
    games: float


BESIDE = Places(306, 320, 462, 84, 530, 622)
"""On the wide sheet."""


def upright(sheet: Sheet, others: int) -> Places:
    """On a tall sheet, where the other languages stand one below another."""
    games = sheet.h - 2 * LINE - MARGINS / 4 - EMBLEMS / 2
    first = games - EMBLEMS / 2 - GREETING * (others - 0.5)
    high = 120.0 if sheet.h > sheet.w else 84.0
    below = first - GREETING / 2 - high
    above = (sheet.w - MARGINS) * 150 / 780 if sheet.w < 780 else 150.0
    ring = min(320.0, below - above - MARGINS)
    return Places((above + below) / 2, ring, below + high / 2, high, first, games)


@cache
def tongue(language: str) -> Text:
    """The words of a language, whichever the screen speaks; read once."""
    return Text(language)


class AttractPolicy(TablePolicy):
    """Programs play, and nobody sits there: a table that is only looked at."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def game_over(self) -> Transition:
        """The table stands for a while; there is no result page."""
        self.scene.over = True
        self.scene.lay()
        return None

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """What happens is not told in words: others stand there."""


class AttractScene(Screen):
    """Shows a table and calls; any touch or key leads to the title."""

    upright = True

    def __init__(self, arcade: Arcade, at: int = 0) -> None:
        """``at``: the place of the game that begins, among those that there are here."""
        super().__init__(arcade)
        self.at = at
        self.lasted = 0.0
        self.ended: float | None = None
        """Seconds since the game on the table was over."""
        self.phase = 0.0
        self.table = self._deal()

    @property
    def game(self) -> str:
        """Which game is being shown."""
        return self.arcade.games[self.at % len(self.arcade.games)]

    def _deal(self) -> TableScene:
        info = GAMES[self.game].info
        count = info.usual_seats
        match = new_match(self.game, [AI + LEVEL] * count, {}, new_seed())
        self.arcade.engine.new_game()
        drivers = {seat: Opponent(self.arcade.engine, LEVEL) for seat in range(count)}
        self.lasted, self.ended = 0.0, None
        return TableScene(self.arcade, match, drivers, AttractPolicy)

    def set(self, stage: Stage) -> None:
        """Lay out the table, and what lies over it."""
        self.table.set(stage)
        super().set(stage)

    def spots(self) -> Sequence[Spot]:
        """The wordmark, the call in every language, the games."""
        sheet = self.stage.sheet
        spoken = self.arcade.languages
        mine = self.arcade.settings.language
        others = [language for language in spoken if language != mine]
        call = say("kiosk-touch")
        place = upright(sheet, len(others)) if sheet.tall else BESIDE
        x = sheet.w / 2
        words_art = Label("text", 58, bold=True)
        ring, w, h = place.ring, sheet.w - MARGINS, place.words_high
        spots = [
            Spot("call", Call(self._step()), x, place.call, ring, ring, 3),
            Spot("words", words_art, x, place.words, min(1100, w), h, 4, call, call),
        ]
        wide = min(780.0, w)
        high = wide * 150 / 780
        spots.append(Spot("wordmark", Wordmark(), x, 9 + high / 2, wide, high, 2))
        spots += self._others(call, others, place.others)
        spots += self._emblems(place.games)
        playing = say("kiosk-playing", name=say(f"{self.game}-title"))
        programs = say("kiosk-programs")
        if sheet.tall:
            line = Label("second", LETTERS)
            for i, (name, phrase) in enumerate((("playing", playing), ("programs", programs))):
                y = sheet.h - LINE * (1.5 - i) - MARGINS / 4
                spots.append(words(name, phrase, x, y, w, LINE - 2, line))
            return spots
        spots.append(words("playing", playing, 250, 696, 460, 36, Label("second", 18, "left")))
        spots.append(words("programs", programs, 1030, 696, 460, 36, Label("second", 18, "right")))
        return spots

    def _emblems(self, y: float) -> list[Spot]:
        """The games, side by side."""
        games, sheet = self.arcade.games, self.stage.sheet
        pitch = min(124.0, (sheet.w - MARGINS) / len(games))
        side = min(104.0, pitch - 12)
        spots = []
        for i, game in enumerate(games):
            x = sheet.w / 2 + (i - (len(games) - 1) / 2) * pitch
            name = say("title-cabinet", name=say(f"{game}-title"))
            art = Emblem(game, game == self.game)
            spots.append(Spot(f"game-{game}", art, x, y, side, side, 5, spoken=name))
        return spots

    def _others(self, call: Phrase, languages: Sequence[str], y: float) -> list[Spot]:
        """The call in the other languages, in letters of one size, in the middle.

        They stand side by side, on a tall sheet one below another from this height down.
        """
        easel, sheet = self.stage.easel, self.stage.sheet
        greetings = [tongue(language).say(call) for language in languages]
        # A badge, a little, the words, and as much air before the next one.
        before, air = 66.0 + 14.0, 44.0
        part = sheet.w if sheet.tall else 1240.0 / max(1, len(greetings))
        room = min(410.0, part) - before - air
        box = (easel.px(room), easel.px(44))
        px = min((fitted(easel, text, 22, box, bold=True)[0] for text in greetings), default=1)
        wide = [easel.font(px, bold=True).size(text)[0] / easel.scale + 4 for text in greetings]
        left = sheet.w / 2 - (sum(wide) + len(greetings) * before + (len(greetings) - 1) * air) / 2
        size = round(px / (easel.scale * easel.text_scale), 3)
        art = Label("text", size, "left", bold=True)
        spots = []
        for language, text, w in zip(languages, greetings, wide, strict=True):
            if sheet.tall:
                left = sheet.w / 2 - (before + w) / 2
            x = left + before + w / 2
            spots += [
                Spot(f"badge-{language}", Letters(language), left + 33, y, 66, 50, 4),
                words(language, literal(text), x, y, w, 44, art),
            ]
            left += before + w + air
            y += GREETING if sheet.tall else 0.0
        return spots

    def _step(self) -> int:
        if self.arcade.settings.reduced_motion:
            return STEPS // 2
        return int(self.phase / PULSE * STEPS) % STEPS

    def update(self, dt: float) -> Transition:
        """Play on; the next game when this one is over, or has been there long enough."""
        before = self._step()
        self.phase = (self.phase + dt) % PULSE
        self.lasted += dt
        if self.ended is None:
            self.table.update(dt)
            if self.table.over:
                self.ended = 0.0
        else:
            self.ended += dt
        if self.lasted > LONGEST or (self.ended is not None and self.ended > STANDS):
            self.table.drivers_stop()
            self.at += 1
            self.table = self._deal()
            self.table.set(self.stage)
            self.lay()
        elif self._step() != before:
            self.lay()
        self.dirty = self.dirty or self.table.dirty
        return None

    def handle(self, intent: Intent) -> Transition:
        """Any input means a visitor who wants to play; a touch on a game chooses it."""
        if intent.want in (Want.HOVER, Want.RELEASE, Want.SCROLL):
            return None
        spot = self.under(intent.at) if intent.want is Want.PRESS else None
        game = self.game
        if spot is not None and spot.id.startswith("game-"):
            game = spot.id.removeprefix("game-")
        return self.wake(game)

    def wake(self, game: str) -> Transition:
        """Somebody is there."""
        self.table.drivers_stop()
        return Reset(places.Title(game))

    def ground(self, surface: pygame.Surface) -> None:
        """The table, dimmed."""
        self.table.draw(surface)
        self.table.dirty = False
        veil = self.stage.easel.remember(("veil", surface.get_size()), self._veil)
        surface.blit(veil, (0, 0))

    def _veil(self) -> pygame.Surface:
        wide, high = self.stage.size
        veil = pygame.Surface((wide, high), pygame.SRCALPHA)
        call = self.find("words")
        top = call.y - call.h / 2 if call else self.stage.sheet.h / 2
        start, end = (self.stage.pixel(0, top + off)[1] for off in DUSK)
        for y in range(high):
            share = max(0.0, min(1.0, (y - start) / (end - start)))
            veil.fill((*VEIL, round(CLEAR + (DARK - CLEAR) * share)), (0, y, wide, 1))
        return veil
