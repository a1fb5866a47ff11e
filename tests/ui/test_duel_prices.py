"""Each choice shows its price before it is made: tokens and BOTs like cards, by pointer and by key."""

from pathlib import Path

import pygame
import pytest

from game.rules.scrap_knights.state import Tokens
from game.ui.kit.buttons import Button
from game.ui.kit.guard import SETTLING
from game.ui.layout.leaves import RichText
from game.ui.tables.scrap_knights.panels.tickets import TicketWidget
from game.ui.tables.scrap_knights.table import DuelScene
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def in_tokens(folder: Path, card: str = "slash", **own: object) -> Driver:
    """The first seat may spend a token of each kind on its ACT."""
    own = {"tokens": Tokens(1, 1, 1), "heat": 4, **own}
    driver = table(folder, "person", "greedy", decks=("ronin", "bulwark"), **own)
    driver.click(f"scrap_knights/{card}")
    driver.click("Lock in")
    driver.settle()
    for _ in range(8):
        if asked(duel(driver)) == "tokens":
            return driver
        driver.key(pygame.K_p)
        driver.settle()
    raise AssertionError(asked(duel(driver)))


def asked(scene: DuelScene) -> str:
    return scene.asked.kind if scene.asked is not None else ""


def told(driver: Driver) -> str:
    """All that stands in the console's well."""
    well = duel(driver).board.console.well
    return " ".join(
        one.text for one in driver.scene.form.widgets if isinstance(one, RichText) and well.contains(one.rect)
    )


def point(driver: Driver, name: str) -> None:
    driver.move(driver.visible_place(driver.control(name)))
    driver.rest(50)


@pytest.mark.slow
def test_a_token_that_is_pointed_at_says_what_it_changes(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path)
    assert duel(driver).board.well_heading() == ("THE CHAIN", "first to last")
    assert "AFTER" not in told(driver) and "Ada: 10" in told(driver)
    point(driver, "Blitz")
    assert duel(driver).board.well_heading() == ("THE CHAIN", "a look: with Blitz")
    assert "*Blitz*: you deal 5 damage, not 3. Heat 6." in told(driver)
    assert "Brunel: 7 :hp: HP" in told(driver)
    shown = duel(driver).board.preview()
    assert shown is not None and shown.heat == (6, 6) and shown.other_hp == (7, 7)
    # The mark on the plate says the same as the button, and a look elsewhere takes it back.
    point(driver, "armored 0")
    assert "*Armored*: you take 0 damage, not 2." in told(driver)
    driver.move((5, 300))
    driver.rest(50)
    assert "Armored" not in told(driver) and duel(driver).board.preview() is None


@pytest.mark.parametrize(
    ("distance", "name", "told"), [(1, "Closer", "cross over to 1"), (5, "Farther", "still 5")]
)
def test_a_move_that_ends_where_it_began_says_why(
    tmp_path: Path, distance: int, name: str, told: str
) -> None:
    driver = table(tmp_path, decks=("duelist", "bulwark"), distance=distance)
    driver.click("scrap_knights/dash")
    assert told in buttons(driver)[name].text


def test_a_tie_of_two_kinds_says_which_comes_first(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "person", decks=("bulwark", "ronin"))
    for card in ("stonewall", "slash"):
        driver.to_the_table()
        driver.click(f"scrap_knights/{card}")
        driver.click("Lock in")
    driver.to_the_table()
    driver.settle()
    tickets = [one.ticket for one in driver.scene.form.widgets if isinstance(one, TicketWidget)]
    assert "tie: Defend before Attack" in [one.note for one in tickets]


def buttons(driver: Driver) -> dict[str, Button]:
    return {one.name: one for one in driver.scene.form.widgets if isinstance(one, Button)}


def test_to_pass_is_never_gold_and_has_one_place(tmp_path: Path) -> None:
    one, two = (
        in_tokens(tmp_path / "one", tokens=Tokens(1, 0, 0)),
        in_tokens(tmp_path, tokens=Tokens(1, 1, 1)),
    )
    assert len(buttons(two)) > len(buttons(one)) and buttons(one)["Pass"].rect == buttons(two)["Pass"].rect
    assert not buttons(one)["Pass"].primary and not buttons(two)["Pass"].primary


@pytest.mark.default_cases(1)
def test_the_second_click_of_a_double_click_does_not_pass(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path, tokens=Tokens(0, 0, 1))
    place = buttons(driver)["Blitz"].rect.center

    def click() -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            driver.event(kind, pos=place, button=1)

    driver.move(place)
    click()
    assert not buttons(driver)["Pass"].rect.collidepoint(place), "to pass has a place of its own"
    click()
    assert asked(duel(driver)) == "tokens" and duel(driver).picked_so_far
    driver.rest(SETTLING)
    driver.click("Pass")
    driver.settle()
    assert asked(duel(driver)) != "tokens"


@pytest.mark.slow
def test_a_token_under_the_focus_says_it_too(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path)
    driver.focus("Blitz")
    driver.rest(50)
    assert "*Blitz*: you deal 5 damage, not 3" in told(driver)


def test_a_bot_that_is_pointed_at_is_part_of_the_chain_that_is_foretold(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert asked(duel(driver)) == "bots"
    point(driver, "scrap_knights/dd_burst")
    price = told(driver)
    assert "*DD-Burst*: you deal 0 damage, not 3. You take 0 damage, not 2" in price
    assert "Ada's 1000 Cuts has 0 of 3 links, not 1." in price
    tickets = [one.ticket for one in driver.scene.form.widgets if isinstance(one, TicketWidget)]
    assert [one.face.title for one in tickets] == ["DD-Burst", "Slash", "Stab"]
    assert "Prevented by DD-Burst" in tickets[1].sentences[-1][0]
    assert duel(driver).board.previews.links() == {0: 0}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "token"),
    [(pygame.K_f, "frame_advantage"), (pygame.K_a, "armored"), (pygame.K_b, "blitz")],
)
def test_each_token_has_a_key(tmp_path: Path, key: int, token: str) -> None:
    driver = in_tokens(tmp_path)
    before = getattr(duel(driver).view.players[0].tokens, token)
    driver.key(key)
    assert duel(driver).picked_so_far and getattr(duel(driver).view.players[0].tokens, token) == before
    driver.rest(SETTLING)
    driver.key(key)
    assert not duel(driver).picked_so_far, "a second press puts it back"
    driver.rest(SETTLING)
    driver.key(key)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert getattr(duel(driver).view.players[0].tokens, token) == before - 1


def test_a_token_key_that_does_nothing_says_why(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.key(pygame.K_b)
    assert "You have no Blitz." in driver.scene.form.hints.text


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_SPACE])
def test_space_or_p_with_a_card_picked_says_what_it_would_do(tmp_path: Path, key: int) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.key(pygame.K_1)
    scene = duel(driver)
    assert scene.chooser is not None and scene.chooser.picked("card") == ("slash",)
    driver.key(key)
    assert scene.chooser.picked("card") == ("slash",)
    assert "Deal 3" in scene.line() and "3 damage if it hits, heat 1" in scene.line()
    assert "Enter locks it in" in scene.line()
    driver.key(pygame.K_2)
    assert "Deal 3" not in scene.line()


def test_losing_is_not_named_beside_the_winning_card(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), heat=6)
    scene = duel(driver)
    scene.session.match.state.players[1].hp = 3  # type: ignore[attr-defined]
    scene.session.match.position += 1
    scene.refresh()
    slash, step = (driver.control(f"scrap_knights/{name}") for name in ("slash", "step"))
    assert slash.tag[0] == "WINS OR OVERHEATS" and "you may have 7 heat" in slash.hint  # type: ignore[attr-defined, operator]
    assert "YOU LOSE" in step.tag[0]  # type: ignore[attr-defined]


def overheated(folder: Path, **own: object) -> Driver:
    """The first seat has played an Attack with 6 heat, and may use a BOT."""
    driver = table(folder, "person", "greedy", decks=("ronin", "bulwark"), heat=6, **own)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert asked(duel(driver)) == "bots"
    return driver


def test_a_pass_that_loses_says_so_in_red(tmp_path: Path) -> None:
    driver = overheated(tmp_path)
    assert "*You lose: 7 heat.*" in told(driver)
    assert "Pass and you lose: 7 heat." in duel(driver).prompt_text()
    button = driver.control("Pass")
    assert isinstance(button, Button) and button.text == "Pass: you lose"
    assert button.danger and not button.primary
    # What is looked at and saves nothing says it as well.
    point(driver, "scrap_knights/dd_burst")
    assert "*You would lose*" in told(driver) and "*You lose: 7 heat.*" in told(driver)


@pytest.mark.slow
def test_a_pass_that_costs_nothing_says_nothing_of_a_loss(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path, heat=0, tokens=Tokens(1, 0, 0))
    button = driver.control("Pass")
    assert isinstance(button, Button) and button.text == "Pass"
    assert not button.primary and not button.danger
    assert "lose" not in duel(driver).prompt_text()


@pytest.mark.slow
def test_a_token_that_overheats_is_a_red_button_that_says_so(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path, heat=5)
    assert duel(driver).view.players[0].heat == 6
    blitz, armored = driver.control("Blitz"), driver.control("Armored")
    assert isinstance(blitz, Button) and blitz.danger and blitz.text == "Blitz: you lose"
    assert isinstance(armored, Button) and not armored.danger


def test_an_act_that_overheats_is_locked_in_by_a_red_button(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), heat=6)
    driver.click("scrap_knights/slash")
    lock = driver.control("Lock in")
    assert isinstance(lock, Button) and lock.text == "Lock in: you lose"
    assert lock.danger and not lock.primary
    driver.click("scrap_knights/slash")
    driver.click("scrap_knights/meditation")
    lock = driver.control("Lock in")
    assert isinstance(lock, Button) and lock.text == "Lock in" and lock.primary


@pytest.mark.slow
def test_a_card_that_destroys_the_own_mech_says_so(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "bulwark"), heat=6, hp=5, distance=1)
    meltdown = driver.control("scrap_knights/meltdown")
    assert meltdown.tag[0] == "HP 5 → 0: YOU LOSE"  # type: ignore[attr-defined]
    driver.click("scrap_knights/meltdown")
    lock = driver.control("Lock in")
    assert isinstance(lock, Button) and lock.danger and lock.text == "Lock in: you lose"


@pytest.mark.slow
def test_a_pass_says_what_it_comes_to_beside_what_a_bot_would_win(tmp_path: Path) -> None:
    hand = ("flamethrower", "pirated_cannon", "thruster_launch", "burstflare", "meltdown", "stonewall")
    driver = table(
        tmp_path, "person", "greedy", decks=("ember_titan", "bulwark"), heat=5, hand=hand, distance=0
    )
    scene = duel(driver)
    other = scene.session.match.state.players[1]
    other.heat, other.bots, other.hand = 5, (), ("stab",)
    scene.session.match.position += 1
    scene.refresh()
    driver.click("scrap_knights/flamethrower")
    driver.click("Lock in")
    driver.settle()
    assert asked(duel(driver)) == "bots"
    duel(driver).refresh()
    assert "*A draw.*" in told(driver)
    asking = duel(driver).prompt_text()
    assert "Pass and it is a draw." in asking and "DD-Soothe: you win." in asking
    button = driver.control("Pass")
    assert isinstance(button, Button) and button.text == "Pass: a draw" and not button.primary
    point(driver, "scrap_knights/dd_soothe")
    assert "*You win: the other mech has 8 heat.*" in told(driver)


def test_a_question_whose_answers_all_lose_suggests_no_rescue(tmp_path: Path) -> None:
    assert "Nothing that you can use changes that." in duel(overheated(tmp_path)).prompt_text()


def test_a_digit_raises_no_card_while_tokens_are_asked_for(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path)
    driver.key(pygame.K_2)
    scene = duel(driver)
    assert scene.asked is not None and scene.asked.kind == "tokens"
    assert scene.board.considered() is None and not scene.picked_so_far


def test_a_copy_of_a_card_is_priced_before_it_is_chosen(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("duelist", "ronin"), distance=1)
    scene = duel(driver)
    match = scene.session.match
    match.act(0, "act slash")
    while match.decisions[0].kind != "copy":
        decision = match.decisions[0]
        use = [one for one in decision.actions if str(one) == "use ad_chain"]
        match.act(decision.seat, use[0] if use else "pass")
    driver.context.navigator.replace(scene.session.game_ui.table_scene(driver.context, scene.session))
    driver.settle()
    scene = duel(driver)
    assert scene.asked is not None and scene.asked.kind == "copy"
    stab = scene.board.previews.of("stab")
    assert stab is not None
    heat, hp = scene.view.players[0].heat, scene.view.players[1].hp
    # A copy costs no heat, and hits for 2 unless it is blocked.
    assert stab.heat == (heat, heat) and stab.other_hp == (hp - 2, hp - 2)
    card = next(one for one in scene.form.widgets if one.name.endswith("/stab"))
    driver.move(card.rect.center)
    assert scene.board.preview() == stab


def test_a_bot_that_stops_a_blow_says_what_both_sides_keep(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    board = duel(driver).board
    assert [board.previews.spared(seat) for seat in (0, 1)] == [None, None]
    driver.move(driver.visible_place(driver.control("scrap_knights/dd_burst")))
    assert [board.previews.spared(seat) for seat in (0, 1)] == [(10, 10), (9, 9)]


def test_the_two_ways_of_a_move_say_no_distance_that_a_ult_sets_afterwards(tmp_path: Path) -> None:
    """Both said "3 to 0", the way closer and the way farther."""
    for link, told in ((0, True), (2, False)):
        driver = table(tmp_path / str(link), decks=("phantom", "bulwark"), distance=2, link=link)
        driver.click("scrap_knights/dash")
        driver.settle()
        closer = driver.control("Closer")
        assert isinstance(closer, Button)
        assert any(digit.isdigit() for digit in closer.text) is told
