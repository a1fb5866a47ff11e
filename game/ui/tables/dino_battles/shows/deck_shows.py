"""A deck that runs out: counted down as each turn begins, and seen as the end of the battle."""

from game.engine.events import Event
from game.engine.seats import SEATS
from game.rules.dino_battles.view import BattleView
from game.ui.paint.palette import GOLD
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import WORD
from game.ui.tables.dino_battles.shows.call_outs import call_band
from game.ui.tables.dino_battles.shows.flights import zone
from game.ui.tables.dino_battles.sides import SCARCE
from game.ui.tables.shows.shows import Happening
from game.words.dino_battles.fight_text import fight

_OVER, _RUN_OUT, _STANDS = 900, 2600, 1700
"""Milliseconds at speed 1: an end that a knock-out has shown, that of a deck, and its word to be read."""
_LEFT = 64
"""Lengths of the arena: how large the cards are counted that are left."""


def over_length(event: Event) -> int:
    """A deck that ran out is the end itself; a knock-out has been seen before."""
    return _RUN_OUT if event.facts["reason"] == "deck" else _OVER


def count_down(board: Battlefield, after: BattleView, length: float) -> None:
    """The cards of a deck that is nearly empty, below the number of the turn that begins."""
    places, below = board.arena.places, 1.0
    for seat in SEATS:
        left = after.players[seat].deck_size
        if left > SCARCE:
            continue
        text = fight(board.words.texts, "deck_left", name=board.words.names[seat], count=left)
        y = places.tabs + places.px(70 + WORD * below)
        board.stage.number((places.axis, y), text, places.px(_LEFT), "harm")
        board.stage.ring(zone(board, seat, "deck"), GOLD, length)
        below += _LEFT / WORD


def ran_out(board: Battlefield, now: Happening) -> None:
    """The empty deck, and the word for it across the arena in the colour of who wins by it."""
    empty = [seat for seat in SEATS if not now.after.players[seat].deck_size]
    for seat in empty:
        board.stage.ring(zone(board, seat, "deck"), GOLD, now.length)
    winner, middle = now.facts["winner"], board.arena.figures.box(board.bottom).centery
    text = fight(board.words.texts, "decks_empty" if len(empty) > 1 else "deck_empty")
    mine = winner == board.bottom
    seat = board.bottom if winner is None else winner
    call_band(board, seat, text, middle, "gain" if mine else "harm", rest=_STANDS)
