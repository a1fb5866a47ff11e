"""The prompt line of Scrapbots asks for the texts that its table names, with those facts."""

from game.content.needed_texts import NeededTexts
from game.content.scrapbots import shipped_library
from game.content.texts import shipped_texts
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.rules.needed_texts import needed_texts
from game.rules.scrapbots.log_text import TableWords
from game.ui.tables.scrapbots.choosing import Choosing
from game.ui.tables.scrapbots.prompt import Prompt

SECTIONS = ("buttons", "prompts")
TEXTS = shipped_texts("scrapbots")


class NotingTexts(NeededTexts):
    """Notes what is asked and answers with the shipped texts."""

    def say(self, section: str, key: str, **facts: object) -> str:
        super().say(section, key, **facts)
        return TEXTS.say(section, key, **facts)


def asked_in(edition: str, seed: int) -> NeededTexts:
    """All that the prompt line of a random game asks its texts for, whatever is picked on the way."""
    asked = NotingTexts()
    words = TableWords(shipped_library().sets[edition], asked, ("Ada", "Brunel"))
    aimed = load("scrapbots").catalogues[edition].aims  # type: ignore[attr-defined]
    enemy = frozenset(card for card, verb in aimed.items() if verb.__name__ == "ExhaustEnemy")
    match, dice = Match(load("scrapbots"), {"edition": edition}, seed), Dice(seed)
    while match.decisions:
        decision = match.decisions[0]
        choosing = Choosing(decision, enemy)
        lanes = [bot.card if bot else "" for bot in match.state.players[decision.seat].lanes]  # type: ignore[attr-defined]
        prompt = Prompt(words, choosing, lanes, lambda way: None, lambda target: None, lambda: None)
        for source in choosing.sources():
            choosing.pick(source)
            prompt.text(), prompt.buttons()
            for way in choosing.ways():
                if choosing.take(way) is None:
                    prompt.text(), prompt.buttons()
                choosing.back()
            choosing.put_down()
        match.act(decision.seat, dice.pick(decision.actions))
    return asked


def test_the_prompt_line_asks_for_what_its_table_names() -> None:
    needed = needed_texts()["scrapbots"]
    seen: set[tuple[str, str]] = set()
    for edition in shipped_library().sets:
        for seed in range(8):
            asked = asked_in(edition, seed)
            for name, facts in asked.facts.items():
                if name[0] in SECTIONS:
                    seen.add(name)
                    assert facts == needed.facts[name], name
    assert seen == {name for name in needed.facts if name[0] in SECTIONS}
