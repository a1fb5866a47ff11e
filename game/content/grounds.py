"""Grounds of boards as data: the colours of a place, and which maps lie there."""

from typing import Annotated, Literal

import msgspec

Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Four = tuple[Hex, Hex, Hex, Hex]


class Ground(msgspec.Struct, frozen=True):
    """`sky` and `land` from above downwards; `far` are the ridge, the halls before it and their windows.

    `plates` are the tones that cells take by turns, `shade` and `light` what the dusk and the sun add to
    them; `earth`, `road` and `grass` are the colours of patches, and `slab` its rim, its top and its side.
    `floor` is what it is made of.
    """

    id: str
    maps: tuple[str, ...]
    sky: Four
    sun: Hex
    far: tuple[Hex, Hex, Hex]
    land: Four
    plates: Four
    shade: Hex
    light: Hex
    earth: Hex
    road: Hex
    grass: Hex
    slab: tuple[Hex, Hex, Hex]
    floor: Literal["concrete", "salt", "tread", "moss", "sand"]
