"""The arena of Dino Battles: `arena` with both figures (`figures_at`), their plates, and the jumbotron
(`dice_sum`) with the sums of the dice.
"""
