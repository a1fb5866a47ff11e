"""A card's face as the painter needs it, whatever the game."""

import msgspec


class CardFace(msgspec.Struct, frozen=True):
    """`corner` is the number in the hexagon, `stats` (icon, text) pairs for the plates at the foot, `body`
    rich text, `art` the key of an art recipe, `palette` the name of a colour set in `frames`.
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
