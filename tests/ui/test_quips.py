"""What computer players say at the table: lines of their own, seldom, and the same ones each time."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pygame
import pytest

from game.engine.events import Event
from game.ui.paint.figures.moods import Mood
from game.ui.paint.figures.thumbnails import sign
from game.ui.tables.scrap_knights.stage import remarks
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.quips import APART, SAME_APART, Line, Quips, last_words, lines_of, speak
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage import Stage
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.duel import duel, table

LONGEST = 60
"""Letters of a line, which is read while something else goes on."""
LONGEST_IN_A_DUEL = 44
"""Its arena has room for two rows."""


@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots", "command_core", "dino_battles"])
def test_each_robot_has_as_many_lines_of_its_own_as_the_others_for_each_moment(game: str) -> None:
    texts = shipped_messages(game)
    lines = texts.section("quips")
    moments = {name.split("_", 1)[1] for name in lines}
    assert set(lines) == {f"{look}_{moment}" for look in LOOKS.values() for moment in moments}
    said = {texts.say("quips", name, mech="Scout B") for name in lines}
    assert len(said) == len(lines)
    shared = shipped_messages("shared").section("quips")
    own = {one for one in said if one not in shared.values()}
    assert max(map(len, own)) <= (LONGEST_IN_A_DUEL if game == "scrap_knights" else LONGEST)
    for look in LOOKS.values():
        kinds = {name.rsplit("_", 1)[0] for name in moments}
        assert all(len(lines_of(texts, look, kind)) >= 2 for kind in kinds)
        assert sum(len(lines_of(texts, look, kind)) for kind in kinds) == len(moments), "numbered from 1 on"


def test_nobody_chatters() -> None:
    texts, quips = shipped_messages("scrap_knights"), Quips()
    first = quips.line(texts, "anvil", "hit", 10)
    assert first
    assert not quips.line(texts, "anvil", "hurt", 10 + APART - 1)
    assert not quips.line(texts, "anvil", "hit", 10 + SAME_APART - 1)
    assert quips.line(texts, "anvil", "hit", 10 + SAME_APART) not in ("", first)
    assert quips.line(texts, "anvil", "ult", 10 + SAME_APART, great=True)
    # What was taken back may be said again.
    assert quips.line(texts, "anvil", "hurt", 4)


@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_heard_twice_in_a_match(seed: int) -> None:
    texts, quips = shipped_messages("scrap_knights"), Quips()
    moments = ["hit", "hurt", "hit", "blocked", "hit", "missed", "ult", "hurt"] * 6
    said = [
        quips.line(texts, "chip", one, place * SAME_APART, seed=seed) for place, one in enumerate(moments)
    ]
    heard = [one for one in said if one]
    assert len(set(heard)) == len(heard)
    assert len(heard) == sum(len(lines_of(texts, "chip", one)) for one in set(moments)), "all have been said"


@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots", "command_core", "dino_battles"])
@pytest.mark.parametrize(("player", "count"), [("easy", 1), ("person", 0)])
def test_a_computer_player_greets_once_in_every_game(
    tmp_path: Path, game: str, player: str, count: int
) -> None:
    driver = Driver(tmp_path)
    texts = shipped_messages(game)
    begins, facts = ("meets", {"mech": "Bulwark"}) if game == "scrap_knights" else ("begin", {})
    options = {"deck_0": "bulwark", "deck_1": "warden"} if facts else {}
    lines = {texts.say("quips", f"chip_{begins}_{one}", **facts) for one in (1, 2)}
    new_match(driver.context, game, options, 3, ("person", player), ("Ada", "Chip"))
    said: list[str] = []
    line = Quips.line

    def heard(self: Quips, *args: Any, **more: Any) -> str:
        found = line(self, *args, **more)
        said.append(found)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Quips, "line", heard)
        for _ in range(8):
            driver.app.frame(100)
    greetings = [one for one in said if one in lines]
    assert len(greetings) == count


@pytest.mark.parametrize(("winner", "moment"), [(0, "lost"), (1, "won"), (None, "")])
def test_a_computer_player_speaks_of_the_end(tmp_path: Path, winner: int | None, moment: str) -> None:
    session = SimpleNamespace(
        match=SimpleNamespace(
            outcome=SimpleNamespace(winner=winner),
            seed=4,
            rules=SimpleNamespace(id="scrapbots"),
            conceded=None,
        ),
        seats=("person", "hard"),
    )
    texts = shipped_messages("scrapbots")
    mood = {"lost": "upset", "won": "glad"}.get(moment, "calm")
    said = ("anvil", texts.say("quips", f"anvil_{moment}_1"), mood) if moment else ("", "", mood)
    assert last_words(session) == said
    session.match.conceded = 0
    if winner == 1:
        given_up = texts.say("quips", "anvil_given_up_1")
        assert last_words(session) == ("anvil", given_up, "calm"), (
            "nobody boasts of a match that was given up"
        )
    session.seats = ("person", "person")
    assert last_words(session) == ("", "", "calm")


@pytest.mark.parametrize(("player", "said"), [("normal", True), ("person", False), ("greedy", False)])
def test_a_hard_blow_has_a_robot_speak_where_nothing_lies(tmp_path: Path, player: str, said: bool) -> None:
    board = duel(table(tmp_path, "person", player)).board
    # What it said as the match began is over.
    board.stage.skip()
    board.quips = Quips()
    event = Event("damage", {"seat": 0, "target": 1, "amount": 5, "hit": True, "card": "slash"})
    remarks.after_blow(board, Happening(board.view, event, board.view, 500), 0)
    board.stage.update(remarks._AFTER + 50)
    pieces = [*board.stage.pieces]
    assert bool(pieces) is said
    if said:
        place = pieces[0].image.get_rect(center=(pieces[0].x, pieces[0].y))  # type: ignore[attr-defined]
        lying = [board.hung(name).rect for name in ("distance", "far hand", "plate 0", "plate 1")]
        assert place.collidelist([*lying, *(card.rect for card in board.bench.values())]) < 0


@pytest.mark.parametrize(
    ("moment", "play"),
    [
        ("bot", lambda board, now: remarks.at_bot(board, now)),
        ("crosses", lambda board, now: remarks.at_crossing(board, 1, 0)),
    ],
)
def test_a_bot_and_a_crossing_are_spoken_of(tmp_path: Path, moment: str, play: Any) -> None:
    board = duel(table(tmp_path, "person", "normal")).board
    board.quips = Quips()
    said: list[str] = []
    board.quips.line = lambda texts, look, what, *_, **__: said.append(what) or ""  # type: ignore[method-assign, func-returns-value]
    happening: Any = type("Happening", (), {"facts": {"seat": 1}})
    play(board, happening)
    assert said == [moment]
    # What a person's BOT does is answered by the other side.
    said.clear()
    happening.facts = {"seat": 0}
    remarks.at_bot(board, happening)
    assert said == ["faces_bot"]


def test_a_second_line_of_the_same_moment_takes_the_place_of_the_first() -> None:
    stage, place = Stage(), pygame.Rect(0, 0, 240, 60)
    speak(stage, "chip", "The first one.", place, 1.0, 100)
    stage.update(400)
    speak(stage, "chip", "The second one.", place, 1.0, 500)
    stage.update(300)
    assert [one.replaced for one in stage.pieces if isinstance(one, Line)] == [False]
    stage.update(400)
    assert [one.replaced for one in stage.pieces if isinstance(one, Line)] == [True, False]


@pytest.mark.parametrize("look", LOOKS.values())
def test_each_mood_is_seen_on_the_face_of_a_computer_player(look: str) -> None:
    assert len({pygame.image.tobytes(sign(look, 38, mood), "RGB") for mood in get_args(Mood)}) == 5


@pytest.mark.parametrize(
    ("moment", "mood"), [("first_hit", "glad"), ("hurt", "upset"), ("brink", "worried"), ("ult", "fierce")]
)
def test_the_face_of_a_line_in_a_duel_fits_it(moment: str, mood: Mood) -> None:
    assert remarks.mood_of(moment) == mood


def test_every_moment_of_a_duel_has_a_mood() -> None:
    lines = shipped_messages("scrap_knights").section("quips")
    own = {name.split("_", 1)[1].rsplit("_", 1)[0] for name in lines} - {"begin", "won", "lost", "given_up"}
    assert {one for one in own if remarks.mood_of(one) == "calm"} == set()


@pytest.mark.parametrize("seed", [0, 3])
def test_a_computer_player_speaks_in_each_round_of_a_duel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    driver, said = Driver(tmp_path), []
    monkeypatch.setattr(remarks, "speak", lambda stage, look, line, *_, **__: said.append((rounds(), line)))

    def rounds() -> int:
        scene: Any = driver.scene
        return int(scene.view.round)

    options = {"deck_0": "barrage", "deck_1": "bulwark"}
    new_match(driver.context, "scrap_knights", options, seed, ("greedy", "normal"), ("Ada", "Gauge"))
    last = 1
    with driver.unseen():
        while driver.scene_name == "DuelScene":
            last = rounds()
            driver.app.frame(200)
    assert {one for one, _ in said} >= {*range(1, last)}
    assert last + 2 <= len(said) <= 3 * last + 1


def test_what_is_said_gives_way_to_the_tags_of_a_preview(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "normal")
    scene, board = duel(driver), duel(driver).board
    board.stage.skip()
    board.quips = Quips()
    assert remarks.say(board, 1, "hit", 0)
    scene.update(40)
    lines = [one for one in board.stage.pieces if isinstance(one, Line)]
    assert [one.replaced for one in lines] == [False]
    card = next(one for one in driver.cards() if one in board._hand)
    driver.move(driver.visible_place(card))
    scene.update(40)
    assert [one.replaced for one in lines] == [True]
