"""Makes the controls of the lanes, of either player's side, and of the dealer, with hints and refusals."""

from functools import partial
from typing import TYPE_CHECKING

from game.content.scrapbots import Scrapbot
from game.content.scrapbots.cards import LANES, WOUNDS
from game.engine.seats import Seat
from game.rules.scrapbots.actions import UseAttack
from game.rules.scrapbots.explain import hint
from game.ui.kit.widget import Widget
from game.ui.parts.board_card import BoardCard
from game.ui.parts.cost_chip import CostChip
from game.ui.parts.pile import Pile
from game.ui.parts.player_plate import Count, PlayerPlate
from game.ui.parts.tank import Tank
from game.ui.tables.chooser import Pick
from game.ui.tables.scrapbots.anatomy import buying, pool_ways
from game.ui.tables.scrapbots.lanes import LaneWidget
from game.ui.tables.scrapbots.shelf import MainDeck, Price, WoundBoard

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

_LOOKS = ("scout", "sentry_gun")
"""The robots on the players' plates."""


def lane_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """The lanes of a side, each with the attacks of its Scrapbot."""
    scene, side = board.scene, board.view.players[seat]
    words, chooser = scene.words, scene.chooser
    near = seat == board.bottom
    slot = "own" if near else "enemy"
    targets = board.targets()
    lanes: list[LaneWidget] = []
    chips: list[CostChip] = []
    for lane in range(LANES):
        bot, pick = side.lanes[lane], Pick(slot, lane)
        card = words.cards_of.cards[bot.card] if bot is not None else None
        widget = LaneWidget(
            board.gallery,
            f"{slot} lane {lane + 1}",
            board.half(seat, lane),
            seat,
            near=near,
            face=None if bot is None else board.face(bot.card),
            bot=bot,
            full=card.health if isinstance(card, Scrapbot) else 0,
            again=side.ready_after_attack[lane],
            pick=board.picking(pick),
        )
        widget.place_here(board.places.scale)
        widget.action = board.settled_by(pick)
        widget.picked = chooser is not None and chooser.has(pick)
        widget.hidden = ("bot", seat, lane) in board.stage.hidden
        widget.refusal = partial(scene.why_not, slot, lane)
        if not (widget.pickable and scene.picked_name()):
            widget.hint = partial(_lane_hint, board, widget, lane)
        if near and targets.own.get(lane) == "build_here":
            widget.ghost = scene.picked_name()
        lanes.append(widget)
        if isinstance(card, Scrapbot):
            for number, attack in enumerate(card.attacks):
                chips.append(_chip(board, widget, seat, lane, number, attack.energy))
    return [*lanes, *chips]


def _chip(board: "Board", widget: LaneWidget, seat: Seat, lane: int, number: int, cost: int) -> CostChip:
    scene, near = board.scene, widget.near
    words, action = scene.words, UseAttack(lane, number)
    usable = near and not scene.picked_name() and scene.chooser is not None and action in scene.attacks
    name = f"attack lane {lane + 1} {number + 1}" if near else f"enemy attack {lane + 1} {number + 1}"
    command = partial(scene.attack, lane, number) if usable else None
    text = words.attack(widget.look, number)
    chip = CostChip("energy", cost, text, name, command, dark=widget.exhausted)
    chip.place(widget.chip_rect(number), board.places.scale)
    chip.action = action if usable else None
    own_turn = board.view.active == seat and board.view.outcome is None
    chip.short = near and own_turn and cost > board.view.players[seat].energy
    if widget.pickable and not usable:
        # A click there means the lane.
        return chip
    chip.refusal = partial(scene.why_not, "attack" if near else "enemy", (lane, number) if near else lane)
    facts = {"cost": cost, "effects": words.effects(widget.look, number), "name": words.names[seat]}
    chip.hint = partial(hint, words, "attack" if near else "enemy_attack", **facts)
    return chip


def _lane_hint(board: "Board", widget: LaneWidget, lane: int) -> str:
    words = board.scene.words
    if widget.bot is None:
        return hint(words, "lane_empty", lane=lane + 1)
    facts = {"card": words.card(widget.look), "health": widget.health, "full": widget.full}
    text = hint(words, "bot_exhausted" if widget.exhausted else "bot", lane=lane + 1, **facts)
    return f"{text} {hint(words, 'again')}" if widget.again else text


def side_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """A player's plate with its counts, pools and piles."""
    scene, view = board.scene, board.view
    words, places, side = scene.words, board.side(seat), view.players[seat]
    near = seat == board.bottom
    whose, name = ("own", words.names[seat]) if near else ("enemy", words.names[seat])
    plate = PlayerPlate(seat, near, name, scene.who(seat), side.wounds, _LOOKS[seat])
    plate.active = view.active == seat and view.outcome is None
    wounds = "" if side.wounds is None else words.counted("wound", side.wounds)
    plate.hint = hint(words, "wounds" if wounds else "wounds_hidden", name=name, count=wounds)
    plate.place(places.plate, board.places.scale)
    cards = partial(words.counted, "card")
    hand = Count("hand", side.hand_size, f"{whose} hand")
    hand.hint = hint(words, "hand", name=name, count=cards(side.hand_size))
    hand.place(places.hand, board.places.scale)
    pools: list[Widget] = []
    for kind, amount, rect in (("scrap", side.scrap, places.scrap), ("energy", side.energy, places.energy)):
        gain = board.targets().pools.get(kind) if near else None
        ways = pool_ways(kind, scene.picked_name())
        pool = Tank(kind, amount, f"{whose} {kind}", partial(scene.aim, ways) if gain is not None else None)
        pool.gain = gain or 0
        key = kind if near else f"enemy_{kind}"
        pool.hint = hint(words, key, amount=amount, name=name)
        pool.refusal = partial(scene.why_not, key, None)
        pool.place(rect, board.places.scale)
        pools.append(pool)
    return [plate, hand, *pools, *_piles(board, seat, whose, name)]


def _piles(board: "Board", seat: Seat, whose: str, name: str) -> list[Widget]:
    scene, words, places = board.scene, board.scene.words, board.side(seat)
    side = board.view.players[seat]
    discard = board.discard_shown(seat, side)
    wounds = discard.count(board.view.wound_card)
    near = whose == "own"
    may_look = near and seat == scene.sitting.viewer
    look = scene.look_into(seat, "deck") if may_look else None
    open_discard = scene.look_into(seat, "discard") if discard else None
    if near and board.targets().buys:
        open_discard = partial(scene.aim, (buying(scene.picked_name()),))
    piles: list[Widget]
    if near:
        top = board.face(discard[-1]) if discard else None
        badge = ("wound", wounds)
        piles = [
            Pile(board.gallery, "Deck", side.deck_size, None, look, "own deck"),
            Pile(board.gallery, "Discard pile", len(discard), top, open_discard, "own discard", badge=badge),
        ]
    else:
        piles = [
            Count("deck", side.deck_size, "enemy deck"),
            Count("discard", len(discard), "enemy discard", open_discard),
        ]
    deck_pile, discard_pile = piles
    counted = partial(words.counted, "card")
    deck_pile.hint = hint(words, "deck", name=name, count=counted(side.deck_size))
    count, amount = counted(len(discard)), words.counted("wound", wounds)
    discard_pile.hint = hint(words, "discard", name=name, count=count, wounds=amount)
    if not near:
        deck_pile.refusal = partial(scene.why_not, "enemy_deck", None)
        discard_pile.refusal = partial(scene.why_not, "enemy_pile", None)
    for pile, rect in ((deck_pile, places.deck), (discard_pile, places.discard)):
        pile.place(rect, board.places.scale)
    return piles


def dealer_widgets(board: "Board") -> list[Widget]:
    """The market with its prices, the main deck, the stack of Wounds."""
    scene, view, words = board.scene, board.view, board.scene.words
    places, widgets = board.places, list[Widget]()
    buyer = view.players[board.bottom]
    buying_now = view.active == board.bottom and view.outcome is None
    for number, card in enumerate(board.market_shown()):
        if card is None:
            continue
        pick, cost = Pick("market", card), words.cards_of.cards[card].scrap
        missing = max(0, cost - buyer.scrap) if buying_now else 0
        price = Price(f"{number + 1} {card}", cost, missing, words.notice("short", count=missing))
        price.hint = hint(words, "price", cost=cost, card=words.card(card))
        price.place(places.prices[number], places.scale)
        widgets.append(price)
        if ("market", number) in board.stage.hidden:
            continue
        widget = BoardCard(board.gallery, board.face(card), board.picking(pick))
        widget.name = f"market {card}"
        widget.picked = scene.chooser is not None and scene.chooser.has(pick)
        widget.dim = bool(missing)
        widget.refusal = partial(scene.why_not, "market", card)
        widget.place(places.stalls[number], places.scale)
        widgets.append(widget)
    deck, stack = MainDeck(board.gallery, view.main_deck_size), WoundBoard(view.wounds_left, WOUNDS)
    size = view.main_deck_size
    deck.hint = hint(words, "main_deck" if size else "main_deck_empty", count=words.counted("card", size))
    stack.hint = hint(words, "wound_board", count=words.counted("wound", view.wounds_left))
    deck.place(places.main_deck, places.scale)
    stack.place(places.wound_board, places.scale)
    return [*widgets, deck, stack]
