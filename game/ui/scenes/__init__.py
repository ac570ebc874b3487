"""The screens: one module each, on a stack kept by `game.app`."""
