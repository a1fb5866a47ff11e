"""Which Items and Actions fit a window, and what they may be aimed at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from game.content.dino_battles import COMBAT_CARDS
from game.content.dino_battles import verbs as v
from game.content.dino_battles.cards import Window
from game.content.dino_battles.statuses import BY_DEED, suffers
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import Action, Play, Use
from game.rules.dino_battles.catalogue import PlayedFacts
from game.rules.dino_battles.context import GameContext, targetable
from game.rules.dino_battles.state import PLACES, Player

Target = tuple[int | None, str]
"""A place and a card; (None, "") where nothing is chosen."""
NO_TARGET: tuple[Target, ...] = ((None, ""),)

make_play, make_use = cache(Play), cache(Use)


def card_actions(context: GameContext, seat: Seat, window: Window) -> list[Action]:
    """Every Action that may be played and every Item that may be used in a window, with its targets."""
    player = context.state.players[seat]
    catalogue = context.catalogue
    opens = catalogue.opens[window]
    actions: list[Action] = []
    for make, cards in ((make_play, player.hand), (make_use, player.items)):
        for card in dict.fromkeys(cards) if len(cards) > 1 else cards:
            if card in opens:
                facts = catalogue.played[card]
                if facts.item == (make is make_use) and fits(context, seat, facts):
                    actions += [make(card, on, name) for on, name in targets(context, seat, facts.aim)]
    return actions


def may_act(context: GameContext, seat: Seat, window: Window) -> bool:
    """Whether a seat holds a card that fits a window."""
    player = context.state.players[seat]
    opens = context.catalogue.opens[window]
    for card in player.hand:
        if card in opens:
            break
    else:
        for card in player.items:
            if card in opens:
                break
        else:
            return False
    return bool(card_actions(context, seat, window))


def fits(context: GameContext, seat: Seat, facts: PlayedFacts) -> bool:
    """Whether a card's condition holds, its cost can be paid, and one of its deeds does something now."""
    if facts.when is not None and not _CONDITIONS[facts.when](context, seat):
        return False
    if facts.permanent:
        return True
    if facts.pays and not can_pay(context.state.players[seat].hand, facts.pays):
        return False
    return any(_USEFUL[type(deed)](context, seat, deed) for deed in facts.deeds)


def can_pay(hand: Sequence[str], pays: Sequence[str]) -> bool:
    """Whether a hand has the Combat Cards that a card costs."""
    return all(hand.count(card) >= pays.count(card) for card in dict.fromkeys(pays))


def _attacked(context: GameContext, seat: Seat) -> bool:
    exchange = context.state.exchange
    return exchange is not None and exchange.mover != seat


def _answering(answer: str) -> Callable[[GameContext, Seat], bool]:
    def holds(context: GameContext, seat: Seat) -> bool:
        exchange = context.state.exchange
        return exchange is not None and exchange.mover != seat and exchange.answer == answer

    return holds


def _lost(context: GameContext, seat: Seat) -> bool:
    window = context.state.window
    lost = context.state.lost if window is None else window.lost
    return lost[seat]


def _scored(context: GameContext, seat: Seat) -> bool:
    return _lost(context, opponent(seat))


_CONDITIONS: Mapping[str, Callable[[GameContext, Seat], bool]] = {
    "attacked": _attacked,
    "evading": _answering("evade"),
    "defending": _answering("defend"),
    "countering": _answering("attack"),
    "lost": _lost,
    "scored": _scored,
    "precombat": lambda context, seat: context.state.phase == "precombat",
    "first_turn": lambda context, seat: context.state.turn == 1,
}


def _always(context: GameContext, seat: Seat, verb: Any) -> bool:
    return True


def _has_target(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(targets(context, seat, verb))


def _has_total(context: GameContext, seat: Seat, verb: Any) -> bool:
    exchange = context.state.exchange
    return exchange is not None and (exchange.mover == seat or exchange.answer not in ("", "take"))


def _enemy_has_total(context: GameContext, seat: Seat, verb: Any) -> bool:
    return _has_total(context, opponent(seat), verb)


def _in_exchange(context: GameContext, seat: Seat, verb: Any) -> bool:
    return context.state.exchange is not None


def _enemy_active(context: GameContext, seat: Seat, verb: Any) -> bool:
    return targetable(context, opponent(seat), 0)


def _stuns(context: GameContext, seat: Seat, verb: Any) -> bool:
    other = opponent(seat)
    return targetable(context, other, 0) and "paralysis" not in context.figures(other).immune


def _paralyzed(context: GameContext, seat: Seat, verb: Any) -> bool:
    dino = context.state.players[seat].dinos[0]
    return dino is not None and dino.paralyzed


def _damaged(context: GameContext, seat: Seat, verb: Any) -> bool:
    return any(dino is not None and dino.damage > 0 for dino in context.state.players[seat].dinos)


def _can_draw(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(context.state.players[seat].deck)


def _enemy_has_hand(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(context.state.players[opponent(seat)].hand)


def _enemy_hides_hand(context: GameContext, seat: Seat, verb: Any) -> bool:
    player = context.state.players[opponent(seat)]
    return len(player.hand) > len(player.known)


def _has_comp(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(context.state.players[seat].comp)


def _seizes(context: GameContext, seat: Seat, verb: Any) -> bool:
    return context.state.initiative != seat


def _enemy_has_deck(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(context.state.players[opponent(seat)].deck)


def _has_junk(context: GameContext, seat: Seat, verb: Any) -> bool:
    return bool(context.state.players[seat].junk)


def restocked(player: Player, card: str) -> tuple[str, ...]:
    """The cards of the Junk that `card` may bring back into the deck: all but its own copies."""
    return tuple([one for one in player.junk if one != card])


_USEFUL: Mapping[type, Callable[[GameContext, Seat, Any], bool]] = {
    v.Total: _has_total,
    v.EnemyTotal: _enemy_has_total,
    v.Shield: _in_exchange,
    v.Heal: _has_target,
    v.HealAll: _damaged,
    v.Cleanse: _has_target,
    v.Boost: _has_target,
    v.Free: _paralyzed,
    v.Bonus: _always,
    v.FirstMove: _always,
    v.Draw: _can_draw,
    v.Discard: _enemy_has_hand,
    v.Recover: _has_target,
    v.TakeComp: _has_comp,
    v.Seize: _seizes,
    v.Mill: _enemy_has_deck,
    v.Restock: _has_junk,
    v.Search: _has_target,
    v.Muster: _can_draw,
    v.Look: _can_draw,
    v.Spy: _enemy_hides_hand,
    v.Jam: _has_target,
    v.DestroyUpgrade: _has_target,
    v.DestroyPermanent: _has_target,
    **dict.fromkeys(BY_DEED, _has_target),
    v.Stun: _stuns,
    v.Damage: _enemy_active,
    v.Lure: _has_target,
}


def targets(context: GameContext, seat: Seat, verb: Any) -> tuple[Target, ...]:
    """What a deed may be aimed at; one empty target where it needs none."""
    if verb is None:
        return NO_TARGET
    return tuple(_TARGETS[type(verb)](context, seat, verb))


def _own_to_help(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    for place, dino in enumerate(context.state.players[seat].dinos):
        if dino is None:
            continue
        if dino.damage or (isinstance(verb, v.Cleanse) and suffers(dino)):
            yield place, ""


def _unboosted(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    for place, dino in enumerate(context.state.players[seat].dinos):
        if dino is not None and verb.card not in dino.boosts:
            yield place, ""


def _enemies(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    for place in range(PLACES):
        if targetable(context, opponent(seat), place):
            yield place, ""


def _enemy_bench(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    for place in range(1, PLACES):
        if targetable(context, opponent(seat), place):
            yield place, ""


def _enemy_upgrades(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    other = opponent(seat)
    for place, dino in enumerate(context.state.players[other].dinos):
        if dino is not None and dino.upgrades and targetable(context, other, place):
            for card in dino.upgrades:
                yield place, card


def _enemy_permanents(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    for card in dict.fromkeys(context.state.players[opponent(seat)].permanents):
        yield None, card


def _own_junk(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    group = context.catalogue.group
    for card in dict.fromkeys(context.state.players[seat].junk):
        if group[card] == verb.kind:
            yield None, card


def _unseen(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    """What may be in the own deck: its owner cannot tell it from the Comp Cards."""
    player, group = context.state.players[seat], context.catalogue.group
    if player.deck:
        for card in sorted({*player.deck, *player.comp}):
            if group[card] == verb.kind:
                yield None, card


def _enemy_combat_cards(context: GameContext, seat: Seat, verb: Any) -> Iterator[Target]:
    deck = context.state.players[opponent(seat)].combat_deck
    for card in COMBAT_CARDS:
        if getattr(deck, card):
            yield None, card


_TARGETS: Mapping[type, Callable[[GameContext, Seat, Any], Iterator[Target]]] = {
    v.Heal: _own_to_help,
    v.Cleanse: _own_to_help,
    v.Boost: _unboosted,
    **dict.fromkeys(BY_DEED, _enemies),
    v.Lure: _enemy_bench,
    v.DestroyUpgrade: _enemy_upgrades,
    v.DestroyPermanent: _enemy_permanents,
    v.Recover: _own_junk,
    v.Search: _unseen,
    v.Jam: _enemy_combat_cards,
}
