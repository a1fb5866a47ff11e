"""What the window's process and the worker say to each other: one message after its length in four bytes."""

from collections.abc import Iterator
from typing import IO

import msgspec

from game.ai.question import Question
from game.ai.thought import Thought

LARGEST = 16 * 2**20
"""Bytes of a message; a longer one is none, but noise that was read as a length."""
_LENGTH = 4
_CHUNK = 2**16


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


class Failed(msgspec.Struct, tag=True):
    """The question raised an error: its traceback."""

    number: int
    error: str


Message = Ask | Stop | Told | Failed


class MessageError(ValueError):
    """Bytes that are no message."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Message)


def encode(message: Message) -> bytes:
    """The bytes of a message. Raises `TypeError` or `ValueError` for values that no message can hold."""
    data = _ENCODER.encode(message)
    return len(data).to_bytes(_LENGTH, "little") + data


def write(pipe: IO[bytes], data: bytes) -> None:
    """Writes all of it. Raises `OSError` when nobody reads the pipe any more."""
    left = memoryview(data)
    while left:
        left = left[pipe.write(left) :]
    pipe.flush()


def receive(pipe: IO[bytes]) -> Iterator[Message]:
    """All messages until nobody writes to the pipe any more. Raises `MessageError`."""
    while len(head := _read(pipe, _LENGTH)) == _LENGTH:
        length = int.from_bytes(head, "little")
        if length > LARGEST:
            raise MessageError(f"a message of {length} bytes")
        data = _read(pipe, length)
        if len(data) < length:
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise MessageError(f"no message: {error}") from None
        yield message


def _read(pipe: IO[bytes], count: int) -> bytes:
    """So many bytes, fewer when the pipe ends; a pipe without a buffer gives some at a time."""
    data = bytearray()
    while len(data) < count and (chunk := pipe.read(min(_CHUNK, count - len(data)))):
        data += chunk
    return bytes(data)
