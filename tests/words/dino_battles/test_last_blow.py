"""How a battle of Dinosaurs was decided, in words."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.content.dino_battles import shipped_library
from game.engine.events import Event
from game.words.dino_battles.last_blow import last_blow, last_cards
from game.words.dino_battles.log_text import TableWords
from game.words.messages import shipped_messages

FALLS = {"seat": 0, "place": 0, "dino": "compsognathus"}
OVER = Event("over", {"winner": 1, "reason": "knockouts", "knockouts": [0, 3]})


def told(*events: tuple[str, dict[str, Any]], over: Event = OVER) -> str:
    words = TableWords(shipped_library(), shipped_messages("dino_battles"), ("Ada", "Gauge"))
    return last_blow(words, [*(Event(kind, facts) for kind, facts in events), over])


def exchange(answer: str) -> list[tuple[str, dict[str, Any]]]:
    return [
        ("attack", {"seat": 1, "place": 0, "dino": "mosasaurus", "special": 0}),
        ("answer", {"seat": 0, "place": 0, "dino": "compsognathus", "answer": answer, "special": 0}),
        ("totals", {"seat": 1, "answer": answer, "totals": [11, 25]}),
    ]


@pytest.mark.parametrize(
    ("answer", "did"),
    [
        ("take", "took it"),
        ("evade", "tried to evade with 11"),
        ("defend", "defended with 11"),
        ("attack", "struck back with 11"),
    ],
)
def test_an_attack_is_told_with_its_answer_and_what_it_cost(answer: str, did: str) -> None:
    hit = ("damage", {**FALLS, "amount": 14, "left": -1, "why": "hit"})
    assert told(*exchange(answer), hit, ("knock_out", FALLS)) == (
        f"Gauge's *Mosasaurus* attacked with 25, and Ada's *Compsognathus* {did}. "
        "*Compsognathus* lost 14 HP and was knocked out."
    )


def test_poison_needs_no_attack() -> None:
    poison = ("damage", {**FALLS, "amount": 10, "left": 0, "why": "poison"})
    assert told(*exchange("take"), poison, ("knock_out", FALLS)) == (
        "Ada's *Compsognathus* lost 10 HP to poison. Ada's *Compsognathus* was knocked out."
    )


def test_a_battle_that_no_knock_out_ended_has_no_last_blow() -> None:
    over = Event("over", {"winner": 1, "reason": "deck", "knockouts": [0, 2]})
    assert told(("knock_out", FALLS), over=over) == ""


def test_the_last_dinosaur_of_a_side_falls_by_a_blow_as_well() -> None:
    hit = ("damage", {**FALLS, "amount": 14, "left": -1, "why": "hit"})
    over = Event("over", {"winner": 1, "reason": "last_dinosaur", "knockouts": [0, 1]})
    assert told(*exchange("take"), hit, ("knock_out", FALLS), over=over).endswith("was knocked out.")


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ((0, 1), "*Ada* drew the last card of the deck. Knock-outs: *Ada* 2, *Gauge* 1."),
        ((3, 0), "*Gauge* drew the last card of the deck. Knock-outs: *Ada* 2, *Gauge* 1."),
        ((0, 0), "Both decks ran out. Knock-outs: *Ada* 2, *Gauge* 1."),
        ((1, 1), ""),
    ],
)
def test_it_is_told_whose_deck_ran_out(decks: tuple[int, int], said: str) -> None:
    words = TableWords(shipped_library(), shipped_messages("dino_battles"), ("Ada", "Gauge"))
    sides = [SimpleNamespace(deck_size=size, knockouts=2 - seat) for seat, size in enumerate(decks)]
    view: Any = SimpleNamespace(players=sides)
    assert last_cards(words, view) == said
