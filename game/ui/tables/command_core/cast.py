"""Two mechs in small beside the settings."""

from game.engine.seats import Seat
from game.ui.paint.figures.figures import UNITS, Drawn
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.palette import Color
from game.ui.tables.cast import Cast

_POSES = {"ready": "guard", "slash": "aim"}


def _paint(look: str, seat: Seat, tall: int, pose: str, light: Color) -> Drawn:
    members = ((look, _POSES.get(pose, pose), False),)
    return squad_picture(members, seat, tall / UNITS, left=bool(seat), light=light)


CAST = Cast(
    looks=("trooper", "colossus"),
    place="mesa",
    cards=("advance", "sprint"),
    paint=_paint,
    numbers=(7, 9),
    change=-3,
    apart=1.15,
)
