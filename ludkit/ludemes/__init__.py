"""The ludeme language: its schema, the checker, and the constructors with which Python states a game."""
