"""What an action is made of: a card or Scrapbot, what is done with it, and where; and all that is clicked."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

from game.content.scrapbots.cards import LANES
from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Action, Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.view import TableView

END_TURN = Pick("way", ("pass", 0))
POOLS = ("scrap", "energy")
ENEMY_DECK, ENEMY_PILE = Pick("enemy_deck", 0), Pick("enemy_pile", 0)
"""Places that no action uses, like a pool before a card is picked, or one of the other side."""


def pool(kind: str) -> Pick:
    return Pick("pool", kind)


def enemy_pool(kind: str) -> Pick:
    return Pick("enemy_pool", kind)


def pool_ways(kind: str, card: str) -> Picks:
    """A card for a pool, without its text and with it."""
    return Pick("way", (kind, False), card), Pick("way", (kind, True), card)


def buying(card: str) -> Pick:
    return Pick("way", ("buy", 0), card)


def attacking(lane: int, number: int) -> Pick:
    return Pick("way", ("attack", number), lane)


def parts(at_enemies: Set[str], action: Action) -> Picks:
    """The parts of an action in the order in which they are asked; `at_enemies` aim at the other's lanes."""
    if isinstance(action, TakePool):
        way = Pick("way", (action.pool, action.text), action.card)
        target: Picks = ()
        if action.lane >= 0:
            target = (Pick("enemy" if action.card in at_enemies else "own", action.lane),)
        elif action.zone:
            target = (Pick("zone", action.zone, action.card),)
        return (Pick("hand", action.card), way, *target)
    if isinstance(action, Activate | Build):
        kind = "build" if isinstance(action, Build) else "activate"
        return (
            Pick("hand", action.card),
            Pick("way", (kind, 0), action.card),
            Pick("own", action.lane),
        )
    if isinstance(action, Buy):
        return Pick("market", action.card), buying(action.card)
    if isinstance(action, UseAttack):
        return Pick("own", action.lane), attacking(action.lane, action.number)
    return (END_TURN,)


def picks(catalogues: Mapping[str, Catalogue], view: TableView, seat: Seat) -> Picks:
    """The hand, the market, the lanes of both sides, attacks, pools and piles, and the end of the turn."""
    side, other = view.players[seat], view.players[opponent(seat)]
    found = [Pick("hand", card) for card in dict.fromkeys(side.hand or ())]
    found += [Pick("market", card) for card in dict.fromkeys(view.market)]
    found += [Pick(slot, lane) for slot in ("own", "enemy") for lane in range(LANES)]
    for lane, bot in enumerate(side.lanes):
        attacks = catalogues[view.edition].attacks[bot.card] if bot is not None else ()
        found += [attacking(lane, number) for number in range(len(attacks))]
    found += [which(kind) for which in (pool, enemy_pool) for kind in POOLS]
    found.append(ENEMY_DECK)
    if not other.discard:
        # Else it is opened.
        found.append(ENEMY_PILE)
    return (*found, END_TURN)


def with_effect(catalogue: Catalogue, actions: Sequence[Any]) -> tuple[Any, ...]:
    """The actions but those that follow a text which has nothing to work on: without it they do the same."""

    def idle(action: Any) -> bool:
        return (
            isinstance(action, TakePool)
            and action.text
            and catalogue.aims.get(action.card) is not None
            and action.lane < 0
            and not action.zone
            and TakePool(action.pool, action.card) in actions
        )

    return tuple(action for action in actions if not idle(action))
