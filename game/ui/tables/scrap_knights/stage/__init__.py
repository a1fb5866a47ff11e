"""The place of the duel and the two mechs in it: `duel_board` draws them, `duelists` says where they stand
and in which pose, `strikes` how they strike.
"""
