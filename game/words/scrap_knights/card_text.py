"""The text on a card's face, put together from the same data that the rules run on."""

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Any

import msgspec

from game.content.scrap_knights import Act, Bot, Card, Library, Line, Link, Ult
from game.content.scrap_knights.conditions import Condition, Hit, OpponentPlayedNamed
from game.content.scrap_knights.verbs import Deal, Move, split_amount
from game.content.steps import Step
from game.rules.scrap_knights.actions import Manoeuvre
from game.words.lists import listed
from game.words.messages import Messages

SHORT_LINKS = frozenset({"act_phase", "resets_act_phase", "resets_heat_below", "protected", "not_own_copies"})
"""The conditions of a ULT that can be told in fewer words."""


def card_text(card: Card, library: Library, texts: Messages) -> str:
    """Rich text: a paragraph for each effect, after the card's trigger, link, secret or prep deck."""
    return "\n".join(_Writer(library, texts).paragraphs(card))


def played_text(manoeuvre: Manoeuvre, library: Library, texts: Messages) -> str:
    """Rich text of a card that lies face up: only the effects it has, with what was chosen filled in."""
    card = library.card(manoeuvre.card)
    writer = _Writer(library, texts, manoeuvre)
    lines = all_lines(card) if manoeuvre.overcharged else card.effects
    return "\n".join(writer.line(line, card) for line in lines)


def effect_text(manoeuvre: Manoeuvre, number: int, library: Library, texts: Messages) -> str:
    """Rich text of effect `number` of a card without its priority, with what was chosen filled in.

    >>> from game.content.scrap_knights import shipped_library
    >>> from game.words.messages import shipped_messages
    >>> messages = shipped_messages("scrap_knights")
    >>> effect_text(Manoeuvre("thruster_launch", 3, 1), 0, shipped_library(), messages)
    'Move 3 farther :move:. Gain 3 :heat: heat.'
    """
    line = all_lines(library.card(manoeuvre.card))[number]
    return _Writer(library, texts, manoeuvre).sentences(line.do)


def all_lines(card: Card) -> tuple[Line, ...]:
    """The effects of a card, those of its overcharge last."""
    if isinstance(card, Act | Ult) and card.overcharge:
        return (*card.effects, *card.overcharge.effects)
    return card.effects


def link_text(link: Link, library: Library, texts: Messages, *, short: bool = False) -> str:
    """The whole condition of a ULT in rich text; `short`: in fewer words, where there are some."""
    return _Writer(library, texts).link(link, short=short)


def signed(number: int) -> str:
    """A number with its sign, as it is printed: +2, −2, 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class _Writer:
    """Writes cards; with a `manoeuvre` its secrets stand in the text instead of X and "the named ACT"."""

    def __init__(self, library: Library, texts: Messages, manoeuvre: Manoeuvre | None = None) -> None:
        self.library = library
        self.texts = texts
        self.manoeuvre = manoeuvre

    def paragraphs(self, card: Card) -> list[str]:
        paragraphs = self._head(card)
        if isinstance(card, Bot) and card.on_use:
            paragraphs.append(self._card("on_use", effect=self.sentences(card.on_use)))
        paragraphs += [self.line(line, card) for line in card.effects]
        if isinstance(card, Act | Ult) and card.overcharge:
            paragraphs.append(self._card("overcharge", heat=card.overcharge.heat))
            paragraphs += [self.line(line, card) for line in card.overcharge.effects]
        return paragraphs

    def _card(self, key: str, **facts: object) -> str:
        return self.texts.say("card", key, **facts)

    def _kind(self, kind: str) -> str:
        return self.texts.section("kinds")[kind]

    def _a_kind(self, kind: str) -> str:
        return self.texts.section("a_kind")[kind]

    def _head(self, card: Card) -> list[str]:
        if isinstance(card, Bot):
            who = self.texts.section("who")[card.trigger.who]
            event = self.texts.say("triggers", card.trigger.event, who=who)
            return [self._card("trigger", event=_sentence(event))]
        if isinstance(card, Ult):
            head = [self._card("link", link=self.link(card.link))]
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

    def link(self, link: Link, *, short: bool = False) -> str:
        """The whole condition of a ULT: what gives a link token, and what takes them all.

        `short`: in fewer words, where there are some.
        """

        def say(key: str, **facts: object) -> str:
            return self.texts.say("short_links" if short and key in SHORT_LINKS else "links", key, **facts)

        key, facts = link_key(link, self.library, self.texts)
        words = [_sentence(say(key, **facts))]
        if link.resets:
            words.append(say(f"resets_{link.resets}", heat=link.heat_at_least))
        if link.protected:
            words.append(say("protected"))
        if not link.own_copies:
            words.append(say("not_own_copies"))
        return " ".join(words)

    def line(self, line: Line, card: Card) -> str:
        """An effect; 0 is printed as its priority only beside other priorities of the card."""
        sentences = self.sentences(line.do)
        priority = line.priority
        if priority == "secret" and self.manoeuvre is not None:
            priority = self.manoeuvre.number
        if isinstance(priority, str):
            return self._card(f"priority_{priority}", effect=sentences)
        if priority or any(other.priority for other in card.effects):
            return self._card("priority", priority=signed(priority), effect=sentences)
        return sentences

    def sentences(self, steps: tuple[Step, ...]) -> str:
        """The steps of an effect, a sentence for each instruction."""
        sentences = []
        dealt = conditional = False
        for when, group in groupby(steps, key=lambda step: step.when):
            clauses = []
            for step in group:
                clause = self._clause(step.verb, more=dealt)
                dealt = dealt or isinstance(step.verb, Deal)
                clauses.append(self._card("unpreventable", effect=clause) if step.unpreventable else clause)
            if when:
                effect = reduce(lambda first, then: self._card("and", first=first, then=then), clauses)
                sentences.append(_sentence(self._conditional(when, effect)))
            else:
                if conditional:
                    # Nobody should take the condition before it for a condition of this, too.
                    clauses[0] = self._card("either_way", effect=clauses[0])
                sentences += [_sentence(clause) for clause in clauses]
            conditional = bool(when)
        return " ".join(sentences)

    def _conditional(self, conditions: Sequence[Condition], effect: str) -> str:
        if [type(one) for one in conditions] == [Hit]:
            return self._card("on_hit", effect=effect)
        return self._card(
            "if", conditions=listed(self.texts, map(self._condition, conditions)), effect=effect
        )

    def _condition(self, condition: Any) -> str:
        if isinstance(condition, OpponentPlayedNamed) and self.manoeuvre is not None and self.manoeuvre.named:
            card = self.library.card(self.manoeuvre.named).name
            return self.texts.say("conditions", "opponent_played_card", card=card)
        facts = msgspec.structs.asdict(condition)
        if "kind" in facts:
            facts["a_kind"] = self._a_kind(facts["kind"])
            facts["kind"] = self._kind(facts["kind"])
        return self.texts.say("conditions", snake(type(condition).__name__), **facts)

    def _clause(self, verb: Any, *, more: bool) -> str:
        key = snake(type(verb).__name__)
        facts = msgspec.structs.asdict(verb)
        if key in ("deal", "suffer"):
            facts["amount"], ending = self._amount(verb.amount)
            key += ending or ("_more" if more and key == "deal" else "")
        elif key == "heat":
            key = f"heat_{verb.who}"
        elif "all" in facts.values():
            key += "_all"
        elif "choice" in facts.values():
            key += "_choice"
        if facts.get("amount") == "secret":
            number = self.manoeuvre.number if self.manoeuvre is not None else 0
            facts["amount"] = number or self.texts.section("amounts")["secret"]
        if isinstance(verb, Move) and self.manoeuvre is not None and self.manoeuvre.direction:
            key = "move_directed"
            facts["direction"] = self.texts.section("choices")[
                "closer" if self.manoeuvre.direction < 0 else "farther"
            ]
        if "token" in facts:
            facts["token_icon"] = verb.token
            facts["token"] = self.texts.section("tokens")[verb.token]
            facts["count"] = "" if facts.get("count", 1) == 1 else f"{facts['count']} "
        if "kind" in facts:
            facts["kind"] = self._kind(verb.kind)
            facts["a_kind"] = self._a_kind(verb.kind)
        if "kinds" in facts:
            facts["kinds"] = listed(self.texts, map(self._kind, verb.kinds))
        if "card" in facts:
            facts["card"] = self.library.card(verb.card).name
        return self.texts.say("verbs", key, **facts)

    def _amount(self, amount: int | str) -> tuple[str, str]:
        """An amount of damage in words, and the ending of the text that takes it."""
        base, word = split_amount(amount)
        amounts = self.texts.section("amounts")
        if not word:
            return str(base), ""
        if word.startswith("-"):
            return self.texts.say("amounts", "minus", base=base, word=amounts[word[1:]]), "_equal"
        return amounts[word], "_vented" if word == "vented" else "_equal"


def link_key(link: Link, library: Library, texts: Messages) -> tuple[str, dict[str, Any]]:
    """The text of a link, and its facts."""
    kind = texts.section("kinds")[link.kind] if link.kind else ""
    a_kind = texts.section("a_kind")[link.kind] if link.kind else ""
    if link.event == "hit":
        if link.card:
            return "hit_card", {"card": library.card(link.card).name}
        if link.unique:
            return "hit_unique", {"kind": kind}
        if link.range is not None:
            return "hit_range", {"range": link.range, "a_kind": a_kind}
        if link.distance_at_most is not None:
            return "hit_distance", {"distance": link.distance_at_most}
        return "hit", {}
    if link.event == "use_act":
        return ("use_unique", {}) if link.unique else ("use_kind", {"a_kind": a_kind})
    if link.event == "spend":
        return "spend", {"token": texts.section("tokens")[link.token or ""]}
    return link.event, {"heat": link.heat_at_least, "turns": link.turns_running}


def _sentence(text: str) -> str:
    """A capital at the front, past any marks, and a stop at the end."""
    place = 0
    while place < len(text) and not text[place].isalpha():
        if text[place] == ":":
            place = text.index(":", place + 1)
        place += 1
    return f"{text[:place]}{text[place : place + 1].upper()}{text[place + 1 :]}."


def snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
