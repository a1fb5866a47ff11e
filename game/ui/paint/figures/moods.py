"""The mood of a robot, seen on its face: the light of its eyes becomes an arc, or a slanting line."""

from collections.abc import Sequence
from typing import Literal

from game.ui.paint.materials.steel import INK
from game.ui.paint.svg import circle, stroke

Mood = Literal["calm", "glad", "upset"]

_DARK, _WIDE, _PEN = 1.3, 0.85, 0.6
"""In radii of an eye: the dark disc over it, half the width of its light, and how thick that is."""


def eyes_of(eyes: Sequence[tuple[float, float, float]], mood: Mood, light: str) -> str:
    """What is laid over eyes, each given by its middle and radius, for a mood; "" for a calm one."""
    if mood == "calm" or not eyes:
        return ""
    middle = sum(x for x, _, _ in eyes) / len(eyes)
    body = ""
    for x, y, r in eyes:
        wide = r * _WIDE
        if mood == "glad":
            line = f"M{x - wide} {y + r * 0.45} Q{x} {y - r * 1.15} {x + wide} {y + r * 0.45}"
        else:
            # The outer end is the lower one.
            left, right = (0.5, -0.45) if x <= middle else (-0.45, 0.5)
            line = f"M{x - wide} {y + r * left} L{x + wide} {y + r * right}"
        body += circle(x, y, r * _DARK, INK) + stroke(line, light, r * _PEN, stroke_linecap="round")
    return body
