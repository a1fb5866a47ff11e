"""The cards that a game's sheet and its rulings name are exactly as they stand there."""

from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
TABLES = sorted((Path(__file__).parent / "reference").glob("*.yaml"))
CASES = [
    (table.stem, kind, card, facts)
    for table in TABLES
    for kind, cards in yaml.safe_load(table.read_text(encoding="utf-8")).items()
    for card, facts in cards.items()
]

NAMES = [f"{game}-{card}" for game, _, card, _ in CASES]


@pytest.mark.default_cases(10)
@pytest.mark.parametrize(("game", "kind", "card", "facts"), CASES, ids=NAMES)
def test_a_card_of_the_sheet_is_as_there(game: str, kind: str, card: str, facts: dict[str, Any]) -> None:
    """Names, lines and points are ours; what a card does is not."""
    text = (ROOT / "data" / game / f"{kind}.yaml").read_text(encoding="utf-8")
    (entry,) = (one for one in yaml.safe_load(text) if one["id"] == card)
    ours = {"id", "name", "points", "plan", "line", "free"}
    assert {key: value for key, value in entry.items() if key not in ours} == facts
