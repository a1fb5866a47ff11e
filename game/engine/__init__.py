"""What all games share: seats, dice, decisions, actions, events, moments and the match."""
