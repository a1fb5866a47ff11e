"""A card plays its own family of effects, else that of its kind; the check finds what belongs to none."""

from pathlib import Path

from game.content.check import check_content
from game.content.effects import NO_EFFECT, shipped_effects
from game.rules import CONTENTS, GAMES


def test_a_card_without_an_entry_plays_that_of_its_kind() -> None:
    effects = shipped_effects().games["scrap_knights"]
    assert effects.family("slash", "attack") == "slash"
    assert effects.family("a_card_to_come", "attack") == effects.kinds["attack"]
    assert effects.family("a_card_to_come", "no_such_kind") == NO_EFFECT


def test_an_entry_for_no_card_is_reported(data: Path) -> None:
    path = data / "art" / "card_effects.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("    fishslap:", "    fishslop:"))
    words = {game: spec.match_words for game, spec in GAMES.items()}
    problems, _ = check_content(data, dict(CONTENTS.items()), words)
    assert "art/card_effects.yaml: scrap_knights, cards: unknown card 'fishslop'" in map(str, problems)
