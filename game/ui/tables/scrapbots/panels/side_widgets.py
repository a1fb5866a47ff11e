"""Makes the controls of the lanes, of either player's side, and of the dealer, with hints and refusals."""

from collections.abc import Sequence
from functools import partial

from game.content.scrapbots import Scrapbot
from game.content.scrapbots.cards import WOUNDS
from game.engine.refusals import Pick
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import UseAttack
from game.rules.scrapbots.picks import ENEMY_DECK, ENEMY_PILE, attacking, buying, enemy_pool, pool_ways
from game.rules.scrapbots.picks import pool as pool_pick
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Column, Node
from game.ui.tables.scrapbots.filling import filling
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.figure_plate import Danger, plate_node
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.panels.board_card import BoardCard
from game.ui.tables.scrapbots.panels.pile import Pile
from game.ui.tables.scrapbots.panels.player_plate import Count, PlayerPlate, player_corner
from game.ui.tables.scrapbots.panels.shelf import CountBoard, Price, SupplyStack, shelf_node
from game.ui.tables.scrapbots.panels.tank import Tank
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.threats import open_lane

_NO_COMPONENT = "bot_sleeps", "needs_bot"
"""Refusals of a lane that are told before it is clicked."""


def lane_widgets(board: LaneTable, seat: Seat) -> list[Widget]:
    """The lanes of a side, then the attacks of their Scrapbots."""
    scene, side = board.scene, board.view.players[seat]
    near = seat == board.bottom
    slot, words = "own" if near else "enemy", scene.words
    targets = board.targets()
    lanes: list[LaneWidget] = []
    chips: list[CostChip] = []
    for lane, bot in enumerate(side.lanes):
        pick = Pick(slot, lane)
        card = scene.words.cards_of.cards[bot.card] if bot is not None else None
        face = board.face(bot.card) if bot is not None else None
        widget = LaneWidget(board.gallery, board.half(seat, lane), seat, near, face, bot)
        widget.name = f"{slot} lane {lane + 1}"
        widget.large = board.places.large
        widget.up = board.raised.get((seat, lane), 0)
        threats = scene.threats(opponent(seat))[lane]
        danger: Danger = "quiet" if threats.worst is None else "threatened" if near else "chance"
        left = board.view.wounds_left
        told = open_lane(words, threats, own=not near) if left else words.texts.say("threats", "over")
        quiet = danger == "quiet"
        title = words.notice("free", lane=lane + 1, own=near) if quiet else words.notice("nobody")
        widget.nobody = title, told, danger
        widget.full = card.health if isinstance(card, Scrapbot) else 0
        widget.again = side.ready_after_attack[lane]
        widget.pick, widget.action = board.picking(pick), board.settled_by(pick)
        ways = () if near else board.aimed_ways(lane)
        if ways:
            # The enemy opposite the Scrapbot that is picked.
            widget.pick = partial(scene.aim, ways)
            widget.action = UseAttack(lane, ways[0].value[1]) if len(ways) == 1 else None
        widget.focusable = bot is not None or widget.pickable
        widget.picked = scene.chooser is not None and scene.chooser.has(pick)
        widget.hidden = ("bot", seat, lane) in board.stage.hidden
        widget.awake = board.striking(seat, lane)
        widget.state = _state(words, widget)
        if bot is not None:
            acts, name = board.view.active == seat, words.card(bot.card)
            short = board.places.large
            widget.wakes = (
                words.notice("wakes_short", acts=acts)
                if short
                else words.notice("wakes", name=name, acts=acts)
            )
        widget.refusal = partial(scene.why_not, pick)
        if not (widget.pickable and scene.picked_name()):
            told = scene.hints.lane(board.view, seat, lane, threats, scene.asleep_since(seat, lane))
            widget.hint = _no_component(board, pick) or told
        if near and targets.own.get(lane) == "build_here":
            widget.ghost = scene.picked_name()
        attacks = card.attacks if isinstance(card, Scrapbot) else ()
        own = [_chip(board, widget, lane, number, attack.energy) for number, attack in enumerate(attacks)]
        tree: Node = filling(widget)
        if bot is not None:
            tree = plate_node(tree, own, near=near, large=widget.large)
        Host().lay(tree, widget.half.plate, board.places.written.plates)
        lanes.append(widget)
        chips += own
    return [*lanes, *chips]


def _no_component(board: LaneTable, pick: Pick) -> str:
    """Why a Component that is picked is not activated in a lane; "" where something else is said."""
    refused = board.scene.refused(pick, board.bottom) if board.scene.picked_name() else None
    known = refused is not None and refused.kind in _NO_COMPONENT
    return board.scene.words.refusal(refused) if refused is not None and known else ""


def _state(words: TableWords, widget: LaneWidget) -> str:
    """The word on a Scrapbot's plate."""
    if widget.bot is None:
        return ""
    if widget.health <= 0:
        return words.texts.say("table", "destroyed")
    return words.texts.say("table", "exhausted" if widget.exhausted else "ready")


def _chip(board: LaneTable, widget: LaneWidget, lane: int, number: int, cost: int) -> CostChip:
    scene, view, seat, near = board.scene, board.view, widget.seat, widget.near
    action = UseAttack(lane, number)
    usable = near and not scene.picked_name() and action in scene.actions
    name = f"{'' if near else 'enemy '}attack lane {lane + 1} {number + 1}"
    command = partial(scene.attack, lane, number) if usable else None
    text = scene.words.attack(widget.look, number)
    chip = CostChip("energy", cost, text, name, command, dark=widget.exhausted)
    chip.action = action if usable else None
    chip.short = near and view.active == seat and cost > view.players[seat].energy
    if not (widget.pickable and scene.picked_name()):
        # Else a click there means the lane.
        chip.refusal = partial(scene.why_not, attacking(lane, number) if near else Pick("enemy", lane))
        told = scene.hints.attack(view, seat, lane, widget.look, number)
        chip.hint = (_no_component(board, Pick("own", lane)) if near else "") or told
    return chip


def side_widgets(board: LaneTable, seat: Seat) -> list[Widget]:
    """A player's plate with its counts, pools and piles."""
    scene, places, near = board.scene, board.places, seat == board.bottom
    plate = _plate(board, seat)
    if not near:
        counts = [_hand_count(board, seat), *_far_piles(board, seat)]
        corner = player_corner(plate, counts, hanging=_pools(board, seat), large=places.large)
        return Host().lay(corner, places.far_corner, places.written.corners)
    counts = [_hand_count(board, seat), *_near_counts(board, seat)]
    corner = player_corner(plate, counts, large=places.large)
    widgets = Host().lay(corner, places.near_corner, places.written.corners)
    if scene.recap is None:
        # In a recap the belt lies where one's own pools and piles are.
        for some, room in ((_pools(board, seat), places.pools), (_near_piles(board, seat), places.piles)):
            parts = [filling(one, share=1) for one in some]
            widgets += Host().lay(Column(*parts, gap=8), room, places.written.felt)
    return widgets


def _plate(board: LaneTable, seat: Seat) -> PlayerPlate:
    scene, view = board.scene, board.view
    who, count = scene.who(seat), board.wounds_shown(seat)
    # Where there is no room for "computer, hard", "hard" alone says it.
    said = who, who.partition(", ")[2]
    unit = scene.words.texts.say("table", "wounds", count=2 if count is None else count)
    shown = "?" if count is None else str(count), unit
    active = board.header_seat == seat and view.outcome is None
    name, near = scene.words.names[seat], seat == board.bottom
    plate = PlayerPlate(seat, near, name, said, shown, scene.robot_of(seat), active=active)
    plate.hint = scene.hints.player(view, seat)
    return plate


def _hand_count(board: LaneTable, seat: Seat) -> Count:
    count = board.view.players[seat].hand_size
    hand = Count("hand", count, "own hand" if seat == board.bottom else "enemy hand")
    hand.hint = board.scene.hints.cards(seat, "hand", count)
    return hand


def _near_counts(board: LaneTable, seat: Seat) -> list[Count]:
    side, hints, found = board.view.players[seat], board.scene.hints, []
    for kind, count in (("deck", side.deck_size), ("discard", len(side.discard))):
        one = Count(kind, count, f"own {kind} count")
        wounds = side.discard.count(board.view.wound_card) if kind == "discard" else 0
        one.hint = hints.cards(seat, kind, count, wounds)
        found.append(one)
    return found


def _pools(board: LaneTable, seat: Seat) -> list[Tank]:
    """Scrap and Energy: tanks of one's own, small plates of the other's."""
    scene, view, near = board.scene, board.view, seat == board.bottom
    side, texts, found = view.players[seat], scene.words.texts, []
    gains = board.targets().pools if near else {}
    for kind in ("scrap", "energy"):
        command = partial(scene.aim, pool_ways(kind, scene.picked_name())) if kind in gains else None
        title = texts.say("table", "scrap" if kind == "scrap" else "energy") if near else ""
        name = f"{'own' if near else 'enemy'} {kind}"
        pool = Tank(kind, title, getattr(side, kind), name, command, gains.get(kind, 0))
        pool.hint = scene.hints.pool(view, seat, kind)
        pool.refusal = partial(scene.why_not, pool_pick(kind) if near else enemy_pool(kind))
        found.append(pool)
    return found


def _near_piles(board: LaneTable, seat: Seat) -> list[Pile]:
    scene, side, texts = board.scene, board.view.players[seat], board.scene.words.texts
    discard = board.discard_shown(seat, side)
    look_deck = scene.look_into(seat, "deck") if seat == scene.sitting.viewer else None
    look = scene.look_into(seat, "discard") if discard else None
    if board.targets().buys:
        look = partial(scene.aim, (buying(scene.picked_name()),))
    top = board.face(discard[-1]) if discard else None
    badge = "wound", discard.count(board.view.wound_card)
    deck = Pile(board.gallery, texts.say("table", "deck_pile"), side.deck_size, None, look_deck, "own deck")
    title = texts.say("table", "discard_pile")
    pile = Pile(board.gallery, title, len(discard), top, look, "own discard", badge=badge)
    deck.large = pile.large = board.places.large
    pile.painted = board.places.card
    _hint_piles(board, seat, deck, pile, discard)
    return [deck, pile]


def _far_piles(board: LaneTable, seat: Seat) -> list[Count]:
    scene, side = board.scene, board.view.players[seat]
    discard = board.discard_shown(seat, side)
    look = scene.look_into(seat, "discard") if discard else None
    deck = Count("deck", side.deck_size, "enemy deck")
    pile = Count("discard", len(discard), "enemy discard", look)
    deck.refusal = partial(scene.why_not, ENEMY_DECK)
    pile.refusal = partial(scene.why_not, ENEMY_PILE)
    _hint_piles(board, seat, deck, pile, discard)
    return [deck, pile]


def _hint_piles(board: LaneTable, seat: Seat, deck: Widget, pile: Widget, discard: Sequence[str]) -> None:
    hints, wounds = board.scene.hints, discard.count(board.view.wound_card)
    deck.hint = hints.cards(seat, "deck", board.view.players[seat].deck_size)
    pile.hint = hints.cards(seat, "discard", len(discard), wounds)


def _standing(board: LaneTable) -> tuple[str, Seat | None]:
    """Beside the Wounds that are left: that one attack can end it, else who leads and by how many; and whose
    colour that has.
    """
    say, view = board.scene.words.texts.say, board.view
    worst = [one.worst.result.wounds for one in board.scene.threats(view.active) if one.worst is not None]
    if 0 < view.wounds_left <= max(worst, default=0):
        return say("table", "next_attack"), None
    first, second = (player.wounds for player in view.players)
    if first is None or second is None or first == second:
        return say("table", "fewest"), None
    leader: Seat = 0 if first < second else 1
    name, settled = board.scene.words.names[leader], view.settled_for is not None
    return say("table", "settled" if settled else "lead", name=name, count=abs(first - second)), leader


def dealer_widgets(board: LaneTable) -> list[Widget]:
    """The market with its prices, the main deck, the stack of Wounds."""
    scene, view, places = board.scene, board.view, board.places
    words = scene.words
    stalls = [_stall(board, number, card) for number, card in enumerate(board.market_shown())]
    deck = SupplyStack(board.gallery, view.main_deck_size, "main deck")
    deck.hint = scene.hints.main_deck(view.main_deck_size)
    title, (of, leader) = words.texts.say("table", "wounds_left"), _standing(board)
    stack = CountBoard("wound", title, of, view.wounds_left, WOUNDS, "wound board")
    if leader is not None:
        stack.tint, stack.shorten = f"seat {leader}", words.names[leader]
    stack.narrow = places.large
    stack.hint = scene.hints.wound_board(view.wounds_left)
    shelf = board.shelf.lay(shelf_node(stalls, deck, large=places.large), places.shelf, places.written.shelf)
    return [*shelf, *Host().lay(filling(stack), places.wound_board, places.written.wounds)]


def _stall(board: LaneTable, number: int, card: str | None) -> tuple[Price | None, BoardCard | None]:
    """A place of the market: the price and the card, as far as they are there."""
    scene, view = board.scene, board.view
    if card is None:
        return None, None
    buying_now = view.active == board.bottom and view.outcome is None
    pick, cost = Pick("market", card), scene.words.cards_of.cards[card].scrap
    missing = max(0, cost - view.players[board.bottom].scrap) if buying_now else 0
    near = bool(missing) and cost <= scene.in_reach
    # What the hand gives as well is no more lacking.
    lacking = max(0, cost - scene.in_reach)
    told = scene.words.notice("in_reach") if near else scene.words.notice("short", count=lacking)
    chooser = scene.chooser
    picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
    buy = scene.words.notice("buy_picked" if picked else "buy_now") if board.picking(pick) is not None else ""
    price = Price(f"{number + 1} {card}", cost, lacking or missing, told, in_reach=near, buy=buy)
    price.hint, price.picked = scene.hints.price(card), picked
    if ("market", number) in board.stage.hidden:
        return price, None
    widget = BoardCard(board.gallery, board.face(card), board.picking(pick))
    widget.name, widget.large = f"market {card}", board.places.large
    widget.picked = picked
    aside = chooser is not None and bool(chooser.picked("market")) and not picked
    widget.dim = aside or (bool(missing) and not near)
    widget.refusal = partial(scene.why_not, pick)
    return price, widget
