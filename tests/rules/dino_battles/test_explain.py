"""Every refusal is a sentence, and the right one."""

from typing import Any

import pytest
from game.rules.dino_battles.explain import Explainer

from game.content.texts import shipped_texts
from game.engine.rules import complete_options
from game.rules import load
from game.rules.dino_battles.log_text import TableWords

RULES: Any = load("dino_battles")
EXPLAIN = Explainer(TableWords(RULES.library, shipped_texts("dino_battles"), ("Ada", "Bo")), RULES.catalogue)


def view(phase: str = "precombat", **own: Any) -> Any:
    """Seat 0's view of a turn in which it has the initiative."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player in data["players"]:
        player.update(hand=["attack"], comp=[])
        player["dinos"] = [{"card": "utahraptor"}, {"card": "compsognathus"}]
    data["players"][0].update(own)
    return RULES.view(RULES.restore(data | {"phase": phase, "initiative": 0}), 0)


FULL = [{"card": "utahraptor"}] * 4
BEARER = [{"card": "triceratops"}, {"card": "utahraptor", "upgrades": ["steel_claws"]}]


@pytest.mark.parametrize(
    ("shown", "card", "sentence"),
    [
        (view(dinos=FULL), "triceratops", "Your bench has three Dinosaurs already."),
        (
            view(dinos=FULL[:1]),
            "steel_claws",
            "Steel Claws is attached to a benched Dinosaur, and you have none.",
        ),
        (view(dinos=BEARER), "steel_claws", "A Dinosaur bears one Steel Claws at most."),
        (view(items=["nanite_gel"] * 5), "smoke_screen", "All five places for Items are taken."),
        (view(), "adrenaline", "Adrenaline is used after the dice."),
        (view(), "rust_bomb", "Rust Bomb would do nothing now."),
        (view("combat", combat_deck={"attack": 1, "evade": 0, "defend": 0}), "attack", None),
        (
            view("combat", combat_deck={"attack": 1, "evade": 0, "defend": 0}),
            "nanite_gel",
            "Nanite Gel is set face down in a main phase first.",
        ),
    ],
)
def test_a_card_that_cannot_be_used(shown: Any, card: str, sentence: str | None) -> None:
    assert EXPLAIN.card(shown, 0, card) == (sentence or "Attack is for your main phase.")


def test_whose_turn_it_is_comes_first() -> None:
    assert EXPLAIN.card(view(), 1, "attack") == "Ada is to choose now."
    assert EXPLAIN.place(view(), 1, 0, 1) == "Ada is to choose now."
    assert EXPLAIN.answer(view(), 1, "evade") == "Ada is to choose now."


def test_a_switch_says_what_is_missing() -> None:
    dear = [{"card": "triceratops"}, {"card": "utahraptor"}]
    assert EXPLAIN.switch(view(dinos=dear), 0) == "Cards that the switch costs: 2. Cards in your hand: 1."
    assert EXPLAIN.switch(view(dinos=FULL[:1]), 0) == "There is no Dinosaur on your bench."
    assert EXPLAIN.switch(view("combat", first_move=True), 0) == "That is not asked now."


def test_places_say_who_stands_there() -> None:
    shown = view()
    assert EXPLAIN.place(shown, 0, 1, 1, "rust_bomb") == (
        "Compsognathus is camouflaged: your cards cannot target it."
    )
    assert EXPLAIN.place(shown, 0, 0, 3) == "Nobody is there."
    assert EXPLAIN.place(shown, 0, 0, 0, "steel_claws") == "Upgrades are attached to benched Dinosaurs only."


def test_moves_say_which_cards_are_missing() -> None:
    shown = view("combat", combat_deck={"attack": 1, "evade": 0, "defend": 0}, first_move=True)
    assert EXPLAIN.answer(shown, 0, "evade") == "There is no Evade card in your Combat Deck."
    assert EXPLAIN.answer(shown, 0, "attack", 1) == (
        "Leaping Slash costs Attack, Evade, and your Combat Deck lacks them."
    )
