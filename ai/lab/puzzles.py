"""Proves that a position has one best answer: games are played to the end, then a tree is grown.

The two know nothing of each other: the first plays whole games by the evaluator's ratings alone,
every answer in the same drawn worlds; the second is the search of the opponents (`ai.search`),
which sees no game to its end. Both have to name the same move, and the first has to be sure of it.

Where a game has a `ai.puzzles.puzzle.Goal` that one turn decides, nothing is played out: every way
of the turn is counted, and then counted once more in another way and by other chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from ai.levels import PLAIN, budget, make_bot
from ai.puzzles.goals import goal_of
from ai.puzzles.puzzle import Goal, Position, Puzzle, one_best, position_of
from game.core.contract import AnyMove, Seat, move_text
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session

# --- proof ----------------------------------------------------------------------------------------


SURE = 2.6
"""Standard errors by which the best answer is ahead of each other one: an error of 1 in 200."""
AHEAD = 10
"""And hundredths of a game that it is ahead at least, so that a person can see why."""
FEW = 4
"""Moves that a first look is taken at, besides the Student's."""
WORLDS = 48
"""Drawn worlds in which every answer is played to the end."""
GLANCES = {2: 1, 4: 5, 10: AHEAD}
"""Worlds after which a position is given up unless its best answer is so many hundredths ahead:
most are decided already, whatever one does."""
AGAIN = 24
"""Other worlds in which the answer has to lead by half as much once more."""
SEARCH = "search:500"
LONGEST = 120
"""Moves after which a game that is played to the end counts as shared."""


class Proved(NamedTuple):
    """A position that has one best answer."""

    answer: str
    """In its written form, as all moves here."""
    worths: dict[str, int]
    """Of every move: hundredths of the games to the end that are won with it; where the game has a
    `goal`, what it counts."""


def promising(position: Position, seed: str) -> bool:
    """True if it seems to matter what is done: a quick look at a few moves in two worlds.

    Most positions late in a game are won or lost already. The few hold the Student's own choice.
    """
    name = position.game.info.id
    student = make_bot(name, PLAIN, seed, attentive=True)
    first = student.choose(position.view, position.moves, budget(name, PLAIN))
    some = {first, *position.moves[:: max(1, len(position.moves) // FEW)]}
    shares = [sum(play_out(position, move, f"{seed} {n}") for n in range(2)) for move in some]
    return max(shares) > min(shares)


def play_out(position: Position, move: AnyMove, seed: str) -> float:
    """The share of a game, 0 to 1, that a move brings in one drawn world.

    Everybody plays on by the evaluator's ratings, each from the own view. ``seed`` is that of the
    world and of all that falls by chance.
    """
    game = position.game
    rng = Rng(seed, "world")
    state = game.determinize(position.view, rng)
    bots: dict[Seat, Any] = {}
    game.apply(state, move, rng)
    for _ in range(LONGEST):
        seat = game.to_move(state)
        if seat is None:
            return (game.returns(state)[position.seat] + 1) / 2
        if seat not in bots:
            bots[seat] = make_bot(game.info.id, PLAIN, f"{seed} {seat}", attentive=True)
        view, legal = game.observe(state, seat), game.legal_moves(state)
        chosen = bots[seat].choose(view, legal, budget(game.info.id, PLAIN))
        game.apply(state, chosen, rng)
    return 0.5


def played_out(position: Position, seed: str, worlds: int = WORLDS) -> Proved | None:
    """The first proof: every answer in the same worlds; None where no answer is surely ahead."""
    shares: list[list[float]] = [[] for _ in position.moves]
    for world in range(worlds):
        for of_answer, move in zip(shares, position.moves, strict=True):
            of_answer.append(play_out(position, move, f"{seed} {world}"))
        if _lead(shares) < GLANCES.get(world + 1, 0) / 100:
            return None
    means = [sum(of_answer) / worlds for of_answer in shares]
    best = max(range(len(means)), key=means.__getitem__)
    others = (of_answer for at, of_answer in enumerate(shares) if at != best)
    if not all(_ahead(shares[best], of_answer) for of_answer in others):
        return None
    texts = [move_text(move) for move in position.moves]
    hundredths = {text: round(100 * mean) for text, mean in zip(texts, means, strict=True)}
    return Proved(texts[best], hundredths)


def _lead(shares: Sequence[Sequence[float]]) -> float:
    """Lead of the best mean over the second."""
    means = sorted((sum(of_answer) / len(of_answer) for of_answer in shares), reverse=True)
    return means[0] - means[1]


def _ahead(best: Sequence[float], other: Sequence[float]) -> bool:
    """True if one answer is better than another one in the same worlds, beyond doubt."""
    steps = [a - b for a, b in zip(best, other, strict=True)]
    mean = sum(steps) / len(steps)
    spread = sum((step - mean) ** 2 for step in steps) / (len(steps) - 1)
    return mean >= AHEAD / 100 and mean > SURE * sqrt(spread / len(steps))


def searched(position: Position, seed: str) -> str:
    """The second proof: the move that the opponents' search finds."""
    name = position.game.info.id
    bot = make_bot(name, SEARCH, seed, attentive=True)
    chosen = bot.choose(position.view, position.moves, budget(name, SEARCH))
    return move_text(chosen)


def prove(position: Position, seed: str, worlds: int = WORLDS) -> Proved | None:
    """The one best answer; None where the two searches do not agree on one."""
    goal = goal_of(position.game.info.id)
    proved = (
        played_out(position, f"{seed} games", worlds)
        if goal is None
        else counted_out(position, goal, seed)
    )
    return proved if proved is not None and confirmed(position, proved.answer, seed) else None


def counted_out(position: Position, goal: Goal, seed: str) -> Proved | None:
    """The first proof of a goal: the same count in two drawn worlds, and one move ahead."""
    worths = goal.worths(position, f"{seed} first")
    if worths is None or (best := one_best(worths, goal.ahead)) is None:
        return None
    if goal.worths(position, f"{seed} second") != worths:
        return None
    texts = [move_text(move) for move in position.moves]
    return Proved(texts[best], dict(zip(texts, worths, strict=True)))


def confirmed(position: Position, answer: str, seed: str) -> bool:
    """True if a second search by other chance finds this answer, too."""
    goal = goal_of(position.game.info.id)
    if goal is None:
        return _searched_and_played(position, answer, seed)
    worths = goal.again(position, seed)
    best = None if worths is None else one_best(worths, goal.ahead / 2)
    return best is not None and move_text(position.moves[best]) == answer


def _searched_and_played(position: Position, answer: str, seed: str) -> bool:
    """True if the search finds this answer, twice, and it leads in other drawn worlds, too."""
    if any(searched(position, f"{seed} tree {n}") != answer for n in range(2)):
        return False
    means = {
        move_text(move): sum(play_out(position, move, f"{seed} again {n}") for n in range(AGAIN))
        for move in position.moves
    }
    best = means.pop(answer)
    return best - max(means.values()) >= AGAIN * AHEAD / 200


# --- finding --------------------------------------------------------------------------------------
# Finds puzzles: programs play, and what they had to decide late in the game is looked at.


FEWEST, MOST = 3, 40
"""Legal moves of a puzzle: less is no choice, more are too many to think through."""
LATE = 60
"""Moves before the end in which puzzles are looked for, and in the second half of a game only: what
comes of a move can be seen there."""
EFFORT = 400
"""Legal moves times moves to the end, at most: more would take too long to prove."""
LOOKED_AT = 12
"""Positions of a game that are looked at, where each takes so many games."""


def played(game: AnyGame, seats: int, options: Mapping[str, int], seed: str) -> AnySession:
    """A whole game between Students who do not blunder."""
    session: AnySession = Session(game, seats, options, seed)
    name = game.info.id
    bots = [make_bot(name, PLAIN, f"{seed} {seat}") for seat in range(seats)]
    while (seat := session.to_move()) is not None:
        legal = session.legal_moves()
        session.skip(bots[seat].choose(session.view(seat), legal, budget(name, PLAIN)))
    return session


Setting: TypeAlias = tuple[int, Mapping[str, int]]
"""Seats, and the options that are set otherwise than usual."""


def puzzles(
    game: AnyGame, settings: Sequence[Setting], seed: str, first: int = 0
) -> Iterator[Puzzle]:
    """One puzzle after the other, at most one of a game, from game number ``first`` on.

    ``settings`` are played in turn.
    """
    for number in count(first):
        seats, options = settings[number % len(settings)]
        puzzle = puzzle_in(game, seats, options, f"{seed} {number}")
        if puzzle is not None:
            yield puzzle


def puzzle_in(game: AnyGame, seats: int, options: Mapping[str, int], deal: str) -> Puzzle | None:
    """The latest puzzle in the game with this seed; None where there is none."""
    session = played(game, seats, options, deal)
    moves = [move_text(move) for move in session.moves]
    goal = goal_of(game.info.id)
    places = _to_play_out(moves) if goal is None else range(len(moves) - 1, -1, -1)
    looked_at = 0
    for at in places:
        session = stood_at(game, seats, options, deal, moves[:at])
        position = position_of(session)
        if not _fits(position, len(moves) - at, goal, f"{deal} {at} look"):
            continue
        proved = prove(position, f"{deal} {at}")
        if proved is not None:
            seat = position.seat
            return Puzzle(seats, seat, options, deal, moves[:at], proved.answer, proved.worths)
        looked_at += 1
        if goal is None and looked_at == LOOKED_AT:
            break
    return None


def _to_play_out(moves: Sequence[str]) -> range:
    """Places of a game that are looked at where answers are played out."""
    return range(len(moves) - 2, max(len(moves) // 2, len(moves) - LATE), -1)


def _fits(position: Position, left: int, goal: Goal | None, seed: str) -> bool:
    """True if a position is worth a proof. ``left``: moves to the end of the game."""
    choices = len(position.moves)
    most = MOST if goal is None else goal.choices
    if not FEWEST <= choices <= most or has_twins([move_text(move) for move in position.moves]):
        return False
    if goal is not None:
        return goal.asks(position)
    return choices * left <= EFFORT and promising(position, seed)


def has_twins(moves: Sequence[str]) -> bool:
    """True if two moves do the same to the same things, and are only called otherwise.

    To lay a card with a call and without it, say: that is a rule to remember, no puzzle.
    """
    things = [move.partition(":")[2] for move in moves]
    named = [
        each for each in things if any(part.isdecimal() and int(part) for part in each.split(","))
    ]
    return len(set(named)) < len(named)


def stood_at(
    game: AnyGame, seats: int, options: Mapping[str, int], seed: str, moves: Sequence[str]
) -> AnySession:
    """A game after these moves."""
    session: AnySession = Session(game, seats, options, seed)
    for text in moves:
        session.play_text(text)
    return session
