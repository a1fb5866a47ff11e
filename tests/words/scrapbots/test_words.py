"""Cards and the log, in words."""

import re

import pytest

from game.content.rulebook import shipped_rulebook
from game.content.scrapbots import shipped_library
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.scrapbots.state import PLAY_LIMIT, TURN_LIMIT
from game.ui.paint.text import plain
from game.words.messages import shipped_messages
from game.words.scrapbots.card_text import card_text
from game.words.scrapbots.log_text import TableWords

TEXTS = shipped_messages("scrapbots")
SETS = shipped_library().sets


@pytest.mark.parametrize(
    ("edition", "card", "text"),
    [
        ("revised", "sentinel", "*4* :energy: *Energy:* Draw 1 card. Flip a coin. If heads, deal 30 damage."),
        ("revised", "blaster", "*Activate:* Deal 10 damage. Flip a coin. If heads, deal 20 more damage."),
        ("revised", "chainsaw", "*Activate:* Deal 10 damage. *Splash* 10."),
        ("revised", "supply_crate", "*Play for Scrap* :scrap: *or Energy* :energy:*:* you may draw 2 cards."),
        (
            "revised",
            "logic_bomb",
            "*Play for Scrap* :scrap: *or Energy* :energy:*:* you may draw 3 cards."
            " If you do, discard all Wounds from your hand and gain 1 Energy for each.",
        ),
        ("first", "supply_crate", "*Play for Energy* :energy:*:* you may draw 2 cards."),
        ("first", "spare_parts", "*Activate:* Remove this card from the game. Gain 3 Scrap."),
        ("first", "armor_plate", "*Activate:* *Repair* 10. Flip a coin. If heads, *repair* 20 more."),
        (
            "first",
            "repair_kit",
            "*Play for Energy* :energy:*:* you may *repair* 20 on one of your Scrapbots.",
        ),
        (
            "first",
            "fusion_cell",
            "*Play for Energy* :energy:*:* you may *ready* one of your exhausted Scrapbots.",
        ),
    ],
)
def test_a_card_says_what_its_data_does(edition: str, card: str, text: str) -> None:
    cards = SETS[edition]
    assert card_text(cards.cards[card], cards.edition, TEXTS).splitlines()[0] == text


@pytest.mark.parametrize("edition", SETS)
def test_a_card_is_written_in_whole_sentences(edition: str) -> None:
    cards = SETS[edition]
    for card in cards.cards.values():
        for paragraph in card_text(card, cards.edition, TEXTS).splitlines():
            words = plain(paragraph)
            assert words.endswith(".")
            for sentence in words.split(". "):
                assert sentence[0].isupper() or sentence[0].isdigit(), paragraph


@pytest.mark.parametrize("edition", SETS)
def test_a_wound_says_what_it_does_and_who_wins(edition: str) -> None:
    cards = SETS[edition]
    text = card_text(cards.cards[cards.wound], cards.edition, TEXTS)
    assert "draw 2 cards" in text and "the fewest Wounds wins" in text
    assert ("0 Scrap" in text) == cards.edition.wounds_give_scrap


def test_buttons_say_what_they_bring() -> None:
    words = TableWords(SETS["revised"], TEXTS, ("Ada", "Brunel"))
    assert words.effects("scout", 1) == "20 damage, :coin: heads: *splash* 10"
    assert words.effects("drone", 1) == "10 damage, draw 1 card"
    assert words.effects("servomotor") == "*ready* after attack"
    assert words.effects("brain_damage") == ""
    assert plain(words.way("golem", "buy", 0)).strip() == "Buy Golem for 12"
    assert words.way("drone", "attack", 1) == "*4* :energy:*:* 10 damage, draw 1 card"


@pytest.mark.parametrize(
    ("winner", "wounds", "text"),
    [
        (1, [12, 8], "Brunel wins: 8 Wounds against 12."),
        (0, [1, 3], "Ada wins: 1 Wound against 3."),
        (None, [10, 10], "Draw: 10 Wounds each."),
        (None, [0, 0], "Draw: 0 Wounds each."),
    ],
)
def test_the_result_names_the_winner_first(winner: int | None, wounds: list[int], text: str) -> None:
    words = TableWords(SETS["revised"], TEXTS, ("Ada", "Brunel"))
    over = Event("over", {"winner": winner, "reason": "last_wound", "wounds": wounds})
    assert words.sentence(over) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            Event("wound", {"seat": 0, "lane": 1, "count": 1, "wounds_left": 12}),
            "Ada takes 1 Wound. 12 Wounds left",
        ),
        (
            Event("wound", {"seat": 0, "lane": 1, "count": 3, "wounds_left": 1}),
            "Ada takes 3 Wounds. 1 Wound left",
        ),
        (Event("draw", {"seat": 1, "count": 1, "cards": None}), "Brunel draws 1 card."),
        (
            Event("wounds_drawn", {"seat": 1, "count": 1, "draws": 2}),
            "Brunel discards 1 Wound to draw 2 cards.",
        ),
    ],
)
def test_numbers_have_the_right_word(event: Event, text: str) -> None:
    words = TableWords(SETS["revised"], TEXTS, ("Ada", "Brunel"))
    sentence = words.sentence(event)
    assert sentence is not None and sentence.startswith(text)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("edition", SETS)
def test_whole_games_can_be_told(edition: str) -> None:
    words = TableWords(SETS[edition], TEXTS, ("Ada", "Brunel"))
    for seed in range(6):
        match = Match(load("scrapbots"), {"edition": edition}, seed)
        dice = Dice(seed)
        while match.decisions:
            decision = match.decisions[0]
            assert "Ada" in words.prompt(decision) or "Brunel" in words.prompt(decision)
            match.act(decision.seat, dice.pick(decision.actions))
        for event in match.events:
            for seat in (0, 1, None):
                sentence = words.sentence(event.masked(seat))
                assert sentence and "{" not in sentence and "None" not in sentence, sentence
            words.cards(event)
        assert match.outcome is not None
        assert words.reason(match.outcome.winner, match.outcome.reason)


def test_the_other_seat_hears_only_how_many_cards_were_drawn() -> None:
    words = TableWords(SETS["revised"], TEXTS, ("Ada", "Brunel"))
    match = Match(load("scrapbots"), {}, 1)
    while match.state.turn < 3:
        match.act(match.decisions[0].seat, "pass")
    drawn = next(event for event in match.events if event.kind == "draw" and event.facts["seat"] == 0)
    mine, theirs = words.sentence(drawn.masked(0)), words.sentence(drawn.masked(1))
    assert mine is not None and ("Spare Parts" in mine or "Circuitry" in mine)
    assert theirs is not None and plain(theirs).endswith(("draws 3 cards.", "draws 5 cards."))


def test_the_rulebook_says_how_the_editions_cards_differ() -> None:
    """Each changed value with its card, and each card that only one edition has."""
    chapter = next(one for one in shipped_rulebook("scrapbots") if one.id == "editions")
    first, revised = SETS["first"], SETS["revised"]
    for card, change in first.edition.changes.items():
        for field in ("scrap", "energy"):
            value = getattr(change, field)
            if value is not None:
                pattern = rf"{first.cards[card].name}\b[^.(]*?\b{value}\b"
                assert re.search(pattern, chapter.text), card
                assert str(getattr(revised.cards[card], field)) in chapter.text
    for card in set(first.cards) ^ set(revised.cards):
        name = (first.cards.get(card) or revised.cards[card]).name
        assert name in chapter.text
    for word in ("Splash", "Wound in your hand", "Resource's text", "Repair"):
        assert word in chapter.text


def test_the_rulebook_names_the_limits() -> None:
    rulings = next(one for one in shipped_rulebook("scrapbots") if one.id == "rulings")
    titles = {ruling.title for ruling in rulings.rulings}
    assert f"Turn {TURN_LIMIT}" in titles and f"{PLAY_LIMIT} plays" in titles
    assert str(PLAY_LIMIT) in TEXTS.say("decisions", "limit", name="Ada")
