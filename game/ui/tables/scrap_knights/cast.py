"""The duel in small beside the settings."""

from game.engine.seats import Seat
from game.ui.paint.figures.figures import Drawn, standing
from game.ui.paint.palette import Color
from game.ui.tables.cast import Cast


def _paint(look: str, seat: Seat, tall: int, pose: str, light: Color) -> Drawn:
    return standing(look, seat, tall, pose, left=bool(seat), light=light)


CAST = Cast(
    looks=("ronin", "bulwark"),
    place="dusk",
    cards=("slash", "dash"),
    paint=_paint,
    numbers=(9, 7),
    change=-3,
    cells=12,
)
