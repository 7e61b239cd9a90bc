"""The attract loop: programs play each game in turn on the real table until somebody touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
from game.scenes.base.menu_widgets import MIDDLE, words
from game.scenes.base.scene import Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.tables.pictures import Label
from game.tables.table import HEIGHT, Spot
from game.ui.intents import Intent, Want
from game.ui.paint import paint_pillar
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
DUSK = (0.5, 0.6)
"""From where to where it gets dark, in heights of the stage."""


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
        self.arcade.thinker.new_game()
        drivers = {seat: Opponent(self.arcade.thinker, LEVEL) for seat in range(count)}
        self.lasted, self.ended = 0.0, None
        return TableScene(self.arcade, match, drivers, AttractPolicy)

    def set(self, stage: Stage) -> None:
        """Lay out the table, and what lies over it."""
        self.table.set(stage)
        super().set(stage)

    def spots(self) -> Sequence[Spot]:
        """The wordmark, the call in every language, the games."""
        spoken = self.arcade.languages
        mine = self.arcade.settings.language
        others = [language for language in spoken if language != mine]
        call = say("kiosk-touch")
        spots = [
            Spot("call", Call(self._step()), MIDDLE, 306, 320, 320, 3),
            Spot("words", Label("text", 58, bold=True), MIDDLE, 462, 1100, 84, 4, call, call),
        ]
        if not self.stage.pillar:
            spots.append(Spot("wordmark", Wordmark(), MIDDLE, 84, 780, 150, 2))
        spots += self._others(call, others)
        games = self.arcade.games
        pitch = min(124.0, 1200.0 / len(games))
        side = min(104.0, pitch - 12)
        for i, game in enumerate(games):
            x = MIDDLE + (i - (len(games) - 1) / 2) * pitch
            name = say("title-cabinet", name=say(f"{game}-title"))
            spots.append(
                Spot(
                    f"game-{game}",
                    Emblem(game, game == self.game),
                    x,
                    622,
                    side,
                    side,
                    5,
                    spoken=name,
                )
            )
        playing = say("kiosk-playing", name=say(f"{self.game}-title"))
        spots.append(words("playing", playing, 250, 696, 460, 36, Label("second", 18, "left")))
        programs = say("kiosk-programs")
        spots.append(words("programs", programs, 1030, 696, 460, 36, Label("second", 18, "right")))
        return spots

    def _others(self, call: Phrase, languages: Sequence[str]) -> list[Spot]:
        """The call in the other languages: side by side, in letters of one size, in the middle."""
        easel = self.stage.easel
        greetings = [tongue(language).say(call) for language in languages]
        # A badge, a little, the words, and as much air before the next one.
        before, air = 66.0 + 14.0, 44.0
        room = min(410.0, 1240.0 / max(1, len(greetings))) - before - air
        box = (easel.px(room), easel.px(44))
        px = min((fitted(easel, text, 22, box, bold=True)[0] for text in greetings), default=1)
        wide = [easel.font(px, bold=True).size(text)[0] / easel.scale + 4 for text in greetings]
        left = MIDDLE - (sum(wide) + len(greetings) * before + (len(greetings) - 1) * air) / 2
        size = round(px / (easel.scale * easel.text_scale), 3)
        spots = []
        for language, text, w in zip(languages, greetings, wide, strict=True):
            x = left + before + w / 2
            spots += [
                Spot(f"badge-{language}", Letters(language), left + 33, 530, 66, 50, 4),
                words(
                    language, literal(text), x, 530, w, 44, Label("text", size, "left", bold=True)
                ),
            ]
            left += before + w + air
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
        paint_pillar(surface, self.stage, self.arcade.games)

    def _veil(self) -> pygame.Surface:
        wide, high = self.stage.size
        veil = pygame.Surface((wide, high), pygame.SRCALPHA)
        start, end = (self.stage.pixel(0, HEIGHT * share)[1] for share in DUSK)
        for y in range(high):
            share = max(0.0, min(1.0, (y - start) / (end - start)))
            veil.fill((*VEIL, round(CLEAR + (DARK - CLEAR) * share)), (0, y, wide, 1))
        return veil
