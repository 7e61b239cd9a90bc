"""The voice: a command of the system, which may be slow, missing or broken."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

from game.effects.speech import WAITING, Speech
from game.settings.settings import Settings

ON = Settings(speech=True)


def writes_to(path: Path) -> Speech:
    """A voice that keeps what it is told in a file."""
    code = f"import sys; open({str(path)!r}, 'a').write(sys.stdin.read() + '|')"
    return Speech(ON, lambda _language, _volume: [sys.executable, "-c", code])


def finish(speech: Speech) -> None:
    until = time.monotonic() + 20
    while speech.busy and time.monotonic() < until:
        speech.update()
        time.sleep(0.01)


def test_sentences_are_spoken_one_after_the_other(tmp_path: Path) -> None:
    speech = writes_to(tmp_path / "ear")
    speech.say("Ein Quark: µ, ν̄")
    speech.say("Two")
    finish(speech)
    assert (tmp_path / "ear").read_text(encoding="utf-8") == "Ein Quark: µ, ν̄|Two|"


def test_what_is_urgent_cuts_short_what_is_being_said() -> None:
    slow = [sys.executable, "-c", "import time; time.sleep(60)"]
    speech = Speech(ON, lambda _language, _volume: slow)
    speech.say("a long story")
    speech.say("which goes on")
    speech.say("fire", over=True)
    assert list(speech.spoken) == ["a long story", "which goes on", "fire"]
    speech.hush()
    assert not speech.busy


def test_the_oldest_is_passed_over_when_too_much_waits() -> None:
    slow = [sys.executable, "-c", "import time; time.sleep(60)"]
    speech = Speech(ON, lambda _language, _volume: slow)
    for i in range(3 * WAITING):
        speech.say(str(i))
    assert speech.waiting == tuple(str(i) for i in range(2 * WAITING, 3 * WAITING))
    speech.hush()


def test_a_voice_that_cannot_be_started_is_no_voice() -> None:
    speech = Speech(ON, lambda _language, _volume: ["there-is-no-such-voice"])
    speech.say("hello")
    assert not speech.voiced
    assert list(speech.spoken) == ["hello"]


def test_off_is_silent() -> None:
    speech = Speech(Settings(), lambda _language, _volume: ["never"])
    speech.say("hello")
    assert not speech.spoken
    speech.set(replace(ON, volume_speech=0.0))
    speech.say("unheard")
    assert speech.voiced
    assert list(speech.spoken) == ["unheard"]
