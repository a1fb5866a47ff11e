"""What all games share: seats, dice, decisions, actions, events and the match. Imports nothing else of game/."""
