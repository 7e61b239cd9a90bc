"""What a game still lacks, in sentences, for whoever adds one; README tells the way."""

from __future__ import annotations

from collections.abc import Iterator

from game.cabinets import GAMES
from game.core.contract import GameInfo, Impossible
from game.core.rng import Rng
from game.core.session import AnyGame
from game.progress.take_home import FACTS
from game.words.text import Text
from tests import conservation
from tests.ai.twins import TWINS

TRIES = 200
"""Mixtures of options that are tried for those that a game refuses."""


def lacks(game: str) -> list[str]:
    """One sentence for each file in which something is missing."""
    rules = GAMES[game]
    return [*_names(game, rules.info), *_places(rules), *_texts(rules)]


def _names(game: str, info: GameInfo) -> Iterator[str]:
    if info.id != game:
        yield f"game/rules/__init__.py: {game!r} in GAMES calls itself {info.id!r}"
    if not info.id.isidentifier():
        yield f"the id {info.id!r} names modules and texts: letters, digits, underscores only"


def _places(rules: AnyGame) -> Iterator[str]:
    game = rules.info.id
    if game not in TABLES:
        yield f"game/tables/__init__.py: TABLES has no table of {game}"
    if game not in conservation.CHECKS:
        yield conservation.wanted(game)
    if rules.info.hidden and game not in TWINS:
        yield (
            f"tests/ai/twins.py: TWINS has no way to exchange what a seat of {game} cannot see,"
            " by which cheaters are caught"
        )


def _texts(rules: AnyGame) -> Iterator[str]:
    text = Text("en")
    game = rules.info.id
    pages = [1]
    while text.has(f"{game}-rules-{pages[-1] + 1}"):
        pages.append(pages[-1] + 1)
    own = ["credits", *(f"rules-{page}{part}" for page in pages for part in ("", "-title"))]
    for name, option in rules.info.options.items():
        own += [f"option-{name}", *(f"option-{name}-{value}" for value in option.values)]
    own += [f"impossible-{reason}" for reason in sorted(refusals(rules))]
    wanted = {
        "shell": [f"{game}-{part}" for part in ("title", "tagline", "minutes")],
        game: [f"{game}-{part}" for part in own],
        "sheet": [f"sheet-{game}-{fact}" for fact in range(1, FACTS + 1)],
    }
    for file, keys in wanted.items():
        missing = [key for key in keys if not text.has(key)]
        if missing:
            yield f"assets/locale/en/{file}.ftl: no {', '.join(missing)}"


def refusals(rules: AnyGame) -> set[str]:
    """The reasons for which this game refuses some seats and options."""
    found = set()
    rng = Rng("refusals", rules.info.id)
    for _ in range(TRIES if rules.info.options else 1):
        options = {name: rng.pick(option.values) for name, option in rules.info.options.items()}
        for seats in rules.info.seats:
            try:
                rules.initial_state(seats, options, Rng("refusals", "deal"))
            except Impossible as error:
                found.add(error.reason)
    return found
