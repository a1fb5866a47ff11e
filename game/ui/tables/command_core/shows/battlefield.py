"""What shows of events may use of the table: where things are, in pixels.

While something moves, its name is in `stage.hidden` and the board does not draw it: `("mech", number)`,
`("token", number)` for a mech whose labels stay, `("slot", number, slot)` for a card of a revealed program,
`("dice", kind)` for all dice of a kind, `("die", kind, index)` for one, `("crit", index)` for a card that a
crit has revealed.
"""

from typing import Any, Protocol

import pygame

from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board
from game.ui.kit.area import Area
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.shows.stage import Stage
from game.words.command_core.table_text import BoardWords


class Battlefield(Protocol):
    """A table's board. `script` are the symbols that the running mech has yet to carry out."""

    stage: Stage
    area: Area
    gallery: Gallery
    scene: Any
    script: list[str]
    plate: Any
    """The plate of the other side's last answer."""

    def rebuild(self) -> None:
        """Lays the controls out for the current view, so that moving things know their destinations."""

    @property
    def words(self) -> BoardWords: ...

    @property
    def view(self) -> Any: ...

    @property
    def field(self) -> Field:
        """The cells with the mechs on them."""

    @property
    def map(self) -> Board:
        """The map as the rules see it."""

    def mech_plate(self, number: int) -> pygame.Rect:
        """A mech's plate beside the board."""

    def slot_place(self, number: int, slot: int) -> pygame.Rect | None:
        """The place of a card of a revealed program, if it is shown."""

    def die_place(self, kind: DiceKind, index: int) -> pygame.Rect | None:
        """The place of a die of the attack, if it is shown."""

    def crit_place(self, index: int) -> pygame.Rect | None:
        """The place of a card that a crit has revealed, if it is shown."""

    def face(self, card: str) -> CardFace: ...
