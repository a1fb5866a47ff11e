"""Attacks of a picked Scrapbot say what comes of them, and a second click on it changes nothing."""

from pathlib import Path

from game.ui.paint.text import balanced
from game.ui.tables.scrapbots.panels.rich_button import RichButton
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table


def picked(folder: Path, energy: int = 6, card: str = "sentinel") -> Driver:
    players = [
        {"energy": energy, "lanes": [bot(card), None, None]},
        {"lanes": [bot("drone", 20), None, None]},
    ]
    driver = table(folder, "person", "greedy", start={"players": players})
    driver.click("own lane 1")
    return driver


def test_an_attack_says_what_comes_of_it_and_the_best_is_gold(tmp_path: Path) -> None:
    driver = picked(tmp_path)
    best = driver.control("attack 1")
    assert isinstance(best, RichButton) and "Drone" in best.words and best.primary
    back = driver.control("Put back")
    assert back.shown == "BACK"  # type: ignore[attr-defined]
    assert "card" not in lanes(driver).bay_note()


def test_an_attack_says_what_else_it_does(tmp_path: Path) -> None:
    """Two attacks with the same damage looked alike, and the dearer one the worse."""
    driver = picked(tmp_path, card="drone")
    cheap, dear = driver.control("attack 0"), driver.control("attack 1")
    assert isinstance(cheap, RichButton) and isinstance(dear, RichButton)
    assert "draw 1 card" in dear.words and "draw" not in cheap.words


def test_a_second_click_keeps_a_scrapbot_picked(tmp_path: Path) -> None:
    driver = picked(tmp_path)
    driver.click("own lane 1")
    assert "attack 1" in driver.names() and not lanes(driver).session.match.record


def test_two_lines_of_a_button_are_about_as_long() -> None:
    """A number stood alone in the second."""
    layout = balanced("4 :energy:: heads: Enforcer 50 to 20", 20, 230, (255, 255, 255))
    ends = [max(x + image.get_width() for image, x in pieces) for _, pieces in layout.lines]
    assert len(ends) == 2 and min(ends) > 0.6 * max(ends), ends
