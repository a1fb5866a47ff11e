"""What is seen and told of a duel's events: blows of 0, tossed coins, the last round."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.engine.events import Event
from game.rules.scrap_knights.turn import ChainStep, Manoeuvre
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights import board
from game.ui.tables.scrap_knights.ending import damage_dealt
from game.ui.tables.scrap_knights.panels.tickets import TicketWidget
from game.ui.tables.scrap_knights.stage import announced
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.shows.announcement import Announcement
from game.ui.tables.shows.quips import lines_on, speak
from game.ui.tables.shows.stage import Stage
from game.words.messages import shipped_messages
from game.words.scrap_knights.outcome_text import ChainOutcome
from game.words.scrap_knights.round_text import last_round
from game.words.scrap_knights.table_text import TableWords
from tests.ui.driver import Driver
from tests.ui.duel import duel, table

WORDS = TableWords(shipped_library(), shipped_messages("scrap_knights"), ("Ada", "Brunel"))


def damage(amount: int, *, blocked: int = 0, hit: bool = True, seat: int = 0, target: int = 1) -> Event:
    facts = {"seat": seat, "target": target, "card": "slash", "amount": amount, "blocked": blocked}
    return Event("damage", {**facts, "hit": hit, "hp": 9})


def show(scene: DuelScene, event: Event) -> None:
    scene.shows.perform(scene.board, scene.view, event, scene.view)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("event", "word"),
    [
        (damage(3), "−3"),
        (damage(0, hit=True), "HITS FOR 0"),
        (damage(0, blocked=2, hit=False), "BLOCKED"),
        (damage(0, hit=False), "BLOCKED"),
    ],
)
def test_a_blow_of_nothing_says_whether_it_hits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: Event, word: str
) -> None:
    scene, seen = duel(table(tmp_path)), []
    monkeypatch.setattr(Stage, "number", lambda self, place, text, *more, **how: seen.append(text))
    show(scene, event)
    assert seen == [word]


def test_a_block_never_claims_to_have_blocked_more_than_was_dealt() -> None:
    block = Event("block", {"seat": 0, "card": "stonewall", "amount": 3})
    step = ChainStep(0, "stonewall", 0, "act", Manoeuvre("stonewall"), "running", results=[block])
    assert ChainOutcome(WORDS, [step]).tag([0]) == ("BLOCKS UP TO 3", "block")
    step.status = "done"
    assert ChainOutcome(WORDS, [step]).tag([0]) == ("NOTHING TO BLOCK", "block")


@pytest.mark.slow
def test_a_coin_is_tossed_between_the_cards_and_names_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = duel(table(tmp_path))
    scene.context.change(reduce_motion=False)
    scene.playback.set_pace()
    show(scene, Event("tie", {"seat": 1, "card": "stab", "cards": ["slash", "stab"]}))
    medallion, pieces = scene.board.places.medallion, 0
    for _ in range(100):
        scene.board.stage.update(16)
        surface = pygame.Surface(scene.size)
        places = scene.board.stage.draw(surface)
        pieces += any(medallion.collidepoint(place.center) for place in places if place)
    assert pieces > 40
    assert scene.shows.schedule([Event("tie", {})])[0][1] >= 1300


def test_the_coin_rings_the_bot_that_goes_first_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, ringed = duel(table(tmp_path)), []
    scene.context.change(reduce_motion=False)
    scene.playback.set_pace()
    monkeypatch.setattr(Stage, "ring", lambda self, rect, *more, **how: ringed.append(rect))
    show(scene, Event("tie", {"seat": 0, "card": "sd_hats", "cards": ["dd_burst", "sd_hats"]}))
    for _ in range(60):
        scene.board.stage.update(16)
    assert ringed == [scene.board.bench[0, "sd_hats"].rect]


def of_round(*events: Event) -> list[Event]:
    start = Event("round", {"round": 1})
    flips = [
        Event("flip", {"seat": seat, "card": card, "text": card, "cost": 1})
        for seat, card in ((0, "slash"), (1, "missile"))
    ]
    return [start, *flips, *events, Event("round", {"round": 2})]


def heat(kind: str, amount: int, now: int) -> Event:
    return Event(kind, {"seat": 0, "card": "slash", "amount": amount, "heat": now})


def test_the_last_round_tells_its_damage_first_then_all_as_it_came() -> None:
    tie = Event("tie", {"seat": 0, "card": "slash", "cards": ["slash", "missile"]})
    nothing = Event("nothing", {"seat": 1, "card": "missile", "reason": "prevented"})
    told = of_round(heat("heat", 1, 4), heat("heat", 1, 5), tie, nothing, heat("vent", 3, 2), damage(3))
    rows = [row[2].replace("\u00a0", " ") for row in last_round(WORDS, told)]
    assert rows == [
        "*Brunel −3 HP.*",
        "*Slash* against *Missile*.",
        "Ada gains 2 heat and now has 5.",
        "A coin is tossed for the tie: Slash goes first.",
        "Missile is prevented.",
        "Ada vents 3 heat and now has 2.",
        "*Slash deals 3 damage to Brunel.*",
    ]


def test_a_round_without_damage_tells_first_how_far_apart_the_mechs_are() -> None:
    move = Event("move", {"seat": 0, "card": "step", "before": 1, "distance": 2, "crossed": False})
    rows = [row[2].replace("\u00a0", " ") for row in last_round(WORDS, of_round(heat("heat", 1, 4), move))]
    assert rows[0] == "*Nobody lost HP. Distance 2.*"


def test_a_knock_out_is_the_head_of_its_round_and_stands_where_it_came() -> None:
    ends = [Event("destroyed", {"seat": 1}), Event("over", {"winner": 0, "reason": "destroyed"})]
    rows = [row[2].replace("\u00a0", " ") for row in last_round(WORDS, [*of_round(damage(3))[:-1], *ends])]
    assert rows[0] == "*Brunel's mech has 0 HP. Ada wins the duel. Brunel −3 HP.*"
    assert rows[-2:] == ["*Slash deals 3 damage to Brunel.*", "*Brunel's mech has 0 HP.*"]


def test_the_log_says_why_a_mech_at_0_hp_still_acts() -> None:
    last = Event("damage", {**damage(3).facts, "hp": 0})
    assert WORDS.sentence(last) == (
        "Slash deals 3 damage to Brunel. Brunel is at 0 HP and falls when the chain has run to its end."
    )
    assert WORDS.result(last).endswith("HP now 0: it falls when the chain has run to its end.")


@pytest.mark.slow
def test_a_long_round_scrolls_to_its_last_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver: Driver = table(tmp_path, size=(960, 540))
    scene = duel(driver)
    lines = [last_round(WORDS, of_round(*[damage(3)] * 12))]
    monkeypatch.setattr(board, "last_round", lambda words, events: lines[0])
    scene.refresh()
    rows = [one for one in scene.form.widgets if isinstance(one, RecapRow)]
    assert len(rows) == 14 and rows[0].pane is not None
    pane = rows[0].pane
    assert pane.rect.bottom < rows[-1].rect.bottom
    driver.move((pane.rect.centerx, pane.rect.top + 8))
    for _ in range(40):
        driver.event(pygame.MOUSEWHEEL, y=-1)
    rows = [one for one in scene.form.widgets if isinstance(one, RecapRow)]
    assert pane.rect.contains(rows[-1].rect)


@pytest.mark.slow
def test_a_bot_of_the_other_side_is_shown_in_the_middle_of_the_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who, what and why now, for long enough to be read, also while the pointer rests on a card."""
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.context.change(reduce_motion=False)
    scene, told = duel(driver), []
    driver.move(scene.board.hand_cards()[2].rect.center)
    driver.rest(700)
    scene.playback.set_pace()
    painted = announced.announcement_image

    def paint(shown: Announcement, *size: float) -> pygame.Surface:
        told.append(shown)
        return painted(shown, *size)

    monkeypatch.setattr(announced, "announcement_image", paint)
    show(scene, Event("bot", {"seat": 1, "card": "sd_terror", "text": "use sd_terror"}))
    (shown,) = told
    assert (shown.head, shown.title, shown.why) == (
        "Brunel uses a BOT",
        "SD-Terror",
        "Ada would take damage.",
    )
    assert "Prevent" in shown.what
    arena, sign = scene.board.places.frame.arena.rect, scene.board.hung("distance").rect
    seen = 0
    for _ in range(140):
        scene.board.stage.update(16)
        drawn = [one for one in scene.board.stage.draw(pygame.Surface(scene.size)) if one.width > 400]
        seen += bool(drawn)
        assert all(arena.contains(one) and abs(one.centerx - arena.centerx) < 2 for one in drawn)
        assert all(one.top > sign.bottom for one in drawn)
    assert seen * 16 > 1700


def test_a_token_that_is_spent_and_a_ult_are_shown_there_too(tmp_path: Path) -> None:
    scene = duel(table(tmp_path))
    for event in (
        Event("spend", {"seat": 1, "token": "blitz", "card": "stab"}),
        Event("ult", {"seat": 1, "card": "eraser_las"}),
    ):
        scene.board.stage.skip()
        show(scene, event)
        scene.board.stage.update(400)
        drawn = scene.board.stage.draw(pygame.Surface(scene.size))
        assert max(one.width for one in drawn) > 400
        assert scene.shows.schedule([event])[0][1] >= 1500


@pytest.mark.slow
def test_while_the_chain_falls_its_tickets_alone_tell_what_happens(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.context.change(reduce_motion=False)
    scene = duel(driver)
    scene.playback.set_pace()
    driver.click("scrap_knights/step")
    driver.click("farther".capitalize())
    driver.click("Lock in")
    seen: dict[str, str] = {}
    for _ in range(1500):
        driver.app.frame(16)
        if scene.playing and (now := running(scene)) is not None:
            seen[now.ticket.face.title] = scene.line()
        if scene.asked is not None:
            if scene.view.round > 1:
                break
            driver.key(pygame.K_p)
    assert "Step" in seen and len(seen) > 1 and set(seen.values()) == {""}


def running(scene: DuelScene) -> TicketWidget | None:
    """The ticket of the effect that resolves; it has all its words."""
    shown = [one for one in scene.form.widgets if isinstance(one, TicketWidget)]
    now = [one for one in shown if one.ticket.status == "running"]
    assert not any(one.small for one in now)
    return now[0] if now else None


def test_words_of_one_step_lie_beside_and_below_one_another(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.context.change(reduce_motion=False)
    scene = duel(driver)
    scene.playback.set_pace()
    for amount in (1, 2, 3, 4):
        show(scene, Event("heat", {"seat": 0, "card": "slash", "amount": amount, "heat": 5}))
    scene.board.stage.update(48)
    drawn = scene.board.stage.draw(pygame.Surface(scene.size))
    assert len(drawn) == 4
    assert not any(one.colliderect(two) for one, two in combinations(drawn, 2))


def test_damage_dealt_is_what_was_taken_off_the_other_and_self_inflicted_apart() -> None:
    def blow(amount: int, hp: int, seat: int, target: int) -> Event:
        facts = {"seat": seat, "target": target, "card": "slash", "amount": amount, "blocked": 0}
        return Event("damage", {**facts, "hit": True, "hp": hp})

    events = [blow(3, 9, 0, 1), blow(4, 8, 1, 1), blow(2, 10, 1, 0), blow(1001, 0, 0, 1)]
    assert damage_dealt(events) == ((11, 2), (0, 4))


def test_a_word_beside_a_plate_rises_below_what_is_said_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = duel(table(tmp_path))
    board, plate = scene.board, scene.board.hung("plate 1").rect
    risen: list[tuple[int, int]] = []
    monkeypatch.setattr(board.stage, "rise", lambda *args, **_: risen.append((args[2][1], args[3])))
    place = pygame.Rect(plate.left, plate.bottom, plate.width, 120)
    scene.shows.perform(board, scene.view, heat_of(1), scene.view)
    speak(board.stage, "gauge", "I had that at one in four.", place, board.area.scale, 0)
    board.stage.update(20)
    (line,) = lines_on(board.stage)
    scene.shows.perform(board, scene.view, heat_of(1), scene.view)
    (first, _), (second, size) = risen
    assert first < line.rect.bottom, "it would lie under the line"
    assert second - 2 * size - size // 2 >= line.rect.bottom


def heat_of(seat: int) -> Event:
    return Event("heat", {"seat": seat, "card": "slash", "amount": 1, "heat": 1})
