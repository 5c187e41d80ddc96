"""Start rules: ``game.rules.start`` of the language, a module for each of its families."""
