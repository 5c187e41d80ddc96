"""How the checker judges a tree: matching clauses, naming faults, names, the creation of the game, warnings."""
