"""How a state looks for a seat: score, HP that are left, Upgrades, Combat Cards and what lies on the table."""

from game.content.dino_battles import COMBAT_CARDS
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.context import GameContext


class Evaluator:
    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def estimate(self, context: GameContext, seat: Seat) -> float:
        return 0.0
