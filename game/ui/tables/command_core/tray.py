"""The dice of an attack: successes in a row, what cancels each below it, and what comes through at the foot.

Dice keep the numbers of their throw, so that a die is the same one in the tray, in the log and in a move.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rules.command_core.actions import DiceKind, Reroll
from game.rules.command_core.pairs import DieName, Pair
from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.parts.plates import BAD_TONE, DARK, GOOD_TONE, Ground, Part, Words
from game.ui.parts.tray_die import CHIP, CHIP_GAP, PairLine, TrayDie, UnrolledDice
from game.ui.tables.chooser import Pick
from game.ui.tables.command_core.counted import count_up
from game.ui.tables.command_core.fighting import fighters, heading
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.throws import dice_of, unrolled

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

LARGEST_DIE, _LEAST, _ASIDE, _IDLE = 56, 26, 34, 40
"""Units of a die in the row, at least, of a blank beside the row, and of a die of the defence that does
nothing.
"""
TRAY_DICE = (LARGEST_DIE, _ASIDE, _IDLE)
_CAPTION_ROW, _LINK, _RESULT, _GAP, _TOTAL = 22, 26, 26, 8, 36
_COLUMN = 80
_SPEAKING = 56
"""Units of a column that has room for a word."""
_PRICE = {"attack": "surge", "armor": "flux", "evade": "surge"}
_ATTACK: Color = (255, 178, 150)
_DEFENCE: Color = (160, 200, 255)


def tray_widgets(board: "Board", area: Area, battle: Battle) -> list[Widget]:
    """Both mechs with what they carry, and the tray."""
    words = board.scene.words
    facts = {
        "mech": words.mech(battle.attacker),
        "weapon": words.card(battle.weapon),
        "target": words.mech(battle.target),
    }
    found = heading(board, area, "combat", words.notice("fires", **facts))
    roles = {battle.attacker: "role_attacks", battle.target: "role_defends"}
    found += fighters(board, area, roles, fires=battle.weapon)
    ground = Ground("tray")
    ground.place(area.rect, area.scale)
    board.tray = area.rect.copy()
    return [*found, ground, *_Tray(board, area.inset(12, 8), battle).widgets()]


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
        total = area.bottom(_TOTAL, _GAP)
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
        parts: list[Part] = [(self.words.panel(key).upper(), color), (note, TEXT_SOFT)]
        caption = Words(f"{key} dice", parts, 16)
        caption.place(self.area.top(_CAPTION_ROW).rect, self.area.scale)
        self.found.append(caption)

    def _settled(self, blanks: Sequence[int]) -> None:
        """Attack against defence: pairs in columns, blanks aside, idle dice of the defence below."""
        battle, area, words = self.battle, self.area, self.words
        busy: set[DieName] = {pair.by for pair in self.pairs if pair.by is not None}
        kinds: tuple[DiceKind, ...] = ("armor", "evade")
        defence: list[DieName] = [(kind, die) for kind in kinds for die in range(len(battle.dice[kind]))]
        idle = [self._die(*name, beside=True) for name in defence if name not in busy]
        units, high = area.rect.width / area.scale, area.rect.height / area.scale
        rows = _rows(idle, units)
        fixed = 2 * _CAPTION_ROW + _LINK + _RESULT + 3 * _GAP + len(rows) * (_IDLE + _GAP)
        size = min(LARGEST_DIE, max(_LEAST, (high - fixed) / 2))
        link = _LINK + max(0.0, high - fixed - 2 * size) / 2
        upper = area.top(2 * size + link, _GAP)
        results = area.top(_RESULT, _GAP)
        upper.right(self._blanks(blanks, upper), _GAP)
        column = min(_COLUMN, upper.rect.width / area.scale / max(1, len(self.pairs)))
        size = min(size, column - 6)
        for place, pair in enumerate(self.pairs):
            left = upper.rect.left + area.unit(column * place)
            strip = pygame.Rect(left, upper.rect.top, area.unit(column), upper.rect.height)
            self._pair(pair, strip, results.rect, area.unit(size))
        if not self.pairs:
            self._say("no success", words.notice("no_hits"), upper.top(_CAPTION_ROW))
        ground = Ground("rule", DARK)
        ground.place(area.top(1.5, 4).rect, area.scale)
        self.found.append(ground)
        side = words.texts.section("arcs")[battle.arc] if battle.arc else ""
        self._caption("defence", _DEFENCE, words.notice("defence_dice", arc=side))
        self._flow(rows)

    def _blanks(self, blanks: Sequence[int], strip: Area) -> float:
        """Blanks below each other at the right; the units that they take."""
        step = _ASIDE + 6
        tall = max(1, int(strip.rect.height / strip.scale / step))
        wide = -(-len(blanks) // tall) * step
        for place, die in enumerate(blanks):
            button = self._die("attack", die)
            button.pale = True
            column, row = divmod(place, tall)
            left = strip.rect.right - strip.unit(wide - step * column - 6)
            top = strip.rect.top + strip.unit(step * row)
            button.place(pygame.Rect(left, top, strip.unit(_ASIDE), strip.unit(_ASIDE)), strip.scale)
            self.found.append(button)
        return wide

    def _first_throw(self, blanks: Sequence[int], thrown: int) -> None:
        """Attack dice that may be rerolled; the dice of the defence are still to be thrown."""
        area, words, battle = self.area, self.words, self.battle
        units = area.rect.width / area.scale
        firm = [self._die("attack", pair.die) for pair in self.pairs]
        size = min(LARGEST_DIE, units / max(1, len(firm)) - 10)
        rows = _rows([self._die("attack", die, beside=True) for die in blanks], units)
        used = LARGEST_DIE + _CAPTION_ROW + _IDLE + (len(rows) + 1) * (_IDLE + _GAP)
        spare = min(_GAP * 4, max(_GAP, (area.rect.height / area.scale - used) / 3))
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
        self._flow(rows)
        area.top(spare)
        if armed is not None and battle.result is None:
            side = words.texts.section("arcs")[armed.arc]
            note = words.notice("defends_next", arc=side, armor=armed.armor, evade=armed.evade)
            self._caption("defence", _DEFENCE, note)
            row = area.top(_IDLE)
            self._unrolled("armor", armed.armor, row.left((_IDLE + 6) * armed.armor, _GAP))
            self._unrolled("evade", armed.evade, row)

    def _unrolled(self, kind: DiceKind, count: int, row: Area) -> None:
        if count:
            dice = UnrolledDice(f"{kind} to come", unrolled(kind, count))
            dice.place(row.top(_IDLE).rect, row.scale)
            self.found.append(dice)

    def _say(self, name: str, text: str, row: Area) -> None:
        line = Words(name, [(text, TEXT_SOFT)], 15, "label")
        line.place(row.rect, row.scale)
        self.found.append(line)

    def _flow(self, rows: Sequence[Sequence[TrayDie]]) -> None:
        area = self.area
        for dice in rows:
            row = area.top(_IDLE, _GAP)
            for die in dice:
                die.pale = die.blank and die.command is None
                die.place(row.left(_width(die), 10).rect, area.scale)
                self.found.append(die)

    def _pair(self, pair: Pair, strip: pygame.Rect, results: pygame.Rect, size: int) -> None:
        """An attack die; below it what cancels it, or what it does."""
        area, still = self.area, not self.board.tumbling
        rect = pygame.Rect(strip.centerx - size // 2, strip.top, size, size)
        die = self._die("attack", pair.die)
        die.place(rect, area.scale)
        die.pale = pair.by is not None and still
        line = PairLine(f"pair {pair.die + 1}", cancelled=pair.by is not None)
        roomy = strip.width >= area.unit(_SPEAKING)
        told = pygame.Rect(0, results.top, min(strip.width, area.unit(_SPEAKING + 10)) - 4, results.height)
        told.centerx = rect.centerx
        if pair.by is not None:
            other = self._die(*pair.by)
            other.pale = still
            other.place(rect.move(0, strip.height - size), area.scale)
            line.place(pygame.Rect(rect.left, rect.bottom, size, strip.height - 2 * size), area.scale)
            said = self.words.notice("cancelled") if roomy else ":cross:"
            words = Words(f"pair words {pair.die + 1}", [(said, TEXT_SOFT)], 13, "label", center=True)
            self.found += [line, die, other]
        else:
            reach = results.top - rect.bottom - area.unit(3)
            line.place(pygame.Rect(rect.left, rect.bottom, size, reach), area.scale)
            parts: list[Part] = ["−1"]
            parts.append(":crit:" if pair.crit else ":structure:")
            words = Words(f"pair words {pair.die + 1}", parts, 16, tone=BAD_TONE, center=True)
            self.found += [line, die]
        words.place(told, area.scale)
        line.visible = words.visible = still
        self.found.append(words)

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
            button.hint = self.words.hint(f"die_{kind}", die=index + 1)
        button.refusal = partial(scene.why_no_reroll, kind, index)
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
        parts: list[Part] = [(words.notice("if_kept").upper(), TEXT_SOFT), (f"−{mean:.1f}", DANGER)]
        parts += [":structure:", (words.notice("on_average"), TEXT)]
        return Words("if kept", parts, 19, tone=BAD_TONE)

    def _if_kept(self) -> Words:
        """What the attack does if the dice stay as they are."""
        words, count, battle = self.words, self.count, self.battle
        caption = words.notice("if_kept" if battle.result is None else "comes_through").upper()
        parts: list[Part] = [(caption, TEXT_SOFT)]
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


def _width(die: TrayDie) -> float:
    return _IDLE + CHIP_GAP + CHIP if die.beside else _IDLE


def _rows(dice: Sequence[TrayDie], units: float) -> list[list[TrayDie]]:
    """Dice side by side in as many rows as they need."""
    rows: list[list[TrayDie]] = []
    room = 0.0
    for die in dice:
        if _width(die) > room:
            rows.append([])
            room = units
        rows[-1].append(die)
        room -= _width(die) + 10
    return rows
