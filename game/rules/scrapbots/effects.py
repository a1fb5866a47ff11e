"""What each verb does. A handler gets the turn, its frame (whose card, which lane or zone), and its verb."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.content.scrapbots import verbs
from game.content.scrapbots.cards import LANES
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Zone
from game.rules.scrapbots.cards import Effect
from game.rules.scrapbots.state import Bot
from game.rules.scrapbots.turn import Turn

_BESIDE = tuple(tuple(lane for lane in (place - 1, place + 1) if 0 <= lane < LANES) for place in range(LANES))
"""The lanes beside each lane: both for the centre, the centre for either side."""


@dataclass(slots=True)
class Frame:
    """One card at work: `lane` is its Scrapbot's or its target's, -1 where there is none."""

    seat: Seat
    card: str
    lane: int = -1
    zone: Zone = ""


def resolve(turn: Turn, frame: Frame, effect: Effect) -> None:
    """All steps of a card in order; one coin decides all of them that depend on it.

    The last Wound stops the card, but Scrapbots with as much damage as health are still destroyed.
    """
    coin: int | None = None
    for step in effect:
        if step.side is not None:
            if coin is None:
                coin = turn.state.dice.coin()
                turn.say("coin", seat=frame.seat, card=frame.card, heads=bool(coin), reveals=True)
            if step.side != coin:
                continue
        step.handler(turn, frame, step.verb)
        if turn.over:
            break
    turn.bury(opponent(frame.seat))


def _strike(turn: Turn, frame: Frame, verb: verbs.Strike) -> None:
    turn.hurt(opponent(frame.seat), frame.lane, verb.amount, wounds=True)


def _splash(turn: Turn, frame: Frame, verb: verbs.Splash) -> None:
    wounds = turn.catalogue.edition.splash_wounds
    for lane in _BESIDE[frame.lane]:
        turn.hurt(opponent(frame.seat), lane, verb.amount, wounds=wounds)
        if turn.over:
            return


def _draw(turn: Turn, frame: Frame, verb: verbs.Draw) -> None:
    turn.draw(frame.seat, verb.count)


def _destroy_enemy(turn: Turn, frame: Frame, verb: verbs.DestroyEnemy) -> None:
    enemy = opponent(frame.seat)
    if turn.state.players[enemy].lanes[frame.lane] is None:
        turn.say("nothing", seat=frame.seat, card=frame.card, reason="empty_lane")
    turn.destroy(enemy, frame.lane)


def _ready_after_attack(turn: Turn, frame: Frame, verb: verbs.ReadyAfterAttack) -> None:
    turn.promise(frame.seat, frame.lane, True)
    turn.say("promise", seat=frame.seat, card=frame.card, lane=frame.lane)


def _exhaust_enemy(turn: Turn, frame: Frame, verb: verbs.ExhaustEnemy) -> None:
    if frame.lane < 0:
        turn.say("nothing", seat=frame.seat, card=frame.card, reason="no_target")
        return
    enemy = opponent(frame.seat)
    turn.exhaust(enemy, frame.lane, True)
    turn.say("exhaust", seat=enemy, lane=frame.lane, card=_card(turn, enemy, frame.lane))


def _ready_friend(turn: Turn, frame: Frame, verb: verbs.ReadyFriend) -> None:
    if frame.lane < 0:
        turn.say("nothing", seat=frame.seat, card=frame.card, reason="no_target")
        return
    turn.exhaust(frame.seat, frame.lane, False)
    turn.say("ready", seat=frame.seat, lane=frame.lane, card=_card(turn, frame.seat, frame.lane))


def _repair(turn: Turn, frame: Frame, verb: verbs.Repair) -> None:
    bot = turn.state.players[frame.seat].lanes[frame.lane] if frame.lane >= 0 else None
    if bot is None or bot.damage == 0:
        turn.say("nothing", seat=frame.seat, card=frame.card, reason="no_damage")
        return
    left = max(0, bot.damage - verb.amount)
    turn.put_bot(frame.seat, frame.lane, Bot(bot.card, left, bot.exhausted))
    turn.say("repair", seat=frame.seat, lane=frame.lane, card=bot.card, amount=bot.damage - left, damage=left)


def _return_wound(turn: Turn, frame: Frame, verb: verbs.ReturnWound) -> None:
    if not frame.zone:
        turn.say("nothing", seat=frame.seat, card=frame.card, reason="no_wound")
        return
    player, wound = turn.state.players[frame.seat], turn.catalogue.wound
    if frame.zone == "hand":
        turn.take_from_hand(frame.seat, wound)
    else:
        place = player.discard.index(wound)
        player.discard = player.discard[:place] + player.discard[place + 1 :]
    turn.state.wounds_left += 1
    turn.say("return_wound", seat=frame.seat, card=wound, zone=frame.zone, left=turn.state.wounds_left)


def _shed_wounds(turn: Turn, frame: Frame, verb: verbs.ShedWounds) -> None:
    player, wound = turn.state.players[frame.seat], turn.catalogue.wound
    count = player.hand.count(wound)
    if count:
        player.hand = tuple([card for card in player.hand if card != wound])
        player.discard += (wound,) * count
        player.energy += count * verb.energy
    turn.say(
        "shed_wounds",
        seat=frame.seat,
        card=wound,
        count=count,
        amount=count * verb.energy,
        energy=player.energy,
    )


def _gain_scrap(turn: Turn, frame: Frame, verb: verbs.GainScrap) -> None:
    player = turn.state.players[frame.seat]
    player.scrap += verb.amount
    turn.say("scrap", seat=frame.seat, card=frame.card, amount=verb.amount, scrap=player.scrap)


def _gain_energy(turn: Turn, frame: Frame, verb: verbs.GainEnergy) -> None:
    player = turn.state.players[frame.seat]
    player.energy += verb.amount
    turn.say("energy", seat=frame.seat, card=frame.card, amount=verb.amount, energy=player.energy)


def _remove_this(turn: Turn, frame: Frame, verb: verbs.RemoveThis) -> None:
    turn.state.players[frame.seat].removed += (frame.card,)
    turn.say("removed", seat=frame.seat, card=frame.card)


def _card(turn: Turn, seat: Seat, lane: int) -> str:
    bot = turn.state.players[seat].lanes[lane]
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
