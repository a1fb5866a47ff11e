"""Changes of a side can be taken back and made again."""

from hypothesis import given
from hypothesis import strategies as st

from game.ui.workshop.history import MOST_STEPS, History


@given(st.lists(st.one_of(st.integers(0, 3), st.sampled_from(["undo", "redo"])), max_size=40))
def test_undo_and_redo_walk_along_the_versions(steps: list[int | str]) -> None:
    history, versions, at = History(0), [0], 0
    for step in steps:
        if step == "undo":
            assert history.undo() == (at > 0)
            at = max(0, at - 1)
        elif step == "redo":
            assert history.redo() == (at < len(versions) - 1)
            at = min(len(versions) - 1, at + 1)
        elif isinstance(step, int):
            assert history.change(step) == (step != versions[at])
            if step != versions[at]:
                versions, at = [*versions[: at + 1], step], at + 1
        assert history.present == versions[at]
        assert history.can_undo == (at > 0)
        assert history.can_redo == (at < len(versions) - 1)


def test_only_so_many_changes_can_be_taken_back() -> None:
    history = History(0)
    for version in range(1, MOST_STEPS + 21):
        history.change(version)
    while history.undo():
        pass
    assert history.present == 20
