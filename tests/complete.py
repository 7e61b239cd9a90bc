"""Parts that a game still lacks, in sentences, for its author; `docs/adding_a_game.md`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from pkgutil import iter_modules

import game.rules
from game.art.ink.palette import HUES
from game.core.contract import GameInfo, Impossible
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import AnyGame
from game.games import DESCRIPTORS
from game.games.descriptor import GameDescriptor
from game.progress.take_home import FACTS
from game.rules import rulebook
from game.scenes.table.keyframes import Chain
from game.tables.table import Table
from game.words.glossary import WORDS
from game.words.text import Text
from tests import conservation
from tests.ai.twins import TWINS
from tutorial.coach import Coach, walk
from tutorial.lesson import Lesson

TRIES = 200
"""Mixtures of options that are tried for those that a game refuses."""

SOUNDS = frozenset(
    {
        "focus",
        "press",
        "wrong",
        "thud",
        "card",
        "swap",
        "chime",
        *(f"point{n}" for n in range(1, Chain.TONES + 1)),
        "good",
        "annihilate",
        "decay",
        "fuse",
        "flip",
        "shuffle",
        "tick",
        "jolt",
        "siren",
        "die",
        "alarm",
        "turn",
        "win",
        "loss",
    }
)
"""The sounds that `game.effects.sound.palette` can make; tests/effects holds the two together."""


def begun() -> list[str]:
    """The games that have a descriptor, and those of which there is no more than a rulebook."""
    rulebooks = [module.name for module in iter_modules(game.rules.__path__)]
    return list(dict.fromkeys((*DESCRIPTORS, *rulebooks)))


def lacks(game: str) -> list[str]:
    """One sentence for each file in which something is missing."""
    try:
        rules = rulebook(game)
    except (KeyError, AttributeError):
        return [f"game/rules/{game}.py: no rulebook GAME"]
    descriptor = DESCRIPTORS.get(game)
    if descriptor is None:
        own = iter((f"game/games/__init__.py: DESCRIPTORS has no passport of {game}",))
    else:
        own = _passport(descriptor)
    return [*_names(game, rules.info), *own, *_checks(rules), *_texts(rules)]


def _names(game: str, info: GameInfo) -> Iterator[str]:
    if info.id != game:
        yield f"game/rules/{game}.py: it calls itself {info.id!r}"
    if not info.id.isidentifier():
        yield f"the id {info.id!r} names modules and texts: letters, digits, underscores only"
    conditions = (info.cooperative_if, info.puzzle_if, info.sides_if)
    named = {*info.suggested, *info.puzzle_options, *(when.option for when in conditions if when)}
    strange = sorted({*named, info.begins} - {*info.options, ""})
    if strange:
        yield f"game/rules/{game}.py: no option is called {', '.join(strange)}"


def _passport(descriptor: GameDescriptor) -> Iterator[str]:
    where = f"game/games/{descriptor.id}.py"
    methods = [name for name in vars(Table) if not name.startswith("_")]
    if missing := [name for name in methods if not hasattr(descriptor.table, name)]:
        yield f"game/tables/{descriptor.id}.py: the table has no {', '.join(missing)}"
    if silent := sorted(emitted(descriptor.id) - set(descriptor.sounds)):
        yield f"{where}: no sound for {', '.join(silent)}"
    if never := sorted(set(descriptor.sounds) - emitted(descriptor.id)):
        yield f"{where}: a sound for {', '.join(never)}, which the rules never emit"
    if unheard := sorted(set(descriptor.sounds.values()) - SOUNDS):
        yield f"{where}: nothing sounds like {', '.join(unheard)}"
    if descriptor.players != (seats := descriptor.rules.info.seats):
        yield f"{where}: {descriptor.players} may play, and by the rules {seats}"
    if isinstance(descriptor.hue, str) and descriptor.hue not in HUES:
        yield f"{where}: there is no hue {descriptor.hue!r}"
    if unknown := sorted(descriptor.words - set(WORDS)):
        yield f"{where}: the glossary has no {', '.join(unknown)}"
    text = Text("en")
    achievements = [
        f"achievement-{descriptor.id}-{name}{end}"
        for name in descriptor.achievements
        for end in ("", "-how")
    ]
    if missing := [key for key in achievements if not text.has(key)]:
        yield f"assets/locale/en/shell.ftl: no {', '.join(missing)}"
    firsts = [] if descriptor.first_minute is None else [descriptor.first_minute]
    for lesson in (*descriptor.lessons, *firsts):
        yield from _lesson(descriptor, lesson, text)


def _lesson(descriptor: GameDescriptor, lesson: Lesson, text: Text) -> Iterator[str]:
    if lesson.game != descriptor.id:
        yield f"tutorial/{descriptor.id}.py: the lesson {lesson.id} is for {lesson.game!r}"
        return
    keys = [f"{lesson.id}-title", f"{lesson.id}-teaches"]
    for coach in walk(lesson):
        keys += [coach.title().key, *_said(coach)]
    missing = [key for key in dict.fromkeys(keys) if not text.has(key)]
    if missing:
        file = lesson.id.partition("-")[0]
        yield f"assets/locale/en/{file}.ftl: no {', '.join(missing)}"


def _said(coach: Coach) -> Iterator[str]:
    """The text keys of a step."""
    step, key = coach.step, coach.words().key
    yield key
    if step.wrong:
        yield f"{coach.lesson.id}-{coach.chapter.id}-{step.wrong}"
    yield from (f"{key}-{choice}" for choice in step.choices)
    wrong = [choice for choice in step.choices if step.right and choice != step.right]
    # A prediction is kept, not judged: it has nothing to answer.
    yield from (f"{key}-{choice}-why" for choice in wrong) if step.each else ()
    if wrong and not step.each:
        yield f"{key}-why"


def emitted(game: str) -> set[str]:
    """The kinds of beats in the source of a rulebook."""
    rulebook(game)
    file = Path(sys.modules[f"game.rules.{game}"].__file__ or "")
    files = file.parent.rglob("*.py") if file.name == "__init__.py" else (file,)
    source = "".join(path.read_text("utf-8") for path in files)
    return set(re.findall(r'emit\(\s*"([a-z_]+)"', source))


def _checks(rules: AnyGame) -> Iterator[str]:
    game = rules.info.id
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
    for page in pages:
        if "**" in text.say(say(f"{game}-rules-{page}")):
            yield f"assets/locale/en/{game}.ftl: rules-{page} has **, which the page shows as it is"
    for file, keys in wanted.items():
        missing = [key for key in keys if not text.has(key)]
        if missing:
            yield f"assets/locale/en/{file}.ftl: no {', '.join(missing)}"


def refusals(rules: AnyGame) -> set[str]:
    """The reasons for which this game refuses some seats and options."""
    reasons = set()
    rng = Rng("refusals", rules.info.id)
    for _ in range(TRIES if rules.info.options else 1):
        options = {name: rng.pick(option.values) for name, option in rules.info.options.items()}
        for seats in rules.info.seats:
            try:
                rules.initial_state(seats, options, Rng("refusals", "deal"))
            except Impossible as error:
                reasons.add(error.reason)
    return reasons
