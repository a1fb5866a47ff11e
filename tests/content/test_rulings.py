"""Rulings: on the page of the rule that they are about, and on the page that lists all of them."""

import pytest

from game.content.rulebook import RULINGS, shipped_rulebook
from game.rules import GAMES


@pytest.mark.parametrize("game", [game for game in GAMES if shipped_rulebook(game)])
def test_the_page_of_rulings_lists_those_of_every_chapter(game: str) -> None:
    chapters = shipped_rulebook(game)
    (page,) = (chapter for chapter in chapters if chapter.id == RULINGS)
    listed = [ruling.text for ruling in page.rulings]
    assert len(set(listed)) == len(listed)
    for chapter in chapters:
        assert {ruling.text for ruling in chapter.rulings} <= set(listed), chapter.id
    assert all(ruling.title for ruling in page.rulings)


@pytest.mark.parametrize("game", ["command_core", "dino_battles"])
def test_a_ruling_on_the_page_of_its_rule_says_what_the_original_leaves_open(game: str) -> None:
    for chapter in shipped_rulebook(game):
        for ruling in chapter.rulings if chapter.id != RULINGS else ():
            assert ruling.source.endswith("."), ruling.text
