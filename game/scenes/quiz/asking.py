"""How a question looks: its words, its cards, its choices in words or in cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, button, words
from game.scenes.lab.reaction_spots import listed
from game.tables.pictures import Button, Label, Portrait
from game.tables.table import Spot
from tutorial.items.bank import Item
from tutorial.quiz.rounds import places

CHOICE = "choice:"
"""What the ids of choices begin with."""
CARD = 190 / 266
"""Width of a card by its height."""
SHOWN = 150.0
"""Height of the cards that belong to the question."""
FEW = 1
"""Cards in a choice that keep clear of its round corners where four choices stand in a row."""
FOOT = 620.0
"""Where choices end."""
ROUND = 30.0
"""What the round corners of a choice take from what is in it, on each side."""


@dataclass(frozen=True, slots=True)
class Question:
    """One tier of an item, as one learner sees it."""

    item: Item
    seed: str
    """What the places of the choices are drawn from."""
    answered: str = ""
    """The answer, where the reason is asked now."""

    @property
    def choices(self) -> tuple[str, ...]:
        """In this learner's order."""
        item = self.item
        if self.answered and item.reason is not None:
            return places(item.reason.choices, self.seed, item.why_key)
        return places(item.choices, self.seed, item.key)

    @property
    def stem(self) -> Phrase:
        """What is asked."""
        return say(self.item.why_key if self.answered else self.item.key)

    def choice(self, name: str) -> Phrase:
        """A choice as it is read or spoken."""
        item = self.item
        if self.answered:
            return say(item.reason_key(name))
        return choice_phrase(item, name)


def choice_phrase(item: Item, name: str) -> Phrase:
    """An answer in words: cards by the names of their particles."""
    if item.choice_pictures:
        return listed([f"particle-{PARTICLES[card].key}" for card in item.choice_pictures[name]])
    return say(item.choice_key(name))


def question_spots(question: Question) -> list[Spot]:
    """The stem above, cards below it, choices at the foot."""
    item = question.item
    spots = [Spot("asked", Label("text", 28, bold=True), MIDDLE, 112, 1180, 92, 5, question.stem)]
    top = 180.0
    if question.answered:
        answered = say("quiz-said", answer=choice_phrase(item, question.answered))
        both = say("quiz-recall", asked=say(item.key), said=answered)
        spots.append(words("recall", both, MIDDLE, 216, 1120, 92, Label("second", 20)))
        top = 280.0
    elif item.picture:
        spots += cards(item.picture, MIDDLE, 242, SHOWN, "shown")
        top = 334.0
    if item.choice_pictures and not question.answered:
        return [*spots, *_pictured(question, top)]
    return [*spots, *_worded(question, top)]


def cards(particles: tuple[int, ...], x: float, y: float, high: float, id_: str) -> list[Spot]:
    """Cards in a row around a middle."""
    wide, pitch = high * CARD, high * CARD + 10
    left = x - pitch * (len(particles) - 1) / 2
    return [
        Spot(f"{id_}:{i}", Portrait(card), left + pitch * i, y, wide, high, 14)
        for i, card in enumerate(particles)
    ]


def _worded(question: Question, top: float) -> list[Spot]:
    pitch = (FOOT - top) / 2
    high = min(120.0, pitch - 18)
    spots = []
    for i, name in enumerate(question.choices):
        alone = i == 2 and len(question.choices) == 3
        x = MIDDLE if alone else MIDDLE + (i % 2 - 0.5) * 590
        y = top + pitch * (i // 2 + 0.5)
        phrase = question.choice(name)
        spots.append(button(f"{CHOICE}{name}", phrase, x, y, 570, high, Button("outline")))
    return spots


def _pictured(question: Question, top: float) -> list[Spot]:
    choices, pictures = question.choices, question.item.choice_pictures
    most = max(map(len, pictures.values()))
    columns = 2 if most > FEW else len(choices)
    pitch, room = 1200.0 / columns, (FOOT - top) / -(-len(choices) // columns)
    named = most == 1
    high = min(172.0, room - (82 if named else 40), ((pitch - 20 - 2 * ROUND) / most - 10) / CARD)
    spots = []
    for i, name in enumerate(choices):
        row, column = divmod(i, columns)
        x, phrase = MIDDLE + (column - (columns - 1) / 2) * pitch, question.choice(name)
        head = top + row * room
        foot = head + high + 26 + (54 if named else 0)
        y, tall = (head + foot) / 2, foot - head
        box = Spot(f"{CHOICE}{name}", Button("outline"), x, y, pitch - 20, tall, 10, spoken=phrase)
        spots += [box, *cards(pictures[name], x, head + 14 + high / 2, high, f"card:{name}")]
        if named:
            label, wide = Label("text", 20, bold=True), pitch - 20 - 2 * ROUND
            spots.append(Spot(f"name:{name}", label, x, foot - 38, wide, 54, 14, phrase))
    return spots
