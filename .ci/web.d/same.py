"""Facts that must be equal under Pyodide and here: games, digests, moves, pictures.

python3 same.py FOLDER writes `numbers.json` and 40 pictures. `suite.py` has both Pythons do it.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.core.session import AnySession

SEEDS = ("seven", "wasm", "Übung")
LEVELS = ("visitor", "student", "search:80", "nobel")
ITERATIONS = 80
"""Of a search: enough for a tree, few enough for a minute."""
EVERY = 6
"""Moves of a game from one question to the opponents to the next."""
LANGUAGES = ("en", "fr", "de", "it")
SCREENS = ("title-", "-setup", "-play-00", "-play-30", "-play-60", "-play-90", "-picked", "-result")
"""Parts of the names of what is painted: eight screens of each of five games."""


def write(folder: Path) -> None:
    """Play and paint."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "numbers.json").write_text(json.dumps(numbers(), indent=1), encoding="utf-8")
    paint(folder)


def numbers() -> dict[str, Any]:
    """Games by chance from typed seeds: digest and returns at the end, and what opponents chose."""
    from game.core.rng import Rng
    from game.core.session import Session
    from game.games import GAMES

    found: dict[str, Any] = {}
    for game, rules in GAMES.items():
        for seed in SEEDS:
            session = Session(rules, rules.info.usual_seats, {}, seed)
            chance, chosen = Rng(seed, "same"), []
            while session.to_move() is not None and len(session.moves) < 400:
                if len(session.moves) % EVERY == 0 and len(chosen) < 16:
                    chosen += choices(session)
                moves = session.legal_moves()
                session.play(moves[chance.below(len(moves))])
            found[f"{game} {seed}"] = {
                "moves": len(session.moves),
                "digest": session.digest(),
                "chosen": chosen,
            }
    return found


def choices(session: AnySession) -> list[str]:
    """The move of each level now."""
    from ai.bot import Budget
    from ai.levels import bot_seed, make_bot
    from game.core.contract import move_text

    seat = session.to_move()
    assert seat is not None
    seed = bot_seed("same", seat, len(session.moves))
    return [
        move_text(
            make_bot(session.game.info.id, level, seed).choose(
                session.view(seat), session.legal_moves(), Budget(ITERATIONS, 3600.0)
            )
        )
        for level in LEVELS
    ]


def paint(folder: Path) -> None:
    """The pictures, in the language whose turn it is."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    from game.app import App
    from game.commands.shots import of_game
    from game.games import GAMES
    from game.window import SIZE, open_window, opened

    surface = open_window(SIZE, full_screen=False)
    for number, game in enumerate(GAMES):
        language = LANGUAGES[number % len(LANGUAGES)]
        with tempfile.TemporaryDirectory() as home, opened(Path(home), language, None) as services:
            services.change(reduced_motion=True)
            for name, scenes in of_game(services, game):
                if not any(part in name for part in SCREENS):
                    continue
                app = App(services, surface, scenes[0])
                for scene in scenes[1:]:
                    app.push(scene)
                for _ in range(4):
                    app.step([], 0.05)
                pygame.image.save(surface, str(folder / f"{name}.png"))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    write(Path(sys.argv[1]))
