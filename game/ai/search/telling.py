"""Puts what a search has found into words: the thought of each kind of search."""

from collections.abc import Sequence

import msgspec

from game.ai.search.budget import Budget
from game.ai.search.tree import Edge, Node, line
from game.ai.thought import Choice, Thought
from game.engine.rules import Action
from game.engine.seats import Seat

_MOST_PLANS_TOLD = 12


def of_actions(
    actions: Sequence[Action], shares: Sequence[float], values: Sequence[float], taken: int, budget: Budget
) -> Thought:
    """Actions with how often each is to be taken."""
    choices = [
        Choice(str(action), share, value)
        for action, share, value in zip(actions, shares, values, strict=True)
    ]
    choices.sort(key=lambda choice: (-choice.share, -choice.value))
    return Thought(str(actions[taken]), tuple(choices), (), budget.done, budget.seconds)


def of_plans(
    seat: Seat,
    plans: Sequence[tuple[str, ...]],
    shares: Sequence[float],
    values: Sequence[float],
    taken: int,
    budget: Budget,
) -> Thought:
    """One choice for each plan: two of them may begin with the same action."""
    choices = [
        Choice(plan[0], share, value, tuple([(seat, action) for action in plan[1:]]))
        for plan, share, value in zip(plans, shares, values, strict=True)
    ]
    choices.sort(key=lambda choice: (-choice.share, -choice.value))
    first, *rest = plans[taken]
    return Thought(first, tuple(choices[:_MOST_PLANS_TOLD]), tuple(rest), budget.done, budget.seconds)


def of_tree(root: Node, taken: Edge, following: tuple[str, ...], budget: Budget) -> Thought:
    """The choices of a tree. Steps that begin with the same action are one choice, told by the best."""
    visits = sum(edge.visits for edge in root.edges.values()) or 1
    choices: dict[str, Choice] = {}
    for edge in sorted(root.edges.values(), key=lambda edge: (edge is not taken, -edge.visits, -edge.value)):
        name, share = str(edge.step[0]), edge.visits / visits
        first = choices.get(name)
        if first is None:
            told = tuple((seat, str(action)) for seat, action in line(root, edge))
            choices[name] = Choice(name, share, edge.value, told)
        else:
            choices[name] = msgspec.structs.replace(first, share=first.share + share)
    chosen = str(taken.step[0])
    ordered = sorted(
        choices.values(), key=lambda choice: (choice.action != chosen, -choice.share, -choice.value)
    )
    return Thought(chosen, tuple(ordered), following, budget.done, budget.seconds)
