"""A whole animal as SVG: far limbs, tail end, back, skin, metal, near limbs, head."""

from functools import lru_cache

import msgspec

from game.content.art import shipped_art
from game.content.dinos import NOTHING, Dino, DinoPalette, DinoPose, Worn
from game.ui.paint.dino.backs import back
from game.ui.paint.dino.heads import head
from game.ui.paint.dino.legs import biped_leg, pillar_leg
from game.ui.paint.dino.metal import metal
from game.ui.paint.dino.parts import part
from game.ui.paint.dino.shapes import Place, rotated
from game.ui.paint.dino.skin import bent, skin
from game.ui.paint.dino.tones import Tones, tones
from game.ui.paint.dino.tube import Tube
from game.ui.paint.dino.wings import WingPoints, feathered_wing, splash, wing
from game.ui.paint.dino.wounds import wounds
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import group

_C = art_colors("dino/animal")

_ARM_DEPTH, _FRONT_LEG_DEPTH = -0.45, -0.35
_STOUT = 104.0
"""Thickness at the hip of an animal that wears things at their full size."""
_OVER_LIMBS = ("lances", "shell")
"""Backs that are drawn over the near limbs."""
_HIND_WING, _HIND_TURN = 0.62, 68.0
"""Size of a hind wing, and the degrees that it is turned down from the front one."""
_HEAD_FOLLOWS = 0.35
"""How much a head turns with its neck."""


@lru_cache(maxsize=64)
def animal_svg(animal: str, pose: str, worn: tuple[str, ...] = ()) -> str:
    """An animal of data/art/dinos.yaml as SVG, facing right, ground at y 0. Raises `KeyError` if unknown.

    It wears what data/art/dino_worn.yaml has of these names; others are not seen.
    """
    dinos = shipped_art().dinos
    return draw_animal(dinos.animals[animal], dinos.pose(animal, pose), worn=worn)


def neck_end(animal: str, pose: str) -> Place:
    """Where the head of an animal begins."""
    dinos = shipped_art().dinos
    dino = dinos.animals[animal]
    return bent(dino, dinos.pose(animal, pose)).middle(len(dino.spine) - 1)


def unlit_svg(animal: str, pose: str) -> str:
    """An animal whose eyes and lamps are dark: what it lacks is their light."""
    dinos = shipped_art().dinos
    dino = dinos.animals[animal]
    palette = dinos.palettes[dino.palette]
    dark = msgspec.structs.replace(palette, colors=(*palette.colors[:5], _C["shadow"]))
    return draw_animal(dino, dinos.pose(animal, pose), dark)


def draw_animal(
    dino: Dino, pose: DinoPose, palette: DinoPalette | None = None, worn: tuple[str, ...] = ()
) -> str:
    """An animal in a pose as SVG, in its own colours or in others."""
    art = shipped_art().dinos
    palette = palette or art.palettes[dino.palette]
    near, far = tones(palette), tones(palette, far=True)
    tube = bent(dino, pose)
    far_limbs, near_limbs = _LIMBS[dino.plan](dino, pose, tube, (far, near))
    parts = [far_limbs]
    if dino.tail != NOTHING:
        parts.append(group(part("tails", dino.tail, near), tube.middle(0), tube.turn(0.25)))
    if dino.back is not None:
        parts.append(back(dino.back, near, tube, front=False))
    parts.append(skin(dino, near, tube))
    parts += [metal(one, near, tube) for one in dino.metal]
    over = back(dino.back, near, tube, front=True) if dino.back is not None else ""
    hides_limbs = dino.back is not None and dino.back.kind in _OVER_LIMBS
    if not hides_limbs:
        parts.append(over)
    face = head(art.heads[dino.head], near, pose)
    turn = tube.turn(tube.last) * _HEAD_FOLLOWS + dino.head_turn + pose.head
    things = [art.worn[name] for name in worn if name in art.worn]
    clothes = [_worn(one, dino, tube, near) for one in things if one.fixed_to == "trunk"]
    for one in things:
        if one.fixed_to == "head":
            face += group(part("worn", one.id, near), one.at, 0, one.size)
    parts.append(near_limbs)
    if hides_limbs:
        parts.append(over)
    parts += [*clothes, group(face, tube.middle(tube.last), turn, dino.head_size)]
    if dino.plan == "swimmer":
        parts.append(splash(tube.middle(dino.hip)[0] + 20))
    if pose.wounded:
        parts.append(wounds(tube, dino.shoulder))
    return "".join(parts)


def _worn(worn: Worn, dino: Dino, tube: Tube, colors: Tones) -> str:
    """A thing at its place of this animal's trunk, smaller on a slim one."""
    along, depth = worn.at
    if along < 0:
        knot = dino.hip * (1 + along)
    elif along <= 1:
        knot = dino.hip + along * (dino.shoulder - dino.hip)
    else:
        knot = dino.shoulder + (along - 1) * (tube.last - dino.shoulder)
    stout = min(1.0, max(0.6, sum(tube.at(dino.hip)[2:4]) / _STOUT))
    drawn = part("worn", worn.id, colors)
    return group(drawn, tube.point(knot, depth), tube.turn(knot) * worn.follow, worn.size * stout)


def _arm(dino: Dino, colors: Tones, place: Place, turn: float) -> str:
    if dino.arm == NOTHING:
        return ""
    return group(part("arms", dino.arm, colors), place, turn, dino.arm_size)


def _biped(dino: Dino, pose: DinoPose, tube: Tube, colors: tuple[Tones, Tones]) -> tuple[str, str]:
    leg = dino.leg
    assert leg is not None
    (far, near), size = colors, leg.size
    x, y = tube.middle(dino.hip)
    hips = ((x, y + 10 * size), (x + 14 * size, y + 10 * size - 4))
    striped = dino.pattern in ("stripes", "bands")
    legs = [
        biped_leg(
            leg, tints, hip, (foot[0] * size, foot[1] * size), heel, near=tints is near, striped=striped
        )
        for tints, hip, foot, heel in zip((near, far), hips, pose.feet, pose.heels, strict=True)
    ]
    arm_x, arm_y = tube.point(dino.shoulder + dino.arm_knot, _ARM_DEPTH)
    turn = pose.arm + pose.lean
    far_arm = _arm(dino, far, (arm_x + 20, arm_y - 8), turn - 14)
    return legs[1] + far_arm, legs[0] + _arm(dino, near, (arm_x, arm_y), turn)


def _quad(dino: Dino, pose: DinoPose, tube: Tube, colors: tuple[Tones, Tones]) -> tuple[str, str]:
    leg = dino.leg
    assert leg is not None
    (far, near), size = colors, leg.size
    x, y = tube.middle(dino.hip)
    front = tube.point(dino.shoulder, _FRONT_LEG_DEPTH)
    moved = front[0] - tube.middle(dino.shoulder)[0]
    feet = [(across * size, lift * size) for across, lift in pose.feet]

    def of(tints: Tones, hip: Place, foot: Place, *, at_front: bool = False) -> str:
        return pillar_leg(leg, tints, hip, foot, near=tints is near, front=at_front)

    far_limbs = of(far, (x + 16 * size, y + 14 * size), feet[1]) + of(
        far,
        (front[0] + 20 * size, front[1] - 4),
        (moved + dino.front + feet[3][0], feet[3][1]),
        at_front=True,
    )
    near_limbs = of(near, (x, y + 16 * size), feet[0]) + of(
        near, front, (dino.front + feet[2][0], feet[2][1]), at_front=True
    )
    arm_x, arm_y = tube.point(dino.shoulder + dino.arm_knot, _ARM_DEPTH)
    turn = pose.arm + pose.lean
    far_limbs += _arm(dino, far, (arm_x + 20, arm_y - 8), turn - 14)
    return far_limbs, near_limbs + _arm(dino, near, (arm_x, arm_y), turn)


def _flyer(dino: Dino, pose: DinoPose, tube: Tube, colors: tuple[Tones, Tones]) -> tuple[str, str]:
    far, near = colors
    (x, y), (shoulder_x, shoulder_y) = tube.middle(dino.hip), tube.middle(dino.shoulder)
    draw = feathered_wing if dino.wing == "feathers" else wing
    far_limbs = near_limbs = ""
    if dino.hind_wings:
        far_limbs = draw(far, (x + 4, y + 6), _hind(pose.wings[1], _HIND_TURN))
        near_limbs = draw(near, (x - 8, y + 8), _hind(pose.wings[0], -_HIND_TURN))
    far_limbs += draw(far, (shoulder_x + 14, shoulder_y - 20), pose.wings[1])
    far_limbs += group(part("arms", "talons", far), (x - 20, y + 16), pose.talons)
    near_limbs += group(part("arms", "talons", near), (x - 6, y + 20), pose.talons)
    return far_limbs, near_limbs + draw(near, (shoulder_x - 8, shoulder_y - 12), pose.wings[0])


def _hind(points: WingPoints, degrees: float) -> WingPoints:
    """The points of a hind wing: those of the front one, smaller and turned."""
    elbow, wrist, tip, outer, inner = (
        rotated((x * _HIND_WING, y * _HIND_WING), (0, 0), degrees) for x, y in points
    )
    return elbow, wrist, tip, outer, inner


def _swimmer(dino: Dino, pose: DinoPose, tube: Tube, colors: tuple[Tones, Tones]) -> tuple[str, str]:
    far, near = colors
    x, y = tube.middle(dino.hip)
    arm_x, arm_y = tube.point(dino.shoulder + dino.arm_knot, _ARM_DEPTH)
    turn = pose.arm + pose.lean
    far_limbs = _arm(dino, far, (arm_x + 26, arm_y - 10), turn - 20)
    far_limbs += _arm(dino, far, (x + 30, y + 14), turn + 6)
    near_limbs = _arm(dino, near, (x + 6, y + 20), turn + 26)
    return far_limbs, near_limbs + _arm(dino, near, (arm_x, arm_y), turn)


_LIMBS = {"biped": _biped, "quad": _quad, "flyer": _flyer, "swimmer": _swimmer}
"""Far and near limbs by body plan."""
