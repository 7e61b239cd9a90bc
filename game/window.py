"""Opening the window, the splash, and everything an arcade needs before its first scene."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from game.services import Services

SIZE = (1280, 720)
NAVY = (11, 16, 32)


INVISIBLE = ("dummy", "offscreen")
"""SDL's drivers for drawing without a screen: right only when they are asked for."""

SHARES_PICTURES = ("x11",)
"""SDL's drivers that take a painted picture from memory. Through OpenGL, which SDL would
prefer, a picture takes 25 ms where a processor does the work of a graphics card, instead of 1."""


class NoDisplay(Exception):
    """There is no display; the message is SDL's."""


def open_window(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    """A resizable window with a splash in it. Raises NoDisplay."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    # Otherwise Windows enlarges a picture that was painted too small (docs/platforms.md).
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    import pygame

    from game.ui import actions

    try:
        pygame.display.init()
        if pygame.display.get_driver() in SHARES_PICTURES:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # Before the window, or pygame reads an icon of its own.
        pygame.display.set_icon(icon())
        flags = pygame.RESIZABLE | (pygame.FULLSCREEN if full_screen else 0)
        surface = pygame.display.set_mode((0, 0) if full_screen else size, flags)
    except pygame.error as error:
        raise NoDisplay(str(error)) from None
    if pygame.display.get_driver() in INVISIBLE and not os.environ.get("SDL_VIDEODRIVER"):
        # Rather than fail, SDL draws where it cannot be seen.
        pygame.display.quit()
        raise NoDisplay("no screen was found")
    pygame.display.set_caption("Quarkade")
    pygame.font.init()
    splash(surface)
    actions.wake()
    return surface


def icon() -> pygame.Surface:
    """A lit Q: what the window is known by in a task bar."""
    import pygame

    sheet = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.circle(sheet, NAVY, (32, 32), 32)
    pygame.draw.circle(sheet, (230, 159, 0), (31, 30), 20, 7)
    pygame.draw.line(sheet, (240, 228, 66), (38, 38), (52, 54), 7)
    return sheet


def splash(surface: pygame.Surface) -> None:
    """The name on navy, before anything heavy is loaded; navy alone where its font is damaged."""
    import pygame

    surface.fill(NAVY)
    fonts = Path(__file__).parents[1] / "assets" / "fonts"
    with suppress(OSError, RuntimeError):  # the renderer names the file
        file, (wide, high) = str(fonts / "DejaVuSans-Bold.ttf"), surface.get_size()
        size = high // 9
        room = 0.9 * wide / pygame.font.Font(file, size).size("QUARKADE")[0]
        font = pygame.font.Font(file, int(size * min(1.0, room)))
        name = font.render("QUARKADE", True, (242, 245, 255))
        surface.blit(name, name.get_rect(center=surface.get_rect().center))
    pygame.display.flip()


class WindowClipboard:
    """The clipboard of the desktop on which the window is."""

    def __init__(self) -> None:
        self._copied: bool | None = None

    def copy(self, text: str) -> None:
        """Put a text there."""
        import pygame

        try:
            pygame.scrap.put_text(text)
        except pygame.error:  # another program holds it
            self._copied = False
        else:
            self._copied = True

    def copied(self) -> bool | None:
        """True if the last text is there."""
        return self._copied


@contextmanager
def opened(folder: Path, language: str | None, text_size: float | None) -> Iterator[Services]:
    """An arcade with its store, settings, sound and opponents, closed again in the end.

    Raises `game.store.StoreLocked` when another copy runs.
    """
    from dataclasses import replace

    from game.effects.sound import Sound
    from game.services import Services
    from game.settings.settings import load_settings
    from game.store import Store

    store = Store.open(folder)
    try:
        settings, notice = load_settings(folder)
        if language is not None:
            settings = replace(settings, language=language)
        if text_size is not None:
            settings = replace(settings, text_size=text_size)
        services = Services(folder, settings, store, Sound(settings))
        services.notice = notice or store.notice
        try:
            yield services
        finally:
            services.close()
    finally:
        store.close()


def no_display(error: NoDisplay) -> str:
    """The message for a start without a display."""
    return (
        f"Quarkade needs a screen, and there is none here ({error}). Start it from a desktop, "
        "or set SDL_VIDEODRIVER=dummy for a run without pictures."
    )
