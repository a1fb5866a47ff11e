"""What the keywords of a card mean, as notes beside its closer look. They follow from the card's data."""

from collections.abc import Iterator

from game.content.scrap_knights import Act, Bot, Card, Line, Link, Ult
from game.content.scrap_knights import conditions as when
from game.content.scrap_knights import verbs as v
from game.content.steps import Step
from game.words.messages import Messages

Note = tuple[str, str]
"""A keyword and what it means."""

_CONDITIONS: dict[type, str] = {
    when.Hit: "hit",
    when.Uninterrupted: "uninterrupted",
    when.Interrupted: "interrupted",
}
_VERBS: dict[type, str] = {
    v.Block: "block",
    v.Vent: "vent",
    v.Forward: "forward",
    v.Back: "back",
    v.CopyNextTurn: "copy",
    v.CopyThis: "copy",
    v.CopyOnSpend: "copy",
    v.CopyFromHand: "copy_hand",
    v.CopyPrepared: "copy_deck",
    v.PlayFromHand: "play",
    v.PreventTurn: "prevent",
    v.PreventNextTurn: "prevent",
}
_TRIGGERS = {
    "threatened": "threatened",
    "uninterrupted": "uninterrupted_trigger",
    "overheat": "overheat",
    "miss": "miss",
    "move": "would_move",
}
_NAMES = {
    "uninterrupted_trigger": "uninterrupted",
    "copy_hand": "copy",
    "copy_deck": "copy",
    "move_bot": "move",
    "overcharge_ult": "overcharge",
    "heat_none": "heat",
}
"""The names of keywords that mean something else on some cards."""


def card_notes(card: Card, texts: Messages) -> list[Note]:
    """The notes for a card, in the order of its text; its range and its heat come last."""
    return list(dict.fromkeys(_Notes(card, texts).all()))


class _Notes:
    def __init__(self, card: Card, texts: Messages) -> None:
        self.card = card
        self.texts = texts

    def all(self) -> Iterator[Note]:
        card = self.card
        if isinstance(card, Bot):
            yield self._note(_TRIGGERS[card.trigger.event], who=self._who(card))
            yield from self._steps(card.on_use)
        elif isinstance(card, Ult):
            yield from self._link(card.link)
            if card.prep is not None:
                yield self._note("prep_deck")
        elif card.secret is not None:
            yield self._note("secret")
        for line in card.effects:
            yield from self._line(line)
        if isinstance(card, Act | Ult) and card.overcharge is not None:
            yield self._note("overcharge" if isinstance(card, Act) else "overcharge_ult")
            for line in card.overcharge.effects:
                yield from self._line(line)
        if card.range is not None:
            yield self._note("range", range=card.range, beyond=card.range + 1)
        if isinstance(card, Act):
            yield self._note("heat" if card.heat else "heat_none", heat=card.heat)

    def _note(self, keyword: str, name: str = "", **facts: object) -> Note:
        name = name or _NAMES.get(keyword, keyword)
        return self.texts.say("keyword_names", name, **facts), self.texts.say("keywords", keyword, **facts)

    def _who(self, card: Bot) -> str:
        return self.texts.section("who")[card.trigger.who]

    def _token(self, token: str) -> Note:
        return self.texts.section("tokens")[token], self.texts.section("keywords")[token]

    def _link(self, link: Link) -> Iterator[Note]:
        yield self._note("link")
        if link.event == "hit":
            yield self._note("hit")
        if link.event == "vent_to_zero":
            yield self._note("vent")
        if link.unique:
            yield self._note("unique")
        if link.token is not None:
            yield self._token(link.token)
        if "act_phase" in (link.event, link.resets):
            yield self._note("act_phase")

    def _line(self, line: Line) -> Iterator[Note]:
        if isinstance(line.priority, int):
            if line.priority:
                yield self._note("priority")
        elif line.priority == "secret":
            yield self._note("priority")
        elif line.priority == "tag" and isinstance(self.card, Bot):
            keyword = f"priority_tag_{self.card.trigger.event}"
            yield self._note(keyword, "priority_tag", who=self._who(self.card))
        else:
            yield self._note(f"priority_{line.priority}")
        yield from self._steps(line.do)

    def _steps(self, steps: tuple[Step, ...]) -> Iterator[Note]:
        for step in steps:
            for condition in step.when:
                if type(condition) in _CONDITIONS:
                    yield self._note(_CONDITIONS[type(condition)])
            yield from self._verb(step.verb)
            if step.unpreventable:
                yield self._note("prevent")

    def _verb(self, verb: v.Verb) -> Iterator[Note]:
        if type(verb) in _VERBS:
            yield self._note(_VERBS[type(verb)])
        elif isinstance(verb, v.Move):
            yield self._note("move_bot" if isinstance(self.card, Bot) else "move")
        elif isinstance(verb, v.StealLink | v.ReduceLinks):
            yield self._note("link_tokens")
        elif isinstance(verb, v.Gain):
            yield self._token(verb.token)
