"""Card faces of Dino Battles: the whole text stands on them, and they say what the data say."""

from itertools import combinations, groupby

import pygame
import pytest

from game.content.art import shipped_art
from game.content.dino_battles import shipped_library
from game.content.dino_battles.cards import WINDOWS
from game.ui.paint.cards import cards
from game.ui.paint.cards.cards import full_height, paint_back, paint_card, text_fits
from game.ui.paint.cards.faces import DinosaurFace, WindowedFace
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.dino.animal import neck_end
from game.ui.paint.figures.art import art_svg
from game.ui.paint.icons import has_icon
from game.ui.paint.palette import Color
from game.ui.paint.svg import rasterise
from game.ui.paint.text import _PIECE, Layout, fitting_type
from game.ui.tables.dino_battles.faces import face, keywords, make_book, worded

LIBRARY = shipped_library()
CARDS = make_book().cards
GOLD, NIGHT = (255, 197, 49), (13, 14, 22)


def thumbnail(key: str) -> bytes:
    image = rasterise(art_svg(key) or "", (180, 135))
    return pygame.image.tobytes(pygame.transform.smoothscale(image, (24, 18)), "RGB")


@pytest.mark.default_cases(69)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_picture_a_frame_and_icons_that_exist(card: str) -> None:
    shown = face(card)
    svg = art_svg(shown.art)
    assert svg is not None and "{" not in svg
    ids = [part.split('"')[0] for part in svg.split(' id="')[1:]]
    assert len(set(ids)) == len(ids)
    assert shown.palette in PALETTES and has_icon(shown.kind_icon or shown.palette)
    assert not shown.corner_icon or has_icon(shown.corner_icon)
    named = [match[1] for match in _PIECE.finditer(shown.body) if match[1]]
    assert all(has_icon(name) for name in named)


@pytest.mark.slow
def test_no_two_pictures_look_alike() -> None:
    pictures = {key: thumbnail(key) for key in shipped_art().pictures}
    for one, two in combinations(pictures, 2):
        if not (one.startswith("dino_battles/") or two.startswith("dino_battles/")):
            continue
        apart = sum(abs(a - b) for a, b in zip(pictures[one], pictures[two], strict=True))
        assert apart / len(pictures[one]) > 14, f"{one} looks like {two}"


def test_a_dinosaur_shows_its_figures_and_is_itself_in_its_picture() -> None:
    for card_id, card in LIBRARY.dinosaurs.items():
        shown = face(card_id)
        assert isinstance(shown, DinosaurFace)
        assert shown.corner == str(card.hp)
        assert [value for _, value, _ in shown.plates] == [
            str(value) for value in (card.atk, card.eva, card.defence, card.retreat)
        ]
        animal = shipped_art().pictures[f"dino_battles/{card_id}"].dinos[0]
        assert animal.name == card_id
        # Much text hides the lower half of a picture: heads stand above it.
        assert 60 <= animal.neck[1] <= 150 and 120 <= animal.neck[0] <= 270
        assert neck_end(animal.name, animal.pose)


def test_special_attacks_are_led_by_what_they_cost() -> None:
    assert face("utahraptor").body == ":atk: :eva: *Leaping Slash:* total +4."
    assert face("tyrannosaurus").body.startswith(":bleed: *Wound 1:*")
    for card_id, card in LIBRARY.dinosaurs.items():
        lines = face(card_id).body.split("\n")
        assert len(lines) == max(1, len(card.abilities) + len(card.specials))


@pytest.mark.slow
def test_the_windows_of_a_card_are_lit() -> None:
    for group in (LIBRARY.items, LIBRARY.actions):
        for card_id, card in group.items():
            shown = face(card_id)
            assert isinstance(shown, WindowedFace)
            assert [lit for _, lit in shown.windows] == [window in card.windows for window in WINDOWS]
            assert shown.kind_icon == ("permanent" if card.permanent else card.group)
    row = [paint_card(face("adrenaline"), 360).get_at((x, 459))[:3] for x in range(20, 340)]
    boxes = [color for color, run in groupby(row) if len(list(run)) > 12]
    assert [color == GOLD for color in boxes if color in (GOLD, NIGHT)] == [one == "dice" for one in WINDOWS]


def test_upgrades_say_in_the_corner_what_they_add() -> None:
    corners = {card: (face(card).corner, face(card).corner_icon) for card in LIBRARY.upgrades}
    assert corners["steel_claws"] == ("+3", "atk") and corners["bone_lattice"] == ("+20", "hp")
    assert corners["venom_sacs"] == ("2", "poison") and corners["optic_cloak"] == ("", "camouflage")


def test_every_upgrade_is_seen_on_its_bearer() -> None:
    assert set(LIBRARY.upgrades) == set(shipped_art().dinos.worn)


def test_combat_cards_have_colours_of_their_own() -> None:
    assert [face(card).palette for card in LIBRARY.combat_cards] == ["atk", "eva", "def"]
    claws, arrow, shield = (paint_card(face(card), 180).get_at((60, 12)) for card in LIBRARY.combat_cards)
    assert claws.r > claws.b and arrow.g > arrow.r and shield.b > shield.r


def test_words_on_a_card_are_explained() -> None:
    assert [word for word, _ in keywords("dilophosaurus")] == ["Poison"]
    assert [word for word, _ in keywords("troodon")] == ["Poison", "Wound"]
    assert keywords("steel_claws") == []


def test_a_compact_dinosaur_keeps_its_four_numbers_beside_each_other() -> None:
    for width in (112, 184):
        whole = paint_card(face("brachiosaurus"), width, compact=True)
        assert whole.get_size() == (width, round(width * 330 / 360))
    assert paint_back(180, "dinosaur").get_size() == (180, full_height(180))
    assert pygame.image.tobytes(paint_back(180, "dinosaur"), "RGBA") != pygame.image.tobytes(
        paint_back(180), "RGBA"
    )


def test_a_small_card_shows_only_the_windows_that_fit() -> None:
    """Adrenaline's one window takes the whole strip where six words have no room."""
    small, large = paint_card(face("adrenaline"), 112), paint_card(face("adrenaline"), 360)
    for image, gold in ((small, True), (large, False)):
        wide, high = image.get_size()
        assert (image.get_at((round(wide * 0.09), round(high * 0.94)))[:3] == GOLD) is gold


def test_no_word_of_a_card_in_the_hand_is_cut_off() -> None:
    width, explained = 123, 0
    for card in shipped_library().cards:
        whole = face(card)
        shown = worded(whole, width)
        assert text_fits(shown, width), card
        explained += shown is whole
        assert shown.body.count("*") == whole.body.count("*")
    assert explained >= len(shipped_library().cards) - 2


def test_a_long_text_is_larger_at_a_larger_scale_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The paper of Evade rises before its letters are the smallest there are."""
    typed: list[int] = []
    fit = cards.fit

    def noted(text: str, pixels: int, size: tuple[int, int], color: Color, smallest: int) -> Layout:
        typed.append(fitting_type(text, pixels, size, smallest))
        return fit(text, pixels, size, color, smallest)

    monkeypatch.setattr(cards, "fit", noted)
    for width in (123, 163):
        paint_card(face("evade"), width)
    assert typed[0] == 12 and typed[1] >= 14


@pytest.mark.parametrize("pair", [("archaeopteryx", "microraptor"), ("dimetrodon", "ouranosaurus")])
def test_dinosaurs_of_one_shape_differ_in_hue(pair: tuple[str, str]) -> None:
    """Two with wings of feathers, and two with a sail, lie beside each other 80 pixels wide."""
    dinos = shipped_art().dinos
    colors = [dinos.palettes[dinos.animals[name].palette] for name in pair]
    hues = [pygame.Color(one.colors[0]).hsva[0] for one in colors]
    apart = abs(hues[0] - hues[1])
    assert min(apart, 360 - apart) > 45
