"""Programs while they are written: `plan` is the draft as a value, `planner` its panel,
`programming` the part of the table that clicks, drags and keys reach, `directive_card` a card in it.
"""
