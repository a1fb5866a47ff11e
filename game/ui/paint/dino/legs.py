"""Legs. Only feet are posed: the knee follows from the bones' lengths."""

import math

from game.content.dinos import Leg
from game.ui.paint.dino.limbs import limb, reach
from game.ui.paint.dino.shapes import Place, circle, joint, path, rod
from game.ui.paint.dino.tones import Tones
from game.ui.paint.svg import group, outline

_STRIPES = (0.3, 0.75, 1.2)


def biped_leg(
    leg: Leg, tones: Tones, hip: Place, foot: tuple[float, float], heel: float, *, near: bool, striped: bool
) -> str:
    """Thigh, shin, raised instep and three toes. `foot` is x and how high it is lifted."""
    size = leg.size
    across, down = heel * leg.instep, -math.sqrt(max(0, 1 - heel * heel)) * leg.instep
    aim = foot[0] + across, -foot[1] - 7 * size + down
    knee, ankle = reach(hip, aim, leg.thigh, leg.shin, 1)
    toes = ankle[0] - across, ankle[1] - down
    radii = leg.radii
    drawn = group(_toes(leg, tones, near=near), toes, 0 if foot[1] < 4 else min(40, foot[1] * 0.8), size)
    drawn += limb(
        [(*ankle, radii[3] * 1.05), (toes[0], toes[1] - 2, radii[3])], tones["steel"], tones["steel_shade"]
    )[0]
    drawn += _shin(leg, tones, hip, knee, ankle, near=near)
    middle = (hip[0] + knee[0]) / 2 + 3 * size, (hip[1] + knee[1]) / 2
    thigh, skin = limb(
        [(*hip, radii[0]), (*middle, radii[0] * 0.8), (*knee, radii[1])],
        tones["base"],
        tones["shade"],
        tones["base_light"] if near else "",
    )
    drawn += thigh
    if near and striped:
        for at in _STRIPES:
            corners = [skin.point(at - 0.15, 0.93), skin.point(at + 0.04, 0.25), skin.point(at + 0.15, 0.93)]
            drawn += path(outline(corners), tones["pattern"], 0)
    if near:
        return drawn + joint(*knee, radii[1] * 0.78, tones["steel_shade"], tones["steel"])
    return drawn + circle(*knee, radii[1] * 0.6, tones["steel_dark"])


def _shin(leg: Leg, tones: Tones, hip: Place, knee: Place, ankle: Place, *, near: bool) -> str:
    """Flesh, or a strut of steel with a piston from the hip."""
    radii = leg.radii
    if not leg.steel:
        calf = (knee[0] + ankle[0]) / 2 - 4 * leg.size, (knee[1] + ankle[1]) / 2
        bones = [(*knee, radii[1]), (*calf, radii[1] * 0.9), (*ankle, radii[2])]
        flesh = limb(bones, tones["base"], tones["shade"])[0]
        return flesh + joint(*ankle, radii[2] * 0.95, tones["steel_shade"], tones["steel"])
    drawn = limb([(*knee, radii[2]), (*ankle, radii[2] * 0.8)], tones["steel_shade"], tones["steel_dark"])[0]
    if near:
        top = hip[0] - radii[0] * 0.2, hip[1] + radii[0] * 0.75
        drawn += rod(outline([top, ankle], closed=False), tones["trim"], 7 * leg.size)
    return drawn + joint(*ankle, radii[2], tones["steel_shade"], tones["steel"])


def _toes(leg: Leg, tones: Tones, *, near: bool) -> str:
    drawn = ""
    for x, y, front in ((-24, 3, False), (56, 7, False), (30, 8, True)):
        if x < 0 and not near:
            continue
        fill = tones["steel"] if front or x < 0 else tones["steel_shade"]
        drawn += path(
            f"M{-9 if x > 0 else 6} -17 L{x * 0.6:.0f} {-15 + y} L{x * 0.86:.0f} {-2 + y} L{x * 0.8:.0f} 8 "
            "L-8 8Z",
            fill,
            4,
        )
        claw = f"M{x * 0.7:.0f} {-11 + y} Q{x * 1.12:.0f} {-10 + y} {x * 1.22:.0f} 9 L{x * 0.76:.0f} 9Z"
        drawn += path(claw, tones["claw"], 3.5)
    if leg.sickle:
        drawn += path("M2 -18 C14 -62 62 -60 60 -10 C48 -34 30 -30 22 -6Z", tones["claw"], 4)
        drawn += circle(8, -16, 8, tones["steel_shade"], 3.5)
    return drawn


def pillar_leg(
    leg: Leg, tones: Tones, hip: Place, foot: tuple[float, float], *, near: bool, front: bool
) -> str:
    """A pillar with a steel cuff. `foot` is x and how high it is lifted."""
    size, share = leg.size, leg.front if front else 1
    aim = foot[0], -foot[1] - 10 * size
    knee, ankle = reach(hip, aim, leg.thigh * share, leg.shin * share, -1 if front else 1)
    top, middle, low = leg.radii[0] * (0.8 if front else 1), leg.radii[1], leg.radii[2]
    half = (hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2
    calf = ankle[0] + (knee[0] - ankle[0]) * 0.4, ankle[1] + (knee[1] - ankle[1]) * 0.4
    drawn = limb(
        [(*hip, top), (*half, (top + middle) / 2), (*knee, middle), (*calf, low)],
        tones["base"],
        tones["shade"],
        tones["base_light"] if near else "",
    )[0]
    drawn += group(_hoof(tones, low, size), ankle, min(30, foot[1] * 0.5))
    up = (knee[0] - ankle[0]) / (leg.shin * share), (knee[1] - ankle[1]) / (leg.shin * share)
    drawn += _cuff(tones, ankle, up, low * 1.16, size)
    if near:
        drawn += joint(*knee, middle * 0.62, tones["steel_shade"], tones["steel"])
    return drawn


def _cuff(tones: Tones, ankle: Place, up: Place, wide: float, size: float) -> str:
    def corner(along: float, side: float) -> Place:
        return ankle[0] + up[0] * along - up[1] * side, ankle[1] + up[1] * along + up[0] * side

    low, high = 6 * size, 34 * size
    whole = outline(
        [corner(low, -wide * 1.06), corner(high, -wide), corner(high, wide), corner(low, wide * 1.06)]
    )
    lit = outline(
        [corner(low, -wide * 0.1), corner(high, -wide * 0.1), corner(high, wide), corner(low, wide * 1.06)]
    )
    return path(whole, tones["steel_shade"], 0) + path(lit, tones["steel"], 0) + path(whole, "none", 4.5)


def _hoof(tones: Tones, wide: float, size: float) -> str:
    ground = 10 * size
    sole = (
        f"M{-wide * 1.05:.1f} {-wide * 0.5:.1f} L{wide * 0.95:.1f} {-wide * 0.55:.1f} "
        f"L{wide * 1.65:.1f} {ground:.1f} H{-wide * 1.25:.1f}Z"
    )
    drawn = path(sole, tones["steel_dark"], 4.5)
    for i in range(3):
        x = -wide * 0.25 + i * wide * 0.66
        drawn += path(
            f"M{x:.1f} {ground:.1f} Q{x:.1f} {ground - wide * 0.75:.1f} {x + wide * 0.36:.1f} "
            f"{ground - wide * 0.7:.1f} Q{x + wide * 0.6:.1f} {ground - wide * 0.6:.1f} "
            f"{x + wide * 0.62:.1f} {ground:.1f}Z",
            tones["claw"],
            3.5,
        )
    return drawn
