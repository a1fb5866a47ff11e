"""What comes to nothing: an effect that is prevented, a BOT whose trigger never came."""

from typing import TYPE_CHECKING

from game.ui.paint.palette import TEXT_SOFT
from game.ui.tables.hands.played_card import STAMP_TURN
from game.ui.tables.scrap_knights.stage import remarks
from game.ui.tables.scrap_knights.stage.bodies import chest, facing, play
from game.ui.tables.shows.shows import Happening
from game.words.scrap_knights.chain_text import stopped

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_LARGE, _BESIDE, _ABOVE, _HELD = 46, 90, 70, 0.7
"""Units of the word at the mech, and of its way from the chest; its share of the show in guard."""
_WORD, _RESTS = 24, 760
"""Units of the word over a BOT or ULT, and milliseconds for which it stands."""


def prevented(board: "Board", now: Happening) -> None:
    """A dome closes over the mech, and a word is stamped over the card; over its tile where it has none."""
    if not stopped(now.event):
        return
    seat, card, word = now.facts["seat"], now.facts["card"], board.words.tag("prevented")
    place, unit = chest(board, seat), board.places.unit
    remarks.after_preventing(board, now)
    play(board, "prevented", seat)
    board.stage.play(board.duelists.pair[seat].hold("guard", now.length * _HELD))
    beside = place[0] - facing(board, seat) * unit(_BESIDE), place[1] - unit(_ABOVE)
    board.stage.number(beside, word, unit(_LARGE), "shield")
    played = board.played_card(seat, card)
    if played is not None:
        size = played.stamp_size(word)
        board.stage.stamp(played.stamp_place, word, size, turn=STAMP_TURN, rest=0)
    else:
        _over_tile(board, now, word)


def lapsed(board: "Board", now: Happening) -> None:
    """A word is stamped over the BOT that waited in vain."""
    board.stage.ring(board.row_place(now.facts["seat"], now.facts["card"]), TEXT_SOFT, now.length)
    _over_tile(board, now, board.words.tag("no_trigger"))


def _over_tile(board: "Board", now: Happening, word: str) -> None:
    tile, unit = board.row_place(now.facts["seat"], now.facts["card"]), board.area.unit
    board.stage.stamp(tile.center, word, unit(_WORD), turn=STAMP_TURN / 2, rest=_RESTS)
