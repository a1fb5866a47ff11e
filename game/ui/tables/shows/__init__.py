"""What moves at every table. `shows` ties an event's kind to its time, sound and motion.

`stage` plays motions over the table; `effects` are blows prepared by the helper thread; `motions`, `flips`,
`thrown_dice`, `fighter` and `breathing` are what several games move.
"""
