"""Plays effects by name, and a loop under the screen. A machine without audio is silent; nothing raises."""

from collections.abc import Iterator
from functools import cache

import pygame

from game.content.sounds import Recipe, shipped_sounds
from game.ui.ambience import Ambience
from game.ui.background import later
from game.ui.synth import RATE, wave

CHANNELS = 14
"""Effects that sound at once; one more is not heard."""
SAME, CLOSE = 40, 60
"""Milliseconds in which the same effect is not heard again, and in which further ones are softer."""
SOFTER, SOFTEST = 0.6, 0.2


@cache
def _made(name: str, variant: int) -> pygame.mixer.Sound:
    """An effect, ready to be played; every window plays the same ones."""
    return pygame.mixer.Sound(buffer=wave(shipped_sounds().effects[name], variant))


_ready: set[tuple[str, int]] = set()


def _make(recipe: Recipe, variants: range) -> Iterator[None]:
    for variant in variants:
        if (recipe.id, variant) not in _ready:
            try:
                _made(recipe.id, variant)
            except pygame.error:
                return  # the audio was closed meanwhile
            _ready.add((recipe.id, variant))
        yield


class Sound:
    """Effects at a volume of 0..100, and the ambience at one of its own; `mute` silences both."""

    def __init__(self, volume: int, mute: bool, ambience: int = 0) -> None:
        self.ambience = Ambience()
        self.played: list[str] = []
        """The effects that were asked for, heard or not."""
        self._now = 0.0
        self._last: dict[str, float] = {}
        self._turns: dict[str, int] = {}
        self._broken = False
        self.adjust(volume, mute, ambience)

    def adjust(self, volume: int, mute: bool, ambience: int) -> None:
        """New volumes in percent."""
        self.volume, self.mute = volume, mute
        self.ambience.volume = 0.0 if mute else ambience / 100

    def play(self, name: str) -> None:
        """Plays an effect in its next variant, or does nothing where there is no device."""
        self.played.append(name)
        del self.played[:-200]
        recipe = shipped_sounds().effects.get(name)
        loudness = self._loudness(name)
        if recipe is None or self.mute or not self.volume or not loudness or not self._open():
            return
        try:
            channel = pygame.mixer.find_channel()
            if channel is not None:
                channel.set_volume(loudness * self.volume / 100)
                channel.play(self._variant(recipe))
        except pygame.error:
            self._broken = True

    def _loudness(self, name: str) -> float:
        """Softer, the more effects began just now; nothing for one that did itself."""
        last = self._last.get(name)
        if last is not None and self._now - last < SAME:
            return 0.0
        close = sum(1 for moment in self._last.values() if self._now - moment < CLOSE)
        self._last[name] = self._now
        return max(SOFTEST, SOFTER**close)

    def _variant(self, recipe: Recipe) -> pygame.mixer.Sound:
        """The next variant that is there; the others are worked out meanwhile."""
        turn = self._turns.get(recipe.id, -1) + 1
        self._turns[recipe.id] = turn
        variant = turn % recipe.variants
        if (recipe.id, variant) not in _ready:
            if turn == 0:
                later(_make(recipe, range(recipe.variants)))
            variant = 0
        return _made(recipe.id, variant)

    def update(self, milliseconds: int) -> None:
        """Carries on with time."""
        self._now += milliseconds
        if self.ambience.wanted and self.ambience.volume and self._open():
            try:
                self.ambience.update(milliseconds)
            except pygame.error:
                self._broken = True
        else:
            self.ambience.stop()

    def _open(self) -> bool:
        """Whether there is audio; opened when it is needed first."""
        if self._broken:
            return False
        if not pygame.mixer.get_init():
            try:
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS + Ambience.channels)
                pygame.mixer.set_reserved(Ambience.channels)
            except pygame.error:
                self._broken = True
                return False
            # Long ones take longest to work out, and would be missed most.
            for recipe in sorted(shipped_sounds().effects.values(), key=lambda one: -one.length):
                later(_make(recipe, range(1)))
        return True
