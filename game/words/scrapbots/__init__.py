"""Scrapbots in words. `log_text` has the log and the prompts, `card_text` the cards, `recap`, `belt` and
`changes` the turn that the other player saw nothing of, `explain` and `hints` what a control would do.
"""

from game.words.game_words import GameWords, Harm
from game.words.scrapbots.action_text import action_text, plan_text, refusal_text, words_of
from game.words.scrapbots.examples import recorded_messages

WORDS = GameWords(
    log_words=words_of,
    played={"buy": "card"},
    harms={"wound": Harm(amount="count", weight=2), "destroy": Harm(weight=3)},
    action_text=action_text,
    plan_text=plan_text,
    refusal_text=refusal_text,
    recorded_messages=recorded_messages,
)
