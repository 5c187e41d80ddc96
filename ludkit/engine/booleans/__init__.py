"""Conditions: ``game.functions.booleans`` of the language, a module for each of its families."""
