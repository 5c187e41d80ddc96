"""How Python code states games: expressions, constructors and their types, definitions, names and code as text."""
