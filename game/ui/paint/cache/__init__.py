"""Pictures that are kept: `memory` caches what was drawn, `ahead` has a thread paint ahead.

`late` is for pictures that a screen shows after its first frame. Begin with `memory`.
"""
