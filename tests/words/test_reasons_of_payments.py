"""Why a payment is a good choice: never by what it cannot do itself."""

import pytest

from game.words.action_text import stated_reason


@pytest.mark.parametrize("word", ["scrap", "buy"])
@pytest.mark.parametrize("term", ["health", "lanes", "scrapbots", "ready"])
def test_scrap_heals_nobody(word: str, term: str) -> None:
    """A card that bought a crate was said to leave Scrapbots in better health."""
    told = stated_reason("scrapbots", term, action=f"{word} circuitry")
    assert "health" not in told and "best" in told


def test_an_attack_keeps_its_reason() -> None:
    assert "health" in stated_reason("scrapbots", "health", action="attack lane 1 1")
