"""The parts of tables on the gallery sheet: cards, what the well tells, stores and signs, in their states."""

from collections.abc import Callable

import pygame

from game.content.art import shipped_art
from game.ui.gallery.entries import Entry, Section, nothing
from game.ui.kit.widget import Widget
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.marks import draw_medallion, draw_reticle
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard, Label
from game.ui.tables.scrap_knights.panels.hanging_sign import draw_hanging_sign
from game.ui.tables.scrap_knights.panels.phase_ribbon import PhaseArrow, phase_ribbon, state_of
from game.ui.tables.scrap_knights.panels.tickets import Status, Ticket, TicketWidget
from game.ui.tables.scrap_knights.theme import DUEL
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.panels.board_card import BoardCard
from game.ui.tables.scrapbots.panels.pile import Pile
from game.ui.tables.scrapbots.panels.player_plate import Count
from game.ui.tables.scrapbots.panels.shelf import CountBoard, Price, SupplyStack
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.panels.tank import Tank

ALONE = ("",)
"""Sections whose parts have states of their own, not those of a control."""


class Drawing(Widget):
    """Something that a table draws without a control: `paint` is called with its place and scale."""

    def __init__(self, name: str, paint: Callable[[pygame.Surface, pygame.Rect, float], None]) -> None:
        super().__init__(name=name)
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        whole = surface.get_clip()
        surface.set_clip(self.rect.inflate(self.unit(8), self.unit(8)))
        self.paint(surface, self.rect, self.scale)
        surface.set_clip(whole)


def _face(palette: str, title: str) -> CardFace:
    """A card of no game, with the picture of one."""
    pictures = list(shipped_art().pictures)
    art = pictures[len(title) % len(pictures)]
    body = "Deal 3 :damage: damage. On a hit, gain 1 :energy:."
    return CardFace(f"sample/{title}", title, palette, palette, art, body, "2", "heat", (("range", "1"),))


def cards() -> Section:
    """Cards of a hand, of a bench and on a board."""
    gallery, face = Gallery(), _face("attack", "A card")

    def held(label: str, **facts: object) -> Entry:
        card = HandCard(gallery, None if label == "face down" else face, nothing)
        card.name = f"hand {label}"
        for name, value in facts.items():
            setattr(card, name, value)
        return Entry(label, card, 92, 128)

    bench = _face("bot", "A drone")
    label = Label("eye", "You are hit", "Vent 3")
    return Section(
        "Cards",
        [
            held("in hand"),
            held("picked", picked=True),
            held("dark", dim=True, pick=None),
            held("harm", tag=("HEAT 5 > 7", "warning", "")),
            held("hits", tag=("HITS FOR 3", "hit", "")),
            held("nothing", tag=("OUT OF RANGE", "nothing", ""), dim=True),
            held("face down"),
            Entry("on a bench", BenchCard(gallery, bench, label, None), 150, 52),
            Entry("usable now", BenchCard(gallery, bench, label, nothing), 150, 52),
            Entry("used", BenchCard(gallery, bench, label, None, spent="USED"), 150, 52),
            Entry("on a shelf", BoardCard(gallery, face, None), 85, 93),
            Entry("can be bought", BoardCard(gallery, face, nothing), 85, 93),
        ],
        ALONE,
    )


def told() -> Section:
    """What stands in a console's well."""
    gallery, face = Gallery(), _face("special", "A spell")

    def ticket(status: Status, *, small: bool = False) -> Entry:
        sentences = (("3 damage to Bo. HP now 4.", "good" if status == "done" else "soft"),)
        made = Ticket(0, face, "Ada", status, "+1", sentences, "tie: by chance", coin=status == "running")  # type: ignore[arg-type]
        label = "one line" if small else status
        return Entry(label, TicketWidget(made, len(label), small=small), 234, 24 if small else 70)

    recap = RecapRow(1, ("heat", 1, "Bo gains 2 heat and now has 5."), face, gallery)
    step = StepRow(gallery, 1, 1, "Attacks lane 2: 20 :damage:.", face, "", [("Lane 2", "Drone", "40 > 20")])
    return Section(
        "Told in the well",
        [
            ticket("waiting"),
            ticket("running"),
            ticket("done"),
            ticket("done", small=True),
            Entry("a sentence", recap, 234, 30),
            Entry("a step", step, 234, 82),
        ],
        ALONE,
    )


def stores() -> Section:
    """Pools, piles, prices, counters."""
    gallery, face = Gallery(), _face("resource", "A thing")
    energy, price, chip = "energy", (70, 20), (150, 20)
    short = CostChip(energy, 5, "20 :damage:", "chip short", None)
    short.short = True
    return Section(
        "Stores and prices",
        [
            Entry("empty", Tank("scrap", "Scrap", 0, "tank 1", nothing), 79, 127),
            Entry("a pool", Tank(energy, "Energy", 5, "tank 2", nothing), 79, 127),
            Entry("would gain 3", Tank(energy, "Energy", 5, "tank 3", nothing, gain=3), 79, 127),
            Entry("face down", Pile(gallery, "Deck", 12, None, nothing, "pile 1"), 76, 122),
            Entry("face up", Pile(gallery, "Discard", 4, face, nothing, "pile 2", "", ("wound", 3)), 76, 122),
            Entry("none", Pile(gallery, "Discard", 0, None, None, "pile 3"), 76, 122),
            Entry("supply", SupplyStack(gallery, 41, "supply"), 62, 93),
            Entry("counts down", CountBoard("wound", "LEFT", "of 20", 15, 20, "left"), 204, 47),
            Entry("cards", Count("card", 5, "count", nothing), 44, 22),
            Entry("affordable", Price("a", 4, 0, ""), *price),
            Entry("too dear", Price("b", 9, 5, "5 short"), *price),
            Entry("in reach of the hand", Price("c", 9, 5, "in reach", in_reach=True), *price),
            Entry("can be paid", CostChip(energy, 2, "10 :damage:", "chip 1", nothing), *chip),
            Entry("lacks some", short, *chip),
            Entry("out of use", CostChip(energy, 3, "10 :damage:", "chip 2", None, dark=True), *chip),
        ],
        ALONE,
    )


def signs() -> Section:
    """What is drawn over the arena and the felt."""

    def sign(number: int, *, red: bool) -> Drawing:
        return Drawing(
            f"sign {number}",
            lambda surface, rect, scale: draw_hanging_sign(
                surface, rect, scale, "DISTANCE", "distance", number, red
            ),
        )

    medallion = Drawing(
        "medallion", lambda surface, rect, scale: draw_medallion(surface, rect, "STEP", "2 of 4")
    )
    reticle = Drawing(
        "reticle", lambda surface, rect, scale: draw_reticle(surface, rect.center, 3, rect.width)
    )
    arrows = [
        PhaseArrow(name, name, "", state_of(number, 2), first=number == 0)
        for number, name in enumerate(("Choose", "Flip", "BOTs", "Chain"))
    ]
    ribbon = phase_ribbon("ROUND 3", arrows)
    phases = Drawing("phases", lambda surface, rect, scale: draw_tree(surface, ribbon, rect, scale, DUEL))
    return Section(
        "Signs",
        [
            Entry("phases: done, now, to come", phases, 400, 30),
            Entry("a number", sign(2, red=False), 100, 55),
            Entry("too far", sign(4, red=True), 100, 55),
            Entry("how far", medallion, 92, 92),
            Entry("a target", reticle, 74, 74),
        ],
        ALONE,
    )


TABLE_PARTS: tuple[Callable[[], Section], ...] = (cards, told, stores, signs)
