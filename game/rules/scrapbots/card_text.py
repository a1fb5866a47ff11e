"""The text on a card's face, put together from the same data that the rules run on."""

from itertools import groupby
from typing import Any

import msgspec

from game.content.scrapbots import Card, Component, Edition, Resource, Scrapbot
from game.content.scrapbots.verbs import Heads, Repair, Strike
from game.content.steps import Step
from game.content.texts import Texts


def card_text(card: Card, edition: Edition, texts: Texts) -> str:
    """Rich text: a paragraph for each attack, the activation, or the Resource's text."""
    return "\n".join(_Writer(edition, texts).paragraphs(card))


def effects_text(card: Card, edition: Edition, texts: Texts, attack: int = 0) -> str:
    """Rich text of the effects alone: of one attack, of the activation, of a Resource's text."""
    writer = _Writer(edition, texts)
    if isinstance(card, Scrapbot):
        return writer.effects(card.attacks[attack].do, friend=False)
    if isinstance(card, Component):
        return writer.effects(card.activate, friend=False)
    return writer.effects(card.text, friend=True) if isinstance(card, Resource) else ""


class _Writer:
    def __init__(self, edition: Edition, texts: Texts) -> None:
        self.edition = edition
        self.texts = texts

    def paragraphs(self, card: Card) -> list[str]:
        if isinstance(card, Scrapbot):
            return [
                self._card("attack", energy=attack.energy, effects=self.effects(attack.do, friend=False))
                for attack in card.attacks
            ]
        if isinstance(card, Component):
            if not card.activate:
                return [self._card("plain" if card.energy else "scrap_only")]
            return [self._card("activate", effects=_capital(self.effects(card.activate, friend=False)))]
        if isinstance(card, Resource):
            key = "text_both" if self.edition.text_with_scrap else "text_energy"
            return [self._card(key, effects=self.effects(card.text, friend=True))]
        return [self._card("wound")]

    def _card(self, key: str, **facts: object) -> str:
        return self.texts.say("card", key, **facts)

    def effects(self, steps: tuple[Step, ...], *, friend: bool) -> str:
        """Steps with the same side of the coin stand together behind it."""
        parts = []
        struck = False
        for side, group in groupby(steps, key=_side):
            phrases = []
            for step in group:
                phrases.append(self._phrase(step.verb, struck, friend))
                struck = struck or isinstance(step.verb, Strike)
            effect = ", ".join(phrases)
            parts.append(effect if side is None else self.texts.say("coin", side, effect=effect))
        return ", ".join(parts)

    def _phrase(self, verb: Any, struck: bool, friend: bool) -> str:
        key = _verb_name(verb)
        if isinstance(verb, Strike) and struck:
            key = "strike_more"
        if isinstance(verb, Repair) and friend:
            key = "repair_friend"
        return self.texts.say("verbs", key, **msgspec.structs.asdict(verb))


def _side(step: Step) -> str | None:
    if not step.when:
        return None
    return "heads" if isinstance(step.when[0], Heads) else "tails"


def _verb_name(verb: Any) -> str:
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in type(verb).__name__)
    return words.removeprefix("_")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
