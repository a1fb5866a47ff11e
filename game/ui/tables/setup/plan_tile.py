"""A tile of a roster that says more than a name: the plan of an entry in a few words, and two sums."""

from game.ui.kit.widget import Command
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.tables.setup.roster import FigureTile

_WIDE = 1.6
"""A tile that is so many times as wide as high has its mechs beside the words."""


class PlanTile(FigureTile):
    """The words stand beside the picture, or below it where the tile is high; its `free_space` is for them.

    `sums` are two short facts at the foot, left out where the tile is low.
    """

    flag_rise = 11
    beside = 0.4
    """The share of a wide tile that its mechs leave free for the words."""
    words_share = 0.55
    """The share of a tile's width that its words may take."""
    words_above = False
    """Whether the words of a low tile are at its top, over mechs at its foot."""
    least_has_sums = True
    """Whether it is at least as wide as its sums: a tile that is too low for them need not be."""

    def __init__(self, key: str, title: str, plan: str, sums: tuple[str, str], command: Command) -> None:
        super().__init__(key, title, command)
        self.plan, self.sums = plan, sums

    @property
    def free_space(self) -> tuple[int, int]:
        """Pixels at the left and at the foot that the picture keeps free."""
        wide, high = self.rect.size
        beside = round(wide * self.beside) if wide > high * _WIDE else 0
        return beside, self.unit(18 if beside else 43.7) if self.shows_sums else 0

    def band(self) -> Node:
        """Its picture leaves room for words."""
        return Space()

    def words(self) -> Node:
        """Name and plan, and below them the sums where the tile is high enough."""
        lines = [self._beside_picture(one) for one in self._lines()]
        with_sums = Column(Space(height=8, grow=1), *lines, self._sums(), Space(height=6))
        low = Column(Space(grow=1), *lines, Space(height=4))
        if self.words_above:
            low = Column(Space(height=16 if self.held else 4), *lines, Space(grow=1))
        if len(self.held) < 2:
            return Box(Fits(with_sums, low), pad=(11, 0))
        # Two frames are around it, which leave a low tile no room for two lines.
        edge = Space(height=8)
        low = Column(edge, Space(grow=1), *lines, edge)
        least = Column(edge, lines[0], edge, justify="center")
        return Box(Fits(with_sums, low, least), pad=(14, 0))

    def _lines(self) -> list[Node]:
        return [Text(self.title, "plan name", shorten=self.may_cut), Text(self.plan, "plan")]

    def _beside_picture(self, words: Node) -> Node:
        return Row(Box(words, share=self.words_share), Space(share=1 - self.words_share), height=13)

    def _sums(self) -> Node:
        first, second = self.sums
        return Row(
            Text(first, "plan sum", grow=1), Text(second, "plan sum", anchor="right"), gap=8, height=13
        )

    @property
    def shows_sums(self) -> bool:
        """Whether it is high enough for its sums."""
        return any(one.name == self.sums[0] for one in self.inside)

    @property
    def flags_right(self) -> bool:  # type: ignore[override]
        """A low tile's words would be under a flag."""
        return not self.shows_sums

    def wants(self, scale: float) -> tuple[int, int]:
        engine = Engine(scale, self.theme, {})
        edges, sums = engine.unit(22), engine.wide(self._sums())
        least, _, best = engine.wide(Column(*self._lines()))
        return (
            edges + max(round(least / self.words_share), sums[0] if self.least_has_sums else 0),
            edges + max(round(best / self.words_share), sums[2]),
        )
