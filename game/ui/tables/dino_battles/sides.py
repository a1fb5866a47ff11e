"""Panels of either side: its bench with a head, the plate of its active Dinosaur, its strip of zones."""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from functools import partial

import pygame

from game.content.dino_battles.cards import COMBAT_CARDS
from game.content.dino_battles.statuses import STATUSES, count_of
from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.dino_battles.state import ITEM_PLACES, PLACES
from game.rules.dino_battles.toll import toll
from game.rules.dino_battles.view import FACE_DOWN, DinoView, SeatView
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate, Tab
from game.ui.tables.dino_battles.arena.slips import UpgradeSlip, slip_of
from game.ui.tables.dino_battles.bench import STATS, DinoPlace
from game.ui.tables.dino_battles.faces import CHANGES, COMBAT_ICONS, face
from game.ui.tables.dino_battles.head import INITIATIVE, SideHead
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import BACK, CombatStack, ItemCard, ZonePile
from game.words.dino_battles.fight_text import fight

_FREE = 0.4
"""How high a free place is where height is scarce, to one with a Dinosaur."""


def bench(
    shown: Snapshot, gallery: Gallery, seat: Seat, hidden: Container[Hashable], head: float = 1.0
) -> Node:
    """The head of a side and its three places; what is `hidden` is on its way there.

    `head` is the share of its usual height that the head has.
    """
    places = [_place(shown, gallery, seat, number, hidden) for number in range(1, PLACES)]
    # At larger UI scales height is scarce: free places leave it to those with a Dinosaur.
    free = 1.0 if head == 1 else _FREE
    rows = [Part(place, share=1 if place.dino is not None else free) for place in places]
    above = _head(shown, seat, hidden)
    above.share = head
    return Column(Part(above, height=184 / 3 * head), *rows, gap=16 / 3 * head)


def _head(shown: Snapshot, seat: Seat, hidden: Container[Hashable]) -> SideHead:
    say, name, count = shown.words.notice, shown.words.names[seat], shown.view.players[seat].knockouts
    role = shown.roles[seat] or (say("you") if seat == shown.viewer else "")
    first, needed = shown.view.initiative == seat, shown.view.to_win
    arrived = first and INITIATIVE not in hidden
    label = say("knockouts_label", count=count, needed=needed)
    head = SideHead(seat, name, role, label, (count, needed), first=arrived)
    head.robot = shown.robots[seat]
    says = [say("knockouts", name=name, count=count, needed=needed)]
    if seat != shown.bottom:
        head.cards = shown.view.players[seat].hand_size
        says.append(say("hand_size", name=name, count=head.cards))
    head.hint = "\n".join([*says, *([say("initiative")] if first else [])])
    return head


def _place(
    shown: Snapshot, gallery: Gallery, seat: Seat, number: int, hidden: Container[Hashable]
) -> DinoPlace:
    dino = shown.view.players[seat].dinos[number]
    known = dino is not None and dino.card != FACE_DOWN
    card = face(dino.card) if dino is not None and known else None
    pick = shown.place_command(seat, number)
    place = DinoPlace(gallery, card, seat, number, dino, near=seat == shown.bottom, pick=pick)
    place.free_words = shown.words.notice("free_place")
    place.hidden = ("dino", seat, number) in hidden
    if dino is not None and known:
        place.printed = shown.catalogue.library.dinosaurs[dino.card]
        place.slips = tuple([slip_of(face(upgrade)) for upgrade in dino.upgrades])
    return _explained(place, shown)


def _explained(place: DinoPlace, shown: Snapshot) -> DinoPlace:
    """Gives a place its name, its hint and its refusal."""
    seat, number, dino = place.seat, place.number, place.dino
    place.name, place.back = shown.name_of(seat, number), BACK
    place.focusable = dino is not None or place.pickable
    place.refusal = partial(shown.why_not_place, seat, number)
    if dino is not None:
        place.hint = dino_hint(shown, seat, dino, active=not number)
    return place


def dino_hint(shown: Snapshot, seat: Seat, dino: DinoView, *, active: bool) -> str:
    """What is not read beside it, a line each: figures that are not the printed ones with these, Upgrades,
    permanent Items that change an `active` one, marks. The plate of that one has its figures.
    """
    words = shown.words
    if dino.card == FACE_DOWN:
        return words.notice("face_down")
    card = shown.catalogue.library.dinosaurs[dino.card]
    changed = [
        words.notice("changed_figure", icon=icon, now=getattr(dino, field), printed=getattr(card, field))
        for icon, field in (*(() if active else (("hp", "hp"), *STATS)), ("retreat", "retreat"))
        if getattr(dino, field) != getattr(card, field)
    ]
    lines = ["  ".join(changed)] if changed else []
    worn = [*dino.upgrades, *(_changing(shown, seat) if active else ())]
    lines += [words.notice("upgrade", card=words.card(one), text=face(one).body) for one in worn]
    lines += [words.notice("boost", card=words.card(card), text=face(card).body) for card in dino.boosts]
    return "\n".join([*lines, *mark_lines(shown, dino)])


def _changing(shown: Snapshot, seat: Seat) -> list[str]:
    """The permanent Items of a side that change figures of its active Dinosaur."""
    played = shown.catalogue.library.items
    return [
        card
        for card in shown.view.players[seat].permanents
        if any(isinstance(step.verb, CHANGES) for step in played[card].permanent)
    ]


def mark_lines(shown: Snapshot, dino: DinoView) -> list[str]:
    """What the marks of a Dinosaur mean."""
    say, found = shown.words.notice, []
    for status in STATUSES:
        if count := count_of(dino, status):
            found.append(shown.words.condition(status, count))
    if dino.paralyzed and dino.paralyzed_rounds:
        found.append(say("paralyzed_rounds", rounds=dino.paralyzed_rounds))
    elif dino.paralyzed:
        found.append(say("paralyzed"))
    if dino.spiked:
        found.append(say("spiked", hp=dino.spiked))
    if dino.camouflaged:
        found.append(say("camouflaged"))
    return found


def active_plate(
    shown: Snapshot,
    gallery: Gallery,
    seat: Seat,
    figure: pygame.Rect,
    running: tuple[Mapping[Seat, float], Mapping[Seat, float]],
    loss_comes: Callable[[Seat], bool],
) -> Node:
    """The plate of a side's active Dinosaur, with what it does in the exchange below it.

    A click on the `figure` counts as one on the plate; `running` has the HP by seat that run in a show
    and up to where what was lost is seen, `loss_comes` whether a seat is seen to lose HP next.
    """
    view, texts, near = shown.view, shown.words.texts, seat == shown.bottom
    dino = view.players[seat].dinos[0]
    known = dino is not None and dino.card != FACE_DOWN
    card = shown.catalogue.library.dinosaurs[dino.card] if dino is not None and known else None
    own, pick = face(card.id) if card is not None else None, shown.place_command(seat, 0)
    plate = DinoPlate(gallery, own, seat, dino, card, near=near, pick=pick)
    plate.free_words = shown.words.notice("active_place" if dino is None else "face_down_word")
    (plate.running, plate.lost), plate.figure = running, figure
    role = bonus = ""
    if view.exchange is not None:
        role = fight(texts, "attacking" if view.exchange.mover == seat else "answering")
    if view.players[seat].bonus:
        bonus = fight(texts, "next_attack", amount=view.players[seat].bonus)
    tab = Tab(shown.name_of(seat, "tab"), seat, role, bonus, near=near)
    tab.loss, tab.comes = _lost(shown, seat), partial(loss_comes, seat)
    below = Part(tab, height=64 / 3) if role or bonus else Space(height=64 / 3)
    return Column(Part(_explained(plate, shown), grow=1), below)


def _lost(shown: Snapshot, seat: Seat) -> str:
    """What the active Dinosaur loses by dice that are thrown."""
    exchange, window = shown.view.exchange, shown.view.question
    due = exchange is not None and bool(exchange.dice[exchange.mover])
    # A later window comes after the blow.
    due = due and (window is None or window.kind == "dice")
    cost = toll(shown.preview, shown.view) if due else None
    if cost is None or not cost.lost(seat):
        return ""
    return fight(shown.words.texts, "loses_all" if cost.out[seat] else "loses", hp=round(cost.lost(seat)))


def upgrade_slips(shown: Snapshot, seat: Seat) -> Node:
    """A slip for each Upgrade of the active Dinosaur, from above downwards."""
    dino, words = shown.view.players[seat].dinos[0], shown.words
    slips = []
    for card in dino.upgrades if dino is not None else ():
        slip = UpgradeSlip(face(card))
        slip.name = shown.name_of(seat, f"upgrade {card}")
        slip.hint = words.notice("upgrade", card=words.card(card), text=face(card).body)
        slips.append(Part(slip, height=(8, 22)))
    return Column(*slips, gap=2)


def strip(shown: Snapshot, gallery: Gallery, seat: Seat, cards: float = 1.0) -> Node:
    """From the outer edge: deck, Junk, Comp Cards, Items; next to the middle the Combat Deck.

    `cards` is the share of their usual size that cards have beside large words.
    """
    player = shown.view.players[seat]
    zones, fight, places = (
        _piles(shown, gallery, seat, player),
        _stacks(shown, seat, player),
        _items(shown, gallery, seat, player),
    )
    for one in (*zones, *fight, *places):
        one.size = cards
    piles = [Part(pile, width=50 * cards) for pile in zones]
    stacks = [Part(stack, width=56 * cards) for stack in fight]
    count = shown.words.notice("items_label", count=player.items_size + len(player.permanents))
    near = seat == shown.bottom
    row = [Part(item, width=42 * cards) for item in (places if near else places[::-1])]
    label = Text(count, "zone", name=shown.name_of(seat, "items label"), anchor="center", height=16)
    items = Column(Row(*row, gap=4 * cards, height=52 * cards), label)
    outer: list[Node] = [*piles, Space(width=10 * cards), items, Space(grow=1)]
    parts = [*outer, *stacks] if near else [*stacks, *outer[::-1]]
    return Box(Row(*parts, gap=4 * cards), pad=(6 * cards, 1))


SCARCE = 5
"""Cards of a deck from which on its end is near: a turn takes up to so many."""


def _piles(shown: Snapshot, gallery: Gallery, seat: Seat, player: SeatView) -> list[ZonePile]:
    say, name, called = shown.words.notice, shown.words.names[seat], partial(shown.name_of, seat)
    junk = face(player.junk[-1]) if player.junk else None
    own = player.unseen is not None and seat == shown.bottom
    look = shown.do.look_into(seat, "unseen") if own else None
    deck = ZonePile(gallery, say("deck_label"), player.deck_size, None, called("deck"), look)
    deck.hint = say("deck", name=name, count=player.deck_size)
    if own:
        deck.hint = say("deck_own", count=player.deck_size)
    deck.scarce = player.deck_size <= SCARCE
    if deck.scarce:
        deck.hint += " " + say("deck_scarce")
    look = shown.do.look_into(seat, "junk")
    pile = ZonePile(gallery, say("junk_label"), len(player.junk), junk, called("junk"), look)
    pile.hint = say("junk", name=name, count=len(player.junk))
    comp = ZonePile(gallery, say("comp_label"), player.comp_size, None, called("comp"), None)
    comp.hint = say("comp", name=name, count=player.comp_size)
    return [deck, pile, comp]


def _items(shown: Snapshot, gallery: Gallery, seat: Seat, player: SeatView) -> list[ItemCard]:
    """Items face down, then permanent ones, then free places."""
    say, name, called = shown.words.notice, shown.words.names[seat], partial(shown.name_of, seat)
    down: Sequence[str | None] = player.items if player.items is not None else (None,) * player.items_size
    found: list[ItemCard] = []
    for number, card in enumerate(down):
        item = ItemCard(gallery, face(card) if card is not None else None)
        item.name = called(f"item {card or number}")
        if card is not None and seat == shown.bottom:
            pick = Pick("item", card)
            item.pick = shown.picking(pick)
            item.picked = shown.chooser is not None and shown.chooser.has(pick)
            item.refusal = partial(shown.do.why_not, pick)
        else:
            item.hint = say("items", name=name, count=player.items_size)
        found.append(item)
    for card in player.permanents:
        item = ItemCard(gallery, face(card), works=True)
        item.name, item.hint = called(f"permanent {card}"), say("permanent", name=name)
        found.append(item)
    while len(found) < ITEM_PLACES:
        item = ItemCard(gallery, None, free=True)
        item.name, item.hint = called(f"free item place {len(found)}"), say("free_item")
        found.append(item)
    return found


def _stacks(shown: Snapshot, seat: Seat, player: SeatView) -> list[CombatStack]:
    found = []
    for card in COMBAT_CARDS:
        count = getattr(player.combat_deck, card)
        facts = {"name": shown.words.names[seat], "card": shown.words.card(card), "count": count}
        hint = shown.words.notice("combat_deck", **facts)
        found.append(CombatStack(card, COMBAT_ICONS[card], count, shown.name_of(seat, f"{card} stack"), hint))
    return found
