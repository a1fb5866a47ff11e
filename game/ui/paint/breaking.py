"""Where lines of text end."""

from collections.abc import Sequence


def words_on_lines(widths: Sequence[int], space: int, room: int) -> list[int]:
    """How many words stand on each line, by the width of each word.

    No line is longer than it must be, and no word stands alone on the last line if the lines above can spare
    one.

    >>> words_on_lines([30, 30, 30, 10], 5, 100)
    [2, 2]
    >>> words_on_lines([30, 80, 30], 5, 100)
    [1, 1, 1]
    """
    counts: list[int] = []
    used = 0
    for width in widths:
        if counts and used + space + width <= room:
            counts[-1] += 1
            used += space + width
        else:
            counts.append(1)
            used = width
    return _without_lone_word(counts, widths, space, room)


def _without_lone_word(counts: list[int], widths: Sequence[int], space: int, room: int) -> list[int]:
    """Moves a word down from line to line, from the foot up, until no line below the first has one alone."""
    moved, end = list(counts), len(widths)
    for number in range(len(counts) - 1, 0, -1):
        if moved[number] > 1:
            return moved
        moved[number], moved[number - 1] = moved[number] + 1, moved[number - 1] - 1
        begin = end - moved[number]
        if not moved[number - 1] or sum(widths[begin:end]) + space > room:
            return counts
        end = begin
    return moved if moved[:1] != [1] else counts
