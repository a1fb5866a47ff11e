"""Cards are painted once, ahead of time by the helper, and found again in the store."""

import threading
from pathlib import Path

import msgspec
import pygame
import pytest

from game.ui.paint.cards import card_store
from game.ui.paint.cards.card_store import CardStore
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.text import line

FACE = CardFace(
    "test/slash", "Slash", "attack", "Attack", "scrap_knights/slash", "Deal 3 :damage:.", "1", "heat"
)
WIDTH = 120


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


class Art:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, key: str) -> str | None:
        self.asked += 1
        return None


def test_a_card_is_painted_once() -> None:
    art = Art()
    gallery = Gallery(art)
    assert gallery.card(FACE, WIDTH) is gallery.card(FACE, WIDTH)
    assert art.asked == 1
    gallery.card(FACE, WIDTH, "compact")
    gallery.card(FACE, WIDTH + 1)
    assert art.asked == 3


def test_faces_that_differ_in_text_alone_are_two_cards() -> None:
    gallery = Gallery(Art())
    other = msgspec.structs.replace(FACE, body="Deal 4 :damage:.")
    assert pixels(gallery.card(FACE, WIDTH)) != pixels(gallery.card(other, WIDTH))


def test_the_helper_paints_what_the_table_would_paint(tmp_path: Path) -> None:
    here, art = Gallery(Art()), Art()
    gallery = Gallery(art, CardStore(tmp_path))
    gallery.prepare([(FACE, WIDTH, "full"), (FACE, WIDTH, "dim compact")])
    gallery_at_rest(gallery)
    asked = art.asked
    assert asked == 2
    for state in ("full", "dim compact"):
        assert pixels(gallery.card(FACE, WIDTH, state)) == pixels(here.card(FACE, WIDTH, state))
    assert art.asked == asked


def gallery_at_rest(gallery: Gallery) -> None:
    for _ in range(2000):
        if not gallery.busy:
            return
        pygame.time.wait(2)
    raise AssertionError("the helper does not come to rest")


def test_the_store_gives_back_what_was_painted(tmp_path: Path) -> None:
    first = Gallery(Art(), CardStore(tmp_path))
    painted = pixels(first.card(FACE, WIDTH))
    gallery_at_rest(first)
    art = Art()
    second = Gallery(art, CardStore(tmp_path))
    assert pixels(second.card(FACE, WIDTH)) == painted
    assert art.asked == 0


def test_a_change_of_face_code_or_drawings_is_painted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = CardStore(tmp_path)
    store.save(FACE, WIDTH, "full", 12, pygame.Surface((3, 3)))
    assert store.load(FACE, WIDTH, "full", 12) is not None
    assert store.load(FACE, WIDTH, "full", 9) is None, "in smaller type it is another picture"
    assert store.load(msgspec.structs.replace(FACE, title="Slush"), WIDTH, "full", 12) is None
    monkeypatch.setattr(card_store, "stamp", lambda: "another")
    assert store.load(FACE, WIDTH, "full", 12) is None
    store.sweep()
    assert not list(tmp_path.glob("*.png"))


@pytest.mark.slow
def test_the_stamp_changes_with_every_painter_and_with_the_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's own painters store pictures too: the ground of a board."""
    read = Path.read_bytes
    stamps = {card_store.stamp.__wrapped__()}
    for name in ("steel.yaml", "colors.yaml", "ground_scenery.py", "frames.py", "box_lid.svg"):

        def changed(path: Path, name: str = name) -> bytes:
            return read(path) + (b" " if path.name == name else b"")

        monkeypatch.setattr(Path, "read_bytes", changed)
        stamps.add(card_store.stamp.__wrapped__())
    assert len(stamps) == 6


def test_a_full_store_drops_the_oldest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_store, "LARGEST_FOLDER", 600)
    store = CardStore(tmp_path)
    for width in range(1, 40):
        store.save(FACE, width, "full", 12, pygame.Surface((3, 3)))
    store.sweep()
    assert 0 < len(list(tmp_path.glob("*.png"))) < 39


def test_a_broken_file_or_a_folder_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    store = CardStore(tmp_path)
    store.path(FACE, WIDTH, "full", 12).write_bytes(b"\x89PNG but no more")
    gallery = Gallery(Art(), store)
    assert gallery.card(FACE, WIDTH).get_width() == WIDTH
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    other = Gallery(Art(), CardStore(blocked / "cards"))
    other.card(FACE, WIDTH)
    gallery_at_rest(other)
    other.close()
    gallery.close()


def test_outlined_words_come_out_right_while_the_helper_writes_too() -> None:
    words = [f"word {number}" for number in range(80)]
    wanted = {word: pixels(line(word, "title", 21, (1, 2, 3), 2)) for word in words}
    wrong = []

    def write() -> None:
        for word in words:
            drawn = line.__wrapped__(word, "title", 21, (1, 2, 3), 2)  # type: ignore[attr-defined]
            if pixels(drawn) != wanted[word]:
                wrong.append(word)

    helpers = [threading.Thread(target=write) for _ in range(3)]
    for helper in helpers:
        helper.start()
    for helper in helpers:
        helper.join()
    assert not wrong


def test_a_stored_picture_is_painted_once_for_all_that_it_depends_on(tmp_path: Path) -> None:
    asked: list[str] = []

    def paint() -> pygame.Surface:
        asked.append("painted")
        return line("Ground", "title", 20, (255, 255, 255))

    gallery = Gallery(store=CardStore(tmp_path))
    first = gallery.stored(("crater", 0), "ground", paint)
    gallery._ahead._wake()
    while gallery.busy:
        threading.Event().wait(0.01)
    again = Gallery(store=CardStore(tmp_path))
    assert pixels(again.stored(("crater", 0), "ground", paint)) == pixels(first)
    assert asked == ["painted"]
    again.stored(("crater", 1), "ground", paint)
    assert len(asked) == 2
