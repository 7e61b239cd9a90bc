"""Papers for a teacher say what the arcade says, in every language, and fit their pages."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from collections import Counter
from pathlib import Path
from typing import TypeVar

import pytest
from fontTools.ttLib import TTFont

from game.app import App
from game.core.particles import BY_KEY
from game.core.phrase import literal, say
from game.rules.bigebang.board import FUSED, NEUTRONS, PROTONS
from game.scenes.codex.forces import FORCES, rows
from game.scenes.handouts import printing
from game.scenes.handouts.nuclei import FUSIONS, NUCLEI
from game.scenes.handouts.papers import (
    ASKED,
    DECAYS,
    HOUR,
    IN_TURNS,
    PLANS,
    QUIZ,
    SPENT,
    SUMS_OF,
    VERTICES,
    chart,
    curricula,
    curriculum,
    forces_met,
    keys,
    lesson_plan,
    named,
    plan,
    refutations,
    statements,
    worksheet,
)
from game.scenes.handouts.pdf import FACES, FOLDER, letters, width, wrapped
from game.scenes.handouts.printing import (
    FOOT,
    MARGIN,
    POINTS,
    AnswerChoice,
    Block,
    CardRow,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
    Vertices,
    printed,
)
from game.scenes.handouts.scene import HandoutsScene, every_paper, write_papers
from game.services import Services
from game.window import open_window
from game.words.text import Text, languages, unmarked
from tests.layout import LANGUAGES
from tests.pilot import Pilot
from tests.some import some
from tutorial.items.bank import read_topic, topics

Kind = TypeVar("Kind")


def of(paper: Paper, kind: type[Kind]) -> list[Kind]:
    return [block for block in paper if isinstance(block, kind)]


@pytest.mark.parametrize("minutes", PLANS)
def test_the_parts_of_a_plan_fill_its_minutes(minutes: int) -> None:
    assert sum(lasting for _, lasting in PLANS[minutes]) == minutes
    times = [block.cells[0] for block in plan(minutes) if isinstance(block, PaperRow)]
    assert literal("0\u20135\u2032") in times or literal("0\u20134\u2032") in times


@pytest.mark.parametrize("topic", topics())
def test_a_worksheet_has_tasks_and_no_question_of_the_quiz(topic: str) -> None:
    paper = worksheet(topic)
    assert len(of(paper, PageBreak)) == 1, "the key is on no paper that a learner gets"
    assert bool(of(paper, Vertices)) == topic.startswith("tutti_quantum")
    assert of(paper, CardRow)
    text = Text("en")
    written = " ".join(sentences(paper, text))
    for item in read_topic(topic).items:
        assert text.say(say(item.key)) not in written, item.key


@pytest.mark.parametrize("topic", topics())
def test_three_sentences_are_true_and_three_false(topic: str) -> None:
    mixed = statements(topic)
    assert sorted(right for _, right, _ in mixed) == [False] * 3 + [True] * 3
    for sentence, right, _ in mixed:
        assert sentence.key.endswith("-law") if right else sentence.key.startswith("misconception-")


@pytest.mark.parametrize("topic", topics())
def test_the_plan_asks_about_misconceptions_that_a_law_contradicts(topic: str) -> None:
    named = [pair.refutes for pair in refutations(topic)]
    assert len(set(named)) == len(named) >= ASKED


def test_the_keys_of_all_worksheets_are_one_paper() -> None:
    paper = keys(topics())
    titles = [title.words for title in of(paper, PaperTitle)]
    assert titles == [say("handout-key", lesson=named(topic)) for topic in topics()]
    assert len(of(paper, PageBreak)) == len(titles) - 1
    written = sentences(paper, Text("en"))
    for topic in topics():
        assert all(
            Text("en").say(law) in written for _, right, law in statements(topic) if not right
        )


def test_the_documents_of_the_own_language_come_first() -> None:
    for language in some(languages()):
        heads = [heading.words for heading in of(curriculum(language), Heading)]
        own = [literal(one.name) for one in curricula() if one.language == language]
        assert heads[: len(own)] == own
        assert len(heads) == len(curricula())


def test_the_missing_line_of_each_vertex_keeps_charge_and_colour() -> None:
    for vertex in some(VERTICES):
        for answer in some(vertex.answers):
            first, second, boson = (BY_KEY[key or answer] for key in vertex.lines)
            assert first.charge == second.charge + boson.charge, vertex
            assert first.coloured == second.coloured
            assert boson.key != "gluon" or first.coloured
            assert boson.key != "photon" or first.charge
            if boson.charge == 0:
                assert first == second
            elif first.family is second.family and not first.coloured:
                assert first.generation == second.generation


def test_a_worksheet_asks_for_no_force_that_its_lesson_has_not_shown() -> None:
    assert forces_met("particle_builder_1") == []
    assert forces_met("particle_builder_3") == ["strong"]
    assert len(forces_met("particle_builder_2")) == 3
    heads = [block for block in worksheet("particle_builder_3") if isinstance(block, PaperRow)]
    assert max(len(row.cells) for row in heads if row.head) == 3


def test_every_particle_that_is_missing_keeps_the_charge() -> None:
    for before, after, missing in some(DECAYS):
        charge = [sum(BY_KEY[key].charge for key in side) for side in (before, after)]
        assert charge[0] == charge[1]
        assert 0 <= missing < len(before) + len(after)


def test_a_lesson_about_nuclei_has_a_worksheet_about_them() -> None:
    paper = worksheet("bigebang")
    shown = {sign for row in of(paper, CardRow) for sign, *_ in row.cards}
    assert shown == {"p", "n"}
    written = sentences(paper, Text("en"))
    assert "n + p \u2192 ____" in written
    assert not any("quark" in sentence.lower() for sentence in written)
    assert "\u00b3He   (helium-3)" in written


def test_the_fusions_of_a_worksheet_are_those_of_the_game() -> None:
    codes = {
        sign: next(code for code in range(1, 7) if (PROTONS[code], NEUTRONS[code]) == nucleus[1:])
        for sign, nucleus in NUCLEI.items()
    }
    for (first, second, product), _ in some(FUSIONS):
        assert FUSED[codes[first]][codes[second]] == codes[product]


def test_every_sum_of_charges_can_be_laid_with_the_cards() -> None:
    cards = [sign for row in of(worksheet("particle_builder_1"), CardRow) for sign, *_ in row.cards]
    for summed in some(SUMS_OF):
        assert not Counter(str(BY_KEY[key].symbol) for key in summed) - Counter(cards)


def test_one_force_is_asked_for_in_the_singular() -> None:
    for topic, task in (("particle_builder_3", "table-one"), ("particle_builder_2", "table")):
        heads = [text.words for text in of(worksheet(topic), Heading)]
        assert say("handout-question", n=3, what=say(f"handout-task-{task}")) in heads


@pytest.mark.parametrize("topic", topics())
def test_a_plan_has_its_minutes_for_one_and_for_two_learners(topic: str) -> None:
    rows = [block for block in lesson_plan(topic) if isinstance(block, PaperRow)][1:]
    *parts, total = ([int(str(dict(cell.args)["text"])) for cell in row.cells[1:]] for row in rows)
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total[0] <= total[1] <= HOUR
    two = dict(zip([name for name, *_ in SPENT], [row[1] for row in parts], strict=True))
    assert two["discussion"] >= 5, "the class talks about the law"
    assert total[1] - two["after"] + IN_TURNS - two["before"] <= HOUR, "the second quiz is later"


def test_two_learners_who_answer_together_need_the_minutes_of_the_short_plan() -> None:
    short = dict(PLANS[min(PLANS)])
    for name, one, two in SPENT:
        if name in QUIZ:
            assert one == two == short[name]


@pytest.mark.parametrize(
    ("topic", "worked"),
    [
        ("particle_builder_1", "+⅔ + ⅔ − ⅓ = +1"),
        ("particle_builder_5", "−⅓ = +⅔ − 1"),
        ("bigebang", "Protons: 2 + 0 = 2 · Neutrons: 1 + 1 = 2"),
    ],
)
def test_a_key_works_out_each_sum(topic: str, worked: str) -> None:
    assert worked in sentences(keys([topic]), Text("en"))
    assert worked not in sentences(worksheet(topic), Text("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reading_aloud_is_found_by_touch(language: str) -> None:
    text = Text(language)
    assert text.say(say("settings-sound")) in text.say(say("handout-plan-easier"))


def test_the_chart_is_that_of_the_codex() -> None:
    lines = [block for block in chart() if isinstance(block, PaperRow) and not block.head]
    assert len(lines) == len(rows())
    assert all(len(line.cells) == 1 + len(FORCES) for line in lines)


def test_curricula_name_topics_that_there_are() -> None:
    for document in some(curricula()):
        for standard in document.standard:
            assert set(standard.topics) <= set(topics()), standard
            address = standard.address or document.address
            assert re.fullmatch(r"[a-z0-9.]+\.[a-z]+(/\S+)?", address)


def test_what_was_never_read_or_does_not_fit_is_not_claimed() -> None:
    codes = {each.code for document in curricula() for each in document.standard}
    assert len(codes) == 27
    assert not codes & {"MS-PS1-1", "KS3", "NT.2"}, (
        "atoms, solids and chemistry are not taught here"
    )


def sentences(paper: Paper, text: Text) -> list[str]:
    """All words of a paper."""
    said = []
    for block in paper:
        match block:
            case PaperRow(cells):
                said += [text.say(cell) for cell in cells]
            case CardRow(cards):
                for sign, *phrases in cards:
                    said += [sign, *map(text.say, phrases)]
            case Vertices(vertices):
                said += [sign for vertex in vertices for sign in vertex]
            case PaperTitle() | Heading() | Paragraph() | AnswerChoice():
                said.append(text.say(block.words))
    return said


def squeezed(words: str) -> str:
    """The same without spaces, which may be at the end of a line."""
    return re.sub(r"\s", "", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_papers_are_plain_sorted_and_in_their_language(language: str) -> None:
    names = list(every_paper(Text(language)))
    assert names == sorted(names)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)
    worksheet_ = {"en": "worksheet", "de": "arbeitsblatt", "fr": "fiche", "it": "scheda"}[language]
    assert f"big-bang-{worksheet_}" in names
    assert f"particle-builder-7-{worksheet_}" in names


@pytest.mark.parametrize("sheet", POINTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_leads_to_the_three_papers_of_each_lesson(language: str, sheet: str) -> None:
    text = Text(language)
    papers = every_paper(text)
    first, *others = papers
    rows = [block.cells for block in papers[first] if isinstance(block, PaperRow)]
    said = {text.say(row[0]): [text.say(cell) for cell in row[1:]] for row in rows}
    key = next(papers[name] for name in others if name.startswith("03"))
    pages = letters_of(printed(key, text.say, sheet, language)).split("Quarkade ·")
    lessons = [topic for topic in topics() if topic != "bump_hunt"]
    assert len(pages) == len(lessons) + 1, "a key fills one page"
    found = {name for name in others if name in said}
    for topic in lessons:
        begins, _, page = said[text.say(named(topic))]
        about = {name for name in others if name.startswith(begins.rstrip("…"))}
        assert {text.say(say("handout-lesson-plan", lesson=named(topic)))} < {
            text.say(next(iter(of(papers[name], PaperTitle))).words) for name in about
        }
        assert len(about) == 2
        heading = text.say(say("handout-key", lesson=named(topic)))
        assert squeezed(heading) in squeezed(pages[int(page) - 1])
        found |= about
    assert found == set(others)
    assert len(texts_of(printed(papers[first], text.say, sheet, language))) == 1


@pytest.mark.long
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POINTS)
def test_pdftotext_finds_every_sentence_of_every_paper(
    tmp_path: Path, language: str, name: str
) -> None:
    text = Text(language)
    written = {path.stem: path for path in write_papers(text, tmp_path, name)}
    assert list(written) == list(every_paper(text))
    for title, paper in every_paper(text).items():
        command = ["pdftotext", "-raw", str(written[title]), "-"]
        found = subprocess.run(command, capture_output=True, check=True, text=True, timeout=60)
        # A paragraph may go on below the number of a page, and a cell beside another one.
        lines = [line for line in found.stdout.splitlines() if not line.startswith("Quarkade ·")]
        read = squeezed("".join(lines)).replace("\f", "")
        for sentence in sentences(paper, text):
            for word in unmarked(sentence).split():
                assert squeezed(word) in read, (title, sentence)
    assert not text.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_of_the_papers_have_every_letter(language: str) -> None:
    text = Text(language)
    used = {
        letter
        for paper in every_paper(text).values()
        for sentence in sentences(paper, text)
        for letter in sentence
    }
    for face in FACES:
        assert used - {"\n"} <= set(letters(face)), face


def test_the_widths_are_those_of_the_fonts() -> None:
    for face in FACES:
        font = TTFont(FOLDER / f"{face}.ttf")
        scale = 1000 / font["head"].unitsPerEm
        known = letters(face)
        assert {ord(letter) for letter in known} == set(font.getBestCmap())
        for letter, (number, wide) in known.items():
            glyph = font.getBestCmap()[ord(letter)]
            assert font.getGlyphID(glyph) == number
            assert wide == round(font["hmtx"][glyph][0] * scale)


@pytest.mark.parametrize("sign", ["\u03bde", "\u03bd\u0305\u03bc"])
def test_the_sort_of_a_neutrino_is_a_subscript(sign: str) -> None:
    paper: Paper = (PaperTitle(literal("T")), Paragraph(literal(f"a {sign} b")))
    content = printed(paper, Text("en").say, "a4", "en")
    streams = re.findall(rb"FlateDecode >>\nstream\n(.*?)\nendstream", content, re.DOTALL)
    number = letters("plain")[sign[-1]][0]
    [(size, rise)] = re.findall(
        rb"([\d.]+) Tf (-[\d.]+) Ts <%04X> Tj" % number, b"".join(map(zlib.decompress, streams))
    )
    assert float(size) < 11
    assert -11 < float(rise) < 0
    assert f"a {sign} b" in letters_of(content)
    assert width(sign, 10) < width(sign[:-1], 10) + width(sign[-1], 10)


def test_words_wrap_at_spaces_and_long_ones_are_cut() -> None:
    rows = wrapped("one two three", 10, width("one two", 10))
    assert rows == ["one two", "three"]
    assert wrapped("a\nb", 10, 100) == ["a", "b"]
    cut = wrapped("Wechselwirkungsteilchen", 10, 60)
    assert "".join(cut) == "Wechselwirkungsteilchen"
    assert all(width(row, 10) <= 60 for row in cut)


def texts_of(content: bytes) -> list[list[tuple[float, float]]]:
    """Places of the texts of each page of a PDF."""
    pages = []
    for stream in re.findall(rb"FlateDecode >>\nstream\n(.*?)\nendstream", content, re.DOTALL):
        commands = zlib.decompress(stream)
        places = re.findall(rb"g ([\d.]+) ([\d.]+) Td", commands)
        if places:
            pages.append([(float(x), float(y)) for x, y in places])
    return pages


def letters_of(content: bytes) -> str:
    """All letters of the pages of a PDF, by their numbers in its fonts."""
    names = [{number: letter for letter, (number, _) in letters(face).items()} for face in FACES]
    read = []
    for stream in re.findall(rb"FlateDecode >>\nstream\n(.*?)\nendstream", content, re.DOTALL):
        for part in zlib.decompress(stream).split(b"BT ")[1:]:
            named = names[int(part[2:3])]
            signs = b"".join(re.findall(rb"<([0-9A-F]*)> Tj", part))
            numbers = (int(signs[n : n + 4], 16) for n in range(0, len(signs), 4))
            read.append("".join(named[number] for number in numbers))
    return "\n".join(read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paper_shows_the_marks_of_strong_words(tmp_path: Path, language: str) -> None:
    marked = [
        sentence
        for paper in every_paper(Text(language)).values()
        for sentence in sentences(paper, Text(language))
        if "**" in sentence
    ]
    assert marked, "there is nothing to leave out"
    for path in write_papers(Text(language), tmp_path):
        read = letters_of(path.read_bytes())
        assert "Quarkade ·" in read, path.stem
        assert "**" not in read, path.stem


@pytest.fixture
def unscaled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters of full size, whatever smaller ones would save."""
    monkeypatch.setattr(printing, "SCALES", (1.0,))


@pytest.mark.usefixtures("unscaled")
@pytest.mark.parametrize("name", POINTS)
def test_a_long_paper_goes_on_and_stays_on_its_pages(name: str) -> None:
    words = literal("word " * 60)
    paper: Paper = (PaperTitle(literal("Long")), *(Paragraph(words) for _ in range(30)))
    pages = texts_of(printed(paper, Text("en").say, name, "en"))
    assert len(pages) > 1
    wide, high = POINTS[name]
    for places in pages:
        assert all(MARGIN <= x <= wide - MARGIN for x, _ in places)
        assert all(FOOT - 12 <= y <= high - MARGIN for _, y in places)


def test_letters_are_smaller_only_where_that_saves_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    paragraph = Paragraph(literal("word " * 60))

    def papers() -> list[bytes]:
        title, words = PaperTitle(literal("T")), Text("en").say
        return [printed((title, *[paragraph] * n), words, "a4", "en") for n in range(1, 20)]

    fitted = papers()
    monkeypatch.setattr(printing, "SCALES", (1.0,))
    full = papers()
    saved = [
        len(texts_of(one)) - len(texts_of(other)) for one, other in zip(full, fitted, strict=True)
    ]
    assert set(saved) == {0, 1}
    assert all(one == other for one, other, n in zip(full, fitted, saved, strict=True) if not n)


@pytest.mark.usefixtures("unscaled")
def test_a_question_goes_to_the_next_page_as_a_whole() -> None:
    words = literal("word " * 60)
    question: Paper = (Heading(literal("?")), *(AnswerChoice("A", literal("x")) for _ in range(6)))
    before = tuple(Paragraph(words) for _ in range(9))
    say_ = Text("en").say
    first, *_ = texts_of(printed((PaperTitle(literal("T")), *before, *question), say_, "a4", "en"))
    alone, *_ = texts_of(printed((PaperTitle(literal("T")), *before), say_, "a4", "en"))
    assert first == alone


@pytest.mark.parametrize("sheet", POINTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_task_of_a_worksheet_breaks_over_a_page(language: str, sheet: str) -> None:
    text = Text(language)
    for topic in some(topics()):
        paper = worksheet(topic)
        read = squeezed(letters_of(printed(paper, text.say, sheet, language)))
        # A part that goes on with the next page has its heading there again.
        tasks = [squeezed(text.say(block.words)) for block in paper if isinstance(block, Heading)]
        for task in some(tasks):
            assert read.count(task) == tasks.count(task), (topic, task)


@pytest.mark.parametrize(
    "head", [PaperRow((literal("Head"),), (1.0,), head=True), Heading(literal("Document"))]
)
def test_a_table_that_goes_on_has_its_head_again(head: PaperRow | Heading) -> None:
    rows = [PaperRow((literal(f"row {n}"),), (1.0,)) for n in range(60)]
    content = printed((PaperTitle(literal("Table")), head, *rows), Text("en").say, "a4", "en")
    _, second = texts_of(content)
    [alone] = texts_of(printed((PaperTitle(literal("T")), head), Text("en").say, "a4", "en"))
    assert second[0][0] == alone[1][0] == MARGIN


@pytest.mark.usefixtures("unscaled")
def test_a_heading_stays_with_the_first_row_below_it() -> None:
    row = PaperRow((literal("word " * 300),), (1.0,))
    text = Paragraph(literal("word " * 60))
    before: tuple[Block, ...] = (PaperTitle(literal("T")), *[text] * 6)
    address = Paragraph(literal("example.org"), quiet=True)
    say_ = Text("en").say
    first, second = texts_of(
        printed((*before, Heading(literal("H")), address, row), say_, "a4", "en")
    )
    assert [first] == texts_of(printed(before, say_, "a4", "en"))
    assert len(second) > 3


def test_a_paper_is_tagged_and_has_a_title_and_a_language() -> None:
    content = printed(worksheet("particle_builder_5"), Text("de").say, "a4", "de")
    for part in (b"/Lang (de)", b"/Marked true", b"/StructTreeRoot", b"/S /H1", b"/Alt <FEFF"):
        assert part in content
    assert b"/Image" not in content, "pictures are vectors"


@pytest.mark.long
def test_all_papers_are_saved_from_one_page(services: Services) -> None:
    scene = HandoutsScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.tap("save:letter")
    for _ in range(len(every_paper(services.text)) + 3):
        pilot.app.step([], 0.03)
    files = {path.stem: path.read_bytes() for path in scene.folder.iterdir()}
    assert sorted(files) == list(every_paper(services.text))
    folder, first = str(scene.folder), "00-overview.pdf"
    assert scene.line == say("handout-kept", all=len(files), folder=folder, first=first)
    for content in files.values():
        assert content.startswith(b"%PDF-1.4")
        assert b"/MediaBox [0 0 612.0 792.0]" in content


def test_where_nothing_can_be_saved_the_page_says_why(services: Services) -> None:
    scene = HandoutsScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    scene.folder.parent.write_text("a file where the folder would be")
    pilot.tap("save:a4")
    pilot.wait(0.1)
    assert scene.line.key == "handout-not-kept"
    pilot.tap("back")


def test_the_same_paper_is_the_same_file(tmp_path: Path) -> None:
    one = next(write_papers(Text("en"), tmp_path / "one"))
    other = next(write_papers(Text("en"), tmp_path / "other"))
    assert one.read_bytes() == other.read_bytes()
