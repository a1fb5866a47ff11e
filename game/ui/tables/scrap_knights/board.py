"""The table as it is drawn: plates, benches, arena, hand and felt as controls, each in its place."""

from functools import partial

import pygame

from game.engine.events import Event
from game.engine.refusals import Pick, Picks
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.chain_preview import PREVIEWED
from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import MAX_DISTANCE
from game.rules.scrap_knights.turn import SHOWN_PHASES, Turn, turn_so_far
from game.rules.scrap_knights.view import DuelView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.floating import Rects
from game.ui.layout.nodes import Node, Themed
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Size
from game.ui.paint.effects.words import numeral
from game.ui.tables.hands.hand_card import HandCard, hand_rects, note_covered
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.hands.view import cards_in_hand
from game.ui.tables.marks import breath, draw_caption, draw_medallion, point_at
from game.ui.tables.scrap_knights.choices import Choices
from game.ui.tables.scrap_knights.drags import dragged_token, draw_target, dropped, part_of
from game.ui.tables.scrap_knights.faces import GAME, face, played_face
from game.ui.tables.scrap_knights.panels import pieces
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.scrap_knights.panels.foretold import draw_foretold, tags_place
from game.ui.tables.scrap_knights.panels.hanging import Hanging, Place
from game.ui.tables.scrap_knights.panels.hanging_hand import draw_hanging_hand
from game.ui.tables.scrap_knights.panels.hanging_sign import draw_hanging_sign
from game.ui.tables.scrap_knights.panels.previews import Previews
from game.ui.tables.scrap_knights.panels.prompt import digit_answers, has_signs
from game.ui.tables.scrap_knights.panels.tickets import ticket_art
from game.ui.tables.scrap_knights.panels.well import chain, last_round_node, open_chain
from game.ui.tables.scrap_knights.places import REVEALED, Places, blow_size, lay_out
from game.ui.tables.scrap_knights.stage import arena
from game.ui.tables.scrap_knights.stage.duel_board import DuelBoard
from game.ui.tables.scrap_knights.stage.strikes import held, moving_pose, pose_of
from game.ui.tables.scrap_knights.theme import DUEL
from game.ui.tables.table_scene import TableScene
from game.words.scrap_knights.chain_text import unspent
from game.words.scrap_knights.outcome_text import ChainOutcome
from game.words.scrap_knights.round_text import last_round
from game.words.scrap_knights.table_text import TableWords

_PASS, _LEAST_PASS, _LARGE = 32, 22, 1.75
"""Units of height of the place where one passes, below the gold button, and fewer at a large UI scale."""
_BOTH = {f"played {seat} 0" for seat in SEATS}
"""The first ACT of each side, face up."""


class Board(DuelBoard):
    """Builds the controls from the scene's view and draws everything.

    `turn` is the part of the turn that has been shown; `laid_down` are the ACTs that the viewer has locked
    in: they lie face down in the field.
    """

    farthest = MAX_DISTANCE

    def __init__(self, scene: TableScene, words: TableWords, catalogue: Catalogue) -> None:
        super().__init__(scene)
        self.words = words
        self.turn: Turn = turn_so_far(scene.view, ())
        self.laid_down: tuple[str, ...] = ()
        self.places: Places = lay_out(self.area)
        self._played: list[tuple[PlayedCard, str]] = []
        self.hanging = Hanging()
        self.previews = Previews(scene, catalogue, words)

    @property
    def view(self) -> DuelView:
        view: DuelView = self.scene.view
        return view

    def hung(self, name: str) -> Widget:
        """What hangs before the stage, by name: "plate 0", "far hand", "distance"."""
        return self.hanging.named(name)

    def arrange(self, area: Area) -> None:
        self.places = lay_out(area, self.scene.enlarged)
        self.area = Area(area.rect, self.places.frame.stage.scale)
        self.console.foot = _PASS if self.scene.enlarged < _LARGE else _LEAST_PASS
        self.console.arrange(self.places.frame.console)
        self.prepare_stage()
        self.rebuild()
        self.gallery.prepare(pieces.pictures_ahead(self.view, self.bottom, self.places), "hand")
        self.prepare_closer_looks()

    def shown_sizes(self, event: Event) -> list[Size]:
        """An ACT lies face up on the felt, and darkened when it is done."""
        if event.kind == "flip":
            width, large = self.acts(event.facts["seat"])[0].width, self.places.unit(REVEALED)
            return [(width, "full"), (width, "dim"), (large, "full")]
        return []

    def show_jobs(self, event: Event) -> list[Job]:
        """The pictures on the tickets of the chain, the words of an effect, and what a blow takes."""
        if event.kind == "damage":
            amount = event.facts["amount"]
            return [partial(numeral, f"−{amount}", self.places.unit(blow_size(amount)))] if amount else []
        words = self.words
        cards = words.cards(event) if event.kind in ("flip", "effect", "bot", "ult") else ()
        scale = self.console.scale
        jobs: list[Job] = [
            partial(ticket_art, face(card), scale, large=large) for card in cards for large in (False, True)
        ]
        return jobs

    @property
    def in_chain(self) -> bool:
        """Whether the felt shows a chain: the last round's goes when ACTs are chosen again."""
        return bool(self.turn.begun) and not self.choosing and self.view.phase != "act"

    @property
    def choosing(self) -> bool:
        """Whether the hand has the felt to itself: an ACT is chosen, or a card of the hand is asked for."""
        if self.view.phase == "act" and self.bottom not in self.turn.chosen:
            return True
        chooser = self.scene.chooser
        hand = self.view.players[self.bottom].hand or ()
        return chooser is not None and any(picks.card(card) in chooser.first_things for card in hand)

    def make_widgets(self) -> list[Widget]:
        near, far = self.bottom, opponent(self.bottom)
        shown, scale = self._shown, self.area.scale
        self._played = []
        for seat in () if self.choosing else (near, far):
            self._played += pieces.felt_widgets(shown, seat, self.acts(seat), scale)
        hand = self._hand_widgets(shown)
        self._hand = list(hand)
        placed = self._lay_hanging(shown)
        benches = [[card for (seat, _), card in self.bench.items() if seat == one] for one in (near, far)]
        felt = [card for card, _ in self._played]
        rest = [one for one in placed if not isinstance(one, BenchCard)]
        steps = [pieces.step_area(shown, self.places.medallion, scale)] if self.in_chain else []
        # What is picked lies over its neighbours.
        hand.sort(key=lambda one: one.picked)
        return [*hand, *benches[0], *felt, *benches[1], *rest, *steps]

    def _lay_hanging(self, shown: pieces.Shown) -> list[Widget]:
        """Plates and benches, the phases, the far hand and the distance."""
        scene, frame = self.scene, self.places.frame
        now = -1 if scene.sitting.outcome is not None else SHOWN_PHASES.index(self.turn.phase)
        sitters = [(scene.session.looks[seat], scene.who(seat)) for seat in SEATS]
        (left, top), wide = frame.stage.rect.topleft, frame.stage.rect.width
        room = left, top, wide, frame.rail.rect.top - top
        place = Place(room, self.area.scale, self.places.growth)
        return self.hanging.lay(shown, now, sitters, place, anew=scene.guide.active)

    @property
    def _shown(self) -> pieces.Shown:
        hidden = self.stage.hidden
        choices = Choices(self.scene)
        return pieces.Shown(self.gallery, self.words, self.view, self.turn, self.bottom, hidden, choices)

    def _hand_widgets(self, shown: pieces.Shown) -> list[HandCard]:
        """The near hand without what lies face down on the felt: which card that is only its seat knows."""
        scene, words, side = self.scene, self.words, self.view.players[self.bottom]
        chosen = self.bottom in self.turn.chosen
        known = chosen and scene.sitting.viewer == self.bottom
        hand = [card for card in cards_in_hand(side) if not (known and card in self.laid_down)]
        if chosen and not known:
            hand = hand[1:]
        unit, area = self.area.unit, self.places.hand
        asked = scene.asked is not None and scene.asked.seat == scene.sitting.viewer
        found = []
        if not self.choosing:
            scales = self.area.scale, self.places.aside_scale
            return [*pieces.resting_hand(shown, self.bottom, hand, self.aside, scales)]
        for card, rect in zip(hand, hand_rects(area, len(hand), unit(2), unit(7)), strict=True):
            widget = HandCard(self.gallery, None if card is None else face(card))
            widget.grows = widget.keeps_words = True
            widget.below = self.places.lane_top
            found.append(widget)
            if card is None:
                widget.hint = words.hint("back")
                widget.place(rect, self.area.scale)
                continue
            pieces.dress(shown, widget, self.bottom, card)
            widget.place(rect.move(0, -unit(10)) if widget.picked else rect, self.area.scale)
            widget.visible = ("hand", card) not in self.stage.hidden
            self.previews.dress(widget, card, self.bottom)
            idle = widget.tag is not None and widget.tag[1] == "nothing"
            widget.dim = (asked and not widget.pickable) or idle
        note_covered(found)
        return found

    def played_card(self, seat: Seat, card: str) -> PlayedCard | None:
        """A card that lies face up, the running one first."""
        key = face(card).key
        found = [one for one, _ in self._played if one.face is not None and one.face.key == key]
        own = [one for one in found if one.name.startswith(f"played {seat}")]
        return max(own, key=lambda one: one.running, default=None)

    @property
    def aside(self) -> pygame.Rect:
        """Where the hand lies during the chain: beside all that the other side has on the felt."""
        played, held = [card.rect for card, _ in self._played], self.view.players[self.bottom].hand_size
        return pieces.beside(self.places.aside, played, held, self.area.unit(8))

    def row_place(self, seat: Seat, card: str) -> pygame.Rect:
        """Where a ULT or BOT lies."""
        widget = self.bench.get((seat, card))
        return widget.rect if widget is not None else self.hung(f"plate {seat}").rect

    def considered(self) -> HandCard | None:
        """The card of the hand that is looked at, else the one that is picked."""
        looked = self.scene.form.looked_at
        cards = [card for card in self._hand if isinstance(card, HandCard) and card.face is not None]
        picked = [card for card in cards if card.picked]
        return next((card for card in cards if card is looked), picked[-1] if picked else None)

    def preview(self) -> Preview | None:
        """What the answer, card, BOT or token would come to that is looked at, or else picked."""
        answer = self.previews.answer()
        if answer is not None:
            return answer
        card = self.considered()
        return self.previews.of(card.name.rpartition("/")[2]) if card is not None else self.previews.extra()

    def answering(self) -> list[BenchCard]:
        """The cards of the far bench that could answer what is considered."""
        shown, far = self.preview(), opponent(self.previews.watcher)
        return [self.bench[far, bot] for bot in (shown.answers if shown is not None else ())]

    @property
    def considered_stance(self) -> tuple[str, str]:
        """Of the card that is picked: what is only looked at moves no mech."""
        shown = next((card.face for card in self._hand if card.picked), None)
        if shown is None or (found := self.preview()) is None:
            return "", ""
        name = shown.key.rpartition("/")[2]
        pose = moving_pose(pose_of(GAME, name, shown), self.view.distance, found.distances)
        return pose, held(GAME, name)

    def answers_note(self) -> str:
        asked = self.scene.asked
        if asked is not None and digit_answers(self.scene.chooser):
            return self.words.well("sign_note" if has_signs(self.scene.chooser) else "number_note")
        if asked is not None and self.numbered_bots():
            return self.words.well("bot_note")
        if asked is None or asked.kind != "act":
            return super().answers_note()
        return self.words.well("choose_note", count=len(self._hand))

    def well_heading(self) -> tuple[str, str]:
        words = self.words
        if self._chain_shown:
            return words.well("chain"), self.previews.with_choice or words.well("chain_note")
        last = self.view.round - (self.view.phase != "over")
        return words.well("last"), words.well("last_note", round=last) if last else ""

    @property
    def _chain_shown(self) -> bool:
        return self.view.phase not in ("act", "over") or (self.scene.playing and bool(self.turn.steps))

    def well(self) -> Node:
        scene, far = self.scene, opponent(self.bottom)
        foretold = self.previews.chain(self.previews.extras)
        if foretold is not None:
            warning = unspent(self.words, self.view, self.previews.watcher)
            end = self.previews.verdict(foretold)
            return Themed(open_chain(foretold, self.previews.price(), self.words, end, warning), DUEL)
        if self._chain_shown:
            return Themed(chain(ChainOutcome(self.words, self.turn.steps), self.view), DUEL)
        rows, symbol = last_round(self.words, scene.sitting.log()), scene.shows.symbol
        name = self.words.names[far]
        tree = last_round_node(rows, symbol, self.view.players[far], name, self.words, self.gallery)
        return Themed(tree, DUEL)

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        """A card face up says what was chosen for it instead of X."""
        spelled = next((spelled for widget, spelled in self._played if widget is card), "")
        return played_face(spelled) if spelled else face

    def read_in_shows(self) -> list[pygame.Rect]:
        return [*super().read_in_shows(), *(self.hung(f"plate {seat}").rect for seat in SEATS)]

    def spoken_of(self) -> list[pygame.Rect]:
        marked = [card.rect for card in self.answering()]
        if self.view.phase in PREVIEWED:
            marked += [card.rect for card, _ in self._played if card.visible]
            marked += [tags_place(self, seat, 1) for seat in SEATS] if self.previews.extras else []
        return [*(self.hung(f"plate {seat}").rect for seat in SEATS), *marked]

    def look_field(self) -> pygame.Rect | None:
        """A chain that is foretold stays in sight; a BOT or ULT is shown beside its tile."""
        beside = self.view.phase in PREVIEWED or isinstance(self.scene.form.looked_at, BenchCard)
        return self.places.frame.stage.rect if beside else None

    def watched(self) -> list[pygame.Rect]:
        """The far hand, the foretold chain, the last round; while an ACT is chosen, also where tags tell its
        price, and the floor's plates and the rail, over which a card of the hand grows.
        """
        fan = self.hung("far hand").rect
        if self.view.phase in PREVIEWED:
            return [fan, self.console.well]
        told = [fan, *self.console.heading, *self.told_rounds()]
        tags = [tags_place(self, seat) for seat in SEATS]
        return [*told, *tags, self.places.lane_strip] if self.view.phase == "act" else told

    def kept_free_by_hints(self) -> list[Rects]:
        """The lane as well: its plates say how far a card reaches. Other BOTs last."""
        asked, spoken, *others = super().kept_free_by_hints()
        return [asked, [*spoken, self.places.lane_strip], *others, self.lying(self.scene.form.told)]

    def draw(self, surface: pygame.Surface) -> None:
        scene, places, words = self.scene, self.places, self.words
        shown = self.preview()
        reach = shown.reach if shown is not None and shown.reach is not None else MAX_DISTANCE
        surface.blit(self.painted_ground(surface.get_size()), (0, 0))
        distance = self.duelists.plates
        arena.draw_lane(surface, places, distance, reach, self.left, self.stage_name)
        self.draw_standing(surface)
        self._draw_hung(surface, reach)
        if self.in_chain:
            of = words.tag("of", step=self.turn.begun, count=len(self.turn.steps))
            draw_medallion(surface, places.medallion, words.tag("step"), of)
        elif {one.name for one, _ in self._played} >= _BOTH:
            draw_medallion(surface, places.medallion, "", words.tag("versus"))
        if self._hand and not self.choosing:
            draw_caption(surface, self._hand_caption(), self.aside, round(15 * self.places.aside_scale))
        scene.form.draw(surface)
        if shown is not None:
            draw_foretold(self, surface, shown)

    def _hand_caption(self) -> str:
        """Whose the hand aside is, by name while two people watch."""
        if self.scene.sitting.viewer is not None:
            return self.words.tag("hand")
        return self.words.tag("hand_of", name=self.words.names[self.bottom].upper())

    def _draw_hung(self, surface: pygame.Surface, reach: int, over: list[pygame.Rect] | None = None) -> None:
        """The far hand and the distance; only what lies `over` a place."""
        distance, scale = self.duelists.plates, self.area.scale
        hand, sign = self.hung("far hand").rect, self.hung("distance").rect
        if over is None or hand.collidelist(over) >= 0:
            draw_hanging_hand(surface, self.gallery, hand, *pieces.far_hand(self._shown), scale)
        if over is None or sign.collidelist(over) >= 0:
            title = self.words.texts.say("signs", "distance")
            scale = self.hung("distance").scale
            draw_hanging_sign(surface, sign, scale, title, "distance", distance, reach < distance)

    def draw_hung(self, surface: pygame.Surface, over: list[pygame.Rect]) -> list[pygame.Rect]:
        """All that lies on a plate is drawn again where something of the plate is."""
        self._draw_hung(surface, MAX_DISTANCE, over)
        plates = [self.hung(f"plate {seat}").rect for seat in SEATS]
        return [plate for plate in plates if plate.collidelist(over) >= 0]

    @property
    def resting(self) -> bool:
        return super().resting and self.considered() is None and not self.previews.extras

    def covers(self) -> list[pygame.Rect]:
        names = ("distance", "far hand", *(f"plate {seat}" for seat in SEATS))
        chips = [chip.rect for seat in SEATS if (chip := self.hanging.chip(seat)) is not None]
        return [self.hung(name).rect for name in names] + chips + [card.rect for card in self.bench.values()]

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched = self.draw_fighting(surface)
        if not self.scene.playing:
            touched += self._draw_pointers(surface)
        touched += self.stage.draw(surface)
        touched += self.draw_tip(surface)
        if self.scene.dragging.moving:
            touched.append(draw_target(surface, self.places.frame.arena.rect, self.area.scale))
        touched += self.draw_closer_look(surface)
        return touched + self.scene.dragging.draw(surface)

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        return part_of(widget)

    def dragged_figure(self, place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
        return dragged_token(self.scene.form.widgets, place)

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        asked = self.scene.asked
        seat = asked.seat if asked is not None else self.bottom
        return dropped(part, place, self.places.frame.arena.rect, self._played, seat)

    def _draw_pointers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Points at what can be clicked now: the hand as a whole, each BOT, or the button that goes on."""
        if self.scene.asked is None:
            return []
        share = breath(self.stage.clock, moving=not self.scene.context.settings.reduce_motion)
        elsewhere = [card.rect for card in self.bench.values() if card.pickable]
        buttons = [one.rect for one in self.answers() if one.primary]
        # A chevron over the whole hand would seem to point at one card of those that a guide has lit.
        whole = not (self.considered() or self.scene.guide.veiled)
        hand = [card.rect for card in self._hand if card.pickable] if whole else []
        return point_at(surface, elsewhere or buttons, hand, share)
