"""A side is shared by its code and its poster, and a friend's code is read before it is kept."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.dino_battles import CONTENT as DINOS
from game.content.scrap_knights import CONTENT as KNIGHTS
from game.content.scrap_knights import MechSide
from game.content.sharing import code_of
from game.rules import CONTENTS
from game.storage.sides import keep_side, read_side_file, sides_folder
from game.ui.kit import text_field
from game.ui.layout.host import Host
from game.ui.layout.theme import PAPER
from game.ui.tables.game_ui import game_ui
from game.ui.workshop import friend_code, own_code
from game.ui.workshop.own_sides import workshop_games
from game.ui.workshop.poster import HIGH, WIDE, PosterWords, poster_tree
from game.ui.workshop.share import ShareScene
from game.ui.workshop.try_it import TryScene
from game.ui.workshop.workshop_ui import WorkshopUI
from tests.ui.workshop.test_hangar import BEGUN, Visit

RONIN = KNIGHTS.sides.ready()["ronin"] if KNIGHTS.sides is not None else None


class Sharing(Visit):
    """The page with the code of the first own mech."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        super().__init__(folder, size, **settings)
        self.click("Share")

    @property
    def page(self) -> ShareScene:
        assert isinstance(self.scene, ShareScene)
        return self.scene


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    keep_side(sides_folder(tmp_path, "scrap_knights"), BEGUN)
    return tmp_path


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied; the last is what is pasted."""
    held: list[str] = []
    monkeypatch.setattr(own_code, "copy_text", held.append)
    for module in (friend_code, text_field):
        monkeypatch.setattr(module, "pasted_text", lambda: held[-1] if held else "")
    return held


def test_the_code_is_copied_and_says_whether_the_side_can_be_played(
    folder: Path, clipboard: list[str]
) -> None:
    driver = Sharing(folder)
    driver.key(pygame.K_c)
    assert clipboard == [code_of(KNIGHTS, BEGUN, driver.page.own.maker)]
    names = [one.name for one in driver.page.host.leaves]
    assert "own fact" in names and "own code" in names


@pytest.mark.slow
def test_the_poster_is_saved_and_its_place_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("IRON_AND_SCALE_HOME", str(tmp_path / "home"))
    driver = Sharing(folder)
    driver.key(pygame.K_p)
    poster = pygame.image.load(tmp_path / "home" / "pictures" / "tin_herald.png")
    assert poster.get_size() == (1280, 1824)


@pytest.mark.slow
def test_a_poster_that_is_dropped_onto_the_window_is_read_and_kept_on_demand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("IRON_AND_SCALE_HOME", str(tmp_path / "home"))
    driver = Sharing(folder)
    driver.key(pygame.K_p)
    driver.key(pygame.K_ESCAPE)
    driver.event(pygame.DROPFILE, file=str(tmp_path / "home" / "pictures" / "tin_herald.png"))
    assert driver.page.friend.found is not None and driver.page.friend.found.side == BEGUN
    assert driver.kept() == ["Tin Herald"]


def test_a_code_in_a_text_file_is_read_and_other_files_say_what_they_are(
    folder: Path, tmp_path: Path
) -> None:
    driver = Sharing(folder)
    text = tmp_path / "from_bo.txt"
    text.write_text(code_of(KNIGHTS, BEGUN, "Bo") + "\n", encoding="utf-8")
    driver.event(pygame.DROPFILE, file=str(text))
    assert driver.page.friend.found is not None and driver.page.friend.found.maker == "Bo"
    plain = tmp_path / "holiday.png"
    pygame.image.save(pygame.Surface((8, 8)), plain)
    driver.event(pygame.DROPFILE, file=str(plain))
    assert driver.page.friend.found is None and "There is no code in holiday.png" in driver.page.friend.wrong
    driver.event(pygame.DROPFILE, file=str(tmp_path / "gone.png"))
    assert driver.scene is driver.page and driver.page.friend.found is None


def test_the_button_says_that_the_code_was_copied_and_then_offers_it_again(
    folder: Path, clipboard: list[str]
) -> None:
    driver = Sharing(folder)
    driver.click("Copy the code")
    assert driver.page.own.copy_button.text == "Copied to the clipboard"
    driver.rest(3000)
    assert driver.page.own.copy_button.text == "Copy the code"


def test_a_code_is_pasted_from_the_hangar(folder: Path, clipboard: list[str]) -> None:
    driver = Visit(folder)
    clipboard.append(code_of(KNIGHTS, BEGUN, "Bo"))
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert isinstance(driver.scene, ShareScene) and driver.scene.friend.found is not None


@pytest.mark.slow
def test_a_poster_that_cannot_be_saved_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("no folder")
    monkeypatch.setenv("IRON_AND_SCALE_HOME", str(tmp_path / "home"))
    driver = Sharing(folder)
    driver.click("Save the poster")
    assert driver.scene_name == "ShareScene"


def test_a_friend_s_code_is_read_while_it_is_typed_and_kept_on_demand(
    folder: Path, clipboard: list[str]
) -> None:
    assert DINOS.sides is not None
    deck = DINOS.sides.ready()["drill"]
    driver = Sharing(folder)
    clipboard.append(code_of(DINOS, deck, "Bo"))
    driver.click("Paste")
    assert driver.page.friend.found is not None and driver.page.friend.found.side == deck
    assert driver.kept("dino_battles") == []
    driver.click("Keep it")
    assert driver.kept("dino_battles") == ["Drill"]
    driver.key(pygame.K_ESCAPE)
    assert driver.hangar.game == "dino_battles" and driver.hangar.looked_at.side == deck


def test_a_friends_side_is_tried_before_it_is_kept_and_is_kept_once(folder: Path) -> None:
    assert RONIN is not None
    driver = Sharing(folder)
    driver.page.show_text(code_of(KNIGHTS, msgspec.structs.replace(RONIN, name="Thorns"), "Bo"))
    driver.key(pygame.K_t)
    assert isinstance(driver.scene, TryScene) and driver.scene.shown.side.name == "Thorns"
    assert driver.scene.change_button.text == "Back to the code"
    driver.key(pygame.K_ESCAPE)
    assert driver.kept() == ["Tin Herald"]
    for _ in range(2):
        driver.key(pygame.K_RETURN)
    assert driver.kept() == ["Thorns", "Tin Herald"]
    assert not driver.page.friend.keep_button.enabled and driver.page.own.copy_button.primary


def test_a_friends_side_that_cannot_be_played_is_not_tried(folder: Path) -> None:
    driver = Sharing(folder)
    driver.page.show_text(code_of(KNIGHTS, MechSide(name="Half", acts=("slash",)), "Bo"))
    driver.key(pygame.K_t)
    assert driver.scene is driver.page and not driver.page.friend.try_button.enabled


def test_a_side_with_a_card_that_is_gone_has_no_code_and_says_what_to_do(tmp_path: Path) -> None:
    gone = MechSide(name="Longshanks", acts=("slash", "longshot"))
    keep_side(sides_folder(tmp_path, "scrap_knights"), gone)
    driver = Sharing(tmp_path)
    said = [one.name for one in driver.page.host.leaves]
    assert "Take that card out in the builder, and the side has a code." in said
    assert "Copy the code" not in driver.names() and driver.page.host.flaws() == []


def test_a_wrong_sign_is_named_and_nothing_is_kept(folder: Path, clipboard: list[str]) -> None:
    driver = Sharing(folder)
    code = code_of(KNIGHTS, BEGUN)
    sign = "8" if code[5] != "8" else "9"
    clipboard.append(code[:5] + sign + code[6:])
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    near = (code[:5] + sign + code[6:])[4:8]
    assert driver.page.friend.wrong == f'A sign is wrong near "{near}". Compare it with the poster.'
    assert driver.page.friend.found is None and driver.kept() == ["Tin Herald"]
    driver.click("code")
    driver.key(pygame.K_a, pygame.KMOD_LCTRL)
    driver.type("hello")
    assert driver.page.friend.wrong == "That is not a share code of Iron & Scale."


def test_the_same_side_is_recognised(folder: Path, clipboard: list[str]) -> None:
    driver = Sharing(folder)
    clipboard.append(code_of(KNIGHTS, MechSide(name="Another name", acts=BEGUN.acts, ult=BEGUN.ult)))
    driver.click("Paste")
    assert any("Tin Herald" in one.name for one in driver.page.host.leaves if "same" in one.name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 75)],
)
def test_nothing_is_cut_at_any_size(
    folder: Path, clipboard: list[str], size: tuple[int, int], scale: int
) -> None:
    driver = Sharing(folder, size, ui_scale=scale)
    assert driver.page.host.flaws() == []
    assert DINOS.sides is not None
    clipboard.append(code_of(DINOS, DINOS.sides.ready()["drill"], "Bo"))
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert driver.page.host.flaws() == []


@pytest.mark.parametrize("game", [one.id for one in workshop_games()])
def test_every_card_of_a_ready_side_is_on_its_poster_in_large_letters(game: str) -> None:
    sides, later = CONTENTS[game].sides, game_ui(game).workshop
    assert sides is not None and later is not None
    ui: WorkshopUI = later.get()
    for side in sides.ready().values():
        cards = ui.listed(side)
        words = PosterWords(game, side.name, "by Ada", "", cards, "SK1-AAAA-BBBB", ui.place)
        host = Host()
        host.lay(poster_tree(words, lambda surface, place: None), pygame.Rect(0, 0, WIDE, HIGH), 1.0, PAPER)
        shown = {one.name: one.rect.height for one in host.leaves}
        assert all(shown[face.title] >= 18 for face, _ in cards), side.name
        assert not [flaw for flaw in host.flaws() if flaw.kind in ("cut", "leaves")], side.name


def test_a_damaged_picture_leaves_no_signs_in_the_field(folder: Path, tmp_path: Path) -> None:
    driver = Sharing(folder)
    damaged = tmp_path / "poster.png"
    damaged.write_bytes(b"\x89PNG\x00\x01 half of a picture")
    driver.event(pygame.DROPFILE, file=str(damaged))
    assert driver.page.friend.field.value == "" and "poster.png" in driver.page.friend.wrong


def test_a_friends_code_shows_who_stands_for_its_side_and_how_it_is_played(folder: Path) -> None:
    assert RONIN is not None
    driver = Sharing(folder)
    side = msgspec.structs.replace(RONIN, name="Thorns", plan="Hit first.")
    driver.page.show_text(code_of(KNIGHTS, side, "Bo"))
    names = [one.name for one in driver.page.host.leaves]
    assert "friend's figure" in names and "friend's plan" in names


def another(name: str = BEGUN.name) -> MechSide:
    """A side of the same name with other cards."""
    return MechSide(name=name, acts=("dash", "vent"), plan="Run.")


def test_a_side_whose_name_is_taken_is_kept_beside_the_own_one(folder: Path) -> None:
    driver = Sharing(folder)
    driver.page.show_text(code_of(KNIGHTS, another(), "Bo"))
    said = [one.name for one in driver.page.host.leaves]
    assert "You have another Tin Herald: keep this one as Tin Herald 2, or replace yours." in said
    driver.key(pygame.K_RETURN)
    assert driver.kept() == ["Tin Herald", "Tin Herald 2"]
    driver.key(pygame.K_u)
    assert driver.kept() == ["Tin Herald"] and driver.page.friend.keep_button.enabled
    driver.key(pygame.K_u)
    assert driver.kept() == ["Tin Herald"]


@pytest.mark.parametrize("by_key", [True, False], ids=["keys", "mouse"])
def test_a_side_takes_the_place_of_the_own_one_of_its_name_and_is_taken_back(
    folder: Path, by_key: bool
) -> None:
    driver = Sharing(folder)
    path = sides_folder(folder, "scrap_knights") / "tin_herald.yaml"
    before = path.read_bytes()
    driver.page.show_text(code_of(KNIGHTS, another(), "Bo"))
    for _ in range(2):
        driver.key(pygame.K_x) if by_key else driver.click("Replace mine")
        assert driver.kept() == ["Tin Herald"] and read_side_file(path, MechSide) == another()
        assert "Replace mine" not in driver.names() and not driver.page.friend.keep_button.enabled
        driver.key(pygame.K_u) if by_key else driver.click("Undo")
        assert path.read_bytes() == before and "Replace mine" in driver.names()
    driver.key(pygame.K_x)
    driver.key(pygame.K_ESCAPE)
    assert driver.hangar.looked_at.side == another()
    # The own one was deleted: in the hangar it comes back beside the new one.
    driver.key(pygame.K_u)
    assert driver.kept() == ["Tin Herald", "Tin Herald"] and driver.hangar.looked_at.side == BEGUN


def test_a_side_that_cannot_be_written_replaces_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Sharing(folder)
    driver.page.show_text(code_of(KNIGHTS, another(), "Bo"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.storage.sides.write_bytes", full)
    driver.key(pygame.K_x)
    assert driver.kept() == ["Tin Herald"] and driver.page.friend.kept is None
    path = sides_folder(folder, "scrap_knights") / "tin_herald.yaml"
    assert read_side_file(path, MechSide) == BEGUN


@pytest.mark.parametrize("takes_pictures", [True, False])
def test_the_poster_is_copied_or_the_path_of_the_saved_one(
    folder: Path, clipboard: list[str], monkeypatch: pytest.MonkeyPatch, own_home: Path, takes_pictures: bool
) -> None:
    pictures: list[pygame.Surface] = []

    def copied(picture: pygame.Surface) -> bool:
        pictures.append(picture)
        return takes_pictures

    monkeypatch.setattr(own_code, "copy_picture", copied)
    driver = Sharing(folder)
    driver.key(pygame.K_k)
    assert [one.get_size() for one in pictures] == [(1280, 1824)]
    path = own_home / "pictures" / "tin_herald.png"
    assert clipboard == ([] if takes_pictures else [str(path)]) and path.exists() != takes_pictures


@pytest.mark.parametrize("place", [4, 7, 11])
def test_a_wrong_sign_is_marked_and_typed_anew(folder: Path, clipboard: list[str], place: int) -> None:
    driver = Sharing(folder)
    code = code_of(KNIGHTS, BEGUN, "Bo")
    sign = "8" if code[place] != "8" else "9"
    clipboard.append(code[:place] + sign + code[place + 1 :])
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    driver.click("Mark it")
    field = driver.page.friend.field
    first = place // 5 * 5 - 1
    assert driver.page.form.focus is field and sign in field.selected
    driver.type(code[slice(*field.selection)])
    assert first <= field.caret and driver.page.friend.found is not None
    assert driver.page.friend.found.side == BEGUN and "Mark it" not in driver.names()


def test_a_side_that_one_has_already_is_kept_under_another_name(folder: Path) -> None:
    driver = Sharing(folder)
    driver.page.show_text(code_of(KNIGHTS, BEGUN, "Bo"))
    assert "Replace mine" not in driver.names()
    driver.click("Keep it")
    assert driver.kept() == ["Tin Herald", "Tin Herald 2"]
