"""What a robot's face shows of its mood: eyes, lids and mouth, drawn over a picture of its head."""

from typing import Literal

from game.content.art import Palette, part_names
from game.ui.paint.figures.rig import TONES
from game.ui.paint.svg import colored, drawing

Mood = Literal["calm", "glad", "upset", "worried", "fierce"]


def features_of(look: str, mood: Mood, palette: Palette) -> str:
    """The features of a robot in a mood, in its own colours; "" for a calm one, and where none are drawn."""
    name = f"{look}_{mood}"
    if name not in part_names("moods"):
        return ""
    return colored(drawing(f"parts/moods/{name}"), dict(zip(TONES, palette.colors, strict=True)))
