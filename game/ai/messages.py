"""What the window's process and the worker say to each other: one message after its length in four bytes."""

from collections.abc import Iterator
from typing import IO

import msgspec

from game.ai.question import Question
from game.ai.thought import Thought

_LENGTH = 4


class Ask(msgspec.Struct, tag=True):
    """A question; the answer bears the same number."""

    number: int
    question: Question


class Stop(msgspec.Struct, tag=True):
    """The question of this number is to be answered with what has been found so far."""

    number: int


class Told(msgspec.Struct, tag=True):
    """The answer."""

    number: int
    thought: Thought


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Ask | Stop | Told)


def send(pipe: IO[bytes], message: Ask | Stop | Told) -> None:
    """Raises `OSError` when nobody reads the pipe any more."""
    data = _ENCODER.encode(message)
    pipe.write(len(data).to_bytes(_LENGTH, "little") + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Iterator[Ask | Stop | Told]:
    """All messages until nobody writes to the pipe any more."""
    while len(head := pipe.read(_LENGTH)) == _LENGTH:
        length = int.from_bytes(head, "little")
        data = pipe.read(length)
        if len(data) < length:
            return
        yield _DECODER.decode(data)
