"""Regions, that is sets of sites: ``game.functions.region`` of the language, a module for each of its families."""
