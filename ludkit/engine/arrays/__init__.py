"""Arrays of whole numbers: ``game.functions.intArray`` of the language, a module for each of its families."""
