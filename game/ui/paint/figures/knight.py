"""A plain knight in a seat's colours: who stands on the track where there is no portrait."""

from functools import lru_cache

import pygame

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, document, radial, rasterise

_C = art_colors("knight")

_COLORS = (
    _C.ramp("first colors"),
    _C.ramp("second colors"),
)
"""base, shade, dark, trim and glow, by seat"""

WIDTH, HEIGHT = 390, 400


def _path(shape: str, fill: str, stroke: float = 5) -> str:
    line = f'stroke="{OUTLINE}" stroke-width="{stroke}" stroke-linejoin="round"'
    return f'<path d="{shape}" fill="{fill}" {line}/>'


def _svg(seat: int) -> str:
    base, shade, dark, trim, glow = _COLORS[seat]
    parts = [
        radial("core", (150, 170), 60, f"{glow}/.8", f"{glow}/0"),
        _path("M96 130 C60 180 62 280 30 350 L90 338 L120 362 L170 330 L150 140Z", trim),
        _path("M128 236 L160 240 L150 300 L118 296Z", dark),
        _path("M168 240 L200 236 L222 292 L190 300Z", dark),
        _path("M104 298 L152 300 L148 384 H92Z", base),
        _path("M186 300 L226 292 L244 384 H190Z", shade),
        _path("M122 196 H196 L206 244 H112Z", dark),
        _path("M92 116 L156 104 L216 118 L202 186 L156 208 L108 186Z", base),
        _path("M156 104 L216 118 L202 186 L156 208Z", shade, 0),
        '<circle cx="150" cy="158" r="46" fill="url(#core)"/>',
        _path("M138 146 L150 140 L162 146 L158 168 L150 174 L142 168Z", glow, 4),
        _path("M204 128 L236 140 L262 176 L244 190 L206 160Z", dark),
        _path("M242 166 L268 154 L284 178 L262 196Z", base),
        '<g transform="translate(270 172) rotate(52)">'
        + _path("M-10 -8 L-9 -128 L0 -148 L9 -128 L10 -8Z", _C["blade"])
        + _path("M0 -148 L9 -128 L10 -8 H0Z", _C["blade shade"], 0)
        + _path("M-28 -12 H28 L24 0 H-24Z", trim, 4)
        + "</g>",
        _path("M186 110 C206 92 240 100 244 132 L212 148 L184 136Z", base),
        _path("M118 128 L84 150 L74 200 L96 204 L126 170Z", dark),
        '<g transform="translate(84 216) rotate(-8)">'
        + _path("M-40 -52 C-18 -46 18 -46 40 -52 L36 14 C30 40 12 54 0 64 C-12 54 -30 40 -36 14Z", trim)
        + _path("M-28 -38 C-12 -34 12 -34 28 -38 L25 10 C21 28 8 38 0 45 C-8 38 -21 28 -25 10Z", dark, 4)
        + "</g>",
        _path("M120 112 C98 96 68 106 66 138 L98 152 L124 138Z", base),
        _path("M128 70 L140 48 L158 42 L178 50 L190 72 L184 96 L166 110 H146 L132 96Z", base),
        _path("M158 42 L178 50 L190 72 L184 96 L166 110 H158Z", shade, 0),
        _path("M146 76 H190 L184 90 H150Z", dark, 4),
        f'<path d="M160 83 H184" stroke="{glow}" stroke-width="6" stroke-linecap="round"/>',
        _path("M150 46 C148 14 182 0 214 18 C198 22 200 36 182 50Z", trim, 4),
    ]
    return document("".join(parts), WIDTH, HEIGHT)


@lru_cache(maxsize=16)
def knight(seat: int, height: int, *, left: bool) -> pygame.Surface:
    """The seat's knight, looking right, or left."""
    image = rasterise(_svg(seat), (height * WIDTH // HEIGHT, height))
    return pygame.transform.flip(image, True, False) if left else image
