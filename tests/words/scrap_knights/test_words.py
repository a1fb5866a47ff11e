"""Card texts and log sentences: generated from the same data that the rules run on."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrap_knights import Act, Line, shipped_library
from game.content.scrap_knights.conditions import CONDITIONS, Condition, DistanceIs, Hit, Uninterrupted
from game.content.scrap_knights.verbs import VERBS, Deal
from game.content.steps import Step
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.scrap_knights.actions import (
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    Pass,
    SpendToken,
    UseBot,
    parse_manoeuvre,
)
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.conditions import TESTS
from game.rules.scrap_knights.effects import HANDLERS
from game.words.messages import shipped_messages
from game.words.scrap_knights.card_notes import card_notes
from game.words.scrap_knights.card_text import all_lines, card_text, effect_text, played_text
from game.words.scrap_knights.log_text import DuelWords

LIBRARY = shipped_library()
TEXTS = shipped_messages("scrap_knights")
CATALOGUE = Catalogue(LIBRARY, HANDLERS, TESTS)
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


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "dolphin_crash",
            "*Priority +1:* Move 2 *forward* :move:. If you moved from distance 2 or less, "
            "deal 1 :damage: damage.\n"
            "*Overcharge* (+1 :heat: heat):\n"
            "*Priority −1:* Move 1 *back* :move:. If you moved from distance 1 or less, "
            "deal 2 :damage: damage.",
        ),
        (
            "coward_call",
            "If the opponent used a Defend this round, *vent* all :heat: heat. "
            "Either way, gain :blitz: *Blitz*.",
        ),
        (
            "meltdown",
            "*Vent* all :heat: heat. Take that much :damage: damage. "
            "If the distance is 0, also deal that much :damage: damage to the opponent.",
        ),
        (
            "oneliner",
            "*Priority −1:* If *uninterrupted*, you may play two ACTs next round. "
            "At least one of them must be an Attack.",
        ),
        (
            "eraser_las",
            ":link: *Link:* Use a *unique* ACT.\n"
            "Deal 2 :damage: damage. *On hit*, put all ACTs played this round, yours too, "
            "under this card until it triggers again.",
        ),
        (
            "heatsink_blade",
            ":link: *Link:* Begin the *act phase* with 5 or more :heat: heat. "
            "Lose its tokens when your heat falls below 5.\n"
            "*Priority First:* If the distance is 2 or less, deal :damage: damage equal to your heat. "
            "Either way, set your heat to 0 :heat:. This cannot be *prevented*.",
        ),
        (
            "missile_barrage",
            ":link: *Link:* Spend *Frame Advantage*. Lose its tokens at the start of each *act phase*.\n"
            "Deal 2 :damage: damage. *On hit*, gain :frame_advantage: *Frame Advantage*, "
            "and *copy* this effect the next time you spend Frame Advantage.",
        ),
        (
            "plummet_buster",
            ":link: *Link:* *Hit* with an Attack that has range 0.\n"
            "*Priority −3:* Deal 5 :damage: damage. If *uninterrupted*, deal 3 more :damage: damage.",
        ),
        (
            "test",
            ":link: *Link:* Use a Special.\n*Prep deck:* 12 ACTs.\n"
            "Shuffle any number of cards from your hand into your prep deck. Draw that many minus 1.\n"
            "*Overcharge* (+2 :heat: heat):\nDraw 2 more cards from your prep deck.",
        ),
        (
            "ad_chain",
            ":eye: *Trigger:* The opponent would be *threatened*.\n"
            "*Priority Tag:* *Copy* an Attack in your hand.",
        ),
        (
            "wide_guard",
            "*Priority +1:* *Block* 2 :block:.\n*Priority 0:* *Block* 2 :block:.\n"
            "*Priority −1:* *Block* 2 :block:.",
        ),
    ],
)
def test_a_text_in_full(card: str, text: str) -> None:
    assert card_text(LIBRARY.card(card), LIBRARY, TEXTS) == text


PLAYED = [way for ways in CATALOGUE.manoeuvres.values() for way in ways]


@given(st.sampled_from(PLAYED))
def test_a_played_card_says_what_was_chosen(manoeuvre: Manoeuvre) -> None:
    """No X, no open direction and no "named ACT" is left once a card lies face up."""
    card = LIBRARY.card(manoeuvre.card)
    text = played_text(manoeuvre, LIBRARY, TEXTS)
    lines = all_lines(card) if manoeuvre.overcharged else card.effects
    for number in range(len(lines)):
        assert effect_text(manoeuvre, number, LIBRARY, TEXTS) in text
    assert not re.search(r"\bX\b|named", text)
    assert str(abs(manoeuvre.number)) in text or not manoeuvre.number
    assert manoeuvre.direction == (1 if "farther" in text else -1 if "closer" in text else 0)
    assert not manoeuvre.named or LIBRARY.card(manoeuvre.named).name in text
    assert ("vercharge" in text) is False


def test_conditions_are_joined_to_a_list() -> None:
    """A hit alone has words of its own; several conditions share one "if"."""

    def told(*conditions: Condition) -> str:
        act = Act("example", "Example", "attack", 0, (Line((Step(Deal(1), when=conditions),)),))
        return card_text(act, LIBRARY, TEXTS)

    assert told(Hit()) == "*On hit*, deal 1 :damage: damage."
    assert told(Uninterrupted()) == "If *uninterrupted*, deal 1 :damage: damage."
    both = "If this *hits* and the distance is 2, deal 1 :damage: damage."
    assert told(Hit(), DistanceIs(2)) == both


def test_notes_are_headed_by_their_keyword_and_its_number() -> None:
    notes = dict(card_notes(LIBRARY.acts["siphon_drill"], TEXTS))
    assert {"Range 2", "Heat 2", "Hit", "Link tokens"} <= set(notes)
    assert notes["Range 2"] == "Does nothing at distance 3 or more."
    tag = next(bot for bot in LIBRARY.bots.values() if any(line.priority == "tag" for line in bot.effects))
    assert "Priority Tag" in dict(card_notes(tag, TEXTS))


def test_a_played_card_in_full() -> None:
    def text(move: str) -> str:
        return played_text(parse_manoeuvre(move.split()), LIBRARY, TEXTS)

    assert text("parry_shield 2") == "*Priority +2:* *Block* 2 :block:."
    assert text("parry_shield -3") == "*Priority −3:* *Block* 2 :block:."
    assert text("thruster_launch 3 farther") == "Move 3 farther :move:. Gain 3 :heat: heat."
    assert "If the opponent played Slash and you have" in text("machina_deus slash")


def test_one_word_for_a_round() -> None:
    """A round is never called a turn as well."""
    texts = [card_text(card, LIBRARY, TEXTS) for card in CARDS]
    for section in ("keywords", "log", "decisions", "prompts", "reasons"):
        texts += [text for name, text in TEXTS.sources.items() if name.startswith(f"{section}-")]
    assert not [text for text in texts if re.search(r"\bturns?\b", text)]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("drew", {"seat": 0, "count": 0, "cards": []}), "Ada draws no cards."),
        (Event("drew", {"seat": 0, "count": 1, "cards": None}), "Ada draws 1 card."),
        (Event("drew", {"seat": 1, "count": 5, "cards": None}), "Bo draws 5 cards."),
        (Event("vent", {"seat": 1, "card": "vent", "amount": 0, "heat": 0}), "Bo has no heat to vent."),
        (
            Event("copy_later", {"seat": 0, "card": "1000_cuts", "rounds": 2}),
            "Ada will copy 1000 Cuts in each of the next 2 rounds.",
        ),
        (
            Event("copy_later", {"seat": 0, "card": "slash", "rounds": 1}),
            "Ada will copy Slash next round.",
        ),
        (
            Event("two_cards", {"seat": 0, "card": "oneliner", "act_kind": "attack"}),
            "Ada may play two ACTs next round if at least one of them is an Attack.",
        ),
        (
            Event(
                "nothing", {"seat": 0, "card": "coward_call", "reason": "OpponentUsed", "detail": "defend"}
            ),
            "Coward Call: the opponent did not use a Defend this round.",
        ),
        (
            Event("over", {"winner": 1, "reason": "round_limit"}),
            "Bo wins the duel with more HP after 60 rounds.",
        ),
        (
            Event("over", {"winner": None, "reason": "round_limit"}),
            "The duel is a draw, with equal HP after 60 rounds.",
        ),
        (Event("over", {"winner": 0, "reason": "overheat"}), "Ada wins the duel."),
    ],
)
def test_a_sentence_of_the_log(event: Event, sentence: str) -> None:
    assert DuelWords(LIBRARY, TEXTS, ("Ada", "Bo")).sentence(event) == sentence


def test_a_result_says_how_the_loser_lost() -> None:
    rules = load("scrap_knights")
    state = rules.new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 1)
    state.players[1].heat, state.players[1].hp = 8, 3  # type: ignore[attr-defined]
    words = DuelWords(LIBRARY, TEXTS, ("Ronin", "Bulwark"))
    end = rules.view(state, None)
    assert words.reason(0, "overheat", end) == "Bulwark overheated at 8 heat"  # type: ignore[arg-type]
    assert words.reason(0, "round_limit", end) == "12 HP against 3 at the end"  # type: ignore[arg-type]


@pytest.mark.slow
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
        assert outcome is not None and words.reason(outcome.winner, outcome.reason, match.view(None))  # type: ignore[arg-type]
    assert {"damage", "flip", "miss", "link", "ult", "over"} <= said


def test_choices_read_like_words() -> None:
    words = DuelWords(LIBRARY, TEXTS, ("Ada", "Bo"))
    rules = load("scrap_knights")
    assert words.action(rules.parse("act parry_shield -2")) == "Parry Shield, priority −2"
    assert words.action(rules.parse("act parry_shield 2")) == "Parry Shield, priority +2"
    assert words.action(rules.parse("act thruster_launch 3 closer")) == "Thruster Launch, 3 closer"
    assert words.action(rules.parse("act machina_deus slash")) == "Machina Deus, naming Slash"
    assert words.action(rules.parse("act dolphin_crash overcharge")) == "Dolphin Crash, overcharged"
    assert words.action(rules.parse("act slash + dash closer")) == "Slash + Dash, closer"
    assert words.action(rules.parse("act none")) == "No ACT"
    assert words.action(UseBot("md_dash", 1)) == "MD-Dash, farther"
    assert words.action(SpendToken("blitz", "slash")) == "Blitz on Slash"
    assert words.action(SpendToken("blitz")) == "Blitz"
    assert words.action(ChooseNumber(3)) == "3"
    assert words.action(ChooseWord("overcharge")) == "Overcharge"
    assert words.action(ChooseWord("none"), "overcharge") == "No overcharge"
    assert words.action(ChooseWord("none"), "shuffle") == "Stop"
    assert words.action(Pass()) == "Pass"
