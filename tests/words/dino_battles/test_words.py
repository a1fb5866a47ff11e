"""Card texts and log sentences of Dino Battles: made from the data that the rules run on."""

from typing import Any

import pytest

from game.content.dino_battles import shipped_library
from game.content.dino_battles.statuses import STATUSES, Status
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import Decision
from game.rules import load
from game.ui.paint.text import plain
from game.words.dino_battles.card_text import card_text
from game.words.dino_battles.log_text import SILENT, TableWords
from game.words.dino_battles.recap import turn_events, turn_lines
from game.words.dino_battles.table_text import BattleWords
from game.words.messages import shipped_messages

LIBRARY = shipped_library()
TEXTS = shipped_messages("dino_battles")
WORDS = TableWords(LIBRARY, TEXTS, ("Ada", "Bo"))


def card_texts() -> dict[str, str]:
    return {key: card_text(card, TEXTS) for key, card in LIBRARY.cards.items()}


@pytest.mark.parametrize(("card", "text"), card_texts().items(), ids=card_texts())
def test_a_card_is_written_in_whole_sentences(card: str, text: str) -> None:
    assert text and "{" not in text and "None" not in text and text.count("*") % 2 == 0
    words = plain(text).strip()
    assert words.endswith("."), text
    for sentence in words.removesuffix(".").split(". "):
        assert sentence.strip()[0].isupper(), sentence


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("tyrannosaurus", "Wound 1: its damage gives a Wound token. Crushing Bite: total +8."),
        (
            "pachycephalosaurus",
            "Paralyze: its damage paralyzes for the rest of this combat.",
        ),
        ("steel_claws", "ATK +3."),
        ("nanite_gel", "One of your Dinosaurs gets 20 HP back."),
        ("smoke_screen", "When you evade an attack: your total gets +4."),
        ("dome_shield", "Your active Dinosaur has DEF +1."),
        ("adrenaline", "After the dice of an exchange: your total gets +4."),
        ("rust_bomb", "Destroy one Upgrade of an enemy Dinosaur."),
        ("scavenge", "Take one Combat Card of your choice from your Junk into your hand."),
        (
            "ankylosaurus",
            "Spiked 5: damaging it costs 5 HP. "
            "Tail Club: total +4, a hit paralyzes for 2 rounds. "
            "Shell Slam: enemy −6 in any counterattack.",
        ),
        (
            "brace",
            "After the dice of an exchange: your Dinosaur loses 6 HP less in this exchange, "
            "but not less to spikes or to its own special attack.",
        ),
        (
            "coolant_spray",
            "Before the dice of an exchange: your active Dinosaur is no longer paralyzed.",
        ),
    ],
)
def test_a_text_in_full(card: str, text: str) -> None:
    assert " ".join(plain(card_texts()[card]).split()) == text


def played(seed: int, **options: str) -> Match:
    match, dice = Match(load("dino_battles"), options, seed), Dice(seed)
    while match.decisions:
        decision = match.decisions[0]
        match.act(decision.seat, dice.pick(decision.actions))
    return match


@pytest.mark.parametrize("options", [{}, {"deck_0": "saboteurs", "deck_1": "venom_court"}])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_of_a_game_has_its_sentence(viewer: int | None, options: dict[str, str]) -> None:
    match = played(3, **options)
    for event in match.events:
        shown = event.masked(viewer)
        sentence = WORDS.sentence(shown)
        if event.kind in SILENT:
            assert sentence is None
            continue
        assert sentence and "{" not in sentence and "None" not in sentence, event
        assert "_" not in sentence, event
        assert all(card in LIBRARY.cards for card in WORDS.cards(shown))


def test_a_hidden_card_is_not_told() -> None:
    event = Event("set", {"seat": 0, "card": "nanite_gel"}, ("card",), (0,))
    assert WORDS.sentence(event) == "Ada sets Nanite Gel face down."
    assert WORDS.sentence(event.masked(1)) == "Ada sets an Item face down."


def test_a_played_card_names_its_target() -> None:
    facts = {"seat": 1, "card": "rust_bomb", "on": 2, "dino": "utahraptor", "name": "steel_claws"}
    assert WORDS.sentence(Event("play", facts)) == "Bo plays Rust Bomb on Utahraptor: Steel Claws."


def test_a_prompt_and_the_ends() -> None:
    assert WORDS.prompt(Decision(1, "promote", ())) == "Bo: choose the next active Dinosaur."
    assert WORDS.reason(0, "deck") == "a deck ran out and Ada was ahead"
    assert WORDS.reason(None, "knockouts") == "both got the last knock-out that they needed at once"


def dino(kind: str, **facts: Any) -> Event:
    return Event(kind, {"seat": 0, "place": 0, "dino": "utahraptor", **facts})


def test_a_turn_is_told_the_last_first_and_loading_in_one_line() -> None:
    load_card = Event("load", {"seat": 1, "card": "attack"})
    events = [
        Event("turn", {"turn": 3, "initiative": 1}),
        load_card,
        load_card,
        dino("damage", amount=14, left=20, why="hit"),
        dino("damage", amount=5, left=15, why="spikes"),
        dino("knock_out"),
    ]
    told = [line.text.replace("*", "") for line in turn_lines(WORDS, turn_events([dino("bench"), *events]))]
    assert told == [
        "Ada's Utahraptor was knocked out.",
        "Ada's Utahraptor lost 5 HP to spikes.",
        "Ada's Utahraptor was hit: −14 HP.",
        "Bo loaded 2 Combat Cards.",
    ]
    assert turn_events([dino("bench")]) == ()


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
def test_a_condition_is_told_by_its_own_sentences(status: Status) -> None:
    facts = {"seat": 0, "place": 0, "dino": "utahraptor", "amount": 5, "left": 15}
    hit, ailing = (Event("damage", {**facts, "why": why}) for why in ("hit", status.id))
    told = WORDS.sentence(ailing)
    assert told is not None and told != WORDS.sentence(hit) and "Utahraptor" in told
    assert turn_lines(WORDS, [ailing])[0].text != turn_lines(WORDS, [hit])[0].text
    meaning = BattleWords(LIBRARY, TEXTS, ("Ada", "Bo")).condition(status, 2)
    assert f"{status.loss(2)} HP" in meaning
