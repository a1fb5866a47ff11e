"""Who answers the questions to computer players, so that whoever asks need not know where they think."""

from typing import Protocol

from game.ai.question import Question, answer
from game.ai.thought import Thought


class Inquiry(Protocol):
    """A question that has been asked."""

    @property
    def thought(self) -> Thought | None:
        """The answer; None while there is none."""

    @property
    def failed(self) -> bool:
        """Whether no answer will ever come."""

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

    def close(self) -> None:
        """Nobody asks any more."""


class Answered:
    """An inquiry whose answer is known."""

    failed = False

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    def hurry(self) -> None:
        pass

    def drop(self) -> None:
        pass


class Unanswered:
    """An inquiry without an answer: for ever, or because it has `failed`."""

    thought = None

    def __init__(self, *, failed: bool = False) -> None:
        self.failed = failed

    def hurry(self) -> None:
        pass

    def drop(self) -> None:
        pass


class _Deferred:
    failed = False

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

    def close(self) -> None:
        pass
