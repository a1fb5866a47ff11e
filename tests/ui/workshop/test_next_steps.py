"""In a builder gold is what is next, and playing, trying and sharing are one press away."""

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.content.command_core import SquadMech, SquadSide
from game.content.command_core import shipped_library as squad_library
from game.content.dino_battles import DeckSide
from game.content.dino_battles import shipped_library as deck_library
from game.content.scrap_knights import MechSide
from game.content.scrap_knights import shipped_library as mech_library
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, RichText
from game.ui.parts.gauge import BarGauge
from game.ui.scenes.card_scene import CardScene
from game.ui.tables.command_core.builder.scene import SquadBuilder
from game.ui.tables.dino_battles.builder.scene import DeckBuilder
from game.ui.tables.scrap_knights.builder.scene import MechBuilder
from game.ui.workshop.bench import Bench
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.own_sides import OwnSides, workshop_games
from game.ui.workshop.pointing import REST
from tests.ui.driver import Driver

RONIN = MechSide.of(mech_library().mechs["ronin"])
DECK = DeckSide.of(next(iter(deck_library().decks.values())))
GNAT = SquadMech("gnat", ("power_lance",), (), ("sprint", "pivot", "hold", "advance"))


class AtBench(Driver):
    """A builder that was opened from the hangar, in a window of its own."""

    def __init__(self, folder: Path, game: str, side: Any, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(folder, size, mute=True)
        shelves = {one.id: OwnSides(one, folder) for one in workshop_games()}
        self.friends: list[str] = []
        self.bench = Bench(self.context, shelves, game, side, None, lambda of, *_: self.friends.append(of))
        self.context.navigator.push(self.bench.builder)
        self.app.frame(0)

    @property
    def builder(self) -> BuilderScene[Any]:
        return self.bench.builder

    def gold(self) -> Button:
        found = [one for one in self.scene.form.widgets if isinstance(one, Button) and one.primary]
        assert len(found) == 1
        return found[0]

    def read(self) -> str:
        """All words that are shown."""
        shown = (one for one in self.builder.host.leaves if isinstance(one, Label | RichText))
        return "\n".join(one.text for one in shown)

    def point(self, name: str) -> None:
        widget = self.control(name)
        if widget.pane is not None:
            widget.pane.reveal(widget)  # type: ignore[attr-defined]
        self.move(widget.rect.center)
        self.app.frame(REST + 50)


@pytest.mark.parametrize(("game", "side"), [("scrap_knights", RONIN), ("dino_battles", DECK)])
def test_the_first_arrow_goes_to_the_pool(tmp_path: Path, game: str, side: Any) -> None:
    driver = AtBench(tmp_path, game, side)
    assert driver.scene.form.focus is None
    driver.key(pygame.K_DOWN)
    focus = driver.scene.form.focus
    assert focus is not None and focus.name.startswith("pool ")
    driver.key(pygame.K_RIGHT)
    assert driver.scene.form.focus is not focus


@pytest.mark.slow
def test_a_complete_mech_is_tried_played_and_shared_from_its_builder(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "scrap_knights", RONIN)
    assert driver.gold().text == "Try it" and driver.gold().enabled
    driver.key(pygame.K_t)
    assert driver.scene_name == "TryScene"
    driver.key(pygame.K_ESCAPE)
    driver.click("Share")
    assert driver.scene_name == "ShareScene"
    driver.key(pygame.K_ESCAPE)
    driver.click("Play")
    assert "Setup" in driver.scene_name
    options = driver.context.settings.setups["scrap_knights"].options
    chosen = options[f"{driver.bench.shelf.sides.option}_0"]
    assert driver.bench.path is not None and chosen == f"own_{driver.bench.path.stem}"


def test_while_something_is_missing_try_and_play_say_what(tmp_path: Path) -> None:
    begun = msgspec.structs.replace(RONIN, acts=RONIN.acts[:4])
    driver = AtBench(tmp_path, "scrap_knights", begun)
    assert driver.gold().text == "Suggest the rest"
    for name in ("Try it", "Play"):
        button = driver.scene.form.named(name)
        assert button is not None and not button.enabled and "4 ACTs" in button.reason
    driver.key(pygame.K_p)
    assert driver.scene is driver.builder
    driver.click("Share")
    assert driver.scene_name == "ShareScene"


@pytest.mark.slow
def test_over_the_limit_gold_takes_a_card_off_until_it_fits(tmp_path: Path) -> None:
    heavy = SquadMech("colossus", ("railgun", "autocannon"), ("gyro",), GNAT.directives)
    driver = AtBench(tmp_path, "command_core", SquadSide(name="Heavy", mechs=(heavy, GNAT)))
    builder = driver.builder
    assert isinstance(builder, SquadBuilder) and builder.state() == "illegal"
    gold = driver.gold()
    assert gold.enabled and gold.text.startswith("Take off ")
    for _ in range(4):
        if builder.state() == "illegal":
            driver.key(pygame.K_g)
    assert builder.state() == "complete" and driver.gold().text == "Try it"


def test_a_deck_of_too_many_cards_loses_one_with_gold(tmp_path: Path) -> None:
    most = msgspec.structs.replace(DECK, cards={**DECK.cards, "attack": DECK.cards["attack"] + 1})
    driver = AtBench(tmp_path, "dino_battles", most)
    assert driver.gold().text == "Take off Attack"
    driver.click("next")
    assert driver.builder.side.cards == DECK.cards and driver.gold().text == "Try it"


def test_a_suggestion_names_its_cards_and_says_why(tmp_path: Path) -> None:
    begun = msgspec.structs.replace(RONIN, acts=RONIN.acts[:5])
    driver = AtBench(tmp_path, "scrap_knights", begun)
    driver.key(pygame.K_g)
    new = next(act for act in driver.builder.side.acts if act not in begun.acts)
    sentence = next(line for line in driver.read().splitlines() if "Added" in line)
    assert mech_library().acts[new].name in sentence and "of 6 distances" in sentence
    driver.key(pygame.K_u)
    assert "Added" not in driver.read()


def test_pointing_at_the_suggestion_shows_what_it_would_add(tmp_path: Path) -> None:
    begun = msgspec.structs.replace(RONIN, acts=RONIN.acts[:3])
    driver = AtBench(tmp_path, "scrap_knights", begun)
    driver.point("next")
    assert driver.builder.side == begun and len(driver.builder.future.acts) == 6
    assert "Added" in driver.read()


@pytest.mark.slow
def test_a_squad_with_points_left_gets_one_more_mech_and_says_so(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "command_core", SquadSide(name="Few", mechs=(GNAT,)))
    assert driver.gold().text == "Try it"
    driver.click("Suggest")
    assert len(driver.builder.side.mechs) > 1
    assert "one more mech" in driver.read()


def test_the_free_place_says_when_no_mech_fits(tmp_path: Path) -> None:
    library = squad_library()
    mech = SquadMech("hauler", ("railgun",), ("gyro",), GNAT.directives)
    driver = AtBench(tmp_path, "command_core", SquadSide(name="Full", mechs=(mech, mech)))
    assert "from 12 points" not in driver.read()
    assert "points left: it takes 12 or more" in driver.read() or "No points left" in driver.read()
    assert min(one.points for one in library.chassis.values()) == 12


def test_pointing_at_a_card_that_is_in_shows_what_is_lost_without_it(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "scrap_knights", RONIN)
    assert isinstance(driver.builder, MechBuilder)
    driver.point(f"pool scrap_knights/{RONIN.acts[0]}")
    assert "If you take it out" in driver.read() and "If you add it" not in driver.read()
    assert RONIN.acts[0] not in driver.builder.future.acts
    squad = SquadSide(name="One", mechs=(GNAT,))
    other = AtBench(tmp_path, "command_core", squad)
    other.point("pool power_lance")
    assert "If you take it out" in other.read()


def test_a_deck_counts_its_cards_once_and_the_card_pointed_at_apart(tmp_path: Path) -> None:
    few = DeckSide(name="Few", cards={"attack": 5})
    driver = AtBench(tmp_path, "dino_battles", few)
    assert isinstance(driver.builder, DeckBuilder)
    driver.point("pool dino_battles/ankylosaurus")
    assert "would be 6" in driver.read() and "6 of 60" not in driver.read()


def test_f2_names_a_side_and_the_other_ways_to_the_hints_are_left(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "scrap_knights", RONIN)
    form, field = driver.builder.form, driver.builder.name_field
    driver.click("search")
    driver.key(pygame.K_F2)
    assert form.focus is field and field.selected == "Ronin" and not form.hints.walking
    driver.event(pygame.JOYBUTTONDOWN, button=9, joy=0, instance_id=0)
    assert form.hints.walking
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_F2, pygame.KMOD_LSHIFT)
    driver.key(pygame.K_F2)
    assert form.hints.walking and driver.builder.side.name == "Ronin"


@pytest.mark.slow
@pytest.mark.parametrize("key", [pygame.K_F2, pygame.K_e], ids=["F2", "E"])
def test_name_and_plan_are_typed_in_the_builder(tmp_path: Path, key: int) -> None:
    driver = AtBench(tmp_path, "scrap_knights", RONIN)
    driver.key(key)
    driver.type("Tin Herald" if key == pygame.K_F2 else "eTin Herald")
    driver.key(pygame.K_RETURN)
    driver.click("plan")
    driver.type("Stay hot.")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is driver.builder
    assert (driver.builder.side.name, driver.builder.side.plan) == ("Tin Herald", "Stay hot.")
    driver.click(f"acts scrap_knights/{RONIN.acts[0]}")
    driver.key(pygame.K_u)
    assert driver.builder.side.name == "Tin Herald" and driver.builder.side.acts == RONIN.acts
    driver.key(pygame.K_u, pygame.KMOD_SHIFT)
    assert driver.builder.side.acts == RONIN.acts[1:]


@pytest.mark.slow
def test_a_gamepad_adds_takes_out_shows_a_card_and_the_next_kind(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "dino_battles", DeckSide(name="Few"))
    a, b, x, y, rb, stick = 0, 1, 2, 3, 5, 10

    def press(button: int) -> None:
        driver.event(pygame.JOYBUTTONDOWN, button=button)
        driver.event(pygame.JOYBUTTONUP, button=button)

    first = next(one for one in driver.builder.form.widgets if one.name.startswith("pool "))
    while driver.builder.form.focus is not first:
        press(rb)
    press(a)
    press(a)
    assert list(driver.builder.side.cards.values()) == [2]
    press(x)
    assert list(driver.builder.side.cards.values()) == [1]
    press(y)
    assert isinstance(driver.scene, CardScene) and driver.scene.face.key == first.name.removeprefix("pool ")
    press(b)
    press(stick)
    assert isinstance(driver.builder, DeckBuilder) and driver.builder.query.has("group", "upgrade")
    group = driver.builder.form.focus
    press(rb)
    assert driver.builder.form.focus is not group


@pytest.mark.slow
def test_a_gamepad_swaps_a_card_of_a_mech_and_works_the_gold_button(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "scrap_knights", msgspec.structs.replace(RONIN, bots=RONIN.bots[:2]))
    a, x, rb, menu = 0, 2, 5, 7

    def press(button: int) -> None:
        driver.event(pygame.JOYBUTTONDOWN, button=button)
        driver.event(pygame.JOYBUTTONUP, button=button)

    def go(start: str) -> None:
        for _ in range(40):
            focus = driver.builder.form.focus
            if focus is not None and focus.name.startswith(start):
                return
            press(rb)
        raise AssertionError(f"Tab does not come to {start}")

    builder = driver.builder
    assert isinstance(builder, MechBuilder)
    go("pool ")
    while builder.pool_card(builder.form.focus) in builder.side.acts:
        driver.event(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    new, old = builder.pool_card(builder.form.focus), builder.side.acts[0]
    press(x)
    assert builder.swapping == new
    go("acts ")
    press(a)
    assert builder.side.acts == (new, *RONIN.acts[1:]) and old not in builder.side.acts
    press(menu)
    assert builder.state() == "complete"


def test_gold_replaces_a_card_that_is_gone_and_shows_before_what_it_would_do(tmp_path: Path) -> None:
    gone = msgspec.structs.replace(RONIN, acts=("gone", *RONIN.acts[1:]))
    driver = AtBench(tmp_path, "scrap_knights", gone)
    assert driver.gold().text == "Replace gone"
    driver.point("next")
    made = driver.builder.replacement
    assert made is not None and driver.builder.future == made.side and driver.builder.side == gone
    assert f"{made.name} is in the place of gone." in driver.read()
    driver.click("next")
    assert driver.builder.side == made.side and driver.gold().text == "Try it"
    assert made.side.acts[1:] == RONIN.acts[1:]
    driver.key(pygame.K_u)
    assert driver.builder.side == gone


@pytest.mark.slow
def test_what_is_searched_for_is_added_by_keys_alone_one_card_after_the_other(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "scrap_knights", MechSide(name="Keyed"))
    for word in ("slash", "stab", "las shot"):
        driver.key(pygame.K_SLASH)
        driver.key(pygame.K_a, pygame.KMOD_LCTRL)
        driver.type(word)
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_RETURN)
    assert driver.builder.side.acts == ("slash", "stab", "las_shot")


def test_a_deck_that_is_too_large_shows_how_many_cards_it_has(tmp_path: Path) -> None:
    most = msgspec.structs.replace(DECK, cards={**DECK.cards, "attack": DECK.cards["attack"] + 16})
    driver = AtBench(tmp_path, "dino_battles", most)
    gauge = next(one for one in driver.builder.host.leaves if isinstance(one, BarGauge))
    assert (gauge.value, gauge.full, gauge.alarming) == (76, 60, True)


LONG_NAME, LONG_PLAN = "Wwwwwwwww Mmmmmmmmm Qqqq", "Keep far away and burn all the heat. " * 3


def test_a_long_name_and_plan_end_in_dots_and_their_hints_are_whole(tmp_path: Path) -> None:
    side = msgspec.structs.replace(RONIN, name=LONG_NAME, plan=LONG_PLAN.strip())
    driver = AtBench(tmp_path, "scrap_knights", side)
    name, plan = driver.builder.name_field, driver.builder.plan_field
    assert name.is_cut and name.tip == LONG_NAME and plan.is_cut and plan.tip == LONG_PLAN.strip()
    driver.key(pygame.K_F2)
    assert name.focused and name.tip == ""
    short = AtBench(tmp_path, "scrap_knights", RONIN)
    assert not short.builder.name_field.is_cut and short.builder.name_field.tip == ""
