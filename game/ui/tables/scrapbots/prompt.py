"""The prompt line: what is expected, and a button for everything that can be done with what is picked."""

from collections.abc import Callable
from typing import Any

from game.content.scrapbots import Scrapbot
from game.rules.scrapbots.log_text import TableWords
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.scrapbots.choosing import Choosing, Target, Way


class ChoiceButton(Button):
    """A button that knows which action it leads to, so that it can be previewed."""

    action: Any = None


class Prompt:
    """Words and buttons for one state of a choosing."""

    def __init__(
        self,
        words: TableWords,
        choosing: Choosing,
        take: Callable[[Way], None],
        aim: Callable[[Target], None],
        end_turn: Command,
    ) -> None:
        self.words = words
        self.choosing = choosing
        self._take = take
        self._aim = aim
        self._end_turn = end_turn

    def text(self) -> str:
        """What is to be done now."""
        choosing = self.choosing
        if choosing.source is None:
            return self.words.prompt(choosing.decision)
        name = self._picked_name()
        if choosing.way is None:
            return f"{name}: what with it?"
        if any(target.zone for target in choosing.targets()):
            return f"{name}: a Wound from where?"
        return f"{name}: in which lane?"

    def _picked_name(self) -> str:
        assert self.choosing.source is not None
        kind, what = self.choosing.source
        if kind == "lane":
            return f"The Scrapbot in lane {int(what) + 1}"
        return self.words.card(str(what))

    def buttons(self) -> list[Button]:
        """From left to right; the most sensible one is primary."""
        choosing = self.choosing
        if choosing.source is None:
            worth = len(choosing.decision.actions) <= 1
            return (
                [Button("End turn", self._end_turn, primary=worth, key_name="E", size=22)]
                if choosing.may_pass
                else []
            )
        if choosing.way is not None:
            return [self._target_button(target, action) for target, action in choosing.targets().items()]
        return [self._way_button(way, number) for number, way in enumerate(choosing.ways())]

    def _target_button(self, target: Target, action: Any) -> Button:
        text = f"From the {target.zone}" if target.zone else f"Lane {target.lane + 1}"
        button = ChoiceButton(text, lambda: self._aim(target), size=20)
        button.action = action
        return button

    def _way_button(self, way: Way, number: int) -> Button:
        source = self.choosing.source
        assert source is not None
        actions = self.choosing.of(source, way)
        text, symbol = self._label(way)
        button = ChoiceButton(
            text, lambda: self._take(way), symbol=symbol, primary=way[0] in ("build", "buy"), size=19
        )
        button.name = " ".join(map(str, way))
        if len(actions) == 1:
            button.action = actions[0]
        return button

    def _label(self, way: Way) -> tuple[str, str]:
        """A button's words and icon."""
        kind, more = way
        assert self.choosing.source is not None
        what = self.choosing.source[1]
        if kind == "attack":
            lane = int(what)
            energy = self._attack_energy(lane, int(more))
            return f"Attack {int(more) + 1} for {energy}", "energy"
        card = self.words.cards_of.cards[str(what)]
        if kind in ("scrap", "energy"):
            amount = card.scrap if kind == "scrap" else getattr(card, "energy", 0)
            return f"{amount} + text" if more else str(amount), kind
        if kind == "buy":
            return f"Buy for {card.scrap}", "scrap"
        return kind.title(), ""

    def _attack_energy(self, lane: int, number: int) -> int:
        bot = self.lanes[lane]
        card = self.words.cards_of.cards[bot]
        assert isinstance(card, Scrapbot)
        return card.attacks[number].energy

    lanes: tuple[str, ...] = ("", "", "")
    """The cards in the lanes of the seat that chooses."""
