"""A deck that runs out is counted down, and its end is seen and told."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.events import Event
from game.ui.kit.guard import SETTLING
from game.ui.tables.dino_battles.choreography import SHOWS
from game.ui.tables.dino_battles.ending import make_ending
from game.ui.tables.dino_battles.shows import deck_shows
from game.ui.tables.dino_battles.zones import ZonePile
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

EMPTY = {"attack": 0, "evade": 0, "defend": 0}
SIDE = {"dinos": [dino("utahraptor"), None, None, None], "combat_deck": EMPTY}
DECK_OVER = Event("over", {"winner": 1, "reason": "deck", "knockouts": [0, 0]})


def near_the_end(folder: Path, cards: int = 0) -> Driver:
    """Postcombat; Bo has passed, and Ada's hand is full, with so many cards in her deck."""
    ada = {**SIDE, "hand": ["evade"] * 6, "deck": ["evade"] * cards}
    bo = {**SIDE, "hand": [], "deck": ["attack"] * 20}
    return table(folder, start=main_phase(ada, bo, phase="postcombat", passes=1), reduce_motion=False)


def shown(driver: Driver, monkeypatch: pytest.MonkeyPatch, event: Event) -> list[str]:
    """What the show of an event writes over the arena."""
    said: list[str] = []
    board = scene_of(driver).board

    def band(_: Any, seat: int, text: str, *rest: Any, **more: Any) -> None:
        said.append(text)

    def written(place: tuple[int, int], text: str, *rest: Any, **more: Any) -> None:
        said.append(text)

    monkeypatch.setattr(deck_shows, "call_band", band)
    monkeypatch.setattr(board.stage, "number", written)
    view: Any = board.view
    SHOWS.perform(board, view, event, view, 1000)
    return said


def test_an_empty_deck_is_called_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(near_the_end(tmp_path), monkeypatch, DECK_OVER) == ["DECK EMPTY!"]


def test_it_is_told_whose_deck_ended_a_battle(tmp_path: Path) -> None:
    driver = near_the_end(tmp_path)
    session = scene_of(driver).session
    driver.rest(SETTLING)
    driver.press("pass")
    assert session.match.outcome is not None and session.match.outcome.reason == "deck"
    told = "*Ada* drew the last card of the deck. Knock-outs: *Ada* 0, *Bo* 0."
    assert make_ending(session).decided == told


def test_the_last_cards_are_counted_as_a_turn_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = near_the_end(tmp_path, cards=3)
    deck = driver.control("own deck")
    assert isinstance(deck, ZonePile) and deck.scarce
    turn = Event("turn", {"turn": 2, "initiative": 0})
    assert shown(driver, monkeypatch, turn) == ["TURN 2", "Ada's deck: 3 cards left"]


def test_the_end_of_a_deck_is_shown_longer_than_that_of_a_knock_out() -> None:
    blow = Event("over", {**DECK_OVER.facts, "reason": "knockouts"})
    assert deck_shows.over_length(DECK_OVER) > 2 * deck_shows.over_length(blow)
