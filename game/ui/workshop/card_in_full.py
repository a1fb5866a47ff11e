"""A card of a builder, large, with its words: as the tables show it."""

from functools import partial

from game.content.rulebook import Found
from game.ui.context import Context
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.game_ui import game_ui


def open_card(context: Context, game: str, face: CardFace) -> None:
    """Lays the card over the builder; its words lead into the rulebook."""
    registered = game_ui(game)
    chapters, notes = registered.rulebook(), registered.card_book().notes(face)
    context.sound.play("click")
    context.navigator.push(
        context.screens.card(context, chapters, face, notes, partial(_look_up, context, game), stays=True)
    )


def _look_up(context: Context, game: str, found: Found) -> None:
    context.navigator.push(context.screens.rulebook(context, game, found))
