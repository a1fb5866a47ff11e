"""Which cases of long tests run by default."""

from pathlib import Path

import pytest

from tests.default_cases import DEFAULT_CASES, late_ones

TOP = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("test", DEFAULT_CASES)
def test_each_of_them_is_there(test: str) -> None:
    path, _, name = test.partition("::")
    assert f"def {name}(" in (TOP / path).read_text()


def test_as_many_are_left_as_said_and_at_most_all() -> None:
    test, count = next((test, count) for test, count in DEFAULT_CASES.items() if count > 1)
    for cases in (1, count, 4 * count + 1):
        names = [f"{test}[{case}]" for case in range(cases)]
        assert cases - len(late_ones(names)) == min(count, cases)
    assert not late_ones(["tests/test_other.py::test_anything[1]"])
