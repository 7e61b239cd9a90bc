"""Sounds in a page."""

from __future__ import annotations

from dataclasses import replace

from game.effects.speech import WAITING
from game.effects.weights import SCALE
from game.settings.settings import Settings
from game.web.devices import PageSound, PageSpeech, tremble_by
from tests.web.paper import PaperPage


def test_sounds_are_played_by_the_page_once_it_is_opened() -> None:
    page = PaperPage()
    sound = PageSound(Settings(volume_effects=0.5), page)
    sounds: list[str] = []
    sound.on_play = sounds.append
    sound.play("press")
    assert page.played == []
    assert sound.open()
    sound.play("press")
    assert page.played == [("press", 0.5)]
    assert sounds == ["press", "press"], "captions have it either way"


def test_mute_and_hush_silence_effects_and_music() -> None:
    page = PaperPage()
    sound = PageSound(Settings(), page)
    sound.open()
    assert page.loudness[-1] > 0
    sound.hush(on=True)
    assert page.loudness[-1] == 0
    sound.play("press")
    sound.hush(on=False)
    sound.set(Settings(muted=True))
    sound.play("press")
    assert page.played == []
    assert page.loudness[-1] == 0


def test_sentences_wait_for_the_voice_and_the_oldest_is_passed_over() -> None:
    page = PaperPage()
    speech = PageSpeech(Settings(speech=True, language="de"), page)
    assert speech.voiced
    for n in range(WAITING + 3):
        speech.say(f"Satz {n}")
    assert page.spoken == ["Satz 0"]
    assert speech.busy
    page.talks = False
    speech.update()
    assert page.spoken == ["Satz 0", "Satz 3"]


def test_a_new_sentence_may_take_the_place_of_the_old_one() -> None:
    page = PaperPage()
    speech = PageSpeech(Settings(speech=True, language="de"), page)
    speech.say("one")
    speech.say("two", over=True)
    assert page.spoken == ["one", "two"]
    speech.set(replace(Settings(), speech=False))
    assert not page.talks


def test_without_a_voice_for_the_language_words_are_shown() -> None:
    assert not PageSpeech(Settings(speech=True, language="it"), PaperPage()).voiced


def test_what_weighs_more_has_a_telephone_vibrate_longer() -> None:
    page = PaperPage()
    tremble = tremble_by(page)
    for weight in SCALE.values():
        if weight.rumble:
            tremble(weight.rumble, weight.seconds)
    assert page.trembled == sorted(page.trembled)
    assert len(set(page.trembled)) == 2
    assert max(page.trembled) <= 300
