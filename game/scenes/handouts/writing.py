"""All papers of a language as PDF files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.art.ink.renderer import Renderer
from game.files.atomic_files import SHARED, make_folder, write_whole
from game.progress.take_home import pdf
from game.scenes.handouts import reference
from game.scenes.handouts.blocks import Paper
from game.scenes.handouts.hunt_papers import hunt_plan, hunt_worksheet
from game.scenes.handouts.plan import PLANS, plan
from game.scenes.handouts.printing import pages, sheet_for
from game.scenes.handouts.worksheet import worksheet
from tutorial.items.bank import topics


def papers() -> dict[str, Paper]:
    """Every paper by the name of its file."""
    return {
        **{f"plan-{minutes}": plan(minutes) for minutes in PLANS},
        **{f"worksheet-{topic.replace('_', '-')}": worksheet(topic) for topic in topics()},
        "plan-bump-hunt": hunt_plan(),
        "worksheet-bump-hunt": hunt_worksheet(),
        "chart": reference.chart(),
        "answers": reference.answers(),
        "curriculum": reference.curriculum(),
    }


def write_papers(renderer: Renderer, folder: Path, sheet_name: str = "a4") -> Iterator[Path]:
    """Write each paper as a PDF into the folder, and say which it was. Raises OSError.

    ``renderer``: has the words. What takes seconds together is a step a paper.
    """
    sheet = sheet_for(renderer, sheet_name)
    make_folder(folder, private=False)
    for name, paper in papers().items():
        printed = pages(sheet, paper)
        path = folder / f"{name}.pdf"
        pictures = [pygame.image.tobytes(page, "RGB") for page in printed]
        write_whole(path, pdf(printed[0].get_size(), pictures, sheet.size), mode=SHARED)
        yield path
