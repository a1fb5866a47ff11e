"""Leaves of trees: words, pictures and any widget."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.content.theme import Style
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import MARGIN, Piece, Words, line_width
from game.ui.kit.widget import Text as Sentence
from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.nodes import Box, Child
from game.ui.layout.painted import Mark
from game.ui.layout.sharing import Span
from game.ui.paint.icons import icon
from game.ui.paint.palette import Color
from game.ui.paint.text import SMALLEST, TIGHTEST, Anchor, measured, shortened, text_width

Tint = str | Callable[[], Color]
"""The name of a colour in the theme, or a function where the colour depends on the colour scheme."""
_HIGH = (0.85, 1.2)
"""Least and best height of a line, in font sizes."""
_LEAST_NAME = 12
"""Units of letters to which a name shrinks before it is cut."""
_ENDLESS = 100_000
"""Pixels of width in which no text wraps."""


def _firm(least: int, best: int) -> Span:
    """The span of something with letters, which shrink last."""
    return least, best, best


@dataclass(frozen=True, slots=True, eq=False)
class Part(Node):
    """Any widget. `aspect` is height divided by width, for cards; a `firm` one gives no height away.

    `body` is a tree on the widget (with a margin of `pad`); the widget draws it, except its controls.
    """

    widget: Widget
    body: Child = None
    pad: float | tuple[float, float] = 0
    aspect: float = 0
    firm: bool = False

    def __post_init__(self) -> None:
        if self.body is not None:
            object.__setattr__(self, "body", Box(self.body, self.pad))

    def wide(self, engine: Engine) -> Span:
        if self.body is not None:
            return engine.wide(self.body)
        return _firm(*self.widget.wants(engine.scale))

    def high(self, engine: Engine, width: int) -> Span:
        if self.aspect:
            best = round(width * self.aspect)
            low = best if self.firm else round(min(width, engine.wide(self)[0]) * self.aspect)
            return low, low, best
        if self.body is not None:
            return engine.high(self.body, width)
        return _firm(*self.widget.wants_high(width, engine.scale))

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        if self.aspect and rect.height < round(rect.width * self.aspect):
            narrow = round(rect.height / self.aspect)
            rect = pygame.Rect(rect.left + (rect.width - narrow) // 2, rect.top, narrow, rect.height)
        widget = engine.leaf(self.widget, rect, engine.least(self, rect.width))
        if self.body is not None:
            with engine.inside(widget):
                engine.put(self.body, rect)


@dataclass(frozen=True, slots=True, eq=False)
class _Written(Node):
    """Words in a style of the theme."""

    words: str
    style: str
    tint: Tint = ""
    name: str = ""

    def _style(self, engine: Engine) -> tuple[Style, float, Color]:
        """The style, the size in units (never fewer pixels than can be read), and the colour."""
        style, tint = engine.theme.styles[self.style], self.tint
        color = engine.theme.color(tint or style.color) if isinstance(tint, str) else tint()
        return style, max(style.size, SMALLEST / engine.scale), color


@dataclass(frozen=True, slots=True, eq=False)
class Text(_Written):
    """One line of text; shrinks as far as the style allows. `shorten` is a name in it that may be cut."""

    anchor: Anchor = "left"
    shorten: str = ""

    def wide(self, engine: Engine) -> Span:
        style, size, _ = self._style(engine)
        pixels = engine.unit(size)
        needed = self.words.replace(self.shorten, "…") if self.shorten else self.words
        least = text_width(needed, style.face, max(TIGHTEST, int(pixels * style.least)))
        return _firm(least, text_width(self.words, style.face, pixels, engine.unit(style.outline)))

    def high(self, engine: Engine, width: int) -> Span:
        size = self._style(engine)[1]
        return engine.unit(size * _HIGH[0]), engine.unit(size), engine.unit(size * _HIGH[1])

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        style, size, color = self._style(engine)
        words = self.words
        if self.shorten:
            pixels = engine.unit(size)
            room = rect.width - text_width(words.replace(self.shorten, ""), style.face, pixels)
            words = words.replace(self.shorten, shortened(self.shorten, style.face, pixels, max(1, room)))
        label = Label(words, style.face, size, color, self.anchor, style.outline)
        label.name = self.name or self.words
        engine.leaf(label, rect, engine.least(self, rect.width))


@dataclass(frozen=True, slots=True, eq=False)
class Name(Text):
    """One line that ends in "…" where even small letters need more room."""

    def wide(self, engine: Engine) -> Span:
        return 0, *Text.wide(self, engine)[1:]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        style, size, _ = self._style(engine)
        pixels = engine.unit(size)
        least = min(pixels, max(SMALLEST, engine.unit(_LEAST_NAME)))
        words = shortened(self.words, style.face, pixels, rect.width, least)
        whole = words == self.words
        Text.put(self if whole else replace(self, words=words), engine, rect)


@dataclass(frozen=True, slots=True, eq=False)
class Prose(_Written):
    """Text with bold words and icons that wraps and may shrink; `middle` centres it vertically."""

    middle: bool = False

    def wide(self, engine: Engine) -> Span:
        return 0, 0, measured(self.words, engine.unit(self._style(engine)[1]), _ENDLESS)[0]

    def high(self, engine: Engine, width: int) -> Span:
        style, size, _ = self._style(engine)
        sizes = max(SMALLEST, engine.unit(size * style.least)), engine.unit(size)
        least, best = (measured(self.words, min(one, sizes[1]), max(1, width))[1] for one in sizes)
        return _firm(min(least, best), best)

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        _, size, color = self._style(engine)
        text = RichText(self.words, size, color, middle=self.middle)
        text.smallest = SMALLEST
        text.name = self.name or text.name
        engine.leaf(text, rect, engine.least(self, rect.width))


@dataclass(frozen=True, slots=True, eq=False)
class Line(Node):
    """Words, icons and pictures side by side on one line; `ground` is a tone of the theme below them."""

    pieces: Sequence[Piece]
    style: str
    name: str = ""
    ground: str = ""
    center: bool = False
    hint: Sentence = ""

    def wide(self, engine: Engine) -> Span:
        style = engine.theme.styles[self.style]
        pixels, margin = engine.unit(style.size), 2 * engine.unit(MARGIN) if self.ground else 0
        least = max(TIGHTEST, int(pixels * style.least))
        return _firm(*(line_width(self.pieces, style.face, one) + margin for one in (least, pixels)))

    def high(self, engine: Engine, width: int) -> Span:
        size = engine.theme.styles[self.style].size
        return engine.unit(size * _HIGH[0]), engine.unit(size), engine.unit(size * _HIGH[1])

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        style = engine.theme.styles[self.style]
        words = Words(
            self.name,
            self.pieces,
            style.size,
            style.face,
            engine.theme.color(style.color),
            tone=engine.theme.tones[self.ground] if self.ground else None,
            center=self.center,
            hint=self.hint,
        )
        engine.leaf(words, rect, engine.least(self, rect.width))


@dataclass(frozen=True, slots=True, eq=False)
class Picture(Node):
    """A picture by a painter: `paint(surface, rect, scale)`."""

    paint: Callable[[pygame.Surface, pygame.Rect, float], None]
    name: str = ""

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        mark = Mark(self.paint)
        mark.name = self.name
        engine.leaf(mark, rect, engine.least(self, rect.width))


def Icon(name: str, size: float, alpha: int = 255) -> Picture:
    """A square icon; `size` in units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        mark = icon(name, min(rect.size))
        if alpha != 255:
            mark = mark.copy()
            mark.set_alpha(alpha)
        surface.blit(mark, mark.get_rect(center=rect.center))

    return Picture(paint, width=size, height=size)
