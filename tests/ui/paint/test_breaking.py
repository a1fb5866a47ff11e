"""No word stands alone on a line: in any message that wraps, and on the pages of the rulebooks."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.paths import shipped
from game.rules import GAMES
from game.ui.paint.breaking import words_on_lines
from game.ui.paint.flow import flow
from game.ui.paint.text import lay_out, text_width
from game.ui.tables.game_ui import game_ui
from tests.examples import examples

WIDTHS = (90, 140, 200, 320, 480)
SIZE = 16


def greedy(widths: list[int], space: int, room: int) -> list[int]:
    """The fewest lines."""
    counts: list[int] = []
    used = 0
    for width in widths:
        if counts and used + space + width <= room:
            counts[-1] += 1
            used += space + width
        else:
            counts.append(1)
            used = width
    return counts


def could_spare(counts: list[int], widths: list[int], space: int, room: int) -> bool:
    """Whether the last word could have had company, with as many lines and no other word left alone."""
    begin, before = len(widths) - 2, counts[-2]
    return before > 2 and widths[begin] + space + widths[begin + 1] <= room


@examples(300)
@given(st.lists(st.integers(1, 60), min_size=1, max_size=30), st.integers(60, 200))
def test_the_last_word_has_company_and_no_line_is_added(widths: list[int], room: int) -> None:
    counts = words_on_lines(widths, 4, room)
    assert sum(counts) == len(widths) and len(counts) == len(greedy(widths, 4, room))
    ends = [sum(counts[: number + 1]) for number in range(len(counts))]
    for begin, end in pairwise([0, *ends]):
        assert end - begin == 1 or sum(widths[begin:end]) + 4 * (end - begin - 1) <= room
    if len(counts) > 1 and counts[-1] == 1:
        assert not could_spare(counts, widths, 4, room)


def messages() -> Iterator[str]:
    """What stands on the right of every message of the catalogue, without its facts."""
    for file in sorted((shipped("data") / "text" / "en").rglob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            _, equals, words = line.partition(" = ")
            if equals and "{" not in words and len(words) > 30 and ":" not in words:
                yield words.replace("*", "")


@pytest.mark.slow
def test_no_message_leaves_a_word_alone() -> None:
    found = 0
    for words in messages():
        split = words.split()
        widths, space = [text_width(one, "text", SIZE) for one in split], text_width(" ", "text", SIZE)
        for room in WIDTHS:
            drawn = lay_out(words, SIZE, room, (255, 255, 255)).lines
            counts = [len(pieces) for _, pieces in drawn]
            if sum(counts) != len(split) or len(counts) < 2:
                continue
            found += 1
            alone = counts[-1] == 1 and could_spare(counts, widths, space, room)
            assert not alone, f"'{split[-1]}' stands alone under '{words}' at {room}"
    assert found > 1000


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_of_a_rulebook_leaves_a_word_alone(game: str) -> None:
    for chapter in game_ui(game).rulebook():
        for room in (300, 430):
            lines = flow(chapter.text, SIZE, room)
            for one, last in pairwise(lines):
                following = lines[lines.index(last) + 1 :]
                ends = not following or following[0].begins
                if not last.begins and ends and len(last.runs) == 1 and len(one.runs) > 2:
                    wide = one.runs[-1].width + last.runs[0].width + text_width(" ", "text", SIZE)
                    assert wide > room, f"'{last.runs[0].text}' stands alone in {chapter.id}"
