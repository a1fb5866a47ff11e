"""Closer looks at this table: where they lie, and a Dinosaur in play as it is now."""

from collections.abc import Sequence
from typing import Any

import pygame
from msgspec import structs

from game.content.dino_battles.statuses import Poison, Wound
from game.content.dino_battles.verbs import DestroyPermanent, DestroyUpgrade, Jam, Lure
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.view import DinoView
from game.ui.kit.card import CardWidget
from game.ui.kit.toast import FOOT
from game.ui.kit.widget import Widget
from game.ui.paint.cards.faces import CardFace, DinosaurFace
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.zones import ItemCard

_HARMFUL = (DestroyUpgrade, DestroyPermanent, Poison, Wound, Lure, Jam)
"""The deeds that are aimed at the enemy's side."""
_HINT, _APART = 300, 8
"""Units: how wide a hint is, and how far a sentence lies above a card that is asked about."""


def look_field(board: Any) -> pygame.Rect:
    """A Dinosaur of a bench, and the enemy that fights, are looked at on their own side; a card of the hand
    over the enemy's bench unless it is for the enemy, and all else over the own bench: no Dinosaur that
    fights is covered, and none that the card is for.

    Where a guide stands at the enemy's bench, a card of the hand lies beside the own one: that is what it is
    aimed at.
    """
    looked, places, arena = board.scene.form.looked_at, board.places, board.arena
    bottom: Seat = board.bottom
    if isinstance(looked, DinoPlace) and (looked.number or looked.seat != bottom):
        bench = places["near bench" if looked.seat == bottom else "far bench"]
        return pygame.Rect(bench.union(arena.half(looked.seat)))
    if isinstance(looked, CardWidget) and looked.name.startswith("hand ") and not _harms(board, looked):
        if board.scene.guide.active and board.view.phase != "placement":
            return pygame.Rect(arena.half(bottom))
        bench, plate = places["far bench"], arena.plate(opponent(bottom))
        return pygame.Rect(plate.right, bench.top, bench.right - plate.right, bench.height)
    bench, plate = places["near bench"], arena.plate(bottom)
    return pygame.Rect(0, bench.top, plate.left, bench.height)


def _harms(board: Any, looked: CardWidget) -> bool:
    """Whether a card of the hand is aimed at the enemy's side."""
    facts = board.catalogue.played.get(looked.name.removeprefix("hand "))
    return facts is not None and isinstance(facts.aim, _HARMFUL) and not board.scene.guide.active


def hint_field(board: Any) -> pygame.Rect:
    """A hint lies over the enemy's bench and that half of the arena, below the plates: never on the hand and
    on answers.
    """
    arena, bench, strip = board.places["arena"], board.places["far bench"], board.places["far strip"]
    wide = min(bench.right - arena.centerx, round(_HINT * board.scene.scale))
    top = board.arena.places.tabs
    return pygame.Rect(bench.right - wide, top, wide, strip.bottom - top)


def figures(board: Any) -> list[pygame.Rect]:
    """Both Dinosaurs that fight."""
    pair = board.arena.figures
    return [pair.box(seat) for seat in SEATS if pair.pair[seat].card]


def beat_place(board: Any) -> tuple[int, int]:
    """Between both Combat Decks, below the arena with its faces."""
    return board.places["arena"].centerx, board.places["near strip"].centery


def folded_tip_rooms(board: Any, widgets: Sequence[Widget]) -> list[pygame.Rect]:
    """A tip that is a line alone lies on free places for Items, between the piles and the Combat Deck, or on
    the sand before both Dinosaurs: elsewhere it would lie half on an edge.
    """
    named = {one.name: one for one in widgets if one.visible}
    rooms = []
    for side in ("own", "enemy"):
        # Items lie beside the piles.
        outer = [named.get(f"{side} comp"), *(one for one in named.values() if _lies(one, side))]
        piles = [one.rect for one in outer if one is not None]
        inner = named.get(f"{side} {'attack' if side == 'own' else 'defend'} stack")
        if inner is None or not piles:
            continue
        left, right = max(one.right for one in piles), inner.rect.left
        if side == "enemy":
            left, right = inner.rect.right, min(one.left for one in piles)
        rooms.append(pygame.Rect(left, inner.rect.top, max(0, right - left), inner.rect.height))
    sand, feet = board.places["arena"], board.arena.places.feet
    if board.arena.sum is None and not board.arena.places.combat:
        rooms.append(pygame.Rect(sand.left, feet, sand.width, sand.bottom - feet))
    return rooms


def _lies(widget: Widget, side: str) -> bool:
    """Whether it is an Item of a side."""
    return isinstance(widget, ItemCard) and not widget.free and widget.name.startswith(f"{side} ")


def notice_field(board: Any, scale: float) -> pygame.Rect:
    """Sentences lie on the sand of the arena, beside where a card of the hand is looked at, and above the
    card that somebody is asked to answer.
    """
    field, left = board.arena.above_the_sums(round(FOOT * scale)), board.arena.plate(board.bottom).left
    field.width, field.left = board.arena.plate(opponent(board.bottom)).right - left, left
    for place in board.asked_about:
        field.height = min(field.bottom, place.top + round((FOOT - _APART) * scale)) - field.top
    return pygame.Rect(field)


def present_face(card: CardWidget, shown: CardFace) -> CardFace:
    """The card of a Dinosaur in play with the HP and the figures that it has now."""
    dino = card.dino if isinstance(card, DinoPlace) else None
    if dino is None or not isinstance(shown, DinosaurFace):
        return shown
    plates = [(icon, str(_figure(dino, icon)), word) for icon, _, word in shown.plates]
    return structs.replace(shown, corner=str(dino.hp), plates=tuple(plates))


def _figure(dino: DinoView, icon: str) -> int:
    figures = {"atk": dino.atk, "eva": dino.eva, "def": dino.defence, "retreat": dino.retreat}
    return figures[icon]
