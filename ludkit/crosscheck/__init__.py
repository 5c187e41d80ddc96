"""The cross-check: engines that play the same games, traces of them, and where two of them part."""
