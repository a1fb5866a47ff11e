"""Answers that do not fit what was asked: refused, or fitted where the table offers less than is legal."""

from game.ai.checked import Checked
from game.ai.thought import Choice, Reason, Thought
from game.engine.rules import Decision

ASKED = Decision(0, "play", ("energy med_pack", "end"))
FOUND = Thought(
    "energy med_pack text",
    (Choice("energy med_pack text", 0.7, 0.3), Choice("end", 0.2, 0.1)),
    ("end",),
    reasons=(Reason("wounds"), Reason("scrap")),
)


class Answered:
    """An inquiry that has its answer."""

    thought, failed = FOUND, False

    def hurry(self) -> None:
        """There is nothing to wait for."""

    def drop(self) -> None:
        """Nobody thinks any more."""


def test_an_answer_to_something_else_is_none(logged: list[str]) -> None:
    checked = Checked(Answered(), ASKED)
    assert checked.thought is None and checked.failed
    assert "is not legal" in logged.pop()


def test_of_an_answer_to_a_narrowed_question_what_is_offered_is_left() -> None:
    checked = Checked(Answered(), ASKED, narrowed=True)
    thought = checked.thought
    assert thought is not None and not checked.failed
    assert (thought.taken, thought.plan) == ("end", ())
    assert [one.action for one in thought.choices] == ["end"] and thought.reasons == (Reason("scrap"),)


def test_an_answer_of_which_nothing_is_offered_is_none(logged: list[str]) -> None:
    checked = Checked(Answered(), Decision(0, "play", ("pass",)), narrowed=True)
    assert checked.thought is None and checked.failed
    assert "is not legal" in logged.pop()
