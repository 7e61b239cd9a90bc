"""Open questions: ten answers, of which the learner decides how sure they are.

Dark matter: V. C. Rubin and W. K. Ford, Astrophysical Journal 159 (1970) 379, and PDG 2025, Dark
matter. CP violation: J. H. Christenson et al., Physical Review Letters 13 (1964) 138, and PDG 2025,
CP violation in the quark sector; too small for the matter left over: PDG 2025, Big-Bang cosmology.
Neutrino masses: Y. Fukuda et al., Physical Review Letters 81 (1998) 1562; below 0.45 eV: M. Aker et
al. (KATRIN), Science 388 (2025) 180. Neutrinoless double beta decay, not seen: PDG 2025, Neutrino
masses, mixing, and oscillations. Gravitational waves: B. P. Abbott et al., Physical Review Letters
116 (2016) 061102. Three light neutrinos: ALEPH, DELPHI, L3, OPAL and SLD, Physics Reports 427
(2006) 257, with the correction in P. Janot and S. Jadach, Physics Letters B 803 (2020) 135319.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, NamedTuple

from game.core.phrase import Phrase, say
from tutorial.short.short_lesson import Apparatus, BoardCell, ShortLesson, ShortStep

Verdict = Literal["known", "suspected", "open"]
VERDICTS: Final[tuple[Verdict, ...]] = ("known", "suspected", "open")


class OpenQuestion(NamedTuple):
    """A question of physics, and how far its answer is known.

    Texts: ``short_open_questions-ask-<id>`` and ``...-told-<id>``.
    """

    id: str
    verdict: Verdict


QUESTIONS: Final = (
    OpenQuestion("pull", "known"),
    OpenQuestion("made", "open"),
    OpenQuestion("differ", "known"),
    OpenQuestion("left", "open"),
    OpenQuestion("mass", "known"),
    OpenQuestion("own", "suspected"),
    OpenQuestion("waves", "known"),
    OpenQuestion("graviton", "suspected"),
    OpenQuestion("three", "known"),
    OpenQuestion("why", "open"),
)
"""Two each about dark matter, antimatter, neutrinos, gravity and generations."""
BY_ID: Final = {each.id: each for each in QUESTIONS}


@dataclass(frozen=True, slots=True)
class QuestionBoard(Apparatus):
    """Ten questions, and a verdict on each that the learner has decided."""

    seed: str = ""
    chosen: str = QUESTIONS[0].id
    verdict: int = 0
    """Of `VERDICTS`, as it is set."""
    decided: frozenset[tuple[str, int]] = frozenset()
    """Questions, each with the verdict that the learner gave."""

    name: ClassVar[str] = "open_questions"
    controls: ClassVar[tuple[str, ...]] = ("verdict",)
    acts: ClassVar[tuple[str, ...]] = ("decide",)
    columns: ClassVar[int] = 2
    worded: ClassVar[bool] = True

    @property
    def closed(self) -> frozenset[str]:
        """Questions that were decided."""
        return frozenset(key for key, _ in self.decided)

    def seeded(self, seed: str) -> QuestionBoard:
        """The same: there are no dice."""
        return self

    def turned(self, control: str, way: int) -> QuestionBoard:
        """Another verdict."""
        return replace(self, verdict=(self.verdict + way) % len(VERDICTS))

    def picked(self, cell: str) -> QuestionBoard:
        """Another question."""
        return replace(self, chosen=cell)

    def acted(self, act: str) -> QuestionBoard:
        """Decide on the chosen question: its answer is told."""
        if self.chosen in self.closed:
            return self
        return replace(self, decided=self.decided | {(self.chosen, self.verdict)})

    def value(self, control: str) -> Phrase:
        """The verdict as it is set."""
        return say(f"short_open_questions-{VERDICTS[self.verdict]}")

    def board(self) -> tuple[BoardCell | None, ...]:
        """Two questions a row."""
        return tuple(
            BoardCell(
                each.id,
                say(f"short_open_questions-ask-{each.id}"),
                each.verdict if each.id in self.closed else "",
                each.id == self.chosen,
            )
            for each in QUESTIONS
        )

    @property
    def right(self) -> int:
        """Number of first verdicts that were right."""
        return sum(VERDICTS[verdict] == BY_ID[key].verdict for key, verdict in self.decided)

    def readings(self) -> tuple[Phrase, ...]:
        """The answer that is told, and the number of verdicts that were right."""
        if self.chosen not in self.closed:
            return (say("short_open_questions-undecided"),)
        told = say(f"short_open_questions-told-{self.chosen}")
        count = say("short_open_questions-right", n=self.right, all=len(self.decided))
        return (told, count)


def _decided(*ids: str) -> frozenset[str]:
    return frozenset(ids)


OPEN_QUESTIONS: Final = ShortLesson(
    QuestionBoard(),
    (
        ShortStep("guess", choices=("kind", "pull", "none"), truth="pull"),
        ShortStep("dark", until=lambda b: _decided("pull", "made") <= b.closed, tests="guess"),
        ShortStep("see", recalls="guess"),
        ShortStep("anti", choices=("never", "small", "large"), truth="small"),
        ShortStep("sides", until=lambda b: _decided("differ", "left") <= b.closed, tests="anti"),
        ShortStep("look", recalls="anti"),
        ShortStep("light", choices=("zero", "some", "exact"), truth="some"),
        ShortStep("weigh", until=lambda b: _decided("mass", "own") <= b.closed, tests="light"),
        ShortStep("tiny", recalls="light"),
        ShortStep("boson", choices=VERDICTS, right="suspected"),
        ShortStep("family", choices=("need", "colour", "nobody"), right="nobody"),
        ShortStep("say", choices=("book", "agree", "most"), right="agree", states=True),
        ShortStep("because", choices=("one", "quarrel", "never"), right="one", states=True),
        ShortStep("law", law=True),
    ),
)
