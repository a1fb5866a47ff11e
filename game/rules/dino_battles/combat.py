"""Combat: moves and answers, one exchange after the other.

Source: Dino Battles reference, "Combat".
"""

from msgspec.structs import replace

from game.content.dino_battles import COMBAT_CARDS
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.actions import ATTACKS, DEFEND, EVADE, PASS, TAKE, Action, Attack
from game.rules.dino_battles.catalogue import REGULAR, Blow
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.exchange import resolve_exchange, tick
from game.rules.dino_battles.state import Answer, CombatDeck, Exchange
from game.rules.dino_battles.windows import open_window


def first_mover(context: GameContext) -> Seat:
    """The seat with the higher EVA; by a card's promise first, by initiative where both are alike."""
    state = context.state
    promised = [player.first_move for player in state.players]
    if promised[0] != promised[1]:
        return promised.index(True)
    first, second = (context.figures(seat).eva for seat in SEATS)
    return state.initiative if first == second else int(second > first)


def mover(context: GameContext) -> Seat:
    """Who may move now: the seat with the right to it, or the other one after it has passed."""
    state = context.state
    assert state.active is not None
    return opponent(state.active) if state.passes else state.active


def blow_of(context: GameContext, seat: Seat, special: int) -> Blow:
    """A regular or special attack of the active Dinosaur."""
    blows = context.figures(seat).specials
    return blows[special] if special < len(blows) else REGULAR


def attacks(context: GameContext, seat: Seat) -> list[Action]:
    """The attacks that the Combat Deck pays for."""
    deck = context.state.players[seat].combat_deck
    if deck.empty:
        return []
    blows = context.figures(seat).specials
    return [ATTACKS[number] for number, blow in enumerate(blows) if blow.affordable(deck)]


def move_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """To attack, or to pass."""
    return (*attacks(context, seat), PASS)


def answer_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """To counterattack, evade, defend or take it."""
    deck = context.state.players[seat].combat_deck
    actions = attacks(context, seat)
    if deck.evade:
        actions.append(EVADE)
    if deck.defend:
        actions.append(DEFEND)
    actions.append(TAKE)
    return tuple(actions)


def attack(context: GameContext, seat: Seat, action: Attack) -> None:
    """Declares an attack: the move, or a counterattack."""
    state = context.state
    _spend(context, seat, blow_of(context, seat, action.special).cost)
    if state.exchange is not None:
        _answer(context, seat, "attack", action.special)
        return
    state.exchange = Exchange(seat, action.special)
    context.report_of("attack", seat, 0, special=action.special)
    open_window(context, "move", opponent(seat))


def evade(context: GameContext, seat: Seat) -> None:
    _spend(context, seat, CombatDeck(0, 1))
    _answer(context, seat, "evade")


def defend(context: GameContext, seat: Seat) -> None:
    _spend(context, seat, CombatDeck(0, 0, 1))
    _answer(context, seat, "defend")


def take(context: GameContext, seat: Seat) -> None:
    _answer(context, seat, "take")


def _spend(context: GameContext, seat: Seat, cost: CombatDeck) -> None:
    """Combat Cards go to the Junk area."""
    player = context.state.players[seat]
    for card in COMBAT_CARDS:
        count = getattr(cost, card)
        if count:
            player.combat_deck = player.combat_deck.plus(card, -count)
            player.junk += (card,) * count


def _answer(context: GameContext, seat: Seat, answer: Answer, special: int = 0) -> None:
    state = context.state
    assert state.exchange is not None
    state.exchange = replace(state.exchange, stage="answered", answer=answer, answer_special=special)
    context.report_of("answer", seat, 0, answer=answer, special=special)
    open_window(context, "answer", seat)


def pass_move(context: GameContext, seat: Seat) -> bool:
    """No attack; whether both have passed in a row."""
    state = context.state
    context.report("pass", seat=seat)
    if state.passes:
        return True
    state.passes = 1
    return False


def carry_on(context: GameContext) -> bool:
    """The next stage of an exchange; False where a seat has to choose."""
    state = context.state
    exchange = state.exchange
    if exchange is None or exchange.stage == "answering":
        return False
    if exchange.stage == "declared":
        if _fails(context, exchange.mover):
            tick(context)
            state.exchange, state.active, state.passes = None, opponent(exchange.mover), 0
            context.report("failed", seat=exchange.mover)
        else:
            state.exchange = replace(exchange, stage="answering")
    elif exchange.stage == "answered":
        _throw(context, exchange)
    else:
        resolve_exchange(context, exchange)
    return True


def _fails(context: GameContext, seat: Seat) -> bool:
    """Whether a paralyzed Dinosaur's move fails."""
    if not context.dino(seat).paralyzed:
        return False
    die = context.state.dice.roll()
    context.report_of("struggle", seat, 0, die=die, fails=die % 2 == 1)
    return die % 2 == 1


def _throw(context: GameContext, exchange: Exchange) -> None:
    """Both dice, the mover's first; bonuses of evasions are spent on the attacks."""
    state = context.state
    seat, other = exchange.mover, opponent(exchange.mover)
    if exchange.answer != "take" and _fails(context, other):
        exchange = replace(exchange, answer="take", answer_special=0)
        state.exchange = exchange
        context.report("failed", seat=other)
    dice, bonus = [0, 0], [0, 0]
    attacking = [seat, other] if exchange.answer == "attack" else [seat]
    throwing = [seat] if exchange.answer == "take" else [seat, other]
    for one in throwing:
        dice[one] = state.dice.roll()
    for one in attacking:
        bonus[one], state.players[one].bonus = state.players[one].bonus, 0
    state.exchange = replace(exchange, stage="rolled", dice=(dice[0], dice[1]), bonus=(bonus[0], bonus[1]))
    context.report("roll", seat=seat, dice=dice, answer=exchange.answer)
    open_window(context, "dice", other)
