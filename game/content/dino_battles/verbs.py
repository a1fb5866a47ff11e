"""What cards of Dino Battles do, as verbs with their settings.

Abilities are on Dinosaurs and Upgrades, figures on Upgrades and permanent Items, blows on special attacks,
deeds on Items and Actions. "This" is the Dinosaur of the card.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from game.content.dino_battles.statuses import STATUSES, Verb

Small = Annotated[int, msgspec.Meta(ge=1, le=30)]
Signed = Annotated[int, msgspec.Meta(ge=-10, le=10)]
Hp = Annotated[int, msgspec.Meta(ge=5, le=50, multiple_of=5)]
if TYPE_CHECKING:
    Harm = str
else:
    Harm = Literal[(*[status.id for status in STATUSES], "paralysis")]


class Paralyze(Verb, frozen=True):
    """A Dinosaur that this one damages is paralyzed for so many rounds; 0: for the whole phase."""

    rounds: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Spiked(Verb, frozen=True):
    """Whoever damages this Dinosaur loses HP."""

    hp: Hp


class Camouflaged(Verb, frozen=True):
    """The opponent's cards cannot target this Dinosaur."""


class Atk(Verb, frozen=True):
    """More ATK, or less."""

    amount: Signed


class Eva(Verb, frozen=True):
    """More EVA, or less."""

    amount: Signed


class Def(Verb, frozen=True):
    """More DEF, or less."""

    amount: Signed


class MaxHp(Verb, frozen=True):
    """More HP."""

    hp: Hp


class Retreat(Verb, frozen=True):
    """A higher Retreat Cost, or a lower one."""

    amount: Annotated[int, msgspec.Meta(ge=-3, le=3)]


class Regenerate(Verb, frozen=True):
    """This Dinosaur gets HP back at the end of each turn."""

    hp: Hp


class Steady(Verb, frozen=True):
    """More on the first attack of a side that has it active and did not switch before combat."""

    amount: Small


class Immune(Verb, frozen=True):
    """This Dinosaur cannot get one kind of harm."""

    to: Harm


class RetreatBy(Verb, frozen=True):
    """What pays this Dinosaur's Retreat Cost in place of cards.

    `hp`: 5 for each card. `upgrade`: the one attached last, where it has any. `deck`: it is shuffled into the
    deck, without its Upgrades.
    """

    way: Literal["hp", "upgrade", "deck"]


class Boost(Verb, frozen=True):
    """One of the own Dinosaurs has what the card says, until the end of the turn."""

    card: str


class MendBench(Verb, frozen=True):
    """The own benched Dinosaurs get HP back at the end of each turn."""

    hp: Hp


class Hand(Verb, frozen=True):
    """The own hand is filled to more cards."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=3)]


class EnemyRetreat(Verb, frozen=True):
    """The opponent's Retreat Costs are higher."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Total(Verb, frozen=True):
    """More on the own total in this exchange."""

    amount: Small


class Track(Verb, frozen=True):
    """Less on the EVA total of an evasion from this attack."""

    amount: Small


class Pierce(Verb, frozen=True):
    """Less on the DEF total of a defence against this attack."""

    amount: Small


class Guard(Verb, frozen=True):
    """Less on the total of an attack that meets this one."""

    amount: Small


class Drain(Verb, frozen=True):
    """This Dinosaur gets HP back when the attack damages."""

    hp: Hp


class Recoil(Verb, frozen=True):
    """This Dinosaur loses HP after the exchange."""

    hp: Hp


class KeepMove(Verb, frozen=True):
    """The next first move is the own one when the attack damages."""


class Stun(Verb, frozen=True):
    """A Dinosaur is paralyzed for so many rounds."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Heal(Verb, frozen=True):
    """One of the own Dinosaurs gets HP back."""

    hp: Hp


class HealAll(Verb, frozen=True):
    """All own Dinosaurs get HP back."""

    hp: Hp


class Cleanse(Verb, frozen=True):
    """One of the own Dinosaurs loses all of its conditions."""


class Free(Verb, frozen=True):
    """The own active Dinosaur is no longer paralyzed."""


class EnemyTotal(Verb, frozen=True):
    """Less on the opponent's total in this exchange."""

    amount: Small


class Shield(Verb, frozen=True):
    """The own Dinosaur loses less in this exchange."""

    amount: Small


class Bonus(Verb, frozen=True):
    """More on the next own attack, as after an evasion."""

    amount: Small


class FirstMove(Verb, frozen=True):
    """The first move of the coming combat."""


class Draw(Verb, frozen=True):
    """Draw cards."""

    count: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Discard(Verb, frozen=True):
    """The opponent discards cards from the hand by chance."""

    count: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Recover(Verb, frozen=True):
    """A card of one kind from the own Junk to the hand."""

    kind: Literal["combat", "dinosaur", "upgrade", "item"]


class TakeComp(Verb, frozen=True):
    """Comp Cards to the own hand, unseen before."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Seize(Verb, frozen=True):
    """The Initiative Token."""


class Mill(Verb, frozen=True):
    """The top cards of the opponent's deck go to the Junk area."""

    count: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Restock(Verb, frozen=True):
    """Cards of the own Junk, by chance, are shuffled into the deck."""

    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Search(Verb, frozen=True):
    """A named card of one kind from the own deck to the hand."""

    kind: Literal["combat", "dinosaur", "upgrade", "item", "action"]


class Muster(Verb, frozen=True):
    """The top cards of the own deck are turned up: Combat Cards are loaded, others shuffled back.

    A permanent Item does it at each Startup.
    """

    count: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Look(Verb, frozen=True):
    """Look at the top cards of the own deck and take one; the others are shuffled back."""

    count: Annotated[int, msgspec.Meta(ge=2, le=6)]


class Spy(Verb, frozen=True):
    """The opponent shows cards of the hand, by chance."""

    count: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Jam(Verb, frozen=True):
    """A Combat Card of the opponent's Combat Deck goes to the Junk area."""


class DestroyUpgrade(Verb, frozen=True):
    """An Upgrade of an opposing Dinosaur is destroyed."""


class DestroyPermanent(Verb, frozen=True):
    """A permanent Item of the opponent is destroyed."""


class Damage(Verb, frozen=True):
    """The opposing active Dinosaur loses HP."""

    hp: Hp


class Lure(Verb, frozen=True):
    """A benched Dinosaur of the opponent changes places with the active one."""


Vocabulary = dict[str, type[msgspec.Struct]]
_HARMFUL: Vocabulary = {status.ability.__name__.lower(): status.ability for status in STATUSES}
_HARMING: Vocabulary = {status.deed.__name__.lower(): status.deed for status in STATUSES}

ABILITIES: Vocabulary = {
    "paralyze": Paralyze,
    **_HARMFUL,
    "spiked": Spiked,
    "camouflaged": Camouflaged,
    "regenerate": Regenerate,
    "steady": Steady,
    "immune": Immune,
    "retreat_by": RetreatBy,
}
FIGURES: Vocabulary = {"atk": Atk, "eva": Eva, "def": Def}
UPGRADES: Vocabulary = {
    **ABILITIES,
    **FIGURES,
    "hp": MaxHp,
    "retreat": Retreat,
}
THIS_TURN: Vocabulary = {
    **{name: verb for name, verb in ABILITIES.items() if verb not in (RetreatBy, Steady)},
    **FIGURES,
    "retreat": Retreat,
}
"""What a Dinosaur may have until the end of the turn: no HP, or it would fall when they end; nothing that is
paid or counted once a turn."""
PERMANENTS: Vocabulary = {
    **FIGURES,
    "mend_bench": MendBench,
    "hand": Hand,
    "enemy_retreat": EnemyRetreat,
    "muster": Muster,
}
BLOWS: Vocabulary = {
    "total": Total,
    "track": Track,
    "pierce": Pierce,
    "guard": Guard,
    **_HARMING,
    "stun": Stun,
    "drain": Drain,
    "recoil": Recoil,
    "keep_move": KeepMove,
}
DEEDS: Vocabulary = {
    "total": Total,
    "enemy_total": EnemyTotal,
    "shield": Shield,
    "heal": Heal,
    "heal_all": HealAll,
    "cleanse": Cleanse,
    "free": Free,
    "bonus": Bonus,
    "first_move": FirstMove,
    "draw": Draw,
    "discard": Discard,
    "recover": Recover,
    "take_comp": TakeComp,
    "seize": Seize,
    "mill": Mill,
    "restock": Restock,
    "search": Search,
    "muster": Muster,
    "spy": Spy,
    "look": Look,
    "jam": Jam,
    "destroy_upgrade": DestroyUpgrade,
    "destroy_permanent": DestroyPermanent,
    **_HARMING,
    "stun": Stun,
    "damage": Damage,
    "lure": Lure,
}
AIMED: tuple[type[msgspec.Struct], ...] = (
    Heal,
    Cleanse,
    Boost,
    *_HARMING.values(),
    DestroyUpgrade,
    DestroyPermanent,
    Recover,
    Search,
    Jam,
    Lure,
)
"""Deeds that need a target."""
ON_HIT: tuple[type[msgspec.Struct], ...] = (*_HARMING.values(), Stun, Drain, KeepMove)
"""What a special attack does only when it damages."""
IN_EXCHANGE: tuple[type[msgspec.Struct], ...] = (Total, EnemyTotal, Shield, Stun, Free)
"""Deeds that only mean something while an exchange is going on; paralysis ends with its combat."""
