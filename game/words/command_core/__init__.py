"""Command Core in words. `log_text` has the log and the prompts, `card_text` the cards, `recap` the round so
far, `table_text` headings, buttons and notes of the table.
"""

from game.words.command_core.action_text import action_text, plan_text, refusal_text, words_of
from game.words.command_core.examples import recorded_messages
from game.words.game_words import GameWords, Harm

WORDS = GameWords(
    log_words=words_of,
    played={"directive": "card"},
    harms={"damage": Harm(amount="amount"), "destroyed": Harm(weight=20)},
    action_text=action_text,
    plan_text=plan_text,
    refusal_text=refusal_text,
    recorded_messages=recorded_messages,
)
