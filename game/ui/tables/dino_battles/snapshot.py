"""What the panels of the table show: plain values of one moment, and what their controls do."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.dino_battles.catalogue import Catalogue, SwitchPrice
from game.rules.dino_battles.picks import ACTIVE, BENCH
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.view import BattleView
from game.ui.kit.widget import Command
from game.ui.tables.chooser import Chooser
from game.words.dino_battles.changes import Change, Changes
from game.words.dino_battles.table_text import BattleWords


@dataclass(frozen=True, slots=True)
class Commands:
    """What the table does: `pick` picks, `look_into` opens a pile, `why_not` and `tag` say in a sentence and
    in a few words why a pick cannot be made now.
    """

    pick: Callable[[Pick], Command]
    look_into: Callable[[Seat, str], Command]
    why_not: Callable[[Pick], str]
    tag: Callable[[Pick], str]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`bottom` is the seat on the near side, `viewer` the one that is looking; `chooser` is None while nobody
    is asked. `roles` stands under the names. Of equal cards in the hand the one at `picked_index` is picked.
    """

    view: BattleView
    words: BattleWords
    catalogue: Catalogue
    preview: Preview
    bottom: Seat
    viewer: Seat | None
    roles: tuple[str, str]
    chooser: Chooser | None
    picked_index: int
    do: Commands
    robots: tuple[str, str] = ("", "")
    """The robots of computer players, "" for a person's seat."""
    unfought: bool = False
    """Whether the combat of this turn was skipped, because nobody had loaded a Combat Card."""
    paid: frozenset[int] = frozenset()
    """Places in the hand of the cards that are chosen to pay for a switch."""

    @property
    def picked_card(self) -> str:
        """The card of the hand or the item zone that is picked, or ""."""
        if self.chooser is None or not self.chooser.given:
            return ""
        (first, *_) = self.chooser.given[0]
        return str(first.value) if first.slot in ("hand", "item") else ""

    @property
    def switch_price(self) -> SwitchPrice:
        """What a switch costs whoever is asked."""
        assert self.chooser is not None
        return self.preview.switch_price(self.view, self.chooser.decision.seat)

    @property
    def own_seat(self) -> Seat:
        """The seat whose things are own ones: the one that is asked, though both watch."""
        return self.bottom if self.chooser is None else self.chooser.decision.seat

    def picking(self, pick: Pick) -> Command | None:
        """What a thing does that stands for a pick; None where it cannot be picked, or put back, now."""
        chooser = self.chooser
        if chooser is None or not (
            pick in chooser.things or chooser.has(pick) or pick in chooser.first_things
        ):
            return None
        return self.do.pick(pick)

    def place_pick(self, seat: Seat, number: int) -> Pick | None:
        """What a click on a place of a Dinosaur picks."""
        chooser, card = self.chooser, self.picked_card
        if chooser is None:
            return None
        if chooser.decision.kind == "place":
            return Pick("spot", BENCH if number else ACTIVE, card) if seat == self.own_seat and card else None
        return Pick("own" if seat == self.own_seat else "enemy", number, card or None)

    def place_command(self, seat: Seat, number: int) -> Command | None:
        """The same as a command; None where nothing is aimed at that place."""
        chooser, pick = self.chooser, self.place_pick(seat, number)
        if chooser is None or pick is None or pick not in chooser.things:
            return None
        # A Dinosaur is no choice by itself: a click beside a card must not begin a switch.
        free = pick.slot == "spot" and number and self.view.players[seat].dinos[number] is not None
        aimed = bool(chooser.given) or chooser.decision.kind == "promote"
        return self.do.pick(pick) if aimed and not free else None

    def why_not_place(self, seat: Seat, number: int) -> str:
        """Why a place of a Dinosaur cannot be picked now."""
        own = seat == self.own_seat
        if own and self.view.phase == "placement":
            return self.do.why_not(Pick("spot", BENCH if number else ACTIVE))
        return self.do.why_not(Pick("own" if own else "enemy", number))

    def changes_at(self, seat: Seat, number: int) -> tuple[Change, ...]:
        """All that the picked card would change at a place."""
        chooser, pick = self.chooser, self.place_pick(seat, number)
        if chooser is None or pick is None or not chooser.given or pick not in chooser.things:
            return ()
        actions = chooser.left_by((pick,))
        return Changes(self.words, self.preview).of(self.view, seat, number, actions[0]) if actions else ()

    def name_of(self, seat: Seat, thing: str | int) -> str:
        """The name of the control of a thing: "own 0", "enemy junk"."""
        return f"{'own' if seat == self.bottom else 'enemy'} {thing}"
