"""Two Dinosaurs in small beside the settings."""

from game.engine.seats import Seat
from game.ui.paint.dino.pack import pack_picture
from game.ui.paint.figures.figures import UNITS, Drawn
from game.ui.paint.palette import Color
from game.ui.tables.cast import Cast
from game.ui.tables.dino_battles.setup import STAGE

_POSES = {"ready": "stand", "guard": "stand", "slash": "lunge", "reel": "hurt"}


def _paint(look: str, seat: Seat, tall: int, pose: str, light: Color) -> Drawn:
    return pack_picture(((look, _POSES[pose]),), tall / UNITS, left=bool(seat), light=light)


CAST = Cast(
    looks=("utahraptor", "triceratops"),
    place=STAGE,
    cards=("utahraptor", "steel_claws"),
    paint=_paint,
    numbers=(70, 90),
    change=-30,
    tall=0.46,
    apart=1.75,
)
