"""A tray in which dice tumble and settle; some of them may be picked, to be rerolled."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.ui.kit.widget import Widget, words_of
from game.ui.paint import pen
from game.ui.paint.palette import FOCUS, GOLD
from game.ui.paint.skins import shadow
from game.ui.paint.steel import well
from game.ui.paint.text import draw_line
from game.ui.parts.dice import Die, DieKind, Face, Pose, Throw, eight_sided, six_sided
from game.ui.parts.dice_paint import die_image
from game.ui.parts.entries import STATES, Entry, Section, nothing

_LIFT = 0.16
"""How far a die that is looked at rises, in widths of a die."""


class DiceTray(Widget):
    """Shows a row of dice. `order` lists their numbers from left to right; `choices` are the numbers that
    may be picked, each with the words of its tooltip; `pale` ones do not count any more.
    """

    def __init__(
        self,
        dice: Sequence[Die],
        *,
        name: str = "dice",
        hint: str = "",
        order: Sequence[int] | None = None,
        choices: Mapping[int, str] | None = None,
        pale: frozenset[int] = frozenset(),
        numbered: bool = False,
        picked: Callable[[int], object] | None = None,
        still: bool = False,
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.throw = Throw(tuple(dice), frozenset())
        self.order = tuple(range(len(dice))) if order is None else tuple(order)
        self.choices = dict(choices or {})
        self.pale = pale
        self.numbered = numbered
        self.picked = picked
        self.still = still
        self.cursor: int | None = min(self.choices, key=self.order.index, default=None)
        self.focusable = picked is not None and bool(self.choices)
        self.time = 0.0

    @property
    def dice(self) -> Sequence[Die]:
        return self.throw.dice

    @property
    def moving(self) -> bool:
        return self.time < self.throw.length

    def roll(self, dice: Sequence[Die], order: Sequence[int] | None = None) -> None:
        """Throws dice; they come to lie in `order`. Without motion they lie there at once."""
        self.order = tuple(range(len(dice))) if order is None else tuple(order)
        self._start(Throw(tuple(dice)))

    def reroll(self, dice: Sequence[Die], numbers: frozenset[int]) -> None:
        """Some of the dice rise and fall on their new faces; all keep their places."""
        self._start(Throw(tuple(dice), numbers, again=True))

    def _start(self, throw: Throw) -> None:
        self.throw = throw
        self.time = throw.length if self.still else 0.0

    def update(self, milliseconds: float) -> bool:
        """Carries the throw on; True while anything may have changed."""
        if not self.moving:
            return False
        self.time = min(self.throw.length, self.time + milliseconds)
        return True

    def skip(self) -> None:
        """All dice lie still."""
        self.time = self.throw.length

    @property
    def tip(self) -> str:
        if self.enabled and self.cursor in self.choices:
            return self.choices[self.cursor] or words_of(self.hint)
        return super().tip

    @property
    def tip_rect(self) -> pygame.Rect:
        return self.die_rect(self.cursor) if self.cursor in self.choices else self.rect

    def _die_size(self) -> int:
        """Pixels of a die: as high as the tray allows, smaller where the row would not fit."""
        room = (self.rect.width - self.unit(16)) / max(1, len(self.order)) - self._aside
        return max(4, min(round(self.rect.height * 0.6), int(room / 1.2)))

    @property
    def _aside(self) -> int:
        """Pixels beside each die for its number."""
        return self.unit(9) if self.numbered else 0

    def die_rect(self, number: int | None) -> pygame.Rect:
        """Where a die lies."""
        size = self._die_size()
        step = size * 1.2 + self._aside
        place = self.order.index(number) if number in self.order else 0
        left = self.rect.centerx - step * len(self.order) / 2 + step * place + (step - size) / 2
        return pygame.Rect(round(left), self.rect.centery - round(size * 0.46), size, size)

    def _number_at(self, place: tuple[int, int]) -> int | None:
        return next((number for number in self.order if self.die_rect(number).collidepoint(place)), None)

    def point(self, place: tuple[int, int]) -> bool:
        before, number = self.cursor, self._number_at(place)
        self.cursor = number if number in self.choices else None
        return self.cursor != before

    def nudge(self, by: int) -> bool:
        """To the next die that may be picked; beyond the last one the focus goes on."""
        row = [number for number in self.order if number in self.choices]
        index = row.index(self.cursor) + by if self.cursor in row else 0 if by > 0 else len(row) - 1
        if 0 <= index < len(row):
            self.cursor = row[index]
            return True
        return False

    def activate(self) -> None:
        if self.enabled and not self.moving and self.picked is not None and self.cursor in self.choices:
            self.picked(self.cursor)

    def draw(self, surface: pygame.Surface) -> None:
        rim = "#8a6a2c" if self.enabled else "#39454f"
        surface.blit(well(*self.rect.size, self.scale, rim="#ffc531" if self.lit else rim), self.rect)
        for number in self.order:
            if self.moving:
                continue
            self._draw_die(surface, number, Pose(0.0, 0.0, 0.0, self.dice[number].face))
            if self.numbered:
                rect = self.die_rect(number)
                place = rect.right + self.unit(8), rect.top + self.unit(2)
                size = max(self.unit(11), rect.width // 4)
                draw_line(surface, str(number + 1), "title", size, (196, 208, 216), place, "center", 1)

    def draw_moving(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Dice on their way, over the tray that stands; returns where."""
        if not self.moving:
            return []
        clip = surface.get_clip()
        field = self.rect.inflate(0, self._die_size())
        surface.set_clip(field.clip(clip))
        for number in self.order:
            if self.throw.started(number, self.time):
                self._draw_die(surface, number, self.throw.pose(number, self.time))
        surface.set_clip(clip)
        return [field]

    def _draw_die(self, surface: pygame.Surface, number: int, pose: Pose) -> None:
        rect = self.die_rect(number)
        choosable = self.enabled and number in self.choices and not self.moving
        looked_at = choosable and self.lit and number == self.cursor
        pale = not self.enabled or number in self.pale
        image = die_image(self.dice[number].kind, pose.face, rect.width, pose.angle, pale=pale)
        middle = rect.centerx + pose.x * rect.width, rect.centery
        # In a low tray dice rise less, so that they hardly leave it.
        room = max(0.25, (rect.top - self.rect.top) / rect.height)
        lift = pose.height * min(1.0, room) + (_LIFT if looked_at else 0)
        wide = max(4, round(rect.width * (0.86 - 0.2 * min(1.0, lift))))
        blur = max(2, rect.width // 12)
        ground = shadow(wide, max(3, rect.width // 7), rect.width // 14, blur, 170)
        surface.blit(ground, ground.get_rect(center=(middle[0], rect.bottom - rect.height * 0.02)))
        place = image.get_rect(center=(round(middle[0]), round(middle[1] - lift * rect.height)))
        surface.blit(image, place)
        if choosable:
            ring = place.inflate(self.unit(5), self.unit(5))
            color, width = (FOCUS, 3.0) if looked_at else (GOLD, 1.5)
            pen.rect(surface, color, ring, max(1, self.unit(width)), border_radius=rect.width // 6)


HIT, CRIT, BLANK = Face(symbol="hit"), Face(symbol="crit", ground="#b3261f"), Face()
ATTACK = DieKind("square", (BLANK, BLANK, HIT, HIT, HIT, CRIT), "#fbe9d8", blank=("#4a2a2a", "#33201f"))
ARMOR = DieKind("octagon", (BLANK, Face(symbol="armor")), "#d3e2fa", blank=("#2b3d5a", "#1b273b"))
EVADE = DieKind("round", (BLANK, Face(symbol="evade")), "#c4f2de", blank=("#234a3f", "#173029"))


def gallery() -> Section:
    """Three kinds of dice, in the air and at rest; a row in which two may be rerolled; the states."""
    six = [Die(six_sided("#2c5fb0" if face % 2 else "#b3302a"), face) for face in range(6)]
    attack = [Die(ATTACK, face) for face in (2, 5, 0, 3, 5, 1)]
    crits_first = (1, 4, 0, 3, 2, 5)
    defence = [Die(ARMOR, 1), Die(ARMOR, 0), Die(EVADE, 1), Die(EVADE, 0)]
    tumbling, rising = DiceTray(six, hint="In the air"), DiceTray(attack, order=crits_first, hint="Rerolled")
    tumbling.roll(six)
    tumbling.update(330)
    rising.reroll(attack, frozenset({0, 2, 3}))
    rising.update(200)
    rows = [
        Entry("six-sided", DiceTray(six, hint="Pips"), 248, 60),
        Entry(
            "eight-sided", DiceTray([Die(eight_sided(), face) for face in (0, 3, 7)], hint="Numbers"), 124, 60
        ),
        Entry("330 ms after the throw", tumbling, 184, 60),
        Entry("rerolled dice rise", rising, 184, 60),
        Entry("symbols, crits first, blanks pale", _paled(attack, crits_first), 248, 60),
    ]
    states = []
    for state in STATES:
        tray = DiceTray(
            defence,
            hint="Defence",
            choices={1: "Reroll: 1 Flux", 3: "Reroll: 1 Surge"},
            numbered=True,
            picked=lambda number: nothing(),
        )
        states.append(Entry(state or "two may be rerolled", tray, 184, 60, state))
    return Section("Dice tray", rows + states)


def _paled(dice: Sequence[Die], order: Sequence[int]) -> DiceTray:
    blanks = frozenset(number for number, die in enumerate(dice) if die.kind.faces[die.face].blank)
    return DiceTray(dice, order=order, pale=blanks, hint="Attack dice")
