"""What was learned: kept over restarts, with the best stars; a file with errors is put aside."""

from pathlib import Path

import pytest

from game.storage.progress import Left, Progress, load_progress, progress_file, save_progress
from tests.storage.told import told

KEY = "scrap_knights/first_duel"
LEFT = Left(3, (0, 0, 0, 0), (), 1)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = progress_file(tmp_path / "saves")
    progress = Progress()
    progress.finish("scrap_knights/heat", 2)
    progress.leave(KEY, Left(4, (0, 0, 0, 0, 2), ("0 act dash closer", "1 act stab"), 1))
    assert save_progress(progress, path) is None
    assert load_progress(path) == (progress, None)
    assert path == tmp_path / "progress.json"


def test_nothing_learned_yet_is_no_error(tmp_path: Path) -> None:
    assert load_progress(tmp_path / "progress.json") == (Progress(), None)


def test_the_best_result_is_kept() -> None:
    progress = Progress()
    progress.leave(KEY, LEFT)
    progress.finish(KEY, 3)
    progress.finish(KEY, 1)
    assert progress.stars == {KEY: 3} and progress.left == {} and progress.last == KEY


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "is empty"),
        ("{", "is damaged"),
        ('{"format": 1, "progress": {"stars": {"a": 9}}}', "has a wrong field"),
        ('{"format": 2, "progress": {}}', "was written by a newer version"),
    ],
)
def test_a_file_with_errors_is_put_aside(tmp_path: Path, content: str, reason: str) -> None:
    path = tmp_path / "progress.json"
    path.write_text(content, encoding="utf-8")
    progress, problem = load_progress(path)
    assert progress == Progress() and problem is not None and reason in told(problem)
    assert save_progress(progress, path) is None
    assert (tmp_path / "progress.json.kept-1").read_text(encoding="utf-8") == content
    assert load_progress(path) == (Progress(), None)


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    problem = save_progress(Progress(), tmp_path / "file" / "progress.json")
    assert problem is not None and told(problem).startswith("What you have learned could not be saved: ")
