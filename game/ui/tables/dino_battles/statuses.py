"""What the conditions of a Dinosaur look and sound like: one record for each of the rules' `STATUSES`."""

from collections.abc import Mapping
from typing import NamedTuple

from game.content.dino_battles.statuses import STATUSES, Status


class Look(NamedTuple):
    """The icon of a condition, its sounds, and the milliseconds of its show.

    The colour of its ring is a role in data/art/colors.yaml, by the name of the icon.
    """

    icon: str
    sound: str
    loss_sound: str
    length: int = 500


_LOOKS: Mapping[str, Look] = {
    "poison": Look("poison", "vent", "vent"),
    "wounds": Look("bleed", "wound", "wound"),
}
ICONS: Mapping[str, str] = {key: look.icon for key, look in _LOOKS.items()}
LOOKS: tuple[tuple[Status, Look], ...] = tuple([(status, _LOOKS[status.id]) for status in STATUSES])
"""All conditions in the order of the rules. A missing record is noticed at once."""
