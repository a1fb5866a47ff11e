"""The prompt line: what is expected, and a button for everything that can be done with what is picked."""

from collections.abc import Callable, Sequence
from typing import Any

from game.content.scrapbots import Scrapbot
from game.rules.scrapbots.log_text import TableWords
from game.ui.kit.buttons import Button
from game.ui.kit.rich_button import RichButton
from game.ui.kit.widget import Command
from game.ui.tables.scrapbots.choosing import Choosing, Target, Way

_LONG = 18
"""Letters of effects that are still written out on a button."""


class ChoiceButton(RichButton):
    """A button that knows which action it leads to, so that it can be previewed."""

    action: Any = None


class Prompt:
    """Words and buttons for one state of a choosing. `lanes` are the cards in the chooser's lanes, or ""."""

    def __init__(
        self,
        words: TableWords,
        choosing: Choosing,
        lanes: Sequence[str],
        take: Callable[[Way], None],
        aim: Callable[[Target], None],
        end_turn: Command,
    ) -> None:
        self.words = words
        self.choosing = choosing
        self.lanes = lanes
        self._take = take
        self._aim = aim
        self._end_turn = end_turn

    @property
    def _picked(self) -> str:
        """The card that is picked, or that stands where a Scrapbot is picked."""
        assert self.choosing.source is not None
        kind, what = self.choosing.source
        return self.lanes[int(what)] if kind == "lane" else str(what)

    def text(self) -> str:
        """What is to be done now."""
        choosing = self.choosing
        if choosing.source is None:
            return self.words.prompt(choosing.decision)
        kind, what = choosing.source
        question, card = self.words.question, self._picked
        if kind == "lane":
            return question("bot", card, lane=int(what) + 1)
        if choosing.way is None:
            return question("card", card)
        targets = choosing.targets()
        if any(target.zone for target in targets):
            return question("wound", card)
        return question("enemy_lane" if any(one.enemy for one in targets) else "own_lane", card)

    def buttons(self) -> list[Button]:
        """From left to right; the most sensible one is primary."""
        choosing = self.choosing
        if choosing.source is None:
            done = len(choosing.decision.actions) <= 1
            end = Button("End turn", self._end_turn, primary=done, key_name="E", size=22)
            return [end] if choosing.may_pass else []
        if choosing.way is not None:
            return [self._target_button(target, action) for target, action in choosing.targets().items()]
        return [self._way_button(way) for way in choosing.ways()]

    def _target_button(self, target: Target, action: Any) -> Button:
        words = self.words.button(target.zone or "lane", self._picked, lane=target.lane + 1)
        button = ChoiceButton(words, lambda: self._aim(target))
        button.action = action
        return button

    def _way_button(self, way: Way) -> Button:
        assert self.choosing.source is not None
        actions = self.choosing.of(self.choosing.source, way)
        sensible = way[0] in ("build", "buy", "activate")
        button = ChoiceButton(self._label(way), lambda: self._take(way), primary=sensible)
        button.name = " ".join(map(str, way))
        if len(actions) == 1:
            button.action = actions[0]
        return button

    def _label(self, way: Way) -> str:
        """A button's words."""
        kind, more = way
        card, words = self._picked, self.words
        if kind == "attack":
            bot = words.cards_of.cards[card]
            assert isinstance(bot, Scrapbot)
            effects = words.effects(card, int(more))
            return words.button("attack", card, cost=bot.attacks[int(more)].energy, effects=effects)
        effects = words.effects(card)
        if kind in ("scrap", "energy") and more:
            key = f"{kind}_text" if len(effects) <= _LONG else f"{kind}_long"
            return words.button(key, card, effects=effects)
        return words.button(kind, card, effects=effects)
