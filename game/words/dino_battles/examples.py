"""The texts that Dino Battles needs: all that its cards, its log and its prompt line can ask for."""

from typing import get_args

import msgspec

from game.content.dino_battles import Dinosaur, Library, PlayedCard, Special
from game.content.dino_battles.cards import COMBAT_CARDS, WINDOWS, Condition
from game.content.dino_battles.statuses import STATUSES
from game.content.dino_battles.verbs import BLOWS, DEEDS, PERMANENTS, THIS_TURN, UPGRADES
from game.content.examples import examples
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.dino_battles.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.dino_battles.refusals import REFUSALS
from game.words.check.recorder import Recorder
from game.words.dino_battles.card_text import card_text, upgrade_line, verb_text
from game.words.dino_battles.log_text import DECK_EVEN, TAGGED, TableWords
from game.words.dino_battles.recap import turn_lines
from game.words.dino_battles.table_text import PHASES

_WORDS = {
    "kinds": ("dinosaur", "upgrade", "item", "permanent", "action", "combat"),
    "faces": ("atk", "eva", "def", "retreat", *WINDOWS),
    "keywords": (*[status.deed.__name__.lower() for status in STATUSES], "paralyze"),
    "options": ("knockouts", "windows"),
    "option_lines": ("knockouts", "windows"),
    "choice_reasons": (
        *("keep", "keep_less", "mulligan", "mulligan_less"),
        *("bench", "attach", "set", "load", "switch", "promote", "discard"),
        *("evade", "defend", "take"),
    ),
    "option_values": ("knockouts_3", "knockouts_2", "windows_holding", "windows_always"),
    "windows": WINDOWS,
    "combat_names": COMBAT_CARDS,
    "combat_cards": COMBAT_CARDS,
    "phases": PHASES,
    "phase_hints": PHASES,
    # Sets of windows that cards have, other than main phases alone.
    "leads": ("startup", "move_answer", "dice", "main_end", "main_dice", "ko", "end"),
}
"""Sections of words that need no facts, with their keys."""


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for section, keys in _WORDS.items():
        for key in keys:
            needed.add(section, key)
    for kind in TAGGED:
        needed.add("why_tags", kind, frozenset(REFUSALS[kind]))
    special = Special("Example", ("attack",), _steps(BLOWS))
    dinosaur = Dinosaur(EXAMPLE_CARD, "Example", 50, 9, 9, 9, 1, (), (special,) * 3)
    _add_cards(needed, dinosaur)
    for status in STATUSES:
        needed.add("conditions", status.id, frozenset({status.counts, "hp"}))
        needed.add("recap", f"lost_{status.id}", frozenset({"seat", "dino", "amount"}))
        if status.fades:
            needed.add("new_conditions", status.id, frozenset({status.counts}))
    library = Library({EXAMPLE_CARD: dinosaur}, {}, {}, {}, {}, {})
    words = _ExampleWords(library, needed, ("Ada", "Brunel"))
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
        turn_lines(words, [event])
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
    card_text(dinosaur, needed)
    for verb in _verbs(UPGRADES):
        upgrade_line(verb, needed)
    for section, vocabulary in (("blows", BLOWS), ("permanents", PERMANENTS)):
        for verb in _verbs(vocabulary):
            verb_text(verb, section, needed)
    for step in _steps(DEEDS):
        card_text(PlayedCard(EXAMPLE_CARD, "Example", ("main",), (step,)), needed)
    for gift in _verbs(THIS_TURN):
        card = PlayedCard(EXAMPLE_CARD, "Example", ("dice",), pays=COMBAT_CARDS, this_turn=(Step(gift),))
        card_text(card, needed)
        card_text(msgspec.structs.replace(card, windows=("main",)), needed)
    for when in get_args(Condition):
        card_text(PlayedCard(EXAMPLE_CARD, "Example", ("dice",), _steps(DEEDS)[:1], when), needed)


def _verbs(vocabulary: dict[str, type[msgspec.Struct]]) -> list[msgspec.Struct]:
    return [verb for kind in vocabulary.values() for verb in examples(kind, EXAMPLE_CARD)]


def _steps(vocabulary: dict[str, type[msgspec.Struct]]) -> tuple[Step, ...]:
    return tuple([Step(next(iter(examples(kind, EXAMPLE_CARD)))) for kind in vocabulary.values()])
