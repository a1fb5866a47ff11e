"""The rigid parts of animals: SVG fragments of assets/parts, coloured by the names of tones."""

from functools import lru_cache
from itertools import count

from game.content.paths import shipped
from game.ui.paint.dino.tones import Tones


@lru_cache(maxsize=128)
def _text(group: str, name: str) -> str:
    return (shipped("assets") / "parts" / f"dino_{group}" / f"{name}.svg").read_text(encoding="utf-8")


class Ids:
    """Names for gradients, each used once in a drawing."""

    def __init__(self) -> None:
        self._numbers = count()

    def new(self) -> str:
        return f"p{next(self._numbers)}d"


def part(group: str, name: str, tones: Tones, ids: Ids) -> str:
    """A part of a group ("tails", "arms", "metal") in an animal's colours."""
    return painted(_text(group, name), tones, ids)


@lru_cache(maxsize=64)
def layers(group: str, name: str) -> dict[str, str]:
    """The layers of a drawing by name: each line is one group with its name as class."""
    found = {}
    for text in _text(group, name).splitlines():
        start = text.index('"') + 1
        found[text[start : text.index('"', start)]] = text
    return found


def painted(text: str, tones: Tones, ids: Ids) -> str:
    """A fragment with its placeholders filled in."""
    if "{id}" in text:
        text = text.replace("{id}", ids.new())
    for name, color in tones.items():
        text = text.replace(f"{{{name}}}", color)
    return text
