"""The attract loop: programs play each game in turn on the real table until somebody touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pygame

from game.arcade import Arcade
from game.art.call import STEPS
from game.core.phrase import literal, say
from game.core.rng import new_seed
from game.drivers import AI, Opponent, new_match
from game.rules import GAMES
from game.scenes.keyframes import Keyframe
from game.scenes.parts import MIDDLE, words
from game.scenes.scene import Push, Reset, Transition
from game.scenes.screen import Screen
from game.scenes.table import TableScene
from game.tables.table import Spot
from game.text import Text
from game.ui.intents import Intent, Want
from game.ui.stage import Stage

LEVEL = "student"
"""Plays at once and sensibly."""
LONGEST = 150.0
"""Seconds after which the next game has its turn, finished or not."""
STANDS = 5.0
"""Seconds that a finished table is shown."""
PULSE = 1.8
"""Seconds of one pulse of the rings."""
VEIL = (4, 7, 15, 180)


@cache
def tongue(language: str) -> Text:
    """The words of a language, whichever the screen speaks; read once."""
    return Text(language)


class Shown(TableScene):
    """A table that is only looked at."""

    def rail(self) -> list[Spot]:
        """Nothing to press."""
        return []

    def _note(self, frame: Keyframe) -> None:
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

    def _deal(self) -> Shown:
        info = GAMES[self.game].info
        count = 2 if 2 in info.seats else info.seats[0]
        match = new_match(self.game, [AI + LEVEL] * count, {}, new_seed())
        self.arcade.thinker.new_game()
        drivers = {seat: Opponent(self.arcade.thinker, LEVEL) for seat in range(count)}
        self.lasted, self.ended = 0.0, None
        return Shown(self.arcade, match, drivers)

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
            Spot("call", f"call:{self._step()}", MIDDLE, 306, 320, 320, 3),
            Spot("words", "label:text,58,middle,bold", MIDDLE, 462, 1100, 84, 4, call, call),
        ]
        if not self.stage.pillar:
            spots.append(Spot("wordmark", "wordmark", MIDDLE, 84, 780, 150, 2))
        wide = min(410.0, 1240.0 / max(1, len(others)))
        for i, language in enumerate(others):
            left = MIDDLE + (i - len(others) / 2) * wide + 16
            said = literal(tongue(language).say(call))
            room = wide - 66 - 14 - 32  # a badge, a little, and as much air before the next one
            spots += [
                Spot(f"badge-{language}", f"letters:{language}", left + 33, 530, 66, 50, 4),
                words(language, said, left + 80 + room / 2, 530, room, 44, "text,22,left,bold"),
            ]
        games = self.arcade.games
        pitch = min(124.0, 1200.0 / len(games))
        side = min(104.0, pitch - 12)
        for i, game in enumerate(games):
            x = MIDDLE + (i - (len(games) - 1) / 2) * pitch
            on = ",on" if game == self.game else ""
            name = say("title-cabinet", name=say(f"{game}-title"))
            spots.append(
                Spot(f"game-{game}", f"emblem:{game}{on}", x, 622, side, side, 5, spoken=name)
            )
        playing = say("kiosk-playing", name=say(f"{self.game}-title"))
        spots.append(words("playing", playing, 250, 696, 460, 36, "second,18,left"))
        programs = say("kiosk-programs")
        spots.append(words("programs", programs, 1030, 696, 460, 36, "second,18,right"))
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
            if isinstance(self.table.update(dt), Push):
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
        """Whatever somebody does, they want to play; a touch on a game chooses it."""
        if intent.want in (Want.HOVER, Want.RELEASE, Want.SCROLL):
            return None
        spot = self.under(intent.at) if intent.want is Want.PRESS else None
        game = self.game
        if spot is not None and spot.id.startswith("game-"):
            game = spot.id.removeprefix("game-")
        return self.wake(game)

    def wake(self, game: str) -> Transition:
        """Somebody is there."""
        from game.scenes.title import TitleScene

        self.table.drivers_stop()
        return Reset(TitleScene(self.arcade, game))

    def ground(self, surface: pygame.Surface) -> None:
        """The table, dimmed."""
        self.table.draw(surface)
        self.table.dirty = False
        veil = self.stage.easel.remember(("veil", surface.get_size()), lambda: _veil(surface))
        surface.blit(veil, (0, 0))


def _veil(surface: pygame.Surface) -> pygame.Surface:
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill(VEIL)
    return veil
