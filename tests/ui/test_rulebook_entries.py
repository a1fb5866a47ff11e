"""Every phase has its page, every word of a card its entry, every link leads somewhere, and back again."""

from pathlib import Path

import pygame
import pytest

from game.content.rulebook import find_phase, find_word, paragraph_of
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from game.storage.settings import Settings
from game.ui.kit.card import CardWidget
from game.ui.parts.page_text import PageText
from game.ui.parts.table_parts import TablePartsPicture
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.rulebook.search import found_in, readable
from game.ui.tables.card_words import card_words, face_icons
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_picture import match_at, table_picture
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import TICK, Driver
from tests.ui.sitting import sit_down
from tests.ui.test_books import LAYOUTS, at_book, look_over

every_game = pytest.mark.parametrize("game", PLAYABLE)
MUTE = frozenset({"priority"})
"""Icons that only underline a word beside them."""
LEAST_KINDS = {"scrap_knights": 3, "scrapbots": 1, "command_core": 7, "dino_battles": 7}
"""So many kinds of decisions come up within a few random matches."""


def marked_text(scene: RulebookScene) -> str:
    """The paragraph that is marked on the open pages."""
    texts = [one for one in scene.spreads[scene.spread].widgets if isinstance(one, PageText)]
    lines = [one.lines[number] for one in texts for number in one.marked]
    return " ".join(run.text for line in lines for run in line.runs)


@every_game
def test_every_decision_and_phase_has_a_page(game: str) -> None:
    chapters = game_ui(game).rulebook()
    for moment in GAMES[game].match_words.moments:
        assert find_phase(chapters, moment) is not None, moment


def at_decision(folder: Path, match: Match, seat: int) -> tuple[Driver, TableScene]:
    driver = Driver(folder, reduce_motion=True, speed=4.0)
    seats = ["greedy", "greedy"]
    seats[seat] = PERSON
    session = Session(match, seats, ("Ada", "Bo"), driver.context.saves, saved=False)
    return driver, sit_down(driver, session)


@pytest.mark.slow
@every_game
def test_f1_opens_the_page_of_what_is_asked(tmp_path: Path, game: str) -> None:
    chapters, seen = game_ui(game).rulebook(), set()
    for seed in range(3):
        match, dice = Match(load(game), {}, seed), Dice(seed)
        while match.decisions and len(match.record) < 160:
            decision = dice.pick(match.decisions)
            if decision.kind not in seen and len(decision.actions) > 1:
                seen.add(decision.kind)
                driver, scene = at_decision(tmp_path, match, decision.seat)
                assert scene.moment == decision.kind
                driver.key(pygame.K_F1)
                book, found = driver.scene, find_phase(chapters, decision.kind)
                assert isinstance(book, RulebookScene) and found is not None
                assert book.chapter == found.chapter, decision.kind
                if found.paragraph is not None:
                    paragraph = chapters[found.chapter].text.split("\n")[found.paragraph]
                    assert readable(paragraph).split()[0] in marked_text(book).lower(), decision.kind
                driver.key(pygame.K_ESCAPE)
                assert not isinstance(driver.scene, RulebookScene)
            match.act(decision.seat, dice.pick(decision.actions))
    assert len(seen) >= LEAST_KINDS[game], seen


@pytest.mark.default_cases(3)
@every_game
def test_while_nobody_is_asked_f1_opens_the_page_of_the_phase(tmp_path: Path, game: str) -> None:
    match = Match(load(game), {}, 3)
    _, scene = at_decision(tmp_path, match, match.decisions[0].seat)
    scene.stop_asking()
    assert scene.moment == scene.phase and scene.phase in GAMES[game].match_words.phases


@pytest.mark.default_cases(3)
@every_game
def test_every_word_and_icon_of_every_card_has_an_entry(game: str) -> None:
    book, chapters = game_ui(game).card_book(), game_ui(game).rulebook()
    known = {icon for chapter in chapters for entry in chapter.entries.values() for icon in entry.icons}
    for card in book.cards:
        face, notes = book.face(card), book.keywords(card)
        for word, _ in notes:
            assert find_word(chapters, word) is not None, f"{card}: {word}"
        missing = set(face_icons(face)) - known - MUTE
        assert not missing, f"{card}: {missing}"
        assert card_words(chapters, face, notes), card


@pytest.mark.default_cases(1)
@every_game
def test_every_entry_is_found_by_the_search_and_lies_in_the_contents(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    assert len(scene.contents.rows) == len(scene.chapters)
    for number, chapter in enumerate(scene.chapters):
        for entry in chapter.entries.values():
            paragraph = paragraph_of(chapter, entry)
            told = chapter.text.split("\n")[paragraph] if paragraph is not None else entry.word
            wanted = readable(told).split()[-1]
            assert number in found_in(scene.chapters, scene.cards, wanted), entry.word


@pytest.mark.slow
@every_game
def test_every_word_of_every_card_leads_to_its_paragraph_and_back(tmp_path: Path, game: str) -> None:
    driver, scene = at_book(tmp_path, game)
    entries = [entry for chapter in scene.chapters for entry in chapter.entries.values()]
    for word in dict.fromkeys(entry.word for entry in entries):
        found = find_word(scene.chapters, word)
        assert found is not None
        before = scene.chapter, scene.spread
        scene.look_up(found)
        assert scene.chapter == found.chapter
        assert (marked_text(scene) != "") == (found.paragraph is not None), word
        driver.key(pygame.K_BACKSPACE)
        assert (scene.chapter, scene.spread) == before, word


def test_at_the_beginning_there_is_no_way_back(tmp_path: Path) -> None:
    driver, _ = at_book(tmp_path)
    driver.key(pygame.K_BACKSPACE)
    assert driver.context.sound.played[-1] == "refuse"


def test_another_book_leads_back_to_the_one_before(tmp_path: Path) -> None:
    driver, scene = at_book(tmp_path)
    scene.open_chapter(3)
    driver.press("book scrapbots")
    assert scene.game.id == "scrapbots"
    driver.event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=6)
    assert (scene.game.id, scene.chapter) == ("scrap_knights", 3)


def open_cards(driver: Driver, scene: RulebookScene) -> CardWidget:
    """The first card of the first page of cards."""
    scene.open_chapter(next(n for n, one in enumerate(scene.chapters) if one.kind))
    driver.app.frame(TICK)
    return next(one for one in scene.form.widgets if isinstance(one, CardWidget))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("way", ["click", "right", "enter", "key"])
def test_a_card_of_the_book_opens_with_its_words(tmp_path: Path, way: str) -> None:
    driver, scene = at_book(tmp_path)
    card = open_cards(driver, scene)
    if way in ("click", "right"):
        driver.move(card.rect.center)
        driver.event(pygame.MOUSEBUTTONDOWN, pos=card.rect.center, button=1 if way == "click" else 3)
    else:
        driver.focus(card.name)
        driver.key(pygame.K_RETURN if way == "enter" else pygame.K_i)
    overlay = driver.scene
    assert isinstance(overlay, CardScene) and overlay.face is card.face
    row = overlay.rows[0]
    driver.click(row.name)
    assert driver.scene is scene and marked_text(scene)
    assert scene.return_button.visible
    driver.click("return")
    assert scene.chapters[scene.chapter].kind and not scene.return_button.visible


@pytest.mark.slow
@every_game
def test_a_card_of_a_table_leads_to_the_book_and_back(tmp_path: Path, game: str) -> None:
    driver, scene = at_decision(tmp_path, match_at(game, *_asked(game)), 0)
    card = next(one for one in scene.form.widgets if isinstance(one, CardWidget) and one.visible and one.face)
    place = driver.visible_place(card)
    driver.wait_for_guard()
    driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)
    overlay = driver.scene
    assert isinstance(overlay, CardScene)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, RulebookScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is overlay
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene


def _asked(game: str) -> tuple[str, int, int]:
    """The moment that the book of a game shows its table at."""
    board = next(chapter.board for chapter in game_ui(game).rulebook() if chapter.board)
    return board.asked, board.seed, board.moves


@pytest.mark.slow
@every_game
def test_every_card_with_its_words_is_whole(tmp_path: Path, game: str, plain_cards: None) -> None:
    driver, scene = at_book(tmp_path, game)
    for card in scene.cards.cards:
        face = scene.cards.face(card)
        notes = scene.cards.notes(face)
        overlay = CardScene(driver.context, scene.chapters, face, notes, scene.look_up)
        for size, scale in LAYOUTS[:4]:
            overlay.resize(size, scale / 100)
            look_over(overlay, f"for {card} at {size}, {scale} %")
            for row in overlay.rows:
                overlay.form.go(row)
                assert overlay.frame.contains(row.rect), f"{row.name} of {card} at {size}"


@pytest.mark.default_cases(2)
@every_game
def test_the_table_with_its_parts_is_drawn_by_the_table_itself(tmp_path: Path, game: str) -> None:
    _, scene = at_book(tmp_path, game)
    number = next(n for n, one in enumerate(scene.chapters) if one.board)
    scene.open_chapter(number)
    board = scene.chapters[number].board
    assert board is not None
    (picture,) = (one for one in scene.spreads[0].right if isinstance(one, TablePartsPicture))
    assert all(picture.rect.collidepoint(place) for place in picture.places())
    places = picture.places()
    apart = (abs(x - left) + abs(y - top) for x, y in places for left, top in places if (x, y) != (left, top))
    assert min(apart) > picture.unit(16)
    drawn = table_picture(game, board, Settings())
    colors = {tuple(drawn.get_at((x, y))) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
    assert len(colors) > 60


@every_game
def test_a_book_says_what_is_ruled_here_and_whose_game_it_is(game: str) -> None:
    chapters = game_ui(game).rulebook()
    assert sum(len(chapter.rulings) for chapter in chapters) > 10
    credit = chapters[-1]
    designer = game_ui(game).credit.split(" by ")[-1].split(".")[0].split(";")[0].strip()
    assert credit.picture == game and designer.split(",")[0] in credit.text
