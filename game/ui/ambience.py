"""The loop that is heard under a screen: made in the background, faded in and out, soft while paused."""

from collections.abc import Iterator

import pygame

from game.content.sounds import shipped_sounds
from game.ui.background import later
from game.ui.synth import loop_wave

FADE = 600
"""Milliseconds from silence to full loudness."""
PAUSED = 0.35
"""What is left of the loudness while the game is paused."""
SILENCE = "silence"
"""The name of no loop."""

_loops: dict[str, pygame.mixer.Sound | None] = {}
"""Loops by name, None while they are worked out; every window plays the same ones, and only the last few."""
_KEPT = 3


def _make(name: str) -> Iterator[None]:
    sounds = shipped_sounds()
    for samples in loop_wave(sounds.loops[name], sounds.effects):
        if samples:
            try:
                _loops[name] = pygame.mixer.Sound(buffer=samples)
            except pygame.error:
                return  # the audio was closed meanwhile
        yield


class Voice:
    """One of the two channels: a loop on its way to a loudness."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self.level = 0.0

    def start(self, name: str, loop: pygame.mixer.Sound) -> None:
        self.name, self.level = name, 0.0
        channel = pygame.mixer.Channel(self.number)
        channel.set_volume(0)
        channel.play(loop, loops=-1)

    def approach(self, target: float, milliseconds: int, volume: float) -> None:
        step = milliseconds / FADE
        self.level = min(target, self.level + step) if target > self.level else max(target, self.level - step)
        if self.level:
            pygame.mixer.Channel(self.number).set_volume(self.level * volume)
        else:
            self.stop()

    def stop(self) -> None:
        if self.name and pygame.mixer.get_init():
            pygame.mixer.Channel(self.number).stop()
        self.name, self.level = "", 0.0


class Ambience:
    """`wanted` names the loop, "" none; `volume` is 0..1."""

    channels = 2

    def __init__(self) -> None:
        self.wanted = ""
        self.paused = False
        self.volume = 0.0
        self.voices = [Voice(number) for number in range(self.channels)]

    def want(self, name: str, *, paused: bool = False) -> None:
        """The loop of the screen on top from now on; another one fades out."""
        self.wanted = name
        self.paused = paused

    def update(self, milliseconds: int) -> None:
        """Carries the fades on. Raises `pygame.error` where the audio is gone."""
        if self.wanted in shipped_sounds().loops and all(one.name != self.wanted for one in self.voices):
            self._begin()
        for voice in self.voices:
            if voice.name:
                target = 0.0 if voice.name != self.wanted else PAUSED if self.paused else 1.0
                voice.approach(target, milliseconds, self.volume)

    def _begin(self) -> None:
        """Starts the loop wanted, as soon as it is worked out and a channel is free."""
        name = self.wanted
        if name not in _loops:
            for old in list(_loops)[: 1 - _KEPT]:
                del _loops[old]
            _loops[name] = None
            later(_make(name))
        loop = _loops[name]
        free = [voice for voice in self.voices if not voice.name]
        if loop is not None and free:
            free[0].start(name, loop)

    def stop(self) -> None:
        """Silence at once."""
        for voice in self.voices:
            voice.stop()
