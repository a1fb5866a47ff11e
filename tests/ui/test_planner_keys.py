"""Programs written by keys: digits lay directives, Shift and a digit choose a slot; arrows and Enter too."""

import math
import random
from collections import deque
from pathlib import Path

import pygame
import pytest

from game.content.command_core import shipped_library
from game.engine.match import Match
from game.rules import load
from game.ui.kit.buttons import Button
from game.ui.tables.command_core.planning.directive_card import PileCard, SlotCard
from game.ui.tables.command_core.planning.plan import Plan, Plans
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment, options
from tests.ui.driver import Driver

MOST_KEYS = 30
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Typist:
    """Presses keys and counts them."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.driver = Driver(folder, size, reduce_motion=True)
        self.pressed = 0
        self.scene: BoardScene = open_moment(self.driver, "program")
        self.driver.wait_for_guard()

    def key(self, key: int, mod: int = 0) -> None:
        self.driver.key(key, mod)
        self.pressed += 1

    def slot(self, number: int) -> None:
        self.key(pygame.K_0 + number, pygame.KMOD_SHIFT)

    @property
    def plans(self) -> Plans:
        assert self.scene.plans is not None
        return self.scene.plans

    @property
    def plan(self) -> Plan:
        return self.plans.plan

    def piles(self) -> list[PileCard]:
        return [one for one in self.scene.form.widgets if isinstance(one, PileCard) and one.card]

    def focused(self) -> str:
        focus = self.scene.form.focus
        return focus.card if isinstance(focus, PileCard) else ""

    def go_to(self, card: str) -> None:
        """The fewest arrows to a directive, as one sees where they lie."""
        if not self.focused():
            self.key(pygame.K_RIGHT)
        for key in self._way(card):
            self.key(key)
        assert self.focused() == card

    def _way(self, card: str) -> list[int]:
        piles = self.piles()
        names = [one.card for one in piles]
        ways: dict[str, list[int]] = {self.focused(): []}
        waiting = deque(ways)
        while waiting and card not in ways:
            at = waiting.popleft()
            for key, (x, y) in ARROWS.items():
                here = piles[names.index(at)].rect
                if x:
                    there = names[(names.index(at) + x) % len(names)]
                else:
                    rows = [one for one in piles if (one.rect.y - here.y) * y > 0]
                    near = min(
                        rows, key=lambda o: (abs(o.rect.y - here.y), abs(o.rect.x - here.x)), default=None
                    )
                    there = near.card if near is not None else at
                if there not in ways:
                    ways[there] = [*ways[at], key]
                    waiting.append(there)
        return ways[card]


@pytest.fixture
def typist(tmp_path: Path) -> Typist:
    return Typist(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_two_programs_of_four_slots_take_at_most_thirty_keys(tmp_path: Path, seed: int) -> None:
    typist, chance = Typist(tmp_path), random.Random(seed)
    wanted = {}
    for number, plan in typist.plans.of.items():
        wanted[number] = chance.sample(list(plan.draft.pieces), 4)
    for number in list(wanted):
        if number != typist.plans.mech:
            typist.key(pygame.K_m)
        assert typist.plans.mech == number
        for card in wanted[number]:
            typist.go_to(card)
            typist.key(pygame.K_RETURN)
        assert typist.plan.slots == wanted[number]
        split = [slot for slot, card in enumerate(wanted[number]) if typist.scene.catalogue.split[card]]
        for slot in split[-1:]:
            if slot != 3:
                typist.slot(1 + slot)
            typist.key(pygame.K_f)
            assert typist.plan.flipped[slot]
    count = len(typist.scene.session.match.record)
    typist.key(pygame.K_r)
    assert typist.scene.plans is None and len(typist.scene.session.match.record) >= count + 8
    assert typist.pressed <= MOST_KEYS


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_digits_lay_the_directives_that_show_them(tmp_path: Path, size: tuple[int, int]) -> None:
    typist = Typist(tmp_path, size)
    first = typist.plans.mech
    cards = [one.card for one in typist.piles()][:4]
    assert [one.digit for one in typist.piles()][:4] == [1, 2, 3, 4]
    for number in (1, 2, 3, 4):
        typist.key(pygame.K_0 + number)
    assert typist.plan.slots == cards
    assert typist.scene.form.focus is None, "no directive is looked at once the program is full"
    typist.key(pygame.K_RETURN)
    assert typist.plans.mech != first, "Enter goes on with the other mech"
    for number in (1, 2, 3, 4):
        typist.key(pygame.K_0 + number)
    focus = typist.scene.form.focus
    assert isinstance(focus, Button) and focus.in_gold_place, "the answer that hands all programs over"
    typist.key(pygame.K_RETURN)
    assert typist.scene.plans is None and typist.pressed == 10


def test_the_keys_right_of_the_0_lay_the_eleventh_and_the_twelfth_directive(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", squads=("brawlers", "flankers"))
    driver.wait_for_guard()
    digits = {one.digit: one.card for one in scene.form.widgets if isinstance(one, PileCard)}
    assert {11, 12} <= digits.keys() and scene.plans is not None
    driver.key(pygame.K_MINUS)
    driver.key(pygame.K_EQUALS)
    assert scene.plans.plan.slots[:2] == [digits[11], digits[12]]


def test_equal_hands_have_equal_digits_whatever_order_a_squad_lists_them_in() -> None:
    match = Match(load("command_core"), options("square", ("brawlers", "brawlers")), 7)
    split = {key: card.split for key, card in shipped_library().directives.items()}
    orders = [list(Plan(mech, split).piles) for mech in match.view(0).mechs[:2]]  # type: ignore[attr-defined]
    both = set(orders[0]) & set(orders[1])
    assert len(both) > 6
    assert [card for card in orders[0] if card in both] == [card for card in orders[1] if card in both]


def test_the_tenth_directive_has_the_digit_0(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", squads=("brawlers", "brawlers"))
    driver.wait_for_guard()
    (tenth,) = (one.card for one in scene.form.widgets if isinstance(one, PileCard) and one.digit == 10)
    driver.key(pygame.K_0)
    assert scene.plans is not None and scene.plans.plan.slots[0] == tenth


def test_the_number_of_a_directive_stays_when_another_is_used_up(typist: Typist) -> None:
    single = next(one for one in typist.piles() if one.count == 1)
    later = {one.card: one.digit for one in typist.piles() if one.digit > single.digit}
    typist.key(pygame.K_0 + single.digit)
    assert {one.card: one.digit for one in typist.piles() if one.digit > single.digit} == later
    typist.key(pygame.K_0 + single.digit)
    assert typist.plan.filled == 1, "it is in a slot already"


def test_a_digit_with_shift_chooses_a_slot_that_shows_it(typist: Typist) -> None:
    before = typist.driver.pixels()
    typist.slot(3)
    slots = [one for one in typist.scene.form.widgets if isinstance(one, SlotCard)]
    assert [one.picked for one in slots] == [False, False, True, False]
    assert typist.driver.pixels() != before
    place = slots[2].rect
    edge = typist.driver.app.window.get_at((place.left + 1, place.centery))
    assert edge.r > 200 and edge.b < 120, "its frame is gold"
    typist.go_to("sprint")
    typist.key(pygame.K_RETURN)
    assert typist.plan.slots == [None, None, "sprint", None]


@pytest.mark.slow
def test_a_slot_that_is_filled_is_chosen_too_and_takes_another_directive(typist: Typist) -> None:
    for card in ("pivot", "hold"):
        typist.go_to(card)
        typist.key(pygame.K_RETURN)
    typist.slot(1)
    typist.key(pygame.K_f)
    assert typist.plan.flipped[:2] == [True, False]
    typist.go_to("sprint")
    typist.key(pygame.K_RETURN)
    assert typist.plan.slots == ["pivot", "hold", "sprint", None], "what was flipped is done with"
    typist.slot(1)
    typist.go_to("advance")
    typist.key(pygame.K_RETURN)
    assert typist.plan.slots == ["advance", "hold", "sprint", None]
    typist.slot(2)
    typist.key(pygame.K_BACKSPACE)
    assert typist.plan.slots == ["advance", None, "sprint", None]


def test_the_slot_that_comes_next_is_marked_without_a_key(typist: Typist) -> None:
    def marked() -> list[int]:
        slots = [one for one in typist.scene.form.widgets if isinstance(one, SlotCard)]
        return [one.slot for one in slots if one.comes_next]

    assert marked() == [0]
    typist.go_to("sprint")
    typist.key(pygame.K_RETURN)
    assert marked() == [1]


def test_after_the_last_of_a_pile_the_keys_are_at_the_next_directive(typist: Typist) -> None:
    order = [one.card for one in typist.piles()]
    last = [card for card in order if typist.plan.piles[card][0] == 1]
    typist.go_to(last[0])
    typist.key(pygame.K_RETURN)
    assert typist.focused() and typist.focused() != last[0]


def test_a_split_directive_is_flipped_by_a_control_with_a_word(typist: Typist) -> None:
    driver = typist.driver
    driver.click("directive pivot")
    flip = driver.control("flip 1")
    assert getattr(flip, "text", "") == typist.scene.words.notice("flip") == "Flip"
    assert not flip.rect.colliderect(driver.control("slot 1").rect)
    driver.click("flip 1")
    assert typist.plan.flipped[0]


def test_the_focus_stays_near_a_directive_that_is_used_up(typist: Typist) -> None:
    single = [one for one in typist.piles() if one.count == 1]
    for pile in (single[-1], single[0]):
        typist.go_to(pile.card)
        place, others = pile.rect.center, [one for one in typist.piles() if one.card != pile.card]
        typist.key(pygame.K_RETURN)
        near = min(math.dist(one.rect.center, place) for one in others)
        focus = typist.scene.form.focus
        assert isinstance(focus, PileCard) and focus.card != pile.card
        assert math.dist(focus.rect.center, place) < 1.2 * near


def test_f_says_what_it_did_or_why_it_did_nothing(typist: Typist) -> None:
    words, form = typist.scene.words, typist.scene.form
    typist.key(pygame.K_f)
    assert form.hints.shown is form.named("slot 1")
    typist.go_to("sprint")
    typist.key(pygame.K_RETURN)
    typist.key(pygame.K_f)
    assert form.hints.shown is form.named("slot 1"), "a whole directive has no other half"
    typist.go_to("pivot")
    typist.key(pygame.K_RETURN)
    for flipped in (True, False):
        typist.key(pygame.K_f)
        assert typist.plan.flipped[1] == flipped
        assert form.hints.shown is form.named("slot 2")
        told = words.notice("flipped_now", card=words.card("pivot"), slot=2, flipped=flipped)
        assert form.hints.text == told


def test_after_a_digit_no_other_directive_is_looked_at(tmp_path: Path) -> None:
    """Board and sums told of the program with a directive that nobody had chosen."""
    typist = Typist(tmp_path)
    typist.key(pygame.K_1)
    assert sum(card is not None for card in typist.plan.slots) == 1
    assert not typist.focused()
    typist.key(pygame.K_RIGHT)
    assert typist.focused(), "arrows go to the hand again"


def test_a_digit_on_a_full_program_says_how_to_go_on_and_a_chosen_slot_takes_it(tmp_path: Path) -> None:
    typist = Typist(tmp_path)
    for digit in (1, 2, 3, 4):
        typist.key(pygame.K_0 + digit)
    full = list(typist.plan.slots)
    assert None not in full
    typist.key(pygame.K_5)
    form = typist.scene.form
    assert list(typist.plan.slots) == full and form.hint_place(pygame.Rect(0, 0, 1280, 720)) is not None
    assert "Shift+digit" in form.hints.text and "(C)" in form.hints.text
    typist.slot(2)
    typist.key(pygame.K_5)
    assert typist.plan.slots[1] != full[1] and typist.plan.slots[0] == full[0]
