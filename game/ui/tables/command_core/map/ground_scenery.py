"""What lies around a board: sky and sun, far halls, land, floodlights, crates and the seats' stripes."""

from dataclasses import dataclass
from random import Random

from game.content.grounds import Ground
from game.ui.paint.materials.steel import blend, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, Gradient, radial_gradient, vertical
from game.ui.tables.command_core.map.strokes import fill, line, pane, spot

_C = art_colors("command_core/scenery")

SUN_AT = 0.27
"""Where the sun stands, as a share of the width; all light comes from there."""
_LAMPS = (26, 70)
"""The floodlights' distance from the edges of the picture, and from the board where there is room."""


@dataclass(frozen=True, slots=True)
class Site:
    """The picture of a ground: its size in pixels, how many of them are a unit, and the box of the cells."""

    width: int
    height: int
    unit: float
    left: float
    top: float
    right: float
    bottom: float

    @property
    def horizon(self) -> float:
        return max(4 * self.unit, self.top - 34 * self.unit)


def backdrop(site: Site, ground: Ground, chance: Random) -> str:
    """Sky, halls and land."""
    u, width, horizon = site.unit, site.width, site.horizon
    deep, middle = site.height - horizon, (site.top + site.bottom) / 2
    glow = f"{ground.sun}/.75", f"{ground.light}/0"
    parts = [
        pane(0, 0, width, horizon + 2, vertical(0, horizon, *ground.sky)),
        pane(0, 0, width, horizon + 2, radial_gradient((width * SUN_AT, horizon), 420 * u, *glow)),
        spot(width * SUN_AT, horizon - 12 * u, 38 * u, ground.sun),
    ]
    parts += [
        spot(chance.random() * width, chance.random() * horizon * 0.6, 1.5 * u, _C["star"], 0.8)
        for _ in range(9)
    ]
    parts += [_ridge(site, ground, chance), *_halls(site, ground, chance)]
    parts.append(pane(0, horizon, width, deep, vertical(horizon, site.height, *ground.land)))
    for _ in range(26):
        x, y = chance.uniform(-40 * u, width), horizon + 10 * u + chance.random() ** 1.6 * (deep - 20 * u)
        bend, reach = chance.uniform(20, 60) * u, chance.uniform(60, 150) * u
        furrow = f"M{x:.0f} {y:.0f} q{bend:.0f} {chance.uniform(-6, 6) * u:.0f} {reach:.0f} 0"
        parts.append(line(furrow, _C["furrow"], 2.5 * u, 0.3))
    parts += [_stone(site, ground, chance) for _ in range(40)]
    pool = radial_gradient((width / 2, middle), width * 0.62, f"{ground.light}/.20", f"{ground.light}/0")
    parts.append(pane(0, 0, width, site.height, pool))
    return "".join(parts)


def dusk(site: Site, ground: Ground) -> Gradient:
    """The light that falls on the board: warm from behind, dark in front."""
    dark = _C["dusk"]
    return vertical(site.top, site.bottom, f"{ground.light}/.07", f"{dark}/0", f"{dark}/.36")


def _ridge(site: Site, ground: Ground, chance: Random) -> str:
    x, path = -20.0, f"M-20 {site.horizon + 4:.0f}"
    while x < site.width + 40:
        x += chance.uniform(34, 80) * site.unit
        path += f" L{x:.0f} {site.horizon - chance.uniform(8, 44) * site.unit:.0f}"
    return fill(f"{path} L{site.width + 40} {site.horizon + 6:.0f}Z", ground.far[0])


def _halls(site: Site, ground: Ground, chance: Random) -> list[str]:
    """Hangars and towers with lit windows."""
    u, foot = site.unit, site.horizon + 6 * site.unit
    parts: list[str] = []
    x = chance.uniform(30, 70) * u
    while x < site.width - 90 * u:
        wide, high = chance.uniform(50, 150) * u, chance.uniform(22, 42) * u
        if chance.random() < 0.2:
            wide, high = 46 * u, 58 * u
        eaves = site.horizon - high
        parts.append(
            fill(
                f"M{x:.0f} {foot:.0f} V{eaves:.0f} L{x + wide * 0.18:.0f} {eaves - 10 * u:.0f} "
                f"H{x + wide * 0.82:.0f} L{x + wide:.0f} {eaves:.0f} V{foot:.0f}Z",
                ground.far[1],
            )
        )
        windows = int((wide / u - 16) // 22)
        parts += [
            pane(x + (12 + 22 * number) * u, eaves + 10 * u, 9 * u, 6 * u, ground.far[2])
            for number in range(windows)
            if chance.random() < 0.8
        ]
        x += wide + chance.uniform(14, 190) * u
    return parts


def _stone(site: Site, ground: Ground, chance: Random) -> str:
    u = site.unit
    x, size = chance.random() * site.width, chance.uniform(3, 8) * u
    y = site.horizon + 16 * u + chance.random() * (site.height - site.horizon - 20 * u)
    dark, lit = blend(ground.land[2], _C["stone shade"], 0.2), blend(ground.land[0], ground.light, 0.2)
    return fill(
        f"M{x - size:.1f} {y:.1f} l{size * 0.6:.1f} {-size:.1f} l{size:.1f} {size * 0.2:.1f} "
        f"l{size * 0.5:.1f} {size * 0.8:.1f}Z",
        dark,
    ) + fill(f"M{x - size:.1f} {y:.1f} l{size * 0.6:.1f} {-size:.1f} l{size * 0.4:.1f} {size:.1f}Z", lit)


def stripes(site: Site, viewer: int, below: float) -> str:
    """The edges of both seats in their colours: the viewer's own is below."""
    u = site.unit
    inset = 0.28 * (site.right - site.left)
    left, right, half = site.left + inset, site.right - inset, 6.5 * u
    parts = []
    for seat, y in ((1 - viewer, site.top - 17 * u), (viewer, site.bottom + below)):
        parts.append(pane(left, y - half, right - left, 2 * half, OUTLINE, 4 * u))
        number, x = 0, left + 10 * u
        while x + 18 * u < right - 4 * u:
            slant = (
                f"M{x:.1f} {y + 4 * u:.1f} l{7 * u:.1f} {-8 * u:.1f} h{9 * u:.1f} l{-7 * u:.1f} {8 * u:.1f}Z"
            )
            parts.append(fill(slant, hex_of(SEATS[seat])))
            number, x = number + 1, x + 24 * u
    return "".join(parts)


def lamps(site: Site) -> str:
    """Two floodlights behind the board, and the light that they throw on it."""
    u = site.unit
    parts = []
    inset, away = _LAMPS
    lit, glare = _C["lamp light"], _C["lamp glare"]
    left = max(inset * u, site.left - away * u)
    right = min(site.width - inset * u, site.right + away * u)
    for number, x in enumerate((left, right)):
        foot, head = site.horizon + 48 * u, max(16 * u, site.horizon - 70 * u)
        on_board = site.left + 20 * u if number == 0 else site.right - 20 * u
        beam = f"{lit}/.20", f"{lit}/.06", f"{lit}/0"
        light = radial_gradient((on_board, site.top + 60 * u), 250 * u, *beam)
        glow = radial_gradient((x, head), 90 * u, f"{glare}/.8", f"{glare}/0")
        mast = f"M{x:.1f} {foot:.1f} V{head:.1f}"
        parts += [
            spot(on_board, site.top + 60 * u, 250 * u, light),
            line(mast, OUTLINE, 9 * u),
            line(mast, _C["mast"], 4 * u),
            spot(x, head, 90 * u, glow),
            fill(
                f"M{x - 22 * u:.1f} {head - 10 * u:.1f} h{44 * u:.1f} l{-6 * u:.1f} {20 * u:.1f} "
                f"h{-32 * u:.1f}Z",
                _C["lamp"],
                edge=OUTLINE,
                width=3 * u,
            ),
        ]
    return "".join(parts)


def crates(site: Site, chance: Random, *, hexagon: bool) -> str:
    """Crates beside the board: a pile at its lower corners, others further up where the land is wide."""
    u = site.unit
    left, right = max(34 * u, site.left - 70 * u), min(site.width - 38 * u, site.right + 70 * u)
    piles = [(left, 1, site.height - 42 * u), (right, -1, site.height - 42 * u)]
    if not hexagon and site.left < 100 * u:
        # A square board fills its frame: there is land to stand on only in the hollows of a hex board.
        return ""
    free = site.left - 150 * u
    for side in (-1, 1):
        for _ in range(int(free // (90 * u)) if free > 0 else 0):
            edge = site.left if side < 0 else site.right
            x = edge + side * (110 * u + chance.random() * free)
            piles.append((x, -side, chance.uniform(site.horizon + 90 * u, site.height - 130 * u)))
    drawn = []
    for x, towards, y in sorted(piles, key=lambda pile: pile[2]):
        size = chance.uniform(20, 28) * u
        colors = chance.sample(_C.ramp("crates"), 2)
        drawn.append(_crate(x, y, size, colors[0], u))
        drawn.append(_crate(x + towards * size * 1.25, y + 0.55 * size, size * 0.7, colors[1], u))
    return "".join(drawn)


def _crate(x: float, y: float, size: float, color: str, u: float) -> str:
    """A box that stands on one of its edges to us, with its shadow."""
    half, tall = size * 0.5, size * 0.9
    top = f"M{x - size:.1f} {y - half:.1f} L{x:.1f} {y - tall:.1f} L{x + size:.1f} {y - half:.1f}"
    middle = f"L{x:.1f} {y - size * 0.1:.1f}"
    right = f"{top} V{y + half:.1f} L{x:.1f} {y + tall:.1f} L{x - size:.1f} {y + half:.1f}Z"
    left = f"M{x - size:.1f} {y - half:.1f} {middle} V{y + tall:.1f} L{x - size:.1f} {y + half:.1f}Z"
    return (
        spot(x + size * 0.7, y + half, size * 1.2, _C["shadow"], 0.4, flat=0.42)
        + fill(right, blend(color, _C["crate shade"], 0.35), edge=OUTLINE, width=3 * u)
        + fill(f"{top} {middle}Z", blend(color, _C["crate light"], 0.25), edge=OUTLINE, width=2 * u)
        + fill(left, color, edge=OUTLINE, width=2 * u)
    )
