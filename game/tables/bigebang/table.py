"""The table of Big*Bang: layout, touches, answers, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.bigebang.board import RAYS
from game.rules.bigebang.moves import MEETINGS, Move
from game.rules.bigebang.nuclei import DARK, DECAYED, FUSED, MIRROR, SIDE, SIZE
from game.rules.bigebang.scoring import balance, puzzle_score, standing, tokens
from game.rules.bigebang.state import View
from game.tables.bigebang import layout
from game.tables.bigebang.geometry import CIRCLE, PLACES, ray
from game.tables.bigebang.names import SIDE_NAMES, TOKENS, stack_name, why_no_fusion
from game.tables.table import Effect, Line, Spot


class BigEBangTable:
    """See `game.tables.table.Table`."""

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """Board in the middle, tracker left, chart right, seats and pass below."""
        return [
            *layout.board(view),
            *layout.tracker(view, seat),
            *layout.chart(view, seat),
            *layout.seats(view, seat),
            *layout.buttons(view, seat),
            Spot("prompt", "label:yellow,19,center", 740, 608, 440, 34, 6, self.prompt(view, seat)),
        ]

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Stack, then partner; with GRAVITY then the spot; a decay by its own button."""
        source = f"cell:{move.source}"
        match move.kind:
            case "fuse" if view.universe.gravity and self._several(move):
                return source, f"cell:{move.target}", f"cell:{move.spot}"
            case "fuse" | "annihilate":
                return source, f"cell:{move.target}"
            case "decay":
                return source, "decay"
            case "side":
                return (f"side:{move.source}",)
        return (move.kind,)

    @staticmethod
    def _several(move: Move) -> bool:
        return len(MEETINGS[move.source, move.target]) > 1

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Rays to the partners of the picked stack, what would come of it, the lit chart."""
        if not picked or not picked[0].startswith("cell:"):
            return ()
        source = int(picked[0].removeprefix("cell:"))
        code = view.cells[source]
        spots = list(layout.chart_marks(code))
        shown: set[int] = set()
        for move in moves:
            if move.kind == "decay":
                spots.append(self._decay(code))
            elif len(picked) > 1:
                spots += self._ghost(view, move)
            elif move.target not in shown:
                shown.add(move.target)
                spots += self._way(view, move)
        return spots

    def _decay(self, code: int) -> Spot:
        label = say("bigebang-decay", made=stack_name(DECAYED[code]))
        return Spot("decay", "button:outline", 1090, 560, 196, 64, 12, label, label)

    def _way(self, view: View, move: Move) -> list[Spot]:
        """A ray and a tag: "= ³H" or "+4 light"."""
        x, y, length, angle = ray(move.source, move.target)
        tx, ty = PLACES[move.target]
        fuses = move.kind == "fuse"
        code = view.cells[move.source]
        art = "line:green,glow" if fuses else "line:yellow,dashed"
        tag = (
            say("bigebang-makes", made=stack_name(FUSED[code][view.cells[move.target]]))
            if fuses else say("bigebang-gives", light=2 * SIZE[code])
        )  # fmt: skip
        chip = "chip:green" if fuses else "chip:white"
        return [
            Spot(f"ray:{move.target}", art, x, y, length, 6, 2, angle=angle),
            Spot(f"tag:{move.target}", chip, tx, ty + CIRCLE / 2 + 3, 66, 22, 20, tag),
        ]

    def _ghost(self, view: View, move: Move) -> list[Spot]:
        """GRAVITY: what would stand on this spot."""
        x, y = PLACES[move.spot]
        made = FUSED[view.cells[move.source]][view.cells[move.target]]
        tag = say("bigebang-makes", made=stack_name(made))
        return [Spot(f"ghost:{move.spot}", "chip:green", x, y, 72, 26, 20, tag)]

    # --- answers ----------------------------------------------------------------------------------

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule or the physics, in one sentence."""
        if not spot.startswith("cell:"):
            return say("bigebang-why-token" if spot.startswith("token") else "bigebang-why-choose")
        circle = int(spot.removeprefix("cell:"))
        code = view.cells[circle]
        if view.matter < 0:
            return say("bigebang-why-choose")
        if picked and picked[0].startswith("cell:"):
            return self._why_no_partner(view, int(picked[0].removeprefix("cell:")), circle)
        if code == DARK:
            return say("bigebang-why-dark")
        if not code:
            return say("bigebang-why-empty")
        mine = 0 if view.matter == seat else 1
        if SIDE[code] != mine and not view.universe.puzzle:
            return say("bigebang-why-theirs", side=SIDE_NAMES[mine])
        return say("bigebang-why-alone", what=stack_name(code), mirror=stack_name(MIRROR[code]))

    def _why_no_partner(self, view: View, source: int, circle: int) -> Phrase:
        a, b = view.cells[source], view.cells[circle]
        way = next((way for way in RAYS[source] if circle in way), None)
        if way is None:
            return say("bigebang-why-line")
        if any(view.cells[c] for c in way[: way.index(circle)]):
            return say("bigebang-why-blocked")
        if not b:
            return say("bigebang-why-no-plain-move")
        if b == DARK:
            return say("bigebang-why-dark")
        if SIDE[a] == SIDE[b]:
            return why_no_fusion(a, b)
        return say("bigebang-why-not-mirror", what=stack_name(a), mirror=stack_name(MIRROR[a]))

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """Whose turn it is, and what there is to do."""
        if view.over:
            return say("bigebang-prompt-over")
        if view.turn != seat:
            return say("bigebang-prompt-wait", who=say("seat", seat=view.turn))
        if view.matter < 0:
            return say("bigebang-prompt-side")
        if view.universe.puzzle:
            return say(f"bigebang-prompt-puzzle-{view.universe.puzzle}")
        return say("bigebang-prompt-passed" if view.passes else "bigebang-prompt-turn")

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """The log line of a beat."""
        who = say("seat", seat=facts.get("seat", 0))
        match kind:
            case "fused":
                return say(
                    "bigebang-log-fused", who=who, first=stack_name(facts["first"]),
                    second=stack_name(facts["second"]), made=stack_name(facts["made"]),
                )  # fmt: skip
            case "annihilated":
                stack = facts["stack"]
                return say(
                    "bigebang-log-annihilated", who=who, first=stack_name(stack),
                    second=stack_name(MIRROR[stack]), light=facts["light"],
                )  # fmt: skip
            case "decayed":
                first, made = stack_name(facts["stack"]), stack_name(facts["made"])
                return say("bigebang-log-decayed", who=who, first=first, made=made)
            case "chosen":
                return say("bigebang-log-chosen", who=who, side=SIDE_NAMES[facts["side"]])
            case "passed" | "stopped" | "carbon":
                return say(f"bigebang-log-{kind}", who=who)
        return say(f"bigebang-log-{kind}")

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """A ring for a fusion, light for an annihilation, a shower for Carbon."""
        match kind:
            case "fused":
                return [Effect("ring", f"cell:{facts['spot']}")]
            case "annihilated":
                target, source = f"cell:{facts['target']}", f"cell:{facts['source']}"
                return [Effect("annihilate", target, source, facts["light"])]
            case "decayed":
                return [Effect("decay", f"cell:{facts['spot']}")]
            case "carbon":
                return [Effect("shower", f"cell:{facts['spot']}")]
        return ()

    def result(self, view: View) -> Sequence[Line]:
        """The three tokens, or the score of a puzzle."""
        if view.universe.puzzle:
            score = literal(str(abs(puzzle_score(view))))
            return [
                Line(say(f"bigebang-score-{view.universe.puzzle}"), (score,)),
                Line(say("bigebang-result-medal"), (layout.medal_phrase(view),), total=True),
            ]
        one, two = standing(view, 0), standing(view, 1)
        lines = []
        figures = ((one.light, two.light), (one.he4, two.he4), (one.star, two.star))
        for name, pair in zip(TOKENS, figures, strict=True):
            if name == "light" and view.universe.shared:
                continue
            lines.append(_line(f"bigebang-result-{name}", *pair))
            if name == "helium" and one.he4 == two.he4:
                lines.append(_line("bigebang-result-he3", one.he3, two.he3))
        if view.carbon >= 0:
            won = (3, 0) if view.carbon == 0 else (0, 3)
            lines.append(_line("bigebang-result-carbon", *won, total=True))
        else:
            leads = tokens(one, two)
            assert view.universe.shared or sum(leads) == balance(view)
            kept = leads[1:] if view.universe.shared else leads
            lines.append(_line("bigebang-result-tokens", kept.count(1), kept.count(-1), total=True))
        return lines


def _line(key: str, first: int, second: int, *, total: bool = False) -> Line:
    return Line(say(key), (literal(str(first)), literal(str(second))), total)
