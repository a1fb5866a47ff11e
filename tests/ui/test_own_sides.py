"""A match between two home-made sides at the table: begun, saved, continued, verified, played again."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.ai.thought import Thought
from game.cli import main
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import CONTENTS, GAMES, load
from game.storage.save_file import read_save
from game.storage.saves import list_saves, save_path
from game.storage.sides import keep_side, read_side_file, remove_side, sides_folder
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.session import Session
from game.ui.tables.session.summaries import describe
from tests.ui.driver import Driver

WITH_SIDES = [game for game in GAMES if CONTENTS[game].sides is not None]
NAMES = ("Ada", "Brunel")

every_game = pytest.mark.parametrize("game", WITH_SIDES)


def own_sides(game: str, data: Path) -> tuple[dict[str, object], list[Path]]:
    """Options with two sides out of files, and the files."""
    sides, random_side = CONTENTS[game].sides, GAMES[game].random_side
    assert sides is not None and random_side is not None
    folder, dice = sides_folder(data, game), Dice(12)
    paths = [keep_side(folder, random_side(dice, {})) for _ in range(2)]
    return {
        f"{sides.option}_{seat}": read_side_file(path, sides.kind) for seat, path in enumerate(paths)
    }, paths


def play(match: Match, session: Session, choices: int) -> None:
    dice = Dice(3)
    for _ in range(choices):
        if match.decisions:
            decision = match.decisions[0]
            session.act(decision.seat, dice.pick(decision.actions))


@pytest.mark.slow
@every_game
def test_a_match_is_saved_continued_verified_and_played_again_without_its_files(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options, files = own_sides(game, tmp_path)
    saves = tmp_path / "saves"
    session = Session.new(game, options, 4, ("person", "person"), NAMES, saves)
    play(session.match, session, 9)
    for file in files:
        remove_side(file).path.unlink()
    path = save_path(saves, session.match_id)
    assert all(session.match.options[key] == side for key, side in options.items())
    again = Session.resume(read_save(path), saves)
    assert again.match.digest() == session.match.digest() and again.match.options == session.match.options
    assert all(again.looks) and all(game_ui(game).side_names(again.match.options))
    play(again.match, again, 5000)
    assert again.match.outcome is not None
    assert main(["verify", str(path)]) == 0
    assert "moves replay to the saved digest" in capsys.readouterr().out
    rematch = Session.new(game, dict(again.match.options), 5, ("person", "person"), NAMES, saves)
    assert rematch.match.options == session.match.options and rematch.match.digest() != again.match.digest()


@every_game
def test_the_list_of_saves_names_home_made_sides(game: str, tmp_path: Path) -> None:
    options, _ = own_sides(game, tmp_path)
    Session.new(game, options, 4, ("person", "person"), NAMES, tmp_path / "saves")
    (save,) = list_saves(tmp_path / "saves").saves
    said = describe(save, datetime.now(UTC))
    sides = game_ui(game).side_names(load_options(game, options))
    assert all(name in said.story for name in sides), said.story


def load_options(game: str, options: dict[str, object]) -> dict[str, object]:
    return dict(Match(load(game), options, 4).options)


@pytest.mark.default_cases(1)
@every_game
def test_a_table_of_home_made_sides_opens(game: str, tmp_path: Path) -> None:
    options, _ = own_sides(game, tmp_path)
    driver = Driver(tmp_path / "home", reduce_motion=True)
    driver.context.screens.new_match(driver.context, game, options, 4, ("person", "person"), NAMES)
    driver.app.frame(16)
    driver.settle()
    assert driver.pixels()


def test_hints_undone_choices_and_time_are_kept_with_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr("game.ui.tables.session.session.time.monotonic", lambda: clock[0])
    session = Session.new("scrap_knights", {}, 4, ("person", "person"), NAMES, tmp_path)
    first, second = session.match.decisions
    session.tell_hint(first, [(str(first.actions[0]),)], Thought(str(first.actions[0]), ()))
    session.tell_hint(first, [(str(first.actions[0]),)], Thought(str(first.actions[0]), ()))
    session.act(0, first.actions[0])
    clock[0] += 75
    session.undo(1)
    session.act(0, first.actions[1])
    save = read_save(save_path(tmp_path, session.match_id))
    assert (save.hints, save.taken_back, save.seconds) == ((1, 0), (1, 0), 75)
    clock[0] += 1000
    again = Session.resume(save, tmp_path)
    clock[0] += 5
    again.act(1, second.actions[0])
    save = read_save(save_path(tmp_path, session.match_id))
    assert (save.hints, save.taken_back, save.seconds) == ((1, 0), (1, 0), 80)
