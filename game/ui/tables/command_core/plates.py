"""Grounds by name, and buttons with words."""

from collections.abc import Sequence

from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Command, Text
from game.ui.layout.theme import STEEL, Tone

PLAIN, DARK, GOOD_TONE, BAD_TONE, FLUX_TONE, GOLD_TONE, LIT_TONE = (
    STEEL.tones[name] for name in ("plain", "dark", "good", "bad", "flux", "gold", "lit")
)


class Chip(Words):
    """Words on a ground that can be clicked; `lit_tone` while it is picked."""

    focusable = True

    def __init__(
        self,
        name: str,
        parts: Sequence[Piece],
        command: Command | None,
        size: float = 16,
        *,
        picked: bool = False,
        tone: Tone = PLAIN,
        hint: Text = "",
        center: bool = True,
    ) -> None:
        super().__init__(name, parts, size, tone=GOLD_TONE if picked else tone, center=center, hint=hint)
        self.command = command
        self.focusable = command is not None

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()
