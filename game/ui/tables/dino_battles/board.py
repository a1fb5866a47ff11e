"""The table as it is drawn: two benches, the arena between them, a strip of zones, the hand at the foot."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.state import PLACES
from game.rules.dino_battles.view import FACE_DOWN, BattleView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.paint.dino.arena import arena
from game.ui.paint.dino.figures import figure
from game.ui.paint.faces import CardFace
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line
from game.ui.parts.pile import Pile
from game.ui.tables.chooser import Pick, Picks
from game.ui.tables.dino_battles.anatomy import ACTIVE, BENCH
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.panel import Panel
from game.ui.tables.dino_battles.places import Places, Side, lay_out
from game.ui.tables.fan_card import FanCard
from game.ui.tables.hand_fan import HandFan
from game.ui.tables.table_board import TableBoard

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.table import DinoScene

_CARD = 184


class Board(TableBoard["DinoScene"]):
    """Builds the controls from the scene's view and draws everything."""

    def __init__(self, scene: "DinoScene") -> None:
        super().__init__(scene)
        self.console: Panel = Panel(self)
        self.places: Places = lay_out(self.area)
        self._ground: pygame.Surface | None = None
        self.dropped = False

    @property
    def view(self) -> BattleView:
        view: BattleView = self.scene.view
        return view

    def side(self, seat: Seat) -> Side:
        """Where things of a side lie."""
        return self.places.near if seat == self.bottom else self.places.far

    def turn_shown(self) -> tuple[str, Seat | None, str]:
        """The turn, and who acts."""
        words, view = self.scene.words, self.view
        title = words.notice("turn", turn=view.turn) if view.turn else words.notice("set_up")
        seat = view.seat_to_act
        return title.upper(), seat, words.notice("acts", name=words.names[seat]) if seat is not None else ""

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = lay_out(area, self.scene.enlarged)
        self.console.lay(self.places)
        self.stage.field = self.places.arena
        self._ground = None
        self.stage.skip()
        self.rebuild()
        self.prepare_closer_looks()

    def make_widgets(self) -> list[Widget]:
        widgets: list[Widget] = [*self._hand_widgets()]
        for seat in (self.bottom, opponent(self.bottom)):
            widgets += self._dinos(seat)
            widgets += self._zones(seat)
        return widgets

    def picking(self, pick: Pick) -> Command | None:
        """What a thing does that stands for a pick; None where it cannot be picked, or put back, now."""
        chooser = self.scene.chooser
        if chooser is None or not (
            pick in chooser.things or chooser.has(pick) or pick in chooser.first_things
        ):
            return None
        return self.scene.picking(pick)

    def _dinos(self, seat: Seat) -> list[Widget]:
        near, side = seat == self.bottom, self.side(seat)
        found: list[Widget] = []
        for number, dino in enumerate(self.view.players[seat].dinos[:PLACES]):
            face = self.face(dino.card) if dino is not None and dino.card != FACE_DOWN else None
            pick = self.place_pick(seat, number)
            command = self.picking(pick) if pick is not None and self.aims(pick) else None
            widget = DinoPlace(self.gallery, face, seat, number, dino, near=near, pick=command)
            widget.name = f"{'own' if near else 'enemy'} {number}"
            widget.aimed = command is not None
            widget.focusable = dino is not None or command is not None
            widget.refusal = partial(self.scene.why_not_place, seat, number)
            widget.place(side.plate if number == 0 else side.places[number - 1], self.places.scale)
            found.append(widget)
        return found

    def place_pick(self, seat: Seat, number: int) -> Pick | None:
        """What a click on a place of a Dinosaur picks."""
        chooser = self.scene.chooser
        if chooser is None:
            return None
        if chooser.decision.kind == "place":
            card = self.scene.picked_name()
            return Pick("spot", BENCH if number else ACTIVE, card) if seat == self.bottom and card else None
        slot = "own" if seat == self.bottom else "enemy"
        of = self.scene.picked_name() or None
        return Pick(slot, number, of)

    def aims(self, pick: Pick) -> bool:
        chooser = self.scene.chooser
        return (
            chooser is not None
            and pick in chooser.things
            and (bool(chooser.given) or chooser.decision.kind == "promote")
        )

    def _zones(self, seat: Seat) -> list[Widget]:
        side, player, words = self.side(seat), self.view.players[seat], self.scene.words
        near, name = seat == self.bottom, self.scene.words.names[seat]
        area = Area(side.strip, self.places.scale).inset(6, 3)
        junk = self.face(player.junk[-1]) if player.junk else None
        look = self.scene.look_into
        own = "own" if near else "enemy"
        take = area.left if near else area.right
        piles = [
            Pile(
                self.gallery,
                "Deck",
                player.deck_size,
                None,
                look(seat, "unseen") if near and player.unseen is not None else None,
                f"{own} deck",
                words.notice("deck", name=name, count=player.deck_size),
            ),
            Pile(
                self.gallery,
                "Junk",
                len(player.junk),
                junk,
                look(seat, "junk"),
                f"{own} junk",
                words.notice("junk", name=name, count=len(player.junk)),
            ),
            Pile(
                self.gallery,
                "Comp",
                player.comp_size,
                None,
                None,
                f"{own} comp",
                words.notice("comp", name=name, count=player.comp_size),
            ),
        ]
        for pile in piles:
            pile.place(take(52, 4).rect, self.places.scale)
        items: list[Widget] = []
        cards: Sequence[str | None] = (
            player.items if player.items is not None else (None,) * player.items_size
        )
        for number, card in enumerate([*cards, *player.permanents]):
            widget = CardWidget(self.gallery, None if card is None else self.face(card), compact=False)
            down = number < player.items_size
            widget.name = f"{own} item {card or number}" if down else f"{own} permanent {card}"
            if down and card is not None and near:
                pick = Pick("item", card)
                widget.pick = self.picking(pick)
                widget.picked = self.scene.chooser is not None and self.scene.chooser.has(pick)
                widget.refusal = partial(self.scene.why_not_card, card)
            widget.place(take(44, 4).inset(0, 2).rect, self.places.scale)
            items.append(widget)
        give = area.right if near else area.left
        stacks: list[Widget] = []
        for card in reversed(COMBAT_CARDS):
            count = getattr(player.combat_deck, card)
            stack = Pile(
                self.gallery,
                "",
                count,
                self.face(card),
                None,
                f"{own} {card} stack",
                words.notice("combat_deck", name=name, card=words.card(card), count=count),
            )
            stack.place(give(48, 4).rect, self.places.scale)
            stacks.append(stack)
        return [*piles, *items, *stacks]

    @property
    def fan(self) -> HandFan:
        """Where the cards of the near hand lie."""
        width = round(_CARD * self.places.factor)
        return HandFan(self.places.hand, width, round(width * 1.06))

    def _hand_widgets(self) -> list[CardWidget]:
        scene, chooser = self.scene, self.scene.chooser
        side = self.view.players[self.bottom]
        hand: Sequence[str | None] = side.hand if side.hand is not None else (None,) * side.hand_size
        self._hand = []
        for number, card in enumerate(hand):
            widget = FanCard(self.gallery, None if card is None else self.face(card))
            if card is not None:
                pick = Pick("hand", card)
                widget.name, widget.pick = f"hand {card}", self.picking(pick)
                widget.picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
                aside = chooser is not None and bool(chooser.given) and not widget.picked
                widget.dim = chooser is not None and (aside or not widget.pickable)
                widget.refusal = partial(scene.why_not_card, card)
            widget.visible = ("hand", self.bottom, number) not in self.stage.hidden
            self._hand.append(widget)
        return self.fan.lay(self._hand)

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        slot, _, card = widget.name.partition(" ")
        if slot == "hand":
            return Pick("hand", card)
        return Pick("item", card.removeprefix("item ")) if widget.name.startswith("own item ") else None

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        self.dropped = True
        for widget in self.scene.form.widgets:
            if isinstance(widget, DinoPlace) and widget.hit(place):
                pick = self.place_pick(widget.seat, widget.number)
                if pick is not None:
                    return pick, part
        above = place[1] < self.places.lower.top
        return (part,) if above else ()

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._paint_ground(surface.get_size())
        surface.blit(self._ground, (0, 0))
        self.console.draw(surface)
        for seat in (self.bottom, opponent(self.bottom)):
            self._draw_active(surface, seat)
            self._draw_head(surface, seat)
        self.scene.form.draw(surface)

    def _paint_ground(self, size: tuple[int, int]) -> pygame.Surface:
        ground = pygame.Surface(size)
        ground.blit(box(*size, 0, "#16232e", "#0c141b", "#0d0e16", 1), (0, 0))
        ground.blit(arena(self.places.arena.size, round(12 * self.places.factor)), self.places.arena)
        for side in (self.places.near, self.places.far):
            ground.blit(
                box(*side.strip.size, round(10 * self.places.factor), "#1b2a38", "#101a24", "#0d0e16", 2),
                side.strip,
            )
        return ground

    def _draw_active(self, surface: pygame.Surface, seat: Seat) -> None:
        dino, side = self.view.players[seat].dinos[0], self.side(seat)
        if dino is not None and dino.card != FACE_DOWN:
            size = round(0.9 * self.places.factor, 3)
            image, (x, y) = figure(dino.card, "stand", size, int(seat != self.bottom), dino.upgrades)
            surface.blit(image, (side.foot[0] + x, side.foot[1] + y))

    def _draw_head(self, surface: pygame.Surface, seat: Seat) -> None:
        head, words, unit = self.side(seat).head, self.scene.words, self.places.bar.unit
        surface.blit(box(*head.size, unit(8), "#1b2a38", "#101a24", "#0d0e16", 2), head)
        draw_line(
            surface,
            words.names[seat],
            "title",
            unit(19),
            SEATS[seat],
            (head.left + unit(8), head.top + unit(18)),
            width=head.width - unit(60),
        )
        draw_line(
            surface,
            f"K.O. {self.view.players[seat].knockouts}",
            "title",
            unit(16),
            TEXT_SOFT,
            (head.right - unit(8), head.top + unit(18)),
            "right",
        )

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched = self.stage.draw_under(surface) + self.stage.draw(surface)
        touched += self.scene.dragging.draw(surface)
        return touched if self.scene.dragging.moving else touched + self.draw_closer_look(surface)

    def closer_notes(self, face: CardFace) -> Any:
        return self.scene.book.notes(face)
