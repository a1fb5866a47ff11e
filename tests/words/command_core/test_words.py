"""Card texts and log sentences of Command Core: made from the data that the rules run on."""

from typing import Any

import pytest

from game.content.command_core import shipped_library
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.command_core.topology import TOPOLOGIES
from game.ui.paint.text import plain
from game.words.command_core.card_text import (
    chassis_text,
    directive_text,
    half_text,
    signed,
    upgrade_text,
    weapon_text,
)
from game.words.command_core.log_text import TableWords, cell_name
from game.words.messages import shipped_messages

LIBRARY = shipped_library()
TEXTS = shipped_messages("command_core")
CHASSIS = ("trooper", "scout", "trooper", "scout")


def card_texts() -> dict[str, str]:
    return {
        **{key: chassis_text(card, TEXTS) for key, card in LIBRARY.chassis.items()},
        **{key: weapon_text(card, TEXTS) for key, card in LIBRARY.weapons.items()},
        **{key: upgrade_text(card, TEXTS) for key, card in LIBRARY.upgrades.items()},
        **{key: directive_text(card, TEXTS) for key, card in LIBRARY.directives.items()},
    }


@pytest.mark.parametrize(("card", "text"), card_texts().items(), ids=card_texts())
def test_a_card_is_written_in_whole_sentences(card: str, text: str) -> None:
    assert "{" not in text and "None" not in text and text.count("*") % 2 == 0
    words = plain(text).strip()
    assert words.endswith((".", *"0123456789")), text
    for sentence in words.split(". "):
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("railgun", "6 dice at distance 3–8. Arcs: front. Firing costs 2 Flux or Surge."),
        ("repeater", "2 dice at distance 1–5. Arcs: front, left, right. Firing gains 1 Surge."),
        ("gyro", "One more evade die."),
        ("charge", "Move 3 cells forward. Combo after a blue card: 0."),
        ("reverse", "Move 1 cell back. Combo before a red card: +1."),
        ("convoy", "Move 1 cell forward. Combo between two blue cards: +2."),
        (
            "momentum",
            "Move 2 cells forward. Combo after two blue cards: +2. Combo after a blue card: 0.",
        ),
    ],
)
def test_a_text_in_full(card: str, text: str) -> None:
    assert plain(card_texts()[card]) == text


@pytest.mark.parametrize("card", LIBRARY.directives)
def test_a_directive_says_its_combos(card: str) -> None:
    for half in LIBRARY.directives[card].halves:
        text = plain(half_text(half, TEXTS))
        for combo in half.combos:
            assert f": {signed(combo.delta)}." in text and all(one in text for one in combo.wanted.values())


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("board", ["square", "hex"])
def test_whole_games_can_be_told(board: Any) -> None:
    words = TableWords(LIBRARY, TEXTS, ("Ada", "Brunel"), CHASSIS, board)
    for seed in range(6):
        match = Match(load("command_core"), {"board": board, "squad_0": "drill", "squad_1": "drill"}, seed)
        dice = Dice(seed)
        while match.decisions:
            decision = match.decisions[0]
            assert "Ada" in words.prompt(decision) or "Brunel" in words.prompt(decision)
            match.act(decision.seat, dice.pick(decision.actions))
        for event in match.events:
            for seat in (0, 1, None):
                sentence = words.sentence(event.masked(seat))
                assert sentence and "{" not in sentence and "None" not in sentence, sentence
        assert match.outcome is not None
        assert words.reason(match.outcome.winner, match.outcome.reason)


def test_a_facing_has_the_word_of_its_board_as_the_near_side_sees_it() -> None:
    face = Event("face", {"seat": 0, "mech": 1, "chassis": "scout", "facing": 2})
    said = []
    for board in ("square", "hex"):
        words = TableWords(LIBRARY, TEXTS, ("Ada", "Brunel"), CHASSIS, board)
        for words.near in (0, 1):
            said.append(words.sentence(face))
    assert said == [
        "Scout B faces to the right.",
        "Scout B faces to the left.",
        "Scout B faces to the lower right.",
        "Scout B faces to the upper left.",
    ]


def test_a_turn_is_told_from_the_mech_that_turns_in_the_degrees_of_its_board() -> None:
    said = []
    for board in ("square", "hex"):
        words = TableWords(LIBRARY, TEXTS, ("Ada", "Brunel"), CHASSIS, board)
        for by in (-1, 2):
            facts = {"seat": 0, "mech": 1, "chassis": "scout", "facing": 2, "turned": by}
            said.append(words.sentence(Event("turn", facts)))
    assert said == [
        "Scout B turns 45° left.",
        "Scout B turns 90° right.",
        "Scout B turns 60° left.",
        "Scout B turns 120° right.",
    ]


def test_the_other_seat_hears_that_a_slot_is_filled_and_not_with_what() -> None:
    words = TableWords(LIBRARY, TEXTS, ("Ada", "Brunel"), CHASSIS)
    facts = {"seat": 0, "mech": 0, "chassis": "trooper", "slot": 1, "card": "sprint", "flipped": False}
    event = Event("program", facts, hidden=("card", "flipped"), seen_by=(0,))
    assert words.sentence(event.masked(0)) == "Trooper A, slot 2: Sprint."
    assert words.sentence(event.masked(1)) == "Ada fills slot 2 of Trooper A."


def test_a_line_of_the_log_opens_the_cards_that_it_names() -> None:
    words = TableWords(LIBRARY, TEXTS, ("Ada", "Brunel"), CHASSIS)
    assert words.cards(Event("deplete", {"card": "gyro"})) == ("gyro",)
    assert words.cards(Event("attack", {"weapon": "railgun"})) == ("railgun",)
    assert words.cards(Event("crit", {"cards": ["gyro", "hold"]})) == ("gyro", "hold")
    assert words.cards(Event("combat", {})) == ()


@pytest.mark.parametrize("board", TOPOLOGIES)
def test_every_cell_has_a_name_of_a_letter_and_a_number_from_one_on(board: Any) -> None:
    names = [cell_name(cell, board) for cell in TOPOLOGIES[board].cells]
    assert len(set(names)) == len(names)
    rows, last = (10, "J10") if board == "square" else (9, "K9")
    assert names[0] == "A1" and names[-1] == last
    assert all(name[0].isalpha() and 1 <= int(name[1:]) <= rows for name in names)


def test_blank_dice_are_told_by_their_number() -> None:
    library = shipped_library()
    words = TableWords(library, shipped_messages("command_core"), ("Ada", "Brunel"), ["trooper"])
    faces = library.dice["attack"].faces
    blank, hit = faces.index("blank") + 1, faces.index("hit") + 1
    facts = {"seat": 0, "mech": 0, "chassis": "trooper"}
    told = [words.sentence(Event("roll", {**facts, "dice": dice})) for dice in ([blank, hit, blank], [blank])]
    assert [str(one).split("rolls ")[1] for one in told] == [":hit: 2 blank.", "blank."]
