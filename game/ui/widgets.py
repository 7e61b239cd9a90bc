"""The only place that knows pygame_gui: text boxes, sliders and entry lines in our dress."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import i18n
import pygame
import pygame_gui
from pygame_gui.core import UIAppearanceTheme
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.core.utility import FontResource, ImageResource, SurfaceResource
from pygame_gui.elements import UIHorizontalSlider, UITextBox, UITextEntryLine

from game.art.ink import shapes, surfaces
from game.art.ink.drawing import ASSETS, Drawing
from game.art.ink.palette import CONTRAST, DARK, SELECTED, Theme
from game.tables.table import Spot
from game.ui.page import BORDER, PADDING
from game.ui.viewport import Viewport

FAMILY = "dejavu"
EDGE = 3
"""Pixels of a text box's edge."""
RADIUS = 8.0
"""Of its corners, in units."""
CLEAR = "#00000000"
FADES = 44.0
"""Height in which the text fades out if the page continues."""
NEARLY = 0.005
"""Distance from its end at which a page counts as scrolled to its end, in pages."""


ELEMENTS = (
    "text_box",
    "text_entry_line",
    "horizontal_slider",
    "horizontal_slider.button",
    "vertical_scroll_bar",
    "vertical_scroll_bar.button",
    "button",
)
"""The elements of pygame_gui that are themed."""


def _colours(theme: Theme) -> dict[str, str]:
    """Our colours under the names of pygame_gui."""
    text, panel, edge, yellow = theme.text, theme.panel[:7], theme.edge, SELECTED.base
    return {
        "dark_bg": panel,
        "normal_text": text,
        "normal_border": edge,
        "normal_bg": panel,
        "hovered_bg": edge,
        "hovered_border": theme.bright,
        "active_bg": theme.bright,
        "selected_bg": edge,
        "selected_text": text,
        "link_text": yellow,
        "link_hover": text,
        "text_cursor": yellow,
        "filled_bar": yellow,
        "unfilled_bar": edge,
    }


def _theme(theme: Theme, size: int, scale: float) -> dict[str, Any]:
    """Our colours and font. A font under "defaults" is silently ignored: each element has it.

    ``size`` of the letters in pixels; ``scale``: pixels per stage unit.
    """

    def px(units: float) -> str:
        return str(max(1, round(units * scale)))

    font = {"name": FAMILY, "size": str(size)}
    plain = _colours(theme)
    misc = {
        "border_width": px(BORDER),
        "shadow_width": "0",
        "shape": "rounded_rectangle",
        "shape_corner_radius": px(RADIUS),
        "enable_arrow_buttons": "0",
        "padding": ",".join(map(px, PADDING)),
    }
    theme_of = {name: {"colours": plain, "font": font, "misc": misc} for name in ELEMENTS}
    # Round corners are drawn at four times the size: drafts of 38 MB each for a page of text.
    # So its sheet is painted by the renderer, and the box upon it is a clear rectangle.
    theme_of["text_box"] = {
        "colours": plain | {"dark_bg": CLEAR, "normal_border": CLEAR},
        "font": font,
        "misc": misc | {"shape": "rectangle"},
    }
    states = ("normal", "hovered", "active", "selected")
    knob = {f"{state}_bg": SELECTED.base for state in states}
    theme_of["horizontal_slider"]["misc"] = misc | {
        "sliding_button_width": px(34),
        "shape_corner_radius": px(16),
    }
    theme_of["horizontal_slider.button"]["colours"] = plain | knob
    theme_of["horizontal_slider.button"]["misc"] = misc | {"shape_corner_radius": px(14)}
    return theme_of


class _Forgets(SurfaceCache):
    """A store of pictures that keeps none: it would be up to 16 MB for each size of letters."""

    def __init__(self) -> None:
        """Nothing to begin with: what it inherits would begin with 4 MB."""

    def add_surface_to_cache(self, _surface: pygame.Surface, _string_id: str) -> None:
        """Does not."""

    def find_surface_in_cache(self, _lookup_id: str) -> None:
        """Never there."""

    def remove_user_from_cache_item(self, _string_id: str) -> None:
        """It has none."""

    def update(self) -> None:
        """Nothing to tidy."""


class _AtOnce(IResourceLoader):
    """Loads each font as it is named: six of them, for which no threads are needed."""

    def add_resource(self, resource: FontResource | ImageResource | SurfaceResource) -> None:
        """Load it. Raises FileNotFoundError, pygame.error."""
        error = resource.load()
        if error is not None:
            raise error

    def start(self) -> None:
        """All is loaded."""

    def update(self) -> tuple[bool, float]:
        """All is loaded."""
        return True, 1.0

    def started(self) -> bool:
        """It is never too late to load more."""
        return False


@lru_cache(maxsize=4)
def _dress(size: int, scale: float, *, contrast: bool) -> UIAppearanceTheme:
    """The dress for letters of so many pixels, with its fonts; shared by all pages of text."""
    tailor = pygame_gui.UIManager((64, 64), resource_loader=_AtOnce())
    tailor.add_font_paths(
        FAMILY,
        str(ASSETS / "fonts" / "DejaVuSans.ttf"),
        str(ASSETS / "fonts" / "DejaVuSans-Bold.ttf"),
    )
    dress = tailor.get_theme()
    dress.load_theme(_theme(CONTRAST if contrast else DARK, size, scale))
    assert isinstance(dress, UIAppearanceTheme)
    dress.shape_cache = _Forgets()
    return dress


class _Manager(pygame_gui.UIManager):
    """A manager in our dress."""

    def __init__(self, viewport: Viewport, size: int) -> None:
        renderer = viewport.renderer
        letters = renderer.px(size * renderer.text_scale)
        self._ours = _dress(letters, renderer.scale, contrast=renderer.contrast)
        super().__init__(viewport.size, enable_live_theme_updates=False, resource_loader=_AtOnce())
        # Each manager adds the same folder once more, and each look for a word walks all of them.
        i18n.load_path[:] = dict.fromkeys(i18n.load_path)

    def create_new_theme(self, _path: object = None) -> UIAppearanceTheme:
        """No new one: ours."""
        return self._ours


def _no_repeat() -> None:
    """A line that gets the keys makes held keys repeat, everywhere and for good: undone.

    A person who leaves the page by holding Return would otherwise skip the pages after it.
    """
    pygame.key.set_repeat()


class Widgets:
    """The widgets of one screen on one stage; made again with it."""

    def __init__(self, viewport: Viewport, size: int = 20) -> None:
        self.viewport = viewport
        self.manager = _Manager(viewport, size)
        self._sliders: dict[str, UIHorizontalSlider] = {}
        self.boxes: dict[str, UITextBox] = {}
        self._entries: dict[str, UITextEntryLine] = {}
        self._fresh: set[str] = set()
        """Entry lines whose text was put in and not touched since: a click selects all of it."""

    def linked_box(self, spot: Spot, pieces: Iterable[tuple[str, str]]) -> None:
        """A page of text that scrolls if it must: under 1,000 characters, built once (slow).

        In pieces: (what a touch on it asks for, or "", words). See `link`.
        """
        html = ""
        for link, words in pieces:
            safe = words.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
            html += f'<a href="{link}">{safe}</a>' if link else safe
        self.boxes[spot.id] = UITextBox(html, self.viewport.rect(spot), self.manager)

    def link(self, event: pygame.Event) -> str | None:
        """Action of a touched link, if the event is one."""
        if event.type == pygame_gui.UI_TEXT_BOX_LINK_CLICKED:
            return str(event.link_target)
        return None

    def scroll(self, spot_id: str, steps: int) -> None:
        """Scroll a text box by some tenths of its height; nothing if it all fits."""
        bar = self.boxes[spot_id].scroll_bar
        if bar is not None:
            top = min(1.0 - bar.visible_percentage, max(0.0, bar.start_percentage + steps / 10))
            bar.set_scroll_from_start_percentage(top)
            bar.has_moved_recently = True

    def slider(self, spot: Spot, value: float) -> None:
        """A slider from 0 to 1."""
        self._sliders[spot.id] = UIHorizontalSlider(
            self.viewport.rect(spot), value, (0.0, 1.0), self.manager, click_increment=0.1
        )

    def move_slider(self, spot: Spot, value: float) -> bool:
        """Move a slider and its knob; False where there is none of this size."""
        slider, rect = self._sliders.get(spot.id), self.viewport.rect(spot)
        if slider is None or slider.rect.size != rect.size:
            return False
        slider.set_position(rect.topleft)
        slider.set_current_value(value)
        return True

    def slide(self, spot_id: str, value: float) -> None:
        """Move a slider, as keys do."""
        self._sliders[spot_id].set_current_value(value)

    def knob(self, spot_id: str) -> tuple[int, int]:
        """The middle of a slider's knob, in pixels."""
        knob = self._sliders[spot_id].sliding_button
        assert knob is not None
        x, y = knob.rect.center
        return int(x), int(y)

    def entry(self, spot: Spot, text: str, limit: int, *, select: bool = True) -> None:
        """A line to type into; has the keys at once.

        ``text`` is its content and, with ``select``, is selected: what is typed replaces it.
        """
        line = UITextEntryLine(self.viewport.rect(spot), self.manager, initial_text=text)
        line.set_text_length_limit(limit)
        self._entries[spot.id] = line
        self._begin(spot.id, select=select)

    def type(self, spot_id: str, text: str, *, select: bool = False) -> None:
        """Put a text into an entry line; typing continues after it, or replaces a selection."""
        self._entries[spot_id].set_text(text)
        self._begin(spot_id, select=select)

    def _begin(self, spot_id: str, *, select: bool) -> None:
        """Give a line the keys, with its text selected or the cursor behind the text."""
        line = self._entries[spot_id]
        self.manager.set_focus_set({line})
        line.edit_position = len(line.get_text())
        line.select_range = [0 if select else line.edit_position, line.edit_position]
        self._fresh.discard(spot_id)
        if select:
            self._fresh.add(spot_id)
        _no_repeat()

    def selected(self, spot_id: str) -> bool:
        """True if the whole text of an entry line is selected."""
        line = self._entries[spot_id]
        return bool(line.get_text()) and sorted(line.select_range) == [0, len(line.get_text())]

    def hold_keys(self, spot_id: str) -> None:
        """Give an entry line the keys back that a click elsewhere took from it."""
        if not self._entries[spot_id].is_focused:
            self._begin(spot_id, select=False)

    def typed(self, spot_id: str) -> str:
        """Text of an entry line."""
        text: str = self._entries[spot_id].get_text()
        return text

    def event(self, event: pygame.Event) -> tuple[str, float] | None:
        """Pass an event on; returns (slider's spot id, value) when a slider was moved by hand."""
        self.manager.process_events(event)
        self._after_click(event)
        _no_repeat()
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            for spot_id, slider in self._sliders.items():
                if event.ui_element is slider:
                    return spot_id, float(slider.get_current_value())
        return None

    def _after_click(self, event: pygame.Event) -> None:
        """The first click into a text that was put in selects it, as a browser's address does."""
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            self._fresh.clear()
        if event.type != pygame.MOUSEBUTTONUP or event.button != pygame.BUTTON_LEFT:
            return
        for spot_id in [*self._fresh]:
            if self._entries[spot_id].rect.collidepoint(event.pos):
                self._begin(spot_id, select=True)
                self._fresh.discard(spot_id)

    def update(self, dt: float) -> None:
        """Let time pass: hover, cursor, scrolling."""
        self.manager.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the widgets; where a page continues above or below, its text fades out."""
        for box in self.boxes.values():
            surfaces.paste(surface, self._sheet(box.rect.size), box.rect)
        self.manager.draw_ui(surface)
        for box in self.boxes.values():
            bar = box.scroll_bar
            if bar is None:
                continue
            wide, high = bar.rect.left - box.rect.left - EDGE, self.viewport.renderer.px(FADES)
            fade = self._fade(wide, high)
            if bar.start_percentage + bar.visible_percentage < 1 - NEARLY:
                surfaces.paste(surface, fade, (box.rect.left + EDGE, box.rect.bottom - EDGE - high))
            if bar.start_percentage > NEARLY:
                above = surfaces.upside_down(fade)
                surfaces.paste(surface, above, (box.rect.left + EDGE, box.rect.top + EDGE))

    def _sheet(self, size: tuple[int, int]) -> pygame.Surface:
        """Ground of a page of text."""
        renderer = self.viewport.renderer
        edge, (w, h) = renderer.px(BORDER), size
        outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, renderer.px(RADIUS))

        def painted() -> pygame.Surface:
            drawing = Drawing(w, h, 0)
            drawing.shape(
                outline, fill=renderer.theme.panel[:7], stroke=renderer.theme.edge, width=edge
            )
            return drawing.surface()

        return renderer.remember(("text sheet", size), painted)

    def _fade(self, wide: int, high: int) -> pygame.Surface:
        """From nothing down to the colour of a box, which covers a line that is cut."""
        colour = pygame.Color(self.viewport.renderer.theme.panel[:7])
        column = surfaces.clear((1, high))
        for y in range(high):
            share = min(1.0, 1.6 * (y + 1) / high)
            column.set_at((0, y), (colour.r, colour.g, colour.b, round(255 * share)))
        return surfaces.quick(column, (wide, high))
