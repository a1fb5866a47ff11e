"""Where the body of a mech is on the board, and what is played there."""

from dataclasses import replace
from typing import TYPE_CHECKING

from game.content.art import shipped_art
from game.engine.seats import Seat
from game.ui.motion import InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.figures.figures import SHOOT, muzzle
from game.ui.tables.scrap_knights.faces import GAME, face
from game.ui.tables.scrap_knights.stage import duelists
from game.ui.tables.scrap_knights.stage.drones import drone_image
from game.ui.tables.scrap_knights.stage.strikes import SHOTS, drone, held, strike_family
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow, family_of_deed
from game.ui.tables.shows.stage_pieces import Piece, setter

_SHORT = 130
"""Units before its target at which a blow out of range ends."""
_POINT_BLANK = 40
"""Units of a shot's way that are left however near the two stand."""
_DRONE, _OUT, _WORKS, _GONE = 116, 300, 1300, 240
"""Units of a BOT's width as it flies; milliseconds on its way out, at work, and as it fades."""
_BESIDE, _ABOVE = 70, 128
"""Units from a mech's chest to the BOT that flies beside it."""

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board


def toward(board: "Board", seat: Seat) -> int:
    """1 where the plate and bench of a side hang at the left."""
    return 1 if seat == board.bottom else -1


def facing(board: "Board", seat: Seat) -> int:
    """1 where a mech looks to the right."""
    return toward(board, seat) * (-1 if board.duelists.swapped else 1)


def chest(board: "Board", seat: Seat) -> tuple[int, int]:
    places = board.places
    x = duelists.middle(places, board.duelists, seat, board.bottom)
    return x, places.feet - places.tall * 11 // 20


def blow_of(board: "Board", family: str, seat: Seat, target: Seat, power: int = 3) -> Blow:
    start, end = chest(board, seat), chest(board, target)
    return Blow(family, start, end, board.places.grain, facing(board, seat) < 0, power)


def family_of(card: str) -> str:
    """The family of the blow that a card deals."""
    return strike_family(GAME, card, face(card))


def shot_of(board: "Board", card: str, seat: Seat, target: Seat, power: int = 3) -> Blow:
    """The blow of a card's own kind: shots leave the end of the weapon, a BOT's leave the BOT."""
    family = family_of(card)
    blow = blow_of(board, family, seat, target, power)
    if drone(GAME, card):
        return replace(blow, start=hovering(board, seat))
    if family not in SHOTS:
        return blow
    places, way = board.places, facing(board, seat)
    x, y = muzzle(SHOOT, held(GAME, card) or shipped_art().looks[board.mechs[seat].look].weapon, places.tall)
    foot = duelists.middle(places, board.duelists, seat, board.bottom)
    # Point-blank some of the way is left, or the shot would not be seen.
    reach = min(x, abs(blow.end[0] - foot) - places.unit(_POINT_BLANK))
    return replace(blow, start=(foot + way * max(0, reach), places.feet + y))


def fallen_short(board: "Board", blow: Blow) -> Blow:
    """A blow out of range: it ends on the ground before the one whom it is meant for."""
    way = -1 if blow.left else 1
    apart = abs(blow.end[0] - blow.start[0])
    short = min(board.places.unit(_SHORT), apart // 2)
    return replace(blow, end=(blow.end[0] - way * short, board.places.feet))


def hovering(board: "Board", seat: Seat) -> tuple[int, int]:
    """Where a BOT flies beside its mech: over the shoulder that is turned to the opponent."""
    x, y = chest(board, seat)
    unit = board.places.unit
    return x + facing(board, seat) * unit(_BESIDE), y - unit(_ABOVE)


def fly_out(board: "Board", seat: Seat, card: str) -> None:
    """A BOT leaves its tile, flies beside its mech while it works, and is gone."""
    stage, tile, (x, y) = board.stage, board.row_place(seat, card), hovering(board, seat)
    body, width = drone(GAME, card), board.places.unit(_DRONE)
    image = drone_image(body, f"{GAME}/{card}", width, left=facing(board, seat) < 0)
    if stage.timeline.still:
        stage.stay(image, (x, y), _OUT + _WORKS)
        return
    piece = Piece(image, *tile.center, size=0.4)
    out = Together(
        Tween(setter(piece, "x"), tile.centerx, x, _OUT, ease_out),
        Tween(setter(piece, "y"), tile.centery, y, _OUT, ease_out),
        Tween(setter(piece, "size"), 0.4, 1, _OUT, ease_out),
    )
    stage.run(piece, InTurn(out, Pause(_WORKS), Tween(setter(piece, "alpha"), 1, 0, _GONE, linear)), 0)


def play(board: "Board", deed: str, seat: Seat, wait: float = 0) -> None:
    """What a mech does by itself."""
    effects.play(board.stage, blow_of(board, family_of_deed(GAME, deed), seat, seat), wait=wait)
