"""When ULTs gain and lose their link tokens (Scrap Knights rule sheet: ULTs; each ULT's link is data)."""

from typing import Protocol

from game.content.scrap_knights import Link
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.state import Effect, State


class LinkContext(Protocol):
    """What links need of a `GameContext`."""

    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def state(self) -> State: ...

    def change_link(self, seat: Seat, by: int, reason: str) -> None: ...


def link_of(context: LinkContext, seat: Seat) -> Link:
    """The link condition of a seat's ULT."""
    return context.catalogue.links[context.state.players[seat].ult]


def on_hit(context: LinkContext, effect: Effect) -> None:
    """An effect's damage was not blocked down to nothing."""
    link = link_of(context, effect.seat)
    if link.event != "hit":
        return
    catalogue = context.catalogue
    player = context.state.players[effect.seat]
    if link.card is not None and effect.card != link.card:
        return
    if link.kind is not None and catalogue.kinds[effect.card] != link.kind:
        return
    if link.range is not None and catalogue.lines[effect.card][effect.line].range != link.range:
        return
    if link.distance_at_most is not None and context.state.distance > link.distance_at_most:
        return
    if not link.own_copies and effect.source == player.ult:
        return
    if link.unique:
        used_before = effect.card in player.used_since_trigger and not effect.unique
        if used_before or effect.card in player.linked:
            return
        player.linked = (*player.linked, effect.card)
    context.change_link(effect.seat, 1, "hit")


def on_use_act(context: LinkContext, seat: Seat, card: str, *, unique: bool) -> None:
    """An ACT is used; it is unique if it was not used since the ULT last triggered."""
    link = context.catalogue.links[context.state.players[seat].ult]
    if (
        link.event == "use_act"
        and (link.kind is None or context.catalogue.kinds[card] == link.kind)
        and (unique or not link.unique)
    ):
        context.change_link(seat, 1, "use")


def on_flip(context: LinkContext) -> None:
    """Both seats' ACTs lie open: counts the turns in which a Defend met an Attack."""
    for seat in SEATS:
        player = context.state.players[seat]
        link = context.catalogue.links[player.ult]
        if link.event != "defend_against_attack":
            continue
        if _played(context, seat, "defend") and _played(context, opponent(seat), "attack"):
            player.defends_running += 1
            if player.defends_running >= (link.turns_running or 1):
                context.change_link(seat, 1, "defend")
        else:
            player.defends_running = 0


def _played(context: LinkContext, seat: Seat, kind: str) -> bool:
    return any(
        context.catalogue.kinds[act.manoeuvre.card] == kind for act in context.state.players[seat].played
    )


def on_use_bot(context: LinkContext, seat: Seat) -> None:
    if link_of(context, seat).event == "use_bot":
        context.change_link(seat, 1, "use")


def on_spend(context: LinkContext, seat: Seat, token: str) -> None:
    link = link_of(context, seat)
    if link.event == "spend" and link.token == token:
        context.change_link(seat, 1, "spend")


def on_act_phase(context: LinkContext) -> None:
    """The round begins: links that count it, links that do not survive it."""
    for seat in SEATS:
        player = context.state.players[seat]
        link = context.catalogue.links[player.ult]
        if link.event == "act_phase" and player.heat >= (link.heat_at_least or 0):
            context.change_link(seat, 1, "act_phase")
        if link.resets == "act_phase" and player.link:
            context.change_link(seat, -player.link, "reset")


def on_heat_fell(context: LinkContext, seat: Seat, before: int) -> None:
    link = link_of(context, seat)
    player = context.state.players[seat]
    threshold = link.heat_at_least or 0
    if link.resets == "heat_below" and player.heat < threshold <= before and player.link:
        context.change_link(seat, -player.link, "reset")


def on_vented_to_zero(context: LinkContext, seat: Seat) -> None:
    if link_of(context, seat).event == "vent_to_zero":
        context.change_link(seat, 1, "vent")


def reduce(context: LinkContext, seat: Seat, count: int) -> int:
    """An effect takes link tokens; returns how many went (none from a protected link)."""
    gone = 0 if link_of(context, seat).protected else min(count, context.state.players[seat].link)
    if gone:
        context.change_link(seat, -gone, "taken")
    return gone
