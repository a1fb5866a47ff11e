"""Cards of a program in all their forms, the compass of weapons, and cards that are out of play."""

import msgspec
import pygame
import pytest

from game.content.command_core import shipped_library
from game.ui.paint.cards.armor_rose import armor_rose
from game.ui.paint.cards.cards import card_height, full_height, paint_card
from game.ui.paint.cards.compass import MIDDLES, compass
from game.ui.paint.cards.depletion import depleted
from game.ui.paint.cards.directives import paint_directive, words_fit
from game.ui.paint.cards.faces import DirectiveFace, Form
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.art import art_svg
from game.ui.paint.icons import has_icon
from game.ui.paint.legible import in_type
from game.ui.tables.command_core.faces import directive_face, face, keywords, make_book
from game.ui.tables.command_core.planning.directive_image import RATIO, directive_image

LIBRARY = shipped_library()
WIDTH = 180
GOLD = (255, 197, 49)


def painted(shown: DirectiveFace, form: Form = "planner") -> pygame.Surface:
    return paint_directive(shown, WIDTH, art_svg, form)


def brightness(image: pygame.Surface, area: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(image.subsurface(area))[:3])


def golden(image: pygame.Surface) -> int:
    return pygame.mask.from_threshold(image, GOLD, (6, 6, 6, 255)).count()


def halves(image: pygame.Surface) -> tuple[pygame.Rect, pygame.Rect]:
    width, height = image.get_size()
    return pygame.Rect(0, 0, width, height // 2), pygame.Rect(0, height // 2, width, height // 2)


@pytest.mark.default_cases(14)
@pytest.mark.parametrize("form", ["full", "planner", "compact"])
@pytest.mark.parametrize("card", sorted(LIBRARY.directives))
def test_a_card_is_as_high_as_its_form_says(card: str, form: Form) -> None:
    shown = directive_face(card)
    assert painted(shown, form).get_size() == (WIDTH, card_height(shown, WIDTH, form))


def test_only_directives_have_a_form_for_planning() -> None:
    weapon = face("railgun")
    assert card_height(weapon, WIDTH, "full") == card_height(directive_face("hold"), WIDTH, "full")
    assert card_height(weapon, WIDTH, "planner") == card_height(weapon, WIDTH, "compact")
    assert round(WIDTH * RATIO) == directive_image("hold", WIDTH).get_height() < full_height(WIDTH)


@pytest.mark.parametrize("card", ["sprint", "strafe", "patrol", "convoy"])
def test_a_combo_that_holds_is_gold(card: str) -> None:
    assert golden(painted(directive_face(card, lit=0))) > 4 * golden(painted(directive_face(card))) + 200


def test_only_the_combo_that_holds_is_gold() -> None:
    none, first, second = (golden(painted(directive_face("momentum", lit=one))) for one in (None, 0, 1))
    assert min(first, second) > none + 100 and first != second


def test_in_a_slot_the_half_that_does_not_count_is_dark() -> None:
    open_card, in_slot = (painted(directive_face("weave", in_slot=one)) for one in (False, True))
    upper, lower = halves(open_card)
    assert brightness(in_slot, lower) < 0.5 * brightness(open_card, lower)
    assert brightness(in_slot, upper) == pytest.approx(brightness(open_card, upper), rel=0.02)


def test_turned_round_the_other_half_is_up() -> None:
    card, turned = directive_face("strafe"), directive_face("strafe", flipped=True)
    assert [half.colour for half in turned.halves] == [half.colour for half in card.halves][::-1]
    blue, red = (painted(one).get_at((WIDTH // 2, 10)) for one in (card, turned))
    assert blue.b > blue.r and red.r > red.b


def test_both_combos_of_a_half_have_a_plate() -> None:
    card = directive_face("sprint")
    both = msgspec.structs.replace(
        card.halves[0],
        combos=(card.halves[0].combos[0], directive_face("reverse").halves[0].combos[0]),
    )
    one, two = painted(card), painted(msgspec.structs.replace(card, halves=(both,)))
    plate = pygame.Rect(0, round(346 * WIDTH / 360), WIDTH, round(72 * WIDTH / 360))
    assert pygame.image.tobytes(one.subsurface(plate), "RGB") != pygame.image.tobytes(
        two.subsurface(plate), "RGB"
    )


def test_every_icon_of_every_card_is_drawn() -> None:
    for card in LIBRARY.directives:
        for half in directive_face(card).halves:
            assert all(map(has_icon, half.icons)) and has_icon(f"gem_{half.colour}")
    for card in make_book().cards:
        shown = face(card)
        assert all(has_icon(name) for name, _ in shown.stats)
        assert isinstance(shown, DirectiveFace) or has_icon(shown.palette)


def test_words_of_a_split_card_are_beside_it() -> None:
    first, second = keywords("strafe")
    assert "left" in first[1] and "right" in second[1]
    assert not keywords("sprint") and not keywords("railgun")


@pytest.mark.parametrize("arc", MIDDLES)
def test_the_compass_shows_the_arcs_that_count(arc: str) -> None:
    none, one, all_round = (compass(arcs, 100) for arcs in ((), (arc,), tuple(MIDDLES)))
    spot = pygame.Vector2(33, 0).rotate(MIDDLES[arc])
    at = round(50 + spot.x), round(50 + spot.y)
    opposite = round(50 - spot.x), round(50 - spot.y)
    assert one.get_at(at) == all_round.get_at(at) != none.get_at(at)
    assert one.get_at(opposite) == none.get_at(opposite)


def test_a_depleted_card_is_grey_and_dark_with_a_red_crack() -> None:
    image = paint_card(face("autocannon"), WIDTH, art_svg)
    grey = depleted(image)
    assert grey.get_size() == image.get_size() and grey.get_at((0, 0)).a == 0
    area = pygame.Rect(10, 40, 60, 40)
    color = pygame.transform.average_color(grey.subsurface(area))
    assert max(color[:3]) - min(color[:3]) < 8 and brightness(grey, area) < brightness(image, area)
    red = pygame.mask.from_threshold(grey, (255, 138, 122), (40, 40, 40, 255))
    assert red.count() > 60


def test_the_gallery_paints_the_forms_and_the_depleted_ones() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    gallery, card = Gallery(), directive_face("charge")
    assert gallery.card(card, 90, "planner").get_height() < gallery.card(card, 90).get_height()
    plain, lost = gallery.card(card, 90, "planner"), gallery.card(card, 90, "depleted planner")
    assert lost.get_size() == plain.get_size()
    whole = plain.get_rect()
    assert brightness(lost, whole) < brightness(gallery.card(card, 90, "dim planner"), whole)


def test_the_armor_rose_shows_the_dice_of_every_side() -> None:
    plain = armor_rose("trooper", 0, (1, 1, 1), 120)
    for armor, spot in (((4, 1, 1), (60, 20)), ((1, 1, 4), (60, 100))):
        other = armor_rose("trooper", 0, armor, 120)
        changed = pygame.mask.from_threshold(other, (0, 0, 0), (1, 1, 1, 255), plain)
        changed.invert()
        boxes = changed.get_bounding_rects()
        assert boxes and all(abs(box.centery - spot[1]) < 20 and abs(box.centerx - 60) < 20 for box in boxes)


@pytest.mark.parametrize(("width", "least"), [(117, 12), (165, 16), (250, 24)])
def test_the_words_of_each_directive_stand_whole_also_above_a_combo(width: int, least: int) -> None:
    with in_type(least):
        cut = [card for card in LIBRARY.directives if not words_fit(directive_face(card), width)]
    assert not cut
