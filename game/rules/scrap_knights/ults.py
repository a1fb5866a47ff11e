"""The moment in which an ULT joins the chain (seed 000, ULTs)."""

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.card_effects import release_held
from game.rules.scrap_knights.cards import NO_SECRET
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.rules.scrap_knights.turn import Turn


def ready(turn: Turn) -> list[Seat]:
    """The seats whose ULT has its link tokens together."""
    return [seat for seat in SEATS if turn.player(seat).link >= LINKS_TO_TRIGGER]


def trigger(turn: Turn, seat: Seat, *, overcharged: bool) -> None:
    """The ULT joins the chain, its link starts again, and what lay under it goes home."""
    player = turn.player(seat)
    ult = turn.catalogue.library.ults[player.ult]
    turn.say("ult", seat=seat, card=ult.id)
    player.link = 0
    player.used_since_trigger = player.linked = ()
    if ult.overcharge is not None and overcharged:
        turn.gain_heat(seat, ult.overcharge.heat, ult.id)
    release_held(turn, seat)
    manoeuvre = Manoeuvre(ult.id, overcharged=True) if overcharged else NO_SECRET
    turn.join(turn.catalogue.effects(seat, ult.id, "ult", manoeuvre))
