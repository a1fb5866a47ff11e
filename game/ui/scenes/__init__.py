"""The screens around the tables: title, load, settings, rulebook, credits, curtain, result, key moments.

Begin with `title.py`. `framed` is what most others stand on; each scene is pushed on the
navigator of the `Context` and popped when it is left.
"""
