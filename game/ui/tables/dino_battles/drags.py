"""What is dragged where no card lies: Dinosaurs into the arena, Combat Cards and figures to their targets."""

from collections.abc import Sequence

import pygame

from game.engine.refusals import Pick, Picks
from game.engine.seats import opponent
from game.rules.dino_battles.actions import Switch
from game.rules.dino_battles.picks import way
from game.ui.kit.widget import Widget
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.dino_battles.arena.arena import FightArena
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import CombatStack

ATTACK = way("attack")


def begin_drag(
    shown: Snapshot, widgets: Sequence[Widget], place: tuple[int, int]
) -> tuple[Pick, CardFace] | None:
    """What whoever is asked takes along from there, and the face of its card."""
    for widget in reversed(widgets):
        if isinstance(widget, CombatStack) and widget.rect.collidepoint(place):
            mine = widget.name.startswith(shown.name_of(shown.own_seat, ""))
            return (way(widget.card), face(widget.card)) if mine and _offers(shown, widget.card) else None
        if isinstance(widget, DinoPlace) and widget.hit(place) and widget.face is not None:
            pick = _pick_of(shown, widget) if widget.seat == shown.own_seat else None
            return None if pick is None else (pick, widget.face)
    return None


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
    if part == ATTACK:
        field = arena.half(opponent(shown.own_seat))
    return (part,) if field.collidepoint(place) else ()
