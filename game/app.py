"""The stack of scenes and the one loop: `App.step` is all of it, `run` repeats it."""

from __future__ import annotations

import io
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.core.phrase import Phrase, say
from game.files.atomic_files import SHARED, make_folder, write_whole
from game.router import scene_of
from game.scenes.base import routes
from game.scenes.base.fade import CrossFade
from game.scenes.base.narrator import Narrator
from game.scenes.base.overlays import TableCaption, Tooltip, strip_spots
from game.scenes.base.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.table import HEIGHT, WIDTH, Spot
from game.ui.actions import Action, Reader, own_keys, own_pad
from game.ui.paint import paint_spot
from game.ui.viewport import Viewport, Viewports, make_viewports, switch

PLUGGED = (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED)
"""Events about pads that come and go."""
SLICE = 0.025
"""Seconds of a frame that may go into painting the next scene, where a person looks on."""
LATE = 0.025
"""A frame that takes longer than this, in seconds, is late."""


@dataclass(slots=True)
class Frames:
    """Frame statistics, for `demo`, `soak` and the developer panel."""

    count: int = 0
    late: int = 0
    worst: float = 0.0
    """Seconds."""
    drawn: int = 0

    def note(self, seconds: float) -> None:
        """One frame took this long."""
        self.count += 1
        self.late += seconds > LATE
        self.worst = max(self.worst, seconds)


class App:
    """A stack of scenes on a surface. No clock, no sleep and no global inside."""

    def __init__(
        self, services: Services, surface: pygame.Surface, first: Scene, ratio: float = 1.0
    ) -> None:
        """``ratio``: pixels of the surface to a point of the screen."""
        self.services = services
        self.surface = surface
        self.ratio = ratio
        self.stack: list[Scene] = []
        self.frames = Frames()
        self._reader = Reader(own_keys(services.settings.keys), self._buttons)
        services.pads.find()
        self._narrator = Narrator()
        self.tooltip = Tooltip()
        self._caption = TableCaption()
        self._stages = self._make_stages()
        self._staged = ratio
        """The ratio for which the stages were made."""
        self._strips: tuple[Phrase | Spot | None, ...] = ()
        """The line on top of any scene: trouble with saved games, a caption, a tooltip."""
        self._windowed = round(WIDTH), round(HEIGHT)
        """The size of the window before it filled the screen."""
        self._fresh = True
        """No input reaches a scene before its first update."""
        self.slices = 0.0
        """Seconds of a frame for painting the next scene, as `SLICE`; 0: all of it at once."""
        self.fade: CrossFade | None = None
        """The transition between two scenes; while it runs, the old picture stays."""
        self._apply(Push(first))

    @property
    def top(self) -> Scene:
        """The scene that has the input."""
        return self.stack[-1]

    def show(self, scene: Scene) -> None:
        """Begin again with this scene alone."""
        self._apply(Reset(scene))

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._apply(Push(scene))

    def step(self, events: Sequence[pygame.Event], dt: float) -> bool:
        """One frame: events, ``dt`` seconds, picture. False once the arcade is left."""
        for event in events:
            if event.type == pygame.QUIT:
                self._apply(Quit())
            if not self.stack:
                return False
            self._hear(event)
        staged = self._stages.wide.size, self._staged
        if self.services.stale or staged != (self.surface.get_size(), self.ratio):
            self._restage()
        if self.fade is not None and not self.fade.painted(self.slices):
            return True
        self.fade = None
        if self.stack:
            self._apply(self.top.update(dt))
            self._fresh = False
        if not self.stack:
            return False
        self.services.sound.swell(dt)
        if self.fade is not None:
            return True
        self.tooltip.follow(self.top, self.stage, dt)
        if self.services.speech.on or self._narrator.scene is not None:
            self._narrator.follow(self.top, self.services)
        if self.services.captions.shown is not None:
            self.services.captions.update(dt)
        self._draw()
        return True

    def _hear(self, event: pygame.Event) -> None:
        if event.type == pygame.VIDEORESIZE:
            self.surface = pygame.display.get_surface() or self.surface
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.top.dirty = True
        if event.type in PLUGGED and self.services.pads.hear(event):
            self.services.stale = True
            return
        # The letter of the key that opened this scene must not be typed into it.
        late = self._fresh and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)
        typed = late or self.top.event(event)
        intent = self._reader.read(event)
        if intent is None or typed or self._fresh:
            return
        self.tooltip.hear(intent.action)
        match intent.action:
            case Action.MUTE:
                muted = not self.services.settings.muted
                self.services.change(muted=muted)
                self.services.caption(say("sound-off" if muted else "sound-on"))
            case Action.SPEECH:
                self._speak_or_not()
            case Action.FULL_SCREEN:
                self.services.change(full_screen=not self.services.settings.full_screen)
            case Action.PICTURE:
                self.keep_picture()
            case _:
                self._apply(self.top.handle(intent))

    def _buttons(self, event: pygame.Event) -> Mapping[int, Action]:
        return own_pad(self.services.settings.pad, self.services.pads.buttons(event))

    def _speak_or_not(self) -> None:
        """The key speaks its effect, for people who cannot see it."""
        on = not self.services.settings.speech
        if not on:
            self.services.caption(say("speech-off"))
        self.services.change(speech=on)
        if on:
            self._narrator.greet(self.services)

    def keep_picture(self) -> None:
        """Into the data folder; a picture that cannot be kept must not stop a game."""
        target = self.services.folder / "pictures" / time.strftime("quarkade-%Y-%m-%d-%H%M%S.png")
        try:
            picture = io.BytesIO()
            pygame.image.save(self.surface, picture, "picture.png")
            make_folder(target.parent, private=False)
            write_whole(target, picture.getvalue(), mode=SHARED)
        except (OSError, pygame.error):
            self.services.caption(say("picture-not-kept"))
        else:
            kept = say("picture-kept", file=f"pictures/{target.name}")
            self.services.caption(self.services.machine.hand_over([target]) or kept)

    def _apply(self, transition: Transition) -> None:
        while transition is not None:
            match transition:
                case Push(to):
                    scene = scene_of(to, self.services)
                    self.stack.append(scene)
                    scene.set(self._stage_of(scene))
                    self._draw_curtain(alone=False)
                    transition = None
                case Pop(result):
                    self.fade = None
                    self.stack.pop()
                    if not self.stack:  # it was opened by a link or from the command line
                        transition = Reset(routes.TitlePage())
                        continue
                    self.top.set(self._stage_of(self.top))
                    transition = self.top.resume(result)
                case Reset(to):
                    scene = scene_of(to, self.services)
                    self.stack = [scene]
                    scene.set(self._stage_of(scene))
                    self._draw_curtain(alone=True)
                    transition = None
                case Quit():
                    self.stack.clear()
                    return
            self.top.dirty = True
            self._fresh = True

    def _draw_curtain(self, *, alone: bool) -> None:
        if self.slices and isinstance(self.top, Screen):
            if alone:
                self._stages.let_go(but=self.stage)
            self.fade = CrossFade(self.top, self.surface, alone=alone)

    @property
    def stage(self) -> Viewport:
        """That of the scene on top."""
        return self._stage_of(self.top) if self.stack else self._stages.wide

    def _stage_of(self, scene: Scene) -> Viewport:
        return self._stages.of(upright=scene.upright, fluid=scene.fluid)

    def _make_stages(self) -> Viewports:
        settings = self.services.settings
        return make_viewports(
            self.surface.get_size(),
            self.services.text,
            settings.text_size,
            settings.high_contrast,
            self.ratio,
        )

    def _restage(self) -> None:
        self.services.stale = False
        if pygame.display.get_surface() is self.surface:
            full = bool(pygame.display.is_fullscreen())
            if full != self.services.settings.full_screen:
                self._switch(full_screen=not full)
        self._reader.keys = own_keys(self.services.settings.keys)
        self.fade = None  # a window that has just changed is empty
        before, self._stages = self._stages, self._make_stages()
        self._staged = self.ratio
        for scene in self.stack:
            scene.set(self._stage_of(scene))
        before.forget()

    def _switch(self, *, full_screen: bool) -> None:
        """Fill the screen, or come back to the window as it was before."""
        if full_screen:
            self._windowed = self.surface.get_size()
        try:
            self.surface = switch(full_screen=full_screen, size=self._windowed)
        except pygame.error:
            # No such thing on this screen: the setting must not say otherwise.
            self.services.change(full_screen=not full_screen)
            self.services.stale = False

    def _draw(self) -> None:
        notice = self.services.store.notice or self.services.banner
        strips = (notice, self.services.captions.shown)
        shown = (*strips, self.tooltip.spot)
        if shown == self._strips and not any(scene.dirty for scene in self.stack):
            return
        self._strips = shown
        first = len(self.stack) - 1
        while first and self.stack[first].overlay:
            first -= 1
        for scene in self.stack[first:]:
            scene.draw(self.surface)
            scene.dirty = False
        for strip in self._strip_spots(*strips) if any(strips) else ():
            paint_spot(self.surface, self.stage, strip)
        if self.tooltip.spot is not None:
            paint_spot(self.surface, self.stage, self.tooltip.spot)
        self.frames.drawn += 1
        if pygame.display.get_surface() is self.surface:
            pygame.display.flip()

    def _strip_spots(self, notice: Phrase | None, caption: Phrase | None) -> Sequence[Spot]:
        """The line on top of the scene; on a table a caption hides nothing that is read."""
        top = self.top
        if caption is None or not isinstance(top, Screen) or not top.captions_free:
            return [*strip_spots(self.stage, notice, caption)]
        return [
            *strip_spots(self.stage, notice, None),
            self._caption.spot(self.stage, caption, top.placed, top.goes_on()),
        ]


@dataclass(slots=True)
class FrameClock:
    """The frame rate: 60 a second while something moves, 30 at rest."""

    clock: pygame.time.Clock = field(default_factory=pygame.time.Clock)

    def wait(self, app: App, drawn_before: int) -> float:
        """Sleep to the next frame; returns the seconds since the last one."""
        moving = app.frames.drawn != drawn_before or app.fade is not None
        return self.clock.tick(60 if moving else 30) / 1000


def run(app: App, until: float = float("inf")) -> None:
    """Turn the loop until the player leaves, or until ``until`` on the monotonic clock."""
    app.slices = SLICE
    frames = FrameClock()
    dt = 0.0
    going = True
    while going and time.monotonic() < until:
        drawn = app.frames.drawn
        start = time.perf_counter()
        going = app.step(pygame.event.get(), min(dt, 0.1))
        app.frames.note(time.perf_counter() - start)
        dt = frames.wait(app, drawn)
