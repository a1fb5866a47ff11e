"""The rulebook: every page whole, nothing lost between two pages, everything found."""

import re
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.parts.page_text import Footnote, LinkWord, PageText, RulingBox
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.rulebook.search import FRAME, hits, readable
from game.ui.scenes.rulebook.turning import LENGTH
from game.ui.tables.game_ui import all_games
from tests.ui.driver import Driver
from tests.ui.whole_pages import LAYOUTS, look_over

GAMES = [game.id for game in all_games()]


def at_book(folder: Path, game: str = "scrap_knights", **settings: object) -> tuple[Driver, RulebookScene]:
    driver = Driver(folder, **{"reduce_motion": True, **settings})  # type: ignore[arg-type]
    driver.key(pygame.K_F1)
    assert isinstance(driver.scene, RulebookScene)
    if game != driver.scene.game.id:
        driver.click(f"book {game}")
    return driver, driver.scene


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_rulebook_is_whole(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    for size, scale in LAYOUTS:
        scene.resize(size, scale / 100)
        for number, chapter in enumerate(scene.chapters):
            scene.open_chapter(number)
            for spread in range(len(scene.spreads)):
                scene.spread = spread
                scene._show((number, spread))
                look_over(scene, f"in {chapter.id} ({spread}) at {size}, {scale} %")
                for widget in scene.spreads[spread].widgets:
                    inside = scene.book.contains(widget.rect)
                    assert inside, f"{widget.name} leaves the book in {chapter.id} at {size}"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_lost_between_two_pages(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    for number, chapter in enumerate(scene.chapters):
        scene.open_chapter(number)
        widgets = [widget for spread in scene.spreads for widget in spread.widgets]
        runs = [
            run.text
            for text in widgets
            if isinstance(text, PageText)
            for line in text.lines
            for run in line.runs
            if run.kind == "text"
        ]
        assert "".join("".join(runs).lower().split()) == "".join(readable(chapter.text).split())
        rulings = [widget.text for widget in widgets if isinstance(widget, RulingBox)]
        assert rulings == [ruling.text for ruling in chapter.rulings]
        if chapter.kind:
            shown = [widget.face for widget in widgets if isinstance(widget, CardWidget)]
            assert shown == [scene.cards.face(card) for card in scene.cards.kinds[chapter.kind]]


@pytest.mark.slow
def test_page_down_goes_through_the_whole_book_and_page_up_back(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    seen = [(scene.chapter, scene.spread, scene.foot.numbers[0].text)]
    while scene.foot.after.enabled:
        driver.key(pygame.K_PAGEDOWN)
        seen.append((scene.chapter, scene.spread, scene.foot.numbers[0].text))
    assert [int(page) for *_, page in seen] == list(range(2, 2 * len(seen) + 2, 2))
    assert {chapter for chapter, *_ in seen} == set(range(len(scene.chapters)))
    assert scene.contents.pages == [str(page) for page in scene.first_pages]
    driver.key(pygame.K_PAGEDOWN)
    assert driver.context.sound.played[-1] == "refuse"
    back = []
    for _ in seen[1:]:
        driver.key(pygame.K_PAGEUP)
        back.append((scene.chapter, scene.spread, scene.foot.numbers[0].text))
    assert back == seen[-2::-1] and not scene.foot.before.enabled


def test_left_and_right_on_the_contents_turn_pages(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    driver.event(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    assert scene.chapter == 1
    driver.key(pygame.K_LEFT)
    assert scene.chapter == 0


def test_tab_goes_to_a_link_and_enter_opens_it(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    chapter = next(n for n, one in enumerate(scene.chapters) if one.id == "range")
    scene.open_chapter(chapter)
    driver.app.frame(16)
    links = [widget for widget in scene.form.widgets if isinstance(widget, LinkWord)]
    assert [link.word for link in links] == ["resolves", "heat", "Movement"]
    (note,) = (widget for widget in scene.form.widgets if isinstance(widget, Footnote))
    plain = driver.app.window.subsurface(note.rect).copy()
    driver.focus("link resolves")
    assert note.meant() is links[0]
    shown = driver.app.window.subsurface(note.rect)
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(plain, "RGB")
    driver.key(pygame.K_TAB)
    assert scene.form.focus is links[1]
    driver.key(pygame.K_RETURN)
    assert scene.chapters[scene.chapter].id == "goal"
    assert scene.form.focus is scene.contents


@pytest.mark.slow
def test_every_link_can_be_reached_and_leads_to_its_chapter(tmp_path: Path) -> None:
    for game in GAMES:
        _, scene = at_book(tmp_path, game)
        for number, chapter in enumerate(scene.chapters):
            scene.open_chapter(number)
            words = [
                widget
                for spread in scene.spreads
                for widget in spread.widgets
                if isinstance(widget, LinkWord)
            ]
            assert [word.word for word in words] == [word for _, word in chapter.linked_words]
            for word in words:
                word.activate()
                assert scene.chapters[scene.chapter].id == word.link.to


@pytest.mark.slow
def test_the_search_lists_the_chapters_that_have_a_word(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    driver.event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/")
    driver.type("/")
    driver.type("prep deck")
    assert scene.side.search.value == "prep deck"
    found = [scene.chapters[number].id for number in scene.side.shown]
    assert found == ["ults", "building", "rulings", "ult_cards"]
    assert scene.chapters[scene.chapter].id == "ults"
    texts = [widget for widget in scene.spreads[0].widgets if isinstance(widget, PageText)]
    assert any(run.found for text in texts for line in text.lines for run in line.runs)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DOWN)
    assert scene.chapters[scene.chapter].id == "building"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene and len(scene.side.shown) == len(scene.chapters)
    assert scene.chapters[scene.chapter].id == "building"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not scene


def searched(driver: Driver, scene: RulebookScene, wanted: str) -> None:
    """Types anew what is searched for."""
    scene.side.clear_search()
    scene.form.set_focus(scene.side.search)
    driver.type(wanted)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768)])
@pytest.mark.parametrize("game", GAMES)
def test_the_search_opens_the_page_that_has_a_ruling_and_marks_it(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    driver, scene = at_book(tmp_path, game, size=size)
    number, chapter = next((n, one) for n, one in enumerate(scene.chapters) if one.id == "rulings")
    later = 0
    with driver.unseen():
        for ruling in chapter.rulings:
            # The longest part without an icon: what a player might type.
            wanted = max(re.split(r":\w+:|[*\[\]\n]", ruling.text), key=len).strip().lower()[:40]
            searched(driver, scene, wanted)
            assert number in scene.side.shown
            scene.open_chapter(number)
            assert ruling.text in [one.text for one in scene.found if isinstance(one, RulingBox)]
            later += scene.spread > 0
    assert bool(later) == (len(scene.spreads) > 1), "some of them are on later pages"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_search_opens_the_page_that_has_a_card_and_marks_it(tmp_path: Path, game: str) -> None:
    driver, scene = at_book(tmp_path, game)
    with driver.unseen():
        for number, chapter in enumerate(scene.chapters):
            for card in scene.cards.kinds.get(chapter.kind, ())[-3:]:
                title = scene.cards.face(card).title
                searched(driver, scene, title.lower())
                assert number in scene.side.shown
                scene.open_chapter(number)
                faces = [one.face for one in scene.found if isinstance(one, CardWidget)]
                assert title in {face.title for face in faces if face is not None}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_book_is_found_on_its_pages(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    for chapter in scene.chapters:
        for field, text in chapter.texts:
            wanted = max(re.split(r":\w+:|[*\[\]\n]", text), key=len).strip().lower()[:40]
            pages = scene.maker.spreads(chapter, wanted)
            assert any(hits(page.widgets, wanted) for page in pages), f"{chapter.id}, {field}: {wanted}"


@pytest.mark.slow
def test_what_the_search_found_is_framed(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    driver.click("search")
    driver.type("stonewall")
    scene.open_chapter(next(n for n, one in enumerate(scene.chapters) if one.id == "defends"))
    driver.app.frame(16)
    card = next(one for one in scene.found if isinstance(one, CardWidget))
    place = card.rect.left - card.unit(2), card.rect.centery
    assert driver.app.window.get_at(place)[:3] == FRAME
    assert not card.rect.collidepoint(place)


@pytest.mark.slow
def test_the_search_finds_cards_and_says_when_there_is_nothing(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    driver.click("search")
    driver.type("stonewall")
    assert "defends" in {scene.chapters[number].id for number in scene.side.shown}
    driver.type(" xyz")
    assert scene.side.shown == [] and scene.contents.rows == ["Nothing found"]
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    look_over(scene, "with nothing found")
    driver.key(pygame.K_ESCAPE)
    assert len(scene.contents.rows) == len(scene.chapters)


def test_a_page_turns_in_its_time_or_at_once(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path, reduce_motion=False)
    driver.key(pygame.K_PAGEDOWN)
    assert scene.turning.moving
    driver.rest(LENGTH)
    assert not scene.turning.moving
    shown = driver.pixels()
    scene.stale = True
    driver.app.frame(16)
    assert driver.pixels() == shown
    driver.context.change(reduce_motion=True)
    driver.key(pygame.K_PAGEDOWN)
    assert not scene.turning.moving


def test_other_books_are_at_the_foot_of_the_contents(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    driver.press("book scrapbots")
    assert scene.game.id == "scrapbots" and scene.chapter == 0
    assert "book scrap_knights" in driver.names() and "book scrapbots" not in driver.names()


@pytest.mark.slow
def test_a_narrow_book_shows_one_page_at_a_time_and_nothing_is_lost(tmp_path: Path) -> None:
    _, scene = at_book(tmp_path)
    for number in range(len(scene.chapters)):
        scene.open_chapter(number)
        wide = {widget.name for spread in scene.spreads for widget in spread.widgets}
        scene.resize((1280, 720), 1.5)
        assert scene.maker.alone and not scene.foot.numbers[1].visible
        assert all(not (spread.left and spread.right) for spread in scene.spreads)
        names = {widget.name for spread in scene.spreads for widget in spread.widgets}
        cards = {name for name in wide if name.startswith("scrap_knights/")}
        assert cards <= names
        scene.resize((1280, 720), 1.0)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_no_right_page_of_a_first_spread_is_empty(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    for number, chapter in enumerate(scene.chapters):
        scene.open_chapter(number)
        assert scene.spreads[0].right, chapter.title


@pytest.mark.slow
def test_the_list_of_chapters_follows_the_pages_that_are_turned(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path, ui_scale=150)
    for _ in range(60):
        driver.key(pygame.K_PAGEDOWN)
        contents = scene.contents
        assert contents.first <= contents.index < contents.first + contents.fitting
    assert scene.chapter == len(scene.chapters) - 1


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_words_fill_a_page_that_is_alone(tmp_path: Path, game: str, scale: int) -> None:
    """A line on how to go from link to link took the room of a paragraph, and sentences broke above it."""
    _, scene = at_book(tmp_path, game, ui_scale=scale)
    assert scene.maker.alone
    line = scene.maker.unit(30)
    for number in range(len(scene.chapters)):
        scene.open_chapter(number)
        for one, after in pairwise(scene.spreads):
            texts = [text for text in one.widgets if isinstance(text, PageText)]
            going_on = [text for text in after.widgets[:1] if isinstance(text, PageText)]
            if texts and going_on and not going_on[0].lines[0].begins:
                assert scene.maker.left.bottom - texts[-1].rect.bottom < 2 * line


def test_the_meaning_of_a_link_lies_over_the_foot_of_a_page_that_is_alone(tmp_path: Path) -> None:
    _, scene = at_book(tmp_path, ui_scale=150)
    link = next(one for one in scene.form.widgets if isinstance(one, LinkWord))
    (note,) = (widget for widget in scene.form.widgets if isinstance(widget, Footnote))
    words = [one.rect for one in scene.form.widgets if isinstance(one, PageText | RulingBox)]
    assert scene.book.contains(note.rect) and note.rect.collidelist(words) < 0
    keys = [one.rect for one in (scene.foot.before, scene.foot.after)]
    assert all(note.rect.left <= one.left and one.right <= note.rect.right for one in keys)
    assert not [one for one in note.boxes() if one.rect]
    scene.form.go(link)
    assert [one for one in note.boxes() if one.rect]
