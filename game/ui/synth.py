"""Samples of effects and loops, worked out from their recipes. Imports no pygame."""

import math
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, repeat
from operator import add, mul, truediv
from random import Random

from game.content.sounds import Drone, Layer, Loop, Recipe

RATE = 22050
PEAK = 32000
_BLOCK = 32
"""Samples between two steps of a filter that slides."""

_PACE = (0.0, -1.0, 1.0, 0.45)
"""How far each variant leans to one end of its recipe's spread."""


def wave(recipe: Recipe, variant: int = 0) -> "array[int]":
    """16-bit mono samples of an effect; `variant` counts from 0 on."""
    lean = _PACE[variant % len(_PACE)] * recipe.spread
    # A higher one is a shorter one, as of a smaller thing.
    pitch, stretch = 1 + lean, 1 - lean / 2
    dice = Random(zlib.crc32(f"{recipe.id} {variant}".encode()))
    mixed = [0.0] * _samples(recipe.length * stretch)
    for layer in recipe.layers:
        begin = _samples(layer.delay * stretch)
        _add(mixed, _layer(layer, pitch, stretch, dice)[: len(mixed) - begin], begin)
    mixed[-1] = 0.0
    return _to_16_bit(mixed, 1.0)


# All that can be done by functions of the library is: a loop in Python takes five times as long.


def _samples(milliseconds: float) -> int:
    return max(1, round(RATE * milliseconds / 1000))


def _add(mixed: list[float], part: Sequence[float], begin: int) -> None:
    end = begin + len(part)
    mixed[begin:end] = map(add, mixed[begin:end], part)


def _to_16_bit(mixed: Sequence[float], loudness: float) -> "array[int]":
    """What is too loud is made softer as a whole: cut off, it would rattle."""
    factor = PEAK * loudness / max(1.0, max(mixed), -min(mixed))
    return array("h", map(int, map(mul, mixed, repeat(factor))))


def _layer(layer: Layer, pitch: float, stretch: float, dice: Random) -> list[float]:
    count = _samples(layer.length * stretch)
    start, end = layer.start * pitch, (layer.end or layer.start) * pitch
    raw = _noise(start, end, count, dice) if layer.wave == "noise" else _tone(layer.wave, start, end, count)
    if layer.high:
        raw = _without_lows(raw, layer.high)
    if layer.ring:
        raw = list(map(mul, raw, _tone("sine", layer.ring * pitch, layer.ring * pitch, count)))
    return _fade(raw, layer)


def _fade(raw: list[float], layer: Layer) -> list[float]:
    """From nothing to the layer's loudness, and away again."""
    count = len(raw)
    falling = map(pow, map(truediv, range(count, 0, -1), repeat(count)), repeat(layer.decay))
    faded = list(map(mul, raw, falling))
    attack = min(_samples(layer.attack), count)
    faded[:attack] = map(mul, faded[:attack], map(truediv, range(attack), repeat(attack)))
    factor = layer.loudness / max(0.001, max(faded), -min(faded))
    return list(map(mul, faded, repeat(factor)))


def _tone(shape: str, start: float, end: float, count: int) -> list[float]:
    steps = accumulate(repeat((end / start) ** (1 / count), count - 1), mul, initial=math.tau * start / RATE)
    tone = map(math.sin, accumulate(steps))
    if shape == "triangle":
        return list(map(mul, map(math.asin, tone), repeat(2 / math.pi)))
    if shape == "square":
        # Not quite square: sharp edges would hiss at this rate.
        return [max(-0.7, min(0.7, 3 * value)) for value in tone]
    return list(tone)


@cache
def _white() -> "array[float]":
    """Noise of all pitches, drawn once."""
    draw = Random(1).random
    return array("f", [draw() - 0.5 for _ in range(1 << 16)])


def _noise(start: float, end: float, count: int, dice: Random) -> list[float]:
    """Noise below an edge that slides."""
    first_sample = dice.randrange(len(_white()) - count)
    white = _white()[first_sample : first_sample + count]
    found: list[float] = []
    first = second = 0.0
    for begin in range(0, count, _BLOCK):
        share = _share(start * (end / start) ** (begin / count))
        for value in white[begin : begin + _BLOCK]:
            first += share * (value - first)
            second += share * (first - second)
            found.append(second)
    return found


def _share(edge: float) -> float:
    """How fast a filter with an edge in Hz follows."""
    return 1 - math.exp(-math.tau * edge / RATE)


def _without_lows(raw: list[float], edge: float) -> list[float]:
    share, low = _share(edge), 0.0
    kept = []
    for value in raw:
        low += share * (value - low)
        kept.append(value - low)
    return kept


def loop_wave(loop: Loop, effects: dict[str, Recipe]) -> Iterator["array[int]"]:
    """Works a loop out in small steps, and gives its samples last; before that, empty arrays.

    Whoever asks may rest between the steps. The end runs into the beginning without a click.
    """
    count = round(RATE * loop.seconds)
    mixed = [0.0] * count
    dice = Random(zlib.crc32(loop.id.encode()))
    for drone in loop.drones:
        for begin, part in _drone(drone, count, dice):
            _add(mixed, part, begin)
            yield array("h")
    for accent in loop.accents:
        for number, moment in enumerate(accent.at):
            samples = wave(effects[accent.sound], number)
            part = list(map(mul, samples, repeat(accent.loudness / PEAK)))
            begin = round(moment * RATE)
            _add(mixed, part[: count - begin], begin)
            _add(mixed, part[count - begin :], 0)
            yield array("h")
    yield _to_16_bit(mixed, loop.loudness)


_STEP = 4096
"""Samples of a loop that are worked out at a time: about 3 ms."""


def _drone(drone: Drone, count: int, dice: Random) -> Iterator[tuple[int, list[float]]]:
    """The samples of a drone by parts, with the place of each; all of its cycles are whole in a loop."""
    swell, start = math.tau * drone.swells / count, dice.random() * math.tau
    depth = drone.depth / 2
    begin = 0
    for raw in _noisy(drone, count, dice) if drone.wave == "noise" else _humming(drone, count):
        if drone.swells:
            raw = [
                value * (1 - depth - depth * math.sin(swell * place + start))
                for place, value in enumerate(raw, begin)
            ]
        yield begin, raw
        begin += len(raw)


def _humming(drone: Drone, count: int) -> Iterator[list[float]]:
    turn = math.tau * max(1, round(drone.pitch * count / RATE)) / count
    for begin in range(0, count, _STEP):
        tone = map(math.sin, map(mul, range(begin, min(begin + _STEP, count)), repeat(turn)))
        if drone.wave == "triangle":
            tone = map(mul, map(math.asin, tone), repeat(2 / math.pi))
        yield list(map(mul, tone, repeat(drone.loudness)))


def _noisy(drone: Drone, count: int, dice: Random) -> Iterator[list[float]]:
    share = _share(drone.pitch)
    high = _share(drone.high) if drone.high else 0.0
    # Noise grows weaker the more is taken from it.
    gain = drone.loudness * 1.6 / math.sqrt(share)
    first = second = low = 0.0
    for number, white in enumerate(_draws(count, dice)):
        found = []
        for value in white:
            first += share * (value - first)
            second += share * (first - second)
            low += high * (second - low)
            found.append((second - low) * gain)
        if number:
            yield found


def _draws(count: int, dice: Random) -> Iterator[list[float]]:
    """White noise by parts. The part before the beginning is the last one too, so that filters meet there."""
    draw = dice.random
    last = [draw() - 0.5 for _ in range(_STEP)]
    yield last
    for begin in range(0, count - _STEP, _STEP):
        yield [draw() - 0.5 for _ in range(min(_STEP, count - _STEP - begin))]
    yield last
