"""How a ULT joins the chain (Scrap Knights rule sheet: ULTs)."""

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.card_effects import release_held
from game.rules.scrap_knights.catalogue import NO_SECRET
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER


def ready(context: GameContext) -> tuple[Seat, ...]:
    """The seats whose ULT has its link tokens together."""
    first, second = context.state.players
    if first.link < LINKS_TO_TRIGGER and second.link < LINKS_TO_TRIGGER:
        return ()
    return tuple([seat for seat in SEATS if context.player(seat).link >= LINKS_TO_TRIGGER])


def trigger(context: GameContext, seat: Seat, *, overcharged: bool) -> None:
    """The ULT joins the chain, its link starts again, and what lay under it goes home."""
    player = context.player(seat)
    ult = context.catalogue.library.ults[player.ult]
    player.link = 0
    player.used_since_trigger = player.linked = ()
    context.say("ult", seat=seat, card=ult.id)
    if ult.overcharge is not None and overcharged:
        context.gain_heat(seat, ult.overcharge.heat, ult.id)
    release_held(context, seat)
    manoeuvre = Manoeuvre(ult.id, overcharged=True) if overcharged else NO_SECRET
    context.join(context.catalogue.effects(seat, ult.id, "ult", manoeuvre))
