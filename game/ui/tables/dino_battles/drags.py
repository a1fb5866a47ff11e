"""What is dragged, and where it may be dropped: cards, Dinosaurs, Combat Cards, attacks and answers."""

from collections.abc import Sequence

import pygame

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.refusals import Pick, Picks
from game.engine.seats import opponent
from game.rules.dino_battles.actions import Bench, Switch
from game.rules.dino_battles.picks import way
from game.ui.kit.widget import Widget
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.dino_battles.arena.arena import FightArena
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import CombatStack

ATTACK = way("attack")


def begin_drag(
    shown: Snapshot, widgets: Sequence[Widget], place: tuple[int, int]
) -> tuple[Pick, CardFace] | None:
    """What whoever is asked takes along from there, and the face of its card."""
    for widget in reversed(widgets):
        if isinstance(widget, AnswerButton) and widget.rect.collidepoint(place):
            return _begin_answer(shown, widget)
        if isinstance(widget, CombatStack) and widget.rect.collidepoint(place):
            mine = widget.name.startswith(shown.name_of(shown.own_seat, ""))
            return (way(widget.card), face(widget.card)) if mine and _offers(shown, widget.card) else None
        if isinstance(widget, DinoPlace) and widget.hit(place) and widget.face is not None:
            pick = _pick_of(shown, widget) if widget.seat == shown.own_seat else None
            return None if pick is None else (pick, widget.face)
    return None


def part_of(name: str) -> Pick | None:
    """The card that a control of that name shows, of the hand or of the own Items.

    >>> part_of("own item nanite_gel")
    Pick(slot='item', value='nanite_gel', of=None)
    """
    for slot, before in (("hand", "hand "), ("item", "own item ")):
        if name.startswith(before):
            return Pick(slot, name.removeprefix(before))
    return None


def pick_of(button: AnswerButton) -> Pick:
    """The pick of an attack or an answer."""
    return way(button.answer, button.special)


def _begin_answer(shown: Snapshot, button: AnswerButton) -> tuple[Pick, CardFace] | None:
    """An attack or an answer with its Combat Card; a special attack with the Dinosaur that has it."""
    pick, own = pick_of(button), shown.view.players[shown.own_seat].dinos[0]
    if shown.chooser is None or pick not in shown.chooser.offers or button.answer not in COMBAT_CARDS:
        return None
    card = own.card if button.special and own is not None else button.answer
    return pick, face(card)


def _offers(shown: Snapshot, card: str) -> bool:
    return shown.chooser is not None and way(card) in shown.chooser.offers


def _pick_of(shown: Snapshot, widget: DinoPlace) -> Pick | None:
    """The active Dinosaur attacks; one of the bench steps into the arena."""
    chooser = shown.chooser
    if chooser is None:
        return None
    if not widget.number:
        return ATTACK if ATTACK in chooser.offers else None
    pick = Pick("own", widget.number)
    enters = pick in chooser.offers or Switch(widget.number) in chooser.decision.actions
    return pick if enters else None


def dropped(shown: Snapshot, arena: FightArena, part: Pick, place: tuple[int, int]) -> Picks:
    """What dropping it there picks: an attack belongs to the enemy's half, all else anywhere in the arena."""
    field: pygame.Rect = arena.places.rect
    if part.slot == "way" and part.value[0] == "attack":
        field = arena.half(opponent(shown.own_seat))
    return (part,) if field.collidepoint(place) else ()


def dropped_card(
    shown: Snapshot,
    widgets: Sequence[Widget],
    part: Pick,
    place: tuple[int, int],
    rooms: tuple[pygame.Rect, pygame.Rect],
) -> Picks:
    """What dropping a card there picks; `rooms` are the near bench and the foot of the table."""
    chooser, (bench, foot) = shown.chooser, rooms
    over = [one for one in widgets if isinstance(one, DinoPlace) and one.hit(place)]
    aims = [pick for one in over if (pick := shown.place_pick(one.seat, one.number)) is not None]
    actions = chooser.left_by((part,)) if chooser is not None else []
    if any(isinstance(action, Bench) for action in actions):
        return (part,) if bench.collidepoint(place) or over else ()
    if chooser is not None and not any(pick.slot in ("own", "enemy", "spot") for pick in chooser.things):
        # It goes to no Dinosaur: the strip of zones or anything above it is near enough.
        return (part,) if place[1] < foot.top else ()
    return tuple(aims)
