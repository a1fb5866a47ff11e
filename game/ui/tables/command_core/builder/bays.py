"""The mechs of a squad side by side: chassis, figure, armor, weapons, upgrades and directives."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.content.command_core import Library, SquadMech, SquadSide
from game.content.command_core.side import points_of, slots_of
from game.rules.command_core.side_measures import DirectiveMeasures, directive_measures
from game.ui.kit.card_chip import CardChip
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Picture, Text, Tint
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll, Space, known_as
from game.ui.layout.painted import Pressable
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import bad, good
from game.ui.parts.grounds import Backdrop, ground
from game.ui.tables.command_core.builder.bay_parts import chosen_skin, draw_mech, draw_rose
from game.ui.tables.command_core.builder.editing import Kind
from game.ui.tables.command_core.builder.gear import gear
from game.ui.tables.command_core.builder.gear_row import GearRow
from game.ui.tables.command_core.faces import face
from game.ui.workshop.bars import Bar, Tone, bars
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.open_place import OpenPlace, paint_open_place
from game.words.command_core.card_text import signed
from game.words.messages import Messages

_ROW = (30, 32)
"""Units of height of a card that is in, and of an open place."""
_OPEN, _CHIP = (22, 24), 20
_COLOURS: tuple[Tone, ...] = ("blue", "red", "yellow", "green")
_DELTAS = (-2, -1, 0, 1)
_GAP = 3
_FULL = 6
"""Cards of a full bar."""
Change = Callable[[int, str, int], None]
"""Adds or takes cards: (mech, card, by)."""


class BayHead(Pressable):
    """The name of a mech: pressed it is the one that the pool fills; Left and Right change its chassis."""

    def __init__(self, name: str, command: Command, turn: Callable[[int], None], hint: str) -> None:
        super().__init__(name, ("chip", "chip lit"), command, hint=hint)
        self.turn = turn
        self.group = "mechs"

    def nudge(self, by: int) -> bool:
        self.turn(by)
        return True


class Bays:
    """Makes the mechs as trees. `turn` changes a chassis, `choose` is told which mech the pool fills."""

    def __init__(
        self,
        gallery: Gallery,
        library: Library,
        texts: Messages,
        change: Change,
        turn: Callable[[int, int], None],
        choose: Callable[[int, Kind | None], None],
        take_out: Callable[[int], None],
        add: Command,
    ) -> None:
        self._gallery, self._library, self._texts = gallery, library, texts
        self._change, self._turn, self._choose = change, turn, choose
        self._take_out, self._add = take_out, add
        self._panels = HeldPanels()

    def tree(self, now: SquadSide, then: SquadSide, chosen: int, limit: int, *, alone: bool) -> Node:
        """All mechs and a place for one more; `alone`: the chosen one, with the others as tabs above it."""
        mechs = now.mechs
        left = limit - sum(points_of(one, self._library) for one in mechs)
        if alone:
            bay = self._bay(now, then, chosen, chosen, low=True) if mechs else self._free(left, gold=True)
            return Column(self._tabs(now, chosen), Box(bay, grow=1), gap=5)
        bays = [
            Box(known_as(f"bay {number + 1}", self._held_bay(now, then, number, chosen)), share=1)
            for number in range(len(mechs))
        ]
        most = self._library.limits.mechs
        if len(mechs) < most:
            free = known_as(f"bay {len(mechs) + 1}", self._free(left, gold=not mechs))
            bays.append(Box(free, share=1))
        # Later places keep the mechs as wide as they will be.
        bays += [Box(self._later(number + 1), share=1) for number in range(len(bays), most)]
        return Row(*bays, gap=8)

    def _held_bay(self, now: SquadSide, then: SquadSide, number: int, chosen: int) -> Node:
        mech = now.mechs[number]
        after = then.mechs[number] if number < len(then.mechs) else mech
        key = mech, after.chassis, after.directives, number == chosen
        return self._panels.get(f"bay {number}", key, partial(self._bay, now, then, number, chosen))

    def _tabs(self, side: SquadSide, chosen: int) -> Node:
        tabs: list[Node] = []
        for number, mech in enumerate(side.mechs):
            tones = ("chip chosen", "chip chosen lit") if number == chosen else ("chip", "chip lit")
            tab = Pressable(f"mech tab {number + 1}", tones, partial(self._choose, number, None))
            tab.group = "mech tabs"
            tint = "on gold" if number == chosen else "text"
            words = Row(
                Text(str(number + 1), "key", tint),
                Name(self._name(mech), "item", tint, grow=1),
                gap=5,
                align="center",
            )
            tabs.append(Box(Part(tab, words, pad=(7, 2)), share=1))
        if len(side.mechs) < self._library.limits.mechs:
            more = OpenPlace("add mech tab", self._add, gold=not side.mechs)
            more.hint = self._texts.say("builder", "add_mech")
            tabs.append(Part(more, Box(Icon("plus", 14), align="center", justify="center"), width=34))
        return Row(*tabs, gap=5, height=28)

    def _name(self, mech: SquadMech) -> str:
        known = self._library.chassis.get(mech.chassis)
        return known.name if known is not None else mech.chassis or self._texts.say("builder", "no_chassis")

    def _free(self, left: int, *, gold: bool) -> Node:
        """The place of one more mech; gold where there is none yet. It says what the points left allow."""
        least = min(card.points for card in self._library.chassis.values())
        key = "from_points" if left >= least else "too_few_points"
        note = self._texts.say("builder", key, points=least, left=max(0, left))
        button = OpenPlace("add mech", self._add, gold=gold)
        words = Column(
            Box(Icon("plus", 34), align="center"),
            Text(
                self._texts.say("builder", "add_mech"), "title", "gold" if gold else "text", anchor="center"
            ),
            Text(note, "small", anchor="center", name="room"),
            gap=6,
            justify="center",
        )
        return Part(button, words, pad=8)

    def _later(self, number: int) -> Node:
        """The place of a mech that comes after the next one."""
        words = self._texts.say("builder", "later_mech", number=number)
        inside = Text(words, "small", "soft", anchor="center")
        return Box(Column(inside, justify="center"), ground=Backdrop(paint_open_place))

    def _bay(self, now: SquadSide, then: SquadSide, number: int, chosen: int, *, low: bool = False) -> Node:
        """A mech; where there is little height (`low`) its figure scrolls with its cards."""
        mech = now.mechs[number]
        after = then.mechs[number] if number < len(then.mechs) else mech
        held = self._panels.get
        chassis, points = (mech.chassis, after.chassis), points_of(mech, self._library)
        stand = held(f"stand {number}", chassis, partial(self._stand, mech, after))
        cards = self._cards(mech, after, number)
        inside = Column(
            held(f"head {number}", (mech.chassis, points), partial(self._head, mech, number)),
            None if low else stand,
            Scroll(Column(*([stand] if low else []), *cards, gap=_GAP), f"bay {number + 1}", grow=1),
            gap=5,
        )
        skin = ground(chosen_skin) if number == chosen else ground("steel")
        return Box(inside, pad=(8, 8), ground=skin)

    def _head(self, mech: SquadMech, number: int) -> Node:
        say = self._texts.say
        turn = partial(self._turn, number)
        head = BayHead(
            f"mech {number + 1}", partial(self._choose, number, None), turn, say("builder", "fill")
        )
        points = say("builder", "points", count=points_of(mech, self._library))
        words = Row(
            Text(str(number + 1), "key"),
            Name(self._name(mech), "item", grow=1),
            Text(points, "item", "gold"),
            gap=5,
            align="center",
        )
        ways = []
        for way, symbol, by in (("earlier", "left", -1), ("later", "right", 1)):
            button = Pressable(f"{way} chassis {number + 1}", ("chip", "chip lit"), partial(turn, by))
            button.group, button.hint = "chassis", say("builder", "other_chassis")
            ways.append(Part(button, Box(Icon(symbol, 13), align="center", justify="center"), width=24))
        out = Pressable(f"take out {number + 1}", ("chip", "chip lit"), partial(self._take_out, number))
        out.group, out.hint = "chassis", say("builder", "take_mech_out")
        drop = Part(out, Box(Icon("trash", 14), align="center", justify="center"), width=24)
        return Row(ways[0], Part(head, words, pad=(7, 2), grow=1), ways[1], drop, gap=4, height=(28, 30))

    def _stand(self, mech: SquadMech, after: SquadMech) -> Node:
        """The figure, its armor, and what its chassis can do; with arrows where that would change."""
        first, second = (self._library.chassis.get(one.chassis) for one in (mech, after))
        if second is None:
            nothing = Text(self._texts.say("builder", "pick_chassis"), "small", anchor="center")
            return Box(nothing, ground=ground("sunk"), justify="center", pad=8, height=(70, 132))
        rows: list[Node] = []
        for symbol, field in (("structure", "structure"), ("evade", "evasion"), ("slots", "slots")):
            value = getattr(second, field)
            before = getattr(first, field) if first is not None else value
            tint: Tint = good if value > before else bad if value < before else "text"
            rows.append(
                Row(
                    Icon(symbol, 15),
                    Name(self._texts.say("builder", field), "small", grow=1),
                    Text(str(value), "count", tint, anchor="right"),
                    gap=5,
                    align="center",
                )
            )
        armor = second.armor.front, second.armor.side, second.armor.rear
        size = Text(self._texts.say("builder", f"class_{second.mech_class}"), "small", anchor="center")
        rose = Picture(partial(draw_rose, second.id, armor), grow=1, height=(34, 74))
        beside = Column(rose, size, *rows, gap=1, share=1)
        stand = Row(Picture(partial(draw_mech, second.id), share=1), beside, gap=4)
        return Box(stand, ground=ground("sunk"), pad=(8, 4), height=(118, 128))

    def _cards(self, mech: SquadMech, after: SquadMech, number: int) -> list[Node]:
        limits = self._library.limits
        nodes = [self._section("weapons", len(mech.weapons), limits.weapons)]
        nodes += self._rows(mech.weapons, number, "weapon")
        if len(mech.weapons) < limits.weapons:
            nodes.append(self._open(number, "weapon", gold=not mech.weapons))
        nodes.append(self._section("upgrades", len(mech.upgrades), limits.upgrades))
        nodes += self._rows(mech.upgrades, number, "upgrade")
        if len(mech.upgrades) < limits.upgrades:
            nodes.append(self._open(number, "upgrade"))
        key = mech.directives, after.directives, mech.chassis
        directives = self._panels.get(
            f"directives {number}", key, partial(self._directives, mech, after, number)
        )
        return [*nodes, directives]

    def _section(self, field: str, count: int, most: int) -> Node:
        of = self._texts.say("builder", "of", count=count, most=most)
        return self._section_head(field, of, "bad" if count > most else "")

    def _section_head(self, field: str, note: str, tint: Tint = "") -> Node:
        title = Text(self._texts.say("builder", field), "section", grow=1)
        return Row(title, Text(note, "caption", tint, anchor="right"), gap=6, height=19)

    def _rows(self, cards: Sequence[str], number: int, kind: Kind) -> list[Node]:
        """Rows of the cards that a mech has; those that stay the same stay laid out."""
        return [
            self._panels.get(f"{kind} {place} {number}", card, partial(self._row, card, number, kind))
            for place, card in enumerate(cards)
        ]

    def _row(self, card: str, number: int, kind: Kind) -> Node:
        out = partial(self._change, number, card, -1)
        name = f"{kind} {card} {number + 1}"
        if card not in self._library.weapons and card not in self._library.upgrades:
            return self._unknown(card, name, out)
        row = GearRow(
            self._gallery, face(card), name, f"gear {number + 1}", gear(card, self._library, self._texts), out
        )
        row.hint = self._texts.say("builder", "take_out")
        return Part(row, height=_ROW)

    def _unknown(self, card: str, name: str, out: Command) -> Node:
        """A card that the game does not have: it can be taken out."""
        button = Pressable(name, ("chip", "chip lit"), out)
        button.hint = self._texts.say("builder", "take_out")
        row = Row(Icon("unknown", 15), Name(card, "item", grow=1), gap=6, align="center")
        return Part(button, row, pad=(7, 2), height=_ROW)

    def _open(self, number: int, kind: Kind, *, gold: bool = False) -> Node:
        button = OpenPlace(f"open {kind} {number + 1}", partial(self._choose, number, kind), gold=gold)
        button.group = f"gear {number + 1}"
        words = Name(self._texts.say("builder", f"open_{kind}"), "slot", "gold" if gold else "soft", grow=1)
        high = _CHIP if kind == "directive" else _OPEN
        return Part(button, Row(Icon("plus", 13), words, gap=6, align="center"), pad=(8, 2), height=high)

    def _directives(self, mech: SquadMech, after: SquadMech, number: int) -> Node:
        library, say = self._library, self._texts.say
        cards = [library.directives[one] for one in mech.directives if one in library.directives]
        later = [library.directives[one] for one in after.directives if one in library.directives]
        now, then = directive_measures(cards), directive_measures(later)
        known = library.chassis.get(mech.chassis)
        least = slots_of(known, map(library.upgrades.get, mech.upgrades)) if known is not None else 1
        most, count = library.limits.directives, len(mech.directives)
        note = say("builder", "directive_count", count=count, least=least, most=most)
        head = self._section_head("directives", note)
        adding_up = self._panels.get(f"sums {number}", (now, then), partial(self._sums, now, then))
        chips = [self._held_chip(card, copies, number) for card, copies in Counter(mech.directives).items()]
        if len(mech.directives) < library.limits.directives:
            chips.append(self._open(number, "directive", gold=len(mech.directives) < least))
        return Column(head, adding_up, Fits(_in_rows(chips, 3), _in_rows(chips, 2)), gap=_GAP)

    def _sums(self, now: DirectiveMeasures, then: DirectiveMeasures) -> Node:
        """Cards by colour and by delta, and what the deltas add up to."""
        say = self._texts.say
        colours = [
            Bar(now.colours[one], then.colours[one], str(then.colours[one]), (f":gem_{one}:",))
            for one in _COLOURS
        ]
        shown = sorted({*_DELTAS, *now.deltas, *then.deltas})
        deltas = [
            Bar(now.deltas.get(one, 0), then.deltas.get(one, 0), str(then.deltas.get(one, 0)), (signed(one),))
            for one in shown
        ]
        chart = Row(_bars(colours, _COLOURS), _bars(deltas, [_tone(one) for one in shown]), gap=14)
        sums = Row(
            Text(say("builder", "delta_sum"), "small"),
            _sum(now.delta_sum, then.delta_sum),
            Space(grow=1),
            Text(say("builder", "with_combos"), "small"),
            _sum(now.best_sum, then.best_sum),
            gap=5,
            align="center",
        )
        return Column(chart, sums, gap=_GAP)

    def _held_chip(self, card: str, copies: int, number: int) -> Node:
        return self._panels.get(f"chip {card} {number}", copies, partial(self._chip, card, copies, number))

    def _chip(self, card: str, copies: int, number: int) -> Node:
        out = partial(self._change, number, card, -1)
        name = f"directive {card} {number + 1}"
        if card not in self._library.directives:
            return self._unknown(card, name, out)
        chip = CardChip(self._gallery, face(card), f"directives {number + 1}")
        chip.show(face(card), f"gem_{self._library.directives[card].halves[0].colour}", copies)
        chip.name, chip.pick, chip.hint = name, out, self._texts.say("builder", "take_out")
        return Part(chip, height=_CHIP)


def _in_rows(chips: list[Node], abreast: int) -> Node:
    """Chips side by side in rows; the last row begins at the left like all others."""
    filled = [*chips, *[Space(height=_CHIP) for _ in range(-len(chips) % abreast)]]
    rows = [filled[at : at + abreast] for at in range(0, len(filled), abreast)]
    return Column(*[Row(*[Box(one, share=1) for one in row], gap=5) for row in rows], gap=2)


def _bars(given: Sequence[Bar], tones: Sequence[Tone]) -> Node:
    """Bars of a tone each."""
    each = [Box(bars([bar], _FULL, tone, 32), share=1) for bar, tone in zip(given, tones, strict=True)]
    return Row(*each, gap=6, share=1)


def _sum(now: int, then: int) -> Node:
    """A sum of deltas, green or red where it changes."""
    tint: Tint = "text" if now == then else good if then > now else bad
    return Text(signed(then), "count", tint)


def _tone(delta: int) -> Tone:
    """Deltas below 0 are red, above 0 green."""
    return "red" if delta < 0 else "green" if delta > 0 else "plain"
