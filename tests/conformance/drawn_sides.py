"""Sides drawn at random from all cards of a game: legal ones, and ones that nobody would bring."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from game.content import command_core, dino_battles, scrap_knights
from game.content.command_core.cards import Squad, SquadMech
from game.content.command_core.library import LIMIT
from game.content.dino_battles.cards import DECK_SIZE, FEWEST_DINOSAURS, MOST_COPIES, Deck
from game.content.scrap_knights.cards import ACTS_IN_DECK, BOTS_IN_DECK, Mech
from game.content.scrap_knights.library import deck_problems
from game.engine.dice import Dice
from game.engine.rules import Rules
from game.rules.command_core.rules import CommandCore
from game.rules.dino_battles.rules import DinoBattles
from game.rules.scrap_knights.rules import ScrapKnights

_SLOTS = 4
"""Weapons, and upgrades, of a mech at most."""


def drawn_rules(game: str, dice: Dice, sides: int) -> Rules:
    """The rules of a game with `sides` drawn ones, "drawn_0" and so on, in place of the ready ones."""
    names = [f"drawn_{number}" for number in range(sides)]
    if game == "scrap_knights":
        duels = scrap_knights.shipped_library()
        return ScrapKnights(replace(duels, mechs={name: draw_mech(name, dice) for name in names}))
    if game == "command_core":
        boards = command_core.shipped_library()
        return CommandCore(replace(boards, squads={name: draw_squad(name, dice) for name in names}))
    battles = dino_battles.shipped_library()
    return DinoBattles(replace(battles, decks={name: draw_deck(name, dice) for name in names}))


def draw_mech(name: str, dice: Dice) -> Mech:
    """Six ACTs, a ULT with the PREP deck that it takes, three BOTs."""
    library = scrap_knights.shipped_library()
    ult = library.ults[dice.pick(tuple(library.ults))]
    acts = dice.shuffled(tuple(library.acts))
    prep: list[str] = []
    if ult.prep is not None:
        kind = ult.prep.kind
        prep = [card for card in acts[ACTS_IN_DECK:] if kind in (None, library.acts[card].kind)]
        prep = prep[: ult.prep.cards]
    bots = dice.shuffled(tuple(library.bots))[:BOTS_IN_DECK]
    mech = Mech(name, name, acts[:ACTS_IN_DECK], ult.id, bots, tuple(prep))
    assert deck_problems(mech, library) == []
    return mech


def draw_deck(name: str, dice: Dice) -> Deck:
    """A deck with enough Dinosaurs and Combat Cards for a fight; the rest is anything."""
    library = dino_battles.shipped_library()
    cards: Counter[str] = Counter()

    def add(pool: Mapping[str, object], count: int) -> None:
        free = [card for card in pool for _ in range(MOST_COPIES - cards[card])]
        cards.update(dice.shuffled(tuple(free))[:count])

    add(library.dinosaurs, FEWEST_DINOSAURS + dice.below(12))
    for _ in range(10 + dice.below(20)):
        cards[dice.pick(tuple(library.combat_cards))] += 1
    add({**library.upgrades, **library.items, **library.actions}, DECK_SIZE - cards.total())
    assert cards.total() == DECK_SIZE
    return Deck(name, name, dict(cards))


def draw_squad(name: str, dice: Dice) -> Squad:
    """One to three mechs that keep the points limit."""
    library = command_core.shipped_library()
    while True:
        mechs = tuple([_draw_squad_mech(dice) for _ in range(1 + dice.below(3))])
        if sum(library.points(mech) for mech in mechs) <= LIMIT:
            return Squad(name, name, mechs)


def _draw_squad_mech(dice: Dice) -> SquadMech:
    library = command_core.shipped_library()
    weapons = dice.shuffled(tuple(library.weapons))[: 1 + dice.below(_SLOTS)]
    upgrades = dice.shuffled(tuple(library.upgrades))[: dice.below(_SLOTS + 1)]
    directives = dice.shuffled(tuple(library.directives))[: 3 + dice.below(8)]
    return SquadMech(dice.pick(tuple(library.chassis)), weapons, directives, upgrades)
