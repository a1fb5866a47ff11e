"""The texts that Scrapbots needs: all that its cards, its log and its prompt line can ask for."""

from collections.abc import Iterator
from types import MappingProxyType
from typing import get_args

from game.content.examples import examples
from game.content.scrapbots import Attack, Card, Component, Edition, Resource, Scrapbot, Set, Wound
from game.content.scrapbots.cards import Kind
from game.content.scrapbots.verbs import CONDITIONS, VERBS, Draw, Heads, Strike, Tails
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.scrapbots.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.words.check.recorder import Recorder
from game.words.scrapbots.belt import BELT
from game.words.scrapbots.card_text import card_text, chip_text, short_text
from game.words.scrapbots.changes import CHANGES
from game.words.scrapbots.explain import LEFT, NOTES
from game.words.scrapbots.hints import HINTS
from game.words.scrapbots.log_text import BUTTONS, NOTICES, PROMPTS, TableWords
from game.words.scrapbots.recap import RECAP

KEYWORDS = ("Activate", "Splash", "Exhaust", "Ready", "Destroy", "Wound")
"""What a closer look at a card explains."""

EDITION_KEYWORDS = ("Repair",)
"""Those that not every edition has cards for: only in the `keywords_EDITION` of one that has."""

OPTIONS = {"starts": ("chance", "0", "1"), "score": ("shown", "hidden")}
"""The options that the set-up has words for, with their values; the edition's words are its own."""

_STRIKE = Step(Strike(10))


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for kind in get_args(Kind):
        needed.add("kinds", kind)
    for keyword in KEYWORDS:
        needed.add("keywords", keyword)
    for keyword in EDITION_KEYWORDS:
        needed.add_to_override("keywords", keyword)
    cards_of_each_shape = list(_cards())
    for edition in examples(Edition, EXAMPLE_CARD):
        for card in cards_of_each_shape:
            card_text(card, edition, needed)
    for card in cards_of_each_shape:
        short_text(card, needed)
        chip_text(card, needed, 0)
    cards = Set(edition, MappingProxyType({EXAMPLE_CARD: _resource(_STRIKE)}), EXAMPLE_CARD)
    words = TableWords(cards, needed, ("Ada", "Brunel"))
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()))
    for key, facts in BUTTONS.items():
        words.button(key, EXAMPLE_CARD, **dict.fromkeys(facts, ""))
    for key, facts in PROMPTS.items():
        words.question(key, EXAMPLE_CARD, **dict.fromkeys(facts, ""))
    for key, facts in NOTICES.items():
        words.notice(key, **dict.fromkeys(facts, ""))
    explained = {"hints": HINTS, "notes": NOTES, "left": LEFT, "recap": RECAP}
    explained |= {"belt": BELT, "changes": CHANGES}
    for section, texts in explained.items():
        for key, facts in texts.items():
            needed.say(section, key, **dict.fromkeys(facts, ""))
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason)
    words.reason(0, CONCEDED)
    for option, values in OPTIONS.items():
        needed.add("options", option)
        needed.add("option_lines", option)
        for value in values:
            needed.add("option_values", f"{option}_{value}")
    return needed


def _resource(*steps: Step) -> Resource:
    return Resource(EXAMPLE_CARD, "Example", 1, 1, steps)


def _component(*steps: Step, energy: int = 1) -> Component:
    return Component(EXAMPLE_CARD, "Example", 1, energy, steps)


def _cards() -> Iterator[Card]:
    """Cards that together use the whole vocabulary."""
    for kind in VERBS.values():
        counts = {"count": (1, 2)} if kind is Draw else {}
        for verb in examples(kind, EXAMPLE_CARD, **counts):
            for when in ((), *((condition(),) for condition in CONDITIONS.values())):
                step = Step(verb, when)
                yield _resource(step)
                yield _component(_STRIKE, step, step)
                yield Scrapbot(EXAMPLE_CARD, "Example", 1, 10, (Attack(1, (step,)),))
    yield _component(Step(Strike(10), (Heads(),)), Step(Strike(10), (Tails(),)))
    yield _component()
    yield _component(energy=0)
    yield Wound(EXAMPLE_CARD, "Example")
