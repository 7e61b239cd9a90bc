"""Sounds: one for each kind of event, said in words too, and silence without a device."""

from __future__ import annotations

import wave as wav
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.app import App
from game.commands.shots import screens
from game.effects import synthesis
from game.effects.sound import MUSIC, RATE, SOFT, TENSE, Sound, ambience, palette
from game.effects.sound import SOUNDS as FOLDER
from game.games import DESCRIPTORS
from game.games.descriptor import USUAL_SOUND
from game.scenes.base.entry import EntryScreen
from game.services import Services
from game.settings.settings import Settings
from game.window import open_window
from game.words.text import Text, languages
from tests.complete import SOUNDS
from tests.pilot import Pilot
from tests.some import some

SILENT_WORDS = frozenset(("focus", "press"))
"""Sounds of the own hand: a person who touches knows it."""
PLAYED_BY_SCREENS = frozenset(("focus", "press", "wrong", "turn", "good", "win", "loss", "card"))


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


def test_a_beat_that_a_passport_does_not_know_is_heard_all_the_same() -> None:
    for descriptor in DESCRIPTORS.values():
        assert descriptor.sound("a kind that nobody thought of") == USUAL_SOUND


def test_every_sound_that_a_passport_or_a_screen_may_name_is_in_the_palette(mixer: None) -> None:
    assert set(palette()) == SOUNDS
    assert {USUAL_SOUND} | PLAYED_BY_SCREENS <= SOUNDS


def test_the_files_are_what_is_synthesised() -> None:
    """`python -m game.effects.synthesis` writes them again; the last bit may round otherwise."""
    files = {FOLDER / f"{name}.wav": (frames, RATE) for name, frames in synthesis.effects().items()}
    files[MUSIC] = (synthesis.music(), synthesis.LOW_RATE)
    files[TENSE] = (synthesis.tension(), synthesis.LOW_RATE)
    assert set(FOLDER.rglob("*.wav")) == set(files)
    for path, (frames, rate) in files.items():
        with wav.open(str(path), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth()) == (frames.shape[1], 2), path.name
            assert file.getframerate() == rate, path.name
            samples = np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(frames.shape)
        assert np.abs(samples.astype(int) - frames).max() <= 1, path.name


def wave(sound: pygame.mixer.Sound) -> NDArray[np.float64]:
    return pygame.sndarray.array(sound).astype(float)[:, 0]


def test_every_sound_can_be_heard_is_short_and_never_clipped(mixer: None) -> None:
    for name, sound in some(palette().items()):
        loudest = float(np.abs(wave(sound)).max())
        assert 2_000 < loudest < 32_000, name
        assert sound.get_length() <= 1.5, name


@pytest.mark.long
def test_no_two_sounds_are_alike(mixer: None) -> None:
    """Their spectra differ, or how long they last."""
    waves = {name: wave(sound) for name, sound in palette().items()}

    def colour(samples: NDArray[np.float64]) -> NDArray[np.float64]:
        power = np.abs(np.fft.rfft(samples, 2 * RATE)) ** 2
        bands = np.add.reduceat(power, [2 * f for f in (20, 120, 200, 300, 450, 700, 1000, 1500)])
        shares: NDArray[np.float64] = bands / bands.sum()
        return shares

    for one, two in some(combinations(waves, 2)):
        spread = float(np.abs(colour(waves[one]) - colour(waves[two])).sum())
        lasting = waves[one].size / waves[two].size
        if one.startswith("point") and two.startswith("point"):
            continue  # one sound, a little higher each time
        assert spread > 0.12 or not 0.75 < lasting < 1.33, (one, two)


@pytest.mark.parametrize("language", languages())
def test_every_sound_can_be_read_too(mixer: None, language: str) -> None:
    text = Text(language)
    for name in set(palette()) - SILENT_WORDS:
        assert text.has(f"caption-{name}"), name


def test_the_music_is_soft_and_its_seam_is_not_heard(mixer: None) -> None:
    music = wave(ambience())
    loudest_effect = max(float(np.abs(wave(sound)).max()) for sound in palette().values())
    assert np.sqrt((music**2).mean()) < loudest_effect / 2
    seam, steps = abs(music[0] - music[-1]), np.abs(np.diff(music))
    assert seam <= steps.max()


def test_the_layer_of_tension_fits_the_music_and_its_seam_is_not_heard(mixer: None) -> None:
    layer, music = pygame.mixer.Sound(TENSE), ambience()
    assert music.get_length() / layer.get_length() == pytest.approx(4, abs=0.01)
    waves = wave(layer)
    assert abs(waves[0] - waves[-1]) <= np.abs(np.diff(waves)).max()


def test_the_music_follows_what_is_at_stake_slowly_and_only_where_that_is_wanted(
    mixer: None,
) -> None:
    sound = Sound(Settings(volume_music=0.5))
    assert sound.open()
    assert sound.layer is not None
    assert sound.layer.get_volume() == 0
    sound.follow(1.0)
    sound.swell(0.5)
    soft = sound.layer.get_volume()
    assert 0 < soft < 0.5 * SOFT
    for _ in range(20):
        sound.swell(0.5)
    full = sound.layer.get_volume()
    assert full == pytest.approx(0.5 * SOFT, abs=0.02)
    sound.set(Settings(volume_music=0.5, music_follows=False))
    for _ in range(20):
        sound.swell(0.5)
    assert sound.layer.get_volume() == 0
    sound.hush(on=True)
    sound.follow(1.0)
    assert sound.layer.get_volume() == 0


def test_without_a_device_there_is_silence_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sound = Sound(Settings())
    sounds: list[str] = []
    sound.on_play = sounds.append
    assert not sound.open()
    sound.play("win")
    sound.hush(on=True)
    sound.set(Settings(muted=True))
    assert sounds == ["win"], "captions still know of it"


def test_each_volume_is_its_own_and_mute_ends_all(mixer: None) -> None:
    sound = Sound(Settings(volume_effects=1.0, volume_music=0.0))
    assert sound.open()
    assert sound.sounds["card"].get_volume() > 0.9
    assert sound.music is not None
    assert sound.music.get_volume() == 0.0
    sound.set(Settings(volume_effects=0.0, volume_music=1.0))
    assert sound.sounds["card"].get_volume() == 0.0
    assert sound.music.get_volume() > 0.2
    sound.set(Settings(muted=True))
    assert sound.music.get_volume() == sound.sounds["card"].get_volume() == 0.0


@pytest.mark.medium
def test_one_key_ends_all_sound_on_every_screen(services: Services) -> None:
    """But where words are typed: there the letter is one."""
    surface = open_window((1280, 720), full_screen=False)
    met = set()
    for _, scenes in screens(services):
        kind = type(scenes[-1])
        if kind in met or issubclass(kind, EntryScreen):
            continue
        met.add(kind)
        app = App(services, surface, scenes[0])
        for scene in scenes[1:]:
            app.push(scene)
        pilot = Pilot(app)
        for muted in (True, False):
            pilot.press(pygame.K_m)
            assert services.settings.muted is muted, kind
    assert len(met) > 20
