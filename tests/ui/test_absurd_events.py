"""Events with values that no device sends: the window takes them and goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import GAMES
from game.ui.events import MOST_PIXELS, MOST_STEPS, MOST_TEXT, limited
from game.ui.tables.session.launch import new_match
from tests.examples import examples
from tests.ui.driver import Driver

HUGE = [100_000, -100_000, 2**31 - 1, -(2**31), 2**31, 2**63, -(2**63), 10**30]
numbers = st.sampled_from([0, 1, -1, 7, 400, *HUGE])
places = st.tuples(numbers, numbers)
inside = st.tuples(st.integers(0, 1279), st.integers(0, 719))
positions = inside | places
texts = st.sampled_from(["a", "", "W" * 100_000, "\ud800" * 5000, "\0", "é" * 2000])


def _event(kind: int, **facts: st.SearchStrategy[Any]) -> st.SearchStrategy[pygame.event.Event]:
    return st.fixed_dictionaries(facts).map(lambda made: pygame.event.Event(kind, made))


EVENTS = st.one_of(
    _event(pygame.MOUSEWHEEL, x=numbers, y=numbers, flipped=st.booleans(), touch=st.booleans()),
    _event(pygame.MOUSEMOTION, pos=positions, rel=places, buttons=st.just((1, 0, 0))),
    _event(pygame.MOUSEBUTTONDOWN, pos=positions, button=st.sampled_from([1, 3, 10**9])),
    _event(pygame.MOUSEBUTTONUP, pos=positions, button=st.sampled_from([1, 3, 10**9])),
    _event(pygame.TEXTINPUT, text=texts),
    _event(pygame.KEYDOWN, key=numbers, mod=st.just(0), unicode=texts),
    _event(pygame.KEYUP, key=numbers, mod=st.just(0)),
    _event(
        pygame.FINGERMOTION, x=st.floats(), y=st.floats(), dx=st.floats(), dy=st.floats(), finger_id=numbers
    ),
    _event(
        pygame.FINGERDOWN, x=st.floats(), y=st.floats(), dx=st.floats(), dy=st.floats(), finger_id=numbers
    ),
    _event(pygame.MULTIGESTURE, x=st.floats(), y=st.floats(), pinched=st.floats(), rotated=st.floats()),
    _event(pygame.JOYAXISMOTION, axis=st.sampled_from([0, 1, 10**9]), value=st.floats(), instance_id=numbers),
    _event(pygame.JOYBUTTONDOWN, button=st.sampled_from([10**9, -1]), instance_id=numbers),
    _event(pygame.JOYHATMOTION, value=places, hat=numbers, instance_id=numbers),
    _event(pygame.JOYDEVICEADDED, device_index=numbers),
    _event(pygame.JOYDEVICEREMOVED, instance_id=numbers),
)


def to_load(driver: Driver) -> None:
    to_table("scrapbots")(driver)
    driver.context.navigator.go_home()
    driver.app.frame(16)
    driver.click("Load")


def to_name(driver: Driver) -> None:
    driver.click("Settings")
    driver.click("Play")
    driver.click("First seat")


def to_table(game: str) -> Callable[[Driver], None]:
    def go(driver: Driver) -> None:
        new_match(driver.context, game, {}, 7, ("person", "person"), ("Ada", "Bo"))
        driver.to_the_table()

    return go


SCREENS: dict[str, Callable[[Driver], None]] = {
    "title": lambda driver: None,
    "load": to_load,
    "settings": to_name,
    "rulebook": lambda driver: driver.click("Rulebook"),
    **{game: to_table(game) for game in GAMES},
}


WHEELS = [(number, 0) for number in HUGE] + [(0, number) for number in HUGE]
POINTS = [(x, y) for x in range(80, 1280, 160) for y in range(60, 720, 120)]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_wheel_may_turn_as_far_as_it_likes(screen: str, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    SCREENS[screen](driver)
    with driver.unseen():
        for at in POINTS:
            driver.move(at)
            for x, y in WHEELS:
                driver.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=x, y=y, flipped=False, touch=False))
            driver.event(pygame.MOUSEBUTTONDOWN, pos=at, button=2)
            driver.app.handle(
                pygame.event.Event(pygame.MOUSEMOTION, pos=(10**30, -(10**30)), rel=(0, 0), buttons=(1, 0, 0))
            )


@pytest.mark.slow
@pytest.mark.parametrize("index", [0, 99, *HUGE])
def test_a_gamepad_that_is_gone_again(index: int, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.event(pygame.JOYDEVICEADDED, device_index=index)
    driver.event(pygame.JOYDEVICEREMOVED, instance_id=index)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_the_window_survives_absurd_events(screen: str, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    SCREENS[screen](driver)

    @given(event=EVENTS, at=inside)
    @examples(400, share=4)
    def check(event: pygame.event.Event, at: tuple[int, int]) -> None:
        driver.move(at)
        driver.app.handle(event)
        driver.app.frame(16)
        assert driver.context.navigator.running

    with driver.unseen():
        check()


@given(event=EVENTS)
def test_limits_leave_an_ordinary_event_alone(event: pygame.event.Event) -> None:
    """The same object, unless a number is beyond a limit; what is limited stays so."""
    again = limited(event)
    assert limited(again) is again and again.type == event.type
    numbers = [*again.dict.get("pos", ()), *again.dict.get("rel", ())]
    assert all(abs(number) <= MOST_PIXELS for number in numbers)
    if event.type == pygame.MOUSEWHEEL:
        assert abs(again.x) <= MOST_STEPS >= abs(again.y)
        assert (again is event) == (abs(event.x) <= MOST_STEPS >= abs(event.y))
    elif event.type == pygame.TEXTINPUT:
        assert event.text.startswith(again.text) and len(again.text) == min(MOST_TEXT, len(event.text))
    elif not numbers:
        assert again is event
