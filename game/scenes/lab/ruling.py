"""The answer of nature to a reaction that was built: sums, verdict, force, energy, diagram."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from game.art.interactions import Drawn
from game.core.particles import lifetime
from game.core.phrase import Phrase, figure, literal, say
from game.progress.law_notebook import LawNotebook
from game.scenes.lab.reaction_spots import compact, name_of, sentence, values
from game.tables.pictures import Hue, Icon, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row
from game.ui.lists import Tabular, TabularLine
from game.ui.measure import GAP
from game.ui.parts import button, ends, marked, panel, spring, text, touched
from game.ui.sizes import DIAGRAM, MASS, NOTE, SIGN, SUMS
from tutorial.law_lab import Law, Reaction
from tutorial.reactions.feynman import diagram
from tutorial.reactions.judge import Finding, Ruling, Why, least_beam, least_motion
from tutorial.reactions.listed import YEAR, lifetime_of

VERDICT: Final = Label("text", 26, "left", bold=True)
TOLD: Final = Label("text", 20, "left")
MORE: Final = Label("second", 19, "left")
LAW: Final = Label("text", 20, "left")
HIDDEN: Final = Label("quiet", 20, "left")
SUM: Final = Label("text", 20)
SOURCE: Final = Label("quiet", 18, "left")
HUES: Final[dict[Finding, Hue]] = {
    Finding.SEEN: "green",
    Finding.POSSIBLE: "green",
    Finding.OPEN: "yellow",
    Finding.FORBIDDEN: "danger",
}
IDENTIFIER: Final = re.compile(r"[A-Z]\d{3}\.\d+")
"""Of a mode in the listings of the Particle Data Group."""
ICONS: Final = {
    Finding.SEEN: "check",
    Finding.POSSIBLE: "check",
    Finding.OPEN: "help",
    Finding.FORBIDDEN: "cross",
}


class Praise(NamedTuple):
    """Words on a mission that a reaction fulfils."""

    words: Phrase
    whole: bool
    """True if nothing of the mission is left to do."""


def ruling_page(
    head: Node,
    built: Reaction,
    ruling: Ruling,
    pages: LawNotebook,
    *,
    praise: Praise | None = None,
    line: Phrase | None = None,
    sums: bool = False,
) -> Node:
    """The reaction, its sums beside the verdict, and the ways on.

    ``praise``: for a mission that it fulfils; ``line``: about the row that was touched last;
    ``sums``: a tall sheet shows the sums instead of the words.
    """
    words = [
        *verdict(built, ruling),
        *([marked("praise", praise.words, right=True)] if praise is not None else []),
    ]
    art = diagram(built) if ruling.finding is not Finding.FORBIDDEN else None
    if art is not None:
        picture = Drawn(art.shape, art.before, art.after, art.inner)
        words.append(Leaf(Spot("diagram", picture, 0, 0, 0, 0, 4), natural=DIAGRAM, grow=1.0))
    table = _sums(built, ruling, pages)
    wide = Row([table, Column([*words, spring()], gap=GAP)], gap=3 * GAP, grow=1.0)
    below = text("line", line or sentence(built), NOTE)
    # A tall sheet shows one of the two.
    turn = button("sums", say("reactions-reasons" if sums else "reactions-sums"), "outline", "swap")
    shown = [table, *([below] if line else [])] if sums else [compact(built), below, *words]
    body = Choose(
        Column([compact(built), below, wide], grow=1.0),
        Column([*shown, spring(), turn], gap=GAP, grow=1.0),
        grow=1.0,
    )
    return Column([head, body, _ways(praise)])


def _ways(praise: Praise | None) -> Node:
    """The bright one goes back to the bench until the mission is done, then on to the next."""
    if praise is None:
        bench = button("change", say("reactions-change"), "primary", "undo")
        return ends(bench, button("on", say("reactions-next"), "ghost", "next"))
    bench = button("change", say("reactions-change"), "outline", "undo")
    if praise.whole:
        return ends(bench, button("on", say("reactions-next"), "primary", "next"))
    on = button("on", say("reactions-next"), "ghost", "next")
    return ends(bench, on, button("clear", say("reactions-another"), "primary", "plus"))


def verdict(built: Reaction, ruling: Ruling) -> list[Node]:
    """The answer in a line, the reasons below it, and the source."""
    finding = ruling.finding
    sign = Leaf(Spot("sign", Icon(ICONS[finding], HUES[finding]), 0, 0, 0, 0, 5), natural=SIGN,
                least_w=SIGN[0])  # fmt: skip
    answer = text("answer", say(f"reactions-finding-{finding}"), VERDICT, grow=1.0)
    found: list[Node] = [panel("verdict", Row([sign, answer]), Panel(HUES[finding]))]
    found += [text(f"told:{n}", phrase, TOLD) for n, phrase in enumerate(reasons(built, ruling))]
    if ruling.source:
        found.append(text("source", source_of(ruling.source), SOURCE))
    return found


def source_of(source: str) -> Phrase:
    """A paper, or the identifier of a mode in the listings."""
    if IDENTIFIER.fullmatch(source):
        source = f"Particle Data Group (PDG 2025), {source}"
    return say("reactions-source", source=literal(source))


def reasons(built: Reaction, ruling: Ruling) -> list[Phrase]:
    """Sentences that say why, how often, by which force and with how much energy."""
    if ruling.finding is Finding.FORBIDDEN:
        return [say("reactions-broken", n=len(ruling.laws))]
    told = []
    if ruling.why is not None:
        told.append(say(f"reactions-why-{ruling.why}"))
    elif ruling.finding is Finding.POSSIBLE:
        told.append(say("reactions-possible"))
    if ruling.force is not None:
        told.append(say(f"reactions-force-{ruling.force}"))
    if ruling.listed is not None and ruling.listed.seen and built.decay and ruling.listed.value:
        share = ruling.listed.value
        told.append(share_of(name_of(built.before[0]), share))
    life = lifetime_of(built.before[0].key) if built.decay else None
    if life is not None and ruling.finding is Finding.SEEN:
        told.append(lives(name_of(built.before[0]), life))
    if not built.decay and len(built.before) == 2 and ruling.finding is not Finding.OPEN:
        told.append(energy(built))
    if ruling.why is Why.SEARCHED and ruling.listed is not None and 0 < ruling.listed.value < 1:
        told.append(say("reactions-below", n=figure(one_in(ruling.listed.value))))
    return told


def lives(body: Phrase, seconds: float) -> Phrase:
    """Mean lifetime, in the unit that people would take for it."""
    if seconds >= YEAR:
        return say("reactions-lives-years", body=body, n=round(seconds / YEAR))
    life = lifetime(seconds) if seconds < 1 else figure(f"{float(f'{seconds:.2g}'):g} s")
    return say("reactions-lives", body=body, life=life)


def share_of(body: Phrase, share: float) -> Phrase:
    """Share of the decays that are like this: in a hundred, or one in so many."""
    if share >= 0.995:
        return say("reactions-share-all", body=body)
    if share >= 0.015:
        return say("reactions-share", body=body, n=round(100 * share))
    return say("reactions-share-one", body=body, n=figure(one_in(share)))


def one_in(share: float) -> str:
    """Number of decays of which one is like this, rounded to one figure."""
    return f"{float(f'{1 / share:.1g}'):.0f}"


def energy(built: Reaction) -> Phrase:
    """Energy of motion that it needs: with a target at rest, and in two beams that meet."""
    motion, beam = least_motion(built), least_beam(built)
    if not motion:
        return say("reactions-no-motion")
    if beam == float("inf"):
        return say("reactions-beams", beams=figure(mega(motion)))
    return say("reactions-motion", beam=figure(mega(beam)), beams=figure(mega(motion)))


def mega(energy_: float) -> str:
    """An energy in MeV, GeV or TeV, to three figures."""
    for unit, size in (("TeV", 10**6), ("GeV", 10**3)):
        if energy_ >= 1000 * size:
            return f"{float(f'{energy_ / size:.3g}'):.0f} {unit}"
        if energy_ >= size:
            return f"{energy_ / size:.3g} {unit}"
    return f"{energy_:.3g} MeV"


def _sums(built: Reaction, ruling: Ruling, pages: LawNotebook) -> Node:
    """Both sums of each law; one that was not found yet is named after the things it counts."""
    heads = [text(side, say(f"lab-{side}"), NOTE) for side in ("before", "after")]
    lines = [TabularLine([Gap(), *heads, Gap()])]
    lines += [_row(built, law, broken=law in _broken(built, ruling), found=law.value in pages.laws)
              for law in Law]  # fmt: skip
    return Tabular(lines, gap=GAP / 4, least_w=SUMS * 0.8)


def unknown(law: Law) -> Phrase:
    """A law that was not found yet: its number."""
    return say("reactions-unknown-law", n=list(Law).index(law) + 1)


def law_line(law: Law, pages: LawNotebook) -> Phrase:
    """Sentence of a law that was found; of another one, where to find it."""
    if law.value in pages.laws:
        return say(f"lab-law-{law}-says")
    return say("reactions-find-law", law=unknown(law))


def _broken(built: Reaction, ruling: Ruling) -> tuple[Law, ...]:
    """Laws whose row gets a cross: none where nature does it all the same."""
    return ruling.laws if ruling.finding is Finding.FORBIDDEN else ()


def _row(built: Reaction, law: Law, *, broken: bool, found: bool) -> TabularLine:
    before, after = values(built, law)
    name = say(f"lab-law-{law}" if found else f"lab-count-{law}")
    row = say("lab-row", law=name, before=before, after=after)
    spoken = say("lab-row-broken" if broken else "lab-row-kept", row=row)
    art = Icon("cross", "danger") if broken else Icon("check", "green")
    mark = Leaf(Spot(f"mark:{law}", art, 0, 0, 0, 0, 5), natural=SIGN, least_w=SIGN[0])
    cells = [
        text(f"law-name:{law}", name, LAW if found else HIDDEN, grow=1.0),
        text(f"sum-before:{law}", before, SUM, least_w=MASS * 0.8),
        text(f"sum-after:{law}", after, SUM, least_w=MASS * 0.8),
        mark,
    ]
    ground = Spot(f"row:{law}", Panel("danger" if broken else None), 0, 0, 0, 0, 2, spoken=spoken)
    return TabularLine(cells, touched(ground))
