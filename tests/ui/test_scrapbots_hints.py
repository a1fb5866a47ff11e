"""A hint names what its choice comes to in numbers."""

from pathlib import Path
from typing import Any

import pytest

from tests.ui.lanes_table import bot, lanes, table

PLAYERS: list[dict[str, Any]] = [
    {
        "hand": ["chainsaw", "spare_parts", "circuitry", "golem"],
        "scrap": 1,
        "energy": 3,
        "lanes": [bot("scout"), None, None],
    },
    {"lanes": [bot("drone"), None, bot("golem")]},
]


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (["attack lane 1 1"], "Drone 40 to 20."),
        (["scrap spare_parts", "buy drone"], "That makes 3 Scrap; Drone costs 4."),
        (["scrap spare_parts", "scrap circuitry", "buy drone"], "That makes 4 Scrap; Drone costs 4."),
        (["scrap spare_parts"], "That makes 3 Scrap."),
        (["energy circuitry", "attack lane 1 2"], "That makes 4 Energy; the attack costs 5."),
        (["build golem lane 3"], "80 health, opposite Golem."),
        (["build golem lane 2"], "80 health, with nobody opposite."),
        (["buy drone"], "It costs 4 of your 1 Scrap."),
        (["pass"], ""),
    ],
)
def test_a_hint_says_what_its_choice_comes_to(tmp_path: Path, plan: list[str], told: str) -> None:
    scene = lanes(table(tmp_path, "person", "greedy", start={"players": PLAYERS}))
    assert scene.foretell([scene.session.match.rules.parse(one) for one in plan]) == told
