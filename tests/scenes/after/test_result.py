"""The end of a game: a win showers tracks, a loss winds one up, and both are soon over."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.cabinets import CABINETS
from game.cabinets.cabinet import Form
from game.commands.shots import middle
from game.core.phrase import say
from game.match.match import AI, HUMAN, match_of, new_match
from game.rules.tutti_quantum.processes import PROCESSES
from game.scenes.after import result_links
from game.scenes.after.result import ResultScene
from game.scenes.after.stories import StoryScene
from game.tables.pictures import Button
from game.tables.table import Line
from game.window import open_window, opened
from game.words.text import languages
from tests.layout import faults
from tests.match.whole import deals, play
from tests.pilot import Pilot
from tests.progress.find_challenges import stored_games


@pytest.mark.parametrize("won", [True, False, None])
def test_the_end_is_shown_as_what_it_was(
    arcade: Arcade, monkeypatch: pytest.MonkeyPatch, won: bool | None
) -> None:
    monkeypatch.setattr(ResultScene, "won", lambda _: won)
    sounds: list[str] = []
    arcade.sound.on_play = sounds.append
    ended = middle(arcade, "u_know_feynman", 1.0)
    ended.over = True
    scene = ResultScene(arcade, ended.match)
    kinds = {show.effect.kind for show in scene.shows}
    assert kinds == {True: {"shower"}, False: {"spiral"}, None: set()}[won]
    assert sounds[-1] == {True: "win", False: "loss", None: "good"}[won]
    app = App(arcade, open_window((640, 360), full_screen=False), ended)
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
def test_a_team_that_wins_is_named_and_its_person_has_won(arcade: Arcade, seed: str) -> None:
    """Tutti Quantum, teams of two (A7): two first places of one team are no draw."""
    match = new_match("tutti_quantum", TEAM_TABLE, {"mode": 1}, seed)
    play(arcade.store, match)
    scene = ResultScene(arcade, match)
    returns = match.session.returns()
    assert returns[0] != returns[1], "the seeds are no tie"
    headline = arcade.text.say(scene.headline())
    points = match.standing.by_seat()
    lines = CABINETS["tutti_quantum"].table.result(match.session.view())
    own, other = lines[-1].scores[:2]
    margin = result_links.margin(arcade, match, lines)
    assert (margin is None) == (own == other), "from team to team, not from mate to mate"
    assert points[0] == points[2]
    if returns[0] > 0:
        assert scene.won() is True
        assert headline == "Your team wins!"
    else:
        assert scene.won() is False
        assert headline == "Student and Nobel win"


@pytest.mark.parametrize("language", languages())
def test_the_winners_of_a_match_in_teams(tmp_path: Path, language: str) -> None:
    with opened(tmp_path, language, 1.5) as arcade:
        last = deals(
            arcade.store, "tutti_quantum", Form(deals=2), TEAM_TABLE, {"mode": 1, "starts": 2}
        )[-1]
        points = last.standing.by_seat()
        scene = ResultScene(arcade, last)
        won = None if points[0] == points[1] else points[0] > points[1]
        keys = {True: "your-team-won", False: "team-won", None: "shared"}
        assert scene.headline().key == f"result-series-{keys[won]}"
        assert scene.won() is won
        app = App(arcade, open_window((1280, 720), full_screen=False), scene)
        app.step([], 0.02)
        assert list(faults(app)) == []
        assert not arcade.text.missing


def test_a_deal_in_the_midst_of_a_match_is_no_line_of_the_board(arcade: Arcade) -> None:
    first, last = deals(arcade.store, "particle_builder", Form(deals=2))
    offered = []
    for match in (first, last):
        scene = ResultScene(arcade, match)
        App(arcade, open_window((1280, 720), full_screen=False), scene)
        offered.append({spot.id for spot in scene.laid})
    assert ["board" in ids for ids in offered] == [False, True]


@pytest.mark.parametrize(
    ("scores", "words"),
    [((21, 20), "By ONE point!"), ((15, 21), "By 6 points"), ((9, 9), None), ((9, 4, 8), "ONE")],
)
def test_by_how_much_it_was_won(arcade: Arcade, scores: tuple[int, ...], words: str | None) -> None:
    ended = middle(arcade, "particle_builder", 1.0)
    pilot = Pilot(App(arcade, open_window((1280, 720), full_screen=False), ended))
    scene = ResultScene(arcade, ended.match)
    pilot.app.push(scene)
    line = Line(say("points"), (), total=True, scores=scores)
    margin = result_links.margin(arcade, ended.match, [line])
    if words is None:
        assert margin is None
    else:
        assert margin is not None
        assert words in arcade.text.say(margin)


def result(arcade: Arcade) -> Pilot:
    """The end of a game in which many things happened that nature has, too."""
    ended = middle(arcade, "tutti_quantum", 1.0)
    ended.over = True
    app = App(arcade, open_window((1280, 720), full_screen=False), ended)
    app.push(ResultScene(arcade, ended.match))
    return Pilot(app)


@pytest.mark.parametrize("language", languages())
def test_every_name_of_a_process_can_be_touched_and_tells_its_own_story(
    tmp_path: Path, language: str
) -> None:
    with opened(tmp_path, language, None) as arcade:
        pilot = result(arcade)
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
        assert not arcade.text.missing


def test_from_one_name_all_the_others_can_be_reached(arcade: Arcade) -> None:
    pilot = result(arcade)
    assert isinstance(pilot.top, ResultScene)
    stories = max(pilot.top.stories.values(), key=len)
    line = next(line for line, those in pilot.top.stories.items() if those is stories)
    pilot.tap(f"{line}:name1")
    titles = []
    for _ in stories:
        titles.append(pilot.spot("title").label)
        pilot.tap("next")
    assert titles == [name for name, _ in (*stories[1:], stories[0])]


def test_a_name_keeps_the_focus_when_the_page_is_laid_anew(arcade: Arcade) -> None:
    scene = result(arcade).top
    assert isinstance(scene, ResultScene)
    mark = next(spot.id for spot in scene.laid if ":name" in spot.id)
    scene.focus(mark)
    scene.lay()
    assert scene.focused == mark


def test_a_single_name_has_no_others_to_go_to(arcade: Arcade) -> None:
    pilot = result(arcade)
    pilot.app.push(StoryScene(arcade, [(say("close"), say("back"))], 0))
    pilot.wait(0.1)
    assert pilot.top.find("next") is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_every_story_fits_its_page_in_large_letters(tmp_path: Path, language: str) -> None:
    stories = [
        (say(f"tutti_quantum-process-{key}"), say(f"tutti_quantum-story-{key}"))
        for key in PROCESSES
    ]
    with opened(tmp_path, language, 1.5) as arcade:
        page = StoryScene(arcade, stories, 0)
        app = App(arcade, open_window((1280, 720), full_screen=False), page)
        for page.at in range(len(stories)):
            page.lay()
            app.step([], 0.02)
            assert list(faults(app)) == [], PROCESSES[page.at]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", languages())
def test_margin_and_badge_leave_each_other_room(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """By how much it was won stands above the badge, and the headline between the buttons
    or below them."""
    with opened(tmp_path, language, 1.5) as arcade:
        match = match_of(stored_games("tutti_quantum")[0], 1)
        pilot = Pilot(App(arcade, open_window(size, full_screen=False), ResultScene(arcade, match)))
        over = ("margin", "headline")
        assert [f for f in faults(pilot.app) if any(name in f for name in over)] == []
        head, ways = pilot.spot("headline"), (pilot.spot("watch"), pilot.spot("challenges"))
        for way in ways:
            beside = way.x + way.w / 2 <= head.x - head.w / 2 + 8
            assert beside or way.y + way.h / 2 <= head.y - head.h / 2


def test_watching_again_and_seeing_the_table_have_icons_of_their_own(arcade: Arcade) -> None:
    """A round button has no words: its icon means one thing on the page."""
    ended = middle(arcade, "bigebang", 1.0)
    ended.match.kept = 1
    page = ResultScene(arcade, ended.match)
    App(arcade, open_window((1280, 720), full_screen=False), page)
    round_ones = [spot for spot in page.laid if isinstance(spot.art, RoundButton)]
    worded = [spot for spot in page.laid if isinstance(spot.art, Button)]
    assert {"watch", "sheet"} <= {spot.id for spot in round_ones}
    icons = [spot.art.icon for spot in round_ones if isinstance(spot.art, RoundButton)]
    assert len(icons) == len(set(icons))
    others = {spot.art.icon for spot in worded if isinstance(spot.art, Button)}
    assert not others & set(icons)
    assert all(spot.spoken is not None for spot in round_ones)
