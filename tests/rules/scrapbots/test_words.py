"""Cards and the log, in words."""

import pytest

from game.content.scrapbots import shipped_library
from game.content.texts import shipped_texts
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.rules.scrapbots.card_text import card_text
from game.rules.scrapbots.log_text import TableWords
from game.ui.paint.text import plain

TEXTS = shipped_texts("scrapbots")
SETS = shipped_library().sets


@pytest.mark.parametrize(
    ("edition", "card", "text"),
    [
        ("revised", "sentinel", "*4* :energy:*:* draw 1 :card:, :coin: heads: 30 :damage:."),
        ("revised", "blaster", "*Activate:* 10 :damage:, :coin: heads: 20 :damage: more."),
        ("revised", "supply_crate", "*For :scrap: or :energy::* draw 2 :card:."),
        ("first", "supply_crate", "*For :energy::* draw 2 :card:."),
        ("first", "spare_parts", "*Activate:* Remove this card from the game, gain 3 :scrap:."),
        ("first", "armor_plate", "*Activate:* *repair* 10, :coin: heads: *repair* 20."),
        ("first", "repair_kit", "*For :energy::* *repair* 20 on a friendly Scrapbot."),
    ],
)
def test_a_card_says_what_its_data_does(edition: str, card: str, text: str) -> None:
    cards = SETS[edition]
    assert card_text(cards.cards[card], cards.edition, TEXTS).splitlines()[0] == text


def test_buttons_say_what_they_bring() -> None:
    words = TableWords(SETS["revised"], TEXTS, ("Ada", "Brunel"))
    assert words.effects("scout", 1) == "20 :damage:, :coin: heads: 10 *splash* :splash:"
    assert words.effects("servomotor") == "*ready* this Scrapbot after its next attack"
    assert words.effects("brain_damage") == ""
    assert plain(words.button("buy", "golem")).strip() == "Buy it for 12"
    assert words.button("attack", "scout", cost=5, effects="20 :damage:") == "*5* :energy:*:* 20 :damage:"


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
    assert theirs is not None and plain(theirs).rstrip(".").split()[-1].isdigit()
