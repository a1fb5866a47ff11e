"""Tweens, their order in time, speed, and what skipping leaves behind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import motion
from game.ui.motion import Call, InTurn, Pause, Timeline, Together, Tween


class Value:
    """A number that remembers what it was."""

    def __init__(self) -> None:
        self.now = -1.0
        self.past: list[float] = []

    def set(self, value: float) -> None:
        self.now = value
        self.past.append(value)


EASES = [motion.linear, motion.ease_out, motion.ease_in_out]


@pytest.mark.parametrize("ease", EASES)
def test_an_ease_begins_and_ends_where_it_should(ease: motion.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0) and ease(1.0) == pytest.approx(1.0)
    assert motion.swing(0.0) == pytest.approx(0) and motion.swing(0.5) == pytest.approx(1)


def test_a_tween_goes_all_the_way_and_no_farther() -> None:
    value = Value()
    timeline = Timeline()
    timeline.add(Tween(value.set, 10, 20, 100, motion.linear))
    assert value.now == 10 and timeline.moving
    timeline.update(50)
    assert value.now == pytest.approx(15)
    timeline.update(500)
    assert value.now == 20 and not timeline.moving
    assert not timeline.update(16)


@pytest.mark.parametrize("speed", [0.5, 1, 2, 4])
def test_speed_shortens_everything(speed: float) -> None:
    value = Value()
    timeline = Timeline(speed)
    timeline.add(InTurn(Pause(100), Tween(value.set, 0, 1, 100)))
    steps = 0
    while timeline.moving:
        timeline.update(5)
        steps += 1
    assert steps == pytest.approx(200 / speed / 5, abs=1)
    assert value.now == 1


def test_one_after_the_other_and_a_call_in_between() -> None:
    first, second = Value(), Value()
    done: list[float] = []
    timeline = Timeline()
    timeline.add(
        InTurn(
            Tween(first.set, 0, 1, 100),
            Call(lambda: done.append(first.now)),
            Tween(second.set, 0, 1, 100),
        )
    )
    timeline.update(99)
    assert not second.past and not done
    timeline.update(1)
    assert done == [1] and second.now == 0
    timeline.update(1000)
    assert done == [1] and second.now == 1


def test_side_by_side_and_staggered() -> None:
    values = [Value() for _ in range(3)]
    timeline = Timeline()
    timeline.add(Together(*(Tween(value.set, 0, 1, 100) for value in values), stagger=50))
    timeline.update(60)
    assert values[0].now > values[1].now >= 0 and not values[2].past
    timeline.update(140)
    assert [value.now for value in values] == [1, 1, 1] and not timeline.moving


def test_skipping_leaves_what_the_end_would_have_left() -> None:
    def make(log: list[str], value: Value) -> motion.Motion:
        return InTurn(
            Tween(value.set, 0, 5, 80),
            Call(lambda: log.append("a")),
            Together(Tween(value.set, 5, 9, 60), InTurn(Pause(20), Call(lambda: log.append("b")))),
        )

    seen, skipped = Value(), Value()
    seen_log: list[str] = []
    skipped_log: list[str] = []
    watched, hurried = Timeline(), Timeline()
    watched.add(make(seen_log, seen))
    hurried.add(make(skipped_log, skipped))
    while watched.moving:
        watched.update(7)
    hurried.update(30)
    hurried.skip()
    assert (seen.now, seen_log) == (skipped.now, skipped_log) == (9, ["a", "b"])
    assert not hurried.moving


def test_without_motion_nothing_is_seen_on_its_way() -> None:
    value, beside = Value(), Value()
    done: list[str] = []
    timeline = Timeline(still=True)
    timeline.add(
        Together(
            Tween(beside.set, 0, 1, 700),
            InTurn(Pause(500), Tween(value.set, 0, 1, 500), Call(lambda: done.append("end"))),
        )
    )
    assert beside.past == [1] and not value.past
    timeline.update(600)
    assert value.past == [1] and not done and timeline.moving
    timeline.update(500)
    assert set(value.past) == set(beside.past) == {1} and done == ["end"] and not timeline.moving


def test_a_call_may_start_the_next_motion_or_skip_the_rest() -> None:
    value = Value()
    timeline = Timeline()
    timeline.add(InTurn(Pause(10), Call(lambda: timeline.add(Tween(value.set, 0, 1, 50)))))
    timeline.update(10)
    assert timeline.moving and value.now == 0
    timeline.add(InTurn(Pause(5), Call(timeline.skip), Pause(5)))
    timeline.update(6)
    assert not timeline.moving and value.now == 1


@given(
    st.lists(st.floats(0, 300), min_size=1, max_size=6),
    st.lists(st.floats(0.5, 200), min_size=1, max_size=80),
)
def test_in_whatever_steps_time_passes_the_calls_come_once_and_in_order(
    pauses: list[float], steps: list[float]
) -> None:
    order: list[int] = []
    parts: list[motion.Motion] = []
    for number, pause in enumerate(pauses):
        parts += [Pause(pause), Call(lambda number=number: order.append(number))]  # type: ignore[misc]
    timeline = Timeline()
    timeline.add(InTurn(*parts))
    for step in steps:
        timeline.update(step)
    timeline.skip()
    assert order == list(range(len(pauses)))
