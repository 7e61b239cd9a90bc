"""The doors to what was collected here: the lab notebook, the challenges; and the way back."""

from __future__ import annotations

from game.core.phrase import say
from game.games import DESCRIPTORS
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.ui.layout import Leaf
from game.ui.parts import foot_button


def door_buttons(game: str) -> list[Leaf]:
    """The ways to the notebook, and to the challenges of this game where it has any."""
    ways = [foot_button("notebook", say("tomorrow-notebook"), "outline", "book")]
    if DESCRIPTORS[game].challenges:
        ways.append(foot_button("challenges", say("tomorrow-challenges"), "outline", "trophy"))
    return ways


def through(door: str, game: str) -> Transition:
    """Transition of a button: ``notebook``, ``challenges`` or ``done``; None for another one."""
    match door:
        case "notebook":
            return Push(routes.NotebookPages())
        case "challenges":
            return Push(routes.Challenges(game))
        case "done":
            return Pop()
    return None
