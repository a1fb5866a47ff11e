"""Blows are painted ahead, play in time, hold still as they land, and leave nothing behind."""

from collections.abc import Iterator

import pygame
import pytest

from game.content.effect_parts import Layer, Part
from game.content.effects import NO_EFFECT, shipped_effects
from game.ui.gallery.effects_sheet import STORIES
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.effects import frames
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.scrapbots.shows.flips import flip_card
from game.ui.tables.shows import effects
from game.ui.tables.shows.coins import flip_coin
from game.ui.tables.shows.effects import Blow, play, prepare, timing
from game.ui.tables.shows.stage import LINGERING, Stage

FIELD = pygame.Rect(0, 0, 400, 240)
FAMILIES = sorted(shipped_effects().families)


def blow(family: str = "slash", **changes: object) -> Blow:
    usual: dict[str, object] = {"start": (120, 120), "end": (240, 120), "unit": 0.4, "left": False}
    return Blow(family, **{**usual, **changes})  # type: ignore[arg-type]


def stage(*, still: bool = False) -> Stage:
    made = Stage()
    made.field = FIELD
    made.pace(1, still=still)
    return made


def run(made: Stage, milliseconds: int) -> None:
    for _ in range(milliseconds // 5):
        made.update(5)


def drawn(made: Stage) -> bytes:
    surface = pygame.Surface(FIELD.size)
    surface.fill((70, 90, 110))
    made.draw_under(surface)
    made.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    effects.forget()


def test_every_part_has_a_painter() -> None:
    assert set(frames.PAINTERS) == set(Part.__args__)
    assert all(issubclass(part, Layer) for part in frames.PAINTERS)


def test_every_family_is_on_the_sheet() -> None:
    assert {story.family for story in STORIES} == set(FAMILIES)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_card_has_an_effect(game: str) -> None:
    book = game_ui(game).card_book()
    faces = {card: book.face(card) for card in book.cards}
    without = {
        card for card, face in faces.items() if effects.family_of(game, card, face.palette) == NO_EFFECT
    }
    assert {card.rpartition(":")[2] for card in without} <= {"brain_damage"}
    assert effects.family_of("scrapbots", "first:chainsaw", "component") == "slash"


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_shows_something_and_leaves_nothing(family: str) -> None:
    made, empty = stage(), drawn(stage())
    when = play(made, blow(family))
    seen = set()
    for _ in range(round(when.length / 20) + 2):
        run(made, 20)
        seen.add(drawn(made))
    assert len(seen - {empty}) >= 3
    assert bool(made.under) == shipped_effects().families[family].stays
    run(made, 2 * LINGERING)
    made.painted()
    assert not made.pieces and not made.under and not made.moving
    assert made.offset == (0, 0)


def test_skipping_an_effect_leaves_nothing_behind() -> None:
    made = stage()
    play(made, blow("explosion"))
    run(made, 300)
    made.skip()
    assert not made.under and not made.moving


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_blow_to_the_left_is_the_mirror_image(family: str) -> None:
    right, left = blow(family).shot, blow(family, start=(360, 120), left=True).shot
    for number in range(len(shipped_effects().families[family].frames)):
        for one, other in zip(_layers(right, number), _layers(left, number), strict=True):
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert other.corner == (-one.corner[0] - one.image.get_width(), one.corner[1])


def _layers(shot: frames.Shot, number: int) -> tuple[frames.Frame | None, frames.Frame | None]:
    painted = frames.frame(shot, number)
    return painted.under, painted.over


def test_nothing_is_painted_while_a_prepared_blow_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead(helper=True)
    prepare(ahead, blow("slash"))
    prepare(ahead, blow("beam"))
    while ahead.busy:
        pygame.time.wait(1)
    ahead.check()

    def painted(*words: object, **named: object) -> None:
        raise AssertionError("painted on the main thread")

    monkeypatch.setattr(frames, "picture", painted)
    for family in ("slash", "beam"):
        made = stage()
        when = play(made, blow(family))
        run(made, round(when.length) + 20)
        assert not made.moving


def test_what_the_helper_has_painted_is_seen_and_what_it_has_not_is_left_out() -> None:
    made, one = stage(), blow("slash")
    made.ahead = Ahead(helper=True)
    empty = drawn(made)
    when = play(made, one)
    run(made, round(when.hit) - 40)
    assert drawn(made) == empty
    prepare(made.ahead, one)
    while made.ahead.busy:
        pygame.time.wait(1)
    run(made, 30)
    assert drawn(made) != empty


@pytest.mark.slow
def test_all_frames_together_stay_small() -> None:
    for family in FAMILIES:
        shot = blow(family, unit=1.5, start=(0, 400), end=(700, 400)).shot
        for number in range(len(shipped_effects().families[family].frames)):
            frames.frame(shot, number)
    memory = frames.frame.memory
    assert memory.pixels * 4 <= 20_000_000
    effects.forget()
    assert memory.pixels == 0 and len(memory) == 0


def test_blows_a_few_pixels_apart_share_their_pictures() -> None:
    assert blow(end=(240, 120)).shot == blow(end=(241, 120)).shot
    assert blow("volley", end=(240, 120)).shot != blow("volley", end=(340, 120)).shot


def test_a_larger_window_enlarges_the_same_frames() -> None:
    usual, large = blow(unit=1.2).shot, blow(unit=3.0, start=(-60, 120)).shot
    one, other = frames.frame(usual, 2).over, frames.frame(large, 2).over
    assert one is not None and other is not None
    assert one.scale == 1 and other.scale == pytest.approx(2.5)
    assert abs(one.image.get_width() - other.image.get_width()) < 30


def test_the_stage_holds_still_and_dark_when_the_blow_lands() -> None:
    made = stage()
    when = play(made, blow())
    probe: list[float] = []
    made.play(_Recorder(probe, 1000))
    run(made, round(when.hit))
    before, bright = probe[-1], drawn(stage())
    run(made, round(when.stop) - 10)
    assert probe[-1] == before
    surface = pygame.Surface(FIELD.size)
    surface.fill((200, 200, 200))
    made.draw_under(surface)
    assert surface.get_at((2, 2))[0] < 200 and drawn(made) != bright
    run(made, 30)
    assert probe[-1] > before
    run(made, 100)
    assert made._veil is None


class _Recorder:
    """A motion that notes the time it is shown at."""

    def __init__(self, notes: list[float], length: float) -> None:
        self.length = length
        self._notes = notes

    def show(self, at: float) -> None:
        self._notes.append(at)


def test_spared_places_stay_as_bright_as_they_were() -> None:
    made = stage()
    made.spared = [pygame.Rect(300, 10, 60, 30), pygame.Rect(390, 0, 60, 60)]
    made.darken((200, 120), 0.4)
    surface = pygame.Surface(FIELD.size)
    surface.fill((200, 200, 200))
    made.draw_under(surface)
    assert surface.get_at((330, 20))[:3] == surface.get_at((395, 30))[:3] == (200, 200, 200)
    assert surface.get_at((330, 60))[0] < 200


def test_a_hard_blow_stops_longer_and_is_larger() -> None:
    assert timing(blow(power=4)).stop == 110 and timing(blow(power=3)).stop == 70
    usual, hard = frames.frame(blow().shot, 2).over, frames.frame(blow(power=6).shot, 2).over
    assert usual is not None and hard is not None
    assert hard.image.get_width() > usual.image.get_width()


def test_waiting_moves_all_times() -> None:
    now, later = timing(blow()), timing(blow(), wait=300)
    assert (later.hit - now.hit, later.length - now.length) == (300, 300)


def test_a_card_without_an_effect_plays_none() -> None:
    made = stage()
    assert play(made, blow(NO_EFFECT)).length == 0
    assert not made.moving


def test_sounds_come_as_it_swings_and_as_it_lands() -> None:
    heard: list[str] = []
    made = stage()
    when = play(made, blow(), sound=heard.append)
    assert heard == ["slash_swing"]
    run(made, round(when.hit) + 10)
    assert heard == ["slash_swing", "slash_hit"]


def test_without_motion_a_blow_is_one_picture_and_numbers_stand() -> None:
    made, heard = stage(still=True), list[str]()
    play(made, blow(), sound=heard.append)
    made.number((240, 60), "-3", 30)
    made.stamp((100, 60), "MISSED", 20)
    first = drawn(made)
    assert len(made.pieces) == 3
    run(made, 200)
    assert first == drawn(made) != drawn(stage())
    assert heard == ["slash_hit"]
    run(made, 900)
    assert not made.moving and drawn(made) == drawn(stage())


def test_a_number_rises_and_a_stamp_falls_to_its_size() -> None:
    made = stage()
    made.number((240, 120), "-3", 40)
    made.stamp((100, 120), "MISSED", 20)
    number, stamp = made.pieces
    assert stamp.size == pytest.approx(1.6)  # type: ignore[attr-defined]
    run(made, 150)
    assert stamp.size == 1 and 100 < number.y < 120  # type: ignore[attr-defined]
    run(made, 900)
    made.painted()
    assert not made.pieces


def test_skipping_clears_light_dark_and_shake() -> None:
    made = stage()
    when = play(made, blow("explosion"))
    run(made, round(when.hit) + 20)
    made.skip()
    assert not made.moving and not made.pieces and not made.under
    assert made._veil is None and made.offset == (0, 0) and made._held == 0


def test_a_coin_does_not_tell_its_face_until_it_lies() -> None:
    made, place = stage(), pygame.Rect(160, 60, 90, 90)
    when = flip_coin(made, place, 0.5, "HEADS", heads=True)
    other = stage()
    flip_coin(other, place, 0.5, "TAILS", heads=False)
    run(made, round(when.hit) - 10)
    run(other, round(when.hit) - 10)
    assert drawn(made) == drawn(other)
    run(made, 20)
    run(other, 20)
    assert drawn(made) != drawn(other)


def test_a_card_shows_its_face_from_the_middle_of_its_turn() -> None:
    back, front = pygame.Surface((60, 90)), pygame.Surface((60, 90))
    made, place = stage(), pygame.Rect(160, 60, 60, 90)
    flip_card(made, back, front, place, 0.5, hides="card")
    shown = lambda: [getattr(piece, "image", None) for piece in made.pieces]  # noqa: E731
    run(made, 120)
    assert any(image is back for image in shown()) and "card" in made.hidden
    run(made, 100)
    assert any(image is front for image in shown())
    run(made, 400)
    made.painted()
    assert not made.pieces and not made.hidden
