"""What flyers and swimmers move with: wings of steel fingers and skin, and the water they lie in."""

import math

from game.ui.paint.dino.limbs import limb
from game.ui.paint.dino.shapes import INK, Place, circle, joint, line, path
from game.ui.paint.dino.tones import Tones
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import group

_C = art_colors("dino/wings")

WingPoints = tuple[Place, Place, Place, Place, Place]
_WATER, _SHALLOW, _FOAM = _C["water"], _C["shallow"], _C["foam"]


def wing(tones: Tones, shoulder: Place, points: WingPoints) -> str:
    """A wing from its shoulder; the points are elbow, wrist, tip and two trailing ones, from the shoulder."""
    elbow, wrist, tip, outer, inner = [(shoulder[0] + x, shoulder[1] + y) for x, y in points]

    def sag(start: Place, end: Place, share: float = 0.16) -> str:
        """An edge that hangs in towards the wrist."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        x = middle[0] + (wrist[0] - middle[0]) * share * 2
        y = middle[1] + (wrist[1] - middle[1]) * share * 2
        return f"Q{x:.0f} {y:.0f} {end[0]:.0f} {end[1]:.0f}"

    def to(*places: Place) -> str:
        return " L".join(f"{x:.0f} {y:.0f}" for x, y in places)

    edge = f"{sag(outer, inner)} {sag(inner, shoulder, 0.1)}"
    whole = f"M{to(shoulder, elbow, wrist, tip)} {sag(tip, outer)} {edge}Z"
    drawn = path(whole, tones["trim"], 0)
    drawn += path(f"M{to(wrist, outer)} {edge} L{to(elbow)}Z", blend(tones["trim"], INK, 0.24), 0)
    drawn += path(f"M{to(elbow, inner)} {sag(inner, shoulder, 0.1)}Z", blend(tones["trim"], INK, 0.42), 0)
    drawn += path(whole, "none")
    fingers = f"M{to(wrist, outer)} M{to(elbow, inner)}"
    drawn += line(fingers, INK, 9) + line(fingers, tones["steel_shade"], 4)
    steel = tones["steel"], tones["steel_shade"]
    halfway = (wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2
    drawn += limb([(*shoulder, 17), (*elbow, 12)], tones["base"], tones["shade"])[0]
    drawn += limb([(*wrist, 9), (*halfway, 7), (*tip, 2)], *steel, ink=4)[0]
    drawn += limb([(*elbow, 11), (*wrist, 10)], *steel)[0]
    for turn in (-70, -40, -10):
        drawn += group(path("M4 -6 L34 0 L4 6Z", tones["claw"], 3), wrist, turn)
    return "".join(
        (drawn, *(joint(*place, 12, tones["steel_shade"], tones["steel"]) for place in (elbow, wrist)))
    )


def feathered_wing(tones: Tones, shoulder: Place, points: WingPoints) -> str:
    """A wing of long feathers with steel quills; the points are those of `wing`."""
    elbow, wrist, tip, outer, inner = [(shoulder[0] + x, shoulder[1] + y) for x, y in points]
    # Feathers fan out from the arm's bones to a line through the tip and the trailing points.
    roots = [_along((shoulder, elbow, wrist), i / (_FEATHERS - 1)) for i in range(_FEATHERS)]
    ends = [_along((inner, outer, tip), i / (_FEATHERS - 1)) for i in range(_FEATHERS)]
    drawn = ""
    for i, (root, end) in enumerate(zip(roots, ends, strict=True)):
        drawn += _feather(root, end, 17, tones["trim" if i % 2 else "base"], tones)
    for root, end in zip(roots, ends, strict=True):
        half = root[0] + (end[0] - root[0]) * 0.46, root[1] + (end[1] - root[1]) * 0.46
        drawn += _feather(root, half, 15, tones["trim_light"], tones)
    drawn += limb([(*shoulder, 17), (*elbow, 13)], tones["base"], tones["shade"])[0]
    drawn += limb([(*elbow, 12), (*wrist, 10)], tones["steel"], tones["steel_shade"])[0]
    for turn in (-70, -34, 2):
        drawn += group(path("M4 -6 L34 0 L4 6Z", tones["claw"], 3), wrist, turn)
    return "".join(
        (drawn, *(joint(*place, 12, tones["steel_shade"], tones["steel"]) for place in (elbow, wrist)))
    )


_FEATHERS = 9


def _along(places: tuple[Place, Place, Place], share: float) -> Place:
    """A point on the bent line through three places."""
    start, end = places[:2] if share < 0.5 else places[1:]
    part = share * 2 if share < 0.5 else share * 2 - 1
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _feather(root: Place, end: Place, wide: float, color: str, tones: Tones) -> str:
    """A long leaf with a quill and a dark tip."""
    across, down = end[0] - root[0], end[1] - root[1]
    long = math.hypot(across, down)
    leaf = (
        f"M0 -6 C{long * 0.4:.0f} {-wide} {long * 0.9:.0f} {-wide} {long:.0f} 0 "
        f"C{long * 0.9:.0f} {wide * 0.8:.0f} {long * 0.4:.0f} {wide * 0.8:.0f} 0 6Z"
    )
    drawn = path(leaf, color, 4)
    drawn += path(
        f"M{long * 0.78:.0f} {-wide * 0.7:.0f} L{long:.0f} 0 L{long * 0.8:.0f} 8Z", tones["pattern"], 0
    )
    drawn += line(f"M0 0 L{long * 0.74:.0f} 0", tones["steel"], 2.5)
    return group(drawn, root, math.degrees(math.atan2(down, across)))


def splash(x: float) -> str:
    """The water round a swimmer."""
    wave = (
        "M-190 0 C-170 -26 -120 -20 -96 -34 C-70 -14 -40 -40 -8 -22 C20 -46 60 -20 84 -36 C112 -16 150 -24 "
        "176 0 C120 16 -130 16 -190 0Z"
    )
    drawn = path(wave, _WATER) + path("M-178 0 C-120 -12 110 -12 164 0 C110 12 -120 12 -178 0Z", _SHALLOW, 0)
    drawn += path("M-120 0 C-60 -5 70 -5 112 0 C70 6 -60 6 -120 0Z", _FOAM, 0)
    drawn += circle(-140, -38, 7, _SHALLOW) + circle(120, -44, 9, _SHALLOW) + circle(150, -28, 5, _FOAM, 3)
    return group(drawn, (x, 2))
