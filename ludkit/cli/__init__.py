"""The command line: a module for each command of ``ludkit``, named after it."""
