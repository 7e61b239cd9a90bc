"""The table of Big*Bang: layout, touches, answers, words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Filling, Phrase, say
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import CIRCLES, EMPTY, MIRROR, between
from game.rules.bigebang.moves import listed
from game.rules.bigebang.rules import universe
from game.rules.bigebang.scoring import UNSOLVED, medal, puzzle_score, standing
from game.rules.bigebang.state import Move, View, restore
from game.tables.bigebang import layout, touches
from game.tables.bigebang.first_rules import first_rules
from game.tables.bigebang.geometry import Plan, plan_for
from game.tables.bigebang.highlights import highlights
from game.tables.bigebang.names import SIDE_NAMES, energy, figure, side_of, stack_name
from game.tables.capabilities import share
from game.tables.sheet import OnSheet
from game.tables.table import CONFIRM, CountLine, Effect, Lens, Spot

BESIDE = frozenset({"chart", "prompt", "decay"})
"""Beginnings of the ids of aids that do not lie on the board."""


def _afield(spots: Iterable[Spot], plan: Plan) -> Iterator[Spot]:
    """The spots, those on the board marked if one may come nearer to it."""
    for spot in spots:
        on_board = plan.window is not None and spot.id.partition(":")[0] not in BESIDE
        yield spot._replace(afield=True) if on_board else spot


class BigEBangTable(OnSheet):
    """See `game.tables.table.Table`."""

    page_order: Sequence[int] = ()
    carries = True
    addressed = frozenset(("prompt", "pass"))
    first_rules = staticmethod(first_rules)
    highlights = staticmethod(highlights)

    def figures(self) -> dict[str, Filling]:
        """The circles, and how many particles of each type lie on them."""
        usual = BigEBang.info.complete({})
        both = universe(2, {**usual, "small": 1, "darkness": 1})
        return {"circles": CIRCLES, "each": universe(2, usual).each, "both": both.each}

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """Board in the middle, tracker left, chart right, seats and pass below."""
        plan = plan_for(self.sheet)
        return [
            *_afield(layout.board(view, plan), plan),
            *layout.tracker(view, seat, plan),
            *layout.chart(view, seat, plan),
            *layout.carbon_watch(view, seat, plan),
            *layout.seats(view, seat, plan),
            *layout.buttons(view, plan, waits=view.turn != seat),
            layout.prompt_line(self.prompt(view, seat), plan),
        ]

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Stack, then partner; with GRAVITY then the spot; a decay by its own button."""
        source = f"cell:{move.source}"
        match move.kind:
            case "fuse" if view.universe.gravity and len(between(move.source, move.target)) > 2:
                return source, f"cell:{move.target}", f"cell:{move.spot}"
            case "fuse" | "annihilate":
                return source, f"cell:{move.target}"
            case "decay":
                return source, "decay"
            case "side":
                return (f"side:{move.source}",)
            case "pass" if layout.doubtful(view):
                return "pass", CONFIRM
        return (move.kind,)

    def detours(self, view: View, move: Move) -> Sequence[tuple[str, ...]]:
        """The middle of two stacks (ruling 23), and a seat with both sides: from either end."""
        if move.kind == "fuse" and view.universe.gravity:
            way = between(move.source, move.target)
            if 2 * way.index(move.spot) != len(way) - 1:
                return ()
        elif move.kind != "annihilate" or view.universe.seats != 1:
            return ()
        path = self.clicks(view, move)
        return ((path[1], path[0], *path[2:]),)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Rays to the partners of the picked stack, what would come of it, the lit chart."""
        if picked and picked[0] == "pass":
            return list(layout.question(view, plan_for(self.sheet)))
        if not picked or not picked[0].startswith("cell:"):
            return ()
        source = int(picked[0].removeprefix("cell:"))
        begun = [_from(source, move) for move in moves]
        plan = plan_for(self.sheet)
        return list(_afield(touches.aids(view, picked, begun, plan), plan))

    def closer(self, view: View, seat: Seat, spot: str) -> Sequence[Spot]:
        """The chart, where its places are small."""
        return layout.closer(view, seat, spot, plan_for(self.sheet))

    def window(self, view: View) -> tuple[float, float, float, float] | None:
        """On a narrow sheet the circles are smaller than a finger: one may come nearer."""
        return plan_for(self.sheet).window

    def lens(self, view: View) -> Lens:
        """In a corner that the sky leaves free."""
        return plan_for(self.sheet).lens

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule or the physics, in one sentence."""
        return touches.why_not(view, seat, picked, spot)

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """Whose turn it is, and what there is to do."""
        if view.over:
            if view.universe.puzzle:
                return say("bigebang-prompt-over")
            return say("bigebang-prompt-over-why", why=layout.why_over(view))
        if view.turn != seat:
            key = "bigebang-prompt-picks" if view.matter < 0 else "bigebang-prompt-wait"
            return say(key, who=say("seat", seat=view.turn))
        if view.matter < 0:
            universe = view.universe
            return say("bigebang-prompt-side", even=int(bool(universe.mirror or universe.puzzle)))
        if len(listed(restore(view))) == 1:
            # Ruling 11: who cannot act is offered the pass.
            return say(
                "bigebang-prompt-stop" if view.universe.seats == 1 else "bigebang-prompt-stuck"
            )
        if view.universe.puzzle:
            return say(f"bigebang-prompt-puzzle-{view.universe.puzzle}")
        if layout.decided(view):
            return say("bigebang-prompt-decided")
        return say("bigebang-prompt-passed" if view.passes else "bigebang-prompt-turn")

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """The log line of an event."""
        who = say("seat", seat=facts.get("seat", 0))
        match kind:
            case "fused":
                return say(
                    "bigebang-log-fused",
                    who=who,
                    first=stack_name(facts["first"]),
                    second=stack_name(facts["second"]),
                    made=stack_name(facts["made"]),
                )
            case "annihilated":
                stack = facts["stack"]
                return say(
                    "bigebang-log-annihilated",
                    who=who,
                    first=stack_name(stack),
                    second=stack_name(MIRROR[stack]),
                    light=facts["light"],
                )
            case "decayed":
                first, product = stack_name(facts["stack"]), stack_name(facts["made"])
                return say("bigebang-log-decayed", who=who, first=first, made=product)
            case "chosen":
                return say("bigebang-log-chosen", who=who, side=SIDE_NAMES[facts["side"]])
            case "ended":
                if view.universe.puzzle:
                    return say("bigebang-log-ended-puzzle")
                return say("bigebang-log-ended", why=layout.why_over(view))
        return say(f"bigebang-log-{kind}", who=who)

    def goal(self, view: View) -> Phrase:
        """The tokens, or the task of the puzzle."""
        puzzle = view.universe.puzzle
        without_light = view.universe.mass and not puzzle
        return say("bigebang-goal-mass" if without_light else f"bigebang-goal-{puzzle}")

    def changed(self, view: View, seat: Seat | None) -> Phrase | None:
        """Matter or antimatter, and who begins."""
        if view.universe.seats < 2 or view.matter < 0:
            return None
        first = say("seat", seat=view.turn)
        if seat is None:
            return say("bigebang-changed-both", who=first, side=side_of(view, view.turn))
        begins = "begin" if view.turn == seat else "wait"
        return say(f"bigebang-changed-{begins}", who=first, side=side_of(view, seat))

    def tension(self, view: View) -> float:
        """The free part of the board: matter and antimatter cannot go on meeting for long."""
        if view.passes:
            return 1.0
        return share(view.cells.count(EMPTY), len(view.cells))

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """A ring for a fusion, light for an annihilation, a shower for Carbon."""
        match kind:
            case "fused":
                spot = f"cell:{facts['spot']}"
                what = energy(facts["first"], facts["second"])
                return [Effect("fuse", spot), Effect("words", spot, words=what)]
            case "annihilated":
                source, target = f"cell:{facts['source']}", f"cell:{facts['target']}"
                lit = Effect("points", target, "token:light:icon", facts["light"])
                return [Effect("annihilate", source, target), lit]
            case "decayed":
                return [Effect("decay", f"cell:{facts['spot']}")]
            case "carbon":
                return [Effect("shower", f"cell:{facts['spot']}")]
        return ()

    def tally(self, view: View) -> tuple[int, ...] | None:
        """Tokens, for a series of games; Carbon counts 3-0 (ruling 21)."""
        if view.universe.puzzle:
            return None
        if view.carbon >= 0:
            return (3, 0) if view.carbon == 0 else (0, 3)
        won_by = [lead for _, _, lead in layout.leads(view, 0)]
        return won_by.count(1), won_by.count(-1)

    def score(self, view: View) -> int | None:
        """The score of a puzzle; None for a duel, and for a puzzle that was left unsolved."""
        if not view.universe.puzzle or medal(view) == UNSOLVED:
            return None
        return puzzle_score(view)

    def result(self, view: View) -> Sequence[CountLine]:
        """The tokens and what decided them, or the score of a puzzle."""
        if view.universe.puzzle:
            score = figure(abs(puzzle_score(view)))
            return [
                CountLine(say(f"bigebang-score-{view.universe.puzzle}"), (score,)),
                CountLine(say("bigebang-result-medal"), (layout.medal_phrase(view),), total=True),
            ]
        lines = []
        for name, pair, _ in layout.leads(view, 0):
            lines.append(_line(f"bigebang-result-{name}", *pair))
            if name == "helium" and pair[0] == pair[1]:
                he3 = standing(view, 0).he3, standing(view, 1).he3
                lines.append(_line("bigebang-result-he3", *he3))
        if view.carbon >= 0:
            lines = [line._replace(worth="nothing") for line in lines]
        key = "bigebang-result-carbon" if view.carbon >= 0 else "bigebang-result-tokens"
        first, second = self.tally(view) or (0, 0)
        return [*lines, _line(key, first, second, total=True)]


def _from(source: int, move: Move) -> Move:
    """The move as it is touched: from the stack that was picked, where it began at either end."""
    if move.target != source:
        return move
    return move._replace(source=source, target=move.source)


def _line(key: str, first: int, second: int, *, total: bool = False) -> CountLine:
    scores, figures = (first, second) if total else (), (figure(first), figure(second))
    return CountLine(say(key), figures, total, scores=scores, worth="token")
