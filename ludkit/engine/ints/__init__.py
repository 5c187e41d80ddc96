"""Whole numbers: ``game.functions.ints`` of the language, a module for each of its families."""
