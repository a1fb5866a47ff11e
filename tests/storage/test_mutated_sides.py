"""Files and codes of sides with mistakes in them: refused or read, and no good file is ever written over."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.share_code import CodeError
from game.content.sharing import code_of, side_of_code
from game.content.side_file import write_side
from game.content.sides import Side
from game.engine.dice import Dice
from game.rules import CONTENTS, GAMES
from game.storage.sides import bring_back, keep_side, list_sides, read_side_file, set_side_aside
from game.words.share_text import code_error_text
from tests.storage.told import told

WITH_SIDES = [game for game in GAMES if CONTENTS[game].sides is not None]
ALL = dict(CONTENTS.items())
FEW, MANY, MOST = 40, 700, 20_000
KNOWN_SIDES = 50
SIGNS = [*"aZ09:-[]{},&*!|>'#%@`?\\ \n\t\0é😀", '"']
WORDS = ["null", "true", "1e999", "-1", "9" * 20, "~", "!!python/name:os", "<<", "format: 2", "---", "..."]

Mutation = Callable[[bytes, Dice], bytes]


def some_side(game: str, seed: int) -> Side:
    make = GAMES[game].random_side
    assert make is not None
    return make(Dice(seed), {})


def _sign(data: bytes, dice: Dice) -> bytes:
    """One sign changed, taken out, doubled or put in."""
    letters = list(data.decode("utf-8", "replace"))
    place = dice.below(len(letters))
    other = dice.pick(SIGNS)
    letters[place] = dice.pick(["", letters[place] * 2, other, letters[place] + other])
    return "".join(letters).encode("utf-8")


def _byte(data: bytes, dice: Dice) -> bytes:
    """One byte changed: often no UTF-8 any more."""
    place = dice.below(len(data))
    return data[:place] + bytes([dice.below(256)]) + data[place + 1 :]


def _cut(data: bytes, dice: Dice) -> bytes:
    """The end is missing, as after a full disk."""
    return data[: dice.below(len(data))]


def _line(data: bytes, dice: Dice) -> bytes:
    """A line taken out, doubled, moved in, or in another place."""
    lines = data.split(b"\n")
    one, other = dice.below(len(lines)), dice.below(len(lines))
    way = dice.below(4)
    if way == 0:
        del lines[one]
    elif way == 1:
        lines.insert(other, lines[one])
    elif way == 2:
        lines[one] = b"  " + lines[one]
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _word(data: bytes, dice: Dice) -> bytes:
    """A word changed for one that means something else in YAML."""
    words = data.split(b" ")
    words[dice.below(len(words))] = dice.pick(WORDS).encode("utf-8")
    return b" ".join(words)


MUTATIONS: tuple[Mutation, ...] = (_sign, _sign, _sign, _byte, _cut, _line, _word)


def mutated(data: bytes, dice: Dice) -> bytes:
    """One to three mistakes."""
    for _ in range(1 + dice.below(3)):
        data = dice.pick(MUTATIONS)(data, dice) if data else data
    return data


def contents(folder: Path) -> list[bytes]:
    return sorted(
        path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"
    )


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written need not be safe on the disk at once: that would take most of the time."""
    monkeypatch.setattr("game.storage.atomic.os.fsync", lambda handle: None)


def mutated_files_lose_nothing(count: int, home: Path) -> None:
    """A mutated file beside a good one: whatever is done with it, both are still there as they were."""
    dice, refused = Dice(7), 0
    for number in range(count):
        game = WITH_SIDES[number % len(WITH_SIDES)]
        sides = CONTENTS[game].sides
        assert sides is not None
        folder = home / str(number)
        good, other = some_side(game, number % KNOWN_SIDES), some_side(game, 1 + number % KNOWN_SIDES)
        good_path = keep_side(folder, good)
        was = mutated(write_side(good).encode("utf-8"), dice)
        odd = folder / "odd_one.yaml"
        odd.write_bytes(was)
        before = contents(folder)

        found = list_sides(folder, sides.kind)
        kept = {one.path: one.side for one in found.sides}
        assert kept.pop(good_path) == good and contents(folder) == before
        if odd in kept:
            # It reads as some side: written again it is the same one, in a file of its own.
            copy = keep_side(folder, kept[odd])
            assert copy not in (odd, good_path) and read_side_file(copy, sides.kind) == kept[odd]
            keep_side(folder, kept[odd], odd)
            assert read_side_file(odd, sides.kind) == kept[odd]
        else:
            refused += 1
            (broken,) = found.broken
            sentence = told(broken.problem)
            assert broken.path == odd and sentence.isprintable() and sentence.endswith(".")
            if broken.mistake is not None:
                line, lines = broken.mistake.fault.line, dict(broken.mistake.lines)
                assert not line or (line in lines and 1 <= len(lines) <= 4), was
                assert all(text.isprintable() for text in lines.values())
            removed = set_side_aside(odd)
            assert not odd.exists() and contents(folder) == before
            bring_back(removed)
            # What is written in its place puts it aside too.
            keep_side(folder, other, odd)
            assert read_side_file(odd, sides.kind) == other and was in contents(folder)
        assert good_path.read_bytes() == write_side(good).encode("utf-8")
        shutil.rmtree(folder)
    assert count // 4 < refused < count


def test_mutated_files_lose_nothing(tmp_path: Path, no_waiting: None) -> None:
    mutated_files_lose_nothing(FEW, tmp_path)


@pytest.mark.slow
def test_many_mutated_files_lose_nothing(tmp_path: Path, no_waiting: None) -> None:
    mutated_files_lose_nothing(MANY, tmp_path)


@pytest.mark.late
@pytest.mark.slow
def test_twenty_thousand_mutated_files_lose_nothing(tmp_path: Path, no_waiting: None) -> None:
    mutated_files_lose_nothing(MOST, tmp_path)


def mutated_codes_are_refused_or_equal(count: int, folder: Path) -> None:
    """A code with mistakes in its cards is refused; where it reads it is the same cards.

    What is kept of it goes into a new file, whatever its name came to be.
    """
    dice, read = Dice(11), 0
    for number in range(count):
        game = WITH_SIDES[number % len(WITH_SIDES)]
        side = some_side(game, number % KNOWN_SIDES)
        code = code_of(CONTENTS[game], side, "Ada")
        text = mutated(code.encode("utf-8"), dice).decode("utf-8", "replace")
        try:
            shared = side_of_code(text, ALL)
        except CodeError as error:
            sentence = code_error_text(error)
            assert sentence.isprintable() and sentence.endswith(".")
            continue
        read += 1
        assert shared.game == game and _cards(shared.side) == _cards(side), text
        assert shared.side.name.isprintable() and shared.side.plan.isprintable()
        if read <= MANY:
            before = {path: path.read_bytes() for path in folder.glob("*.yaml")}
            path = keep_side(folder, shared.side)
            assert path not in before and read_side_file(path, type(side)) == shared.side
            assert {old: old.read_bytes() for old in before} == before
            if len(before) > KNOWN_SIDES:
                shutil.rmtree(folder)
    assert 0 < read < count


def _cards(side: Side) -> dict[str, object]:
    return {field: value for field, value in side.to_dict().items() if field not in ("name", "plan")}


def test_mutated_codes_are_refused_or_equal(tmp_path: Path, no_waiting: None) -> None:
    mutated_codes_are_refused_or_equal(MANY, tmp_path / "sides")


@pytest.mark.slow
def test_twenty_thousand_mutated_codes_are_refused_or_equal(tmp_path: Path, no_waiting: None) -> None:
    mutated_codes_are_refused_or_equal(MOST, tmp_path / "sides")
