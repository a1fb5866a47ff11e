"""The dice of an attack: successes in a row, what cancels each below it, and what comes through at the foot.

Dice keep the numbers of their throw, so that a die is the same one in the tray, in the log and in a move.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.actions import DiceKind
from game.rules.command_core.pairs import DieName, Pair
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, FOCUS, GOLD, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line
from game.ui.parts.dice import Die
from game.ui.parts.dice_paint import die_image
from game.ui.parts.plates import BAD_TONE, GOOD_TONE, Ground, Part, Words
from game.ui.tables.chooser import Pick
from game.ui.tables.command_core.counted import Count, count_up
from game.ui.tables.command_core.fighting import fighters, heading
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.throws import dice_of

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

LARGEST_DIE, _LEAST = 52, 26
_SPEAKING = 44
"""Units of a die that has room for a word below it."""
_PRICE = {"attack": "surge", "armor": "flux", "evade": "surge"}
_CAPTION: Color = (255, 178, 150)
_DEFENCE: Color = (160, 200, 255)


class DieButton(Widget):
    """One die. `price` is the icon of what a reroll costs; without a command it only lies there."""

    def __init__(self, kind: DiceKind, index: int, die: Die, command: Command | None) -> None:
        super().__init__(name=f"{kind} die {index + 1}")
        self.kind = kind
        self.index = index
        self.die = die
        self.command = command
        self.focusable = command is not None
        self.pale = False
        self.rerolled = False

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    @property
    def blank(self) -> bool:
        return self.die.kind.faces[self.die.face].blank

    @property
    def die_rect(self) -> pygame.Rect:
        """Where the die itself lies; its price hangs below."""
        size = self.rect.width
        return pygame.Rect(self.rect.left, self.rect.top, size, size)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.die_rect
        lifted = rect.move(0, -self.unit(3)) if self.lit and self.command else rect
        image = die_image(self.die.kind, self.die.face, rect.width, pale=self.pale)
        surface.blit(image, image.get_rect(center=lifted.center))
        number = self.unit(12)
        place = rect.right - self.unit(1), rect.top + self.unit(5)
        draw_line(surface, str(self.index + 1), "title", number, TEXT_SOFT, place, "center", outline=1)
        if self.command is not None:
            price = pygame.Rect(0, 0, round(rect.width * 0.94), self.unit(19))
            price.midtop = rect.centerx, rect.bottom + self.unit(1)
            edge = "#ffe896" if self.lit else "#9fe3ee"
            surface.blit(
                box(*price.size, self.unit(5), "#2b3e4b", "#17222b", edge, max(1, self.unit(1.5))), price
            )
            size = self.unit(14)
            turn, coin = icon("reroll", size), icon(_PRICE[self.kind], size)
            surface.blit(turn, turn.get_rect(center=(price.centerx - size * 2 // 3, price.centery)))
            surface.blit(coin, coin.get_rect(center=(price.centerx + size * 2 // 3, price.centery)))
        elif self.rerolled:
            place = rect.centerx, rect.bottom + self.unit(8)
            mark = icon("check", self.unit(12))
            surface.blit(mark, mark.get_rect(center=place))

    def draw_focus(self, surface: pygame.Surface) -> None:
        ring = self.rect.inflate(self.unit(5), self.unit(5))
        pen.rect(surface, FOCUS, ring, max(2, self.unit(2)), border_radius=self.unit(7))

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect)]


class PairLine(Widget):
    """From an attack die down: to the die that cancels it, or on to the mech."""

    focusable = False
    in_background = True
    cancelled = False
    crit = False

    def draw(self, surface: pygame.Surface) -> None:
        rect, width = self.rect, max(3, self.unit(5))
        color = (120, 134, 154) if self.cancelled else (255, 90, 60)
        pen.line(surface, (13, 14, 22), rect.midtop, rect.midbottom, width + 4)
        pen.line(surface, color, rect.midtop, rect.midbottom, width)
        if self.cancelled:
            size = self.unit(16)
            disc = box(size, size, size / 2, "#e2eaf0", "#e2eaf0", "#0d0e16", 2)
            surface.blit(disc, disc.get_rect(center=rect.center))
            mark = icon("cross", round(size * 0.62))
            surface.blit(mark, mark.get_rect(center=rect.center))
        else:
            x, y, size = rect.centerx, rect.bottom, self.unit(8)
            pen.polygon(surface, color, [(x - size, y - size), (x + size, y - size), (x, y + 2)])

    def boxes(self) -> list[Box]:
        return []


def tray_widgets(board: "Board", area: Area, battle: Battle) -> list[Widget]:
    """Both mechs in a line each, and the tray."""
    words = board.scene.words
    facts = {
        "mech": words.mech(battle.attacker),
        "weapon": words.card(battle.weapon),
        "target": words.mech(battle.target),
    }
    found = heading(board, area, "combat", words.notice("fires", **facts))
    found += fighters(board, area, battle.attacker, battle.target)
    ground = Ground("tray")
    ground.place(area.rect, area.scale)
    board.tray = area.rect.copy()
    return [*found, ground, *_dice(board, area.inset(12, 8), battle)]


def _dice(board: "Board", area: Area, battle: Battle) -> list[Widget]:
    words = board.scene.words
    count = count_up(board, battle)
    attack = battle.dice.get("attack", ())
    defence = [(kind, die) for kind in ("armor", "evade") for die in range(len(battle.dice.get(kind, ())))]
    first = [pair.die for pair in count.pairs]
    order = [*first, *(die for die in range(len(attack)) if die not in first)]
    busy: set[DieName] = {pair.by for pair in count.pairs if pair.by is not None}
    idle = [name for name in defence if name not in busy]
    units = area.rect.width / area.scale
    size = max(_LEAST, min(LARGEST_DIE, units / max(1, len(attack), len(idle)) - 8))
    found: list[Widget] = []
    title = Label(f"{words.panel('attack').upper()}", "title", 16, _CAPTION)
    title.place(area.top(20, 4).rect, area.scale)
    title.name = "attack dice"
    found.append(title)
    free = area.rect.height / area.scale
    step = (free - 44 - 26 - 3 * size - 60) / 2
    gap = max(6.0, min(30.0, step))
    rows = area.top(size + 20), area.top(gap + size + 18), area.top(28, 8)
    across = area.unit(size + 8)
    for place, die in enumerate(order):
        left = area.rect.left + across * place
        rect = pygame.Rect(left, rows[0].rect.top, area.unit(size), area.unit(size + 20))
        pair = next((one for one in count.pairs if one.die == die), None)
        button = _die(board, battle, "attack", die)
        button.place(rect, area.scale)
        button.pale = pair is None or (pair.by is not None and not board.tumbling)
        if pair is not None and defence:
            found += _below(board, battle, pair, rect, rows, area)
        found.append(button)
    if not defence:
        note = Label(words.notice("defends_next"), "italic", 14, TEXT_SOFT)
        note.place(rows[1].top(22).rect, area.scale)
        return [*found, note]
    side = words.texts.section("arcs")[battle.arc] if battle.arc else ""
    label = Words(
        "defence dice",
        [(words.panel("defence").upper(), _DEFENCE), (words.notice("defence_dice", arc=side), TEXT_SOFT)],
        16,
    )
    label.place(area.top(20, 4).rect, area.scale)
    found.append(label)
    row = area.top(size + 20, 6)
    for place, (kind, index) in enumerate(idle):
        button = _die(board, battle, kind, index)  # type: ignore[arg-type]
        button.pale = True
        rect = pygame.Rect(
            row.rect.left + across * place, row.rect.top, area.unit(size), area.unit(size + 20)
        )
        button.place(rect, area.scale)
        found.append(button)
    total = _kept(board, battle, count)
    total.place(area.bottom(36).rect, area.scale)
    # What the dice come to is not told before they lie still.
    return found if board.tumbling else [*found, total]


def _below(
    board: "Board", battle: Battle, pair: Pair, die: pygame.Rect, rows: Sequence[Area], area: Area
) -> list[Widget]:
    """Under an attack die: what cancels it, or what it does."""
    size = die.width
    line = PairLine(name=f"pair {pair.die + 1}")
    line.cancelled, line.crit = pair.by is not None, pair.crit
    place = pygame.Rect(die.left, rows[1].rect.bottom - area.unit(18) - size, size, area.unit(18) + size)
    if pair.by is not None:
        line.place(pygame.Rect(die.left, die.top + size, size, place.top - die.top - size), area.scale)
        button = _die(board, battle, *pair.by)
        button.place(place, area.scale)
        said = ":cross:" if size < area.unit(_SPEAKING) else board.scene.words.notice("cancelled")
        words = Words(f"pair words {pair.die + 1}", [(said, TEXT_SOFT)], 12, "label", center=True)
        words.place(
            pygame.Rect(die.left - area.unit(3), rows[2].rect.top, size + area.unit(6), rows[2].rect.height),
            area.scale,
        )
        line.visible = words.visible = not board.tumbling
        return [line, button, words]
    line.place(
        pygame.Rect(die.left, die.bottom, size, rows[2].rect.top - die.bottom - area.unit(3)), area.scale
    )
    last = ":special:" if pair.crit else ":structure:"
    parts: list[Part] = ["−1"] if size < area.unit(_SPEAKING) else ["−1", last]
    hurt = Words(f"pair words {pair.die + 1}", parts, 15, tone=BAD_TONE, center=True)
    hurt.place(
        pygame.Rect(die.left - area.unit(2), rows[2].rect.top, size + area.unit(4), rows[2].rect.height),
        area.scale,
    )
    line.visible = hurt.visible = not board.tumbling
    return [line, hurt]


def _die(board: "Board", battle: Battle, kind: DiceKind, index: int) -> DieButton:
    scene, words = board.scene, board.scene.words
    pick = Pick("die", (kind, index))
    chooser = scene.chooser
    may = chooser is not None and pick in chooser.things
    (die,) = dice_of(kind, battle.dice[kind][index : index + 1])
    button = DieButton(kind, index, die, partial(scene.pick, pick) if may else None)
    button.rerolled = (kind, index) in battle.rerolled
    button.hint = words.hint(f"die_{kind}", die=index + 1) if may else ""
    button.refusal = partial(scene.why_no_reroll, kind, index)
    hidden = board.stage.hidden
    button.visible = ("dice", kind) not in hidden and ("die", kind, index) not in hidden
    return button


def _kept(board: "Board", battle: Battle, count: Count) -> Words:
    """What the attack does if the dice stay as they are."""
    words = board.scene.words
    caption = words.notice("if_kept" if battle.result is None else "comes_through").upper()
    parts: list[Part] = [(caption, TEXT_SOFT)]
    if not count.damage:
        return Words("if kept", [*parts, (words.notice("no_damage"), GOOD)], 20, tone=GOOD_TONE)
    before = board.structure_before(battle)
    left = max(0, before - count.damage)
    parts += [
        (f"−{count.damage}", DANGER),
        ":structure:",
        (str(before), TEXT_SOFT),
        ":right:",
        (str(left), GOLD),
    ]
    if not left:
        parts.append((words.notice("destroys"), DANGER))
    elif count.crits:
        key = "crit_one" if count.crits == 1 else "crit_some"
        parts += [":special:", (words.notice(key, count=count.crits), TEXT)]
    return Words("if kept", parts, 20, tone=BAD_TONE)
