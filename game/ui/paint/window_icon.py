"""The picture that the system shows for the window."""

import pygame

from game.ui.paint.svg import document, linear, radial, rasterise

_SIZE = 64
_TOOTH = "M23 16 L26 3 H38 L41 16Z"
_SWORD = (
    '<path d="M32 8 L37 15 V41 H27 V15Z" fill="#f4f8fb" stroke="#14121d" stroke-width="2.5" '
    'stroke-linejoin="round"/><path d="M32 8 L37 15 V41 H32Z" fill="#a9bccb"/>'
    '<rect x="19" y="40" width="26" height="6" rx="2.5" fill="#ffc531" stroke="#14121d" stroke-width="2.5"/>'
    '<rect x="29" y="46" width="6" height="9" rx="2" fill="#8a4a20" stroke="#14121d" stroke-width="2.5"/>'
)


def window_icon() -> pygame.Surface:
    """A steel gear with a sword before it; needs no window."""
    metal = linear("m", (0, 8), (0, 56), "#b9c7d2", "#5d7280")
    hub = radial("h", (32, 32), 16, "#2c5364", "#101b24")
    teeth = "".join(
        f'<path d="{_TOOTH}" transform="rotate({turn} 32 32)" fill="#8ea1af" stroke="#14121d" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
        for turn in range(0, 360, 45)
    )
    rim = '<circle cx="32" cy="32" r="22" fill="#14121d" stroke="#14121d" stroke-width="2.5"/>'
    wheel = (
        '<circle cx="32" cy="32" r="21" fill="url(#m)"/>'
        '<circle cx="32" cy="32" r="15" fill="url(#h)" stroke="#14121d" stroke-width="2.5"/>'
    )
    return rasterise(document(metal + hub + rim + teeth + wheel + _SWORD, _SIZE, _SIZE), (_SIZE, _SIZE))
