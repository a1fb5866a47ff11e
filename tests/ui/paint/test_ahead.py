"""Painting ahead: in order, owners in turns, replaced by newer wishes, and no error lost."""

import threading

import pytest

from game.ui.paint.cache.ahead import Ahead


class Gate:
    """A job that waits until it is let through, so that others line up behind it."""

    def __init__(self) -> None:
        self.begun, self.open = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.open.wait(5)


def held(ahead: Ahead) -> Gate:
    gate = Gate()
    ahead.prepare("gate", [gate])
    assert gate.begun.wait(5)
    return gate


def rest(ahead: Ahead) -> None:
    helper = ahead._helper
    if helper is not None:
        helper.join(5)
    assert not ahead.busy


def test_without_a_helper_nothing_is_done_ahead() -> None:
    done: list[int] = []
    ahead = Ahead()
    ahead.prepare("one", [lambda: done.append(1)])
    ahead.finish(lambda: done.append(2))
    assert not done and not ahead.busy


def test_owners_take_turns_and_what_can_wait_comes_last() -> None:
    done: list[str] = []
    ahead = Ahead(helper=True)
    gate = held(ahead)
    ahead.finish(lambda: done.append("file"))
    ahead.prepare("cards", [lambda: done.append("card 1"), lambda: done.append("card 2")])
    ahead.prepare("blows", [lambda: done.append("blow 1"), lambda: done.append("blow 2")])
    gate.open.set()
    rest(ahead)
    assert done == ["card 1", "blow 1", "card 2", "blow 2", "file"]


def test_newer_jobs_replace_those_of_the_same_owner_only() -> None:
    done: list[str] = []
    ahead = Ahead(helper=True)
    gate = held(ahead)
    ahead.prepare("cards", [lambda: done.append("old")])
    ahead.prepare("blows", [lambda: done.append("blow")])
    ahead.prepare("cards", [lambda: done.append("new")])
    gate.open.set()
    rest(ahead)
    assert sorted(done) == ["blow", "new"]


def test_closing_forgets_what_waits() -> None:
    done: list[int] = []
    ahead = Ahead(helper=True)
    gate = held(ahead)
    ahead.prepare("cards", [lambda: done.append(1)])
    ahead.finish(lambda: done.append(2))
    threading.Timer(0.02, gate.open.set).start()
    ahead.close()
    assert not done and not ahead.busy


def test_an_error_of_a_job_comes_up_once_and_stops_no_other_job() -> None:
    done: list[int] = []

    def broken() -> None:
        raise ValueError("no such picture")

    ahead = Ahead(helper=True)
    ahead.prepare("cards", [broken, lambda: done.append(1)])
    rest(ahead)
    assert done == [1]
    with pytest.raises(ValueError, match="no such picture"):
        ahead.check()
    ahead.check()


def test_what_is_shown_soon_comes_before_all_that_is_not() -> None:
    done: list[str] = []
    ahead = Ahead(helper=True)
    gate = held(ahead)
    ahead.prepare("looks", [lambda: done.append("look 1"), lambda: done.append("look 2")])
    ahead.prepare("blow", [lambda: done.append("blow 1"), lambda: done.append("blow 2")], soon=True)
    gate.open.set()
    rest(ahead)
    assert done == ["blow 1", "blow 2", "look 1", "look 2"]
