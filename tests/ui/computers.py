"""Computers for tests of the screens: quick ones, and one that answers when the test says so."""

import msgspec

from game.ai.computer import InProcess, Inquiry
from game.ai.question import Question
from game.ai.thought import Thought
from tests.ai.few import few_levels

QUICK = "greedy"


class QuickComputer(InProcess):
    """Every computer player takes what looks best at once, so that no test waits for a search."""

    def ask(self, question: Question) -> Inquiry:
        quick = question if question.player == "random" else msgspec.structs.replace(question, player=QUICK)
        return super().ask(quick)


class FewComputer(InProcess):
    """The levels as they are, with hardly any search."""

    def ask(self, question: Question) -> Inquiry:
        level = few_levels(question.game)[question.player]
        return super().ask(msgspec.structs.replace(question, level=level))


class Held:
    """A question whose answer the test gives, by setting `thought`."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.thought: Thought | None = None
        self.hurried = self.dropped = self.failed = False

    def hurry(self) -> None:
        self.hurried = True

    def drop(self) -> None:
        self.dropped = True


class HeldComputer(InProcess):
    """Keeps all questions."""

    def __init__(self) -> None:
        self.asked: list[Held] = []

    def ask(self, question: Question) -> Inquiry:
        held = Held(question)
        self.asked.append(held)
        return held
