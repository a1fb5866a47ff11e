"""What the table says beside the log: headings, buttons, notes, and why something cannot be done."""

from game.engine.events import Event
from game.rules.command_core.marks import MARKS, count_of
from game.words.command_core.log_text import TableWords

PHASES = ("ordering", "programming", "execution", "combat", "cleanup")
"""The parts of a round, as the bar above the table shows them."""


_THROWS = ("roll", "reroll", "defend", "strain")


class BoardWords(TableWords):
    """All that the table of Command Core says."""

    def notice(self, key: str, **facts: object) -> str:
        return self.texts.say("notices", key, **facts)

    def thrown(self, event: Event) -> str:
        """That dice are thrown, without what they give; "" for what is no throw."""
        if event.kind not in _THROWS:
            return ""
        return self.texts.say("thrown", event.kind, **self._facts(event.facts))

    def answer(self, key: str, **facts: object) -> str:
        """Why the other side does something in an attack, and what it costs."""
        return self.texts.say("answers", key, **facts)

    def hint(self, key: str, **facts: object) -> str:
        return self.texts.say("hints", key, **facts)

    def mark(self, key: str) -> str:
        """What a mark is called."""
        return self.texts.say("marks", key)

    def mark_lines(self, mech: object) -> str:
        """What the marks of a mech are for, a line each."""
        lines = [self.texts.say("mark_hints", mark.id, count=count_of(mech, mark)) for mark in MARKS]
        return "\n".join(lines)

    def panel(self, key: str) -> str:
        return self.texts.say("panels", key)

    def phase(self, key: str) -> str:
        return self.texts.say("phases", key)

    def phase_hint(self, key: str) -> str:
        return self.texts.say("phase_hints", key)
