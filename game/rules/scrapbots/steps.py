"""What a seat can do next in steps that serve an end: a purchase or an attack with the cards that pay for it.

Cards are discarded for Scrap or Energy only to pay for something at once, and what would do nothing is left
out. A Scrapbot of the hand that fits into an empty lane before an enemy pays for no purchase and is built
before the turn ends: anything else looked foolish and won no more. A Resource whose text may be followed is
always followed, as a step of its own: drawn cards come before the choice of what they pay for.
"""

from collections.abc import Iterator, Sequence

from game.content.scrapbots import verbs
from game.content.scrapbots.cards import LANES
from game.engine import rules as engine
from game.engine.rules import Decision
from game.engine.seats import opponent
from game.engine.thinking import Step
from game.rules.scrapbots.actions import PASS, Action, Activate, Build, Pool, TakePool
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.payments import Payments
from game.rules.scrapbots.state import Player, State

_WAYS = 3
"""Ways to pay for one thing that are worth a look."""
_BUILT = 0.5
"""What a Scrapbot in the hand is worth for its price when it is not discarded but built."""
_USED = 0.6
"""What a point of Energy is worth when the card is not discarded for Scrap."""
_IN_A_LANE: tuple[type, ...] = (*verbs.ON_THE_FIELD, verbs.Repair)


class Steps:
    """The steps of one edition."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        texts = catalogue.text_pools
        self._payments: dict[Pool, Payments] = {
            "energy": Payments(
                {card: energy for card, energy in catalogue.energy.items() if card not in texts},
                catalogue.scrap,
                _WAYS,
            ),
            "scrap": Payments(
                {
                    card: scrap
                    for card, scrap in catalogue.scrap.items()
                    if "scrap" not in texts.get(card, ())
                },
                {card: self._kept_for(card) for card in catalogue.scrap},
                _WAYS,
            ),
        }
        self._play: dict[Pool, dict[str, TakePool]] = {
            pool: {card: TakePool(pool, card) for card in catalogue.scrap} for pool in self._payments
        }
        self._anywhere = {
            card
            for card in catalogue.activations
            if not any(isinstance(effect.verb, _IN_A_LANE) for effect in catalogue.effects[card])
        }

    def _kept_for(self, card: str) -> float:
        catalogue = self._catalogue
        if card in catalogue.health:
            return _BUILT * catalogue.scrap[card]
        return _USED * catalogue.energy[card]

    def find(self, state: State, decision: Decision) -> Sequence[Step]:
        """All steps, `pass` last, where nothing is to be built before it."""
        if len(decision.actions) == 1:
            return (decision.actions,)
        catalogue, player = self._catalogue, state.players[state.active]
        found: list[Step] = [(action,) for action in decision.actions if self._alone(state, player, action)]
        for lane in _ready(player):
            bot = player.lanes[lane]
            assert bot is not None
            for number, (cost, _) in enumerate(catalogue.attacks[bot.card]):
                attack = catalogue.strikes[lane][number]
                found += self._paid("energy", cost - player.energy, player.hand, attack)
        guards = self._guards(state, player)
        hand = _without(player.hand, guards)
        for card in dict.fromkeys(state.market):
            cost = catalogue.scrap[card]
            found += self._paid("scrap", cost - player.scrap, hand, catalogue.buys[card])
        if not guards:
            found.append((PASS,))
        return found

    def _guards(self, state: State, player: Player) -> Sequence[str]:
        """The Scrapbots of the hand, the healthiest first, one for each empty lane that an enemy faces."""
        enemies = state.players[opponent(state.active)].lanes
        open_lanes = sum(
            [own is None and enemy is not None for own, enemy in zip(player.lanes, enemies, strict=True)]
        )
        if not open_lanes:
            return ()
        health = self._catalogue.health
        bots = [card for card in player.hand if card in health]
        return sorted(bots, key=lambda card: -health[card])[:open_lanes]

    def _paid(self, pool: Pool, missing: int, hand: tuple[str, ...], action: Action) -> Iterator[Step]:
        play = self._play[pool]
        for cards in self._payments[pool].raising(missing, hand):
            yield (*[play[card] for card in cards], action)

    def _alone(self, state: State, player: Player, action: engine.Action) -> bool:
        """Whether an action is a step of its own, and does something."""
        if isinstance(action, TakePool):
            return action.text
        if isinstance(action, Activate):
            return self._does_something(state, player, action)
        return isinstance(action, Build)

    def _does_something(self, state: State, player: Player, action: Activate) -> bool:
        lane = action.lane
        if action.card in self._anywhere:
            return lane == _ready(player)[0]
        verb = self._catalogue.effects[action.card][0].verb
        if isinstance(verb, verbs.DestroyEnemy):
            return state.players[opponent(state.active)].lanes[lane] is not None
        if isinstance(verb, verbs.ReadyAfterAttack):
            return not player.ready_after_attack[lane]
        if isinstance(verb, verbs.Repair):
            bot = player.lanes[lane]
            return bot is not None and bot.damage > 0
        return True


def _without(hand: tuple[str, ...], cards: Sequence[str]) -> tuple[str, ...]:
    """The hand without these cards of it."""
    if not cards:
        return hand
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _ready(player: Player) -> list[int]:
    return [lane for lane in range(LANES) if (bot := player.lanes[lane]) is not None and not bot.exhausted]
