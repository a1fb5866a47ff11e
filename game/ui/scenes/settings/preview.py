"""A table in small, as it will look: a blow is struck at the pace and with the motion that are chosen."""

import pygame

from game.storage.saves import latest_game
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.layout.leaves import Icon, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import Call, InTurn, Pause, Together, Tween, ease_out, swing
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height, width_for
from game.ui.paint.figures.art import effect_image
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.figures.figures import shadow as figure_shadow
from game.ui.paint.materials.felt import felt, rail
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.paint.materials.skins import paper_skin, shadow
from game.ui.paint.materials.steel import hex_of, plate
from game.ui.paint.palette import FOCUS, INK, SEATS, bad
from game.ui.paint.scenery import lane
from game.ui.paint.scenery.stages import stage_ground, stage_light, stage_plates
from game.ui.paint.schemes import with_shapes
from game.ui.paint.text import fit
from game.ui.parts.gauge import CellGauge
from game.ui.parts.grounds import ground
from game.ui.tables.cast import POSES, Cast
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.shows.stage import Stage

_BLOW = 520
"""Milliseconds at speed 1."""
_ARENA = 0.64
_CARD = 0.26
"""The width of a card of the hand at most, as a share of the table's."""

_LEAST_NOTE = 96
"""Units of width below which the prompt is left out: its words would not be legible."""


class Preview:
    """Everything is drawn by the painters of the table itself."""

    def __init__(self, context: Context, game: str) -> None:
        self.context = context
        self.game = game
        self.cast = cast_of(game)
        self.stage = Stage()
        self.area = self.table = Area(pygame.Rect(0, 0, 1, 1), 1.0)
        book = game_ui(game).card_book()
        self.faces = [book.face(card) for card in self.cast.cards]
        self._unpainted: list[tuple[int, str]] = []
        self._asked = False
        self._rest()

    def _rest(self) -> None:
        self.poses = ["ready", "guard"]
        self.ahead = 0.0
        self.shaken = 0.0
        self.hp = self.cast.numbers[1]

    def arrange(self, area: Area, table_scale: float) -> None:
        """`area` has the scale of words that grow; all else on a table has `table_scale`."""
        self.area = area
        self.table = Area(area.rect, table_scale)
        self.stage.skip()
        self._unpainted = [(seat, pose) for seat in (0, 1) for pose in POSES[seat]]

    @property
    def _arena(self) -> pygame.Rect:
        rect = self.area.rect
        return pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * _ARENA))

    def _foot(self, seat: int) -> tuple[int, int]:
        arena = self._arena
        grain = self._high / lane.HEIGHT
        way = 1 if seat else -1
        apart = (lane.CLOSEST + lane.STEP * lane.drawn(1)) / 2 * grain * self.cast.apart
        x = arena.centerx + way * apart
        if seat == 0:
            x += self.ahead * (lane.STEP * lane.drawn(1) + 30) * grain
        else:
            x += self.table.unit(8) * self.shaken * (1 if int(self.shaken * 12) % 2 else -1)
        return round(x), arena.bottom - round((lane.HEIGHT - lane.FEET) * grain)

    @property
    def _high(self) -> int:
        """How high an arena of that lane is: more than is seen of it."""
        both = lane.CLOSEST + lane.STEP * lane.drawn(1) + 330
        return min(round(self._arena.height * 1.12), round(self._arena.width / both * lane.HEIGHT))

    @property
    def _tall(self) -> int:
        return round(self._high * self.cast.tall)

    def play(self) -> None:
        """Strikes the blow anew, as the settings are now."""
        settings = self.context.settings
        self.stage.skip()
        self._rest()
        self._asked = bool(self._unpainted)
        if self._asked:
            return
        self.stage.pace(settings.speed, still=settings.reduce_motion)

        def lunge(share: float) -> None:
            self.ahead = swing(share)

        def shake(share: float) -> None:
            self.shaken = 1 - share

        self.stage.play(
            InTurn(
                Call(lambda: self._pose(0, "slash")),
                Together(Tween(lunge, 0, 1, _BLOW, ease_out), InTurn(Pause(_BLOW * 0.4), Call(self._hit))),
                Tween(shake, 0, 1, _BLOW * 0.6),
                Call(lambda: self._pose(0, "ready")),
                Call(lambda: self._pose(1, "guard")),
            )
        )
        at = self._arena.centerx + self.table.unit(40), self._foot(1)[1] - round(self._tall * 0.55)
        size = round(self._high * 0.34)
        self.stage.flash(effect_image("burst", "crimson", size), at, _BLOW, wait=_BLOW * 0.4)
        self.stage.rise(self._change_text(), bad(), at, self.table.unit(26), 900, wait=_BLOW * 0.5)
        self.stage.stale = True

    def _pose(self, seat: int, pose: str) -> None:
        self.poses[seat] = pose

    def _change_text(self) -> str:
        """What the blow does, as it rises from whom it hits."""
        change = self.cast.change
        number = f"+{change}" if change > 0 else f"−{-change}"
        return self.context.words.say("settings", "change", number=number, what=self.cast.icon)

    def _hit(self) -> None:
        self.hp = self.cast.numbers[1] + self.cast.change
        self._pose(1, "reel")

    def update(self, milliseconds: int) -> bool:
        if self._unpainted:
            self._paint_one()
            return True
        moving = self.stage.moving
        self.stage.update(milliseconds)
        if moving and not self.stage.moving:
            self.stage.stale = True
        return self.stage.moving

    def _paint_one(self) -> None:
        """Paints a pose that is still missing, one a frame: a blow must not stop on its way to be painted."""
        seat, pose = self._unpainted.pop()
        self._standing(seat, pose)
        if self._asked and not self._unpainted:
            self.play()

    def _standing(self, seat: int, pose: str) -> Drawn:
        cast = self.cast
        return cast.paint(cast.looks[seat], seat, self._tall, pose, stage_light(cast.place))

    def take_stale(self) -> bool:
        """Whether what stands has changed since this was last asked."""
        stale, self.stage.stale = self.stage.stale, False
        return stale

    def draw(self, surface: pygame.Surface) -> None:
        """All that stands; the fighters too, unless they move."""
        arena, unit = self._arena, self.table.unit
        clip = surface.get_clip()
        surface.set_clip(self.area.rect.clip(clip))
        surface.blit(stage_ground(self.cast.place, arena.size), arena)
        if self.cast.cells:
            self._draw_lane(surface)
        ground = pygame.Rect(arena.left, arena.bottom, arena.width, self.area.rect.bottom - arena.bottom)
        surface.blit(felt(*ground.size, self.table.scale), ground)
        strip = pygame.Rect(arena.left, arena.bottom - unit(5), arena.width, unit(10))
        surface.blit(rail(*strip.size, self.table.scale * 0.6), strip)
        self._draw_hand(surface, ground)
        if not self.stage.moving:
            self._draw_fighters(surface)
        surface.set_clip(clip)

    def _draw_lane(self, surface: pygame.Surface) -> None:
        """The floor of a duel, with the distance between the two."""
        colors = hex_of(SEATS[0]), hex_of(SEATS[1])
        floor = lane.lane(self._high, 1, 1, colors, stage_plates(self.cast.place))
        top = self._foot(0)[1] - round((lane.FEET - lane.TOP) * self._high / lane.HEIGHT)
        surface.blit(floor, floor.get_rect(midtop=(self._arena.centerx, top)))

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The fighters while they move, and what flies over them."""
        if not self.stage.moving:
            return []
        clip = surface.get_clip()
        surface.set_clip(self._arena.clip(clip))
        self._draw_fighters(surface)
        self.stage.draw(surface)
        surface.set_clip(clip)
        return [self._arena]

    def _draw_fighters(self, surface: pygame.Surface) -> None:
        for seat in (1, 0):
            mech, (x, y) = self._standing(seat, self.poses[seat])
            foot = self._foot(seat)
            if not self.cast.cells:
                dark = figure_shadow(round(self._tall * 0.6))
                surface.blit(dark, dark.get_rect(center=foot))
            surface.blit(mech, (foot[0] + x, foot[1] + y))
        high = 64 if self.cast.cells else 54
        plates = Row(self._plate(0), Space(grow=1), self._plate(1), gap=8, height=high)
        draw_tree(surface, Box(Column(plates), pad=8), self._arena, self.table.scale)

    def _plate(self, seat: int) -> Node:
        """The name of a fighter over its HP and heat; the second one is the mirror image of the first."""

        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            mark = seat_mark(seat, rect.width)
            surface.blit(mark, mark.get_rect(center=rect.center))

        mirrored = bool(seat)
        mark = Picture(paint, width=14, height=14) if with_shapes() else None
        name = self.context.settings.names[seat]
        words = Text(name, "fighter", f"seat {seat}", anchor="right" if mirrored else "left", grow=1)
        head = Row(words, mark, gap=5, height=20) if mirrored else Row(mark, words, gap=5, height=20)
        number = self.hp if seat else self.cast.numbers[0]
        if not self.cast.cells:
            count = Row(
                Icon(self.cast.icon, 22),
                Text(str(number), "count"),
                gap=5,
                align="center",
                justify="end" if mirrored else "start",
                height=22,
            )
            return Box(Column(head, count, gap=2), pad=(10, 4), ground=ground(plate), width=(84, 150))
        hp = CellGauge("hp", number, self.cast.cells, "hp", low=3, mirrored=mirrored)
        heat = CellGauge("heat", 2 + 2 * seat, 7, "heat", low=-1, high=5, mirrored=mirrored)
        gauges = [Part(gauge, height=16) for gauge in (hp, heat)]
        return Box(Column(head, *gauges, gap=2), pad=(10, 4), ground=ground(plate), width=(120, 230))

    def _draw_hand(self, surface: pygame.Surface, ground: pygame.Rect) -> None:
        """Two cards, the second looked at, and the prompt in the size of writing that is chosen: where that
        has no room beside two cards, it stands beside one.
        """
        unit = self.table.unit
        high = ground.height - unit(28)
        # Where the words are small the cards grow: an empty table would show nothing.
        width = min(width_for(high), round(ground.width * _CARD))
        left, wide = ground.left + unit(16), ground.right - unit(16)
        beside = [left + count * (width + unit(12)) for count in range(len(self.faces) + 1)]
        room = [count for count, x in enumerate(beside) if count and wide - x >= self.area.unit(_LEAST_NOTE)]
        count = max(room, default=len(self.faces))
        for x, face in zip(beside, self.faces[-count:], strict=False):
            rect = pygame.Rect(x, 0, width, full_height(width))
            rect.centery = ground.centery + unit(2)
            blur = unit(6)
            surface.blit(shadow(*rect.size, unit(8), blur), (rect.left - blur, rect.top - blur + unit(2)))
            surface.blit(self.context.gallery.card(face, width), rect)
            if face is self.faces[-1]:
                edge = max(2, unit(2.6))
                ring = rect.inflate(edge * 2, edge * 2)
                pen.rect(surface, FOCUS, ring, edge, border_radius=round(width * 0.085))
        note = pygame.Rect(beside[count], 0, wide - beside[count], high)
        if not room:
            return
        name = self.context.settings.names[0]
        prompt = game_ui(self.game).messages.say("cast", "prompt", name=name)
        aside, above = self.area.unit(11), self.area.unit(8)
        layout = fit(prompt, self.area.unit(17), note.inflate(-2 * aside, -2 * above).size, INK)
        note.height = min(high, layout.height + 2 * above)
        note.centery = ground.centery + unit(2)
        surface.blit(paper_skin(*note.size, self.area.scale), note)
        layout.draw(surface, note.left + aside, note.top + above)


def cast_of(game: str) -> Cast:
    """Raises `LookupError` for a game that has none."""
    found = game_ui(game).cast
    if found is None:
        raise LookupError(game)
    cast: Cast = found.get()
    return cast


def game_at_hand(context: Context, asked: str = "") -> str:
    """The game asked for, or played or learned last, or the first of the shelf: of those with a cast."""
    learned = context.progress.last.partition("/")[0]
    known: tuple[str, ...] = (asked, latest_game(context.saves), learned, *PLAYABLE)
    return next(game for game in known if game in PLAYABLE and game_ui(game).cast is not None)
