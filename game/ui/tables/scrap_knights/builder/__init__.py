"""The builder of mechs. Begin with `scene.py`; `slots` are what is in, `pool` where it comes from, `measures`
what it adds up to.
"""
