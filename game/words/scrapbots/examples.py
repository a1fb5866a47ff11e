"""Runs all that computes the key of a message on examples: cards, events, steps of a turn."""

from collections.abc import Iterator
from types import MappingProxyType, SimpleNamespace
from typing import Any, get_args

from game.content.examples import examples
from game.content.scrapbots import Attack, Card, Component, Edition, Resource, Scrapbot, Set, Wound
from game.content.scrapbots.cards import Kind
from game.content.scrapbots.verbs import CONDITIONS, VERBS, Heads, Strike, Tails
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.scrapbots.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.words.check.recorder import Recorder
from game.words.scrapbots import recap
from game.words.scrapbots.belt import belt_lines, belt_title
from game.words.scrapbots.card_text import card_text, chip_text, short_text
from game.words.scrapbots.explain import card_notes
from game.words.scrapbots.hints import Hints
from game.words.scrapbots.log_text import TableWords

KEYWORDS = ("activate", "splash", "exhaust", "ready", "destroy", "wound")
"""What a closer look at a card explains."""

EDITION_KEYWORDS = ("repair",)
"""Those that not every edition has cards for: only in the `keywords_EDITION` of one that has."""

OPTIONS = {"starts": ("chance", "0", "1"), "score": ("shown", "hidden")}
"""The options that the set-up has words for, with their values; the edition's words are its own."""

REASONS = {
    "scrap": ("health", "lanes", "scrapbots", "ready"),
    "buy": ("health", "lanes", "scrapbots", "ready"),
    "energy": ("health", "lanes"),
}
"""Kinds of actions with the terms that name only what follows from them later."""

_STRIKE = Step(Strike(10))
_BOT = Scrapbot(EXAMPLE_CARD, "Example", 1, 10, (Attack(1, (_STRIKE,)),))


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for kind in get_args(Kind):
        needed.add("kinds", kind)
    for keyword in (*KEYWORDS, *EDITION_KEYWORDS):
        needed.add("keyword_names", keyword)
    for keyword in KEYWORDS:
        needed.add("keywords", keyword)
    for keyword in EDITION_KEYWORDS:
        needed.add_to_override("keywords", keyword)
    for kind, terms in REASONS.items():
        for term in terms:
            needed.add("choice_reasons", f"{kind}_{term}")
    for option, values in OPTIONS.items():
        needed.add("options", option)
        needed.add("option_lines", option)
        for value in values:
            needed.add("option_values", f"{option}_{value}")
    for card in _cards():
        for edition in examples(Edition, EXAMPLE_CARD):
            card_text(card, edition, needed)
        short_text(card, needed)
        chip_text(card, needed, 0)
        card_notes(card, needed)
    cards = Set(edition, MappingProxyType({EXAMPLE_CARD: _BOT}), EXAMPLE_CARD)
    _write_table(TableWords(cards, needed, ("Ada", "Brunel")))
    return needed


def _write_table(words: TableWords) -> None:
    """What the log, the buttons and the list of the last turn say."""
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
        told = recap.Step("attack", 0, [EXAMPLE_CARD], results=[event])
        if event.kind in recap.TOLD:
            recap.told_results(words, told)
    for kind in ("end", *recap.POOLS, *recap.CHOICES):
        step = recap.Step(kind, 0, [EXAMPLE_CARD])
        recap.step_text(words, step)
        belt_title(words, step)
        belt_lines(words, step)
        if kind != "end":
            words.way(EXAMPLE_CARD, kind, 0)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()))
    for zone in ("lane", "hand", "discard"):
        words.place(zone, 1)
    for key in ("card", "wound", "own_lane", "enemy_lane"):
        words.question(key, EXAMPLE_CARD)
    for key in ("only_buy", "only_scrap", "only_energy", "lanes_full"):
        words.question(key, EXAMPLE_CARD, press="B")
    words.question("bot", EXAMPLE_CARD, lane=1)
    hints = Hints(words, 0)
    for zone in ("hand", "deck", "discard"):
        hints.cards(0, zone, 1)
    view: Any = SimpleNamespace(players=[SimpleNamespace(scrap=1, energy=1)])
    for pool in recap.POOLS:
        hints.pool(view, 0, pool)
    for key in ("activate_here", "attack_here", "build_here", "target_here"):
        words.notice(key)
    for reason in (*OUTCOME_REASONS, CONCEDED):
        words.reason(0, reason)


def _resource(*steps: Step) -> Resource:
    return Resource(EXAMPLE_CARD, "Example", 1, 1, steps)


def _component(*steps: Step, energy: int = 1) -> Component:
    return Component(EXAMPLE_CARD, "Example", 1, energy, steps)


def _cards() -> Iterator[Card]:
    """Cards that together use the whole vocabulary."""
    for kind in VERBS.values():
        for verb in examples(kind, EXAMPLE_CARD):
            for when in ((), *((condition(),) for condition in CONDITIONS.values())):
                step = Step(verb, when)
                yield _resource(step)
                yield _component(_STRIKE, step, step)
                yield Scrapbot(EXAMPLE_CARD, "Example", 1, 10, (Attack(1, (step,)),))
    yield _component(Step(Strike(10), (Heads(),)), Step(Strike(10), (Tails(),)))
    yield _component()
    yield Wound(EXAMPLE_CARD, "Example")
