"""What can be done with a side in its builder: the gold button for what is next, and the ways beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.verdict import State

Step = Literal["back", "take_off", "replace", "suggest", "try", "play", "share"]
_KEYS: Mapping[Step, str] = {
    "back": "back",
    "take_off": "suggest_rest",
    "replace": "suggest_rest",
    "suggest": "suggest_rest",
    "try": "try_side",
    "play": "play_side",
    "share": "share_side",
}
_SYMBOLS: Mapping[Step, str] = {
    "back": "left",
    "take_off": "minus",
    "replace": "swap",
    "suggest": "wand",
    "try": "flask",
    "play": "play",
    "share": "share",
}
_SMALL = 42
"""Units of width of a button that has an icon alone."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a builder leads to besides back: computer players, a match, and the code with the poster."""

    try_it: Command
    play: Command
    share: Command


@dataclass(frozen=True, slots=True)
class Excess:
    """A card that is too much: its name, and the side without it."""

    name: str
    side: Any


@dataclass(frozen=True, slots=True)
class Replacement:
    """A card that the game does not have, the name of the one for its place or "", and the side with that."""

    gone: str
    name: str
    side: Any


class Building(Protocol):
    """What is needed of a builder."""

    context: Context
    ways: Ways | None

    @property
    def suggest_words(self) -> tuple[str, str]: ...
    @property
    def can_fill(self) -> bool: ...
    @property
    def excess(self) -> Excess | None: ...
    @property
    def replacement(self) -> Replacement | None: ...
    def state(self) -> State: ...
    def problem_sentence(self) -> str: ...
    def do_next(self) -> None: ...
    def back(self) -> None: ...


class NextSteps:
    """Gold is what is next: take off what is too much, replace what is gone, fill in the rest, try it."""

    def __init__(self, builder: Building) -> None:
        self._builder = builder
        self.gold = Button("", lambda: None, primary=True, size=24)
        self.gold.name = "next"

    def _say(self, key: str, **facts: object) -> str:
        return self._builder.context.words.say("workshop", key, **facts)

    def next(self) -> Step:
        """What the gold button does."""
        builder = self._builder
        if builder.state() == "illegal" and builder.excess is not None:
            return "take_off"
        if builder.replacement is not None:
            return "replace"
        if builder.state() == "illegal" and not builder.can_fill and builder.ways is not None:
            return "back"
        return "try" if builder.state() == "complete" and builder.ways is not None else "suggest"

    def others(self) -> list[Step]:
        """What the buttons beside it do."""
        if self._builder.ways is None:
            return []
        gold = self.next()
        found: list[Step] = ["try", "play", "share"]
        if gold == "try" and self._builder.can_fill:
            found.insert(0, "suggest")
        return [one for one in found if one != gold]

    def _words(self, step: Step, *, short: bool) -> str:
        excess = self._builder.excess
        if step == "take_off" and excess is not None:
            return self._say("take_off", card=excess.name)
        replacement = self._builder.replacement
        if step == "replace" and replacement is not None:
            return self._say("replace", card=replacement.gone)
        if step == "suggest":
            return self._say("suggest_short") if short else self._builder.suggest_words[0]
        return self._say(step)

    def _command(self, step: Step) -> Command:
        ways = self._builder.ways
        if ways is None or step in ("take_off", "replace", "suggest"):
            return self._builder.do_next
        commands: dict[Step, Command] = {
            "back": self._builder.back,
            "try": ways.try_it,
            "play": ways.play,
            "share": ways.share,
        }
        return commands[step]

    def _reason(self, step: Step) -> str:
        """Why a step cannot be taken now; "" where it can."""
        builder = self._builder
        if step in ("try", "play"):
            return "" if builder.state() == "complete" else builder.problem_sentence()
        if step == "suggest" and not builder.can_fill:
            return builder.suggest_words[1]
        return ""

    def gold_button(self) -> Button:
        """The gold button as it is now."""
        step, gold = self.next(), self.gold
        gold.text, gold.symbol = self._words(step, short=False), _SYMBOLS[step]
        gold.key_name, gold.command = label(_KEYS[step]), self._command(step)
        reason = self._reason(step)
        gold.enable(not reason, reason)
        return gold

    def _button(self, step: Step, *, small: bool) -> Button:
        words, reason = self._words(step, short=True), self._reason(step)
        button = Button(
            "" if small else words,
            self._command(step),
            symbol=_SYMBOLS[step],
            key_name="" if small else label(_KEYS[step]),
            hint=words if small else "",
            size=16,
        )
        button.name, button.group = words, "ways"
        button.enable(not reason, reason)
        return button

    def held(self, panels: HeldPanels) -> Node:
        """The same, made anew only where what the buttons show changes."""
        steps = self.next(), *self.others()
        key = [(step, self._words(step, short=False), self._reason(step)) for step in steps]
        return panels.get("steps", key, self.tree)

    def tree(self, *, narrow: bool = False) -> Node:
        """The gold button over the others, which have icons alone in a `narrow` column."""
        gold = Part(self.gold_button(), height=(40, 50))
        others = [Box(Part(self._button(one, small=narrow)), share=1) for one in self.others()]
        return Column(gold, Row(*others, gap=6, height=(30, 36)), gap=6) if others else Box(gold)

    def low(self) -> Node:
        """All in a row, the others by their icons, where there is little height."""
        small = [Part(self._button(one, small=True), width=_SMALL) for one in self.others()]
        return Row(Part(self.gold_button(), grow=1), *small, gap=6)

    def suggests(self, widget: Widget) -> bool:
        """Whether a control is the button that fills in the rest, or replaces a card."""
        if widget is self.gold and self.next() == "replace":
            return True
        suggests = self.next() == "suggest" if widget is self.gold else widget.name == self._suggest_name
        return suggests and self._builder.can_fill

    @property
    def _suggest_name(self) -> str:
        return self._words("suggest", short=True)

    def press(self, step: Step) -> bool:
        """A key for a step was pressed; False where there is no such step now. Why it cannot be is said."""
        if step not in (self.next(), *self.others()):
            return False
        reason = self._reason(step)
        if reason:
            self._builder.context.notify(reason)
            return True
        self._command(step)()
        return True


UNKNOWN = "unknown_card"
"""The problem of a card that the game does not have: it stays until it is taken out or replaced."""
KEYED: Sequence[tuple[str, Step]] = (("try_side", "try"), ("play_side", "play"), ("share_side", "share"))
"""Actions of keys, and the steps that they take."""
