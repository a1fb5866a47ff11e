"""The builder of squads: points, mechs, the pool, and what the mech that is filled can reach."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.content.command_core import SquadSide, shipped_library, side_problems
from game.content.command_core.side import built_for, limit_of, points_of
from game.content.sides import SideProblem
from game.rules.command_core.suggestion import suggest
from game.ui.context import Context
from game.ui.keys import digit, label, pressed
from game.ui.kit.area import Area as Window
from game.ui.kit.card import CardWidget
from game.ui.kit.card_chip import CardChip
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Text
from game.ui.layout.nodes import Box, Column, Node, Row, known_as
from game.ui.layout.painted import Area
from game.ui.parts.grounds import ground
from game.ui.tables.command_core.builder import why
from game.ui.tables.command_core.builder.bays import Bays
from game.ui.tables.command_core.builder.editing import (
    KINDS,
    Kind,
    copies_in,
    kind_of,
    next_chassis,
    put_on,
    with_card,
    with_mech,
    without_card,
    without_mech,
)
from game.ui.tables.command_core.builder.gear_row import GearRow
from game.ui.tables.command_core.builder.measures import change_paper, changes, reach_panel
from game.ui.tables.command_core.builder.points_bar import points_bar, segments_of, with_future
from game.ui.tables.command_core.builder.pool_panel import PoolPanel
from game.ui.tables.command_core.faces import GAME, face
from game.ui.workshop.builder import SUGGESTION, BuilderScene
from game.ui.workshop.chips import chip
from game.ui.workshop.key_row import Hint
from game.ui.workshop.next_steps import Excess, Replacement
from game.ui.workshop.verdict import SIGNS, Verdict, verdict_paper
from game.words.messages import shipped_messages

_WIDE, _MIDDLE = (1080, 520), (780, 400)
"""Units of a window from which on all mechs are side by side, and from which on the reach has a panel."""


class SquadBuilder(BuilderScene[SquadSide]):
    """Press a card of the pool to put it on the mech with the teal edge, one of a mech to take it out."""

    own_areas = ("mechs",)
    missing = frozenset({"no_mechs", "no_chassis", "no_weapons", "few_directives"})

    def __init__(self, context: Context, side: SquadSide, keep: Callable[[SquadSide], None]) -> None:
        super().__init__(context, GAME, side, keep)
        self.library = shipped_library()
        self.texts = shipped_messages(GAME)
        self.mech = 0
        """The mech that the pool fills, from 0 on."""
        self.board = "hex"
        self._tree: Node | None = None
        kind: Kind = "weapon" if side.mechs else "chassis"
        self.pool = PoolPanel(context.gallery, self.library, self.texts, kind, self.rebuild, self.pick)
        self.bays = Bays(
            context.gallery,
            self.library,
            self.texts,
            self.alter,
            self.turn_chassis,
            self.choose,
            self.take_out,
            self.add_mech,
        )
        self.rebuild()

    # What is built

    @property
    def limit(self) -> int:
        """The points that the squad may cost."""
        return limit_of(self.side, self.library)

    def problems(self) -> Sequence[SideProblem]:
        return side_problems(self.side, self.library, self.limit)

    def suggested(self) -> SquadSide | None:
        filled = suggest(self.side, self.library, self.limit)
        return None if filled == self.side else filled

    @property
    def agreed(self) -> int:
        return self.limit

    def replaced(self, problem: SideProblem) -> Replacement:
        return why.replacement_of(self.side, problem, self.limit, self.library)

    @property
    def suggest_words(self) -> tuple[str, str]:
        nothing = why.nothing_fits(self.side, self.limit, self.library, self.texts)
        return self.texts.say("builder", "suggest"), nothing

    @property
    def can_fill(self) -> bool:
        return super().can_fill or self.suggestion is not None

    @property
    def excess(self) -> Excess | None:
        if self.state() != "illegal":
            return None
        return why.too_much(self.side, self.faults, self.limit, self.library, self.texts)

    def why(self, before: SquadSide, after: SquadSide) -> str:
        return why.why_suggested(before, after, self.limit, self.library, self.texts)

    def alter(self, mech: int, card: str, by: int) -> None:
        """Puts a card on a mech, or takes a copy out."""
        self.mech = mech
        side, library = self.side, self.library
        after = with_card(side, mech, card, library) if by > 0 else without_card(side, mech, card)
        if after is not None and after != self.side:
            self.change(after)
        else:
            self.rebuild()

    def pick(self, card: str) -> None:
        """A row of the pool was pressed: its card goes onto the mech, or comes off; directives add up."""
        there = copies_in(self.side, self.mech, card)
        stays = kind_of(card, self.library) in ("directive", "chassis")
        self.alter(self.mech, card, -1 if there and not stays else 1)

    def dragged_card(self, widget: Widget) -> str:
        return widget.name if isinstance(widget, GearRow | CardChip) else ""

    def put_in(self, card: str, place: tuple[int, int], *, from_pool: bool) -> None:
        """From the pool onto a mech, or from one mech to another."""
        areas = [one for one in self.host.leaves if isinstance(one, Area) and one.rect.collidepoint(place)]
        found = [one.name for one in areas if one.name.startswith("bay ")]
        target = int(found[0].removeprefix("bay ")) - 1 if found else self.mech
        home, gear = None, card.partition(" ")[2]
        if not from_pool:
            gear, _, number = gear.rpartition(" ")
            home = int(number) - 1
        after = put_on(self.side, gear, target, home, self.library)
        if after is not None:
            self.mech = target
            self.change(after)
        else:
            self.context.notify(self._refusal(gear))

    def put_out(self, card: str) -> None:
        gear, _, number = card.partition(" ")[2].rpartition(" ")
        self.change(without_card(self.side, int(number) - 1, gear))

    def turn_chassis(self, mech: int, by: int) -> None:
        """The next chassis on a mech, or the one before."""
        self.mech = mech
        self.change(next_chassis(self.side, mech, by, self.library))

    def choose(self, mech: int, kind: Kind | None = None) -> None:
        """From now on the pool fills this mech; with a kind, it shows the cards of that kind."""
        self.mech = mech
        if kind is not None:
            self.pool.show(kind)
        else:
            self.rebuild()

    def add_mech(self) -> None:
        """One more mech, which the pool fills from now on."""
        if len(self.side.mechs) < self.library.limits.mechs:
            self.mech = len(self.side.mechs)
            self.change(with_mech(self.side))
            self.pool.show("chassis")

    def take_out(self, mech: int) -> None:
        """Takes a mech out of the squad."""
        if mech < len(self.side.mechs):
            self.change(without_mech(self.side, mech))

    def set_limit(self, points: int) -> None:
        """Another limit of points, kept with the squad, which may be too dear then."""
        self.change(built_for(self.side, points, self.library))

    def rebuild(self) -> None:
        self.mech = max(0, min(self.mech, len(self.side.mechs) - 1))
        super().rebuild()

    def verdict(self) -> Verdict:
        found = super().verdict()
        left = self.limit - sum(points_of(mech, self.library) for mech in self.side.mechs)
        if found.state != "complete" or left <= 0:
            return found
        return replace(found, more=self.texts.say("builder", "points_left", points=left))

    def arrange(self, area: Window) -> None:
        self._tree = None
        super().arrange(area)

    # What is looked at

    def turn_board(self) -> None:
        """The reach on the other kind of board."""
        self.board = "square" if self.board == "hex" else "hex"
        self.rebuild()

    def pool_card(self, widget: Widget | None) -> str:
        return widget.name if isinstance(widget, GearRow) else ""

    @property
    def pool_pointed(self) -> str:
        """The card of the pool that is pointed at; "" for none."""
        where, _, card = self.pointed.partition(" ")
        return card if where == "pool" else ""

    @property
    def weapon_pointed(self) -> str:
        """The weapon of a mech, or of the pool where it is in, that is pointed at; "" for none."""
        where, _, card = self.pointed.partition(" ")
        card = card if where == "pool" else card.rpartition(" ")[0]
        fits = where == "weapon" or (where == "pool" and copies_in(self.side, self.mech, card))
        return card if fits and card in self.library.weapons else ""

    def future_of(self, pointed: str) -> SquadSide:
        where, _, card = pointed.partition(" ")
        if where != "pool":
            card, _, number = card.rpartition(" ")
            return without_card(self.side, int(number) - 1, card)
        if copies_in(self.side, self.mech, card) and self.pool.kind != "directive":
            return without_card(self.side, self.mech, card)
        return with_card(self.side, self.mech, card, self.library) or self.side

    def next_field(self, by: int = 1) -> None:
        self.pool.show(KINDS[(KINDS.index(self.pool.kind) + by) % len(KINDS)])

    # What is shown

    def key_hints(self) -> Sequence[Hint]:
        say = self.texts.say
        return (
            ("1-3", say("builder", "key_mech")),
            self._key("confirm", "key_on"),
            self._key("one_less", "key_off"),
            self._key("search", "key_find"),
            self._key("turn_board", "key_board"),
            self._key("take_mech_out", "key_out"),
            self._key("open_card", "key_card"),
        )

    def _key(self, action: str, words: str) -> Hint:
        return label(action), self.texts.say("builder", words)

    def columns(self) -> Node:
        # The frame asks for it once for each of its variants.
        if self._tree is None:
            self._tree = self._columns()
        return self._tree

    def _columns(self) -> Node:
        wide, high = (length / self.scale for length in self.size)
        side, future = self.side, self.future
        if wide >= _WIDE[0] and high >= _WIDE[1]:
            bays = self.bays.tree(side, future, self.mech, self.limit, alone=False)
            mechs = known_as("mechs", Box(bays, height=(300, 440), grow=1))
            left = Column(self._points(), mechs, gap=8, grow=1)
            return Row(left, Column(*self._right(), gap=8, width=(340, 390)), gap=12)
        bays = self.bays.tree(side, future, self.mech, self.limit, alone=True)
        bay = known_as("mechs", Box(bays, width=(250, 330), height=(160, 300), grow=0.3))
        if wide >= _MIDDLE[0] and high >= _MIDDLE[1]:
            reach = Box(self._reach(narrow=True), grow=1)
            steps = self.steps.tree(narrow=True)
            right = Column(reach, self._paper(), steps, gap=6, width=(240, 330), grow=0.4)
            body = Row(bay, Box(self._pool(), grow=1), right, gap=8, grow=1)
            return Column(self._points(), body, gap=6)
        foot = Row(Box(self._paper(), grow=1), Box(self.steps.low(), width=(270, 340)), gap=6)
        body = Row(bay, Box(self._pool(partial(self._reach, narrow=True)), grow=1), gap=6, grow=1)
        return Column(self._points(), body, foot, gap=4)

    def _pool(self, reach: Callable[[], Node] | None = None) -> Node:
        if reach is not None:
            return known_as("pool", self.pool.tree(self.side, self.mech, self.limit, reach))
        shown = self.side, self.mech, self.limit
        pool = self.panels.get("pool", (self.pool.kind, self.pool.query), partial(self.pool.tree, *shown))
        self.pool.mark(*shown)
        return known_as("pool", pool)

    def _points(self) -> Node:
        """The points of all cards, and the limit."""
        key = self.side.mechs, self.limit, self.future.mechs
        return known_as("points", self.panels.get("points", key, self._points_panel))

    def _points_panel(self) -> Node:
        say = self.texts.say
        now, then = (segments_of(side, self.library) for side in (self.side, self.future))
        total = sum(points_of(mech, self.library) for mech in self.side.mechs)
        limits = [
            chip(
                f"limit {points}",
                partial(self.set_limit, points),
                chosen=points == self.limit,
                words=str(points),
                hint=say("builder", "limit_hint", points=points),
            )
            for points in self.library.limits.points
        ]
        sign = "illegal" if total > self.limit else SIGNS[self.state()]
        row = Row(
            Text(say("builder", "points_head"), "section"),
            points_bar(with_future(now, then), self.limit),
            Text(say("builder", "points_of", count=total, most=self.limit), "figures"),
            Icon(sign, 18),
            *limits,
            gap=7,
            align="center",
        )
        return Box(row, pad=(10, 4), ground=ground("steel"), height=(34, 36))

    def _right(self) -> list[Node]:
        return [
            Box(self._pool(), grow=1, height=(200, 300)),
            Box(self._reach(), height=(176, 205)),
            self._paper(),
            self.steps.held(self.panels),
        ]

    def _reach(self, *, narrow: bool = False) -> Node:
        make = partial(
            reach_panel,
            self.side,
            self.future,
            self.mech,
            self.weapon_pointed,
            self.board,
            self.turn_board,
            self.library,
            self.texts,
            self._closer(),
            narrow=narrow,
        )
        key = self.side.mechs, self.mech, self.pointed, self.board, narrow
        return known_as("reach", make() if self.pool.shows_reach else self.panels.get("reach", key, make))

    def _closer(self) -> CardWidget | None:
        """The card of the pool that is pointed at, large."""
        if not (card := self.pool_pointed):
            return None
        large = CardWidget(self.context.gallery, face(card))
        large.name, large.focusable = "closer look", False
        return large

    def _paper(self) -> Node:
        """What is wrong; while a card of the pool is pointed at, what it would change."""
        if self.pointed in ("", SUGGESTION):
            return known_as("verdict", Box(verdict_paper(self.verdict()), height=(46, 60)))
        card, before = self.pool_pointed, self.just_made
        if before is not None:
            made = changes(before, self.side, self.mech, self.board, self.library)
            paper = change_paper(made, self.texts.say("builder", "just_made"), "", self.texts)
            return known_as("verdict", Box(paper, height=(46, 60)))
        found = changes(self.side, self.future, self.mech, self.board, self.library)
        out = not card or (copies_in(self.side, self.mech, card) > 0 and self.pool.kind != "directive")
        refusal = "" if out else self._refusal(card)
        words = self.texts.say("builder", "if_taken_out" if out else "if_added")
        paper = change_paper(found, words, refusal, self.texts)
        return known_as("verdict", Box(paper, height=(46, 60)))

    def _refusal(self, card: str) -> str:
        return why.refusal(self.side, self.mech, card, self.library, self.texts)

    # Keys

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        card = self.form.looked_at.card if isinstance(self.form.looked_at, GearRow) else ""
        number = digit(event.key) if event.type == pygame.KEYDOWN else None
        if pressed(event, "search"):
            self.open_search(self.pool.search)
        elif pressed(event, "next_order"):
            self.pool.next_order()
        elif pressed(event, "clear_filters"):
            self.pool.clear()
        elif pressed(event, "turn_board"):
            self.turn_board()
        elif pressed(event, "take_mech_out"):
            self.take_out(self.mech)
        elif card and pressed(event, "one_more"):
            self.alter(self.mech, card, 1)
        elif card and pressed(event, "one_less", "swap_card"):
            self.alter(self.mech, card, -1)
        elif number is not None and number <= len(self.side.mechs):
            self.choose(number - 1)
        elif number == len(self.side.mechs) + 1:
            self.add_mech()
        else:
            return False
        return True
