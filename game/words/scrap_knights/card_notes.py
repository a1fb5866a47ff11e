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
    when.Hit: "Hit",
    when.Uninterrupted: "Uninterrupted",
    when.Interrupted: "Interrupted",
}
_VERBS: dict[type, str] = {
    v.Block: "Block",
    v.Vent: "Vent",
    v.Forward: "Forward",
    v.Back: "Back",
    v.CopyNextTurn: "Copy",
    v.CopyThis: "Copy",
    v.CopyOnSpend: "Copy",
    v.CopyFromHand: "Copy (hand)",
    v.CopyPrepared: "Copy (deck)",
    v.PlayFromHand: "Play",
    v.PreventTurn: "Prevent",
    v.PreventNextTurn: "Prevent",
}
_TOKENS = {"frame_advantage": "Frame Advantage", "armored": "Armored", "blitz": "Blitz"}
_TRIGGERS = {
    "threatened": "Threatened",
    "uninterrupted": "Uninterrupted (trigger)",
    "overheat": "Overheat",
    "miss": "Miss",
    "move": "Would move",
}


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
                yield self._note("Prep deck")
        elif card.secret is not None:
            yield self._note("Secret")
        for line in card.effects:
            yield from self._line(line)
        if isinstance(card, Act | Ult) and card.overcharge is not None:
            yield self._note("Overcharge" if isinstance(card, Act) else "Overcharge (ULT)")
            for line in card.overcharge.effects:
                yield from self._line(line)
        if card.range is not None:
            yield self._note("Range", card.range, beyond=card.range + 1)
        if isinstance(card, Act):
            yield self._note("Heat" if card.heat else "Heat (none)", card.heat, heat=card.heat)

    def _note(self, keyword: str, number: int | None = None, **facts: object) -> Note:
        """A number of the card stands behind its keyword: "Range 2"."""
        title = keyword.partition(" (")[0]
        meaning = self.texts.say("keywords", keyword, **facts)
        return (title if number is None else f"{title} {number}"), meaning

    def _who(self, card: Bot) -> str:
        return self.texts.section("who")[card.trigger.who]

    def _token(self, token: str) -> Note:
        return self._note(_TOKENS[token])

    def _link(self, link: Link) -> Iterator[Note]:
        yield self._note("Link")
        if link.event == "hit":
            yield self._note("Hit")
        if link.event == "vent_to_zero":
            yield self._note("Vent")
        if link.unique:
            yield self._note("Unique")
        if link.token is not None:
            yield self._token(link.token)
        if "act_phase" in (link.event, link.resets):
            yield self._note("Act phase")

    def _line(self, line: Line) -> Iterator[Note]:
        if isinstance(line.priority, int):
            if line.priority:
                yield self._note("Priority")
        elif line.priority == "secret":
            yield self._note("Priority")
        elif line.priority == "tag" and isinstance(self.card, Bot):
            yield self._note(f"Priority Tag ({self.card.trigger.event})", who=self._who(self.card))
        else:
            yield self._note(f"Priority {line.priority.title()}")
        yield from self._steps(line.do)

    def _steps(self, steps: tuple[Step, ...]) -> Iterator[Note]:
        for step in steps:
            for condition in step.when:
                if type(condition) in _CONDITIONS:
                    yield self._note(_CONDITIONS[type(condition)])
            yield from self._verb(step.verb)
            if step.unpreventable:
                yield self._note("Prevent")

    def _verb(self, verb: v.Verb) -> Iterator[Note]:
        if type(verb) in _VERBS:
            yield self._note(_VERBS[type(verb)])
        elif isinstance(verb, v.Move):
            yield self._note("Move (BOT)" if isinstance(self.card, Bot) else "Move")
        elif isinstance(verb, v.StealLink | v.ReduceLinks):
            yield self._note("Link tokens")
        elif isinstance(verb, v.Gain):
            yield self._token(verb.token)
