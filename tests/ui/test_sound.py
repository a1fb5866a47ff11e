"""Effects and loops: worked out without a fault, mixed with measure, and never a reason to fail."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.content.sounds import LONGEST, Drone, Loop, loop_of, shipped_sounds
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.ui import ambience, sound
from game.ui.ambience import FADE, PAUSED, SILENCE, Ambience
from game.ui.paint.scenery.stages import STAGES
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.settings.scene import SettingsScene
from game.ui.sound import CHANNELS, SOFTER, SOFTEST, Sound
from game.ui.synth import PEAK, RATE, loop_wave, wave
from game.ui.tables.game_ui import PLAYABLE
from tests.ui.driver import Driver

SOUNDS = shipped_sounds()
FAMILIES = "slash stab shell beam volley flame block vent crossing explosion splash"
"""Each has a swing and a hit."""
OTHERS = """
coin_flip coin_land card_flip card_play card_draw card_shuffle gain heat link ult ticket stamp wound build
repair step walk curtain_fall curtain_bounce curtain_rise button pick refuse win lose click seal flip hit
block miss vent move over explosion splash crossing
"""


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("name", SOUNDS.effects)
def test_an_effect_is_whole(name: str) -> None:
    recipe = SOUNDS.effects[name]
    made = [wave(recipe, variant) for variant in range(recipe.variants)]
    assert len({samples.tobytes() for samples in made}) == recipe.variants
    for samples in made:
        assert samples[0] == samples[-1] == 0
        assert PEAK // 12 < max(max(samples), -min(samples)) <= PEAK
        assert RATE * 0.03 < len(samples) <= RATE * LONGEST / 1000
        # No click at the end: what is left there is soft.
        assert max(map(abs, samples[-8:])) < 400


def test_an_effect_sounds_the_same_each_time() -> None:
    recipe = SOUNDS.effects["explosion"]
    assert wave(recipe, 2) == wave(recipe, 2)


@pytest.mark.slow
@pytest.mark.parametrize("name", SOUNDS.loops)
def test_a_loop_runs_into_its_beginning(name: str) -> None:
    *_, samples = loop_wave(SOUNDS.loops[name], SOUNDS.effects)
    assert len(samples) == RATE * SOUNDS.loops[name].seconds
    assert 1500 < max(max(samples), -min(samples)) <= PEAK
    usual = max(abs(one - two) for one, two in pairwise(samples))
    assert abs(samples[0] - samples[-1]) <= usual


def test_a_hum_is_whole_in_its_loop() -> None:
    """50.3 Hz are 201.2 cycles in 4 seconds: a fifth of one would be a click."""
    loop = Loop("hum", 4, (Drone("sine", 50.3),))
    *_, samples = loop_wave(loop, {})
    assert abs(samples[0] - samples[-1]) <= abs(samples[1] - samples[0]) + 2


def test_everything_that_is_played_exists() -> None:
    wanted = {f"{family}_{part}" for family in FAMILIES.split() for part in ("swing", "hit")} | set(
        OTHERS.split()
    )
    assert wanted <= set(SOUNDS.effects)


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_event_has_a_sound_that_exists(game: str) -> None:
    shows = PLAYABLE[game].table.get().shows
    dice = Dice(3)
    played = {show.sound for show in shows.kinds.values() if isinstance(show.sound, str)}
    for seed in range(5):
        match = Match(load(game), {}, seed)
        while match.decisions:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
        played |= {shows.sound(event) for event in match.events}
    assert played - {""} <= set(SOUNDS.effects)


def test_every_place_has_a_loop() -> None:
    assert {loop_of(place) for place in STAGES} <= set(SOUNDS.loops)
    assert loop_of("storm") == "rain"
    assert loop_of("nowhere") == next(iter(SOUNDS.loops))


class Channel:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.volume = 1.0
        self.playing: list[object] = []

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self, what: object, loops: int = 0) -> None:
        self.playing.append(what)

    def stop(self) -> None:
        self.playing.clear()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How loud each effect was that began."""
    volumes: list[float] = []

    class Heard(Channel):
        def play(self, what: object, loops: int = 0) -> None:
            volumes.append(self.volume)

    monkeypatch.setattr(pygame.mixer, "find_channel", Heard)
    return volumes


def test_many_effects_at_once_are_softer(heard: list[float]) -> None:
    player = Sound(100, False)
    for name in ("hit", "block", "heat", "link", "gain", "step"):
        player.play(name)
    assert heard[:3] == pytest.approx([1, SOFTER, SOFTER**2])
    assert heard[-1] == SOFTEST
    player.update(61)
    player.play("miss")
    assert heard[-1] == 1


def test_the_same_effect_is_not_heard_twice_at_once(heard: list[float]) -> None:
    player = Sound(100, False)
    player.play("hit")
    player.update(39)
    player.play("hit")
    assert len(heard) == 1
    player.update(1)
    player.play("hit")
    assert len(heard) == 2
    assert player.played == ["hit"] * 3


def test_an_effect_changes_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    recipe = SOUNDS.effects["hit"]
    monkeypatch.setattr(sound, "_ready", {("hit", variant) for variant in range(4)})
    monkeypatch.setattr(sound, "_made", lambda name, variant: asked.append(variant))
    player = Sound(100, False)
    for _ in range(5):
        player._variant(recipe)
    assert asked == [0, 1, 2, 3, 0]


def test_there_is_a_limit_to_what_sounds_at_once() -> None:
    player = Sound(60, False)
    for name in list(SOUNDS.effects)[: CHANNELS + 6]:
        player.play(name)
    assert pygame.mixer.get_num_channels() == CHANNELS + Ambience.channels


@pytest.mark.parametrize("broken", ["init", "find_channel"])
def test_a_machine_without_audio_is_silent(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    def fail(*words: object, **named: object) -> None:
        raise pygame.error("no device")

    if broken == "init":
        monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, broken, fail)
    player = Sound(70, False, 50)
    player.ambience.want("hall")
    player.play("hit")
    player.update(16)
    player.play("hit")
    assert player.played == ["hit", "hit"]


def test_an_unknown_effect_is_no_reason_to_fail(heard: list[float]) -> None:
    Sound(100, False).play("moo")
    assert heard == []


@pytest.fixture
def channels(monkeypatch: pytest.MonkeyPatch) -> dict[int, Channel]:
    """The channels of the ambience, and loops that are there at once."""
    found = {0: Channel(), 1: Channel()}
    monkeypatch.setattr(pygame.mixer, "Channel", found.__getitem__)
    monkeypatch.setattr(ambience, "_loops", {name: name for name in SOUNDS.loops})
    return found


def test_a_loop_fades_in_and_out(channels: dict[int, Channel]) -> None:
    player = Sound(70, False, 50)
    player.ambience.want("hall")
    player.update(FADE // 2)
    assert channels[0].playing == ["hall"] and channels[0].volume == pytest.approx(0.25)
    player.update(FADE)
    assert channels[0].volume == pytest.approx(0.5)
    player.ambience.want("hall", paused=True)
    player.update(FADE)
    assert channels[0].volume == pytest.approx(0.5 * PAUSED)
    player.ambience.want("wind")
    player.update(FADE // 6)
    assert channels[0].playing == ["hall"] and channels[1].playing == ["wind"]
    player.update(FADE)
    assert channels[0].playing == [] and channels[1].volume == pytest.approx(0.5)
    player.ambience.want(SILENCE)
    player.update(FADE)
    assert channels[1].playing == []


def test_mute_ends_the_loop_at_once(channels: dict[int, Channel]) -> None:
    player = Sound(70, False, 50)
    player.ambience.want("hall")
    player.update(FADE)
    player.adjust(70, True, 50)
    player.update(16)
    assert channels[0].playing == []


def test_a_screen_says_what_is_heard_under_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, mute=True)
    wanted = driver.context.sound.ambience
    assert (wanted.wanted, wanted.paused) == ("workshop", False)
    driver.context.navigator.push(SettingsScene(driver.context))
    driver.app.frame(16)
    assert wanted.wanted == "workshop"
    driver.context.navigator.push(PauseScene(driver.context, lambda: None, lambda: None))
    driver.app.frame(16)
    assert (wanted.wanted, wanted.paused) == ("workshop", True)
