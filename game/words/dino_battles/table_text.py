"""What the table says beside the log: titles, buttons, notes and hints."""

from game.content.dino_battles.statuses import Status
from game.words.dino_battles.log_text import TableWords

PHASES = ("startup", "precombat", "combat", "postcombat", "end")
"""The parts of a turn, as the bar above the table shows them."""


class BattleWords(TableWords):
    """All words of the table."""

    def notice(self, key: str, **facts: object) -> str:
        """A title, a note or a hint."""
        return self.texts.say("table", key, **facts)

    def condition(self, status: Status, count: int) -> str:
        """What so much of a condition means."""
        return self.texts.say("conditions", status.id, **{status.counts: count, "hp": status.loss(count)})

    def new_condition(self, status: Status, count: int) -> str:
        """How long a condition that fades would last, in a few words."""
        return self.texts.say("new_conditions", status.id, **{status.counts: count})

    def button(self, key: str, **facts: object) -> str:
        """The words of an answer."""
        return self.texts.say("buttons", key, **facts)

    def phase(self, key: str) -> str:
        """A phase of the turn by its name."""
        return self.texts.say("phases", key)

    def phase_hint(self, key: str) -> str:
        """What is done in a phase."""
        return self.texts.say("phase_hints", key)
