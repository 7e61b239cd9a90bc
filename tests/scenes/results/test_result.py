"""The end of a game: a win showers tracks, a loss winds one up, and both are soon over."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.art.menu.buttons import RoundButton
from game.commands.shots import middle
from game.core.phrase import literal, say
from game.core.rng import Rng
from game.core.session import Outcome, outcome_of
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.kiosk.policy import Policy
from game.match.match import AI, HUMAN, match_of, new_match
from game.progress import daily
from game.progress.take_home import page_of
from game.rules.tutti_quantum.processes import PROCESSES
from game.scenes.menu.login import LoginScene
from game.scenes.menu.title import TitleScene
from game.scenes.results import celebration, result_links, result_words
from game.scenes.results.result import ResultScene
from game.scenes.results.stories import StoryScene
from game.scenes.table.model import Ended
from game.services import Services
from game.tables.pictures import Button, Face, Label
from game.tables.table import CountLine
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.match.whole import deals, play
from tests.pilot import Pilot
from tests.progress.find_challenges import stored_games


@pytest.mark.parametrize("won", [True, False, None])
def test_the_end_is_shown_as_what_it_was(
    services: Services, monkeypatch: pytest.MonkeyPatch, won: bool | None
) -> None:
    monkeypatch.setattr(ResultScene, "won", lambda _: won)
    sounds: list[str] = []
    services.sound.on_play = sounds.append
    ended = middle(services, "u_know_feynman", 1.0)
    ended.send(Ended())
    scene = ResultScene(services, ended.match)
    kinds = {show.effect.kind for show in scene.shows}
    assert kinds == {True: {"shower"}, False: {"spiral"}, None: set()}[won]
    assert sounds[-1] == {True: "win", False: "loss", None: "good"}[won]
    app = App(services, open_window((640, 360), full_screen=False), ended)
    app.push(scene)
    app.step([], 0.02)
    for _ in range(3 * 30):
        app.step([], 1 / 30)
    assert scene.shows == []
    drawn = app.frames.drawn
    app.step([], 1 / 30)
    assert app.frames.drawn == drawn, "then it stands still"


TEAM_TABLE = (HUMAN, *(AI + level for level in ("student", "researcher", "nobel")))


@pytest.mark.parametrize("seed", "abcd")
def test_a_team_that_wins_is_named_and_its_person_has_won(services: Services, seed: str) -> None:
    """Tutti Quantum, teams of two (A7): two first places of one team are no draw."""
    match = new_match("tutti_quantum", TEAM_TABLE, {"mode": 1}, seed)
    play(services.store, match)
    scene = ResultScene(services, match)
    returns = match.session.returns()
    assert returns[0] != returns[1], "the seeds are no tie"
    headline = services.text.say(scene.headline())
    points = match.standing.by_seat()
    lines = DESCRIPTORS["tutti_quantum"].table.result(match.session.view())
    own, other = lines[-1].scores[:2]
    margin = result_words.margin(services, match, lines)
    assert (margin is None) == (own == other), "from team to team, not from mate to mate"
    assert points[0] == points[2]
    if returns[0] > 0:
        assert scene.won() is True
        assert headline == "Your team wins!"
    else:
        assert scene.won() is False
        assert headline == "Student and Nobel win"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_of_a_match_in_teams(tmp_path: Path, language: str) -> None:
    with opened(tmp_path, language, 1.5) as services:
        last = deals(
            services.store, "tutti_quantum", Form(deals=2), TEAM_TABLE, {"mode": 1, "starts": 2}
        )[-1]
        points = last.standing.by_seat()
        scene = ResultScene(services, last)
        won = None if points[0] == points[1] else points[0] > points[1]
        keys = {True: "your-team-won", False: "team-won", None: "shared"}
        assert scene.headline().key == f"result-series-{keys[won]}"
        assert scene.won() is won
        app = App(services, open_window((1280, 720), full_screen=False), scene)
        app.step([], 0.02)
        assert list(faults(app)) == []
        assert not services.text.missing


def test_a_deal_in_the_midst_of_a_match_is_no_line_of_the_board(services: Services) -> None:
    first, last = deals(services.store, "particle_builder", Form(deals=2))
    offered = []
    for match in (first, last):
        scene = ResultScene(services, match)
        App(services, open_window((1280, 720), full_screen=False), scene)
        offered.append({spot.id for spot in scene.placed})
    assert ["board" in ids for ids in offered] == [False, True]


@pytest.mark.parametrize(
    ("scores", "words"),
    [((21, 20), "By ONE point!"), ((15, 21), "By 6 points"), ((9, 9), None), ((9, 4, 8), "ONE")],
)
def test_by_how_much_it_was_won(
    services: Services, scores: tuple[int, ...], words: str | None
) -> None:
    ended = middle(services, "particle_builder", 1.0)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), ended))
    scene = ResultScene(services, ended.match)
    pilot.app.push(scene)
    line = CountLine(say("points"), (), total=True, scores=scores)
    margin = result_words.margin(services, ended.match, [line])
    if words is None:
        assert margin is None
    else:
        assert margin is not None
        assert words in services.text.say(margin)


def result(services: Services) -> Pilot:
    """The end of a game in which many things happened that nature has, too."""
    ended = middle(services, "tutti_quantum", 1.0)
    ended.send(Ended())
    app = App(services, open_window((1280, 720), full_screen=False), ended)
    app.push(ResultScene(services, ended.match))
    return Pilot(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_process_can_be_touched_and_tells_its_own_story(
    tmp_path: Path, language: str
) -> None:
    with opened(tmp_path, language, None) as services:
        pilot = result(services)
        scene = pilot.top
        assert isinstance(scene, ResultScene)
        names = [
            (f"{line}:name{n}", *story)
            for line, stories in scene.stories.items()
            for n, story in enumerate(stories)
        ]
        assert len(names) > 5
        for mark, name, sentence in names:
            assert name.key.partition("process-")[2] == sentence.key.partition("story-")[2]
            pilot.tap(mark)
            assert isinstance(pilot.top, StoryScene)
            assert (pilot.spot("title").label, pilot.spot("means").label) == (name, sentence)
            pilot.tap("close")
        assert not services.text.missing


def test_from_one_name_all_the_others_can_be_reached(services: Services) -> None:
    pilot = result(services)
    assert isinstance(pilot.top, ResultScene)
    stories = max(pilot.top.stories.values(), key=len)
    line = next(line for line, those in pilot.top.stories.items() if those is stories)
    pilot.tap(f"{line}:name1")
    titles = []
    for _ in stories:
        titles.append(pilot.spot("title").label)
        pilot.tap("next")
    assert titles == [name for name, _ in (*stories[1:], stories[0])]


def test_a_name_keeps_the_focus_when_the_page_is_laid_anew(services: Services) -> None:
    scene = result(services).top
    assert isinstance(scene, ResultScene)
    mark = next(spot.id for spot in scene.placed if ":name" in spot.id)
    scene.focus(mark)
    scene.layout()
    assert scene.focused == mark


def test_a_single_name_has_no_others_to_go_to(services: Services) -> None:
    pilot = result(services)
    pilot.app.push(StoryScene(services, [(say("close"), say("back"))], 0))
    pilot.wait(0.1)
    assert pilot.top.find("next") is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_fits_its_page_in_large_letters(tmp_path: Path, language: str) -> None:
    stories = [
        (say(f"tutti_quantum-process-{key}"), say(f"tutti_quantum-story-{key}"))
        for key in PROCESSES
    ]
    with opened(tmp_path, language, 1.5) as services:
        page = StoryScene(services, stories, 0)
        app = App(services, open_window((1280, 720), full_screen=False), page)
        for page.at in range(len(stories)):
            page.layout()
            app.step([], 0.02)
            assert list(faults(app)) == [], PROCESSES[page.at]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_margin_and_badge_leave_each_other_room(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """By how much it was won stands above the badge, and the headline between the buttons
    or below them."""
    with opened(tmp_path, language, 1.5) as services:
        match = match_of(stored_games("tutti_quantum")[0], 1)
        pilot = Pilot(
            App(services, open_window(size, full_screen=False), ResultScene(services, match))
        )
        over = ("margin", "headline")
        assert [f for f in faults(pilot.app) if any(name in f for name in over)] == []
        head, ways = pilot.spot("headline"), (pilot.spot("watch"), pilot.spot("challenges"))
        for way in ways:
            beside = way.x + way.w / 2 <= head.x - head.w / 2 + 8
            assert beside or way.y + way.h / 2 <= head.y - head.h / 2


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_column_of_the_player_comes_first(services: Services, size: tuple[int, int]) -> None:
    """In Big*Bang a person who moves first sits on the second seat."""
    match = new_match("bigebang", (AI + "researcher", HUMAN), {}, "columns")
    play(services.store, match)
    pilot = Pilot(App(services, open_window(size, full_screen=False), ResultScene(services, match)))
    assert pilot.spot("name1").x < pilot.spot("name0").x
    scene = pilot.top
    assert isinstance(scene, ResultScene)
    figures = [spot for spot in scene.placed if spot.id.startswith("figure")]
    own = {spot.id: spot.x for spot in figures if spot.id.endswith(".1")}
    assert own
    for spot in figures:
        if spot.id.endswith(".0"):
            assert own[spot.id[:-1] + "1"] < spot.x
    line = DESCRIPTORS["bigebang"].table.result(match.session.view(1))[0]
    page = page_of(match)
    assert page.names == (match.names[1], match.names[0])
    assert page.lines[0].figures == (line.figures[1], line.figures[0])


@pytest.mark.parametrize(
    ("seats", "columns"),
    [
        ((HUMAN, AI + "student", AI + "nobel"), [0, 1, 2]),
        ((AI + "student", HUMAN, AI + "nobel"), [1, 2, 0]),
        ((AI + "student", HUMAN, HUMAN), [1, 2, 0]),
        ((AI + "student", AI + "student", AI + "nobel"), [0, 1, 2]),
    ],
)
def test_columns_follow_the_order_of_play(seats: tuple[str, ...], columns: list[int]) -> None:
    assert new_match("particle_builder", seats, {}, "columns").columns == columns


def test_the_rarest_find_says_whose_it_is(services: Services) -> None:
    """Of one player, of two who have found the same, or of all."""
    said = set()
    for stored in stored_games("tutti_quantum"):
        match = match_of(stored, 1)
        services.text.name_seats(match.names)
        lines = DESCRIPTORS["tutti_quantum"].table.result(match.session.view())
        badge = result_words.badge(lines)
        found = [line for line in lines if line.badge is not None]
        assert (badge is None) == (not found)
        if badge is None:
            continue
        others = [line for line in lines if line.stories and found[0].badge in dict(line.stories)]
        if len(others) == 1 and len([line for line in lines if line.stories]) > 1:
            finder = found[0].finder
            assert finder is not None
            assert services.text.say(found[0].what).endswith(services.text.say(finder))
        said.add(badge.key)
    assert "result-badge-of" in said


def test_watching_again_and_seeing_the_table_have_icons_of_their_own(services: Services) -> None:
    """A round button has no words: its icon means one thing on the page."""
    ended = middle(services, "bigebang", 1.0)
    ended.match.kept = 1
    page = ResultScene(services, ended.match)
    App(services, open_window((1280, 720), full_screen=False), page)
    round_ones = [spot for spot in page.placed if isinstance(spot.art, RoundButton)]
    worded = [spot for spot in page.placed if isinstance(spot.art, Button)]
    assert {"watch", "sheet"} <= {spot.id for spot in round_ones}
    icons = [spot.art.icon for spot in round_ones if isinstance(spot.art, RoundButton)]
    assert len(icons) == len(set(icons))
    others = {spot.art.icon for spot in worded if isinstance(spot.art, Button)}
    assert not others & set(icons)
    assert all(spot.spoken is not None for spot in round_ones)


def test_a_visitor_of_a_kiosk_reads_nothing_of_challenges_seeds_and_saving(
    services: Services,
) -> None:
    ended = middle(services, "bigebang", 1.0)
    ended.match.hints = 2

    def shown() -> dict[str, str | None]:
        page = ResultScene(services, ended.match)
        App(services, open_window((720, 1280), full_screen=False), page)
        return {spot.id: getattr(spot.art, "icon", None) for spot in page.placed}

    home = shown()
    assert {"helped", "seed"} <= set(home)
    assert home["sheet"] == "save"
    services.policy = Policy()
    visitor = shown()
    assert not {"helped", "seed"} & set(visitor)
    assert visitor["sheet"] != "save"


def test_after_the_first_game_a_name_is_asked_for_once(services: Services) -> None:
    services.change(reduced_motion=True)
    ended = middle(services, "u_know_feynman", 1.0)
    ended.send(Ended())
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), ended))
    pilot.app.push(ResultScene(services, ended.match))
    pilot.wait(0.1)
    pilot.tap("leave")
    assert isinstance(pilot.top, LoginScene)
    assert pilot.spot("heading").label == result_words.headline(ended.match)
    assert pilot.spot("saved").label == say("login-question"), "this game is not in the store"
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, ResultScene), "back leads back"
    pilot.tap("leave")
    pilot.tap("skip")
    assert isinstance(pilot.top, TitleScene)
    pilot.app.push(ResultScene(services, ended.match))
    pilot.wait(0.1)
    pilot.tap("leave")
    assert isinstance(pilot.top, TitleScene)


def test_the_question_for_a_name_says_that_the_game_is_saved(services: Services) -> None:
    ended = middle(services, "u_know_feynman", 1.0)
    ended.match.kept = 1
    page = ResultScene(services, ended.match)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
    pilot.tap("leave")
    assert isinstance(pilot.top, LoginScene)
    assert pilot.spot("saved").label == say("login-saved")
    pilot.tap("skip")
    assert isinstance(pilot.top, TitleScene)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("t", [0.3, 0.6, 0.9])
def test_the_show_covers_no_words_and_no_numbers(services: Services, won: bool, t: float) -> None:
    """The brightest pixels of a calm line, its letters, keep their colour during the show."""
    page = ResultScene(services, middle(services, "tutti_quantum", 1.0).match)
    App(services, open_window((1280, 720), full_screen=False), page)
    page.shows = []
    calm, lit = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    page.draw(calm)
    page.shows = celebration.shows_for(won, 1.0)
    for show in page.shows:
        show.t = t
    page.draw(lit)
    assert pygame.image.tobytes(calm, "RGB") != pygame.image.tobytes(lit, "RGB")
    for spot in page.placed:
        if isinstance(spot.art, Label):
            area = page.viewport.rect(spot)
            before, after = (
                pygame.surfarray.array3d(each.subsurface(area)) for each in (calm, lit)
            )
            ink = before[before.sum(axis=2) == before.sum(axis=2).max()][0]
            letters = (before == ink).all(axis=2)
            assert (after[letters] == ink).all(), spot.id


def test_a_draw_says_how_close_it_was(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The points of both, and the count in which each of them was ahead."""
    match = new_match("particle_builder", (HUMAN, AI + "visitor"), {}, "level")
    monkeypatch.setattr(result_words, "outcome_of", lambda _: Outcome((0.0, 0.0), False, (0, 1)))
    lines = [
        CountLine(say("particle_builder-result-on-mat"), (literal("6"), literal("20"))),
        CountLine(say("particle_builder-result-target"), (literal("15"), literal("0"))),
        CountLine(say("particle_builder-result-total"), (), total=True, scores=(34, 34)),
    ]
    margin, why = result_words.margin(services, match, lines), result_words.decided(match, lines)
    assert margin is not None
    assert why is not None
    assert services.text.say(margin) == "34 to 34: level to the last point!"
    said = services.text.say(why)
    assert said == "You: Target complete, 15 to 0. Visitor: Cards on the mat, 20 to 6."


def test_the_score_alone_is_no_reason(monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    """Nor is a count that holds the whole score; a smaller part is one."""
    match = new_match("tutti_quantum", (HUMAN, AI + "visitor"), {}, "why")
    monkeypatch.setattr(result_words, "outcome_of", lambda _: Outcome((1.0, -1.0), False, (0, 1)))
    valid = CountLine(say("tutti_quantum-result-valid-brief"), (literal("26"), literal("24")))
    total = CountLine(say("tutti_quantum-result-total"), (), total=True, scores=(24, 22))

    def why(invalid: tuple[str, str]) -> str:
        lost = CountLine(say("tutti_quantum-result-invalid"), tuple(map(literal, invalid)))
        words = result_words.decided(match, [valid, lost, total])
        return "" if words is None else services.text.say(words)

    assert result_words.decided(match, [valid, total._replace(scores=(30, 22))]) is None, "alone"
    assert why(("\u22122", "\u22122")) == ""
    assert why(("\u22122", "\u22124")) == "What decided it: Invalid vertices, \u22122 to \u22124."


def test_facts_told_in_the_game_can_be_read_again(services: Services) -> None:
    """One is told in full, the others are named once; the rarer kinds come before particles."""
    lengths: set[int] = set()
    for number in range(8):
        rng, info = Rng(f"facts {number}", "rounds"), GAMES["u_know_feynman"].info
        match = new_match(info.id, (HUMAN, f"{AI}student"), info.suggested, f"facts {number}")
        while match.session.to_move() is not None:
            match.session.play(rng.pick(match.session.legal_moves()))
        facts = result_words.remembered(match)
        lengths.add(len(facts))
        scene = ResultScene(services, match)
        shown = [story for stories in scene.model().lines for story in stories.line.stories]
        assert shown == [story for line in facts for story in line.stories]
        particles = [name.key.startswith("particle-") for name, _ in shown]
        assert particles == sorted(particles)
        assert len(set(shown)) == len(shown) < result_words.REMEMBERED
        if shown:
            names = " · ".join(services.text.say(name) for name, _ in shown)
            assert services.text.say(facts[0].figures[0]).endswith(f" To read again: {names}")
        told = [services.text.say(line) for _, line in shown]
        told += [services.text.say(line.figures[0]) for line in facts]
        assert all("Did you know?" in line for line in told)
    assert 1 in lengths


def test_the_winner_of_a_comeback_is_told_of_it() -> None:
    """An empty hand wins by the rules: that alone is no story."""
    for number in range(60):
        rng, info = Rng(f"back {number}", "rounds"), GAMES["u_know_feynman"].info
        match = new_match(info.id, (HUMAN, HUMAN), info.suggested, f"back {number}")
        session = match.session
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
        lines = DESCRIPTORS[info.id].table.result(session.view(0))
        why = result_words.decided(match, lines)
        if why is not None and why.key == "u_know_feynman-result-comeback":
            (winner,) = outcome_of(session).leaders
            said = dict(why.args)
            assert said["seat"] == match.names[winner]
            assert int(str(said["most"])) >= session.view(0).hand_size + 2
            return
    raise AssertionError("no winner came back")


@pytest.mark.parametrize("game", ["particle_builder", "bigebang"])
def test_one_sentence_says_what_decided(game: str) -> None:
    """It names a count in which the winner is really ahead; of tokens the one that was closest."""
    told = 0
    for number in range(8):
        rng, info = Rng(f"why {number}", game), GAMES[game].info
        match = new_match(game, (HUMAN,) * info.usual_seats, info.suggested, f"why {number}")
        session = match.session
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
        lines = DESCRIPTORS[game].table.result(session.view(0))
        why = result_words.decided(match, lines)
        outcome = outcome_of(session)
        if why is None or why.key != "result-why":
            continue
        told += 1
        facts = dict(why.args)
        mine, theirs = (figure_of(facts[name]) for name in ("mine", "theirs"))
        line = next(line for line in lines if line.what == facts["what"])
        assert len(outcome.leaders) == 1
        assert figure_of(line.figures[outcome.leaders[0]]) == mine
        assert mine < theirs if line.fewest else mine > theirs
        if line.worth == "token":
            pairs = [map(figure_of, each.figures) for each in lines if not each.total]
            leads = [first - second for first, second in pairs]
            sign = 1 if outcome.leaders[0] == 0 else -1
            assert mine - theirs == min(sign * lead for lead in leads if sign * lead > 0)
        without = [each._replace(worth="nothing") for each in lines]
        assert result_words.decided(match, without) is None
    assert told > 0


def figure_of(phrase: Any) -> int:
    return int(dict(phrase.args)["text"].replace("\u2212", "-"))


def test_todays_puzzle_is_one_touch_from_the_result_until_it_is_solved(services: Services) -> None:
    today = date.today()
    assert result_links.puzzle_of_today(services, "particle_builder", today)
    daily.note(services.store, "particle_builder", today)
    assert not result_links.puzzle_of_today(services, "particle_builder", today)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_alone_in_its_row(tmp_path: Path, language: str) -> None:
    """A lost crew with a step, a fact about it and the puzzle of today has seven."""
    with opened(tmp_path, language, 1.0) as services:
        ended = middle(services, "particle_panic", 1.0)
        ended.send(Ended())
        scene = ResultScene(services, ended.match)
        App(services, open_window((1280, 720), full_screen=False), scene)
        ways = ("easier", "again", "review", "same", "look", "today", "leave")
        rows = Counter(round(spot.y) for spot in scene.placed if spot.id in ways)
        assert sorted(rows.values()) == [3, 4]


def test_the_face_of_the_winner_is_lit(services: Services) -> None:
    ended = middle(services, "u_know_feynman", 1.0)
    ended.send(Ended())
    scene = ResultScene(services, ended.match)
    App(services, open_window((1280, 720), full_screen=False), scene)
    lit = {spot.id for spot in scene.placed if isinstance(spot.art, Face) and spot.art.turn is True}
    assert lit == {f"face{seat}" for seat in outcome_of(ended.match.session).winners}
    assert len(lit) == 1
