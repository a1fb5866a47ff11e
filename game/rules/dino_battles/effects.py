"""What Items and Actions do."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from game.content.dino_battles import verbs as v
from game.content.dino_battles.statuses import BY_DEED, STATUSES, Verb, suffers
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.context import GameContext, targetable, unknown, without
from game.rules.dino_battles.state import Played
from game.rules.dino_battles.targets import restocked, targets


def resolve(context: GameContext, played: Played) -> None:
    """Does what a card says; nothing where its target is gone, which no pair of cards can bring about now."""
    facts = context.catalogue.played[played.card]
    aimed_at = played.on, played.name
    if facts.aim is not None and aimed_at not in targets(context, played.seat, facts.aim):
        return
    context.report("resolve", seat=played.seat, card=played.card)
    for deed in facts.deeds:
        _DEEDS[type(deed)](context, played, deed)


def _change_total(context: GameContext, seat: Seat, amount: int) -> None:
    exchange = context.state.exchange
    if exchange is not None:
        change = exchange.change
        first, second = change[0] + amount * (seat == 0), change[1] + amount * (seat == 1)
        context.state.exchange = replace(exchange, change=(first, second))
        context.report("change", seat=seat, amount=amount)


def _total(context: GameContext, played: Played, verb: v.Total) -> None:
    _change_total(context, played.seat, verb.amount)


def _enemy_total(context: GameContext, played: Played, verb: v.EnemyTotal) -> None:
    _change_total(context, opponent(played.seat), -verb.amount)


def _shield(context: GameContext, played: Played, verb: v.Shield) -> None:
    exchange = context.state.exchange
    if exchange is not None:
        shield = exchange.shield
        first = shield[0] + verb.amount * (played.seat == 0)
        second = shield[1] + verb.amount * (played.seat == 1)
        context.state.exchange = replace(exchange, shield=(first, second))
        context.report("shield", seat=played.seat, amount=verb.amount)


def _heal(context: GameContext, played: Played, verb: v.Heal) -> None:
    assert played.on is not None
    context.heal(played.seat, played.on, verb.hp)


def _heal_all(context: GameContext, played: Played, verb: v.HealAll) -> None:
    for place, dino in enumerate(context.state.players[played.seat].dinos):
        if dino is not None:
            context.heal(played.seat, place, verb.hp)


def _boost(context: GameContext, played: Played, verb: v.Boost) -> None:
    assert played.on is not None
    dino = context.dino(played.seat, played.on)
    context.set_dino(played.seat, played.on, replace(dino, boosts=(*dino.boosts, played.card)))
    context.report_of("boost", played.seat, played.on, card=played.card)


def _cleanse(context: GameContext, played: Played, verb: v.Cleanse) -> None:
    assert played.on is not None
    dino = context.dino(played.seat, played.on)
    if suffers(dino):
        healthy = replace(dino, **{status.id: 0 for status in STATUSES})
        context.set_dino(played.seat, played.on, healthy)
        context.report_of("cleanse", played.seat, played.on)


def _free(context: GameContext, played: Played, verb: v.Free) -> None:
    dino = context.state.players[played.seat].dinos[0]
    if dino is not None and dino.paralyzed:
        context.set_dino(played.seat, 0, replace(dino, paralyzed=False, paralyzed_rounds=0))
        context.report_of("free", played.seat, 0)


def _bonus(context: GameContext, played: Played, verb: v.Bonus) -> None:
    player = context.state.players[played.seat]
    player.bonus += verb.amount
    context.report("bonus", seat=played.seat, amount=verb.amount, bonus=player.bonus)


def _first_move(context: GameContext, played: Played, verb: v.FirstMove) -> None:
    context.state.players[played.seat].first_move = True
    context.report("first_move", seat=played.seat)


def _draw(context: GameContext, played: Played, verb: v.Draw) -> None:
    context.draw(played.seat, verb.count)


def _discard(context: GameContext, played: Played, verb: v.Discard) -> None:
    other = opponent(played.seat)
    for _ in range(verb.count):
        hand = context.state.players[other].hand
        if hand:
            card = context.state.dice.pick(hand)
            context.discard(other, card)
            context.report("robbed", seat=other, card=card, reveals=True)


def _recover(context: GameContext, played: Played, verb: v.Recover) -> None:
    player = context.state.players[played.seat]
    player.junk = without(player.junk, played.name)
    player.hand += (played.name,)
    player.known += (played.name,)
    context.report("recover", seat=played.seat, card=played.name)


def _take_comp(context: GameContext, played: Played, verb: v.TakeComp) -> None:
    context.take_comp(played.seat, verb.count)


def _seize(context: GameContext, played: Played, verb: v.Seize) -> None:
    state = context.state
    if state.initiative != played.seat:
        state.initiative, state.swapped = played.seat, not state.swapped
        context.report("seize", seat=played.seat)


def _mill(context: GameContext, played: Played, verb: v.Mill) -> None:
    other = opponent(played.seat)
    player = context.state.players[other]
    gone, player.deck = player.deck[: verb.count], player.deck[verb.count :]
    player.junk += gone
    if gone:
        context.report("mill", seat=other, count=len(gone), cards=list(gone), reveals=True)


def _restock(context: GameContext, played: Played, verb: v.Restock) -> None:
    """All but the card itself, or two of them would bring each other back for ever."""
    player, dice = context.state.players[played.seat], context.state.dice
    back: list[str] = []
    for _ in range(verb.count):
        left = restocked(player, played.card)
        if left:
            back.append(dice.pick(left))
            player.junk = without(player.junk, back[-1])
            player.deck += (back[-1],)
    if back:
        player.deck = dice.shuffled(player.deck)
        context.report("restock", seat=played.seat, count=len(back), cards=back, reveals=True)


def _search(context: GameContext, played: Played, verb: v.Search) -> None:
    """A card that lies among the Comp Cards is not found."""
    player = context.state.players[played.seat]
    found = played.name in player.deck
    if found:
        player.deck = without(player.deck, played.name)
        player.hand += (played.name,)
        player.known += (played.name,)
    player.deck = context.state.dice.shuffled(player.deck)
    context.report("search", seat=played.seat, card=played.name, found=found, reveals=True)


def _muster(context: GameContext, played: Played, verb: v.Muster) -> None:
    context.muster(played.seat, verb.count)


def _look(context: GameContext, played: Played, verb: v.Look) -> None:
    player = context.state.players[played.seat]
    player.looked, player.deck = player.deck[: verb.count], player.deck[verb.count :]
    cards = list(player.looked)
    if cards:
        context.report_hidden("look", played.seat, "cards", reveals=True, count=len(cards), cards=cards)


def _spy(context: GameContext, played: Played, verb: v.Spy) -> None:
    other = opponent(played.seat)
    player = context.state.players[other]
    shown: list[str] = []
    for _ in range(verb.count):
        hidden = unknown(player)
        if hidden:
            shown.append(context.state.dice.pick(hidden))
            player.known += (shown[-1],)
    if shown:
        context.report("spied", seat=other, count=len(shown), cards=shown, reveals=True)


def _jam(context: GameContext, played: Played, verb: v.Jam) -> None:
    player = context.state.players[opponent(played.seat)]
    player.combat_deck = player.combat_deck.plus(played.name, -1)
    player.junk += (played.name,)
    context.report("jam", seat=opponent(played.seat), card=played.name)


def _destroy_upgrade(context: GameContext, played: Played, verb: v.DestroyUpgrade) -> None:
    assert played.on is not None
    other = opponent(played.seat)
    dino = context.dino(other, played.on)
    context.set_dino(other, played.on, replace(dino, upgrades=without(dino.upgrades, played.name)))
    context.state.players[other].junk += (played.name,)
    context.report_of("destroy_upgrade", other, played.on, card=played.name)


def _destroy_permanent(context: GameContext, played: Played, verb: v.DestroyPermanent) -> None:
    player = context.state.players[opponent(played.seat)]
    player.permanents = without(player.permanents, played.name)
    player.junk += (played.name,)
    context.report("destroy_permanent", seat=opponent(played.seat), card=played.name)


def _inflict(context: GameContext, played: Played, verb: Verb) -> None:
    assert played.on is not None
    status = STATUSES[BY_DEED[type(verb)]]
    context.inflict(opponent(played.seat), played.on, status, status.of(verb))


def _stun(context: GameContext, played: Played, verb: v.Stun) -> None:
    if targetable(context, opponent(played.seat), 0):
        context.paralyze(opponent(played.seat), verb.rounds)


def _damage(context: GameContext, played: Played, verb: v.Damage) -> None:
    if targetable(context, opponent(played.seat), 0):
        context.lose(opponent(played.seat), 0, verb.hp, "card")


def _lure(context: GameContext, played: Played, verb: v.Lure) -> None:
    assert played.on is not None
    other = opponent(played.seat)
    player = context.state.players[other]
    out, into = player.dinos[0], player.dinos[played.on]
    player.bonus = 0
    context.set_dino(other, 0, into)
    context.set_dino(other, played.on, out)
    context.report_of("lured", other, 0, place_left=played.on)


_DEEDS: Mapping[type, Callable[[GameContext, Played, Any], None]] = {
    v.Total: _total,
    v.EnemyTotal: _enemy_total,
    v.Shield: _shield,
    v.Heal: _heal,
    v.HealAll: _heal_all,
    v.Cleanse: _cleanse,
    v.Boost: _boost,
    v.Free: _free,
    v.Bonus: _bonus,
    v.FirstMove: _first_move,
    v.Draw: _draw,
    v.Discard: _discard,
    v.Recover: _recover,
    v.TakeComp: _take_comp,
    v.Seize: _seize,
    v.Mill: _mill,
    v.Restock: _restock,
    v.Search: _search,
    v.Muster: _muster,
    v.Spy: _spy,
    v.Look: _look,
    v.Jam: _jam,
    v.DestroyUpgrade: _destroy_upgrade,
    v.DestroyPermanent: _destroy_permanent,
    **dict.fromkeys(BY_DEED, _inflict),
    v.Stun: _stun,
    v.Damage: _damage,
    v.Lure: _lure,
}
"""What each deed does."""
