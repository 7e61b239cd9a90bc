"""Papers for a teacher say what the arcade says, in every language, and fit their pages."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app import App
from game.core.phrase import literal, say
from game.scenes.codex.forces import FORCES, rows
from game.scenes.handouts.papers import PLANS, chart, curricula, plan, worksheet
from game.scenes.handouts.printing import (
    FOOT,
    MARGIN,
    POINTS,
    AnswerChoice,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
    pages,
    sheet_for,
)
from game.scenes.handouts.scene import HandoutsScene, every_paper, write_papers
from game.services import Services
from game.ui.viewport import make_stage
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.pilot import Pilot
from tests.some import some
from tutorial.items.bank import FORMS, PAIRS, read_topic, topics


def of(paper: Paper, kind: type) -> list[object]:
    return [block for block in paper if isinstance(block, kind)]


@pytest.mark.parametrize("minutes", PLANS)
def test_the_parts_of_a_plan_fill_its_minutes(minutes: int) -> None:
    assert sum(lasting for _, lasting in PLANS[minutes]) == minutes
    times = [block.cells[0] for block in plan(minutes) if isinstance(block, PaperRow)]
    assert literal("0\u20135\u2032") in times or literal("0\u20134\u2032") in times


@pytest.mark.parametrize("topic", topics())
def test_a_worksheet_asks_the_eight_questions_of_a_form_and_its_key_is_right(topic: str) -> None:
    paper = worksheet(topic)
    items = read_topic(topic).form("a")
    page_break = paper.index(PageBreak())
    sheet, key = paper[:page_break], paper[page_break:]
    assert len(of(sheet, Heading)) == len(items) == PAIRS
    at = 0
    for item, answer in zip(items, of(key, PaperRow)[1:], strict=True):
        assert isinstance(answer, PaperRow)
        letters = str(dict(answer.cells[1].args)["text"])
        heading = next(n for n in range(at, page_break) if isinstance(sheet[n], Heading))
        at = heading + 1
        end = next((n for n in range(at, page_break) if isinstance(sheet[n], Heading)), page_break)
        ticked = {
            block.letter: block.words for block in sheet[at:end] if isinstance(block, AnswerChoice)
        }
        right = item.choice_pictures.get(item.right)
        if right is None:
            assert ticked[letters[0]] == say(item.choice_key(item.right))
        assert ticked[letters[0]] == answer.cells[2]
        if item.reason is not None:
            assert ticked[letters[1]] == say(item.reason_key(item.reason.right))


def test_the_chart_is_that_of_the_codex() -> None:
    lines = [block for block in chart() if isinstance(block, PaperRow) and not block.head]
    assert len(lines) == len(rows())
    assert all(len(line.cells) == 1 + len(FORCES) for line in lines)


def test_curricula_name_topics_that_there_are() -> None:
    for document in some(curricula()):
        for standard in document.standard:
            assert set(standard.topics) <= set(topics()), standard
            assert not standard.address or re.fullmatch(
                r"[a-z0-9.]+\.[a-z]+(/\S+)?", standard.address
            )


def test_every_document_but_one_has_a_point_with_the_address_where_it_was_read() -> None:
    read = [any(each.address for each in document.standard) for document in curricula()]
    assert (len(read), read.count(False)) == (8, 1)
    points = [bool(each.address) for document in curricula() for each in document.standard]
    assert (len(points), points.count(True)) == (18, 13), "the other points are marked"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POINTS)
def test_every_paper_has_words_and_stays_on_its_pages(
    tmp_path: Path, language: str, name: str
) -> None:
    with opened(tmp_path, language, None) as services:
        open_window((640, 360), full_screen=False)
        viewport = make_stage((1280, 720), services.text, 1.0, False)
        sheet = sheet_for(viewport.renderer, name)
        px = sheet.renderer.px
        some = ("plan-90", "chart", "answers", "curriculum", "worksheet-particle-builder-5")
        for paper in (every_paper()[one] for one in some):
            printed = pages(sheet, paper)
            assert 1 <= len(printed) <= 4
            for page in printed:
                ink = pygame.surfarray.array3d(page).min(axis=2) < 200
                assert ink.any()
                assert not ink[: px(MARGIN) - 2].any(), "the left margin is free"
                assert not ink[-px(MARGIN) + 2 :].any(), "the right margin is free"
                free = slice(px(sheet.size[1] - FOOT + 18), None)
                assert not ink[:, free].any(), "below the number of the page is nothing"
        assert not services.text.missing


def test_a_long_paper_goes_on_and_a_question_is_not_torn_apart(services: Services) -> None:
    open_window((640, 360), full_screen=False)
    viewport = make_stage((1280, 720), services.text, 1.0, False)
    sheet = sheet_for(viewport.renderer, "a4")
    words = literal("word " * 60)
    paper: Paper = (PaperTitle(literal("Long")), *(Paragraph(words) for _ in range(30)))
    several = pages(sheet, paper)
    assert len(several) > 1
    question: Paper = (Heading(literal("?")), *(AnswerChoice("A", literal("x")) for _ in range(12)))
    first, *_ = pages(sheet, (*(Paragraph(words) for _ in range(9)), *question))
    alone, *_ = pages(sheet, tuple(Paragraph(words) for _ in range(9)))
    body = sheet.renderer.px(sheet.size[1] - FOOT)
    same = pygame.surfarray.array3d(first)[:, :body] == pygame.surfarray.array3d(alone)[:, :body]
    assert np.all(same), "the question has gone to the next page as a whole"


@pytest.mark.parametrize(
    "head", [PaperRow((literal("Head"),), (1.0,), head=True), Heading(literal("Document"))]
)
def test_a_table_that_goes_on_has_its_head_again(
    services: Services, head: PaperRow | Heading
) -> None:
    open_window((640, 360), full_screen=False)
    sheet = sheet_for(make_stage((1280, 720), services.text, 1.0, False).renderer, "a4")
    rows = [PaperRow((literal(f"row {n}"),), (1.0,)) for n in range(60)]
    _, second = pages(sheet, (PaperTitle(literal("Table")), head, *rows))
    [alone] = pages(sheet, (head,))
    top = sheet.renderer.px(MARGIN + 20)
    heads, wanted = (pygame.surfarray.array3d(page)[:, :top] for page in (second, alone))
    assert np.all(heads == wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_that_is_a_name_stands_alone(language: str) -> None:
    text = Text(language)
    papers = [worksheet(topic, form) for topic in topics() for form in FORMS]
    blocks = [
        block for paper in papers for block in paper if isinstance(block, Paragraph | AnswerChoice)
    ]
    sentences = [text.say(block.words) for block in blocks]
    assert "Z" in sentences
    assert not any(re.fullmatch(r"(.+) \(\1\)", each) for each in sentences)


def test_all_papers_are_saved_from_one_page(services: Services) -> None:
    scene = HandoutsScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.tap("save:letter")
    for _ in range(len(every_paper()) + 3):
        pilot.app.step([], 0.03)
    files = {path.stem: path.read_bytes() for path in scene.folder.iterdir()}
    assert set(files) == set(every_paper())
    assert scene.line == say("handout-kept", all=len(files), folder=str(scene.folder))
    for content in files.values():
        assert content.startswith(b"%PDF-1.4")
        assert b"/MediaBox [0 0 612.0 792.0]" in content
    assert b"/Count 3 " in files["worksheet-particle-builder-5"]


def test_where_nothing_can_be_saved_the_page_says_why(services: Services) -> None:
    scene = HandoutsScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    scene.folder.parent.write_text("a file where the folder would be")
    pilot.tap("save:a4")
    pilot.wait(0.1)
    assert scene.line.key == "handout-not-kept"
    pilot.tap("back")


def test_the_same_paper_is_the_same_file(services: Services, tmp_path: Path) -> None:
    open_window((640, 360), full_screen=False)
    viewport = make_stage((1280, 720), services.text, 1.0, False)
    one = next(write_papers(viewport.renderer, tmp_path / "one"))
    other = next(write_papers(viewport.renderer, tmp_path / "other"))
    assert one.read_bytes() == other.read_bytes()
