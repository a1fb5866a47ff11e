"""What surrounds the board: the curtain's facts, the result's numbers, the list of saves, the rulebook."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from game.content.rulebook import Figure, Piece, Plays, shipped_rulebook
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.ui.gallery.moments import NothingToDraw, table_at
from game.ui.gallery.pictures import random_match
from game.ui.tables.command_core.cutouts import paint_cutout
from game.ui.tables.command_core.ending import damage_dealt
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

GAME = "command_core"
FIGURES = [figure for chapter in shipped_rulebook(GAME) for figure in chapter.figures]


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def session_of(match: Match, folder: Path) -> Session:
    return Session(match, ("person", "person"), ("Ada", "Bo"), folder / "saves")


def test_the_curtain_tells_nothing_of_what_was_written(tmp_path: Path) -> None:
    """The same curtain falls whatever the other side has put into its slots."""
    told = []
    for pick in (0, -1):
        match = Match(load(GAME), {}, 7)
        while match.decisions[0].kind != "program":
            match.act(match.decisions[0].seat, match.decisions[0].actions[0])
        writer = match.decisions[0].seat
        while match.decisions[0].seat == writer:
            match.act(writer, match.decisions[0].actions[pick])
        facts = session_of(match, tmp_path).game_ui.handover_of(session_of(match, tmp_path), 1 - writer)
        told.append((facts.title, facts.ribbon, tuple(facts.facts)))
    assert told[0] == told[1]
    assert "programs are written" in told[0][1] and told[0][0] == "Round 1 of 12"


def test_damage_to_oneself_is_not_dealt_by_the_other_side() -> None:
    def event(kind: str, seat: int, **facts: Any) -> Event:
        return Event(kind, {"seat": seat, "mech": seat, **facts})

    events = [event("result", 1, hits=2), event("damage", 1, amount=2, structure=4)]
    events += [event("strain", 1, hits=1), event("damage", 1, amount=1, structure=3)]
    events += [event("result", 0, hits=3), event("damage", 0, amount=3, structure=3)]
    assert damage_dealt(events, (6, 6)) == (2, 3)


def test_hits_beyond_what_a_mech_had_left_are_no_damage() -> None:
    events = [Event("damage", {"seat": 1, "mech": 0, "amount": 5, "structure": 1})]
    events.append(Event("damage", {"seat": 1, "mech": 0, "amount": 4, "structure": 0}))
    assert damage_dealt(events, (6,)) == (6, 0)


def test_the_result_counts_structure_and_names_the_round(tmp_path: Path) -> None:
    match = random_match(GAME, 3, None)
    ending = game_ui(GAME).ending_of(session_of(match, tmp_path))
    left = [sum(mech.structure for mech in match.state.mechs if mech.seat == seat) for seat in (0, 1)]
    assert ending.counts[0].numbers == tuple(left)
    assert ending.reason.endswith(f"round {match.state.round}")
    assert "wins" not in ending.reason and "Ada has more" not in ending.reason


def test_a_save_says_its_squads_its_map_and_the_structure_of_both(tmp_path: Path) -> None:
    registered = game_ui(GAME)
    options = {"board": "hex", "map": "silo", "squad_0": "tanks", "squad_1": "swarm"}
    assert registered.options_line(options) == "Tanks against Swarm, Silo"
    assert registered.options_line({}) == "square board"
    assert registered.choose_looks(options) == ("hauler", "gnat")
    assert registered.choose_looks({"squad_0": "tanks", "squad_1": "nobody"}) == ("", "")
    state = Match(load(GAME), options, 1).state
    assert registered.standing(state.to_dict()) == state.squad_structure


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.caption)
def test_every_cut_out_is_painted_and_its_own(figure: Any) -> None:
    image = paint_cutout(figure, (300, 220), 1.0)
    colors = {tuple(image.get_at((x, y))) for x in range(20, 280, 6) for y in range(20, 200, 6)}
    assert image.get_size() == (300, 220) and len(colors) > 8


def test_a_cut_out_shows_the_numbers_of_its_mechs_and_what_a_counter_becomes() -> None:
    mechs = [Piece("trooper", (1, 2), 1), Piece("scout", (3, 1), 4, 1)]
    boards = [
        Figure(
            "numbers",
            "board",
            "Numbers",
            Plays(),
            pieces=tuple(structs.replace(one, order=order * number) for one in mechs),
        )
        for order, number in ((0, 1), (1, 1), (1, 2))
    ]
    icons = ("surge", "flux")
    rows = [Figure("numbers", "counters", "Numbers", Plays(), counters=two) for two in (icons, icons[::-1])]
    painted = [pygame.image.tobytes(paint_cutout(one, (300, 220), 1.0), "RGBA") for one in [*boards, *rows]]
    assert len(set(painted)) == len(painted)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", game_ui(GAME).moments)
def test_pictures_of_the_table_can_be_asked_for(tmp_path: Path, moment: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene: Any = table_at(driver.context, GAME, moment, {"squad_0": "brawlers"}, 7, 0)
    way, _, kind = game_ui(GAME).moments[moment].partition(" ")
    if way == "asked":
        assert scene.asked.kind == kind and scene.bottom == scene.asked.seat
    else:
        assert scene.sitting.coming()[0].kind == kind
    with pytest.raises(NothingToDraw):
        table_at(driver.context, "scrapbots", moment, {}, 7, 0)
