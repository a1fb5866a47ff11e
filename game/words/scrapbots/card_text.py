"""The text on a card's face, put together from the same data that the rules run on."""

from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from game.content.scrapbots import Card, Component, Edition, Resource, Scrapbot
from game.content.scrapbots.verbs import Draw, Heads, Repair, Strike
from game.content.steps import Step
from game.words.messages import Messages


def card_text(card: Card, edition: Edition, texts: Messages) -> str:
    """Rich text: a paragraph for each attack, the activation, or the Resource's text."""
    return "\n".join(_paragraphs(card, edition, texts))


def short_text(card: Card, texts: Messages, attack: int = 0) -> str:
    """Rich text for a button: the effects of one attack, of the activation, or of a Resource's text."""
    parts = []
    for side, phrases in _groups(card, texts, attack, "short_verbs"):
        effect = ", ".join(phrases)
        parts.append(effect if side is None else texts.say("coin", f"short_{side}", effect=effect))
    return ", ".join(parts)


def chip_text(card: Card, texts: Messages, attack: int) -> str:
    """Rich text for the plate of a Scrapbot: the effects of an attack in numbers and icons."""
    parts = []
    for side, phrases in _groups(card, texts, attack, "chip_verbs"):
        effect = ", ".join(phrases)
        parts.append(effect if side is None else texts.say("coin", f"chip_{side}", effect=effect))
    return ", ".join(parts)


def _steps(card: Card, attack: int = 0) -> tuple[Step, ...]:
    if isinstance(card, Scrapbot):
        return card.attacks[attack].do
    if isinstance(card, Component):
        return card.activate
    return card.text if isinstance(card, Resource) else ()


def _paragraphs(card: Card, edition: Edition, texts: Messages) -> list[str]:
    if isinstance(card, Scrapbot):
        return [
            texts.say(
                "card", "attack", energy=attack.energy, effects=" ".join(_sentences(card, texts, number))
            )
            for number, attack in enumerate(card.attacks)
        ]
    if isinstance(card, Component | Resource) and not _steps(card):
        return [texts.say("card", "plain" if card.energy else "scrap_only")]
    if isinstance(card, Component):
        return [texts.say("card", "activate", effects=" ".join(_sentences(card, texts)))]
    if isinstance(card, Resource):
        # "You may" covers the whole text: what follows its first sentence is done if that is.
        first, *others = _sentences(card, texts)
        others = [texts.say("card", "then", effect=_small(sentence)) for sentence in others]
        key = "text_both" if edition.text_with_scrap else "text_energy"
        return [texts.say("card", key, effects=" ".join([_small(first), *others]))]
    return [texts.say("card", "wound_scrap" if edition.wounds_give_scrap else "wound")]


def _sentences(card: Card, texts: Messages, attack: int = 0) -> list[str]:
    """One instruction a sentence; a coin is flipped where the first step depends on it."""
    sentences = []
    flipped = False
    for side, phrases in _groups(card, texts, attack, "verbs"):
        if side is None:
            sentences += [_capital(phrase) + "." for phrase in phrases]
            continue
        if not flipped:
            sentences.append(texts.say("coin", "flip"))
            flipped = True
        sentences += [texts.say("coin", side, effect=phrase) + "." for phrase in phrases]
    return sentences


def _groups(card: Card, texts: Messages, attack: int, section: str) -> list[tuple[str | None, list[str]]]:
    """The phrases of steps that follow each other with the same side of the coin."""
    found: list[tuple[str | None, list[str]]] = []
    done: set[type] = set()
    for side, group in groupby(_steps(card, attack), key=_side):
        phrases = []
        for step in group:
            key = _key(step.verb, again=type(step.verb) in done, chooses=isinstance(card, Resource))
            phrases.append(texts.say(section, key, **msgspec.structs.asdict(step.verb)))
            done.add(type(step.verb))
        found.append((side, phrases))
    return found


def _key(verb: Any, *, again: bool, chooses: bool) -> str:
    """The verb's key in the texts; `again`: the card has used it before, `chooses`: its target is chosen."""
    if isinstance(verb, Strike) and again:
        return "strike_more"
    if isinstance(verb, Repair) and again:
        return "repair_more"
    if isinstance(verb, Repair) and chooses:
        return "repair_friend"
    if isinstance(verb, Draw) and verb.count == 1:
        return "draw_one"
    return _in_snake_case(type(verb).__name__)


@cache
def _in_snake_case(name: str) -> str:
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.removeprefix("_")


def _side(step: Step) -> str | None:
    if not step.when:
        return None
    return "heads" if isinstance(step.when[0], Heads) else "tails"


def _capital(text: str) -> str:
    """With a capital first letter, behind the mark of bold text too."""
    start = 1 if text.startswith("*") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def _small(text: str) -> str:
    start = 1 if text.startswith("*") else 0
    return text[:start] + text[start : start + 1].lower() + text[start + 1 :]
