"""ludkit: parse, check, generate, play and cross-check Ludii game descriptions."""
