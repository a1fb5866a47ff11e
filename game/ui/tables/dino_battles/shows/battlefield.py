"""What shows of events may use of the table."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.engine.seats import Seat
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.view import BattleView
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.dino_battles.arena.arena import FightArena
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.head import SideHead
from game.ui.tables.shows.stage import Stage
from game.words.dino_battles.log_text import TableWords


class Battlefield(Protocol):
    """The stage to play on, the arena, and where things are. `dropped`: the last card was dropped by hand."""

    stage: Stage
    arena: FightArena
    gallery: Gallery
    dropped: bool

    @property
    def bottom(self) -> Seat: ...
    @property
    def view(self) -> BattleView: ...
    @property
    def asked_kind(self) -> str: ...
    @property
    def words(self) -> TableWords: ...
    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def ahead(self) -> Ahead: ...
    @property
    def hand_room(self) -> pygame.Rect: ...
    def named(self, name: str) -> Widget | None: ...
    def robot(self, seat: Seat) -> str: ...
    def head(self, seat: Seat) -> SideHead: ...
    def bench_place(self, seat: Seat, number: int) -> DinoPlace: ...
    def strip(self, seat: Seat) -> pygame.Rect: ...
    def hand_place(self, seat: Seat) -> pygame.Rect: ...
    def hand_cards(self) -> Sequence[CardWidget]: ...
