"""The texts that Dino Battles needs: all that its cards, its log and its prompt line can ask for."""

from typing import get_args

import msgspec

from game.content.dino_battles import Dinosaur, Library, PlayedCard, Special, Upgrade
from game.content.dino_battles.cards import COMBAT_CARDS, WINDOWS, Condition
from game.content.dino_battles.statuses import STATUSES
from game.content.dino_battles.verbs import AIMED, BLOWS, DEEDS, PERMANENTS, UPGRADES
from game.content.examples import examples
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.dino_battles.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.dino_battles.refusals import WHY_TAGS
from game.words.check.recorder import Recorder
from game.words.dino_battles.card_text import COUNTED, card_text, upgrade_line, verb_text
from game.words.dino_battles.fight_text import FIGHT_TEXTS, fight
from game.words.dino_battles.log_text import DECK_EVEN, TableWords
from game.words.dino_battles.recap import RECAP_TEXTS
from game.words.dino_battles.table_text import TABLE_SECTIONS

LEADS = (
    "move_answer",
    "dice",
    "main_end",
    "main_dice",
    "ko",
    "end",
)
"""Sets of windows that cards have, other than main phases alone."""
KINDS = ("dinosaur", "upgrade", "item", "permanent", "action", "combat")
FACES = ("main", "move", "answer", "dice", "ko", "end", "atk", "eva", "def", "retreat", "load", "attach")
"""Words on cards."""
KEYWORDS = (*[status.deed.__name__.lower() for status in STATUSES], "paralyze")
"""What notes beside a card explain."""
OPTIONS = ("windows",)
OPTION_VALUES = ("windows_holding", "windows_always")


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for key in KINDS:
        needed.add("kinds", key)
    for key in FACES:
        needed.add("faces", key)
    for key in KEYWORDS:
        needed.add("keywords", key)
    for key in OPTIONS:
        needed.add("options", key)
        needed.add("option_lines", key)
    for key in OPTION_VALUES:
        needed.add("option_values", key)
    for window in WINDOWS:
        needed.add("windows", window)
    for card in COMBAT_CARDS:
        needed.add("combat_names", card)
    for section, texts in (("why_tags", WHY_TAGS), *TABLE_SECTIONS.items()):
        for key, facts in texts.items():
            needed.say(section, key, **dict.fromkeys(facts, ""))
    for key, given in RECAP_TEXTS.items():
        needed.add("recap", key, frozenset(given))
    for key, given in FIGHT_TEXTS.items():
        fight(needed, key, **dict.fromkeys(given, ""))
    special = Special("Example", ("attack",), _steps(BLOWS))
    dinosaur = Dinosaur(EXAMPLE_CARD, "Example", 50, 9, 9, 9, 1, (), (special,) * 3)
    _add_cards(needed, dinosaur)
    library = Library({EXAMPLE_CARD: dinosaur}, {}, {}, {}, {}, {})
    words = _ExampleWords(library, needed, ("Ada", "Brunel"))
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()))
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason)
    words.reason(0, CONCEDED)
    words.reason(0, DECK_EVEN)
    return needed


class _ExampleWords(TableWords):
    """Every card has a name here."""

    def card(self, card_id: str) -> str:
        return card_id


def _add_cards(needed: Recorder, dinosaur: Dinosaur) -> None:
    for key in COMBAT_CARDS:
        needed.add("combat_cards", key)
    card_text(dinosaur, needed)
    for verb in _verbs(UPGRADES):
        upgrade_line(verb, needed)
    card_text(Upgrade(EXAMPLE_CARD, "Example", _steps(UPGRADES)[:1]), needed)
    card_text(Dinosaur(EXAMPLE_CARD, "Example", 50, 9, 9, 9, 1, (), (_ONE_HIT,)), needed)
    for verb in _verbs(BLOWS):
        verb_text(verb, "blows", needed)
    for verb in _verbs(PERMANENTS):
        verb_text(verb, "permanents", needed)
    for verb in _verbs(DEEDS):
        verb_text(verb, "deeds", needed)
    for name in ("heal",):
        for verb in examples(DEEDS[name], EXAMPLE_CARD):
            assert isinstance(verb, AIMED)
            verb_text(verb, "deeds", needed, "_too")
    steps = _steps(DEEDS)
    for count in (1, 2):
        card_text(PlayedCard(EXAMPLE_CARD, "Example", ("main",), steps[:count]), needed)
    for when in get_args(Condition):
        card_text(PlayedCard(EXAMPLE_CARD, "Example", ("dice",), steps[:1], when), needed)
    for lead in LEADS:
        needed.add("leads", lead)


def _verbs(vocabulary: dict[str, type[msgspec.Struct]]) -> list[msgspec.Struct]:
    found: list[msgspec.Struct] = []
    for kind in vocabulary.values():
        counts = {name: (1, 2) for name in COUNTED if name in kind.__struct_fields__}
        found += examples(kind, EXAMPLE_CARD, **counts)
        if kind.__name__ == "Paralyze":
            found.append(kind(0))
    return found


_ONE_HIT = Special("Example", ("attack",), (Step(STATUSES[0].deed(2)),))


def _steps(vocabulary: dict[str, type[msgspec.Struct]]) -> tuple[Step, ...]:
    return tuple([Step(next(iter(examples(kind, EXAMPLE_CARD)))) for kind in vocabulary.values()])
