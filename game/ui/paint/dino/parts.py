"""The rigid parts of animals: SVG fragments of assets/parts, coloured by the names of tones."""

from functools import lru_cache

from game.ui.paint.dino.tones import Tones
from game.ui.paint.svg import colored, drawing


def part(group: str, name: str, tones: Tones) -> str:
    """A part of a group ("tails", "arms", "metal") in an animal's colours."""
    return colored(drawing(f"parts/dino_{group}/{name}"), tones)


@lru_cache(maxsize=64)
def layers(group: str, name: str) -> dict[str, str]:
    """The layers of a drawing by name: each line is one group with its name as class."""
    found = {}
    for text in drawing(f"parts/dino_{group}/{name}").splitlines():
        start = text.index('"') + 1
        found[text[start : text.index('"', start)]] = text
    return found
