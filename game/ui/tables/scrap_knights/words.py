"""The table's words: the rules' sentences, cut to what a row of the chain has room for."""

from collections.abc import Sequence

from game.content.scrap_knights import Library
from game.content.texts import Texts
from game.engine.events import Event
from game.rules.scrap_knights.card_text import all_lines, effect_text, signed
from game.rules.scrap_knights.log_text import DuelWords
from game.ui.tables.scrap_knights.turn import ChainStep


class TableWords(DuelWords):
    """Adds short forms to the log's sentences."""

    def __init__(self, library: Library, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(library, texts, names)

    def kind(self, card_id: str) -> str:
        return self.library.card(card_id).kind

    def result(self, event: Event) -> str:
        """What an effect came to, without the name of the card that it stands under."""
        sentence = self.sentence(event) or ""
        card = event.facts.get("card")
        if card:
            name = self.card(card)
            for opening in (f"{name}: ", f"{name} "):
                if sentence.startswith(opening):
                    rest = sentence[len(opening) :]
                    return rest[:1].upper() + rest[1:]
        return sentence

    def effect(self, step: ChainStep) -> str:
        """What an effect does, with what was chosen for it: "Move 3 farther"."""
        return effect_text(step.manoeuvre, step.line, self.library, self.texts)

    def priority(self, step: ChainStep) -> str:
        """The priority of an effect as printed or chosen: "+1", "First"; nothing at 0."""
        priority = all_lines(self.library.card(step.card))[step.line].priority
        if priority == "secret":
            return signed(step.manoeuvre.number) if step.manoeuvre.number else "X"
        if isinstance(priority, str):
            return priority.title()
        return signed(priority) if priority else ""
