"""A card's face as the painter needs it, whatever the game."""

from typing import Literal

import msgspec

Form = Literal["full", "planner", "wide", "broad", "compact"]
"""A card to read, one that is planned with (no words), one without its picture where letters are large, and
one that lies on a table.
"""


class CardFace(msgspec.Struct, frozen=True):
    """`corner` is the number in the hexagon, over `corner_icon`.

    `stats` are (icon, text) pairs for the plates at the foot, `body` is rich text, `art` the key of an art
    recipe, `palette` the name of a colour set in `frames`, and of the icon on the bar without a `kind_icon`.
    `covered`: how much of the card's width another one lies on, in units of the frame; the words keep off it.
    """

    key: str
    title: str
    palette: str
    kind_label: str
    art: str
    body: str
    corner: str = ""
    corner_icon: str = ""
    stats: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    kind_icon: str = ""
    covered: int = 0


class WeaponFace(CardFace, frozen=True, kw_only=True):
    """A weapon's card; a compass beside its text shows its arcs: "front", "left", "right", "rear"."""

    arcs: tuple[str, ...]


class ChassisFace(CardFace, frozen=True, kw_only=True):
    """A mech's card; beside its text it is seen from above, with its armor in front, at the sides, behind."""

    chassis: str
    armor: tuple[int, int, int]


class DinosaurFace(CardFace, frozen=True, kw_only=True):
    """A dinosaur's card: four `plates` (icon, number, word) stand at its foot."""

    plates: tuple[tuple[str, str, str], ...]


class WindowedFace(CardFace, frozen=True, kw_only=True):
    """A card that is played in certain windows: its foot shows all of them, with those that fit lit.

    Without a `corner` its `corner_icon` stands alone in the hexagon.
    """

    windows: tuple[tuple[str, bool], ...]


class ComboFace(msgspec.Struct, frozen=True):
    """Another delta between cards of these colours; `words` say which cards are meant.

    `before` are the last cards before it and `after` those after it, in the order of a program.
    """

    before: tuple[str, ...]
    after: tuple[str, ...]
    delta: int
    words: str = ""


class HalfFace(msgspec.Struct, frozen=True):
    """What a directive does, or half of it: its colour, its delta, the icons of its moves, and its words."""

    colour: str
    delta: int
    icons: tuple[str, ...]
    combos: tuple[ComboFace, ...] = ()
    words: str = ""


class DirectiveFace(CardFace, frozen=True, kw_only=True):
    """A card of a program. One with two `halves` has its second half below the first.

    `lit` is the combo of the upper half that holds. `in_slot`: only the upper half counts, so the other is
    dark. `no_combo` stands where a card has none.
    """

    halves: tuple[HalfFace, ...]
    no_combo: str = ""
    lit: int | None = None
    in_slot: bool = False

    def turned(self) -> "DirectiveFace":
        """The same card with its other half up."""
        return msgspec.structs.replace(self, halves=self.halves[::-1])
