"""The system's clipboard, for text; where there is none, copying does nothing and pasting gives nothing."""

import pygame


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
