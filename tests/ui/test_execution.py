"""What is told while programs run, and whose turn it is before that."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.ui.gallery.moments import table_at
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Words
from game.ui.tables.command_core.panels import prompt
from game.ui.tables.command_core.panels.order_strip import Link
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.progress import Run
from game.ui.tables.command_core.table import BoardScene
from game.words.command_core.card_text import signed
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

SQUADS = {"square": ("swarm", "swarm"), "hex": ("giant", "flankers")}


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def told_words(scene: BoardScene, name: str) -> str:
    """The words of a line on the panel, in one string."""
    widget = scene.form.named(name)
    assert isinstance(widget, Words), f"there is no line '{name}'"
    return " ".join(part if isinstance(part, str) else str(part[0]) for part in widget.parts)


def executed(driver: Driver, board: str) -> Iterator[tuple[BoardScene, Run | None]]:
    """Each moment of an execution, from two programs left to chance."""
    scene = open_moment(driver, "program", board, SQUADS[board])
    driver.click("Ready")
    match = scene.session.match

    def places(kind: str) -> list[int]:
        return [place for place, event in enumerate(match.events) if event.kind == kind]

    while match.decisions and not (begin := places("execution"))[1:]:
        # The other side has no part in what is shown.
        match.act(match.decisions[0].seat, match.decisions[0].actions[0])
    while match.decisions and match.events[-1].kind == "crit":
        match.act(match.decisions[0].seat, match.decisions[0].actions[0])
    scene.playback.stop()
    for place in range(begin[1], len(match.events)):
        scene.sitting.show_until(place + 1)
        if scene.view.phase == "execution" and scene.view.crit is None:
            scene.playback.start(scene.line())
            scene.refresh()
            yield scene, scene.board.snapshot.run
            scene.playback.running = False


@pytest.mark.slow
@pytest.mark.parametrize("board", SQUADS)
def test_the_card_at_work_is_told_with_what_it_counts_and_why_it_stops(driver: Driver, board: str) -> None:
    seen = set()
    for scene, run in executed(driver, board):
        assert scene.line(), "the prompt is never blank"
        links = [one.about for one in scene.form.widgets if isinstance(one.about, Link)]
        assert links
        if run is None:
            seen.add("begins")
            continue
        lit = [link for link in links if link.state == "now"]
        number = scene.view.mechs[run.mech].order
        assert [link.number for link in lit] == ([number] if number is not None else [])
        card = scene.form.named("card at work")
        if not any(run.program):
            assert card is None, "chance has drawn nothing yet"
            continue
        assert isinstance(card, DirectiveCard) and card.form == "full"
        counted, _ = scene.board.snapshot.counted(run)
        shown = [widget for widget in scene.form.widgets if widget.name.startswith("reason ")]
        reasons = [widget.text for widget in shown if isinstance(widget, RichText)]
        if run.begun:
            slot = run.at if run.at is not None else run.begun[-1]
            placed = run.program[slot]
            assert placed is not None and card.card == placed.card
            assert any(signed(counted[slot]) in reason for reason in reasons)
            assert f"Slot {slot + 1}" in reasons[0]
            seen.add("counts")
        if run.stopped:
            assert f"stopped by {'the edge' if run.stopped == 'edge' else 'a ' + run.stopped}" in told_words(
                scene, "runs"
            )
            assert any("in the way" in reason for reason in reasons)
            seen.add("stopped")
        total = run.delta if run.delta is not None else sum(counted.values())
        assert signed(total) in told_words(scene, "sum")
        if run.delta is not None:
            seen.add("sum")
    assert {"begins", "counts", "sum"} <= seen


@pytest.mark.slow
def test_the_first_picture_of_a_show_tells_what_happened_last(driver: Driver) -> None:
    scene = table_at(driver.context, "command_core", "execution", {}, 7, 0)
    assert isinstance(scene, BoardScene)
    scene.enter()
    assert scene.playing and scene.line().endswith("reveals its program.")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("moment", "said"),
    [("begin", "decides"), ("face", "turns a mech"), ("place", "places"), ("order", "gives a number")],
)
def test_the_panel_says_in_the_colour_of_the_seat_whose_turn_it_is(
    driver: Driver, moment: str, said: str
) -> None:
    scene = open_moment(driver, moment)
    label = scene.form.named("whose turn")
    assert isinstance(label, Label) and scene.asked is not None
    name = scene.session.names[scene.asked.seat]
    assert label.text == f"{name} {said}"
    assert scene.line().startswith(name) and scene.note(), "the prompt says what to click"


def test_cells_have_one_name_in_log_prompt_and_panel_from_both_sides(driver: Driver) -> None:
    scene = open_moment(driver, "face", "hex")
    placed = [mech for mech in scene.view.mechs if mech.cell is not None]
    cell = placed[0].cell
    assert cell is not None
    name = scene.words.cell(cell)
    place = next(event for event in scene.session.match.events if event.kind == "place")
    assert name in str(scene.words.sentence(place)) and name in prompt.cell_text(scene.board.snapshot, cell)
    assert name[0].isalpha() and int(name[1:]) in range(1, 10)


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_ways_are_told_as_the_near_side_sees_them(driver: Driver, seat: int) -> None:
    for moment in ("face", "order", "program"):
        scene = open_moment(driver, moment)
        if scene.bottom == seat:
            break
    chassis = next(iter(shipped_library().chassis))
    event = Event("face", {"seat": seat, "mech": 0, "chassis": chassis, "facing": scene.first_facing(seat)})
    assert str(scene.words.sentence(event)).endswith("faces up." if scene.bottom == seat else "faces down.")


@pytest.mark.slow
def test_the_mech_that_runs_is_seen_below_what_is_told_of_it(driver: Driver) -> None:
    seen = 0
    for scene, run in executed(driver, "square"):
        figure = scene.form.named("runner")
        if run is None or figure is None or figure.rect.height < scene.board.places.panel.unit(64):
            continue
        told = [one.rect for one in scene.form.widgets if one.name.startswith("reason ")]
        assert figure.rect.top >= max(one.bottom for one in told)
        assert scene.board.places.panel.rect.contains(figure.rect)
        seen += 1
    assert seen > 4


def test_a_skipped_show_says_that_an_own_program_was_stopped(driver: Driver) -> None:
    driver.hurries = False
    scene = open_moment(driver, "program", questions=False)
    match = scene.session.match
    for _ in range(40):
        for _ in range(400):
            driver.app.frame(16)
            if scene.playing and scene.sitting.coming() is not None:
                break
            if scene.asked is not None and not scene.playing:
                break
            pygame.time.wait(1)
        if scene.plans is not None:
            scene.ready()
            continue
        if not scene.playing:
            if scene.asked is not None:
                scene.act(scene.asked.actions[-1])
            continue
        shown = scene.sitting.shown
        driver.context.notices.clear()
        scene.skip()
        skipped = match.events[shown : scene.sitting.shown]
        stops = [one for one in skipped if one.kind == "blocked"]
        told = [scene.words.sentence(one) for one in stops if one.facts["seat"] == scene.bottom]
        assert [one for one in driver.context.notices if one in map(scene.words.sentence, stops)] == [
            *dict.fromkeys(told)
        ]
        if told:
            return
    raise AssertionError("no program was stopped")
