"""Mistakes in files of messages are reported by `check`."""

from pathlib import Path

import pytest

from game.cli import main
from game.content.problems import Problems
from game.words.check.prose import check_prices
from tests.content.test_check import add, found


@pytest.mark.slow
def test_check_reports_messages_icons_and_idle_files(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = data / "text" / "en" / "scrap_knights.ftl"
    text = path.read_text(encoding="utf-8")
    text = text.replace("triggers-miss =", "triggers-mist =", 1).replace("{ $round }", "{ $lap }")
    path.write_text(text + "log-round = Twice.\nwhat is this\n", encoding="utf-8")
    (data / "text" / "en" / "chess.ftl").write_text("log-mate = Mate.\n", encoding="utf-8")
    add(data, "text/en/rulebook/scrapbots.ftl", "goal-odd = See :nonesuch:.")
    problems = found(data)
    line = len(text.splitlines()) + 2
    for problem in (
        "text/en/scrap_knights.ftl: triggers-miss: is missing",
        "text/en/scrap_knights.ftl: triggers-mist: unused message",
        "text/en/scrap_knights.ftl: log-round: duplicate message",
        f'text/en/scrap_knights.ftl: line {line}: cannot be read: Expected token: "="',
        "text/en/chess.ftl: unused file",
        "text/en/rulebook/scrapbots.ftl: goal-odd: unknown icon ':nonesuch:'",
        "text/en/rulebook/scrapbots.ftl: goal-odd: unused message",
    ):
        assert problem in problems, problems
    assert main(["check", str(data)]) == 1
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.slow
def test_a_file_that_cannot_be_read_is_one_mistake(data: Path) -> None:
    (data / "text" / "en" / "scrapbots.ftl").unlink()
    assert [problem for problem in found(data) if problem.startswith("text/")] == [
        "text/en/scrapbots.ftl: cannot be read: No such file or directory"
    ]
    (data / "text" / "en" / "scrapbots.ftl").write_bytes(b"\xff\xfe")
    assert [problem for problem in found(data) if problem.startswith("text/")] == [
        "text/en/scrapbots.ftl: is not UTF-8 text"
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rulebook/scrapbots", "tips/scrapbots"])
def test_a_file_of_prose_that_cannot_be_read_is_one_mistake(data: Path, name: str) -> None:
    (data / "text" / "en" / f"{name}.ftl").unlink()
    problem = f"text/en/{name}.ftl: cannot be read: No such file or directory"
    assert [one for one in found(data) if one.startswith("text/")] == [problem]


def test_what_a_mistake_costs_is_checked(data: Path) -> None:
    path = data / "text" / "en" / "learn" / "scrap_knights.ftl"
    path.write_text(
        """
hp-rises = { $count } HP gained, which is a lot
hp-falls = { $number } HP lost
mp-rises = Up.
heat-rises = { $count -> *[other] { $count } heat }
heat-falls = { $count ->
    [one] one
   *[other] { $count } heat
 }
""",
        encoding="utf-8",
    )
    problems = Problems()
    check_prices(data, "scrap_knights", ["hp", "heat", "distance"], 24, problems)
    assert {str(problem) for problem in problems} == {
        "text/en/learn/scrap_knights.ftl: hp-rises: more than 24 letters",
        "text/en/learn/scrap_knights.ftl: hp-falls: unknown fact '{ $number }' (known: count)",
        "text/en/learn/scrap_knights.ftl: distance-rises: is missing",
        "text/en/learn/scrap_knights.ftl: distance-falls: is missing",
        "text/en/learn/scrap_knights.ftl: mp-rises: unused message",
    }
