"""What the effects of a chain came to, and which of them stopped which: tags, stamps and sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from game.content.scrap_knights import verbs
from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.scrap_knights.chain_preview import ChainPreview, StepPreview
from game.rules.scrap_knights.turn import ChainStep
from game.words.lists import listed
from game.words.scrap_knights.card_text import all_lines
from game.words.scrap_knights.chain_text import FORETOLD, ResultTone, open_lines, result_tone
from game.words.scrap_knights.table_text import TableWords

_MOVING = frozenset({"move", "push", "set_distance"})
_ARMORED = "armored"
"""What blocks where no card does."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One effect that stops another one, by their places in the chain."""

    by: int
    of: int
    kind: Literal["prevented", "blocked"]


@dataclass(frozen=True, slots=True)
class _Part:
    """What one effect blocks of one blow: `by` is its place in the chain, None for an Armored token."""

    by: int | None
    of: int
    blow: Event
    amount: int


LOGGED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("prevented_by", "prevented_before"), ("card", "by")),
    "blocked_some": ("card", "amount", "dealt"),
    "blocked_nothing": ("card", "priority"),
}
"""What the log says of an effect once its whole chain is known, with the facts that it is given."""


class ChainOutcome:
    """A chain as far as it has come: what each effect did, by its place, and to which other ones.

    `then`: it is told of what would come of it.
    """

    def __init__(self, words: TableWords, steps: Sequence[ChainStep], *, then: bool = False) -> None:
        self.words = words
        self.steps = steps
        self.then = then

    @classmethod
    def foretold(cls, words: TableWords, chain: ChainPreview) -> "ChainOutcome":
        """The outcome of a chain that has not begun, as far as each effect can go in one way only."""
        steps = [
            replace(one.step, status="done", results=list(one.ways[0]) if len(one.ways) == 1 else [])
            for one in chain.steps
        ]
        return cls(words, steps, then=True)

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Which effect stops which, the first ones that stop something first."""
        prevented = {Stop(by, of, "prevented") for by in self._places for of in self._prevented(by)}
        blocked = {Stop(one.by, one.of, "blocked") for one in self._parts if one.by is not None}
        return tuple(sorted(prevented | blocked, key=lambda stop: (stop.by, stop.of)))

    @property
    def _places(self) -> range:
        return range(len(self.steps))

    def _prevented(self, by: int) -> list[int]:
        """The effects that one prevents, or will prevent as things are."""
        step = self.steps[by]
        if not any(event.kind == "prevent_turn" for event in step.results):
            return []
        return [
            place
            for place in self._places
            if place != by and self.steps[place].stopper == step.card and self._in_vain(place)
        ]

    def _in_vain(self, place: int) -> bool:
        """Whether a prevented effect does nothing at all."""
        step = self.steps[place]
        return not self.words.unpreventable(step) if step.status == "waiting" else _is_prevented(step)

    @cached_property
    def _parts(self) -> tuple[_Part, ...]:
        """All that was blocked, blow by blow: by the Blocks of its priority step, in their order."""
        left = {place: self._block(place) for place in self._places}
        parts: list[_Part] = []
        for of in self._places:
            for blow in self._blows(of):
                blocked = blow.facts["blocked"]
                for by in self._blocks_of_step(of, blow.facts["target"]):
                    amount = min(blocked, left[by])
                    if amount:
                        parts.append(_Part(by, of, blow, amount))
                        left[by] -= amount
                        blocked -= amount
                if blocked:
                    parts.append(_Part(None, of, blow, blocked))
        return tuple(parts)

    def _blows(self, place: int) -> list[Event]:
        return [event for event in self.steps[place].results if event.kind == "damage"]

    def _block(self, place: int) -> int:
        """How much an effect blocks at most; 0 where it does not, or is prevented."""
        step = self.steps[place]
        if _is_prevented(step):
            return 0
        line = all_lines(self.words.library.card(step.card))[step.line]
        return sum(one.verb.amount for one in line.do if isinstance(one.verb, verbs.Block))

    def _blocks_of_step(self, of: int, seat: Seat) -> list[int]:
        """The Blocks of a seat in the priority step of an effect."""
        return [
            place
            for place in self._places
            if self.steps[place].seat == seat and self._same_step(place, of) and self._block(place)
        ]

    def _same_step(self, one: int, other: int) -> bool:
        return (self.words.priority(self.steps[one]) or "0") == (
            self.words.priority(self.steps[other]) or "0"
        )

    def _met(self, place: int) -> list[tuple[int, Event]]:
        """The blows that a Block could take from: those on its side in its priority step."""
        seat = self.steps[place].seat
        return [
            (of, blow)
            for of in self._places
            if self._same_step(place, of)
            for blow in self._blows(of)
            if blow.facts["target"] == seat and (blow.facts["amount"] or blow.facts["blocked"])
        ]

    def _settled(self, place: int) -> bool:
        """Whether nothing of a Block's priority step is still to come."""
        return all(self.steps[one].status == "done" for one in self._places if self._same_step(one, place))

    def tag(self, places: Sequence[int]) -> tuple[str, str]:
        """What the effects of one card came to, and its icon; "" where a tag says nothing more."""
        words = self.words
        events = [event for place in places for event in self.steps[place].results]
        blows = [event.facts for event in events if event.kind == "damage"]
        damage, blocked = (sum(blow[fact] for blow in blows) for fact in ("amount", "blocked"))
        if damage and blocked:
            return words.tag("hits_some", amount=damage, dealt=damage + blocked), "damage"
        if damage or any(blow["hit"] for blow in blows):
            return words.tag("hits", amount=damage), "damage"
        if blows:
            return words.tag("blocked"), "block"
        missed = next((event.facts for event in events if event.kind == "miss"), None)
        if missed is not None:
            return words.tag("missed", range=missed["range"], distance=missed["distance"]), "range"
        for place in places:
            if _is_prevented(self.steps[place]):
                card = self.steps[place].stopper
                return (words.tag("by", card=words.card(card).upper()), "lock") if card else ("", "")
        if any(event.kind == "lapsed" for event in events):
            return words.tag("no_trigger"), "cross"
        if any(one.by in places for one in self._parts):
            # What a Block kept off says more than what its card does besides.
            return self._block_tag(places), "block"
        for event in reversed(events):
            if event.kind in _MOVING:
                return words.tag("moved", distance=event.facts["distance"]), "distance"
            if event.kind == "block":
                return self._block_tag(places), "block"
            if event.kind == "vent":
                return words.tag("vents", amount=event.facts["amount"]), "vent"
        return "", ""

    def _block_tag(self, places: Sequence[int]) -> str:
        met = {(of, number): blow for place in places for number, (of, blow) in enumerate(self._met(place))}
        amount = sum(one.amount for one in self._parts if one.by in places)
        settled = all(map(self._settled, places))
        if met and (amount or settled):
            dealt = sum(blow.facts["amount"] + blow.facts["blocked"] for blow in met.values())
            return self.words.tag("blocked_some", amount=amount, dealt=dealt)
        if settled:
            return self.words.tag("blocked_nothing")
        return self.words.tag("blocks", amount=max(map(self._block, places)))

    def stamp(self, places: Sequence[int]) -> str:
        """The word that is pressed over a card whose effects came to nothing: it missed, or was prevented."""
        steps = [self.steps[place] for place in places]
        if steps and all(map(_is_prevented, steps)):
            return self.words.tag("prevented")
        kinds = {event.kind for step in steps for event in step.results}
        return self.words.tag("miss_stamp") if "miss" in kinds and "damage" not in kinds else ""

    def brief(self, place: int) -> str:
        """What an effect came to, or will come to, in two or three words; "" where that takes more."""
        stopped = len(self._prevented(place))
        if stopped:
            return self.words.tag("stops", count=stopped)
        in_vain = any(stop.of == place and stop.kind == "prevented" for stop in self.stops)
        return self.stamp([place]) or (self.words.tag("prevented") if in_vain else self.tag([place])[0])

    def crossed(self, place: int) -> bool:
        """Whether an effect does nothing: something prevents it, or its trigger never came."""
        step = self.steps[place]
        stopped = any(stop.of == place and stop.kind == "prevented" for stop in self.stops)
        return stopped or _is_prevented(step) or any(event.kind == "lapsed" for event in step.results)

    def sentences(self, place: int) -> list[tuple[str, ResultTone]]:
        """What came of an effect, one sentence for each event, and what it stops."""
        told: list[tuple[str, ResultTone]] = []
        stopped = self._stopped(place)
        for event in self.steps[place].results:
            # What it stops says more than that it stops everything.
            named = stopped and event.kind == "prevent_turn"
            sentence = "" if named else self._sentence(place, event)
            if sentence:
                told.append((sentence, self._tone(place, event)))
        return told + stopped

    def forecast(self, place: int, one: StepPreview) -> list[tuple[str, ResultTone]]:
        """What an effect would come to, each as a sentence with what it means."""
        if len(one.ways) != 1:
            return open_lines(self.words, one)
        events = [event for event in one.ways[0] if event.kind in FORETOLD]
        told = [(self._sentence(place, event), self._tone(place, event)) for event in events]
        return [
            (self.words.texts.say("chain_preview", "told", result=text), tone) for text, tone in told if text
        ] + self._stopped(place)

    def _tone(self, place: int, event: Event) -> ResultTone:
        """A Block that takes nothing is neither good nor bad."""
        idle = event.kind == "block" and not any(one.by == place for one in self._parts)
        return "soft" if idle and self._settled(place) else result_tone(event)

    def _stopped(self, place: int) -> list[tuple[str, ResultTone]]:
        """Which effects one prevents."""
        stopped = [self._whose(of) for of in self._prevented(place)]
        if not stopped:
            return []
        return [(self.words.well("stops", effects=listed(self.words.texts, stopped)), "good")]

    def logged(self, event: Event) -> str | None:
        """The log's sentence for an event, with what only the whole chain can tell of it."""
        words = self.words
        place = next(
            (at for at, step in enumerate(self.steps) if any(one is event for one in step.results)), None
        )
        if place is None:
            return words.sentence(event)
        card, stopper = words.card(self.steps[place].card), self.steps[place].stopper
        if event.kind == "nothing" and stopper:
            key = "prevented_before" if event.facts["reason"] == "silenced" else "prevented_by"
            return words.texts.say("log", key, card=card, by=words.card(stopper))
        if event.kind == "block":
            met = [blow.facts["amount"] + blow.facts["blocked"] for _, blow in self._met(place)]
            amount = sum(one.amount for one in self._parts if one.by == place)
            if not met:
                priority = words.priority(self.steps[place]) or "0"
                return words.texts.say("log", "blocked_nothing", card=card, priority=priority)
            return words.texts.say("log", "blocked_some", card=card, amount=amount, dealt=sum(met))
        return words.sentence(event)

    def _sentence(self, place: int, event: Event) -> str:
        words, facts, step = self.words, event.facts, self.steps[place]
        if event.kind == "nothing" and step.stopper:
            key = "prevented_before" if facts["reason"] == "silenced" else "prevented_by"
            return words.well(key, card=words.card(step.stopper))
        if event.kind == "damage" and facts["blocked"]:
            return self._blocked_blow(place, event)
        if event.kind == "block":
            return self._block_sentence(place) or words.result(event)
        return words.result(event, then=self.then)

    def _blocked_blow(self, place: int, event: Event) -> str:
        """What is left of a blow, and what blocked it."""
        words, facts = self.words, event.facts
        cards = [
            words.token(_ARMORED) if one.by is None else words.card(self.steps[one.by].card)
            for one in self._parts
            if one.of == place and one.blow is event
        ]
        dealt = facts["amount"] + facts["blocked"]
        known = {"cards": listed(words.texts, dict.fromkeys(cards)), "count": len(set(cards)), "dealt": dealt}
        if not facts["amount"]:
            return words.well("all_blocked", **known)
        target = words.names[facts["target"]]
        told = words.well(
            "some_blocked", **known, amount=facts["amount"], target=target, blocked=facts["blocked"]
        )
        return words.with_hp(event, told, then=self.then)

    def _block_sentence(self, place: int) -> str:
        """What a Block took off which blows; "" while that is open."""
        met = self._met(place)
        amount = sum(one.amount for one in self._parts if one.by == place)
        if met and (amount or self._settled(place)):
            dealt = sum(blow.facts["amount"] + blow.facts["blocked"] for _, blow in met)
            effects = listed(self.words.texts, dict.fromkeys(self._whose(of) for of, _ in met))
            return self.words.well("blocks_some", amount=amount, dealt=dealt, effects=effects)
        if not self._settled(place):
            return ""
        return self.words.well("blocks_nothing", priority=self.words.priority(self.steps[place]) or "0")

    def _whose(self, place: int) -> str:
        """An effect by its card and owner: "Brunel's copy of Slash"."""
        step = self.steps[place]
        key = "whose_copy" if step.role == "copy" else "whose"
        return self.words.well(key, name=self.words.names[step.seat], card=self.words.card(step.card))


def _is_prevented(step: ChainStep) -> bool:
    """Whether something prevented the effect before it did anything."""
    done = [event for event in step.results if event.kind != "link"]
    return bool(done) and all(
        event.kind == "nothing" and event.facts["reason"] in ("prevented", "silenced") for event in done
    )
