"""A board on which two mechs stand face to face: at rest they breathe, in a fight they are drawn anew."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.chain_preview import PREVIEWED
from game.rules.scrap_knights.state import OVERHEAT
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.floating import Floating, Rects
from game.ui.layout.nodes import Node
from game.ui.paint.palette import SEATS as COLORS
from game.ui.paint.scenery.stages import stage_light
from game.ui.paint.text import draw_line
from game.ui.parts.gauge import CellGauge
from game.ui.tables.books import relevant_first
from game.ui.tables.floating_board import Spot
from game.ui.tables.hands.hand_card import HandCard, keep_below
from game.ui.tables.overlays.notes import Notes, NotesPlate, notes_plate, set_notes
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights.focus import rank_stops
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.scrap_knights.panels.hanging import Hanging
from game.ui.tables.scrap_knights.stage import arena
from game.ui.tables.scrap_knights.stage.drama import after_the_fall
from game.ui.tables.scrap_knights.stage.duelists import POSES, Duelists, mechs, middle
from game.ui.tables.scrap_knights.stage.mechs import Mech, breathe, poses_of
from game.ui.tables.scrap_knights.worn import worn_in_match
from game.ui.tables.shows.breathing import breaths
from game.ui.tables.table_board import TableBoard
from game.ui.tables.table_scene import TableScene

_BROAD, _HIGH = 0.56, 0.84
"""Shares of the height of a mech's picture that the mech itself is wide and high."""
_NAME, _ABOVE = 17, 0.6
"""Units of the letters of a name at a mech's feet, and its middle above the rail in their height."""
_LARGE, _LINE = 1.3, 26
"""How much larger than the stage writing is where a hint has no room there, and units of a prompt's line."""
_SHOWN_HEAD = 34
"""Units of the heading over the ACTs that a seat has shown."""
_NOTES_TOP = -19
"""Units from the room for notes to where they are laid out: a plate leaves 20 free above it."""
_TIP_GAP = 6
"""Units around a tip in the console."""
_CHAIN, _FIRST = "scrap_knights/first_chain", 1.6
"""The note among seen tips that a chain was shown, and how much longer the first one's links last."""
_LINKS = frozenset({"effect", "damage", "miss", "block", "move", "push", "vent", "lapsed", "nothing"})


class DuelBoard(TableBoard[TableScene]):
    """Draws the place, the mechs and what fights do to them; `places` are an `Arena`."""

    farthest: int
    """The largest distance that the mechs can have."""
    hanging: Hanging
    """Plates and benches, which hang before the stage."""

    reads_recap = False
    """Whether a round has just begun: until a key is pressed no card has notes over the last round."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.duelists = Duelists()
        self.stage_name = arena.stage_of(scene.session.match.seed)
        tips = scene.context.tips if scene.context.settings.tips else None
        self._newcomer = tips is not None and _CHAIN not in tips
        self._breaths = (0, 0)
        self._standing = self._noted = False
        """Whether the mechs are part of the still picture that is seen, and of the one noted last."""
        self._words = [0, 0]
        self._ground: pygame.Surface | None = None
        self._worn_by: tuple[Seat | None, tuple[tuple[str, ...], tuple[str, ...]]] | None = None

    def prepare_stage(self) -> None:
        """The places are new: the ground is painted anew, and all poses before they are needed."""
        self.stage.field = self.places.frame.arena.rect
        self._ground = None
        self.stage.skip()
        poses = poses_of(self.mechs, POSES, "reel")
        far = self.farthest
        lane = partial(arena.painted_lane, self.places, reach=far, name=self.stage_name)
        lanes = [
            partial(lane, distance=distance, left=seat)
            for seat in (self.left, opponent(self.left))
            for distance in range(far + 1)
        ]
        self.scene.context.ahead.prepare("poses", [*poses, *lanes])

    def acts(self, seat: Seat) -> tuple[pygame.Rect, ...]:
        """Where the ACTs of a player lie on the felt."""
        acts: tuple[pygame.Rect, ...] = self.places.near if seat == self.bottom else self.places.far
        return acts

    def rebuild(self) -> None:
        super().rebuild()
        keep_below(self._hand, [card.rect for card in self.bench.values()])
        chooser = self.scene.chooser
        questioned = chooser is not None and chooser.question is not None
        rank_stops(self.scene.form.widgets, self.console.answers, questioned=questioned)
        if not self.scene.playing:
            self.settle()

    def paced(self, events: Sequence[Event], schedule: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The drama ends with the blow that fells a mech; a newcomer's first chain takes its time."""
        paced = after_the_fall([side.hp for side in self.scene.view.players], events, schedule)
        if not self.first_chain:
            return paced
        longer = [_FIRST if event.kind in _LINKS else 1 for event in events]
        tips = self.scene.context.tips
        if tips is not None and any(event.kind == "effect" for event in events):
            tips.add(_CHAIN)
        return [(lead, round(by * length)) for by, (lead, length) in zip(longer, paced, strict=True)]

    @property
    def first_chain(self) -> bool:
        """Whether it is round 1 of somebody's first match: each link is told in words."""
        return self._newcomer and self.scene.view.round == 1 and not self.scene.guide.active

    def settle(self) -> None:
        sides = self.scene.view.players
        still = self.scene.context.settings.reduce_motion
        heat, down = [side.heat for side in sides], [side.hp == 0 for side in sides]
        if self.scene.view.phase == "over" and not any(down):
            # Whoever overheated stays down as well.
            down = [side.heat >= OVERHEAT for side in sides]
        crossings = sum(bool(event.facts.get("crossed")) for event in self.scene.sitting.log())
        self.duelists.rest(self.scene.view.distance, heat, down, still=still, swapped=crossings % 2 == 1)

    @property
    def left(self) -> Seat:
        """Whose mech stands at the left."""
        return opponent(self.bottom) if self.duelists.swapped else self.bottom

    def gauge(self, name: str, seat: Seat) -> CellGauge:
        """The HP or the heat of a side, as it is shown."""
        gauge = self.scene.form.named(f"{name} {seat}")
        assert isinstance(gauge, CellGauge)
        return gauge

    @property
    def mechs(self) -> tuple[Mech, Mech]:
        looks, light = self.scene.session.looks, stage_light(self.stage_name)
        considered = ("", "") if self.scene.playing else self.considered_stance
        return mechs(self.places, self.duelists, self.bottom, looks, light, considered, self._worn())

    def _worn(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The colours of built mechs, worked out anew for another viewer."""
        viewer, persons = self.scene.sitting.viewer, self.scene.sitting.persons
        if self._worn_by is None or self._worn_by[0] != viewer:
            options = self.scene.session.match.options
            self._worn_by = viewer, worn_in_match(options, viewer, watched=not persons)
        return self._worn_by[1]

    @property
    def considered_stance(self) -> tuple[str, str]:
        """Pose and weapon of the card that is looked at or picked; none where the mech only waits."""
        return "", ""

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """ "mech 0": where the mech of a seat stands."""
        if word != "mech" or rest not in ("0", "1"):
            return []
        tall = self.places.tall
        rect = pygame.Rect(0, 0, round(tall * _BROAD), round(tall * _HIGH))
        rect.midbottom = middle(self.places, self.duelists, int(rest), self.bottom), self.places.feet
        return [Spot(rect, round=True)]

    def draw_mechs(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Whoever strikes in front, else the near one."""
        front = self.bottom if self.duelists.front is None else self.duelists.front
        pair, order = self.mechs, (opponent(front), front)
        return [rect for seat in order for rect in pair[seat].draw(surface, self._breaths[seat])]

    def draw_standing(self, surface: pygame.Surface) -> None:
        """The mechs in the still picture; in a fight they are drawn over it, unless a menu lies before it."""
        self._noted = not self.scene.playing or self.scene.context.navigator.top is not self.scene
        if self._noted:
            self.draw_mechs(surface)
            if self.duelists.swapped:
                self._draw_names(surface)

    def _draw_names(self, surface: pygame.Surface) -> None:
        """Whose mech each is, below its feet: each stands below the other's plate."""
        size, bottom = round(_NAME * self.places.frame.stage.scale), self.places.frame.rail.rect.top
        for seat in SEATS:
            place = middle(self.places, self.duelists, seat, self.bottom), bottom - round(_ABOVE * size)
            name = self.scene.session.names[seat]
            draw_line(surface, name, "title", size, COLORS[seat], place, "center", max(2, size // 6))

    def better_seen(self) -> list[pygame.Rect]:
        figures = (mech.figure() for mech in self.mechs)
        ults = [
            card.rect
            for (seat, name), card in self.bench.items()
            if name == self.scene.view.players[seat].ult
        ]
        return [*self.console.heading, *ults, *(image.get_rect(topleft=corner) for image, corner in figures)]

    @property
    def bench(self) -> dict[tuple[Seat, str], BenchCard]:
        """The ULT and the BOTs of each side."""
        return self.hanging.bench

    def numbered_bots(self) -> list[BenchCard]:
        """The BOTs with a digit on them, in its order."""
        cards = sorted(self.bench.values(), key=lambda card: card.key_name)
        return [card for card in cards if card.key_name]

    def lying(self, looked: Widget | None) -> list[pygame.Rect]:
        """Where the BOTs, ULTs and cards of the near hand lie, but for what is looked at."""
        return [card.rect for card in (*self.bench.values(), *self._hand) if card is not looked]

    def keep_free(self, looked: Widget | None = None) -> list[Rects]:
        """The look of a BOT or ULT lies beside it, over the mech there rather than over other BOTs."""
        *kinds, seen = super().keep_free(looked)
        if isinstance(looked, BenchCard):
            near = self.left if looked.owned[0] == self.bottom else opponent(self.left)
            image, corner = self.mechs[opponent(near)].figure()
            seen = [image.get_rect(topleft=corner), *self.lying(looked)]
        return [*kinds, seen]

    @property
    def hint_field(self) -> pygame.Rect | None:
        """At a large UI scale the console, as elsewhere it would cover HP, heat and distance."""
        field = self.spare_room if self.places.growth > _LARGE else None
        if field is not None:
            # The prompt takes a line more for a card that is looked at.
            field.height -= round(_LINE * self.places.frame.console.scale)
        return field

    def painted(self) -> None:
        super().painted()
        self._standing = self._noted

    def draw_fighting(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The mechs while the still picture is without them: it may be painted later than a show ends."""
        return [] if self._standing else self.draw_fight(surface)

    def painted_ground(self, size: tuple[int, int]) -> pygame.Surface:
        """All that never changes while the window keeps its size."""
        if self._ground is None or self._ground.get_size() != size:
            self._ground = pygame.Surface(size)
            arena.draw_ground(self._ground, self.places, self.stage_name)
        return self._ground

    def covers(self) -> list[pygame.Rect]:
        """What lies over the mechs."""
        return []

    def figures(self) -> list[pygame.Rect]:
        return [image.get_rect(topleft=corner) for image, corner in (one.figure() for one in self.mechs)]

    def draw_hung(self, surface: pygame.Surface, over: list[pygame.Rect]) -> list[pygame.Rect]:
        """Draws again what hangs before the mechs and lies over some places; returns where."""
        return []

    @property
    def resting(self) -> bool:
        """Whether the mechs may breathe now."""
        calm = self._standing and not self.scene.playing
        return calm and not self.scene.context.settings.reduce_motion

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Both mechs breathe while a choice is awaited; what lies over them stays as it is."""
        before = self._breaths
        if self.resting:
            self._breaths = breaths(self.stage.clock, self.places.tall)
        if before == self._breaths:
            return []
        moved = [mech for mech in self.mechs if before[mech.seat] != self._breaths[mech.seat]]
        ground = self.painted_ground(surface.get_size())
        return breathe(surface, ground, self.draw_mechs, moved, self.covers())

    def draw_fight(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The mechs and what lies under them; then what is before them once more."""
        frame, clip = self.places.frame, surface.get_clip()
        field = frame.arena.rect.copy()
        field.height -= frame.rail.rect.height
        surface.set_clip(field.clip(clip))
        touched = [*self.stage.draw_under(surface), *self.draw_mechs(surface)]
        self.draw_again(surface, field, touched + self.draw_hung(surface, touched))
        surface.set_clip(clip)
        return [rect.clip(field) for rect in touched]

    def next_word(self, seat: Seat) -> int:
        """How many words have risen beside a seat's mech since its last effect."""
        self._words[seat] += 1
        return self._words[seat] - 1

    def first_word(self) -> None:
        """An effect begins: its words rise from the first place on."""
        self._words = [0, 0]

    def beside_guide(self) -> Node | None:
        """A chain that lies open: a lesson about BOTs asks what it would come to."""
        scene = self.scene
        return self.well() if scene.view.phase in PREVIEWED and not scene.playing else None

    @property
    def tip_row(self) -> pygame.Rect | None:
        """The largest free part of the console's well, where a whole tip has room in it.

        A chain that can still be changed grows with what is looked at, and keeps its room.
        """
        scale, note, free = self.console.scale, self.tip_note, self.console.free_part
        free = free.inflate(-2 * round(_TIP_GAP * scale), -2 * round(_TIP_GAP * scale))
        if note is None or self.scene.view.phase in PREVIEWED:
            return None
        was_folded, high = note.folded, note.height_in(free.width, scale, folded=False)
        note.folded = was_folded
        return pygame.Rect(free.left, free.bottom - high, free.width, high) if high <= free.height else None

    def told_rounds(self) -> list[pygame.Rect]:
        """Where the sentences of the last round stand: its pane where they scroll."""
        shown = [one for one in self.console.host.leaves if one.visible]
        panes = [one.rect for one in shown if one.name == "recap"]
        return panes or [one.rect for one in shown if isinstance(one, RecapRow)]

    def shows_look(self, card: CardWidget) -> bool:
        """Not for a card of the hand, which grows where it lies."""
        return not (isinstance(card, HandCard) and card.grows)

    def _grown(self) -> HandCard | None:
        """The card of the hand that is looked at; its notes lie over the well."""
        card = self.scene.form.looked_at
        if self.reads_recap:
            return None
        grown = isinstance(card, HandCard) and card.face is not None and card.grows
        return card if grown and not self.scene.playing and isinstance(card, HandCard) else None

    def _notes(self, card: HandCard) -> NotesPlate:
        """What the keywords of a grown card mean: over the ACTs that the other seat has shown, else over the
        last round, or where a tip leaves room.

        It hides the heading and every sentence of a round: half of them would only be in the way.
        """
        assert card.face is not None
        if card.picked and self.scene.guide.active:
            # The hints of a lesson stay in sight once a card is picked: it was read before.
            return NotesPlate(None, pygame.Rect(0, 0, 0, 0))
        well, window = self.console.well, pygame.Rect((0, 0), self.scene.size)
        shown = [one for one in self.scene.form.widgets if one.visible]
        inside = [one for one in shown if not one.in_background and well.contains(one.rect)]
        rows = [one.rect for one in inside]
        sentences = [one.rect for one in inside if isinstance(one, RecapRow)]
        # Rows that scroll reach beyond their pane, which alone is seen.
        panes = [one.rect for one in shown if one.name == "recap"]
        if panes or sentences:
            sentences = panes or [sentences[0].unionall(sentences[1:])]
            rows = [*(one.rect for one in inside if not isinstance(one, RecapRow)), *sentences]
        if (room := self.spare_room) is not None:
            top = room.top + round(_NOTES_TOP * self.look_scale)
            well = pygame.Rect(well.left, top, well.width, well.bottom - top)
        told = f"{card.tag[0]} {card.tag[2]}" if card.tag is not None else ""
        notes = relevant_first(self.scene.book.notes(card.face), told)
        cards = [one.rect for one in inside if one.name.startswith("shown ")]
        if cards and (below := self._notes_below(notes, cards[0].unionall(cards[1:]))) is not None:
            return below
        hidden = [*self.console.heading, *sentences]
        tip = self.tip_note.rect if self.tip_note is not None else None
        free = [
            [one for one in kind if one == tip or one.collidelist(hidden) < 0]
            for kind in self.keep_free(card)
        ]
        keep = [[card.enlarged, *(one.rect for one in self.bench.values())], *free]
        return notes_plate(notes, well, self.look_scale, rows, keep, window)

    def _notes_below(self, notes: Notes, cards: pygame.Rect) -> NotesPlate | None:
        """Notes over the shown ACTs and their heading, so that the last round stays in sight; None without
        room.
        """
        well, high = self.console.well, round(_SHOWN_HEAD * self.console.scale)
        place = pygame.Rect(well.left, cards.top - high, well.width, cards.height + high)
        tip = self.tip_note
        free = tip is None or not place.colliderect(tip.rect)
        setting = set_notes(notes, self.look_scale, *place.size) if notes and free else None
        return NotesPlate(setting, place) if setting is not None else None

    def floats(self) -> list[Floating]:
        card = self._grown()
        notes = [] if card is None else [Floating("notes", self._notes(card).rect, (card.enlarged,))]
        return [*super().floats(), *(one for one in notes if one.rect)]

    def draw_closer_look(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._standing:
            # The still picture under it is that of a show which has just ended.
            return []
        card = self._grown()
        if card is None:
            return super().draw_closer_look(surface)
        notes = self._notes(card).draw(surface)
        grown = card.draw_enlarged(surface, self.places.frame.stage.rect)
        over = card.enlarged.clamp(self.places.frame.stage.rect).inflate(2 * card.unit(4), 0)
        others = [one for one in self._hand if isinstance(one, HandCard) and one is not card]
        return [notes, grown, *(rect for one in others for rect in one.draw_beside(surface, over))]
