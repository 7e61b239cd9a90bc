"""Notices: what befell a player, in large letters over the table (`game.tables.capabilities`).

The first of its kind in a game stays until it is touched, so that a newcomer can read it in peace.
Later ones go by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.phrase import say
from game.scenes.base.impact import BLUR
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.margins import CONTROLS
from game.scenes.table.model import Hurried
from game.tables.capabilities import Notice
from game.tables.pictures import Label, Panel, Picture, Player
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Column, Leaf, Node, Pad, Row, Stack, best_size, solve
from game.ui.measure import EDGE, GAP
from game.ui.sizes import BODY, NOTE, NOTICE, NOTICE_CARD, NOTICE_FACE

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

STANDS = 3.0
"""Seconds of a notice whose kind is known, at the usual speed: a title and a short sentence."""
FOREVER = float("inf")
"""Seconds of the first of its kind: until a touch."""
LOUD = Label("yellow", 30, bold=True)


class TableNotices:
    """The notices of one game, and the one that stands now."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.known: set[str] = set()
        """Keys of the titles that were told in this game."""
        self.standing = False
        """True while one lies over the table."""

    def expanded(self, frames: Sequence[Keyframe]) -> list[Keyframe]:
        """These frames, each notice on a frame of its own; the table is bare again at the end."""
        shown: list[Keyframe] = []
        for frame in frames:
            shown.append(frame)
            if frame.notice is None or self._done_by_viewer(frame.notice):
                continue
            first = frame.notice.title.key not in self.known
            told = first or not frame.notice.once
            if told or frame.notice.news:
                # It tells what words at the piece would, which take longer to rise than it needs.
                shows = [effect for effect in frame.effects if effect.kind != "words"]
                shown[-1] = replace(frame, effects=shows, calm=told)
            if told:
                self.known.add(frame.notice.title.key)
                spots = [*frame.spots, *self._spots(frame.notice, first=first)]
                pace = self._scene.services.pace
                hold = FOREVER if first else STANDS * (pace if pace >= BLUR else 1.0)
                shown.append(Keyframe(spots, (), "", None, "", hold=hold, stands=True))
        if shown and shown[-1].stands:
            shown.append(Keyframe(frames[-1].spots, (), "", None, ""))
        return shown

    def _done_by_viewer(self, notice: Notice) -> bool:
        return notice.news and notice.seat == self._scene.viewer

    def shown(self, frame: Keyframe) -> None:
        """Another frame is on the table."""
        self.standing = frame.stands

    def pending(self) -> bool:
        """True if one is among the frames to come."""
        return any(frame.stands for frame in self._scene.frames)

    def hurries(self, intent: Intent) -> bool:
        """True if this touch, beside the buttons at the side, was for the notice, and ended it.

        A touch while it appears was meant for what was there before: it does nothing.
        """
        scene = self._scene
        if not self.standing or scene.model.rest <= 0:
            return False
        spot = scene.under(intent.at) if intent.action is Action.PRESS else None
        if spot is not None and spot.id.startswith(CONTROLS):
            return False
        if not scene.motion.busy:
            scene.send(Hurried())
        return True

    # --- what is seen -------------------------------------------------------------------------

    def _spots(self, notice: Notice, *, first: bool) -> Iterator[Spot]:
        """The notice in the lower half of the board, where the own cards are."""
        viewport = self._scene.viewport
        renderer, sheet = viewport.renderer, viewport.sheet
        left, top, right, bottom = sheet.board
        page = _page(notice, first=first)
        wide = min(NOTICE * renderer.text_scale, right - left)
        w, h = best_size(page, renderer, sheet, wide)
        middle = (left + right) / 2
        low = min(bottom, max((top + 3 * bottom) / 4 + h / 2, top + h))
        rect = Rect.between(middle - w / 2, low - h, middle + w / 2, low)
        yield from self._scene.with_faces(solve(page, renderer, sheet, rect))


def _page(notice: Notice, *, first: bool) -> Node:
    """Face and title, the cards, the reason; and that a touch goes on, where the table waits."""
    face = Leaf(_spot("face", Player(notice.seat, turn=True)), natural=NOTICE_FACE, align="middle")
    title = Leaf(_spot("title", LOUD)._replace(label=notice.title))
    parts: list[Node] = [Row([face, title], gap=2 * GAP)]
    if notice.cards:
        cards = [
            Leaf(_spot(f"card{i}", art), natural=NOTICE_CARD) for i, art in enumerate(notice.cards)
        ]
        parts.append(Row(cards, gap=2 * GAP))
    parts.append(Leaf(_spot("line", BODY)._replace(label=notice.line)))
    if first:
        parts.append(Leaf(_spot("touch", NOTE)._replace(label=say("notice-touch"))))
    ground = Leaf(_spot("ground", Panel("yellow")))
    return Stack([ground, Pad(Column(parts, gap=GAP), 2 * EDGE, EDGE)])


def _spot(name: str, art: Picture) -> Spot:
    return Spot(f"notice:{name}", art, 0, 0, 0, 0, TAG)
