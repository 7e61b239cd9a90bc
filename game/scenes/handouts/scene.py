"""Teaching pack: one page from which a teacher saves all papers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.core.phrase import Phrase, say
from game.files.atomic_files import SHARED, make_folder, write_whole
from game.scenes.base.saved_files import SavingScreen
from game.scenes.base.scene import Pop, Transition
from game.scenes.handouts.hunt_papers import hunt_plan, hunt_worksheet
from game.scenes.handouts.pack_overview import file_of, overview
from game.scenes.handouts.papers import (
    PLANS,
    answers,
    chart,
    curriculum,
    keys,
    lesson_plan,
    plan,
    worksheet,
)
from game.scenes.handouts.printing import POINTS, Paper, printed
from game.scenes.quiz.asking import in_order
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.layout import Column, Leaf, Node
from game.ui.parts import button, buttons, foot_button, page, spring, text
from game.ui.sizes import READING
from game.words.text import Text
from tutorial.items.bank import BUMP_HUNT

FOLDER = "handouts"
"""In the data folder; a folder in it for each language."""

LINE = Label("text", 24)


def every_paper(text: Text) -> dict[str, Paper]:
    """Every paper in the language of the text, by the name of its file.

    The names sort as they are listed, and the papers of one lesson stay together.
    """

    def word(name: str) -> str:
        return text.say(say(f"handout-file-{name}"))

    taught = [topic for topic in in_order() if topic != BUMP_HUNT]
    names = {topic: file_of(topic, text.say) for topic in taught}
    papers = {
        **{f"{name}-{word('plan')}": lesson_plan(topic) for topic, name in names.items()},
        **{f"{name}-{word('worksheet')}": worksheet(topic) for topic, name in names.items()},
    }
    hunt = file_of(BUMP_HUNT, text.say)
    general = {
        **{f"{n:02}-{word('plan')}-{minutes}": plan(minutes) for n, minutes in enumerate(PLANS, 1)},
        f"03-{word('keys')}": keys(taught),
        f"04-{word('forces')}": chart(),
        f"05-{word('answers')}": answers(),
        f"06-{word('curricula')}": curriculum(text.language),
        f"{hunt}-{word('plan')}": hunt_plan(),
        f"{hunt}-{word('worksheet')}": hunt_worksheet(),
    }
    first = overview(f"03-{word('keys')}", names, general)
    return {f"00-{word('overview')}": first, **dict(sorted({**general, **papers}.items()))}


def write_papers(text: Text, folder: Path, sheet: str = "a4") -> Iterator[Path]:
    """Write each paper as a PDF into the folder, and say which it was. Raises OSError.

    What takes seconds together is a step a paper.
    """
    make_folder(folder, private=False)
    for name, paper in every_paper(text).items():
        path = folder / f"{name}.pdf"
        write_whole(path, printed(paper, text.say, sheet, text.language), mode=SHARED)
        yield path


class HandoutsScene(SavingScreen):
    """Papers, a button for each size, and the progress of the saving."""

    upright = fluid = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.focused = "save:a4"
        self.line: Phrase = say("handout-say")
        self._work: Iterator[Path] | None = None
        """One paper a frame."""
        self._written: list[Path] = []

    @property
    def folder(self) -> Path:
        """Folder that they are saved in."""
        return self.services.folder / FOLDER / self.services.text.language

    def view(self) -> Node:
        """The heading, the line, the buttons."""
        ways = self.saved_ways("primary") if self._work is None else []
        lit = None if ways else next(iter(POINTS))
        sizes = [
            button(
                f"save:{name}",
                say(f"handout-{name}"),
                "primary" if name == lit else "outline",
                "save",
            )
            for name in POINTS
        ]
        if self._work is not None:
            sizes = [Leaf(size.spot._replace(dim=True)) for size in sizes]
        line = text("line", self.line, LINE, most_w=READING)
        after = [buttons(ways), spring()] if ways else []
        body = Column([spring(), line, spring(), buttons(sizes), spring(), *after], grow=1.0)
        return page(say("handout-title"), body, [foot_button("back", say("back"), icon="back")])

    def chosen(self, spot: Spot) -> Transition:
        """Begin to save, or back."""
        what, _, name = spot.id.partition(":")
        if what == "back":
            return Pop()
        if self._work is None:
            self._written = []
            self._work = write_papers(self.services.text, self.folder, name)
        return None

    def update(self, dt: float) -> Transition:
        """One more paper."""
        if self._work is None:
            return super().update(dt)
        try:
            path = next(self._work, None)
        except OSError as error:
            self._work = None
            self.line = say("handout-not-kept", why=error.strerror or type(error).__name__)
        else:
            self._count(path)
        self.layout()
        return None

    def _count(self, path: Path | None) -> None:
        """One more is saved; None: all are."""
        if path is not None:
            self._written.append(path)
            self.line = say(
                "handout-busy",
                n=len(self._written),
                all=len(every_paper(self.services.text)),
            )
            return
        self._work = None
        kept = say(
            "handout-kept",
            all=len(self._written),
            folder=str(self.folder),
            first=self._written[0].name,
        )
        self.keep(self._written, kept)
