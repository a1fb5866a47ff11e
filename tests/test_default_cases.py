"""Which cases of a test with many of them run by default."""

import pytest

from tests.default_cases import left_to_the_slow


@pytest.mark.parametrize("cases", [1, 3, 13])
def test_as_many_are_left_as_said_and_at_most_all(cases: int) -> None:
    names = [(f"tests/ui/test_one.py::test_law[{case}]", 3) for case in range(cases)]
    assert cases - len(left_to_the_slow(names)) == min(3, cases)


def test_each_test_has_its_own_number_of_cases() -> None:
    first = [(f"tests/ui/test_one.py::test_law[{case}]", 1) for case in range(4)]
    second = [(f"tests/ui/test_two.py::test_law[{case}]", 2) for case in range(4)]
    assert left_to_the_slow([*first, *second]) == {1, 2, 3, 5, 7}


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("case", range(4))
def test_the_other_cases_are_slow(request: pytest.FixtureRequest, case: int) -> None:
    assert (request.node.get_closest_marker("slow") is not None) == (case in (1, 3))
