"""The Scrap Knights table by real events: previews, hints, refusals, and what stands in the well."""

from pathlib import Path

import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.engine.dice import Dice
from game.rules.scrap_knights.state import Tokens
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import RichText
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.overlays import opening as doors
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard, Label
from game.words.scrap_knights.card_text import link_text
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def named(driver: Driver, name: str) -> Widget:
    widget = driver.scene.form.named(name)
    assert widget is not None, [one.name for one in driver.scene.form.widgets]
    return widget


def card(driver: Driver, name: str) -> HandCard:
    return next(
        one
        for one in duel(driver).board.hand_cards()
        if isinstance(one, HandCard) and one.name.endswith(name)
    )


def pixels(driver: Driver, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(driver.app.window.subsurface(rect), "RGB")


def hint_at(driver: Driver, place: tuple[int, int]) -> str:
    driver.move((3, 700))
    driver.move(place)
    driver.rest(700)
    return driver.scene.form.hints.text


def test_pointing_at_a_card_previews_it_on_the_gauges_the_target_and_the_bots(tmp_path: Path) -> None:
    driver = table(tmp_path, heat=4, decks=("bulwark", "ronin"))
    scene = duel(driver)
    bot = scene.board.row_place(1, sorted(scene.view.players[1].bots)[1])
    figure = scene.board.hung("plate 1").rect.move(0, 200)
    watched = [named(driver, "heat 0").rect, named(driver, "hp 1").rect, bot, figure]
    before = [pixels(driver, rect) for rect in watched]
    driver.move(card(driver, "stab").rect.center)
    driver.app.frame(0)
    assert scene.board.considered() is card(driver, "stab")
    after = [pixels(driver, rect) for rect in watched]
    assert [one != two for one, two in zip(before, after, strict=True)] == [True] * 4
    driver.move((3, 700))
    driver.app.frame(0)
    assert [pixels(driver, rect) for rect in watched] == before


def test_a_focused_card_is_previewed_too_and_a_picked_one_after_the_pointer_has_gone(tmp_path: Path) -> None:
    driver = table(tmp_path)
    board = duel(driver).board
    driver.focus("scrap_knights/las_shot")
    assert board.considered() is card(driver, "las_shot")
    driver.click("scrap_knights/stab")
    driver.move((3, 700))
    found = board.considered()
    assert found is card(driver, "stab") and found.picked


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "words", "told"),
    [
        ("stab", "OUT OF RANGE: 4 > 2", "Would miss unless the distance changes first"),
        ("crash", "NO DAMAGE AT 4", "no damage at distance 4"),
        ("wide_guard", "HEAT 5 → 7: YOU LOSE", "You would have 7 heat and lose"),
    ],
)
def test_a_card_says_what_would_go_wrong(tmp_path: Path, name: str, words: str, told: str) -> None:
    decks = ("warden", "bulwark") if name == "crash" else ("bulwark", "warden")
    driver = table(tmp_path, decks=decks, distance=4, heat=5)
    shown = card(driver, name)
    assert shown.tag is not None and shown.tag[0] == words
    assert told in hint_at(driver, shown.rect.center)


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
def test_a_look_at_a_card_leaves_the_prompt_the_plates_and_its_hint_free(tmp_path: Path) -> None:
    for size in ((960, 540), (1280, 720), (1920, 1080)):
        driver = table(tmp_path / str(size[0]), size=size, distance=4)
        board = duel(driver).board
        assert board.console is not None
        for shown in board.hand_cards():
            with driver.unseen():
                driver.move(shown.rect.center)
            touched = board.draw_closer_look(pygame.Surface(size))
            # Its notes, the card itself, and what is seen of cards beside it whose tags stay whole.
            assert len(touched) >= 2
            cards = [one.rect for one in board.hand_cards()]
            assert all(any(one.contains(rect) for one in cards) for rect in touched[2:])
            for free in (board.console.prompt, *board.spoken_of()):
                assert not any(free.colliderect(rect) for rect in touched), shown.name


def test_previews_hide_while_events_are_shown(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.context.change(reduce_motion=False)
    scene = duel(driver)
    driver.click("scrap_knights/stab")
    driver.click("Lock in")
    for _ in range(400):
        driver.app.frame(1)
        if scene.playing:
            break
        pygame.time.wait(1)
    assert scene.playing
    assert scene.board.previews.of("stab") is None
    assert scene.board.draw_closer_look(pygame.Surface((1280, 720))) == []


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("scrap_knights/dd_burst", "BOTs are used after the flip."),
        ("scrap_knights/sd_terror", "SD-Terror has been used: each BOT works once in a duel."),
        (
            "scrap_knights/orbital_lobotomy",
            "A ULT joins the chain by itself. Orbital Lobotomy has 2 of 3 link tokens.",
        ),
        ("scrap_knights/eraser_las", "Eraser LAS belongs to Brunel."),
        ("blitz 0", "You have no Blitz."),
        ("armored 0", "Armored is spent after the BOTs, before the chain."),
        ("armored 1", "This token belongs to Brunel."),
    ],
)
def test_a_click_on_what_cannot_be_used_is_answered(tmp_path: Path, name: str, sentence: str) -> None:
    driver = table(
        tmp_path,
        bots=("ad_pester", "dd_burst"),
        spent_bots=("sd_terror",),
        link=2,
        tokens=Tokens(armored=1),
    )
    driver.click_at(named(driver, name).rect.center)
    assert driver.scene.form.hints.text == sentence


@pytest.mark.slow
def test_a_card_of_the_hand_answers_once_the_choice_is_made(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "person")
    driver.click("scrap_knights/stab")
    driver.click("Lock in")
    driver.settle()
    driver.click("lift the curtain")
    driver.settle()
    driver.click("scrap_knights/missile")
    driver.click("Lock in")
    driver.settle()
    scene = duel(driver)
    assert scene.asked is not None and scene.asked.kind == "bots"
    shut = [one for one in scene.form.widgets if isinstance(one, BenchCard) and not one.pickable]
    driver.wait_for_guard()
    for one in shut:
        driver.click_at(one.rect.center)
        assert scene.form.hints.text, one.name


def test_everything_with_a_meaning_has_a_hint(tmp_path: Path) -> None:
    driver = table(tmp_path, link=1, tokens=Tokens(blitz=2))
    told = {widget.name: widget.tip for widget in duel(driver).form.widgets if widget.tip}
    for seat in (0, 1):
        for name in ("hp", "heat", "frame_advantage", "armored", "blitz"):
            assert told[f"{name} {seat}"], name
    assert told["hp 0"] == "Ada has 12 of 12 HP. A mech with 0 HP is destroyed at the end of the round."
    assert told["blitz 0"].startswith("You have no Blitz") or "Ada has 2 Blitz." in told["blitz 0"]
    assert "1 of 3 link tokens" in told["scrap_knights/orbital_lobotomy"]
    assert told["distance"].startswith("The distance is")
    assert "Brunel" in told["far hand"]
    for phase in ("act", "flip", "bots", "tokens", "resolve"):
        assert told[f"phase {phase}"]
    for number in range(6):
        assert told[f"shown {number}"] == "An ACT that Brunel has not shown yet."
    benches = [one for one in duel(driver).form.widgets if isinstance(one, BenchCard)]
    assert len(benches) == 8 and all(one.tip for one in benches)
    assert hint_at(driver, named(driver, "distance").rect.center) == told["distance"]


@pytest.mark.default_cases(1)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (3840, 2160)])
def test_a_name_never_runs_into_the_tokens(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = duel(table(tmp_path))
    scene.resize(size, 1.0)
    for seat in (0, 1):
        name = scene.board.hung(scene.session.names[seat]).rect
        for token in ("frame_advantage", "armored", "blitz"):
            assert not name.colliderect(scene.board.hung(f"{token} {seat}").rect)


@pytest.mark.slow
def test_the_far_back_is_ticked_whatever_was_chosen(tmp_path: Path) -> None:
    """The computer's card is chosen before the person's: the picture must not depend on which it is."""
    seen = set()
    for number, move in enumerate(("act missile", "act las_shot", "act parry_shield 1")):
        driver = table(tmp_path / str(number), "person", "person", decks=("bulwark", "barrage"))
        scene = duel(driver)
        scene.session.act(1, scene.session.match.rules.parse(move))
        scene.sitting.skip()
        scene.refresh()
        driver.move(card(driver, "stab").rect.center)
        driver.rest(700)
        assert 1 in scene.board.turn.chosen
        seen.add(driver.pixels())
    assert len(seen) == 1


@pytest.mark.slow
def test_the_phase_never_goes_back_within_a_round(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("phantom", "mechromancer"))
    scene = duel(driver)
    order = ["act", "flip", "bots", "tokens", "resolve"]
    seen: list[tuple[int, int]] = []
    dice = Dice(3)
    with driver.unseen():
        while scene.view.round < 4 and scene.sitting.outcome is None:
            if scene.asked is not None:
                scene.act(dice.pick(scene.asked.actions))
            driver.app.frame(16)
            seen.append((scene.view.round, order.index(scene.board.turn.phase)))
    assert seen == sorted(seen) and {phase for _, phase in seen} >= {0, 1, 2, 4}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("distance", "pose"), [(0, "close"), (1, "close"), (2, "ready")])
def test_near_each_other_the_weapons_are_held_upright(tmp_path: Path, distance: int, pose: str) -> None:
    board = duel(table(tmp_path, distance=distance)).board
    assert {mech.pose for mech in board.mechs} == {pose}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("name", "pose"), [("stab", "stab"), ("stonewall", "guard")])
def test_the_mech_takes_the_pose_of_the_card_that_is_picked(tmp_path: Path, name: str, pose: str) -> None:
    driver = table(tmp_path, distance=3)
    board = duel(driver).board
    driver.move(card(driver, name).rect.center)
    assert [mech.pose for mech in board.mechs] == ["ready", "ready"], "it is only a look"
    driver.click(card(driver, name).name)
    driver.move((3, 700))
    assert [mech.pose for mech in board.mechs] == [pose, "ready"]


def test_the_hint_of_a_card_leaves_the_plates_on_the_floor_in_sight(tmp_path: Path) -> None:
    driver = table(tmp_path, distance=4, heat=5)
    board = duel(driver).board
    widget = card(driver, "wide_guard")
    driver.move(widget.rect.center)
    driver.rest(600)
    rect = driver.scene.form.hint_place(driver.app.window.get_rect())
    assert rect is not None and rect.bottom <= board.places.lane_top


@pytest.mark.slow
def test_a_tray_of_few_cards_shows_what_they_say(tmp_path: Path) -> None:
    driver = table(tmp_path)
    for count, compact in ((8, False), (9, True)):
        cards = list(shipped_library().acts)[:count]
        doors.open_tray(duel(driver), "Choose", cards, lambda card: None, cancel=True)
        driver.app.frame(0)
        shown = [one for one in driver.scene.form.widgets if isinstance(one, CardWidget)]
        assert {one.compact for one in shown} == {compact}
        window = driver.app.window.get_rect()
        assert all(window.contains(one.rect) for one in shown)
        driver.context.navigator.pop()


def test_the_hand_lies_beside_all_that_the_other_side_has_on_the_felt(tmp_path: Path) -> None:
    driver = table(tmp_path)
    board = duel(driver).board
    plain = board.aside
    played = PlayedCard(board.gallery, None)
    played.place(board.places.far[1], board.area.scale)
    board._played = [(played, "")]
    assert board.aside.left >= played.rect.right > plain.left and board.aside.right == plain.right


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_nothing_that_hangs_before_the_stage_is_cut_or_lies_on_another_thing(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    scene = duel(table(tmp_path))
    for scale in (1.0, 1.5):
        scene.resize(size, scale)
        assert scene.board.hanging.host.flaws() == [], f"at {scale}"


@pytest.mark.slow
def test_both_sides_hang_as_mirror_images(tmp_path: Path) -> None:
    board = duel(table(tmp_path)).board
    stage = board.places.frame.stage.rect
    for near, far in (("plate 0", "plate 1"), ("hp 0", "hp 1"), ("armored 0", "armored 1")):
        left, right = board.hung(near).rect, board.hung(far).rect
        assert abs((left.left - stage.left) - (stage.right - right.right)) <= 2 and left.size == right.size


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("deck", sorted(shipped_library().mechs))
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
def test_the_plaque_of_a_ult_has_its_whole_condition(
    tmp_path: Path, deck: str, size: tuple[int, int]
) -> None:
    scene = duel(table(tmp_path, decks=(deck, "ronin"), size=size))
    ult = scene.view.players[0].ult
    plaque = scene.board.bench[0, ult]
    library, texts = shipped_library(), scene.words.texts
    told = [one for one in plaque.inside if isinstance(one, RichText)]
    whole = link_text(library.ults[ult].link, library, texts)
    assert told[0].text == whole and not any(one.cut for one in told)
    assert all("…" not in card.label.what + card.label.when for card in scene.board.bench.values())
    rail = scene.board.places.frame.rail.rect
    assert all(card.rect.bottom <= rail.top for card in scene.board.bench.values())


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_no_word_of_a_bots_plaque_is_left_out(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = duel(table(tmp_path, decks=("ronin", "tidecaller"), size=size))
    for bot in shipped_library().bots:
        label = Label("eye", scene.words.when(bot), scene.words.what(bot))
        plaque = BenchCard(scene.board.gallery, scene.book.face(bot), label, None)
        plaque.place(scene.board.bench[0, sorted(scene.view.players[0].bots)[0]].rect, scene.board.area.scale)
        told = " ".join(getattr(one, "text", "") for one in plaque.inside)
        assert label.when in told and label.what in told, bot
