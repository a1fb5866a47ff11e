"""How the events of Dino Battles are seen: every kind, in motion and without, and what the dice come to."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.content.effects import NO_EFFECT
from game.engine.events import Event
from game.engine.match import Match
from game.engine.seats import Seat, opponent
from game.rules import load
from game.rules.dino_battles.kinds import EVENT_KINDS
from game.rules.dino_battles.odds import Odds
from game.rules.dino_battles.toll import toll
from game.storage.settings import Settings
from game.ui.context import Context
from game.ui.paint.cache.ahead import Job
from game.ui.paint.icons import has_icon
from game.ui.paint.palette import TEXT
from game.ui.parts.dice_paint import die_image
from game.ui.tables.dino_battles.arena.dino_plate import Tab
from game.ui.tables.dino_battles.arena.figures_at import FALL, FALLEN
from game.ui.tables.dino_battles.arena.jumbotron import Progress
from game.ui.tables.dino_battles.choreography import SHOWS
from game.ui.tables.dino_battles.shows import announcements, call_outs
from game.ui.tables.dino_battles.shows.banner import banner_image
from game.ui.tables.dino_battles.shows.blows import banner, loss_size, word
from game.ui.tables.dino_battles.shows.call_outs import CLASH, ROAR, call_name
from game.ui.tables.dino_battles.shows.knock_out_shows import Papers
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.overlays.log_scene import LogLine, log_row
from game.ui.tables.session.session import Session
from game.ui.tables.shows.announcement import Announcement
from game.ui.tables.shows.effects import family_of, family_of_deed
from game.ui.tables.shows.quips import lines_on, speak
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage_pieces import Piece, Word
from game.words.dino_battles.fight_text import chance
from game.words.messages import shipped_messages

SIZE = (960, 540)
GAME = "dino_battles"


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def opened(folder: Path, seed: int = 3, **settings: Any) -> DinoScene:
    """A table before the first choice."""
    context = Context(Settings(mute=True, **settings), folder / "saves", save=lambda changed: None)
    match = Match(load(GAME), {}, seed)
    scene = DinoScene(context, Session(match, ("person", "greedy"), ("Ada", "Brunel"), context.saves))
    scene.resize(SIZE, 1.0)
    return scene


def play(scene: DinoScene, until: str = "") -> None:
    """Lets greedy players go on to the end, or until something of a kind has happened."""
    match = scene.session.match
    players = [make_player("greedy", seat) for seat in (0, 1)]
    while match.decisions:
        decision = match.decisions[0]
        known = InformationSet(match.rules, match.state.copy(), decision)
        match.act(decision.seat, players[decision.seat].choose(known))
        if until and any(event.kind == until for event in match.events):
            return


def with_a_knock_out(folder: Path, **settings: Any) -> DinoScene:
    """A whole game in which a Dinosaur is knocked out and another one takes its place."""
    for seed in range(1, 30):
        scene = opened(folder, seed, **settings)
        play(scene)
        if {"knock_out", "promote"} <= {event.kind for event in scene.session.match.events}:
            return scene
    raise AssertionError("nobody is knocked out")


def perform(scene: DinoScene, place: int) -> Happening:
    """Starts the show of one event at the table as it is then."""
    scene.sitting.show_until(place)
    scene.board.settle()
    scene.playback.running = True
    before, coming = scene.view, scene.sitting.coming()
    assert coming is not None
    event, after = coming
    _, length = SHOWS.schedule([event])[0]
    scene.sitting.show_next()
    SHOWS.perform(scene.board, before, event, after, length)
    return Happening(before, event, after, length)


def first(scene: DinoScene, kind: str) -> int:
    return next(place for place, event in enumerate(scene.session.match.events) if event.kind == kind)


def test_every_kind_of_event_has_a_show() -> None:
    assert set(SHOWS.kinds) == set(EVENT_KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True])
def test_every_event_can_be_shown_from_its_beginning_to_its_end(tmp_path: Path, still: bool) -> None:
    scene = with_a_knock_out(tmp_path, reduce_motion=still)
    surface, stage = pygame.Surface(SIZE), scene.board.stage
    stage.pace(1.0, still=still)
    seen: dict[str, int] = {}
    for place, event in enumerate(scene.session.match.events):
        seen[event.kind] = seen.get(event.kind, 0) + 1
        if not place or seen[event.kind] > 3:
            continue
        perform(scene, place)
        for _ in range(4):
            scene.board.update(90)
            scene.movers(surface)
        stage.skip()
        assert not stage.hidden and not stage.moving and not scene.board.arena.hp, event.kind
    assert {"attack", "answer", "roll", "totals", "damage", "knock_out", "promote", "use"} <= set(seen)


def test_dice_add_up_to_the_totals_of_the_rules(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    play(scene, "exchange_over")
    roll, totals = first(scene, "roll"), first(scene, "totals")
    perform(scene, roll)
    arena = scene.board.arena
    assert arena.sum is not None and arena.progress.counted == 0
    scene.board.update(2000)
    assert arena.progress.counted == 1 and arena.progress.dice
    # Cards may have changed the sums in between.
    shown = perform(scene, totals).facts["totals"]
    assert arena.sum.line and (arena.sum.near.low, arena.sum.far.low) == tuple(shown)
    for half in (arena.sum.near, arena.sum.far):
        assert half.low == half.high == half.die + sum(chip.amount for chip in half.chips)


def test_hp_run_down_on_the_plate_after_a_blow(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    play(scene, "exchange_over")
    now = perform(scene, first(scene, "damage"))
    seat, left, lost = now.facts["seat"], now.facts["left"], now.facts["amount"]
    arena = scene.board.arena
    assert arena.hp[seat] == left + lost
    shown = []
    for _ in range(80):
        scene.board.update(16)
        shown.append(arena.hp.get(seat, float(left)))
    assert shown == sorted(shown, reverse=True) and shown[-1] == left
    assert any(left < value < left + lost for value in shown)


def test_the_pictures_of_a_throw_are_painted_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(tmp_path)
    play(scene, "roll")
    place = first(scene, "roll")
    scene.sitting.show_until(place)
    scene.board.settle()
    die_image.memory.clear()
    for job in scene.board.show_jobs(scene.session.match.events[place]):
        job()
    painted: list[float] = []
    turn = pygame.transform.rotozoom
    monkeypatch.setattr(pygame.transform, "rotozoom", lambda *given: painted.append(given[1]) or turn(*given))
    perform(scene, place)
    surface = pygame.Surface(SIZE)
    for _ in range(36):
        scene.board.update(16)
        scene.movers(surface)
    assert not painted and len(die_image.memory)


def test_without_motion_figures_stay_where_they_stand(tmp_path: Path) -> None:
    scene = opened(tmp_path, reduce_motion=True)
    play(scene, "exchange_over")
    scene.board.stage.pace(1.0, still=True)
    facts = perform(scene, first(scene, "attack")).facts
    one = scene.board.arena.figures.pair[facts["seat"]]
    scene.board.update(ROAR + 16 if facts["special"] else 16)
    assert one.pose == "lunge" and one.ahead == 0


def test_every_card_has_an_effect_of_its_own_or_of_its_kind(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    cards = {key: scene.board.face(key).palette for key in scene.catalogue.cards}
    for card, kind in cards.items():
        if scene.catalogue.group[card] != "combat":
            assert family_of(GAME, card, kind) != NO_EFFECT, card
    for deed in ("hit", "spikes", "recoil", "poison", "wounds", "card", "heal", "destroyed"):
        assert family_of_deed(GAME, deed) != NO_EFFECT, deed


def test_both_sides_step_in_when_the_placements_are_revealed(tmp_path: Path) -> None:
    """The view knows both as soon as the first side is told of: no plate is without its figure."""
    scene = opened(tmp_path)
    play(scene, until="reveal")
    kinds = [event.kind for event in scene.session.match.events]
    scene.sitting.show_until(kinds.index("reveal"))
    scene.enter()
    scene.update(16)
    for side, figure in zip(scene.view.players, scene.board.arena.figures.pair, strict=True):
        assert side.dinos[0] is not None and figure.card == side.dinos[0].card != ""


def announced(scene: DinoScene, kind: str) -> Announcement:
    """What stands in the middle of the arena as the first event of a kind is shown."""
    moments = scene.session.match.moments
    place = next(n for n, event in enumerate(scene.session.match.events) if event.kind == kind)
    shown: list[Announcement] = []

    def keep(board: object, one: Announcement) -> tuple[pygame.Surface, pygame.Rect]:
        shown.append(one)
        return pygame.Surface((9, 9)), pygame.Rect(0, 0, 9, 9)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(announcements, "_fitting", keep)
        before, after = (moments[number].view(0) for number in (place - 1, place))
        SHOWS.perform(scene.board, before, scene.session.match.events[place], after)
    (one,) = shown
    return one


def shown_after(folder: Path, kind: str) -> DinoScene:
    for seed in range(1, 30):
        scene = opened(folder, seed)
        play(scene, kind)
        if any(event.kind == kind for event in scene.session.match.events):
            return scene
    raise AssertionError(f"no '{kind}'")


def test_a_card_is_announced_with_who_plays_it_and_why_now(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "play")
    event = next(event for event in scene.session.match.events if event.kind == "play")
    one = announced(scene, "play")
    name = ("Ada", "Brunel")[event.facts["seat"]]
    assert one.head == f"{name} plays an Action" and one.seat == event.facts["seat"]
    assert one.title.startswith(scene.words.card(event.facts["card"]))
    assert one.why.endswith(".") and one.what == one.face.body


def test_an_answer_is_announced_with_what_it_throws(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "answer")
    event = next(event for event in scene.session.match.events if event.kind == "answer")
    one = announced(scene, "answer")
    assert one.head == f"{('Ada', 'Brunel')[event.facts['seat']]} answers"
    assert " attacks with " in one.why and scene.words.card(event.facts["dino"]) in one.what


def test_an_announcement_lies_on_the_jumbotron_and_covers_no_dinosaur(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "answer")
    one = announced(scene, "answer")
    for size in ((960, 540), (1280, 720), (1920, 1080)):
        for scale in (1.0, 1.5, 2.0):
            scene.resize(size, scale)
            places = scene.board.arena.places
            image, place = announcements._fitting(scene.board, one)
            assert image.get_size() == place.size and places.rect.contains(place)
            assert place.bottomleft == places.jumbotron.bottomleft and place.right == places.jumbotron.right
            assert place.top >= places.jumbotron.top - places.px(20)


def test_dice_sums_and_losses_are_read_together(tmp_path: Path) -> None:
    """Dice lie beside their totals, which meet at the sign; what they cost hangs at the plates."""
    scene = shown_after(tmp_path, "totals")
    now = perform(scene, first(scene, "totals"))
    scene.board.rebuild()
    board, screen = scene.board, scene.board.arena.jumbotron
    for far in (False, True):
        away = abs(screen.die_place(far).centerx - screen.rect.centerx)
        assert away < screen.rect.width // 4, "close to the sign"
    cost = toll(board.shown.preview, now.after)
    assert cost is not None and any(cost.lost(seat) for seat in (0, 1))
    tabs = {one.seat: one for one in scene.form.widgets if isinstance(one, Tab)}
    for seat, tab in tabs.items():
        assert f"{cost.lost(seat):.0f}" in tab.told_loss if cost.lost(seat) else not tab.told_loss
    board.arena.progress = Progress(line=False)
    assert not any(tab.told_loss for tab in tabs.values()), "not before the dice have been added up"
    board.arena.progress = Progress()
    hit = next(seat for seat in (0, 1) if cost.lost(seat))
    assert tabs[hit].told_loss
    board.arena.struck.add(hit)
    assert not tabs[hit].told_loss, "not after the blow"


def test_totals_have_their_room_while_they_are_counted(tmp_path: Path) -> None:
    """Seen in play: dice flew to places that moved when the totals came."""
    scene = shown_after(tmp_path, "roll")
    scene.sitting.show_until(first(scene, "roll"))
    scene.board.rebuild()
    perform(scene, first(scene, "roll"))
    screen = scene.board.arena.jumbotron
    assert scene.board.arena.progress.counted == 0
    before = [screen.die_place(far) for far in (False, True)]
    scene.board.update(3000)
    assert scene.board.arena.progress.counted == 1
    assert [screen.die_place(far) for far in (False, True)] == before


def test_a_card_that_is_asked_about_leaves_the_sums_to_be_seen(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "roll")
    one = announced(scene, "answer")
    scene.sitting.show_until(first(scene, "roll") + 1)
    scene.board.rebuild()
    scene.board.settle()
    assert scene.board.arena.sum is not None
    places = scene.board.arena.places
    _, place = announcements._fitting(scene.board, one, over_sums=False)
    box = scene.board.arena.figures.box(0)
    assert place.bottom < places.jumbotron.top and place.top > box.top + box.height // 3


def test_dice_are_named_by_their_pictures_in_the_log(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "roll")
    event = next(event for event in scene.session.match.events if event.kind == "roll")
    sentence = scene.words.sentence(event)
    thrown = [die for die in event.facts["dice"] if die]
    assert sentence is not None and all(f":die{die}:" in sentence for die in thrown)
    assert all(has_icon(f"die{die}") for die in range(1, 7))
    row = log_row(LogLine(sentence), marked=False)
    assert ":" not in "".join(text for text in sentence.split() if ":die" not in text)
    assert ":die" in str(row), "the picture is a piece of the line"


def test_a_counterattack_is_told_from_the_near_side(tmp_path: Path) -> None:
    texts = shipped_messages(GAME)
    odds = Odds(9, 13.5, 1, 1, 0, 0, 0, 0)
    theirs = chance(texts, "attack", odds, "Counterattack", own_seat=False, answered=True)
    assert theirs == "Counterattack: it loses 13.5 on average, you lose 9."
    assert chance(texts, "attack", odds, "Counterattack", own_seat=True, answered=True).startswith(
        "Counterattack: you lose 13.5"
    )


@pytest.mark.slow
def test_the_smoke_of_a_knock_out_is_gone_when_the_next_dinosaur_steps_in(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path, reduce_motion=False)
    surface, stage = pygame.Surface(SIZE), scene.board.stage
    stage.pace(1.0, still=False)
    events = scene.session.match.events
    place = next(n for n, one in enumerate(events) if one.kind == "knock_out" and not one.facts["place"])
    length = perform(scene, place).length
    smoke: list[float] = []
    for _ in range(int(length / 50) + 1):
        scene.board.update(50)
        scene.movers(surface)
        wide = scene.board.arena.places.rect.width
        under = [one for one in stage.under if isinstance(one, Piece) and one.image.get_width() < wide]
        smoke.append(sum(one.alpha for one in under))
    assert max(smoke) == 1 and smoke[-1] == 0


def test_announcements_are_painted_before_they_are_shown(tmp_path: Path) -> None:
    scene = shown_after(tmp_path, "answer")
    scene.sitting.show_until(first(scene, "answer"))
    jobs: dict[object, list[Job]] = {}

    def keep(owner: object, found: Iterable[Job], *, soon: bool = False) -> None:
        jobs[owner] = list(found)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(scene.context.ahead, "prepare", keep)
        scene.board.prepare_show(scene.sitting.unseen())
    banner_image.memory.clear()
    for job in jobs["announcements"]:
        job()
    one, painted = announced(scene, "answer"), len(banner_image.memory)
    announcements._fitting(scene.board, one)
    assert painted and len(banner_image.memory) == painted


def test_answers_are_painted_while_the_attack_is_shown(tmp_path: Path) -> None:
    """Seen in play: a stop of 60 ms when the computer answered."""
    scene = shown_after(tmp_path, "answer")
    jobs: dict[object, list[Job]] = {}

    def keep(owner: object, found: Iterable[Job], *, soon: bool = False) -> None:
        jobs[owner] = list(found)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(scene.context.ahead, "prepare", keep)
        perform(scene, first(scene, "attack"))
    banner_image.memory.clear()
    for job in jobs["answers"]:
        job()
    one, painted = announced(scene, "answer"), len(banner_image.memory)
    announcements._fitting(scene.board, one)
    assert painted and len(banner_image.memory) == painted


def at_first(scene: DinoScene, wanted: Callable[[Event], bool]) -> int:
    return next(place for place, event in enumerate(scene.session.match.events) if wanted(event))


def test_beats_of_a_fight_take_their_least_time_at_the_highest_speed(tmp_path: Path) -> None:
    kinds = ("attack", "answer", "roll", "totals", "damage", "evaded")
    facts = {
        "special": 0,
        "answer": "take",
        "seat": 0,
        "totals": [3, 4],
        "place": 0,
        "why": "hit",
        "phase": "",
    }
    for kind in kinds:
        event = Event(kind=kind, facts={**facts, "dice": (1, 2)})
        _, length = SHOWS.schedule([event])[0]
        assert length / 4 < 500 <= SHOWS.seen_for(event, length, 0.25) <= length, kind
        assert SHOWS.seen_for(event, length, 1) == length
    quick = Event(kind="draw", facts={})
    assert SHOWS.seen_for(quick, 360, 0.25) == 90


def test_a_special_attack_is_called_out_before_it_begins(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path)
    place = at_first(scene, lambda event: event.kind == "attack" and bool(event.facts["special"]))
    now = perform(scene, place)
    one = scene.board.arena.figures.pair[now.facts["seat"]]
    scene.board.update(ROAR // 2)
    assert one.pose == "roar" and scene.board.stage.pieces and scene.board.stage.under
    scene.board.update(ROAR)
    assert one.pose == "lunge" and now.length > ROAR
    assert all(isinstance(piece, Piece) and not piece.alpha for piece in scene.board.stage.under)


def test_what_is_called_out_takes_the_words_before_it_away(tmp_path: Path) -> None:
    """NO CARD was still going up over the head below the name of a special attack, PASSES below FIGHT!"""
    scene = opened(tmp_path)
    board = scene.board
    for call in (
        lambda: call_outs.call_special(board, 1, "Crushing Bite"),
        lambda: banner(board, "FIGHT!"),
        lambda: call_outs.clash(board, "attack", 1, (19, 20)),
    ):
        board.stage.skip()
        word(board, 1, "NO CARD", TEXT)
        board.update(120)
        said = [one for one in board.stage.pieces if isinstance(one, Word)]
        assert said and not any(one.replaced for one in said)
        call()
        assert all(one.replaced for one in said)


def test_through_an_announcement_no_other_words_are_seen(tmp_path: Path) -> None:
    """It lies on the sums, and turns over where it faded."""
    scene = shown_after(tmp_path, "answer")
    now = perform(scene, first(scene, "answer"))
    middle = scene.board.arena.places.jumbotron.center
    seen = []
    for _ in range(round(now.length) // 20):
        scene.board.update(20)
        seen += [one for one in scene.board.stage.pieces if isinstance(one, Piece) and one.x == middle[0]]
        assert all(one.alpha == 1 for one in seen)
    assert {one.stretch for one in seen} and len(seen) > 40


def test_totals_clash_over_the_arena_and_the_lower_one_falls_back(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path)

    def compared(event: Event) -> bool:
        return (
            event.kind == "totals" and event.facts["answer"] == "defend" and len({*event.facts["totals"]}) > 1
        )

    now = perform(scene, at_first(scene, compared))
    scene.board.update(CLASH * 3 // 5)
    pieces = [piece for piece in scene.board.stage.pieces if isinstance(piece, Piece)]
    sizes = sorted(piece.size for piece in pieces)
    # Both totals, and the word for it between them.
    assert len(pieces) == 3 and sizes[0] < 1 < sizes[-1]
    seats = [scene.board.bottom, 1 - scene.board.bottom]
    left, right = sorted((one for one in pieces if one.size != 1), key=lambda one: one.x)
    totals = now.facts["totals"]
    assert (left.size > right.size) == (totals[seats[0]] > totals[seats[1]])


def test_the_word_of_a_clash_never_lies_over_the_totals(tmp_path: Path) -> None:
    """BOTH HIT! struck between them larger than it stays, and over both."""
    scene = with_a_knock_out(tmp_path)
    stage = scene.board.stage
    stage.skip()
    call_outs.clash(scene.board, "attack", scene.board.bottom, (19, 20))
    pieces = [one for one in stage.pieces if isinstance(one, Piece)]
    for _ in range(CLASH // 40):
        scene.board.update(40)
        pieces = [one for one in stage.pieces if isinstance(one, Piece)]
        widest = sorted(pieces, key=lambda one: -one.image.get_width())
        for total in widest[1:]:
            reach = (widest[0].image.get_width() * widest[0].size + total.image.get_width() * total.size) / 2
            assert abs(widest[0].x - total.x) >= reach * 0.97 or total.y != widest[0].y


def test_what_a_blow_takes_falls_off_the_bar(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path)
    place = at_first(scene, lambda event: event.kind == "damage" and event.facts["why"] == "hit")
    now = perform(scene, place)
    seat, arena = now.facts["seat"], scene.board.arena
    scene.board.update(420)
    scene.board.update(300)
    assert arena.lost[seat] > arena.hp[seat]
    scene.board.update(900)
    assert not arena.lost and not arena.hp


def test_a_number_stays_over_the_side_that_it_is_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went over to the other Dinosaur where something to read stood on its own side."""
    scene = with_a_knock_out(tmp_path)
    place = at_first(scene, lambda event: event.kind == "damage" and event.facts["why"] == "hit")
    board, seat = scene.board, scene.session.match.events[place].facts["seat"]
    half = board.arena.half(seat)
    said = half.inflate(-half.width // 8, -half.height // 8)
    monkeypatch.setattr(board.stage, "_taken", lambda wait: [said])
    written: list[int] = []
    number = board.stage.run

    def run(piece: Any, *more: Any, **others: Any) -> None:
        if type(piece) is Piece:
            written.append(piece.x)
        number(piece, *more, **others)

    monkeypatch.setattr(board.stage, "run", run)
    perform(scene, place)
    assert written and all(half.left <= x < half.right for x in written)


def test_the_crowd_cheers_and_the_winner_roars_at_a_knock_out(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path)

    def one_is_left(event: Event) -> bool:
        return event.kind == "knock_out" and not event.facts["place"]

    now = perform(scene, at_first(scene, one_is_left))
    stage, winner = scene.board.stage, scene.board.arena.figures.pair[opponent(now.facts["seat"])]
    scene.board.update(FALL)
    scene.board.update(300)
    assert winner.pose == "roar"
    papers = [one for one in stage.under if isinstance(one, Papers)]
    assert len(papers) == 1 and papers[0].draw(pygame.Surface(SIZE))
    scene.board.update(FALLEN)
    assert winner.pose == "stand"


def test_hp_that_have_run_down_never_jump_back_on_the_plate(tmp_path: Path) -> None:
    """They stay above the picture beneath until this has been painted anew."""
    scene = opened(tmp_path)
    play(scene, "exchange_over")
    now = perform(scene, first(scene, "damage"))
    seat, arena = now.facts["seat"], scene.board.arena
    while seat not in arena.lost:
        scene.board.update(16)
    while seat in arena.lost:
        scene.board.update(16)
    scene.board.update(100)
    assert arena.hp[seat] == now.facts["left"]
    scene.board.update(400)
    assert seat not in arena.hp


def test_a_knocked_out_dinosaur_is_thrown_onto_its_back_inside_the_arena(tmp_path: Path) -> None:
    scene = with_a_knock_out(tmp_path)
    place = at_first(scene, lambda event: event.kind == "knock_out" and not event.facts["place"])
    now = perform(scene, place)
    arena, surface = scene.board.arena, pygame.Surface(SIZE)
    one = arena.figures.pair[now.facts["seat"]]
    scene.board.update(FALL // 2)
    assert 0 < one.turned < 180 and one.raised > 0
    scene.board.update(FALL)
    assert one.turned == 180 and one.raised == 0 and one.seen == 1
    scene.movers(surface)
    scene.board.update(FALLEN)
    assert one.seen == 0


def test_the_name_of_who_steps_in_lies_below_what_is_being_said(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    board, stage = scene.board, scene.board.stage
    half = board.arena.half(1)
    tops = []
    for said in (False, True):
        stage.skip()
        if said:
            place = pygame.Rect(half.right - 200, board.arena.places.tabs, 200, 0)
            speak(stage, "chip", "A line of two rows, at the least.", place, 1.0, 0)
            stage.update(300)
        call_name(board, 1, "Dilophosaurus")
        (name,) = [one for one in stage.pieces if type(one) is Piece]
        tops.append(name.y - name.image.get_height() * name.size / 2)
    (line,) = lines_on(stage)
    assert tops[1] >= tops[0] + line.rect.height / 2


@pytest.mark.parametrize("seat", [0, 1])
def test_the_name_of_who_steps_in_stays_inside_the_arena(tmp_path: Path, seat: Seat) -> None:
    """It came larger than it stays, over the edge of the arena and the bench."""
    scene = opened(tmp_path)
    board, stage = scene.board, scene.board.stage
    stage.skip()
    call_name(board, seat, "Pachycephalosaurus")
    (name,) = [one for one in stage.pieces if type(one) is Piece]
    half = board.arena.half(seat)
    for _ in range(ROAR // 20):
        wide = name.image.get_width() * name.size
        assert half.left <= name.x - wide / 2 and name.x + wide / 2 <= half.right
        board.update(20)


def test_a_heavy_blow_has_a_larger_number_than_a_light_one() -> None:
    sizes = [loss_size(amount) for amount in (2, 10, 18, 24, 40)]
    assert sizes == sorted(sizes) and sizes[0] * 1.7 < sizes[-1] == sizes[-2]


@pytest.mark.parametrize("robot", ["", "chip"])
def test_what_a_computer_player_attaches_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, robot: str
) -> None:
    scene = opened(tmp_path)
    play(scene)
    far = 1 - scene.board.bottom
    events = scene.session.match.events
    place = next(
        number for number, one in enumerate(events) if one.kind == "attach" and one.facts["seat"] == far
    )
    shown: list[Announcement] = []
    fitting = announcements._fitting

    def noted(board: Any, one: Announcement, **more: Any) -> Any:
        shown.append(one)
        return fitting(board, one, **more)

    monkeypatch.setattr(announcements, "_fitting", noted)
    monkeypatch.setattr(type(scene.board), "robot", lambda board, seat: robot)
    now = perform(scene, place)
    heads = [one for one in shown if "attaches an Upgrade" in one.head]
    assert bool(heads) == bool(robot)
    if robot:
        assert scene.words.card(now.facts["card"]) in heads[0].title
