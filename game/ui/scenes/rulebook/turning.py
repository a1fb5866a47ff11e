"""The turn of a page: the old one folds up to the middle, the new one folds down on the other side."""

from typing import Protocol

import pygame

LENGTH = 240
"""Milliseconds."""


class Book(Protocol):
    """What is turned: a screen that can draw itself, and where its book lies."""

    book: pygame.Rect
    size: tuple[int, int]

    def still(self, surface: pygame.Surface) -> None:
        """Draws the screen."""

    def _position(self) -> tuple[int, int]: ...


class Turning:
    """Pictures of the pages before and after; they are let go of when the page has turned."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._new: pygame.Surface | None = None
        self._way = 1
        self._passed = 0
        self._stale = False

    @property
    def moving(self) -> bool:
        return self._old is not None and self._new is not None

    def begin(self, book: Book, before: tuple[int, int]) -> bool:
        """Takes the picture of the open pages, before they are changed; False where nothing was shown yet."""
        self.stop()
        after = book._position()
        if before == after or book.book.width < 10:
            return False
        self._way = 1 if after > before else -1
        self._old = _picture(book)
        return True

    def take(self, book: Book) -> None:
        """Takes the picture of the new pages; from now on the page turns."""
        self._new = _picture(book)
        self._passed = 0

    def stop(self) -> None:
        """The page has turned."""
        self._stale = self._stale or self._old is not None
        self._old = self._new = None

    def update(self, milliseconds: int) -> bool:
        """Carries on; True while the page turns."""
        if self.moving:
            self._passed += milliseconds
            if self._passed >= LENGTH:
                self.stop()
        return self.moving

    def take_stale(self) -> bool:
        """Whether what stands has to be drawn again, since this was last asked."""
        stale, self._stale = self._stale, False
        return stale

    def draw(self, surface: pygame.Surface, book: pygame.Rect, fold: int) -> list[pygame.Rect]:
        """The pages as they are at this moment."""
        assert self._old is not None and self._new is not None
        share = min(1.0, self._passed / LENGTH)
        half = fold - book.left
        left, right = (
            pygame.Rect(0, 0, half, book.height),
            pygame.Rect(half, 0, book.width - half, book.height),
        )
        under, over = (left, right) if self._way > 0 else (right, left)
        surface.blit(self._old, book.move(under.left, 0).topleft, under)
        surface.blit(self._new, book.move(over.left, 0).topleft, over)
        if share < 0.5:
            self._fold(surface, self._old, over, book, fold, 1 - 2 * share)
        else:
            self._fold(surface, self._new, under, book, fold, 2 * share - 1)
        return [book]

    def _fold(
        self,
        surface: pygame.Surface,
        picture: pygame.Surface,
        part: pygame.Rect,
        book: pygame.Rect,
        fold: int,
        share: float,
    ) -> None:
        """One page that stands up: narrower, and darker, with its edge at the fold."""
        width = round(part.width * share)
        if width < 1:
            return
        page = pygame.transform.scale(picture.subsurface(part), (width, part.height))
        shade = round(255 - 70 * (1 - share))
        page.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        x = fold if part.left else fold - width
        surface.blit(page, (x, book.top))


def _picture(book: Book) -> pygame.Surface:
    whole = pygame.Surface(book.size)
    book.still(whole)
    return whole.subsurface(book.book).copy()
