"""Who answers the questions to computer players, so that whoever asks need not know where they think."""

from typing import Protocol

from game.ai.question import Question, answer
from game.ai.thought import Thought


class Inquiry(Protocol):
    """A question that has been asked."""

    @property
    def thought(self) -> Thought | None:
        """The answer; None while there is none."""

    def hurry(self) -> None:
        """The best that has been found so far is answered at once."""

    def drop(self) -> None:
        """Nobody wants the answer any more."""


class Computer(Protocol):
    """Takes questions and answers them later, one after the other."""

    def prepare(self, game: str) -> None:
        """Questions about this game will come soon."""

    def ask(self, question: Question) -> Inquiry:
        """Begins to think, and returns at once."""

    def take_problem(self) -> str:
        """What has gone wrong since the last time, in a sentence for the player; "" for nothing."""

    def close(self) -> None:
        """Nobody asks any more."""


class Answered:
    """An inquiry whose answer is known."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    def hurry(self) -> None:
        pass

    def drop(self) -> None:
        pass


class Unanswered:
    """An inquiry that is never answered."""

    thought = None

    def hurry(self) -> None:
        pass

    def drop(self) -> None:
        pass


class _Deferred:
    def __init__(self, question: Question) -> None:
        self._question = question
        self._thought: Thought | None = None
        self._hurried = False

    @property
    def thought(self) -> Thought:
        if self._thought is None:
            self._thought = answer(self._question, lambda: self._hurried)
        return self._thought

    def hurry(self) -> None:
        self._hurried = True

    def drop(self) -> None:
        pass


class InProcess:
    """Thinks when the answer is looked for, and whoever looks waits: for pictures, tests and scripts."""

    def prepare(self, game: str) -> None:
        pass

    def ask(self, question: Question) -> Inquiry:
        return _Deferred(question)

    def take_problem(self) -> str:
        return ""

    def close(self) -> None:
        pass
