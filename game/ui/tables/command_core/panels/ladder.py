"""The ladder: a plate for each mech in the order in which they act, with its public values."""

from dataclasses import dataclass
from functools import lru_cache, partial

import pygame

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.command_core.marks import MARKS
from game.rules.command_core.view import MechView
from game.ui.kit.widget import Command, Widget
from game.ui.layout.engine import Engine
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.tokens import portrait
from game.ui.paint.materials.steel import INK, cut_frame, hex_of, plate
from game.ui.paint.palette import GOLD, SEATS, TEAL
from game.ui.paint.roles import rgb
from game.ui.paint.schemes import with_shapes
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.map.pips import cells
from game.ui.tables.command_core.panels.foot import Foot, foot_of
from game.ui.tables.command_core.panels.mark_counters import counted, counters, held
from game.ui.tables.command_core.panels.plate_marks import draw_face, draw_order, draw_shape
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import range_text

_TALL, _LEAST, _LEAST_LARGE, _LOST = 141, 60, 66, 64
"""Heights of a plate: where letters are large, and of a mech that is lost there."""
TOKEN, _SMALL_TOKEN = 56, 36
"""Size of the mech on a plate, and where letters are large."""
_GUNS = 2
"""Weapons that have room on a plate; of more their number is told."""
_LARGE_GUN, _LARGE_WORDS, _LINE = 34, "figures", 19
"""Width of a weapon, the type of small words, and the height of their line, where letters are large."""
_FACE = 20
"""Size of the face of a computer that plays it."""


@dataclass(frozen=True, slots=True)
class Gun:
    """A weapon on a plate: its picture, its range in words, and whether it is lost."""

    art: str
    words: str
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """All that a plate shows."""

    number: int
    mech: MechView
    name: str
    owner: str
    whole: int
    guns: tuple[Gun, ...]
    foot: Foot
    marks: tuple[str, ...] = ()
    """What its counters are called."""
    look: str = ""
    """The robot of the computer player whose mech it is; "" for a person's."""
    near: bool = True
    now: bool = False
    picked: bool = False
    may: bool = False
    large: bool = False
    """Whether letters are large: then words grow before pictures do."""


def entries(snapshot: Snapshot) -> list[Entry]:
    """The plates in the order of the phase: who moves first above, in combat who shoots first."""
    combat = snapshot.view.phase == "combat"
    # The numbers are gone in a clean-up: what each mech gains is seen where it stood, then all go elsewhere.
    fought = _turns_of_combat(snapshot) if snapshot.phase == "cleanup" else {}

    def place(number: int) -> tuple[int, int, int]:
        mech = snapshot.view.mechs[number]
        if not mech.structure:
            return 2, 0, number
        if number in fought:
            return 0, fought[number], number
        if mech.order is None:
            return 1, 0 if mech.seat != snapshot.near else 1, number
        return 0, -mech.order if combat else mech.order, number

    return [_entry(snapshot, number) for number in sorted(range(len(snapshot.view.mechs)), key=place)]


def _turns_of_combat(snapshot: Snapshot) -> dict[int, int]:
    """When each mech had its chance to attack in the combat that is over."""
    turns = [event.facts["mech"] for event in snapshot.events if event.kind in ("attack", "hold")]
    return {number: turn for turn, number in enumerate(turns)}


def _entry(snapshot: Snapshot, number: int) -> Entry:
    mech, words, pick = snapshot.view.mechs[number], snapshot.words, Pick("mech", number)
    guns = [
        Gun(face(weapon).art, range_text(*snapshot.preview.range_of(mech, weapon)))
        for weapon in dict.fromkeys(mech.weapons)
    ]
    lost = [card for card in mech.depleted if card in snapshot.library.weapons]
    guns += [Gun(face(card).art, words.notice("lost_gun"), True) for card in lost]
    foot = foot_of(snapshot, number, mech)
    return Entry(
        number,
        mech,
        words.mech(number),
        snapshot.names[mech.seat],
        snapshot.whole(number),
        tuple(guns),
        foot,
        marks=tuple(words.mark(mark.id) for mark in MARKS),
        look=snapshot.faces[mech.seat],
        near=snapshot.is_near(number),
        now=foot.tint == "gold" and mech.structure > 0,
        picked=snapshot.has(pick) or snapshot.inspected == number,
        may=snapshot.chooser is not None and pick in snapshot.chooser.first_things,
        large=snapshot.large,
    )


def plate_hint(snapshot: Snapshot, entry: Entry) -> str:
    """The hint of a plate."""
    mech = entry.mech
    facts = {"mech": entry.name, "name": snapshot.names[mech.seat], "whole": entry.whole}
    marks = snapshot.words.mark_lines(mech)
    return snapshot.words.hint("plate", structure=mech.structure, marks=marks, **facts)


def ladder(snapshot: Snapshot, *, narrow: bool) -> Node:
    """The heading, and the plates below each other."""
    words = snapshot.words
    note = words.notice("last_shoots" if snapshot.view.phase == "combat" else "first_moves")
    head = Row(
        Text(words.panel("order").upper(), "name", "gold"),
        None if narrow else Text(note, "caption", anchor="right", grow=1),
        gap=8,
        height=20,
    )
    return Column(head, *[_plate(snapshot, entry, narrow=narrow) for entry in entries(snapshot)], gap=6)


def _plate(snapshot: Snapshot, entry: Entry, *, narrow: bool) -> Node:
    widget = MechPlate(entry, partial(snapshot.commands.pick_mech, entry.number), narrow=narrow)
    widget.hint = plate_hint(snapshot, entry)
    if entry.large and not entry.mech.structure:
        return Part(widget, height=_LOST)
    return Part(widget, height=(_LEAST_LARGE if entry.large else _LEAST, _TALL))


class MechPlate(Widget):
    """A mech; a click picks it where it may be picked, else shows its sheet."""

    def __init__(self, entry: Entry, command: Command, *, narrow: bool = False) -> None:
        super().__init__(name=f"mech {entry.number + 1}")
        self.entry = entry
        self.command = command
        self.narrow = narrow

    @property
    def tree(self) -> Node:
        """What stands on the plate."""
        return _narrow(self.entry) if self.narrow else wide_plate(self.entry)

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(_picture(self.entry, self.rect.size, self.scale, self.narrow), self.rect)

    def wants(self, scale: float) -> tuple[int, int]:
        return _width(self.entry, scale, self.narrow, with_shapes())


@lru_cache(maxsize=64)
def _width(entry: Entry, scale: float, narrow: bool, shapes: bool) -> tuple[int, int]:
    """The least width of a plate and the best; `shapes` are those of the seats."""
    least, whole, best = Engine(scale, STEEL, {}).wide(_narrow(entry) if narrow else wide_plate(entry))
    # Where letters are large they grow before pictures of weapons have room.
    return least, whole if entry.large else best


@kept(1_200_000, pixels_of)
def _picture(entry: Entry, size: tuple[int, int], scale: float, narrow: bool) -> pygame.Surface:
    """A whole plate."""
    return paint_plate(entry, _narrow(entry) if narrow else wide_plate(entry), size, scale)


def paint_plate(entry: Entry, tree: Node, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The steel, the stripe of the seat, what stands on it, and the frame of a mech that acts."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    rect, edge = image.get_rect(), round(4 * scale)
    image.blit(plate(*size, scale), rect)
    stripe = rect.inflate(0, -5 * edge)
    stripe.left, stripe.width = edge, edge
    pen.rect(image, SEATS[entry.mech.seat], stripe, border_radius=2)
    for widget in Host().lay(tree, rect, scale):
        widget.draw(image)
    if entry.now or entry.picked or entry.may:
        color = hex_of(GOLD if entry.now or entry.picked else TEAL)
        image.blit(cut_frame(*size, round(7 * scale), color, max(2, round(2.4 * scale))), rect)
    return image


def wide_plate(entry: Entry, *below: Node) -> Node:
    """Name, structure and counters, with the weapons and what it does as far as there is room; or with
    something else below.
    """
    if below:
        return Box(Column(*_head(entry), *below, gap=2), pad=(9, 5))
    # What a destroyed mech had is of no use to anybody.
    shown, more = entry.guns[:_GUNS], len(entry.guns) - _GUNS
    others = Text(f"+{more}", "small", "off", width=16) if more > 0 else None
    carried = [_gun(gun, large=entry.large) for gun in shown]
    guns = Row(*carried, others, gap=6, height=23) if entry.mech.structure else None
    foot = Box(
        Row(Icon(entry.foot.symbol, 13), Text(entry.foot.words, "small", entry.foot.tint, grow=1), gap=4),
        pad=(5, 0),
        ground=Ground(tone="dark"),
        height=16,
    )
    whole = Column(*_head(entry), guns, Space(grow=1), foot, gap=2)
    if entry.large:
        large = _large_plate(entry)
        return Fits(Box(whole, pad=(9, 5)), large) if entry.mech.structure else large
    return Box(
        Fits(
            whole,
            Column(*_head(entry), guns, gap=2),
            Column(*_head(entry), gap=2),
        ),
        pad=(9, 5),
    )


def _head(entry: Entry) -> list[Node]:
    """Number, name and owner, the structure, the mech at the right; then the counters."""
    mech, tint = entry.mech, f"seat {entry.mech.seat}"
    shape = Picture(partial(draw_shape, mech.seat), width=12) if with_shapes() else None
    owner = Name(entry.owner, "count" if entry.large else "small", tint, grow=1)
    face = Picture(partial(draw_face, entry.look), width=_FACE) if entry.look else None
    whose = Row(face, shape, owner, gap=4, height=_FACE if face else 16)
    names = Column(Text(entry.name, "title"), whose, justify="center", grow=1)
    # Its place is kept before it is dealt and after the mech is lost: letters stay as large as they are.
    dealt = partial(draw_order, mech.order, mech.seat)
    number = Picture(dealt, width=31) if mech.structure else Space(width=31)
    token = Picture(partial(_draw_token, entry), width=TOKEN, height=TOKEN)
    upper = Stack(
        Box(token, align="end", justify="start"),
        Column(Row(number, names, Space(width=TOKEN - 2), gap=4, height=42), _structure(entry), gap=3),
        height=60,
    )
    words = _LARGE_WORDS if entry.large else "small"
    had = Box(counters(mech, entry.number, entry.marks, words), height=20) if mech.structure else None
    return [upper, *([had] if had is not None else [])]


def _large_plate(entry: Entry) -> Node:
    """Where letters are large: pictures of weapons give way before ranges do."""
    mech = entry.mech
    dealt = partial(draw_order, mech.order, mech.seat)
    number = Picture(dealt, width=31) if mech.structure else Space(width=31)
    token = Picture(partial(_draw_token, entry), width=_SMALL_TOKEN)
    shape = Picture(partial(draw_shape, mech.seat), width=12) if with_shapes() else None
    owner = Row(shape, Name(entry.owner, "count", f"seat {mech.seat}", grow=1), gap=3, height=15)
    names = Column(Text(entry.name, "title", height=21), owner, grow=1)
    name = Row(number, names, token, gap=4, height=35)
    had = held(mech, entry.number)
    shown = entry.guns[:_GUNS]
    pictured = [_gun(gun, large=True) for gun in shown]
    ranges = [Text(gun.words, "figures", "off" if gun.lost else "") for gun in shown]
    foot = Fits(
        Row(*had, *pictured, gap=8, height=_LINE),
        Row(*had, Space(grow=1), *ranges, gap=8, height=_LINE),
        Row(*had, gap=8, height=_LINE),
    )
    # Counters and weapons have a line each as soon as the plate is high enough: pictures of weapons stay
    # with a name that is long, whose number and mech are smaller then.
    armed = [Space(width=1), *pictured]
    apart = [Row(*parts, gap=6, height=_LINE) for parts in (had, armed) if parts]
    order = Picture(dealt, width=22) if mech.structure else Space(width=22)
    token = Picture(partial(_draw_token, entry), width=26)
    tight = Row(order, names, token, gap=4, height=35)
    short = Row(order, Text(entry.name, "title", grow=1), token, gap=4, height=23)
    known: list[list[Node]] = [[name, *apart], [tight, *apart], [short, *apart], [name, foot]]
    if not mech.structure:
        known = [[name]]
    usual = [
        # Pictures of weapons keep off the frame below.
        Box(Column(above, _structure(entry), *one, Space(height=2), gap=1), pad=(8, 4), justify="center")
        for above, *one in known
    ]
    # Of many plates each is low: whose it is, its colour says.
    low = Column(short, _structure(entry), foot if mech.structure else None, gap=1)
    return Fits(*usual, Box(low, pad=(8, 2), justify="center"))


def _structure(entry: Entry) -> Node:
    mech = entry.mech
    return Row(
        Icon("structure", 15),
        Text(str(mech.structure), "figures", width=18),
        Picture(partial(draw_cells, mech.structure, entry.whole, mech.seat), grow=1, height=13),
        gap=3,
        align="center",
    )


def _gun(gun: Gun, *, large: bool) -> Node:
    return Row(
        Picture(partial(draw_gun, gun), width=_LARGE_GUN if large else 42),
        Text(gun.words, _LARGE_WORDS if large else "small", "off" if gun.lost else "", grow=1),
        gap=4,
        share=1,
    )


def _narrow(entry: Entry) -> Node:
    """Number, mech and structure; the counters where there is room."""
    mech = entry.mech
    number: Node = Space(width=14)
    if mech.order is not None:
        number = Picture(partial(draw_order, mech.order, mech.seat), width=31, height=31)
    upper = Row(
        number,
        Picture(partial(_draw_token, entry), width=(30, TOKEN), grow=1),
        height=58,
        align="fill",
    )
    structure = Row(
        Icon("structure", 15), Text(f"{mech.structure}/{entry.whole}", "figures", grow=1), gap=4, height=18
    )
    counters = [
        Row(
            Icon(mark.id, 12),
            Text(str(count), "link", "gold" if count else "off", grow=1),
            gap=1,
            share=1,
        )
        for mark, count in counted(mech)
    ]
    return Box(
        Fits(
            Column(upper, structure, Row(*counters, height=18), Space(grow=1), gap=4),
            Column(upper, structure, gap=2),
        ),
        pad=(10, 4),
    )


def draw_cells(
    left: int, whole: int, seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    step = min(round(12.5 * scale), rect.width // max(1, whole))
    surface.blit(cells(left, whole, seat, max(3, step), rect.height), rect)


def _draw_token(entry: Entry, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Grey and cracked once the mech is destroyed."""
    mech = entry.mech
    size, near = min(round(TOKEN * scale), rect.width), entry.near
    how = {} if mech.structure else {"state": "wreck"}
    image, corner = portrait(mech.chassis, mech.seat, size, near=near, **how)  # type: ignore[arg-type]
    surface.blit(image, (rect.centerx + corner[0], rect.centery + corner[1]))


def draw_gun(gun: Gun, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    image = gun_picture(gun.art, rect.size, round(4 * scale), "lost" if gun.lost else "")
    surface.blit(image, rect)
    pen.rect(surface, rgb(INK), rect.inflate(2, 2), 2, round(4 * scale))
