"""What all games share: seats, dice, decisions, actions, events, the match. Imports nothing else of game/."""
