"""What a card would change on the Dinosaur that it is aimed at, in an icon and a few words."""

from typing import NamedTuple

from game.content.dino_battles import PlayedCard, Upgrade
from game.content.dino_battles import verbs as v
from game.content.dino_battles.statuses import BY_DEED, STATUSES, Verb, count_of
from game.content.dino_battles.verbs import ABILITIES
from game.engine.seats import Seat
from game.rules.dino_battles.actions import Attach, Play, Use
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.view import BattleView, DinoView
from game.words.dino_battles.card_text import ability_name
from game.words.dino_battles.table_text import BattleWords

_ICONS = {"defence": "def"}
"""The icons of figures that are not those of their names."""


class Change(NamedTuple):
    """What stands on the tag of a target; `harm` says that it is bad for the Dinosaur.

    `symbol` is the name of an icon, or the id of a condition.
    """

    symbol: str
    text: str
    harm: bool = False


class Changes:
    """Answers what an action would change on its target, from a view."""

    def __init__(self, words: BattleWords, preview: Preview) -> None:
        self.words = words
        self.preview = preview

    def of(self, view: BattleView, seat: Seat, place: int, action: object) -> tuple[Change, ...]:
        """All that `action`, aimed at a Dinosaur of `seat`, would change there; empty: nothing to be told."""
        dino = view.players[seat].dinos[place]
        if dino is None:
            return ()
        if isinstance(action, Attach):
            return self._upgrade(view, seat, place, action.card)
        if isinstance(action, Play | Use):
            aim = self.preview.catalogue.played[action.card].aim
            if isinstance(aim, v.Boost):
                return self._upgrade(view, seat, place, action.card)
            deed = self._deed(dino, aim, action.name)
            return () if deed is None else (deed,)
        return ()

    def _upgrade(self, view: BattleView, seat: Seat, place: int, card: str) -> tuple[Change, ...]:
        """The figures with what they become, then the abilities that come with them."""
        changes = self.preview.upgrade_changes(view, seat, place, card)
        found = [
            Change(_ICONS.get(one.name, one.name), f"{one.before} → {one.after}", one.is_loss)
            for one in changes
        ]
        abilities = [Change("upgrade", name) for name in self._abilities(card)]
        return (*found, *abilities) or (Change("upgrade", self.words.card(card)),)

    def _abilities(self, card: str) -> list[str]:
        """The names of the abilities that an Upgrade or a gift for this turn gives."""
        whole = self.words.library.cards[card]
        steps = (
            whole.does
            if isinstance(whole, Upgrade)
            else whole.this_turn
            if isinstance(whole, PlayedCard)
            else ()
        )
        return [
            ability_name(step.verb, self.words.texts)
            for step in steps
            if type(step.verb) in ABILITIES.values()
        ]

    def _deed(self, dino: DinoView, aim: object, name: str) -> Change | None:
        say = self.words.notice
        if isinstance(aim, Verb) and (index := BY_DEED.get(type(aim))) is not None:
            status = STATUSES[index]
            before = count_of(dino, status)
            after = status.joined(before, status.of(aim))
            text = self.words.new_condition(status, after) if status.fades else f"{before} → {after}"
            return Change(status.id, text, True)
        match aim:
            case v.Heal(hp):
                left = dino.hp - dino.damage
                return Change("hp", f"{left} → {min(dino.hp, left + hp)}")
            case v.Cleanse():
                return Change("repair", say("change_cleanse"))
            case v.DestroyUpgrade():
                return Change("cross", self.words.card(name) if name else "", True)
            case v.Lure():
                return Change("flip", say("change_lure"), True)
        return None
