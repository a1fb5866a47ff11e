"""The table's words: the rules' sentences, cut to what a row of the chain has room for."""

from collections.abc import Sequence

from game.content.scrap_knights import Act, Library
from game.content.texts import Texts
from game.engine.events import Event
from game.rules.scrap_knights.log_text import DuelWords
from game.ui.tables.scrap_knights.display import ChainStep


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

    def priority(self, step: ChainStep) -> str:
        """The printed priority of an effect: "+1", "First"; nothing at 0."""
        card = self.library.card(step.card)
        lines = list(card.effects)
        if isinstance(card, Act) and card.overcharge:
            lines += card.overcharge.effects
        elif not isinstance(card, Act) and getattr(card, "overcharge", None):
            lines += card.overcharge.effects  # type: ignore[union-attr]
        priority = lines[step.line].priority
        if isinstance(priority, str):
            return "X" if priority == "secret" else priority.title()
        return f"{priority:+d}".replace("-", "−") if priority else ""
