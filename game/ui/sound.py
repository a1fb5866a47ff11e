"""Short synthesised sounds. A machine without audio is silent; nothing here ever raises."""

import math
from array import array
from dataclasses import dataclass
from functools import cache

import pygame

RATE = 22050


@dataclass(frozen=True, slots=True)
class Recipe:
    """A tone that slides from one pitch to another (Hz) and dies away; `noise` 0..1 mixes in a hiss."""

    start: float
    end: float
    milliseconds: int
    noise: float = 0.0
    loudness: float = 0.5


RECIPES: dict[str, Recipe] = {
    "click": Recipe(620, 480, 45, 0.1, 0.25),
    "pick": Recipe(420, 560, 60, 0.1, 0.3),
    "seal": Recipe(300, 200, 130, 0.3, 0.4),
    "flip": Recipe(240, 520, 110, 0.5, 0.35),
    "hit": Recipe(180, 60, 190, 0.7, 0.7),
    "block": Recipe(900, 700, 120, 0.35, 0.45),
    "miss": Recipe(500, 250, 140, 0.8, 0.25),
    "heat": Recipe(140, 300, 160, 0.6, 0.3),
    "vent": Recipe(900, 200, 220, 0.95, 0.3),
    "move": Recipe(160, 240, 120, 0.5, 0.35),
    "link": Recipe(660, 990, 150, 0.0, 0.35),
    "ult": Recipe(110, 660, 420, 0.25, 0.6),
    "refuse": Recipe(200, 150, 120, 0.2, 0.35),
    "win": Recipe(440, 880, 500, 0.0, 0.5),
    "over": Recipe(330, 110, 600, 0.1, 0.5),
}


@cache
def wave(recipe: Recipe) -> "array[int]":
    """16-bit mono samples. Every window plays the same ones."""
    count = RATE * recipe.milliseconds // 1000
    samples = array("h")
    phase, hiss = 0.0, 12345
    for number in range(count):
        share = number / count
        phase += (recipe.start + (recipe.end - recipe.start) * share) * 2 * math.pi / RATE
        hiss = (hiss * 1103515245 + 12345) & 0x7FFFFFFF
        value = math.sin(phase) * (1 - recipe.noise) + (hiss / 0x3FFFFFFF - 1) * recipe.noise
        fade = min(1.0, number / 60) * (1 - share) ** 2
        samples.append(int(value * fade * recipe.loudness * 32000))
    return samples


class Sound:
    """Plays recipes by name at a volume of 0..100."""

    def __init__(self, volume: int, mute: bool) -> None:
        self.volume = volume
        self.mute = mute
        self.played: list[str] = []
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._broken = False

    def play(self, name: str) -> None:
        """Plays a sound, or does nothing where there is no device; `played` keeps what was asked for."""
        self.played.append(name)
        del self.played[:-200]
        if self.mute or not self.volume or self._broken:
            return
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 1, 512)
            if name not in self._sounds:
                self._sounds[name] = pygame.mixer.Sound(buffer=wave(RECIPES[name]))
            self._sounds[name].set_volume(self.volume / 100)
            self._sounds[name].play()
        except pygame.error:
            self._broken = True
