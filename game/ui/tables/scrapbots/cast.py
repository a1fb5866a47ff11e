"""Two Scrapbots in small beside the settings."""

from game.content.art import shipped_art
from game.engine.seats import Seat
from game.ui.paint.cache.memory import kept, pixels_of_drawn
from game.ui.paint.figures.figures import UNITS, Drawn, painted
from game.ui.paint.figures.rig import robot
from game.ui.paint.palette import Color
from game.ui.tables.cast import Cast, mirrored
from game.ui.tables.scrapbots.ending import PLACE


@kept(1_000_000, pixels_of_drawn)
def _paint(look: str, seat: Seat, tall: int, pose: str, light: Color) -> Drawn:
    art = shipped_art()
    drawn = painted(robot(art.robots[look], art.poses[pose], art.palettes), tall / UNITS, light)
    return mirrored(drawn) if seat else drawn


CAST = Cast(
    looks=("golem", "enforcer"),
    place=PLACE,
    cards=("golem", "blaster"),
    paint=_paint,
    numbers=(2, 4),
    change=1,
    icon="wound",
)
