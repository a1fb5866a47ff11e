"""What is asked at the table of Dino Battles and what answers it: `panel`, `prompt`, `answers`; the turn
above it (`turn_bar`), what the turn brought (`recap`).
"""
