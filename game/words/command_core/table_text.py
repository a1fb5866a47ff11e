"""What the table says beside the log: headings, buttons, notes, and why something cannot be done."""

from game.words.command_core.log_text import TableWords

PHASES = ("ordering", "programming", "execution", "combat", "cleanup")
"""The parts of a round, as the bar above the table shows them."""


class BoardWords(TableWords):
    """All that the table of Command Core says."""

    def notice(self, key: str, **facts: object) -> str:
        return self.texts.say("notices", key, **facts)

    def hint(self, key: str, **facts: object) -> str:
        return self.texts.say("hints", key, **facts)

    def panel(self, key: str) -> str:
        return self.texts.say("panels", key)

    def phase(self, key: str) -> str:
        return self.texts.say("phases", key)

    def phase_hint(self, key: str) -> str:
        return self.texts.say("phase_hints", key)
