"""What Command Core adds to the set-up: the board with its map, and a squad for each seat."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.content.command_core import Squad, SquadMech, points_limit, shipped_library
from game.rules.command_core.options import POINTS
from game.ui.context import Context
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Column, Node, Space
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.figures.squads import squad_picture, strongest_first
from game.ui.paint.palette import SEATS as COLORS
from game.ui.paint.roles import art_colors
from game.ui.tables.command_core.faces import GAME, face, keywords
from game.ui.tables.command_core.map_choice import MapChoice
from game.ui.tables.command_core.squad_tiles import SquadTile, squad_cards
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.own import OwnSide, own_sides, ready_problem
from game.ui.tables.setup.roster_part import RosterPart
from game.ui.tables.setup.scene import GameSetupScene
from game.words.messages import Messages

_FIRST = "drill", "drill"
"""What the seats begin with on a first battle: computers of the easy level win about half of its games."""
_FIGURE, _UNITS = 0.86, 320
"""The height of the mech in front, as a share of its place, and in units of its drawing."""
_PROBE = 0.25
_EVEN = 5
"""Points by which squads may differ without a word."""
_SIZES = {"light": 0.62, "medium": 0.82, "heavy": 1.05}
"""How large a mech is drawn on a tile, by its class."""
_GROUNDS = art_colors("command_core/squad_tiles").ramp("grounds")
"""The colours of the tiles, in the order of the squads."""


class SquadPart(RosterPart[Squad]):
    """A roster of squads for one seat at a time, and below the opponent the map that both play on."""

    stage = "dusk"
    own_options = frozenset({"board", "map", "squad_0", "squad_1"})
    option = "squad"
    draw_salt = 0xC0DE
    columns = 4
    page_columns = 6
    low_height = 190
    opponent_next = True
    shadow_share = 0.8

    def __init__(
        self,
        gallery: Gallery,
        texts: Messages,
        changed: Command,
        values: Mapping[str, str],
        own: Sequence[OwnSide] = (),
    ) -> None:
        self.library = shipped_library()
        squads = self.library.squads
        self.place = MapChoice(texts, values.get("map", ""), changed)
        self._colours = {key: card.halves[0].colour for key, card in self.library.directives.items()}
        # Cards stay the same controls while another squad is shown: the focus may be on one.
        self._cards: dict[tuple[int, str], Node] = {}
        self.limit = self.library.limits.default
        drawn = self._built_for(self.limit)
        super().__init__(gallery, texts, changed, values, squads, drawn, _FIRST, own)
        self.show()

    def _say(self, key: str, **facts: object) -> str:
        return self.texts.say("setup", key, **facts)

    def heed(self, values: Mapping[str, str]) -> None:
        """Chance draws squads that were built for the points at hand, or for the usual ones if none were."""
        self.limit = points_limit(values, self.library)
        self.drawn = self._built_for(self.limit) or self._built_for(self.library.limits.default)
        super().heed(values)

    def _built_for(self, limit: int) -> tuple[str, ...]:
        squads = self.library.squads.items()
        return tuple(key for key, one in squads if not one.free and self.library.limit_of(one) == limit)

    def problem_of(self, key: str) -> str:
        return ready_problem(GAME, key, {POINTS: str(self.limit)})

    # What a squad is

    def make_tile(self, entry: Squad, choose: Command) -> SquadTile:
        classes = self.library.chassis
        mechs = tuple((chassis, _SIZES[classes[chassis].mech_class]) for chassis in self._order(entry))
        ground = _GROUNDS[list(self.entries).index(entry.id) % len(_GROUNDS)]
        count, points = (
            self._say("mechs", count=len(entry.mechs)),
            self._say("points", count=self._points(entry)),
        )
        plan = self._say("own_plan") if entry.id in self.own else self.texts.say("squad_plans", entry.id)
        line = self._line(entry)
        hint = self._say("tile_hint", line=line, mechs=count, points=points)
        return SquadTile(entry, plan, mechs, ground, (count, points), hint, choose)

    def _points(self, squad: Squad) -> int:
        return sum(self.library.points(mech) for mech in squad.mechs)

    def show_cards(self, seat: int, entry: Squad | None) -> None:
        """Nothing to fill: `cards_of` makes the cards of the squad that is shown."""

    def own_entry(self, own: OwnSide) -> Squad:
        return Squad(own.key, own.name, own.side.mechs)

    def _line(self, entry: Squad) -> str:
        return self.own_line(entry) if entry.id in self.own else self.texts.say("squad_lines", entry.id)

    def line(self, entry: Squad) -> str:
        key, points = "free_squad" if entry.free else "squad", self._points(entry)
        limit = self.limit if entry.id in self.own else self.library.limit_of(entry)
        return self.texts.say("setup", key, line=self._line(entry), points=points, limit=limit)

    @property
    def chance_line(self) -> str:
        return self._say("any_squad", count=len(self.drawn), limit=self.limit)

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        """Squads of unequal points may fight each other, but that is told."""
        picked, then = super().prompt(names)
        squads = [self.entries.get(key) for key in self.chosen]
        points = [self._points(squad) for squad in squads if squad is not None]
        if len(points) == len(squads) and max(points) - min(points) > _EVEN:
            then = self._say("uneven", points=points[0], others=points[1])
        return picked, then

    # Where everything lies

    def tree(self, *, low: bool) -> Node:
        carried = self._carried() if self.on_page else None
        return Column(super().tree(low=low), carried, gap=8)

    @property
    def has_below(self) -> bool:
        return True

    def below(self) -> Node:
        """The map comes after who fights and against whom."""
        return self.place.tree()

    def _carried(self) -> Node | None:
        """In a few words what the squad has that is looked at: on a page its cards lie far below."""
        squad = self.shown(self.seat)
        if squad is None:
            return None
        mechs = [(face(mech.chassis).title, self._gear(mech)) for mech in squad.mechs]
        told = [self._say("carried", mech=name, cards=cards) for name, cards in mechs]
        return Prose("  ".join(told), "told", "soft", name="carried", middle=True, height=(18, 22))

    def _gear(self, mech: SquadMech) -> str:
        return ", ".join(face(card).title for card in (*mech.weapons, *mech.upgrades))

    def cards_of(self, seat: int) -> Node:
        squad = self.shown(seat)
        if squad is None:
            return Space()
        key = seat, squad.id
        if key not in self._cards:
            self._cards[key] = squad_cards(self.gallery, seat, squad.mechs, self._colours)
        return self._cards[key]

    def _order(self, squad: Squad) -> tuple[str, ...]:
        """The chassis of a squad, the strongest first."""
        chassis = self.library.chassis
        return strongest_first((mech.chassis, chassis[mech.chassis].structure) for mech in squad.mechs)

    def figure(self, key: str, seat: int, size: tuple[int, int]) -> Drawn:
        """A squad as it stands in a place of that size; smaller where it would be cut off at the sides."""
        members = tuple((chassis, "ready", False) for chassis in self._order(self.entries[key]))
        scale = figure_room(size) * _FIGURE / _UNITS
        image, (x, _) = squad_picture(members, seat, _PROBE, left=seat == 1)
        aside = max(-x, image.get_width() + x) / _PROBE
        scale = min(scale, size[0] * 0.49 / aside)
        return squad_picture(members, seat, round(scale, 3), left=seat == 1, light=COLORS[seat])

    # What is chosen

    def choices(self) -> dict[str, str]:
        return {"board": self.place.board, "map": self.place.map_id, **super().choices()}

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


class SetupScene(GameSetupScene):
    """The set-up of a battle."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, partial(SquadPart, own=own_sides(context.saves.parent, GAME)))
