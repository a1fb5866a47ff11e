"""Attacks as they are seen: aim, dice, cancelled pairs, the shot and where it lands, crits, wrecks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.pairs import pair_dice
from game.rules.command_core.state import Attack
from game.ui.motion import InTurn, Pause, Tween, ease_out
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.gallery import State
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import DANGER, TEXT
from game.ui.paint.roles import rgb
from game.ui.tables.command_core.map.overlay import FIRE
from game.ui.tables.command_core.shows import (
    answers,
    banners,
    burning,
    close_up,
    remarks,
    sums,
    throws,
    volley,
    walks,
)
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.impacts import Landing
from game.ui.tables.command_core.shows.projectiles import PROJECTILES, Bullet
from game.ui.tables.shows import effects, thrown_dice
from game.ui.tables.shows.effects import Blow
from game.ui.tables.shows.shows import Happening

GAME = "command_core"
FLY = 300
"""Milliseconds that "−1" takes from its die to the mech."""
TELL = 800
"""Milliseconds for which what an attack came to stands in the tray."""
READ = 200
"""Milliseconds for which the dice lie before anything is taken from them."""
REROLL = 350
DICE: tuple[DiceKind, ...] = ("attack", "armor", "evade")
_CRIT_TURN = 240
_SIZE = 0.34
"""Of an effect, to that of a duel's, on a cell of `_CELL` units."""
_CELL = 42
_CHEST, _FLOOR = 0.25, 0.3
"""Where a shot leaves and lands above the middle of a cell, and where the ground is below that."""
_NUMBER = 52
_MISSES = 2
"""Shots that are seen of an attack in which no die is a success."""


@dataclass
class AimLine:
    """A line of dashes from the attacker towards its target, `share` of the way."""

    start: tuple[int, int]
    end: tuple[int, int]
    width: int
    share: float = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        (x0, y0), (x1, y1) = self.start, self.end
        end = x0 + (x1 - x0) * self.share, y0 + (y1 - y0) * self.share
        pen.line(surface, rgb(INK), self.start, end, self.width * 2)
        pen.line(surface, rgb(FIRE), self.start, end, self.width)
        covered = pygame.Rect(self.start, (1, 1)).union(pygame.Rect(end, (1, 1)))
        return covered.inflate(6 * self.width, 6 * self.width)


def _chest(board: Battlefield, cell: tuple[int, int]) -> tuple[int, int]:
    x, y = board.field.cell_point(cell)
    return x, y - round(walks.cell_size(board) * _CHEST)


def blow_of(board: Battlefield, view: Any, attack: Attack, power: int = 3) -> Blow | None:
    """Where a weapon's shots land on its target; None where that is gone."""
    end = view.mechs[attack.target].cell
    if end is None:
        return None
    return _blow(board, _family(attack), _chest(board, end), _chest(board, end), power)


def _family(attack: Attack) -> str:
    return effects.family_of(GAME, attack.weapon, "weapon")


def _blow(board: Battlefield, family: str, start: tuple[int, int], end: tuple[int, int], power: int) -> Blow:
    unit = board.area.scale
    cell = walks.cell_size(board)
    size = _SIZE * cell / (_CELL * unit)
    floor = round((_CHEST + _FLOOR) * cell)
    return Blow(family, start, end, unit, start[0] > end[0], power, size=round(size, 2), floor=floor)


def _at_once(board: Battlefield, deed: str, place: tuple[int, int], power: int) -> Blow:
    """The effect of what happens in one place, whatever the weapon."""
    return _blow(board, effects.family_of_deed(GAME, deed), place, place, power)


def attack(board: Battlefield, now: Happening) -> None:
    """Shows attacker, target and weapon; paints the shot ahead."""
    mechs = now.after.mechs
    start, end = mechs[now.facts["mech"]].cell, mechs[now.facts["target"]].cell
    if start is None or end is None:
        return
    stage, width = board.stage, max(2, board.area.unit(2.4))
    line = AimLine(_chest(board, start), _chest(board, end), width)
    if stage.timeline.still:
        line.share = 1.0
        stage.add(line, Pause(now.length), calm=True)
    else:

        def grow(share: float) -> None:
            line.share = share

        stage.add(line, InTurn(Tween(grow, 0, 1, now.length * 0.5, ease_out), Pause(now.length * 0.5)))
    name = shipped_library().weapons[now.facts["weapon"]].name
    sums.raise_flag(board, now.facts["mech"], name, "attack", DANGER, now.length)
    attack_now = now.after.attack
    if attack_now is not None:
        blow = blow_of(board, now.after, attack_now)
        if blow is not None:
            effects.prepare(board.scene.context.ahead, blow)
        close_up.prepare(board, now.after, attack_now)


def roll_length(event: Event) -> int:
    """Milliseconds of a throw, including the time to read it."""
    facts = event.facts
    count = len(facts.get("dice") or ()) or len(facts.get("armor") or ()) + len(facts.get("evade") or ())
    return throws.throw_length(count) + READ if count else READ


def roll(board: Battlefield, now: Happening) -> None:
    _throw(board, "attack", now.facts["dice"])


def defend(board: Battlefield, now: Happening) -> None:
    made = now.after.attack
    if made is not None:
        weapon, mech = board.words.card(made.weapon), board.words.mech(made.attacker)
        answers.tell(board, now, "defend", weapon=weapon, mech=mech)
    for kind in ("armor", "evade"):
        _throw(board, kind, now.facts[kind])


def _throw(board: Battlefield, kind: DiceKind, results: list[int]) -> None:
    if results:
        board.rebuild()
        places = throws.tray_places(board, kind, len(results))
        thrown_dice.tumble(board.stage, throws.dice_of(kind, results), places, ("dice", kind))


def reroll(board: Battlefield, now: Happening) -> None:
    """Throws one die again; its price flies from the plate."""
    kind: DiceKind = now.facts["dice_kind"]
    results = _dice(now.after.attack, kind)
    if not results:
        return
    places = throws.tray_places(board, kind, len(results))
    number = now.facts["die"]
    thrown_dice.tumble(
        board.stage, throws.dice_of(kind, results), places, ("die", kind, number), again=number
    )
    symbol = now.facts["paid"]
    if symbol:
        answers.tell(board, now, symbol, left=now.facts["left"])
        sums.fly_count(board, now.facts["mech"], "−1", symbol, DANGER, now.length, back=True)
    else:
        answers.tell(board, now, "free")


def _dice(attack: Attack | None, kind: DiceKind) -> tuple[int, ...]:
    if attack is None:
        return ()
    return {"attack": attack.dice, "armor": attack.armor, "evade": attack.evade}[kind]


def strain(board: Battlefield, now: Happening) -> None:
    """Throws the dice for an unpaid delta beside the mech."""
    x, y = sums.over(board, now.facts["mech"])
    dice = throws.dice_of("attack", now.facts["dice"])
    places = throws.row(board, (x, y - board.area.unit(16)), len(dice))
    thrown_dice.tumble(board.stage, dice, places, ("dice", "strain"), rest=READ * 2)


def strain_length(event: Event) -> int:
    return roll_length(event) + READ


def result_length(event: Event) -> int:
    """Milliseconds of a result: damage follows at once, what came to nothing is left to be read."""
    return 120 if event.facts["hits"] or event.facts["crits"] else TELL


def result_lead(event: Event) -> int:
    """Milliseconds before the result: the cancelled pairs, then what is left on its way."""
    facts = event.facts
    left = FLY if facts["hits"] or facts["crits"] else 0
    pairs = int(facts["cancelled"]) * thrown_dice.PAIR + left
    return READ + max(pairs, volley.volley_length(len(_landing(facts))))


def _landing(facts: Mapping[str, Any]) -> list[Landing]:
    """How each shot lands: one a success, those that are cancelled first; else some that miss."""
    blocked: list[Landing] = ["block"] * facts["cancelled"]
    through: list[Landing] = ["hit"] * (facts["hits"] + facts["crits"])
    missed: list[Landing] = ["miss"] * _MISSES
    return blocked + through or missed


def result(board: Battlefield, now: Happening) -> None:
    """Pair by pair the dice go out; what is left leads to the shot, which lands when the event is over."""
    made: Attack | None = now.before.attack
    if made is None:
        return
    answers.clear(board)
    pairs, left = [], []
    for die, _, other in pair_dice(*(_faces(made, kind) for kind in DICE)):
        rect = board.die_place("attack", die)
        defence = board.die_place(*other) if other is not None else None
        if rect is not None and defence is not None:
            pairs.append((rect, defence))
        elif rect is not None and other is None:
            left.append(rect)
    thrown_dice.cancel(board.stage, pairs)
    lead = result_lead(now.event)
    for place, rect in enumerate(left):
        # One after the other, as the shots land: together they would lie on one another.
        last = (len(left) - 1 - place) * volley.APART
        sums.fly_loss(board, rect, made.target, FLY, max(0, lead - FLY - last))
    _volley(board, now, made, lead)
    # It opens before the shots land, so that nothing tells of the damage before it is seen.
    close_up.show(board, now, made, lead, lead + result_length(now.event), _family(made))
    hits = now.facts["hits"] + now.facts["crits"]
    if not hits:
        remarks.after_miss(board, now, lead)
        effects.prepare(board.scene.context.ahead, _at_once(board, "cancelled", (0, 0), 3))
    blow = blow_of(board, now.before, made, hits)
    if blow is None:
        return
    lands = effects.timing(blow).hit
    if hits:
        effects.play(board.stage, blow, wait=max(0.0, lead - lands), sound=board.scene.context.sound.play)
        return
    target = now.before.mechs[made.target]
    chest = _chest(board, target.cell)
    effects.play(board.stage, _at_once(board, "cancelled", chest, 3), wait=lead)


def _volley(board: Battlefield, now: Happening, made: Attack, lead: float) -> None:
    """The shots fly, so that the last lands when the result is told."""
    start, end = (now.before.mechs[number].cell for number in (made.attacker, made.target))
    if start is not None and end is not None:
        landing = _landing(now.facts)
        wait = lead - volley.volley_length(len(landing))
        pair, kind = (made.attacker, made.target), PROJECTILES.get(_family(made), Bullet)
        volley.fire(board, pair, _chest(board, start), _chest(board, end), landing, wait, kind)


def _faces(made: Attack, kind: DiceKind) -> list[str]:
    known = shipped_library().dice[kind].faces
    return [known[result - 1] for result in _dice(made, kind)]


def damage(board: Battlefield, now: Happening) -> None:
    number, lost = now.facts["mech"], now.facts["amount"]
    mech = now.before.mechs[number]
    if mech.cell is None:
        return
    if not board.stage.timeline.still:
        walks.shake(board, number, mech.cell, mech.facing)
    place = _chest(board, mech.cell)
    if not now.after.mechs[number].structure:
        effects.prepare(board.scene.context.ahead, _at_once(board, "destroyed", place, 4))
    beside = place[0], place[1] - round(walks.cell_size(board) * 0.4)
    board.stage.number(beside, f"−{lost}", board.area.unit(_NUMBER))
    remarks.after_damage(board, now)


def destroyed(board: Battlefield, now: Happening) -> None:
    """Blows the mech up and clears its cell."""
    number, mech = now.facts["mech"], now.before.mechs[now.facts["mech"]]
    if mech.cell is None:
        return
    place = _chest(board, mech.cell)
    effects.play(board.stage, _at_once(board, "destroyed", place, 4), sound=board.scene.context.sound.play)
    walks.burn_out(board, number, mech.cell, mech.facing)
    words, beside = board.words.notice("destroyed", mech=board.words.mech(number)), place[1]
    banners.banner(board, words, DANGER, now.length, beside=beside)
    remarks.after_destruction(board, now)


def crit_length(event: Event) -> int:
    return _CRIT_TURN * max(1, len(event.facts["cards"]))


def crit(board: Battlefield, now: Happening) -> None:
    """Moves the cards from the plate and turns them over, one after the other."""
    board.rebuild()
    known = now.after.crit
    if known is not None and known.attacker is not None:
        answers.tell(board, now, "crit", by=known.attacker, mech=board.words.mech(known.attacker))
    elif known is not None:
        answers.tell(board, now, "pays")
    plate = board.mech_plate(now.facts["mech"])
    for number, card in enumerate(now.facts["cards"]):
        end = board.crit_place(number)
        if end is None:
            continue
        back = board.gallery.back(end.width)
        board.stage.fly(
            back,
            pygame.Rect(plate.centerx - 10, plate.centery - 14, 20, 28),
            end,
            _CRIT_TURN,
            hides=("crit", number),
            turns_into=partial(_card, board, card, end),
            wait=number * _CRIT_TURN,
        )


def _card(board: Battlefield, card: str, place: pygame.Rect) -> pygame.Surface:
    """The picture of a card for its place: with its words where the place is high enough."""
    state: State = "full" if place.height >= full_height(place.width) * 0.98 else "compact"
    return board.gallery.card(board.face(card), place.width, state)


def _revealed(now: Happening) -> int | None:
    """The index of an event's card among the revealed cards."""
    known = now.before.crit
    cards = known.revealed if known is not None else ()
    return cards.index(now.facts["card"]) if now.facts["card"] in cards else None


def put_back(board: Battlefield, now: Happening) -> None:
    """Returns the card and spends a targeting token."""
    answers.tell(board, now, "put_back", left=now.facts["targeting"])
    place, crit_now = _revealed(now), now.before.crit
    rect = board.crit_place(place) if place is not None else None
    if rect is not None and crit_now is not None:
        image = _card(board, now.facts["card"], rect)
        end = board.mech_plate(crit_now.mech).inflate(-20, -10)
        end.width = max(10, rect.width // 4)
        board.stage.fly(image, rect, end, now.length)
    sums.fly_count(board, now.facts["mech"], "−1", "targeting", DANGER, now.length, back=True)


def deplete(board: Battlefield, now: Happening) -> None:
    """The card burns in the middle of the board, and leaves the revealed ones."""
    answers.clear(board)
    place = _revealed(now)
    rect = board.crit_place(place) if place is not None else None
    image = board.gallery.card(board.face(now.facts["card"]), board.area.unit(burning.WIDTH), "full")
    words = board.words.sentence(now.event) or ""
    burning.burn(board, image, rect, words, board.words.answer("deplete"))
    remarks.after_card(board, now)


def hold(board: Battlefield, now: Happening) -> None:
    """Why a mech does not shoot, in a flag over it."""
    words = board.words.notice("holds_fire", had_target=now.facts["had_target"])
    sums.raise_flag(board, now.facts["mech"], words, "pause", TEXT, now.length)
    remarks.after_holding(board, now)


def word(key: str, symbol: str = "") -> Any:
    """A notice in a flag over the mech."""

    def rise(board: Battlefield, now: Happening) -> None:
        sums.raise_flag(board, now.facts["mech"], board.words.notice(key), symbol, TEXT, now.length)

    return rise
