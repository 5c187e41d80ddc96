"""The actions: each is one change of the state, named and written as in Ludii's trial files."""
