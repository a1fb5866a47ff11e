"""Who may be knocked out by an exchange: foretold as the dice bring it."""

from itertools import product
from typing import Any

import pytest

from game.rules.dino_battles.falls import Falls, falls
from tests.rules.dino_battles.test_preview import PREVIEW, RULES, fight


def counted(mine: dict[str, Any], theirs: dict[str, Any], attack: str, answer: str) -> Falls:
    """The shares of all throws in which a Dinosaur is really knocked out."""
    throws = list(product(range(1, 7), repeat=1 if answer == "take" else 2))
    out = [0, 0, 0]
    for dice in throws:
        match = fight(mine, theirs, list(dice))
        match.act(0, attack)
        match.act(1, answer)
        state: Any = match.state
        fell = [player.knockouts for player in reversed(state.players)]
        out = [out[0] + fell[0], out[1] + fell[1], out[2] + (fell == [1, 1])]
    return Falls(*[one / len(throws) for one in out])


@pytest.mark.parametrize(
    ("mine", "theirs", "attack", "answer"),
    [
        # A counterattack may knock out the attacker, the other one, or both.
        (("utahraptor", 58), ("tyrannosaurus", 106), "attack", "attack"),
        # Spikes and recoil do so whatever is answered.
        (("utahraptor", 66), ("triceratops", 95), "attack", "take"),
        (("carnotaurus", 86), ("utahraptor", 50), "special 1", "evade"),
        (("carnotaurus", 96), ("utahraptor", 50), "special 1", "take"),
        # HP that a hit brings back count before the spikes have knocked out nobody.
        (("mosasaurus", 108), ("triceratops", 80), "special 1", "take"),
        (("triceratops", 108), ("tyrannosaurus", 100), "attack", "defend"),
    ],
)
def test_who_falls_is_foretold_as_the_dice_bring_it(
    mine: tuple[str, int], theirs: tuple[str, int], attack: str, answer: str
) -> None:
    sides = [{"card": card, "damage": damage} for card, damage in (mine, theirs)]
    for side in sides:
        card = RULES.library.dinosaurs[side["card"]]
        side["damage"] = min(int(side["damage"]), card.hp - 1)  # type: ignore[call-overload]
    special = int(attack.split()[1]) if " " in attack else 0
    view = fight(*sides).view(0)
    found = falls(PREVIEW, view, 0, answer, special)  # type: ignore[arg-type]
    assert found == pytest.approx(counted(*sides, attack, answer))
    assert found is not None and (found.own or found.other)


def test_of_a_declared_attack_the_answer_is_open() -> None:
    match = fight({"card": "utahraptor", "damage": 60}, {"card": "triceratops", "damage": 100})
    view = match.view(0)
    match.act(0, "attack")
    assert falls(PREVIEW, match.view(1), 0, "attack") == falls(PREVIEW, view, 0, "attack")  # type: ignore[arg-type]
