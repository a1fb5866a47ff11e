"""What a choice is, in plain words: "Play Slash", "Attack in lane 2 with Golem"; and why it is none now."""

from collections.abc import Sequence

from game.engine.refusals import Refusal
from game.engine.rules import Action, Decision, Rules, View
from game.words.game_words import WORDS
from game.words.messages import shipped_messages
from game.words.sections import CHOICE_REASONS, FIGURES, REASONS


def action_text(rules: Rules, view: View, decision: Decision, action: Action, names: Sequence[str]) -> str:
    """One of the actions of a decision as a short sentence to whoever decides, without a full stop.

    `view` is what that seat sees then, `names` are those of the two seats.

    >>> from game.rules import load
    >>> rules = load("scrap_knights")
    >>> state = rules.new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 7)
    >>> decision = rules.decisions(state)[0]
    >>> action_text(rules, rules.view(state, 0), decision, rules.parse("act slash"), ("Ada", "Brunel"))
    'Play Slash'
    """
    return WORDS[rules.id].action_text(rules, view, decision, action, names)


def plan_text(
    rules: Rules, view: View, decision: Decision, plan: Sequence[Action], names: Sequence[str]
) -> str:
    """The first action of a plan in words, with what belongs to it: what is paid for, a whole program.

    >>> from game.rules import load
    >>> rules = load("scrapbots")
    >>> state = rules.new_game({**{one.key: one.default for one in rules.options}, "starts": "0"}, 5)
    >>> plan = [rules.parse(text) for text in ("scrap spare_parts", "scrap circuitry", "buy drone")]
    >>> plan_text(rules, rules.view(state, 0), rules.decisions(state)[0], plan, ("Ada", "Brunel"))
    'Play Spare Parts for Scrap, to buy Drone'
    """
    say = WORDS[rules.id].plan_text
    if say is None:
        return action_text(rules, view, decision, plan[0], names)
    return say(rules, view, decision, plan, names)


def refusal_text(rules: Rules, view: View, refusal: Refusal, names: Sequence[str]) -> str:
    """Why something cannot be chosen, in one sentence to whoever sees `view`.

    >>> from game.engine.match import Match
    >>> from game.rules import load
    >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
    >>> refusal = match.why_not(0, "use ad_pester")
    >>> refusal_text(match.rules, match.view(0), refusal, ("Ada", "Brunel"))
    'BOTs are used after the flip.'
    """
    return WORDS[rules.id].refusal_text(rules, view, refusal, names)


_LARGE = 20
"""From here on tenths say nothing."""
Numbers = tuple[str, float, float]
"""The key of a figure that a term is about, what it comes to after a choice, and after the others."""


def reason_text(
    game: str, term: str, *, best: bool = True, action: str = "", numbers: Numbers | None = None
) -> str:
    """Why a choice looks good, by the term of its estimate, in a sentence.

    Where none stands out, or a term would say little of such an `action`, the game may have a sentence of its
    own for it; else one that is not the `best` is said to be just that.
    """
    own = stated_reason(game, term, best=best, action=action, numbers=numbers)
    return own or shipped_messages(game).section(REASONS)["even" if best else "less"]


def stated_reason(
    game: str, term: str, *, best: bool = True, action: str = "", numbers: Numbers | None = None
) -> str:
    """The same where the term or the action says something; else "". With `numbers` it says how much."""
    messages = shipped_messages(game)
    word = action.partition(" ")[0]
    keys = (word, f"{word}_{term}" if term else f"{word}_{'best' if best else 'less'}")
    for key in keys:
        if not best and word and messages.has(CHOICE_REASONS, f"{key}_less"):
            return messages.say(CHOICE_REASONS, f"{key}_less")
        if word and messages.has(CHOICE_REASONS, key):
            return messages.say(CHOICE_REASONS, key)
    if numbers is not None:
        figure, *amounts = numbers
        amount, others = map(_rounded, amounts)
        return messages.say(FIGURES, figure, amount=amount, others=others)
    texts = messages.section(REASONS)
    return texts.get(term, texts["general"]) if term else ""


def _rounded(number: float) -> str:
    return f"{number:.0f}" if number >= _LARGE else f"{number:.1f}".removesuffix(".0")
