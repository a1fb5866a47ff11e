"""Where the body of a mech is on the board, and what is played there."""

from typing import TYPE_CHECKING

from game.engine.seats import Seat
from game.ui.tables.scrap_knights.faces import GAME
from game.ui.tables.scrap_knights.stage import duelists
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow, family_of_deed

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board


def toward(board: "Board", seat: Seat) -> int:
    """1 where a mech looks to the right."""
    return 1 if seat == board.bottom else -1


def chest(board: "Board", seat: Seat) -> tuple[int, int]:
    places = board.places
    x = duelists.middle(places, board.duelists, seat, board.bottom)
    return x, places.feet - places.tall * 11 // 20


def blow_of(board: "Board", family: str, seat: Seat, target: Seat, power: int = 3) -> Blow:
    start, end = chest(board, seat), chest(board, target)
    return Blow(family, start, end, board.places.grain, seat != board.bottom, power)


def play(board: "Board", deed: str, seat: Seat, wait: float = 0) -> None:
    """What a mech does by itself."""
    effects.play(board.stage, blow_of(board, family_of_deed(GAME, deed), seat, seat), wait=wait)
