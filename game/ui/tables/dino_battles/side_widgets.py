"""Makes the controls of either side: its head, its bench, and what lies in its strip."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.dino_battles.state import ITEM_PLACES, PLACES
from game.rules.dino_battles.view import FACE_DOWN, DinoView, SeatView
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEXT_SOFT
from game.ui.tables.dino_battles.arena.slips import slip_of
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.faces import COMBAT_ICONS
from game.ui.tables.dino_battles.head import INITIATIVE, SideHead
from game.ui.tables.dino_battles.zones import BACK, CombatStack, ItemCard, ZonePile

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_PILE, _ITEM, _STACK, _GAP, _BETWEEN = 50, 42, 56, 4, 14
"""Widths in units of what lies in a strip, and of the gaps between them."""
_ITEM_HIGH = 52
_LABEL = 18


def bench_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """The head of a side and its three places."""
    scene, side, player = board.scene, board.side(seat), board.view.players[seat]
    name = scene.words.names[seat]
    role = scene.who(seat) or (scene.words.notice("you") if seat == scene.sitting.viewer else "")
    first = board.view.initiative == seat
    label = scene.words.notice("knockouts_label")
    arrived = first and INITIATIVE not in board.stage.hidden
    head = SideHead(seat, name, role, label, player.knockouts, first=arrived)
    says = [scene.words.notice("knockouts", name=name, count=player.knockouts)]
    head.hint = "\n".join([*says, *([scene.words.notice("initiative")] if first else [])])
    head.place(side.head, board.places.scale)
    return [head, *(_place(board, seat, number) for number in range(1, PLACES))]


def _place(board: "Board", seat: Seat, number: int) -> DinoPlace:
    scene, near = board.scene, seat == board.bottom
    dino = board.view.players[seat].dinos[number]
    known = dino is not None and dino.card != FACE_DOWN
    face = board.face(dino.card) if dino is not None and known else None
    widget = DinoPlace(
        board.gallery, face, seat, number, dino, near=near, pick=board.place_command(seat, number)
    )
    widget.name = f"{'own' if near else 'enemy'} {number}"
    widget.back, widget.free_words = BACK, scene.words.notice("free_place")
    widget.hidden = ("dino", seat, number) in board.stage.hidden
    widget.focusable = dino is not None or widget.pickable
    widget.refusal = partial(scene.why_not_place, seat, number)
    if dino is not None and known:
        widget.slips = [slip_of(board.face(card)) for card in dino.upgrades]
    if dino is not None:
        widget.hint = dino_hint(board, dino)
    widget.place(board.side(seat).places[number - 1], board.places.scale)
    return widget


def dino_hint(board: "Board", dino: DinoView) -> str:
    """A Dinosaur's figures, its Upgrades and its marks, a line each."""
    words = board.scene.words
    if dino.card == FACE_DOWN:
        return words.notice("face_down")
    figures = {"atk": dino.atk, "eva": dino.eva, "def": dino.defence, "retreat": dino.retreat}
    lines = [words.notice("stats", **figures)]
    lines += [
        words.notice("upgrade", card=words.card(card), text=board.face(card).body) for card in dino.upgrades
    ]
    return "\n".join([*lines, *mark_lines(board, dino)])


def mark_lines(board: "Board", dino: DinoView) -> list[str]:
    """What the marks of a Dinosaur mean."""
    say, found = board.scene.words.notice, []
    if dino.poison:
        found.append(say("poison", turns=dino.poison))
    if dino.wounds:
        found.append(say("wounds", tokens=dino.wounds, hp=5 * dino.wounds))
    if dino.paralyzed and dino.paralyzed_rounds:
        found.append(say("paralyzed_rounds", rounds=dino.paralyzed_rounds))
    elif dino.paralyzed:
        found.append(say("paralyzed"))
    if dino.spiked:
        found.append(say("spiked", hp=dino.spiked))
    if dino.camouflaged:
        found.append(say("camouflaged"))
    return found


def zone_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """From the outer edge: deck, Junk, Comp Cards, Items; next to the middle the Combat Deck."""
    near, player = seat == board.bottom, board.view.players[seat]
    area = Area(board.side(seat).strip, board.places.scale).inset(6, 1)
    outer, inner = (area.left, area.right) if near else (area.right, area.left)
    found: list[Widget] = []
    for pile in _piles(board, seat, player):
        pile.place(outer(_PILE, _GAP).rect, board.places.scale)
        found.append(pile)
    outer(_BETWEEN)
    items = _items(board, seat, player)
    taken = [outer(_ITEM, _GAP) for _ in items]
    for item, place in zip(items, taken, strict=True):
        item.place(Area(place.rect, place.scale).top(_ITEM_HIGH).rect, board.places.scale)
    found += items
    count = player.items_size + len(player.permanents)
    found.append(_label(board, board.scene.words.notice("items_label", count=count), taken))
    stacks = _stacks(board, seat, player)
    taken = [inner(_STACK, _GAP) for _ in stacks]
    for stack, place in zip(stacks[::-1] if near else stacks, taken, strict=True):
        stack.place(place.rect, board.places.scale)
    found += stacks
    return found


def _label(board: "Board", words: str, over: Sequence[Area]) -> Label:
    """A word at the foot of things side by side."""
    whole = over[0].rect.unionall([one.rect for one in over[1:]])
    scale = board.places.scale
    foot = Area(whole, scale).bottom(16)
    label = Label(words, "label", _LABEL / 1.5, TEXT_SOFT, "center")
    label.name = f"label {words} {whole.left}"
    foot.rect.top -= foot.unit(2)
    label.place(foot.rect, scale)
    return label


def _piles(board: "Board", seat: Seat, player: SeatView) -> list[ZonePile]:
    scene, words, near = board.scene, board.scene.words, seat == board.bottom
    own, name = "own" if near else "enemy", words.names[seat]
    junk = board.face(player.junk[-1]) if player.junk else None
    look = scene.look_into(seat, "unseen") if player.unseen is not None and near else None
    deck = ZonePile(board.gallery, words.notice("deck_label"), player.deck_size, None, f"{own} deck", look)
    deck.hint = words.notice("deck", name=name, count=player.deck_size)
    if look is not None:
        deck.hint = words.notice("deck_own", count=player.deck_size)
    pile = ZonePile(
        board.gallery,
        words.notice("junk_label"),
        len(player.junk),
        junk,
        f"{own} junk",
        scene.look_into(seat, "junk"),
    )
    pile.hint = words.notice("junk", name=name, count=len(player.junk))
    comp = ZonePile(board.gallery, words.notice("comp_label"), player.comp_size, None, f"{own} comp", None)
    comp.hint = words.notice("comp", name=name, count=player.comp_size)
    return [deck, pile, comp]


def _items(board: "Board", seat: Seat, player: SeatView) -> list[ItemCard]:
    """Items face down, then permanent ones, then free places."""
    scene, near = board.scene, seat == board.bottom
    own, words = "own" if near else "enemy", scene.words
    down: Sequence[str | None] = player.items if player.items is not None else (None,) * player.items_size
    found: list[ItemCard] = []
    for number, card in enumerate(down):
        item = ItemCard(board.gallery, board.face(card) if card is not None else None)
        item.name = f"{own} item {card or number}"
        if card is not None and near:
            pick = Pick("item", card)
            item.pick = board.picking(pick)
            item.picked = scene.chooser is not None and scene.chooser.has(pick)
            item.refusal = partial(scene.why_not, pick)
        else:
            item.hint = words.notice("items", name=words.names[seat], count=player.items_size)
        found.append(item)
    for card in player.permanents:
        item = ItemCard(board.gallery, board.face(card), works=True)
        item.name = f"{own} permanent {card}"
        item.hint = words.notice("permanent", name=words.names[seat])
        found.append(item)
    while len(found) < ITEM_PLACES:
        item = ItemCard(board.gallery, None, free=True)
        item.name = f"{own} free item place {len(found)}"
        item.hint = words.notice("free_item")
        found.append(item)
    return found


def _stacks(board: "Board", seat: Seat, player: SeatView) -> list[CombatStack]:
    own, words = "own" if seat == board.bottom else "enemy", board.scene.words
    found = []
    for card in COMBAT_CARDS:
        count = getattr(player.combat_deck, card)
        facts = {"name": words.names[seat], "card": words.card(card), "count": count}
        stack = CombatStack(
            card, COMBAT_ICONS[card], count, f"{own} {card} stack", words.notice("combat_deck", **facts)
        )
        found.append(stack)
    return found
