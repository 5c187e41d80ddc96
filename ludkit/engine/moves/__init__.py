"""Moves: ``game.rules.play.moves`` of the language, a module for each of its families."""
