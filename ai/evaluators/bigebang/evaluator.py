"""Knowledge of Big*Bang besides its rules, as the opponents ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai.bot import Thinking
from ai.evaluators.bigebang import endings
from ai.evaluators.bigebang.endings import LEAST, CountedEnding, PuzzlePlan, Solution, counted
from ai.evaluators.bigebang.worth import (
    RATING,
    WORTH,
    PairRating,
    Worth,
    largest_star,
    stops_carbon,
)
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import ANTI, FUSED, HE4, MIRROR, SIZE
from game.rules.bigebang.certain import gains_nothing, is_decided
from game.rules.bigebang.scoring import (
    balance,
    carbon_fusions,
    most_massive,
    nuclei_of_life,
    standing,
    tokens,
    touching,
)
from game.rules.bigebang.state import LIFE, PARALLEL, PASS, UNDECIDED, Move, State, View, restore

# --- reasons --------------------------------------------------------------------------------------
# Why a move of Big*Bang is good, in one sentence.


_GAME = BigEBang()
_NO_CHANCE = Rng("reasons", "bigebang")
"""The contract asks for chance; this game has no use for it."""
FEW = 6
"""Pairs that a player finds on the board: a larger number helps no choice."""
_ACTS = ("fuse", "annihilate", "decay")
STOPS = frozenset({"bigebang-hint-stops", "bigebang-hint-light-stops"})
"""Reasons that decide more than the tokens: the rival would win at once."""


def stack_name(stack: int) -> Phrase:
    """Name of a stack, say "anti-⁴He"."""
    return say(f"bigebang-stack-{stack}")


def reason(view: View, move: Move) -> Phrase:
    """The strongest thing to say for this move."""
    state = restore(view)
    if state.matter == UNDECIDED:
        return _why_side(state, move)
    if state.universe.puzzle:
        return _puzzle_reason(state, move)
    plain = _reason(state, move)
    solution = counted(view)
    if solution is not None and solution.move == move:
        return say("bigebang-hint-counted", outcome=_outcome(solution), reason=plain)
    return _with_lead(state, move, plain)


def _turned(state: State, move: Move) -> tuple[int, int] | None:
    """The tokens of the mover and the rival after a move that betters who leads; None: it does not.

    Nothing decides more, so a hint says it first.
    """
    if state.matter == UNDECIDED or state.universe.puzzle or move.kind not in _ACTS:
        return None
    seat, after = state.turn, state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    was, now = (
        tokens(standing(at, seat), standing(at, 1 - seat))[bool(state.universe.mass) :]
        for at in (state, after)
    )
    if after.carbon >= 0 or _sign(sum(now)) <= _sign(sum(was)):
        return None
    return now.count(1), now.count(-1)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _with_lead(state: State, move: Move, plain: Phrase) -> Phrase:
    """The reason, after the lead in tokens that the move brings."""
    held = _turned(state, move)
    if held is None or plain.key in STOPS:
        return plain
    key = "bigebang-hint-lead" if held[0] > held[1] else "bigebang-hint-level"
    return say(key, mine=held[0], theirs=held[1], reason=plain)


def _why_side(state: State, move: Move) -> Phrase:
    """The side, and its largest star against the other: it need not be the larger one."""
    mine, theirs = (most_massive(state.cells, side)[0] for side in (move.source, 1 - move.source))
    side = say("bigebang-antimatter" if move.source else "bigebang-matter")
    return say("bigebang-hint-side", side=side, mine=mine, theirs=theirs)


def beside_light(view: View, move: Move) -> Phrase | None:
    """The words for the side that is lit: a choice before the first move needs a reason.

    Of two *Students*, the one that was given the lit side won 492 of 1500 deals and drew 330, with
    the other side 402 and 293: slightly better is true. In a Mirror universe the sides are equal.
    """
    if move.kind != "side":
        return None
    even = "-even" if view.universe.mirror else ""
    return say(f"bigebang-light-side{even}", who=say("seat", seat=1 - view.turn))


def _outcome(solution: Solution) -> Phrase:
    if solution.tokens > 0:
        return say("bigebang-hint-counted-win")
    return say("bigebang-hint-counted-loss" if solution.tokens else "bigebang-hint-counted-draw")


def _reason(state: State, move: Move) -> Phrase:
    side = state.turn ^ state.matter
    if move in carbon_fusions(state, side):
        return say("bigebang-hint-carbon")
    stops = stops_carbon(state, move)
    if move.kind == "annihilate":
        return _why_annihilate(state, move, side, stops=stops)
    if stops:
        return say("bigebang-hint-stops")
    if move.kind == "fuse":
        return _why_fuse(state, move, side)
    if move.kind == "decay":
        stack = state.cells[move.source]
        key = "bigebang-hint-decay-own" if (stack > ANTI) == side else "bigebang-hint-decay-rival"
        return say(key, stack=stack_name(stack))
    return _why_pass(state)


def _why_annihilate(state: State, move: Move, side: int, *, stops: bool) -> Phrase:
    stack = state.cells[move.source]
    light = 2 * SIZE[stack]
    if stops:
        return say("bigebang-hint-light-stops", light=light)
    if state.universe.mass:
        in_star = largest_star(state.cells, 1 - side)[move.target] > 2
        key = "bigebang-hint-star-rival" if in_star else "bigebang-hint-mass"
        return say(key, stack=stack_name(stack))
    after = state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    was, now = (most_massive(cells, 1 - side)[0] for cells in (state.cells, after.cells))
    if now < was:
        return say("bigebang-hint-light-star", light=light, was=was, now=now)
    return say("bigebang-hint-light", light=light)


def _why_fuse(state: State, move: Move, side: int) -> Phrase:
    cells = state.cells
    product = FUSED[cells[move.source]][cells[move.target]]
    facts = {"made": stack_name(product)}
    if product in (HE4, HE4 + ANTI):
        return say("bigebang-hint-he4", **facts)
    at_risk = max(_at_risk(state, move.source), _at_risk(state, move.target))
    if at_risk:
        return say("bigebang-hint-escape", light=2 * at_risk, **facts)
    after = state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    gain = most_massive(after.cells, side)[0] - most_massive(cells, side)[0]
    if gain > 0:
        return say("bigebang-hint-star", gain=gain, **facts)
    return say("bigebang-hint-step", **facts)


def _at_risk(state: State, circle: int) -> int:
    """The size of the stack here, if its mirror image is in sight; else 0."""
    mirror = MIRROR[state.cells[circle]]
    seen = any(state.cells[links[circle]] == mirror for links in state.links)
    return SIZE[state.cells[circle]] if seen else 0


def _why_pass(state: State) -> Phrase:
    if len(_GAME.legal_moves(state)) == 1:
        return say("bigebang-hint-pass-only")
    lead = balance(state)
    if state.passes and lead and (lead > 0) == (state.turn == 0):
        return say("bigebang-hint-pass-wins", tokens=abs(lead))
    if is_decided(state):
        return say("bigebang-hint-pass-decided")
    return say("bigebang-hint-pass")


def _puzzle_reason(state: State, move: Move) -> Phrase:
    cells = state.cells
    if move.kind in ("stop", "pass"):
        apart = state.universe.puzzle == PARALLEL and not touching(cells)
        return say("bigebang-hint-stop-apart" if apart else "bigebang-hint-stop")
    stack = cells[move.source]
    if move.kind == "annihilate":
        return say("bigebang-hint-puzzle-light", light=2 * SIZE[stack], stack=stack_name(stack))
    product = FUSED[stack][cells[move.target]]
    after = state.copy()
    _GAME.apply(after, move, _NO_CHANCE)
    if state.universe.puzzle == PARALLEL:
        parted = len(touching(cells)) - len(touching(after.cells))
        key = "bigebang-hint-puzzle-part" if parted > 0 else "bigebang-hint-puzzle-room"
        return say(key, made=stack_name(product), places=max(0, parted))
    if state.universe.puzzle == LIFE:
        side = int(product > ANTI)
        if len(nuclei_of_life(after.cells, side)) > len(nuclei_of_life(cells, side)):
            return say("bigebang-hint-puzzle-carbon")
        return say("bigebang-hint-puzzle-helium", made=stack_name(product))
    return say(
        "bigebang-hint-puzzle-mirror", made=stack_name(product), mirror=stack_name(MIRROR[product])
    )


def next_step(view: View, move: Move) -> Phrase | None:
    """The state of the tokens for Light or for the Star after the move.

    With Light come the last pairs, where they are few enough to be found on the board. None where
    the hint says who leads.
    """
    state = restore(view)
    if (
        state.matter == UNDECIDED
        or state.universe.puzzle
        or move.kind not in ("annihilate", "fuse")
        or _turned(state, move) is not None
    ):
        return None
    seat = state.turn
    _GAME.apply(state, move, _NO_CHANCE)
    mine, theirs = standing(state, seat), standing(state, 1 - seat)
    if move.kind == "annihilate" and not state.universe.shared:
        pairs = sum(reply.kind == "annihilate" for reply in _GAME.legal_moves(state))
        facts = {"mine": mine.light, "theirs": theirs.light}
        if pairs > FEW:
            return say("bigebang-hint-next-light", **facts)
        return say("bigebang-hint-next-light-pairs", **facts, pairs=pairs)
    return say("bigebang-hint-next-star", mine=mine.star, theirs=theirs.star)


# --- evaluator ------------------------------------------------------------------------------------


ATTENTION: Mapping[str, Mapping[str, float]] = {"pass": {"visitor": 0.0}}
"""Share of times a level thinks of a pass while it can act: in 5 of 24 games against *Student* a
*Visitor* two tokens behind ended a full board with one. All other levels always do."""


class BigEBangEvaluator:
    """Rates moves, values positions, says why; plans puzzles and counts small endings."""

    attention = ATTENTION
    """See `ai.greedy.Demands`."""

    def __init__(self, worth: Worth = WORTH, rating: PairRating = RATING) -> None:
        self._worth = worth
        self._rating = rating

    def move_scores(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        """See `rating` and `puzzles`."""
        if state.universe.puzzle:
            return endings.move_scores(state, moves)
        if state.matter == UNDECIDED:
            return self._sides(state)
        scores = self._rating.move_scores(state, moves)
        if state.passes and PASS in moves and gains_nothing(state):
            # It would play on for minutes, and change nothing.
            best = max(scores) + 1.0
            return [
                best if move == PASS else score for move, score in zip(moves, scores, strict=True)
            ]
        return scores

    def value(self, state: State) -> tuple[float, ...]:
        """See `worth` and `puzzles`."""
        if state.universe.puzzle:
            return (endings.worth(state),) * state.universe.seats
        lead = self._worth.of(state)
        return lead, -lead

    def reason(self, view: View, move: Move) -> Phrase:
        """See `reasons`."""
        return reason(view, move)

    def beside_light(self, view: View, move: Move) -> Phrase | None:
        """See `ai.bot.Justifies`."""
        return beside_light(view, move)

    def next_step(self, view: View, move: Move) -> Phrase | None:
        """The state of a token after the move."""
        return next_step(view, move)

    def plan(self, view: View, moves: Sequence[Move]) -> Thinking[Move] | None:
        """Puzzles for one are planned by beams; endings with few moves left are counted."""
        if view.universe.seats == 1:
            return PuzzlePlan(view, LEAST)
        solution = counted(view)
        return None if solution is None else CountedEnding(solution)

    def _sides(self, state: State) -> list[float]:
        """Matter, then antimatter, for the chooser, who moves second."""
        leads = []
        for side in (0, 1):
            chosen = state.copy()
            chosen.matter = state.turn ^ side
            chosen.turn = 1 - state.turn
            lead = self._worth.of(chosen)
            leads.append(4.0 * (lead if state.turn == 0 else -lead))
        return leads
