"""Main phases: Dinosaurs to the bench, Upgrades, Items, Combat Cards, one switch.

Source: Dino Battles reference, "Turn": the precombat and the postcombat main phase.
"""

from functools import cache

from msgspec.structs import replace

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.actions import (
    PASS,
    SWITCH,
    Action,
    Attach,
    Bench,
    Choose,
    Discard,
    Load,
    Set,
    Switch,
)
from game.rules.dino_battles.context import GameContext, without
from game.rules.dino_battles.knock_outs import settle
from game.rules.dino_battles.set_up import free_place
from game.rules.dino_battles.state import ITEM_PLACES, PLACES, Dino, Payment, State
from game.rules.dino_battles.targets import card_actions

attach, bench, discard_action = cache(Attach), cache(Bench), cache(Discard)
choose = cache(Choose)
load, set_item = cache(Load), cache(Set)


def main_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do in a main phase, and to pass."""
    player = context.state.players[seat]
    group = context.catalogue.group
    actions: list[Action] = []
    dinos = player.dinos
    for card in dict.fromkeys(player.hand):
        match group[card]:
            case "combat":
                actions.append(load(card))
            case "dinosaur":
                if None in dinos[1:]:
                    actions.append(bench(card))
            case "upgrade":
                for place in range(1, PLACES):
                    dino = dinos[place]
                    if dino is not None and card not in dino.upgrades:
                        actions.append(attach(card, place))
            case "item":
                if len(player.items) + len(player.permanents) < ITEM_PLACES:
                    actions.append(set_item(card))
    actions += card_actions(context, seat, "main")
    if not player.switched and any(dinos[1:]) and context.can_pay_switch(seat):
        actions += [SWITCH[place] for place in range(1, PLACES) if dinos[place] is not None]
    actions.append(PASS)
    return tuple(actions)


def put_on_bench(context: GameContext, seat: Seat, action: Bench) -> None:
    player = context.state.players[seat]
    place = free_place(player)
    context.take_from_hand(seat, action.card)
    context.set_dino(seat, place, Dino(action.card))
    context.report_of("bench", seat, place)


def attach_upgrade(context: GameContext, seat: Seat, action: Attach) -> None:
    dino = context.dino(seat, action.place)
    context.take_from_hand(seat, action.card)
    context.set_dino(seat, action.place, replace(dino, upgrades=(*dino.upgrades, action.card)))
    context.report_of("attach", seat, action.place, card=action.card)


def set_face_down(context: GameContext, seat: Seat, action: Set) -> None:
    player = context.state.players[seat]
    context.take_from_hand(seat, action.card)
    player.items += (action.card,)
    context.report_hidden("set", seat, "card", card=action.card)


def load_card(context: GameContext, seat: Seat, action: Load) -> None:
    player = context.state.players[seat]
    context.take_from_hand(seat, action.card)
    player.combat_deck = player.combat_deck.plus(action.card, 1)
    context.report("load", seat=seat, card=action.card)


def switch(context: GameContext, seat: Seat, action: Switch) -> None:
    """Begins a switch; it takes place when its cost is discarded, or paid in another way."""
    state = context.state
    price = context.switch_price(seat)
    state.players[seat].switched = True
    if price.cards:
        state.payment = Payment(action.place, price.cards)
        context.report_of("retreat", seat, 0, cost=price.cards)
        return
    context.lose(seat, 0, price.hp, "retreat")
    if price.upgrade:
        _shed(context, seat, price.upgrade)
    change_active(context, seat, action.place)
    if price.upgrade:
        # Without the HP of the Upgrade it may have none left.
        settle(context)
    if price.deck:
        _burrow(context, seat, action.place)


def _shed(context: GameContext, seat: Seat, card: str) -> None:
    """The active Dinosaur loses an Upgrade."""
    dino, player = context.dino(seat), context.state.players[seat]
    context.set_dino(seat, 0, replace(dino, upgrades=without(dino.upgrades, card)))
    player.junk += (card,)
    context.report_of("shed", seat, 0, card=card)


def _burrow(context: GameContext, seat: Seat, place: int) -> None:
    """A benched Dinosaur is shuffled into the deck; its Upgrades go to the Junk area."""
    dino, player = context.dino(seat, place), context.state.players[seat]
    context.set_dino(seat, place, None)
    player.junk += dino.upgrades
    player.deck = context.state.dice.shuffled((*player.deck, dino.card))
    context.report("burrow", seat=seat, place=place, dino=dino.card, reveals=True)


def discard_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """Each card that the Retreat Cost may be paid with."""
    return tuple([discard_action(card) for card in dict.fromkeys(context.state.players[seat].hand)])


def pay(context: GameContext, seat: Seat, action: Discard) -> None:
    """One card of the Retreat Cost."""
    state = context.state
    payment = state.payment
    assert payment is not None
    context.discard(seat, action.card)
    state.payment = replace(payment, left=payment.left - 1) if payment.left > 1 else None
    context.report("discard", seat=seat, card=action.card)
    if state.payment is None:
        change_active(context, seat, payment.place)


def looking(state: State) -> Seat | None:
    """The seat that has to choose one of the cards that it looks at; None where none has."""
    return next((seat for seat in SEATS if state.players[seat].looked), None)


def choose_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """Each card that is looked at."""
    return tuple([choose(card) for card in dict.fromkeys(context.state.players[seat].looked)])


def choose_card(context: GameContext, seat: Seat, action: Choose) -> None:
    """The card comes into the hand, unseen by the other side; the others are shuffled back."""
    player = context.state.players[seat]
    others = without(player.looked, action.card)
    player.looked, player.hand = (), (*player.hand, action.card)
    player.deck = context.state.dice.shuffled((*player.deck, *others))
    context.report_hidden("choose", seat, "card", card=action.card, reveals=True)


def change_active(context: GameContext, seat: Seat, place: int) -> None:
    """The active Dinosaur and a benched one change places; the bonus of an evasion is lost."""
    player = context.state.players[seat]
    out, into = player.dinos[0], player.dinos[place]
    player.bonus = 0
    context.set_dino(seat, 0, into)
    context.set_dino(seat, place, out)
    context.report_of("switch", seat, 0, place_left=place)


def pass_on(context: GameContext, seat: Seat) -> bool:
    """The seat has nothing more to do; whether both have passed in a row."""
    state = context.state
    context.report("pass", seat=seat)
    if state.passes:
        return True
    state.passes = 1
    state.active = opponent(seat)
    return False
