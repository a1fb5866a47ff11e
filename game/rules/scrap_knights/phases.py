"""A round from its beginning to its end (seed 000, phases)."""

from game.engine.rules import Outcome
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import card_effects, links, ults
from game.rules.scrap_knights.actions import (
    NONE,
    OVERCHARGE,
    ChooseWord,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.cards import NO_SECRET
from game.rules.scrap_knights.chain import resolve
from game.rules.scrap_knights.state import (
    FIRST,
    LAST,
    OVERHEAT,
    TAG,
    TOKENS,
    Ask,
    Effect,
    Frame,
    PendingCopy,
)
from game.rules.scrap_knights.triggers import judge_bots
from game.rules.scrap_knights.turn import Turn

ROUND_LIMIT = 60
BLITZ_DAMAGE = 2


def begin_round(turn: Turn) -> None:
    """The act phase: heat is judged, turn-long marks are wiped, links that count rounds are met."""
    state = turn.state
    if state.round == ROUND_LIMIT:
        first, second = (player.hp for player in state.players)
        _finish(turn, None if first == second else int(second > first), "round_limit")
        return
    state.round += 1
    state.phase = "act"
    state.chain, state.tags, state.called, state.stack = (), (), (), []
    state.step, state.blocks, state.prevented = FIRST + 1, (0, 0), False
    state.usable, state.hand_judged = ((), ()), (False, False)
    turn.say("round", round=state.round)
    for player in state.players:
        player.damaged = player.moved = player.missed = False
        player.may_play_two, player.will_play_two = player.will_play_two, ""
        player.prevented_kinds, player.prevented_next = player.prevented_next, ()
    hot = [seat for seat in SEATS if state.players[seat].heat >= OVERHEAT]
    if hot:
        for seat in hot:
            turn.say("overheated", seat=seat, heat=state.players[seat].heat)
        _finish_losers(turn, hot, "overheat")
        return
    for seat in SEATS:
        links.on_act_phase(turn, seat)


def flip(turn: Turn, choices: dict[Seat, PlayActs]) -> None:
    """Secrets and cards are turned up; heat is gained, use links are met; then the BOT window opens."""
    effects: list[Effect] = []
    for seat in SEATS:
        if not choices[seat].manoeuvres:
            turn.say("no_act", seat=seat)
        for manoeuvre in choices[seat].manoeuvres:
            effects += card_effects.play(turn, seat, manoeuvre)
    links.on_flip(turn)
    for seat in SEATS:
        effects += _due_copies(turn, seat)
    turn.join(effects)
    open_bot_window(turn)


def _due_copies(turn: Turn, seat: Seat) -> list[Effect]:
    player = turn.player(seat)
    effects: list[Effect] = []
    for copy in player.copies:
        effects += join_copy(turn, seat, copy.card)
    player.copies = tuple(
        PendingCopy(copy.card, copy.rounds - 1) for copy in player.copies if copy.rounds > 1
    )
    return effects


def join_copy(turn: Turn, seat: Seat, card: str) -> list[Effect]:
    """The effects of a copy that an earlier effect has promised."""
    turn.say("copy_joins", seat=seat, card=card)
    return turn.catalogue.effects(seat, card, "copy", NO_SECRET, source=card)


def open_bot_window(turn: Turn) -> None:
    state = turn.state
    state.phase, state.turn, state.passes = "bots", state.speaker, 0
    judge_bots(turn)
    _advance(turn)


def _open_token_window(turn: Turn) -> None:
    state = turn.state
    state.phase, state.turn, state.passes = "tokens", state.speaker, 0
    state.usable, state.hand_judged = ((), ()), (False, False)
    _advance(turn)


def _advance(turn: Turn) -> None:
    """Hands the word on until a seat that has something to say is in turn, or the windows are closed."""
    state = turn.state
    while state.passes < len(SEATS):
        if state.phase == "bots" and state.usable[state.turn]:
            return
        if state.phase == "tokens" and spendable(turn, state.turn):
            return
        state.passes += 1
        state.turn = opponent(state.turn)
    if state.phase == "bots":
        _open_token_window(turn)
    else:
        _begin_resolution(turn)


def pass_word(turn: Turn) -> None:
    state = turn.state
    turn.say("pass", seat=state.turn, window=state.phase)
    state.passes += 1
    state.turn = opponent(state.turn)
    _advance(turn)


def _spoke(turn: Turn) -> None:
    turn.state.passes = 0
    turn.state.turn = opponent(turn.state.turn)
    _advance(turn)


def use_bot(turn: Turn, action: UseBot) -> None:
    """A BOT is used and gone; its effect joins the chain, or waits as a tag."""
    state = turn.state
    seat = state.turn
    player = state.players[seat]
    bot = turn.catalogue.library.bots[action.bot]
    player.bots = tuple(other for other in player.bots if other != bot.id)
    player.spent_bots = (*player.spent_bots, bot.id)
    manoeuvre = Manoeuvre(bot.id, direction=action.direction) if action.direction else NO_SECRET
    turn.say("bot", seat=seat, card=bot.id, text=str(action))
    links.on_use_bot(turn, seat)
    effects = turn.catalogue.effects(seat, bot.id, "bot", manoeuvre)
    for step in turn.catalogue.on_use[bot.id]:
        step.handler(turn, Frame(effects[0]), step.verb)
    state.tags += tuple(effect for effect in effects if effect.priority == TAG)
    turn.join([effect for effect in effects if effect.priority != TAG])
    judge_bots(turn)
    _spoke(turn)


def spendable(turn: Turn, seat: Seat) -> list[SpendToken]:
    """The tokens that a seat may spend, each on an ACT that it has face up (an Attack, for Blitz)."""
    player = turn.player(seat)
    several = len(player.played) > 1
    return [
        SpendToken(token, act.manoeuvre.card if several else "")
        for token in TOKENS
        if getattr(player, token)
        for act in player.played
        if token != "blitz" or turn.catalogue.kinds[act.manoeuvre.card] == "attack"
    ]


def spend(turn: Turn, action: SpendToken) -> None:
    """A token works on all effects of the ACT it is spent on (seed 000, tokens)."""
    state = turn.state
    seat = state.turn
    player = state.players[seat]
    card = action.card or player.played[0].manoeuvre.card
    setattr(player, action.token, getattr(player, action.token) - 1)
    turn.say("spend", seat=seat, token=action.token, card=card)
    if action.token == "blitz":
        turn.gain_heat(seat, 1, card)
    links.on_spend(turn, seat, action.token)
    waiting = state.chain
    state.chain = ()
    turn.join([_improved(effect, seat, card, action.token) for effect in waiting])
    _copies_on_spend(turn, seat, action.token)
    _spoke(turn)


def _improved(effect: Effect, seat: Seat, card: str, token: str) -> Effect:
    if effect.seat != seat or effect.card != card or effect.role != "act":
        return effect
    priority, bonus, armored = effect.priority, effect.bonus, effect.armored
    if token == "armored":
        armored += 1
    elif token == "blitz":
        bonus += BLITZ_DAMAGE
    elif LAST < priority < FIRST:
        priority += 1
    return Effect(
        seat,
        card,
        effect.line,
        priority,
        effect.rank,
        effect.role,
        effect.manoeuvre,
        bonus,
        armored,
        effect.unique,
        effect.source,
    )


def _copies_on_spend(turn: Turn, seat: Seat, token: str) -> None:
    player = turn.player(seat)
    due = [card for wanted, card in player.copies_on_spend if wanted == token]
    player.copies_on_spend = tuple(pair for pair in player.copies_on_spend if pair[0] != token)
    for card in due:
        turn.join(join_copy(turn, seat, card))


def _begin_resolution(turn: Turn) -> None:
    turn.state.phase = "resolve"
    _trigger_ults(turn)


def _trigger_ults(turn: Turn) -> None:
    """Each ULT with its tokens joins the chain; one that may be overcharged asks first, openly."""
    for seat in ults.ready(turn):
        if turn.catalogue.library.ults[turn.player(seat).ult].overcharge is not None:
            turn.state.ask = Ask(seat, "overcharge", words=(OVERCHARGE.word, NONE.word))
            return
        ults.trigger(turn, seat, overcharged=False)
    turn.say_chain()
    _resolve(turn)


def answer_overcharge(turn: Turn, seat: Seat, choice: ChooseWord) -> None:
    ults.trigger(turn, seat, overcharged=choice == OVERCHARGE)
    _trigger_ults(turn)


def answer(turn: Turn, choice: object) -> None:
    """A choice asked in the middle of resolution is made: the effect on top goes on with it."""
    turn.state.stack[-1].answer = choice
    _resolve(turn)


def _resolve(turn: Turn) -> None:
    if resolve(turn):
        _end_round(turn)


def _end_round(turn: Turn) -> None:
    """ACTs go back to the hands; whoever is at 0 HP has lost."""
    state = turn.state
    for seat in SEATS:
        player = state.players[seat]
        # The last one out first, so that each card finds its old place again.
        for act in reversed(player.played):
            turn.put_into_hand(seat, act.manoeuvre.card, act.slot, known=True)
        player.played = player.used = ()
    down = [seat for seat in SEATS if state.players[seat].hp == 0]
    if down:
        for seat in down:
            turn.say("destroyed", seat=seat)
        _finish_losers(turn, down, "destroyed")
        return
    state.speaker = opponent(state.speaker)
    begin_round(turn)


def _finish_losers(turn: Turn, losers: list[Seat], reason: str) -> None:
    _finish(turn, None if len(losers) > 1 else opponent(losers[0]), reason)


def _finish(turn: Turn, winner: Seat | None, reason: str) -> None:
    turn.state.phase = "over"
    turn.state.outcome = Outcome(winner, reason)
    turn.say("over", winner=winner, reason=reason)
