"""The text on a card's face, put together from the same data that the rules run on."""

import re
from functools import cache
from itertools import groupby

import msgspec

from game.content.scrapbots import Card, Component, Edition, Resource, Scrapbot
from game.content.scrapbots.verbs import Heads, Splash, Strike
from game.content.steps import Step
from game.words.lists import joined
from game.words.messages import Messages

_WORD = re.compile(r"(?<=.)([A-Z])")


def card_text(card: Card, edition: Edition, texts: Messages) -> str:
    """Rich text: a paragraph for each attack, the activation, or the Resource's text."""
    return "\n".join(_paragraphs(card, edition, texts))


def short_text(card: Card, texts: Messages, attack: int = 0) -> str:
    """Rich text for a button: the effects of one attack, of the activation, or of a Resource's text."""
    return _in_one_line(card, texts, attack, "short_verbs")


def gains_text(card: Card, texts: Messages, attack: int) -> str:
    """Rich text for a button: the effects of an attack besides its damage, "" for none."""
    return _in_one_line(card, texts, attack, "short_verbs", struck=False)


def chip_text(card: Card, texts: Messages, attack: int) -> str:
    """Rich text for the plate of a Scrapbot: the effects of an attack in numbers and icons."""
    return _in_one_line(card, texts, attack, "chip_verbs")


def _in_one_line(card: Card, texts: Messages, attack: int, section: str, *, struck: bool = True) -> str:
    parts = []
    for side, clauses in _groups(card, texts, attack, section, struck=struck):
        effect = joined(texts, clauses)
        parts.append(texts.say(section, "coin", side=side, effect=effect) if side else effect)
    return joined(texts, parts)


def _steps(card: Card, attack: int = 0) -> tuple[Step, ...]:
    if isinstance(card, Scrapbot):
        return card.attacks[attack].do
    if isinstance(card, Component):
        return card.activate
    return card.text if isinstance(card, Resource) else ()


def _paragraphs(card: Card, edition: Edition, texts: Messages) -> list[str]:
    if isinstance(card, Scrapbot):
        return [
            texts.say("card", "attack", energy=attack.energy, effects=_sentences(card, texts, number))
            for number, attack in enumerate(card.attacks)
        ]
    if isinstance(card, Component | Resource) and not _steps(card):
        return [texts.say("card", "plain", energy=bool(card.energy))]
    if isinstance(card, Component):
        return [texts.say("card", "activate", effects=_sentences(card, texts))]
    if isinstance(card, Resource):
        # "You may" covers the whole text: what follows its first clause is done if that is.
        first, *others = _clauses(card, texts)
        text = texts.say("card", "text", scrap=edition.text_with_scrap, effect=first)
        return [" ".join([text, *(texts.say("card", "then", effect=clause) for clause in others)])]
    return [texts.say("card", "wound", scrap=edition.wounds_give_scrap)]


def _sentences(card: Card, texts: Messages, attack: int = 0) -> str:
    return " ".join(texts.say("card", "sentence", effect=clause) for clause in _clauses(card, texts, attack))


def _clauses(card: Card, texts: Messages, attack: int = 0) -> list[str]:
    """One instruction each; a coin is flipped where the first step depends on it."""
    found: list[str] = []
    flipped = False
    for side, clauses in _groups(card, texts, attack, "verbs"):
        if side and not flipped:
            found.append(texts.say("card", "flip"))
            flipped = True
        found += [texts.say("verbs", "coin", side=side, effect=one) if side else one for one in clauses]
    return found


def _groups(
    card: Card, texts: Messages, attack: int, section: str, *, struck: bool = True
) -> list[tuple[str, list[str]]]:
    """The clauses of steps that follow each other with the same side of the coin, "" for none.

    `struck`: those of damage as well.
    """
    found: list[tuple[str, list[str]]] = []
    done: set[type] = set()
    steps = [one for one in _steps(card, attack) if struck or not isinstance(one.verb, Strike | Splash)]
    for side, group in groupby(steps, key=_side):
        clauses = []
        for step in group:
            # The card has used the verb before, its target is chosen, or neither.
            form = "more" if type(step.verb) in done else "chosen" if isinstance(card, Resource) else "plain"
            facts = msgspec.structs.asdict(step.verb)
            clauses.append(texts.say(section, _key(type(step.verb).__name__), form=form, **facts))
            done.add(type(step.verb))
        found.append((side, clauses))
    return found


@cache
def _key(name: str) -> str:
    return _WORD.sub(r"_\1", name).lower()


def _side(step: Step) -> str:
    if not step.when:
        return ""
    return "heads" if isinstance(step.when[0], Heads) else "tails"
