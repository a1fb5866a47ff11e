"""What a BOT or a ULT waits for and does, in the few words that a small card has room for."""

from typing import Any

import msgspec

from game.content.scrap_knights import Bot, Card, Library, Ult
from game.content.scrap_knights.verbs import Gain, split_amount
from game.rules.scrap_knights.state import TOKENS
from game.words.messages import Messages
from game.words.scrap_knights.card_text import link_text, snake

LONGEST = 27
"""Letters that a BOT's small card has room for; the rest stands on the card itself."""


def short_when(card: Bot | Ult, library: Library, texts: Messages) -> str:
    """The trigger of a BOT: "You would be hurt". The link of a ULT has more room and is told whole."""
    if isinstance(card, Bot):
        return texts.section("short_triggers")[f"{card.trigger.event}_{card.trigger.who}"]
    return link_text(card.link, library, texts)


def shortest_when(card: Ult, library: Library, texts: Messages) -> str:
    """The link of a ULT in the fewest words: "Use a BOT. Its tokens are safe."."""
    return link_text(card.link, library, texts, short=True)


def short_what(card: Card, library: Library, texts: Messages) -> str:
    """What it does: "Deal 2, hold the ACTs"."""
    steps = [step.verb for line in card.effects for step in line.do]
    gained = {verb.token for verb in steps if isinstance(verb, Gain)}
    clauses = list(dict.fromkeys(_clause(verb, library, texts) for verb in steps))
    if gained == set(TOKENS):
        # All of them are told in few words.
        others = [verb for verb in steps if not isinstance(verb, Gain)]
        clauses = [
            texts.section("short_verbs")["gain_each"],
            *(_clause(one, library, texts) for one in others),
        ]
    text = clauses[0]
    for clause in clauses[1:]:
        if len(text) + len(clause) > LONGEST and not isinstance(card, Ult):
            text += "…"
            break
        text += f", {clause}"
    return text[:1].upper() + text[1:]


def _clause(verb: Any, library: Library, texts: Messages) -> str:
    facts = msgspec.structs.asdict(verb)
    if isinstance(facts.get("amount"), str):
        base, word = split_amount(verb.amount)
        amounts = texts.section("amounts")
        facts["amount"] = amounts[word.lstrip("-")]
        if word.startswith("-"):
            facts["amount"] = texts.say("amounts", "minus", base=base, word=facts["amount"])
    if facts.get("distance") == "choice":
        facts["distance"] = "X"
    if "token" in facts:
        facts["token"] = texts.section("tokens")[verb.token]
    if "kind" in facts:
        facts["a_kind"] = texts.section("a_kind")[verb.kind]
    if "card" in facts:
        facts["card"] = library.card(verb.card).name
    return texts.say("short_verbs", snake(type(verb).__name__), **facts)
