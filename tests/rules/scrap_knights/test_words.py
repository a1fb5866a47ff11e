"""Card texts and log sentences: generated from the same data that the rules run on."""

import re

import pytest

from game.content.scrap_knights import shipped_library
from game.content.scrap_knights.verbs import CONDITIONS, VERBS
from game.content.texts import shipped_texts
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.rules.scrap_knights.actions import ChooseNumber, ChooseWord, Pass, SpendToken, UseBot
from game.rules.scrap_knights.card_text import card_text
from game.rules.scrap_knights.conditions import TESTS
from game.rules.scrap_knights.effects import HANDLERS
from game.rules.scrap_knights.log_text import DuelWords

LIBRARY = shipped_library()
TEXTS = shipped_texts("scrap_knights")
CARDS = [*LIBRARY.acts.values(), *LIBRARY.ults.values(), *LIBRARY.bots.values()]


def test_every_verb_and_condition_is_carried_out() -> None:
    assert set(HANDLERS) == set(VERBS.values())
    assert set(TESTS) == set(CONDITIONS.values())


def test_every_verb_and_condition_of_the_vocabulary_is_used_by_a_card() -> None:
    lines = [line for card in CARDS for line in card.effects]
    for card in CARDS:
        overcharge = getattr(card, "overcharge", None)
        lines += overcharge.effects if overcharge else ()
    steps = [step for line in lines for step in line.do]
    steps += [step for bot in LIBRARY.bots.values() for step in bot.on_use]
    assert {type(step.verb) for step in steps} == set(VERBS.values())
    assert {type(condition) for step in steps for condition in step.when} == set(CONDITIONS.values())


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_card_says_its_numbers(card: object) -> None:
    text = card_text(card, LIBRARY, TEXTS)  # type: ignore[arg-type]
    assert text
    assert "{" not in text and "}" not in text and "None" not in text
    assert text.count("*") % 2 == 0
    for line in card.effects:  # type: ignore[attr-defined]
        for step in line.do:
            for value in (getattr(step.verb, name) for name in step.verb.__struct_fields__):
                if isinstance(value, int) and value > 1:
                    assert re.search(rf"\b{value}\b", text)


def test_a_text_in_full() -> None:
    assert card_text(LIBRARY.card("dolphin_crash"), LIBRARY, TEXTS) == (
        "*Priority +1:* Move 2 forward :move:. If the distance was 2 or less, deal 1 :damage:.\n"
        "*Overcharge +1* :heat:\n"
        "*Priority −1:* Move 1 back :move:. If the distance was 1 or less, deal 2 :damage:."
    )


def test_every_event_of_many_games_has_a_sentence() -> None:
    words = DuelWords(LIBRARY, TEXTS, ("Ada", "Bo"))
    rules = load("scrap_knights")
    said = set()
    for seed in range(150):
        match, dice = Match(rules, {"deck_0": "random", "deck_1": "random"}, seed), Dice(seed)
        while match.decisions:
            decision = dice.pick(match.decisions)
            action = dice.pick(decision.actions)
            assert words.prompt(decision, match.state.players[decision.seat].ult)  # type: ignore[attr-defined]
            assert words.action(action)
            match.act(decision.seat, action)
        for event in match.events:
            for seat in (0, 1, None):
                sentence = words.sentence(event.masked(seat))
                if sentence is not None:
                    said.add(event.kind)
                    assert "{" not in sentence and "None" not in sentence
            assert all(card in {one.id for one in CARDS} for card in words.cards(event))
        outcome = match.outcome
        assert outcome is not None and words.reason(outcome.winner, outcome.reason)
    assert {"damage", "flip", "miss", "link", "ult", "over"} <= said


def test_choices_read_like_words() -> None:
    words = DuelWords(LIBRARY, TEXTS, ("Ada", "Bo"))
    rules = load("scrap_knights")
    assert words.action(rules.parse("act parry_shield -2")) == "Parry Shield −2"
    assert words.action(rules.parse("act machina_deus slash")) == "Machina Deus, naming Slash"
    assert words.action(rules.parse("act dolphin_crash overcharge")) == "Dolphin Crash, overcharged"
    assert words.action(rules.parse("act slash + dash closer")) == "Slash + Dash, closer"
    assert words.action(rules.parse("act none")) == "No ACT"
    assert words.action(UseBot("md_dash", 1)) == "MD-Dash, farther"
    assert words.action(SpendToken("blitz", "slash")) == "Blitz on Slash"
    assert words.action(SpendToken("blitz")) == "Blitz"
    assert words.action(ChooseNumber(3)) == "3"
    assert words.action(ChooseWord("overcharge")) == "Overcharge"
    assert words.action(Pass()) == "Pass"
