"""The look back at a match: what it finds, how it is left, and the table that it opens."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame
import pytest

from game.ai.computer import Computer
from game.ai.judgement import JUDGE
from game.ai.review import Review, Turning
from game.ai.thought import Choice, Thought, percent
from game.engine.match import Match
from game.rules import load
from game.storage.save_file import read_save
from game.storage.saves import save_path
from game.ui.gallery.pictures import random_match
from game.ui.kit.labels import RichText
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.told_choices import ToldChoices
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.moment_scene import MomentGuide, MomentScene
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.computers import Held, HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.test_hints import leaves_in_sight, look_over_hint
from tests.ui.test_screens import look_over

every_game = pytest.mark.parametrize("game", PLAYABLE)
SHAPES = [((1280, 720), 100), ((960, 540), 100), ((960, 540), 150), ((2560, 1080), 150)]
SEATS = ("person", "greedy")


def at_key_moments(
    folder: Path, game: str, computer: Computer, seats: tuple[str, str] = SEATS
) -> tuple[Driver, KeyMomentsScene]:
    """By the button of the result."""
    driver = Driver(folder, mute=True, reduce_motion=True)
    match = random_match(game, 3, None)
    session = Session(match, seats, ("Ada", "Bo"), driver.context.saves, computer=computer)
    driver.context.navigator.push(ResultScene(driver.context, session, session.game_ui.ending_of(session)))
    driver.app.frame(0)
    driver.rest(1000)
    driver.click("Key moments")
    assert isinstance(driver.scene, KeyMomentsScene)
    return driver, driver.scene


def give(held: Held, cost: float) -> None:
    """An answer by which another choice would have been better by so much."""
    rules = load(held.question.game)
    world = rules.restore(held.question.world)
    decision = next(one for one in rules.decisions(world) if one.seat == held.question.seat)
    actions = [str(action) for action in decision.actions]
    best = Choice(actions[0], 0.5, 0.4)
    held.thought = Thought(actions[0], (best, *(Choice(one, 0.1, 0.4 - cost) for one in actions[1:])))


def look_at_all(driver: Driver, scene: KeyMomentsScene, computer: HeldComputer) -> None:
    while not scene.done:
        for number, held in enumerate(computer.asked):
            if held.thought is None:
                give(held, 0.2 + number % 7 / 100)
        with driver.unseen():
            driver.app.frame(TICK)


def open_first(driver: Driver, scene: KeyMomentsScene) -> MomentScene:
    """What is told at the table of the first moment."""
    driver.click(scene.rows[0].name)
    driver.to_the_table()
    assert isinstance(driver.scene, MomentScene)
    driver.rest(2 * TICK)
    return driver.scene


@pytest.mark.slow
@every_game
def test_the_costliest_choices_are_shown_and_one_is_played_again(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, game, computer)
    assert scene.progress.text.startswith("Choice 1 of ")
    look_at_all(driver, scene, computer)
    assert {held.question.player for held in computer.asked} == {JUDGE}
    assert len(scene.rows) == 3 and scene.progress.text.startswith("All ")
    costs = [one.cost for one in scene.turnings]
    assert costs == sorted(costs, reverse=True), "the costliest stands first"
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        look_over(scene, size, scale)
    scene.resize((1280, 720), 1.0)
    turning, match = scene.turnings[0], scene.session.match
    before = list(match.record)
    table = open_first(driver, scene).table
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is table
    assert table.session.match is not match
    assert table.session.match.record == before[: turning.number]
    assert table.session.match.digest() != match.digest()
    decision = table.session.match.decision_of(turning.seat)
    assert decision is not None
    table.session.act(turning.seat, turning.better[0])
    assert match.record == before
    assert list(driver.context.saves.glob("*.json")) == []
    driver.key(pygame.K_ESCAPE)
    driver.click("Back to the key moments")
    assert driver.scene is scene and len(scene.rows) == 3


@pytest.mark.slow
def test_it_is_left_at_once_and_goes_on_where_it_was(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    driver.rest(2 * TICK)
    give(computer.asked[0], 0.2)
    driver.rest(2 * TICK)
    looked, asked = scene.progress.text, len(computer.asked)
    assert looked.startswith("Choice 2 of ")
    assert all(held.question.played for held in computer.asked)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, ResultScene)
    # Enter looks at them again, and begins no other match.
    assert driver.scene.form.focus is driver.control("Key moments")
    assert all(held.dropped for held in computer.asked[1:])
    driver.key(pygame.K_RETURN)
    driver.rest(2 * TICK)
    assert driver.scene is scene and scene.progress.text == looked
    assert computer.asked[asked].question.world["players"] == computer.asked[1].question.world["players"]
    look_at_all(driver, scene, computer)
    assert scene.done


@pytest.mark.slow
def test_a_line_of_play_that_ends_leads_back_and_is_not_saved(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    look_at_all(driver, scene, computer)
    table = open_first(driver, scene).table
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is table
    table.concede(0)
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    driver.rest(1000)
    assert "Rematch" not in driver.names() and "Key moments" not in driver.names()
    driver.click("Back to the key moments")
    assert driver.scene is scene
    assert list(driver.context.saves.glob("*.json")) == []


@pytest.mark.slow
@every_game
def test_the_table_tells_the_better_choice_and_takes_it(tmp_path: Path, game: str) -> None:
    driver, scene = at_key_moments(tmp_path, game, computer := HeldComputer())
    look_at_all(driver, scene, computer)
    turning, asked = scene.turnings[0], len(computer.asked)
    moment = open_first(driver, scene)
    table, match = moment.table, moment.table.session.match
    better, played = moment.choices
    after = percent(turning.value - turning.cost)
    assert (better.percent, played.percent) == (
        f"{percent(turning.value)} % to win",
        f"{after} % to win",
    )
    assert f"Better: *{better.what}*" == scene.rows[0].lines[1]
    label = "Your program" if game == "command_core" else "You chose"
    assert f"{label}: *{played.what}*" == scene.rows[0].lines[0]
    assert played.why.startswith("This is what you chose.")
    for size, scale in SHAPES:
        moment.resize(size, scale / 100)
        look_over_hint(moment, size, scale)
        leaves_in_sight(moment, size, scale)
    moment.resize((1280, 720), 1.0)
    driver.key(pygame.K_ESCAPE)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    assert isinstance(driver.scene, MomentScene)
    driver.rest(2 * TICK)
    assert not any(held.question.explained for held in computer.asked[asked:]), "nothing is thought anew"
    before, picks = list(match.record), table.picks_hints
    driver.wait_for_guard()
    driver.key(pygame.K_1)
    if picks:
        assert match.record == before
        assert table.has_begun or table.drafting
    else:
        assert match.record[len(before)] == f"{turning.seat} {turning.better[0]}"
        while table.playing:
            table.skip()
        assert not table.guide.hint(), "that choice is made"


def test_two_people_are_both_looked_at_by_name(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer, ("person", "person"))
    look_at_all(driver, scene, computer)
    assert {held.question.seat for held in computer.asked} == {0, 1}
    assert all(row.lines[0].split()[0] in ("Ada", "Bo") for row in scene.rows)


@pytest.mark.slow
def test_of_two_people_the_one_whose_choice_it_was_is_told(tmp_path: Path) -> None:
    """In a secret choice the other one may be asked first."""
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer, ("person", "person"))
    look_at_all(driver, scene, computer)
    after = map(scene.session.from_position, range(2, len(scene.session.match.record)))
    secret = ["act", "act"]
    session = next(one for one in after if [asked.kind for asked in one.match.decisions] == secret)
    position = session.match.position
    table = session.game_ui.table_scene(driver.context, session)
    played, better, *_ = session.match.decisions[1].actions
    turning = Turning(position, 1, str(played), (str(better),), 0.4, 0.2)
    table.accompany(MomentGuide(table, turning, ()))
    driver.context.navigator.push(table)
    driver.to_the_table()
    assert driver.scene is table and table.asked is not None and table.asked.seat == 0
    table.act(table.asked.actions[0])
    driver.to_the_table()
    assert isinstance(driver.scene, MomentScene)
    driver.rest(2 * TICK)
    assert table.asked.seat == 1
    assert driver.scene.choices[1].why.startswith("This is what Bo chose.")


def test_a_match_of_computers_has_none(tmp_path: Path) -> None:
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    session = Session(
        random_match("scrap_knights", 3, None), ("greedy", "greedy"), ("Ada", "Bo"), driver.context.saves
    )
    driver.context.navigator.push(ResultScene(driver.context, session, session.game_ui.ending_of(session)))
    driver.app.frame(0)
    driver.rest(1000)
    assert "Key moments" not in driver.names()


def test_a_choice_that_a_hint_put_first_is_never_called_a_mistake(tmp_path: Path) -> None:
    """The hint is the strongest player's, the look back another's: they may not contradict each other."""
    computer = HeldComputer()
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    session = Session(
        random_match("scrap_knights", 3, None), SEATS, ("Ada", "Bo"), driver.context.saves, computer=computer
    )
    scene = KeyMomentsScene(driver.context, session)
    (seat, number), question = next(iter(scene.questions.items()))
    before = session.match.steps[:number]
    session.told_hints.tell(seat, before, [("act none",), (question.played,)])
    again = KeyMomentsScene(driver.context, session)
    assert set(scene.questions) - set(again.questions) == {(seat, number)}, (
        "it was called as good as the first"
    )
    # So it is after the match was saved and continued.
    session.save()
    continued = Session.resume(
        read_save(save_path(driver.context.saves, session.match_id)), driver.context.saves, computer
    )
    assert set(KeyMomentsScene(driver.context, continued).questions) == set(again.questions)
    # Another choice than the hint's is looked at all the same.
    session.told_hints.tell(seat, before, [("act none",)])
    assert set(KeyMomentsScene(driver.context, session).questions) == set(scene.questions)


def test_the_steps_of_a_plan_that_a_hint_told_are_no_mistakes(tmp_path: Path) -> None:
    """A hint tells a whole program, and each of its steps is a choice of the record."""
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    match = random_match("command_core", 3, None)
    session = Session(match, SEATS, ("Ada", "Bo"), driver.context.saves, computer=HeldComputer())
    scene = KeyMomentsScene(driver.context, session)
    (seat, number), first = next(one for one in scene.questions.items() if one[1].following)
    plan = first.played, *first.following
    session.told_hints.tell(seat, match.steps[:number], [plan])
    again = KeyMomentsScene(driver.context, session)
    gone = [question.played for key, question in scene.questions.items() if key not in again.questions]
    assert gone == [first.played], "the program is one choice"
    own = [step.action for step in match.steps[number:] if step.seat == seat]
    for done, action in enumerate(plan):
        before = [*match.steps[:number], *[step for step in match.steps[number:] if step.seat == seat][:done]]
        assert own[done] == action and session.told_hints.followed(seat, before, action)
    session.told_hints.tell(seat, match.steps[:number], [("other", *plan[1:])])
    assert set(KeyMomentsScene(driver.context, session).questions) == set(scene.questions)


def test_what_is_called_better_is_what_the_hint_said(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    look_at_all(driver, scene, computer)
    turning, told = scene.turnings[0], scene.session.told_hints
    before = scene.session.match.steps[: turning.number]
    told.tell(turning.seat, before, [turning.better])
    assert turning in scene.turnings
    told.tell(turning.seat, before, [("act none",)])
    assert turning not in scene.turnings


@pytest.mark.slow
def test_a_program_is_told_once(tmp_path: Path) -> None:
    """Each of its steps is a choice of the record; the costliest stands for all of them."""
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "command_core", computer)
    look_at_all(driver, scene, computer)
    told = [(row.when, row.lines[0].partition(". ")[2] or row.lines[0]) for row in scene.rows]
    assert len(set(told)) == len(told)


def test_steps_of_a_program_are_one_choice_that_is_told_whole(tmp_path: Path) -> None:
    _, scene = at_key_moments(tmp_path, "command_core", HeldComputer())
    programs = [one for one in scene.questions.values() if one.known.decision.kind == "program"]
    told = ToldChoices(scene.session)
    rounds = [told.when(one) for one in programs]
    assert len(programs) > 1 and len(set(rounds)) == len(rounds), "one for each round"
    steps = [
        step.action
        for step in scene.session.match.steps
        if step.seat == 0 and step.action.startswith("program")
    ]
    assert [action for one in programs for action in (one.played, *one.following)] == steps


@pytest.mark.parametrize(("kind", "label"), [("program", "Your program: "), ("defend", "Your reroll: ")])
def test_a_moment_says_what_kind_of_choice_it_was(tmp_path: Path, kind: str, label: str) -> None:
    _, scene = at_key_moments(tmp_path, "command_core", HeldComputer())
    question = next(one for one in scene.questions.values() if one.known.decision.kind == kind)
    told = ToldChoices(scene.session)
    assert told.chosen(0, question, named=False).startswith(label)
    assert told.chosen(0, told.main(0, question), named=False).startswith("Your program: ")


def test_as_long_as_nothing_is_found_it_says_who_looks_at_what(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    driver.rest(TICK)
    words = " ".join(one.text for one in scene.host.leaves if isinstance(one, RichText))
    assert "Anvil thinks about each of your choices again" in words
    even(driver, scene, computer, (1.0,))
    assert not scene.rows
    words = " ".join(one.text for one in scene.host.leaves if isinstance(one, RichText))
    assert "No choice stands out" in words


def test_a_moment_shows_the_cards_that_it_names(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    look_at_all(driver, scene, computer)
    for row, turning in zip(scene.rows, scene.turnings, strict=True):
        kind, card, *_ = turning.better[0].split()
        assert kind != "act" or row.arts[1] == f"scrap_knights/{card}"
    assert any(all(row.arts) for row in scene.rows)


def test_a_choice_of_the_round_in_which_a_mech_overheats_names_that(tmp_path: Path) -> None:
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    matches = (random_match("scrap_knights", seed, None) for seed in range(40))
    match = next(
        one for one in matches if one.outcome and one.outcome.reason == "overheat" and one.outcome.winner == 1
    )
    session = Session(match, SEATS, ("Ada", "Bo"), driver.context.saves, computer=HeldComputer())
    scene = KeyMomentsScene(driver.context, session)
    first, *_, last = sorted(number for _, number in scene.questions)
    told = [
        scene._row(Turning(number, 0, "", (played(match, number),), 0.2, 0.4)).why for number in (first, last)
    ]
    assert "overheated" not in told[0]
    assert told[1].startswith("*After it:* Ada overheated at ") and "*Better:*" in told[1]


def played(match: Match, number: int) -> str:
    return str(match.steps[number].action)


def test_the_same_choices_in_another_order_are_no_mistake(tmp_path: Path) -> None:
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    session = Session(random_match("scrapbots", 3, None), SEATS, ("Ada", "Bo"), driver.context.saves)
    scene = KeyMomentsScene(driver.context, session)
    steps = session.match.steps
    number = next(
        number
        for number in range(len(steps) - 2)
        if len({steps[number + more].seat for more in range(3)}) == 1
        and steps[number].action != steps[number + 1].action
    )
    first, second = steps[number].action, steps[number + 1].action
    turning = Turning(number, steps[number].seat, first, (second, first), 0.6, 0.2)
    assert scene._done_anyway(turning)
    assert not scene._done_anyway(msgspec.structs.replace(turning, better=(second, "build nothing")))


def even(driver: Driver, scene: KeyMomentsScene, computer: HeldComputer, values: Sequence[float]) -> None:
    """Answers by which every choice was as good as any other, with one value after another."""
    answered = 0
    while not scene.done:
        for held in computer.asked:
            if held.thought is None:
                give(held, 0.0)
                assert held.thought is not None
                value = values[answered % len(values)]
                same = tuple(msgspec.structs.replace(one, value=value) for one in held.thought.choices)
                held.thought = msgspec.structs.replace(held.thought, choices=same)
                answered += 1
        with driver.unseen():
            driver.app.frame(TICK)


@every_game
def test_without_a_mistake_the_turning_points_are_told(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, game, computer)
    even(driver, scene, computer, (0.0, 0.3, -0.2))
    assert not scene.turnings and len(scene.rows) == 3
    assert "No choice cost much" in scene.note.text
    assert any(
        row.lines[0].startswith("*What happened:* ") and "No blow" not in row.lines[0] for row in scene.rows
    )
    for row in scene.rows:
        assert row.lines[1].startswith(("You chose: ", "Your program: ")) and "Better:" not in " ".join(
            (*row.lines, row.why)
        )
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        look_over(scene, size, scale)
    scene.resize((1280, 720), 1.0)
    swing = scene.swings[0]
    driver.click(scene.rows[0].name)
    driver.to_the_table()
    table = driver.scene
    assert isinstance(table, TableScene)
    assert table.session.match.record == scene.session.match.record[: swing.number]


def test_turning_points_fill_up_below_the_mistakes(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    costly = False
    while not scene.done:
        for number, held in enumerate(computer.asked):
            if held.thought is None:
                give(held, 0.0 if costly else 0.4)
                assert held.thought is not None
                costly = costly or held.thought.choices[0].action != held.question.played[0]
                moved = tuple(
                    msgspec.structs.replace(one, value=one.value - number % 5 / 10)
                    for one in held.thought.choices
                )
                held.thought = msgspec.structs.replace(held.thought, choices=moved)
        with driver.unseen():
            driver.app.frame(TICK)
    assert len(scene.turnings) == 1
    assert [row.name.split()[0] for row in scene.rows] == ["moment", "swing", "swing"]
    assert len({row.when for row in scene.rows}) == 3


def test_the_chance_changes_from_round_to_round_and_to_the_end(tmp_path: Path) -> None:
    match = random_match("scrap_knights", 3, None)
    review = Review(match, 0)
    questions = list(review.questions())
    for question in questions:
        review.answer(question, Thought(question.played, (Choice(question.played, 1.0, 0.4),)))
    last = review.swings
    assert [(one.until, one.before, one.after) for one in last] == [(len(match.steps), 0.4, 1.0)], "Ada won"
