"""The card that is pointed at, large, beside what it would change."""

from game.content.scrap_knights import Library, MechSide
from game.ui.kit.card import CardWidget
from game.ui.layout.leaves import Part, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.paint.cards.gallery import Gallery
from game.ui.parts.grounds import ground
from game.ui.tables.scrap_knights.builder.measures import change_paper
from game.ui.tables.scrap_knights.faces import face
from game.words.messages import Messages

_CARD, _SHAPE = (120, 158), 1.4
"""Units of width of the card, and its height by its width."""


def closer_look(
    gallery: Gallery,
    card: str,
    before: MechSide,
    after: MechSide,
    words: tuple[str, str],
    library: Library,
    texts: Messages,
) -> Node:
    """`words` stand above the changes, and in their place where nothing changes."""
    large = CardWidget(gallery, face(card))
    large.name, large.focusable = "closer look", False
    paper = change_paper(before, after, words, library, texts)
    return Row(Part(large, width=_CARD, aspect=_SHAPE), Box(paper, grow=1), gap=8)


def no_card(texts: Messages) -> Node:
    """Keeps its place while nothing is pointed at, so that the measures do not move."""
    words = Prose(texts.say("builder", "point_at_card"), "explained", "soft", name="no card")
    high = (_CARD[0] * _SHAPE, _CARD[1] * _SHAPE)
    return Box(words, pad=(30, 12), ground=ground("sunk"), justify="center", height=high)
