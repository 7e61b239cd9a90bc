"""What Big*Bang brings into the lab notebook: nuclei that one moved, and light."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import literal, say
from game.rules.bigebang.board import ANTI, DARK, MIRROR, NEUTRON
from game.tables.bigebang.names import stack_name, word
from game.tables.challenge import Finished
from game.tables.note import PARTICLE, Chapter, Entry, Notes

NUCLEUS = "nucleus:"
CARBON = f"{NUCLEUS}carbon"
LIGHT = "photon"
STACKS = range(NEUTRON, DARK)


def _noticed(game: Finished) -> Iterator[str]:
    for beat in game.happened("fused", seat=game.seat):
        for part in ("first", "second", "made"):
            yield f"{NUCLEUS}{beat[part]}"
    for beat in game.happened("annihilated", seat=game.seat):
        yield f"{NUCLEUS}{beat['stack']}"
        yield f"{NUCLEUS}{MIRROR[beat['stack']]}"
        yield PARTICLE + LIGHT
    for beat in game.happened("decayed", seat=game.seat):
        yield f"{NUCLEUS}{beat['stack']}"
        yield f"{NUCLEUS}{beat['made']}"
    if game.own("carbon"):
        yield CARBON


def _entry(stack: int) -> Entry:
    name = stack_name(stack)
    if stack > ANTI:
        tells = say("bigebang-about-anti", of=stack_name(stack - ANTI))
    else:
        tells = say(f"bigebang-about-{stack}")
    return Entry(f"{NUCLEUS}{stack}", name, tells, word(stack))


NOTES = Notes(
    _noticed,
    (LIGHT,),
    (
        Chapter(
            "nuclei",
            (
                *(_entry(stack) for stack in STACKS),
                Entry(CARBON, literal("¹²C"), say("bigebang-about-carbon"), "carbon"),
            ),
        ),
    ),
)
