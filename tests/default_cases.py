"""Which cases of a test run by default: with `@pytest.mark.default_cases(3)` three, and the others are slow.

Such a test guards one law over all games, screens, sizes or cards. A change breaks most cases of it or none.
"""

from collections.abc import Iterable, Sequence

MARKER = "default_cases"


def left_to_the_slow(tests: Iterable[tuple[str, int]]) -> set[int]:
    """Which of the collected tests are slow, by the id and the number of default cases of each.

    >>> names = [f"tests/ui/test_result.py::test_both_mechs_are_whole[{case}]" for case in "abcdef"]
    >>> sorted(left_to_the_slow((name, 3) for name in names))
    [1, 3, 5]
    """
    cases: dict[str, list[int]] = {}
    counts: dict[str, int] = {}
    for number, (name, count) in enumerate(tests):
        test = name.partition("[")[0]
        cases.setdefault(test, []).append(number)
        counts[test] = count
    return {
        number
        for test, numbers in cases.items()
        for number in set(numbers) - set(evenly_chosen(numbers, counts[test]))
    }


def evenly_chosen(numbers: Sequence[int], count: int) -> list[int]:
    """So many of them, or all: the first one, and others equally far apart.

    >>> evenly_chosen([3, 4, 5, 6, 7, 8], 2)
    [3, 6]
    """
    count = min(count, len(numbers))
    return [numbers[index * len(numbers) // count] for index in range(count)]
