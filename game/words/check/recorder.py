"""Finds the messages that a game's code uses by running that code on examples."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.words.messages import Messages, message_id


class Recorder(Messages):
    """Stands in for a game's messages and records each use: the message's id and the facts passed to it.

    If a message is used several times, only facts that are passed each time count. Facts that are None or
    lists cannot be shown and do not count.

    >>> recorder = Recorder()
    >>> recorder.say("log", "miss", card="Slash", distance=2)
    'miss'
    >>> sorted(recorder.facts["log-miss"])
    ['card', 'distance']
    """

    def __init__(self) -> None:
        super().__init__({})
        self.facts: dict[str, frozenset[str]] = {}
        self.overrides: dict[str, str] = {}
        self.in_overrides: set[str] = set()
        self.optional: set[str] = set()

    def add(self, section: str, key: str, facts: frozenset[str] = frozenset()) -> None:
        """Records that the code uses a message and passes it these facts."""
        name = message_id(section, key)
        self.facts[name] = self.facts.get(name, facts) & facts

    def may_override(self, section: str, base: str) -> None:
        """Records that `section` may override some keys of the section `base`."""
        self.overrides[section] = base

    def may_have(self, section: str) -> None:
        """Records that a section may have messages that nothing uses yet; they get no facts."""
        self.optional.add(section)

    def add_to_override(self, section: str, key: str) -> None:
        """Records a message that may be in any section which overrides `section`."""
        self.add(section, key)
        self.in_overrides.add(message_id(section, key))

    def section(self, name: str) -> Mapping[str, str]:
        return _RecordedSection(self, name)

    def has(self, section: str, key: str) -> bool:
        self.add(section, key)
        return True

    def say(self, section: str, key: str, **facts: object) -> str:
        self.add(section, key, frozenset(name for name, fact in facts.items() if _can_be_shown(fact)))
        return key


class _RecordedSection(Mapping[str, str]):
    """A section that has every key and records the ones that are used."""

    def __init__(self, recorder: Recorder, name: str) -> None:
        self._recorder = recorder
        self._name = name

    def __getitem__(self, key: str) -> str:
        self._recorder.add(self._name, key)
        return key

    def __iter__(self) -> Iterator[str]:
        raise TypeError(f"code that iterates over '{self._name}' must name the keys that it needs")

    def __len__(self) -> int:
        raise TypeError(f"code that counts '{self._name}' must name the keys that it needs")


def _can_be_shown(fact: Any) -> bool:
    return isinstance(fact, str | int | float)
