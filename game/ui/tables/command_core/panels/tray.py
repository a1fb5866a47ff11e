"""The dice of an attack: successes in a row, what cancels each below it, and what comes through at the foot.

Dice keep the numbers of their throw, so that a die is the same one in the tray, in the log and in a move.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.engine.refusals import Pick
from game.rules.command_core.actions import DiceKind, Reroll
from game.rules.command_core.pairs import Count, DieName, Pair, count_dice
from game.ui.kit.area import Area
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.layout.nodes import Box, Column, Free, Node
from game.ui.layout.painted import Ground
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.tables.command_core.panels.fighting import fighters, heading
from game.ui.tables.command_core.panels.pair_tray import (
    GAP,
    IN_ROW,
    LARGEST_DIE,
    lay_columns,
    lay_rows,
    rows_of,
)
from game.ui.tables.command_core.panels.pair_tray import Column as DiceColumn
from game.ui.tables.command_core.panels.tray_die import TrayDie, UnrolledDice
from game.ui.tables.command_core.plates import BAD_TONE, GOOD_TONE
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.shows.throws import dice_of, unrolled

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_CAPTION_ROW, _RULE, _TOTAL = 22, 6, 36
_PRICE = {"attack": "surge", "armor": "flux", "evade": "surge"}
_ATTACK: Color = (255, 178, 150)
_DEFENCE: Color = (160, 200, 255)


def tray_panel(board: "Board", battle: Battle) -> Node:
    """Both mechs with what they carry, and the tray, in which the dice are laid out by hand."""
    words = board.scene.words
    facts = {
        "mech": words.mech(battle.attacker),
        "weapon": words.card(battle.weapon),
        "target": words.mech(battle.target),
    }

    def dice(rect: pygame.Rect, scale: float) -> list[Widget]:
        board.tray = rect.copy()
        return _Tray(board, Area(rect, scale).inset(12, 8), battle).widgets()

    roles = {battle.attacker: "role_attacks", battle.target: "role_defends"}
    return Column(
        heading(board, "combat", words.notice("fires", **facts)),
        fighters(board, roles, fires=battle.weapon),
        Box(Free(dice), ground=Ground("tray"), grow=1),
        gap=6,
    )


class _Throws(NamedTuple):
    """How many dice are thrown for an attack that hits the side `arc`."""

    attack: int
    arc: str
    armor: int
    evade: int


class _Tray:
    """Lays one attack out, from above to below."""

    def __init__(self, board: "Board", area: Area, battle: Battle) -> None:
        self.board, self.area, self.battle = board, area, battle
        self.words = board.scene.words
        self.count = count_up(board, battle)
        self.pairs = self.count.pairs
        self.found: list[Widget] = []
        self.kept = "armor" in battle.dice

    def widgets(self) -> list[Widget]:
        battle, words, area = self.battle, self.words, self.area
        attack = battle.dice.get("attack", ())
        blanks = [die for die in range(len(attack)) if die not in {pair.die for pair in self.pairs}]
        mean = self._mean()
        total = area.bottom(_TOTAL, GAP)
        said = words.notice("attack_kept" if self.kept else "attack_dice", count=len(attack))
        self._caption("attack", _ATTACK, said if attack else "")
        if self.kept:
            self._settled(blanks)
        else:
            self._first_throw(blanks, len(attack))
        last = self._if_kept() if self.kept else mean
        if last is not None and not self.board.tumbling:
            # What the dice come to is not told before they lie still.
            last.place(total.rect, area.scale)
            self.found.append(last)
        return self.found

    def _caption(self, key: str, color: Color, note: str) -> None:
        parts: list[Piece] = [(self.words.panel(key).upper(), color), (note, TEXT_SOFT)]
        caption = Words(f"{key} dice", parts, 16)
        caption.place(self.area.top(_CAPTION_ROW).rect, self.area.scale)
        self.found.append(caption)

    def _settled(self, blanks: Sequence[int]) -> None:
        """Attack against defence: pairs in columns, blanks aside, idle dice of the defence below."""
        battle, area, words, board = self.battle, self.area, self.words, self.board
        busy: set[DieName] = {pair.by for pair in self.pairs if pair.by is not None}
        kinds: tuple[DiceKind, ...] = ("armor", "evade")
        defence: list[DieName] = [(kind, die) for kind in kinds for die in range(len(battle.dice[kind]))]
        idle = [self._die(*name, beside=True) for name in defence if name not in busy]
        rows = rows_of(idle, area.rect.width / area.scale)
        room = area.rect.height / area.scale - _CAPTION_ROW - _RULE - len(rows) * (IN_ROW + GAP)
        if not self.pairs:
            said = Area(area.rect, area.scale).top(_CAPTION_ROW)
            self._say("no success", words.notice("no_hits"), said.left(_CAPTION_ROW * 4))
        aside = [self._die("attack", die) for die in blanks]
        for die in aside:
            die.pale = True
        columns = [self._column(pair) for pair in self.pairs]
        self.found += lay_columns(area, columns, aside, room, moving=board.tumbling)
        ground = Ground("rule", "dark")
        ground.place(area.top(1.5, _RULE - 1.5).rect, area.scale)
        self.found.append(ground)
        side = words.texts.section("arcs")[battle.arc] if battle.arc else ""
        self._caption("defence", _DEFENCE, words.notice("defence_dice", arc=side))
        self.found += lay_rows(area, rows)

    def _column(self, pair: Pair) -> DiceColumn:
        """An attack die with what cancels it, or with what it does."""
        name, die = f"pair words {pair.die + 1}", self._die("attack", pair.die)
        if pair.by is None:
            long: list[Piece] = ["−1", ":crit:" if pair.crit else ":structure:"]
            short: list[Piece] = [":crit:" if pair.crit else "−1"]
            hurt = [Words(name, parts, 16, tone=BAD_TONE, center=True) for parts in (long, short)]
            return DiceColumn(die, None, *hurt)
        by = self._die(*pair.by)
        by.pale = not self.board.tumbling
        texts = self.words.notice("cancelled"), ":cross:"
        said = [Words(name, [(text, TEXT_SOFT)], 13, "label", center=True) for text in texts]
        return DiceColumn(die, by, *said)

    def _first_throw(self, blanks: Sequence[int], thrown: int) -> None:
        """Attack dice that may be rerolled; the dice of the defence are still to be thrown."""
        area, words, battle = self.area, self.words, self.battle
        units = area.rect.width / area.scale
        firm = [self._die("attack", pair.die) for pair in self.pairs]
        size = min(LARGEST_DIE, units / max(1, len(firm)) - 10)
        rows = rows_of([self._die("attack", die, beside=True) for die in blanks], units)
        used = LARGEST_DIE + _CAPTION_ROW + IN_ROW + (len(rows) + 1) * (IN_ROW + GAP)
        spare = min(GAP * 4, max(GAP, (area.rect.height / area.scale - used) / 3))
        row = area.top(LARGEST_DIE, spare)
        for place, button in enumerate(firm):
            left = row.rect.left + area.unit((size + 10) * place)
            button.place(pygame.Rect(left, row.rect.top, area.unit(size), area.unit(size)), area.scale)
        self.found += firm
        armed = self._against()
        if not thrown:
            self._unrolled("attack", armed.attack if armed else 0, row)
        elif not firm:
            self._say("no success", words.notice("no_hits"), row)
        self.found += lay_rows(area, rows)
        area.top(spare)
        if armed is not None and battle.result is None:
            side = words.texts.section("arcs")[armed.arc]
            note = words.notice("defends_next", arc=side, armor=armed.armor, evade=armed.evade)
            self._caption("defence", _DEFENCE, note)
            row = area.top(IN_ROW)
            self._unrolled("armor", armed.armor, row.left((IN_ROW + 6) * armed.armor, GAP))
            self._unrolled("evade", armed.evade, row)

    def _unrolled(self, kind: DiceKind, count: int, row: Area) -> None:
        if count:
            dice = UnrolledDice(f"{kind} to come", unrolled(kind, count))
            dice.place(row.top(IN_ROW).rect, row.scale)
            self.found.append(dice)

    def _say(self, name: str, text: str, row: Area) -> None:
        line = Words(name, [(text, TEXT_SOFT)], 15, "label")
        line.place(row.rect, row.scale)
        self.found.append(line)

    def _die(self, kind: DiceKind, index: int, *, beside: bool = False) -> TrayDie:
        """A die; one that may be rerolled is named like that move. `beside` leaves room for the price."""
        scene, battle, chooser = self.board.scene, self.battle, self.board.scene.chooser
        pick = Pick("die", (kind, index))
        may = chooser is not None and pick in chooser.things
        (die,) = dice_of(kind, battle.dice[kind][index : index + 1])
        button = TrayDie(kind, index + 1, die, _PRICE[kind], partial(scene.pick, pick) if may else None)
        button.beside = beside and may
        button.rerolled = (kind, index) in battle.rerolled
        if may:
            button.name = str(Reroll(index, kind))
            button.hint = self.words.hint("die", dice_kind=kind, die=index + 1)
        button.refusal = partial(scene.why_not, pick)
        hidden = self.board.stage.hidden
        button.visible = ("dice", kind) not in hidden and ("die", kind, index) not in hidden
        return button

    def _against(self) -> _Throws | None:
        """The dice of both sides; None where one of the mechs is gone."""
        board, battle, preview = self.board, self.battle, self.board.scene.preview
        one, other = board.view.mechs[battle.attacker], board.view.mechs[battle.target]
        if one.cell is None or other.cell is None:
            return None
        arc, figures = board.map.arc(other.facing, other.cell, one.cell), preview.figures(other)
        dice = preview.weapon(battle.weapon).dice + preview.figures(one).more_dice[arc]
        return _Throws(dice, arc, figures.armor[arc], figures.evasion)

    def _mean(self) -> Words | None:
        """What these attack dice may be expected to do to the defence that is to come."""
        armed, words = self._against(), self.words
        if not self.battle.dice or self.kept or armed is None:
            return None
        mean = self.board.scene.preview.expected(self.count.hits, self.count.crits, armed.armor, armed.evade)
        parts: list[Piece] = [(words.notice("if_kept").upper(), TEXT_SOFT), (f"−{mean:.1f}", DANGER)]
        parts += [":structure:", (words.notice("on_average"), TEXT)]
        return Words("if kept", parts, 19, tone=BAD_TONE)

    def _if_kept(self) -> Words:
        """What the attack does if the dice stay as they are."""
        words, count, battle = self.words, self.count, self.battle
        caption = words.notice("if_kept" if battle.result is None else "comes_through").upper()
        parts: list[Piece] = [(caption, TEXT_SOFT)]
        if not count.damage:
            return Words("if kept", [*parts, (words.notice("no_damage"), GOOD)], 20, tone=GOOD_TONE)
        before = self.board.structure_before(battle)
        left = max(0, before - count.damage)
        parts += [(f"−{count.damage}", DANGER), ":structure:", (str(before), TEXT_SOFT), ":right:"]
        parts.append((str(left), GOLD))
        if not left:
            parts.append((words.notice("destroys"), DANGER))
        elif count.crits:
            key = "crit_one" if count.crits == 1 else "crit_some"
            parts += [":crit:", (words.notice(key, count=count.crits), TEXT)]
        return Words("if kept", parts, 20, tone=BAD_TONE)


def count_up(board: "Board", battle: Battle) -> Count:
    """What the dice of an attack come to as they lie."""
    faces = board.catalogue.faces
    shown = {kind: [faces[kind][result - 1] for result in battle.dice.get(kind, ())] for kind in faces}
    return count_dice(shown["attack"], shown["armor"], shown["evade"])
