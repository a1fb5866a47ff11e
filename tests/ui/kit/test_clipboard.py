"""The clipboard takes a picture where the system's does, and says where it does not."""

from typing import Any

import pygame
import pytest

from game.ui.kit.clipboard import copy_picture


def test_a_picture_is_copied_as_windows_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bitmap without the header of a file: the size comes first, after that of the header."""
    held: list[tuple[str, bytes]] = []
    monkeypatch.setattr(pygame.scrap, "init", lambda: None)
    monkeypatch.setattr(pygame.scrap, "put", lambda kind, data: held.append((kind, data)))
    assert copy_picture(pygame.Surface((6, 4), pygame.SRCALPHA))
    ((kind, data),) = held
    assert kind == pygame.SCRAP_BMP
    assert [int.from_bytes(data[at : at + 4], "little") for at in (0, 4, 8)] == [40, 6, 4]


@pytest.mark.parametrize("error", [pygame.error("no"), NotImplementedError(), ValueError()])
def test_where_it_takes_text_alone_nothing_is_copied(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise error

    monkeypatch.setattr(pygame.scrap, "init", lambda: None)
    monkeypatch.setattr(pygame.scrap, "put", refuse)
    assert not copy_picture(pygame.Surface((6, 4)))
