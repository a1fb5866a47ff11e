"""The small changes that everything in a turn is made of: damage, heat, distance, tokens, links."""

from bisect import bisect
from collections.abc import Sequence
from typing import Any

from game.engine.events import Emit, Event, unheard
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights import links
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.distances import moved
from game.rules.scrap_knights.state import Effect, Frame, Player, Question, State

NOBODY: Seat = -1
"""The viewpoint of a bystander, who sees no hand at all."""


def chain_order(effect: Effect) -> tuple[int, int]:
    """Where an effect comes on the chain: by priority, then by type."""
    return -effect.priority, effect.rank


class GameContext:
    """A state with all that it takes to change it.

    `answer` is the choice just made, until the step that asked takes it.

    A dry run plays on on a copy: open choices are taken as "no change" and `asked` remembers that there was
    one. Where there is no such answer, and at tie-breaks, it branches: `picks` says which way, `branches`
    how many ways there were each time. `viewpoint` is the seat by whose knowledge it is judged (None: by
    the whole state, `NOBODY`: by what lies open); `hidden_used` has a bit for each seat whose hidden cards
    had a part in it, `tossed` has the effects of the last tie, by seat and card. `unguarded` is a seat that
    blocks nothing; the others block all they can.
    """

    __slots__ = (
        "answer",
        "asked",
        "branches",
        "catalogue",
        "dry",
        "emit",
        "emitting",
        "hidden_used",
        "picks",
        "state",
        "tossed",
        "unguarded",
        "viewpoint",
    )

    def __init__(
        self,
        catalogue: Catalogue,
        state: State,
        emit: Emit = unheard,
        *,
        dry: bool = False,
        picks: Sequence[int] = (),
        viewpoint: Seat | None = None,
        unguarded: Seat = NOBODY,
        answer: Any = None,
    ) -> None:
        self.catalogue = catalogue
        self.state = state
        self.emit = emit
        self.emitting = emit is not unheard
        self.dry = dry
        self.picks = picks
        self.branches: list[int] = []
        self.viewpoint = viewpoint
        self.unguarded = unguarded
        self.hidden_used = 0
        self.tossed: tuple[tuple[Seat, str], ...] = ()
        self.asked = False
        self.answer = answer

    def hides(self, seat: Seat) -> bool:
        """Whether a dry run may not look at what only this seat knows; remembers that it came to that."""
        if not self.dry:
            return False
        self.hidden_used |= 1 << seat
        return self.viewpoint is not None and self.viewpoint != seat

    def say(self, kind: str, *, reveals: bool = False, **facts: Any) -> None:
        if self.emitting:
            self.emit(Event(kind, facts, reveals=reveals))

    @property
    def on_known_way(self) -> bool:
        """Whether `picks` says where a dry run goes next."""
        return len(self.branches) < len(self.picks)

    def branch(self, ways: int) -> int:
        """Which of its ways a dry run goes here."""
        number = len(self.branches)
        self.branches.append(ways)
        return self.picks[number] if number < len(self.picks) else 0

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def choose(self, question: Question, options: Sequence[Any], no_change: Any = None) -> Any:
        """The action chosen out of `options`, or None after the question has been put.

        A lone option is taken. A dry run takes `no_change`, or tries each option where there is none.
        """
        if self.answer is not None:
            answer, self.answer = self.answer, None
            return answer
        if len(options) == 1:
            return options[0]
        if self.dry:
            self.asked = True
            return options[self.branch(len(options))] if no_change is None else no_change
        self.state.question = question
        return None

    def damage(self, frame: Frame, target: Seat, amount: int, blocked: int) -> None:
        """Damage of `amount`, of which the target blocks `blocked` (Scrap Knights rule sheet: On hit)."""
        state = self.state
        by = frame.effect.seat
        stood = state.blocks[target] > 0
        if blocked:
            rest = state.blocks[target] - blocked
            state.blocks = (rest, state.blocks[1]) if target == 0 else (state.blocks[0], rest)
        final = max(0, amount - blocked)
        player = state.players[target]
        if final:
            player.hp = max(0, player.hp - final)
            player.damaged = True
            frame.damaged |= 1 << target
        frame.hit = target != by and not (stood and final == 0)
        if self.emitting:
            self.say(
                "damage",
                seat=by,
                target=target,
                card=frame.effect.card,
                amount=final,
                blocked=blocked,
                hit=frame.hit,
                hp=player.hp,
            )
        if frame.hit:
            links.on_hit(self, frame.effect)

    def set_heat(self, seat: Seat, heat: int, card: str) -> None:
        """Brings the heat to a number at once; no vent."""
        player = self.state.players[seat]
        before, player.heat = player.heat, heat
        self.say("set_heat", seat=seat, card=card, heat=heat)
        if heat < before:
            links.on_heat_fell(self, seat, before)

    def gain_heat(self, seat: Seat, amount: int, card: str) -> None:
        if amount:
            player = self.state.players[seat]
            player.heat += amount
            if self.emitting:
                self.say("heat", seat=seat, card=card, amount=amount, heat=player.heat)

    def vent(self, seat: Seat, amount: int, card: str) -> int:
        """Takes off heat, not below 0; returns how much went."""
        player = self.state.players[seat]
        before = player.heat
        gone = min(amount, before)
        player.heat = before - gone
        if self.emitting:
            self.say("vent", seat=seat, card=card, amount=gone, heat=player.heat)
        if gone:
            links.on_heat_fell(self, seat, before)
            if player.heat == 0:
                links.on_vented_to_zero(self, seat)
        return gone

    def change_distance(self, seat: Seat, by: int, card: str, *, move: bool) -> None:
        """A move or push by so much; past 5 it stops there, below 0 the seats cross over."""
        state = self.state
        before = state.distance
        state.distance = moved(before, by)
        if move:
            state.players[seat].moved = True
        if self.emitting:
            self.say(
                "move" if move else "push",
                seat=seat,
                card=card,
                by=by,
                before=before,
                distance=state.distance,
                crossed=before + by < 0,
            )

    def set_distance(self, seat: Seat, distance: int, card: str) -> None:
        before, self.state.distance = self.state.distance, distance
        self.say("set_distance", seat=seat, card=card, before=before, distance=distance)

    def gain_token(self, seat: Seat, token: str, count: int, card: str) -> None:
        player = self.state.players[seat]
        player.tokens = player.tokens.plus(token, count)
        if self.emitting:
            self.say("token", seat=seat, card=card, token=token, count=count)

    def change_link(self, seat: Seat, by: int, reason: str) -> None:
        player = self.state.players[seat]
        player.link = max(0, player.link + by)
        if self.emitting:
            self.say("link", seat=seat, card=player.ult, by=by, link=player.link, reason=reason)

    def join(self, effects: Sequence[Effect]) -> None:
        """Puts effects on the chain, in priority order, types in theirs."""
        waiting = [*self.state.chain, *effects]
        if len(waiting) > 1:
            waiting.sort(key=chain_order)
        self.state.chain = tuple(waiting)

    def say_chain(self) -> None:
        """What will resolve, in order, as far as it is known."""
        if self.emitting:
            effects = [[effect.seat, effect.card, effect.line, effect.role] for effect in self.state.chain]
            self.say("chain", effects=effects)

    def silenced(self, effect: Effect) -> bool:
        """Whether an earlier effect prevents this card's effects this context."""
        kinds = self.state.players[effect.seat].prevented_kinds
        return kinds != () and self.catalogue.kinds[effect.card] in kinds

    def take_from_hand(self, seat: Seat, card: str) -> int:
        """Removes a card from the hand and returns the index it had."""
        player = self.state.players[seat]
        slot = player.hand.index(card)
        player.hand = player.hand[:slot] + player.hand[slot + 1 :]
        if card in player.known:
            player.known = tuple([known for known in player.known if known != card])
        return slot

    def reveal(self, seat: Seat, card: str) -> None:
        """Everyone has now seen that this seat owns the card."""
        player = self.state.players[seat]
        if card not in player.seen:
            player.seen = tuple(sorted((*player.seen, card)))

    def put_into_hand(self, seat: Seat, card: str, slot: int, *, known: bool) -> None:
        player = self.state.players[seat]
        player.hand = (*player.hand[:slot], card, *player.hand[slot:])
        if known:
            index = bisect(player.known, card)
            player.known = (*player.known[:index], card, *player.known[index:])

    def other(self, seat: Seat) -> Player:
        return self.state.players[opponent(seat)]
