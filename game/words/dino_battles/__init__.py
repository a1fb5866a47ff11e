"""Biomechanic Dino Battles in words. `log_text` has the log and the prompts, `card_text` the cards,
`fight_text` dice and answers to an attack, `changes` what a card would change, `recap` the turn so far.
"""

from game.words.dino_battles.action_text import action_text, refusal_text, words_of
from game.words.dino_battles.examples import recorded_messages
from game.words.game_words import GameWords, Harm

WORDS = GameWords(
    log_words=words_of,
    played={"play": "card", "use": "card", "attach": "card", "attack": "dino"},
    harms={"damage": Harm(amount="amount"), "knock_out": Harm(weight=200)},
    action_text=action_text,
    refusal_text=refusal_text,
    recorded_messages=recorded_messages,
)
