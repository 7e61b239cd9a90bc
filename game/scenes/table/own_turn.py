"""The turn of a person: the light of a beginner, hints, and moves that happen by themselves.

The table says which moves those are (`Forces`). None is, for a player who wants to be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.contract import AnyMove
from game.core.phrase import Phrase, say
from game.match.guide import acts_by_hand, first_hint, guided, note_hint, one_lit, taught
from game.scenes.table.keyframes import PROMPT, Keyframe
from game.scenes.table.margins import CONTROLS
from game.scenes.table.model import Hurried, Lined, Stood
from game.scenes.table.notices import TableNotices
from game.tables.capabilities import Guides, Teaches
from game.tables.pictures import Button, Nothing
from game.tables.table import Forces, Spot, paths
from game.ui.actions import Action, Intent
from game.ui.picker import Path

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

SEEN = 1.8
"""Seconds after which a forced move happens, at the usual speed: a short sentence is read."""
DRY = 2
"""Forced moves in a row, such as to draw and to keep, after which the next ones are known."""
SEEN_BEFORE = 0.5
"""The same where the own moves before were forced, too, and no card has just come."""
READ_BEFORE = 1.3
"""The same where a card has just come: its name alone is new."""
SOONEST = 2.0
"""And at this pace at most, however fast all else goes."""
TAUGHT = 4.5
"""Seconds for a rule that a beginner is told instead: two sentences are read."""


class ForcedMoves:
    """The forced move that is about to happen, if any, and those before it."""

    def __init__(self, scene: TableScene, *, by_hand: bool) -> None:
        """``by_hand``: those that teach something are left to the player (`Forces.by_hand`)."""
        self._scene = scene
        self.waits = False
        """A forced move is about to happen."""
        self.happens = False
        """It happens now."""
        self.in_a_row = 0
        """Own moves in a row that happened by themselves."""
        self._by_hand = by_hand
        self._skip_told = False
        """The player was told in this game that such a move happens, and how to skip the wait."""
        self._why: Phrase | None = None
        """Why it is the only one: said in place of what one would be asked."""

    @property
    def runs_dry(self) -> bool:
        """True after several turns of forced moves only."""
        return self.in_a_row >= 2 * DRY

    def turn(self, rule: Phrase | None, *, begins: bool) -> None:
        """Play the only move by itself, once there was time to see it; asked every frame.

        ``rule``: what is said in place of the reason. ``begins``: it is the first of a turn, so
        that no card has just come.
        """
        scene = self._scene
        if not self._is_next():
            self.waits, self._why = False, None
        elif not self.waits:
            self.waits = True
            known = SEEN_BEFORE if begins else READ_BEFORE
            seconds = known if self.in_a_row >= DRY else SEEN
            seconds = seconds if rule is None else TAUGHT
            scene.send(Stood(seconds / min(scene.services.pace, SOONEST)))
            self._say_why(rule)
        elif scene.model.rest <= 0 and scene.picker is not None:
            self.waits, self.happens, self._why = False, True, None
            scene.play(next(iter(scene.picker.paths.values())))
            self.happens = False

    def made(self) -> None:
        """Count an own move."""
        self.in_a_row = self.in_a_row + 1 if self.happens else 0

    def _say_why(self, rule: Phrase | None) -> None:
        """Why what is about to happen by itself is the only move; or a rule about it."""
        scene = self._scene
        if scene.picker is None or not isinstance(scene.table, Forces):
            return
        why = scene.table.forced(scene.view(), next(iter(scene.picker.paths.values())))
        self._why = rule or why
        if not self._skip_told and not scene.policy.log_waits():
            self._skip_told = True
            scene.send(Lined(say("forced-skip")))
        scene.layout()

    def _is_next(self) -> bool:
        """True if the only move of the player on turn needs no touch, and is not being made."""
        scene = self._scene
        if scene.picker is None or scene.model.looking:
            return False
        if scene.model.carries:  # it is being done by hand
            return False
        if scene.model.clock is not None and scene.model.clock.now is not None:
            return False
        return self._needs_no_touch(scene.picker.paths)

    def _needs_no_touch(self, ways: Mapping[Path, AnyMove]) -> bool:
        scene, settings = self._scene, self._scene.services.settings
        # Who wants no hurry, or listens, is asked for every act.
        if not settings.forced or settings.unhurried or settings.speech or len(ways) != 1:
            return False
        move, table = next(iter(ways.values())), scene.table
        if not isinstance(table, Forces) or not table.happens_by_itself(scene.view(), move):
            return False
        return not (self._by_hand and table.by_hand(move))

    # --- what is seen -------------------------------------------------------------------------

    def laid(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """These spots with the reason in place of the question, and without a button."""
        picker = self._scene.picker
        if picker is not None and self._is_next():
            spots = _without_buttons(spots, picker.nexts())
        return spots if self._why is None else _asking(spots, self._why)

    def staged(self, frames: Sequence[Keyframe]) -> Sequence[Keyframe]:
        """The frames of a move that was just made, as a forced one after it needs them."""
        scene = self._scene
        if not isinstance(scene.table, Forces) or scene.session.to_move() != scene.viewer:
            return frames
        ways = paths(scene.table, scene.view(), scene.session.legal_moves())
        if not self._needs_no_touch(ways):
            return frames
        ((path, move),) = ways.items()
        calm = [replace(frame, spots=_without_buttons(frame.spots, path)) for frame in frames]
        return _ending(calm, scene.table.forced(scene.view(), move))

    def hurries(self, intent: Intent) -> bool:
        """True if this touch, beside the only move, has ended the time to see it."""
        scene = self._scene
        if not self.waits or scene.model.rest <= 0 or scene.picker is None:
            return False
        spot = (
            scene.under(intent.at) if intent.action is Action.PRESS else scene.find(scene.focused)
        )
        nexts = scene.picker.nexts()
        if spot is not None and (spot.id in nexts or spot.id.startswith(CONTROLS)):
            return False
        scene.send(Hurried())
        return True


class OwnTurn:
    """Help for a person on turn."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        services = scene.services
        setting, self._visits = services.settings.guide, services.policy is not None
        self.guides = guided(services.store, scene.match, setting, visitor=self._visits)
        """True if the light shows the way."""
        self._hints_count = not (self.guides and setting == "first")
        """False where a hint shows no more than the light does."""
        self._teaches = taught(services.store, scene.match, setting, visitor=self._visits)
        by_hand = acts_by_hand(services.store, scene.match, setting, visitor=self._visits)
        self.forced = ForcedMoves(scene, by_hand=by_hand)
        self.notices = TableNotices(scene)
        self._knows_cost = False
        """The player was told in this game what a hint costs."""
        self._told: set[str | Phrase] = set()
        """Rules that beginners were told in this game: keys, or the sentences where several play:
        one of them may have to be told something else."""
        self._rule: tuple[int, Phrase | None] = -1, None
        """The rule that was chosen last, with the number of moves before that."""

    def begin(self, *, others_moved: bool) -> None:
        """Play a forced move, or light the way; asked every frame.

        ``others_moved``: whether the last move was that of another player.
        """
        self.forced.turn(self.rule(), begins=others_moved)
        if not self.forced.waits:
            self._scene.light()

    def rule(self) -> Phrase | None:
        """The rule that a beginner is told at this choice; None: there is none to tell now."""
        scene, moves = self._scene, len(self._scene.session.moves)
        if not self._teaches or scene.session.to_move() != scene.viewer:
            return None
        if self._rule[0] != moves:
            rules = self._rules()
            if rules is None:
                return None
            self._rule = moves, self._first_untold(rules)
        return self._rule[1]

    def _first_untold(self, rules: Sequence[Phrase]) -> Phrase | None:
        """The first of these rules that was not told yet; it names the person of several."""
        several = len(self._scene.match.people) > 1
        for rule in rules:
            told: str | Phrase = rule if several else rule.key
            if told not in self._told:
                self._told.add(told)
                return self._to_viewer(rule) if several else rule
        return None

    def _to_viewer(self, words: Phrase) -> Phrase:
        """The words after the name of the person whom they address."""
        viewer = self._scene.viewer
        # Two people at one screen have yet to agree who is who.
        key = "rule-for-younger" if viewer == self._scene.match.younger else "rule-for"
        return say(key, who=say("seat", seat=viewer), rule=words)

    def _question(self) -> Phrase | None:
        """The question by name where several look at one table that hides nothing; else None."""
        scene = self._scene
        if len(scene.match.people) < 2 or scene.session.game.info.hidden:
            return None
        return self._to_viewer(scene.table.prompt(scene.view(), scene.viewer))

    def _rules(self) -> Sequence[Phrase] | None:
        """The rules of this choice; None while the light that they speak of is looked for."""
        scene, model = self._scene, self._scene.model
        if isinstance(scene.table, Teaches):
            return scene.table.first_rules(scene.view(), scene.viewer)
        if not isinstance(scene.table, Guides):
            return ()
        lit = None if scene.picker is None else scene.picker.paths.get(model.lit)
        if lit is None:
            return None
        return scene.table.first_steps(scene.view(), lit, model.lit_beside)

    def staged(self, frames: Sequence[Keyframe]) -> Sequence[Keyframe]:
        """The frames of a move that was just made: they end with what is asked afterwards."""
        frames, rule = self.forced.staged(frames), self.rule()
        if self.guides and isinstance(self._scene.table, Guides):
            return _without_question(frames)  # it would be replaced as soon as the light is there
        return frames if rule is None else _ending(frames, rule)

    def cost(self) -> Phrase | None:
        """The cost of a hint, said once."""
        store, match = self._scene.services.store, self._scene.match
        known = self._knows_cost or not first_hint(store, match, visitor=self._visits)
        if known or not self._hints_count:
            return None
        self._knows_cost = True
        return say("hint-costs")

    def with_price(self, hint: Phrase) -> Phrase:
        """These words, the first time in a lit first game with the news that a hint is free."""
        if self._hints_count or self._visits or self._knows_cost:
            return hint
        self._knows_cost = True
        return say("hint-free", hint=hint)

    def hint_shown(self) -> None:
        """Count a hint, where hints count: a game with hints is marked."""
        if self._hints_count:
            note_hint(self._scene.services.store, self._scene.match, visitor=self._visits)

    def laid(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """These spots with the light, and as a forced move needs them."""
        lit, picker = self._scene.model.lit_next, self._scene.picker
        if picker is not None and (lit or self._scene.light_waits()):
            spots = one_lit(spots, lit, picker.nexts())
        words = None if picker is None else self._words(picker.picked)
        if words is None and picker is not None and not picker.picked:
            words = self._question()
        return self.forced.laid(spots if words is None else _asking(spots, words))

    def _words(self, picked: Path) -> Phrase | None:
        """The rule or the reason that stands in place of the question; None: the question does."""
        model = self._scene.model
        rule = None if picked else self.rule()
        if rule is not None or not model.lit_next or model.lit[: len(picked)] != picked:
            return rule
        return model.lit_before if model.lit_before and not picked else model.lit_beside


def _ending(frames: Sequence[Keyframe], words: Phrase) -> list[Keyframe]:
    """The frames, the last one with these words in place of the question."""
    return [
        replace(frame, spots=_asking(frame.spots, words)) if frame is frames[-1] else frame
        for frame in frames
    ]


def _without_question(frames: Sequence[Keyframe]) -> list[Keyframe]:
    """The frames, the last one without its question, whose place stays free."""
    if not frames:
        return []
    *shown, last = frames
    spots = [
        spot._replace(art=Nothing(), label=None) if spot.id == PROMPT else spot
        for spot in last.spots
    ]
    return [*shown, replace(last, spots=spots)]


def _asking(spots: Sequence[Spot], words: Phrase) -> Sequence[Spot]:
    """The spots with these words in place of the question."""
    return [spot._replace(label=words) if spot.id == PROMPT else spot for spot in spots]


def _without_buttons(spots: Sequence[Spot], ids: Collection[str]) -> Sequence[Spot]:
    """The spots without the buttons that have these ids."""
    return [spot for spot in spots if spot.id not in ids or not isinstance(spot.art, Button)]
