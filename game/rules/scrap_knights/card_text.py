"""The text on a card's face, put together from the same data that the rules run on."""

from itertools import groupby
from typing import Any

import msgspec

from game.content.scrap_knights import Act, Bot, Card, Library, Line, Link, Ult
from game.content.scrap_knights.verbs import split_amount
from game.content.steps import Step
from game.content.texts import Texts


def card_text(card: Card, library: Library, texts: Texts) -> str:
    """Rich text: a paragraph for each effect, with the card's trigger, link, secret or PREP before them."""
    return "\n".join(_Writer(library, texts).paragraphs(card))


class _Writer:
    def __init__(self, library: Library, texts: Texts) -> None:
        self.library = library
        self.texts = texts

    def paragraphs(self, card: Card) -> list[str]:
        paragraphs = self._head(card)
        if isinstance(card, Bot) and card.on_use:
            paragraphs.append(f"{self._card('on_use')} {self._sentences(card.on_use)}")
        paragraphs += [self._line(line) for line in card.effects]
        if isinstance(card, Act | Ult) and card.overcharge:
            paragraphs.append(self._card("overcharge", heat=card.overcharge.heat))
            paragraphs += [self._line(line) for line in card.overcharge.effects]
        return paragraphs

    def _card(self, key: str, **facts: object) -> str:
        return self.texts.say("card", key, **facts)

    def _kind(self, kind: str) -> str:
        return self.texts.section("kinds")[kind]

    def _head(self, card: Card) -> list[str]:
        if isinstance(card, Bot):
            who = self.texts.section("who")[card.trigger.who]
            return [self._card("trigger", who=who, event=self.texts.section("triggers")[card.trigger.event])]
        if isinstance(card, Ult):
            head = [self._card("link", link=self._link(card.link))]
            if card.prep is not None and card.prep.kind is not None:
                head.append(self._card("prep_kind", cards=card.prep.cards, kind=self._kind(card.prep.kind)))
            elif card.prep is not None:
                head.append(self._card("prep", cards=card.prep.cards))
            return head
        if card.secret is None:
            return []
        if card.secret.kind == "card":
            return [self._card("secret_card")]
        key = "secret_number" if card.secret.lowest < 0 else "secret_positive"
        return [
            self._card(key, lowest=str(card.secret.lowest).replace("-", "−"), highest=card.secret.highest)
        ]

    def _link(self, link: Link) -> str:
        key, facts = self._link_key(link)
        words = [f"{self.texts.say('links', key, **facts)}."]
        if link.resets:
            words.append(self.texts.say("links", f"resets_{link.resets}", heat=link.heat_at_least))
        if link.protected:
            words.append(self.texts.section("links")["protected"])
        if not link.own_copies:
            words.append(self.texts.section("links")["not_own_copies"])
        return " ".join(words)

    def _link_key(self, link: Link) -> tuple[str, dict[str, Any]]:
        kind = self._kind(link.kind) if link.kind else ""
        if link.event == "hit":
            if link.card:
                return "hit_card", {"card": self.library.card(link.card).name}
            if link.unique:
                return "hit_unique", {"kind": kind}
            if link.range is not None:
                return "hit_range", {"range": link.range, "kind": kind}
            if link.distance_at_most is not None:
                return "hit_distance", {"distance": link.distance_at_most}
            return "hit", {}
        if link.event == "use_act":
            return ("use_unique", {}) if link.unique else ("use_kind", {"kind": kind})
        if link.event == "spend":
            return "spend", {"token": self.texts.section("tokens")[link.token or ""]}
        return link.event, {"heat": link.heat_at_least, "turns": link.turns_running}

    def _line(self, line: Line) -> str:
        sentences = self._sentences(line.do)
        if line.priority == 0:
            return sentences
        if isinstance(line.priority, str):
            return f"{self._card(f'priority_{line.priority}')} {sentences}"
        return f"{self._card('priority', priority=_signed(line.priority))} {sentences}"

    def _sentences(self, steps: tuple[Step, ...]) -> str:
        sentences = []
        for when, group in groupby(steps, key=lambda step: step.when):
            clauses = [self._clause(step.verb) + self._lasting(step) for step in group]
            if not when:
                sentences += [_sentence(clause) for clause in clauses]
                continue
            # "if this and that", not "if this and if that"
            conditions = " and ".join(self._condition(condition) for condition in when)
            conditions = conditions.replace(" and if ", " and ")
            sentences.append(_sentence(f"{conditions}, {' and '.join(clauses)}"))
        return " ".join(sentences)

    def _lasting(self, step: Step) -> str:
        return f" {self._card('unpreventable')}" if step.unpreventable else ""

    def _condition(self, condition: Any) -> str:
        facts = msgspec.structs.asdict(condition)
        if "kind" in facts:
            facts["kind"] = self._kind(facts["kind"])
        return self.texts.say("conditions", _snake(type(condition).__name__), **facts)

    def _clause(self, verb: Any) -> str:
        key = _snake(type(verb).__name__)
        facts = msgspec.structs.asdict(verb)
        if key in ("deal", "suffer"):
            facts["amount"], word = self._amount(verb.amount)
            key += "_equal" if word else ""
        elif key == "heat":
            key = f"heat_{verb.who}"
        elif "all" in facts.values():
            key += "_all"
        elif "choice" in facts.values():
            key += "_choice"
        if facts.get("amount") == "secret":
            facts["amount"] = self.texts.section("amounts")["secret"]
        if "token" in facts:
            facts["token_icon"] = verb.token
            facts["token"] = self.texts.section("tokens")[verb.token]
            facts["count"] = "" if facts.get("count", 1) == 1 else f"{facts['count']} "
        if "kind" in facts:
            facts["kind"] = self._kind(verb.kind)
        if "kinds" in facts:
            facts["kinds"] = " and ".join(self._kind(kind) for kind in verb.kinds)
        if "card" in facts:
            facts["card"] = self.library.card(verb.card).name
        return self.texts.say("verbs", key, **facts)

    def _amount(self, amount: int | str) -> tuple[str, bool]:
        base, word = split_amount(amount)
        amounts = self.texts.section("amounts")
        if not word:
            return str(base), False
        if word.startswith("-"):
            return self.texts.say("amounts", "minus", base=base, word=amounts[word[1:]]), True
        return amounts[word], True


def _sentence(text: str) -> str:
    """A capital at the front, past any marks, and a stop at the end."""
    place = 0
    while place < len(text) and not text[place].isalpha():
        if text[place] == ":":
            place = text.index(":", place + 1)
        place += 1
    return f"{text[:place]}{text[place : place + 1].upper()}{text[place + 1 :]}."


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
