"""What a hit does beside its HP: foretold as it comes."""

from typing import Any

import pytest

from game.rules.dino_battles.harm import Harm, harm
from tests.rules.dino_battles.test_preview import PREVIEW, fight


def foretold(match: Any, seat: int = 0, special: int = 0) -> Harm:
    return harm(PREVIEW, match.view(None), seat, special)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "attack", "expected"),
    [
        ("dilophosaurus", "attack", Harm((2, 0))),
        ("tyrannosaurus", "attack", Harm((0, 1))),
        ("pachycephalosaurus", "attack", Harm((0, 0), paralyzed=True)),
        ("spinosaurus", "special 1", Harm((0, 3))),
        ("ankylosaurus", "special 1", Harm((0, 0), paralyzed=True, rounds=2)),
        ("mosasaurus", "special 1", Harm((0, 0), drain=5)),
        ("carnotaurus", "special 1", Harm((0, 0), recoil=5)),
        ("gallimimus", "special 1", Harm((0, 0), keep_move=True)),
    ],
)
def test_what_a_hit_brings_is_what_it_does(card: str, attack: str, expected: Harm) -> None:
    match = fight({"card": card, "damage": 20}, {"card": "triceratops"}, [3])
    special = int(attack.split()[1]) if " " in attack else 0
    said = foretold(match, special=special)
    assert said == expected
    state: Any = match.state
    before = state.players[0].dinos[0].damage
    match.act(0, attack)
    match.act(1, "take")
    state = match.state
    hit, dealer = state.players[1].dinos[0], state.players[0].dinos[0]
    assert (hit.poison, hit.wounds) == said.counts
    assert (hit.paralyzed, hit.paralyzed_rounds) == (said.paralyzed, said.rounds)
    # The triceratops is spiked.
    assert dealer.damage - before == 5 + said.recoil - said.drain
    assert (state.active == 0) == said.keep_move


def test_what_is_there_already_is_not_brought_again() -> None:
    match = fight({"card": "dilophosaurus"}, {"card": "triceratops", "poison": 3})
    assert foretold(match).counts == (0, 0)
    match = fight({"card": "dilophosaurus"}, {"card": "triceratops", "poison": 1})
    assert foretold(match).counts == (2, 0)
    match = fight({"card": "pachycephalosaurus"}, {"card": "triceratops", "paralyzed": True})
    assert not foretold(match).paralyzed


def test_nothing_comes_where_a_dinosaur_is_immune() -> None:
    match = fight({"card": "dilophosaurus"}, {"card": "triceratops", "upgrades": ["filter_organs"]})
    assert foretold(match).counts == (0, 0)
