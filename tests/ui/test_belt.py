"""The belt of a recap: which steps are on it, and where."""

import pygame
import pytest

from game.ui.layout.host import Host
from game.ui.tables.scrapbots.panels.belt import State, StepCard, StepPlate, belt

FELT = pygame.Rect(0, 0, 1008, 202)


def plates_of(count: int, now: int) -> list[StepPlate]:
    plates = []
    for number in range(count):
        state: State = "now" if number == now else "done" if number < now else "waiting"
        card = StepCard(f"Step {number + 1}", ("one line", "and another"), None, "card")
        plates.append(StepPlate(card, number + 1, state, lambda: None))
    return plates


@pytest.mark.parametrize("count", [1, 4, 12, 30])
def test_the_running_step_is_always_on_the_belt_right_of_the_heading(count: int) -> None:
    for now in range(count):
        host = Host()
        widgets = host.lay(belt("WHILE YOU LOOKED AWAY", "step", plates_of(count, now), now), FELT, 1.0)
        plates = [one for one in widgets if isinstance(one, StepPlate)]
        (running,) = (one for one in plates if one.state == "now")
        (heading,) = (one for one in host.leaves if one.name == "WHILE YOU LOOKED AWAY")
        assert running.rect.left > heading.rect.right
        assert [one.number for one in plates] == sorted(one.number for one in plates)
        assert all(FELT.contains(one.rect) for one in plates)
        # The belt itself, which they stand on, has no name.
        assert [one for one in host.flaws() if one.name] == []


def test_of_many_steps_those_next_to_the_running_one_are_seen() -> None:
    widgets = Host().lay(belt("Recap", "", plates_of(30, 15), 15), FELT, 1.0)
    shown = [one.number - 1 for one in widgets if isinstance(one, StepPlate)]
    assert 15 in shown and {14, 16} <= set(shown)
    assert shown == list(range(shown[0], shown[-1] + 1))


def test_on_a_small_plate_lines_are_left_out_before_they_are_cut() -> None:
    card = StepCard("Chainsaw on Scout", ("*Sentry Gun:* destroyed.",) * 6, None, "card")
    plate = StepPlate(card, 1, "done", lambda: None)
    plate.place(pygame.Rect(0, 0, 117, 124), 1.0)
    (told,) = (one for one in plate.inside if "Sentry Gun" in one.name)
    assert 1 <= told.name.count("destroyed") < 6 and all(box.fits for box in plate.boxes())
