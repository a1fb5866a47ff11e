"""The text of a card's face, made from the card's data."""

import msgspec
from msgspec.structs import asdict

from game.content.dino_battles import Card, CombatCard, Dinosaur, PlayedCard, Special, Upgrade
from game.content.dino_battles import verbs as v
from game.content.dino_battles.verbs import ABILITIES, AIMED, ON_HIT
from game.words.lists import joined, listed
from game.words.messages import Messages

_SIGNED = (v.Atk, v.Eva, v.Def, v.Retreat, v.Total)
"""Verbs whose amount is shown with its sign."""


def card_text(card: Card, texts: Messages) -> str:
    """All that a card does, a sentence each; a Dinosaur without abilities and special attacks has none."""
    if isinstance(card, Dinosaur):
        return " ".join(dinosaur_lines(card, texts))
    if isinstance(card, Upgrade):
        return " ".join([upgrade_line(step.verb, texts) for step in card.does])
    if isinstance(card, CombatCard):
        return texts.say("combat_cards", card.id)
    return played_text(card, texts)


def dinosaur_lines(card: Dinosaur, texts: Messages) -> list[str]:
    """Its abilities and its special attacks, a line each."""
    lines = [verb_text(step.verb, "abilities", texts) for step in card.abilities]
    return lines + [special_text(special, texts) for special in card.specials]


def special_text(special: Special, texts: Messages) -> str:
    """A special attack, led by the icons of the Combat Cards that it costs."""
    icons = " ".join([f":{card}:" for card in special.cards])
    return texts.say("cards", "special", icons=icons, name=special.name, does=blow_text(special, texts))


def blow_text(special: Special, texts: Messages) -> str:
    """What a special attack does beside a regular one; what a hit brings is told together."""
    verbs = [step.verb for step in special.does]
    parts = [verb_text(verb, "blows", texts) for verb in verbs if not isinstance(verb, ON_HIT)]
    hits = [verb_text(verb, "blows", texts) for verb in verbs if isinstance(verb, ON_HIT)]
    if hits:
        parts.append(texts.say("cards", "on_hit", does=listed(texts, hits)))
    return joined(texts, parts)


def upgrade_line(verb: msgspec.Struct, texts: Messages) -> str:
    """One thing that an Upgrade does."""
    section = "abilities" if type(verb) in ABILITIES.values() else "upgrades"
    return verb_text(verb, section, texts)


def ability_name(verb: msgspec.Struct, texts: Messages) -> str:
    """What an ability is called: the words that stand out in its line."""
    return verb_text(verb, "abilities", texts).split("*")[1].rstrip(":.")


def played_text(card: PlayedCard, texts: Messages) -> str:
    """An Item or an Action: when it may be used, and what it does."""
    if card.permanent:
        return " ".join([verb_text(step.verb, "permanents", texts) for step in card.permanent])
    always = card.when is None and card.windows == ("main",)
    lead = "" if always else texts.say("leads", card.when or "_".join(card.windows))
    if card.pays:
        cost = _cost(card, texts)
        lead = texts.say("cards", "lead_and_cost", lead=lead, cost=cost) if lead else cost
    sentences, aimed = [], False
    for index, step in enumerate(card.do):
        does = verb_text(step.verb, "deeds", texts, again=aimed and isinstance(step.verb, AIMED))
        led = bool(lead) and not index
        sentences.append(texts.say("cards", "deed", led=led, lead=lead, does=does))
        aimed = aimed or isinstance(step.verb, AIMED)
    if card.this_turn:
        led = bool(lead) and not card.do
        sentences.append(texts.say("cards", "deed", led=led, lead=lead, does=boost_text(card, texts)))
    return " ".join(sentences)


def boost_text(card: PlayedCard, texts: Messages) -> str:
    """What a card gives a Dinosaur until the end of the turn."""
    gifts = [verb_text(step.verb, "boosts", texts) for step in card.this_turn]
    return texts.say("deeds", "boost", gifts=listed(texts, gifts))


def _cost(card: PlayedCard, texts: Messages) -> str:
    """The Combat Cards that a card costs from the hand."""
    kinds = dict.fromkeys(card.pays)
    cards = [texts.say("cards", f"some_{kind}", count=card.pays.count(kind)) for kind in kinds]
    return texts.say("cards", "cost", cards=listed(texts, cards))


def verb_text(verb: msgspec.Struct, section: str, texts: Messages, **more: object) -> str:
    """One verb with its settings filled in."""
    if isinstance(verb, v.Immune):
        return texts.say(section, f"immune_{verb.to}")
    if isinstance(verb, v.RetreatBy):
        return texts.say(section, f"retreat_by_{verb.way}")
    facts = asdict(verb)
    if isinstance(verb, _SIGNED):
        facts["amount"] = signed(verb.amount)
    return texts.say(section, snake(type(verb).__name__), **facts, **more)


def snake(name: str) -> str:
    """A class name as texts write it.

    >>> snake("MendBench")
    'mend_bench'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def signed(number: int) -> str:
    """A number with its sign, as on a card.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
