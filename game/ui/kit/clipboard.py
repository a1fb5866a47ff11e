"""The system's clipboard; where there is none, copying does nothing and pasting gives nothing."""

import warnings
from io import BytesIO

import pygame

_BMP_HEADER = 14
"""Bytes at the beginning of a BMP file that a picture in the clipboard does not have."""


def copy_text(text: str) -> None:
    """Puts text into the clipboard."""
    # Some systems have no clipboard to speak of, or another program holds it just now.
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return


def pasted_text() -> str:
    """The text in the clipboard; "" where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError):
        return ""


def copy_picture(picture: pygame.Surface) -> bool:
    """Puts a picture into the clipboard; False where that takes text alone, as on X11, Wayland and macOS."""
    data = BytesIO()
    try:
        plain = pygame.Surface(picture.get_size(), depth=24)
        plain.blit(picture, (0, 0))
        pygame.image.save(plain, data, "picture.bmp")
        with warnings.catch_warnings():
            # There is no other way to copy a picture yet.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.scrap.init()
            pygame.scrap.put(pygame.SCRAP_BMP, data.getvalue()[_BMP_HEADER:])
    except (pygame.error, NotImplementedError, ValueError):
        return False
    return True
