"""Mechs and robots from their parts: joints worked out from a pose's angles, drawings hung into them."""

import math
from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from game.content.art import NOTHING, Look, Palette, Pose, Robot, part_names
from game.ui.paint.svg import colored, drawing, group

TORSO, SHOULDER_SPREAD, SHOULDER_HEIGHT = 104.0, 50.0, 90.0
HIP_SPREAD = 20.0
HULL, BASE = 100.0, 70.0
HULL_SPREAD, HULL_SHOULDER = 60.0, 72.0
UPPER_ARM, FOREARM = 44.0, 42.0
THIGH, SHIN = 56.0, 58.0

PARTS = ("chest", "front arm", "rear arm", "front leg", "rear leg", "back", "head")
"""Parts of a mech that can have a palette each."""
UNPAINTED: Mapping[str, str] = {}

TONES = ("base", "shade", "dark", "trim", "glow")
"""What the placeholders for the colours of a palette are called."""
ASLEEP = "_asleep"
"""What the name of a head's drawing with shut lids ends with."""

Place = tuple[float, float]


class Canvas:
    """Collects parts."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(
        self,
        kind: str,
        name: str,
        palette: Palette,
        at: Place = (0, 0),
        turn: float = 0,
        size: float = 1,
        mirror: bool = False,
    ) -> None:
        """Hangs a part into the picture: `turn` degrees clockwise, `mirror` left for right."""
        if name == NOTHING:
            return
        folder = "scenes" if kind == "scenes" else f"parts/{kind}"
        colors = dict(zip(TONES, palette.colors, strict=True))
        drawn = colored(drawing(f"{folder}/{name}"), colors)
        self.parts.append(group(drawn, at, turn, (-size if mirror else size, size)))


F = TypeVar("F", Look, Robot)


def repainted(look: F, palette: str) -> F:
    """A mech or robot in other colours; in its own where none are named."""
    return replace(look, palette=palette) if palette else look


def _down(start: Place, angle: float, length: float) -> Place:
    """The end of a limb that points at `angle` (0 down, 90 forward)."""
    turn = math.radians(angle)
    return start[0] + math.sin(turn) * length, start[1] + math.cos(turn) * length


def _leaning(x: float, y: float, lean: float) -> Place:
    turn = math.radians(lean)
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def _add_head(
    canvas: Canvas, head: str, palette: Palette, neck: Place, turn: float, *, asleep: bool = False
) -> None:
    """A head; the one of a sleeper has its lids drawn shut, or else its lamps are out."""
    if asleep:
        palette = Palette(palette.id, (*palette.colors[:4], palette.colors[2]))
        head = f"{head}{ASLEEP}" if f"{head}{ASLEEP}" in part_names("heads") else head
    canvas.add("heads", head, palette, neck, turn)


def mech(
    look: Look,
    pose: Pose,
    palettes: Mapping[str, Palette],
    weapon: str = "",
    offhand: str = "",
    *,
    asleep: bool = False,
    parts: Mapping[str, str] = UNPAINTED,
) -> str:
    """The mech facing right, its lowest foot (less the pose's lift) at y 0 and its hips above x 0.

    `parts` names other palettes for some of `PARTS`; what is held is as the back.
    """
    canvas = Canvas()
    colors = {part: palettes[parts.get(part, look.palette)] for part in PARTS}
    neck = _leaning(0, -TORSO, pose.lean)
    feet = [
        _down(_down((side * HIP_SPREAD, 0), thigh, THIGH), shin, SHIN)
        for side, (thigh, shin) in ((1, pose.lead_leg), (-1, pose.rear_leg))
    ]
    held = colors["back"]
    canvas.add("backs", look.back, held, neck, pose.lean)
    rear = offhand or look.offhand
    _arm(canvas, look, (colors["rear arm"], held), pose, -1, pose.rear_arm, rear, pose.rear_hold)
    for side, (thigh, shin) in ((-1, pose.rear_leg), (1, pose.lead_leg)):
        hip = (side * HIP_SPREAD, 0.0)
        palette = colors["front leg" if side > 0 else "rear leg"]
        canvas.add("limbs", f"{look.limbs}_thigh", palette, hip, -thigh)
        canvas.add("limbs", f"{look.limbs}_shin", palette, _down(hip, thigh, THIGH), -shin)
    canvas.add("torsos", look.torso, colors["chest"], (0, 0), pose.lean)
    _add_head(canvas, look.head, colors["head"], neck, pose.lean * 0.6, asleep=asleep)
    front = NOTHING if pose.planted else weapon or look.weapon
    _arm(canvas, look, (colors["front arm"], held), pose, 1, pose.lead_arm, front, pose.hold)
    ground = max(y for _, y in feet) + 4 + pose.lift
    return group("".join(canvas.parts), (0, -ground))


def joints(pose: Pose) -> dict[str, Place]:
    """Where each of `PARTS` is, in drawing units from the foot's middle."""
    neck = _leaning(0, -TORSO, pose.lean)
    shoulders = [_leaning(side * SHOULDER_SPREAD, -SHOULDER_HEIGHT, pose.lean) for side in (1, -1)]
    elbows = [
        _down(shoulder, arm[0], UPPER_ARM)
        for shoulder, arm in zip(shoulders, (pose.lead_arm, pose.rear_arm), strict=True)
    ]
    legs = ((1, pose.lead_leg), (-1, pose.rear_leg))
    knees = [_down((side * HIP_SPREAD, 0.0), thigh, THIGH) for side, (thigh, _) in legs]
    feet = [_down(knee, shin, SHIN) for knee, (_, (_, shin)) in zip(knees, legs, strict=True)]
    ground = max(y for _, y in feet) + 4 + pose.lift
    hand = _down(elbows[0], pose.lead_arm[1], FOREARM)
    found = {
        "chest": (neck[0] / 2, neck[1] / 2),
        "front arm": elbows[0],
        "rear arm": elbows[1],
        "front leg": knees[0],
        "rear leg": knees[1],
        "back": hand,
        "head": (neck[0], neck[1] - 24),
    }
    return {part: (x, y - ground) for part, (x, y) in found.items()}


def robot(
    look: Robot,
    pose: Pose,
    palettes: Mapping[str, Palette],
    weapon: str = "",
    offhand: str = "",
    *,
    asleep: bool = False,
) -> str:
    """The robot on the ground at y 0; of the pose only the arms, a little of the lean, and the lift count."""
    canvas = Canvas()
    palette, lean = palettes[look.palette], pose.lean * 0.4
    canvas.add("bases", look.base, palette)
    for side, angles, tool, hold in (
        (-1, pose.rear_arm, offhand or look.offhand, pose.rear_hold),
        (1, pose.lead_arm, weapon or look.weapon, pose.hold),
    ):
        if side > 0:
            canvas.add("hulls", look.hull, palette, (0, 0), lean)
            _add_head(canvas, look.head, palette, _leaning(0, -HULL, lean), lean, asleep=asleep)
        if tool != NOTHING:
            shoulder = _leaning(side * HULL_SPREAD, -HULL_SHOULDER, lean)
            _limb(canvas, look.limbs, (palette, palette), shoulder, angles, tool, hold)
    return group("".join(canvas.parts), (0, -BASE - pose.lift))


def _arm(
    canvas: Canvas,
    look: Look,
    palettes: tuple[Palette, Palette],
    pose: Pose,
    side: int,
    angles: tuple[float, float],
    weapon: str,
    hold: float,
) -> None:
    """An arm; the second palette is that of what it holds."""
    shoulder = _leaning(side * SHOULDER_SPREAD, -SHOULDER_HEIGHT, pose.lean)
    size = pose.held_size if side > 0 else 1
    _limb(canvas, look.limbs, palettes, shoulder, angles, weapon, hold, size)
    canvas.add("limbs", f"pauldron_{look.shoulder}", palettes[0], shoulder, pose.lean, mirror=side < 0)


def _limb(
    canvas: Canvas,
    limbs: str,
    palettes: tuple[Palette, Palette],
    shoulder: Place,
    angles: tuple[float, float],
    held: str,
    hold: float,
    size: float = 1,
) -> None:
    palette, held_palette = palettes
    elbow = _down(shoulder, angles[0], UPPER_ARM)
    hand = _down(elbow, angles[1], FOREARM)
    canvas.add("limbs", f"{limbs}_upper_arm", palette, shoulder, -angles[0])
    if held and held in part_names("weapons"):
        canvas.add("weapons", held, held_palette, hand, hold, size)
    canvas.add("limbs", f"{limbs}_forearm", palette, elbow, -angles[1])
