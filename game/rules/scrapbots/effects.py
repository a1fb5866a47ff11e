"""What each verb does. A handler gets the context, the source (card, seat, lane or zone), and its verb."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.content.scrapbots import verbs
from game.content.scrapbots.cards import LANES
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Zone
from game.rules.scrapbots.catalogue import Effects
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.state import Bot

_BESIDE = tuple(
    tuple(lane for lane in (centre - 1, centre + 1) if 0 <= lane < LANES) for centre in range(LANES)
)
"""The lanes beside each lane: both for the centre, the centre for either side."""


@dataclass(slots=True)
class Source:
    """The card whose effects are followed: `lane` is its Scrapbot's or its target's, -1 for none."""

    seat: Seat
    card: str
    lane: int = -1
    zone: Zone = ""


def resolve(context: GameContext, source: Source, effects: Effects) -> None:
    """Follow a card's effects in order; one coin decides all of them that depend on it.

    The last Wound stops the card, but Scrapbots with as much damage as health are still destroyed.
    """
    coin: int | None = None
    for effect in effects:
        if effect.side is not None:
            if coin is None:
                coin = context.state.dice.coin()
                context.report("coin", seat=source.seat, card=source.card, heads=bool(coin), reveals=True)
            if effect.side != coin:
                continue
        effect.handler(context, source, effect.verb)
        if context.last_wound_dealt:
            break
    context.destroy_fallen(opponent(source.seat))


def _strike(context: GameContext, source: Source, verb: verbs.Strike) -> None:
    context.damage(opponent(source.seat), source.lane, verb.amount, wounds=True)


def _splash(context: GameContext, source: Source, verb: verbs.Splash) -> None:
    wounds = context.catalogue.edition.splash_wounds
    for lane in _BESIDE[source.lane]:
        context.damage(opponent(source.seat), lane, verb.amount, wounds=wounds)
        if context.last_wound_dealt:
            return


def _draw(context: GameContext, source: Source, verb: verbs.Draw) -> None:
    context.draw(source.seat, verb.count)


def _destroy_enemy(context: GameContext, source: Source, verb: verbs.DestroyEnemy) -> None:
    enemy = opponent(source.seat)
    if context.state.players[enemy].lanes[source.lane] is None:
        context.report("nothing", seat=source.seat, card=source.card, reason="empty_lane")
    context.destroy(enemy, source.lane)


def _ready_after_attack(context: GameContext, source: Source, verb: verbs.ReadyAfterAttack) -> None:
    context.set_ready_after_attack(source.seat, source.lane, True)
    context.report("ready_after_attack", seat=source.seat, card=source.card, lane=source.lane)


def _exhaust_enemy(context: GameContext, source: Source, verb: verbs.ExhaustEnemy) -> None:
    if source.lane < 0:
        context.report("nothing", seat=source.seat, card=source.card, reason="no_target")
        return
    enemy = opponent(source.seat)
    context.set_exhausted(enemy, source.lane, True)
    context.report("exhaust", seat=enemy, lane=source.lane, card=_card(context, enemy, source.lane))


def _ready_friend(context: GameContext, source: Source, verb: verbs.ReadyFriend) -> None:
    if source.lane < 0:
        context.report("nothing", seat=source.seat, card=source.card, reason="no_target")
        return
    context.set_exhausted(source.seat, source.lane, False)
    context.report("ready", seat=source.seat, lane=source.lane, card=_card(context, source.seat, source.lane))


def _repair(context: GameContext, source: Source, verb: verbs.Repair) -> None:
    bot = context.state.players[source.seat].lanes[source.lane] if source.lane >= 0 else None
    if bot is None or bot.damage == 0:
        context.report("nothing", seat=source.seat, card=source.card, reason="no_damage")
        return
    left = max(0, bot.damage - verb.amount)
    context.put_bot(source.seat, source.lane, Bot(bot.card, left, bot.exhausted))
    context.report(
        "repair", seat=source.seat, lane=source.lane, card=bot.card, amount=bot.damage - left, damage=left
    )


def _return_wound(context: GameContext, source: Source, verb: verbs.ReturnWound) -> None:
    if not source.zone:
        context.report("nothing", seat=source.seat, card=source.card, reason="no_wound")
        return
    player, wound = context.state.players[source.seat], context.catalogue.wound
    if source.zone == "hand":
        context.take_from_hand(source.seat, wound)
    else:
        index = player.discard.index(wound)
        player.discard = player.discard[:index] + player.discard[index + 1 :]
    context.state.wounds_left += 1
    context.report(
        "return_wound", seat=source.seat, card=wound, zone=source.zone, wounds_left=context.state.wounds_left
    )


def _shed_wounds(context: GameContext, source: Source, verb: verbs.ShedWounds) -> None:
    player, wound = context.state.players[source.seat], context.catalogue.wound
    count = context.discard_wounds(source.seat)
    amount = count * verb.energy
    player.energy += amount
    context.report(
        "shed_wounds", seat=source.seat, card=wound, count=count, amount=amount, energy=player.energy
    )


def _gain_scrap(context: GameContext, source: Source, verb: verbs.GainScrap) -> None:
    player = context.state.players[source.seat]
    player.scrap += verb.amount
    context.report("scrap", seat=source.seat, card=source.card, amount=verb.amount, scrap=player.scrap)


def _gain_energy(context: GameContext, source: Source, verb: verbs.GainEnergy) -> None:
    player = context.state.players[source.seat]
    player.energy += verb.amount
    context.report("energy", seat=source.seat, card=source.card, amount=verb.amount, energy=player.energy)


def _remove_this(context: GameContext, source: Source, verb: verbs.RemoveThis) -> None:
    """The card in play leaves the discard pile that it lies on."""
    player = context.state.players[source.seat]
    player.discard, context.card_in_play = player.discard[:-1], False
    player.removed += (source.card,)
    context.report("removed", seat=source.seat, card=source.card)


def _card(context: GameContext, seat: Seat, lane: int) -> str:
    bot = context.state.players[seat].lanes[lane]
    return bot.card if bot is not None else ""


HANDLERS: Mapping[type, Callable[..., None]] = {
    verbs.Strike: _strike,
    verbs.Splash: _splash,
    verbs.Draw: _draw,
    verbs.DestroyEnemy: _destroy_enemy,
    verbs.ReadyAfterAttack: _ready_after_attack,
    verbs.ExhaustEnemy: _exhaust_enemy,
    verbs.ReadyFriend: _ready_friend,
    verbs.Repair: _repair,
    verbs.ReturnWound: _return_wound,
    verbs.ShedWounds: _shed_wounds,
    verbs.GainScrap: _gain_scrap,
    verbs.GainEnergy: _gain_energy,
    verbs.RemoveThis: _remove_this,
}
