"""What comes to nothing: blocked blows, prevented effects, BOTs whose trigger never came."""

from typing import TYPE_CHECKING

from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT_SOFT
from game.ui.tables.hands.played_card import STAMP_TURN
from game.ui.tables.scrap_knights.faces import GAME
from game.ui.tables.scrap_knights.stage import drama, remarks
from game.ui.tables.scrap_knights.stage.bodies import chest, facing, family_of, play
from game.ui.tables.scrap_knights.stage.strikes import SHOTS, drone
from game.ui.tables.shows.fighter import RECOIL, REST
from game.ui.tables.shows.shows import Happening
from game.words.scrap_knights.chain_text import stopped

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_SHIELD, _LOCK, _SIGN = "block", "lock", 150
"""The signs of what is blocked and of what is prevented, and their units."""
_BEFORE, _STANDS, _RINGS, _DOME, _QUAKES, _LARGE_BLOCK = 52, 520, 60, 60, 6, 58
"""Of a block: units from the chest to the sign; milliseconds that this stands, after which who struck is
thrown back, and by which the dome comes before the blow; units by which the stage shakes, and of the word.
"""
_LOCKS = 120
"""Milliseconds after which a mech jams."""
_LARGE, _BELOW, _HELD = 46, 104, 0.7
"""Units of the word at the mech, and of its way from the chest, below the sign; the share of the show for
which a lock stands.
"""
_WORD, _RESTS = 24, 760
"""Units of the word over a BOT or ULT, and milliseconds for which it stands."""


def prevented(board: "Board", now: Happening) -> None:
    """The mech jams, locked; a word is stamped over the card, over its tile where it has none."""
    if not stopped(now.event):
        return
    seat, card, word = now.facts["seat"], now.facts["card"], board.words.tag("prevented")
    place, unit = chest(board, seat), board.places.unit
    remarks.after_preventing(board, now)
    board.stage.play(board.duelists.pair[seat].jam(_LOCKS))
    drama.emblem(board.stage, icon(_LOCK, unit(_SIGN)), place, now.length * _HELD)
    board.stage.number((place[0], place[1] + unit(_BELOW)), word, unit(_LARGE), "off")
    played = board.played_card(seat, card)
    if played is not None:
        size = played.stamp_size(word)
        board.stage.stamp(played.stamp_place, word, size, turn=STAMP_TURN, rest=0)
    else:
        _over_tile(board, now, word)


def blocked(board: "Board", now: Happening, wait: float) -> None:
    """A shield stands before the mech, the blow rings on it, and who struck from near is thrown back."""
    seat, target = now.facts["seat"], now.facts["target"]
    place, unit, stage = chest(board, target), board.places.unit, board.stage
    stage.play(board.duelists.pair[target].hold("guard", RECOIL + REST, wait))
    play(board, "prevented", target, wait=wait - _DOME)
    before = place[0] + facing(board, target) * unit(_BEFORE), place[1]
    drama.emblem(stage, icon(_SHIELD, unit(_SIGN)), before, _STANDS, wait)
    if not drone(GAME, now.facts["card"]) and family_of(now.facts["card"]) not in SHOTS:
        stage.play(board.duelists.pair[seat].reel(wait + _RINGS))
    stage.play(InTurn(Pause(wait), Call(lambda: stage.shake(unit(_QUAKES)))))
    stage.number(
        (before[0], before[1] + unit(_BELOW)),
        board.words.tag("blocked"),
        unit(_LARGE_BLOCK),
        "shield",
        wait=wait,
    )


def lapsed(board: "Board", now: Happening) -> None:
    """A word is stamped over the BOT that waited in vain."""
    board.stage.ring(board.row_place(now.facts["seat"], now.facts["card"]), TEXT_SOFT, now.length)
    _over_tile(board, now, board.words.tag("no_trigger"))


def _over_tile(board: "Board", now: Happening, word: str) -> None:
    tile, unit = board.row_place(now.facts["seat"], now.facts["card"]), board.area.unit
    board.stage.stamp(tile.center, word, unit(_WORD), turn=STAMP_TURN / 2, rest=_RESTS)
