"""A hint at every table: asked for, thought about, told, and followed by one click."""

from pathlib import Path

import pygame
import pytest

from game.ai.computer import Computer
from game.ai.question import Question, answer
from game.ai.thought import Choice, Reason, Thought
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import Decision
from game.rules import load
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.session.session import Session
from game.ui.tables.session.told_hints import ToldHints
from game.ui.tables.table_scene import TableScene
from tests.ai.few import few_levels
from tests.ui.computers import FewComputer, HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.sitting import sit_down
from tests.ui.test_screens import look_over

every_game = pytest.mark.parametrize("game", PLAYABLE)
SHAPES = [((1280, 720), 100), ((960, 540), 100), ((960, 540), 150), ((1280, 720), 200), ((2560, 1080), 150)]


def a_real_choice(game: str, seat: int = 0, kind: str = "") -> Match:
    """A game in which a seat has several choices."""
    match, dice = Match(load(game), {}, 7), Dice(3)
    while True:
        decision = match.decision_of(seat)
        several = decision is not None and len(match.record) >= 4 and len(decision.actions) > 2
        if decision is not None and several and kind in ("", decision.kind):
            return match
        asked = dice.pick(match.decisions)
        match.act(asked.seat, dice.pick(asked.actions))


def at_table(
    folder: Path,
    game: str,
    computer: Computer | None = None,
    seats: tuple[str, str] = ("person", "hard"),
    kind: str = "",
    **settings: object,
) -> tuple[Driver, TableScene]:
    driver = Driver(folder, reduce_motion=True, speed=4.0, **settings)  # type: ignore[arg-type]
    computer = computer or FewComputer()
    session = Session(
        a_real_choice(game, kind=kind), seats, ("Ada", "Anvil"), driver.context.saves, computer=computer
    )
    return driver, sit_down(driver, session)


def hint_of(driver: Driver) -> HintScene:
    assert isinstance(driver.scene, HintScene)
    return driver.scene


@pytest.mark.slow
@every_game
def test_a_hint_is_told_and_one_click_follows_it(tmp_path: Path, game: str) -> None:
    driver, scene = at_table(tmp_path, game)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint = hint_of(driver)
    driver.rest(4 * TICK)
    assert 1 <= len(hint.choices) <= 3
    assert hint.form.focus is hint.choices[0]
    before, picks = list(scene.session.match.record), scene.picks_hints
    driver.wait_for_guard()
    driver.click("choice 1")
    assert driver.context.navigator.stack[-1] is not hint
    if picks:
        assert scene.session.match.record == before
    else:
        assert len(scene.session.match.record) > len(before)


@pytest.mark.slow
def test_a_secret_choice_is_picked_and_still_locked_in_by_hand(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, "scrap_knights", kind="act")
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    driver.rest(4 * TICK)
    driver.wait_for_guard()
    wanted = hint_of(driver).choices[0].what
    driver.key(pygame.K_1)
    assert scene.chooser is not None and scene.chooser.action is not None
    assert scene.chooser.action in scene.chooser.decision.actions
    assert wanted.startswith("Play ")
    driver.click("Lock in")
    asked = scene.session.match.decision_of(0)
    assert asked is None or asked.kind != "act" or scene.session.match.sealed


@pytest.mark.slow
def test_a_program_is_laid_down_to_be_handed_over_and_can_be_taken_back(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, "command_core", kind="program")
    assert isinstance(scene, BoardScene) and scene.plans is not None
    actions = [action for action in scene.plans.plan.slots if action is not None]
    assert not actions
    record = list(scene.session.match.record)
    decision = scene.asked
    assert decision is not None
    filled = next(action for action in decision.actions if action.card)
    scene.take_hint([filled])
    assert scene.plans is not None
    laid = scene.plans.of[filled.mech].slots
    assert laid[filled.slot] == filled.card
    assert scene.session.match.record == record
    driver.wait_for_guard()
    driver.key(pygame.K_u)
    assert not any(scene.plans.of[filled.mech].slots)


@pytest.mark.default_cases(1)
@every_game
def test_it_says_that_it_is_thought_about_and_esc_ends_that(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_table(tmp_path, game, computer)
    record = list(scene.session.match.record)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint, held = hint_of(driver), computer.asked[-1]
    assert hint.note.text == "Anvil is thinking for you."
    driver.rest(2100)
    assert hint.note.text == "Anvil is thinking for you: 2 s."
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene and held.dropped
    assert scene.session.match.record == record


@pytest.mark.default_cases(1)
@every_game
def test_a_hint_is_asked_with_what_the_person_knows_only(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_table(tmp_path, game, computer)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    question, match = computer.asked[-1].question, scene.session.match
    world = match.rules.restore(question.world)
    assert (question.player, question.seat) == ("hard", 0)
    assert match.rules.view(world, 0) == match.rules.view(match.state, 0)
    assert world.dice.to_dict() != match.state.dice.to_dict()


@pytest.mark.default_cases(1)
@every_game
def test_the_same_position_gets_the_same_hint(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, _ = at_table(tmp_path, game, computer)
    for _ in range(2):
        driver.wait_for_guard()
        driver.key(pygame.K_h)
        driver.key(pygame.K_ESCAPE)
    assert computer.asked[-1].question == computer.asked[-2].question


def told(question: Question) -> object:
    level = few_levels(question.game)[question.player]
    return answer(
        Question(question.game, question.world, question.seat, question.player, 1, level, question.explained)
    )


def hinted(folder: Path, kind: str, *choices: tuple[float, float]) -> HintScene:
    """A hint in a duel of some of the choices there are, each with its share and value."""
    computer = HeldComputer()
    driver, scene = at_table(folder, "scrap_knights", computer, kind=kind)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    actions = [str(action) for action in scene.asked.actions] if scene.asked else []
    found = tuple(Choice(action, *one) for action, one in zip(actions, choices, strict=False))
    computer.asked[-1].thought = Thought(actions[0], found, reasons=(Reason(), Reason(), Reason()))
    driver.rest(2 * TICK)
    return hint_of(driver)


def test_what_is_best_mixed_says_how_often_each_is_taken(tmp_path: Path) -> None:
    hint = hinted(tmp_path, "act", (0.6, 0.22), (0.4, 0.2))
    assert [one.why.split(". ")[1] for one in hint.choices] == [
        "A strong player does it 6 times in 10",
        "A strong player does it 4 times in 10",
    ]
    assert hint.note.text.startswith("Mix them")


def test_mixed_choices_that_win_as_often_are_told_apart_by_how_often_each_is_taken(tmp_path: Path) -> None:
    hint = hinted(tmp_path, "act", (0.6, 0.2), (0.4, 0.2))
    assert [one.percent for one in hint.choices] == ["pick it 6 times in 10", "pick it 4 times in 10"]
    assert [one.share for one in hint.choices] == [0.6, 0.4]
    assert not any(one.judged for one in hint.choices), "often is not good"
    assert hint.note.text.startswith("Each wins 60 % of the time.")


def test_what_is_always_best_is_not_mixed(tmp_path: Path) -> None:
    hint = hinted(tmp_path, "act", (1.0, 0.2), (0.0, 0.1))
    assert [one.why.split(". ")[0] for one in hint.choices] == [
        "Its chance to win is 5 % above that of the next: Play Dagger Jab",
        "Its chance to win is 5 % below the first",
    ]
    assert hint.note.text == "One click picks it."


def test_equal_chances_leave_the_choice_free(tmp_path: Path) -> None:
    hint = hinted(tmp_path, "act", (1.0, 0.2), (0.0, 0.2))
    assert [one.why.split(". ")[0] for one in hint.choices] == [
        "The next one is as good: take either",
        "As good as the first: take either",
    ]


def test_what_is_seldom_mixed_in_is_done_once_in_ten(tmp_path: Path) -> None:
    hint = hinted(tmp_path, "act", (0.6, 0.2), (0.3, 0.2), (0.1, 0.1))
    assert "A strong player does it once in 10." in hint.choices[2].why


def test_an_only_choice_is_not_rated(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, "scrapbots", computer := HeldComputer())
    only = next(action for action in scene.session.match.decisions[0].actions if str(action) == "pass")
    hint = HintScene(scene, Decision(0, "play", (only,)))
    computer.asked[-1].thought = Thought("pass", (Choice("pass", 1.0, 0.0),))
    hint.update(TICK)
    assert [(one.share, one.percent, one.why) for one in hint.choices] == [
        (None, "", "This is your only choice.")
    ]


@pytest.mark.slow
@every_game
def test_nothing_is_cut_at_any_size(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, _ = at_table(tmp_path, game, computer)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint, held = hint_of(driver), computer.asked[-1]
    for size, scale in SHAPES:
        hint.resize(size, scale / 100)
        look_over_hint(hint, size, scale)
    held.thought = told(held.question)  # type: ignore[assignment]
    driver.rest(2 * TICK)
    assert hint.choices
    for size, scale in SHAPES:
        for scene in (hint.table, hint):
            scene.resize(size, scale / 100)
        look_over_hint(hint, size, scale)


def look_over_hint(hint: HintScene, size: tuple[int, int], scale: int) -> None:
    """Like `look_over`; all that is written stands on the paper."""
    for box in hint.boxes():
        assert hint.frame.contains(box.rect), box.name
    look_over(hint, size, scale)


def leaves_in_sight(hint: HintScene, size: tuple[int, int], scale: int) -> None:
    """Sizes the table and the paper, which lies over no prompt and no main answer then."""
    for scene in (hint.table, hint):
        scene.resize(size, scale / 100)
    (prompt,), *_ = hint.table.board.keep_free()
    answers = [one.rect for one in hint.table.form.widgets if getattr(one, "in_gold_place", False)]
    leaves_free(hint, [prompt, *answers], (size, scale))


def leaves_free(hint: HintScene, places: list[pygame.Rect], shape: object) -> None:
    for place in places:
        covered = hint.frame.clip(place)
        assert covered.width <= 3 or covered.height <= 3, f"{place} at {shape}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "setting", "offered"),
    [
        (("person", "hard"), "computer", True),
        (("person", "hard"), "on", True),
        (("person", "hard"), "off", False),
        (("person", "person"), "computer", False),
        (("person", "person"), "on", True),
        (("person", "person"), "off", False),
    ],
)
def test_who_may_ask_is_a_setting(
    tmp_path: Path, seats: tuple[str, str], setting: str, offered: bool
) -> None:
    driver, scene = at_table(tmp_path, "dino_battles", seats=seats, hints=setting)
    driver.to_the_table()
    assert scene.offers_hints is offered
    assert ("Hint" in driver.names()) is offered
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    assert isinstance(driver.scene, HintScene) is offered


@pytest.mark.slow
@every_game
def test_it_is_a_tool_at_every_table(tmp_path: Path, game: str) -> None:
    driver, _ = at_table(tmp_path, game)
    driver.click("Hint")
    assert isinstance(driver.scene, HintScene)


@pytest.mark.slow
@every_game
def test_a_hint_leaves_prompt_and_answers_in_sight(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, _ = at_table(tmp_path, game, computer)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint, held = hint_of(driver), computer.asked[-1]
    held.thought = told(held.question)  # type: ignore[assignment]
    driver.rest(2 * TICK)
    for size, scale in SHAPES:
        leaves_in_sight(hint, size, scale)
        judged = hint.table.board.spoken_of() if game != "scrapbots" else []
        leaves_free(hint, judged, (size, scale))


@pytest.mark.slow
def test_a_click_beside_a_hint_does_what_it_hits(tmp_path: Path) -> None:
    """One click on a card closes the hint and picks the card; it took two."""
    driver, scene = at_table(tmp_path, "scrap_knights", kind="act")
    driver.wait_for_guard()
    card = next(one for one in driver.cards() if one.reachable and one.pickable)
    place = driver.visible_place(card)
    driver.key(pygame.K_h)
    driver.rest(4 * TICK)
    assert not hint_of(driver).frame.collidepoint(place)
    driver.wait_for_guard()
    driver.click_at(place)
    assert driver.context.navigator.stack[-1] is scene
    assert scene.picked_so_far


def explained_by(driver: Driver, computer: HeldComputer, *reasons: Reason) -> list[str]:
    """What a hint says below its choices, for which these terms speak."""
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    scene = hint_of(driver)
    actions = [str(action) for action in scene.decision.actions]
    choices = tuple(Choice(action, 0.5, 0.2) for action, _ in zip(actions, reasons, strict=False))
    computer.asked[-1].thought = Thought(actions[0], choices, reasons=reasons)
    driver.rest(2 * TICK)
    said = [one.why for one in hint_of(driver).choices]
    driver.key(pygame.K_ESCAPE)
    return said


@pytest.mark.slow
def test_a_reason_that_was_just_named_gives_way_to_the_next_one_that_is_true(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_table(tmp_path, "scrapbots", computer)
    assert scene.asked is not None
    both = Reason("wounds", 0.4, "deck")
    first, second = explained_by(driver, computer, both, both)
    assert "Wounds" in first and "deck" in second, "two choices are not explained alike"
    assert explained_by(driver, computer, both)[0] == first, "asked again the hint stays"
    scene.session._terms[scene.asked.seat] = [(0, "wounds")]  # at the choice before
    scene.session.told_hints = ToldHints()
    assert "deck" in explained_by(driver, computer, both)[0]
    scene.session.told_hints = ToldHints()
    assert "Wounds" in explained_by(driver, computer, Reason("wounds", 0.4))[0], "nothing else is true"


@every_game
def test_no_two_choices_are_explained_by_the_same_sentence(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_table(tmp_path, game, computer)
    assert scene.asked is not None
    term = {"scrapbots": "deck"}.get(game, "general")
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint = hint_of(driver)
    actions = [str(action) for action in hint.decision.actions][:3]
    values = 0.3, 0.2, 0.0
    choices = tuple(Choice(action, value, 0.3) for action, value in zip(actions, values, strict=True))
    told = hint.told(Thought(actions[0], choices, reasons=(Reason(term, 0.4),) * 3))
    assert len({why for _, why in told}) == len(told) >= 2


def test_a_hint_of_scrap_knights_says_what_each_choice_comes_to(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, "scrap_knights", kind="act")
    decision = scene.session.match.decision_of(0)
    assert decision is not None
    told = [scene.foretell([action]) for action in decision.actions]
    assert len(set(told)) > 1 and all(one.endswith(".") for one in told)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    driver.rest(4 * TICK)
    rows = hint_of(driver).choices
    assert rows and all(any(row.why.endswith(one) for one in told) for row in rows)
