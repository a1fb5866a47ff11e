"""Dino Battles at a larger UI scale: all that is read grows, and the arena gives way."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.kit.area import Area
from game.ui.layout.host import Host
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.fonts import Face
from game.ui.paint.legible import show_in
from game.ui.paint.palette import Color
from game.ui.tables.dino_battles.arena.slips import Slip, draw_slips
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.hand import HandCard, open_hand
from game.ui.tables.dino_battles.head import SideHead
from game.ui.tables.dino_battles.places import LOW, lay_out
from game.ui.tables.table_scene import TableScene
from tests.ui.dino_table import dino, main_phase, scene_of, table

WINDOWS = [(1280, 720), (1920, 1080)]
READ = ("Utahraptor", "Pachycephalosaurus", "Ada", "you", "Scored 0/3", "free place", "Deck", "Junk", "Comp")
READ += ("Items 1/5", "Precombat", "TURN 1", "Tyrannosaurus", "THIS TURN")


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    yield
    show_in((1280, 720), 1.0)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The largest type in which each word was painted."""
    seen: dict[str, int] = {}
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        seen[words] = max(seen.get(words, 0), pixels)
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    return seen


def in_main_phase(folder: Path) -> TableScene:
    bench = [dino("utahraptor", upgrades=["armor_plates"]), dino("pachycephalosaurus"), None]
    near = {"hand": ["attack", "attack"], "items": ["nanite_gel"], "dinos": [dino("tyrannosaurus"), *bench]}
    far = {"hand": ["attack"], "dinos": [dino("triceratops"), None, None, None]}
    driver = table(folder, "person", "greedy", start=main_phase(near, far))
    driver.click("hand attack")
    driver.settle()
    return scene_of(driver)


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("window", WINDOWS)
def test_benches_zones_plates_and_the_bar_grow_with_the_scale(
    tmp_path: Path, window: tuple[int, int], typed: dict[str, int]
) -> None:
    scene = in_main_phase(tmp_path)
    sizes = []
    for scale in (1.0, 1.5, 2.0):
        show_in(window, scale)
        scene.resize(window, scale)
        forget_all()
        typed.clear()
        scene.still(pygame.Surface(window))
        sizes.append({word.casefold(): pixels for word, pixels in typed.items()})
    usual, *larger = sizes
    missing = [word for word in READ if word.casefold() not in usual]
    assert not missing, sorted(usual)
    for now in larger:
        grown = {word: now[word.casefold()] / usual[word.casefold()] for word in READ}
        assert min(grown.values()) >= 1.2 and sum(grown.values()) / len(grown) >= 1.35, grown


@pytest.mark.parametrize("count", [1, 2, 3])
def test_upgrades_on_a_bench_hide_no_other_words(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[pygame.Rect] = []

    def noted(
        surface: pygame.Surface,
        words: str,
        face: Face,
        size: int,
        color: Color,
        place: tuple[int, int],
        **_: int,
    ) -> None:
        drawn.append(pygame.Rect(place[0], place[1] - size // 2, text.text_width(words, face, size), size))

    monkeypatch.setattr("game.ui.tables.dino_battles.arena.slips.draw_line", noted)
    surface, place = pygame.Surface((120, 40)), pygame.Rect(4, 4, 100, 30)
    draw_slips(surface, [Slip("def", "+3")] * count, place, 30)
    assert len(drawn) == count
    for one, following in itertools.pairwise(drawn):
        assert one.right <= following.left


@pytest.mark.usefixtures("plain_cards")
def test_nothing_is_read_in_small_type_in_a_window_of_1280_by_720(
    tmp_path: Path, typed: dict[str, int]
) -> None:
    scene = in_main_phase(tmp_path)
    show_in((1280, 720), 1.0)
    scene.resize((1280, 720), 1.0)
    forget_all()
    typed.clear()
    scene.still(pygame.Surface((1280, 720)))
    assert {"you", "/70"} <= set(typed)
    assert {words: size for words, size in typed.items() if size < 12 and words.strip()} == {}


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
def test_a_dinosaur_face_down_stays_inside_the_arena(tmp_path: Path) -> None:
    start = {
        "phase": "placement",
        "players": [
            {"hand": ["utahraptor"], "kept": True},
            {"kept": True, "ready": True, "dinos": [dino("utahraptor")]},
        ],
    }
    scene = scene_of(table(tmp_path, "person", "greedy", start=start))
    for window in WINDOWS:
        for scale in (1.0, 1.5, 2.0):
            scene.resize(window, scale)
            surface = Noted(window)
            board = scene.board
            board.arena.draw_face_down(surface, board.gallery, board.view, board.places.scale)
            drawn = surface.placed
            # The shape of the near side's leader, and the card of the far side.
            assert len(drawn) == 2 and all(map(scene.board.places["arena"].contains, drawn))


class Noted(pygame.Surface):
    """Notes where pictures are laid on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.placed: list[pygame.Rect] = []

    def blit(self, *arguments: object, **more: object) -> pygame.Rect:
        rect = super().blit(*arguments, **more)  # type: ignore[arg-type]
        self.placed.append(rect)
        return rect


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_all_words_of_an_answer_are_larger_at_a_larger_scale(
    tmp_path: Path, scale: float, typed: dict[str, int]
) -> None:
    deck = {"attack": 3, "evade": 2}
    mine = {"dinos": [dino("triceratops"), None, None, None], "combat_deck": deck, "hand": []}
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "combat_deck": {"attack": 1}, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat", active=1))
    driver.click("answer attack")
    driver.to_the_table()
    scene, window, sizes = scene_of(driver), (1280, 720), []
    for one in (1.0, scale):
        show_in(window, one)
        scene.resize(window, one)
        forget_all()
        typed.clear()
        scene.still(pygame.Surface(window))
        sizes.append(dict(typed))
    words = ["Counterattack", "Attack card: 1 of 3", "Horn Charge", "you lose", "15 to 20", "it loses"]
    words += ["10 to 15 + 5 spikes", "Evade card: 1 of 2", "15 to 20 · it loses 5 to spikes", "Take it"]
    usual, larger = sizes
    grown = {word: larger[word] / usual[word] for word in words}
    assert min(grown.values()) > 1.12, grown


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
def test_the_arena_takes_room_from_the_hand_in_combat(tmp_path: Path) -> None:
    """A fight is the middle of the screen; answers keep their row below the zones."""
    side = {"dinos": [dino("utahraptor"), None, None, None], "combat_deck": {"attack": 1}}
    found = {}
    for phase in ("precombat", "combat"):
        sides = [{**side, "hand": ["scavenge"]}, {**side, "hand": []}]
        driver = table(tmp_path / phase, start=main_phase(*sides, phase=phase))
        board = scene_of(driver).board
        assert driver.scene.form.hint_field == board.places["arena"]
        found[phase] = board.places["arena"].height
    rooms = [one.rect for one in board.answers()]
    assert rooms and board.places["foot"].unionall(rooms) == board.places["foot"]
    assert board.strip(0).bottom <= min(room.top for room in rooms)
    assert found["combat"] > max(1.08 * found["precombat"], 0.6 * driver.scene.size[1])


@pytest.mark.parametrize("window", WINDOWS)
def test_a_full_hand_does_not_overlap_at_a_larger_scale(tmp_path: Path, window: tuple[int, int]) -> None:
    hand = ["attack", "evade", "defend", "steel_claws", "rust_bomb", "attack"]
    sides = [{"hand": hand, "dinos": [dino(one), None, None, None]} for one in ("utahraptor", "triceratops")]
    scene = scene_of(table(tmp_path, start=main_phase(*sides)))
    for scale in (1.0, 1.5):
        scene.resize(window, scale)
        cards = [card.rect for card in scene.board.hand_cards()]
        assert len(cards) == len(hand)
        for one, following in itertools.pairwise(cards):
            assert one.right < following.left, scale


def test_the_name_of_a_computer_with_the_initiative_is_whole_where_room_is_short() -> None:
    head = SideHead(1, "Gauge", "computer", "Scored 0/3", (0, 3), first=True)
    head.robot, head.cards, head.share = "gauge", 3, 0.8
    host = Host()
    host.lay(head.body(), pygame.Rect(0, 0, 312, 100), 1.5)
    words = [leaf.name for leaf in host.leaves]
    assert "Gauge" in words and "Scored 0/3" not in words, "the pips say as much"


@pytest.mark.parametrize("scale", [1.0, 1.32])
def test_a_card_at_a_low_foot_is_whole(tmp_path: Path, scale: float) -> None:
    sides = [{"hand": [], "dinos": [dino(one), None, None, None]} for one in ("utahraptor", "triceratops")]
    gallery = scene_of(table(tmp_path, start=main_phase(*sides))).board.gallery
    room = Area(pygame.Rect(0, 0, 900, round(LOW * scale)), scale)
    for name in ("tyrannosaurus", "triceratops", "adrenaline"):
        card = HandCard(gallery, face(name))
        card.place(open_hand(room, "main", low=True).places(3)[0], scale)
        assert card._image().get_height() <= card.rect.height + 1, name


@pytest.mark.parametrize("high", range(60, 150, 6))
def test_a_benched_animal_stands_above_its_name(tmp_path: Path, high: int) -> None:
    scene = in_main_phase(tmp_path)
    place = scene.board.bench_place(scene.board.bottom, 1)
    host, room = Host(), pygame.Rect(0, 0, 170, high)
    place.place(room, 1.0)
    host.lay(place.body(), room, 1.0)
    animal = next(one.rect for one in host.leaves if one.name == "animal")
    name = next(one for one in host.leaves if one.name == place.title)
    assert animal.bottom <= name.rect.top + 3, (animal, name.rect)


@pytest.mark.parametrize("high", range(60, 110, 10))
def test_in_a_low_place_the_animal_has_a_third_of_the_height(tmp_path: Path, high: int) -> None:
    scene = in_main_phase(tmp_path)
    place = scene.board.bench_place(scene.board.bottom, 1)
    host, room = Host(), pygame.Rect(0, 0, 210, high)
    place.place(room, 1.5)
    host.lay(place.body(), room, 1.5)
    animal = next(one.rect for one in host.leaves if one.name == "animal")
    assert animal.height * 3 >= high and animal.width * 2 >= room.width


def test_the_largest_scale_is_larger_than_the_one_before_where_there_is_room() -> None:
    for size, names in (((1280, 720), ()), ((1024, 768), ("near bench", "near strip"))):
        area = Area(pygame.Rect(0, 0, *size), 1.0)
        large, largest = lay_out(area, 1.5), lay_out(area, 2.0)
        assert largest.grown.fight > 1.1 * large.grown.fight
        assert largest.grown.hand == large.grown.hand, "no card of a full hand lies over another"
        for name in names:
            assert largest.grown.read > large.grown.read and largest[name].width >= large[name].width
