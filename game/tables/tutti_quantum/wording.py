"""Names, log lines, shows and results of Tutti Quantum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say, signed
from game.rules.tutti_quantum.diagram import END_A, END_B, LOOP_BONUS, Diagram, pattern
from game.rules.tutti_quantum.processes import PROCESSES, process_counts, real_loops
from game.rules.tutti_quantum.scoring import (
    BONUS,
    EXPERT,
    MISSION_KEYS,
    Score,
    band,
    count,
    missions,
)
from game.rules.tutti_quantum.state import COOP, TEAMS, View, side_of
from game.rules.tutti_quantum.vertex import (
    CARD_OF,
    CHARGED,
    KEYS,
    KIND,
    KIND_KEYS,
    STANDING,
    STATES,
    WORTH,
    VertexStatus,
)
from game.tables.capabilities import share
from game.tables.table import CountLine, Effect, seat_name

G = "tutti_quantum-"
"""Prefix of every key of this game."""


def card_name(card: int) -> Phrase:
    """Quark, electron ..."""
    return say(f"{G}card-{KEYS[card]}")


def vertex_name(kind: int) -> Phrase:
    """Name of one of the seven valid vertices."""
    return say(f"{G}vertex-{KIND_KEYS[kind]}")


def mission_name(mission: int) -> Phrase:
    """One of the four sub-diagrams."""
    return say(f"{G}mission-{MISSION_KEYS[mission]}")


def side_name(view: View, side: int) -> Phrase:
    """Name of the owner of a diagram: a player, a team, all."""
    if view.mode == COOP:
        return say(f"{G}together")
    return say(f"{G}team", n=side + 1) if view.mode == TEAMS else seat_name(side)


def mate(view: View, side: int) -> Phrase:
    """Names of the two players of a team."""
    return say(f"{G}team-of", one=seat_name(side), other=seat_name(side + 2))


def own_side(view: View, seat: Seat) -> int:
    """The diagram that is large for this seat."""
    return 0 if view.mode == COOP else side_of(seat, view.mode, view.seats)


def diagram_of(view: View, side: int) -> Diagram:
    """A side's diagram, to be read."""
    return pattern(view.diagrams[side])


def nature(diagram: Diagram, vertex: int) -> Phrase:
    """One sentence on what a vertex is in nature."""
    state = diagram.corners[vertex]
    if KIND[state] >= 0:
        return say(f"{G}nature-{KIND_KEYS[KIND[state]]}")
    cards = [CARD_OF[end] for end in STATES[state]]
    charged = [end for end in STATES[state] if CHARGED[CARD_OF[end]]]
    if STANDING[state] is VertexStatus.REPAIRABLE:
        return say(f"{G}nature-debt", card=card_name(CARD_OF[charged[0]]))
    # Two of a charged kind that both run in, or both out: only the arrows are wrong.
    if len(charged) == 2 and charged[0] == charged[1] and len(set(cards)) <= 2:
        return say(f"{G}nature-clash")
    return say(f"{G}nature-invalid" if len(cards) == 3 else f"{G}nature-stuck")


Figure = TypeVar("Figure")

ROOM = 4
"""With more lines the page has no room for the sentence on the rarest process."""

DUEL = 2
"""So many sides leave room to say what decides between equal points."""


def tell(kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
    """The log line of an event; of a vertex with the player whose diagram it is in."""
    if kind == "completed" and len(view.diagrams) > 1:
        who = side_name(view, facts["diagram"])
        return say(f"{G}log-of", who=who, line=_completed(facts, view))
    who = _speaker(view, facts.get("side", 0))
    match kind:
        case "placed":
            line = say(
                f"{G}log-placed", who=seat_name(facts["seat"]), card=card_name(facts["card"])
            )
            owed = 0 if _completes(view, facts["diagram"]) else _owes(view, facts["diagram"])
            return say(f"{G}log-owes", line=line, points=signed(owed)) if owed else line
        case "completed":
            return _completed(facts, view)
        case "looped":
            return say(f"{G}log-looped")
        case "found":
            name = mission_name(facts["mission"])
            return say(f"{G}log-found", mission=name, points=BONUS[facts["mission"]])
        case "dealt":
            first = side_name(view, facts["first"])
            return say(f"{G}log-dealt", round=facts["round"] + 1, who=first)
        case "revealed":
            return say(f"{G}log-revealed")
        case "began" if view.seats == 1:
            return say(f"{G}log-began-hand", n=facts["side"] + 1)
        case "began":
            return say(f"{G}log-began", who=who)
        case "waited" if view.seats > 1:
            return say(f"{G}log-waited", who=who)
        case "refilled":
            return say(f"{G}log-swapped" if facts["swapped"] else f"{G}log-drew", who=who)
        case "marked":
            return say(f"{G}log-want" if facts["want"] else f"{G}log-avoid", who=who)
    return None


def _completed(facts: Mapping[str, int], view: View) -> Phrase:
    """A vertex with all three cards, and what it brings or costs."""
    worth, owed = facts["worth"], _owed(view, facts)
    if worth < 0:
        return say(f"{G}log-invalid-still" if owed else f"{G}log-invalid")
    state = diagram_of(view, facts["diagram"]).corners[facts["vertex"]]
    name = vertex_name(KIND[state])
    if owed:
        line = say(f"{G}log-repaid", vertex=name, points=worth, change=worth + owed)
    else:
        line = say(f"{G}log-completed", vertex=name, points=worth)
    lost = _lost_beside(view, facts)
    return say(f"{G}log-beside", line=line, total=signed(worth + owed - lost)) if lost else line


def _lost_beside(view: View, facts: Mapping[str, int]) -> int:
    """The points that the newest card costs at its other end, while it completes this vertex."""
    before = pattern(view.diagrams[facts["diagram"]][:-1])
    change = sum(
        WORTH[state] - WORTH[before.corners[vertex]]
        for vertex, state in _ends(view, facts["diagram"])
        if vertex != facts["vertex"] and KIND[state] < 0
    )
    return -min(0, change)


def _owed(view: View, facts: Mapping[str, int]) -> int:
    """The points that this vertex cost before its third card: it was wrong already, or it was not.

    With them the points that fly are those that the place of the card promised.
    """
    before = pattern(view.diagrams[facts["diagram"]][:-1])
    return -min(0, WORTH[before.corners[facts["vertex"]]])


def _ends(view: View, side: int) -> list[tuple[int, int]]:
    """Ends of the newest card of a diagram: the vertices, and their states."""
    edge, _, _ = view.diagrams[side][-1]
    corners = diagram_of(view, side).corners
    return [(vertex, corners[vertex]) for vertex in (END_A[edge], END_B[edge])]


def _completes(view: View, side: int) -> bool:
    """True where the newest card is the third one of a vertex: its points come with that."""
    return any(len(STATES[state]) == 3 for _, state in _ends(view, side))


def _debts(view: View, facts: Mapping[str, int]) -> Iterator[Effect]:
    """Cost of the newest card where it is the second one and does not go with the first."""
    side = facts["diagram"]
    for vertex, state in _ends(view, side):
        if len(STATES[state]) == 2 and WORTH[state] < 0:
            yield _points(facts, f"vertex:{side}:{vertex}", WORTH[state])


def _owes(view: View, side: int) -> int:
    """Points, never more than 0, that the newest card costs at vertices without a third one."""
    return sum(min(0, WORTH[state]) for _, state in _ends(view, side) if len(STATES[state]) == 2)


def _speaker(view: View, hand: int) -> Phrase:
    """Name of the player that holds a hand."""
    return seat_name(0 if view.seats == 1 else hand)


def effects(kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
    """A ring and sparks where a vertex is complete, a jolt where it is wrong, a shower: a find."""
    match kind:
        case "placed" if not _completes(view, facts["diagram"]):
            return [*_debts(view, facts)]
        case "completed":
            spot = f"vertex:{facts['diagram']}:{facts['vertex']}"
            shows = ("shake",) if facts["worth"] < 0 else ("ring", "burst")
            change = facts["worth"] + _owed(view, facts)
            flying = [_points(facts, spot, change)] if change else []
            return [*(Effect(show, spot) for show in shows), *flying, *_debts(view, facts)]
        case "looped":
            spot = f"loop:{facts['diagram']}:{facts['ring']}"
            real = facts["ring"] in real_loops(diagram_of(view, facts["diagram"]))
            shout = say(f"{G}shout-{'loop' if real else 'ring'}")
            told = [Effect("burst", spot), Effect("words", spot, words=shout)]
            return [*told, _points(facts, spot, LOOP_BONUS)]
        case "found":
            diagram = diagram_of(view, facts["diagram"])
            edges = missions(diagram)[facts["mission"]]
            points = BONUS[facts["mission"]]
            spot = f"laid:{facts['diagram']}:{edges[0]}"
            return [Effect("shower", spot), _points(facts, spot, points)]
        case "ended":
            return [pulse for side in range(len(view.diagrams)) for pulse in _pulses(view, side)]
    return []


def _pulses(view: View, side: int) -> Iterator[Effect]:
    """A pulse runs from the first card of a finished diagram along all its lines."""
    edges = [edge for edge, _, _ in view.diagrams[side]]
    left, front, step = set(edges[1:]), edges[:1], 0
    while front:
        yield from (Effect("pulse", f"laid:{side}:{edge}", value=step) for edge in front)
        ends = {end for edge in front for end in (END_A[edge], END_B[edge])}
        front = [edge for edge in edges if edge in left and {END_A[edge], END_B[edge]} & ends]
        left.difference_update(front)
        step += 1


def _points(facts: Mapping[str, int], at: str, points: int) -> Effect:
    """They fly to the score of the diagram."""
    return Effect("points", at, f"points:{facts['diagram']}", points)


def result(view: View) -> Sequence[CountLine]:
    """Vertices by worth, what was lost and won besides, the processes, the total."""
    scores = [count(diagram_of(view, side), view.scoring) for side in range(len(view.diagrams))]
    lines = list(_counted(view, scores))
    badge = say(f"{G}process-{_rarest_key(view)}")
    processes = [_processes(view, side) for side in range(len(scores))]
    finders = [side for side, line in enumerate(processes) if badge in dict(line.stories)]
    for side, line in enumerate(processes):
        rarest = side in finders[:1]
        who = _finders(view, finders)
        lines.append(line._replace(badge=badge, finder=who) if rarest else line)
    if view.mode != COOP and len(scores) == DUEL and scores[0].total == scores[1].total:
        lines.append(CountLine(say(f"{G}result-tie"), (say(f"{G}result-tie-how"),), prose=True))
    elif len(lines) <= ROOM:
        lines += _rarest(view)
    if view.mode == COOP:
        score = scores[0]
        key = "result-lost" if score.invalid else f"result-band-{band(score.total)}"
        lines.append(CountLine(say(f"{G}result-verdict"), (say(f"{G}{key}"),)))
    points = totals(view)
    figures = tuple(literal(str(total).replace("-", "\u2212")) for total in points)
    return [*lines, CountLine(say(f"{G}result-total"), figures, total=True, scores=points)]


def totals(view: View) -> tuple[int, ...]:
    """All points of the diagram of each seat; one figure for a common diagram."""
    sides = range(len(view.diagrams))
    return per_seat(view, [count(diagram_of(view, side), view.scoring).total for side in sides])


def _counted(view: View, scores: Sequence[Score]) -> Iterator[CountLine]:
    valid = [_products(score) for score in scores]
    yield CountLine(
        say(f"{G}result-valid"),
        per_seat(view, valid),
        values=per_seat(view, [_worth(score) for score in scores]),
        brief=say(f"{G}result-valid-brief"),
    )
    yield CountLine(
        say(f"{G}result-invalid"), per_seat(view, [signed(-score.invalid) for score in scores])
    )
    if view.scoring:
        loops = [signed(score.loops) for score in scores]
        yield CountLine(say(f"{G}result-loops"), per_seat(view, loops))
    if view.scoring == EXPERT:
        points = [signed(score.missions) for score in scores]
        yield CountLine(say(f"{G}result-missions"), per_seat(view, points))


WORTHS = (2, 3, 4, 6)
"""Points of valid vertices; `Score.valued` counts them from the last to the first."""


def _worth(score: Score) -> int:
    """Points of all valid vertices."""
    return sum(points * n for points, n in zip(WORTHS, score.valued[::-1], strict=True))


def _products(score: Score) -> Phrase:
    """Complete valid vertices: how many of which worth."""
    counts = zip(WORTHS, score.valued[::-1], strict=True)
    return literal("\u202f\u00b7 ".join(f"{n}×{points}" for points, n in counts if n) or "0")


def per_seat(view: View, figures: Sequence[Figure]) -> tuple[Figure, ...]:
    """A figure per seat; a single one for a common diagram."""
    if view.mode == COOP:
        return tuple(figures)
    return tuple(figures[side_of(seat, view.mode, view.seats)] for seat in range(view.seats))


LISTED = 1
"""Processes of a player that are named where three and more play; a touch shows all."""


def _processes(view: View, side: int) -> CountLine:
    """The real processes in a diagram, the rarest first and in yellow."""
    names = []
    keys = process_counts(diagram_of(view, side))
    for place, (key, often) in enumerate(keys):
        name = say(f"{G}process-{key}")
        if often > 1:
            name = say(f"{G}result-often", name=name, n=often)
        names.append(say(f"{G}result-rarest", name=name) if place == 0 else name)
    if not names:
        return CountLine(_finder(view, side), (say(f"{G}result-no-processes"),), prose=True)
    if len(view.diagrams) > DUEL and len(names) > LISTED:
        names[LISTED:] = [literal("…")]
    text = names[-1]
    for name in names[-2::-1]:
        text = say(f"{G}result-list", one=name, more=text)
    stories = tuple((say(f"{G}process-{key}"), say(f"{G}story-{key}")) for key, _ in keys)
    many = len(view.diagrams) > DUEL
    return CountLine(_finder(view, side), (text,), prose=True, stories=stories, spare=many)


def _rarest_key(view: View) -> str:
    """The rarest process of all diagrams; empty where there is none."""
    sides = range(len(view.diagrams))
    rarest = [process_counts(diagram_of(view, side))[:1] for side in sides]
    return max((first[0][0] for first in rarest if first), key=PROCESSES.index, default="")


def _rarest(view: View) -> Iterator[CountLine]:
    """The rarest process of all diagrams, as it is in nature, in one sentence."""
    key = _rarest_key(view)
    if key:
        yield CountLine(say(f"{G}process-{key}"), (say(f"{G}story-{key}"),), prose=True)


def _finders(view: View, sides: Sequence[int]) -> Phrase | None:
    """Names of one or two who have found the same; None: more than two, or all together."""
    names = [side_name(view, side) for side in sides]
    if view.mode == COOP or not 1 <= len(names) <= DUEL:
        return None
    return names[0] if len(names) == 1 else say(f"{G}team-of", one=names[0], other=names[1])


def _finder(view: View, side: int) -> Phrase:
    """Whose processes they are."""
    if view.mode == COOP:
        return say(f"{G}result-processes-shared")
    return say(f"{G}result-processes", who=side_name(view, side))


# --- goal, tension and the parts of the result ----------------------------------------------------


CLOSE = 6
"""Distance in points from which a game is no longer tense."""


def goal(view: View) -> Phrase:
    """The goal: the most points from vertices; together, from one diagram."""
    way = {COOP: "together", TEAMS: "team"}.get(view.mode, "each")
    return say(f"{G}goal-{way}")


def tension(view: View) -> float:
    """The tension: higher the more rounds are gone, and the closer the scores are."""
    gone = share(view.round, view.rounds)
    points = sorted(set(totals(view)), reverse=True)
    apart = points[0] - points[1] if len(points) > 1 else 0
    return gone * (1.0 - 0.5 * share(apart, CLOSE))


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Vertex by vertex, the least first; then what invalid ones cost, loops, and missions."""
    sides = range(len(view.diagrams))
    return per_seat(view, [tuple(_points_of(view, side)) for side in sides])


def _points_of(view: View, side: int) -> Iterator[int]:
    score = count(diagram_of(view, side), view.scoring)
    for worth, often in zip((2, 3, 4, 6), score.valued[::-1], strict=True):
        yield from [worth] * often
    yield from [-1] * score.invalid
    yield from (bonus for bonus in (score.loops, score.missions) if bonus)
