"""Code that makes every sound of the game from notes and noise; the program itself never runs it.

`python -m assets.sounding.build` writes `assets/sounds` anew, `--check` tells whether it belongs to this code.
"""
