"""The lab notebook: a book of what was met here, with empty places for the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.arcade import Arcade
from game.core.particles import BY_KEY
from game.core.phrase import Phrase, literal, say
from game.progress.notebook import Page, Place, pages
from game.scenes.after.leafing import Leafing
from game.scenes.after.stories import StoryScene
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.upright_page import AIR, ROW, Room, foot, head, room_of, turning
from game.tables.pictures import Button, Card, Label
from game.tables.table import Spot

ROWS = 7
LINES = 2 * ROWS
"""Entries in words on a page."""
PITCH, FIRST = 70.0, 158.0
CARDS_IN_ROW = 10
CARD = (100.0, 140.0)


class NotebookScene(Leafing):
    """Chapter by chapter, page by page; an entry leads to what there is to read about it."""

    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.chapters = [page for page in pages(arcade.store, arcade.learner) if page.places]
        self.focused = "next"

    @property
    def lines(self) -> int:
        """Entries in words on a page of this sheet."""
        sheet = self.stage.sheet
        return room_of(sheet, 2).rows(ROW) if sheet.tall else LINES

    @property
    def leaves(self) -> list[tuple[Page, int]]:
        """Every page there is: a chapter, and the number of its part."""
        return leaves_of(self.chapters, self.lines)

    def spots(self) -> Sequence[Spot]:
        """Heading, entries, turners."""
        self.at = min(self.at, len(self.leaves) - 1)
        chapter, _ = self.leaves[self.at]
        filled = sum(place.filled for place in chapter.places)
        count = say("tomorrow-notes-filled", filled=filled, all=len(chapter.places))
        title = say("tomorrow-notes-title", chapter=say(f"tomorrow-notes-{chapter.name}"))
        number = say("pages", page=self.at + 1, pages=len(self.leaves))
        pictures = _in_pictures(chapter)
        entries = list(self._pictures(chapter) if pictures else self._lines())
        sheet = self.stage.sheet
        if sheet.tall:
            room = room_of(sheet, 2)
            laid = _cards(entries, room) if pictures else _list(entries, room)
            number_at = words("pages", number, 240, 676, 200, 40)
            back = round_button("back", "back", 390, 676, say("page-back"))
            onward = round_button("next", "next", 890, 676, say("page-next"))
            done = button("done", say("done"), 0, 0, art=Button("primary", "check"))
            turners = turning(back, number_at, onward, sheet, 2)
            return [*head(title, count, sheet), *laid, *turners, *foot([[done]], sheet)]
        return [
            heading(title, 50),
            words("count", count, MIDDLE, 96, 1100, 32, Label("second", 20)),
            *entries,
            round_button("back", "back", 390, 676, say("page-back")),
            words("pages", number, 240, 676, 200, 40, Label("second", 20)),
            round_button("next", "next", 890, 676, say("page-next")),
            button("done", say("done"), MIDDLE, 676, 300, 64, Button("primary", "check")),
        ]

    def _pictures(self, chapter: Page) -> Iterator[Spot]:
        """Particles as their cards; of one that was not met only a shade."""
        for i, place in enumerate(chapter.places):
            x = MIDDLE + (i % CARDS_IN_ROW - (CARDS_IN_ROW - 1) / 2) * 118
            y = 206 + 164 * (i // CARDS_IN_ROW)
            art = Card(BY_KEY[place.entry.codex].id)
            spot = Spot(f"entry:{i}", art, x, y, *CARD, 5, spoken=_spoken(place))
            yield spot._replace(dim=not place.filled)

    def _lines(self) -> Iterator[Spot]:
        chapter, part = self.leaves[self.at]
        first = part * self.lines
        for i, place in enumerate(chapter.places[first : first + self.lines]):
            x = MIDDLE + (i // ROWS - 0.5) * 604
            y = FIRST + PITCH * (i % ROWS)
            art = Button("outline", "check") if place.filled else Button("ghost")
            name = place.entry.name if place.filled else literal("? ? ?")
            row = button(f"entry:{first + i}", name, x, y, 590, 62, art)
            yield row._replace(spoken=_spoken(place))

    def chosen(self, spot: Spot) -> Transition:
        """Read about an entry, turn the page, or close the book."""
        kind, _, number = spot.id.partition(":")
        match kind:
            case "entry":
                return self._open(self.leaves[self.at][0].places[int(number)])
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "done":
                return Pop()
        return None

    def _open(self, place: Place) -> Transition:
        """The codex, where it knows more than the sentence; where to meet it, of an empty place."""
        entry = place.entry
        if not place.filled:
            return Push(StoryScene(self.arcade, [(say("tomorrow-notes-empty"), _where(place))], 0))
        if entry.codex in BY_KEY:
            return Push(places.Card(entry.codex))
        return Push(StoryScene(self.arcade, [(entry.name, entry.tells)], 0))

    def count(self) -> int:
        """All parts of all chapters."""
        return len(self.leaves)


def leaves_of(chapters: Sequence[Page], lines: int = LINES) -> list[tuple[Page, int]]:
    """Chapters and numbers of their parts, with so many entries in words on a page."""
    return [
        (chapter, part)
        for chapter in chapters
        for part in range(1 if _in_pictures(chapter) else -(-len(chapter.places) // lines))
    ]


def _cards(cards: Sequence[Spot], room: Room) -> Iterator[Spot]:
    """Cards in as many columns as make them largest."""
    w, h = CARD

    def scale(columns: int) -> float:
        rows = -(-len(cards) // columns)
        return min((room.w / columns - AIR) / w, (room.h / rows - AIR) / h)

    columns = max(range(4, CARDS_IN_ROW + 1), key=scale)
    wide, high = scale(columns) * w, scale(columns) * h
    for i, card in enumerate(cards):
        x, y = room.cell(i, columns, wide + AIR, high + AIR)
        yield card._replace(x=x, y=y, w=wide, h=high)


def _list(rows: Sequence[Spot], room: Room) -> Iterator[Spot]:
    """Entries below each other."""
    for i, row in enumerate(rows):
        yield row._replace(x=room.x, y=room.middle(i, ROW), w=room.w, h=ROW - AIR)


def _in_pictures(chapter: Page) -> bool:
    """Whether every entry has a card to be painted."""
    return all(place.entry.codex in BY_KEY for place in chapter.places)


def _where(place: Place) -> Phrase:
    """Where an empty place can be filled."""
    where = place.where
    if len(where) > 1:
        return say("tomorrow-notes-where-two", one=where[0], other=where[1])
    return say("tomorrow-notes-where", place=where[0])


def _spoken(place: Place) -> Phrase:
    """What is read aloud of a place."""
    return place.entry.name if place.filled else say("tomorrow-notes-unmet", hint=_where(place))
