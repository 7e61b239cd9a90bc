"""Keyframes: what the table shows, beat by beat, on the way from one position to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.contract import Seat
from game.core.phrase import Phrase
from game.core.session import AnyRuleEvent, AnySession, RuleEvent
from game.effects.weights import BEATS, HIGHLIGHT
from game.tables.capabilities import (
    Announces,
    Facts,
    Highlight,
    Highlights,
    Notice,
    Notices,
    Throws,
    Warns,
)
from game.tables.pictures import (
    Badge,
    Button,
    Chip,
    Face,
    Icon,
    Label,
    Line,
    Panel,
    Player,
    ScorePicture,
)
from game.tables.sheet import Rect, Sheet
from game.tables.table import TAG, Effect, Reads, Spot, Table
from game.ui.viewport import Viewport

PROMPT = "prompt"
"""The spot in which a table asks for a move."""
ASKS = (PROMPT, "headline")
"""Ids of the words that ask a player for an act."""
JOLT = "jolt"
PLAIN = "card"
"""Sound of an event without a declared one."""
AT_ONCE = 60_000
"""Pixels of pictures that one frame paints ahead, rounded up to a whole one: a card at 1080p and at
4K, three at 720p. They take 2 to 4 ms."""
TRAVEL = 2.7
"""Factor for the travel time of an opponent's piece: about 0.7 seconds."""
RISE = 1.5
"""The same while it is held up."""
STANDS = 0.6
"""Seconds that the card of an opponent is held up."""
READ = 2.0
"""Seconds that the sentence of a highlight stands, after the words that rise."""
WEIGHTY = 3
"""Weight of an event from which on its sentence is worth reading after the move."""
HIGH = 250.0
"""Units of its longer side meanwhile."""
SENTENCE = (620.0, 60.0)
"""Width and height of the sentence below it."""
BUILT = 4
"""Square units of other cards that it may hide rather than one of the field."""
UP = 69
FAR = 12.0
"""Units from which something lies in another place."""
WORDS = (Label, Chip, Badge, Button, ScorePicture, Panel, Player, Face, Icon, Line)
"""Pictures that are no pieces."""
DIE = "roll"
"""The effect whose outcome is unknown before it lies."""


@dataclass(frozen=True, slots=True)
class Keyframe:
    """Table at one event."""

    spots: Sequence[Spot]
    effects: Sequence[Effect]
    kind: str
    """The kind of the event that it completes; empty where more of the event is to come."""
    line: Phrase | None
    """Line of the log from now on."""
    sound: str
    """Sound, of the palette of `game.effects.sound`; empty: none."""
    slow: float = 1.0
    """Factor for the time that things take to their places."""
    hold: float = 0.0
    """Seconds that it stands when all is in its place."""
    about: str = ""
    """Id of the spot beside which its line stays to be read; empty: none."""
    said: Phrase | None = None
    """Sentence at the face of its mover that the log has already: a move is shown once more."""
    gift: tuple[Seat, Phrase] | None = None
    """The player whom the event brings something, and the sentence for that player."""
    calm: bool = False
    """True if it stands to be read however long the wait was."""
    notice: Notice | None = None
    """Words in large letters after its event."""
    stands: bool = False
    """True where such words lie over the table: a touch ends them, and nothing else."""

    @property
    def weighty(self) -> bool:
        """True if its line is worth reading after the move, too."""
        return BEATS.get(self.kind, 1) >= WEIGHTY

    @property
    def reads(self) -> bool:
        """True if words rise or stand in it, to be read however long the wait was."""
        return self.calm or any(effect.kind == "words" for effect in self.effects)


@dataclass(frozen=True, slots=True)
class Log:
    """Events in sentences; those of moves that are taken back go."""

    lines: tuple[Phrase, ...] = ()
    before: Mapping[int, int] = field(default_factory=dict)
    """Number of a move -> lines that were there before it."""

    def told(self, line: Phrase) -> Log:
        """The log with one more line."""
        return replace(self, lines=(*self.lines, line))

    def begun(self, move: int, waiting: Iterable[Keyframe] = ()) -> Log:
        """From now on lines are of this move, but for those that are ``waiting`` to be told."""
        pending = sum(frame.line is not None for frame in waiting)
        return replace(self, before={**self.before, move: len(self.lines) + pending})

    def by_move(self) -> list[tuple[int | None, tuple[Phrase, ...]]]:
        """Groups of lines in their order, each with the number of moves made when it was whole.

        The first group holds what was told before the first of these moves; None where no move
        was made since the log began.
        """
        starts = sorted(self.before.items())
        if not starts:
            return [(None, self.lines)] if self.lines else []
        first, untold = starts[0]
        groups: list[tuple[int | None, tuple[Phrase, ...]]] = [(first, self.lines[:untold])]
        ends = [lines for _, lines in starts[1:]] + [len(self.lines)]
        for (move, begin), end in zip(starts, ends, strict=True):
            groups.append((move + 1, self.lines[begin:end]))
        return [(moves, lines) for moves, lines in groups if lines]

    def rewound(self, moves: int) -> Log:
        """The log without what all but the first ``moves`` moves brought."""
        kept = {move: lines for move, lines in self.before.items() if move < moves}
        taken = [lines for move, lines in self.before.items() if move >= moves]
        return Log(self.lines[: min(taken)] if taken else self.lines, kept)


class Story:
    """The events of a game so far, and what is worth telling of the last ones."""

    def __init__(self) -> None:
        self._session: AnySession | None = None
        self._moves = 0
        self._events: list[tuple[str, Facts]] = []

    def highlights(
        self, table: object, session: AnySession, events: Sequence[AnyRuleEvent]
    ) -> Sequence[Highlight | None]:
        """The highlight of each of these events, which the last move brought; or None."""
        if not events or not isinstance(table, Highlights):
            return [None] * len(events)
        moves = len(session.moves)
        if session is self._session and moves == self._moves + 1:
            self._events += [(event.kind, event.facts) for event in events]
        else:
            self._events = session.events()
        self._session, self._moves = session, moves
        return table.highlights(self._events, len(events), events[-1].view)


def highlighted(told: Highlight, spots: Sequence[Spot], final: Sequence[Spot]) -> Keyframe:
    """The frame of a highlight: the words rise at its place.

    Buttons that are gone when the move is over, on the ``final`` board, mean nothing any more.
    """
    shout = Effect("words", told.at, words=told.shout)
    hold, about = (READ, told.at) if told.reads else (0.0, "")
    after = _meant(unasked(spots), final)
    return Keyframe(after, (shout,), HIGHLIGHT, told.line, told.sound, hold=hold, about=about)


def _meant(spots: Sequence[Spot], final: Sequence[Spot]) -> list[Spot]:
    """The same table without the buttons that are not on the ``final`` board."""
    there = {spot.id for spot in final}
    return [s for s in spots if s.id in there or not isinstance(s.art, Button)]


def still(spots: Sequence[Spot], sound: str = "card") -> Keyframe:
    """A position as it is, without a show."""
    return Keyframe(spots, (), "", None, sound)


def keyframes(
    table: Table[Any, Any],
    sound: Callable[[str], str],
    event: RuleEvent[Any],
    spots: Sequence[Spot],
    before: Sequence[Spot],
) -> list[Keyframe]:
    """Keyframes of the event that leads from the board ``before`` to the board ``spots``.

    ``sound``: the sound of each kind of event, see `Cabinet.sound`.

    In the middle of a move no seat is asked for anything: the mover has moved already. A die
    rolls on the board as it was; what it shows, and what is said of it, comes when it lies.
    """
    shows = tuple(table.effects(event.kind, event.facts, event.view))
    line = table.tell(event.kind, event.facts, event.view)
    if spots == before and not shows and line is None:
        return []
    after = unasked(spots)
    # A vertex that is complete but wrong is an event like a right one: what jolts sounds like it.
    jolts = any(show.kind == "shake" for show in shows)
    cue = table.danger(event.kind, event.view) if isinstance(table, Warns) else ""
    cue = cue or (JOLT if jolts else sound(event.kind))
    dice = tuple(show for show in shows if show.kind == DIE)
    there = {spot.id for spot in before}
    if not dice or not all(die.at in there for die in dice):
        return [_told(table, event, Keyframe(after, shows, event.kind, line, cue))]
    others = tuple(show for show in shows if show.kind != DIE)
    over = isinstance(table, Throws) and table.ends_turn(event.kind)
    calm = (_without_buttons if over else asleep)(unasked(before))
    return [
        Keyframe(calm, dice, "", None, cue),
        Keyframe(after, others, event.kind, line, ""),
    ]


def _told(table: object, event: AnyRuleEvent, frame: Keyframe) -> Keyframe:
    """The frame of an event with what the table has to say about it."""
    told = event.kind, event.facts, event.view
    if isinstance(table, Reads):
        frame = replace(frame, hold=table.reading(*told))
    if isinstance(table, Announces):
        frame = replace(frame, gift=table.gift(*told))
    return replace(frame, notice=table.notice(*told)) if isinstance(table, Notices) else frame


def rolls(frame: Keyframe) -> bool:
    """True if a die rolls in this keyframe."""
    return any(effect.kind == DIE for effect in frame.effects)


def unasked(spots: Sequence[Spot]) -> list[Spot]:
    """The same table without a question to a seat."""
    rest = [spot for spot in spots if spot.id not in ASKS]
    return [s if (calm := s.art.calm()) is s.art else s._replace(art=calm) for s in rest]


def asleep(spots: Sequence[Spot]) -> list[Spot]:
    """The same table while its buttons mean nothing: until a die lies."""
    return [s._replace(dim=True) if isinstance(s.art, Button) else s for s in spots]


def _without_buttons(spots: Sequence[Spot]) -> list[Spot]:
    """The same table when the turn is over, before the last dice of it lie."""
    return [s for s in spots if not isinstance(s.art, Button)]


def concluded(
    frames: Sequence[Keyframe],
    begun: Sequence[Spot],
    before: Sequence[Spot],
    final: Sequence[Spot],
) -> list[Keyframe]:
    """The frames of a move, the last one on the board ``before``, up to the table as it is.

    No seat is asked before the last event was seen, and no button stays that a move took away.
    While a die rolls or lies in a hand all of them sleep: one that is gone would tell how the die
    falls. Nor is there a button yet that was not on the board on which the move was ``begun``.
    """
    if not frames:
        return []
    shown = []
    for frame in frames:
        spots = frame.spots if rolls(frame) else _meant(frame.spots, final)
        shown.append(replace(frame, spots=_meant(spots, begun)))
    if final == before == unasked(final):
        return [*shown[:-1], replace(shown[-1], spots=final)]
    return [*shown, Keyframe(final, (), "", None, "")]


def hold_scores(frames: Iterable[Keyframe], before: Sequence[Spot]) -> list[Keyframe]:
    """Scores stay as on the board ``before`` until the frame whose points fly to them.

    Rules may count at once what several events of a move bring.
    """
    shown = list(frames)
    there = {spot.id: spot for spot in before}
    first: dict[str, int] = {}
    for number, frame in enumerate(shown):
        for effect in frame.effects:
            if effect.kind == "points" and effect.to in there:
                first.setdefault(effect.to, number)
    held: list[Keyframe] = []
    for number, frame in enumerate(shown):
        if any(number < start for start in first.values()):
            spots = [there[s.id] if number < first.get(s.id, 0) else s for s in frame.spots]
            held.append(replace(frame, spots=spots))
        else:
            held.append(frame)
    return held


# --- the hand of an opponent ----------------------------------------------------------------------


def by_hand(
    before: Sequence[Spot],
    frames: Sequence[Keyframe],
    sheet: Sheet,
    *,
    hold: bool = True,
    deals: Callable[[str], bool] | None = None,
) -> list[Keyframe]:
    """The keyframes of an opponent's move so that an eye can follow.

    The first card that is laid stands large in the middle of the table before it travels, and
    everything goes slowly. ``before``: the board on which the move was made. ``hold``: whether a
    card is held up. ``deals``: whether events of a kind deal cards, at the usual speed.
    """
    shown: list[Keyframe] = []
    held = not hold
    for frame in frames:
        if deals is not None and deals(frame.kind):
            shown.append(frame)
            before = frame.spots
            continue
        card = None if held else laid_card(before, frame.spots)
        if card is not None:
            held = True
            shown.append(_held_up(before, card, frame.spots, sheet))
        travels = bool(arrivals(before, frame.spots))
        shown.append(replace(frame, slow=TRAVEL if travels else frame.slow))
        before = frame.spots
    return shown


def announced(
    before: Sequence[Spot],
    frames: Sequence[Keyframe],
    sheet: Sheet,
    gifts: Mapping[Phrase, float],
) -> list[Keyframe]:
    """The keyframes of an opponent's move, before a gift the card, large, with its sentence.

    ``gifts``: sentences that are announced, with the seconds that each of them stands.
    """
    shown: list[Keyframe] = []
    for frame in frames:
        words = None if frame.gift is None else frame.gift[1]
        there = {spot.id for spot in before}
        came = [s for s in frame.spots if s.id not in there and _open_card(s)]
        if words in gifts and words is not None and came:
            held = _held_up(before, came[-1], frame.spots, sheet)
            *others, card = held.spots
            left, _, right, _ = sheet.board
            wide, high = min(SENTENCE[0], right - left), SENTENCE[1]
            at = card.x, card.y + card.h / 2 + high, wide, high, TAG + 2
            chip = Spot("gift", Chip("yellow", letters=26), *at, words)
            below = [Rect.of(card), Rect.of(chip)]
            spots = [
                s for s in others if s.z < TAG or not any(Rect.of(s).overlap(b) for b in below)
            ]
            spots += [card, chip]
            shown.append(replace(held, spots=spots, hold=gifts[words], calm=True, sound="chime"))
        shown.append(frame)
        before = frame.spots
    return shown


def arrivals(before: Sequence[Spot], after: Sequence[Spot]) -> list[Spot]:
    """Pieces that are new on a board, or lie in another place; no words and no controls."""
    there = {spot.id: spot for spot in before}
    return [
        spot
        for spot in after
        if not isinstance(spot.art, WORDS)
        and not spot.art.unseen
        and spot.z > 0
        and _came(there.get(spot.id), spot)
    ]


def laid_card(before: Sequence[Spot], after: Sequence[Spot]) -> Spot | None:
    """The card that a move lays open: not one that goes into a hand, where it gets smaller.

    Where a card becomes something else on the table, it is the card as it was.
    """
    there, here = {spot.id: spot for spot in before}, {spot.id for spot in after}
    cards: list[Spot] = []
    for spot in arrivals(before, after):
        old, source = there.get(spot.id), there.get(spot.source)
        drawn = source is not None and spot.h < source.h
        if _open_card(spot) and (old.h < spot.h if old else bool(spot.source) and not drawn):
            cards.append(spot)
        elif source is not None and source.id not in here and _open_card(source):
            cards.append(source)
    return max(cards, key=lambda spot: spot.w * spot.h, default=None)


def _open_card(spot: Spot) -> bool:
    return spot.art.lifts and not spot.art.back and not spot.dim


def _came(old: Spot | None, new: Spot) -> bool:
    return old is None or abs(old.x - new.x) + abs(old.y - new.y) > FAR


def _held_up(before: Sequence[Spot], card: Spot, after: Sequence[Spot], sheet: Sheet) -> Keyframe:
    """The board as it was, and over it the card, large.

    Where it comes from stays, but for the card itself: the pile that it was drawn from still lies
    there when the board is as in ``after``.
    """
    left, _, right, _ = sheet.board
    zoom = max(1.0, HIGH / max(card.w, card.h))
    large = card._replace(w=card.w * zoom, h=card.h * zoom)
    held = large._replace(
        x=(left + right) / 2,
        y=_clear_of_the_field(before, large, sheet),
        z=UP,
        angle=0.0,
        afield=False,
        spoken=None,
    )
    here = {spot.id for spot in after}
    others = [
        spot
        for spot in unasked(before)
        if spot.id != card.id and (spot.id != card.source or spot.id in here or not spot.art.lifts)
    ]
    return Keyframe([*others, held], (), "", None, "", slow=RISE, hold=STANDS)


def _clear_of_the_field(before: Sequence[Spot], large: Spot, sheet: Sheet) -> float:
    """The height at which it stands: the middle, or where it hides less of what is built there.

    A table with a field (`Spot.afield`) has the viewer's own work in the middle.
    """
    left, top, right, bottom = sheet.board
    x, middle = (left + right) / 2, (top + bottom) / 2 - 60
    pieces = (spot for spot in before if not isinstance(spot.art, WORDS) and not spot.art.unseen)
    there = [s for s in pieces if (s.afield or s.art.lifts) and s.id != large.id]
    if not any(spot.afield for spot in there):
        return middle
    weighed = [(Rect.of(spot), BUILT if spot.afield else 1) for spot in there]

    def hidden(y: float) -> float:
        card = Rect.of(large._replace(x=x, y=y))
        return sum(k * card.overlap(box) for box, k in weighed) + abs(y - middle)

    lowest = int(bottom - large.h / 2)
    least: float = min((middle, *range(int(top + large.h / 2), lowest + 1, 12)), key=hidden)
    return least


class Chain:
    """Points that reach their score are heard, each of a move a little higher."""

    TONES = 5
    """Of the palette of sounds; the last one stays."""

    def __init__(self, play: Callable[[str], None]) -> None:
        self._play = play
        self._length = 0

    def begin(self) -> None:
        """Another move."""
        self._length = 0

    def landed(self, count: int) -> None:
        """So many more have reached their score."""
        for _ in range(count):
            self._length = min(self._length + 1, self.TONES)
            self._play(f"point{self._length}")


class Ahead:
    """A keyframe that is painted part by part, before it is shown.

    Cards take long to paint for the first time: no frame has to paint many of them.
    """

    def __init__(self, frame: Keyframe, spots: Sequence[Spot], viewport: Viewport) -> None:
        """``spots``: those of the frame, as large as they are seen."""
        self.frame = frame
        self._renderer = renderer = viewport.renderer
        lying = [spot for spot in spots if not spot.art.unseen]
        self._new = [s for s in lying if not renderer.knows(s.art, s.w, s.h, s.label)]

    def painted(self) -> bool:
        """Paint one more part; return True if nothing is left to paint."""
        if not self._new:
            return True
        room = float(AT_ONCE)
        while self._new and room > 0:
            spot = self._new[-1]
            if not self._renderer.paint_part(spot.art, spot.w, spot.h, spot.label):
                return False
            self._new.pop()
            room -= self._renderer.px(spot.w) * self._renderer.px(spot.h)
        return False
