"""An edition's cards as the rules use them: effects bound to their handlers, fixed actions made once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.content.scrapbots import Card, Component, Resource, Scrapbot, Set, Wound
from game.content.scrapbots.cards import LANES
from game.content.scrapbots.verbs import AIMED, Heads, Strike, Tails
from game.content.steps import Step
from game.rules.scrapbots.actions import Action, Activate, Build, Buy, Pool, TakePool, UseAttack
from game.rules.scrapbots.state import DAMAGE_FOR_A_WOUND

Handlers = Mapping[type, Callable[..., None]]


@dataclass(frozen=True, slots=True)
class Effect:
    """One instruction of a card, bound to its handler.

    `side` is 1 or 0 where a coin must show heads or tails, else None.
    """

    handler: Callable[..., None]
    verb: Any
    side: int | None


Effects = tuple[Effect, ...]


class Catalogue:
    """One edition's cards, their effects, and every action that can be made before the game begins."""

    def __init__(self, cards: Set, handlers: Handlers) -> None:
        self.cards: Mapping[str, Card] = cards.cards
        self.edition = cards.edition
        self.wound = cards.wound
        self.scrap = {key: card.scrap for key, card in cards.cards.items()}
        self.worth = {key: float(card.scrap**1.15) for key, card in cards.cards.items()}
        self.energy = {
            key: card.energy if isinstance(card, Component | Resource) else 0
            for key, card in cards.cards.items()
        }
        self.health = {key: card.health for key, card in cards.cards.items() if isinstance(card, Scrapbot)}
        bots = [card for card in cards.cards.values() if isinstance(card, Scrapbot)]
        self.wounds = {card.id: most_wounds(card) for card in bots}
        """The Wounds of a Scrapbot's strongest attack on an empty lane, on average."""
        self.most_energy = {card.id: max(attack.energy for attack in card.attacks) for card in bots}
        """The Energy of its dearest attack."""
        self.attacks: dict[str, tuple[tuple[int, Effects], ...]] = {}
        self.effects: dict[str, Effects] = {}
        self.aims: dict[str, type] = {}
        self.text_pools: dict[str, tuple[Pool, ...]] = {}
        pools: tuple[Pool, ...] = ("scrap", "energy")
        self._pools = pools if self.edition.text_with_scrap else pools[1:]
        self.pool_choices: dict[str, tuple[Action, ...]] = {}
        self.builds: dict[str, tuple[Build, ...]] = {}
        self.activations: dict[str, tuple[Activate, ...]] = {}
        self.buys = {key: Buy(key) for key in cards.cards}
        self.strikes = tuple(tuple(UseAttack(lane, number) for number in range(2)) for lane in range(LANES))
        for key, card in cards.cards.items():
            self._bind(key, card, handlers)

    def _bind(self, key: str, card: Card, handlers: Handlers) -> None:
        choices: list[Action] = []
        if not isinstance(card, Wound) or self.edition.wounds_give_scrap:
            choices.append(TakePool("scrap", key))
        lanes = range(LANES)
        if isinstance(card, Scrapbot):
            self.attacks[key] = tuple((attack.energy, _bound(attack.do, handlers)) for attack in card.attacks)
            self.builds[key] = tuple(Build(key, lane) for lane in lanes)
        elif isinstance(card, Component):
            self.effects[key] = _bound(card.activate, handlers)
            if card.activate:
                self.activations[key] = tuple(Activate(key, lane) for lane in lanes)
        elif isinstance(card, Resource):
            self.effects[key] = _bound(card.text, handlers)
            self.text_pools[key] = self._pools
            for step in card.text:
                if isinstance(step.verb, AIMED):
                    self.aims[key] = type(step.verb)
        if isinstance(card, Component | Resource) and card.energy:
            choices.append(TakePool("energy", key))
        self.pool_choices[key] = tuple(choices)


def _bound(steps: tuple[Step, ...], handlers: Handlers) -> Effects:
    return tuple(Effect(handlers[type(step.verb)], step.verb, _side(step)) for step in steps)


def most_wounds(card: Scrapbot) -> float:
    """The Wounds that its strongest attack deals in its own lane; a coin counts half."""
    return max(
        sum(
            [
                (0.5 if step.when else 1.0) * step.verb.amount / DAMAGE_FOR_A_WOUND
                for step in attack.do
                if isinstance(step.verb, Strike)
            ]
        )
        for attack in card.attacks
    )


def _side(step: Step) -> int | None:
    for condition in step.when:
        if isinstance(condition, Heads):
            return 1
        if isinstance(condition, Tails):
            return 0
    return None
