"""Problems in content, collected so that all of them are reported together."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: the file, the entry in it (an id or "#3"), the field, and what is wrong."""

    file: str
    entry: str
    field: str
    message: str

    def __str__(self) -> str:
        location = ", ".join(part for part in (self.entry, self.field) if part)
        return f"{self.file}: {location}: {self.message}" if location else f"{self.file}: {self.message}"


class ContentError(ValueError):
    """Content that cannot be used, with all its `problems`."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class Problems:
    """A growing list of problems."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def add(self, file: str, entry: str, field: str, message: str) -> None:
        """Adds one mistake; `entry` and `field` may be empty."""
        self.found.append(Problem(file, entry, field, message))

    def raise_if_any(self) -> None:
        """Raises `ContentError` when anything was found."""
        if self.found:
            raise ContentError(self.found)
