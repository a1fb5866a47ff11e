"""What stands above a builder: the way back to the hangar, name and plan, and what takes a change back."""

from typing import Any, Protocol

from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Part, Text
from game.ui.layout.nodes import Node, Row
from game.ui.layout.painted import Pressable

_ROOMY = 900
"""Units of width from which on the plan stands beside the name."""


class Trailed(Protocol):
    """What is needed of a builder."""

    context: Context
    undo_button: Button
    back_button: Button
    name_field: Any
    plan_field: Any

    @property
    def room(self) -> tuple[float, float]: ...
    def back(self) -> None: ...


def trail(builder: Trailed, high: float) -> Node:
    """The header, so many units high."""
    say = builder.context.words.say
    words = Text(say("workshop", "title").upper(), "asked of", "soft")
    place = Pressable("hangar", ("chip", "chip lit"), builder.back, hint=say("workshop", "to_hangar"))
    fields = [Part(builder.name_field, width=(150, 270), grow=0.4, height=high - 14)]
    if builder.room[0] >= _ROOMY:
        fields.append(Part(builder.plan_field, width=(120, 520), grow=1, height=high - 14))
    buttons: list[Widget] = [builder.undo_button, builder.back_button]
    parts = [Part(one, width=(96, 124), height=high - 14) for one in buttons]
    way = Part(place, words, pad=(4, 2))
    return Row(way, Icon("right", 14), *fields, *parts, gap=10, align="center")
