"""Everything that the seat in turn may do now, each equal card once."""

from game.content.scrapbots import verbs
from game.engine.seats import opponent
from game.rules.scrapbots.actions import PASS, Action, TakePool
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.state import PLAY_LIMIT, Lanes, State


def legal(catalogue: Catalogue, state: State) -> tuple[Action, ...]:
    """Cards of the hand in its order, then attacks, then the market, and at last `pass`.

    After `PLAY_LIMIT` plays only `pass` is left: two Supply Crates over an empty deck could draw each
    other for ever.
    """
    if state.plays >= PLAY_LIMIT:
        return (PASS,)
    player = state.players[state.active]
    lanes = player.lanes
    ready = [lane for lane, bot in enumerate(lanes) if bot is not None and not bot.exhausted]
    empty = [lane for lane, bot in enumerate(lanes) if bot is None]
    actions: list[Action] = []
    for card in dict.fromkeys(player.hand):
        actions += catalogue.pool_choices[card]
        if card in catalogue.builds:
            builds = catalogue.builds[card]
            actions += [builds[lane] for lane in empty]
        elif card in catalogue.activations:
            activations = catalogue.activations[card]
            actions += [activations[lane] for lane in ready]
        elif card in catalogue.text_pools:
            actions += _with_text(catalogue, state, card)
    for lane in ready:
        bot = lanes[lane]
        assert bot is not None
        for number, (energy, _) in enumerate(catalogue.attacks[bot.card]):
            if energy <= player.energy:
                actions.append(catalogue.strikes[lane][number])
    scrap = player.scrap
    if scrap:
        prices = catalogue.scrap
        actions += [catalogue.buys[card] for card in dict.fromkeys(state.market) if prices[card] <= scrap]
    actions.append(PASS)
    return tuple(actions)


def _with_text(catalogue: Catalogue, state: State, card: str) -> list[Action]:
    """A Resource followed by its text, once for each target; without any target the text does nothing."""
    pools = catalogue.text_pools[card]
    aim = catalogue.aims.get(card)
    if aim is None:
        return [TakePool(pool, card, True) for pool in pools]
    if aim is verbs.ReturnWound:
        player, wound = state.players[state.active], catalogue.wound
        zones = [("hand", player.hand), ("discard", player.discard)]
        found = [name for name, cards in zones if wound in cards] or [""]
        return [TakePool(pool, card, True, -1, zone) for pool in pools for zone in found]  # type: ignore[arg-type]
    lanes = targets(aim, state) or [-1]
    return [TakePool(pool, card, True, lane) for pool in pools for lane in lanes]


def targets(aim: type, state: State) -> list[int]:
    """The lanes whose Scrapbot a Resource's text can work on."""
    own: Lanes = state.players[state.active].lanes
    other: Lanes = state.players[opponent(state.active)].lanes
    if aim is verbs.ExhaustEnemy:
        return [lane for lane, bot in enumerate(other) if bot is not None and not bot.exhausted]
    if aim is verbs.ReadyFriend:
        return [lane for lane, bot in enumerate(own) if bot is not None and bot.exhausted]
    return [lane for lane, bot in enumerate(own) if bot is not None and bot.damage]
