"""The picture that the system shows for the window."""

import pygame

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, radial, rasterise

_C = art_colors("window_icon")

_SIZE = 64
_TOOTH = "M23 16 L26 3 H38 L41 16Z"
_SWORD = (
    f'<path d="M32 8 L37 15 V41 H27 V15Z" fill="{_C["blade"]}" '
    f'stroke="{_C["outline"]}" stroke-width="2.5" '
    f'stroke-linejoin="round"/><path d="M32 8 L37 15 V41 H32Z" fill="{_C["blade shade"]}"/>'
    f'<rect x="19" y="40" width="26" height="6" rx="2.5" fill="{_C["guard"]}" '
    f'stroke="{_C["outline"]}" stroke-width="2.5"/>'
    f'<rect x="29" y="46" width="6" height="9" rx="2" fill="{_C["grip"]}" '
    f'stroke="{_C["outline"]}" stroke-width="2.5"/>'
)


def window_icon() -> pygame.Surface:
    """A steel gear with a sword before it; needs no window."""
    metal = linear("m", (0, 8), (0, 56), *_C.ramp("metal"))
    hub = radial("h", (32, 32), 16, *_C.ramp("hub"))
    teeth = "".join(
        f'<path d="{_TOOTH}" transform="rotate({turn} 32 32)" fill="{_C["teeth fill"]}" '
        f'stroke="{_C["teeth stroke"]}" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
        for turn in range(0, 360, 45)
    )
    rim = (
        f'<circle cx="32" cy="32" r="22" fill="{_C["rim fill"]}" stroke="{_C["rim stroke"]}" '
        f'stroke-width="2.5"/>'
    )
    wheel = (
        '<circle cx="32" cy="32" r="21" fill="url(#m)"/>'
        f'<circle cx="32" cy="32" r="15" fill="url(#h)" stroke="{_C["wheel stroke"]}" stroke-width="2.5"/>'
    )
    return rasterise(document(metal + hub + rim + teeth + wheel + _SWORD, _SIZE, _SIZE), (_SIZE, _SIZE))
